"""The panel of personal settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.cities import city_of
from bot.core.do_not_disturb import local_time
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, row
from bot.store.persons import GUIDE, HAND_DM, ICONS, REMIND, RESULTS, SURE, TURN_DM, UNENDED, Preferences
from render.core.languages import LANGUAGES

if TYPE_CHECKING:
    from datetime import datetime, time

    from bot.store.aways import Away
    from bot.store.persons import Preferences
    from render.core.words import Words

AUTO_TEXT = "house-settings-language-auto"

DMS = (HAND_DM, TURN_DM, UNENDED)
PLAYING = (SURE, GUIDE, ICONS, RESULTS)
"""Which of them stand side by side."""

HERE = "here"
"""Of the button that opens a form in the panel of settings."""

AS_TABLE = "table"
"""Of the first reminder: when the table's pace says."""


def day_shown(until: int) -> str:
    """The day until which someone is away, as Discord shows it to each reader."""
    return f"<t:{until}:D>"


def away_line(away: Away | None, words: Words) -> str:
    """Whether someone is away, as a line of the settings."""
    return words.text("quiet-away-no") if away is None else words.text("quiet-away-yes", until=day_shown(away.until))


def settings_message(
    preferences: Preferences, words: Words, away: Away | None, head: str = "", *, now: float
) -> Message:
    """What a person prefers, with the forms in which that is changed.

    Args:
        preferences: What the person has set.
        now: Seconds since 1970.
    """
    language = LANGUAGES[preferences.language].name if preferences.language else words.text(AUTO_TEXT)
    lines = [words.text("quiet-language-line", language=language), *([head] if head else [])]
    if preferences.dms_closed:
        lines.append(words.text("house-trouble-dm-closed"))
    dms, playing = (
        [words.text(f"quiet-tick-{key}") for key in ticks if preferences.wants(key)] for ticks in (DMS, PLAYING)
    )
    lines += [
        hours_line(preferences, words, int(now)),
        words.text("quiet-dms-line", what=" · ".join(dms) or words.text("quiet-no-dms")),
        words.text("quiet-playing-line", what=" · ".join(playing) or words.text("quiet-plain")),
        away_line(away, words),
    ]
    forms = row(
        Button(words.text("quiet-hours"), Press("hours", slot=HERE), "primary"),
        Button(words.text("quiet-wishes"), Press("wishes")),
        Button(words.text("quiet-away"), Press("away")),
    )
    return Message((Text("\n".join(lines)), forms))


def hours_line(preferences: Preferences, words: Words, now: int) -> str:
    """Where someone lives, when it is night there, and when the first reminder comes, in one line."""
    there, zone, hours = local_time(preferences, now), preferences.zone, preferences.quiet
    if zone is None:
        where = words.text("quiet-nowhere")
    elif there is None:
        where = words.text("quiet-lost", place=zone)
    else:
        where = words.text("quiet-where", place=city_of(zone, words.lang), time=wall_time(there))
    if hours is None:
        night = words.text("quiet-none")
    else:
        # Without a place it is never night: that the hours wait for one is said beside them.
        key = "quiet-hours-idle" if there is None else "quiet-hours-from"
        night = words.text(key, begin=wall_time(hours.begin), end=wall_time(hours.end))
    remind = words.text(f"quiet-remind-{preferences.values.get(REMIND, AS_TABLE)}")
    return words.text("quiet-line", where=where, night=night, remind=remind)


def wall_time(moment: time | datetime) -> str:
    """A moment as a clock shows it: ``22:00``."""
    return f"{moment:%H:%M}"
