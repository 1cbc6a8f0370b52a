"""Personal settings and help."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core import clock, people
from bot.core.outcomes import LoadedMatch
from bot.discord.ids import Press
from bot.discord.message import Form, FormField, Message, Pick
from bot.discord.screens.answers import fresh, question_or_else
from bot.discord.screens.settings import AUTO_TEXT, DMS, HERE, PLAYING, is_on, settings_message
from bot.store.persons import DM, DM_TOLD, GUIDE, HAND_DM, LANG, LANGUAGE, TURN_DM
from bot.topics.preferences.hours import Filled, hours_form, read_hours, read_place, which_message
from render.core.languages import LANGUAGES
from render.core.words import Words

if TYPE_CHECKING:
    from bot.discord.call import Call

AUTO = "auto"


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
    return tuple(Pick(key, call.words.text(f"quiet-tick-{key}"), chosen=is_on(call.preferences, key)) for key in keys)


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
    lang = filled.changed.get(LANG)
    words = call.words if lang is None else Words.of(lang)
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
        return await fresh(quiet, found, call.words.text("house-guide-gone"), carry=call.press.carry)
    return await question_or_else(quiet, found)
