"""Asking the table to set a stated fact right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.match import proposing
from bot.core.operation import Operation

if TYPE_CHECKING:
    from bot.core.changes import Change
    from bot.core.loaded_match import LoadedMatch
    from rules.core.corrections import Correction


def propose(match: str | None, correction: Correction) -> Operation[LoadedMatch, Change]:
    """Ask the table to set a fact right."""
    return Operation(
        partial(find_seated, match=match),
        partial(proposing.corrected, correction=correction),
        lambda unit, caller, change: proposing.propose_correction(unit, caller, change, correction),
    )
