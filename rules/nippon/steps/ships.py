"""Ships: pay for one to three of them, each to another destination.

Source: "Schiffe"; rulings N-R1 (silk is sold for money that is short), N-R21 (what is paid where nothing is said).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.nippon.model.headings import SHIPS
from rules.nippon.model.terms import DESTINATIONS, Destination
from rules.nippon.model.words import DESTINATION
from rules.nippon.steps.actions import AskAction
from rules.nippon.steps.asking import DECLINING, Running
from rules.nippon.steps.gaining import pay, refuse_cost, refuse_costs
from rules.nippon.steps.modifiers import MODIFIER, applicable, modify, refuse_modifier, with_modifier
from rules.nippon.steps.saying import modifier_label
from rules.nippon.steps.sending import (
    destination_label,
    missing_destinations,
    refuse_destination,
    refuse_ships,
    send_ship,
    ship_offers,
    work_label,
)
from rules.nippon.steps.transport import IRON_ALONE, cost_of, costs_label, payable, picking, usual, ways_to_pay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part, Picked
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position


@frozen
class Send(Answer):
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
    def run(self, at: Position, table: Table[NipponEvent]) -> None:
        cost = cost_of(at, 1, int(self.iron))
        pay(at, cost, table)
        table.touch("transport:iron" if self.iron else "transport:money")
        send_ship(at, self.destination, table, cost)


@frozen
class AskShips(AskAction[Send]):
    """Which ships are sent."""

    kind: Literal["ask-ships"] = "ask-ships"

    action: ClassVar = "ships"
    asks: ClassVar[str] = "ships"
    heading: ClassVar[str] = SHIPS
    grammar: ClassVar[Grammar] = Grammar(Form(Send, "ships", Things(DESTINATION), IRON_ALONE, MODIFIER), DECLINING)

    @override
    def barred(self, at: Position) -> Reason | None:
        if reason := refuse_ships(at, 1, workers=1):
            return reason
        if all(refuse_destination(at, destination) for destination in DESTINATIONS):
            return Reason(say("nippon-no-destination"), SHIPS)
        return None if payable(at, 1, SHIPS) else refuse_cost(at, cost_of(at, 1, 0), SHIPS)

    def _where(self, at: Position) -> tuple[Destination, ...]:
        """Destinations to which a ship can be sent now."""
        return ship_offers(at, tuple(at.doing.used))

    @override
    def offers(self, at: Position) -> Iterator[Send]:
        for iron in ways_to_pay(at, 1, SHIPS):
            for destination in self._where(at):
                can = applicable(at, (destination,))
                yield Send((destination,), iron, next(iter(can), None))

    @override
    def why_not(self, at: Position, answer: Send) -> Reason | None:
        chosen, count = answer.destinations, len(answer.destinations)
        if not chosen:
            return Reason(say("nippon-once-at-least"), SHIPS)
        if again := next((key for place, key in enumerate(chosen) if key in (*at.doing.used, *chosen[:place])), None):
            return Reason(say("nippon-destination-again", destination=again), SHIPS)
        if reason := next(filter(None, [refuse_destination(at, destination) for destination in chosen]), None):
            return reason
        if reason := refuse_ships(at, count):
            return reason
        if answer.iron > count:
            return Reason(say("nippon-iron-too-often", iron=answer.iron, count=count), SHIPS)
        alone = cost_of(at, 1, usual(at, 1, SHIPS))
        if reason := refuse_costs(at, cost_of(at, count, answer.iron), alone, SHIPS):
            return reason
        return refuse_modifier(at, answer.modifier, applicable(at, chosen))

    @override
    def complete(self, at: Position, answer: Send) -> Send:
        """Iron alone as seldom as can be, and the only modifier there is."""
        answer = replace(answer, iron=answer.iron or usual(at, len(answer.destinations), SHIPS))
        return with_modifier(answer, applicable(at, answer.destinations), self.grammar.write)

    @override
    def do(self, at: Position, answer: Send, table: Table[NipponEvent]) -> None:
        modify(at, answer.modifier, answer.destinations, table)
        at.doing.used += answer.destinations
        at.then(*[Sail(destination, place < answer.iron) for place, destination in enumerate(answer.destinations)])

    @override
    def activations(self, answer: Send) -> int:
        return len(answer.destinations)

    @override
    def explain(self, at: Position, answer: Send) -> Description:
        count = len(answer.destinations)
        named = [say("nippon-destination", destination=destination) for destination in answer.destinations]
        label = say(
            "nippon-do-send",
            ships=tuple(named) if count > 1 else destination_label(at, answer.destinations[0]),
            cost=costs_label(at, count, answer.iron),
            modifier=modifier_label(answer.modifier),
        )
        return Description(label, work_label(at, count))

    @override
    def activating(self, at: Position) -> tuple[Part, ...]:
        where = self._where(at)
        free = at.facts.tables.mat.work.spaces - len(at.me.work)
        room = min(self.limit - at.doing.done, len(where), at.me.left("ship"), free)
        most = payable(at, room, SHIPS)
        if not most:
            return ()
        pick = picking(
            "ships",
            where,
            most,
            key=lambda destination: destination,
            refuse=lambda picked: self.refuse(at, self._of(at, picked)),
            answer=lambda picked: self._of(at, picked),
            picked=lambda answer: self._picked(at, where, answer),
            write=self.grammar.write,
        )
        return (pick,)

    def _of(self, at: Position, picked: Picked) -> Send:
        """The answer of a pick: iron alone as seldom as can be, the first modifier that applies."""
        chosen = set(picked)
        destinations: tuple[Destination, ...] = tuple([key for key in DESTINATIONS if chosen.issuperset((key,))])
        return Send(destinations, usual(at, len(picked), SHIPS), next(iter(applicable(at, picked)), None))

    def _picked(self, at: Position, where: tuple[Destination, ...], answer: Answer) -> Picked | None:
        """The pick of an answer, unless it says more or something else than a pick can."""
        if not isinstance(answer, Send):
            return None
        picked = tuple([key for key in where if key in answer.destinations])
        made = self._of(at, picked)
        unsaid = (answer.iron in {0, made.iron}) and answer.modifier in {None, made.modifier}
        return picked if unsaid and made.destinations == answer.destinations else None

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        return missing_destinations(at, tuple(at.doing.used))
