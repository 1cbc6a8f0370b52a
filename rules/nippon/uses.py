"""What people used of actions, tiles, ships, railways, contracts and departments, by what was told."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from rules.core.uses import Usable, Use
from rules.nippon.events.building import FactoryBuilt
from rules.nippon.events.gains import BonusReached, DepartmentActivated
from rules.nippon.events.rounds import GoalBonusChosen, PairTaken, PrestigePlaced
from rules.nippon.events.trade import ContractFulfilled, MarketSupplied, RailwayBuilt, ShipSent
from rules.nippon.events.turns import ActionChosen
from rules.nippon.model.terms import ACTIONS, AREAS, CITIES, COLOURS, DESTINATIONS, FAMILY, REGIONS, Bonus, StartEffect

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from rules.core.table import Event
    from rules.nippon.model.tables import Tables
    from rules.nippon.model.tile_tables import FactoryRow

MODERN = "5"
"""Number of the modern factories."""


def uses(told: Iterable[Event]) -> Iterator[Use]:
    """All that was used in a match."""
    for event in told:
        match event:
            case ActionChosen(seat=seat, action=action):
                yield Use(seat, "action", action)
            case FactoryBuilt(seat=seat, factory=factory):
                yield Use(seat, "factory built", factory)
            case ContractFulfilled(seat=seat, contract=contract):
                yield Use(seat, "contract fulfilled", contract)
            case ShipSent(seat=seat, destination=destination):
                yield Use(seat, "ship sent", destination)
            case RailwayBuilt(seat=seat, region=region):
                yield Use(seat, "railway built", region)
            case MarketSupplied(seat=seat, city=city):
                yield Use(seat, "market supplied", city)
            case DepartmentActivated(seat=seat, colour=colour):
                yield Use(seat, "department activated", colour)
            case BonusReached(seat=seat, bonus=bonus):
                yield Use(seat, "bonus reached", bonus)
            case PrestigePlaced(seat=seat, area=area):
                yield Use(seat, "prestige tile placed", area)
            case PairTaken(seat=seat, effect=effect):
                yield Use(seat, "start tiles taken", effect)
            case GoalBonusChosen(seat=seat, bonus=key):
                yield Use(seat, "goal bonus chosen", key)
            case _:
                pass


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
        tables: The component tables.
        sides: As chosen in the lobby: ``a``, ``b``, or else both.
        modern: Whether the modern factories are in play.
    """
    up = sides if sides in {"a", "b"} else "ab"
    return (row for row in tables.factories.side if row.id[-1] in up and (modern or row.id[-2] != MODERN))
