"""What if: a few turns on a private copy, of which the match and its table never learn."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.background.housekeeping import tidy
from bot.core import clock, what_ifs
from bot.core.boxes.catalog import RANKED, WHAT_IFS
from bot.discord.height import SURELY_FITS, height_of
from bot.discord.ids import Press
from bot.discord.screens.what_ifs import what_if_button
from bot.store import what_ifs as kept
from bot.store.match_rows import MatchRows
from bot.topics.lobby.presses import of_house
from bot.topics.looking.screens import closer_message
from bot.topics.notes import operations as notes
from bot.topics.privacy.operations import erase_person, export
from bot.topics.seats import operations as seat_operations
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, GREY, PINK, done, open_harness
from tests.bot.reading import text_of, verbs
from tests.bot.table_of_bots import think_here
from tests.bot.test_lessons import offered
from tests.bot.test_prepared import prepare
from tests.bot.trying import Trier

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.unit_of_work import UnitOfWork
    from bot.discord.renderer import Renderer
    from tests.bot.harness import Harness

EN = Words.of("en")


async def frogs(harness: Harness, renderer: Renderer) -> tuple[Trier, Trier, Trier]:
    """Frogs of three, each of whom may try turns, in the order in which they play."""
    match = await harness.deal("pond", BLUE, PINK, GREY)
    people = (await harness.load(match, None)).people
    first, second, third = (Trier(harness, renderer, match, person.mention or 0) for person in people)
    return first, second, third


async def answers(trier: Trier) -> list[kept.Given]:
    """What was answered on a copy."""
    tried = await trier.tried()
    return [] if tried is None else [given for press in tried.kept.presses for given in press]


async def test_three_turns_are_tried_and_the_match_knows_nothing_of_it(harness: Harness, renderer: Renderer) -> None:
    first, _, _ = await frogs(harness, renderer)
    before = await harness.load(first.match, None)
    shown = await first.begin()
    seats = []
    while "more" in verbs(shown):
        assert height_of(shown) <= SURELY_FITS
        shown = await first.first(shown)
        seats = [seat for seat, _ in await answers(first)]
    assert seats == [0, 1, 2, 0, 1, 2, 0], "without bots in its game the person answers for the others"
    assert "3 turns" in text_of(shown)
    after = await harness.load(first.match, None)
    assert (after.match.revision, after.rows) == (before.match.revision, before.rows)
    assert await harness.post() == []
    assert "3 turns" not in text_of(await first.begin()), "what is over is begun anew"


@pytest.mark.long
async def test_turns_that_cannot_come_any_more_are_not_counted(harness: Harness, renderer: Renderer) -> None:
    match, rng = await harness.deal("yokohama", BLUE, PINK), Rng(b"last turn")
    while (loaded := await harness.load(match, None)).match.results() is None:
        seat = loaded.match.turn_of
        if seat is not None and GAMES["yokohama"].turns_left(loaded.match.view(seat), seat) == 1:
            break
        await harness.play_on(match, rng, 1, aim="shops")
    trier = Trier(harness, renderer, match, (await harness.asked(match))[0])
    assert "turn 1 of 1" in text_of(await trier.begin())
    name = (await trier.tried()).loaded.info.id  # type: ignore[union-attr]
    assert "for 1 turn of yours" in text_of(await trier.press(Press("more", name)))


async def test_a_step_back_and_the_start_again_bring_the_same_dice(harness: Harness, renderer: Renderer) -> None:
    trier = Trier(harness, renderer, await harness.deal("osaka", BLUE, PINK), BLUE)
    await harness.play_on(trier.match, Rng(b"tokens"), 8)
    think_here(harness)
    shown = await trier.begin()
    once = await trier.first(shown)
    played = await answers(trier)
    name = (await trier.tried()).loaded.info.id  # type: ignore[union-attr]
    assert {seat for seat, _ in played} == {0, 1}, "bots answer for the others"
    shown = await trier.press(Press("back", name))
    assert await answers(trier) == []
    again = await trier.first(shown)
    assert (await answers(trier), text_of(again)) == (played, text_of(once))
    await trier.press(Press("over", name))
    assert await answers(trier) == []


async def test_while_others_play_the_own_turn_comes_next_and_the_others_are_answered_for(
    harness: Harness, renderer: Renderer
) -> None:
    first, second, _ = await frogs(harness, renderer)
    shown = await second.begin()
    assert "None of it" in text_of(shown) or "none of it" in text_of(shown)
    shown = await second.first(shown)
    assert [seat for seat, _ in await answers(second)] == [1]
    assert "You answer for" in text_of(shown)
    await harness.press(first.match, first.user, "hop 1")
    shown = await second.press(Press("again", (await second.tried()).loaded.info.id))  # type: ignore[union-attr]
    assert "has gone on" in text_of(shown)
    assert [seat for seat, _ in await answers(second)] == [1], "the match does not disturb it"
    shown = await second.press(Press("renew", second.match))
    assert "has gone on" not in text_of(shown)
    assert await answers(second) == []


async def test_with_the_eyes_of_another_no_one_sees_what_that_one_has_prepared_or_noted(
    harness: Harness, renderer: Renderer
) -> None:
    first, second, _ = await frogs(harness, renderer)
    await prepare(harness, first.match, second.user, "hop 2")
    done(await harness.act(second.user, notes.write, first.match, "secret"))
    shown = await first.first(await first.begin())
    tried = await first.tried()
    assert tried is not None
    assert (tried.loaded.seat, tried.loaded.rows, tried.loaded.note) == (1, MatchRows(), "")
    name = tried.loaded.info.id
    for verb in ("prepare", "again", "more", "closer", "hand", "since", "padd", "note"):
        reply = await first.press_any(Press(verb, name))
        assert "hop 2" not in str(reply)
        assert "secret" not in str(reply)
    assert "secret" not in text_of(shown)


async def test_an_old_press_changes_nothing_and_no_one_else_finds_it(harness: Harness, renderer: Renderer) -> None:
    first, second, _ = await frogs(harness, renderer)
    shown = await first.begin()
    press, values = next(each for each in offered(shown) if each[0].verb in ("answer", "menu"))
    await first.press(press, *values)
    assert "panel" in text_of(await first.press(press, *values))
    assert len(await answers(first)) == 1
    assert "gone" in text_of(await second.press(press, *values))
    assert await harness.acting.read(what_ifs.find, harness.caller(second.user), press.match) is None
    await first.press(Press("renew", first.match))
    assert "gone" in text_of(await first.press(press, *values)), "an older copy is no copy any more"


async def test_it_is_looked_at_like_a_match(harness: Harness, renderer: Renderer) -> None:
    first, second, _ = await frogs(harness, renderer)
    await first.begin()
    tried = await first.tried()
    assert tried is not None
    name = tried.loaded.info.id
    message = closer_message(tried.loaded, "board", EN)
    assert first.match in text_of(message)
    assert name not in text_of(message)
    assert await harness.acting.read(what_ifs.find, harness.caller(first.user), name) is not None
    assert verbs(await first.press(Press("more", name))) == ["again", "back", "over", "renew", "tryend"]
    assert "thrown away" in text_of(await first.press(Press("tryend", first.match)))
    assert await first.tried() is None
    assert await second.tried() is None


async def test_a_restart_and_the_end_of_seat_match_person_and_time(tmp_path: Path, renderer: Renderer) -> None:
    async with open_harness(tmp_path) as here:
        first, second, third = await frogs(here, renderer)
        for trier in (first, second, third):
            await trier.first(await trier.begin())
    async with open_harness(tmp_path) as here:
        for trier in (first, second, third):
            trier.harness = here
        assert len(await answers(first)) == 1
        name = (await third.tried()).loaded.info.id  # type: ignore[union-attr]
        done(await here.play(third.user, seat_operations.resign(third.match)))
        assert "gone" in text_of(await third.press(Press("again", name))), "who has no seat knows nothing of it"
        exported = await here.acting.read(export, second.user)
        assert "hop" in str(exported["what_ifs"])
        assert "world" not in str(exported["what_ifs"])
        await erase_person(here.acting, here.caller(second.user))
        assert await here.acting.read(count) == 1
        await here.at(int(clock.now()) + kept.KEPT + 60, tidy)
        assert await here.acting.read(count) == 0


def count(unit: UnitOfWork) -> int:
    """How many copies are kept."""
    return int(unit.connection.execute("SELECT count(*) FROM what_ifs").fetchone()[0])


async def test_a_ranked_table_leaves_it_out_unless_it_wants_it(harness: Harness, renderer: Renderer) -> None:
    first, _, _ = await frogs(harness, renderer)
    loaded = await harness.load(first.match, first.user)
    await first.begin()
    for options, offers in ((of_house("-plans", RANKED), False), (of_house("-plans", WHAT_IFS), True)):
        ranked = replace(loaded, info=replace(loaded.info, options=options))
        assert bool(what_if_button(ranked, EN)) == offers
        await harness.acting.write(set_options, first.match, options)
        assert (await first.tried() is not None) == offers
        assert ("leaves" in text_of(await first.begin())) != offers


def set_options(unit: UnitOfWork, match: str, options: dict[str, str]) -> None:
    unit.connection.execute("UPDATE matches SET options = ? WHERE id = ?", (json.dumps(options), match))


@pytest.mark.parametrize("game", ["toy", "osaka", "yokohama", "nippon"])
async def test_nothing_hidden_is_in_it(harness: Harness, game: str, *, heavy: bool) -> None:
    """A copy begins alike whatever lies hidden, and no dice of the match are in it."""
    match, rng = await harness.deal(game, BLUE, PINK, GREY), Rng(b"hidden")
    for _ in range(60 if heavy else 6):
        for user in (BLUE, PINK, GREY):
            loaded = await harness.load(match, user)
            begins = what_ifs.begun(loaded, "seed")
            for number in range(6 if heavy else 2):
                other = loaded.match.resampled_for(loaded.own, Rng(b"%d" % number))
                assert what_ifs.begun(replace(loaded, match=other), "seed") == begins
        await harness.play_on(match, rng, 3)
