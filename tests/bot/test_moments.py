"""Looking back: every moment is the match as it stood, and no one sees more of it than they may."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.discord import ids
from bot.discord.message import Button, Buttons, Image, Select, Text
from bot.discord.screens.moments import moments, turns_to_see
from bot.discord.screens.reader import render_context
from bot.topics.looking.moments import HAND, moment_message, words_message
from render.core.words import Words
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.bot.harness import BLUE, PINK, STRANGER, Harness

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Message

WORDS = Words.of("en")


async def played(here: Harness, game: str, user: int, answers: int = 60) -> LoadedMatch:
    match = await here.deal(game, BLUE, PINK)
    await here.play_on(match, Rng(b"moments"), answers)
    return await here.load(match, user)


def buttons(message: Message) -> dict[str, Button]:
    rows = [part for part in message.parts if isinstance(part, Buttons)]
    return {one.press.slot: one for each in rows for one in each.buttons if isinstance(one, Button)}


def shown_of(message: Message) -> set[str]:
    """What the menu of a moment offers."""
    return {pick.value for part in message.parts if isinstance(part, Select) for pick in part.picks}


@pytest.mark.parametrize("game", ["osaka", "yokohama", "nippon"])
async def test_a_moment_is_what_everyone_saw_then(harness: Harness, game: str) -> None:
    loaded = await played(harness, game, BLUE)
    turns = turns_to_see(loaded, WORDS)
    assert (turns[0].number, turns[-1].number) == (0, loaded.match.published)
    for turn, found in zip(turns, moments(loaded, turns), strict=True):
        assert found.loaded.match.view(None) == loaded.match.view_after(None, turn.number)
        before = None if not turn.number else loaded.match.view_after(None, turn.first - 1)
        assert found.before == before
        assert found.loaded.match.view(loaded.seat) == loaded.match.view_after(loaded.seat, turn.number)


async def test_the_slider_goes_from_turn_to_turn(harness: Harness) -> None:
    loaded = await played(harness, "osaka", BLUE)
    turns = turns_to_see(loaded, WORDS)
    message, seen = moment_message(loaded, 0, "", WORDS), list[int]()
    while not (next_one := buttons(message)["next"]).off:
        assert ids.read(str(next_one.press)) == next_one.press
        seen.append(next_one.press.at)
        message = moment_message(loaded, next_one.press.at, next_one.press.state, WORDS)
    assert seen == [turn.number for turn in turns[1:]]
    assert buttons(message)["last"].off
    own = [turn.number for turn in turns if turn.seat == loaded.seat]
    at = buttons(moment_message(loaded, own[-1], "", WORDS))["mine"].press.at
    assert at == own[-2]
    assert buttons(moment_message(loaded, 0, "", WORDS))["mine"].press.at == own[-1]
    assert buttons(moment_message(replace(loaded, seat=None), 0, "", WORDS))["mine"].off
    # A line that is gone leads to the newest turn.
    assert moment_message(loaded, 9999, "", WORDS) == moment_message(loaded, turns[-1].number, "", WORDS)


async def test_during_play_only_ones_own_hand_is_shown_and_only_since_it_is_ones_own(harness: Harness) -> None:
    loaded = await played(harness, "osaka", BLUE)
    turns, seat = turns_to_see(loaded, WORDS), loaded.own
    middle = turns[len(turns) // 2]
    other = Seat(1 - seat)
    assert shown_of(moment_message(loaded, middle.number, "", WORDS)) == {f"{HAND}{seat}"}
    forged = moment_message(loaded, middle.number, f"{HAND}{other}", WORDS)
    assert f"{HAND}{other}" not in shown_of(forged)
    assert forged.parts[:3] == moment_message(loaded, middle.number, "", WORDS).parts[:3]
    watcher = replace(loaded, seat=None)
    assert not shown_of(moment_message(watcher, middle.number, "", WORDS))
    taken_over = replace(loaded, since=middle.place + 2)
    assert not shown_of(moment_message(taken_over, middle.number, f"{HAND}{seat}", WORDS))
    assert f"{HAND}{seat}" in shown_of(moment_message(taken_over, turns[-1].number, "", WORDS))
    (found,) = moments(loaded, [middle])
    then = found.loaded.face.hand_text(found.loaded.match.view(seat), render_context(loaded, WORDS))
    shown = moment_message(loaded, middle.number, f"{HAND}{seat}", WORDS)
    said = "\n".join(part.text for part in shown.parts if isinstance(part, Text))
    assert then
    assert len([part for part in shown.parts if isinstance(part, Image)]) == 1
    assert "\n".join(then[:1]).split(" ")[0] in said


async def test_after_the_end_every_hand_is_open_to_all(harness: Harness) -> None:
    loaded = await played(harness, "osaka", STRANGER)
    over = replace(loaded, info=replace(loaded.info, phase="over"))
    assert shown_of(moment_message(over, 10, "", WORDS)) == {f"{HAND}0", f"{HAND}1"}


async def test_the_board_of_a_moment_can_be_read(harness: Harness) -> None:
    loaded = await played(harness, "yokohama", BLUE)
    pages = [words_message(loaded, 12, page, WORDS) for page in range(2)]
    (found,) = moments(loaded, [next(turn for turn in turns_to_see(loaded, WORDS) if turn.number >= 12)])
    sections = found.loaded.face.text_board(found.loaded.match.view(loaded.seat), render_context(loaded, WORDS))
    said = "\n".join(part.text for page in pages for part in page.parts if isinstance(part, Text))
    assert sections[0].partition("\n")[2].strip()[:60] in said
