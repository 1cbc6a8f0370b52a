"""The private panels of Osaka: first token, turn, insurance."""

from __future__ import annotations

from collections import Counter
from functools import partial
from math import prod
from typing import TYPE_CHECKING, assert_never

from render.core.layout import folded, heading, not_now, own_answer, part_controls
from render.core.layout_amounts import own_amounts
from render.core.layout_answers import answer_button, answer_menu
from render.core.panel import MOST_ENTRIES, AnswerButton, Panel
from render.core.words_cut import BUTTON, cut
from render.osaka.words import hand
from render.osaka.words.labels import by_colour, card, cards, colour_names, place
from render.osaka.words.things import colour_of, thing
from rules.core.decisions import Amounts, Choice, Pick
from rules.core.labels import Label, say
from rules.osaka.model.terms import COLOURS, Card

if TYPE_CHECKING:
    from render.core.face import Face, RenderContext
    from render.core.panel import Control
    from rules.core.answers import Answer
    from rules.core.decisions import Part, Question
    from rules.core.seats import Seat
    from rules.osaka.view import OsakaView, Purchase

NEVER = "never"
"""Key of the standing answer not to insure any more."""


def panel(question: Question, view: OsakaView, carry: str, context: RenderContext, face: Face) -> Panel:
    """Panel of a question.

    Args:
        question: What is asked.
        view: What the seat sees.
        carry: Which menu is open, where there are too many.
        context: The reader.
        face: The face of Osaka, for its pictures.
    """
    controls: list[Control] = []
    for number, part in enumerate(question.parts):
        controls += _controls(part, number, question, view, context, face)
    own = _insurance(question, view) if view.phase == "insurance" else _own(view, question.seat)
    labels = (*hand.lines(view), *own)
    lines = [context.words.say(label, context.people) for label in labels]
    if view.purchase is not None and 0 < view.purchase.price <= view.purchase.coins:
        lines += _purchase(view, view.purchase, context)
    return Panel(
        heading=heading(question, context, face),
        lines=(*lines, *own_answer(question, context)),
        picture=partial(face.close_up, view, _picture(view, question.seat), context),
        controls=folded(controls, carry, context),
        not_now=not_now(question, context),
    )


def _picture(view: OsakaView, seat: Seat) -> str:
    """The close-up that helps to decide."""
    match view.phase:
        case "tokens" | "turn" | "over":
            return "market"
        case "insurance":
            return f"trader{seat}"
        case other:
            assert_never(other)


def _own(view: OsakaView, seat: Seat) -> list[Label]:
    trader = view.traders[seat]
    return [say("osaka-panel-own", goods=cards(trader.goods), tokens=by_colour(trader.tokens))]


def _purchase(view: OsakaView, purchase: Purchase, context: RenderContext) -> list[str]:
    """What buying brings and brings about: goods and voyages, then a payday, then ships that sink."""
    brings = [say("osaka-panel-brings", goods=cards(purchase.goods), price=purchase.price)]
    brings += [
        say("osaka-panel-sails", colour=colour, places=after - before, place=place(view.route, after))
        for colour, before, after in purchase.ships
    ]
    lines = [" ".join(context.words.say(label, context.people) for label in brings)]
    if purchase.arriving:
        payday = say("osaka-panel-payday", colours=colour_names(purchase.arriving), vp=purchase.vp)
        lines.append(context.words.say(payday, context.people))
    if purchase.sinking:
        names = colour_names(purchase.sinking)
        ships = say("osaka-ships-named", count=len(purchase.sinking), colours=names)
        lines.append(context.words.say(say("osaka-panel-sinks", ships=ships), context.people))
    return lines


def _insurance(question: Question, view: OsakaView) -> list[Label]:
    """Goods at risk, cards that can save them, and whose turn it is to answer."""
    risk = at_risk(view, question.seat)
    threatened = {one.colour for one in risk}
    able = Counter(one for one in view.hand or () if one.symbols and one.colour in threatened)
    symbols = tuple(say("osaka-panel-symbol-card", card=card(one), n=one.symbols) for one in sorted(able.elements()))
    return [
        say("osaka-panel-risk", goods=cards(risk)),
        say("osaka-panel-symbols", cards=symbols) if symbols else say("osaka-panel-no-symbols"),
        say("osaka-panel-order", n=view.asked.index(question.seat) + 1),
    ]


def at_risk(view: OsakaView, seat: Seat) -> tuple[Card, ...]:
    """Goods of a seat that the Black Current takes unless they are insured now."""
    trader = view.traders[seat]
    exposed = Counter(one for one in trader.goods if one.colour in view.sinking) - Counter(trader.insured)
    return tuple(exposed.elements())


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
            return (own_amounts(part, f"o{number}", title, context, thing, _colours(part, context)),)
        case Choice(part="none", offers=(nothing, *_)):
            return _nothing(question, nothing, context)
        case Choice(part=("take" | "reserve") as what):
            hint = context.words.text(f"osaka-panel-{what}", first=int(number == 0))
            return (answer_menu(f"c{number}", hint, question, part.offers, context),)
        case Choice() | Pick() | Amounts():
            return part_controls(part, number, question, context, face)
        case other:
            assert_never(other)


def _ways(
    part: Amounts,
    number: int,
    titles: tuple[Label, Label],
    question: Question,
    view: OsakaView,
    context: RenderContext,
) -> tuple[Control, ...]:
    """The suggested answers, and the way to all others unless these are all."""
    first, second = (context.words.plain(title, context.people) for title in titles)
    suggested = part.suggest()
    ready = answer_menu(f"a{number}", first, question, [part.answer(one) for one in suggested], context)
    if prod(bound + 1 for bound in part.bounds) <= MOST_ENTRIES and len(_legal(part)) == len(suggested):
        return (ready,)
    name = thing if part.part == "buy" else partial(_saves, view)
    return (ready, own_amounts(part, f"o{number}", second, context, name, _colours(part, context)))


def _legal(part: Amounts) -> list[tuple[int, ...]]:
    """All legal answers; only for small bounds."""
    answers: list[tuple[int, ...]] = [()]
    for bound in part.bounds:
        answers = [(*answer, n) for answer in answers for n in range(bound + 1)]
    return [answer for answer in answers if part.refuse(answer) is None]


def _saves(view: OsakaView, word: str) -> Label:
    """A hand card with what it saves."""
    name = thing(word)
    symbols = {card(one): one.symbols for one in view.hand or ()}
    return say("osaka-panel-saves", card=name, n=symbols.get(name, 0))


def _colours(part: Amounts, context: RenderContext) -> list[tuple[str, tuple[str, ...]]]:
    """The kinds of cards by colour, for a form with a field for each."""
    return [
        (context.words.text("osaka-panel-colour", colour=colour), kinds)
        for colour in COLOURS
        if (kinds := tuple(kind for kind in part.kinds if colour_of(kind) == colour))
    ]


def _nothing(question: Question, nothing: Answer, context: RenderContext) -> tuple[Control, ...]:
    """Insuring nothing, once or for good."""
    buttons: list[Control] = [answer_button(question, nothing, context, "secondary")]
    if any(standing.key == NEVER for standing in question.standing):
        label = cut(context.words.text("osaka-panel-never"), BUTTON)
        buttons.append(AnswerButton(question.write(nothing), label, "danger", standing=NEVER))
    return tuple(buttons)
