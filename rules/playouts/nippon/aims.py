"""What play-outs aim at: the end of the match and each rare rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.core.decisions import Choice
from rules.core.playouts import any_of, best_of
from rules.nippon.model.terms import ACTIONS, LAST_SPACE, Action, Area
from rules.nippon.steps.actions import Act
from rules.nippon.steps.consolidating import Consolidate
from rules.nippon.steps.factory import Build
from rules.nippon.steps.prestige import TakePrestige
from rules.nippon.steps.start import TakePair

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rules.core.answers import Answer
    from rules.core.decisions import Part, Question
    from rules.core.rng import Rng
    from rules.nippon.model.terms import Goal
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import ZaibatsuView

PLAIN: Mapping[Action, int] = {
    "rnd": 2,
    "mining": 2,
    "factory": 6,
    "machines": 3,
    "produce": 6,
    "ships": 3,
    "railways": 3,
    "markets": 7,
    "invest": 4,
}
"""How much each action is wished for where an aim says nothing."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An aim in detail.

    Attributes:
        more: Actions that are wished for more than usual.
        least: Workers from which it consolidates: 1 early, 7 only when nothing else is left.
        workers: Which worker is taken: one of a colour that stands in the work area, or of another one.
        greedy: Whether an action is activated as often as can be.
        builds: What the ids of the factories contain that are built first.
        declines: Whether an action is not activated again, and no second effect is bought.
        besides: Of eight times that something may be done besides, how often it is.
        area: The area that gets a prestige tile first.
    """

    more: Mapping[Action, int] = field(default_factory=dict[Action, int])
    least: int = 5
    workers: str = "same"
    greedy: bool = True
    builds: str = ""
    declines: bool = False
    besides: int = 0
    area: Area | None = None


GOALS: Mapping[str, Plan] = {
    "industry": Plan({"factory": 40, "machines": 10, "rnd": 6}, builds="3", area="factories"),
    "trade": Plan({"markets": 60, "produce": 30, "factory": 20}, builds="1"),
    "contracts": Plan({"invest": 60, "produce": 30, "factory": 20}, builds="4b", area="contracts"),
    "fleet": Plan({"ships": 60, "machines": 20}, area="ships", builds="clocks"),
    "rails": Plan({"railways": 60, "machines": 20}, area="railways", builds="lenses"),
    "machines": Plan({"machines": 60, "factory": 20}, builds="4a", area="machines"),
    "research": Plan({"rnd": 60, "factory": 20, "invest": 20}, area="rnd", builds="bulbs"),
    "mining": Plan({"mining": 60, "factory": 20, "produce": 20}, area="mining", builds="bento"),
    "late": Plan({"factory": 20}, least=9, builds="5"),
    "early": Plan({"factory": 20}, least=1, builds="2"),
    "wages": Plan({"factory": 20, "railways": 20}, least=6, workers="other", builds="2a"),
    "modifiers": Plan({"factory": 40, "produce": 20, "railways": 10, "invest": 20, "rnd": 9, "mining": 9}, builds="3"),
    "modern": Plan({"factory": 40, "machines": 9, "rnd": 9, "mining": 9}, builds="5", area="rnd"),
    "silk": Plan({"factory": 40, "markets": 20, "produce": 20}, besides=4, builds="2"),
    "declines": Plan({"factory": 30, "produce": 20}, greedy=False, declines=True),
    "goals": Plan({"factory": 20}, builds="1a"),
}
"""Aims.

industry, trade, contracts, fleet, rails, machines, research, mining: one action above all, and what it needs; late:
goes on until the work area is full or nothing else is left; early: consolidates with one worker; wages: many colours of
workers, little money; modifiers, modern: factories that change actions, and the modern ones; silk: sold now and then,
and spent on factories; declines: never twice; goals: what the goals ask for that one has alone.
"""

AIMS = tuple(GOALS)

SECONDS = ("again", "second-ship", "second-railway")
"""What is bought besides; it is declined more often than an activation."""

FOR_GOAL: Mapping[Goal, tuple[Action, ...]] = {
    "factories": ("factory", "rnd"),
    "machines": ("machines", "factory"),
    "railways": ("railways",),
    "rnd": ("rnd",),
    "mining": ("mining",),
    "finance": ("invest", "produce", "machines"),
    "ships": ("ships",),
    "contracts": ("invest", "produce", "factory"),
    "markers": ("markets", "produce", "factory"),
}
"""Actions that lead to what a goal tile asks for."""


def prefer(question: Question, view: NipponView, aim: str, rng: Rng) -> Answer:
    """Answer towards an aim, from what the seat knows."""
    goal = GOALS[aim]
    if question.besides and rng.below(8) < goal.besides:
        return question.besides[rng.below(len(question.besides))]
    if question.kind == "turn":
        return _turn(question, view, goal, aim, rng)
    if question.kind == "pair":
        return _pair(question.parts[0], rng)
    ways = [part for part in question.parts if part.part != "none"]
    none = [part for part in question.parts if part.part == "none"]
    seldom = 3 if question.kind in SECONDS else 20
    if none and (not ways or (goal.declines and rng.below(4)) or not rng.below(seldom)):
        return any_of(none[0], rng)
    if question.kind == "factory":
        return _factory(ways, goal, rng)
    if question.kind == "prestige":
        return _tile(ways[0], goal, rng)
    way = ways[rng.below(len(ways))]
    return best_of(way, rng) if goal.greedy and rng.below(4) else any_of(way, rng)


def _pair(part: Part, rng: Rng) -> Answer:
    """Any pair of start tiles."""
    answer = any_of(part, rng)
    assert isinstance(answer, TakePair), "pairs are offered"
    return answer


def _turn(question: Question, view: NipponView, goal: Plan, aim: str, rng: Rng) -> Answer:
    """An action that is wished for, or consolidating."""
    me = view.zaibatsu[question.seat]
    offers = [answer for part in question.parts if isinstance(part, Choice) for answer in part.offers]
    acts = [answer for answer in offers if isinstance(answer, Act)]
    rests = [answer for answer in offers if isinstance(answer, Consolidate)]
    if not acts or (rests and _rests(me, goal, rng)):
        return _rest(rests, goal, rng)
    wishes = _wishes(view, me, goal, aim)
    return _weighted(acts, lambda act: (2 * wishes[act.action] + 1) * _worker(me, act, goal), rng)


def _rests(me: ZaibatsuView, goal: Plan, rng: Rng) -> bool:
    """Whether it consolidates: with enough workers, or with neither money nor anything to sell."""
    poor = me.money + me.silk + me.iron < 4 and goal.least <= 6
    return len(me.work) >= goal.least or (poor and rng.below(2) > 0) or (goal.least <= 6 and not rng.below(25))


def _rest(rests: Sequence[Consolidate], goal: Plan, rng: Rng) -> Answer:
    """The tile beside the area that is wished for, else any one of the highest level."""
    tiles = [rest for rest in rests if rest.tile is not None]
    wanted = [rest for rest in tiles if rest.tile is not None and rest.tile.area == goal.area]
    found = wanted or tiles or list(rests)
    highest = max([rest.tile.level for rest in found if rest.tile is not None], default=0)
    best = [rest for rest in found if rest.tile is None or rest.tile.level == highest]
    return best[rng.below(len(best))] if rng.below(6) else rests[rng.below(len(rests))]


def _tile(part: Part, goal: Plan, rng: Rng) -> Answer:
    """In the final consolidation likewise."""
    offers = part.offers if isinstance(part, Choice) else ()
    wanted = [answer for answer in offers if isinstance(answer, TakePrestige) and answer.tile.area == goal.area]
    return wanted[0] if wanted else any_of(part, rng)


def _wishes(view: NipponView, me: ZaibatsuView, goal: Plan, aim: str) -> dict[Action, int]:
    """How much each action is wished for now."""
    wishes: dict[Action, int] = {action: goal.more.get(action, PLAIN[action]) for action in ACTIONS}
    if view.takatoshi is not None and (aim == "goals" or aim in {"late", "early"}):
        for due in view.takatoshi.goals:
            for number, action in enumerate(FOR_GOAL[due.key]):
                wishes[action] += (80 if due.have < due.least else 0) // (number + 1)
    stock = sum([factory.goods for factory in me.factories])
    full = bool(me.factories) and stock >= 3 * len(me.factories)
    wishes["produce"] = 1 if full else wishes["produce"]
    wishes["rnd"] += 12 if me.rnd[1] < 4 and len(me.factories) > 2 else 0
    wishes["rnd"] = 0 if me.rnd[0] == LAST_SPACE and aim != "research" else wishes["rnd"]
    wishes["mining"] = 0 if me.mining[0] == LAST_SPACE and aim != "mining" else wishes["mining"]
    return wishes


def _worker(me: ZaibatsuView, act: Act, goal: Plan) -> int:
    """How welcome a worker is: those of a colour that one has cost no more wages."""
    known = any(worker.colour == act.worker for worker in me.work)
    return 4 if known == (goal.workers == "same") else 1


def _factory(ways: Sequence[Part], goal: Plan, rng: Rng) -> Answer:
    """A factory that is wished for, of a high level rather than a low one."""
    offers = [answer for way in ways if isinstance(way, Choice) for answer in way.offers]
    builds = [answer for answer in offers if isinstance(answer, Build)]
    if goal.builds:
        wanted = [build for build in builds if goal.builds in build.factory]
        builds = wanted if wanted and rng.below(3) else builds
    return builds[rng.below(len(builds))] if builds else any_of(ways[0], rng)


def _weighted(acts: Sequence[Act], weight: Callable[[Act], int], rng: Rng) -> Act:
    """One of several, the more likely the more it is wished for."""
    weights = [weight(act) for act in acts]
    place = rng.below(sum(weights))
    for act, one in zip(acts, weights, strict=True):
        if place < one:
            return act
        place -= one
    raise AssertionError
