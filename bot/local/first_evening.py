"""The first evening: what a newcomer finds when the local Discord opens for the first time."""

import asyncio
from random import Random

import structlog

from bot.local.people import ControlClient, NotPossible, Unanswered
from bot.local.playing import Pace, Table, with_everything
from rules.games import GAMES

_log = structlog.get_logger()
_GUESTS = ("Mika", "Jonas", "Giulia", "Tom")
_MID_PLAY = 40
"""Turns after which there is something to see on every table."""
_AT_EASE = Pace()
"""As people play."""
_BOT = 60.0
"""Seconds to wait for the bot."""


async def first_evening(control: ControlClient) -> None:
    """Lay a table of every game: the first at the main guest's first turn, each other in its own channel."""
    first, *others = GAMES
    await _first_table(control, first)
    for game in others:
        await _take_a_breath()
        await _lay(control, game, game, len(_GUESTS))


async def demo_evening(control: ControlClient) -> None:
    """Lay the first table, and in a channel of its own a table of every game in mid-play, with all its modules."""
    await _first_table(control, next(iter(GAMES)))
    for game in GAMES:
        await _take_a_breath()
        await _lay(control, f"{game}-in-play", game, _MID_PLAY, everything=True)


async def _take_a_breath() -> None:
    """Those who just pressed at another table must not be too fast for the bot."""
    await asyncio.sleep(_AT_EASE.spell)


async def _first_table(control: ControlClient, game: str) -> None:
    """Deal the table that a newcomer sees first, and play until the main guest alone is asked.

    Whoever opens the page goes on in the main guest's place, and must not meet a hand that plays there already.
    """
    await _lay(control, None, game, 0, to=_GUESTS[0])


async def _lay(
    control: ControlClient,
    channel: str | None,
    game: str,
    turns: int,
    *,
    to: str | None = None,
    everything: bool = False,
) -> None:
    """Deal a table and play on; a table that cannot be laid is left as it is, and the log says why.

    Args:
        control: the people.
        channel: name of a new channel; None is the first of the guild.
        game: which.
        turns: how many to play before the table is left to those who come.
        to: who has the turn then, if somebody has to.
        everything: whether all modules are played.
    """
    guests = list(_GUESTS[: GAMES[game].seats[1]])
    table = Table(control, channel, guests, Random(f"{game} {turns}"), _AT_EASE)  # noqa: S311 - the same turns every time
    try:
        await control.bot_connected(_BOT)
        if channel is not None:
            await control.ask("add_channel", name=channel)
        await table.deal(game, with_everything(game, table.seats) if everything else None)
        await table.play(turns)
        if to is not None:
            await table.play_to(to)
    except (NotPossible, Unanswered, TimeoutError) as problem:
        _log.warning("table not laid", game=game, problem=str(problem) or type(problem).__name__)
