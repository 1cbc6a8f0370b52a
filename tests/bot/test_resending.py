"""What Discord refused is made up for, a table without a channel is closed, one broken match breaks no other."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING

from structlog.testing import capture_logs

from bot.background import housekeeping
from bot.core import finding
from bot.core.match import closing
from bot.core.match.closing import Closable
from bot.core.match.resending import REPORT
from bot.discord import news
from bot.store.codes import UNKNOWN_CHANNEL
from bot.store.records import MatchInfo
from bot.topics.seats import operations as seats
from bot.topics.tables import operations as tables
from bot.topics.votes import operations as votes
from rules.core.rng import Rng
from tests.bot.harness import BLUE, CHANNEL, GREY, GUILD, MANAGER, PINK, STRANGER, Harness, closed, why
from tests.bot.running_bot import running_bot
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

ELSEWHERE = CHANNEL + 1


async def refuse(harness: Harness, code: int = 50013) -> list[str]:
    """Let Discord refuse all that waits for a channel; the kinds."""
    refused: list[str] = []
    for target in await harness.outbox.targets():
        for row in await harness.outbox.pending(target) if target.channel else ():
            await harness.outbox.failed(row, code, "no")
            refused.append(row.kind)
    return refused


async def test_the_table_hears_what_was_refused_at_the_next_press(harness: Harness, match: str) -> None:
    await harness.acting.play(harness.caller(BLUE), votes.propose_end(match))
    await harness.play_on(match, Rng(b"on"), 1)
    await harness.acting.play(harness.caller(GREY), seats.resign(match))
    missed = await refuse(harness)
    assert {"vote", "free"} <= set(missed)
    for _ in range(3):
        # As long as it is refused again and again, nothing is doubled.
        assert await news.resend(harness.acting, harness.caller(PINK), match) == "again"
        again = await refuse(harness)
        assert (again.count("vote"), again.count("free")) == (1, 1)
        assert again.count("told") == 1 + missed.count("told")
    assert await news.resend(harness.acting, harness.caller(PINK), match) == "again"
    rows = [row for row in await harness.post() if row.channel]
    assert json.loads(rows[0].text) == {"key": REPORT, "args": {"n": len(again) - 1}}
    assert await news.resend(harness.acting, harness.caller(PINK), match) is None


async def test_no_one_elsewhere_learns_that_something_was_refused(harness: Harness, match: str) -> None:
    await harness.acting.play(harness.caller(BLUE), votes.propose_end(match))
    await refuse(harness)
    assert await news.resend(harness.acting, harness.caller(STRANGER, channel=ELSEWHERE), match) is None
    assert await news.resend(harness.acting, harness.caller(STRANGER, dm=True), match) is None
    assert await harness.outbox.targets() == []


async def test_where_the_channel_is_gone_nothing_is_sent_again(harness: Harness, match: str) -> None:
    await harness.acting.play(harness.caller(BLUE), votes.propose_end(match))
    await refuse(harness, UNKNOWN_CHANNEL)
    assert await news.resend(harness.acting, harness.caller(BLUE, dm=True), match) == "gone"
    assert await harness.outbox.targets() == []
    closed(await harness.acting.play(harness.caller(MANAGER, channel=ELSEWHERE), tables.close(match)))
    assert await news.resend(harness.acting, harness.caller(BLUE, dm=True), match) is None


async def test_who_manages_the_server_closes_from_elsewhere_and_those_who_play_hear_of_it(
    harness: Harness, match: str
) -> None:
    elsewhere = [harness.caller(user, channel=ELSEWHERE) for user in (BLUE, STRANGER)]
    assert [why(await harness.acting.play(caller, tables.close(match))) for caller in elsewhere] == [
        "no-table",
        "no-table",
    ]
    foreign = harness.caller(MANAGER, guild=1, channel=ELSEWHERE)
    assert why(await harness.acting.play(foreign, tables.close(match))) == "no-table"
    assert (
        closed(await harness.acting.play(harness.caller(MANAGER, channel=ELSEWHERE), tables.close(match))).phase
        == "closed"
    )
    rows = await harness.post()
    assert {row.user for row in rows if row.kind == "told" and row.user} == {BLUE, PINK, GREY}


async def test_one_broken_match_is_named_without_its_content_and_breaks_no_other(harness: Harness, match: str) -> None:
    other = await harness.deal("toy", BLUE, PINK, channel=ELSEWHERE)
    await harness.database.transact(
        lambda c: c.execute('UPDATE matches SET snapshot = \'{"hidden": "card"}\' WHERE id = ?', (match,))
    )
    with capture_logs() as lines:
        found = await harness.acting.read(finding.of_person, BLUE)
        await harness.acting.write_at(time.time(), housekeeping.tidy)
    known = {each.id if isinstance(each, MatchInfo) else each.info.id: type(each).__name__ for each in found}
    assert known == {match: "MatchInfo", other: "LoadedMatch"}
    assert [line["match"] for line in lines if line["event"] == "match cannot be read"] == [match]
    assert "card" not in repr(lines)


async def test_a_match_that_cannot_be_read_is_closed_and_its_players_hear_of_it(harness: Harness, match: str) -> None:
    await harness.acting.play(harness.caller(BLUE), votes.propose_end(match))
    await harness.database.transact(lambda c: c.execute("UPDATE matches SET snapshot = '{}' WHERE id = ?", (match,)))
    found = await harness.acting.read(closing.find_closable, harness.caller(MANAGER), match)
    assert isinstance(found, Closable)
    assert (found.loaded, found.info.phase) == (None, "running")
    assert (
        closed(await harness.acting.play(harness.caller(MANAGER, channel=ELSEWHERE), tables.close(match))).phase
        == "closed"
    )
    assert why(await harness.acting.play(harness.caller(MANAGER), tables.close(match))) == "over"
    told = [row for row in await harness.post() if row.kind == "told"]
    assert {row.user for row in told} == {None, BLUE, PINK, GREY}
    assert await harness.acting.read(finding.of_server, GUILD) == []


async def test_my_tables_names_the_broken_one(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        post = await here.dealt("osaka", "Mika", "Tom")
        match = post.buttons["Play"]["custom_id"].split(":")[1]
        await here.app.database.transact(
            lambda c: c.execute("UPDATE matches SET snapshot = '{}' WHERE id = ?", (match,))
        )
        assert says((await mika.command("/game mine")).text, "bot-mine-unread")


async def test_a_table_in_a_deleted_channel_is_closed_from_another(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, tom = here.person("Mika"), here.person("Tom")
        post = await here.dealt("toy", "Tom", "Mika")
        match = post.buttons["Answer"]["custom_id"].split(":")[1]
        await here.quiet()
        await here.world.control.ask("delete_channel", channel=post.channel_id)
        assert says((await tom.command("/game close", channel="harbour-talk", table=match)).text, "house-wrong-table")
        asked = await mika.command("/game close", channel="harbour-talk", table=match)
        assert f"<#{post.channel_id}>? 2 players, 0 turns played" in asked.text
        assert says((await mika.press(asked, "Keep it")).text, "sure-left")
        asked = await mika.command("/game close", channel="harbour-talk", table=match)
        assert "2 players are told by DM" in (await mika.press(asked, "Close it: final")).text
        await here.quiet()
        assert any(says(message.text, "house-manage-closed") for message in await tom.inbox())
        assert says((await tom.command("/game mine", channel="harbour-talk")).text, "house-mine-none")
