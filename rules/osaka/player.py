"""How Traders of Osaka is played: what hands, goods and ships on their way are worth.

The numbers are fitted to matches of automatic players: shares of what came of it later, drawn towards round numbers.
"""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.carrying_out import asked_now
from rules.core.seats import Seat
from rules.osaka.model.terms import COLOUR_INDICES, COLOURS
from rules.osaka.plan_facts import plan_facts
from rules.osaka.player_ideas import IDEAS, PLAIN
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.insuring import NOTHING
from rules.osaka.steps.payday import coins_of, vp_of
from rules.osaka.steps.token import AskToken, ChooseToken
from rules.osaka.steps.turn import BUYING, RESERVING, TAKING
from rules.players.advising import Counsel
from rules.players.ideas import beginner
from rules.players.mind import Mind, Option
from rules.players.thinking import Depth, Thinker

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.advice import Adviser
    from rules.core.player import Level, Player
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.position import Position
    from rules.osaka.model.state import State
    from rules.players.world import Playable, World

ARRIVES = (0.2, 0.2, 0.35, 0.35, 0.7, 1.0)
"""Share of what goods would bring that they are worth on their way, by place of their ship."""

ARRIVES_INSURED = (0.6, 0.6, 0.75, 0.85, 0.9, 1.0)
"""The same for goods that cannot be lost."""

SYMBOLS_INSURE = 3
"""Insurance symbols in hand that count as one insured good: their cards may be spent before the ship is lost."""

COIN, ENOUGH = 0.14, 22
"""VP for a coin in hand, of so many at most: who values every further one hoards until no one can act."""

TOKEN = 0.75
"""VP for an achievement token."""

SET = 0.5
"""VP for goods of a colour beside what they sell for, early in a match: they will bring a token."""

SYMBOL = 0.12
"""VP for an insurance symbol of a colour whose goods are at risk, early in a match."""

PAYMENTS = 2
"""Payments that are worth trying."""


class OsakaMind(Mind["State", "Position"]):
    """What Traders of Osaka teaches.

    Args:
        rules: The rules.
        facts: What the box contains.
    """

    def __init__(self, rules: Playable[State, Position], facts: Facts) -> None:
        self.rules = rules
        self._facts = facts

    @override
    def seats(self, world: World[State, Position]) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(len(world.state.traders))))

    @override
    def worth(self, position: Position) -> float:
        """VP, the sets on their way, coins, symbols and tokens."""
        facts, me, ships = self._facts, position.me, position.state.ships
        most = max(sum(trader.tokens) for trader in position.state.traders)
        left = max(0.0, 1 - most / facts.numbers.tokens_to_end.value)
        value = me.vp + COIN * min(facts.coins(me.hand), ENOUGH) + TOKEN * sum(me.tokens)
        for colour in COLOUR_INDICES:
            suit = facts.suits[colour]
            count = sum([me.goods[kind] for kind in suit])
            if not count:
                continue
            insured = sum([me.insured[kind] for kind in suit])
            symbols = sum([me.hand[kind] * facts.symbols[kind] for kind in suit])
            place = ships[colour]
            safe = (insured + min(symbols, count - insured) / SYMBOLS_INSURE) / count
            chance = safe * ARRIVES_INSURED[place] + (1 - safe) * ARRIVES[place]
            value += chance * vp_of(facts, coins_of(facts, me.goods, me.tokens[colour], colour))
            value += left * (SET + SYMBOL * min(symbols, count))
        return value

    @override
    def options(self, position: Position) -> list[Option]:
        ask = asked_now(position)
        if isinstance(ask, AskToken):
            return [(ChooseToken(colour),) for colour in COLOURS]
        if isinstance(ask, AskInsurance):
            return [(answer,) for answer in (*dict.fromkeys(ask.offers(position)), NOTHING)]
        buys = islice(BUYING.offers(position), PAYMENTS)
        return [(answer,) for answer in (*buys, *TAKING.offers(position), *RESERVING.offers(position))]

    @override
    def kind(self, answers: Option) -> object:
        first = answers[0]
        return first if isinstance(first, ChooseToken) or first == NOTHING else type(first)


DEPTHS: Mapping[Level, Depth] = {
    "apprentice": Depth(doubt=1.5),
    "trader": Depth(doubt=0.8),
    "master": Depth(width=2, best=8, trials=48, rounds=2),
}
"""How thoroughly each level thinks."""

ADVISED = Depth(width=2, best=6, trials=18, rounds=1)
"""How thoroughly a turn is thought through that is advised: someone waits for it, and will think it over."""


def players(rules: Playable[State, Position], facts: Facts) -> Mapping[Level, Player]:
    """The players of each level."""
    mind = OsakaMind(rules, facts)
    found: dict[Level, Player] = {level: Thinker(mind, depth) for level, depth in DEPTHS.items()}
    found["apprentice"] = beginner(mind, [IDEAS[name] for name in PLAIN], DEPTHS["apprentice"])
    return found


def adviser(rules: Playable[State, Position], facts: Facts) -> Adviser:
    """Who advises what a master would consider first."""
    return Counsel(Thinker(OsakaMind(rules, facts), ADVISED), rules.view, partial(plan_facts, facts))
