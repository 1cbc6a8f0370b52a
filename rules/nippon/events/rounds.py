"""Set-up and start tiles, rounds, sections, goals, consolidation, and the end."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.table import BySeat, Event
from rules.nippon.model.places import Places
from rules.nippon.model.terms import Area, Colour, EndReason, Goal, Good, Level, Region, StartEffect

Demand: TypeAlias = tuple[Good, Good, Good, Good]


class Starting(Event):
    """What happens before the first turn."""

    __slots__ = ()


@frozen
class LaidOut(Starting):
    """The board was laid out.

    Attributes:
        demand: What each city asks for, clockwise from the top, in the order of `CITIES`.
        supply: Ids of the factory sides that can be built.
        goals: Goal tiles of each section; empty without the module.
    """

    demand: tuple[Demand, ...]
    supply: tuple[str, ...]
    goals: tuple[tuple[Goal, ...], ...]
    kind: Literal["laid-out"] = "laid-out"


@frozen
class StartPlayer(BySeat, Starting):
    """A start player was drawn."""

    kind: Literal["start-player"] = "start-player"


@frozen
class PairTaken(BySeat, Starting):
    """A pair of start tiles was taken.

    Attributes:
        effect: Effect of side A.
        points: Points of side A.
    """

    effect: StartEffect
    points: int
    kind: Literal["pair-taken"] = "pair-taken"


@frozen
class StartWorker(BySeat, Starting):
    """A worker of choice came out of the bag for a start tile."""

    colour: Colour
    kind: Literal["start-worker"] = "start-worker"


@frozen
class FamilyFounded(BySeat, Starting):
    """The family business was built; so many goods lie below it."""

    good: Good
    goods: int
    kind: Literal["family-founded"] = "family-founded"


class InRound(Event):
    """What happens in a round and between rounds."""

    __slots__ = ()


@frozen
class RowHired(InRound):
    """A row of the waiting area came to an empty hiring space.

    Attributes:
        space: Number of the hiring space, from 1 at the left.
        workers: Colours of the row.
        rows: Rows left in the waiting area.
    """

    space: int
    workers: tuple[Colour, ...]
    rows: int
    kind: Literal["row-hired"] = "row-hired"


@frozen
class RoundEnded(InRound):
    """A round is over."""

    round: int
    kind: Literal["round-ended"] = "round-ended"


@frozen
class WorkersDrawn(InRound):
    """Hiring spaces and waiting area were filled from the bag.

    Attributes:
        round: The round that begins.
        spaces: Hiring spaces to which a worker came, from 1 at the left.
        workers: These workers, in that order.
        waiting: Rows of the waiting area, topmost first.
        short: Workers for which the bag was empty.
    """

    round: int
    spaces: tuple[int, ...]
    workers: tuple[Colour, ...]
    waiting: tuple[tuple[Colour, ...], ...]
    short: int
    kind: Literal["workers-drawn"] = "workers-drawn"


@frozen
class FinalRounds(BySeat, InRound):
    """The final rounds start with this seat; everyone has this many turns left."""

    turns: int
    kind: Literal["final-rounds"] = "final-rounds"


class InSection(Event):
    """What a section brings."""

    __slots__ = ()


@frozen
class SectionEnded(InSection):
    """A section is scored, from 1."""

    section: int
    kind: Literal["section-ended"] = "section-ended"


@frozen
class RegionScored(InSection):
    """A region was scored; all with influence there, most first."""

    region: Region
    places: Places
    kind: Literal["region-scored"] = "region-scored"


@frozen
class GoalMet(InSection):
    """Seats have most of what a goal asks for; there are none if no seat has any of it."""

    goal: Goal
    seats: tuple[Seat, ...]
    count: int
    kind: Literal["goal-met"] = "goal-met"


@frozen
class GoalBonusChosen(BySeat, InSection):
    """A bonus of the goals board was chosen, by its key."""

    bonus: str
    kind: Literal["goal-bonus"] = "goal-bonus"


class Consolidating(Event):
    """What happens when a seat consolidates."""

    __slots__ = ()


@frozen
class Consolidated(BySeat, Consolidating):
    """A player consolidates with this many workers, by choice or because the work area is full."""

    workers: int
    full: bool
    kind: Literal["consolidated"] = "consolidated"


@frozen
class PrestigePlaced(BySeat, Consolidating):
    """A prestige tile was put beside an area."""

    level: Level
    area: Area
    kind: Literal["prestige-placed"] = "prestige-placed"


@frozen
class Taxed(BySeat, Consolidating):
    """Money and coal went to the supply; some may have been kept."""

    money: int
    coal: int
    kept_money: int = 0
    kept_coal: int = 0
    kind: Literal["taxed"] = "taxed"


@frozen
class WagesPaid(BySeat, Consolidating):
    """Wages were paid, 3 for each colour; points were lost for what could not be paid."""

    colours: int
    paid: int
    lost: int
    kind: Literal["wages-paid"] = "wages-paid"


@frozen
class WorkersGone(BySeat, Consolidating):
    """Specialists went back to the mission, so many workers to the bag."""

    specialists: tuple[Colour, ...]
    workers: int
    kind: Literal["workers-gone"] = "workers-gone"


class AtEnd(Event):
    """How a match ends."""

    __slots__ = ()


@frozen
class FinalConsolidation(AtEnd):
    """All seats consolidate once more."""

    kind: Literal["final-consolidation"] = "final-consolidation"


@frozen
class FinalScored(BySeat, AtEnd):
    """The final score of a seat.

    Attributes:
        in_play: Points of the match.
        achievements: By area, points for its prestige tile.
        things: Points for resources and goods.
        money: Points for money.
        total: All of it.
    """

    in_play: int
    achievements: tuple[int, ...]
    things: int
    money: int
    total: int
    kind: Literal["final-scored"] = "final-scored"


@frozen
class Ended(AtEnd):
    """The match is over; a seat that plays alone may have lost."""

    by: EndReason
    winners: tuple[Seat, ...]
    kind: Literal["ended"] = "ended"


@frozen
class PassedOver(BySeat, InRound):
    """A seat could do nothing."""

    kind: Literal["passed-over"] = "passed-over"


StartEvent: TypeAlias = LaidOut | StartPlayer | PairTaken | StartWorker | FamilyFounded
RoundEvent: TypeAlias = RowHired | RoundEnded | WorkersDrawn | FinalRounds | PassedOver
SectionEvent: TypeAlias = SectionEnded | RegionScored | GoalMet | GoalBonusChosen
ConsolidationEvent: TypeAlias = Consolidated | PrestigePlaced | Taxed | WagesPaid | WorkersGone
EndEvent: TypeAlias = FinalConsolidation | FinalScored | Ended

RoundsEvent: TypeAlias = StartEvent | RoundEvent | SectionEvent | ConsolidationEvent | EndEvent
"""All that is told here."""
