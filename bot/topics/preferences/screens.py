"""Personal settings and help."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core import clock
from bot.core.outcomes import LoadedMatch
from bot.discord.call import Route
from bot.discord.ids import Press
from bot.discord.message import Button, Form, FormField, Message, Pick, Select, Text, row
from bot.discord.screens.answers import fresh, question_or_else
from bot.store.persons import DM, DM_TOLD, GUIDE, HAND_DM, LANG, LANGUAGE, SURE, TURN_DM, UNENDED
from bot.topics.absence.screens import away_form, away_line, come_back, set_away
from bot.topics.preferences.hours import Filled, hours_form, hours_line, read_hours, read_place, which_message
from render.core.languages import LANGUAGES
from render.core.words import Words
from render.faces import FACES

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.discord.ids import Verb
    from bot.store.aways import Away
    from bot.store.persons import Preferences

AUTO = "auto"
AUTO_TEXT = "house-settings-language-auto"

SWITCHES = {HAND_DM: "yes", TURN_DM: "no", UNENDED: "yes", SURE: "no", GUIDE: "yes"}
"""What stands as at first of each setting that is on or off."""

DMS = (HAND_DM, TURN_DM, UNENDED)
PLAYING = (SURE, GUIDE)
"""Which of them stand side by side."""

HERE = "here"
"""Of the button that opens a form in the panel of settings."""

SCREENS = 3


async def settings(call: Call) -> Message:
    """The panel of personal settings."""
    return settings_message(
        call.preferences, call.words, await call.backend.service.absence(call.caller.user), now=clock.now()
    )


def settings_message(
    preferences: Preferences, words: Words, away: Away | None, head: str = "", *, now: float
) -> Message:
    """What a person prefers, with the forms in which that is changed.

    Args:
        preferences: What the person has set.
        words: The person's language.
        away: The person's absence.
        head: What has just changed.
        now: Seconds since 1970.
    """
    language = LANGUAGES[preferences.language].name if preferences.language else words.text(AUTO_TEXT)
    lines = [words.text("quiet-language-line", language=language), *([head] if head else [])]
    if preferences.dms_closed:
        lines.append(words.text("house-trouble-dm-closed"))
    dms, playing = (
        [words.text(f"quiet-tick-{key}") for key in ticks if _is_on(preferences, key)] for ticks in (DMS, PLAYING)
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


def _is_on(preferences: Preferences, key: str) -> bool:
    return preferences.values.get(key, SWITCHES[key]) == "yes"


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


async def open_away(call: Call) -> Form:
    """The form for an absence."""
    return away_form(call.words, Press("set", slot="away"))


def _ticks(call: Call, keys: tuple[str, ...]) -> tuple[Pick, ...]:
    return tuple(Pick(key, call.words.text(f"quiet-tick-{key}"), chosen=_is_on(call.preferences, key)) for key in keys)


async def set_preference(call: Call) -> Message:
    """Remember what a form, or the menu of places, says."""
    now = int(clock.now())
    match call.press.slot:
        case "hours":
            filled = read_hours(call.fields, call.preferences, call.words, now)
        case "place":
            filled = read_place("".join(call.values), call.preferences, call.words, now)
        case "away":
            filled = Filled(says=await set_away(call, now))
        case _:
            filled = Filled(_wished(call), "")
    if filled.changed:
        await call.backend.service.note(call.caller.user, filled.changed)
    if filled.unclear:
        return which_message(filled, call.words)
    preferences = call.preferences.but(filled.changed)
    lang = filled.changed.get(LANG)
    words = call.words if lang is None else Words.of(lang)
    away = await call.backend.service.absence(call.caller.user)
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
    await call.backend.service.note(call.caller.user, {GUIDE: "no"})
    quiet = replace(call, preferences=call.preferences.but({GUIDE: "no"}))
    found = await call.backend.service.find(call.caller, call.match)
    if isinstance(found, LoadedMatch):
        return await fresh(quiet, found, call.words.text("house-guide-gone"), carry=call.press.carry)
    return await question_or_else(quiet, found)


async def help_screen(call: Call) -> Message:
    """One of the three screens on how to play here."""
    return help_message(call.press.at, call.words)


def help_message(number: int, words: Words) -> Message:
    """A screen of the help, from 1."""
    number = min(max(number, 1), SCREENS)
    shown = tuple(Pick(key, words.text(f"{key}-name")) for key, face in FACES.items() if face.example)
    return Message(
        (
            Text(words.text("house-help-title", n=number)),
            Text(words.text(f"house-help-{number}")),
            Select(words.text("house-how-which"), Press("how"), shown),
            row(
                Button(words.text("bot-page-before"), Press("help", at=number - 1, slot="e"), off=number == 1),
                Button(words.text("bot-page-next"), Press("help", at=number + 1, slot="l"), off=number == SCREENS),
            ),
        )
    )


ROUTES: dict[Verb, Route] = {
    "hours": Route(open_hours, "form"),
    "wishes": Route(open_wishes, "form"),
    "away": Route(open_away, "form"),
    "returned": Route(come_back, "here"),
    "set": Route(set_preference, "here"),
    "noted": Route(set_preference, "apart"),
    "help": Route(help_screen, "here"),
    "hush": Route(hush, "here"),
}
