"""Machines into factories: the two spaces of each, and what they cost.

Source: "Eine Maschine bauen" ("Maschinen"). The cost of the second space belongs to building a machine and is paid
whatever builds it; the money belongs to the action. Ruling N-R12 (machines in the family business).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.nippon.events.building import MachineBuilt
from rules.nippon.model.headings import MACHINES
from rules.nippon.model.phrases import factory_label
from rules.nippon.model.spaces import slot_word
from rules.nippon.steps.concepts.gaining import Cost, pay
from rules.nippon.steps.concepts.tracks import take_piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position

IRON = "/iron"
"""End of the word of a space that costs iron."""


def factory_of(slot: str) -> str:
    """Key of the factory of a machine space."""
    return slot.removesuffix(IRON)


def costs_iron(slot: str) -> bool:
    """Whether a machine space costs iron."""
    return slot.endswith(IRON)


def empty_slots(position: Position) -> tuple[str, ...]:
    """The empty machine spaces of the player's factories, from the left."""
    return tuple(
        [
            slot_word(factory.key, iron=bool(number))
            for factory in position.me.factories
            for number, filled in enumerate(factory.machines)
            if not filled
        ]
    )


def slot_cost(position: Position, slots: Sequence[str], money: int = 0) -> Cost:
    """What machines on these spaces cost.

    Args:
        money: What a machine costs besides its space.
    """
    iron = position.facts.tables.match.second_machine_iron.value
    return Cost(money=money * len(slots), iron=iron * sum(map(costs_iron, slots)))


def refuse_slots(position: Position, slots: Sequence[str], used: Sequence[str] = ()) -> Reason | None:
    """Why machines cannot be put on these spaces, whatever they cost, or None.

    Args:
        used: Factories in which machines were built before.
    """
    if len(slots) > position.me.left("machine"):
        return Reason(say("nippon-machines-left", left=position.me.left("machine")), MACHINES)
    seen = set(used)
    for slot in slots:
        key = factory_of(slot)
        factory = position.me.factory(key)
        if factory is None:
            return Reason(say("nippon-not-your-factory", factory=factory_label(key)), MACHINES, absent=True)
        if key in seen:
            return Reason(say("nippon-machine-twice", factory=factory_label(key)), MACHINES)
        if factory.machines[costs_iron(slot)]:
            return Reason(say("nippon-slot-taken", slot=slot_label(slot)), MACHINES)
        seen.add(key)
    return None


def put_machine(position: Position, slot: str, table: Table[NipponEvent], money: int = 0) -> None:
    """Pay for a machine, take the leftmost one from the board and put it on a space.

    Args:
        slot: The space; it was judged.
        money: What the machine costs besides its space.
    """
    cost = slot_cost(position, (slot,), money)
    pay(position, cost, table)
    factory = position.me.factory(factory_of(slot))
    assert factory is not None, "the space was judged"
    factory.machines[costs_iron(slot)] = True
    table.emit(MachineBuilt(position.seat, factory.key, cost.money, cost.iron))
    table.touch(f"machine:{'iron' if costs_iron(slot) else 'free'}")
    take_piece(position, "machine")


def slot_label(slot: str) -> Label:
    """A machine space: "Cotton 1A, iron space"."""
    return say("nippon-slot", factory=factory_label(factory_of(slot)), slot="iron" if costs_iron(slot) else "free")
