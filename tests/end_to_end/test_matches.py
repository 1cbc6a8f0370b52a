"""Matches at the two processes that README starts, while the bot is killed again and again, some of them whole."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.end_to_end.deployment import PLAIN, deployed, with_few_pictures
from tests.end_to_end.judge import everyone_sees_the_score, faults_of
from tests.end_to_end.kills import MORTAL, STAGES, Killer, table_of
from tests.end_to_end.matches import deal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from tests.conftest import Sample
    from tests.end_to_end.kills import Stage
    from tests.end_to_end.matches import Table

NAMES = ("Mika", "Jonas", "Giulia", "Tom")
TABLES = ((2, "buttons"), (3, "typing"), (4, "buttons"))
"""How many sit at each table, and how they answer."""
WHOLE = 3
"""Who sits at the table that is played to its end in a heavy run; in a full one all are."""
SHORT = ((3, "buttons"),)
"""The table of the short run, in which a match is left as soon as the bot has died as often as it should."""
FEW = 2
"""Kills of a match in the short run; one that is played to its end dies at every stage, others at half of them."""

MOST = 400
"""Answers within which the bot must have died as often as it should."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "way" in metafunc.fixturenames:
        heavy = metafunc.config.getoption("--heavy")
        metafunc.parametrize(("seats", "way"), TABLES if heavy else SHORT)


@pytest.fixture(scope="module")
def struck(tell: Callable[[str], None]) -> Iterator[Counter[Stage]]:
    """How often the bot was killed at each stage, told at the end."""
    counted: Counter[Stage] = Counter()
    yield counted
    for line in table_of(counted):
        tell(line)


@pytest.mark.longest
async def test_a_match_outlives_every_kill(
    tmp_path: Path,
    seats: int,
    way: str,
    struck: Counter[Stage],
    sample: Sample,
    *,
    heavy: bool,
    checked: Callable[[int], None],
) -> None:
    rng, whole = Random(seats * 10 + (way == "typing")), bool(sample(0, int(seats == WHOLE), 1))
    command = PLAIN if whole else with_few_pictures(tmp_path)
    async with deployed(tmp_path, checked, command, PRESSES="10000") as here:
        table = await deal(here, "osaka", NAMES[:seats])
        stages = len(STAGES) if whole else len(STAGES) // 2 if heavy else FEW
        due = [STAGES[(5 * seats // 2 + n) % len(STAGES)] for n in range(stages)]
        rng.shuffle(due)
        asked = len(due)
        table.killer = killer = Killer(here, rng, table.channel, await table.dms(), due)
        on = table.press_on if way == "buttons" else table.type_on
        await (table.play(on, rng) if whole else until_killed(table, killer, on, rng))
        await killer.rest()
        await here.well()
        struck.update(killer.struck)
        assert await faults_of(here, [table]) == []
        assert killer.struck.total() == asked
        if whole:
            await everyone_sees_the_score(table)


@pytest.mark.longest
@pytest.mark.long
async def test_a_match_kept_by_postgresql_outlives_every_kill(
    tmp_path: Path, checked: Callable[[int], None], sample: Sample
) -> None:
    # Imported only then: all others do without.
    from tests.bot.postgres_server import drop, new_database  # noqa: PLC0415

    rng = Random(7)
    drop("killed")
    url = new_database("killed").url.get_secret_value()
    async with deployed(tmp_path, checked, with_few_pictures(tmp_path), PRESSES="10000", DATABASE=url) as here:
        table = await deal(here, "osaka", NAMES[:3])
        due = [*MORTAL] * sample(1, 1, 2)
        rng.shuffle(due)
        asked = len(due)
        table.killer = killer = Killer(here, rng, table.channel, await table.dms(), due)
        await until_killed(table, killer, table.press_on, rng)
        await killer.rest()
        await here.well()
        assert await faults_of(here, [table]) == []
        assert killer.struck.total() == asked


async def until_killed(table: Table, killer: Killer, on: Callable[[Random], Awaitable[None]], rng: Random) -> None:
    """Play until the bot has died at every stage that it was to die at."""
    for _ in range(MOST):
        if killer.is_done:
            return
        await table.turns(on, rng, 1)
    raise AssertionError(f"not killed: {killer.due}")
