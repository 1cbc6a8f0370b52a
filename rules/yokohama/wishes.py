"""What a play-out wishes for: areas, pieces, what it leaves alone; and how much a place is worth to it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.yokohama.terms import HAND_LIMIT, HARBOURS, IMPORT, STRONGEST, YEN_PER_UNIT

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.terms import AreaKind
    from rules.yokohama.view import AreaView, MerchantView, YokohamaView

DEAR = 4
"""Yen without which Chinatown is not worth a visit."""

BUILDS = 4
"""Power from which one may build."""

GOODS_AREAS: tuple[AreaKind, ...] = ("mine", "mill", "tea", "fishing")
"""Where each trade good is made, in the order of the goods."""

ANYWHERE: tuple[str, ...] = ("production", "commercial")

QUIET = ("church", "customs", "port")
"""Questions that are declined by who neither wants to end the match nor to spend."""


@dataclass(frozen=True, slots=True)
class Wish:
    """An aim in detail.

    Attributes:
        areas: Areas to go to, with their worth.
        piece: Which piece to hire and to build.
        avoid: Kinds of questions that are declined.
        builds: Categories of the areas to build in.
        strong: Whether to seek power 5 where a token lies.
        imports: Whether to buy imports in Chinatown, and to build where there are any.
        dear: Need of the first spaces to be taken, in the church or at customs.
        skill: The technology to learn first, if any.
        collects: Whether goods are kept.
        fills: Whether to go where the goods are that the orders in hand lack; or, if the church is dear, those of which
            one has none.
        empties: Whether the last orders of the deck are taken too, which ends the match.
        patience: Rounds until it gives up.
    """

    areas: dict[str, int]
    piece: str = "assistant"
    avoid: tuple[str, ...] = ()
    builds: tuple[str, ...] = ()
    strong: bool = False
    imports: bool = False
    dear: int = 0
    skill: str = ""
    collects: bool = False
    fills: bool = False
    empties: bool = False
    patience: int = 40


def _wish(*areas: str, **more: str | bool | int | tuple[str, ...]) -> Wish:
    """A wish for areas, the first ones most."""
    return Wish({area: len(areas) + 1 - place for place, area in enumerate(areas)}, **more)  # type: ignore[arg-type]


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

WISHES = {
    "orders": _wish("port", "dock", avoid=("church", "customs"), fills=True, empties=True),
    "church": _wish("church", "lab", *GOODS_AREAS, "bank", "agency", skill="winery", patience=90),
    "everything": _wish(
        *("lab", "port", "church", "china", "research", "dock", "mill", "bank", "mine"), strong=True, skill="station"
    ),
    "faith": _wish(
        *("church", "bank", "china", *GOODS_AREAS),
        avoid=("customs", "port", "hire", "laboratory"),
        piece="shop",
        builds=ANYWHERE,
        strong=True,
        imports=True,
        collects=True,
        fills=True,
        dear=10,
        patience=90,
    ),
    "customs": _wish(*AT_CUSTOMS, "bank", "agency", **HOARD),
    "imports": _wish(*AT_CUSTOMS, "agency", "bank", **HOARD, dear=3),
    "duties": _wish(*AT_CUSTOMS, "agency", "bank", **{**HOARD, "skill": ""}, dear=4),
    "shops": _wish("agency", "bank", avoid=QUIET, piece="shop", builds=ANYWHERE, skill="gaslight", patience=120),
    "houses": _wish(
        *("agency", "bank", "china"),
        avoid=QUIET,
        piece="house",
        builds=ANYWHERE,
        skill="electrical-light",
        patience=120,
    ),
    "technologies": _wish("lab", "research", "bank", "agency", avoid=QUIET, skill="postal"),
    "tokens": _wish("agency", "mill", "tea", "bank", avoid=("church", "customs"), strong=True, skill="telephone"),
    "trade": _wish("china", "bank", "mine", "port", avoid=("church", "customs"), skill="mining"),
    "achievements": _wish("bank", "agency", avoid=QUIET, patience=1),
}
"""The aims of play-outs, each named after what it seeks."""

NEEDS = {
    **{
        good: _wish(area, "bank", avoid=QUIET, collects=True)
        for good, area in zip(("copper", "silk", "tea", "fish"), GOODS_AREAS, strict=True)
    },
    "yen": _wish("bank", avoid=(*QUIET, "hire", "laboratory", "trade")),
    "technologies": _wish("lab", "research", "bank", avoid=QUIET),
    "agents": _wish("agency", "bank", avoid=("church", "customs"), strong=True, fills=True),
    "orders": _wish("port", "dock", avoid=("church", "customs"), fills=True),
    "production": _wish("agency", "bank", avoid=QUIET, piece="shop", builds=("production",)),
    "commercial": _wish("agency", "bank", avoid=QUIET, piece="shop", builds=("commercial",)),
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


def teaches(view: YokohamaView, area: AreaView, seat: Seat, wish: Wish) -> bool:
    """Whether the technology that is wished for lies in the laboratory of an area."""
    if not wish.skill or "laboratory" in wish.avoid:
        return False
    board = next((board for board in view.laboratories if board.id == area.kind), None)
    if board is None or knows(view.merchants[seat], wish.skill):
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
    if area.category in wish.builds and power < BUILDS and can_build(view, area, seat):
        worth += 2 + power
    if wish.strong and area.token is not None and power < STRONGEST:
        worth += 1 + power
    return worth


def worth_going(view: YokohamaView, area: AreaView, seat: Seat, wish: Wish) -> int:
    """How much the president's action there is worth."""
    power = min(area.power[seat] + 1, STRONGEST)
    me = view.merchants[seat]
    if not _useful(area, power, me, wish):
        return 0
    worth = wish.areas.get(area.kind, 0) * power // 2
    if teaches(view, area, seat, wish):
        worth += 3 * power
    if area.category in wish.builds and power >= BUILDS and can_build(view, area, seat):
        worth += 12
    if wish.strong and power == STRONGEST and area.token is not None:
        worth += 12
    if area.kind == "agency" and wish.piece != "assistant":
        worth += 0 if (me.hand.shops if wish.piece == "shop" else me.hand.houses) else 3 * (me.yen // 2)
    return worth


def _useful(area: AreaView, power: int, me: MerchantView, wish: Wish) -> bool:
    """Whether there is anything to be had there that is wished for."""
    match area.kind:
        case "customs":
            return min(me.goods[IMPORT], area.gives[power]) >= max(wish.dear, 1)
        case "church":
            return area.gives[power] + sum(map(bool, me.goods)) + (me.yen >= YEN_PER_UNIT) >= wish.dear
        case "china":
            return me.yen >= DEAR
        case _:
            return area.kind not in HARBOURS or me.orders_in_hand < HAND_LIMIT
