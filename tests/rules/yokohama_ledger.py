"""Ledgers of a referee of Yokohama: what everyone has, as far as was told, kept apart from the code that plays."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.yokohama.model.cards import NO_GOODS, NOTHING, Reward
from rules.yokohama.model.terms import TechnologyName
from tests.rules.yokohama_table import FACTS

if TYPE_CHECKING:
    from rules.yokohama.events.moves import Fees
    from rules.yokohama.view import YokohamaView

ROWS = {2: (4, 3, 2, 1), 3: (5, 4, 3, 2), 4: (6, 5, 4, 3)}
REMOVED = {2: 16, 3: 5, 4: 0}
STEPS = ((0, 1), (0, -1), (-1, 0), (-1, 1), (1, 0), (1, -1))


@dataclass
class Ledger:
    """What a merchant has, as far as was told."""

    yen: int
    goods: list[int]
    points: int = 0
    hand: Counter[str] = field(default_factory=lambda: Counter(assistants=8, shops=2, houses=0))
    store: Counter[str] = field(default_factory=lambda: Counter(assistants=12, shops=6, houses=4))
    placed: Counter[str] = field(default_factory=Counter[str])
    president: str | None = None
    orders: list[str] = field(default_factory=list[str])
    completed: int = 0
    skills: list[TechnologyName] = field(default_factory=list[TechnologyName])
    icons: Counter[str] = field(default_factory=Counter[str])
    agents: Counter[str] = field(default_factory=Counter[str])
    used: int = 0
    tokens: int = 0
    achieved: list[str] = field(default_factory=list[str])

    def pay(self, yen: int = 0, goods: tuple[int, ...] = NO_GOODS) -> None:
        """Pay; no one has credit."""
        self.yen -= yen
        self.goods = [have - cost for have, cost in zip(self.goods, goods, strict=True)]
        assert self.yen >= 0
        assert min(self.goods) >= 0

    def receive(self, reward: Reward) -> None:
        """Receive what leaves no choice."""
        self.points += reward.points
        self.yen += reward.yen
        self.goods = [have + more for have, more in zip(self.goods, reward.goods, strict=True)]
        self.agents["free"] += reward.free_agent


class Ledgers:
    """The table as a referee keeps it."""

    def __init__(self, view: YokohamaView, variant: dict[str, str]) -> None:
        self.variant = variant
        self.seats = len(view.merchants)
        self.kinds = {area.id: area.kind for area in view.areas}
        self.tiles = {area.id: area.building for area in view.areas}
        self.tokens = {area.id: area.token for area in view.areas}
        names = list(self.kinds)
        places = [(row, column) for row, length in enumerate(ROWS[self.seats]) for column in range(length)]
        self.near = {
            names[number]: {
                names[places.index((row + down, column + right))]
                for down, right in STEPS
                if (row + down, column + right) in places
            }
            for number, (row, column) in enumerate(places)
        }
        self.ports = {port.id: [None if order is None else order.id for order in port.orders] for port in view.ports}
        self.labs = {
            lab.id: [None if card is None else card.id for card in lab.technologies] for lab in view.laboratories
        }
        self.ledgers = [Ledger(3 if seat == view.start else 4, [1, 1, 1, 1, 0]) for seat in range(self.seats)]
        self.shops: dict[str, dict[int, int]] = {name: {} for name in names}
        self.houses: dict[str, int] = {}
        self.boards: dict[str, dict[int, int]] = {"church": {}, "customs": {}}
        if self.seats == 2:
            for name, spaces in (("church", FACTS.church), ("customs", FACTS.customs)):
                self.boards[name] = {number: -1 for number, space in enumerate(spaces, 1) if space.blocked}
        self.agents = Counter(gb=3, us=2, fr=2, de=2, nl=1)
        self.station: str | None = None
        self.achieved: dict[str, list[int]] = {}
        self.due: Counter[tuple[int, str, Reward]] = Counter()
        self.hires: list[int] = []
        self.anys: list[tuple[int, bool]] = []
        self.moves = self.allowed = 0
        self.may_build = False
        self.agents_due: list[str] = []
        self.left_behind: str | None = None
        self.acting: tuple[str, int] | None = None
        self.twice: str | None = None
        self.once: Counter[str] = Counter()
        self.deck = 36 - REMOVED[self.seats] - 6 * len(self.ports) - 2 * self.seats
        self.reasons: list[str] = []
        self.turns = 0
        self.last: int | None = None
        self.first = self.active = int(view.start)
        self.short = False

    def presidents(self, area: str) -> list[int]:
        """Opponents of the active seat whose president stands there."""
        return [seat for seat, one in enumerate(self.ledgers) if one.president == area and seat != self.active]

    def pay_presidents(self, areas: list[str], fees: Fees) -> None:
        """Each opposing president in each of these areas gets 1 yen."""
        due = Counter(seat for area in areas for seat in self.presidents(area))
        assert dict(fees) == dict(due)
        for seat, yen in fees:
            self.ledgers[self.active].pay(yen)
            self.ledgers[seat].yen += yen

    def expect(self, seat: int, cause: str, reward: Reward) -> None:
        """Note what must be received now, and what may be chosen."""
        self.hires += [reward.warehouse] if reward.warehouse else []
        self.anys += [(reward.any, cause in {"token", "shop", "house"})] if reward.any else []
        self.moves += reward.movement
        plain = Reward(reward.points, reward.yen, reward.goods, free_agent=reward.free_agent)
        if plain != NOTHING:
            self.due[seat, cause, plain] += 1

    def bonus(self, skill: TechnologyName, reward: Reward) -> None:
        """What a technology of the active seat adds."""
        if skill in self.me.skills:
            self.expect(self.active, skill, reward)

    @property
    def me(self) -> Ledger:
        """The ledger of the active seat."""
        return self.ledgers[self.active]

    def all_recovered(self) -> None:
        """No one is left in the area that acted last, except an assistant whom the Telephone lets stay."""
        assert self.left_behind is None or not self.me.placed[self.left_behind]
        self.left_behind = None

    def next_turn(self) -> None:
        """The turn passes clockwise."""
        self.turns += 1
        self.active = (self.active + 1) % self.seats
        self.once.clear()
        self.hires, self.anys, self.moves = [], [], 0
        self.acting = self.twice = None
