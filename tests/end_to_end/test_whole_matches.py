"""Whole matches by people who know what they want: by buttons, by typed turns, with every module, with kills."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

import pytest

from bot.local.playing import with_everything
from rules.core.frozen import frozen
from tests.end_to_end.aiming import Aiming
from tests.end_to_end.deployment import PLAIN, deployed, with_few_pictures
from tests.end_to_end.judge import everyone_sees_the_score, faults_of, load_match
from tests.end_to_end.kills import MORTAL, Killer
from tests.end_to_end.matches import deal

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.conftest import Sample
    from tests.end_to_end.deployment import Deployment
    from tests.end_to_end.matches import Table

NAMES = ("Mika", "Jonas", "Giulia", "Tom")


@frozen
class Evening:
    """How one match is played.

    Attributes:
        game: What is played.
        seats: Number of players.
        aim: What all of them aim at.
        way: How they answer.
        everything: Whether all modules are in.
        kills: Whether the bot is killed meanwhile, once at every mortal stage.
        won: How it ends for who plays alone; None where there are others.
    """

    game: str
    seats: int
    aim: str
    way: Literal["buttons", "typing"]
    everything: bool = False
    kills: bool = False
    won: bool | None = None

    @property
    def name(self) -> str:
        """What the test is called."""
        end = {True: "-won", False: "-lost", None: ""}[self.won]
        return f"{self.game}-{self.seats}-{self.way}{end}"


EVENINGS = (
    Evening("yokohama", 4, "orders", "buttons", kills=True),
    Evening("yokohama", 2, "shops", "buttons", everything=True),
    Evening("yokohama", 3, "church", "typing", everything=True),
    Evening("nippon", 1, "goals", "typing", won=True),
    Evening("nippon", 1, "mining", "buttons", kills=True, won=False),
    Evening("nippon", 2, "modifiers", "typing", kills=True),
    Evening("nippon", 4, "fleet", "typing"),
    Evening("nippon", 3, "contracts", "buttons", everything=True, kills=True),
)

IN_FULL = ("yokohama-3-typing", "nippon-2-typing", "nippon-4-typing")
"""Those that are played in a full run only: what is typed, and all modules, have their matches in a heavy run too."""

MOST_TRIED = 12
"""Matches within which who plays alone ends as wanted; three of four are won by the aim that wins."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    full = metafunc.config.getoption("--full")
    evenings = [each for each in EVENINGS if full or each.name not in IN_FULL]
    metafunc.parametrize("evening", evenings, ids=[each.name for each in evenings])


@pytest.mark.longest
@pytest.mark.long
async def test_a_match_with_an_aim(
    tmp_path: Path,
    evening: Evening,
    checked: Callable[[int], None],
    tell: Callable[[str], None],
    sample: Sample,
) -> None:
    rng = Random(evening.seats)
    command = with_few_pictures(tmp_path) if sample(0, evening.kills, 0) else PLAIN
    async with deployed(tmp_path, checked, command, PRESSES="10000", EMOJIS="yes") as here:
        tables: list[Table] = []
        while not tables or not ended_as_wanted(tables[-1], evening):
            assert len(tables) < MOST_TRIED, "always the same end"
            tables.append(await played(here, evening, rng))
        await here.well()
        assert await faults_of(here, tables) == []
        assert {table.phase for table in tables} == {"over"}
        await everyone_sees_the_score(tables[-1])
        tell(f"  {evening.name}: {sum(table.revision for table in tables)} answers")


async def played(here: Deployment, evening: Evening, rng: Random) -> Table:
    """Deal a table and play there to the end of the match."""
    options = with_everything(evening.game, evening.seats) if evening.everything else None
    table = await deal(here, evening.game, NAMES[: evening.seats], options=options)
    aiming = Aiming(table, evening.aim)
    on = aiming.by_buttons if evening.way == "buttons" else aiming.by_typing
    if evening.kills:
        table.killer = Killer(here, rng, table.channel, await table.dms(), list(MORTAL))
    await table.play(on, rng)
    if table.killer:
        await table.killer.rest()
        assert table.killer.struck.total() == len(MORTAL)
    assert len(aiming.typed) <= table.revision // 20
    return table


def ended_as_wanted(table: Table, evening: Evening) -> bool:
    """Whether who plays alone has won or lost as this evening is to end; with others any end will do."""
    verdict = load_match(table.here, table.match).match.verdict()
    return verdict is None or verdict.won == evening.won
