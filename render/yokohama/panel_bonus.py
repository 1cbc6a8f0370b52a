"""The 5-power token and the building, joined into ready answers of one press."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, Literal

from render.core.layout_answers import HINT, answer_button, only
from render.core.panel import MOST_ENTRIES, Answer, Entry, Menu
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from render.yokohama.labels import areas_by_id, gains, reward
from rules.core.labels import Label, say
from rules.yokohama.terms import GOODS, TRADE_GOODS
from rules.yokohama.view import Reward

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from render.core.face import Desk
    from render.core.panel import Control
    from rules.core.decisions import Question
    from rules.yokohama.view import AreaView, YokohamaView

THEN = "; "
"""Joins answers that are played one after the other."""

TAKE = "token"
BUILD_SHOP = "build shop "
BUILD_HOUSE = "build house"

MOST_BUTTONS = 4
"""Tokens that stand as buttons beside the one of leaving it."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """The token or a building, with all that is chosen at once.

    Attributes:
        answer: In notation.
        brings: What it brings.
        what: Which it is.
        space: Shop space from 1; 0 for others.
        detail: Consequence, or None.
    """

    answer: str
    brings: Reward
    what: Literal["token", "shop", "house"]
    space: int = 0
    detail: Label | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A ready answer with its words."""

    answer: str
    label: Label
    detail: Label | None


def bonus_controls(question: Question, view: YokohamaView, desk: Desk) -> tuple[Control, ...]:
    """All that a power of 4 or 5 still brings in one menu, goods of one's choice included as far as they fit."""
    answers = {part.part: part.answers for part in question.parts if part.kind == "choice"}
    tokens, buildings, (nothing,) = answers.get("token", ()), answers.get("build", ()), answers["none"]
    details = {answer: question.describe(answer).detail for answer in buildings}
    lines = bonus_lines((*tokens, *buildings), view, details)
    if not buildings and len(lines) <= MOST_BUTTONS:
        taken = (Answer(line.answer, cut(desk.words.plain(line.label, desk.people), BUTTON)) for line in lines)
        return (*taken, answer_button(question, nothing, desk, "secondary"))
    asked = "yokohama-part-build" if not tokens else "yokohama-panel-bonus" if buildings else "yokohama-part-token"
    hint = desk.words.text(asked)
    menu = Menu("c0", cut(hint, HINT), bonus_entries(lines, desk), only)
    if tokens and buildings:
        both = cut(desk.words.text("yokohama-panel-leave-both"), BUTTON)
        return (menu, Answer(nothing, both, "secondary"))
    return (menu, answer_button(question, nothing, desk, "secondary"))


def bonus_lines(answers: Sequence[str], view: YokohamaView, details: Mapping[str, Label | None]) -> list[Line]:
    """Ready answers for what a power of 4 or 5 still brings, at most 25.

    Args:
        answers: ``token`` and what can be built, without anything chosen.
        view: The table while an area acts.
        details: Consequences by answer; none where one is left out.
    """
    assert view.acting is not None, "an area acts"
    here = areas_by_id(view)[view.acting.area]
    tokens = [Bonus(one, here.token.reward, "token") for one in answers if one == TAKE and here.token is not None]
    buildings = [_building(one, here, details.get(one)) for one in answers if one != TAKE]
    choices = product((_chosen(tokens), tokens), (_chosen(buildings), buildings))
    return next(lines for pair in choices if len(lines := _lines(*pair)) <= MOST_ENTRIES)


def quiet(one: Reward) -> bool:
    """Whether a reward asks nothing."""
    return not (one.any or one.warehouse or one.movement)


def _building(answer: str, here: AreaView, detail: Label | None) -> Bonus:
    assert here.building is not None, "nobody builds on the canal"
    if answer == BUILD_HOUSE:
        return Bonus(answer, here.building.house, "house", detail=detail)
    space = int(answer.removeprefix(BUILD_SHOP))
    return Bonus(answer, here.building.shops[space - 1], "shop", space, detail)


def _chosen(bonuses: Sequence[Bonus]) -> list[Bonus]:
    """The same, those that bring goods of one's choice once for each choice."""
    found: list[Bonus] = []
    for one in bonuses:
        if one.brings.any and quiet(replace(one.brings, any=0)):
            found += [
                _choosing(one, kinds) for kinds in combinations_with_replacement(range(TRADE_GOODS), one.brings.any)
            ]
        else:
            found.append(one)
    return found


def _choosing(one: Bonus, kinds: tuple[int, ...]) -> Bonus:
    copper, silk, tea, fish, imports = (count + kinds.count(kind) for kind, count in enumerate(one.brings.goods))
    answer = f"{one.answer} for {' '.join(GOODS[kind] for kind in kinds)}"
    return replace(one, answer=answer, brings=replace(one.brings, any=0, goods=(copper, silk, tea, fish, imports)))


def _lines(tokens: Sequence[Bonus], buildings: Sequence[Bonus]) -> list[Line]:
    """Every ready answer: both, the token alone, a building alone. A token that asks something is taken first."""
    both = [
        Line(
            f"{token.answer}{THEN}{one.answer}",
            say("yokohama-panel-token-and", token=reward(token.brings), build=_named(one)),
            one.detail,
        )
        for token, one in product(tokens, buildings)
        if quiet(token.brings)
    ]
    alone = "yokohama-panel-token-only" if both else "yokohama-do-token"
    taken = [Line(one.answer, say(alone, reward=gains(one.brings)), None) for one in tokens]
    return [*both, *taken, *(_built(one, with_token=bool(tokens)) for one in buildings)]


def _built(one: Bonus, *, with_token: bool) -> Line:
    if with_token:
        return Line(one.answer, say("yokohama-panel-build-only", build=_named(one)), one.detail)
    found = gains(one.brings)
    if one.what == "house":
        return Line(one.answer, say("yokohama-do-house", reward=found), one.detail)
    return Line(one.answer, say("yokohama-do-shop", space=one.space, reward=found, count=len(found)), one.detail)


def _named(one: Bonus) -> Label:
    """A building in the middle of a sentence: "shop on 2 (2 yen)"."""
    if one.what == "house":
        return say("yokohama-panel-house-for", reward=reward(one.brings))
    return say("yokohama-panel-shop-on", space=one.space, reward=reward(one.brings))


def bonus_entries(lines: Sequence[Line], desk: Desk) -> tuple[Entry, ...]:
    """Ready answers as entries of a menu."""
    labels = cut_apart([desk.words.plain(line.label, desk.people) for line in lines], MENU)
    return tuple(
        Entry(
            line.answer, label, None if line.detail is None else cut(desk.words.plain(line.detail, desk.people), MENU)
        )
        for line, label in zip(lines, labels, strict=True)
    )
