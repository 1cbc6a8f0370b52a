"""Whatever breaks in the middle of an act, nothing of the act is kept, and the same press then does all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.store.errors import DiskFull
from rules.core.rng import Rng
from tests.bot.at_the_house import BLUE, GREY, MANAGER, PINK, Evening, any_answer, card_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Awaitable, Callable

    from bot.play.outcomes import Caller, Outcome


class PowerCut(Exception):  # noqa: N818
    """The lights go out."""


class Failing:
    """A connection that breaks at its n-th statement."""

    def __init__(self, connection: sqlite3.Connection, after: int) -> None:
        self._connection = connection
        self.left = after

    def execute(self, *args: Any) -> sqlite3.Cursor:
        self._tick()
        return self._connection.execute(*args)

    def executemany(self, *args: Any) -> sqlite3.Cursor:
        self._tick()
        return self._connection.executemany(*args)

    def _tick(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise PowerCut


def content(connection: sqlite3.Connection) -> list[str]:
    """All that the database holds."""
    return list(connection.iterdump())


async def break_everywhere(
    house: Evening, monkeypatch: pytest.MonkeyPatch, caller: Caller, act: Callable[[Caller], Awaitable[Outcome]]
) -> int:
    """Let an act break at each of its statements, then let it pass; the number of statements."""
    transact = house.database.transact
    before = await house.database.read(content)
    for after in range(500):
        with monkeypatch.context() as patch:

            def failing(work: Callable[[Any], Any], after: int = after) -> Awaitable[Any]:
                return transact(lambda connection: work(Failing(connection, after)))

            patch.setattr(house.database, "transact", failing)
            try:
                outcome = await act(caller)
            except PowerCut:
                patch.undo()
                assert await house.database.read(content) == before
            else:
                assert outcome.kind in ("done", "lobby", "voted"), outcome
                assert await house.database.read(content) != before
                return after
    raise AssertionError("an act of 500 statements")


async def test_opening(house: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(caller: Caller) -> Outcome:
        return await house.house.open(caller, "toy", seats=None, options={}, lang="en")

    assert await break_everywhere(house, monkeypatch, house.caller(BLUE), act) > 5


async def test_starting(house: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await house.open("toy", BLUE, PINK)
    await house.post()

    async def act(caller: Caller) -> Outcome:
        return await house.house.start(caller, match)

    assert await break_everywhere(house, monkeypatch, house.caller(BLUE), act) > 10


async def test_answering_and_taking_back(house: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await house.deal("toy", BLUE, PINK)
    await house.play_on(match, Rng(b"crash"), 2)
    rng, statements = Rng(b"crash on"), 0
    for _ in range(6):
        (turn, *_) = await house.asked(match)
        sitting = await house.sitting(match, turn)
        assert sitting.question is not None
        assert sitting.seat is not None
        text, revision = any_answer(sitting.question, rng), sitting.match.asked_since(sitting.seat)

        async def act(caller: Caller, text: str = text, revision: int = revision) -> Outcome:
            return await house.house.answer(caller, match, revision, lambda _: [text])

        statements += await break_everywhere(house, monkeypatch, house.caller(turn), act)
        after = await house.sitting(match, turn)
        assert after.match.revision == sitting.match.revision + 1
    assert statements > 60


async def test_votes_resigning_and_closing(house: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await house.deal("toy", BLUE, PINK, GREY)
    await house.play_on(match, Rng(b"crash"), 5)
    service = house.house

    async def propose(caller: Caller) -> Outcome:
        return await service.propose_undo(caller, match, 3)

    async def agree(caller: Caller) -> Outcome:
        return await service.vote(caller, 1, agree=True)

    async def resign(caller: Caller) -> Outcome:
        return await service.resign(caller, match)

    async def close(caller: Caller) -> Outcome:
        return await service.close(caller, match)

    for user, act in ((BLUE, propose), (PINK, agree), (GREY, agree), (GREY, resign), (MANAGER, close)):
        assert await break_everywhere(house, monkeypatch, house.caller(user), act) > 3


async def test_sent_or_not_sent(house: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    match = card_of(await house.house.open(house.caller(BLUE), "toy", seats=None, options={}, lang="en")).id
    target = (await house.outbox.targets())[0]
    row = (await house.outbox.pending(target))[1]
    transact = house.database.transact
    before = await house.database.read(content)
    for after in range(3):

        def failing(work: Callable[[Any], Any], after: int = after) -> Awaitable[Any]:
            return transact(lambda connection: work(Failing(connection, after)))

        with monkeypatch.context() as patch:
            patch.setattr(house.database, "transact", failing)
            with pytest.raises(PowerCut):
                await house.outbox.done(row, 1)
        assert await house.database.read(content) == before
    await house.outbox.done(row, 1)
    assert await house.outbox.message_of(match, "lobby") is not None


async def test_a_full_disk_stops_an_act_and_nothing_else(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK)
    before = await house.database.read(content)

    def room(pages: int) -> Callable[[sqlite3.Connection], object]:
        def work(connection: sqlite3.Connection) -> object:
            have = connection.execute("PRAGMA page_count").fetchone()[0]
            return connection.execute(f"PRAGMA max_page_count = {have + pages}").fetchone()

        return work

    await house.database.read(room(0))

    async def open_many() -> None:
        for number in range(100):
            caller = house.caller(BLUE + number, channel=number)
            await house.house.open(caller, "toy", seats=None, options={}, lang="en")

    with pytest.raises(DiskFull):
        await open_many()
    assert len(await house.database.read(content)) >= len(before)
    assert (await house.sitting(match, BLUE)).seat is not None
    await house.database.read(room(100))
    await house.play_on(match, Rng(b"room again"), 3)
