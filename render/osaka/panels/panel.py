"""The private panels of Osaka: first token, turn, insurance."""

from __future__ import annotations

from functools import partial
from math import prod
from typing import TYPE_CHECKING, assert_never

from render.core.canvas import CLOSE_UP_WIDE
from render.core.layout import folded, heading, not_now, own_answer, part_controls
from render.core.layout_amounts import own_amounts
from render.core.layout_answers import answer_menu
from render.core.panel import MOST_ENTRIES, Menu, Panel
from render.osaka.closeups.market import offer_band
from render.osaka.closeups.trader import colour_band
from render.osaka.panels.insurance import nothing_controls, order_line, risk_line, saves
from render.osaka.panels.turn import owned, purchase_lines
from render.osaka.words import hand
from render.osaka.words.looks import TRADER
from render.osaka.words.things import colour_of, thing
from rules.core.decisions import Amounts, Choice, Pick
from rules.core.labels import Label, say
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from render.core.canvas import Box
    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.game_face import GameFace
    from render.core.panel import Control
    from rules.core.decisions import Part, Question
    from rules.core.seats import Seat
    from rules.osaka.view import OsakaView


def panel(question: Question, view: OsakaView, carry: str, context: RenderContext, face: GameFace[OsakaView]) -> Panel:
    """Panel of a question.

    Args:
        carry: Which menu is open, where there are too many.
        face: The face of Osaka, for its pictures.
    """
    every = [
        each
        for number, part in enumerate(question.parts)
        for each in _controls(part, number, question, view, context, face)
    ]
    insuring = view.phase == "insurance"
    said = [risk_line(question, view)] if insuring else []
    _, *symbols = hand.lines(view)
    later = [] if insuring else [*symbols, *purchase_lines(view)]
    if insuring:
        # Whoever has answered reads at once that it can be changed.
        (later if question.given is None else said).append(order_line(question, view))
    return Panel(
        heading=heading(question, context, face),
        lines=(owned(view, question.seat, context), *_said(said, context), *own_answer(question, context)),
        picture=partial(face.crop, view, *crop(view, question.seat), context),
        # Buttons below the menus share their rows.
        controls=folded(sorted(every, key=lambda one: not isinstance(one, Menu)), carry, context),
        not_now=not_now(question, context),
        more=_said(later, context),
    )


def _said(labels: Iterable[Label], context: RenderContext) -> tuple[str, ...]:
    return tuple([context.say(label) for label in labels])


def crop(view: OsakaView, seat: Seat) -> tuple[str, Box]:
    """The close-up that helps to decide, and the part of it that the question is about."""
    match view.phase:
        case "tokens" | "turn" | "over":
            what, (top, bottom) = "market", offer_band(view)
        case "insurance":
            what, (top, bottom) = f"{TRADER}{seat}", colour_band(view.sinking)
        case other:
            assert_never(other)
    return what, (0, top, CLOSE_UP_WIDE, bottom)


def _controls(
    part: Part, number: int, question: Question, view: OsakaView, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    match part:
        case Amounts(part="buy") if view.purchase is not None:
            price = say("osaka-panel-buy", n=len(view.purchase.goods), price=view.purchase.price)
            return _ways(part, number, (price, say("osaka-panel-buy-own")), question, view, context)
        case Amounts(part="insure"):
            titles = (say("osaka-panel-insure"), say("osaka-panel-insure-own"))
            return _ways(part, number, titles, question, view, context)
        case Amounts(part="save"):
            title = context.words.text("osaka-panel-save")
            return (own_amounts(part, f"o{number}", title, context, thing, _colours(part, context), beside=True),)
        case Choice(part="none", offers=(nothing, *_)):
            return nothing_controls(question, nothing, context)
        case Choice(part="take"):
            return (_cards_menu(part, number, question, context),)
        case Choice(part="reserve"):
            return () if _with_taking(question) else (_cards_menu(part, number, question, context),)
        case Choice() | Pick() | Amounts():
            return part_controls(part, number, question, context, face)
        case other:
            assert_never(other)


def _with_taking(question: Question) -> bool:
    """Whether cards to be taken and to be reserved stand in one menu: so many are left beside what buys."""
    return {"buy", "take"} <= {part.part for part in question.parts}


def _cards_menu(part: Choice, number: int, question: Question, context: RenderContext) -> Menu:
    """The cards that can be taken or reserved; where there is something to buy, all of them."""
    if not _with_taking(question):
        hint = context.words.text(f"osaka-panel-{part.part}", first=int(number == 0))
        return answer_menu(f"c{number}", hint, question, part.offers, context)
    choices = [one for one in question.parts if isinstance(one, Choice)]
    answers = [answer for one in choices for answer in one.offers]
    reserving = any(one.part == "reserve" for one in choices)
    hint = context.words.text("osaka-panel-one-card" if reserving else "osaka-panel-take")
    return answer_menu(f"c{number}", hint, question, answers, context)


def _ways(
    part: Amounts,
    number: int,
    titles: tuple[Label, Label],
    question: Question,
    view: OsakaView,
    context: RenderContext,
) -> tuple[Control, ...]:
    """The suggested answers, and the way to all others unless these are all."""
    first, second = (context.plain(title) for title in titles)
    suggested = part.suggest()
    ready = answer_menu(f"a{number}", first, question, [part.answer(one) for one in suggested], context)
    if prod(bound + 1 for bound in part.bounds) <= MOST_ENTRIES and len(_legal(part)) == len(suggested):
        return (ready,)
    name = thing if part.part == "buy" else partial(saves, view)
    return (ready, own_amounts(part, f"o{number}", second, context, name, _colours(part, context), beside=True))


def _legal(part: Amounts) -> list[tuple[int, ...]]:
    """All legal answers; only for small bounds."""
    answers: list[tuple[int, ...]] = [()]
    for bound in part.bounds:
        answers = [(*answer, n) for answer in answers for n in range(bound + 1)]
    return [answer for answer in answers if part.refuse(answer) is None]


def _colours(part: Amounts, context: RenderContext) -> list[tuple[str, tuple[str, ...]]]:
    """The kinds of cards by colour, for a form with a field for each."""
    return [
        (context.words.text("osaka-panel-colour", colour=colour), kinds)
        for colour in COLOURS
        if (kinds := tuple(kind for kind in part.kinds if colour_of(kind) == colour))
    ]
