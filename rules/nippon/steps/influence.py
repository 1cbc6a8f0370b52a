"""Moved: see `rules.nippon.model.influence`."""

from rules.nippon.model.influence import (
    cities_of,
    give_back,
    goal_count,
    influence,
    markers_in,
    overseas,
    railway_influence,
    section_of,
)

__all__ = [
    "cities_of", "give_back", "goal_count", "influence", "markers_in", "overseas", "railway_influence", "section_of",
]
