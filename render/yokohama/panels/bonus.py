"""The 5-power token and the building, with all that is chosen at once, joined into ready answers of one press."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, TypeAlias, assert_never

from render.core.layout_answers import HINT, answer_button, ending_button, in_a_row, labelled, only, with_twins
from render.core.panel import MOST_ENTRIES, AnswerButton, Entry, Menu
from render.core.words_cut import BUTTON, cut
from render.yokohama.words.labels import areas_by_id, gains, reward
from rules.core.answers import Answer
from rules.core.decisions import Choice
from rules.core.frozen import frozen
from rules.core.labels import Label, say
from rules.core.steps.declining import Decline
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.terms import PIECES, TRADE_GOODS
from rules.yokohama.steps.areas.agency import Hire
from rules.yokohama.steps.areas.bonus import BuildHouse, BuildShop, TakeToken
from rules.yokohama.steps.areas.gain import GainGoods

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from render.core.context import RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Question
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView


Taking: TypeAlias = TakeToken | BuildShop | BuildHouse
"""What a power of 4 or 5 still brings."""


@frozen
class Ready:
    """The token or a building, with all that is chosen at once.

    Attributes:
        answer: The answer, with what is chosen of what it brings.
        brings: What it brings, without the piece that is chosen.
        piece: The piece chosen from the warehouse, or that none is; None where it brings none.
        detail: Consequence, or None.
        left: What is declined behind it: the piece that it brings.
    """

    answer: Taking
    brings: Reward
    piece: Label | None = None
    detail: Label | None = None
    left: tuple[Decline, ...] = ()

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All that is played."""
        return (self.answer, *self.left)

    @property
    def gained(self) -> tuple[Label, ...]:
        """Each thing that it brings."""
        return gains(self.brings) if self.piece is None else (*gains(self.brings), self.piece)


@frozen
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
    """What the warehouse of the active merchant offers, and what that merchant owns."""
    assert view.active is not None, "someone acts"
    me = view.merchants[view.active]
    there = (me.warehouse.assistants, me.warehouse.shops, me.warehouse.houses)
    prices = zip(PIECES, (*view.piece_costs, *me.house_costs[:1]), there, strict=False)
    return Stall(me.yen, {piece: price for piece, price, count in prices if count})


def quiet(one: Reward) -> bool:
    """Whether a reward asks nothing."""
    return not (one.any or one.warehouse or one.movement)


def building(answer: BuildShop | BuildHouse, here: AreaView, detail: Label | None) -> Ready:
    """A building by its answer."""
    assert here.building is not None, "no one builds on the canal"
    match answer:
        case BuildHouse():
            return Ready(answer, here.building.house, detail=detail)
        case BuildShop(space=space):
            assert space is not None, "what is offered names its space"
            return Ready(answer, here.building.shops[space - 1], detail=detail)
        case _:
            assert_never(answer)


def chosen(found: Iterable[Ready], stall: Stall | None) -> list[Ready]:
    """The same, those that leave something to choose once for each choice.

    Args:
        found: Without anything chosen.
        stall: What can be had from the warehouse; None where that is not certain yet, so that it is asked later.
    """
    return [choice for one in found for choice in _choices(one, stall)]


def _choices(one: Ready, stall: Stall | None) -> Iterator[Ready]:
    if one.brings.any and quiet(replace(one.brings, any=0)):
        for kinds in combinations_with_replacement(range(TRADE_GOODS), one.brings.any):
            yield _with_goods(one, kinds)
    elif one.brings.warehouse == 1 and stall is not None and quiet(replace(one.brings, warehouse=0)):
        yield from _with_piece(one, stall.richer(one.brings.yen))
    else:
        yield one


def _with_goods(one: Ready, kinds: tuple[int, ...]) -> Ready:
    copper, silk, tea, fish = (kinds.count(kind) for kind in range(TRADE_GOODS))
    taken = GainGoods((copper, silk, tea, fish, 0))
    copper, silk, tea, fish, imports = (sum(pair) for pair in zip(one.brings.goods, taken.goods, strict=True))
    brings = replace(one.brings, any=0, goods=(copper, silk, tea, fish, imports))
    return replace(one, answer=replace(one.answer, brings=taken), brings=brings)


def _with_piece(one: Ready, stall: Stall) -> Iterator[Ready]:
    """Each piece that can be paid; none only where each costs something, for one that is free is never left."""
    payable = {piece: price for piece, price in stall.prices.items() if price <= stall.yen}
    rest = replace(one.brings, warehouse=0)
    for piece, price in payable.items():
        label = say("yokohama-panel-piece", piece=piece, cost=price)
        taken = Hire(tuple(int(kind == piece) for kind in PIECES))
        yield replace(one, answer=replace(one.answer, brings=taken), brings=rest, piece=label)
    if not payable:
        yield one
    elif all(payable.values()):
        label = say("yokohama-panel-piece", piece="none", cost=0)
        yield replace(one, left=(Decline("hire"),), brings=rest, piece=label)


MOST_BUTTONS = 4
"""Tokens that stand as buttons beside the one of leaving it."""


@frozen
class Line:
    """Ready answers, played one after the other, with their words."""

    answers: tuple[Answer, ...]
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
    """All that a power of 4 or 5 still brings in one menu, goods of the player's choice included as far as they fit."""
    offered = [answer for part in question.parts if isinstance(part, Choice) for answer in part.offers]
    tokens = [answer for answer in offered if isinstance(answer, TakeToken)]
    buildings = [answer for answer in offered if isinstance(answer, BuildShop | BuildHouse)]
    (nothing,) = (answer for answer in offered if isinstance(answer, Decline))
    details = {answer: question.explain(answer).detail for answer in buildings}
    lines = bonus_lines((*tokens, *buildings), view, details, stall_of(view))
    if not buildings and len(lines) <= MOST_BUTTONS:
        taken = [ending_button(question, line.answers, line.label, context) for line in lines]
        left = ending_button(question, (nothing,), question.explain(nothing).label, context)
        return (*taken, replace(left, style="secondary"))
    asked = "yokohama-part-build" if not tokens else "yokohama-panel-bonus" if buildings else "yokohama-part-token"
    hint = context.words.text(asked)
    every = with_twins(question, [line.answers for line in lines], line_entries(lines, question, context), context)
    menu = Menu("c0", cut(hint, HINT), every, only)
    if tokens and buildings:
        both = cut(context.words.text("yokohama-panel-leave-both"), BUTTON)
        return (menu, AnswerButton(question.write(nothing), both, "secondary"))
    return (menu, answer_button(question, nothing, context, "secondary"))


def bonus_lines(
    answers: Sequence[Taking],
    view: YokohamaView,
    details: Mapping[BuildShop | BuildHouse, Label | None],
    stall: Stall | None,
) -> list[Line]:
    """Ready answers for what a power of 4 or 5 still brings, at most 25.

    Args:
        answers: The token and what can be built, without anything chosen.
        view: The table while an area acts.
        details: Consequences by answer; none where one is left out.
        stall: What can be had from the warehouse, or None where that is not certain yet.
    """
    assert view.acting is not None, "an area acts"
    here = areas_by_id(view)[view.acting.area]
    tokens, buildings = [], []
    for answer in answers:
        match answer:
            case TakeToken() if here.token is not None:
                tokens.append(Ready(answer, here.token.reward))
            case BuildShop() | BuildHouse():
                buildings.append(building(answer, here, details.get(answer)))
            case _:
                raise AssertionError("a token that is taken lies there")
    folds: tuple[Callable[[int], Sequence[Ready]], ...] = (
        lambda more: chosen(buildings, None if stall is None else stall.richer(more)),
        lambda _: chosen(buildings, None),
        lambda _: buildings,
    )
    choices = product((chosen(tokens, None), tokens), folds)
    return next(lines for taken, built in choices if len(lines := _lines(taken, built)) <= MOST_ENTRIES)


def _lines(tokens: Sequence[Ready], built: Callable[[int], Sequence[Ready]]) -> list[Line]:
    """Every ready answer: both, the token alone, a building alone. A token that asks something is taken first.

    Args:
        tokens: The token, once for each choice that it leaves.
        built: The buildings, once for each choice that they leave to someone who has so many yen more.
    """
    both = [
        Line(
            (*token.answers, *one.answers),
            say("yokohama-panel-token-and", token=reward(token.brings), build=_built(one, with_token=False).label),
            one.detail,
        )
        for token in tokens
        if quiet(token.brings)
        for one in built(token.brings.yen)
    ]
    alone = "yokohama-panel-token-only" if both else "yokohama-do-token"
    taken = [Line(one.answers, say(alone, reward=one.gained), None) for one in tokens]
    return [*both, *taken, *(_built(one, with_token=bool(tokens)) for one in built(0))]


def _built(one: Ready, *, with_token: bool) -> Line:
    found = one.gained
    if with_token:
        label = say("yokohama-panel-build-only", build=_named(one))
    elif isinstance(one.answer, BuildShop) and one.answer.space is not None:
        label = say("yokohama-do-shop", space=one.answer.space, reward=found, count=len(found))
    else:
        label = say("yokohama-do-house", reward=found)
    return Line(one.answers, label, one.detail)


def _named(one: Ready) -> Label:
    """A building in the middle of a sentence: "shop on 2 (2 yen)"."""
    found = say("yokohama-name-reward", count=len(one.gained), what=one.gained)
    if isinstance(one.answer, BuildShop) and one.answer.space is not None:
        return say("yokohama-panel-shop-on", space=one.answer.space, reward=found)
    return say("yokohama-panel-house-for", reward=found)


def line_entries(lines: Sequence[Line], question: Question, context: RenderContext) -> tuple[Entry, ...]:
    """Ready answers as entries of a menu."""
    words = [in_a_row(question, line.answers) for line in lines]
    return labelled(words, [line.label for line in lines], [line.detail for line in lines], context)
