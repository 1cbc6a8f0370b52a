"""What a play-out wishes for: areas, pieces, what it leaves alone; and how much a place is worth to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.yokohama.terms import HAND_LIMIT, HARBOURS, IMPORT, STRONGEST

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.terms import AreaKind
    from rules.yokohama.view import AreaView, YokohamaView

DEAR = 4
"""Yen without which Chinatown is not worth a visit."""

GOODS_AREAS: tuple[AreaKind, ...] = ("mine", "mill", "tea", "fishing")


@dataclass(frozen=True, slots=True)
class Wish:
    """An aim in detail.

    Attributes:
        areas: Areas to go to, with their worth.
        piece: Which piece to hire and to build.
        avoid: Kinds of questions that are declined.
        builds: Whether to seek power 4 where something can be built.
        strong: Whether to seek power 5 where a token lies.
        imports: Whether to buy imports in Chinatown, and to build where there are any.
        dear: Whether only the dearest spaces of church and customs will do.
        skill: The technology to learn first, if any.
        collects: Whether goods are kept until an achievement is completed.
        patience: Rounds until it gives up.
    """

    areas: dict[str, int]
    piece: str = "assistant"
    avoid: tuple[str, ...] = ()
    builds: bool = False
    strong: bool = False
    imports: bool = False
    dear: bool = False
    skill: str = ""
    collects: bool = False
    patience: int = 40


def _wish(*areas: str, **more: str | bool | int | tuple[str, ...]) -> Wish:
    """A wish for areas, the first ones most."""
    return Wish({area: len(areas) + 1 - place for place, area in enumerate(areas)}, **more)  # type: ignore[arg-type]


HOARD: dict[str, str | bool | int | tuple[str, ...]] = {
    "avoid": ("church",),
    "builds": True,
    "strong": True,
    "imports": True,
    "patience": 120,
}
"""How imports are hoarded."""

WISHES = {
    "orders": _wish("port", "dock", *GOODS_AREAS, avoid=("church", "customs")),
    "church": _wish("church", "lab", *GOODS_AREAS, "bank", "agency", skill="winery", patience=90),
    "everything": _wish(
        "lab", "port", "church", "china", "research", "dock", "mill", "bank", "mine", strong=True, skill="mining"
    ),
    "faith": _wish("church", *GOODS_AREAS, "bank", "agency", avoid=("customs", "port"), dear=True, patience=120),
    "customs": _wish(
        *("customs", "china", "port", "dock", *GOODS_AREAS, "lab", "bank", "agency"),
        **HOARD,
        piece="shop",
        skill="brickyard",
    ),
    "duties": _wish(
        "customs",
        "china",
        "port",
        "dock",
        *GOODS_AREAS,
        "agency",
        "bank",
        **HOARD,
        piece="shop",
        dear=True,
        skill="brickyard",
    ),
    "shops": _wish("agency", "bank", avoid=("church", "customs", "port"), piece="shop", builds=True, patience=120),
    "houses": _wish(
        "agency", "bank", "china", avoid=("church", "customs", "port"), piece="house", builds=True, patience=120
    ),
    "technologies": _wish("lab", "research", "bank", "agency", avoid=("church", "customs", "port")),
    "tokens": _wish("agency", "mill", "tea", "bank", avoid=("church", "customs"), strong=True),
    "achievements": _wish(
        "agency",
        *GOODS_AREAS,
        "bank",
        avoid=("church", "customs"),
        piece="shop",
        builds=True,
        strong=True,
        collects=True,
        patience=150,
    ),
}
"""The aims of play-outs, each named after what it seeks."""


def can_build(view: YokohamaView, area: AreaView, seat: Seat) -> bool:
    """Whether the seat has a piece that could be built there."""
    building, hand = area.building, view.merchants[seat].hand
    if building is None:
        return False
    shop = hand.shops > 0 and seat not in building.owners and None in building.owners
    return shop or (hand.houses > 0 and building.house_owner is None)


def teaches(view: YokohamaView, area: AreaView, seat: Seat, wish: Wish) -> bool:
    """Whether the technology that is wished for lies in the laboratory of an area."""
    board = next((board for board in view.laboratories if board.id == area.kind), None)
    if board is None or any(card.name == wish.skill for card in view.merchants[seat].technologies):
        return False
    return any(card is not None and card.name == wish.skill for card in board.technologies)


def worth_placing(view: YokohamaView, area: AreaView, seat: Seat, wish: Wish) -> int:
    """How much an assistant there is worth."""
    worth = wish.areas.get(area.kind, 0)
    power = area.power[seat]
    if seat in area.presidents:
        return 0
    if teaches(view, area, seat, wish):
        worth += 5
    if worth == max(wish.areas.values()) and power < STRONGEST:
        worth += power
    if wish.builds and can_build(view, area, seat) and power < 4:
        worth += 2 + power
    if wish.strong and area.token is not None and power < 5:
        worth += 1 + power
    return worth


def worth_going(view: YokohamaView, area: AreaView, seat: Seat, wish: Wish) -> int:
    """How much the president's action there is worth."""
    power = min(area.power[seat] + 1, 5)
    me = view.merchants[seat]
    if (area.kind == "customs" and not me.goods[IMPORT]) or (area.kind == "china" and me.yen < DEAR):
        return 0
    if area.kind in HARBOURS and me.orders_in_hand == HAND_LIMIT:
        return 0
    worth = wish.areas.get(area.kind, 0) * min(power, 3) // 2
    if teaches(view, area, seat, wish):
        worth += 3 * power
    if wish.builds and power >= 4 and can_build(view, area, seat):
        worth += 12
    if wish.strong and power == 5 and area.token is not None:
        worth += 12
    if area.kind == "agency" and not (me.hand.shops if wish.piece == "shop" else me.hand.houses):
        worth += 3 * (me.yen // 2) if wish.piece != "assistant" else 0
    return worth
