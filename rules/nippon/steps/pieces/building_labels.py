"""Words for costs and machines, as factories, machines and productions share them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.nippon.model.phrases import bonuses_label
from rules.nippon.model.terms import FAMILY
from rules.nippon.steps.concepts.boards import uncovered
from rules.nippon.steps.concepts.gaining import Cost, silk_for
from rules.nippon.steps.concepts.saying import cost_label
from rules.nippon.steps.concepts.stocking import coal_of, output, room
from rules.nippon.steps.pieces.slots import factory_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.labels import Label
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Bonus, Piece


def pay_label(position: Position, cost: Cost) -> Label:
    """What is paid: "pay 5 money and 1 iron, 2 of it silk"; "free"."""
    return say("nippon-free") if cost == Cost() else say("nippon-pay", cost=cost_label(cost, silk_for(position, cost)))


def with_bonuses(position: Position, piece: Piece, count: int, detail: Label | None) -> Label | None:
    """A detail with the bonuses that so many pieces of a kind bring, as symbols between the pieces come free."""
    symbols: list[Bonus] = [symbol for number in range(count) for symbol in uncovered(position, piece, number)]
    if not symbols:
        return detail
    return say("nippon-detail-bonuses", what="none" if detail is None else detail, bonuses=bonuses_label(symbols))


def machine_label(position: Position, slots: Sequence[str], *, at_once: bool = False) -> Label | None:
    """What a factory produces with one machine more; nothing for several machines or the family business.

    Args:
        at_once: Whether the factory produces as soon as the machine is built.
    """
    factory = position.me.factory(factory_of(slots[0]))
    if len(slots) > 1 or factory is None:
        return None
    if factory.key == FAMILY:
        return say("nippon-family-never") if at_once else None
    count, coal = output(factory) + 1, coal_of(position, factory)
    if not at_once:
        return say("nippon-machine-detail", good=factory.good, count=count)
    if coal > position.me.all_coal:
        return say("nippon-machine-no-coal", coal=coal, have=position.me.all_coal)
    return say(
        "nippon-machine-at-once", good=factory.good, count=min(count, room(factory)), coal=coal, room=room(factory)
    )
