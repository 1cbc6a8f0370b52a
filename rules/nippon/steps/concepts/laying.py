"""Where an influence marker may be laid, and what leaves for it.

Source: "Einen heimischen Markt beliefern" ("Heimische Märkte"), F. A. Q.; ruling N-R20 (a marker as low as the
lowest of a full city cannot be laid).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.nippon.model.headings import MARKETS
from rules.nippon.model.influence import give_back
from rules.nippon.model.position import CITY_NUMBERS

if TYPE_CHECKING:
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import Marker, State
    from rules.nippon.model.terms import City


def refuse_marker(facts: Facts, state: State, city: City, edge: int, value: int) -> Reason | None:
    """Why no marker of a value can be laid on an influence space, or None if it can.

    Args:
        state: What lies on the table.
        edge: The influence space, by its place in `EDGES`.
    """
    there = state.cities[CITY_NUMBERS[city]].markers[edge]
    if there is not None:
        if there.value < value:
            return None
        return Reason(say("nippon-marker-not-higher", value=value, there=there.value), MARKETS)
    lowest = _lowest_of_full(facts, state, city)
    if lowest is None or lowest < value:
        return None
    limit = facts.markers_a_city(len(state.people))
    return Reason(say("nippon-marker-too-low", value=value, lowest=lowest, limit=limit), MARKETS)


def leaving(facts: Facts, state: State, city: City, edge: int) -> tuple[int, ...]:
    """The influence spaces of whose markers one must leave the city for a marker on a space; none below its limit.

    Args:
        state: What lies on the table.
        edge: The influence space on which a marker is laid, by its place in `EDGES`.
    """
    markers = state.cities[CITY_NUMBERS[city]].markers
    lowest = None if markers[edge] is not None else _lowest_of_full(facts, state, city)
    return tuple([place for place, marker in enumerate(markers) if marker is not None and marker.value == lowest])


def _lowest_of_full(facts: Facts, state: State, city: City) -> int | None:
    """Lowest value in a city where as many markers lie as may; None where fewer do."""
    values = [marker.value for marker in state.cities[CITY_NUMBERS[city]].markers if marker is not None]
    return min(values) if len(values) >= facts.markers_a_city(len(state.people)) else None


def lay(
    state: State, city: City, edge: int, marker: Marker, removed: int | None
) -> tuple[Marker | None, Marker | None]:
    """Lay a marker that was taken from where it was; what leaves for it goes back to its owner.

    Args:
        state: What lies on the table.
        edge: The influence space, by its place in `EDGES`.
        removed: The influence space whose marker leaves because of the limit, one of `leaving`; None if none must.

    Returns:
        The marker that was replaced and the one that was removed; None for each that was not.
    """
    markers = state.cities[CITY_NUMBERS[city]].markers
    replaced, markers[edge] = markers[edge], marker
    gone = None if removed is None else markers[removed]
    if removed is not None:
        markers[removed] = None
    for left in (replaced, gone):
        if left is not None:
            give_back(state, left)
    return replaced, gone
