"""What is posted of votes and of seats that change hands, once they have: who was called is who sits there now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.front import posts, proposals
from bot.front.answers import nothing_asked
from bot.front.sheet import Button, Buttons, Select, Text
from bot.front.wishes import settings_sheet
from bot.play.outcomes import Voted
from render.core.people import LANGUAGES
from render.core.words import Words
from tests.bot.at_the_house import BLUE, GREY, MINT, PINK, Evening

if TYPE_CHECKING:
    from bot.front.sheet import Sheet
    from bot.play.outcomes import Outcome
    from render.core.people import Lang


def text_of(sheet: Sheet) -> str:
    """All that a sheet says."""
    return "\n".join(part.text for part in sheet.parts if isinstance(part, Text))


def verbs(sheet: Sheet) -> list[str]:
    """What the buttons of a sheet do."""
    rows = [part.buttons for part in sheet.parts if isinstance(part, Buttons)]
    return [str(button.press).split(":")[0] for row in rows for button in row if isinstance(button, Button)]


async def put(house: Evening, match: str, outcome: Outcome, lang: Lang) -> str:
    """How the post of a proposal reads now."""
    assert isinstance(outcome, Voted)
    proposal = await house.house.proposal(outcome.vote)
    assert proposal is not None
    return text_of(proposals.vote_sheet(await house.sitting(match, None), proposal, 7, (), Words.of(lang)))


async def taken_over(house: Evening, match: str) -> tuple[Outcome, int]:
    """The asked one leaves, and somebody else gets that seat: the proposal, and who left."""
    gone = (await house.asked(match))[0]
    seat = (await house.sitting(match, gone)).seat
    assert seat is not None
    await house.house.resign(house.caller(gone), match)
    offer = await house.house.take_over(house.caller(MINT), match, seat)
    assert isinstance(offer, Voted)
    for user in (BLUE, PINK, GREY):
        if user != gone:
            await house.house.vote(house.caller(user), offer.vote, agree=True)
    return offer, gone


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_vote_to_go_back_says_nothing_wrong_once_it_is_over(house: Evening, match: str, lang: Lang) -> None:
    words = Words.of(lang)
    proposal = await house.house.propose_undo(house.caller(BLUE), match, 2)
    assert isinstance(proposal, Voted)
    assert words.text("house-vote-asked", who="name") not in await put(house, match, proposal, lang)
    for user in (PINK, GREY):
        await house.house.vote(house.caller(user), proposal.vote, agree=True)
    name = (await house.sitting(match, BLUE)).people[proposal.sitting.seat or 0].name
    said = await put(house, match, proposal, lang)
    assert name in said
    assert said.endswith(words.text("bot-vote-agreed"))
    assert '"-"' not in said
    assert "(0" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_nobody_takes_over_a_seat_from_himself(house: Evening, match: str, lang: Lang) -> None:
    offer, _ = await taken_over(house, match)
    said = await put(house, match, offer, lang)
    assert said.count(f"name{MINT}") == 1
    assert said.startswith(Words.of(lang).text("house-replace-taken", who=f"name{MINT}"))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_whoever_takes_over_while_the_match_waits_is_called_and_can_play(
    house: Evening, match: str, lang: Lang
) -> None:
    _, gone = await taken_over(house, match)
    rows = await house.post()
    (call,) = (row for row in rows if row.kind == "told" and row.ping)
    sitting = await house.sitting(match, None)
    sheet = proposals.told_sheet(sitting.card, sitting, call, Words.of(lang))
    assert sheet.pings == (MINT,)
    assert verbs(sheet) == ["play", "log"]
    assert not text_of(sheet).startswith(f"<@{MINT}> name{MINT}")
    assert "retable" in [row.kind for row in rows]
    table = text_of(posts.table_sheet(sitting, 7, (), 0, Words.of(lang)))
    assert f"<@{MINT}>" in table
    assert f"<@{gone}>" not in table


async def test_the_post_calls_nobody_who_has_left(house: Evening, match: str) -> None:
    gone = (await house.asked(match))[0]
    await house.house.resign(house.caller(gone), match)
    assert "retable" in [row.kind for row in await house.post()]
    sitting = await house.sitting(match, None)
    assert f"<@{gone}>" not in text_of(posts.table_sheet(sitting, 7, (), 0, Words.of("en")))


async def test_who_has_left_is_not_named_among_the_players(house: Evening, match: str) -> None:
    gone = (await house.asked(match))[0]
    await house.house.resign(house.caller(gone), match)
    said = text_of(nothing_asked(await house.sitting(match, None), Words.of("en")))
    assert f"name{gone}" not in said
    assert all(f"name{user}" in said for user in (BLUE, PINK, GREY) if user != gone)


async def test_an_invitation_calls_whom_it_invites_and_who_may_still_be_there(house: Evening, match: str) -> None:
    silent = (await house.asked(match))[0]
    first, second = [user for user in (BLUE, PINK, GREY) if user != silent]
    seat = (await house.sitting(match, silent)).seat
    assert seat is not None
    invitation = await house.house.replace(house.caller(first), match, seat, MINT, f"name{MINT}")
    assert isinstance(invitation, Voted)
    (row,) = (row for row in await house.post() if row.kind == "vote")
    assert sorted(row.ping) == sorted((second, silent, MINT))
    said = await put(house, match, invitation, "en")
    assert all(f"<@{user}>" in said for user in row.ping)
    await house.house.vote(house.caller(second), invitation.vote, agree=True)
    assert (await put(house, match, invitation, "en")).endswith(f"waiting for: <@{MINT}>")
    await house.house.take_over(house.caller(MINT), match, seat)
    said = await put(house, match, invitation, "en")
    assert said.endswith(f"Unless name{silent} answers within a day of the invitation, the seat changes hands.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_settings_name_each_thing_once(lang: Lang) -> None:
    for part in settings_sheet({}, Words.of(lang)).parts:
        for pick in part.picks if isinstance(part, Select) else ():
            assert pick.label.count(": ") == 1
