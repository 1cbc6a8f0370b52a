"""What a question offers, in words of the referee."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.core.decisions import Amounts, Choice, Pick
from rules.core.steps.declining import Decline
from rules.nippon.model.parts import Tile
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.actions.factory import Build
from rules.nippon.steps.actions.invest import Invest
from rules.nippon.steps.actions.machines import Machines
from rules.nippon.steps.actions.markets import Supply
from rules.nippon.steps.actions.production import Produce
from rules.nippon.steps.actions.railways import BuildRailways
from rules.nippon.steps.actions.research import Mine, Research
from rules.nippon.steps.actions.ships import Send
from rules.nippon.steps.concepts.tracks import Activate
from rules.nippon.steps.consolidation.consolidating import Consolidate
from rules.nippon.steps.consolidation.prestige import TakePrestige
from rules.nippon.steps.pieces.rails import Railway, TakeBonus
from rules.nippon.steps.pieces.sending import Ship

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.core.decisions import Question


def offered(question: Question) -> set[Any]:
    """All that can be chosen one by one; declining left out."""
    found: set[Any] = set()
    for part in question.parts:
        match part:
            case Pick():
                found.update(part.items)
            case Choice():
                for answer in part.offers:
                    found.update(_things(answer))
            case Amounts():
                raise AssertionError(part)
    return found


def _things(answer: Answer) -> tuple[Any, ...]:
    """What an answer chooses."""
    match answer:
        case Decline():
            return ()
        case Act():
            return ((answer.action, answer.worker),)
        case Consolidate(tile=None):
            return ("consolidate",)
        case Consolidate(tile=Tile() as tile) | TakePrestige(tile=tile):
            return ((tile.level, tile.area),)
        case Research() | Mine():
            return (answer.steps,)
        case Build():
            return (answer.factory,)
        case Machines():
            return answer.slots
        case Produce():
            return answer.factories
        case Send():
            return answer.destinations
        case BuildRailways():
            return answer.spaces
        case Supply():
            return tuple((*one.space.split("."), one.goods) for one in answer.deliveries)
        case Invest():
            return tuple((one.good, one.into) for one in answer.payments)
        case Ship():
            return (answer.destination,)
        case Railway():
            return (answer.space,)
        case TakeBonus():
            return (answer.region,)
        case Activate():
            return (answer.colour,)
        case _:
            return (answer,)
