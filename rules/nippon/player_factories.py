"""What a factory of Nippon still brings: what its effect is worth, as often as its action will be chosen once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.nippon.model.effects import (
    ActivateDepartment,
    AddGoods,
    Advance,
    BuildPiece,
    ByPrestige,
    Each,
    FreeCoal,
    Gain,
    Keep,
    Passed,
    RailwayInfluence,
    Receive,
    RegionBonus,
    StoreCoal,
)
from rules.nippon.model.terms import ACTIVATIONS, PIECES_EACH

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rules.nippon.model.effects import Effect
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import Factory, Zaibatsu
    from rules.nippon.model.terms import Action, Piece, Track
    from rules.nippon.model.tile_tables import FactoryRow

MONEY, COAL, SILK, IRON, GOOD = 0.7, 0.8, 1.4, 1.2, 4.0
"""Points for a thousand, for coal, silk and iron, and for a good, while there is time to use them."""

INFLUENCE = 2.3
"""Points for influence in a region, early on."""

BUILT: Mapping[Piece, float] = {"ship": 4.5, "machine": 8.0, "railway": 4.5}
"""Points for what still brings something, early on; the influence of a railway counts besides."""

STEP: Mapping[Track, float] = {"rnd": 5.0, "mining": 4.0, "finance": 2.5}
"""Points for a space of a track, early on."""

FACTORY = 8.0
"""Points for any factory, early on, for its goods alone."""

KEEN = 0.5
"""Share of what could be that will be."""

CHOSEN: Mapping[Action, float] = {
    "rnd": 3.9,
    "mining": 4.2,
    "factory": 3.0,
    "machines": 1.6,
    "produce": 4.4,
    "ships": 1.9,
    "railways": 2.7,
    "markets": 3.7,
    "invest": 2.3,
}
"""How often a Zaibatsu chooses each action in a whole match."""

CONTRACTS, PRODUCES, GETS_MACHINE, SPARED, RESTS = 0.7, 0.7, 0.4, 0.4, 6.0
"""Share of investments that fulfil a contract, of productions in which a factory takes part, of empty spaces on which
a machine will be built, of what may be kept at the taxes that is there to be kept; and how often one consolidates."""


class Factories:
    """What the factories of a box bring.

    Args:
        facts: The box.
    """

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._department = _mean(self._gain(gain) for gain in facts.normal.values())
        self._region = _mean(self._gain(row.bonus) for row in facts.regions.values())

    def worth(self, me: Zaibatsu, left: float) -> float:
        """Points for all factories of a Zaibatsu, at the beginning of a match that would go on like the rest of it.

        At most one factory modifies an action: of several that could, the best one counts.

        Args:
            left: Share of the match that is still to come.
        """
        best: dict[Action, float] = {}
        value = FACTORY * len(me.factories)
        for factory in me.factories:
            row = self._facts.factories.get(factory.key)
            if row is None or row.timing == "immediate":
                continue
            brings = sum(self._brings(me, effect, left) for effect in row.effect)
            if row.action is None:
                value += KEEN * brings
            else:
                best[row.action] = max(best.get(row.action, 0.0), brings * _often(me, factory, row, row.action))
        return value + KEEN * sum(best.values())

    def _brings(self, me: Zaibatsu, effect: Effect, left: float) -> float:
        """What an effect brings each time, a special one in a whole match; what lasts brings less if it is late."""
        match effect:
            case Receive():
                return self._gain(effect.gain)
            case Advance():
                return STEP[effect.track] * effect.steps * left / 2
            case BuildPiece():
                return max(BUILT[piece] for piece in effect.piece) * effect.count * left / 2
            case AddGoods():
                return GOOD * effect.count
            case ActivateDepartment():
                return self._department
            case RegionBonus():
                return self._region
            case FreeCoal():
                return COAL * max([self._facts.goods[factory.good].coal for factory in me.factories], default=0)
            case Keep():
                return COAL * effect.most * RESTS * SPARED
            case RailwayInfluence():
                # What it adds to the railways that are built is influence already.
                more = effect.each - self._facts.tables.match.railway_influence.value
                return INFLUENCE * more * (PIECES_EACH - me.railways) * left / 2
            case StoreCoal() | Each() | ByPrestige() | Passed():
                # Happens at once, and is there by then.
                return 0.0
            case _:
                assert_never(effect)

    def _gain(self, gain: Gain) -> float:
        return MONEY * gain.money + COAL * gain.coal + SILK * gain.silk + IRON * gain.iron + gain.points


def _often(me: Zaibatsu, factory: Factory, row: FactoryRow, action: Action) -> float:
    """How often a factory could modify its action in a whole match."""
    match row.when:
        case "always":
            return CHOSEN[action]
        case "contract":
            return CHOSEN[action] * CONTRACTS
        case "each":
            return CHOSEN[action] * PRODUCES * min(len(me.factories), ACTIVATIONS)
        case "here":
            return factory.machines.count(False) * GETS_MACHINE if action == "machines" else CHOSEN[action] * PRODUCES
        case _:
            assert_never(row.when)


def _mean(values: Iterable[float]) -> float:
    counted = list(values)
    return sum(counted) / len(counted)
