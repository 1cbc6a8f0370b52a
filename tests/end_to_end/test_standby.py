"""Two processes and one house: when the owner is killed, stands still or is told to go, the other one goes on."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from random import Random
from typing import TYPE_CHECKING

from bot.store.postgres.connecting import connected
from tests.end_to_end.judge import faults_of
from tests.end_to_end.matches import deal
from tests.end_to_end.standing_by import shared_house
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.conftest import Sample
    from tests.end_to_end.matches import Table
    from tests.end_to_end.standing_by import Process, SharedHouse

LEASE = 6
"""Seconds, so that a test need not wait for fifteen, and a busy machine is not taken for one that stands still."""

LONG = 2 * int(GENEROUS)
"""A lease that no test waits for: whoever is followed sooner was seen to be gone."""

KILLS, FREEZES = (2, 6, 20), (1, 3, 10)
"""Every day, in a heavy run, in a full one."""

CUTS = 4
"""How often the server lets everyone go."""

SLOW = {"headers": {"Via": "1.1 proxy"}, "body": {"message": "slow", "retry_after": 4.0, "global": False}}
"""What keeps a post on its way for four seconds."""

ENDED = "Another process owns the house"


async def both(house: SharedHouse) -> tuple[Process, Process]:
    """An owner that listens, and one that stands by."""
    owner = await house.begun("owner")
    await house.owned_by(owner)
    await house.listens(0)
    return owner, await another(house)


async def another(house: SharedHouse) -> Process:
    """One more that stands by."""
    waits = await house.begun("standby")
    await house.stands_by(waits)
    return waits


def playing(table: Table, rng: Random) -> asyncio.Task[None]:
    """Let someone give an answer, whatever becomes of the process meanwhile."""
    return asyncio.create_task(table.press_on(rng))


def summed(took: list[float]) -> str:
    """Median and maximum."""
    return f"p50 {sorted(took)[len(took) // 2]:.2f} s, at most {max(took):.2f} s, {len(took)} times"


async def test_a_killed_owner_is_followed_at_once(tmp_path: Path, tell: Callable[[str], None], sample: Sample) -> None:
    owned, listened = list[float](), list[float]()
    rng = Random(1)
    async with shared_house(tmp_path, LONG) as house:
        owner, waits = await both(house)
        table = await deal(house.here, "osaka", ["Mika", "Jonas"])
        for _ in range(sample(*KILLS)):
            assert await house.requests(waits, 0.0) == []
            came, plays = await house.here.came(), playing(table, rng)
            await asyncio.sleep(rng.uniform(0.0, 0.4))
            killed = time.monotonic()
            await owner.kill()
            owned.append(await house.owned_by(waits) - killed)
            listened.append(await house.listens(came) - killed)
            await plays
            owner, waits = waits, await another(house)
        assert await faults_of(house.here, [table]) == []
    tell(f"  killed, and owned again: {summed(owned)}; and listening: {summed(listened)}")


async def test_an_owner_that_stands_still_is_followed_and_keeps_and_sends_nothing_when_it_wakes(
    tmp_path: Path, tell: Callable[[str], None], sample: Sample
) -> None:
    owned = list[float]()
    rng = Random(2)
    async with shared_house(tmp_path, LEASE) as house:
        owner, waits = await both(house)
        table = await deal(house.here, "osaka", ["Mika", "Jonas"])
        for _ in range(sample(*FREEZES)):
            came, plays = await house.here.came(), playing(table, rng)
            await asyncio.sleep(rng.uniform(0.0, 0.4))
            frozen = time.monotonic()
            owner.freeze()
            owned.append(await house.owned_by(waits) - frozen)
            await house.listens(came)
            woken = house.now()
            owner.thaw()
            assert await owner.ended() == 1
            # Another thread may still note something between this sentence and the end.
            assert sum(line.startswith(ENDED) for line in owner.said.read_text(encoding="utf-8").splitlines()) == 1
            assert await house.requests(owner, woken) == []
            await plays
            owner, waits = waits, await another(house)
        assert await faults_of(house.here, [table]) == []
    tell(f"  stood still, and owned again: {summed(owned)}, with a lease of {LEASE} s")


async def test_nothing_is_kept_of_a_transaction_in_which_the_owner_stood_still(tmp_path: Path) -> None:
    async with shared_house(tmp_path, LEASE) as house:
        owner, waits = await both(house)
        table = await deal(house.here, "osaka", ["Mika", "Jonas"])
        await house.here.quiet()
        came, before = await house.here.came(), table.revision
        with closing(connected(house.address)) as beside:
            # The owner comes to wait for this in the midst of its transaction.
            beside.execute("BEGIN")
            beside.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            plays = playing(table, Random(4))
            stuck = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'entries'::regclass"
            until = time.monotonic() + GENEROUS
            while not beside.execute(stuck).fetchall():
                assert time.monotonic() < until
                await asyncio.sleep(0.02)
            owner.freeze()
            beside.execute("ROLLBACK")
        await house.owned_by(waits)
        await house.listens(came)
        assert table.revision == before
        owner.thaw()
        assert await owner.ended() == 1
        assert table.revision == before
        await plays
        assert await faults_of(house.here, [table]) == []


async def test_an_owner_that_stood_still_between_claiming_a_post_and_sending_it_does_not_send_it(
    tmp_path: Path,
) -> None:
    async with shared_house(tmp_path, LEASE) as house:
        owner, waits = await both(house)
        table = await deal(house.here, "osaka", ["Mika", "Jonas"])
        await house.here.quiet()
        came = await house.here.came()
        route = f"/channels/{table.channel}/messages"
        await house.here.control.ask("add_fault", method="POST", route=route, status=429, **SLOW)
        since = house.now()
        plays = playing(table, Random(5))
        until = time.monotonic() + GENEROUS
        while not any(line["status"] == 429 for line in await house.requests(owner, since)):
            assert time.monotonic() < until
            await asyncio.sleep(0.02)
        # It will ask again, in four seconds.
        owner.freeze()
        await house.owned_by(waits)
        await house.listens(came)
        woken = house.now()
        owner.thaw()
        assert await owner.ended() == 1
        assert await house.requests(owner, woken) == []
        await plays
        assert await faults_of(house.here, [table]) == []


async def test_an_owner_that_is_told_to_go_drains_and_is_followed_at_once(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    async with shared_house(tmp_path, LONG) as house:
        owner, waits = await both(house)
        table = await deal(house.here, "osaka", ["Mika", "Jonas"])
        came, plays = await house.here.came(), playing(table, Random(6))
        await asyncio.sleep(0.1)
        begun = time.monotonic()
        assert await owner.stop() == 0
        stopped = time.monotonic()
        owned = await house.owned_by(waits)
        await house.listens(came)
        await plays
        tell(f"  told to go: gone after {stopped - begun:.2f} s, owned again after {owned - begun:.2f} s")
        assert await faults_of(house.here, [table]) == []
        # One that stands by goes when it is told to, and no one needs to follow it.
        third = await another(house)
        assert await third.stop() == 0
        assert await house.requests(third, 0.0) == []


async def test_an_owner_that_stood_still_with_no_one_beside_it_goes_on(tmp_path: Path) -> None:
    async with shared_house(tmp_path, LEASE) as house:
        owner = await house.begun("owner")
        await house.owned_by(owner)
        await house.listens(0)
        table = await deal(house.here, "osaka", ["Mika", "Jonas"])
        await house.here.quiet()
        owner.freeze()
        await asyncio.sleep(LEASE + 1)
        owner.thaw()
        before = table.revision
        person = table.waited()[0]
        assert await table.panel(person) is not None
        await table.press_on(Random(3))
        await house.here.well()
        assert table.revision > before
        assert await faults_of(house.here, [table]) == []


async def test_a_server_that_ends_all_sessions_changes_no_owner(tmp_path: Path) -> None:
    rng = Random(7)
    async with shared_house(tmp_path, LONG) as house:
        owner, waits = await both(house)
        table = await deal(house.here, "osaka", ["Mika", "Jonas"])
        for _ in range(CUTS):
            plays = playing(table, rng)
            await asyncio.sleep(rng.uniform(0.0, 0.4))
            await asyncio.to_thread(house.end_sessions)
            await house.owned_by(owner)
            await plays
            await house.here.well()
        assert await faults_of(house.here, [table]) == []
        assert await house.requests(waits, 0.0) == []
        assert owner.process.returncode is waits.process.returncode is None
