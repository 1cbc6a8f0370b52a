"""What the modern factories count: kinds of factories, machines, thresholds, prestige tiles, symbols passed.

Source: "Das Modul „Moderne Fabriken“", the tiles; "Wertung der Erfolge" for the thresholds. Ruling
N-R19 (what counts as a kind of factory, and as a symbol).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.nippon.model.effects import Gain
from rules.nippon.model.terms import AREAS, COLOURS
from rules.nippon.scoring import thresholds

if TYPE_CHECKING:
    from rules.nippon.model.effects import ByPrestige, Each, Passed
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Bonus


def gain_for_each(position: Position, effect: Each) -> Gain:
    """What an effect brings for all that it counts; at most so much of a kind."""
    count = _count(position, effect)
    gain, most = effect.gain, effect.most
    return Gain(
        min(gain.money * count, most),
        min(gain.coal * count, most),
        min(gain.silk * count, most),
        min(gain.iron * count, most),
        min(gain.points * count, most),
    )


def _count(position: Position, effect: Each) -> int:
    match effect.of:
        case "kinds":
            return len({factory.good for factory in position.me.factories})
        case "machines":
            return sum([sum(factory.machines) for factory in position.me.factories])
        case "thresholds":
            reached = [thresholds(position.facts, position.me, area) for area in effect.areas]
            return sum([lower + (upper and effect.upper) for lower, upper in reached])
        case _:
            assert_never(effect.of)


def activations_by_prestige(position: Position, effect: ByPrestige) -> int:
    """How often a department is activated: once for a prestige tile of level 2 beside the area, twice for level 3."""
    return max(position.me.achieved[AREAS.index(effect.area)] - 1, 0)


def passed_departments(position: Position, effect: Passed) -> tuple[Bonus, ...]:
    """The department symbols that the player's marker has reached or passed, from the left."""
    reached = position.me.space(effect.track)
    symbols = sorted(position.facts.symbols[effect.track].items())
    return tuple([symbol for space, symbol in symbols if space <= reached and symbol in (*COLOURS, "any")])
