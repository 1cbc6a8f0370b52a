"""Everything on the table of a match of Nippon. Nothing of it is hidden: what is drawn next, the dice decide then."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from rules.core.codec import Registry
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.step import AnyStep, InPlay
from rules.nippon.model.automa import Automa
from rules.nippon.model.places import Scored
from rules.nippon.model.terms import (
    AREAS,
    PIECES_EACH,
    Action,
    Colour,
    Difficulty,
    EndReason,
    Goal,
    Good,
    Piece,
    StartEffect,
    Track,
)

FIRST = Seat(0)
TAKATOSHI = Seat(1)
"""Seat of the rulebook's opponent: the one behind who plays alone."""

STEPS = Registry()
"""The steps that may lie on the stack; `steps` fills it."""


@frozen
class Variant:
    """What was chosen in the lobby.

    Attributes:
        modern: Whether modern factories are in play.
        goals: Whether the goals board is in play.
        difficulty: Of Takatoshi, in a solo match.
    """

    modern: bool = False
    goals: bool = False
    difficulty: Difficulty = "easy"


@frozen
class Worker:
    """A worker or specialist in a work area."""

    colour: Colour
    specialist: bool = False


@frozen
class Marker:
    """An influence marker on the board."""

    seat: Seat
    value: int


@dataclass(slots=True)
class Factory:
    """A factory in a factory area.

    Attributes:
        key: Id of the side that lies up, or `FAMILY`.
        good: What it produces, or what may lie below it.
        machines: Whether a machine lies on the free space, and on the one for iron.
        goods: Goods below it.
        coal: Coal on the tile itself.
    """

    key: str
    good: Good
    machines: list[bool] = field(default_factory=lambda: [False, False])
    goods: int = 0
    coal: int = 0


@dataclass(slots=True)
class Zaibatsu:
    """What one player owns.

    Attributes:
        money: In the store, in thousands.
        coal: In the store.
        silk: In the store.
        iron: In the store.
        points: Victory points; may fall below zero.
        rnd: Space of the marker on the R&D track, from 0.
        mining: Likewise.
        finance: Likewise.
        ships: Ships gone from the board.
        machines: Machines gone from the board.
        railways: Railways gone from the board.
        markers: Values of the influence markers in the store, lowest first.
        flag: Those still on the flag.
        factories: From the left.
        work: Workers in the work area, lowest first.
        upgraded: Upgraded departments.
        contracts: Fulfilled contracts, from the left.
        prestige: Prestige tiles left, by level from 1.
        achieved: By area, the level of the prestige tile beside it; 0 for none.
        start: Effect of the start tile, or None before it was taken.
        waiting_machine: Whether the machine of a start tile waits for the first factory.
        waiting_goods: Goods of a start tile that wait for it.
        tile_coal: Coal on the start tile.
    """

    money: int = 0
    coal: int = 0
    silk: int = 0
    iron: int = 0
    points: int = 0
    rnd: int = 0
    mining: int = 0
    finance: int = 0
    ships: int = 0
    machines: int = 0
    railways: int = 0
    markers: list[int] = field(default_factory=list[int])
    flag: list[int] = field(default_factory=list[int])
    factories: list[Factory] = field(default_factory=list[Factory])
    work: list[Worker] = field(default_factory=list[Worker])
    upgraded: list[Colour] = field(default_factory=list["Colour"])
    contracts: list[str] = field(default_factory=list[str])
    prestige: list[int] = field(default_factory=list[int])
    achieved: list[int] = field(default_factory=lambda: [0] * len(AREAS))
    start: StartEffect | None = None
    waiting_machine: bool = False
    waiting_goods: int = 0
    tile_coal: int = 0

    def space(self, track: Track) -> int:
        """Where the marker of a track stands, from 0."""
        return self.rnd if track == "rnd" else self.mining if track == "mining" else self.finance

    def gone(self, piece: Piece) -> int:
        """Pieces of a kind that are gone from the board; the leftmost go first."""
        return self.ships if piece == "ship" else self.machines if piece == "machine" else self.railways

    def left(self, piece: Piece) -> int:
        """Pieces of a kind that are still there."""
        return PIECES_EACH - self.gone(piece)

    def factory(self, key: str) -> Factory | None:
        """The player's factory by its key, or None."""
        for factory in self.factories:
            if factory.key == key:
                return factory
        return None

    @property
    def all_coal(self) -> int:
        """Coal that can be paid: in the store and on tiles."""
        return self.coal + self.tile_coal + sum([factory.coal for factory in self.factories])


@dataclass(slots=True)
class CityState:
    """A city.

    Attributes:
        tile: Id of its demand tile.
        demand: The goods asked for, clockwise from the top, as the tile lies.
        markers: By influence space, clockwise from the top.
    """

    tile: str
    demand: tuple[Good, Good, Good, Good]
    markers: list[Marker | None] = field(default_factory=lambda: [None] * 4)


@dataclass(slots=True)
class Mission:
    """A destination of the Iwakura mission.

    Attributes:
        home: Whether its specialist is there.
        tiles: Upgrade tiles left.
        ships: Whose ships lie there.
    """

    tiles: int
    home: bool = True
    ships: list[Seat] = field(default_factory=list[Seat])


@dataclass(slots=True)
class Doing:
    """The action of this turn.

    Attributes:
        action: Which one.
        worker: Colour of the worker that was taken for it.
        done: Activations so far.
        used: Factories, destinations or regions in which it was activated, in order.
        paid: Kinds of goods paid for investments and contracts, in order.
        contracts: Contracts fulfilled.
        modifier: The factory that modifies the action, once that is settled.
        built: Destinations and regions of ships and railways that effects brought, in order.
    """

    action: Action
    worker: Colour
    done: int = 0
    used: list[str] = field(default_factory=list[str])
    paid: list[Good] = field(default_factory=list["Good"])
    contracts: int = 0
    modifier: str | None = None
    built: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class State(InPlay):
    """A position.

    Attributes:
        variant: What was chosen in the lobby.
        people: By seat.
        bag: Workers in the bag, by colour.
        hiring: Workers on each hiring space, in the order in which they came.
        waiting: Occupied rows of the waiting area, topmost first.
        cities: From left to right.
        railways: By region, whose railway lies on each usable space, topmost first.
        missions: By destination, in the order of `DESTINATIONS`.
        supply: Ids of the factory sides that can be built.
        pairs: Start tiles on offer: the ids whose A side and whose B side count.
        goals: Goal tiles of each section.
        automa: Takatoshi, in a solo match.
        box: Workers that are not in play, by colour.
        start: The start player.
        active: Whose turn it is.
        round: Space of the left round marker, from 1.
        turns: Turns ended.
        final_from: Seat that begins each final round, once they have begun.
        doing: The action of this turn, or None.
        over: Why the match is over.
        scored: Sections that were scored, for whoever looks back; an empty one is not known any more.
        last: Seats by their last turn, who had it last comes last.
        won: Whether all goals were met, where one played alone and the match is over.
        stack: What is still to happen, the next step last.
    """

    variant: Variant
    people: list[Zaibatsu]
    bag: list[int]
    hiring: list[list[Colour]]
    waiting: list[list[Colour]]
    cities: list[CityState]
    railways: list[list[Seat | None]]
    missions: list[Mission]
    supply: list[str]
    pairs: list[tuple[str, str]]
    goals: tuple[tuple[Goal, ...], ...] = ()
    automa: Automa | None = None
    box: list[int] = field(default_factory=lambda: [0] * 6)
    start: Seat = FIRST
    active: Seat = FIRST
    round: int = 1
    turns: int = 0
    final_from: Seat | None = None
    doing: Doing | None = None
    over: EndReason | None = None
    scored: tuple[Scored, ...] = ()
    last: list[Seat] = field(default_factory=list[Seat])
    won: bool | None = None
    stack: list[Annotated[AnyStep, STEPS]] = field(default_factory=list[AnyStep])

    @property
    def me(self) -> Zaibatsu:
        """What the player owns whose turn it is."""
        return self.people[self.active]

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats in order of play from one on."""
        count = len(self.people)
        return [Seat((first + step) % count) for step in range(count)]
