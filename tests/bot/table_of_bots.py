"""Tables with automatic players, for tests: what they think is thought in this process, so that it costs little."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeVar

from typing_extensions import override

from bot.players.thinker import Failure, Pointless, Thinkable, Thinker, Thought, come_to
from bot.topics.lobby import operations as lobby
from rules.core.rng import Rng
from tests.bot.harness import CHANNEL, done, info_of

if TYPE_CHECKING:
    from bot.store.outbox_rows import Row
    from tests.bot.harness import Harness


T = TypeVar("T")


class Here(Thinker):
    """Thinks in the process of the test.

    Attributes:
        thoughts: What it was asked.
    """

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: list[Thought] = []

    @override
    async def think(self, thought: Thinkable[T]) -> T:
        if isinstance(thought, Thought):
            self.thoughts.append(thought)
        found = come_to(thought)
        if isinstance(found, Failure):
            raise Pointless(found.what)
        return found


def think_here(harness: Harness) -> Here:
    """Let the automatic players of a service think in this process, and none of their turns be drawn out."""
    here = Here()
    harness.driver.thinker, harness.driver.pause = here, (0, 0)
    return here


async def open_with(
    harness: Harness, game: str, *people: int, bots: int = 1, level: str = "apprentice", channel: int = CHANNEL
) -> str:
    """A lobby of some people and automatic players."""
    match = await harness.open(game, *people, channel=channel)
    host = partial(harness.caller, people[0], channel=channel)
    for _ in range(bots):
        info_of(await harness.acting.act(host(), lobby.add_bot, match, level))
    return match


async def deal_with(
    harness: Harness, game: str, *people: int, bots: int = 1, level: str = "apprentice", channel: int = CHANNEL
) -> str:
    """A match of some people and automatic players, with all posts sent."""
    match = await open_with(harness, game, *people, bots=bots, level=level, channel=channel)
    await harness.post()
    done(await lobby.start(harness.acting, harness.caller(people[0], channel=channel), match))
    await harness.post()
    return match


async def all_play(harness: Harness, match: str) -> int:
    """Let the automatic players of a match play until it waits for no one but people; the number of goes."""
    goes = 0
    while await harness.driver.play(match):
        goes += 1
    return goes


async def bot_seats(harness: Harness, match: str) -> list[int]:
    """The seats of a match that automatic players have."""
    people = (await harness.load(match, None)).people
    return [seat for seat, person in enumerate(people) if person.bot]


async def posted(harness: Harness) -> list[Row]:
    """What is now posted in the channel; buttons of older posts may go."""
    return [row for row in await harness.post() if row.channel is not None and row.kind != "strip"]


async def until_a_bot_is_asked(harness: Harness, match: str) -> None:
    """Let people play until the match waits for an automatic player alone."""
    rng, channel = Rng(b"until"), (await harness.load(match, None)).info.channel
    while await harness.play_on(match, rng, 1, channel=channel):
        continue
