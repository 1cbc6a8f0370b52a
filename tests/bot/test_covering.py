"""Cover: a bot plays for someone who is late or away until that person plays again; nothing is lost by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core import finding
from bot.core.match import answering, free_seats
from bot.outbox.posts import over_message
from bot.outbox.proposals import vote_message
from bot.outbox.told import Told
from bot.store import bots, pending_turns, results, seat_history
from bot.store.spans import DAY
from bot.topics.absence import operations as absence
from bot.topics.practice import operations as practice
from bot.topics.privacy import operations as erasing
from bot.topics.seats import operations as seats
from bot.topics.turn import operations as turn
from bot.topics.undo import operations as undo
from bot.topics.votes import operations as votes
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.covered import covered_in, late_in, plays
from tests.bot.harness import (
    BLUE,
    GREY,
    MINT,
    PINK,
    STRANGER,
    Harness,
    done,
    has_line,
    info_of,
    open_harness,
    table_post,
    why,
)
from tests.bot.reading import text_of, verbs
from tests.bot.table_of_bots import all_play, bot_seats, think_here
from tests.bot.test_sleeping import drawn, late_rows
from tests.bot.test_store_crash import break_at_each, break_everywhere
from tests.bot.test_votes import told, voted

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from render.core.languages import Lang


async def kept(harness: Harness, match: str, seat: int) -> list[tuple[int, str, str | None]]:
    found = await harness.database.read(lambda connection: seat_history.load(connection, match))
    return [(each.user, each.kind, each.went) for each in found if each.seat == seat]


async def test_the_other_lets_a_bot_play_and_the_owner_plays_again(harness: Harness) -> None:
    think_here(harness)
    match, late, seat = await late_in(harness, BLUE, PINK)
    other = BLUE if late == PINK else PINK
    assert voted(await harness.play(other, seats.leave_to_bot(match, None))).result == "agreed"
    sent = await harness.post()
    assert [(row.user, row.ping) for row in sent if has_line(row)] == [(None, ()), (late, ())]
    assert told(sent) == ["bots-cover-begun", "bots-cover-letter"]
    loaded = await harness.load(match, late)
    assert (loaded.seat, loaded.covered, loaded.owned) == (seat, True, [1 - seat])
    assert (loaded.people[seat].name, loaded.people[seat].mention) == (f"name{late} (bot)", None)
    assert seat not in await harness.database.read(lambda connection: pending_turns.lasting(connection, match))
    # With one person left, all that the bot plays comes in one go.
    assert await all_play(harness, match) == 1
    await plays(harness, match, other)
    await harness.post()

    # The owner's next press takes the seat back, whatever comes of the press itself.
    assert (await harness.press(match, late, "no such answer")).kind == "refused"
    assert told(await harness.post()) == ["bots-cover-ended"]
    assert await harness.asked(match) == [late]
    wait = (await harness.database.read(lambda connection: pending_turns.lasting(connection, match)))[seat]
    assert (wait.running is not None, wait.late, wait.bank) == (True, None, 5 * DAY)
    assert await all_play(harness, match) == 0
    await plays(harness, match, late)
    owner = [(late, "dealt", "replaced"), (late, "cover", "back"), (late, "took-over", None)]
    assert await kept(harness, match, seat) == owner


async def test_a_bot_plays_on_for_someone_after_a_restart_and_stops_for_good(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        match, seat, late, other = await covered_in(harness)
        assert [name for name, _ in await harness.database.read(bots.due)] == [match]
    async with open_harness(tmp_path) as harness:
        think_here(harness)
        assert await all_play(harness, match) == 1
        assert await harness.asked(match) == [other]
        # Not even the one who is not asked has to wait for his turn to come: the wish alone is enough.
        done(await harness.play(late, turn.play_again(match)))
    async with open_harness(tmp_path) as harness:
        think_here(harness)
        await plays(harness, match, other)
        assert await all_play(harness, match) == 0
        assert await harness.asked(match) == [late]
        assert (await harness.load(match, None)).people[seat].mention == late


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_with_more_at_the_table_they_vote_and_the_owner_can_say_no(harness: Harness, lang: Lang) -> None:
    match, late, seat = await late_in(harness, BLUE, PINK, GREY)
    first, second = sorted({BLUE, PINK, GREY} - {late})
    words = Words.of(lang)
    post = await drawn(harness, late_rows(harness.sent)[-1], lang)
    assert "cover" in verbs(post.content)  # type: ignore[union-attr]
    vote = voted(await harness.play(first, seats.leave_to_bot(match, None)))
    assert vote.result == "open"
    proposal = await harness.acting.read(finding.proposal, vote.vote)
    assert proposal is not None
    shown = vote_message(await harness.load(match, None), proposal, 7, (), words)
    assert verbs(shown) == ["agree", "keep", "here"]
    assert words.text("bots-cover-vote", who=f"name{first}", of=f"<@{late}>", counts="yes") in text_of(shown)
    assert "-1" not in text_of(shown)
    # Who is late and says no has the seat as before; no one has lost anything.
    done(await harness.play(late, seats.still_here(match)))
    assert why(await harness.play(second, votes.vote(vote.vote, agree=True))) == "here-still"
    vote = voted(await harness.play(second, seats.leave_to_bot(match, None)))
    assert voted(await harness.play(first, votes.vote(vote.vote, agree=True))).result == "agreed"
    assert await bot_seats(harness, match) == [seat]
    agreed = await harness.acting.read(finding.proposal, vote.vote)
    assert agreed is not None
    asked = words.text("bots-cover-asked", who=f"name{second}")
    assert asked in text_of(vote_message(await harness.load(match, None), agreed, 7, (), words))
    line = next(row for row in await harness.post() if told([row]) == ["bots-cover-begun"])
    said = table_post(await harness.load(match, None), line, words)
    assert verbs(said)[-1] == "play"
    assert words.text("bots-cover-begun", of=f"name{late}", counts="yes") in text_of(said)


async def test_only_who_waits_asks_for_a_bot_and_only_where_one_can_play(harness: Harness) -> None:
    match, late, _ = await late_in(harness, BLUE, PINK)
    other = BLUE if late == PINK else PINK
    assert why(await harness.play(late, seats.leave_to_bot(match, None))) == "late-self"
    assert why(await harness.play(STRANGER, seats.leave_to_bot(match, None))) == "stranger"
    assert why(await harness.play(other, seats.leave_to_bot(match, 7))) == "bad-option"
    assert why(await harness.play(other, seats.leave_to_bot(match, 0))) == "faster"
    await harness.play_on(match, Rng(b"x"), 1)
    assert why(await harness.play(other, seats.leave_to_bot(match, None))) == "not-late"
    toys = await harness.deal("toy", BLUE, PINK, channel=9)
    refused = await harness.acting.play(harness.caller(BLUE, channel=9), seats.leave_to_bot(toys, None))
    assert why(refused) == "bad-option"


async def test_a_covered_seat_has_no_say_and_no_one_else_gets_it(harness: Harness) -> None:
    match, seat, late, other = await covered_in(harness)
    await all_play(harness, match)
    for by in (None, MINT, late):
        assert why(await harness.play(other, seats.replace(match, seat, by, "x"))) == "covered"
    assert why(await harness.play(MINT, seats.take_over(match, seat))) == "covered"
    assert await harness.acting.read(free_seats.vacancies, 700, MINT) == []
    # The bot agrees at once, to going back behind its own turn too, and thinks again.
    before = len((await harness.load(match, None)).match.standing_moves)
    assert voted(await harness.play(other, undo.propose_undo(match, before - 1))).result == "agreed"
    assert await all_play(harness, match) == 1
    assert voted(await harness.play(other, votes.propose_end(match))).result == "agreed"


async def test_what_the_table_votes_on_is_settled_where_a_bot_comes_in(harness: Harness) -> None:
    match, late, _ = await late_in(harness, BLUE, PINK)
    other = BLUE if late == PINK else PINK
    back = voted(await harness.play(other, undo.propose_undo(match, 3)))
    assert back.result == "open"
    voted(await harness.play(other, seats.leave_to_bot(match, None)))
    assert len((await harness.load(match, None)).match.standing_moves) == 3
    proposal = await harness.acting.read(finding.proposal, back.vote)
    assert proposal is not None
    assert proposal.result == "agreed"


async def test_the_end_calls_those_too_whose_seat_is_covered(harness: Harness) -> None:
    match, _, late, other = await covered_in(harness)
    while (await harness.info(match)).phase == "running":
        await plays(harness, match, other)
        await all_play(harness, match)
    (row,) = [row for row in await harness.post() if row.kind == "over"]
    assert set(row.ping) == {late, other}
    said = text_of(over_message(await harness.load(match, None), row.id, row.ping, Told(range(0)), Words.of("en")))
    assert f"<@{late}>" in said
    found = await harness.database.read(lambda connection: results.of_match(connection, match))
    assert {each.user: each.whole for each in found} == {late: False, other: True}


async def test_who_forgets_everything_leaves_a_covered_seat_free(harness: Harness) -> None:
    match, seat, late, _ = await covered_in(harness)
    await erasing.erase_person(harness.acting, harness.caller(late))
    person = (await harness.load(match, None)).people[seat]
    assert (person.owner, person.bot) == (None, False)
    assert [vacancy.seat for vacancy in await harness.acting.read(free_seats.vacancies, 700, MINT)] == [seat]


async def test_who_leaves_a_table_to_a_covered_player_does_not_end_it(harness: Harness) -> None:
    match, seat, late, other = await covered_in(harness)
    done(await harness.play(other, seats.resign(match)))
    assert (await harness.info(match)).phase == "running"
    # Where no person plays, no bot does.
    assert await harness.database.read(bots.due) == []
    done(await harness.play(late, turn.play_again(match)))
    assert (await harness.load(match, None)).owned == [seat]
    assert voted(await harness.play(late, seats.leave_to_bot(match, 1 - seat))).result == "agreed"
    assert [person.name for person in (await harness.load(match, None)).people if person.bot] == ["Kiku (bot)"]


async def test_the_owner_takes_back_what_the_bot_has_just_played(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Of some deals the bot buys the market, which is filled again: what was drawn no one takes back alone.
    monkeypatch.setattr("bot.core.match.dealing.seed_of", lambda *_: b"covered")
    monkeypatch.setattr("bot.core.match.owners.secrets.token_hex", lambda size: "07" * size)
    match, seat, late, other = await covered_in(harness)
    before = len((await harness.load(match, None)).match.standing_moves)
    await all_play(harness, match)
    assert await harness.asked(match) == [other]
    done(await harness.play(late, answering.take_back(match, presses=None)))
    loaded = await harness.load(match, None)
    assert (len(loaded.match.standing_moves), loaded.people[seat].mention) == (before, late)
    assert await harness.asked(match) == [late]


async def test_a_rematch_keeps_the_seat_of_the_person_and_not_of_the_bot(harness: Harness) -> None:
    match, _, late, other = await covered_in(harness)
    voted(await harness.play(other, votes.propose_end(match)))
    await harness.post()
    again = info_of(await harness.act(other, practice.rematch, match))
    assert ([kept.user for kept in again.reserved], again.bots) == ([late], ())


async def test_silence_lets_a_bot_play_too(harness: Harness) -> None:
    match, late, seat = await late_in(harness, BLUE, PINK, GREY)
    first = min({BLUE, PINK, GREY} - {late})
    assert voted(await harness.play(first, seats.leave_to_bot(match, None))).result == "open"
    await harness.post()
    for _ in range(13):
        await harness.pass_time(DAY / 4)
        sent = await harness.post()
        # What nothing has changed about is not written anew.
        assert len([row for row in sent if row.kind == "vote"]) <= 1
    assert await bot_seats(harness, match) == [seat]


async def test_a_bot_comes_in_and_goes_whole_or_not_at_all(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    match, late, _ = await late_in(harness, BLUE, PINK)
    other = BLUE if late == PINK else PINK

    async def comes(caller: Caller) -> Outcome:
        return await harness.acting.play(caller, seats.leave_to_bot(match, None))

    assert await break_everywhere(harness, monkeypatch, harness.caller(other), comes) > 20

    async def goes() -> int:
        return int(await harness.acting.write(absence.come_back, late))

    after, came_back = await break_at_each(harness, monkeypatch, goes)
    assert (after > 10, came_back) == (True, 1)
    assert await bot_seats(harness, match) == []
