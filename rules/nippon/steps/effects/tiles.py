"""What the tiles of factories bring, effect by effect.

Source: "Die Fabrikeffekte" ("Fabrikbau"), the tiles. The effects of a tile happen in the order in which they stand
there, each with the bonuses that it brings before the next (N-R7). They are no actions: nothing modifies them (N-R18).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never

from typing_extensions import override

from rules.core.frozen import frozen
from rules.nippon.events.building import CoalStored, EffectLapsed
from rules.nippon.model.effects import (
    ActivateDepartment,
    AddGoods,
    Advance,
    BuildPiece,
    ByPrestige,
    Each,
    FreeCoal,
    Keep,
    Passed,
    RailwayInfluence,
    Receive,
    RegionBonus,
    StoreCoal,
)
from rules.nippon.model.terms import LAST_SPACE, REGIONS
from rules.nippon.steps.concepts.asking import Running
from rules.nippon.steps.concepts.gaining import receive
from rules.nippon.steps.concepts.order import GoesFirst, Meets
from rules.nippon.steps.concepts.stocking import add_goods
from rules.nippon.steps.concepts.tracks import AskDepartment, Reward, activate, advance
from rules.nippon.steps.effects.counting import activations_by_prestige, gain_for_each, passed_departments
from rules.nippon.steps.effects.effect_goods import AskGoods
from rules.nippon.steps.pieces.any_piece import AskPiece
from rules.nippon.steps.pieces.effect_machines import AskMachine
from rules.nippon.steps.pieces.rails import AskRailway, AskRegionBonus
from rules.nippon.steps.pieces.sending import AskShip, ship_offers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.step import AnyStep
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.events.building import Lapse
    from rules.nippon.model.effects import Effect
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Factory
    from rules.nippon.model.terms import Colour
    from rules.nippon.steps.concepts.order import Waiting


@frozen
class EffectOf(Running, GoesFirst):
    """One effect of a factory tile.

    Attributes:
        key: Id of the side.
        number: Which of its effects, from 0.
        target: The factory that "here" means.
    """

    key: str
    number: int
    target: str
    kind: Literal["effect"] = "effect"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        effect = position.facts.factories[self.key].effect[self.number]
        lapses = lapsed(position, effect)
        if lapses is None:
            bring(position, effect, self.target, table)
        else:
            table.emit(EffectLapsed(position.seat, self.key, lapses))
            table.touch("effect:lapsed")

    @override
    def may_go_first(self, position: Position, above: Sequence[AnyStep]) -> Waiting | None:
        """A ship, once the condition of the modifier is met: its machine is built, or a contract is fulfilled."""
        row = position.facts.factories[self.key]
        effect = row.effect[self.number]
        if not isinstance(effect, BuildPiece) or effect.piece != ("ship",) or not ship_offers(position):
            return None
        still = sum(isinstance(step, Meets) and step.meets(row.when, row.id) for step in above)
        return "ship" if still < (position.doing.contracts if row.when == "contract" else 1) else None


def lapsed(position: Position, effect: Effect) -> Lapse | None:
    """What of an effect cannot happen at all, or None if something comes of it.

    Args:
        position: The position; an action is being carried out.
    """
    match effect:
        case BuildPiece():
            possible = any(True for _ in _question(effect).offers(position))
            return None if possible else effect.piece[0] if len(effect.piece) == 1 else "piece"
        case Advance():
            return "steps" if position.me.space(effect.track) == LAST_SPACE else None
        case ActivateDepartment(of="specialist"):
            return "department" if _specialist(position) is None else None
        case Each():
            return None if gain_for_each(position, effect) else "gain"
        case ByPrestige():
            return None if activations_by_prestige(position, effect) else "department"
        case Passed():
            return None if passed_departments(position, effect) else "department"
        case _:
            return None


def bring(position: Position, effect: Effect, target: str, table: Table[NipponEvent]) -> None:
    """Let an effect happen, or ask what it leaves open.

    Args:
        position: The position; an action is being carried out.
        target: Key of the factory that "here" means.
    """
    match effect:
        case Receive():
            receive(position, effect.gain, "factory", table)
        case Advance():
            advance(position, effect.track, effect.steps, table)
        case ActivateDepartment():
            _department(position, effect, table)
        case BuildPiece():
            position.then(_question(effect))
        case AddGoods(where="here"):
            add_goods(position, _factory(position, target), effect.count, table)
        case AddGoods():
            position.then(AskGoods(effect.count))
        case StoreCoal():
            _factory(position, target).coal += effect.count
            table.emit(CoalStored(position.seat, target, effect.count))
        case Each():
            receive(position, gain_for_each(position, effect), "factory", table)
        case ByPrestige():
            for _ in range(activations_by_prestige(position, effect)):
                activate(position, effect.department, table)
        case Passed():
            position.then(*map(Reward, passed_departments(position, effect)))
        case RegionBonus():
            position.then(AskRegionBonus(tuple([region for region in REGIONS if region in position.doing.used])))
        case FreeCoal() | Keep() | RailwayInfluence():
            """Counts where coal is paid, at the taxes, and where influence is added up."""
        case _:
            assert_never(effect)


def _factory(position: Position, key: str) -> Factory:
    factory = position.me.factory(key)
    assert factory is not None, "the effect is that of an own factory"
    return factory


def _department(position: Position, effect: ActivateDepartment, table: Table[NipponEvent]) -> None:
    """Activate the department that the effect names, or ask which."""
    match effect.of:
        case "worker":
            activate(position, position.doing.worker, table)
        case "specialist":
            colour = _specialist(position)
            if colour is not None:
                activate(position, colour, table)
        case several:
            position.then(AskDepartment(several))


def _specialist(position: Position) -> Colour | None:
    """Colour of the specialist who came with the last ship of an effect; None if no ship could be sent."""
    last = position.doing.built[-1:]
    return next((colour for place, colour in position.facts.missions.items() if place in last), None)


def _question(effect: BuildPiece) -> AskShip | AskRailway | AskMachine | AskPiece:
    """The question where a piece goes, or which one it is."""
    match effect.piece:
        case ("ship",):
            return AskShip()
        case ("railway",):
            return AskRailway(bonus=effect.bonus)
        case ("machine",):
            return AskMachine(effect.count, effect.produce)
        case several:
            return AskPiece(several)
