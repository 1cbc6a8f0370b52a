"""Export and verify as people use them: by command, during play and after the end."""

from __future__ import annotations

import json
import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from bot.core.match import dealing
from bot.core.match.seed import seed_of
from bot.topics.record.proving import prove
from bot.topics.record.reading import read
from rules.core.rng import Rng
from tests.bot.running_bot import RunningBot, channels, running, running_bot

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.local.running import LocalDiscord
    from bot.local.seen import Seen


async def file_of(here: RunningBot, seen: Seen) -> bytes:
    """The only file of a message."""
    (file,) = seen.pictures
    return await here.world.control.file(file)


async def test_a_game_is_exported_verified_and_shown(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here, verifiable_deals():
        mika, tom, anna = here.person("Mika"), here.person("Tom"), here.person("Anna")
        await mika.command("/game open", game="toy")
        assert "hasn't started yet" in (await mika.command("/game verify")).text
        await here.world.control.ask("add_channel", name="other")
        assert (await mika.command("/game export", channel="other")).pictures == []
        channel = next(each.id for each in here.world.fake.world.channels.values() if each.name == "other")
        match = await here.laid("toy", "Mika", "Anna", channel=channel)
        for person, reads in ((mika, "as you see it"), (tom, "as everyone sees it")):
            exported = await person.command("/game export", channel="other")
            assert exported.ephemeral
            assert reads in exported.text
            raw = json.loads(await file_of(here, exported))
            assert (raw["match"], raw["whole"], raw["seed"]["half"]) == (match, False, None)
        running = await mika.command("/game verify", channel="other")
        assert "What can be checked now holds" in running.text
        assert not running.buttons
        await play_on(here, match, channel)
        exported = await tom.command("/game export", channel="other")
        assert prove(read(await file_of(here, exported), match)).verdict == "holds"
        shown = await tom.command("/game verify", channel="other")
        assert "Everything holds." in shown.text
        assert "The table has been told" in (await tom.press(shown, "Show everyone")).text
        await here.quiet()
        assert any("Tom has verified the deal" in seen.text for seen in await anna.channel("other"))


async def test_a_report_gets_a_number_and_stands_in_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        assert "number" not in (await mika.command("/game report", text="no table")).text
        channel = int((await here.world.control.ask("add_channel", name="other"))["id"])
        match = await here.laid("toy", "Mika", "Anna", channel=channel)
        said = await mika.command("/game report", text="the lantern is gone\x1b[31m", channel="other")
        assert said.ephemeral
        (number,) = re.findall(r"\*\*([0-9a-f]{6})\*\*", said.text)
    (line,) = [line for line in capsys.readouterr().out.splitlines() if number in line]
    assert match in line
    assert "the lantern is gone[31m" in line


async def test_reports_also_go_to_the_operators_channel_and_a_refusal_is_said_in_one_sentence(
    tmp_path: Path, world: LocalDiscord, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table, reports = await channels(world, 2)
    for channel, posted in ((reports, True), (77, False)):
        monkeypatch.setenv("HATOBA_REPORTS", str(channel))
        async with running(tmp_path / str(channel), world) as here:
            mika = here.person("Mika")
            match = await here.laid("toy", "Mika", "Anna", channel=table)
            said = await mika.command("/game report", text="*gone* @everyone", channel="quay-0")
            (number,) = re.findall(r"\*\*([0-9a-f]{6})\*\*", said.text)
            await here.quiet()
            told = [seen.text for seen in await mika.channel("quay-1") if number in seen.text]
            assert len(told) == posted
            assert not posted or (match in told[0] and "\\*gone\\*" in told[0] and "@everyone" not in told[0])
            kept = await here.app.database.read(
                lambda c: c.execute("SELECT 1 FROM outbox WHERE how = 'failed'").fetchall()
            )
            assert kept == []
    lines = [line for line in capsys.readouterr().out.splitlines() if "report not posted" in line]
    assert len(lines) == 1
    assert "HATOBA_REPORTS" in lines[0]


@asynccontextmanager
async def verifiable_deals() -> AsyncIterator[None]:
    """Let the lobby's post go into the seed, as it does outside of tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dealing, "seed_of", seed_of)
        yield


async def play_on(here: RunningBot, match: str, channel: int) -> None:
    """Play a match to its end without a press."""
    harness = here.inside
    while await harness.play_on(match, Rng(b"to the end"), 200, channel=channel):
        await here.quiet()


async def test_a_table_sets_right_what_someone_reports(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, anna = here.person("Mika"), here.person("Anna")
        channel = int((await here.world.control.ask("add_channel", name="other"))["id"])
        match = await here.laid("toy", "Mika", "Anna", channel=channel)
        while not (await here.inside.load(match, None)).match.stated():
            await here.inside.play_on(match, Rng(b"right"), 1, channel=channel)
        await here.quiet()
        said = await mika.command("/game report", text="wrong coins", channel="other")
        asked = await mika.press(said, "Set right")
        which = await mika.choose(asked, "Choose whose", ["0"])
        typed = await mika.choose(which, "Choose what", ["coins"])
        form = (await mika.press(typed, "Right amount")).modal
        assert form is not None
        assert "whole number from 0 to 99" in (await mika.submit(form, {"to": "100"})).text
        sure = await mika.submit(form, {"to": "7"})
        assert re.search(r"Set right: name\d+, coins: \d+ → 7\?", sure.text)
        await mika.press(sure, "Propose")
        await here.quiet()
        (vote,) = [seen for seen in await anna.channel("other") if "proposes to set something right" in seen.text]
        await anna.press(vote, "Agree")
        await here.quiet()
        post = await anna.last("other")
        assert "adjusted" in post.text
        assert re.search(r"Everyone agreed to set right: name\d+, coins: \d+ → 7", post.text)
        info = await mika.command("/game info", channel="other")
        assert "Adjusted, so it counts in no result." in info.text
        stranger = await here.person("Tom").command("/game info", channel="other")
        assert "Set right" not in stranger.buttons
