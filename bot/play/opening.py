"""Opening a lobby, for the first time or for a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play.doors import enter
from bot.play.options import Bad, chosen
from bot.play.outcomes import LobbyChanged, Objected
from bot.play.posts import told
from bot.play.seed import new_half, seal_of
from bot.play.shelf import PACK
from bot.play.texts import clean
from bot.store import matches
from bot.store.matches import Stored
from bot.store.outbox import Draft
from render.core.people import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.play.outcomes import Caller, Card, Outcome
    from bot.play.room import Room
    from bot.play.shelf import Tables
    from render.core.people import Lang
    from rules.core.game import Game

PACES = ("day", "live", "slow")
"""Paces that a table may wish for; the first stands until somebody chooses."""


def open_lobby(
    room: Room, caller: Caller, game: str, *, seats: int | None, options: Mapping[str, str], lang: Lang
) -> Outcome:
    """Open a lobby in the caller's channel; the caller is its first guest."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    rules = room.shelf.games.get(game)
    if rules is None:
        return Objected("unknown-game", detail=clean(game))
    wanted = chosen(rules, {}, options)
    if isinstance(wanted, Bad):
        return Objected("bad-option", detail=wanted.key)
    most = rules.seats[1] if seats is None else seats
    if not rules.seats[0] <= most <= rules.seats[1]:
        return Objected("bad-option", detail="seats")
    if lang not in LANGUAGES:
        return Objected("bad-option", detail="lang")
    crowded = _crowded(room, caller)
    if crowded is not None:
        return crowded
    tables = kept_tables(room, rules, wanted)
    if tables is None:
        return Objected("bad-option", detail=PACK)
    return _open(room, caller, rules, most, wanted, lang, caller.guild, tables)


def kept_tables(room: Room, game: Game, options: Mapping[str, str]) -> Tables | None:
    """Keep the component tables that a match with these options is dealt from; None if its pack cannot be used."""
    try:
        tables = room.shelf.tables(game, options.get(PACK, ""))
    except ValueError:
        return None
    matches.keep_tables(room.connection, tables.hash, game.key, tables.content)
    return tables


def _crowded(room: Room, caller: Caller) -> Objected | None:
    """Why no further lobby can be opened here, if so."""
    here = matches.live_in(room.connection, caller.channel)
    if here is not None and room.stored(here).phase in ("lobby", "running"):
        return Objected("occupied", card=room.card(here), detail=link(room.card(here)))
    mine = [room.stored(name) for name in matches.of_person(room.connection, caller.user)]
    if sum(stored.phase == "lobby" and stored.opener == caller.user for stored in mine) >= room.limits.lobbies:
        return Objected("many-lobbies", detail=str(room.limits.lobbies))
    if len(matches.of_guild(room.connection, caller.guild or 0)) >= room.limits.matches:
        return Objected("many-matches", detail=str(room.limits.matches))
    return None


def link(card: Card) -> str:
    """Address of a match's newest post, or of its channel."""
    post = card.post or card.lobby_message
    return f"https://discord.com/channels/{card.guild}/{card.channel}" + (f"/{post}" if post is not None else "")


def _open(
    room: Room,
    caller: Caller,
    game: Game,
    seats: int,
    options: Mapping[str, str],
    lang: Lang,
    guild: int,
    tables: Tables,
) -> LobbyChanged:
    half = new_half()
    stored = Stored(
        id=room.new_id(),
        game=game.key,
        guild=guild,
        channel=caller.channel,
        phase="lobby",
        opener=caller.user,
        seats=seats,
        options=options,
        lang=lang,
        pace=PACES[0],
        tables=tables.hash,
        reconstructed=tables.reconstructed,
        half=half,
        seal=seal_of(half),
        seed=None,
        version=0,
        snapshot=None,
        shown_from=0,
        shown=0,
        created=room.now,
        started=None,
        ended=None,
    )
    matches.insert(room.connection, stored)
    seat_guest(room, caller, stored.id, None)
    card = room.card(stored.id)
    room.enqueue(card, Draft("seal", silent=True))
    room.enqueue(card, Draft("lobby", silent=True))
    return LobbyChanged(card, "opened")


def seat_guest(room: Room, caller: Caller, match: str, colour: str | None) -> None:
    """Write somebody into a lobby, behind all who joined before."""
    room.connection.execute(
        "INSERT INTO guests (match, number, user, name, colour, word, confirmed) VALUES "
        "(?1, (SELECT coalesce(max(number), 0) + 1 FROM guests WHERE match = ?1), ?2, ?3, ?4, '', 1)",
        (match, caller.user, clean(caller.name), colour),
    )


def rematch(room: Room, caller: Caller, match: str) -> Outcome:
    """Open a lobby with the options of a match that has ended, and call the others; who played it may."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    stored = enter(room, caller, match)
    if isinstance(stored, Objected):
        return stored
    card = room.card(stored.id)
    if card.phase in ("lobby", "running"):
        return Objected("occupied", card=card, detail=link(card))
    if all(guest.user != caller.user for guest in card.guests):
        return Objected("stranger", room.sitting(stored, caller.user) if stored.seed else None, card)
    options = dict(card.options)
    opened = open_lobby(room, caller, card.game, seats=max(len(card.guests), 1), options=options, lang=card.lang)
    if isinstance(opened, LobbyChanged):
        others = tuple(guest.user for guest in card.guests if guest.user != caller.user)
        told(room, opened.card, "bot-rematch", ping=others, who=clean(caller.name), game=card.game)
    return opened
