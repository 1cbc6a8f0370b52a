"""What play-outs may aim at: each end of the match and each rare rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Amounts, Choice, Pick
from rules.core.playouts import any_of
from rules.yokohama.model.terms import IMPORT, PIECES
from rules.yokohama.playouts.goals import GOALS, worth_going, worth_placing
from rules.yokohama.playouts.needs import goal_of
from rules.yokohama.steps.areas.agency import Hire
from rules.yokohama.steps.areas.bonus import BuildHouse, BuildShop
from rules.yokohama.steps.areas.church import PlaceInChurch
from rules.yokohama.steps.areas.customs import PlaceAtCustoms
from rules.yokohama.steps.areas.laboratory import Learn
from rules.yokohama.steps.president.paths import Go
from rules.yokohama.steps.president.placements import Place
from rules.yokohama.steps.turn.rounds import EndTurn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.answers import Answer
    from rules.core.decisions import Part, Question
    from rules.core.rng import Rng
    from rules.yokohama.playouts.goals import Goal
    from rules.yokohama.view import YokohamaView

AIMS = tuple(GOALS)
"""Aims; see `rules.yokohama.playouts.goals`."""


def prefer(question: Question, view: YokohamaView, aim: str, rng: Rng) -> Answer:
    """Answer towards an aim, from what the seat knows."""
    goal = goal_of(aim, view, question.seat)
    parts = {part.part: part for part in question.parts}
    if (besides := question.besides()) and not rng.below(3):
        return besides[rng.below(len(besides))]
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
            return EndTurn()
        case _:
            return any_of(question.parts[rng.below(len(question.parts))], rng)


def _act(question: Question, parts: dict[str, Part], view: YokohamaView, goal: Goal, rng: Rng) -> Answer:
    """An area action, token or building: mostly done, by the first or any of its ways."""
    scarce = question.kind == "port" and not goal.empties and view.order_deck < len(view.merchants)
    ways = [part for part in question.parts if part.part != "none"]
    if question.kind in goal.avoid or scarce or not rng.below(12) or not ways:
        return any_of(parts["none"], rng)
    if question.kind == "bonus":
        return _build(parts, goal, view, rng)
    way, spaces = ways[rng.below(len(ways))], ways[0]
    if question.kind in {"church", "customs"} and isinstance(spaces, Choice):
        if goal.need:
            return _of_need(view, spaces, parts["none"], goal, rng)
        if not rng.below(3):
            return spaces.offers[-1 if question.kind == "church" else 0]
    if question.kind == "port" and goal.imports:
        return _orders_with_imports(parts["take"], view, rng)
    if question.kind == "laboratory" and isinstance(way, Choice):
        return _technology(way, goal) or any_of(way, rng)
    if isinstance(way, Amounts) and goal.imports:
        return _imports(way, rng)
    if question.kind == "hire" and isinstance(way, Choice):
        piece = PIECES.index(goal.piece)
        wanted = [answer for answer in way.offers if isinstance(answer, Hire) and answer.pieces[piece]]
        if wanted and rng.below(5):
            return wanted[0]
    return any_of(way, rng)


def _technology(way: Choice, goal: Goal) -> Answer | None:
    """The technology that is wished for, paid as it is offered first."""
    wanted = (answer for answer in way.offers if isinstance(answer, Learn) and goal.skill in answer.technology)
    return next(wanted, None) if goal.skill else None


def _of_need(view: YokohamaView, spaces: Choice, none: Part, goal: Goal, rng: Rng) -> Answer:
    """Any space in reach that asks for enough."""
    wanted = [answer for answer in spaces.offers if _need(view, answer) >= goal.need]
    return wanted[rng.below(len(wanted))] if wanted else any_of(none, rng)


def _need(view: YokohamaView, answer: Answer) -> int:
    """What the space of an answer asks for."""
    match answer:
        case PlaceInChurch(faith=faith):
            return faith
        case PlaceAtCustoms(space=space):
            return view.customs[space - 1].need
        case _:
            raise AssertionError(answer)


def _orders_with_imports(taking: Part, view: YokohamaView, rng: Rng) -> Answer:
    """An order that brings imports, or any."""
    assert isinstance(taking, Pick), "orders are picked"
    cards = {order.id: order for port in view.ports for order in port.orders if order is not None}
    bringing = [name for name in taking.items if cards[name].reward.goods[IMPORT]]
    wanted = bringing or taking.items
    return taking.answer((wanted[rng.below(len(wanted))],))


def _imports(trade: Amounts, rng: Rng) -> Answer:
    """As many imports as can be bought, else anything."""
    kind = trade.kinds.index("+import")
    for count in range(trade.bounds[kind], 0, -1):
        counts = tuple(count * (place == kind) for place in range(len(trade.kinds)))
        if trade.refuse(counts) is None:
            return trade.answer(counts)
    return any_of(trade, rng)


def _build(parts: dict[str, Part], goal: Goal, view: YokohamaView, rng: Rng) -> Answer:
    """A token is taken; of buildings the one that is wished for."""
    built = parts.get("build")
    if not isinstance(built, Choice):
        return any_of(parts["none"], rng)
    piece = BuildHouse if goal.piece == "house" else BuildShop
    wanted = [answer for answer in built.offers if isinstance(answer, piece) and goal.piece != "assistant"]
    if wanted:
        return wanted[rng.below(len(wanted))] if rng.below(3) else _with_imports(wanted, view)
    return any_of(parts["none"] if goal.imports or not rng.below(4) else built, rng)


def _with_imports(built: Sequence[BuildShop | BuildHouse], view: YokohamaView) -> Answer:
    """The building that brings most imports."""
    assert view.acting is not None, "something is built where someone acts"
    building = next(area.building for area in view.areas if area.id == view.acting.area)
    assert building is not None, "no one builds on the canal"

    def imports(answer: BuildShop | BuildHouse) -> int:
        if isinstance(answer, BuildShop):
            return building.shops[answer.space - 1].goods[IMPORT]
        return building.house.goods[IMPORT]

    return max(built, key=imports)


def _place(parts: dict[str, Part], view: YokohamaView, goal: Goal, rng: Rng) -> Answer:
    """Two in one area to be strong there, or three where it is worth most."""
    several, double = parts.get("place"), parts.get("double")
    if not isinstance(several, Pick):
        return Place(())
    seat = view.asked[0]
    worth = {area.id: worth_placing(view, area, seat, goal) * 4 + rng.below(8) for area in view.areas}
    if isinstance(double, Choice) and not rng.below(3):
        doubles = [answer for answer in double.offers if isinstance(answer, Place)]
        return max(doubles, key=lambda answer: worth[answer.areas[0]])
    best = sorted(several.items, key=lambda name: -worth[name])[: several.at_most]
    picked = tuple(name for name in several.items if name in best)
    if several.refuse(picked) is None and rng.below(10):
        return several.answer(picked)
    return several.answer(several.sample(rng))


def _move(parts: dict[str, Part], view: YokohamaView, goal: Goal, rng: Rng) -> Answer:
    """Where it is worth most; back to the hand only if nothing is, or now and then."""
    if "telegram" in parts and rng.below(4):
        return any_of(parts["telegram"], rng)
    going = parts.get("go")
    if not isinstance(going, Choice) or not rng.below(25):
        return any_of(parts["recall"], rng)
    seat = view.asked[0]
    areas = {area.id: area for area in view.areas}
    worth = {
        answer: worth_going(view, areas[answer.area], seat, goal) * 3 + rng.below(6)
        for answer in going.offers
        if isinstance(answer, Go)
    }
    best = max(worth, key=worth.__getitem__)
    if worth[best] < 5 and rng.below(2):
        recall = parts["recall"]
        return recall.answer(recall.bounds) if isinstance(recall, Amounts) else any_of(recall, rng)
    return best
