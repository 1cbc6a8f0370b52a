"""Goals of play-outs: areas, pieces, what it leaves alone; and how much a place is worth to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.yokohama.model.terms import HAND_LIMIT, HARBOURS, IMPORT, STRONGEST, YEN_PER_UNIT

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.model.terms import AreaKind
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView, MerchantView

CHINATOWN_MONEY = 4
"""Yen without which Chinatown is not worth a visit."""

BUILDS = 4
"""Power from which one may build."""

GOODS_AREAS: tuple[AreaKind, ...] = ("mine", "mill", "tea", "fishing")
"""Where each trade good is made, in the order of the goods."""

ANYWHERE: tuple[str, ...] = ("production", "commercial")

QUIET = ("church", "customs", "port")
"""Questions that are declined by who neither wants to end the match nor to spend."""


@frozen
class Goal:
    """An aim in detail.

    Attributes:
        areas: Areas to go to, with their worth.
        piece: Which piece to hire and to build.
        avoid: Kinds of questions that are declined.
        builds: Categories of the areas to build in.
        strong: Whether to seek power 5 where a token lies.
        imports: Whether to buy imports in Chinatown, and to build where there are any.
        need: Need of the first spaces to be taken, in the church or at customs.
        skill: The technology to learn first, if any.
        collects: Whether goods are kept.
        fills: Whether to go where the goods are that the orders in hand lack; or, if the church is expensive,
            those of which one has none.
        empties: Whether the last orders of the deck are taken too, which ends the match.
        patience: Rounds until it gives up.
    """

    areas: dict[str, int]
    piece: str = "assistant"
    avoid: tuple[str, ...] = ()
    builds: tuple[str, ...] = ()
    strong: bool = False
    imports: bool = False
    need: int = 0
    skill: str = ""
    collects: bool = False
    fills: bool = False
    empties: bool = False
    patience: int = 40


def _goal(*areas: str, **more: str | bool | int | tuple[str, ...]) -> Goal:
    """A goal with areas, the first ones most."""
    return Goal({area: len(areas) + 1 - place for place, area in enumerate(areas)}, **more)  # type: ignore[arg-type]


AT_CUSTOMS = ("customs", "china", "port", "dock", *GOODS_AREAS)

HOARD: dict[str, str | bool | int | tuple[str, ...]] = {
    "avoid": ("church", "laboratory"),
    "piece": "shop",
    "builds": ANYWHERE,
    "strong": True,
    "imports": True,
    "fills": True,
    "skill": "brickyard",
    "patience": 120,
}
"""How imports are hoarded."""

AT_LAST = "orders"
"""What every play-out aims at once its patience is at an end."""

GOALS = {
    "orders": _goal("port", "dock", avoid=("church", "customs"), fills=True, empties=True),
    "church": _goal("church", "lab", *GOODS_AREAS, "bank", "agency", skill="winery", patience=90),
    "everything": _goal(
        *("lab", "port", "church", "china", "research", "dock", "mill", "bank", "mine"), strong=True, skill="station"
    ),
    "faith": _goal(
        *("church", "bank", "china", *GOODS_AREAS),
        avoid=("customs", "port", "hire", "laboratory"),
        piece="shop",
        builds=ANYWHERE,
        strong=True,
        imports=True,
        collects=True,
        fills=True,
        need=10,
        patience=90,
    ),
    "customs": _goal(*AT_CUSTOMS, "bank", "agency", **HOARD),
    "imports": _goal(*AT_CUSTOMS, "agency", "bank", **HOARD, need=3),
    "duties": _goal(*AT_CUSTOMS, "agency", "bank", **{**HOARD, "skill": ""}, need=4),
    "shops": _goal("agency", "bank", avoid=QUIET, piece="shop", builds=ANYWHERE, skill="gaslight", patience=120),
    "houses": _goal(
        *("agency", "bank", "china"),
        avoid=QUIET,
        piece="house",
        builds=ANYWHERE,
        skill="electrical-light",
        patience=120,
    ),
    "technologies": _goal("lab", "research", "bank", "agency", avoid=QUIET, skill="postal"),
    "tokens": _goal("agency", "mill", "tea", "bank", avoid=("church", "customs"), strong=True, skill="telephone"),
    "trade": _goal("china", "bank", "mine", "port", avoid=("church", "customs"), skill="mining"),
    "achievements": _goal("bank", "agency", avoid=QUIET, patience=1),
}
"""The aims of play-outs, each named after what it seeks."""

NEEDS = {
    **{
        good: _goal(area, "bank", avoid=QUIET, collects=True)
        for good, area in zip(("copper", "silk", "tea", "fish"), GOODS_AREAS, strict=True)
    },
    "yen": _goal("bank", avoid=(*QUIET, "hire", "laboratory", "trade")),
    "technologies": _goal("lab", "research", "bank", avoid=QUIET),
    "agents": _goal("agency", "bank", avoid=("church", "customs"), strong=True, fills=True),
    "orders": _goal("port", "dock", avoid=("church", "customs"), fills=True),
    "production": _goal("agency", "bank", avoid=QUIET, piece="shop", builds=("production",)),
    "commercial": _goal("agency", "bank", avoid=QUIET, piece="shop", builds=("commercial",)),
}
"""How each thing is sought that an achievement asks for."""


def knows(me: MerchantView, skill: str) -> bool:
    """Whether a merchant has a technology."""
    return any(card.name == skill for card in me.technologies)


def can_build(view: YokohamaView, area: AreaView, seat: Seat) -> bool:
    """Whether the seat has a piece that could be built there."""
    building, hand = area.building, view.merchants[seat].hand
    if building is None:
        return False
    shop = hand.shops > 0 and seat not in building.owners and None in building.owners
    return shop or (hand.houses > 0 and building.house_owner is None)


def teaches(view: YokohamaView, area: AreaView, seat: Seat, goal: Goal) -> bool:
    """Whether the technology that is sought lies in the laboratory of an area."""
    if not goal.skill or "laboratory" in goal.avoid:
        return False
    board = next((board for board in view.laboratories if board.id == area.kind), None)
    if board is None or knows(view.merchants[seat], goal.skill):
        return False
    return any(card is not None and card.name == goal.skill for card in board.technologies)


def worth_placing(view: YokohamaView, area: AreaView, seat: Seat, goal: Goal) -> int:
    """How much an assistant there is worth."""
    worth = goal.areas.get(area.kind, 0)
    power = area.power[seat]
    if seat in area.presidents:
        return 0
    if teaches(view, area, seat, goal):
        worth += 5
    if worth == max(goal.areas.values()) and power < STRONGEST:
        worth += power
    if area.category in goal.builds and power < BUILDS and can_build(view, area, seat):
        worth += 2 + power
    if goal.strong and area.token is not None and power < STRONGEST:
        worth += 1 + power
    return worth


def worth_going(view: YokohamaView, area: AreaView, seat: Seat, goal: Goal) -> int:
    """How much the president's action there is worth."""
    power = min(area.power[seat] + 1, STRONGEST)
    me = view.merchants[seat]
    if not _useful(area, power, me, goal):
        return 0
    worth = goal.areas.get(area.kind, 0) * power // 2
    if teaches(view, area, seat, goal):
        worth += 3 * power
    if area.category in goal.builds and power >= BUILDS and can_build(view, area, seat):
        worth += 12
    if goal.strong and power == STRONGEST and area.token is not None:
        worth += 12
    if area.kind == "agency" and goal.piece != "assistant":
        worth += 0 if (me.hand.shops if goal.piece == "shop" else me.hand.houses) else 3 * (me.yen // 2)
    return worth


def _useful(area: AreaView, power: int, me: MerchantView, goal: Goal) -> bool:
    """Whether there is anything to be had there that is sought."""
    match area.kind:
        case "customs":
            return min(me.goods[IMPORT], area.gives[power]) >= max(goal.need, 1)
        case "church":
            return area.gives[power] + sum(map(bool, me.goods)) + (me.yen >= YEN_PER_UNIT) >= goal.need
        case "china":
            return me.yen >= CHINATOWN_MONEY
        case _:
            return area.kind not in HARBOURS or me.orders_in_hand < HAND_LIMIT
