"""The table reads what was taken back from it, and nothing of a turn in the making or of second thoughts in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match import answering
from bot.discord.message import Text
from bot.discord.screens.demands import demand_lines, status_lines
from bot.discord.screens.log import back_points, whole_log
from bot.outbox.posts import table_message
from bot.outbox.told import Told
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, STRANGER, done, open_harness, past_the_orders, told_since

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from tests.bot.harness import Harness

BACK = {"en": "goes back to before line", "de": "geht bis vor Zeile", "it": "fa tornare la partita a prima"}


def undone(loaded: LoadedMatch) -> list[str]:
    """The lines of the log that tell of something taken back, in every language."""
    told = [(lang, line) for lang in LANGUAGES for each in whole_log(loaded, Words.of(lang)) for line in each.lines]
    return [line for lang, line in told if BACK[lang] in line]


def title(loaded: LoadedMatch) -> str:
    """What a table post says first."""
    part = table_message(loaded, 7, (), told_since(loaded, loaded.told[1]), Words.of("en")).parts[0]
    assert isinstance(part, Text)
    return part.text.split("\n")[0]


async def change_of_mind(here: Harness, match: str, user: int) -> None:
    """Someone places an assistant and takes that back before the turn is ended."""
    done(await here.press(match, user, "place bank"))
    done(await here.acting.play(here.caller(user), answering.take_back(match)))


async def test_what_was_taken_back_unseen_is_no_line_of_the_log(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        await change_of_mind(here, match, user)
        done(await here.press(match, user, "place tea", "recall all", "end"))
        for reader in (BLUE, PINK, STRANGER):
            assert undone(await here.load(match, reader)) == []


async def test_the_table_reads_nothing_of_a_turn_in_the_making(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        before = await here.load(match, None)
        told = [told_of(before, words) for words in map(Words.of, LANGUAGES)]
        done(await here.press(match, user, "place tea", "recall all"))
        after = await here.load(match, None)
        assert after.match.questions()[0].prompt != before.match.questions()[0].prompt
        assert [told_of(after, words) for words in map(Words.of, LANGUAGES)] == told


def told_of(loaded: LoadedMatch, words: Words) -> tuple[list[str], list[str]]:
    """Who is asked what, as a post tells it that calls them, and as anyone is told who asks."""
    return demand_lines(loaded, words), status_lines(loaded, words)


async def test_a_turn_that_was_ended_is_taken_back_for_all_to_read(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        done(await here.press(match, user, "place tea", "recall all"))
        done(await here.press(match, user, "end"))
        done(await here.acting.play(here.caller(user), answering.take_back(match)))
        assert await here.asked(match) == [user]
        for reader in (BLUE, PINK, STRANGER):
            assert len(undone(await here.load(match, reader))) == len(LANGUAGES)


async def test_an_answer_that_was_taken_back_and_given_again_is_told_once(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        (user,) = await here.asked(match)
        done(await here.press(match, user, "place tea", "recall all", "end"))
        told = [each.number for each in whole_log(await here.load(match, user), Words.of("en"))]
        done(await here.acting.play(here.caller(user), answering.take_back(match)))
        done(await here.press(match, user, "place tea", "recall all", "end"))
        loaded = await here.load(match, user)
        assert sorted(each.number for each in whole_log(loaded, Words.of("en")) if each.number) == told
        (other,) = await here.asked(match)
        points = [point.value for point in back_points(await here.load(match, other), Words.of("en"))]
        assert len(points) == len(set(points))


async def test_a_late_post_does_not_tell_what_the_next_one_thought_better_of(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await past_the_orders(here, BLUE, PINK)
        await here.post()
        (user,) = await here.asked(match)
        done(await here.press(match, user, "place tea", "recall all", "end"))
        before = title(await here.load(match, None))
        (other,) = await here.asked(match)
        assert other != user
        await change_of_mind(here, match, other)
        assert title(await here.load(match, None)) == before
        assert f"name{user}" in before


async def test_who_insures_in_another_ones_turn_has_not_played(tmp_path: Path) -> None:
    rng = Rng(b"insurance")
    async with open_harness(tmp_path) as here:
        match = await here.deal("osaka", BLUE, PINK)
        for _ in range(300):
            loaded = await here.load(match, None)
            questions = loaded.match.questions()
            last = loaded.match.standing_moves[-1].seat if loaded.match.standing_moves else None
            if questions[0].together and [question.seat for question in questions] != [last]:
                break
            await here.play_on(match, rng, 1, aim="insurance")
        assert last is not None
        await here.post()
        insured = next(question.seat for question in loaded.match.questions() if question.seat != last)
        user = loaded.people[insured].mention
        assert user is not None
        told = len(loaded.match.standing_moves)
        done(await here.press(match, user, "insure none"))
        loaded = await here.load(match, None)
        assert {move.seat for move in loaded.match.standing_moves[told:]} == {insured}
        post = table_message(loaded, 7, (), Told(range(told, loaded.match.published)), Words.of("en")).parts[0]
        assert isinstance(post, Text)
        assert "has played" not in post.text
