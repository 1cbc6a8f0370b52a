"""Machines: one to three, in different factories.

Source: "Maschinen"; rulings N-R12 (machines in the family business), N-R18 (machines of effects). What building a
machine is stands in `slots`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.nippon.model.headings import MACHINES
from rules.nippon.model.phrases import modifier_label
from rules.nippon.model.words import SLOT
from rules.nippon.steps.actions.picking import AskSeveral
from rules.nippon.steps.concepts.asking import DECLINING
from rules.nippon.steps.concepts.gaining import Cost, refuse_costs
from rules.nippon.steps.effects import modifiers
from rules.nippon.steps.pieces.building_labels import machine_label, pay_label, with_bonuses
from rules.nippon.steps.pieces.effect_machines import PutMachine
from rules.nippon.steps.pieces.slots import empty_slots, factory_of, refuse_slots, slot_cost, slot_label

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.decisions import Part, Picked
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position


@frozen
class Machines(Answer):
    """Build machines on these spaces."""

    slots: tuple[str, ...]
    modifier: str | None = None


@frozen
class AskMachines(AskSeveral[Machines]):
    """Machines: where."""

    kind: Literal["ask-machines"] = "ask-machines"

    asks: ClassVar[Literal["machines"]] = "machines"
    heading: ClassVar[str] = MACHINES
    grammar: ClassVar[Grammar] = Grammar(Form(Machines, "machines", Things(SLOT), modifiers.CLAUSE), DECLINING)

    @override
    def barred(self, position: Position) -> Reason | None:
        slots = empty_slots(position)
        if not position.me.factories:
            return Reason(say("nippon-no-factory"), MACHINES)
        if not slots:
            return Reason(say("nippon-no-empty-slot"), MACHINES)
        first = self._refuse_slots(position, slots[:1], ())
        if first is None or any(self._refuse_slots(position, (slot,), ()) is None for slot in slots[1:]):
            return None
        return first

    def _refuse_slots(self, position: Position, slots: Sequence[str], used: Sequence[str]) -> Reason | None:
        return refuse_slots(position, slots, used) or refuse_costs(
            position, _cost(position, slots), _cost(position, slots[:1]), MACHINES
        )

    def _singles(self, position: Position) -> tuple[str, ...]:
        """Spaces on which a machine can be built now."""
        used = position.doing.used
        return tuple([slot for slot in empty_slots(position) if self._refuse_slots(position, (slot,), used) is None])

    @override
    def offers(self, position: Position) -> Iterator[Machines]:
        """One machine, on each space, with each modifier."""
        return self._on(position, self._singles(position))

    def _on(self, position: Position, singles: Sequence[str]) -> Iterator[Machines]:
        """One machine, on each of some spaces, with each modifier."""
        for slot in singles:
            can = modifiers.applicable(position, (factory_of(slot),))
            yield from (Machines((slot,), key) for key in modifiers.ways(can))

    @override
    def reach(self, position: Position) -> int:
        return self.most_together(position, self._singles(position))

    @override
    def why_not(self, position: Position, answer: Machines) -> Reason | None:
        if reason := self._refuse_slots(position, answer.slots, position.doing.used):
            return reason
        return modifiers.refuse(position, answer.modifier, modifiers.applicable(position, _factories(answer)))

    @override
    def complete(self, position: Position, answer: Machines) -> Machines:
        return modifiers.complete(answer, modifiers.applicable(position, _factories(answer)), self.grammar.write)

    @override
    def do(self, position: Position, answer: Machines, table: Table[NipponEvent]) -> None:
        new = _factories(answer)
        modifiers.apply(position, answer.modifier, new, table)
        position.doing.used += new
        money = position.facts.tables.match.machine_money.value
        position.then(*[PutMachine(slot, money) for slot in answer.slots])

    @override
    def activations(self, answer: Machines) -> int:
        return len(answer.slots)

    @override
    def chosen(self, position: Position) -> tuple[Part, ...]:
        """Several spaces with what modifies by itself; one space with another modifier or without."""
        singles = self._singles(position)
        pick = self.pick_judged(position, singles)
        others = [answer for answer in self._on(position, singles) if answer != self.of(position, answer.slots)]
        return (pick, self.choice("machines-modified", others)) if others else (pick,)

    @override
    def of(self, position: Position, things: Picked) -> Machines:
        """Machines on some spaces, modified by the first factory that can."""
        return Machines(things, next(iter(modifiers.applicable(position, tuple(map(factory_of, things)))), None))

    @override
    def things(self, position: Position, answer: Answer) -> Picked | None:
        """The spaces of an answer that is modified as usual."""
        if not isinstance(answer, Machines) or answer != self.of(position, answer.slots):
            return None
        return tuple([slot for slot in empty_slots(position) if slot in answer.slots])

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Empty spaces of other factories that cannot be paid now."""
        for slot in empty_slots(position):
            reason = None if factory_of(slot) in position.doing.used else self._refuse_slots(position, (slot,), ())
            if reason:
                yield Missing(slot_label(slot), reason)

    @override
    def explain(self, position: Position, answer: Machines) -> Description:
        label = say(
            "nippon-do-machines",
            slots=tuple(map(slot_label, answer.slots)),
            cost=pay_label(position, _cost(position, answer.slots)),
            modifier=modifier_label(answer.modifier),
        )
        count = len(answer.slots)
        return Description(label, with_bonuses(position, "machine", count, machine_label(position, answer.slots)))


def _cost(position: Position, slots: Sequence[str]) -> Cost:
    return slot_cost(position, slots, position.facts.tables.match.machine_money.value)


def _factories(answer: Machines) -> tuple[str, ...]:
    return tuple(map(factory_of, answer.slots))
