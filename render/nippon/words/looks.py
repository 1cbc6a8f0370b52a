"""Close-ups of Nippon: what there is to look at, and its names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.nippon.closeups import mats
from render.nippon.closeups.ids import SUPPLIES
from render.nippon.closeups.solo import TAKATOSHI
from render.nippon.words import section
from rules.core.labels import Label, Who, say
from rules.nippon.model.terms import REGIONS

if TYPE_CHECKING:
    from rules.nippon.view import NipponView


def closer_looks(view: NipponView) -> tuple[str, ...]:
    """Ids of all close-ups of a table: what is chosen first, regions, what can be had, then everyone's board."""
    return (
        *(("pairs",) if view.pairs else ()),
        *REGIONS,
        *section.sheets(view),
        "hiring",
        *SUPPLIES,
        "missions",
        *(("goals",) if any(view.goals) else ()),
        *(("takatoshi",) if view.takatoshi is not None else ()),
        *mats.looks(view),
    )


def name_of(view: NipponView, what: str) -> Label:  # noqa: ARG001 - other games name what lies there
    """Name of a close-up."""
    if what in REGIONS:
        return say("nippon-look-region", region=what)
    if what in SUPPLIES:
        return say("nippon-title-supply", level=SUPPLIES[what])
    if what in section.SHEETS:
        return section.name_of(what)
    match what:
        case "hiring":
            return say("nippon-look-hiring")
        case "missions" | "goals" | "pairs":
            return say(f"nippon-title-{what}")
        case "takatoshi":
            return say("nippon-title-takatoshi", who=Who(TAKATOSHI))
        case _:
            return mats.name_of(what)
