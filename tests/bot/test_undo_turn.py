"""Taking back one's last turn: among bots at once, among people by a vote with the line already chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.match import owners
from bot.core.match.undoing import ended_at, undo_turn
from bot.core.presses import last_turn
from bot.discord.screens.going_back import ask_to_go_back, no_way_alone
from bot.store import pending_turns
from bot.topics.practice import operations as practice
from bot.topics.turn import operations as turn
from bot.topics.undo import operations as undo
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.log import Undo
from rules.core.rng import Rng
from tests.bot.harness import BLUE, CHANNEL, PINK, STRANGER, any_answer, dm_of, done, kinds, past_the_orders, why
from tests.bot.table_of_bots import all_play, deal_with, posted, think_here, until_a_bot_is_asked
from tests.bot.test_alone import buttons, text
from tests.bot.test_votes import voted

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.loaded_match import LoadedMatch
    from bot.core.outcomes import Outcome
    from tests.bot.harness import Harness

TURNS, MATCHES = 40, 10
"""Among how many turns, and matches, one is sought: what bots do differs from run to run."""


async def press_undo(harness: Harness, match: str, user: int, ended: int | None = None) -> Outcome:
    """Press *Undo my turn* of the turn that had ended at a revision, where the match is played."""
    channel = (await harness.load(match, None)).info.channel
    return await harness.acting.play(harness.caller(user, channel=channel), undo_turn(match, ended))


async def one_turn(harness: Harness, match: str) -> tuple[LoadedMatch, int]:
    """A turn of BLUE, who plays against bots: as it was found, and the revision at which it had ended."""
    before = await harness.load(match, BLUE)
    await until_a_bot_is_asked(harness, match)
    ended = (await harness.load(match, BLUE)).match.revision
    await all_play(harness, match)
    await harness.post()
    return before, ended


async def after_a_turn(
    harness: Harness, game: str, fits: Callable[[LoadedMatch, LoadedMatch], bool], bots: int = 1
) -> tuple[str, LoadedMatch, int]:
    """A match among bots with the first turn that fits, as it was found and as it is; its id and the same as above."""
    think_here(harness)
    for channel in range(CHANNEL, CHANNEL + MATCHES):
        match = await deal_with(harness, game, BLUE, bots=bots, channel=channel)
        await all_play(harness, match)
        for _ in range(TURNS):
            before, ended = await one_turn(harness, match)
            now = await harness.load(match, BLUE)
            if now.info.phase != "running":
                break
            if fits(before, now):
                return match, before, ended
    raise AssertionError("no such turn in so many matches")


def drew_nothing(before: LoadedMatch, now: LoadedMatch) -> bool:
    """Whether everyone has played since, and nothing was drawn."""
    moves = now.match.standing_moves[len(before.match.standing_moves) :]
    return not any(move.drew for move in moves) and len({move.seat for move in moves}) == len(now.people)


def bots_drew(before: LoadedMatch, now: LoadedMatch) -> bool:
    """Whether bots have drawn something after a turn that drew nothing."""
    moves = now.match.standing_moves[len(before.match.standing_moves) :]
    return {move.seat == now.seat for move in moves if move.drew} == {False}


@pytest.mark.parametrize("bots", [1, 2, 3])
@pytest.mark.parametrize("game", ["osaka", "yokohama", "nippon"])
async def test_among_bots_one_press_takes_back_the_turn_and_all_they_have_played_since(
    harness: Harness, game: str, bots: int
) -> None:
    match, before, ended = await after_a_turn(harness, game, drew_nothing, bots)
    back = done(await press_undo(harness, match, BLUE, ended)).loaded
    assert back.question is not None
    assert back.match.view(back.own) == before.match.view(before.own)
    assert len(back.match.standing_moves) == len(before.match.standing_moves)
    entry = back.match.entries[-1]
    assert isinstance(entry, Undo)
    assert not entry.agreed
    rows = await posted(harness)
    assert [(row.kind, row.ping) for row in rows] == [("reopened", ())]
    # No bot plays until the turn has ended again; then they think anew.
    assert await all_play(harness, match) == 0
    _, again = await one_turn(harness, match)
    assert (await harness.load(match, BLUE)).match.revision > again


async def test_the_same_button_says_so_once_its_turn_is_gone(harness: Harness) -> None:
    match, before, ended = await after_a_turn(harness, "osaka", drew_nothing, 2)
    press = harness.caller(BLUE, channel=before.info.channel)
    one = done(await harness.acting.play(press, undo_turn(match, ended))).loaded
    # Delivered twice it is done once; pressed twice it says that it is of an earlier turn.
    two = done(await harness.acting.play(press, undo_turn(match, ended))).loaded
    assert one.match.revision == two.match.revision
    assert (await press_undo(harness, match, BLUE, ended)).kind == "stale"
    assert (await harness.load(match, BLUE)).match.revision == one.match.revision


async def test_a_button_of_the_turn_before_is_stale_while_the_next_is_played(harness: Harness) -> None:
    match, _, ended = await after_a_turn(harness, "osaka", drew_nothing, 1)
    await one_turn(harness, match)
    revision = (await harness.load(match, BLUE)).match.revision
    assert (await press_undo(harness, match, BLUE, ended)).kind == "stale"
    assert (await harness.load(match, BLUE)).match.revision == revision


async def test_what_bots_turned_up_is_the_floor_and_the_way_past_it_is_one_press_more(harness: Harness) -> None:
    match, before, ended = await after_a_turn(harness, "osaka", bots_drew, 2)
    now = await harness.load(match, BLUE)
    assert why(await press_undo(harness, match, BLUE, ended)) == "floor"
    assert (await harness.load(match, BLUE)).match.revision == now.match.revision
    for lang in LANGUAGES:
        words = Words.of(lang)
        offered = no_way_alone(now, words)
        assert words.text("undo-drawn-since") in text(offered)
        assert "{" not in text(offered)
    line = len(before.match.standing_moves) + 1
    go = buttons(no_way_alone(now, Words.of("en")))[f"Go back: before line {line}"]
    assert (go.press.verb, go.press.slot, go.press.at) == ("propose", str(line - 1), now.match.revision)
    back = voted(
        await harness.acting.play(
            harness.caller(BLUE, channel=now.info.channel), undo.propose_undo(match, line - 1, go.press.at)
        )
    )
    assert back.result == "agreed"
    assert back.loaded.match.view(back.loaded.own) == before.match.view(before.own)
    assert "vote" not in kinds(await harness.post())


async def test_a_turn_is_taken_back_up_to_what_it_turned_up_itself(harness: Harness) -> None:
    def drew_within(before: LoadedMatch, now: LoadedMatch) -> bool:
        moves = now.match.standing_moves[len(before.match.standing_moves) :]
        own = [move.drew for move in moves if move.seat == now.seat]
        return any(own[:-1]) and not own[-1] and not any(move.drew for move in moves if move.seat != now.seat)

    match, before, ended = await after_a_turn(harness, "yokohama", drew_within)
    back = done(await press_undo(harness, match, BLUE, ended)).loaded
    assert len(back.match.standing_moves) > len(before.match.standing_moves)
    assert back.match.standing_moves[-1].drew
    assert back.match.standing_moves[-1].seat == back.seat
    assert back.question is not None


async def test_what_the_opponent_turned_up_is_the_floor_of_who_plays_alone(harness: Harness) -> None:
    match = await harness.deal("nippon", BLUE)
    rng = Rng(b"solo")
    while (before := await harness.load(match, BLUE)).match.turn < 3:
        await harness.play_on(match, rng, 1)
    while (loaded := await harness.load(match, BLUE)).match.turn == before.match.turn:
        await harness.play_on(match, rng, 1)
    assert last_turn(loaded.match, loaded.own) == len(before.match.standing_moves)
    assert why(await harness.acting.play(harness.caller(BLUE), undo_turn(match, loaded.match.revision))) == "floor"
    offered = no_way_alone(loaded, Words.of("en"))
    assert "turned up" in text(offered)
    line = len(before.match.standing_moves) + 1
    assert f"Go back: before line {line}" in buttons(offered)


async def test_among_people_it_says_who_has_played_since_and_asks_with_the_line_chosen(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    (first,) = await harness.asked(match)
    start = len((await harness.load(match, first)).match.standing_moves)
    done(await harness.press(match, first, "place tea", "recall all", "end"))
    ended = (await harness.load(match, first)).match.revision
    second = PINK if first == BLUE else BLUE
    done(await harness.press(match, second, "place bank"))
    assert why(await press_undo(harness, match, first, ended)) == "floor"
    loaded = await harness.load(match, first)
    for lang in LANGUAGES:
        assert f"name{second}" in text(no_way_alone(loaded, Words.of(lang)))
    offered = no_way_alone(loaded, Words.of("en"))
    assert "turned up" not in text(offered)
    line = start + 1
    assert f"line {line}" in text(offered)
    ask = buttons(offered)[f"Ask: before line {line}"]
    proposal = voted(
        await harness.acting.play(harness.caller(first), undo.propose_undo(match, int(ask.press.slot), ask.press.at))
    )
    assert proposal.result == "open"
    # Pressed once more it asks no one a second time.
    again = voted(
        await harness.acting.play(harness.caller(first), undo.propose_undo(match, int(ask.press.slot), ask.press.at))
    )
    assert again.vote == proposal.vote
    assert kinds(await harness.post()).count("vote") == 1
    assert (await harness.load(match, first)).match.revision == loaded.match.revision


async def test_a_table_that_has_moved_on_is_not_asked_about_an_old_line(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    (first,) = await harness.asked(match)
    old = (await harness.load(match, first)).match.revision
    done(await harness.press(match, first, "place tea"))
    await harness.post()
    assert (await harness.acting.play(harness.caller(first), undo.propose_undo(match, 0, old))).kind == "stale"
    assert "vote" not in kinds(await harness.post())


async def test_a_bot_between_people_is_named_and_the_table_asked(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, PINK, bots=1)
    think_here(harness)
    rng = Rng(b"between")
    for _ in range(60):
        await all_play(harness, match)
        (user,) = (await harness.asked(match))[:1]
        await harness.play_on(match, rng, 1)
        ended = (await harness.load(match, user)).match.revision
        if await all_play(harness, match):
            loaded = await harness.load(match, user)
            bots = [person.name for person in loaded.people if person.bot]
            if loaded.match.standing_moves[-1].seat == loaded.seat or len(loaded.owned) != 2:
                continue
            outcome = await press_undo(harness, match, user, ended)
            assert why(outcome) == "floor"
            assert bots[0].partition(" ")[0] in text(no_way_alone(loaded, Words.of("en")))
            return
    raise AssertionError("no bot ever played after a person")


async def test_where_a_bot_covers_the_only_other_one_what_that_person_played_is_not_taken_back(
    harness: Harness,
) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    (first,) = await harness.asked(match)
    second = PINK if first == BLUE else BLUE
    done(await harness.press(match, first, "place tea", "recall all", "end"))
    ended = (await harness.load(match, first)).match.revision
    done(await harness.press(match, second, "place bank", "recall all", "end"))
    loaded = await harness.load(match, second)
    await harness.acting.write(owners.begin, loaded, loaded.own)
    assert why(await press_undo(harness, match, first, ended)) == "floor"
    assert f"name{second}" in text(no_way_alone(await harness.load(match, first), Words.of("en")))


async def test_what_a_bot_played_for_the_only_other_one_goes_with_the_turn(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    (first,) = await harness.asked(match)
    second = PINK if first == BLUE else BLUE
    think_here(harness)
    before = await harness.load(match, first)
    done(await harness.press(match, first, "place tea", "recall all", "end"))
    ended = (await harness.load(match, first)).match.revision
    loaded = await harness.load(match, second)
    await harness.acting.write(owners.begin, loaded, loaded.own)
    assert await all_play(harness, match)
    now = await harness.load(match, first)
    outcome = await press_undo(harness, match, first, ended)
    if drew_nothing(before, now):
        assert done(outcome).loaded.match.view(before.own) == before.match.view(before.own)
    else:
        assert why(outcome) == "floor"


async def test_an_old_button_does_not_even_end_it_that_a_bot_plays_for_oneself(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    (first,) = await harness.asked(match)
    second = PINK if first == BLUE else BLUE
    done(await harness.press(match, first, "place tea", "recall all", "end"))
    ended = (await harness.load(match, first)).match.revision
    done(await harness.press(match, second, "place bank", "recall all", "end"))
    done(await harness.press(match, first, "place mine", "recall all", "end"))
    loaded = await harness.load(match, first)
    await harness.acting.write(owners.begin, loaded, loaded.own)
    assert (await press_undo(harness, match, first, ended)).kind == "stale"
    assert (await harness.load(match, first)).covered


async def test_strangers_and_who_has_not_played_have_nothing_to_take_back(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    assert why(await harness.acting.play(harness.caller(STRANGER), undo_turn(match))) == "stranger"
    assert why(await harness.acting.play(harness.caller(BLUE), undo_turn(match))) == "nothing-to-take-back"
    assert ask_to_go_back(await harness.load(match, BLUE), 0, Words.of("en")) is None


async def test_no_time_runs_on_from_a_call_that_never_was(harness: Harness) -> None:
    match, _, ended = await after_a_turn(harness, "osaka", drew_nothing, 1)
    await harness.pass_time(3600)
    back = done(await press_undo(harness, match, BLUE, ended)).loaded
    waits = await harness.database.read(lambda connection: pending_turns.load(connection, match))
    (wait,) = [wait for wait in waits.values() if wait.ended is None]
    assert (wait.seat, wait.turn) == (back.seat, back.match.turn)


async def test_practice_in_direct_messages_is_taken_back_too(harness: Harness) -> None:
    acting, channel = harness.acting, dm_of(BLUE)
    there = harness.caller(BLUE, dm=True, channel=channel)
    match = done(await acting.act(there, practice.practise, "nippon", level="apprentice", lang="en")).loaded.info.id
    think_here(harness)
    rng = Rng(b"direct")
    for _ in range(20):
        await all_play(harness, match)
        before = await harness.load(match, BLUE)
        while (loaded := await harness.load(match, BLUE)).match.turn == before.match.turn:
            question = loaded.question
            if question is None:
                break
            typed = turn.type_moves(None, (any_answer(question, rng),))
            done(await acting.play(harness.caller(BLUE, dm=True), typed))
        ended = (await harness.load(match, BLUE)).match.revision
        await all_play(harness, match)
        if drew_nothing(before, await harness.load(match, BLUE)):
            back = done(await acting.play(harness.caller(BLUE, dm=True), undo_turn(match, ended))).loaded
            assert back.match.view(back.own) == before.match.view(before.own)
            return
    raise AssertionError("every turn drew something")


async def test_before_the_first_step_of_a_turn_the_one_before_is_behind_more(harness: Harness) -> None:
    match, before, ended = await after_a_turn(harness, "nippon", drew_nothing)
    now = await harness.load(match, BLUE)
    assert ended_at(now) == ended
    done(await press_undo(harness, match, BLUE, ended_at(now)))
    back = await harness.load(match, BLUE)
    assert len(back.match.standing_moves) == len(before.match.standing_moves)
    assert ended_at(back) != ended
