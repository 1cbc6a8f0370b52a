"""Figures that a Zaibatsu board implies: what prestige tiles, departments and consolidating bring."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.names import Seated
from render.core.words import Words
from rules.core.frozen import frozen
from rules.core.labels import Label, say
from rules.nippon.model.effects import Gain
from rules.nippon.model.phrases import gains_label
from rules.nippon.model.terms import AREAS, COLOURS, GOODS, Area, Colour, Good, Track
from rules.nippon.view import NipponView
from rules.nippon.view.table import ZaibatsuView

if TYPE_CHECKING:
    from rules.nippon.model.mat_tables import TrackBonusRow, TrackRow


@frozen
class Mat:
    """A board to be drawn.

    Attributes:
        view: The table.
        one: The board.
        was: The same when the reader last saw it.
        who: Everyone as pictures write them.
        words: Words of the language.
    """

    view: NipponView
    one: ZaibatsuView
    was: ZaibatsuView
    who: Seated
    words: Words

    @property
    def colour(self) -> str:
        """Colour of whose board it is."""
        return self.who.colours[self.one.seat]


@frozen
class Worth:
    """What a prestige place brings.

    Attributes:
        level: Of the tile that lies there; 0 for none.
        now: Points as things stand: of the tile, or of each level where none lies there.
        missing: Steps, pieces, factories or contracts to the next number; 0 if there is none.
        then: Points with these.
        most: The highest points it can bring.
    """

    level: int
    now: tuple[int, ...]
    missing: int
    then: tuple[int, ...]
    most: tuple[int, ...]


def level_of(one: ZaibatsuView, area: Area) -> int:
    """Level of the tile beside an area; 0 for none."""
    return dict(one.achieved)[area]


def reached(one: ZaibatsuView, area: Area) -> int:
    """How far someone has come in an area."""
    counts: dict[Area, int] = {
        "ships": one.ships,
        "machines": one.machines,
        "railways": one.railways,
        "rnd": one.rnd[0],
        "mining": one.mining[0],
        "finance": one.finance[0],
        "factories": len(one.factories),
        "contracts": len(one.contracts),
    }
    return counts[area]


def scale(view: NipponView, area: Area) -> tuple[tuple[int, tuple[int, int, int]], ...]:
    """From how much on an area brings how many points, by level."""
    mat = view.tables.mat
    match area:
        case "factories" | "contracts":
            points = mat.factories.points if area == "factories" else mat.contracts.points
            return tuple(enumerate(points, start=1))
        case "ships" | "machines" | "railways":
            lower, upper = mat.pieces.lower, mat.pieces.upper
        case "rnd" | "mining" | "finance":
            row = track_row(view, area)
            lower, upper = row.lower, row.upper
    first, second, third = mat.prestige
    return (
        (lower, (first.lower, second.lower, third.lower)),
        (upper, (first.upper, second.upper, third.upper)),
    )


def worth(view: NipponView, one: ZaibatsuView, area: Area) -> Worth:
    """What the prestige place of an area brings."""
    have, level, steps = reached(one, area), level_of(one, area), scale(view, area)

    def by(points: tuple[int, int, int]) -> tuple[int, ...]:
        return (points[level - 1],) if level else points

    past = [points for least, points in steps if least <= have]
    ahead = [(least, points) for least, points in steps if least > have]
    missing, then = (ahead[0][0] - have, by(ahead[0][1])) if ahead else (0, ())
    now = by(past[-1]) if past else (0,)
    return Worth(level, now, missing, then, by(steps[-1][1]))


def achieved_points(view: NipponView, one: ZaibatsuView) -> int:
    """Points of all prestige tiles as things stand."""
    return sum(worth(view, one, area).now[0] for area in AREAS if level_of(one, area))


def track_row(view: NipponView, track: Track) -> TrackRow:
    """A track as it is printed."""
    mat = view.tables.mat
    rows: dict[Track, TrackRow] = {"rnd": mat.rnd, "mining": mat.mining, "finance": mat.finance}
    return rows[track]


def space_of(one: ZaibatsuView, track: Track) -> int:
    """Space of the marker on a track."""
    return reached(one, track)


def stock(me: ZaibatsuView) -> dict[Good, int]:
    """Goods below a player's factories, by kind, without kinds of which there are none."""
    counts = {good: sum(factory.goods for factory in me.factories if factory.good == good) for good in GOODS}
    return {good: count for good, count in counts.items() if count}


def bonuses(view: NipponView, me: ZaibatsuView, track: Track, steps: int) -> tuple[Label, ...]:
    """The bonuses that so many steps on a track bring."""
    here = space_of(me, track)
    symbols = track_row(view, track).bonus
    return tuple([say("nippon-bonus", bonus=one.bonus) for one in symbols if here < one.space <= here + steps])


def department(view: NipponView, one: ZaibatsuView, colour: Colour) -> tuple[Gain, int]:
    """What a department gives: a gain, or steps."""
    row = next(row for row in view.tables.mat.department if row.colour == colour)
    up = colour in one.upgraded
    return (row.upgraded if up else row.normal), row.steps[up]


def next_symbol(view: NipponView, one: ZaibatsuView, track: Track) -> TrackBonusRow | None:
    """The next symbol that someone's marker on a track comes to, or None."""
    return next((symbol for symbol in track_row(view, track).bonus if symbol.space > space_of(one, track)), None)


def brings(view: NipponView, one: ZaibatsuView, symbol: TrackBonusRow) -> Label:
    """What a symbol brings: the department with its gain, as upgraded."""
    if symbol.bonus in COLOURS:
        gain, steps = department(view, one, symbol.bonus)
        return say("nippon-do-department", colour=symbol.bonus, gain=gains_label(gain), steps=steps)
    return say("nippon-bonus", bonus=symbol.bonus)


@frozen
class Consolidation:
    """What consolidating would bring now.

    Attributes:
        departments: Departments that the workers activate.
        income: Money before wages, with what is kept.
        wages: Of it for the workers.
        lost: Points lost for wages that cannot be paid: the last money is never paid.
        gain: All that stays; money after wages.
        steps: Steps on R&D or Mining.
        level: Highest level of prestige tile that could be taken; 0 for none.
    """

    departments: tuple[Colour, ...]
    income: int
    wages: int
    lost: int
    gain: Gain
    steps: int
    level: int


def most_kept(one: ZaibatsuView) -> int:
    """How much money and coal together factories let someone keep at the taxes."""
    return sum([factory.row.keeps for factory in one.factories if factory.row is not None])


def kept(one: ZaibatsuView) -> Gain:
    """What factories let someone keep at the taxes: as much as may be, and coal before money."""
    most = most_kept(one)
    coal = min(one.coal, most)
    return Gain(money=min(one.money, most - coal), coal=coal)


def consolidation(view: NipponView, one: ZaibatsuView) -> Consolidation:
    """What someone would have after consolidating now, with what factories let them keep, without selling silk."""
    work, mat = one.work, view.tables.mat
    found: list[Colour] = [work[0].colour] if work else []
    if len(work) >= mat.work.topmost_from and work[-1].colour != work[0].colour:
        found.append(work[-1].colour)
    gains = [department(view, one, colour) for colour in found]
    whole = sum((gain for gain, _ in gains), kept(one) + Gain(money=one.finance[1], coal=one.mining[1]))
    lost = max(0, one.wages - max(0, whole.money - 1))
    stays = replace(whole, money=whole.money - one.wages + lost)
    levels = [row.level for row in mat.prestige if len(work) >= row.beside and one.prestige[row.level - 1]]
    steps = sum(steps for _, steps in gains)
    return Consolidation(tuple(found), whole.money, one.wages, lost, stays, steps, max(levels, default=0))
