"""The 5-power token and the building, joined into ready answers of one press."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING

from render.core.layout_answers import HINT, answer_button, only
from render.core.panel import MOST_ENTRIES, Answer, Entry, Menu
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from render.yokohama.bonus import TAKE, THEN, Bonus, building, chosen, quiet, stall_of
from render.yokohama.labels import areas_by_id, reward
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from render.core.face import RenderContext
    from render.core.panel import Control
    from render.yokohama.bonus import Stall
    from rules.core.decisions import Question
    from rules.yokohama.view import YokohamaView

MOST_BUTTONS = 4
"""Tokens that stand as buttons beside the one of leaving it."""


@dataclass(frozen=True, slots=True)
class Line:
    """A ready answer with its words."""

    answer: str
    label: Label
    detail: Label | None


def asked(question: Question) -> Question:
    """The same question; of token and building, its prompt names only what is there."""
    there = {part.part for part in question.parts} & {"token", "build"}
    if question.kind != "bonus" or len(there) != 1:
        return question
    (what,) = there
    return replace(question, prompt=say("yokohama-panel-ask-bonus", what=what))


def bonus_controls(question: Question, view: YokohamaView, context: RenderContext) -> tuple[Control, ...]:
    """All that a power of 4 or 5 still brings in one menu, goods of one's choice included as far as they fit."""
    answers = {part.part: part.answers for part in question.parts if part.kind == "choice"}
    tokens, buildings, (nothing,) = answers.get("token", ()), answers.get("build", ()), answers["none"]
    details = {answer: question.describe(answer).detail for answer in buildings}
    lines = bonus_lines((*tokens, *buildings), view, details, stall_of(view))
    if not buildings and len(lines) <= MOST_BUTTONS:
        taken = (Answer(line.answer, cut(context.words.plain(line.label, context.people), BUTTON)) for line in lines)
        return (*taken, answer_button(question, nothing, context, "secondary"))
    asked = "yokohama-part-build" if not tokens else "yokohama-panel-bonus" if buildings else "yokohama-part-token"
    hint = context.words.text(asked)
    menu = Menu("c0", cut(hint, HINT), bonus_entries(lines, context), only)
    if tokens and buildings:
        both = cut(context.words.text("yokohama-panel-leave-both"), BUTTON)
        return (menu, Answer(nothing, both, "secondary"))
    return (menu, answer_button(question, nothing, context, "secondary"))


def bonus_lines(
    answers: Sequence[str], view: YokohamaView, details: Mapping[str, Label | None], stall: Stall | None
) -> list[Line]:
    """Ready answers for what a power of 4 or 5 still brings, at most 25.

    Args:
        answers: ``token`` and what can be built, without anything chosen.
        view: The table while an area acts.
        details: Consequences by answer; none where one is left out.
        stall: What can be had from the warehouse, or None where that is not certain yet.
    """
    assert view.acting is not None, "an area acts"
    here = areas_by_id(view)[view.acting.area]
    tokens = [Bonus(one, here.token.reward, "token") for one in answers if one == TAKE and here.token is not None]
    buildings = [building(one, here, details.get(one)) for one in answers if one != TAKE]
    folds: tuple[Callable[[int], Sequence[Bonus]], ...] = (
        lambda more: chosen(buildings, None if stall is None else stall.richer(more)),
        lambda _: chosen(buildings, None),
        lambda _: buildings,
    )
    choices = product((chosen(tokens, None), tokens), folds)
    return next(lines for taken, built in choices if len(lines := _lines(taken, built)) <= MOST_ENTRIES)


def _lines(tokens: Sequence[Bonus], built: Callable[[int], Sequence[Bonus]]) -> list[Line]:
    """Every ready answer: both, the token alone, a building alone. A token that asks something is taken first.

    Args:
        tokens: The token, once for each choice that it leaves.
        built: The buildings, once for each choice that they leave to somebody who has so many yen more.
    """
    both = [
        Line(
            f"{token.answer}{THEN}{one.answer}",
            say("yokohama-panel-token-and", token=reward(token.brings), build=_built(one, with_token=False).label),
            one.detail,
        )
        for token in tokens
        if quiet(token.brings)
        for one in built(token.brings.yen)
    ]
    alone = "yokohama-panel-token-only" if both else "yokohama-do-token"
    taken = [Line(one.answer, say(alone, reward=one.gained), None) for one in tokens]
    return [*both, *taken, *(_built(one, with_token=bool(tokens)) for one in built(0))]


def _built(one: Bonus, *, with_token: bool) -> Line:
    if with_token:
        return Line(one.answer, say("yokohama-panel-build-only", build=_named(one)), one.detail)
    found = one.gained
    if one.what == "house":
        return Line(one.answer, say("yokohama-do-house", reward=found), one.detail)
    return Line(one.answer, say("yokohama-do-shop", space=one.space, reward=found, count=len(found)), one.detail)


def _named(one: Bonus) -> Label:
    """A building in the middle of a sentence: "shop on 2 (2 yen)"."""
    found = say("yokohama-name-reward", count=len(one.gained), what=one.gained)
    if one.what == "house":
        return say("yokohama-panel-house-for", reward=found)
    return say("yokohama-panel-shop-on", space=one.space, reward=found)


def bonus_entries(lines: Sequence[Line], context: RenderContext) -> tuple[Entry, ...]:
    """Ready answers as entries of a menu."""
    labels = cut_apart([context.words.plain(line.label, context.people) for line in lines], MENU)
    return tuple(
        Entry(
            line.answer,
            label,
            None if line.detail is None else cut(context.words.plain(line.detail, context.people), MENU),
        )
        for line, label in zip(lines, labels, strict=True)
    )
