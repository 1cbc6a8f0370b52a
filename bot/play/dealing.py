"""Dealing: a lobby becomes a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.play.catalog import setup_of
from bot.play.lobby import host
from bot.play.options import refused_setup
from bot.play.outcomes import Done, Objected
from bot.play.posts import tell_dealt
from bot.play.seed import seated, seed_of
from bot.store import matches
from bot.store.outbox import Draft

if TYPE_CHECKING:
    from bot.play.outcomes import Caller, MatchInfo, Outcome
    from bot.play.unit_of_work import UnitOfWork


def start(unit: UnitOfWork, caller: Caller, match: str | None, guests: int | None = None) -> Outcome:
    """Deal (opener or manager), unless there are not as many guests any more as whoever deals has seen."""
    info = host(unit, caller, match)
    if isinstance(info, Objected):
        return info
    game = unit.catalog.games[info.game]
    if len(info.guests) < game.seats[0]:
        return Objected("too-few", info=info, detail=str(game.seats[0]))
    if guests is not None and guests != len(info.guests):
        return Objected("other-guests", info=info)
    if refused_setup(game, info) is not None:
        return Objected("refused-setup", info=info)
    unconfirmed = [guest.name for guest in info.guests if not guest.confirmed]
    if unconfirmed:
        return Objected("unconfirmed", info=info, detail=", ".join(unconfirmed))
    if info.lobby_message is None:
        _post_again(unit, info)
        return Objected("no-post", info=info)
    deal(unit, info, info.lobby_message)
    loaded = unit.load(unit.stored(info.id), caller.user)
    tell_dealt(unit, loaded)
    return Done(loaded)


def deal(unit: UnitOfWork, info: MatchInfo, lobby_message: int) -> None:
    """Seat the guests and deal."""
    lobby = unit.stored(info.id)
    seed = seed_of(lobby.half, lobby_message, [guest.word for guest in info.guests])
    table = seated(seed, info.guests, unit.catalog.games[info.game].colours)
    unit.connection.executemany(
        "INSERT INTO seats (match, seat, user, name, colour) VALUES (?, ?, ?, ?, ?)",
        [(info.id, seat, guest.user, guest.name, colour) for seat, (guest, colour) in enumerate(table)],
    )
    setup = setup_of(lobby, len(table), seed)
    match = unit.catalog.book(unit.connection, lobby).deal(setup)
    unit.connection.execute(
        "UPDATE matches SET phase = 'running', seed = ?, snapshot = ?, version = ?, started = ? WHERE id = ?",
        (seed, match.dump(), match.version, unit.now, info.id),
    )


def _post_again(unit: UnitOfWork, info: MatchInfo) -> None:
    """Post the lobby once more if Discord refused it and nothing is on its way."""
    waiting = unit.connection.execute(
        "SELECT 1 FROM outbox WHERE match = ? AND kind = 'lobby' AND closed IS NULL", (info.id,)
    ).fetchone()
    if waiting is None:
        unit.enqueue(info, Draft("lobby", silent=True))


def post_again(unit: UnitOfWork, match: str) -> bool:
    """Post the table once more if Discord refused its last post and nothing is on its way.

    Returns:
        Whether there is something new to send.
    """
    last = unit.connection.execute(
        "SELECT how, kind FROM outbox WHERE match = ? AND kind IN ('dealt', 'table', 'over') ORDER BY id DESC LIMIT 1",
        (match,),
    ).fetchone()
    if last is None or last["how"] != "failed":
        return False
    info = matches.info(unit.connection, unit.stored(match))
    unit.enqueue(info, Draft(last["kind"]))
    return True
