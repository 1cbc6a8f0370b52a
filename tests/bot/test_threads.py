"""Tables in threads: one that was archived is woken by the next post, in one that was locked no one can be called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.local.people import DM
from bot.topics.absence import operations as absence
from rules.core.rng import Rng
from tests.bot.running_bot import RunningBot, running_bot
from tests.bot.test_lost_channels import reason
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person

PEOPLE = ("Mika", "Jonas")


async def thread_of(here: RunningBot) -> int:
    """A thread that someone opened."""
    control = here.world.control
    channel = (await control.ask("add_channel", name="quay"))["id"]
    opened = await control.ask("add_thread", persona="Mika", channel=channel, name="A match apart")
    return int(opened["id"])


async def posts(here: RunningBot, thread: int) -> list[int]:
    """The table posts of a thread, as long as they can be pressed."""
    await here.quiet()
    return [each.id for each in await here.person("Mika").channel(str(thread)) if "Log" in each.buttons]


async def a_turn_is_played(here: RunningBot, match: str, thread: int) -> None:
    """Let those who are asked answer until the table is told, as they can from their direct messages."""
    told = (await here.inside.load(match, None)).match.turn
    while (await here.inside.load(match, None)).match.turn == told:
        assert await here.inside.play_on(match, Rng(b"threads"), 1, channel=thread)
    await here.quiet()


def person_of(here: RunningBot, user: int) -> Person:
    """One of the players, by the id."""
    return here.person(next(each for each in PEOPLE if here.user(each) == user))


async def test_a_thread_that_was_archived_is_opened_before_a_post_is_written_anew(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        thread = await thread_of(here)
        match = await here.laid("osaka", *PEOPLE, channel=thread)
        before = await posts(here, thread)
        await here.world.control.ask("archive_thread", channel=thread)
        # Someone leaves until tomorrow: the newest post is written anew, in silence.
        asked = (await here.inside.asked(match))[0]
        await here.app.acting.write(absence.leave, asked, int(here.world.fake.clock.now()) + 86_400)
        after = await posts(here, thread)
        assert after == before
        assert not here.world.fake.world.channel(thread).archived
        assert await reason(here, match) is None
        await here.world.control.ask("archive_thread", channel=thread)
        panel = await person_of(here, asked).command("/play", channel=DM, table=match)
        assert panel.buttons
        await a_turn_is_played(here, match, thread)
        assert (await posts(here, thread))[-1] > after[-1]
        assert not here.world.fake.world.channel(thread).archived


async def test_a_locked_thread_is_found_at_the_next_post_and_its_table_goes_on_by_dm(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        thread = await thread_of(here)
        match = await here.laid("osaka", *PEOPLE, channel=thread)
        before = await posts(here, thread)
        # The gateway has told no one: the next post finds it out.
        locked = here.world.fake.world.channel(thread)
        locked.locked = locked.archived = True
        await a_turn_is_played(here, match, thread)
        assert await reason(here, match) == "barred"
        assert await posts(here, thread) == before
        (asked,) = await here.inside.asked(match)
        person = person_of(here, asked)
        call = (await person.channel(DM))[-1]
        assert says(call.text, "dead-call-barred")
        panel = await person.press(call, "Play")
        assert panel.buttons
        await here.world.control.ask("archive_thread", channel=thread, archived=False, locked=False)
        await here.seen(person, lambda message: "Log" in message.buttons and message.id not in before, str(thread))
        await here.quiet()
        assert await reason(here, match) is None
        assert await here.world.control.violations() == []
