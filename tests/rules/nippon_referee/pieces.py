"""The referee's ships, railways, machines and productions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.nippon.model.terms import DESTINATIONS, REGIONS
from rules.nippon.steps.pieces.rails import Railway
from rules.nippon.steps.pieces.sending import Ship
from tests.rules.nippon_referee.box import COLOUR_OF, REGION_ROWS
from tests.rules.nippon_referee.rounds import Rounds
from tests.rules.nippon_referee.tiles import COAL
from tests.rules.nippon_referee.tracks import Play, Wanted

if TYPE_CHECKING:
    from collections.abc import Collection

    from rules.nippon.model.effects import Gain
    from tests.rules.nippon_referee.ledger import Works

WORK = 6
"""Spaces of the work area."""

GOODS = 4
"""Goods that a factory holds."""


def word(gain: Gain) -> str:
    """A railway space by its bonus, as answers name it."""
    named = {"money": gain.money, "coal": gain.coal, "silk": gain.silk, "iron": gain.iron, "vp": gain.points}
    return "+".join(f"{count if count > 1 else ''}{what}" for what, count in named.items() if count) or "none"


class Pieces(Rounds):
    """Sends ships, builds railways and machines, lets factories produce."""

    last_colour = ""
    """Colour of the specialist who came last."""

    last_place = ""
    """Where the last ship went or the last railway was built."""

    def harbours(self, exclude: Collection[str] = ()) -> set[str]:
        """Where a ship can be sent, whatever it costs."""
        if self.me.ships == 6 or len(self.me.work) >= WORK:
            return set()
        return {
            key
            for key in DESTINATIONS
            if key not in exclude and self.missions[key].home and len(self.missions[key].ships) < self.as_for
        }

    def send(self, destination: str) -> Play:
        """Send a ship."""
        assert destination in self.harbours()
        mission = self.missions[destination]
        colour = COLOUR_OF[destination]
        mission.ships.append(self.active)
        mission.home = False
        self.me.work.append((colour, True))
        if colour not in self.me.upgraded and mission.tiles:
            mission.tiles -= 1
            self.me.upgraded.append(colour)
        self.last_colour, self.last_place = colour, destination
        yield from self.rewards(self.take("ship"))

    def ask_ship(self, exclude: Collection[str] = ()) -> Play:
        """An effect sends a ship, if it can."""
        self.last_colour = self.last_place = ""
        open_ones = self.harbours(exclude)
        if len(open_ones) > 1:
            answer = yield Wanted((self.active,), (Ship,), lambda: self.harbours(exclude))
            assert isinstance(answer, Ship)
            assert answer.destination not in exclude
            open_ones = {answer.destination}
        for destination in open_ones:
            yield from self.send(destination)

    def spaces(self, exclude: Collection[str] = ()) -> set[str]:
        """Railway spaces that can be used, by region and bonus."""
        if self.me.railways == 6:
            return set()
        return {
            f"{region}/{word(REGION_ROWS[region].railways[place])}"
            for region in REGIONS
            if region not in exclude
            for place, owner in enumerate(self.rails_in(region))
            if owner is None
        }

    def build_railway(self, space: str, times: int = 1) -> Play:
        """Build a railway on the topmost such space; its bonus is had so many times."""
        assert space in self.spaces()
        region, bonus = space.split("/")
        printed = REGION_ROWS[region].railways
        row = self.rails_in(region)
        place = next(place for place, owner in enumerate(row) if owner is None and word(printed[place]) == bonus)
        row[place] = self.active
        gain = printed[place]
        for _ in range(times):
            self.me.gain(gain.money, gain.coal, gain.silk, gain.iron, gain.points)
        self.last_place = region
        yield from self.rewards(self.take("railway"))

    def ask_railway(self, exclude: Collection[str] = (), times: int = 1) -> Play:
        """An effect builds a railway, if it can."""
        self.last_place = ""
        open_ones = self.spaces(exclude)
        if len(open_ones) > 1:
            answer = yield Wanted((self.active,), (Railway,), lambda: self.spaces(exclude))
            assert isinstance(answer, Railway)
            assert answer.space.split("/")[0] not in exclude
            open_ones = {answer.space}
        for space in open_ones:
            yield from self.build_railway(space, times)

    def slots(self, exclude: Collection[str] = (), money: int = 0) -> set[str]:
        """Machine spaces that can be filled and paid."""
        me = self.me
        if me.machines == 6 or me.funds < money:
            return set()
        free = {one.key for one in me.factories if not one.machines[0]}
        iron = {f"{one.key}/iron" for one in me.factories if not one.machines[1] and me.iron}
        return {slot for slot in free | iron if slot.split("/")[0] not in exclude}

    def put_machine(self, slot: str, money: int = 0) -> Play:
        """Build a machine on a space."""
        assert slot in self.slots((), money)
        key, _, iron = slot.partition("/")
        self.me.pay(money=money, iron=bool(iron))
        self.me.built(key).machines[bool(iron)] = True
        yield from self.rewards(self.take("machine"))

    def add_goods(self, works: Works, count: int) -> None:
        """Goods below a factory, as far as there is room."""
        works.goods = min(works.goods + count, GOODS)

    def produce(self, key: str, coal: int | None = None) -> None:
        """A factory produces 1, 2 or 3 goods."""
        assert key != "family", "the family business never produces"
        works = self.me.built(key)
        self.me.pay(coal=COAL[works.level] if coal is None else coal)
        self.add_goods(works, 1 + sum(works.machines))
