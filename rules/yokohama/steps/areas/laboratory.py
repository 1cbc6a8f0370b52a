"""Laboratories: a technology for its production value, which power, yen and imports pay; the place of the Station.

Source: "Laboratorium" and "Forschungszentrum" (dlp 2017), "LABORATORY" and "STATION" (Synapses 2024); rulings Y-R18,
Y-R19, Y-R25, Y-R32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.yokohama.events.areas import Learned, StationPlaced
from rules.yokohama.events.rounds import TechnologyRefilled
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.headings import LABORATORY, PLACEMENT
from rules.yokohama.model.labels import area_label, goods_label, technology_label
from rules.yokohama.model.payment import NO_PAYMENT, Pay, Payment, filled, in_imports
from rules.yokohama.model.terms import IMPORT, INSTITUTES, YEN_PER_UNIT
from rules.yokohama.model.words import AREA, TECHNOLOGY
from rules.yokohama.steps.common.asking import AreaAsk, Asking, Running, declining
from rules.yokohama.steps.common.purse import gain_icon, refuse_payment, spend, take, use

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.facts import TechnologyNumber
    from rules.yokohama.model.position import Position
    from rules.yokohama.steps.common.asking import Why


NOT_HERE = Reason(say("yokohama-not-on-board"), LABORATORY, absent=True)
OWNED = Reason(say("yokohama-technology-owned"), LABORATORY)
NOT_PAID = Reason(say("yokohama-technology-pay"), LABORATORY)


@frozen
class Learn(Answer):
    """Gain a technology.

    Attributes:
        technology: Its id.
        paid: Imports and steps of 2 yen; None until exactly what is due is filled in, in yen as far as they go.
    """

    technology: str
    paid: Payment | None = None


@frozen
class AskLearn(AreaAsk[Learn]):
    """A technology of one of the two boards, with this power."""

    laboratory: int
    power: int
    kind: Literal["ask-learn"] = "ask-learn"

    asks: ClassVar[Literal["laboratory"]] = "laboratory"
    declined: ClassVar = ("tech",)
    grammar: ClassVar = Grammar(Form(Learn, ("tech", "technology"), TECHNOLOGY, Pay(numbered=True)), *declining("tech"))

    @override
    def offers(self, position: Position) -> Iterator[Learn]:
        """All technologies that can be had, with every way to pay exactly, yen first."""
        me = position.me
        for number in self._cards(position):
            due = self._due(position, number) or 0
            for imports in range(max(due - me.yen // YEN_PER_UNIT, 0), min(due, me.goods[IMPORT]) + 1):
                paid = in_imports(imports, YEN_PER_UNIT * (due - imports))
                answer = Learn(position.facts.technologies[number].id, paid)
                if self.why_not(position, answer) is None:
                    yield answer

    def _board(self, position: Position) -> list[TechnologyNumber | None]:
        return position.state.laboratories[self.laboratory]

    def _cards(self, position: Position) -> list[TechnologyNumber]:
        return [number for number in self._board(position) if number is not None]

    def _due(self, position: Position, number: TechnologyNumber) -> int | None:
        """Production value to be paid for a card of the board besides the power; None if the merchant owns it."""
        card, me = position.facts.technologies[number], position.me
        if card.name in me.skills:
            return None
        surcharge = position.facts.surcharges[self._board(position).index(number)]
        late = len(me.technologies) >= position.facts.numbers.costs.free_technologies
        return max(card.value + surcharge - self.power, 0) + late

    @override
    def complete(self, position: Position, answer: Learn) -> Learn:
        if answer.paid is not None:
            return answer
        exact = (offer for offer in self.offers(position) if offer.technology == answer.technology)
        return next(exact, Learn(answer.technology, NO_PAYMENT))

    @override
    def why_not(self, position: Position, answer: Learn) -> Reason | None:
        number, paid = position.facts.technology_numbers[answer.technology], answer.paid
        if number not in self._board(position):
            return NOT_HERE
        due = self._due(position, number)
        if due is None:
            return OWNED
        if paid is None or paid.yen % YEN_PER_UNIT or any(paid.goods[:IMPORT]):
            return NOT_PAID
        if reason := refuse_payment(position, paid, LABORATORY):
            return reason
        if paid.units < due:
            return Reason(say("yokohama-technology-short", due=due, paid=paid.units), LABORATORY)
        return None

    @override
    def carry_out(self, position: Position, answer: Learn, table: Table[YokohamaEvent]) -> None:
        """Pay for a technology and take it; the Station asks for its place before the board is refilled."""
        number, paid = position.facts.technology_numbers[answer.technology], filled(answer.paid)
        me, card, board = position.me, position.facts.technologies[number], self._board(position)
        space, due = board.index(number), self._due(position, number)
        assert due is not None, "the answer was judged"
        if len(me.technologies) >= position.facts.numbers.costs.free_technologies:
            table.touch("technology:fourth")
        if position.facts.surcharges[space]:
            table.touch("technology:surcharge")
        position.stack.pop()
        position.then(RefillLaboratory(self.laboratory))
        spend(position, paid)
        board[space] = None
        table.emit(Learned(position.seat, card, INSTITUTES[self.laboratory], paid.goods[IMPORT], paid.yen))
        table.touch(f"technology:{card.name}")
        use(position, "letterpress", table)
        use(position, "patent", table)
        me.technologies.append(number)
        me.skills.append(card.name)
        if card.name == "exposition":
            take(position, Reward(points=10), "exposition", table)
        if card.name == "station":
            position.then(AskStation())
        gain_icon(position, position.facts.technology_countries[number], table)

    @override
    def explain(self, position: Position, answer: Learn) -> Description:
        number, paid = position.facts.technology_numbers[answer.technology], filled(answer.paid)
        card, country = position.facts.technologies[number], position.facts.technology_countries[number]
        label = say(
            "yokohama-do-tech",
            technology=technology_label(card),
            paid=goods_label(paid.goods, paid.yen),
            count=paid.units,
        )
        detail = say(
            "yokohama-tech-detail",
            value=card.value,
            surcharge=position.facts.surcharges[self._board(position).index(number)],
            country=card.country,
            agent=int(position.me.icons[country] % 2 and position.state.agents[country] > 0),
            name=card.name,
        )
        return Description(label, detail)

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Technologies that the merchant owns or cannot pay for, those that lack least first."""
        worth = position.me.goods[IMPORT] + position.me.yen // YEN_PER_UNIT
        for number in sorted(self._cards(position), key=lambda number: self._due(position, number) or 0):
            due = self._due(position, number)
            if due is None or due > worth:
                dear = Reason(say("yokohama-technology-dear", due=due or 0, worth=worth), LABORATORY)
                yield Missing(technology_label(position.facts.technologies[number]), OWNED if due is None else dear)

    @override
    def idle(self, position: Position) -> Why:
        return "known" if all(self._due(position, number) is None for number in self._cards(position)) else "dear"


@frozen
class PlaceStation(Answer):
    """Place the station token."""

    area: str


@frozen
class AskStation(Asking[PlaceStation]):
    """An area for the station token."""

    kind: Literal["ask-station"] = "ask-station"

    asks: ClassVar[Literal["station"]] = "station"
    grammar: ClassVar = Grammar(Form(PlaceStation, "station", AREA))

    @override
    def offers(self, position: Position) -> Iterator[PlaceStation]:
        return map(PlaceStation, position.town.open_names)

    @override
    def refuse(self, position: Position, answer: PlaceStation) -> Reason | None:
        canal = position.kind(position.area(answer.area)) == "canal"
        return Reason(say("yokohama-not-in-canal"), PLACEMENT) if canal else None

    @override
    def answer(self, position: Position, answer: PlaceStation, table: Table[YokohamaEvent]) -> None:
        position.stack.pop()
        position.state.station = position.area(answer.area)
        table.emit(StationPlaced(position.seat, answer.area))

    @override
    def describe(self, position: Position, answer: PlaceStation) -> Description:
        label = say("yokohama-do-station", area=area_label(position.town, position.area(answer.area)))
        return Description(label)


@frozen
class RefillLaboratory(Running):
    """A laboratory is refilled."""

    laboratory: int
    kind: Literal["refill-laboratory"] = "refill-laboratory"
    refills: ClassVar[bool] = True

    @override
    def run(self, position: Position, table: Table[YokohamaEvent]) -> None:
        """Slide the technologies to the left and draw one for the last space; an empty deck leaves it empty (Y-R19)."""
        state, spaces = position.state, len(position.facts.surcharges)
        left = [number for number in state.laboratories[self.laboratory] if number is not None]
        card = None
        if len(left) < spaces and any(state.technology_bag):
            left.append(table.rng.draw(state.technology_bag))
            card = position.facts.technologies[left[-1]]
        state.laboratories[self.laboratory] = [*left, *[None] * (spaces - len(left))]
        table.emit(TechnologyRefilled(INSTITUTES[self.laboratory], card))
