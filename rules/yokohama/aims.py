"""What play-outs may aim at: each end of the match and each rare rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Amounts, Choice, Pick
from rules.yokohama.aims_needs import goal_of
from rules.yokohama.goals import GOALS, worth_going, worth_placing
from rules.yokohama.model.terms import IMPORT

if TYPE_CHECKING:
    from rules.core.decisions import Part, Question
    from rules.core.rng import Rng
    from rules.yokohama.goals import Goal
    from rules.yokohama.view import YokohamaView

AIMS = tuple(GOALS)
"""Aims; see `rules.yokohama.goals`."""


def prefer(question: Question, view: YokohamaView, aim: str, rng: Rng) -> str:
    """Answer towards an aim, from what the seat knows."""
    goal = goal_of(aim, view, question.seat)
    parts = {part.part: part for part in question.parts}
    if question.asides and not rng.below(3):
        return question.asides[rng.below(len(question.asides))]
    for extra in ("achieve", "reward", "token", "agent", "order"):
        if (
            extra in parts
            and not (goal.collects and extra == "order")
            and rng.below(8) >= (3 if extra == "agent" else 1)
        ):
            return any_of(parts[extra], rng)
    match question.kind:
        case "place":
            return _place(parts, view, goal, rng)
        case "move":
            return _move(parts, view, goal, rng)
        case "church" | "customs" | "hire" | "laboratory" | "port" | "trade" | "bonus" | "movement":
            return _act(question, parts, view, goal, rng)
        case "finish":
            return "end"
        case _:
            return any_of(question.parts[rng.below(len(question.parts))], rng)


def _act(question: Question, parts: dict[str, Part], view: YokohamaView, goal: Goal, rng: Rng) -> str:
    """An area action, token or building: mostly done, by the first or any of its ways."""
    scarce = question.kind == "port" and not goal.empties and view.order_deck < len(view.merchants)
    if question.kind in goal.avoid or scarce or not rng.below(12):
        return any_of(parts["none"], rng)
    if question.kind == "bonus":
        return _build(parts, goal, view, rng)
    ways = [part for part in question.parts if part.part != "none"]
    way = ways[rng.below(len(ways))]
    if question.kind in {"church", "customs"} and goal.need:
        return _of_need(view, parts[question.kind], parts["none"], goal, rng)
    spaces = question.parts[0]
    if question.kind in {"church", "customs"} and isinstance(spaces, Choice) and not rng.below(3):
        return spaces.answers[-1 if question.kind == "church" else 0]
    if question.kind == "port" and goal.imports:
        return _orders_with_imports(parts["take"], view, rng)
    if question.kind == "laboratory" and isinstance(way, Choice):
        wanted = [answer for answer in way.answers if goal.skill and goal.skill in answer]
        return wanted[0] if wanted else any_of(way, rng)
    if isinstance(way, Amounts) and goal.imports:
        return _imports(way, rng)
    if question.kind == "hire" and isinstance(way, Choice):
        wanted = [answer for answer in way.answers if goal.piece in answer]
        if wanted and rng.below(5):
            return wanted[0]
    return any_of(way, rng)


def _of_need(view: YokohamaView, spaces: Part, none: Part, goal: Goal, rng: Rng) -> str:
    """Any space in reach that is expensive enough."""
    assert isinstance(spaces, Choice), "spaces are chosen"
    numbers = {answer: int(answer.split()[1]) for answer in spaces.answers}
    if spaces.part == "customs":
        numbers = {answer: view.customs[number - 1].need for answer, number in numbers.items()}
    wanted = [answer for answer, need in numbers.items() if need >= goal.need]
    return wanted[rng.below(len(wanted))] if wanted else any_of(none, rng)


def _orders_with_imports(taking: Part, view: YokohamaView, rng: Rng) -> str:
    """An order that brings imports, or any."""
    assert isinstance(taking, Pick), "orders are picked"
    cards = {order.id: order for port in view.ports for order in port.orders if order is not None}
    bringing = [name for name in taking.items if cards[name].reward.goods[IMPORT]]
    wanted = bringing or taking.items
    return taking.notation((wanted[rng.below(len(wanted))],))


def _imports(trade: Amounts, rng: Rng) -> str:
    """As many imports as can be bought, else anything."""
    kind = trade.kinds.index("+import")
    for count in range(trade.bounds[kind], 0, -1):
        counts = tuple(count * (place == kind) for place in range(len(trade.kinds)))
        if trade.refuse(counts) is None:
            return trade.notation(counts)
    return any_of(trade, rng)


def _build(parts: dict[str, Part], goal: Goal, view: YokohamaView, rng: Rng) -> str:
    """A token is taken; of buildings the one that is sought."""
    built = parts.get("build")
    if not isinstance(built, Choice):
        return any_of(parts["none"], rng)
    wanted = [answer for answer in built.answers if goal.piece in answer]
    if wanted:
        return wanted[rng.below(len(wanted))] if rng.below(3) else _with_imports(wanted, view)
    return any_of(parts["none"] if goal.imports or not rng.below(4) else built, rng)


def _with_imports(built: list[str], view: YokohamaView) -> str:
    """The building that brings most imports."""
    assert view.acting is not None, "something is built where somebody acts"
    building = next(area.building for area in view.areas if area.id == view.acting.area)
    assert building is not None, "nobody builds on the canal"

    def imports(answer: str) -> int:
        reward = building.house if answer == "build house" else building.shops[int(answer.split()[2]) - 1]
        return reward.goods[IMPORT]

    return max(built, key=imports)


def _place(parts: dict[str, Part], view: YokohamaView, goal: Goal, rng: Rng) -> str:
    """Two in one area to be strong there, or three where it is worth most."""
    several, double = parts.get("place"), parts.get("double")
    if not isinstance(several, Pick):
        return "place none"
    seat = view.asked[0]
    worth = {area.id: worth_placing(view, area, seat, goal) * 4 + rng.below(8) for area in view.areas}
    if isinstance(double, Choice) and not rng.below(3):
        return max(double.answers, key=lambda answer: worth[answer.split()[1]])
    best = sorted(several.items, key=lambda name: -worth[name])[: several.at_most]
    picked = tuple(name for name in several.items if name in best)
    if several.refuse(picked) is None and rng.below(10):
        return several.notation(picked)
    return several.notation(several.sample(rng))


def _move(parts: dict[str, Part], view: YokohamaView, goal: Goal, rng: Rng) -> str:
    """Where it is worth most; back to the hand only if nothing is, or now and then."""
    if "telegram" in parts and rng.below(4):
        return any_of(parts["telegram"], rng)
    going = parts.get("go")
    if not isinstance(going, Choice) or not rng.below(25):
        return any_of(parts["recall"], rng)
    seat = view.asked[0]
    areas = {area.id: area for area in view.areas}
    worth = {
        answer: worth_going(view, areas[answer.split()[1]], seat, goal) * 3 + rng.below(6) for answer in going.answers
    }
    best = max(going.answers, key=worth.__getitem__)
    if worth[best] < 5 and rng.below(2):
        recall = parts["recall"]
        return recall.notation(recall.bounds) if isinstance(recall, Amounts) else any_of(recall, rng)
    return best


def any_of(part: Part, rng: Rng) -> str:
    """Any answer of a part, all equally likely."""
    match part:
        case Choice(answers=answers):
            return answers[rng.below(len(answers))]
        case Pick():
            return part.notation(part.sample(rng))
        case Amounts():
            return part.notation(part.sample(rng))
