"""A vote pings the others: its proposer is asked once before, and pressed twice it pings no one a second time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.local.autoplay import by_verb
from bot.topics.seats import operations as seats
from bot.topics.votes import operations as votes
from tests.bot.covered import late_in
from tests.bot.harness import BLUE, GREY, PINK, kinds
from tests.bot.running_bot import running_bot
from tests.bot.test_panels_on_discord import press
from tests.bot.test_router import at_turn
from tests.bot.test_votes import voted
from tests.bot.test_worker import posts
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from bot.core.operation import Immediate
    from bot.local.people import Person
    from bot.local.seen import Seen
    from tests.bot.harness import Harness
    from tests.bot.running_bot import RunningBot


async def votes_shown(here: RunningBot, person: Person) -> list[Seen]:
    """The posts of votes in the channel, once nothing is left to be posted."""
    await here.quiet()
    return [post for post in await posts(here, person) if by_verb(post, "agree", "keep") is not None]


async def test_nothing_is_posted_until_its_proposer_means_it(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        asked, other, panel = await at_turn(here, post)
        await asked.press(panel, "Red")
        sures = {
            "finish": await other.command("/game end"),
            "propose": await other.command("/game undo", to="0"),
            "rest": await other.command("/game pause", until=7),
            "invite": await asked.command("/game replace", seat="1"),
        }
        if by_verb(sures["invite"], "invite") is None:
            sures["invite"] = await asked.command("/game replace", seat="2")
        for verb, sure in sures.items():
            assert sure.ephemeral
            assert by_verb(sure, verb) is not None
            assert "will be asked" in sure.text or "No one else" in sure.text
            assert await votes_shown(here, other) == []
        left = await press(other, sures["finish"], "decline")
        assert left.text == "All right. Nothing has changed."
        assert await votes_shown(here, other) == []
        again = await other.command("/game end")
        await press(other, again, "finish")
        assert len(await votes_shown(here, other)) == 1
        assert await here.world.control.violations() == []


async def test_a_pause_is_proposed_once_it_is_meant(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        await here.dealt("osaka", "Mika", "Tom")
        mika = here.person("Mika")
        sure = await mika.command("/game pause", until=7)
        assert "for 7 days?" in sure.text
        assert "Tom" in sure.text.split("\n")[1]
        said = await press(mika, sure, "rest")
        assert says(said.text, "bot-vote-open")
        assert "pause" in (await votes_shown(here, mika))[-1].text
        # The menu says that the others will be asked; what is proposed already is not put to them again.
        post = (await votes_shown(here, mika))[-1]
        match = post.buttons["Agree: pause"]["custom_id"].split(":")[1]
        menu = await mika.press(post, f"rest:{match}:1::", forged=True)
        assert "The others will be asked" in menu.text
        assert await here.world.control.violations() == []


async def test_a_table_with_one_person_pauses_at_once(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        await here.dealt("osaka", "Mika", "Jonas")
        jonas = here.person("Jonas")
        await press(jonas, await jonas.command("/game resign"), "resign")
        paused = await here.person("Mika").command("/game pause", until=7)
        assert says(paused.text, "house-vote-alone"), "no one is pinged by it"


async def test_a_seat_is_asked_for_once_it_is_meant(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        await here.dealt("osaka", "Mika", "Jonas")
        mika, jonas, tom = (here.person(name) for name in ("Mika", "Jonas", "Tom"))
        await press(jonas, await jonas.command("/game resign"), "resign")
        await here.quiet()
        free = next(post for post in await posts(here, mika) if by_verb(post, "seat") is not None)
        assert says((await press(mika, free, "seat")).text, "house-replace-already")
        sure = await press(tom, free, "seat")
        assert sure.ephemeral
        assert sure.text.startswith("Play on in Jonas's seat?")
        assert "Mika" in sure.text
        assert await votes_shown(here, mika) == []
        assert (await press(tom, sure, "decline")).text == "All right. Nothing has changed."
        sure = await press(tom, free, "seat")
        offer = by_verb(sure, "offer")
        assert offer is not None
        await press(tom, sure, "offer")
        (vote,) = await votes_shown(here, mika)
        # Pressed twice it is the same offer, and pings no one again.
        assert says((await tom.press(sure, offer, forged=True)).text, "bot-vote-open")
        assert [post.id for post in await votes_shown(here, mika)] == [vote.id]
        assert await here.world.control.violations() == []


async def test_what_is_proposed_twice_by_one_person_is_one_vote(harness: Harness) -> None:
    match, late, seat = await late_in(harness, BLUE, PINK, GREY)
    first = min({BLUE, PINK, GREY} - {late})
    proposals: list[Callable[[], Immediate[LoadedMatch]]] = [
        lambda: votes.propose_end(match),
        lambda: votes.propose_pause(match, 7),
        lambda: seats.leave_to_bot(match, None),
        lambda: seats.replace(match, seat, 77, ""),
    ]
    for propose in proposals:
        await harness.post()
        one = voted(await harness.acting.play(harness.caller(first), propose()))
        assert kinds(await harness.post()).count("vote") >= 1
        two = voted(await harness.acting.play(harness.caller(first), propose()))
        assert (two.vote, two.result) == (one.vote, "open")
        assert "vote" not in kinds(await harness.post())


async def test_who_can_propose_nothing_is_told_so_and_not_asked(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        mika, stranger = here.person("Mika"), here.person("Jonas")
        match = post.buttons["Play"]["custom_id"].split(":")[1]
        for verb in ("seek", "cover"):
            told = await mika.press(post, f"{verb}:{match}:1::", forged=True)
            assert "isn't waiting for anyone that long" in told.text
            assert says((await stranger.press(post, f"{verb}:{match}:1::", forged=True)).text, "house-wrong-stranger")
        assert says((await stranger.command("/game end")).text, "house-wrong-stranger")
        assert says((await stranger.command("/game undo", to="0")).text, "house-wrong-stranger")


async def test_what_cannot_be_done_is_not_offered(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        match = post.buttons["Play"]["custom_id"].split(":")[1]
        mika, tom, jonas = (here.person(name) for name in ("Mika", "Tom", "Jonas"))
        sheet = await mika.press(post, f"sheet:{match}:0::", forged=True)
        assert says(sheet.text, "house-still-on")
        assert not sheet.buttons
        assert says((await jonas.press(post, f"rest:{match}:0::", forged=True)).text, "house-wrong-stranger")
        for verb in ("stay", "unshut", "decline"):
            # Whoever presses it and whatever stands there, it claims no more than that nothing is done.
            assert says((await jonas.press(post, f"{verb}:{match}:0::", forged=True)).text, "sure-left")
        await press(mika, await mika.command("/game end"), "finish")
        await press(tom, (await votes_shown(here, mika))[-1], "agree")
        await here.quiet()
        for verb in ("rest", "giveup", "finish"):
            ended = await mika.press(post, f"{verb}:{match}:0::", forged=True)
            assert says(ended.text, "house-wrong-over"), verb
            assert by_verb(ended, "sheet") is not None
        await mika.command("/game open", game="osaka")
        lobby = await here.seen(mika, lambda message: "Join" in message.buttons)
        word = lobby.buttons["Join"]["custom_id"].replace("join", "word")
        assert says((await jonas.press(lobby, word, forged=True)).text, "house-lobby-not-in")
        assert await here.world.control.violations() == []
