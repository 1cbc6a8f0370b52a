"""Church: an assistant on the board, for faith that power and payments make.

Source: "Kirche" (dlp 2017), "CHURCH" (Synapses 2024); rulings Y-R15, Y-R16, Y-R32.
"""

from __future__ import annotations

from itertools import compress, product
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import MOST_SUGGESTED, Description, Pick
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.words import Number
from rules.yokohama.events.areas import PlacedInChurch
from rules.yokohama.model.cards import NO_GOODS, goods_of
from rules.yokohama.model.headings import CHURCH
from rules.yokohama.model.labels import goods_label, reward_label
from rules.yokohama.model.payment import Pay, Payment, filled
from rules.yokohama.model.terms import GOODS, YEN_PER_UNIT, Area, Good, Goods
from rules.yokohama.steps.areas.boards import FROM, BoardAsk
from rules.yokohama.steps.common.asking import declining
from rules.yokohama.steps.common.purse import refuse_payment, spend

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.decisions import Part, Picked
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.steps.common.asking import Why

YEN = f"{YEN_PER_UNIT}y"
"""Word of the payment in yen in a pick; spaces go by their faith."""


@frozen
class PlaceInChurch(Answer):
    """Place an assistant on the church board.

    Attributes:
        faith: What the space asks for.
        paid: Goods, at most one of each, and yen, once; None until what the merchant will miss least is filled in.
        source: ``area`` if the assistant comes from the area; else from the hand if one is there.
    """

    faith: int
    paid: Payment | None = None
    source: str | None = None


@frozen
class AskChurch(BoardAsk[PlaceInChurch]):
    """A space of the church board, with this power."""

    area: Area
    power: int
    kind: Literal["ask-church"] = "ask-church"

    asks: ClassVar[Literal["church"]] = "church"
    declined: ClassVar = ("church",)
    section: ClassVar = CHURCH
    helper: ClassVar = "winery"
    grammar: ClassVar = Grammar(Form(PlaceInChurch, "church", Number(), Pay(), FROM), *declining("church"))

    @override
    def offers(self, position: Position) -> Iterator[PlaceInChurch]:
        """Each space in reach, with the cheapest payment."""
        payments = payments_of(position)
        for faith in dict.fromkeys(row.need for row in position.facts.church):
            answer = PlaceInChurch(faith, self._cheapest(payments, faith))
            if self.why_not(position, answer) is None:
                yield answer

    def _cheapest(self, payments: list[str], faith: int) -> Payment:
        """What the merchant will miss least for so much faith; too little if there is not enough."""
        return paid_in(payments[: max(faith - self.power, 0)])

    @override
    def complete(self, position: Position, answer: PlaceInChurch) -> PlaceInChurch:
        paid = self._cheapest(payments_of(position), answer.faith) if answer.paid is None else answer.paid
        return PlaceInChurch(answer.faith, paid, self.source(position, answer.source))

    @override
    def why_not(self, position: Position, answer: PlaceInChurch) -> Reason | None:
        need = answer.faith
        space, paid = space_of(position, need), answer.paid
        if space is None:
            return Reason(say("yokohama-church-no-space", faith=need), CHURCH)
        if reason := self.refuse_assistant(position, space, answer.source):
            return reason
        if paid is None or max(paid.goods) > 1 or paid.yen not in {0, YEN_PER_UNIT}:
            return Reason(say("yokohama-church-once"), CHURCH)
        if reason := refuse_payment(position, paid, CHURCH):
            return reason
        faith = self.power + paid.units
        return Reason(say("yokohama-church-faith", faith=faith, need=need), CHURCH) if faith < need else None

    @override
    def carry_out(self, position: Position, answer: PlaceInChurch, table: Table[YokohamaEvent]) -> None:
        """Pay, place an assistant, and receive the reward (Y-R16)."""
        space, paid = space_of(position, answer.faith), filled(answer.paid)
        assert space is not None, "the answer was judged"
        position.stack.pop()
        spend(position, paid)
        if paid and self.power + paid.units > answer.faith:
            table.touch("church:overpaid")
        told = PlacedInChurch(position.seat, space + 1, answer.faith, paid.goods, paid.yen)
        self.place(position, space, answer.source, told, table)

    @override
    def explain(self, position: Position, answer: PlaceInChurch) -> Description:
        space, given = space_of(position, answer.faith), filled(answer.paid)
        assert space is not None, "the answer was judged"
        # Each kind of payment counts once, so that goods need no number.
        spent = zip(GOODS, given.goods, strict=True)
        named = tuple([say("yokohama-church-paid", thing=good) for good, count in spent if count])
        paid = (*named, *goods_label(NO_GOODS, given.yen))
        label = say(
            "yokohama-do-church",
            faith=answer.faith,
            reward=reward_label(position.facts.church[space].reward),
            paid=paid,
            count=len(paid),
        )
        return Description(label, say("yokohama-church-detail", **self.outlook(position, space, answer.source)))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Free spaces that ask for more faith than the merchant can pay for."""
        reached = {answer.faith for answer in self.offers(position)}
        spaces = zip(position.facts.church, position.state.church, strict=True)
        for faith in dict.fromkeys(row.need for row, owner in spaces if owner is None and row.need not in reached):
            what = say("yokohama-church-space", faith=faith)
            yield Missing(what, Reason(say("yokohama-church-out-of-reach", power=self.power), CHURCH))

    @override
    def idle(self, position: Position) -> Why:
        return self.why_no_space(position, "faith")

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        """A space with the cheapest payment, or a space and what is paid."""
        ready = tuple(self.offers(position))
        picks = (self._pick(position, ready),) if ready else ()
        return (*self.choices("church", ready), *picks, self.none())

    def _pick(self, position: Position, ready: tuple[PlaceInChurch, ...]) -> Pick:
        """A pick of one space and of what is paid for it; paying too much is legal."""
        needs = sorted(answer.faith for answer in ready)
        paid = sorted(payments_of(position), key=(*GOODS, YEN).index)
        items = (*map(str, needs), *paid)

        def refuse(picked: Picked) -> Reason | None:
            if any(word not in items for word in picked) or sum(word.isdecimal() for word in picked) != 1:
                return Reason(say("yokohama-church-one-space"), CHURCH)
            return self.why_not(position, _answer(picked))

        def sample(rng: Rng) -> Picked:
            """Any space with any payment that suffices."""
            need = needs[rng.below(len(needs))]
            subsets = [tuple(compress(paid, chosen)) for chosen in product((0, 1), repeat=len(paid))]
            enough = [subset for subset in subsets if self.power + len(subset) >= need]
            return (str(need), *enough[rng.below(len(enough))])

        best = sorted(ready, key=lambda answer: -answer.faith)[:MOST_SUGGESTED]
        return Pick(
            part="church-pay",
            items=items,
            at_least=1,
            at_most=1 + len(paid),
            refuse=refuse,
            suggest=lambda: tuple(map(_picked, best)),
            sample=sample,
            answer=_answer,
            picked=lambda answer: _picked(answer) if isinstance(answer, PlaceInChurch) and not answer.source else None,
            write=self.grammar.write,
        )


def payments_of(position: Position) -> list[str]:
    """What can be paid for 1 faith each, in words; first what the merchant will miss least (Y-R15).

    Goods that own orders ask for come after the others, and imports last.
    """
    owned = dict(zip(GOODS, position.me.goods, strict=True))
    waited_for = {good for good, asked in zip(GOODS, _asked(position), strict=True) if owned[good] <= asked}
    first: list[Good] = sorted(("fish", "tea"), key=lambda good: -owned[good])
    yen = [YEN] if position.me.yen >= YEN_PER_UNIT else []
    plenty = [good for good in first if owned[good]]
    costlier: list[Good] = ["silk", "copper"]
    words = [*plenty, *yen, *(good for good in costlier if owned[good])]
    return [*sorted(words, key=waited_for.__contains__), *(["import"] if owned["import"] else [])]


def _asked(position: Position) -> Goods:
    """What all orders in hand ask for together, by good."""
    return goods_of(
        map(sum, zip(NO_GOODS, *(position.facts.orders[order].goods for order in position.me.orders), strict=True))
    )


def paid_in(words: Sequence[str]) -> Payment:
    """A payment of one of each."""
    return Payment(goods_of(int(good in words) for good in GOODS), YEN_PER_UNIT * (YEN in words))


def space_of(position: Position, faith: int) -> int | None:
    """The space that asks for so much faith, a free one first."""
    found = [space for space, row in enumerate(position.facts.church) if row.need == faith]
    return min(found, key=lambda space: (position.state.church[space] is not None, space)) if found else None


def _answer(picked: Picked) -> PlaceInChurch:
    return PlaceInChurch(next(int(word) for word in picked if word.isdecimal()), paid_in(picked))


def _picked(answer: PlaceInChurch) -> Picked:
    paid = filled(answer.paid)
    names = [name for name, count in zip(GOODS, paid.goods, strict=True) if count]
    return (str(answer.faith), *names, *([YEN] if paid.yen else []))
