"""How Traders of Osaka is played: what hands, goods and ships on their way are worth."""

from __future__ import annotations

from functools import partial
from itertools import product
from operator import mul
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.carrying_out import asked_now
from rules.core.seats import Seat
from rules.osaka.model.terms import COLOUR_INDICES, COLOURS
from rules.osaka.plan_facts import plan_facts
from rules.osaka.steps.buy import Buy, price_for
from rules.osaka.steps.insurance import AskInsurance
from rules.osaka.steps.insuring import NOTHING
from rules.osaka.steps.payday import coins_of, vp_of
from rules.osaka.steps.token import AskToken, ChooseToken
from rules.osaka.steps.turn import BUYING, RESERVING, TAKING
from rules.players.advising import Counsel
from rules.players.mind import Mind, Option
from rules.players.thinking import Depth, Thinker

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.advice import Adviser
    from rules.core.answers import Answer
    from rules.core.player import Level, Player
    from rules.core.rng import Rng
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.position import Position
    from rules.osaka.model.state import State
    from rules.players.world import Playable, World

ARRIVES = (0.35, 0.45, 0.55, 0.5, 0.6, 1.0)
"""Chance that goods are sold, by place of their ship."""

ARRIVES_INSURED = (0.4, 0.5, 0.6, 0.65, 0.75, 1.0)
"""The same for goods that cannot be lost."""

COIN = 0.25
"""VP for a coin in hand, early in a match."""

SYMBOL = 0.12
"""VP for an insurance symbol of a colour whose goods are at risk."""

TOKEN = 0.35
"""VP for an achievement token, early in a match."""

PAYMENTS = 2
"""Payments that are worth trying."""


class OsakaMind(Mind["State", "Position"]):
    """What Traders of Osaka teaches.

    Args:
        rules: The rules.
        facts: What the box contains.
        enough: Coins in hand that are worth anything.
    """

    def __init__(self, rules: Playable[State, Position], facts: Facts, enough: int) -> None:
        self.rules = rules
        self._facts = facts
        self._enough = enough

    @override
    def seats(self, world: World[State, Position]) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(len(world.state.traders))))

    @override
    def worth(self, position: Position) -> float:
        """VP, the sets on their way, coins, symbols and tokens."""
        facts, me, ships = self._facts, position.me, position.state.ships
        most = max(sum(trader.tokens) for trader in position.state.traders)
        left = max(0.0, 1 - most / facts.numbers.tokens_to_end.value)
        coins = facts.coins(me.hand)
        value = me.vp + left * (COIN * min(coins, self._enough) + TOKEN * sum(me.tokens))
        goods, insured = facts.by_colour(me.goods), facts.by_colour(me.insured)
        symbols = facts.symbols_of(me.hand)
        for colour in COLOUR_INDICES:
            count = goods[colour]
            if not count:
                continue
            place = ships[colour]
            safe = (insured[colour] + min(symbols[colour], count - insured[colour]) / 2) / count
            chance = safe * ARRIVES_INSURED[place] + (1 - safe) * ARRIVES[place]
            points = vp_of(facts, coins_of(facts, me.goods, me.tokens[colour], colour)) + left * TOKEN
            value += chance * points
            value += left * SYMBOL * min(symbols[colour], count)
        return value

    @override
    def options(self, position: Position) -> list[Option]:
        ask = asked_now(position)
        if isinstance(ask, AskToken):
            return [(ChooseToken(colour),) for colour in COLOURS]
        if isinstance(ask, AskInsurance):
            return [(answer,) for answer in (*dict.fromkeys(ask.offers(position)), NOTHING)]
        buys = [*BUYING.offers(position)][:PAYMENTS]
        return [(answer,) for answer in (*buys, *TAKING.offers(position), *RESERVING.offers(position))]

    @override
    def kind(self, answers: Option) -> object:
        first = answers[0]
        return first if isinstance(first, ChooseToken) or first == NOTHING else type(first)

    @override
    def quick(self, position: Position, rng: Rng) -> Answer:
        """Mostly buy if one can, else take the most expensive card; save what can be saved."""
        ask = asked_now(position)
        if isinstance(ask, AskToken):
            return ChooseToken(COLOURS[rng.below(len(COLOURS))])
        if isinstance(ask, AskInsurance):
            return next(ask.offers(position), NOTHING)
        if rng.below(4) and (buy := payment(position)):
            return buy
        takes = TAKING.offers(position)
        if takes:
            return max(takes, key=lambda take: int(take.card[1:]))
        return self.options(position)[0][0]


def payment(position: Position) -> Buy | None:
    """A payment with the fewest coins too many, found quickly; None if nothing can be bought."""
    facts, hand, price = position.facts, position.me.hand, price_for(position)
    if not price or facts.coins(hand) < price:
        return None
    paid, best = facts.nothing, price + max(facts.values)
    goods = facts.by_colour(position.me.goods)
    # Cards of colours whose goods one does not own go first: their symbols save nothing.
    kinds = sorted([kind for kind, count in enumerate(hand) if count], key=lambda kind: goods[facts.colours[kind]])
    values = sorted({facts.values[kind] for kind in kinds}, reverse=True)
    held = [sum(hand[kind] for kind in kinds if facts.values[kind] == value) for value in values]
    chosen: tuple[int, ...] = ()
    useful = [min(most, -(-price // value)) for value, most in zip(values, held, strict=True)]
    for counts in product(*[range(most + 1) for most in useful]):
        coins = sum(map(mul, counts, values))
        if price <= coins < best:
            chosen, best = counts, coins
            if coins == price:
                break
    for value, count in zip(values, chosen, strict=True):
        left = count
        for kind in kinds:
            if facts.values[kind] == value:
                paid[kind] = min(hand[kind], left)
                left -= paid[kind]
    return Buy(facts.named(paid))


DEPTHS: Mapping[Level, Depth] = {
    "apprentice": Depth(doubt=3.0),
    "trader": Depth(doubt=0.8),
    "master": Depth(best=8, trials=96, turns=4),
}
"""How thoroughly each level thinks."""

ENOUGH: Mapping[Level, int] = {"apprentice": 1000, "trader": 1000, "master": 14}
"""Coins in hand that are worth anything. Masters who value every further coin hoard until no one can act; the levels
that look no further than their own turn spend their coins, and would spend them too soon with less."""


def _thinker(rules: Playable[State, Position], facts: Facts, level: Level) -> Thinker[State, Position]:
    return Thinker(OsakaMind(rules, facts, ENOUGH[level]), DEPTHS[level])


def players(rules: Playable[State, Position], facts: Facts) -> Mapping[Level, Player]:
    """The players of each level."""
    return {level: _thinker(rules, facts, level) for level in DEPTHS}


def adviser(rules: Playable[State, Position], facts: Facts) -> Adviser:
    """Who advises what the best player would do."""
    return Counsel(_thinker(rules, facts, "master"), rules.view, partial(plan_facts, facts))
