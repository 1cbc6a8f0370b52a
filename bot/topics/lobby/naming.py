"""Presets: the options of a lobby under a name, for one's own lobbies or for those of a server."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.names import given
from bot.core.outcomes import LobbyChanged, Objected
from bot.discord.ids import Press
from bot.discord.message import Button, Form, FormField, Message, Part, Pick, Select, Text, row
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.objections import objection_message
from bot.store import presets
from bot.store.presets import Preset, Terms
from bot.topics.lobby import operations
from bot.topics.lobby.inviting import find_hosted
from bot.topics.lobby.opening import key_of, preset_name
from render.core.words_names import marked_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.discord.call import Call, Reply
    from bot.store.records import MatchInfo
    from render.core.words import Words

LONGEST_NAME = 40
SHARED = "shared"
"""Slot of what is about the server's presets; without it one's own are meant."""


def find_presets(unit: UnitOfWork, caller: Caller, match: str | None) -> tuple[MatchInfo, Sequence[Preset]] | Objected:
    """The lobby whose host the caller is, and the presets that fit its game."""
    info = find_hosted(unit, caller, match)
    if isinstance(info, Objected):
        return info
    return info, presets.of(unit.connection, caller.guild or 0, caller.user, info.game)


def save(unit: UnitOfWork, caller: Caller, match: str, name: str, *, shared: bool) -> Outcome | str:
    """Keep the options of a lobby under a name; the sentence's key if they cannot be kept."""
    info = find_hosted(unit, caller, match)
    if isinstance(info, Objected):
        return info
    if shared and not caller.manager:
        return Objected("not-manager")
    if not name:
        return "house-wrong-name"
    terms = Terms(info.seats, info.pace, info.lang, info.options)
    kept = presets.keep(unit.connection, caller.guild or 0, caller.user, info.game, Preset(name, shared, terms))
    return "rooms-preset-saved" if kept else "rooms-preset-full"


def use(unit: UnitOfWork, caller: Caller, match: str, key: str) -> Outcome:
    """Change a lobby to the terms of a preset."""
    found = find_presets(unit, caller, match)
    if isinstance(found, Objected):
        return found
    info, kept = found
    terms = next((each.terms for each in kept if key_of(each) == key), None)
    if terms is None:
        return Objected("bad-option", info=info, detail="preset")
    return operations.change(
        unit,
        replace(caller, channel=info.channel),
        info.id,
        options=terms.options,
        seats=terms.seats,
        lang=terms.lang,
        pace=terms.pace,
    )


def drop(unit: UnitOfWork, caller: Caller, match: str, key: str) -> Objected | None:
    """Forget a preset: one's own, or with Manage Server one of the server's."""
    found = find_presets(unit, caller, match)
    if isinstance(found, Objected):
        return found
    info, kept = found
    preset = next((each for each in kept if key_of(each) == key), None)
    if preset is None:
        return Objected("bad-option", info=info, detail="preset")
    if preset.shared and not caller.manager:
        return Objected("not-manager")
    presets.drop(unit.connection, caller.guild or 0, caller.user, info.game, preset.name, shared=preset.shared)
    return None


async def show(call: Call) -> Message:
    """The panel of presets."""
    return await _panel(call, "")


async def _panel(call: Call, head: str) -> Message:
    found = await call.read(find_presets, call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    return presets_message(*found, call.words, head, manager=call.caller.manager)


def presets_message(info: MatchInfo, kept: Sequence[Preset], words: Words, head: str, *, manager: bool) -> Message:
    """The presets that fit a lobby: to be used, kept and forgotten."""
    parts: list[Part] = [Text("\n".join([*([head] if head else []), words.text("rooms-presets-panel")]))]
    if kept:
        picks = tuple(Pick(key_of(each), preset_name(each, words)) for each in kept)
        parts.append(Select(words.text("rooms-preset-use"), Press("usepreset", info.id), picks))
    own = tuple(Pick(key_of(each), preset_name(each, words)) for each in kept if manager or not each.shared)
    if own:
        parts.append(Select(words.text("rooms-preset-drop"), Press("droppreset", info.id), own))
    buttons = [Button(words.text("rooms-preset-save"), Press("namepreset", info.id), "primary")]
    if manager:
        buttons.append(Button(words.text("rooms-preset-share"), Press("namepreset", info.id, slot=SHARED)))
    return Message((*parts, row(*buttons)))


async def name_it(call: Call) -> Reply:
    """The form for a preset's name."""
    found = await call.read(find_presets, call.caller, call.press.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    words = call.words
    field = FormField("name", words.text("rooms-preset-name"), least=1, longest=LONGEST_NAME)
    press = Press("keeppreset", call.press.match, slot=call.press.slot)
    return Form(words.text("rooms-preset-save"), press, (field,))


async def named(call: Call) -> Message:
    """Keep the lobby's options under the name that was typed."""
    name = given(" ".join(call.fields.get("name", ())), LONGEST_NAME)
    said = await call.write(partial(save, shared=call.press.slot == SHARED), call.caller, call.press.match, name)
    if isinstance(said, str):
        return await _panel(call, call.words.text(said, name=marked_name(name), n=presets.MOST))
    return await outcome_message(call, said)


async def use_it(call: Call) -> Message:
    """Play on the terms of a preset."""
    outcome = await call.act(use, call.press.match, "".join(call.values))
    if isinstance(outcome, LobbyChanged):
        return await _panel(call, call.words.text("rooms-preset-used"))
    return await outcome_message(call, outcome)


async def drop_it(call: Call) -> Message:
    """Forget a preset."""
    objected = await call.write(drop, call.caller, call.press.match, "".join(call.values))
    if objected is not None:
        return objection_message(objected, call.words)
    return await _panel(call, call.words.text("rooms-preset-gone"))
