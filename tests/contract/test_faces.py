"""Every face of the service on seeded play-outs: limits of Discord, three languages, no secret in what others read."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from render.core.context import RenderContext
from render.core.game_face import GameFace
from render.core.languages import LANGUAGES
from render.core.panel import AnswerButton, Form, Menu, Preset, Toggle
from render.core.people import Person, at_table
from render.core.sources import REST
from render.core.words import Words
from render.faces import FACES
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from tests.contract.playing import HOUSE, TABLES, every, every_table, setup, spread, steps
from tests.undrawn import undrawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.face import Face
    from render.core.panel import Control, Entry, Panel
    from render.core.people import People
    from rules.core.match import Match
    from rules.core.table import Event, View
    from tests.contract.playing import Step

SECRETS = {
    "osaka": {"hand": None, "purchase": None},
    "yokohama": {"hand": None, "offer": None, "kept": None},
    "toy": {"hand": None, "offer": None},
}
"""What of a view only its own seat may know; in other games with hands it is the hand."""
LOOKED_AT = 8
"""Positions of a match that are looked at, or a few more."""
SEEDS = (0, 1)
SEVERAL = 30
"""Of so many pictures of which the words are read one is drawn."""


def crowd(key: str, seats: int) -> People:
    """People whose names are as long and as hostile as can be, and the rulebook's own opponent."""
    names = ("**@everyone** <@1> [x](http://y) # \u202eolleh", "W" * 200, "\u200b\u3164", "田中" + "\u0301" * 40)
    people = tuple(Person(name, colour) for name, colour in zip(names, HOUSE[key].colours, strict=False))
    return at_table(people[:seats], HOUSE[key], dict(setup(key, seats, 0).options))


def render_context(key: str, lang: str, seats: int) -> RenderContext:
    return RenderContext("4QF", crowd(key, seats), Words.of(lang))


def secrets_of(key: str) -> dict[str, None]:
    """What a view has of secrets, as no one sees it."""
    return SECRETS.get(key, {"hand": None} if HOUSE[key].hands else {})


def looked_at(key: str, seats: int) -> tuple[Step, ...]:
    """Some positions of a few matches."""
    return tuple(step for seed in SEEDS for step in spread(key, seats, seed, LOOKED_AT))


@cache
def finished(key: str, seats: int) -> Match:
    """A match that is over."""
    *_, last = steps(key, seats, seats % 2)
    return last.match


def public(match: Match) -> list[Event]:
    """All that everyone was told in a match."""
    return [told.event for move in match.standing_moves for told in move.told if told.only is None]


def menus(panel: Panel) -> list[Menu | Preset]:
    return [control for control in panel.controls if isinstance(control, Menu | Preset)]


def check_entries(entries: Sequence[Entry]) -> None:
    assert 1 <= len(entries) <= 25
    labels = [entry.label for entry in entries]
    assert all(1 <= len(label) <= 100 for label in labels), labels
    assert len({label[:80] for label in labels}) == len(labels), labels
    assert len({entry.word for entry in entries}) == len(entries)
    assert all(entry.detail is None or 1 <= len(entry.detail) <= 100 for entry in entries)


def check_control(control: Control) -> None:
    match control:
        case Menu() | Preset():
            check_entries(control.entries)
            assert re.fullmatch("[a-z0-9]{1,12}", control.slot)
            assert 1 <= len(control.hint) <= 150
            assert 0 <= control.at_least <= control.at_most <= len(control.entries)
            assert control.at_most >= 1
        case AnswerButton() | Toggle():
            assert 1 <= len(control.label) <= 80
        case Form():
            assert len(control.label) <= 80
            assert len(control.title) <= 45
            assert 1 <= len(control.fields) <= 5
            for field in control.fields:
                assert len(field.label) <= 45
                assert field.at_most <= len(field.entries)
                check_entries(field.entries)


def composed(control: Control, rng: Rng) -> list[str]:
    """Some answers that a control comes to."""
    match control:
        case Menu() if control.at_most == 1:
            return [control.compose((entry.word,)) for entry in control.entries]
        case Menu():
            most = control.at_least + rng.below(control.at_most - control.at_least + 1)
            order = rng.shuffled(range(len(control.entries)))[: max(1, most)]
            return [control.compose(tuple(control.entries[place].word for place in order))]
        case AnswerButton():
            return [control.answer]
        case Form():
            return [control.compose({field.slot: (field.entries[0].word,) for field in control.fields})]
        case Preset() | Toggle():
            return []


@every_table
def test_every_panel_fits_discord_in_every_language(key: str, seats: int) -> None:
    face = FACES[key]
    for step in looked_at(key, seats):
        for question in step.match.questions():
            for lang in LANGUAGES:
                panel = face.panel(question, step.match.view(question.seat), "", render_context(key, lang, seats))
                text = [panel.heading, *panel.lines, *panel.beneath, *panel.more, panel.not_now or ""]
                assert sum(map(len, text)) <= 3500
                assert "\n" not in panel.heading
                assert len(menus(panel)) <= 5
                assert len({menu.slot for menu in menus(panel)}) == len(menus(panel))
                buttons = [(one.answer, one.standing) for one in panel.controls if isinstance(one, AnswerButton)]
                assert len(set(buttons)) == len(buttons)
                assert panel.controls
                for control in panel.controls:
                    check_control(control)


@every_table
def test_what_a_ready_answer_says_can_be_played(key: str, seats: int) -> None:
    face, rng = FACES[key], Rng(b"presses")
    for step in looked_at(key, seats)[::3]:
        question = step.question
        panel = face.panel(question, step.match.view(question.seat), "", render_context(key, "en", seats))
        for control in panel.controls:
            picks = isinstance(control, Form) or (isinstance(control, Menu) and control.at_most > 1)
            for answer in composed(control, rng)[:6]:
                match = step.match.copy()
                try:
                    for one in answer.split("; "):
                        match.play(question.seat, one)
                except IllegalAction:
                    assert picks, f"{answer} is offered and refused"


@every_table
def test_the_panel_is_the_same_in_every_language(key: str, seats: int) -> None:
    """A press carries a hash of its word, so a panel drawn in another language must still know it."""
    face = FACES[key]
    for step in looked_at(key, seats):
        view = step.match.view(step.question.seat)
        panels = [face.panel(step.question, view, "", render_context(key, lang, seats)) for lang in LANGUAGES]
        words = [
            {
                word
                for control in panel.controls
                for word in (
                    [entry.word for entry in control.entries]
                    if isinstance(control, Menu | Preset)
                    else [control.answer if isinstance(control, AnswerButton) else control.slot]
                )
            }
            for panel in panels
        ]
        assert words[0] == words[1] == words[2]


@every_table
def test_every_event_is_told_in_few_lines(key: str, seats: int) -> None:
    face = FACES[key]
    for move in finished(key, seats).standing_moves:
        events = [told.event for told in move.told]
        lines = face.story(events)
        assert len(lines) <= 8
        for lang in LANGUAGES:
            at = render_context(key, lang, seats)
            said = [at.words.say(line, at.people) for line in lines]
            assert all(0 < len(line) <= 700 for line in said), said
            alone = [face.narrate(event) for event in events]
            assert all(line is None or at.words.say(line, at.people) for line in alone)
            assert "@everyone" not in " ".join(said)


@every_table
def test_a_hidden_hand_shows_in_nothing_but_the_hand(key: str, seats: int) -> None:
    face = FACES[key]
    for step in looked_at(key, seats):
        view = step.match.view(step.question.seat)
        bare = replace(view, **secrets_of(key))  # type: ignore[type-var]
        for lang in LANGUAGES:
            at = render_context(key, lang, seats)
            assert public_texts(face, view, at) == public_texts(face, bare, at)


def public_texts(face: Face, view: View, at: RenderContext) -> tuple[object, ...]:
    return (face.text_board(view, at), face.score_line(view, at), face.warning(view, at), face.close_ups(view, at))


@every_table
def test_pictures_come_with_words(key: str, seats: int) -> None:
    """Alternative texts are short enough, the same for everyone, and the hand's tells no card."""
    face = FACES[key]
    before, after = next(pairwise(looked_at(key, seats)))
    view, old = after.match.view(after.question.seat), before.match.view(after.question.seat)
    bare = replace(view, **secrets_of(key))  # type: ignore[type-var]
    with undrawn(but_one_of=SEVERAL):
        for lang in LANGUAGES:
            at = render_context(key, lang, seats)
            table = face.table(view, old, at)
            assert 0 < len(table.alt) <= 1024
            assert table.alt == face.table(bare, old, at).alt
            hand = face.hand(view, at, old)
            assert (hand is not None) == HOUSE[key].hands
            assert hand is None or not any(line in hand.alt for line in face.hand_text(view, at))
            assert face.hand(bare, at, old) is None
            assert face.hand_told(bare, old, at) == ()
            assert face.hand_text(bare, at) == ()
        for what, name in face.close_ups(view, at):
            assert 1 <= len(name) <= 100
            assert 0 < len(face.close_up(view, what, at).alt) <= 1024


@every_table
def test_the_text_board_is_made_of_titled_sections(key: str, seats: int) -> None:
    face = FACES[key]
    for step in looked_at(key, seats):
        view = step.match.view(None)
        for lang in LANGUAGES:
            sections = face.text_board(view, render_context(key, lang, seats))
            assert all(len(section) <= 1900 and "\n" in section for section in sections)
            titles = [section.partition("\n")[0] for section in sections]
            assert len(set(titles)) == len(titles)
            assert not any("  " in section or "\t" in section for section in sections)


@every_table
def test_the_end_says_who_wins(key: str, seats: int) -> None:
    face, match = FACES[key], finished(key, seats)
    view, results, told = match.view(None), match.results(), public(match)
    assert results is not None
    for lang in LANGUAGES:
        at = render_context(key, lang, seats)
        lines = face.score_text(view, told, at)
        assert len(lines) > seats
        # The title of the last post names the winner's points; the words begin with how far ahead that is.
        assert str(results[0].points) in "\n".join(lines)
        assert 0 < len(face.score_sheet(view, told, at).alt) <= 1024
        assert face.warning(view, at) is None


@pytest.mark.parametrize(
    ("key", "seats"), every((key, seats) for key, seats in TABLES if isinstance(FACES[key], GameFace))
)
def test_the_log_tells_where_all_points_came_from(key: str, seats: int) -> None:
    face, match = FACES[key], finished(key, seats)
    assert isinstance(face, GameFace)
    sources = dict(face.score.sources(match.view(None), public(match)))
    assert len(sources) > 1
    assert REST not in sources


@pytest.mark.parametrize("key", HOUSE)
def test_every_kind_of_question_has_a_rule_to_look_up(key: str) -> None:
    face = FACES[key]
    kinds = {question.kind for step in looked_at(key, 2) for question in step.match.questions()}
    for lang in LANGUAGES:
        topics = face.topics(Words.of(lang))
        keys = [topic.key for topic in topics]
        assert kinds <= set(keys)
        assert len(set(keys)) == len(keys)
        assert len({topic.title for topic in topics}) == len(topics)
        assert all(len(topic.title) <= 100 and 20 < len(topic.text) <= 1500 and topic.section for topic in topics)
