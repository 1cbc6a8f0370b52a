"""Seats to take over, as the list of a server's tables shows them: to whoever may look on at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.core import finding
from bot.core.match import free_seats
from bot.core.outcomes import Voted
from bot.local.world import Overwrite
from bot.store.spans import DAY
from bot.topics.absence import operations as absence
from bot.topics.seats import operations as seats
from bot.topics.votes import operations as votes
from tests.bot.harness import BLUE, CHANNEL, GREY, GUILD, MINT, PINK, STRANGER, Harness, done, why
from tests.bot.running_bot import RunningBot, running_bot
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Seen


def hide(here: RunningBot, channel: int) -> None:
    """Let only the bot, and no one else for being on the server, see a channel."""
    fake = here.world.fake
    found = fake.world.channels[channel]
    view = discord.Permissions(view_channel=True).value
    found.overwrites[fake.world.bot.id] = Overwrite(1, view, 0)
    found.overwrites[found.guild_id or 0] = Overwrite(0, 0, view)
    fake.dispatch_channel("CHANNEL_UPDATE", found)


def button_of(message: Seen, verb: str) -> str:
    """The button of a message that stands for a verb."""
    return next(str(each["custom_id"]) for each in message.buttons.values() if each["custom_id"].startswith(f"{verb}:"))


async def look_at_first(person: Person, listed: Seen) -> Seen:
    """Look at the first seat of a list."""
    (menu,) = listed.menus
    return await person.choose(listed, menu["custom_id"], [menu["options"][0]["value"]])


async def vacant(harness: Harness, user: int, guild: int = GUILD) -> list[tuple[str, int]]:
    """The seats that someone may offer to take."""
    found = await harness.acting.read(free_seats.vacancies, guild, user)
    return [(each.loaded.info.id, each.seat) for each in found]


async def seat_of(harness: Harness, match: str, user: int) -> int:
    """The seat of someone."""
    return (await harness.load(match, user)).own


async def test_a_seat_that_was_given_up_is_offered_to_whoever_does_not_play_there(harness: Harness, match: str) -> None:
    assert await vacant(harness, STRANGER) == []
    seat = await seat_of(harness, match, GREY)
    done(await harness.acting.play(harness.caller(GREY), seats.resign(match)))
    assert await vacant(harness, STRANGER) == await vacant(harness, GREY) == [(match, seat)]
    assert await vacant(harness, BLUE) == []
    assert await vacant(harness, STRANGER, GUILD + 1) == []
    (found,) = await harness.acting.read(free_seats.vacancies, GUILD, STRANGER)
    assert found.loaded.seat is None
    outcome = await harness.acting.play(harness.caller(STRANGER), seats.take_over(match, seat))
    assert isinstance(outcome, Voted)
    proposal = await harness.acting.read(finding.proposal, outcome.vote)
    assert proposal is not None
    assert proposal.closes is not None
    assert abs(proposal.closes - found.until) < DAY / 24
    # Someone was faster: no one else is asked to offer.
    assert await vacant(harness, MINT) == []
    assert why(await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))) == "faster"


async def test_people_who_are_away_have_time_to_decide(harness: Harness, match: str) -> None:
    done(await harness.acting.play(harness.caller(GREY), seats.resign(match)))
    (before,) = await harness.acting.read(free_seats.vacancies, GUILD, STRANGER)
    back = before.until + DAY
    await harness.acting.write(absence.leave, BLUE, back)
    (found,) = await harness.acting.read(free_seats.vacancies, GUILD, STRANGER)
    assert found.until == back + DAY


async def test_a_silent_seat_is_offered_once_the_table_looks_for_anyone(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    (silent,) = await harness.asked(match)
    (other,) = {BLUE, PINK} - {silent}
    seat = await seat_of(harness, match, silent)
    invited = await harness.acting.play(harness.caller(other), seats.replace(match, seat, MINT, "Mint"))
    assert isinstance(invited, Voted)
    assert await vacant(harness, STRANGER) == []
    await harness.acting.play(harness.caller(other), votes.vote(invited.vote, agree=False))
    await harness.acting.play(harness.caller(other), seats.replace(match, seat, None, ""))
    for vote in await harness.database.read(lambda c: c.execute("SELECT max(id) FROM votes").fetchone()):
        await harness.acting.play(harness.caller(other), votes.vote(vote, agree=True))
    assert await vacant(harness, STRANGER) == [(match, seat)]
    (found,) = await harness.acting.read(free_seats.vacancies, GUILD, STRANGER)
    assert await harness.acting.read(free_seats.vacancies, GUILD, silent) == []
    assert (
        await harness.acting.play(harness.caller(STRANGER, channel=CHANNEL), seats.take_over(match, seat))
    ).kind == "voted"
    assert await vacant(harness, MINT) == []
    assert found.until >= DAY


async def test_a_seat_is_looked_at_and_offered_for_from_another_channel(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        post = await here.dealt("osaka", "Mika", "Tom")
        await mika.press(await mika.command("/game resign"), "Give up")
        await here.quiet()
        listed = await jonas.command("/game list", channel="harbour-talk")
        assert listed.ephemeral
        assert says(listed.text, "tables-seats-title")
        assert says(listed.text, "tables-waits")
        assert "1 von 2 Plätzen besetzt" in listed.text
        shown = await look_at_first(jonas, listed)
        assert shown.pictures
        assert says(shown.text, "tables-seat-hand")
        assert says((await jonas.press(shown, button_of(shown, "decline"))).text, "sure-left")
        shown = await look_at_first(jonas, listed)
        await jonas.press(shown, button_of(shown, "offer"))
        await here.quiet()
        vote = await here.seen(jonas, lambda message: "Agree" in message.buttons)
        assert vote.channel_id == post.channel_id
        late = await look_at_first(jonas, listed)
        assert says(late.text, "tables-seat-gone")
        assert await here.world.control.violations() == []


async def test_seats_of_a_channel_that_not_everyone_sees_are_shown_only_there(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, jonas = here.person("Mika"), here.person("Jonas")
        post = await here.dealt("osaka", "Mika", "Tom")
        await mika.press(await mika.command("/game resign"), "Give up")
        await here.quiet()
        listed = await jonas.command("/game list", channel="harbour-talk")
        hide(here, int(post.channel_id))
        await here.world.control.ask(
            "set_permissions", channel=post.channel_id, persona="Jonas", allow=["VIEW_CHANNEL"]
        )
        await here.quiet()
        assert says((await look_at_first(jonas, listed)).text, "tables-seat-gone")
        assert not (await jonas.command("/game list", channel="harbour-talk")).menus
        assert (await jonas.command("/game list")).menus
