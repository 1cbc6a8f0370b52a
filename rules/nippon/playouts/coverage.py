"""Names of everything that play-outs should touch."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from rules.nippon.model.terms import (
    ACTIONS,
    ACTIVATIONS,
    AREAS,
    COLOURS,
    GOALS,
    GOODS,
    ONCE,
    REGIONS,
    SECTIONS,
    StartEffect,
)
from rules.nippon.steps.takatoshi.coverage import coverage_names
from rules.nippon.usable import sides_in_play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.setup import Setup
    from rules.nippon.model.tables import Tables

_TIMES = range(1, ACTIVATIONS + 1)

_HAPPENINGS = (
    *(f"action:{action}" for action in ACTIONS),
    *(f"declined:{action}" for action in ACTIONS if action not in ONCE),
    *(f"department:{colour}:{state}" for colour in COLOURS for state in ("normal", "upgraded")),
    *(f"specialist:{colour}" for colour in COLOURS),
    *(f"specialist:{colour}:home" for colour in COLOURS),
    *(f"achieved:{area}" for area in AREAS),
    *(f"produced:{good}" for good in GOODS),
    *(f"railway:{region}" for region in REGIONS),
    *(f"market:{goods}" for goods in _TIMES),
    *(f"invest:{goods}" for goods in _TIMES),
    *(f"section:{number + 1}" for number in range(SECTIONS)),
    *(f"start:{effect}" for effect in get_args(StartEffect)),
    "start:machine:placed",
    "start:goods:placed",
    "factory:silk",
    "goods:lost",
    "machine:free",
    "machine:iron",
    "market:own-replaced",
    "market:replaced",
    "invest:finance",
    "transport:iron",
    "transport:money",
    "ship:no-upgrade",
    "track:end",
    "silk:sold",
    "consolidate",
    "wages:short",
    "wages:silk",
    "section:tie",
    "section:overseas",
    "final-rounds",
    "end:rounds",
)
"""What can come up in every match."""

_WON = ("final-consolidation", "final:silk")
"""What alone only comes up for who has won."""


def coverage_of(tables: Tables) -> frozenset[str]:
    """Names of all that can come up in any match."""
    return frozenset(
        {
            *_HAPPENINGS,
            *_WON,
            *_boards(tables),
            *_factories(tables, "random", modern=True),
            *_goals(tables),
            *coverage_names(tables),
            "market:removed",
            "final:empty-space",
        }
    )


def coverage_in(tables: Tables, setup: Setup) -> frozenset[str]:
    """Names of all that can come up in a match with these seats and options."""
    options = dict(setup.options)
    modules, sides = options["modules"].split(","), options["sides"]
    names = {*_HAPPENINGS, *_WON, *_boards(tables)}
    names.update(_factories(tables, sides, modern="modern" in modules))
    if "goals" in modules:
        names.update(_goals(tables))
    if setup.seats < 4:
        names.add("market:removed")
    if setup.seats == 2:
        names.add("final:empty-space")
    if setup.seats == 1:
        others = {"easy", "medium", "hard"} - {options["difficulty"]}
        names |= coverage_names(tables) - {f"difficulty:{other}" for other in others}
        if options["difficulty"] == "hard":
            names.discard("takatoshi:border")
    return frozenset(names)


def _boards(tables: Tables) -> Iterator[str]:
    """Bonuses, contracts and prestige tiles."""
    mat = tables.mat
    symbols = {row.bonus for track in (mat.rnd, mat.mining, mat.finance) for row in track.bonus}
    symbols |= {*mat.ships_machines.bonus, *mat.machines_railways.bonus}
    yield from (f"bonus:{bonus}" for bonus in symbols)
    yield from (f"contract:{row.id}" for row in mat.contract)
    yield from (f"prestige:{row.level}" for row in mat.prestige)


def _factories(tables: Tables, sides: str, *, modern: bool) -> Iterator[str]:
    """Effects and modifiers of the factories in play, and what may be bought besides."""
    for row in sides_in_play(tables, sides, modern=modern):
        yield f"factory:{row.id}"
        if row.timing == "modifier":
            yield f"modifier:{row.id}"
        if row.price is not None:
            yield f"factory:{row.id}:more"
            yield f"factory:{row.id}:declined"


def _goals(tables: Tables) -> Iterator[str]:
    """Goal tiles and the bonuses of their board."""
    yield from (f"goal:{goal}" for goal in GOALS)
    yield from (f"goal-bonus:{row.key}" for row in (*tables.goals.first, *tables.goals.second))
