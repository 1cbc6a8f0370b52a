"""What lies in the box: what the rulebook does not print in words comes from the component tables."""

from __future__ import annotations

from pathlib import Path

from bot.tables import load_tables
from rules.nippon.model.facts import facts_of
from rules.nippon.model.tables import TABLES as SHAPE
from rules.nippon.model.tables import Tables

_loaded = load_tables("nippon", Path(__file__).parents[3] / "data" / "nippon", SHAPE)
assert isinstance(_loaded, Tables)
TABLES = _loaded
FACTS = facts_of(TABLES)
