"""Ids of the close-ups that there are several of: the factories of a level, sections, parts of boards."""

from __future__ import annotations

from itertools import combinations
from typing import Literal, TypeAlias, get_args

from rules.core.seats import Seat
from rules.nippon.model.terms import LEVELS, SECTIONS, ZAIBATSU, Level

Part: TypeAlias = Literal["all", "tracks", "rows", "factories"]
"""What is shown of a Zaibatsu board."""

PARTS: tuple[Part, ...] = get_args(Part)

SUPPLIES: dict[str, Level] = {f"supply{level}": level for level in sorted(set(LEVELS.values()))}
"""Close-ups of the factories on offer, with their level."""

BUILDABLE: dict[str, tuple[Level, ...]] = {
    f"build{''.join(map(str, levels))}": levels
    for count in range(1, len(SUPPLIES) + 1)
    for levels in combinations(SUPPLIES.values(), count)
}
"""Pictures of what can be built, with its levels; they belong to a panel alone."""

SCORED: dict[str, int] = {f"section{section}": section for section in range(1, SECTIONS + 1)}
"""Sheets of sections that were scored, with their number."""


def board_id(seat: Seat, part: Part) -> str:
    """Id of a board's close-up; what stands before the colon is its kind."""
    return f"zaibatsu:{seat}" if part == "all" else f"zaibatsu:{seat}:{part}"


BOARDS: dict[str, tuple[Seat, Part]] = {
    board_id(Seat(seat), part): (Seat(seat), part) for seat in range(len(ZAIBATSU)) for part in PARTS
}
"""Close-ups of boards, with whose it is and what it shows."""
