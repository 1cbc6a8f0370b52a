"""Actions that would bring nothing now, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from rules.yokohama.action import ZONES_WITH_POINTS, ask_of
from rules.yokohama.boards import assistant_there
from rules.yokohama.frames import AskChurch, AskCustoms, AskHire, AskLearn, AskTake, AskTrade
from rules.yokohama.laboratory import units_due
from rules.yokohama.model.terms import HAND_LIMIT, HARBOURS, IMPORT
from rules.yokohama.waiting import waits

if TYPE_CHECKING:
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area
    from rules.yokohama.model.town import Town

Why: TypeAlias = Literal[
    "power",  # the power is too low
    "assistant",  # no assistant could be placed on the board
    "spaces",  # all spaces of the board are taken
    "faith",  # power and all that can be paid make too little faith
    "imports",  # too few imports
    "goods",  # nothing to sell, and too few yen to buy anything
    "stored",  # the warehouse is empty
    "yen",  # too few yen for any piece
    "hand",  # no more orders may be held
    "orders",  # no orders lie there
    "known",  # no technology lies there that one does not have
    "dear",  # every technology costs more than one can pay
]
"""Why an action brings nothing; what one would mend first stands before what follows from it."""


def why_idle(facts: Facts, town: Town, state: State, area: Area, power: int) -> Why | None:
    """Why an area would give nothing for a power, even before a fee is paid; None if it gives something."""
    kind = town.kinds[area]
    asked = ask_of(kind, area, facts.effects[kind][power])
    if asked is None or (kind in HARBOURS and power >= ZONES_WITH_POINTS) or waits(facts, town, state, asked):
        return None
    match asked:
        case AskTrade(exchanges=exchanges):
            return "goods" if exchanges else "power"
        case AskChurch():
            return _why_no_space(state, area, state.church, "faith")
        case AskCustoms(most=most):
            open_needs = [row.need for row, owner in zip(facts.customs, state.customs, strict=True) if owner is None]
            short: Why = "power" if state.me.goods[IMPORT] and most < min(open_needs, default=0) else "imports"
            return _why_no_space(state, area, state.customs, short)
        case AskHire(pieces=pieces):
            return ("yen" if any(state.me.stored) else "stored") if pieces else "power"
        case AskTake(port=port):
            if len(state.me.orders) >= HAND_LIMIT:
                return "hand"
            return "orders" if all(order is None for order in state.ports[port]) else "power"
        case AskLearn():
            return _why_no_technology(facts, state, asked)
        case _:
            raise AssertionError("no area asks anything else")


def _why_no_space(state: State, area: Area, owners: list[int | None], short: Why) -> Why:
    """Why no assistant can be placed on a board; ``short`` if all there is would be paid for too little."""
    if not assistant_there(state, area):
        return "assistant"
    return short if None in owners else "spaces"


def _why_no_technology(facts: Facts, state: State, asked: AskLearn) -> Why:
    if not asked.power:
        return "power"
    dues = [units_due(facts, state, asked, space) for space in range(len(facts.surcharges))]
    return "known" if all(due is None for due in dues) else "dear"
