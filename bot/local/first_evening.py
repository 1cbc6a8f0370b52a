"""The first evening: what a newcomer finds when the local Discord opens for the first time."""

import asyncio
from random import Random

import structlog

from bot.local.people import ControlClient, Unanswered
from bot.local.playing import Pace, Table, with_everything
from bot.local.seen import NotPossible
from rules.games import GAMES

_log = structlog.get_logger()
_NEWCOMER = "Mika"
"""In whose place goes on whoever opens the page: no hand presses for that person once the first table is dealt."""
_GUESTS = ("Tom", "Jonas", "Giulia", "Anna")
_MID_PLAY = 40
"""Turns after which there is something to see on every table."""
_AT_EASE = Pace()
"""As people play."""
_BOT = 60.0
"""Seconds to wait for the bot."""


async def first_evening(control: ControlClient) -> None:
    """Lay the tables of a new world: the first against bots, then one of every game for people, in its own channel."""
    await _first_table(control, next(iter(GAMES)))
    await _open_forum(control)
    for game in GAMES:
        await _take_a_breath()
        await _lay(control, game, game, len(_GUESTS))


async def demo_evening(control: ControlClient) -> None:
    """Lay the first table, and in a channel of its own a table of every game in mid-play, with all its modules."""
    await _first_table(control, next(iter(GAMES)))
    await _open_forum(control)
    for game in GAMES:
        await _take_a_breath()
        await _lay(control, f"{game}-in-play", game, _MID_PLAY, everything=True)


async def _take_a_breath() -> None:
    """Those who just pressed at another table must not be too fast for the bot."""
    await asyncio.sleep(_AT_EASE.spell)


async def _first_table(control: ControlClient, game: str) -> None:
    """Deal the table that a newcomer sees first: one person against bots, which play as soon as they are asked."""
    try:
        await control.bot_connected(_BOT)
        await control.person(_NEWCOMER).command("/practice", game=game)
    except (NotPossible, Unanswered, TimeoutError) as problem:
        _tell(game, problem)


async def _open_forum(control: ControlClient) -> None:
    """Open a forum in which the bot may make posts and keep tags, and a role that may be called: to be tried out."""
    await control.ask("add_channel", name="forum", forum=True)
    await control.ask("add_role", name="Players", people=list(_GUESTS), mentionable=True)
    await control.ask("set_permissions", allow=["manage_channels", "manage_threads"])


async def _lay(
    control: ControlClient,
    channel: str,
    game: str,
    turns: int,
    *,
    everything: bool = False,
) -> None:
    """Deal a table and play on; a table that cannot be laid is left as it is, and the log says why.

    Args:
        channel: name of a new channel.
        turns: how many to play before the table is left to those who come.
        everything: whether all modules are played.
    """
    guests = list(_GUESTS[: GAMES[game].seats[1]])
    table = Table(control, channel, guests, Random(f"{game} {turns}"), _AT_EASE)  # noqa: S311 - the same turns every time
    try:
        await control.bot_connected(_BOT)
        await control.ask("add_channel", name=channel)
        await table.deal(game, with_everything(game, table.seats) if everything else None)
        await table.play(turns)
    except (NotPossible, Unanswered, TimeoutError) as problem:
        _tell(game, problem)


def _tell(game: str, problem: Exception) -> None:
    """Have the log say why a table was not laid."""
    _log.warning("table not laid", game=game, problem=str(problem) or type(problem).__name__)
