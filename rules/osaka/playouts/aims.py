"""What play-outs aim at, each end of the match and each rare rule, and what they should touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Choice
from rules.core.playouts import any_of, best_of
from rules.osaka.model.terms import COLOURS
from rules.osaka.steps.insuring import NOTHING
from rules.osaka.steps.market import Take
from rules.osaka.steps.token import ChooseToken

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.rng import Rng
    from rules.osaka.model.tables import Tables
    from rules.osaka.view import OsakaView

AIMS = ("tokens", "stuck", "insurance", "two-paydays", "unseen", "stones", "squander")
"""Aims.

tokens: buy as often as possible; stuck: never buy, hoard all cards; insurance: let ships sink and answer ahead
with cards; two-paydays: buy when two ships arrive; unseen: one colour only, so that VP cards are drawn;
stones: reserve first, then have the card; squander: pay with too much, save odd goods.
"""


def prefer(question: Question, view: OsakaView, aim: str, rng: Rng) -> Answer:
    """Answer towards an aim, from what the seat knows."""
    match question.kind:
        case "turn":
            return _in_turn(question, view, aim, rng)
        case "insurance":
            return _insurance(question, aim, rng)
        case _:
            return ChooseToken("red") if aim == "unseen" else any_of(question.parts[0], rng)


def _in_turn(question: Question, view: OsakaView, aim: str, rng: Rng) -> Answer:
    parts = {part.part: part for part in question.parts}
    buying, taking, reserving = parts.get("buy"), parts.get("take"), parts.get("reserve")
    if buying and _worth_buying(view, aim, rng):
        return any_of(buying, rng) if aim == "squander" else best_of(buying, rng)
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


def _coins(taking: Choice, aim: str, rng: Rng) -> Answer:
    """Which card to take: symbols for insurance, else the most expensive; own reserved ones first for stones."""
    takes = [answer for answer in taking.offers if isinstance(answer, Take)]
    if aim == "stones" and (own := next((answer for answer in takes if answer.reserved), None)):
        return own
    if aim in {"stuck", "squander"}:
        return any_of(taking, rng)
    ordered = sorted(takes, key=lambda answer: int(answer.card[1:]))
    return ordered[0 if aim == "insurance" else -1]


def _insurance(question: Question, aim: str, rng: Rng) -> Answer:
    parts = {part.part: part for part in question.parts}
    if "save" in parts and (aim == "squander" or not rng.below(3)):
        return any_of(parts["save"], rng)
    return best_of(parts["insure"], rng) if "insure" in parts and (aim == "insurance" or rng.below(2)) else NOTHING


_ALONE = ("buy", "take", "reshuffle", "insured", "not-insured", "lost", "forced", "passed-over")

_KINDS = {
    "start": ("coins", "cards", "lot"),
    "token": COLOURS,
    "buy": ("too-much",),
    "reserve": ("market", "farm"),
    "stone": ("bought", "taken"),
    "refill": ("bought", "turn", "partial"),
    "payday": ("1", "2", "bonus", "drawn"),
    "sold": COLOURS,
    "sink": ("1", "2"),
    "insured": ("own-choice", "ahead"),
    "end": ("tokens", "stuck"),
}


def coverage_of(tables: Tables) -> frozenset[str]:
    """Names of all places that ships reach, colours that are sold, steps, rare rules and ends."""
    kinds = (f"{what}:{kind}" for what, several in _KINDS.items() for kind in several)
    return frozenset((*_ALONE, *kinds, *(f"place:{row.id}" for row in tables.board.place[1:])))
