"""The first evening: what a newcomer finds when the local Discord opens for the first time."""

import asyncio
from random import Random

import structlog

from bot.local.people import ControlClient, NotPossible, Unanswered
from bot.local.playing import Pace, Table, with_everything
from render.core.words import Words
from render.faces import FACES
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
    """Deal one table to four people, up to the first turn proper."""
    await _lay(control, None, first_game(), len(_GUESTS))


def first_game() -> str:
    """Key of the game for all guests that is soonest learned: the one with the fewest rules to look up."""
    words = Words.of("en")
    for_all = [key for key, game in GAMES.items() if game.seats[1] >= len(_GUESTS)]
    return min(for_all, key=lambda key: len(FACES[key].topics(words)))


async def demo_evening(control: ControlClient) -> None:
    """Deal the first table, and in a channel of its own a table of every game in mid-play, with all its modules."""
    await first_evening(control)
    for game in GAMES:
        # Those who just pressed at another table must not be too fast for the bot.
        await asyncio.sleep(_AT_EASE.spell)
        await _lay(control, f"{game}-in-play", game, _MID_PLAY)


async def _lay(control: ControlClient, channel: str | None, game: str, turns: int) -> None:
    """Deal a table and play on; a table that cannot be laid is left as it is, and the log says why.

    Args:
        control: the people.
        channel: name of a new channel; None is the first of the guild.
        game: which.
        turns: how many to play before the table is left to those who come.
    """
    guests = list(_GUESTS[: GAMES[game].seats[1]])
    table = Table(control, channel, guests, Random(f"{game} {turns}"), _AT_EASE)  # noqa: S311 - the same turns every time
    try:
        await control.bot_connected(_BOT)
        if channel is not None:
            await control.ask("add_channel", name=channel)
        await table.deal(game, None if channel is None else with_everything(game, table.seats))
        await table.play(turns)
    except (NotPossible, Unanswered, TimeoutError) as problem:
        _log.warning("table not laid", game=game, problem=str(problem) or type(problem).__name__)
