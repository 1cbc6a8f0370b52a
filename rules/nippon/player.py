"""How Nippon is played: what a Zaibatsu, its influence and its stores are worth while sections are still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.carrying_out import asked_now
from rules.core.seats import Seat
from rules.nippon.model.influence import influences, section_of
from rules.nippon.model.terms import REGIONS
from rules.nippon.plan_facts import plan_facts
from rules.nippon.player_factories import BUILT, GOOD, INFLUENCE, IRON, MONEY, SILK, STEP, Factories
from rules.nippon.player_ideas import IDEAS
from rules.nippon.scoring import achievement, achievements, places_by, things
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.consolidation.consolidating import Consolidate
from rules.nippon.steps.turns.turn import AskTurn
from rules.players.advising import Counsel
from rules.players.ideas import beginner
from rules.players.mind import Mind, Option
from rules.players.thinking import Depth, Thinker

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rules.core.advice import Adviser
    from rules.core.player import Level, Player
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import State, Zaibatsu
    from rules.players.world import Playable, World

HELD = (0.1, 0.3, 0.6)
"""Share of the points for places in regions that count now, by section: most of them will change hands before."""

MARKER = -1.5
"""Points for the influence of markers that are still in the store, early on."""

ENOUGH = 6
"""Resources of a kind, and goods, of which more is hardly of use."""

CONTRACT, UPGRADE, LEVEL = 5.0, 4.0, 2.0
"""Points for what still brings something, early on; last for each level of a prestige tile."""

WAGE, WORKER = 2.3, 2.2
"""Points lost by a colour that must be paid, and won by a worker, when one consolidates."""

TILES = 3
"""Ways to consolidate that are worth trying: where the prestige tile brings most now or may bring most later."""

NOW = 0.5
"""What a point that a prestige tile brings already counts among these ways, beside a thing done in its area."""


class NipponMind(Mind["State", "Position"]):
    """What Nippon teaches."""

    def __init__(self, rules: Playable[State, Position], facts: Facts) -> None:
        self.rules = rules
        self._facts = facts
        self._factories = Factories(facts)

    @override
    def seats(self, world: World[State, Position]) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(len(world.state.people))))

    @override
    def worth(self, position: Position) -> float:
        """Points, those of regions to come, and what the Zaibatsu may still bring."""
        facts, state, me = self._facts, position.state, position.me
        rounds = facts.tables.board.rounds
        left = max(0.0, 1 - (state.round - 1) / (rounds.normal + rounds.final))
        return me.points + self._regions(position, left) + self._stores(me, left) + self._works(me, left)

    def _regions(self, position: Position, left: float) -> float:
        """What influence will bring: little of it is the places as they are, before the last section."""
        facts, state = self._facts, position.state
        section = section_of(facts, min(state.round, facts.tables.board.rounds.section_ends[-1]))
        # Most regions are without one's influence: only the others are worth scoring.
        found = [influences(facts, state, region) for region in REGIONS]
        own = [
            place
            for region in found
            if position.seat in region
            for place in places_by(facts, state, region, section)
            if place.seat == position.seat
        ]
        lying = sum(HELD[section] * place.points + left * INFLUENCE * place.influence for place in own)
        return lying + left * MARKER * sum(position.me.markers)

    def _stores(self, me: Zaibatsu, left: float) -> float:
        """Money, resources, goods and workers; late in the match what is printed for them."""
        goods = sum(factory.goods for factory in me.factories) + me.waiting_goods
        match = self._facts.tables.match
        early = MONEY * me.money + SILK * min(me.silk, ENOUGH) + IRON * min(me.iron, ENOUGH)
        late = me.money / match.money_a_point.value + things(me) / match.things_a_point.value
        share = min(1.0, 2 * left)
        work = WORKER * len(me.work) - WAGE * len({worker.colour for worker in me.work})
        return share * early + (1 - share) * late + left * GOOD * min(goods, ENOUGH) + work

    def _works(self, me: Zaibatsu, left: float) -> float:
        """What brings something again and again, and the prestige tiles: the sooner, the more."""
        machines = sum(sum(factory.machines) for factory in me.factories)
        built = self._factories.worth(me, left) + BUILT["machine"] * machines + UPGRADE * len(me.upgraded)
        gone = BUILT["ship"] * me.ships + BUILT["railway"] * me.railways + CONTRACT * len(me.contracts)
        tracks = STEP["rnd"] * me.rnd + STEP["mining"] * me.mining + STEP["finance"] * me.finance
        tiles = (1 - 0.7 * left) * sum(achievements(self._facts, me)) + left * LEVEL * sum(me.achieved)
        return left * (built + gone + tracks) + tiles

    @override
    def options(self, position: Position) -> list[Option]:
        ask = asked_now(position)
        if not isinstance(ask, AskTurn):
            return super().options(position)
        offers = list(ask.offers(position))
        acts = [answer for answer in offers if isinstance(answer, Act)]
        rests = [answer for answer in offers if not isinstance(answer, Act)]
        return [(answer,) for answer in (*self._cheapest(position, acts), *self._likeliest(position, rests))]

    @override
    def kind(self, answers: Option) -> object:
        first = answers[0]
        return first.action if isinstance(first, Act) else type(first) if isinstance(first, Consolidate) else first

    def _cheapest(self, position: Position, acts: Iterable[Act]) -> Iterable[Act]:
        """For each action one worker: of a colour that has to be paid anyway, if there is one."""
        paid = {worker.colour for worker in position.me.work}
        found: dict[str, Act] = {}
        for act in acts:
            known = found.get(act.action)
            if known is None or (act.worker in paid and known.worker not in paid):
                found[act.action] = act
        return found.values()

    def _likeliest(self, position: Position, rests: list[Consolidate]) -> list[Consolidate]:
        """Ways to consolidate, first with the prestige tile where it brings most now and one has done most."""
        me = position.me
        counts = {
            "factories": len(me.factories),
            "contracts": len(me.contracts),
            "ships": me.ships,
            "machines": me.machines,
            "railways": me.railways,
            "rnd": me.rnd / 2,
            "mining": me.mining / 2,
            "finance": me.finance / 2,
        }

        def promise(rest: Consolidate) -> float:
            tile = rest.tile
            return NOW * achievement(self._facts, me, tile.area, tile.level) + counts[tile.area] if tile else 0.0

        return sorted(rests, key=promise, reverse=True)[:TILES]


DEPTHS: Mapping[Level, Depth] = {
    "apprentice": Depth(doubt=80.0),
    "trader": Depth(doubt=26.0),
    "master": Depth(width=2, best=6, trials=18, rounds=1),
}
"""How thoroughly each level thinks."""

ADVISED = Depth(width=2)
"""How thoroughly a turn is thought through that is advised: someone waits for it, and will think it over."""


def players(rules: Playable[State, Position], facts: Facts) -> Mapping[Level, Player]:
    """The players of each level."""
    mind = NipponMind(rules, facts)
    found: dict[Level, Player] = {level: Thinker(mind, depth) for level, depth in DEPTHS.items()}
    found["apprentice"] = beginner(mind, IDEAS.values(), DEPTHS["apprentice"])
    return found


def adviser(rules: Playable[State, Position], facts: Facts) -> Adviser:
    """Who advises what a master would consider first."""
    return Counsel(Thinker(NipponMind(rules, facts), ADVISED), rules.position, plan_facts)
