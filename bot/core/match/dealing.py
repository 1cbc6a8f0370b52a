"""Dealing: a lobby becomes a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.announcing.queue import tell_dealt
from bot.core.boxes.catalog import setup_of
from bot.core.changes import Position, position
from bot.core.match.lobbies import everyone, holder, host, lost_box
from bot.core.match.seed import seated, seed_of
from bot.core.options import RANKED_LEAST, is_ranked, refused_setup
from bot.core.outcomes import Done, Objected
from bot.core.unit_of_work import Overtaken, people_of
from bot.store import matches, seat_history, seats
from bot.store.match_rows import StoredMatch
from bot.store.outbox_rows import Draft
from bot.store.records import Holder, MatchInfo
from render.core.face import Face
from rules.core.book import Book
from rules.core.frozen import frozen
from rules.core.game import Game
from rules.core.match import Match
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork


@frozen
class Lobby:
    """A lobby that is to be dealt.

    Attributes:
        stored: Its row.
        info: What is known of it.
        game: What is played.
        face: What people see of it.
        book: The game with the lobby's tables.
    """

    stored: StoredMatch
    info: MatchInfo
    game: Game
    face: Face
    book: Book


@frozen
class Deal:
    """A match as it was dealt, ready to be stored.

    Attributes:
        lobby: What it was dealt from.
        number: What went into the seed beside the half and the words.
        seed: Its seed.
        holders: Who gets which seat.
        match: The match.
        snapshot: Its position as it is stored.
        position: Its position.
        hands: The seats that hold cards.
    """

    lobby: Lobby
    number: int
    seed: bytes
    holders: tuple[Holder, ...]
    match: Match
    snapshot: str
    position: Position
    hands: tuple[Seat, ...]


def find_hosted(unit: UnitOfWork, caller: Caller, match: str | None, guests: int | None = None) -> Lobby | Objected:
    """Find the lobby that the caller may start, if all is ready for it and as many are there as the caller has seen."""
    info = host(unit, caller, match)
    if isinstance(info, Objected):
        return info
    game = unit.catalog.games[info.game]
    if info.taken < game.seats[0]:
        return Objected("too-few", info=info, detail=str(game.seats[0]))
    if is_ranked(info.options) and len(info.guests) < RANKED_LEAST:
        return Objected("too-few", info=info, detail=str(RANKED_LEAST))
    if guests is not None and guests != info.taken:
        return Objected("other-guests", info=info)
    if refused_setup(game, info) is not None:
        return Objected("refused-setup", info=info)
    lost = lost_box(unit, info)
    if lost is not None:
        return Objected("no-box", info=info, detail=lost)
    unconfirmed = [guest.name for guest in info.guests if not guest.confirmed]
    if unconfirmed:
        return Objected("unconfirmed", info=info, detail=", ".join(unconfirmed))
    return lobby_of(unit, info.id)


def lobby_of(unit: UnitOfWork, match: str) -> Lobby:
    """A lobby with all that is needed to deal it."""
    stored, info = unit.stored(match), unit.info(match)
    book = unit.catalog.book(unit.connection, stored)
    return Lobby(stored, info, unit.catalog.games[info.game], unit.catalog.faces[info.game], book)


def deal(lobby: Lobby) -> Deal | Outcome:
    """Seat the guests and deal; the id of the lobby's post goes into the seed."""
    info = lobby.info
    if info.lobby_message is None:
        return Objected("no-post", info=info)
    return deal_from(lobby, info.lobby_message)


def deal_from(lobby: Lobby, number: int) -> Deal:
    """Seat the guests and deal.

    Args:
        number: What goes into the seed beside the half and the words: id of the lobby's post, or what stands for it.
    """
    info = lobby.info
    seed = seed_of(lobby.stored.half, number, [guest.word for guest in info.guests])
    table = seated(seed, everyone(info), lobby.game.colours)
    match = lobby.book.deal(setup_of(lobby.stored, len(table), seed))
    holders = tuple(holder(info, guest, colour) for guest, colour in table)
    held = (Seat(seat) for seat in range(len(table)) if lobby.face.holding(match.view(Seat(seat))) is not None)
    return Deal(lobby, number, seed, holders, match, match.dump(), position(match), tuple(held))


def start(unit: UnitOfWork, caller: Caller, dealt: Deal) -> Outcome:
    """Keep a match that was dealt."""
    lobby, name = dealt.lobby, dealt.lobby.info.id
    if unit.stored(name) != lobby.stored or unit.info(name) != lobby.info:
        raise Overtaken(name)
    unit.enqueue(lobby.info, Draft("lobby", silent=True))
    return begin(unit, caller, dealt)


def begin(unit: UnitOfWork, caller: Caller, dealt: Deal) -> Done:
    """Let a match begin that was dealt."""
    lobby, name = dealt.lobby, dealt.lobby.info.id
    seats.insert(unit.connection, name, dealt.holders)
    seat_history.dealt(unit.connection, name, _persons(dealt))
    matches.deal(
        unit.connection, name, dealt.seed, dealt.snapshot, dealt.match.version, unit.now, drawn_with=dealt.number
    )
    people = people_of(seats.rows(unit.connection, name))
    tell_dealt(unit, lobby.info, people, dealt.position, dealt.hands)
    return Done(unit.load(unit.stored(name), caller.user, dealt.match))


def _persons(dealt: Deal) -> list[tuple[int, int]]:
    """The seats that people get, each with the person."""
    return [(seat, holder.user) for seat, holder in enumerate(dealt.holders) if holder.user is not None]
