"""Who owns a house at a PostgreSQL server: lock, lease, ended sessions and epoch, each seen to be needed."""

from __future__ import annotations

import asyncio
import time
from contextlib import closing
from threading import Event
from typing import TYPE_CHECKING

import aiohttp
import pytest

from bot.cli.doctor.installation import database as examined
from bot.cli.metrics import Watched, serving
from bot.core.settings import Settings
from bot.discord.requests import NotOurs, watched
from bot.store import standing_by
from bot.store.database import Database
from bot.store.errors import TooNew, Unready
from bot.store.postgres import keeper
from bot.store.postgres.at_a_server import AtAServer
from bot.store.postgres.candidate import Candidate, Taken
from bot.store.postgres.connecting import alone_with, connected
from bot.store.postgres.ownership import owner_now, session_of
from tests.bot.postgres_server import drop, name_of, new_database, template
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.store.connection import Connection
    from bot.store.database_address import Postgres
    from bot.store.owner import Owner

ROW = "INSERT INTO house (key, value) VALUES (?, ?)"

LEASE = 3
"""Seconds of an owner that is to lose its house: what it does before comes sooner."""

LONG = 300
"""Seconds of one that is to keep it, however busy the machine is."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[Postgres]:
    name = name_of(tmp_path)
    yield new_database(name, like=template())
    drop(name)


@pytest.fixture
def stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no one renew its lease, as if its process stood still."""
    monkeypatch.setattr(keeper, "BEAT", 1e6)


async def owned(address: Postgres, lease: int) -> Database:
    """A house that someone else owns."""
    taken = Candidate(address, lease).look()
    assert taken is not None
    return await Database.of(AtAServer.taken(address, taken), address)


def taken_at_last(candidate: Candidate) -> Taken:
    """Look with a candidate until it has the house."""
    until = time.monotonic() + GENEROUS
    while time.monotonic() < until:
        taken = candidate.look()
        if taken is not None:
            return taken
        time.sleep(0.05)
    raise AssertionError("it never came")


async def taken_by(candidate: Candidate) -> Taken:
    """Wait until a candidate has the house."""
    return await asyncio.to_thread(taken_at_last, candidate)


def let_go(taken: Taken) -> None:
    taken.connection.close()
    taken.keeper.release()


def keys(connection: Connection) -> set[str]:
    return {str(row["key"]) for row in connection.execute("SELECT key FROM house")} - {"id", "open"}


@pytest.mark.long
async def test_whoever_renews_its_lease_keeps_the_house(address: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper, "BEAT", 0.05)
    database = await owned(address, LEASE)
    candidate = Candidate(address, LEASE)
    until = time.monotonic() + 1.5 * LEASE
    while time.monotonic() < until:
        assert candidate.look() is None
        await asyncio.sleep(0.1)
    assert database.lease is not None
    assert database.lease.holds
    assert candidate.owner == database.lease.owner
    await database.close()
    taken = await taken_by(candidate)
    assert taken.keeper.owner.epoch == database.lease.owner.epoch + 1
    let_go(taken)


@pytest.mark.usefixtures("stands_still")
async def test_an_owner_whose_lock_alone_is_lost_keeps_the_house_for_its_lease(address: Postgres) -> None:
    database = await owned(address, LONG)
    waits = Candidate(address, LONG)
    with closing(connected(address)) as beside:
        ended = "SELECT pg_terminate_backend(pid, 5000) FROM pg_locks WHERE locktype = 'advisory' AND granted"
        assert beside.execute(ended).fetchall() == [(True,)]
        assert owner_now(beside)[0] is None
    assert waits.look() is waits.look() is None
    await database.transact(lambda connection: connection.execute(ROW, ("a", "1")))
    waits.close()
    await database.close()


@pytest.mark.usefixtures("stands_still")
async def test_one_that_stands_still_loses_it_and_keeps_nothing_afterwards(address: Postgres) -> None:
    database = await owned(address, LEASE)
    told: list[str] = []
    assert database.lease is not None
    database.lease.when_lost(lambda: told.append("lost"))
    await database.transact(lambda connection: connection.execute(ROW, ("before", "1")))
    taken = await taken_by(Candidate(address, LEASE))
    assert not database.lease.holds
    assert told == []
    for _ in range(2):
        with pytest.raises(Unready, match="may be another process's"):
            await database.transact(lambda connection: connection.execute(ROW, ("after", "1")))
    other = await Database.of(AtAServer.taken(address, taken), address)
    assert await other.read(keys) == {"before"}
    await other.close()
    await database.close()


@pytest.mark.usefixtures("stands_still")
async def test_one_whose_clock_is_wrong_is_refused_by_the_epoch(
    address: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await owned(address, LEASE)
    lease = database.lease
    assert lease is not None
    taken = await taken_by(Candidate(address, LEASE))
    monkeypatch.setattr(lease, "_until", float("inf"))
    told: list[str] = []
    lease.when_lost(lambda: told.append("lost"))
    with pytest.raises(Unready, match="Another process owns the house"):
        await database.transact(lambda connection: connection.execute(ROW, ("after", "1")))
    assert told == ["lost"]
    assert not lease.holds
    assert await asyncio.to_thread(lambda: keys(AtAServer(address, taken).connection)) == set()
    let_go(taken)
    await database.close()


@pytest.mark.usefixtures("stands_still")
async def test_one_that_stands_still_inside_a_transaction_keeps_nothing_of_it(address: Postgres) -> None:
    database, taken = await owned(address, LEASE), list[Taken]()
    with closing(connected(address)) as beside:

        def work(connection: Connection) -> None:
            connection.execute(ROW, ("inside", "1"))
            taken.append(taken_at_last(Candidate(address, LEASE)))
            # It wakes up.
            connection.execute(ROW, ("after", "1"))

        with pytest.raises(Unready, match="nothing was changed"):
            await database.transact(work)
        assert beside.execute("SELECT key FROM house WHERE key IN ('inside', 'after')").fetchall() == []
        owner, _ = owner_now(beside)
        assert owner is not None
        assert database.lease is not None
        assert owner.epoch == database.lease.owner.epoch + 1
    let_go(taken[0])
    await database.close()


async def test_an_owner_that_no_one_has_followed_goes_on(address: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    database = await owned(address, LONG)
    lease = database.lease
    assert lease is not None
    monkeypatch.setattr(lease, "_until", 0.0)
    assert not lease.holds

    async def holds() -> None:
        while not lease.holds:  # noqa: ASYNC110 - told by a clock
            await asyncio.sleep(0.05)

    await asyncio.wait_for(holds(), GENEROUS)
    await database.transact(lambda connection: connection.execute(ROW, ("a", "1")))
    assert await database.read(keys) == {"a"}
    await database.close()


async def test_one_whose_sessions_were_ended_takes_up_its_lock_again_or_hears_that_it_lost(
    address: Postgres,
) -> None:
    database = await owned(address, LONG)
    lease = database.lease
    assert isinstance(lease, keeper.Keeper)
    lost = Event()
    lease.when_lost(lost.set)
    with closing(connected(address)) as beside:
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?"
        beside.execute(end, (lease.session,))
        candidate = Candidate(address, LONG)
        while owner_now(beside)[0] is None:  # noqa: ASYNC110 - told by the server
            await asyncio.sleep(0.05)
        assert candidate.look() is None
        beside.execute(end, (lease.session,))
        taken = await taken_by(candidate)
    assert await asyncio.to_thread(lost.wait, GENEROUS)
    assert not lease.holds
    let_go(taken)
    await database.close()


@pytest.mark.long
async def test_a_house_that_is_being_moved_is_left_alone(address: Postgres) -> None:
    with alone_with(address) as mover, closing(mover):
        candidate = Candidate(address, LONG)
        until = time.monotonic() + LEASE
        while time.monotonic() < until:
            assert candidate.look() is None
            await asyncio.sleep(0.1)
    let_go(await taken_by(candidate))


@pytest.mark.long
@pytest.mark.usefixtures("stands_still")
async def test_the_first_of_several_that_stand_by_has_it_and_the_others_leave_its_sessions_alone(
    address: Postgres,
) -> None:
    database = await owned(address, LEASE)
    candidates = [Candidate(address, LONG) for _ in range(4)]
    found: list[Taken] = []
    until = time.monotonic() + LEASE + 3
    while time.monotonic() < until:
        looked = await asyncio.gather(*(asyncio.to_thread(each.look) for each in candidates))
        candidates = [each for each, taken in zip(candidates, looked, strict=True) if taken is None]
        found += [taken for taken in looked if taken is not None]
    assert len(found) == 1
    assert found[0].connection.execute("SELECT 1").fetchall()[0][0] == 1
    let_go(found[0])
    for each in candidates:
        each.close()
    await database.close()


async def test_it_waits_and_says_for_whom(address: Postgres) -> None:
    database = await owned(address, LONG)
    assert database.lease is not None
    stopping, said = asyncio.Event(), list[str]()
    seen = Watched()

    def tell(what: str, owner: Owner | None) -> None:
        said.append(what)
        seen.stands_by(what, owner)

    waiting = asyncio.create_task(standing_by.opened(address, LONG, tell, stopping))
    while not said:  # noqa: ASYNC110 - said by another task
        await asyncio.sleep(0.02)
    who = str(database.lease.owner)
    assert said == [f"the house is owned by {who}"]
    async with serving("127.0.0.1:0", seen) as port, aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/ready") as answer:
            assert (answer.status, await answer.text()) == (503, f"standing by: the house is owned by {who}\n")
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            told = await answer.text()
    assert "\nhatoba_owner 0.0\n" in told
    assert f'hatoba_owned_since_seconds{{owner="{database.lease.owner.name}"}}' in told
    assert AtAServer.owner(address) == (database.lease.owner, 1)
    found = await asyncio.to_thread(
        lambda: [each.line for each in examined(Settings(database=address, _env_file=None))]
    )
    assert f"ok   owner: the house is owned by {who}; 1 stand by." in found
    await database.close()
    ours = await asyncio.wait_for(waiting, GENEROUS)
    assert ours is not None
    assert ours.lease is not None
    assert ours.lease.owner.epoch == database.lease.owner.epoch + 1
    await ours.close()
    assert AtAServer.owner(address) == (None, 0)


async def test_one_that_stands_by_stops_when_it_is_told_to(address: Postgres) -> None:
    database = await owned(address, LONG)
    stopping = asyncio.Event()
    waiting = asyncio.create_task(standing_by.opened(address, LONG, None, stopping))
    await asyncio.sleep(0.3)
    stopping.set()
    assert await asyncio.wait_for(waiting, GENEROUS) is None
    await database.close()


async def test_one_that_is_too_old_stops_standing_by(address: Postgres) -> None:
    database = await owned(address, LONG)
    waiting = asyncio.create_task(standing_by.opened(address, LONG, None, asyncio.Event()))
    await asyncio.sleep(0.3)
    await database.transact(lambda connection: connection.execute("INSERT INTO migrated (number) VALUES (999)"))
    with pytest.raises(TooNew, match="newer version of the bot"):
        await asyncio.wait_for(waiting, GENEROUS)
    await database.close()


async def test_nothing_is_sent_while_the_house_may_be_anothers(
    address: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await owned(address, LONG)
    assert database.lease is not None
    async with (
        serving("127.0.0.1:0", Watched()) as port,
        aiohttp.ClientSession(trace_configs=[watched(database.lease)]) as session,
    ):
        async with session.get(f"http://127.0.0.1:{port}/live") as answer:
            assert answer.status == 200
        monkeypatch.setattr(type(database.lease), "holds", False)
        with pytest.raises(NotOurs):
            await session.get(f"http://127.0.0.1:{port}/live")
        monkeypatch.undo()
        async with session.get(f"http://127.0.0.1:{port}/live") as answer:
            assert answer.status == 200
    await database.close()


def test_sessions_are_named_for_the_server() -> None:
    # PostgreSQL cuts longer names, and one that is cut is not found when it must be ended.
    assert len(session_of("0" * 16)) < 64
