"""Personal settings and help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.call import Route
from bot.front.ids import Press
from bot.front.message import Button, Message, Pick, Select, Text, row
from bot.store.persons import DM, DM_TOLD, GUIDE, HAND_DM, LANG, LANGUAGE, SURE, TURN_DM
from render.core.people import LANGUAGES
from render.core.words import Words
from render.faces import FACES

if TYPE_CHECKING:
    from bot.front.call import Call
    from bot.front.ids import Verb
    from bot.store.persons import Preferences

AUTO = "auto"
SWITCHES = (
    (HAND_DM, "house-settings-hand", "yes"),
    (TURN_DM, "house-settings-ping", "no"),
    (SURE, "house-settings-sure", "no"),
    (GUIDE, "house-settings-guide", "yes"),
)
"""Key, words and default of each setting that is on or off."""

SCREENS = 3


async def settings(call: Call) -> Message:
    """The panel of personal settings."""
    return settings_message(call.preferences, call.words)


def settings_message(preferences: Preferences, words: Words, head: str = "") -> Message:
    """What a person prefers, and what may be chosen."""
    title = words.text("house-settings-title")
    lines = [title, *([head] if head else [])]
    if preferences.dms_closed:
        lines.append(words.text("house-trouble-dm-closed"))
    language = preferences.language or AUTO
    name = words.text("house-settings-language")
    spoken = {AUTO: "house-settings-language-auto"} | {lang: f"house-language-{lang}" for lang in LANGUAGES}
    languages = tuple(
        Pick(key, words.text("house-settings-state", what=name, value=words.text(text)), chosen=key == language)
        for key, text in spoken.items()
    )
    menus = [Select(name, Press("set", slot=LANGUAGE), languages)]
    for key, text, default in SWITCHES:
        stands = preferences.values.get(key, default)
        choices = tuple(
            Pick(
                value,
                words.text("house-settings-state", what=words.text(text), value=words.text(name)),
                chosen=stands == value,
            )
            for value, name in (("yes", "house-settings-on"), ("no", "house-settings-off"))
        )
        menus.append(Select(words.text(text), Press("set", slot=key), choices))
    return Message((Text("\n".join(lines)), *menus))


async def set_preference(call: Call) -> Message:
    """Remember one setting."""
    key, value = call.press.slot, call.values[0] if call.values else ""
    words, changed = call.words, {}
    if key == LANGUAGE and value in LANGUAGES:
        changed, words = {LANGUAGE: value, LANG: value}, Words.of(value)
    elif key == LANGUAGE and value == AUTO:
        changed = {LANGUAGE: ""}
    elif key in (HAND_DM, TURN_DM) and value == "yes":
        # Who wants DMs has opened them, as long as none comes back.
        changed = {key: value, DM: "", DM_TOLD: ""}
    elif key in {switch[0] for switch in SWITCHES} and value in ("yes", "no"):
        changed = {key: value}
    if changed:
        await call.backend.service.note(call.caller.user, changed)
    return settings_message(call.preferences.but(changed), words, words.text("house-settings-saved"))


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
    "set": Route(set_preference, "here"),
    "help": Route(help_screen, "here"),
}
