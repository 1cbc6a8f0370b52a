"""How Yokohama is played: what a merchant's goods, orders, people and buildings are worth with rounds to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.seats import Seat
from rules.core.stepped import asked_now
from rules.players.advising import Counsel
from rules.players.merits_yokohama import merits
from rules.players.mind import Mind, Option
from rules.players.thinking import Depth, Thinker
from rules.yokohama.model.state import NEUTRAL
from rules.yokohama.model.terms import IMPORT, STRONGEST, TRADE_GOODS
from rules.yokohama.scoring import HALVES, country_sets, value_of
from rules.yokohama.steps.place import AskPlace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.advice import Adviser
    from rules.core.player import Level, Player
    from rules.players.world import Playable, World
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import Merchant, State

ROUNDS = 22
"""Rounds of a usual match."""

YEN, MANY_YEN, PURSE = 0.7, 0.25, 7
"""Points for a yen up to so many, and for each one more, while there is time to spend them."""

GOOD, MANY_GOODS, CRATE = 0.9, 0.3, 3
"""Points for a trade good of a kind up to so many, and for each one more, likewise."""

IMPORTED = 1.2
"""Points for an imported good beside the one that it counts at the end."""

ASSISTANT, STANDING, SPREAD = 1.0, 0.8, 0.25
"""Points for an assistant in hand, for one in an area, for each area in which one stands."""

POTENTIAL = (0.0, 0.1, 0.3, 0.8, 1.6, 2.2)
"""Points for the power that one's president would have in an area, early on."""

ORDER, READY = 0.35, 0.85
"""Share of an order's points that it is worth in hand, and when its goods are there."""

TECHNOLOGY, BUILDING, AGENT = 3.0, 2.0, 0.8
"""Points for a technology, an own building, an unused agent, early on."""

SET = 2.0
"""Points that a country icon of a completed order is worth beside the sets as they are."""

BOARD = 0.8
"""Share of the points for a majority while it may still be lost."""


class YokohamaMind(Mind["State", "Position"]):
    """What Yokohama teaches."""

    def __init__(self, rules: Playable[State, Position], facts: Facts) -> None:
        self.rules = rules
        self._facts = facts

    @override
    def seats(self, world: World[State, Position]) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(len(world.state.merchants))))

    @override
    def worth(self, at: Position) -> float:
        """Points, majorities, sets, and what may still come of the rest."""
        state, me = at.state, at.me
        if state.last_turn is None:
            left = max(0.15, 1 - state.turns / (len(state.merchants) * ROUNDS))
        else:
            left = state.rounds_left / ROUNDS
        soon = min(1.0, 3 * left)
        now = me.points + self._boards(at) + country_sets(self._facts.numbers.scoring.sets, me.icons).points
        return now + sum(me.agents) + me.goods[IMPORT] + soon * self._stores(me) + left * self._lasting(at)

    def _boards(self, at: Position) -> float:
        """Majorities in church and customs, and production value, as they stand."""
        state, scoring = at.state, self._facts.numbers.scoring
        total = 0.0
        for points, owners in ((scoring.church, state.church), (scoring.customs, state.customs)):
            own = owners.count(at.seat)
            if own:
                better = sum(owners.count(seat) > own for seat in (NEUTRAL, *range(len(state.merchants))))
                total += BOARD * (points[better] if better < len(points) else 0) + 0.3 * own
        own = value_of(self._facts, state, at.seat)
        if own:
            others = [value_of(self._facts, state, Seat(seat)) for seat in range(len(state.merchants))]
            if len(others) == HALVES:
                others.append(scoring.neutral_halves)
            better = sum(value > own for value in others)
            total += BOARD * (scoring.technology[better] if better < len(scoring.technology) else 0) + own / 6
        return total

    def _stores(self, me: Merchant) -> float:
        """Yen, goods and orders in hand."""
        yen = YEN * min(me.yen, PURSE) + MANY_YEN * max(me.yen - PURSE, 0)
        goods = sum(GOOD * min(count, CRATE) + MANY_GOODS * max(count - CRATE, 0) for count in me.goods[:TRADE_GOODS])
        return yen + goods + IMPORTED * me.goods[IMPORT] + sum(self._order(me, number) for number in me.orders)

    def _order(self, me: Merchant, number: int) -> float:
        """What an order in hand is worth: part of what it brings, by how much of its goods is there."""
        order = self._facts.orders[number]
        reward = order.reward
        brings = reward.points + YEN * reward.yen + GOOD * (sum(reward.goods) + reward.any) + 1.5 * reward.free_agent
        there = sum(min(have, need) for have, need in zip(me.goods, order.goods, strict=True))
        share = there / max(sum(order.goods), 1)
        return (ORDER + (READY - ORDER) * share * share) * (brings + SET)

    def _lasting(self, at: Position) -> float:
        """People, power in the areas, technologies and buildings: what brings something turn by turn."""
        me = at.me
        people = ASSISTANT * me.assistants + STANDING * sum(me.placed) + SPREAD * sum(count > 0 for count in me.placed)
        power = 0.0
        for area, count in enumerate(me.placed):
            site = at.state.sites[area]
            there = count + (at.seat in site.shops) + (site.house == at.seat) + (at.state.station == area)
            if there:
                power += POTENTIAL[min(there + 1, STRONGEST)] if me.president != area else POTENTIAL[1]
        built = BUILDING * sum(me.built) + 0.4 * (me.shops + me.houses)
        return 1.5 * people + 2 * power + TECHNOLOGY * len(me.technologies) + built + AGENT * sum(me.agents)

    @override
    def options(self, at: Position) -> list[Option]:
        ask = asked_now(at)
        if isinstance(ask, AskPlace):
            visits = [plan.answers for plan in ask.plans(at)]
            if visits:
                return visits
        return super().options(at)


DEPTHS: Mapping[Level, Depth] = {
    "apprentice": Depth(doubt=150.0),
    "trader": Depth(doubt=20.0),
    "master": Depth(width=2),
}
"""How thoroughly each level thinks."""


def players(rules: Playable[State, Position], facts: Facts) -> Mapping[Level, Player]:
    """The players of each level."""
    mind = YokohamaMind(rules, facts)
    return {level: Thinker(mind, depth) for level, depth in DEPTHS.items()}


def adviser(rules: Playable[State, Position], facts: Facts) -> Adviser:
    """Who advises what the best player would do."""
    return Counsel(Thinker(YokohamaMind(rules, facts), DEPTHS["master"]), merits)
