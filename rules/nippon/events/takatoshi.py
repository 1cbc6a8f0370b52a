"""Takatoshi's turns, each step with its reason, and the goals of the seat that plays against him."""

from __future__ import annotations

from typing import Literal, TypeAlias

from rules.core.frozen import frozen
from rules.core.table import BySeat
from rules.nippon.model.terms import Border, City, Colour, Edge, Goal, Good, Region

Idle: TypeAlias = Literal["nobody", "border", "railway", "marker"]
"""Why he does no more: no worker on the space, no goal tile beside the border's colour, no railway or marker left."""
Way: TypeAlias = Literal["replace", "remove", "printed"]
"""Why a marker lies where it lies: it takes your highest marker's space, drives it out, or the printed value counts."""
Removed: TypeAlias = Literal["none", "replaced", "removed"]
"""What became of a marker of yours: one on the same space was replaced, one elsewhere in the city was removed."""


@frozen
class GoalDue:
    """A goal tile beside a border.

    Attributes:
        goal: What is asked for.
        border: Colour of the space on which it lies.
        have: How many the seat has, or its space on the track.
        need: How many it needs.
    """

    goal: Goal
    border: Border
    have: int
    need: int

    @property
    def met(self) -> bool:
        """Whether that is enough."""
        return self.have >= self.need


class PlayingAlone(BySeat):
    """What happens only in a match of one player."""

    __slots__ = ()


@frozen
class SoloPrepared(PlayingAlone):
    """Takatoshi's board was laid out.

    Attributes:
        priorities: Colours of workers, the first priority first.
        regions: Colour of the worker in each region, from left to right.
        goals: Goal tiles, from top to bottom.
    """

    priorities: tuple[Colour, ...]
    regions: tuple[Colour, ...]
    goals: tuple[GoalDue, ...]
    kind: Literal["solo-prepared"] = "solo-prepared"


@frozen
class StackRenewed(PlayingAlone):
    """The stack of action tiles was empty: it was shuffled anew, and so were the priorities."""

    priorities: tuple[Colour, ...]
    kind: Literal["stack-renewed"] = "stack-renewed"


@frozen
class TileRevealed(PlayingAlone):
    """An action tile was revealed: it shows a hiring space, or the one with most workers.

    Attributes:
        tile: Its number in the table, from 1.
        space: The space shown, from 1; 0 for the one with most workers.
        arrow: Which of several with most, or None.
        border: Colour of its border, or None.
        left: Tiles still in the stack.
    """

    tile: int
    space: int
    arrow: Literal["left", "right"] | None
    border: Border | None
    left: int
    kind: Literal["tile-revealed"] = "tile-revealed"


@frozen
class TakatoshiHired(PlayingAlone):
    """Takatoshi's worker went from a hiring space into the bag.

    Attributes:
        space: Number of the space, from 1 at the left.
        count: Workers that were there.
        tied: All spaces with most workers, where the tile asks for them.
        worker: Colour of the one taken.
        absent: Colours with a higher priority, of which none was there.
    """

    space: int
    count: int
    tied: tuple[int, ...]
    worker: Colour
    absent: tuple[Colour, ...]
    kind: Literal["takatoshi-hired"] = "takatoshi-hired"


@frozen
class TakatoshiIdle(PlayingAlone):
    """Takatoshi does no more in this turn."""

    why: Idle
    kind: Literal["takatoshi-idle"] = "takatoshi-idle"


@frozen
class MarkerPicked(PlayingAlone):
    """The influence marker that Takatoshi wants to lay.

    Attributes:
        value: Of the marker.
        row: Its row, from 1; goods of that level are asked for.
        section: The section, whose row comes first.
    """

    value: int
    row: int
    section: int
    kind: Literal["marker-picked"] = "marker-picked"


@frozen
class Weighed:
    """A region as Takatoshi looks at it.

    Attributes:
        region: Which one.
        colour: Of the worker there.
        his: Takatoshi's influence.
        yours: That of the seat against him.
        free: Spaces available to him.
    """

    region: Region
    colour: Colour
    his: int
    yours: int
    free: int

    @property
    def ahead(self) -> bool:
        """Whether Takatoshi has more influence there."""
        return self.his > self.yours


@frozen
class RegionChosen(PlayingAlone):
    """The region in which Takatoshi acts; None if no space is available anywhere.

    Attributes:
        weighed: All regions in order of priority.
        region: The one chosen.
    """

    weighed: tuple[Weighed, ...]
    region: Region | None
    kind: Literal["region-chosen"] = "region-chosen"


@frozen
class TakatoshiRailway(PlayingAlone):
    """Takatoshi built a railway.

    Attributes:
        region: Where.
        space: Number of the space, from 1 at the top.
        his: His influence there now.
        yours: That of the seat against him.
    """

    region: Region
    space: int
    his: int
    yours: int
    kind: Literal["takatoshi-railway"] = "takatoshi-railway"


@frozen
class TakatoshiMarker(PlayingAlone):
    """Takatoshi laid an influence marker.

    Attributes:
        region: Where.
        city: Beside which city.
        edge: On which of its spaces.
        good: The goods asked for there.
        value: Of the marker.
        way: Why there.
        printed: Value printed on the space.
        removed: What became of a marker of yours.
        lost: Its value, or 0.
        his: His influence in the region now.
        yours: That of the seat against him.
    """

    region: Region
    city: City
    edge: Edge
    good: Good
    value: int
    way: Way
    printed: int
    removed: Removed
    lost: int
    his: int
    yours: int
    kind: Literal["takatoshi-marker"] = "takatoshi-marker"


@frozen
class GoalsJudged(PlayingAlone):
    """The goals were checked at the end: won if all of them are met."""

    goals: tuple[GoalDue, ...]
    won: bool
    kind: Literal["goals-judged"] = "goals-judged"


TakatoshiEvent: TypeAlias = (
    SoloPrepared
    | StackRenewed
    | TileRevealed
    | TakatoshiHired
    | TakatoshiIdle
    | MarkerPicked
    | RegionChosen
    | TakatoshiRailway
    | TakatoshiMarker
    | GoalsJudged
)
"""All that is told of playing alone."""
