"""Tables of Nippon laid by hand: a bare one for some people, and what is put on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.core.tables import load_tables
from rules.nippon.laying import lay
from rules.nippon.model.automa import Automa
from rules.nippon.model.facts import facts_of
from rules.nippon.model.tables import TABLES, Tables

if TYPE_CHECKING:
    from rules.nippon.model.state import State

FOLDER = Path(__file__).parents[2] / "data" / "nippon"
_loaded = load_tables("nippon", FOLDER, TABLES)
assert isinstance(_loaded, Tables)
FACTS = facts_of(_loaded)


def bare(people: int = 2) -> State:
    """A table with nothing on it but demand tiles: the first eight, as printed."""
    return lay(FACTS, people)


def lone(state: State) -> None:
    """Takatoshi plays."""
    state.automa = Automa([], [], [], [], ["ships"], 6, [[1, 2, 3], [3, 4, 5], [5, 6, 7, 7]])
