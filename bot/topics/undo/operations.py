"""Asking the table to go back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_seated
from bot.core.match import proposing
from bot.core.operation import Operation

if TYPE_CHECKING:
    from bot.core.changes import Change
    from bot.core.loaded_match import LoadedMatch


def propose_undo(match: str | None, to: int, revision: int | None = None) -> Operation[LoadedMatch, Change]:
    """Ask the table to go back to where ``to`` answers stand, if it is still the log of that revision."""
    return Operation(
        partial(find_seated, match=match),
        partial(proposing.undone, to=to, revision=revision),
        lambda unit, caller, undo: proposing.propose_undo(unit, caller, undo, to),
    )
