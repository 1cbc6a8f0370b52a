"""Keep a service of the present versions: `python -m tests.stored.make` writes the files that are missing.

A file is written once, when a version of the rules is new, and never again: it shows what the bot of that day stored.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from bot.core.outcomes import Voted
from bot.topics.lobby import operations as lobby
from bot.topics.undo import operations as undo
from bot.topics.votes import operations as votes
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import PEOPLE, Harness, done, open_harness
from tests.contract.playing import book, setup
from tests.stored.archive import file_of, put_away
from tests.toy import TOYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.game import Game

OPENING = {"nippon": 30, "osaka": 30, "yokohama": 30}
"""Answers before a match goes back."""

ANSWERS = {"nippon": 60, "osaka": 40, "yokohama": 100}
"""Times the number of a match: answers after it went back, so that each match is further on than the last."""

USUAL = 5
"""As many, before and after, for other games: a match that ends within them cannot be kept, a long one wants more."""


def released() -> list[Game]:
    """The games that are played outside of tests."""
    return [game for key, game in sorted(GAMES.items()) if key not in TOYS]


def options_of(game: Game, number: int) -> dict[str, str]:
    """The options of one match, so that a few matches have seen each value."""
    return {
        option.key: ",".join(option.values[:number]) if option.many else option.values[number % len(option.values)]
        for option in game.options
    }


def present(game: Game) -> int:
    """The present version of a game's rules."""
    return book(game.key).deal(setup(game.key, game.seats[0], 1)).version


async def play(here: Harness, game: Game, number: int) -> None:
    """Play one match to its middle, going back once on the way."""
    seats, channel, rng = game.seats[0] + number, number + 1, Rng(b"stored/%d" % number)
    people = PEOPLE[:seats]
    match = await here.open(game.key, *people, channel=channel, options=options_of(game, number))
    await here.post()
    done(await lobby.start(here.acting, here.caller(people[0], channel=channel), match))
    aim = game.aims[number % len(game.aims)]
    await here.play_on(match, rng, OPENING.get(game.key, USUAL), channel=channel, aim=aim)
    await go_back(here, match, people, channel)
    await here.play_on(match, rng, ANSWERS.get(game.key, USUAL) * number, channel=channel, aim=aim)
    await here.post()
    loaded = await here.load(match, None)
    assert loaded.info.phase == "running"


async def go_back(here: Harness, match: str, people: Sequence[int], channel: int) -> None:
    """Go back by two answers, as all agree."""
    stands = len((await here.load(match, None)).match.standing_moves)
    proposal = await here.acting.play(here.caller(people[0], channel=channel), undo.propose_undo(match, stands - 2))
    assert isinstance(proposal, Voted), proposal
    for user in people[1:]:
        await here.acting.play(here.caller(user, channel=channel), votes.vote(proposal.vote, agree=True))
    assert len((await here.load(match, None)).match.standing_moves) == stands - 2


async def keep(game: Game) -> None:
    """Keep a service with a match for each number of seats, unless this version is kept already."""
    file = file_of(game.key, present(game))
    if file.exists():
        return
    with TemporaryDirectory() as folder:
        async with open_harness(Path(folder)) as here:
            for number in range(game.seats[1] - game.seats[0] + 1):
                await play(here, game, number)
        put_away(Path(folder) / "hatoba.sqlite3", file)


async def main() -> None:
    """Keep a service for each game."""
    for game in released():
        await keep(game)


if __name__ == "__main__":
    asyncio.run(main())
