"""The 5-power token and the building, with all that is chosen at once, joined into ready answers of one press."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, Literal

from render.core.layout_answers import HINT, answer_button, only
from render.core.panel import MOST_ENTRIES, Answer, Entry, Menu
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from render.yokohama.words.labels import areas_by_id, gains, reward
from rules.core.labels import Label, say
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.terms import GOODS, TRADE_GOODS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from render.core.face import RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Question
    from rules.yokohama.view import AreaView, YokohamaView

THEN = "; "
"""Joins answers that are played one after the other."""

TAKE = "token"
BUILD_SHOP = "build shop "
BUILD_HOUSE = "build house"


@dataclass(frozen=True, slots=True)
class Bonus:
    """The token or a building, with all that is chosen at once.

    Attributes:
        answer: In notation.
        brings: What it brings, without the piece that is chosen.
        what: Which it is.
        space: Shop space from 1; 0 for others.
        piece: The piece chosen from the warehouse, or that none is; None where it brings none.
        detail: Consequence, or None.
    """

    answer: str
    brings: Reward
    what: Literal["token", "shop", "house"]
    space: int = 0
    piece: Label | None = None
    detail: Label | None = None

    @property
    def gained(self) -> tuple[Label, ...]:
        """Each thing that it brings."""
        return gains(self.brings) if self.piece is None else (*gains(self.brings), self.piece)


@dataclass(frozen=True, slots=True)
class Stall:
    """The warehouse of the merchant who acts, and the money for it.

    Attributes:
        yen: Money.
        prices: Yen for each kind of piece that is there, by its word.
    """

    yen: int
    prices: dict[str, int]

    def richer(self, yen: int) -> Stall:
        """The same with so much more money."""
        return replace(self, yen=self.yen + yen)


def stall_of(view: YokohamaView) -> Stall:
    """What the warehouse of the active merchant offers, and what he owns."""
    assert view.active is not None, "somebody acts"
    me = view.merchants[view.active]
    there = (me.warehouse.assistants, me.warehouse.shops, me.warehouse.houses)
    prices = zip(("assistant", "shop", "house"), (*view.piece_costs, *me.house_costs[:1]), there, strict=False)
    return Stall(me.yen, {piece: price for piece, price, count in prices if count})


def quiet(one: Reward) -> bool:
    """Whether a reward asks nothing."""
    return not (one.any or one.warehouse or one.movement)


def building(answer: str, here: AreaView, detail: Label | None) -> Bonus:
    """A building by its answer."""
    assert here.building is not None, "nobody builds on the canal"
    if answer == BUILD_HOUSE:
        return Bonus(answer, here.building.house, "house", detail=detail)
    space = int(answer.removeprefix(BUILD_SHOP))
    return Bonus(answer, here.building.shops[space - 1], "shop", space, detail=detail)


def chosen(bonuses: Iterable[Bonus], stall: Stall | None) -> list[Bonus]:
    """The same, those that leave something to choose once for each choice.

    Args:
        bonuses: Without anything chosen.
        stall: What can be had from the warehouse; None where that is not certain yet, so that it is asked later.
    """
    return [choice for one in bonuses for choice in _choices(one, stall)]


def _choices(one: Bonus, stall: Stall | None) -> Iterator[Bonus]:
    if one.brings.any and quiet(replace(one.brings, any=0)):
        for kinds in combinations_with_replacement(range(TRADE_GOODS), one.brings.any):
            yield _with_goods(one, kinds)
    elif one.brings.warehouse == 1 and stall is not None and quiet(replace(one.brings, warehouse=0)):
        yield from _with_piece(one, stall.richer(one.brings.yen))
    else:
        yield one


def _with_goods(one: Bonus, kinds: tuple[int, ...]) -> Bonus:
    copper, silk, tea, fish, imports = (count + kinds.count(kind) for kind, count in enumerate(one.brings.goods))
    answer = f"{one.answer} for {' '.join(GOODS[kind] for kind in kinds)}"
    return replace(one, answer=answer, brings=replace(one.brings, any=0, goods=(copper, silk, tea, fish, imports)))


def _with_piece(one: Bonus, stall: Stall) -> Iterator[Bonus]:
    """Each piece that can be paid; none only where each costs something, for one that is free is never left."""
    payable = {piece: price for piece, price in stall.prices.items() if price <= stall.yen}
    rest = replace(one.brings, warehouse=0)
    for piece, price in payable.items():
        label = say("yokohama-panel-piece", piece=piece, cost=price)
        yield replace(one, answer=f"{one.answer} for {piece}", brings=rest, piece=label)
    if not payable:
        yield one
    elif all(payable.values()):
        label = say("yokohama-panel-piece", piece="none", cost=0)
        yield replace(one, answer=f"{one.answer}{THEN}hire none", brings=rest, piece=label)


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
