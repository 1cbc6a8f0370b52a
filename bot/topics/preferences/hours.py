"""My hours: where someone lives, when it is night there, and when the first reminder comes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import time
from typing import TYPE_CHECKING, Final

from bot.core.cities import Place, city_of, find, is_offset
from bot.core.quiet import LONGEST, lasts, local_time
from bot.discord.ids import Press
from bot.discord.message import Form, FormField, Message, Pick, Select, Text
from bot.discord.screens.settings import AS_TABLE, wall_time
from bot.store.persons import NEVER, QUIET, REMIND, ZONE, Preferences, QuietHours
from render.core.words_names import marked_name

if TYPE_CHECKING:
    from render.core.words import Words

PLACE, FROM, UNTIL = "place", "from", "until"
"""Fields of the form besides the reminder's."""

NONE = "none"
"""Of the beginning: there are no quiet hours."""


REMINDERS: Final = (AS_TABLE, "12", "24", "48", NEVER)
USUAL = QuietHours(time(22), time(8))
"""What the form proposes to who has set nothing yet."""

LONGEST_PLACE = 60


@dataclass(frozen=True, slots=True)
class Filled:
    """What a filled form comes to.

    Attributes:
        changed: Settings to be remembered; an empty value is forgotten.
        says: What is said about it first.
        unclear: The places among which the person is asked to choose.
    """

    changed: Mapping[str, str] = field(default_factory=dict)
    says: str = ""
    unclear: tuple[Pick, ...] = ()


def hours_form(preferences: Preferences, words: Words, press: Press) -> Form:
    """The form for the own hours, filled with what stands.

    Args:
        preferences: What the person has set.
        words: The person's language.
        press: What sending it stands for.
    """
    hours = preferences.quiet or USUAL
    begins = NONE if preferences.zone and preferences.quiet is None else f"{hours.begin:%H}"
    clocks = [Pick(f"{hour:02}", wall_time(time(hour))) for hour in range(24)]
    nobody = Pick(NONE, words.text("quiet-none"))
    stands = preferences.values.get(REMIND, AS_TABLE)
    reminders = tuple(Pick(each, words.text(f"quiet-remind-{each}"), chosen=each == stands) for each in REMINDERS)
    place = city_of(preferences.zone, words.lang) if preferences.zone else ""
    return Form(
        words.text("quiet-hours"),
        press,
        (
            FormField(
                PLACE, words.text("quiet-place"), words.text("quiet-place-why"), filled=place, longest=LONGEST_PLACE
            ),
            FormField(FROM, words.text("quiet-from"), picks=_standing([nobody, *clocks], begins), least=1),
            FormField(UNTIL, words.text("quiet-until"), picks=_standing(clocks, f"{hours.end:%H}"), least=1),
            FormField(REMIND, words.text("quiet-remind"), picks=reminders, least=1, look="radio"),
        ),
    )


def _standing(picks: list[Pick], stands: str) -> tuple[Pick, ...]:
    return tuple(Pick(pick.value, pick.label, chosen=pick.value == stands) for pick in picks)


def read_hours(fields: Mapping[str, tuple[str, ...]], preferences: Preferences, words: Words, now: int) -> Filled:
    """What someone means by a filled form; what cannot be leaves all as it was.

    Args:
        fields: What was chosen or typed, by field.
        preferences: What the person had set before.
        words: The person's language.
        now: Seconds since 1970.
    """
    changed: dict[str, str] = {}
    reminder = "".join(fields.get(REMIND, ()))
    if reminder in REMINDERS:
        changed[REMIND] = "" if reminder == AS_TABLE else reminder
    begin, end = ("".join(fields.get(each, ())) for each in (FROM, UNTIL))
    if begin == NONE:
        changed[QUIET] = ""
    elif _is_hour(begin) and _is_hour(end):
        hours = QuietHours(time(int(begin)), time(int(end)))
        if not 0 < lasts(hours) <= LONGEST:
            return Filled(says=words.text("quiet-too-long"))
        changed[QUIET] = str(hours)
    text = "".join(fields.get(PLACE, ())).strip()[:LONGEST_PLACE]
    if preferences.zone and text == city_of(preferences.zone, words.lang):
        text = preferences.zone
    if not text:
        return Filled({**changed, ZONE: ""}, words.text("house-settings-saved"))
    placed = read_place(text, preferences, words, now)
    return Filled({**changed, **placed.changed}, placed.says, placed.unclear)


def read_place(text: str, preferences: Preferences, words: Words, now: int) -> Filled:
    """What someone means by the name of a place; see `read_hours`."""
    found = () if is_offset(text) else find(text, words.lang, now)
    match found:
        case Place(zones=(zone,)):
            there = local_time(preferences.but({ZONE: zone}), now)
            shown = "" if there is None else wall_time(there)
            return Filled({ZONE: zone}, words.text("quiet-there", place=city_of(zone, words.lang), time=shown))
        case Place(name=name, zones=zones):
            picks = tuple(Pick(zone, _shown(zone, words, now)) for zone in zones)
            return Filled(says=words.text("quiet-which", place=name), unclear=picks)
        case _ if is_offset(text):
            return Filled(says=words.text("quiet-offset"))
        case _:
            near = tuple(Pick(each.zones[0] if len(each.zones) == 1 else each.name, each.name) for each in found)
            says = words.text("quiet-unknown", place=marked_name(text), near=len(near))
            return Filled(says=says, unclear=near)


def which_message(filled: Filled, words: Words) -> Message:
    """The question which of some places is meant."""
    return Message((Text(filled.says), Select(words.text("quiet-place"), Press("set", slot=PLACE), filled.unclear)))


def _shown(zone: str, words: Words, now: int) -> str:
    there = local_time(Preferences({ZONE: zone}), now)
    city = city_of(zone, words.lang)
    return city if there is None else words.text("quiet-where", place=city, time=wall_time(there))


def _is_hour(text: str) -> bool:
    return text.isdecimal() and len(text) == 2 and int(text) < 24
