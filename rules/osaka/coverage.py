"""Names of everything that play-outs should touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from rules.osaka.model.tables import Tables

_HAPPENINGS = (
    "start:coins",
    "start:cards",
    "start:lot",
    "buy",
    "buy:too-much",
    "take",
    "reserve:market",
    "reserve:farm",
    "stone:bought",
    "stone:taken",
    "refill:bought",
    "refill:turn",
    "refill:partial",
    "reshuffle",
    "payday:1",
    "payday:2",
    "payday:bonus",
    "payday:drawn",
    "sink:1",
    "sink:2",
    "insured",
    "insured:own-choice",
    "insured:ahead",
    "not-insured",
    "lost",
    "forced",
    "passed-over",
    "end:tokens",
    "end:stuck",
)


def coverage_of(tables: Tables) -> frozenset[str]:
    """Names of all places that ships reach, colours that are sold, steps, rare rules and ends."""
    places = (f"place:{row.id}" for row in tables.board.place[1:])
    colours = (f"{what}:{colour}" for what in ("token", "sold") for colour in COLOURS)
    return frozenset((*_HAPPENINGS, *places, *colours))
