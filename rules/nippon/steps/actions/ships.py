"""Ships: pay for one to three of them, each to another destination.

Source: "Schiffe". What they cost stands in `transport`, what sending one is in `sending`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.nippon.model.headings import SHIPS
from rules.nippon.model.phrases import modifier_label
from rules.nippon.model.terms import DESTINATIONS, Destination
from rules.nippon.model.words import DESTINATION
from rules.nippon.steps.actions.transport import IRON_ALONE, AskTransport, Transport, costs_label, pay_for_one
from rules.nippon.steps.concepts.asking import DECLINING, Running
from rules.nippon.steps.effects import modifiers
from rules.nippon.steps.pieces.sending import (
    destination_label,
    missing_destinations,
    refuse_destination,
    refuse_ships,
    send_ship,
    ship_detail,
    ship_offers,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Picked
    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position

_DESTINATIONS: dict[str, Destination] = {destination: destination for destination in DESTINATIONS}


@frozen
class Send(Transport):
    """Send ships, one after the other.

    Attributes:
        destinations: Where to.
        iron: For how many of them iron alone is paid; the first ones.
        modifier: The factory that modifies the action.
    """

    destinations: tuple[Destination, ...]
    iron: int = 0
    modifier: str | None = None


@frozen
class Sail(Running):
    """A ship of the action is paid for and sent."""

    destination: Destination
    iron: bool
    kind: Literal["sail"] = "sail"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        cost = pay_for_one(position, table, iron=self.iron)
        send_ship(position, self.destination, table, cost)


@frozen
class AskShips(AskTransport[Send]):
    """Which ships are sent."""

    kind: Literal["ask-ships"] = "ask-ships"

    asks: ClassVar[Literal["ships"]] = "ships"
    heading: ClassVar[str] = SHIPS
    grammar: ClassVar[Grammar] = Grammar(
        Form(Send, "ships", Things(DESTINATION), IRON_ALONE, modifiers.CLAUSE), DECLINING
    )

    @override
    def make(self, places: tuple[str, ...], iron: int = 0, modifier: str | None = None) -> Send:
        return Send(tuple([_DESTINATIONS[place] for place in places]), iron, modifier)

    @override
    def places(self, answer: Send) -> tuple[str, ...]:
        return answer.destinations

    @override
    def open_places(self, position: Position) -> tuple[str, ...]:
        return ship_offers(position, tuple(position.doing.used))

    @override
    def most(self, position: Position) -> int:
        return min(position.me.left("ship"), position.facts.tables.mat.work.spaces - len(position.me.work))

    @override
    def refuse_all(self, position: Position) -> Reason | None:
        if reason := refuse_ships(position, 1, workers=1):
            return reason
        if all(refuse_destination(position, destination) for destination in DESTINATIONS):
            return Reason(say("nippon-no-destination"), SHIPS)
        return None

    @override
    def again(self, key: str) -> Label:
        return say("nippon-destination-again", destination=key)

    @override
    def refuse_places(self, position: Position, places: tuple[str, ...]) -> Reason | None:
        reasons = [refuse_destination(position, _DESTINATIONS[place]) for place in places]
        return next(filter(None, reasons), None) or refuse_ships(position, len(places))

    @override
    def step_for(self, place: str, *, iron: bool) -> Sail:
        return Sail(_DESTINATIONS[place], iron)

    @override
    def explain(self, position: Position, answer: Send) -> Description:
        count = len(answer.destinations)
        named = [say("nippon-destination", destination=destination) for destination in answer.destinations]
        label = say(
            "nippon-do-send",
            ships=tuple(named) if count > 1 else destination_label(position, answer.destinations[0]),
            cost=costs_label(position, count, answer.iron),
            modifier=modifier_label(answer.modifier),
        )
        return Description(label, ship_detail(position, answer.destinations))

    @override
    def things(self, position: Position, answer: Answer) -> Picked | None:
        return self.unless_said(position, answer) if isinstance(answer, Send) else None

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        return missing_destinations(position, tuple(position.doing.used))
