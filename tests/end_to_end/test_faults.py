"""What Discord and its servers do to a bot, one thing at a time; the match goes on, and nothing is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from bot.local.autoplay import by_verb, offered, verb
from bot.local.people import DM
from bot.local.waiting import wait_for
from tests.end_to_end.deployment import deployed
from tests.end_to_end.judge import faults_of, load_match
from tests.end_to_end.kills import CALLBACK, ORIGINAL
from tests.end_to_end.matches import deal
from tests.end_to_end.sentences import says
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Reply
    from tests.end_to_end.deployment import Deployment
    from tests.end_to_end.matches import Table

pytestmark = pytest.mark.asyncio(loop_scope="module")

MESSAGES = "/channels/{channel_id}/messages"
NONCES_FORGOTTEN = 200.0
"""Seconds after which neither Discord nor the bot relies on a nonce."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory, checked: Callable[[int], None]) -> AsyncIterator[Deployment]:
    folder: Path = tmp_path_factory.mktemp("faults")
    async with deployed(folder, checked, PRESSES="10000") as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def table(here: Deployment) -> AsyncIterator[Table]:
    """A match in mid-play; afterwards it is judged and closed."""
    dealt = await deal(here, "osaka", ["Mika", "Jonas"])
    yield dealt
    await here.control.ask("clear_faults")
    await here.well()
    assert await faults_of(here, [dealt]) == []


async def an_answer(table: Table) -> tuple[Person, Reply, dict[str, Any]]:
    """Who is asked, the panel, and a button that answers it or the first entry of a menu."""
    person = table.waited()[0]
    panel = await table.panel(person)
    assert panel is not None
    return person, panel, next(part for part in offered(panel) if verb(part) in ("answer", "menu"))


def asked_for(panel: Reply, part: dict[str, Any], times: int = 1) -> tuple[str, dict[str, Any]]:
    """The press or choice that gives an answer."""
    asked = {"message": str(panel.id), "custom_id": part["custom_id"], "times": times}
    if "options" in part:
        return "choose", asked | {"values": [part["options"][0]["value"]]}
    return "press", asked


async def give(table: Table, times: int = 1) -> Reply | None:
    """Give one answer by a press."""
    person, panel, part = await an_answer(table)
    name, asked = asked_for(panel, part, times)
    return table.note(await table.act(lambda: person.send(name, **asked)))


async def posts(table: Table) -> int:
    """How many posts a table has."""
    return sum(
        line["kind"] == "created" and (line["channel"], line["visible_to"]) == (table.channel, None)
        for line in await table.here.record()
    )


async def test_a_press_that_is_delivered_three_times_counts_once(table: Table) -> None:
    reply = await give(table, times=3)
    assert reply is not None
    await table.here.well()
    assert table.revision == 1


async def test_presses_in_the_wrong_order_are_all_answered(table: Table) -> None:
    person, panel, part = await an_answer(table)
    post = await table.newest(person, "log")
    assert post is not None
    first = await person.send("press", message=post.id, custom_id=by_verb(post, "log"), times=0)
    name, asked = asked_for(panel, part, times=0)
    second = await person.send(name, **asked)
    for sent in (second, first):
        await table.here.control.ask("replay", interaction=sent["interaction"])
    for sent in (first, second):
        answer = await table.here.control.ask("answer", interaction=sent["interaction"], patience=GENEROUS)
        assert answer["settled"]
    assert table.revision == 1


async def test_a_panel_is_as_good_as_new_after_an_hour(table: Table) -> None:
    person, panel, part = await an_answer(table)
    await table.here.control.ask("advance", seconds=1000)
    name, asked = asked_for(panel, part)
    table.note(await table.act(lambda: person.send(name, **asked)))
    assert table.revision == 1


async def test_a_press_that_is_delivered_again_after_a_quarter_of_an_hour_changes_nothing(table: Table) -> None:
    reply = await give(table)
    assert reply is not None
    await table.here.control.ask("advance", seconds=1000)
    await table.here.control.ask("replay", interaction=str(reply.interaction))
    # A post that has just been replaced has no Play to press.
    await table.here.well()
    await table.panel(table.waited()[0])
    assert table.revision == 1


async def test_closed_direct_messages_do_not_hold_up_a_match(table: Table) -> None:
    person = table.waited()[0]
    await person.set_direct_messages(allowed=False)
    for _ in range(8):
        await give(table)
        await table.here.well()
    reply = await table.command(person, "/hand")
    assert reply is not None
    assert reply.pictures
    refused = table.here.number("SELECT count(*) FROM outbox WHERE match = ? AND code = 50007", table.match)
    # Whoever is known to take none is not written to again.
    assert refused == 1
    await person.set_direct_messages(allowed=True)


async def test_without_the_right_to_attach_files_the_table_is_told_in_words(table: Table) -> None:
    await table.here.control.ask("set_permissions", channel=table.channel, deny=["attach_files"])
    before = await posts(table)
    while await posts(table) == before:
        await give(table)
        await table.here.well()
    person = table.waited()[0]
    newest = await table.newest(person, "play")
    assert newest is not None
    assert not newest.pictures
    assert says(newest.text, "house-trouble-permissions")
    reply = await table.panel(person)
    assert reply is not None
    assert offered(reply)


async def test_where_the_bot_may_not_write_the_table_is_posted_anew_once_it_may(table: Table) -> None:
    await table.here.control.ask("set_permissions", channel=table.channel, deny=["send_messages"])
    before = await posts(table)
    while not table.here.number("SELECT count(*) FROM outbox WHERE match = ? AND how = 'failed'", table.match):
        await give(table)
        await table.here.well()
    assert await posts(table) == before
    await table.here.control.ask("set_permissions", channel=table.channel, allow=["send_messages"])

    async def posted() -> bool:
        return await posts(table) > before

    await wait_for(posted, GENEROUS)
    await table.here.well()
    assert await posts(table) == before + 1
    reply = await table.panel(table.waited()[0])
    assert reply is not None
    assert offered(reply)


async def test_a_match_whose_channel_was_deleted_is_still_there_in_direct_messages(table: Table) -> None:
    person = table.waited()[0]
    await table.here.control.ask("delete_channel", channel=table.channel)
    mine = await person.command("/game mine", channel=DM)
    assert table.match in mine.text
    panel = await person.command("/play", channel=DM, table=table.match)
    part = next(part for part in offered(panel) if verb(part) in ("answer", "menu"))
    name, asked = asked_for(panel, part)
    await table.act(lambda: person.send(name, **asked))
    await table.here.well()
    assert table.revision == 1


@pytest.mark.parametrize("how", ["cut_gateway", "ask_to_reconnect"])
async def test_a_press_during_a_broken_connection_is_answered_after_resuming(table: Table, how: str) -> None:
    person, panel, part = await an_answer(table)
    name, asked = asked_for(panel, part)
    await table.here.control.ask(how)
    table.note(await table.act(lambda: person.send(name, **asked)))
    assert table.revision == 1
    assert any(line["kind"] == "connection" and line["step"] == "resumed" for line in await table.here.record())


SLOW_DOWN = {"headers": {"Via": "1.1 proxy"}, "body": {"message": "slow", "retry_after": 0.2, "global": False}}


@pytest.mark.parametrize(
    ("method", "route", "moment", "status"),
    [
        ("POST", CALLBACK, "before", 429),
        ("POST", CALLBACK, "after", 0),
        ("PATCH", ORIGINAL, "before", 502),
        ("PATCH", ORIGINAL, "before", 0),
        ("POST", MESSAGES, "before", 503),
        ("POST", MESSAGES, "after", 0),
        *(
            pytest.param(*each, marks=pytest.mark.long)
            for each in (
                ("POST", CALLBACK, "before", 500),
                ("POST", CALLBACK, "before", 503),
                ("POST", CALLBACK, "before", 0),
                ("PATCH", ORIGINAL, "before", 429),
                ("POST", MESSAGES, "before", 429),
                ("POST", MESSAGES, "before", 500),
                ("POST", MESSAGES, "after", 502),
                ("POST", MESSAGES, "before", 0),
            )
        ),
    ],
)
async def test_a_storm_passes(table: Table, method: str, route: str, moment: str, status: int) -> None:
    spoiled = SLOW_DOWN if status == 429 else {}
    before = await posts(table)
    person, panel, part = await an_answer(table)
    name, asked = asked_for(panel, part)
    await table.here.control.ask("add_fault", method=method, route=route, moment=moment, status=status, **spoiled)
    reply = table.note(await table.act(lambda: person.send(name, **asked)))
    assert reply is not None
    await table.here.well()
    assert table.revision == 1
    while await posts(table) == before:
        await give(table)
        await table.here.well()
    assert (await table.here.control.ask("clear_faults"))["left"] == 0


async def test_a_row_in_doubt_for_minutes_is_sought_before_it_is_posted_again(table: Table) -> None:
    here, before = table.here, await posts(table)
    waiting = "SELECT count(*) FROM outbox WHERE closed IS NULL AND channel = ?"
    await here.control.ask(
        "add_fault", method="POST", route=f"/channels/{table.channel}/messages", moment="after", status=0, times=100
    )

    async def posted_or_quiet() -> bool:
        return await posts(table) > before or here.number(waiting, int(table.channel)) == 0

    while await posts(table) == before:
        await give(table)
        await wait_for(posted_or_quiet)
    # Discord has the post, but the bot has never heard that it arrived.
    await here.control.ask("kill_bot", restart=False)
    await here.control.ask("clear_faults")
    await here.control.ask("advance", seconds=NONCES_FORGOTTEN)
    came = await here.came()
    await here.control.ask("start_bot")
    await here.reborn(came)
    assert await posts(table) == before + 1


async def test_the_log_of_the_bot_names_no_card_and_no_token(here: Deployment, table: Table) -> None:
    for _ in range(6):
        await give(table)
        await here.well()
    written = (here.folder / "bot.log").read_text(encoding="utf-8")
    loaded = load_match(here, table.match)
    assert loaded.match.setup.seed.hex() not in written
    tokens = [token for (token,) in here.rows("SELECT token FROM interactions WHERE token IS NOT NULL")]
    assert [token for token in [*tokens, "local.bot."] if token in written] == []
