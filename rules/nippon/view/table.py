"""What is seen of the table of Nippon: the game board, the boards of people, Takatoshi."""

from __future__ import annotations

from rules.core.frozen import frozen
from rules.core.labels import Label
from rules.core.seats import Seat
from rules.nippon.model.effects import Gain
from rules.nippon.model.mat_tables import ContractRow
from rules.nippon.model.places import Places
from rules.nippon.model.terms import (
    Action,
    Area,
    Border,
    City,
    Colour,
    Destination,
    Edge,
    Goal,
    Good,
    Region,
    StartEffect,
    Track,
)
from rules.nippon.model.tile_tables import FactoryRow


@frozen
class SpaceView:
    """An influence space beside a city.

    Attributes:
        edge: Where it lies.
        good: What is asked for there.
        overseas: The value printed on it.
        owner: Whose marker lies there, or None.
        value: Of that marker; 0 without one.
    """

    edge: Edge
    good: Good
    overseas: int
    owner: Seat | None
    value: int


@frozen
class CityView:
    """A city with its demand tile."""

    key: City
    tile: str
    spaces: tuple[SpaceView, ...]


@frozen
class RailwayView:
    """A usable railway space of a region."""

    bonus: Gain
    owner: Seat | None


@frozen
class RegionView:
    """A region.

    Attributes:
        key: Its id.
        bonus: Its region bonus.
        cities: From left to right.
        railways: Usable spaces, topmost first.
        influence: By seat; behind the last one Takatoshi's, if he plays.
        overseas: Influence of the overseas company.
        leaders: Who has most influence, the overseas company left out of account; no one where all have none.
        now: Points by seat if the section were scored now, as `influence`.
        places: The places in it if the section were scored now, the overseas company among them.
    """

    key: Region
    bonus: Gain
    cities: tuple[CityView, ...]
    railways: tuple[RailwayView, ...]
    influence: tuple[int, ...]
    overseas: int
    leaders: tuple[Seat, ...]
    now: tuple[int, ...]
    places: Places


@frozen
class MissionView:
    """A destination of the Iwakura mission.

    Attributes:
        key: Its id.
        colour: Of its specialist and upgrade tiles.
        home: Whether the specialist is there.
        tiles: Upgrade tiles left.
        ships: Whose ships lie there.
        limit: Most ships that may lie there.
    """

    key: Destination
    colour: Colour
    home: bool
    tiles: int
    ships: tuple[Seat, ...]
    limit: int


@frozen
class HiringView:
    """A hiring space."""

    actions: tuple[Action, ...]
    workers: tuple[Colour, ...]


@frozen
class PairView:
    """A pair of start tiles on offer.

    Attributes:
        points: Of side A.
        effect: Of side A, in words.
        gain: Of side B.
        steps: Of side B.
    """

    points: int
    effect: Label
    gain: Gain
    steps: tuple[tuple[Track, int], ...]


@frozen
class FactoryView:
    """A factory of someone.

    Attributes:
        key: Id of the side that lies up, or of the family business.
        row: What the side does; None for the family business.
        good: What lies below it.
        machines: Whether a machine lies on the free space, and on the one for iron.
        goods: Goods below it.
        coal: Coal on it.
    """

    key: str
    row: FactoryRow | None
    good: Good
    machines: tuple[bool, bool]
    goods: int
    coal: int


@frozen
class WorkerView:
    """A worker or specialist in a work area."""

    colour: Colour
    specialist: bool


@frozen
class ZaibatsuView:
    """What someone owns; nothing of it is secret.

    Attributes:
        seat: Whose.
        points: Victory points.
        money: In thousands.
        rnd: Space and value of the marker on the track.
        mining: Likewise.
        finance: Likewise.
        ships: Ships gone from the board.
        machines: Machines gone from the board.
        railways: Railways gone from the board.
        markers: Values of the markers in the store.
        flag: Values of those on the flag.
        factories: From the left.
        work: Workers of the work area, lowest first.
        wages: What they would cost now.
        spaces: Spaces of the work area.
        upgraded: Upgraded departments.
        contracts: Fulfilled contracts, from the left.
        open: Contracts that are left.
        prestige: Prestige tiles left, by level from 1.
        achieved: By area, the level beside it; 0 for none.
        start: Effect of the start tile, or None before it was taken.
        waiting_machine: Whether the machine of a start tile waits for a factory.
        waiting_goods: Goods of a start tile that wait for one.
        tile_coal: Coal on the start tile.
    """

    seat: Seat
    points: int
    money: int
    coal: int
    silk: int
    iron: int
    rnd: tuple[int, int]
    mining: tuple[int, int]
    finance: tuple[int, int]
    ships: int
    machines: int
    railways: int
    markers: tuple[int, ...]
    flag: tuple[int, ...]
    factories: tuple[FactoryView, ...]
    work: tuple[WorkerView, ...]
    wages: int
    spaces: int
    upgraded: tuple[Colour, ...]
    contracts: tuple[ContractRow, ...]
    open: tuple[ContractRow, ...]
    prestige: tuple[int, ...]
    achieved: tuple[tuple[Area, int], ...]
    start: StartEffect | None
    waiting_machine: bool
    waiting_goods: int
    tile_coal: int

    @property
    def all_coal(self) -> int:
        """Coal in the store, on the start tile and on factories."""
        return self.coal + self.tile_coal + sum([factory.coal for factory in self.factories])


@frozen
class GoalView:
    """A goal of who plays alone.

    Attributes:
        key: What it asks for.
        border: Of its space.
        have: How much of it there is.
        least: How much is asked for.
    """

    key: Goal
    border: Border
    have: int
    least: int


@frozen
class TakatoshiView:
    """Takatoshi's solo board.

    Attributes:
        tiles: Action tiles left in the stack, by their number in the table, sorted.
        shown: Those revealed, the last one last.
        priorities: Colours of workers, the first priority first.
        regions: Colour of the worker in each region.
        goals: Goals of the person.
        railways: Railways left.
        markers: Values of markers left, by row from the lowest.
    """

    tiles: tuple[int, ...]
    shown: tuple[int, ...]
    priorities: tuple[Colour, ...]
    regions: tuple[Colour, ...]
    goals: tuple[GoalView, ...]
    railways: int
    markers: tuple[tuple[int, ...], ...]
