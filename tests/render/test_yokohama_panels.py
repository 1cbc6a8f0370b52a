"""Panels of Yokohama in detail, on matches as they are played: what a press costs, brings and comes to."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from textwrap import wrap
from typing import TYPE_CHECKING

import pytest

from bot.cli.selfplay import any_part
from bot.core.tables import load_tables
from render.core.context import RenderContext
from render.core.corner import HIGH
from render.core.languages import LANGUAGES
from render.core.panel import AnswerButton, Form, Menu, Preset
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.panels.crops import TALLEST
from render.yokohama.panels.place import HAND
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.games import GAMES
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.view import YokohamaView
from tests.render import samples_yokohama as samples

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.panel import Control, Panel
    from rules.core.decisions import Question
    from rules.core.match import Match

SEEDS = (4, 7)
EACH = 6
"""Positions kept of each kind of question."""

OPTIONS = tuple(sorted((option.key, option.default) for option in YOKOHAMA.options))
PHONE = 45
"""Characters that stand in a line of a phone."""

Position = tuple["Match", "Question"]


def render_context(lang: str = "en") -> RenderContext:
    return RenderContext("7K2", samples.PEOPLE[:3], Words.of(lang))


@cache
def positions() -> dict[str, list[Position]]:
    """Some positions of each kind of question, from a few matches of three."""
    book = YOKOHAMA.with_tables(load_tables("yokohama", YOKOHAMA.data, YOKOHAMA.tables))
    found: dict[str, list[Position]] = {}
    for seed in SEEDS:
        match = book.deal(Setup("yokohama", 3, OPTIONS, b"panels/%d" % seed))
        rng = Rng(b"panels/%d" % seed)
        aim = YOKOHAMA.aims[seed % len(YOKOHAMA.aims)]
        while asked := match.questions():
            question = next(one for one in asked if one.answered is None)
            kept = found.setdefault(question.kind, [])
            rare = question.kind == "finish" and question.parts[0].part == "order"
            if len(kept) < EACH * (seed + 1) and (rare or rng.below(3) == 0):
                copy = match.copy()
                kept.append((copy, next(one for one in copy.questions() if one.answered is None)))
            if rng.below(2):
                answer = GAMES["yokohama"].prefer(question, match.view(question.seat), aim, rng)
            else:
                answer = any_of(any_part(question, rng), rng)
            match.give(question.seat, answer)
    return found


def panels(kind: str, carry: str = "") -> Iterator[tuple[Match, Question, YokohamaView, Panel]]:
    for match, question in positions()[kind]:
        view = match.view(question.seat)
        assert isinstance(view, YokohamaView)
        yield match, question, view, YOKOHAMA_FACE.panel(question, view, carry, render_context())


def controls(panel: Panel, sort: type[Control]) -> list[Control]:
    return [control for control in panel.controls if isinstance(control, sort)]


def menus(panel: Panel) -> list[Menu]:
    return [control for control in panel.controls if isinstance(control, Menu)]


def play(match: Match, question: Question, answer: str) -> None:
    trial = match.copy()
    for one in answer.split("; "):
        trial.play(question.seat, one)


def test_every_kind_of_question_but_the_module_comes_up() -> None:
    usual = {"keep", "place", "move", "church", "customs", "hire", "laboratory", "port", "trade", "bonus", "finish"}
    assert usual <= set(positions())
    topics = {topic.key for topic in YOKOHAMA_FACE.topics(Words.of("en"))}
    assert set(positions()) | {"station", "gain", "movement", "recovery", "reward"} <= topics


@pytest.mark.parametrize("lang", LANGUAGES)
def test_panels_of_every_question_fit_into_a_message(lang: str) -> None:
    for kind in positions():
        for match, question in positions()[kind]:
            panel = YOKOHAMA_FACE.panel(question, match.view(question.seat), "", render_context(lang))
            text = [panel.heading, *panel.lines, *panel.beneath, *panel.more, panel.not_now or ""]
            assert sum(map(len, text)) <= 3500
            assert len(controls(panel, Menu)) + len(controls(panel, Preset)) <= 5
            assert panel.controls
            for control in panel.controls:
                if isinstance(control, Menu | Preset):
                    assert 1 <= len(control.entries) <= 25
                    assert len({entry.label[:80] for entry in control.entries}) == len(control.entries)
                    assert all(len(entry.label) <= 100 for entry in control.entries)


def above(match: Match, question: Question, panel: Panel, reader: RenderContext) -> int:
    """Lines of a phone that stand above the picture, the turn in the making among them."""
    own = [move for move in match.standing_moves[match.published :] if move.seat == question.seat]
    answers = [(match.answer_of(move, question.seat), [told.event for told in move.told]) for move in own]
    said = [reader.words.say(label, reader.people) for label in YOKOHAMA_FACE.turn(answers, question.seat)]
    so_far = [reader.words.text("house-so-far", what="; ".join(said))] if said else []
    every = (panel.heading, *so_far, *panel.lines)
    return sum(len(wrap(line.replace("*", ""), PHONE)) for line in every)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_few_lines_stand_above_the_picture(lang: str) -> None:
    """Picture and menus are to be seen together on a phone."""
    counts = sorted(
        above(
            match,
            question,
            YOKOHAMA_FACE.panel(question, match.view(question.seat), "", render_context(lang)),
            render_context(lang),
        )
        for kind in positions()
        for match, question in positions()[kind]
    )
    assert counts[len(counts) // 2] <= 5
    # Rare questions, which come late in a turn, are as many here as usual ones.
    assert counts[len(counts) * 9 // 10] <= 7


def test_an_order_in_hand_says_once_what_it_lacks() -> None:
    short = 0
    for kind in positions():
        for _, _, view, panel in panels(kind):
            assert len((*panel.beneath, *panel.more)) == len(view.offer or view.hand or ())
            said = "\n".join((*panel.lines, panel.not_now or ""))
            assert "still needs " not in said
            short += any("still needs " in line for line in (*panel.beneath, *panel.more))
    assert short


def test_placing_says_what_it_costs_and_what_power_it_makes() -> None:
    paid = 0
    for _, question, view, panel in panels("place", HAND):
        part = question.parts[0]
        if part.kind != "pick":
            continue
        menu = next(menu for menu in menus(panel) if menu.slot == "p0")
        assert [entry.word for entry in menu.entries] == list(part.items)
        areas = {area.id: area for area in view.areas}
        for entry in menu.entries:
            others = [seat for seat in areas[entry.word].presidents if seat != question.seat]
            assert entry.label.startswith(f"[{areas[entry.word].letter}] ")
            assert (f"{len(others)} yen" in entry.label) == bool(others)
            paid += bool(others)
            assert entry.detail is not None
            postal = any(one.name == "postal" for one in view.merchants[question.seat].technologies)
            if question.seat in areas[entry.word].presidents:
                assert entry.detail.startswith("your president is here and must move on")
            else:
                beside = bool(others) and not postal
                far = re.compile(r"(reachable, |[0-9]+ steps? short; )power |you have too few yen for the way")
                assert (
                    entry.detail.startswith("another president is here: no stopping")
                    if beside
                    else far.match(entry.detail)
                )
    assert paid


def test_a_whole_placement_is_one_press() -> None:
    for match, question, _, panel in panels("place", HAND):
        if question.parts[0].kind == "pick":
            menu = next(menu for menu in menus(panel) if menu.slot == "p0")
            play(match, question, menu.compose((menu.entries[-1].word,)))
            assert menu.at_most <= 4


def test_the_church_is_paid_as_chosen_above() -> None:
    seen = 0
    for match, question, view, panel in panels("church"):
        presets = controls(panel, Preset)
        ready = menus(panel)[0]
        assert all(entry.word.startswith("church ") for entry in ready.entries)
        if not presets:
            continue
        preset = presets[0]
        assert isinstance(preset, Preset)
        everything = tuple(entry.word for entry in preset.entries)
        carry = preset.carry(everything)
        assert len(carry) <= 40
        again = YOKOHAMA_FACE.panel(question, view, carry, render_context())
        chosen = controls(again, Preset)[0]
        assert isinstance(chosen, Preset)
        assert all(entry.chosen for entry in chosen.entries)
        for entry in menus(again)[0].entries:
            play(match, question, entry.word)
            seen += "pay" in entry.word
    assert seen


def test_assistants_are_moved_from_where_the_preset_says() -> None:
    for match, question, view, panel in panels("movement"):
        presets = controls(panel, Preset)
        if not presets:
            continue
        preset = presets[0]
        assert isinstance(preset, Preset)
        last = preset.entries[-1].word
        again = YOKOHAMA_FACE.panel(question, view, preset.carry((last,)), render_context())
        menu = menus(again)[0]
        target = next(entry.word for entry in menu.entries if entry.word != f">{last}")
        answer = menu.compose((target,))
        assert answer == f"move {last}{target}"
        play(match, question, answer)


def test_chinatown_shows_what_goods_cost_and_not_again_what_one_has() -> None:
    for *_, panel in islice(panels("trade"), 1):
        assert panel.picture is not None
        assert "Chinatown (commercial). Your action here: power" in panel.picture().alt


def test_exchanges_are_few_enough_for_a_menu_or_set_up_in_a_form() -> None:
    forms = 0
    for match, question, _, panel in panels("trade"):
        for entry in menus(panel)[0].entries:
            play(match, question, entry.word)
        for form in panel.controls:
            if not isinstance(form, Form):
                continue
            forms += 1
            assert len(form.fields) == 5
            fish = form.fields[3]
            assert form.compose({fish.slot: ("fish.0.1",)}) == "trade +1 fish"
            for field in form.fields:
                for sale in (entry.word for entry in field.entries if entry.word.endswith(".0")):
                    kind, count, _ = sale.split(".")
                    both = form.compose({field.slot: (sale,), "gimport": ("import.0.1",)})
                    assert both == f"trade -{count} {kind} +1 import"
    assert forms


def test_token_and_building_are_one_menu() -> None:
    joined = 0
    for match, question, _, panel in panels("bonus"):
        for menu in menus(panel):
            for entry in menu.entries:
                play(match, question, entry.word)
                joined += entry.word.startswith("token; build")
        parts = {part.part for part in question.parts}
        if {"token", "build"} <= parts:
            assert len(menus(panel)) == 1
    assert joined


def test_the_last_order_and_the_end_of_the_turn_are_one_press() -> None:
    short = 0
    for match, question, _, panel in panels("finish"):
        answers = [control.answer for control in panel.controls if isinstance(control, AnswerButton)]
        assert "end" in answers
        for answer in answers:
            play(match, question, answer)
            short += "; end" in answer
    assert short


def test_orders_of_a_port_say_what_they_ask_for_and_bring() -> None:
    for _, _, view, panel in panels("port"):
        for menu in menus(panel):
            # Where one is taken each entry says it, as its twin does; where several are, the menu.
            marked = all(said.endswith("final") for said in {entry.label for entry in menu.entries})
            assert (marked or menu.hint.endswith("final")) == bool(view.order_deck)
            assert all(": " in entry.label and " for " in entry.label for entry in menu.entries)
            assert all(
                str(entry.detail).endswith(("; needs power 2", "; needs power 3", "; needs power 4"))
                for entry in menu.entries
            )


def test_pictures_of_panels_show_the_part_that_matters_and_are_low(*, heavy: bool) -> None:
    """Every day of each kind of question two."""
    for kind in positions():
        for _, question, _, made in islice(panels(kind), None if heavy else 2):
            assert question.kind == kind
            assert made.picture is not None
            picture = made.picture()
            assert picture.name == "panel.png"
            assert picture.alt
            wide, high = picture.size
            assert high <= wide * (TALLEST + HIGH) + 1


def test_the_first_order_is_kept_by_one_of_two_buttons() -> None:
    for match, question, view, panel in panels("keep"):
        offered = {f"keep {one.id}": one for one in view.offer or ()}
        buttons = [control for control in panel.controls if isinstance(control, AnswerButton)]
        assert [one.answer for one in buttons] == list(offered)
        assert not menus(panel)
        for button in buttons:
            name = f"{button.answer[5:7].upper()} {button.answer[7:]}"
            assert button.label.startswith(f"Keep {name}: ")
            assert button.label.endswith("; final") == question.describe(button.answer).final
            assert (button.style == "success") == (button.answer == question.answered)
            play(match, question, button.answer)
