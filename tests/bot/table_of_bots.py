"""Tables with automatic players, for tests: what they think is thought in this process, so that it costs little."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from bot.play.bots.thinker import Pointless, Thinker, Thought, answers_to
from tests.bot.harness import done, info_of

if TYPE_CHECKING:
    from tests.bot.harness import Harness


class Here(Thinker):
    """Thinks in the process of the test.

    Attributes:
        thoughts: What it was asked.
    """

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[Thought] = []

    @override
    async def think(self, thought: Thought) -> tuple[str, ...]:
        self.thoughts.append(thought)
        found = answers_to(thought)
        if isinstance(found, str):
            raise Pointless(found)
        return found


def think_here(harness: Harness) -> Here:
    """Let the automatic players of a service think in this process, and none of their turns be drawn out."""
    here = Here()
    harness.service.driver.thinker, harness.service.driver.pause = here, (0, 0)
    return here


async def open_with(harness: Harness, game: str, *people: int, bots: int = 1, level: str = "apprentice") -> str:
    """A lobby of some people and automatic players."""
    match = await harness.open(game, *people)
    for _ in range(bots):
        info_of(await harness.service.add_bot(harness.caller(people[0]), match, level))
    return match


async def deal_with(harness: Harness, game: str, *people: int, bots: int = 1, level: str = "apprentice") -> str:
    """A match of some people and automatic players, with all posts sent."""
    match = await open_with(harness, game, *people, bots=bots, level=level)
    await harness.post()
    done(await harness.service.start(harness.caller(people[0]), match))
    await harness.post()
    return match


async def all_play(harness: Harness, match: str) -> int:
    """Let the automatic players of a match play until it waits for nobody but people; the number of goes."""
    goes = 0
    while await harness.service.driver.play(match):
        goes += 1
    return goes
