"""What is posted of votes and of seats that change hands, once they have: who was called is who sits there now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core import finding
from bot.core.outcomes import Objected, Voted
from bot.discord.screens.answers import nothing_asked
from bot.discord.screens.log import turns_told
from bot.discord.screens.objections import objection_message
from bot.outbox import posts, proposals
from bot.outbox.deliveries import write
from bot.outbox.told import Told, told_by
from bot.store.spans import DAY
from bot.topics.seats import operations as seats
from bot.topics.undo import operations as undo
from bot.topics.votes import operations as votes
from render.core.languages import LANGUAGES
from render.core.words import Words
from tests.bot.harness import BLUE, GREY, MINT, PINK, STRANGER, Harness, done, past_the_orders, told_since
from tests.bot.reading import text_of, verbs
from tests.bot.test_votes import silent_one, voted

if TYPE_CHECKING:
    from bot.core.outcomes import Outcome
    from bot.discord.message import Message
    from render.core.languages import Lang


async def put(harness: Harness, match: str, outcome: Outcome, lang: Lang) -> str:
    """How the post of a proposal reads now."""
    assert isinstance(outcome, Voted)
    proposal = await harness.acting.read(finding.proposal, outcome.vote)
    assert proposal is not None
    return text_of(proposals.vote_message(await harness.load(match, None), proposal, 7, (), Words.of(lang)))


async def taken_over(harness: Harness, match: str) -> tuple[Outcome, int]:
    """The asked one leaves, and someone else gets that seat: the proposal, and who left."""
    gone = (await harness.asked(match))[0]
    seat = (await harness.load(match, gone)).seat
    assert seat is not None
    await harness.acting.play(harness.caller(gone), seats.resign(match))
    offer = await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))
    assert isinstance(offer, Voted)
    for user in (BLUE, PINK, GREY):
        if user != gone:
            await harness.acting.play(harness.caller(user), votes.vote(offer.vote, agree=True))
    return offer, gone


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_vote_to_go_back_says_nothing_wrong_once_it_is_over(harness: Harness, match: str, lang: Lang) -> None:
    words = Words.of(lang)
    proposal = await harness.acting.play(harness.caller(BLUE), undo.propose_undo(match, 2))
    assert isinstance(proposal, Voted)
    assert words.text("house-vote-asked", who="name") not in await put(harness, match, proposal, lang)
    for user in (PINK, GREY):
        await harness.acting.play(harness.caller(user), votes.vote(proposal.vote, agree=True))
    name = (await harness.load(match, BLUE)).people[proposal.loaded.seat or 0].name
    said = await put(harness, match, proposal, lang)
    assert name in said
    assert said.endswith(words.text("bot-vote-agreed"))
    assert '"-"' not in said
    assert "(0" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_no_one_takes_over_a_seat_from_himself(harness: Harness, match: str, lang: Lang) -> None:
    offer, _ = await taken_over(harness, match)
    said = await put(harness, match, offer, lang)
    assert said.count(f"name{MINT}") == 1
    assert said.startswith(Words.of(lang).text("house-replace-asked", who=f"name{MINT}"))


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_takeover_is_told_once_in_the_channel(harness: Harness, match: str, lang: Lang) -> None:
    _, gone = await taken_over(harness, match)
    words, loaded = Words.of(lang), await harness.load(match, None)
    told = []
    for row in await harness.post():
        if row.kind in ("free", "vote", "told", "table") and row.user is None:
            proposal = await harness.acting.read(finding.proposal, int(row.text)) if row.kind == "vote" else None
            delivery = write(row, loaded, proposal, words)
            assert delivery.kind != "skip"
            told.append(text_of(delivery.content))
    news = words.text("house-replace-accept", of=f"name{gone}", who=f"name{MINT}")
    assert sum(news in said for said in told) == 1
    assert sum(f"name{MINT}" in said and f"name{gone}" in said for said in told) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_whoever_takes_over_while_the_match_waits_is_called_and_can_play(
    harness: Harness, match: str, lang: Lang
) -> None:
    _, gone = await taken_over(harness, match)
    rows = await harness.post()
    (call,) = (row for row in rows if row.kind == "table" and row.ping)
    loaded = await harness.load(match, None)
    told = told_by(loaded, call)
    message = posts.table_message(loaded, call.id, call.ping, told, Words.of(lang))
    assert message.pings == (MINT,)
    assert verbs(message)[0] == "play"
    assert any(part.kind == "image" for part in message.parts)
    assert [row for row in rows if row.channel][-1].kind in ("table", "strip")
    table = text_of(message)
    assert f"<@{MINT}>" in table
    assert f"<@{gone}>" not in table


async def test_the_post_calls_no_one_who_has_left(harness: Harness, match: str) -> None:
    gone = (await harness.asked(match))[0]
    await harness.acting.play(harness.caller(gone), seats.resign(match))
    assert "retable" in [row.kind for row in await harness.post()]
    loaded = await harness.load(match, None)
    assert f"<@{gone}>" not in text_of(
        posts.table_message(loaded, 7, (), Told(range(loaded.match.published)), Words.of("en"))
    )


async def test_who_has_left_is_not_named_among_the_players(harness: Harness, match: str) -> None:
    gone = (await harness.asked(match))[0]
    await harness.acting.play(harness.caller(gone), seats.resign(match))
    said = text_of(nothing_asked(await harness.load(match, None), Words.of("en")))
    assert f"name{gone}" not in said
    assert all(f"name{user}" in said for user in (BLUE, PINK, GREY) if user != gone)


async def test_an_invitation_calls_whom_it_invites_and_who_may_still_be_there(harness: Harness, match: str) -> None:
    silent = (await harness.asked(match))[0]
    first, second = [user for user in (BLUE, PINK, GREY) if user != silent]
    seat = (await harness.load(match, silent)).seat
    assert seat is not None
    invitation = await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}"))
    assert isinstance(invitation, Voted)
    (row,) = (row for row in await harness.post() if row.kind == "vote")
    assert sorted(row.ping) == sorted((second, silent, MINT))
    said = await put(harness, match, invitation, "en")
    assert all(f"<@{user}>" in said for user in row.ping)
    await harness.acting.play(harness.caller(second), votes.vote(invitation.vote, agree=True))
    assert f"waiting for: <@{MINT}> · until <t:" in await put(harness, match, invitation, "en")
    await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))
    said = await put(harness, match, invitation, "en")
    assert said.endswith(f"unless name{silent} plays or answers first.")


async def test_the_log_still_names_who_played_before_a_seat_changed_hands(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK, GREY)
    (gone,) = await harness.asked(match)
    done(await harness.press(match, gone, "place tea", "recall all", "end"))
    while gone not in await harness.asked(match):
        done(await harness.press(match, (await harness.asked(match))[0], "place tea", "recall all", "end"))
    await taken_over(harness, match)
    done(await harness.press(match, MINT, "place bank", "recall all", "end"))
    loaded, words = await harness.load(match, None), Words.of("en")
    seat = next(seat for seat, person in enumerate(loaded.people) if person.mention == MINT)
    before, after = [" ".join(turn.lines) for turn in turns_told(loaded, words) if turn.seat == seat][-2:]
    assert f"name{gone}" in before
    assert f"name{MINT}" not in before
    assert f"name{MINT}" in after
    assert f"name{gone}" not in after


async def test_the_post_of_a_turn_names_who_played_it_when_it_is_written_anew(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    await harness.post()
    (gone,) = await harness.asked(match)
    done(await harness.press(match, gone, "place tea", "recall all", "end"))
    await harness.post()
    await harness.acting.play(harness.caller(gone), seats.resign(match))
    seat = next(seat for seat, one in enumerate((await harness.load(match, None)).people) if one.mention is None)
    offer = await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))
    assert isinstance(offer, Voted)
    await harness.acting.play(harness.caller(PINK if gone == BLUE else BLUE), votes.vote(offer.vote, agree=True))
    loaded = await harness.load(match, None)
    assert loaded.people[seat].mention == MINT
    said = text_of(posts.table_message(loaded, 7, (), told_since(loaded, loaded.told[0]), Words.of("en"))).split("\n")
    assert f"name{gone}" in said[0]
    assert not any(f"name{MINT}" in line for line in said if line.startswith("• "))


async def test_what_is_settled_keeps_no_button(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK, GREY)
    gone = (await harness.asked(match))[0]
    seat = (await harness.load(match, gone)).seat
    assert seat is not None
    words = Words.of("en")

    async def offer() -> tuple[str, Message]:
        (row,) = [row for row in await harness.post() if row.kind == "free"]
        delivery = write(
            row, await harness.load(match, None), await harness.acting.read(finding.proposed_end, match), words
        )
        assert delivery.kind in ("edit-or-post", "last-edit")
        return delivery.kind, delivery.content

    done(await harness.acting.play(harness.caller(gone), seats.resign(match)))
    kind, post = await offer()
    assert (kind, verbs(post)) == ("edit-or-post", ["seat", "finish", "log"])
    voter = next(user for user in (BLUE, PINK, GREY) if user != gone)
    ending = await harness.acting.play(harness.caller(voter), votes.propose_end(match))
    assert isinstance(ending, Voted)
    assert verbs((await offer())[1]) == ["seat", "log"]
    other = next(user for user in (BLUE, PINK, GREY) if user not in (gone, voter))
    await harness.acting.play(harness.caller(other), votes.vote(ending.vote, agree=False))
    assert verbs((await offer())[1]) == ["seat", "finish", "log"]
    proposal = await harness.acting.read(finding.proposal, ending.vote)
    assert proposal is not None
    vote = proposals.vote_message(await harness.load(match, None), proposal, 7, (), words)
    assert (verbs(vote), text_of(vote).count("\n")) == ([], 0)
    taken = await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))
    assert isinstance(taken, Voted)
    for user in (voter, other):
        await harness.acting.play(harness.caller(user), votes.vote(taken.vote, agree=True))
    kind, post = await offer()
    assert (kind, verbs(post), text_of(post)) == (
        "last-edit",
        [],
        words.text("house-resign-left", who=f"name{gone}"),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_an_owner_who_comes_too_late_reads_to_whom_the_seat_was_given(
    harness: Harness, match: str, lang: Lang
) -> None:
    words = Words.of(lang)
    silent, seat, first, second = await silent_one(harness, match)
    vote = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}")))
    await harness.post()
    await harness.acting.play(harness.caller(second), votes.vote(vote.vote, agree=True))
    await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))
    await harness.pass_time(2 * DAY)
    proposal = await harness.acting.read(finding.proposal, vote.vote)
    assert proposal is not None
    said = words.text("dead-seat-gone", who=f"name{MINT}", when=f"<t:{proposal.ended}:R>")
    refused = await harness.press(match, silent, "token red")
    assert isinstance(refused, Objected)
    for message in (objection_message(refused, words), nothing_asked(await harness.load(match, silent), words)):
        assert text_of(message) == said
        assert verbs(message) == ["closer", "log", "follow"]
    assert said not in text_of(nothing_asked(await harness.load(match, STRANGER), words))
    assert said not in text_of(nothing_asked(await harness.load(match, first), words))


async def test_the_next_owner_of_a_seat_is_asked_for_a_vote_of_his_own(harness: Harness, match: str) -> None:
    silent, seat, first, second = await silent_one(harness, match)
    invited = voted(await harness.acting.play(harness.caller(first), seats.replace(match, seat, MINT, f"name{MINT}")))
    rest = voted(await harness.acting.play(harness.caller(silent), votes.propose_pause(match, 7)))
    await harness.post()
    await harness.acting.play(harness.caller(second), votes.vote(invited.vote, agree=True))
    await harness.acting.play(harness.caller(MINT), seats.take_over(match, seat))
    await harness.pass_time(2 * DAY)
    assert (await harness.load(match, MINT)).seat == seat
    proposal = await harness.acting.read(finding.proposal, rest.vote)
    assert proposal is not None
    assert (proposal.result, seat in proposal.agreed) == ("open", False)
    posts = [row for row in await harness.post() if row.kind == "vote" and row.text == str(rest.vote)]
    assert MINT in posts[-1].ping
    for user in (first, second):
        assert (
            voted(await harness.acting.play(harness.caller(user), votes.vote(rest.vote, agree=True))).result == "open"
        )
    assert voted(await harness.acting.play(harness.caller(MINT), votes.vote(rest.vote, agree=True))).result == "agreed"
