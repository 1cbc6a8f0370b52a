"""Names of everything that play-outs should touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from rules.osaka.model.tables import Tables

_ALONE = ("buy", "take", "reshuffle", "insured", "not-insured", "lost", "forced", "passed-over")

_KINDS = {
    "start": ("coins", "cards", "lot"),
    "token": COLOURS,
    "buy": ("too-much",),
    "reserve": ("market", "farm"),
    "stone": ("bought", "taken"),
    "refill": ("bought", "turn", "partial"),
    "payday": ("1", "2", "bonus", "drawn"),
    "sold": COLOURS,
    "sink": ("1", "2"),
    "insured": ("own-choice", "ahead"),
    "end": ("tokens", "stuck"),
}


def coverage_of(tables: Tables) -> frozenset[str]:
    """Names of all places that ships reach, colours that are sold, steps, rare rules and ends."""
    kinds = (f"{what}:{kind}" for what, several in _KINDS.items() for kind in several)
    return frozenset((*_ALONE, *kinds, *(f"place:{row.id}" for row in tables.board.place[1:])))
