"""Close-ups by their ids and names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.words.labels import lettered
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat

if TYPE_CHECKING:
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView

OFFER = "offer"
"""Id of the close-up of everything on offer."""

AREA = "area:"
"""Begins the id of the close-up of an area."""

MERCHANT = "merchant"
"""Begins the id of the close-up of a merchant's mat."""


def closer_looks(view: YokohamaView) -> tuple[str, ...]:
    """Ids of the close-ups there are of this table."""
    return (
        OFFER,
        *(port.id for port in view.ports),
        *(laboratory.id for laboratory in view.laboratories),
        "boards",
        "achievements",
        *(f"{MERCHANT}{merchant.seat}" for merchant in view.merchants),
        *(f"{AREA}{area.id}" for area in view.areas),
    )


def name_of(view: YokohamaView, what: str) -> Label:
    """Name of a close-up that there is."""
    if what.startswith(MERCHANT):
        return say("yokohama-closer-merchant", who=Who(Seat(int(what.removeprefix(MERCHANT)))))
    if what in {OFFER, "boards", "achievements"}:
        return say(f"yokohama-closer-{what}")
    area = lettered(area_of(view, what.removeprefix(AREA)))
    if what.startswith(AREA):
        return area
    orders = any(port.id == what for port in view.ports)
    return say("yokohama-closer-orders" if orders else "yokohama-closer-technologies", area=area)


def area_of(view: YokohamaView, word: str) -> AreaView:
    """The area with an id."""
    return next(area for area in view.areas if area.id == word)
