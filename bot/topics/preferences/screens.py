"""Personal settings and help."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from datetime import time
from typing import TYPE_CHECKING, Final

from bot.core import clock, people
from bot.core.cities import Place, city_of, find, is_offset
from bot.core.do_not_disturb import LONGEST, lasts, local_time
from bot.core.loaded_match import LoadedMatch
from bot.discord.ids import Press
from bot.discord.message import Form, FormField, Message, Pick, Select, Text
from bot.discord.screens.answers import fresh, question_or_else
from bot.discord.screens.settings import AS_TABLE, AUTO_TEXT, DMS, HERE, PLAYING, settings_message, wall_time
from bot.store.persons import (
    DM,
    DM_TOLD,
    GUIDE,
    HAND_DM,
    LANG,
    LANGUAGE,
    NEVER,
    QUIET,
    REMIND,
    TURN_DM,
    ZONE,
    Preferences,
    QuietHours,
)
from render.core.languages import LANGUAGES
from render.core.words import Words
from render.core.words_names import marked_name
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.discord.call import Call

AUTO = "auto"


PLACE, FROM, UNTIL = "place", "from", "until"
"""Fields of the form besides the reminder's."""

NONE = "none"
"""Of the beginning: there are no quiet hours."""

REMINDERS: Final = (AS_TABLE, "12", "24", "48", NEVER)
USUAL = QuietHours(time(22), time(8))
"""What the form proposes to who has set nothing yet."""

LONGEST_PLACE = 60


async def settings(call: Call) -> Message:
    """The panel of personal settings."""
    return settings_message(
        call.preferences, call.words, await call.read(people.absence, call.caller.user), now=clock.now()
    )


async def open_hours(call: Call) -> Form:
    """The form for the own hours; it is answered in the panel of settings, or apart from whatever else it stood on."""
    sent = Press("set" if call.press.slot == HERE else "noted", slot="hours")
    return hours_form(call.preferences, call.words, sent)


async def open_wishes(call: Call) -> Form:
    """The form for language, DMs, and how much is explained and asked."""
    words = call.words
    spoken = {AUTO: words.text(AUTO_TEXT)} | {key: each.name for key, each in LANGUAGES.items()}
    language = call.preferences.language or AUTO
    languages = tuple(Pick(key, name, chosen=key == language) for key, name in spoken.items())
    return Form(
        words.text("quiet-wishes"),
        Press("set", slot="wishes"),
        (
            FormField(LANGUAGE, words.text("house-settings-language"), picks=languages, least=1),
            FormField("dms", words.text("quiet-ticks-dms"), picks=_ticks(call, DMS), look="ticks"),
            FormField("playing", words.text("quiet-ticks-playing"), picks=_ticks(call, PLAYING), look="ticks"),
        ),
    )


def _ticks(call: Call, keys: tuple[str, ...]) -> tuple[Pick, ...]:
    return tuple(Pick(key, call.words.text(f"quiet-tick-{key}"), chosen=call.preferences.wants(key)) for key in keys)


async def set_preference(call: Call) -> Message:
    """Remember what a form, or the menu of places, says."""
    now = int(clock.now())
    match call.press.slot:
        case "hours":
            filled = read_hours(call.fields, call.preferences, call.words, now)
        case "place":
            filled = read_place("".join(call.values), call.preferences, call.words, now)
        case _:
            filled = Filled(_wished(call), "")
    if filled.changed:
        await call.write(people.note, call.caller.user, filled.changed)
    if filled.unclear:
        return which_message(filled, call.words)
    preferences = call.preferences.but(filled.changed)
    words = Words.of(filled.changed.get(LANG, call.words.lang), icons=preferences.icons)
    away = await call.read(people.absence, call.caller.user)
    return settings_message(preferences, words, away, filled.says or words.text("house-settings-saved"), now=now)


def _wished(call: Call) -> dict[str, str]:
    """The settings that the form of wishes says; what it does not name is no wish."""
    changed: dict[str, str] = {}
    for name, keys in (("dms", DMS), ("playing", PLAYING)):
        if name in call.fields:
            changed |= {key: "yes" if key in call.fields[name] else "no" for key in keys}
    if "yes" in (changed.get(HAND_DM), changed.get(TURN_DM)):
        # Who wants DMs has opened them, as long as none comes back.
        changed |= {DM: "", DM_TOLD: ""}
    match call.fields.get(LANGUAGE):
        case [lang] if lang in LANGUAGES:
            changed |= {LANGUAGE: lang, LANG: lang}
        case [str(lang)] if lang == AUTO:
            changed |= {LANGUAGE: ""}
        case _:
            pass
    return changed


async def hush(call: Call) -> Message:
    """The panel without its sentence of why, now and from now on."""
    await call.write(people.note, call.caller.user, {GUIDE: "no"})
    quiet = replace(call, preferences=call.preferences.but({GUIDE: "no"}))
    found = await call.find()
    if isinstance(found, LoadedMatch):
        return await fresh(quiet, found, call.words.text("house-guide-gone"), state=call.press.state)
    return await question_or_else(quiet, found)


@frozen
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
        press: What sending it stands for.
    """
    hours = preferences.quiet or USUAL
    begins = NONE if preferences.zone and preferences.quiet is None else f"{hours.begin:%H}"
    clocks = [Pick(f"{hour:02}", wall_time(time(hour))) for hour in range(24)]
    no_hours = Pick(NONE, words.text("quiet-none"))
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
            FormField(FROM, words.text("quiet-from"), picks=_standing([no_hours, *clocks], begins), least=1),
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
        nowhere = preferences.but({**changed, ZONE: ""})
        says = "house-settings-saved" if nowhere.quiet is None else "quiet-needs-place"
        return Filled({**changed, ZONE: ""}, words.text(says))
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
