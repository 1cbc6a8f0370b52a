"""Times of waiting, as Discord shows them in each reader's own zone: nothing is edited because time passes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.core.match.reminder_schedule import ends
from bot.core.paces import PACES
from bot.discord.screens.reader import named, waited_for

if TYPE_CHECKING:
    from bot.core.outcomes import LoadedMatch
    from render.core.words import Words


def time_left(loaded: LoadedMatch, seat: int, words: Words) -> list[str]:
    """Until when a seat has time, at a table by the clock; nothing at others, or while the clock stands still."""
    pace, wait = PACES[loaded.info.pace], loaded.waits.get(seat)
    if not pace.clocked or wait is None or wait.running is None:
        return []
    return [words.text("pulse-until", when=f"<t:{ends(wait, pace, wait.running)}:f>")]


def since_lines(loaded: LoadedMatch, words: Words) -> list[str]:
    """Since when the match waits for each of those whom it waits for."""
    waits = [(seat, loaded.waits[seat]) for seat in waited_for(loaded) if seat in loaded.waits]
    return [
        words.text("pulse-waiting", who=named(words, loaded.people, [seat]), since=f"<t:{wait.since}:R>")
        for seat, wait in waits
    ]


def missed_lines(loaded: LoadedMatch, missed: str | None, words: Words) -> list[str]:
    """That the bot was away while the match waited for those whom it waits for, as it was noted, if it was."""
    if missed is None or not loaded.waits:
        return []
    noted = json.loads(missed)
    if noted["to"] <= min(wait.since for wait in loaded.waits.values()):
        return []
    return [words.text("pulse-missed", begin=f"<t:{noted['from']}:f>", end=f"<t:{noted['to']}:t>")]
