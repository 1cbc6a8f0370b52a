"""Machines that an effect builds, free but for their spaces; in one case the factory produces at once.

Source: "Eine Maschine bauen" ("Maschinen"), "Produzieren" ("Produktion"), the tiles. Rulings N-R14 (as many as
possible), N-R16 (the production costs its coal).
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.nippon.events.building import NothingProduced
from rules.nippon.model.headings import MACHINES
from rules.nippon.model.phrases import modifier_label
from rules.nippon.model.words import SLOT
from rules.nippon.steps.concepts.asking import AskingOfChoice, Running
from rules.nippon.steps.concepts.gaining import refuse_cost, short_of
from rules.nippon.steps.concepts.order import Meets
from rules.nippon.steps.concepts.stocking import coal_of, produce, producing, room
from rules.nippon.steps.pieces.building_labels import machine_label, pay_label
from rules.nippon.steps.pieces.slots import (
    costs_iron,
    empty_slots,
    factory_of,
    put_machine,
    refuse_slots,
    slot_cost,
    slot_label,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.tile_tables import When


@frozen
class Machine(Answer):
    """Where an effect puts machines."""

    slots: tuple[str, ...]


@frozen
class AskMachine(AskingOfChoice[Machine]):
    """One machine, or several in different factories.

    Attributes:
        count: How many, if there are so many spaces.
        produce: Whether the factory produces afterwards.
    """

    count: int = 1
    produce: bool = False
    kind: Literal["ask-machine"] = "ask-machine"

    asks: ClassVar[Literal["machine"]] = "machine"
    heading: ClassVar[str] = MACHINES
    grammar: ClassVar[Grammar] = Grammar(Form(Machine, "machine", Things(SLOT)))

    @override
    def offers(self, position: Position) -> Iterator[Machine]:
        count = self._possible(position)
        for slots in combinations(empty_slots(position), count) if count else ():
            if self.refuse(position, Machine(slots)) is None:
                yield Machine(slots)

    def _possible(self, position: Position) -> int:
        """How many machines can be built: every factory with a free space, and others while iron lasts."""
        slots = empty_slots(position)
        free = {factory_of(slot) for slot in slots if not costs_iron(slot)}
        others = [slot for slot in slots if factory_of(slot) not in free]
        paid = sum(1 for many in range(1, len(others) + 1) if self._payable(position, others[:many]))
        return min(self.count, position.me.left("machine"), len(free) + paid)

    def _payable(self, position: Position, slots: Sequence[str]) -> bool:
        return short_of(position, slot_cost(position, slots)) is None

    @override
    def refuse(self, position: Position, answer: Machine) -> Reason | None:
        count = self._possible(position)
        if len(answer.slots) != count:
            return Reason(say("nippon-machines-exactly", count=count), MACHINES)
        return refuse_slots(position, answer.slots) or refuse_cost(
            position, slot_cost(position, answer.slots), MACHINES
        )

    @override
    def carry_out(self, position: Position, answer: Machine, table: Table[NipponEvent]) -> None:
        position.then(*[PutMachine(slot, produce=self.produce) for slot in answer.slots])

    @override
    def describe(self, position: Position, answer: Machine) -> Description:
        slots = tuple(map(slot_label, answer.slots))
        label = say(
            "nippon-do-machines",
            slots=slots,
            cost=pay_label(position, slot_cost(position, answer.slots)),
            modifier=modifier_label(None),
        )
        return Description(label, machine_label(position, answer.slots, at_once=self.produce))


@frozen
class PutMachine(Running, Meets):
    """A machine that was chosen is built.

    Attributes:
        slot: Its space.
        money: What it costs besides the space.
        produce: Whether the factory produces afterwards.
    """

    slot: str
    money: int = 0
    produce: bool = False
    kind: Literal["put-machine"] = "put-machine"

    @override
    def meets(self, when: When, key: str) -> bool:
        return when == "here" and factory_of(self.slot) == key

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        if self.produce:
            position.then(ProduceThere(factory_of(self.slot)))
        put_machine(position, self.slot, table, self.money)


@frozen
class ProduceThere(Running):
    """The factory in which an effect built a machine produces, if its coal can be paid and something finds room."""

    factory: str
    kind: Literal["produce-there"] = "produce-there"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        factory = next((factory for factory in producing(position) if factory.key == self.factory), None)
        if factory is None:
            self._fail(position, "family", 0, table)
        elif not room(factory):
            self._fail(position, "room", 0, table)
        elif coal_of(position, factory) > position.me.all_coal:
            self._fail(position, "coal", coal_of(position, factory), table)
        else:
            produce(position, factory, coal_of(position, factory), table)

    def _fail(
        self, position: Position, why: Literal["coal", "room", "family"], coal: int, table: Table[NipponEvent]
    ) -> None:
        table.touch("ruling:N-R16")
        table.emit(NothingProduced(position.seat, self.factory, why, coal))
