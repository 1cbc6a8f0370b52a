"""A post tells its own turns, all of them and nothing else, whatever happens while it is on its way."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

import pytest

from bot.core.match import answering
from bot.core.outcomes import Voted
from bot.discord.message import Text
from bot.store.database import Database
from bot.topics.undo import operations as undo
from bot.topics.votes import operations as votes
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, Harness, done, past_the_orders, table_post
from tests.bot.pier import Killed, Pier
from tests.bot.table_of_bots import deal_with, posted, think_here
from tests.stored.archive import archives, bring_up, file_of, format_of
from tests.undrawn import undrawn

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.caller import Caller
    from bot.store.outbox_rows import Row
    from tests.conftest import Sample, Tell

TURN = ("place tea", "recall all", "end")
IN_ENTRIES = 13
"""Format since which what a table was told is counted in entries."""

SHORT, LONG = 40, (150, 1_000)
"""Turn ends that the load test lasts, the longer ones in a heavy run and in full."""

CHECKED = 5
"""Turn ends after which all is delivered, and looked at."""


async def text(harness: Harness, row: Row) -> str:
    """What a table post says, as it would be drawn now."""
    message = table_post(await harness.load(row.match, None), row, Words.of("en"))
    return "\n".join(part.text for part in message.parts if isinstance(part, Text))


async def play_turn(harness: Harness, match: str) -> int:
    """Whoever's turn it is plays it; the person."""
    (user,) = await harness.asked(match)
    done(await harness.press(match, user, *TURN))
    return user


async def open_tables(harness: Harness, match: str) -> list[Row]:
    """The table posts that are still to be sent."""
    rows = [row for target in await harness.outbox.targets() for row in await harness.outbox.pending(target)]
    return [row for row in rows if row.kind == "table" and row.match == match]


async def test_a_post_tells_nothing_that_happens_while_it_is_on_its_way(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    await harness.post()
    first = await play_turn(harness, match)
    (row,) = await open_tables(harness, match)
    row = await harness.outbox.claim_one(row)
    second = await play_turn(harness, match)
    said = await text(harness, row)
    assert f"name{first} has played" in said
    assert said.count(f"• name{first} ") == 2
    assert f"name{second} places" not in said
    (_, later) = await open_tables(harness, match)
    said = await text(harness, later)
    assert f"name{second} has played" in said
    assert f"name{first} places" not in said
    assert row.tells[1] == later.tells[0]


async def test_turns_that_ended_before_anything_was_sent_are_one_post(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    await harness.post()
    first, second = await play_turn(harness, match), await play_turn(harness, match)
    (row,) = await posted(harness)
    said = await text(harness, row)
    assert f"name{first} and name{second} have played" in said
    assert all(f"• name{user} places" in said for user in (first, second))


async def test_a_turn_that_was_taken_back_before_it_was_told_is_told_when_it_ends(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    await harness.post()
    user = await play_turn(harness, match)
    done(await harness.acting.play(harness.caller(user), answering.take_back(match)))
    assert await posted(harness) == []
    done(await harness.press(match, user, *TURN))
    (row,) = await posted(harness)
    assert row.ping
    assert f"name{user} has played" in await text(harness, row)


async def test_a_buried_post_of_a_turn_that_is_taken_back_goes_as_its_rest_is_told_again(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    await harness.post()
    user = await play_turn(harness, match)
    await harness.post()
    before = await harness.outbox.message_of(match, "table")
    assert before is not None
    done(await harness.acting.play(harness.caller(user), answering.take_back(match)))
    waiting = [row for target in await harness.outbox.targets() for row in await harness.outbox.pending(target)]
    (row,) = (row for row in waiting if row.kind == "reopened")
    await harness.outbox.sent(await harness.outbox.claim_one(row), before.message + 1, channel=before.channel)
    waiting = [row for target in await harness.outbox.targets() for row in await harness.outbox.pending(target)]
    assert f"{before.message} whole" in [row.text for row in waiting if row.kind == "strip"]


async def test_a_post_that_waits_tells_the_turn_that_stands_and_not_the_one_taken_back(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    await harness.post()
    first, second = await play_turn(harness, match), await play_turn(harness, match)
    done(await harness.acting.play(harness.caller(second), answering.take_back(match, presses=None)))
    (row,) = await posted(harness)
    assert row.ping == ()
    said = await text(harness, row)
    assert f"name{first} has played" in said
    assert f"name{second}, **" not in said


async def test_with_one_person_a_round_is_one_post_that_names_all_who_played(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=2)
    think_here(harness)
    told: list[str] = []
    while len(told) < 4:
        await harness.play_on(match, Rng(b"%d" % len(told)), 1)
        if await harness.asked(match):
            continue
        assert await posted(harness) == []
        while await harness.driver.play(match):
            continue
        told += [await text(harness, row) for row in await posted(harness)]
    for said in told[1:]:
        assert all(name in said.split("\n")[0] for name in (f"name{BLUE}", "Kiku", "Umi")), said


async def test_a_round_that_is_taken_back_was_never_told(harness: Harness) -> None:
    match = await deal_with(harness, "yokohama", BLUE, bots=1)
    think_here(harness)
    while not await harness.asked(match) or (await harness.load(match, None)).match.turn == 0:
        await harness.play_on(match, Rng(b"first"), 1)
        await harness.driver.play(match)
    await harness.post()
    done(await harness.press(match, BLUE, *TURN))
    done(await harness.acting.play(harness.caller(BLUE), answering.take_back(match, presses=None)))
    assert await posted(harness) == []


@pytest.mark.parametrize(("game", "version"), [kept for kept in archives() if format_of(*kept) < IN_ENTRIES])
async def test_what_posts_of_old_told_is_told_still(tmp_path: Path, game: str, version: int) -> None:
    """Kept in standing answers before, and in entries since; what was taken back counts in these alone."""
    path = tmp_path / "hatoba.sqlite3"
    bring_up(file_of(game, version), path)
    with closing(sqlite3.connect(path)) as old:
        shown = dict(old.execute("SELECT id, shown FROM matches").fetchall())
        logs = {
            match: [
                json.loads(row[0])
                for row in old.execute(f"SELECT content FROM entries WHERE match = '{match}' ORDER BY number")
            ]
            for match in shown
        }
        old.execute(
            "UPDATE outbox SET closed = NULL, how = NULL WHERE id = (SELECT max(id) FROM outbox WHERE kind = 'table')"
        )
        old.commit()
    database = await Database.open(path)
    try:
        told = await database.read(lambda c: dict(c.execute("SELECT id, shown FROM matches").fetchall()))
        waiting = await database.read(
            lambda c: c.execute("SELECT match, tells_from, tells_to FROM outbox WHERE closed IS NULL").fetchall()
        )
    finally:
        await database.close()
    for match, log in logs.items():
        stands: list[int] = []
        for number, entry in enumerate(log):
            if entry["kind"] == "move":
                stands.append(number)
            elif entry["kind"] == "undo":
                del stands[entry["to"] :]
        assert sum(number < told[match] for number in stands) == shown[match]
    assert [row["tells_from"] for row in waiting] == [told[row["match"]] for row in waiting]
    assert waiting


@dataclass(slots=True)
class Evening:
    """A table that plays on whatever is on its way.

    Attributes:
        harness: The service.
        match: Id of the match.
        channel: Where.
        people: Who plays beside the automatic players.
        chance: What happens when.
        ends: Turns that have ended, those that were taken back too.
        kills: How often the bot was killed.
        backs: How often something was taken back.
    """

    harness: Harness
    match: str
    channel: int
    people: tuple[int, ...]
    chance: Random
    ends: int = 0
    kills: int = 0
    backs: int = 0
    _moves: Rng = field(default_factory=lambda: Rng(b"evening"))

    async def step(self) -> None:
        """Something happens between two steps of a delivery, or nothing, or the bot is killed."""
        what = self.chance.random()
        if what < 0.05:
            self.kills += 1
            raise Killed
        if what < 0.25:
            await self.act()

    async def act(self) -> None:
        """A turn is played, or an automatic one, or something is taken back, or the table rests for a moment."""
        before = (await self.harness.load(self.match, None)).match.turn
        what = self.chance.random()
        if what < 0.6:
            await self.harness.play_on(self.match, self._moves, self.chance.randint(1, 6), channel=self.channel)
            await self.harness.driver.play(self.match)
        elif what < 0.8:
            await self.harness.driver.play(self.match)
        elif what < 0.9:
            await self._take_back()
        elif what < 0.95:
            await self._go_back()
        else:
            await self._rest()
        self.ends += max(0, (await self.harness.load(self.match, None)).match.turn - before)

    def _caller(self, user: int) -> Caller:
        return self.harness.caller(user, channel=self.channel)

    async def _take_back(self) -> None:
        user = self.chance.choice(self.people)
        presses = self.chance.choice((None, 1))
        found = await self.harness.acting.play(self._caller(user), answering.take_back(self.match, presses=presses))
        self.backs += found.kind == "done"

    async def _go_back(self) -> None:
        stands = len((await self.harness.load(self.match, None)).match.standing_moves)
        to = max(0, stands - self.chance.randint(1, 8))
        user = self.chance.choice(self.people)
        put = await self.harness.acting.play(self._caller(user), undo.propose_undo(self.match, to))
        if isinstance(put, Voted):
            self.backs += 1
            for other in self.people:
                await self.harness.acting.play(self._caller(other), votes.vote(put.vote, agree=True))

    async def _rest(self) -> None:
        user = self.chance.choice(self.people)
        put = await self.harness.acting.play(self._caller(user), votes.propose_pause(self.match, 3))
        if isinstance(put, Voted):
            for other in self.people:
                await self.harness.acting.play(self._caller(other), votes.vote(put.vote, agree=True))
            await self.harness.acting.play(self._caller(user), votes.resume(self.match))

    async def settle(self, pier: Pier) -> None:
        """Let everything be played and delivered that waits."""
        while True:
            while await self.harness.driver.play(self.match):
                continue
            delivered = await pier.deliver() and not await self.harness.outbox.targets()
            if delivered and not await self.harness.driver.play(self.match):
                return

    async def look(self, pier: Pier) -> None:
        """Hold what is told in the channel against the log."""
        loaded = await self.harness.load(self.match, None)
        told = pier.told()
        for number, move in zip(loaded.match.entry_numbers(0), loaded.match.standing_moves, strict=True):
            times = sum(number in each for each in told)
            goes_on = loaded.info.phase == "running" and move.turn == loaded.match.turn
            assert times <= 1 if goes_on else times == 1, (number, move.notation, times)


@pytest.mark.parametrize(
    ("people", "bots", "game"), [((BLUE,), 2, "osaka"), ((BLUE, PINK), 2, "osaka"), ((BLUE,), 1, "yokohama")]
)
async def test_no_turn_is_told_twice_or_not_at_all_and_none_that_calls_is_empty(
    harness: Harness,
    people: tuple[int, ...],
    bots: int,
    game: str,
    monkeypatch: pytest.MonkeyPatch,
    tell: Tell,
    sample: Sample,
) -> None:
    """Automatic players are faster than the drawing, and the bot is killed and begun anew between any two steps."""
    chance, ends, kills, called, channel = Random(f"{people}{game}"), 0, 0, 0, 3_000
    think_here(harness)
    wanted = sample(SHORT, *LONG)
    with undrawn(), monkeypatch.context() as patch:
        while ends < wanted // 3:
            channel += 1
            match = await deal_with(harness, game, *people, bots=bots, channel=channel)
            evening = Evening(harness, match, channel, people, chance)
            pier = Pier(harness, evening.step)
            pier.take_over(patch)
            while (await harness.load(match, None)).info.phase == "running" and ends + evening.ends < LONG[1]:
                mark = evening.ends + CHECKED
                while evening.ends < mark and (await harness.load(match, None)).info.phase == "running":
                    await evening.act()
                    await pier.deliver()
                await evening.settle(pier)
                await evening.look(pier)
                if wanted == SHORT and ends + evening.ends >= SHORT // 3:
                    break
            assert [content for content, empty in pier.called if empty] == []
            ends, kills, called = ends + evening.ends, kills + evening.kills, called + len(pier.called)
    assert kills
    assert called
    tell(f"{ends} turn ends, {kills} kills: {called} posts that call, none empty, each turn told once")
