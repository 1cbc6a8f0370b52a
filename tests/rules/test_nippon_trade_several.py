"""Several markets or payments in one answer are legal if, and only if, they are one by one, and come to the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.cloning import clone
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.model.parts import INTO, Delivery, Payment
from rules.nippon.model.spaces import space_word
from rules.nippon.model.terms import CITIES, EDGES, GOODS, GOODS_FIELDS, Good
from rules.nippon.steps.actions.invest import AskInvest, Invest
from rules.nippon.steps.actions.markets import AskMarkets, Supply
from tests.rules.nippon_play import RULES, dealt, seen

if TYPE_CHECKING:
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.state import State

SPACES = tuple(space_word(city, edge) for city in CITIES for edge in EDGES)


def dice(seed: bytes) -> Table[NipponEvent]:
    """Where a match is told, with dice of their own."""
    return Table(Rng(seed))


def thrown(state: State, rng: Rng) -> Supply | Invest:
    """Any two or three activations: mostly of goods that there are, in one region, by the markers that may leave."""
    own: list[Good] = [factory.good for factory in state.me.factories if factory.goods] or list(GOODS)
    count = 2 + rng.below(2)
    if isinstance(state.stack[-1], AskInvest):
        goods = [own[rng.below(len(own))] for _ in range(count)]
        return Invest(
            tuple([Payment(good, INTO[rng.below(len(INTO))], sources=_sources(state, rng)) for good in goods])
        )
    first = rng.below(4) * 8
    asked = [good for city in state.cities for good in city.demand]
    near = [space for number, space in enumerate(SPACES) if first <= number < first + 8 and asked[number] in own]
    spaces = near if near and rng.below(8) else SPACES
    chosen = [spaces[rng.below(len(spaces))] for _ in range(count)]
    return Supply(tuple([_delivery(state, space, rng) for space in chosen]), rng.below(2))


def with_goods(state: State) -> State:
    """The position with all the goods below the player's factories that find room there."""
    rich = clone(state)
    for factory in rich.me.factories:
        factory.goods = GOODS_FIELDS
    return rich


def _sources(state: State, rng: Rng) -> tuple[str, ...]:
    """Now and then a factory that pays, or several."""
    own = [factory.key for factory in state.me.factories]
    return tuple([own[rng.below(len(own))] for _ in range(rng.below(3))]) if own and not rng.below(8) else ()


def _delivery(state: State, space: str, rng: Rng) -> Delivery:
    removes = None if rng.below(3) else f"{space.split('.', maxsplit=1)[0]}.{EDGES[rng.below(4)]}"
    return Delivery(space, 1 + rng.below(2), removes, _sources(state, rng))


def one_by_one(state: State, answer: Supply | Invest) -> bool:
    """Carry out the activations one after the other as far as they are legal; whether all of them were."""
    table = dice(b"apart")
    match answer:
        case Supply():
            bonuses = len(answer.deliveries) - answer.points
            single: list[Supply | Invest] = [
                Supply((delivery,), int(number >= bonuses)) for number, delivery in enumerate(answer.deliveries)
            ]
        case Invest():
            single = [Invest((payment,)) for payment in answer.payments]
    for one in single:
        questions = RULES.questions(state)
        if not questions or RULES.refuse(state, state.active, one) is not None:
            return False
        RULES.play(state, state.active, one, table)
    return True


def settled(state: State) -> tuple[object, ...]:
    """What the activations changed."""
    me = state.me
    goods = [factory.goods for factory in me.factories]
    return goods, me.money, me.coal, me.silk, me.iron, me.points, me.finance, me.markers, me.contracts, state.cities


def modified(state: State) -> bool:
    """Whether a factory could modify the action, which would have to be named."""
    keys = [factory.key for factory in state.me.factories]
    rows = [RULES.facts.factories[key] for key in keys if key in RULES.facts.factories]
    return any(row.timing == "modifier" and row.action in {"invest", "markets"} for row in rows)


def test_several_in_one_answer_are_legal_if_they_are_one_by_one() -> None:
    accepted = {"markets": 0, "invest": 0}
    refused = 0
    for seed in range(12):
        state, _ = dealt(2 + seed % 2, seed)
        rng, table = Rng(b"thrown%d" % seed), dice(b"dice%d" % seed)
        for _ in range(400):
            questions = RULES.questions(state)
            if not questions:
                break
            step = state.stack[-1]
            if isinstance(step, AskMarkets | AskInvest) and not modified(state):
                rich = with_goods(state)
                for _ in range(32):
                    answer = thrown(rich, rng)
                    together, apart = clone(rich), clone(rich)
                    legal = step.refuse(seen(rich, rich.active), answer) is None  # type: ignore[arg-type]
                    asks = any(payment.into in {"k5", "k7", "k8"} for payment in getattr(answer, "payments", ()))
                    if asks:
                        continue  # A question of the first activation would come in between.
                    assert one_by_one(apart, answer) == legal, answer
                    refused += not legal
                    if legal:
                        RULES.play(together, together.active, answer, dice(b"together"))
                        assert settled(together) == settled(apart), answer
                        accepted[step.asks] += 1
            part = questions[0].parts[rng.below(len(questions[0].parts))]
            RULES.play(state, questions[0].seat, any_of(part, rng), table)
    assert min(accepted.values()) > 30
    assert refused
