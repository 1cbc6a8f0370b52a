"""Dealing: a lobby becomes a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play.lobby import host
from bot.play.outcomes import Done, Objected
from bot.play.posts import tell_dealt
from bot.play.seed import seated, seed_of
from bot.play.shelf import setup_of
from bot.store import matches
from bot.store.outbox import Draft

if TYPE_CHECKING:
    from bot.play.outcomes import Caller, Card, Outcome
    from bot.play.room import Room


def start(room: Room, caller: Caller, match: str | None) -> Outcome:
    """Deal (opener or manager)."""
    card = host(room, caller, match)
    if isinstance(card, Objected):
        return card
    least = room.shelf.games[card.game].seats[0]
    if len(card.guests) < least:
        return Objected("too-few", card=card, detail=str(least))
    unconfirmed = [guest.name for guest in card.guests if not guest.confirmed]
    if unconfirmed:
        return Objected("unconfirmed", card=card, detail=", ".join(unconfirmed))
    if card.lobby_message is None:
        _post_again(room, card)
        return Objected("no-post", card=card)
    deal(room, card, card.lobby_message)
    sitting = room.sitting(room.stored(card.id), caller.user)
    tell_dealt(room, sitting)
    return Done(sitting)


def deal(room: Room, card: Card, lobby_message: int) -> None:
    """Seat the guests and deal."""
    lobby = room.stored(card.id)
    seed = seed_of(lobby.half, lobby_message, [guest.word for guest in card.guests])
    table = seated(seed, card.guests, room.shelf.games[card.game].colours)
    room.connection.executemany(
        "INSERT INTO seats (match, seat, user, name, colour) VALUES (?, ?, ?, ?, ?)",
        [(card.id, seat, guest.user, guest.name, colour) for seat, (guest, colour) in enumerate(table)],
    )
    setup = setup_of(lobby, len(table), seed)
    match = room.shelf.book(room.connection, lobby).deal(setup)
    room.connection.execute(
        "UPDATE matches SET phase = 'running', seed = ?, snapshot = ?, version = ?, started = ? WHERE id = ?",
        (seed, match.dump(), match.version, room.now, card.id),
    )


def _post_again(room: Room, card: Card) -> None:
    """Post the lobby once more if Discord refused it and nothing is on its way."""
    waiting = room.connection.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'lobby' AND closed IS NULL", (card.id,)
    ).fetchone()
    if waiting is None:
        room.enqueue(card, Draft("lobby", silent=True))


def post_again(room: Room, match: str) -> bool:
    """Post the table once more if Discord refused its last post and nothing is on its way.

    Returns:
        Whether there is something new to send.
    """
    last = room.connection.execute(
        "SELECT how, kind FROM outbox WHERE match = ? AND kind IN ('dealt', 'table', 'over') ORDER BY id DESC LIMIT 1",
        (match,),
    ).fetchone()
    if last is None or last["how"] != "failed":
        return False
    card = matches.card(room.connection, room.stored(match))
    room.enqueue(card, Draft(last["kind"]))
    return True
