"""Everything on the table of a match of Yokohama, open and hidden."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from rules.core.codec import Registry
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.step import AnyStep, InPlay
from rules.yokohama.model.terms import STRONGEST, Area, AreaKind, Edition, EndReason, TechnologyName

FIRST = Seat(0)

NEUTRAL = -1
"""Owner of the neutral assistants in a match for two."""

STEPS = Registry()
"""The steps that may lie on the stack; `steps` fills it."""


@frozen
class Variant:
    """What was chosen in the lobby.

    Attributes:
        edition: Rules of the neutral player, of the Tram and of paying too much at customs.
        mining_once: Whether the Mining Technology counts in Chinatown only once per action.
        rewards: Whether achievement reward tokens are in play.
        free_agents: Whether free agents are among the 5-power tokens.
    """

    edition: Edition = "dlp"
    mining_once: bool = False
    rewards: bool = False
    free_agents: bool = False


@dataclass(slots=True)
class Merchant:
    """A merchant.

    Attributes:
        president: The area where the president stands; None in hand.
        walked: Areas of the president's last walk in order, both ends included; empty if it did not walk.
        placed: Assistants by area.
        assistants: Assistants in hand.
        shops: Shops in hand.
        houses: Trading houses in hand.
        stored: Assistants, shops, trading houses in the warehouse.
        yen: Money.
        goods: By good, imports last.
        points: Victory points.
        orders: Orders in hand.
        returned: The order that went back to the box at the start.
        completed: Completed orders.
        technologies: Technology cards, oldest first.
        skills: Their names.
        icons: Country icons.
        agents: Unused foreign agents by kind.
        used: Used ones.
        tokens: Kinds of 5-power tokens taken.
        reward_token: The achievement reward token taken.
        sites: Production and commercial areas with an own building.
        built: Shops and trading houses built.
    """

    placed: list[int]
    assistants: int
    shops: int
    houses: int
    stored: list[int]
    yen: int
    goods: list[int]
    president: Area | None = None
    walked: list[Area] = field(default_factory=list[Area])
    points: int = 0
    orders: list[int] = field(default_factory=list[int], repr=False)
    returned: int | None = field(default=None, repr=False)
    completed: list[int] = field(default_factory=list[int])
    technologies: list[int] = field(default_factory=list[int])
    skills: list[TechnologyName] = field(default_factory=list[TechnologyName])
    icons: list[int] = field(default_factory=lambda: [0] * 5)
    agents: list[int] = field(default_factory=lambda: [0] * 6)
    used: list[int] = field(default_factory=lambda: [0] * 6)
    tokens: list[int] = field(default_factory=list[int])
    reward_token: int | None = None
    sites: list[int] = field(default_factory=lambda: [0, 0])
    built: list[int] = field(default_factory=lambda: [0, 0])


@dataclass(slots=True)
class Site:
    """What lies on an area besides presidents and assistants.

    Attributes:
        tile: Its building tile; None on the canal.
        token: Kind of its 5-power token.
        shops: Whose shop stands on each space.
        house: Whose trading house stands there.
    """

    tile: int | None = None
    token: int | None = None
    shops: list[Seat | None] = field(default_factory=lambda: [None] * 4)
    house: Seat | None = None


@dataclass(slots=True)
class State(InPlay):
    """A position.

    Attributes:
        variant: What was chosen in the lobby.
        layout: Kinds of the areas in reading order.
        merchants: By seat.
        sites: By area.
        church: By space, whose assistant stands there.
        customs: By space, whose assistant stands there.
        ports: Orders on each port board, left to right.
        laboratories: Technologies on each laboratory board, left to right.
        order_bag: By order, 1 if it is in the draw pile or was removed unseen: which is which no one knows.
        removed: How many were removed unseen.
        technology_bag: By technology card, 1 if it is in the draw pile.
        achievements: The three in play.
        achieved: For each of them, who completed it, in order.
        agents: Foreign agents in the supply, by country.
        reward_tokens: Achievement reward tokens in the supply, by kind.
        station: Where the station token lies.
        bank: Yen in the supply; below zero if something else stands for coins.
        supply: Goods in the supply, likewise.
        start: The start player.
        active: Whose turn it is.
        turns: Turns ended.
        agent_used: Whether a foreign agent was used this turn.
        spun: Whether the Spinning Mill was used this turn.
        studied: Whether the University was used this turn.
        ending: Conditions for the end that were met.
        last_turn: Number of turns after which the match is over, once a condition was met.
        over: The condition that ended the match.
        stack: What is still to happen, the next step last.
    """

    variant: Variant
    layout: tuple[AreaKind, ...]
    merchants: list[Merchant]
    sites: list[Site]
    church: list[int | None]
    customs: list[int | None]
    ports: list[list[int | None]]
    laboratories: list[list[int | None]]
    order_bag: list[int] = field(repr=False)
    removed: int
    technology_bag: list[int] = field(repr=False)
    achievements: list[int]
    achieved: list[list[Seat]]
    agents: list[int]
    reward_tokens: list[int]
    bank: int
    supply: list[int]
    station: Area | None = None
    start: Seat = FIRST
    active: Seat = FIRST
    turns: int = 0
    agent_used: bool = False
    spun: bool = False
    studied: bool = False
    ending: list[EndReason] = field(default_factory=list[EndReason])
    last_turn: int | None = None
    over: EndReason | None = None
    stack: list[Annotated[AnyStep, STEPS]] = field(default_factory=list[AnyStep])

    @property
    def me(self) -> Merchant:
        """The merchant whose turn it is."""
        return self.merchants[self.active]

    @property
    def order_deck(self) -> int:
        """Orders left in the draw pile."""
        return sum(self.order_bag) - self.removed

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats in order of play from one on."""
        count = len(self.merchants)
        return [Seat((first + step) % count) for step in range(count)]

    def power(self, seat: Seat, area: Area) -> int:
        """Power of a seat in an area, at most 5: president, assistants, shop, trading house, station (Y-R25)."""
        me, site = self.merchants[seat], self.sites[area]
        buildings = (seat in site.shops) + (site.house == seat)
        return min(me.placed[area] + (me.president == area) + buildings + (self.station == area), STRONGEST)

    @property
    def rounds_left(self) -> int:
        """Rounds still to be played, the current one included, once the end is certain."""
        assert self.last_turn is not None, "a condition is met"
        seats = len(self.merchants)
        return self.last_turn // seats - self.turns // seats
