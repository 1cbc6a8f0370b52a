"""What play-outs aim at: the end of the match and each rare rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Choice
from rules.core.playouts import any_of, best_of
from rules.nippon.model.names import WITHOUT
from rules.nippon.model.terms import ACTIONS, LAST_SPACE, MODERN, Action
from rules.nippon.playouts.plans import FOR_GOAL, PLAIN, PLANS
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.actions.factory import Build
from rules.nippon.steps.consolidation.consolidating import Consolidate
from rules.nippon.steps.consolidation.prestige import TakePrestige
from rules.nippon.steps.turns.start import TakePair

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.core.answers import Answer
    from rules.core.decisions import Part, Question
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from rules.nippon.model.tile_tables import FactoryRow, Price
    from rules.nippon.playouts.plans import Plan
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import ZaibatsuView

AIMS = tuple(PLANS)

SECONDS = ("again", "second-ship", "second-railway")
"""What is bought besides; who does not build for it declines it as often as not."""

FACTORY = 6
"""What a factory costs."""


TRIES = 4
"""Activations that are looked at for one that a factory modifies."""


def prefer(question: Question, view: NipponView, aim: str, rng: Rng) -> Answer:
    """Answer towards an aim, from what the seat knows."""
    plan = PLANS[aim]
    if (besides := question.besides()) and rng.below(8) < plan.besides:
        return besides[rng.below(len(besides))]
    if question.kind == "turn":
        return _turn(question, view, plan, aim, rng)
    if question.kind == "pair":
        return _pair(question.parts[0], rng)
    ways = [part for part in question.parts if part.part != "none"]
    none = [part for part in question.parts if part.part == "none"]
    seldom = 2 if question.kind in SECONDS and plan.builds != "more" else 12
    if none and (not ways or (plan.declines and rng.below(4)) or not rng.below(seldom)):
        return any_of(none[0], rng)
    if question.kind == "factory":
        return _factory(ways, _first_built(view, view.zaibatsu[question.seat], plan), rng)
    if question.kind == "prestige":
        return _tile(ways[0], plan, rng)
    way = ways[rng.below(len(ways))]
    answer = best_of(way, rng) if plan.greedy and rng.below(4) else any_of(way, rng)
    return answer if _is_modified(answer) else _modified(ways, view, question.seat, rng) or answer


def _modified(ways: Sequence[Part], view: NipponView, seat: Seat, rng: Rng) -> Answer | None:
    """An activation that an own factory modifies, if one is soon found."""
    doing = view.doing
    if doing is None or doing.modifier is not None or doing.action not in _modifying(view.zaibatsu[seat]):
        return None
    tried = (any_of(ways[rng.below(len(ways))], rng) for _ in range(TRIES))
    return next(filter(_is_modified, tried), None)


def _modifying(me: ZaibatsuView) -> tuple[Action, ...]:
    """The actions that own factories modify."""
    rows = [factory.row for factory in me.factories]
    return tuple([row.action for row in rows if row is not None and row.action is not None])


def _is_modified(answer: Answer) -> bool:
    return getattr(answer, "modifier", None) not in {None, WITHOUT}


def _pair(part: Part, rng: Rng) -> Answer:
    """Any pair of start tiles."""
    answer = any_of(part, rng)
    assert isinstance(answer, TakePair), "pairs are offered"
    return answer


def _turn(question: Question, view: NipponView, plan: Plan, aim: str, rng: Rng) -> Answer:
    """An action that is wished for, or consolidating."""
    me = view.zaibatsu[question.seat]
    offers = [answer for part in question.parts if isinstance(part, Choice) for answer in part.offers]
    acts = [answer for answer in offers if isinstance(answer, Act)]
    rests = [answer for answer in offers if isinstance(answer, Consolidate)]
    hurries = plan.hurries and view.final
    if not acts or (rests and not hurries and _rests(me, plan, rng)):
        return _rest(rests, plan, rng)
    if hurries:
        few = _where_few_are_left(view)
        acts = [act for act in acts if act.action in few] or acts
    wishes = _wishes(view, me, plan, aim)
    return _weighted(acts, lambda act: (2 * wishes[act.action] + 1) * _worker(me, act, plan), rng)


def _where_few_are_left(view: NipponView) -> frozenset[Action]:
    """The actions of the hiring space with fewest workers."""
    fewest = min([len(space.workers) for space in view.hiring if space.workers])
    return frozenset([action for space in view.hiring if len(space.workers) == fewest for action in space.actions])


def _rests(me: ZaibatsuView, plan: Plan, rng: Rng) -> bool:
    """Whether it consolidates: with enough workers, or with neither money nor anything to sell."""
    poor = me.money + me.silk + me.iron < 4 and plan.least <= 6
    return len(me.work) >= plan.least or (poor and rng.below(2) > 0) or (plan.least <= 6 and not rng.below(25))


def _rest(rests: Sequence[Consolidate], plan: Plan, rng: Rng) -> Answer:
    """The tile beside the area that is wished for, else any one of the highest level."""
    tiles = [rest for rest in rests if rest.tile is not None]
    wanted = [rest for rest in tiles if rest.tile is not None and rest.tile.area == plan.area]
    found = wanted or tiles or list(rests)
    highest = max([rest.tile.level for rest in found if rest.tile is not None], default=0)
    best = [rest for rest in found if rest.tile is None or rest.tile.level == highest]
    return best[rng.below(len(best))] if rng.below(6) else rests[rng.below(len(rests))]


def _tile(part: Part, plan: Plan, rng: Rng) -> Answer:
    """In the final consolidation likewise."""
    offers = part.offers if isinstance(part, Choice) else ()
    wanted = [answer for answer in offers if isinstance(answer, TakePrestige) and answer.tile.area == plan.area]
    return wanted[0] if wanted else any_of(part, rng)


def _wishes(view: NipponView, me: ZaibatsuView, plan: Plan, aim: str) -> dict[Action, int]:
    """How much each action is wished for now."""
    wishes: dict[Action, int] = {action: plan.more.get(action, PLAIN[action]) for action in ACTIONS}
    if view.takatoshi is not None:
        pull = 80 if aim == "goals" else 20
        for due in view.takatoshi.goals:
            for number, action in enumerate(FOR_GOAL[due.key]):
                wishes[action] += (pull if due.have < due.least else 0) // (number + 1)
    for action in _modifying(me):
        wishes[action] += 12
    stock = sum([factory.goods for factory in me.factories])
    full = bool(me.factories) and stock >= 3 * len(me.factories)
    wishes["produce"] = 1 if full else wishes["produce"]
    wishes["invest"] = wishes["invest"] * len({factory.good for factory in me.factories if factory.goods}) // 2
    wishes["rnd"] += 12 if me.factories and me.rnd[1] < _research_due(view, plan) else 0
    wishes["rnd"] = 0 if me.rnd[0] == LAST_SPACE and aim != "research" else wishes["rnd"]
    wishes["mining"] = 0 if me.mining[0] == LAST_SPACE and aim != "mining" else wishes["mining"]
    return wishes


def _wanted(view: NipponView, plan: Plan) -> list[FactoryRow]:
    """The factories on offer that are wished for."""
    return [row for row in view.supply if plan.builds in traits_of(row)]


def traits_of(row: FactoryRow) -> set[str | None]:
    """What can be wished for in a factory: its kind of goods, when it counts, for what, and what is special."""
    good, number = row.id[:-2], row.id[-2]
    special = {"more"} if row.more else {"modern"} if number == MODERN else set[str]()
    return {"", good, row.timing, row.action, row.when, *special}


def _research_due(view: NipponView, plan: Plan) -> int:
    """The R&D value that the factories which are wished for ask for at most; 0 without any."""
    goods = {row.id[:-2] for row in _wanted(view, plan)}
    return max([kind.rnd for kind in view.kinds if kind.key in goods], default=0)


def _first_built(view: NipponView, me: ZaibatsuView, plan: Plan) -> frozenset[str]:
    """The factories that are wished for, without those whose second effect could not be paid."""
    return frozenset([row.id for row in _wanted(view, plan) if row.price is None or _affords(me, row.price)])


def _affords(me: ZaibatsuView, price: Price) -> bool:
    """Whether the second effect of a factory can be paid besides the factory."""
    return me.money + me.silk >= FACTORY + price.money and me.iron >= price.iron and me.finance[0] >= price.finance


def _worker(me: ZaibatsuView, act: Act, plan: Plan) -> int:
    """How welcome a worker is: those of a colour that one has cost no more wages."""
    known = any(worker.colour == act.worker for worker in me.work)
    return 4 if known == (plan.workers == "same") else 1


def _factory(ways: Sequence[Part], first: frozenset[str], rng: Rng) -> Answer:
    """A factory that is wished for, of a high level rather than a low one."""
    builds = [[build for build in way.offers if isinstance(build, Build)] for way in ways if isinstance(way, Choice)]
    wanted = [[build for build in level if build.factory in first] for level in builds]
    best = next(filter(None, reversed(wanted)), builds[-1])
    level = best if rng.below(3) else builds[rng.below(len(builds))]
    return level[rng.below(len(level))]


def _weighted(acts: Sequence[Act], weight: Callable[[Act], int], rng: Rng) -> Act:
    """One of several, the more likely the more it is wished for."""
    weights = [weight(act) for act in acts]
    place = rng.below(sum(weights))
    for act, one in zip(acts, weights, strict=True):
        if place < one:
            return act
        place -= one
    raise AssertionError
