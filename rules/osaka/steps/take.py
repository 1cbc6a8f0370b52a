"""Taking coins.

B. MÜNZEN NEHMEN: a market card that nobody else has reserved goes to the hand. RESERVIERUNGSEFFEKTE: with one's own
reserved card the stone comes back. Ruling O-R18: a reserved card and an equal free one are two answers.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Choice, Description
from rules.core.frozen import frozen
from rules.core.grammar import AlsoRead, Form, Grammar
from rules.core.labels import Who, say
from rules.core.reasons import Missing, Reason
from rules.core.words import Flag
from rules.osaka.events import OsakaEvent, StoneBack, Took
from rules.osaka.model.headings import RESERVED, TAKING
from rules.osaka.model.names import CARD
from rules.osaka.model.phrases import card
from rules.osaka.model.state import Offer
from rules.osaka.model.terms import CardName
from rules.osaka.steps.action import Action

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.osaka.model.position import Position


@frozen
class Take(Answer):
    """Take a market card as coins.

    Attributes:
        card: Its name.
        reserved: Whether it is the card with one's own stone.
    """

    card: CardName
    reserved: bool
    kind: Literal["take"] = "take"


class Taking(Action[Take]):
    """See above."""

    __slots__ = ()

    grammar = Grammar(
        Form(Take, "take", CARD, Flag("stone")),
        AlsoRead(Take, "take", "stone", CARD, make=partial(Take, reserved=True)),
    )

    @override
    def offers(self, at: Position) -> Iterator[Take]:
        found = {(offer.card, offer.stone is not None) for offer in at.state.open_to(at.seat)}
        names = at.facts.names
        return (_take(names[kind], reserved) for kind, reserved in sorted(found))

    @override
    def refuse(self, at: Position, answer: Take) -> Reason | None:
        kind = at.facts.kinds[answer.card]
        if Offer(kind, at.seat if answer.reserved else None) in at.state.market:
            return None
        named = card(at.facts, kind)
        if answer.reserved and Offer(kind) in at.state.market:
            return Reason(say("osaka-not-your-stone", card=named), TAKING)
        for offer in at.state.market:
            if offer.card == kind and offer.stone is not None:
                return Reason(say("osaka-reserved-by", card=named, who=Who(offer.stone)), RESERVED)
        if any(offer.card == kind for offer in at.state.farm):
            return Reason(say("osaka-only-in-farm", card=named), TAKING)
        return Reason(say("osaka-not-in-market", card=named), TAKING)

    @override
    def fill(self, at: Position, answer: Take) -> Take:
        """Where only the card with one's stone lies there, nobody need say so."""
        own = Take(answer.card, reserved=True)
        return own if self.refuse(at, answer) and not self.refuse(at, own) else answer

    @override
    def answer(self, at: Position, answer: Take, table: Table[OsakaEvent]) -> None:
        take(at, answer, table, forced=False)

    @override
    def describe(self, at: Position, answer: Take) -> Description:
        kind = at.facts.kinds[answer.card]
        coins = at.facts.coins(at.me.hand) + at.facts.values[kind]
        key, detail = "osaka-do-take", "osaka-take-detail"
        if answer.reserved:
            key, detail = "osaka-do-take-own", "osaka-take-own-detail"
        return Description(say(key, card=card(at.facts, kind)), say(detail, coins=coins))

    @override
    def part(self, at: Position) -> Choice | None:
        offers = tuple(self.offers(at))
        return Choice("take", offers, self.grammar.write) if offers else None

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        for offer in at.state.market:
            if offer.stone is not None and offer.stone != at.seat:
                yield Missing(card(at.facts, offer.card), Reason(say("osaka-stone-of", who=Who(offer.stone)), RESERVED))


@cache
def _take(name: CardName, reserved: bool) -> Take:  # noqa: FBT001
    return Take(name, reserved)


def take(at: Position, answer: Take, table: Table[OsakaEvent], *, forced: bool) -> None:
    """A market card goes to the hand."""
    kind = at.facts.kinds[answer.card]
    at.state.market.remove(Offer(kind, at.seat if answer.reserved else None))
    at.me.hand[kind] += 1
    table.emit(Took(at.seat, at.facts.cards[kind], forced))
    table.touch("forced" if forced else "take")
    if answer.reserved:
        at.me.has_stone = True
        table.emit(StoneBack(at.seat, at.facts.cards[kind]))
        table.touch("stone:taken")
