"""First evenings: a house is made, a table dealt, some turns are played, and a process dies at a kind of statement."""

from __future__ import annotations

import sys
from random import Random
from typing import TYPE_CHECKING

from tests.cluster.orders import DIES, Order, Orders
from tests.cluster.sitting import patiently_dealt
from tests.cluster.trial import PARTIES, UNDISTURBED, Trial
from tests.end_to_end.deployment import START
from tests.end_to_end.judge import faults_of
from tests.end_to_end.standing_by import SharedHouse, shared_house

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

LEASE = 3
"""Seconds for which an owner may not be heard of."""

MADE = "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'"


async def first_evenings(folder: Path, seed: int, most: int | None = None) -> Trial:
    """Spend the first evening of many houses, one calmly, and one for each kind of statement that it came to.

    Args:
        folder: Where everything is kept.
        seed: Whether each dies before its statement is done, or after.
        most: How many kinds, if not all.
    """
    rng, trial = Random(seed), Trial()
    calm = folder / "calm"
    calm.mkdir()
    async with _house(calm) as house:
        await _spent(house, Random(seed), trial)
        made = _made(house)
    trial.asked = frozenset(Orders(calm).kinds())
    kinds = sorted(trial.asked)
    for number, kind in enumerate(kinds if most is None else rng.sample(kinds, most)):
        own = folder / f"evening-{number}"
        own.mkdir()
        order = Order(kind, rng.choice(("before", "after")), DIES)
        Orders(own).give(order)
        async with _house(own) as house:
            await _spent(house, Random(seed), trial)
            if _made(house) != made:
                trial.wrong.append(f"another house came of it: {order}")
            if any(each.process.returncode == -DIES for each in house.processes):
                trial.struck |= {kind}
            else:
                trial.missed["killed at a statement"] += 1
    return trial


def _house(folder: Path) -> AbstractAsyncContextManager[SharedHouse]:
    return shared_house(folder, LEASE, (sys.executable, "-m", "tests.cluster.member", str(folder)))


async def _spent(house: SharedHouse, rng: Random, trial: Trial) -> None:
    """Spend an evening, which two processes begin."""
    for name in ("first", "second"):
        await house.begun(name)
    await house.here.control.bot_connected(START)
    table = await patiently_dealt(house.here, *PARTIES[0])
    await table.turns(table.press_on, rng, UNDISTURBED)
    await house.here.well()
    trial.answers += table.revision
    trial.wrong += await faults_of(house.here, [table])


def _made(house: SharedHouse) -> list[tuple[object, ...]]:
    """All tables with their columns, and the migrations that the house knows."""
    return [*house.here.rows(f"{MADE} ORDER BY 1, 2"), *house.here.rows("SELECT number FROM migrated ORDER BY 1")]
