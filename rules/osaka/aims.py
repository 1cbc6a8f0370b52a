"""What play-outs may aim at: each end of the match and each rare rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Amounts, Choice, Pick

if TYPE_CHECKING:
    from rules.core.decisions import Part, Question
    from rules.core.rng import Rng
    from rules.osaka.view import OsakaView

AIMS = ("tokens", "stuck", "insurance", "two-paydays", "unseen", "stones", "squander")
"""Aims.

tokens: buy as often as possible; stuck: never buy, hoard all cards; insurance: let ships sink and answer ahead
with cards; two-paydays: buy when two ships arrive; unseen: one colour only, so that VP cards are drawn;
stones: reserve first, then have the card; squander: pay with too much, save odd goods.
"""


def prefer(question: Question, view: OsakaView, aim: str, rng: Rng) -> str:
    """Answer towards an aim, from what the seat knows."""
    match question.kind:
        case "turn":
            return _in_turn(question, view, aim, rng)
        case "insurance":
            return _insurance(question, aim, rng)
        case _:
            return _colour(question, aim, rng)


def _colour(question: Question, aim: str, rng: Rng) -> str:
    if aim == "unseen":
        return "token red"
    return any_of(question.parts[0], rng)


def _in_turn(question: Question, view: OsakaView, aim: str, rng: Rng) -> str:
    parts = {part.part: part for part in question.parts}
    buying, taking, reserving = parts.get("buy"), parts.get("take"), parts.get("reserve")
    if buying and _worth_buying(view, aim, rng):
        return any_of(buying, rng) if aim == "squander" else _best(buying, rng)
    if reserving and (not taking or aim == "stones" or not rng.below(6)):
        return any_of(reserving, rng)
    if isinstance(taking, Choice):
        return _coins(taking, aim, rng)
    return any_of(question.parts[0], rng)


def _worth_buying(view: OsakaView, aim: str, rng: Rng) -> bool:
    purchase = view.purchase
    if purchase is None:
        return False
    match aim:
        case "stuck":
            return False
        case "two-paydays":
            return not purchase.arriving or len(purchase.arriving) > 1 or not rng.below(8)
        case "insurance":
            return not purchase.arriving or len(purchase.sinking) > 1 or not rng.below(8)
        case "unseen":
            return any(card.colour == "red" for card in purchase.goods) or not rng.below(4)
        case "stones":
            return bool(rng.below(3))
        case _:
            return True


def _coins(taking: Choice, aim: str, rng: Rng) -> str:
    """Which card to take: symbols for insurance, else the most expensive; own reserved ones first if stones matter."""
    if aim == "stones":
        own = [text for text in taking.answers if text.endswith("stone")]
        if own:
            return own[0]
    order = {"2": 0, "3": 1, "5": 2}
    answers = sorted(taking.answers, key=lambda text: order.get(text.split()[1][1], 3))
    if aim == "insurance":
        return answers[0]
    return any_of(taking, rng) if aim in {"stuck", "squander"} else answers[-1]


def _insurance(question: Question, aim: str, rng: Rng) -> str:
    parts = {part.part: part for part in question.parts}
    if "save" in parts and (aim == "squander" or not rng.below(3)):
        return any_of(parts["save"], rng)
    if "insure" in parts and (aim == "insurance" or rng.below(2)):
        return _best(parts["insure"], rng)
    return "insure none"


def _best(part: Part, rng: Rng) -> str:
    match part:
        case Amounts():
            return part.notation(part.suggest()[0])
        case _:
            return any_of(part, rng)


def any_of(part: Part, rng: Rng) -> str:
    """Any answer of a part, all equally likely."""
    match part:
        case Choice(answers=answers):
            return answers[rng.below(len(answers))]
        case Pick():
            return part.notation(part.sample(rng))
        case Amounts():
            return part.notation(part.sample(rng))
