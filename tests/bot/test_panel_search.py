"""Whatever players aim at can be pressed in the panels; and the presses stand for just that."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.core.tables import load_tables
from bot.discord.ids import Press
from bot.discord.screens.panels import panel_of
from bot.discord.screens.pressed import answer_of, preset_state
from bot.local.panel_search import plan, way
from render.core.panel import AnswerButton, Entry, Field, Form, Menu, Panel, Preset, Toggle
from render.core.words import Words
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.games import GAMES
from tests.bot.harness import PEOPLE, open_harness
from tests.every_day import daily

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from bot.local.panel_search import Way
    from rules.core import answers
    from rules.core.decisions import Question
    from rules.core.match import Match

PRESSES = (45, 240)
"""In the short run, in the heavy one."""


def meant(loaded: LoadedMatch, found: Way) -> list[str]:
    """The answers that the touches of a way stand for in the panels."""
    question = loaded.question
    assert question is not None
    words, carry = Words.of("de"), ""
    *presets, last = found.touches
    for touch in presets:
        press = Press("preset", loaded.info.id, 0, touch.slot, carry)
        carry = preset_state(panel_of(loaded, question, words, carry), press, touch.values(""))
    press = Press("filled" if last.verb == "form" else last.verb, loaded.info.id, 0, last.slot, carry)
    fields = {slot: tuple(last.values(slot)) for slot, _ in last.words}
    answer = answer_of(loaded, words, press, last.values(""), fields)
    assert answer is not None
    return [text.strip() for text in answer.split(";")]


def dealt(game: str) -> Match:
    """A match of three, always the same."""
    kind = GAMES[game]
    options = tuple(sorted((option.key, option.default) for option in kind.options))
    book = kind.with_tables(load_tables(game, kind.data, kind.tables))
    return book.deal(Setup(game, 3, options, b"aiming"))


@pytest.mark.parametrize("game", daily("toy", "osaka", of=("toy", "osaka", "yokohama", "nippon")))
async def test_whatever_is_aimed_at_can_be_pressed(tmp_path: Path, game: str, *, heavy: bool) -> None:
    dice, kind = Rng(b"aiming"), GAMES[game]

    def prefer(ahead: Match, question: Question) -> answers.Answer:
        aim = kind.aims[ahead.turn % len(kind.aims)]
        return kind.prefer(question, ahead.view(question.seat), aim, dice)

    async with open_harness(tmp_path) as here:
        sat_down = await here.load(await here.deal(game, *PEOPLE[:3]), PEOPLE[0])
    match, typed = dealt(game), 0
    for _ in range(PRESSES[heavy]):
        asked = [question for question in match.questions() if question.answered is None]
        if not asked:
            match = dealt(game)
            continue
        question = asked[0]
        loaded = replace(sat_down, match=match, seat=question.seat)
        wanted = plan(match, question.seat, prefer)
        found = way(partial(panel_of, loaded, question, Words.of("de")), question.go_on, wanted)
        if found is not None:
            assert meant(loaded, found) == list(found.answers) == list(wanted[: len(found.answers)])
        typed += found is None
        match = match.play_line(question.seat, found.answers if found else wanted[:1]).match
    # What several presses would come to in other words, or what no one would want, may have to be typed.
    assert typed <= PRESSES[heavy] // 15


def first(words: tuple[str, ...]) -> str:
    """The one word that was chosen."""
    return words[0]


def panel(*controls: Menu | Preset | Toggle | AnswerButton | Form) -> Panel:
    """A panel of nothing but its controls."""
    return Panel("", (), None, controls)


def test_what_gives_most_answers_is_pressed_and_of_those_what_takes_fewest_presses() -> None:
    one = Menu("c0", "", (Entry("token", ""), Entry("token; build shop 1", "")), first)
    more = Form("f", "", "", (Field("a", "", None, (Entry("build", ""),), 1, 1),), lambda _: "token; end")
    found = way(lambda _: panel(more, one, AnswerButton("token", "")), None, ("token", "build shop 1", "end"))
    assert found is not None
    assert (found.answers, found.presses) == (("token", "build shop 1"), 1)
    form = way(lambda _: panel(more, one), None, ("token", "end", "build house"))
    assert form is not None
    assert (form.answers, form.presses) == (("token", "end"), 2)
    # A list is opened before anything is chosen in it, and a form is sent.
    assert (found.taps, form.taps) == (2, 4)


def test_a_preset_is_set_where_nothing_else_leads_there() -> None:
    def lay(carry: str) -> Panel:
        spaces = Menu("c0", "", (Entry(f"church 6{carry}", ""),), first)
        payments = (Entry("copper", ""), Entry("silk", ""))
        return panel(Preset("w0", "", payments, lambda words: f" pay {' '.join(words)}", 0, 2), spaces)

    found = way(lay, None, ("church 6 pay copper silk", "end"))
    assert found is not None
    assert [(touch.verb, touch.slot) for touch in found.touches] == [("preset", "w0"), ("menu", "c0")]
    assert found.presses == 2
    # The list of two payments is closed, too.
    assert found.taps == (1 + 2 + 1) + (1 + 1)
    assert way(lay, None, ("church 7",)) is None
    assert way(lay, "end", ("end",)) is not None


def test_a_toggle_is_turned_where_nothing_else_leads_there() -> None:
    def lay(carry: str) -> Panel:
        return panel(
            Toggle("telephone", "", "" if carry else "nobody"), AnswerButton(f"leave {int(not carry)}; end", "")
        )

    usual, turned = way(lay, None, ("leave 1", "end")), way(lay, None, ("leave 0", "end"))
    assert usual is not None
    assert turned is not None
    assert (usual.presses, turned.presses) == (1, 2)
    assert next((touch.verb, touch.slot) for touch in turned.touches) == ("toggle", "telephone")
