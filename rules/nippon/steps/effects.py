"""What the tiles of factories bring, effect by effect.

Source: "Die Fabrikeffekte" ("Fabrikbau"), the tiles. The effects of a tile happen in the order in which they stand
there, each with the bonuses that it brings before the next (N-R7). They are no actions: nothing modifies them (N-R18).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never

from typing_extensions import override

from rules.core.frozen import frozen
from rules.nippon.events.building import CoalStored
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
from rules.nippon.model.terms import REGIONS
from rules.nippon.steps.asking import Running
from rules.nippon.steps.counting import activations_by_prestige, gain_for_each, passed_departments
from rules.nippon.steps.effect_goods import AskGoods
from rules.nippon.steps.effect_machines import AskMachine
from rules.nippon.steps.gaining import receive
from rules.nippon.steps.pieces import AskPiece
from rules.nippon.steps.rails import AskRailway, AskRegionBonus
from rules.nippon.steps.sending import AskShip
from rules.nippon.steps.stocking import add_goods
from rules.nippon.steps.tracks import AskDepartment, Reward, activate, advance

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.effects import Effect
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import Factory
    from rules.nippon.model.terms import Colour


@frozen
class EffectOf(Running):
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
    def run(self, at: Position, table: Table[NipponEvent]) -> None:
        bring(at, at.facts.factories[self.key].effect[self.number], self.target, table)


def bring(at: Position, effect: Effect, target: str, table: Table[NipponEvent]) -> None:
    """Let an effect happen, or ask what it leaves open.

    Args:
        at: The position; an action is being carried out.
        effect: What happens.
        target: Key of the factory that "here" means.
        table: Where it is told.
    """
    match effect:
        case Receive():
            receive(at, effect.gain, "factory", table)
        case Advance():
            advance(at, effect.track, effect.steps, table)
        case ActivateDepartment():
            _department(at, effect, table)
        case BuildPiece():
            _build(at, effect)
        case AddGoods(where="here"):
            add_goods(at, _factory(at, target), effect.count, table)
        case AddGoods():
            at.then(AskGoods(effect.count))
        case StoreCoal():
            _factory(at, target).coal += effect.count
            table.emit(CoalStored(at.seat, target, effect.count))
        case Each():
            receive(at, gain_for_each(at, effect), "factory", table)
        case ByPrestige():
            for _ in range(activations_by_prestige(at, effect)):
                activate(at, effect.department, table)
        case Passed():
            at.then(*map(Reward, passed_departments(at, effect)))
        case RegionBonus():
            at.then(AskRegionBonus(tuple([region for region in REGIONS if region in at.doing.used])))
        case FreeCoal() | Keep() | RailwayInfluence():
            """Counts where coal is paid, at the taxes, and where influence is added up."""
        case _:
            assert_never(effect)


def _factory(at: Position, key: str) -> Factory:
    factory = at.me.factory(key)
    assert factory is not None, "the effect is that of an own factory"
    return factory


def _department(at: Position, effect: ActivateDepartment, table: Table[NipponEvent]) -> None:
    """Activate the department that the effect names, or ask which."""
    match effect.of:
        case "worker":
            activate(at, at.doing.worker, table)
        case "specialist":
            colour = _specialist(at)
            if colour is not None:
                activate(at, colour, table)
        case several:
            at.then(AskDepartment(several))


def _specialist(at: Position) -> Colour | None:
    """Colour of the specialist who came with the last ship of an effect; None if no ship could be sent."""
    last = at.doing.built[-1:]
    return next((colour for place, colour in at.facts.missions.items() if place in last), None)


def _build(at: Position, effect: BuildPiece) -> None:
    """Ask where a piece goes, or which one it is."""
    match effect.piece:
        case ("ship",):
            at.then(AskShip())
        case ("railway",):
            at.then(AskRailway(bonus=effect.bonus))
        case ("machine",):
            at.then(AskMachine(effect.count, effect.produce))
        case several:
            at.then(AskPiece(several))
