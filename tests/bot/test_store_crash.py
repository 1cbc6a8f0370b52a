"""Whatever breaks in the middle of an act, nothing of the act is kept, and the same press then does all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from bot.core.match import answering
from bot.store.errors import DiskFull
from bot.store.presets import Terms
from bot.topics.lobby import operations as lobby
from bot.topics.seats import operations as seats
from bot.topics.tables import operations as tables
from bot.topics.undo import operations as undo
from bot.topics.votes import operations as votes
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, MANAGER, PINK, Harness, any_answer, info_of
from tests.bot.houses import in_its_file

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.store.connection import Connection, Found

T = TypeVar("T")


class PowerCut(Exception):  # noqa: N818
    """The lights go out."""


class Failing:
    """A connection that breaks at its n-th statement."""

    def __init__(self, connection: Connection, after: int) -> None:
        self._connection = connection
        self.left = after

    def execute(self, *args: Any) -> Found:
        self._tick()
        return self._connection.execute(*args)

    def executemany(self, *args: Any) -> Found:
        self._tick()
        return self._connection.executemany(*args)

    def came(self, match: str, entry: int, made: int, by: int) -> None:
        self._tick()
        self._connection.came(match, entry, made, by)

    def _tick(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise PowerCut


def content(connection: Connection) -> list[str]:
    """All that the database holds."""
    return list(in_its_file(connection).iterdump())


async def break_at_each(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, act: Callable[[], Awaitable[T]]
) -> tuple[int, T]:
    """Let something break at each of its statements, then let it pass; the number of statements, and what comes of it.

    What breaks leaves nothing behind.
    """
    transact = harness.database.transact
    before = await harness.database.read(content)
    for after in range(500):
        with monkeypatch.context() as patch:

            def failing(work: Callable[[Any], Any], after: int = after) -> Awaitable[Any]:
                return transact(lambda connection: work(Failing(connection, after)))

            patch.setattr(harness.database, "transact", failing)
            try:
                outcome = await act()
            except PowerCut:
                patch.undo()
                assert await harness.database.read(content) == before
            else:
                assert await harness.database.read(content) != before
                return after, outcome
    raise AssertionError("an act of 500 statements")


async def break_everywhere(
    harness: Harness, monkeypatch: pytest.MonkeyPatch, caller: Caller, act: Callable[[Caller], Awaitable[Outcome]]
) -> int:
    """Let an act break at each of its statements, then let it pass; the number of statements."""
    after, outcome = await break_at_each(harness, monkeypatch, lambda: act(caller))
    assert outcome.kind in ("done", "lobby", "voted", "closed"), outcome
    return after


async def test_opening(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(caller: Caller) -> Outcome:
        return await harness.acting.act(caller, lobby.open_table, "toy", Terms(None, None, "en", {}))

    assert await break_everywhere(harness, monkeypatch, harness.caller(BLUE), act) > 5


async def test_starting(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await harness.open("toy", BLUE, PINK)
    await harness.post()

    async def act(caller: Caller) -> Outcome:
        return await lobby.start(harness.acting, caller, match)

    assert await break_everywhere(harness, monkeypatch, harness.caller(BLUE), act) > 10


async def test_answering_and_taking_back(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"crash"), 2)
    rng, statements = Rng(b"crash on"), 0
    for _ in range(6):
        (turn, *_) = await harness.asked(match)
        loaded = await harness.load(match, turn)
        assert loaded.question is not None
        assert loaded.seat is not None
        text, revision = any_answer(loaded.question, rng), loaded.match.asked_since(loaded.seat)

        async def act(caller: Caller, text: str = text, revision: int = revision) -> Outcome:
            return await harness.acting.play(caller, answering.answer(match, revision, lambda _: [text]))

        statements += await break_everywhere(harness, monkeypatch, harness.caller(turn), act)
        after = await harness.load(match, turn)
        assert after.match.revision == loaded.match.revision + 1
    assert statements > 60


async def test_votes_resigning_and_closing(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await harness.deal("toy", BLUE, PINK, GREY)
    await harness.play_on(match, Rng(b"crash"), 5)
    acting = harness.acting

    async def propose(caller: Caller) -> Outcome:
        return await acting.play(caller, undo.propose_undo(match, 3))

    async def agree(caller: Caller) -> Outcome:
        return await acting.play(caller, votes.vote(1, agree=True))

    async def resign(caller: Caller) -> Outcome:
        return await acting.play(caller, seats.resign(match))

    async def close(caller: Caller) -> Outcome:
        return await acting.play(caller, tables.close(match))

    for user, act in ((BLUE, propose), (PINK, agree), (GREY, agree), (GREY, resign), (MANAGER, close)):
        assert await break_everywhere(harness, monkeypatch, harness.caller(user), act) > 3


async def test_sent_or_not_sent(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    match = info_of(
        await harness.acting.act(harness.caller(BLUE), lobby.open_table, "toy", Terms(None, None, "en", {}))
    ).id
    target = (await harness.outbox.targets())[0]
    row = (await harness.outbox.pending(target))[1]
    transact = harness.database.transact
    before = await harness.database.read(content)
    for after in range(3):

        def failing(work: Callable[[Any], Any], after: int = after) -> Awaitable[Any]:
            return transact(lambda connection: work(Failing(connection, after)))

        with monkeypatch.context() as patch:
            patch.setattr(harness.database, "transact", failing)
            with pytest.raises(PowerCut):
                await harness.outbox.sent(row, 1)
        assert await harness.database.read(content) == before
    await harness.outbox.sent(row, 1)
    assert await harness.outbox.message_of(match, "lobby") is not None


async def test_a_full_disk_stops_an_act_and_nothing_else(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    before = await harness.database.read(content)

    def unit(pages: int) -> Callable[[Connection], object]:
        def work(connection: Connection) -> object:
            have = connection.execute("PRAGMA page_count").fetchone()[0]
            return connection.execute(f"PRAGMA max_page_count = {have + pages}").fetchone()

        return work

    await harness.database.read(unit(0))

    async def open_many() -> None:
        for number in range(100):
            caller = harness.caller(BLUE + number, channel=number)
            await harness.acting.act(caller, lobby.open_table, "toy", Terms(None, None, "en", {}))

    with pytest.raises(DiskFull):
        await open_many()
    assert len(await harness.database.read(content)) >= len(before)
    assert (await harness.load(match, BLUE)).seat is not None
    await harness.database.read(unit(100))
    await harness.play_on(match, Rng(b"room again"), 3)
