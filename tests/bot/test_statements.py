"""How often one press asks the database, however long its match is."""

from __future__ import annotations

import asyncio
import math
import re
import sqlite3
from contextlib import closing
from itertools import pairwise
from random import Random
from statistics import median
from typing import TYPE_CHECKING

import pytest

from bot.background import housekeeping, leagues, rooms, table_finder, webhook
from bot.background.sweep import sweep
from bot.background.webhook import Hook, Webhook
from bot.bench.whole_press import counted
from bot.cli import hatoba
from bot.core import clock, finding
from bot.core.acting import Acting
from bot.core.match.answering import answer
from bot.local.autoplay import answer as answer_by_press
from bot.local.autoplay import offered
from bot.local.page.site import open_page
from bot.local.playing import Pace, Table
from bot.local.waiting import wait_for
from bot.outbox import worker
from bot.players import driver
from bot.store import matches
from rules.core.rng import Rng
from tests.bot.harness import BLUE, MINT, PINK, an_answer, done
from tests.bot.houses import in_its_file
from tests.bot.running_bot import running_bot
from tests.every_day import daily

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from bot.core.outcomes import Resolve
    from bot.core.unit_of_work import UnitOfWork
    from bot.outbox.exchange import Taken
    from bot.store.connection import Connection
    from tests.bot.harness import Harness

MOST = 20
"""Statements of the common answer: those of its operation with BEGIN, COMMIT and ROLLBACK, and those of the whole
press, from its arrival until its reply, without them. What is posted is not among them."""

ANSWERS = 40


TRANSACTION = ("BEGIN", "COMMIT", "ROLLBACK")
PLAYED, POSTED = re.compile("INSERT INTO entries"), re.compile("WITH told")
UNDER_WAY = (
    "SELECT EXISTS (SELECT 1 FROM outbox WHERE closed IS NULL) "
    "OR EXISTS (SELECT 1 FROM interactions WHERE token IS NOT NULL AND answered IS NULL)"
)


def stands_for(text: str) -> Resolve:
    """A press that stands for one answer."""
    return lambda _: (text,)


async def statements(harness: Harness, match: str, rng: Rng, answers: int) -> list[list[str]]:
    """What the database is asked for each of some answers."""
    found: list[list[str]] = []
    for _ in range(answers):
        loaded = await harness.load(match, None)
        question = next(question for question in loaded.match.questions() if question.answered is None)
        user = loaded.people[question.seat].mention
        assert user is not None
        caller, text = harness.caller(user), an_answer(loaded, question, rng, None)
        asking = answer(match, loaded.match.asked_since(question.seat), stands_for(text))
        async with counted(harness.database) as asked:
            done(await harness.acting.play(caller, asking))
        found.append(asked)
        await harness.post()
    return found


@pytest.mark.parametrize("game", ["yokohama", "osaka", "nippon"])
async def test_the_common_answer_asks_the_database_twenty_times_at_most(harness: Harness, game: str) -> None:
    match = await harness.deal(game, BLUE, PINK, MINT)
    found = await statements(harness, match, Rng(b"count"), ANSWERS)
    assert median(map(len, found)) <= MOST
    # A match is read once to be judged, and once more with the transaction that keeps it.
    assert all(sum("FROM matches WHERE id" in each for each in asked) <= 2 for asked in found[1:])


async def test_a_press_reads_no_log_however_long_it_is(harness: Harness) -> None:
    match = await harness.deal("yokohama", BLUE, PINK)
    for _ in range(3):
        found = await statements(harness, match, Rng(b"long"), 5)
        assert not any("content" in each for asked in found for each in asked if each.startswith("SELECT"))
        await harness.play_on(match, Rng(b"on"), 30)


@pytest.fixture
def by_press_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be looked after by the clock while presses are counted, however long they take."""
    for module in (rooms, table_finder, leagues, hatoba):
        monkeypatch.setattr(module, "LOOK", math.inf)


COUNTED = 10
"""Presses at the toy's table that change something."""


@pytest.mark.usefixtures("by_press_alone")
async def test_a_press_asks_the_database_twenty_times_at_most_until_it_is_replied_to(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        people = [here.person(name) for name in ("Mika", "Jonas")]
        await here.dealt("toy", "Mika", "Jonas")
        found: list[int] = []
        for number in range(40):
            if len(found) == COUNTED:
                break
            await here.well()
            posts = [message for message in await people[0].channel() if not message.ephemeral]
            table = next(message for message in reversed(posts) if "My hand" in message.buttons)
            person = people[number % 2]
            reply = await person.press(table, "Play" if "Play" in table.buttons else "Answer")
            if not offered(reply):
                continue
            await here.well()
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(here.client.outbox_worker, "exchange", nothing)
                async with counted(here.app.database) as asked:
                    # Whatever is passed over on a slow machine, the same answers are given.
                    await answer_by_press(person, reply, Random(len(found)))
            here.app.outbox.news.set()
            changed = any(each.startswith("INSERT INTO entries") for each in asked)
            if changed:
                found.append(len(list(of_the_press(asked))))
        assert len(found) == COUNTED
        assert median(found) <= MOST


@pytest.mark.usefixtures("by_press_alone")
@pytest.mark.parametrize("game", daily("yokohama", of=("yokohama", "osaka", "nippon")))
async def test_a_whole_press_with_its_posts_takes_45_statements_in_7_transactions_at_most(
    tmp_path: Path, game: str
) -> None:
    async with running_bot(tmp_path) as here, open_page(here.world.fake):
        begun = list[int]()
        with closing(sqlite3.connect(str(here.app.database.where))) as beside:
            async with counted(here.app.database) as heard:

                async def quiet() -> bool:
                    return not beside.execute(UNDER_WAY).fetchone()[0]

                async def ready() -> None:
                    await wait_for(quiet)
                    begun.append(len(heard))

                table = Table(here.world.control, None, ["Mika", "Jonas"], Random(5), Pace(spell=0.0, ready=ready))
                await table.deal(game)
                begun.clear()
                for _ in range(12):
                    await table.turn()
                await ready()
        found = [heard[since:until] for since, until in pairwise(begun)]
        told = [asked for asked in found if any(PLAYED.match(each) for each in asked) and any(map(POSTED.match, asked))]
        assert len(told) >= 8
        opened = [sum(each.startswith("BEGIN") for each in asked) for asked in told]
        asked = [sum(each.split(maxsplit=1)[0] not in TRANSACTION for each in asked) for asked in told]
        assert median(opened) <= 7
        assert median(asked) <= 45


MINUTE = 3 * 30
"""Looks of those who look after rooms, leagues and the webhook in a minute."""


LOOKS = ("FROM leagues WHERE phase = 'running'", "FROM openings WHERE made", "IS DISTINCT FROM 'overtaken'")
"""What they ask when something has changed."""


def looked(asked: Iterable[str]) -> list[str]:
    """The statements by which they look."""
    return [each for each in asked if any(one in each for one in LOOKS)]


@pytest.mark.usefixtures("by_press_alone")
async def test_rooms_leagues_and_a_webhook_ask_nothing_in_an_idle_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, changes = 0, Acting.changes

    def seen(acting: Acting) -> int:
        nonlocal looks
        looks += 1
        return int(changes.__get__(acting))

    async def a_minute() -> None:
        until = looks + MINUTE

        async def is_over() -> bool:
            return looks >= until

        await wait_for(is_over)

    monkeypatch.setattr(Acting, "changes", property(seen))
    for module in (rooms, leagues, webhook):
        monkeypatch.setattr(module, "LOOK", 0.001)
    monkeypatch.setattr(worker, "LOOK", math.inf)
    async with running_bot(tmp_path) as here:
        await here.dealt("toy", "Mika", "Jonas")
        await here.well()
        telling = asyncio.create_task(Webhook(here.app.acting, Hook("http://127.0.0.1:9/hook", "secret")).run())
        await a_minute()
        async with counted(here.app.database) as asked:
            await a_minute()
            idle = list(asked)
            await here.app.acting.write(sweep)

            async def have_looked() -> bool:
                return len(looked(asked)) >= len(LOOKS)

            await wait_for(have_looked)
            await a_minute()
        telling.cancel()
        assert idle == []
        assert len(looked(asked)) == len(LOOKS), "each once, since the sweep has changed something"


async def nothing() -> tuple[Taken, ...]:
    """Nothing is posted until the press is counted."""
    return ()


def of_the_press(asked: list[str]) -> Iterator[str]:
    """The statements from the arrival of a press until its reply, without those that open and close transactions."""
    for each in asked:
        if each.startswith("UPDATE interactions SET answered"):
            return
        if each.split(maxsplit=1)[0] not in TRANSACTION:
            yield each


WHOLE = re.compile(
    r"SCAN (matches|seats|waits|messages|entries|outbox|interactions|results|answered|tenures)\b"
    r"(?!.* (waits_late|messages_that_call|matches_lobby|matches_running|matches_untouched|one_table_a_channel"
    r"|outbox_pending|seats_asked)\b|: DELETE FROM outbox)"
)
"""How SQLite says that it looks at every row of what grows with the number of matches.

What was posted within a week is looked at whole, once an hour, to forget what is older.
"""


def plans(connection: Connection, asked: Iterable[str]) -> list[str]:
    """How SQLite finds the rows of statements, each with the statement."""
    wanted = [each for each in asked if each.startswith(("SELECT", "UPDATE", "DELETE", "WITH", "INSERT"))]
    return [
        f"{row[3]}: {each}" for each in wanted for row in connection.execute(f"EXPLAIN QUERY PLAN {each}").fetchall()
    ]


def swept(unit: UnitOfWork) -> None:
    """What is done every half minute, every hour, and at the start."""
    sweep(unit)
    housekeeping.tidy(unit)
    housekeeping.played_by_others(unit)
    matches.running(unit.connection)
    matches.oldest_table(unit.connection)
    driver.look_at_all(unit)
    finding.tables(unit)
    matches.ended_before(unit.connection, unit.now, 20)


async def test_what_is_looked_after_by_itself_is_found_without_looking_at_every_match(harness: Harness) -> None:
    await harness.deal("yokohama", BLUE, PINK)

    def work(connection: Connection) -> list[str]:
        asked: list[str] = []
        in_its_file(connection).set_trace_callback(asked.append)
        swept(harness.unit(connection, int(clock.now())))
        in_its_file(connection).set_trace_callback(None)
        return plans(connection, asked)

    found = await harness.database.transact(work)
    assert len(found) > 20
    assert [plan for plan in found if WHOLE.match(plan)] == []


async def test_a_press_and_its_posts_look_at_no_match_but_their_own(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        async with counted(here.app.database) as asked:
            post = await here.dealt("osaka", "Mika", "Jonas")
            await here.quiet()
            for command in ("/play", "/game info", "/game mine"):
                await mika.command(command)
            for person in (mika, here.person("Jonas")):
                reply = await person.press(post, "Play")
                if offered(reply):
                    await answer_by_press(person, reply, Random(1))
            await here.well()
        found = await here.app.database.read(lambda connection: plans(connection, list(asked)))
        assert len(found) > 200
        assert sorted({plan for plan in found if WHOLE.match(plan)}) == []
