"""What can be used of actions, tiles, ships, railways, contracts and departments; `delta` says what was."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from rules.nippon.model.terms import (
    ACTIONS,
    AREAS,
    CITIES,
    COLOURS,
    DESTINATIONS,
    FAMILY,
    MODERN,
    REGIONS,
    Bonus,
    StartEffect,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rules.core.uses import Usable
    from rules.nippon.model.tables import Tables
    from rules.nippon.model.tile_tables import FactoryRow


def usable(tables: Tables, options: Mapping[str, str]) -> Usable:
    """All that can be used in a match with these options."""
    modules = options["modules"].split(",")
    sides = sides_in_play(tables, options["sides"], modern="modern" in modules)
    found: dict[str, tuple[str, ...]] = {
        "action": ACTIONS,
        "factory built": (*(row.id for row in sides), FAMILY),
        "contract fulfilled": tuple(row.id for row in tables.mat.contract),
        "ship sent": DESTINATIONS,
        "railway built": REGIONS,
        "market supplied": CITIES,
        "department activated": COLOURS,
        "bonus reached": get_args(Bonus),
        "prestige tile placed": AREAS,
        "start tiles taken": get_args(StartEffect),
    }
    if "goals" in modules:
        bonuses = (*tables.goals.first, *tables.goals.second)
        found["goal bonus chosen"] = tuple(dict.fromkeys(row.key for row in bonuses))
    return found


def sides_in_play(tables: Tables, sides: str, *, modern: bool) -> Iterator[FactoryRow]:
    """The factory sides that may lie up.

    Args:
        sides: As chosen in the lobby: ``a``, ``b``, or else both.
        modern: Whether the modern factories are in play.
    """
    up = sides if sides in {"a", "b"} else "ab"
    return (row for row in tables.factories.side if row.id[-1] in up and (modern or row.id[-2] != MODERN))
