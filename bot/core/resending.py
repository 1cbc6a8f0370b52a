"""Sending once more what Discord refused, at the next press at its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.resending import make_up, to_make_up

if TYPE_CHECKING:
    from bot.core.acting import Acting
    from bot.core.match.resending import MadeUp
    from bot.core.outcomes import Caller


async def resend(acting: Acting, caller: Caller, match: str | None) -> MadeUp | None:
    """Send once more what Discord refused of the match that a person means, if anything.

    Returns:
        ``again`` if it is sent once more, ``gone`` if its channel is gone; None if nothing was refused.
    """
    found = await acting.read(to_make_up, caller, match)
    if found is None or found[1] == "gone":
        return None if found is None else "gone"
    return "again" if await acting.write(make_up, found[0]) else None
