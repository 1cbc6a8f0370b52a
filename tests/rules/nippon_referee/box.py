"""What lies in the box: what the rulebook does not print in words comes from the component tables."""

from __future__ import annotations

from pathlib import Path

from bot.core.tables import load_tables
from rules.nippon.model.facts import facts_of
from rules.nippon.model.tables import TABLES as SHAPE
from rules.nippon.model.tables import Tables

_loaded = load_tables("nippon", Path(__file__).parents[3] / "data" / "nippon", SHAPE)
assert isinstance(_loaded, Tables)
TABLES = _loaded
FACTS = facts_of(TABLES)

SYMBOLS = {str(track): symbols for track, symbols in FACTS.symbols.items()}
REGION_ROWS = {str(region): row for region, row in FACTS.regions.items()}
REGION_OF = {str(city): str(region) for city, region in FACTS.region_of.items()}
COLOUR_OF = {str(destination): str(colour) for destination, colour in FACTS.missions.items()}
DESTINATION_OF = {str(colour): str(destination) for colour, destination in FACTS.destinations.items()}
