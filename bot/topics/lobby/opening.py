"""Opening a lobby: here, or in a thread or forum post that is made for it, on the terms of a preset if one is named."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.match import rooms as match_rooms
from bot.core.match.rooms import Wish
from bot.core.outcomes import LobbyChanged, Objected
from bot.discord import rooms
from bot.discord.completing import containing
from bot.discord.ids import Press, number_in, short
from bot.discord.message import Button, Message, Text, row
from bot.discord.rooms import NoRoom
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.objections import missing_message, objection_message
from bot.discord.screens.practised import ask_to_leave_practice
from bot.discord.screens.reader import table_link
from bot.discord.screens.rooms import no_room_text
from bot.store import presets, server_settings
from bot.store.presets import Terms
from bot.topics.lobby import operations
from render.core.words_names import plain_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.discord.call import Call
    from bot.discord.routes import Pairs, Typed
    from bot.store.presets import Preset
    from bot.store.server_settings import ServerSettings
    from render.core.words import Words

LAST = "last"
"""In the place of a preset: the terms of the person's last lobby."""


async def open_table(
    call: Call, game: str, seats: int | None = None, language: str | None = None, preset: str | None = None
) -> Message:
    """Open a lobby where this server plays: here, or in a room that is made for it."""
    settings = await call.read(_settings, call.caller.guild or 0)
    if settings.where != "here":
        return await _in_room(call, settings, game, (seats, language, preset))
    return await open_here(call, game, seats, language, preset)


def _settings(unit: UnitOfWork, guild: int) -> ServerSettings:
    return server_settings.load(unit.connection, guild)


async def open_here(
    call: Call, game: str, seats: int | None = None, language: str | None = None, preset: str | None = None
) -> Message:
    """Open a lobby in this channel."""
    lacking = call.missing or tuple(call.server.lacking(call.caller.channel))
    refused = missing_message(lacking, call.words)
    if refused is not None:
        return refused
    asked = await ask_to_leave_practice(call, Press("open", slot=game, state=_carried(seats, language, preset)))
    if asked is not None:
        return asked
    terms = await _terms(call, game, seats, language, preset)
    if isinstance(terms, Objected):
        return objection_message(terms, call.words)
    return await _told(call, await call.act(operations.open_table, game, terms))


def _carried(seats: int | None, language: str | None, preset: str | None) -> str:
    """What was asked for, as a button carries it."""
    return f"{language or '-'} {seats or '-'} {preset or '-'}"


def _read(state: str) -> tuple[int | None, str | None, str | None]:
    """What a button carries of what was asked for."""
    language, seats, preset = (*state.split(" "), "-", "-", "-")[:3]
    return number_in(seats), None if language == "-" else language, None if preset == "-" else preset


async def open_anew(call: Call) -> Message:
    """The same in this channel, whatever this server has chosen or is practised here; ``slot`` is the game."""
    return await open_here(call, call.press.slot, *_read(call.press.state))


async def _terms(
    call: Call, game: str, seats: int | None, language: str | None, preset: str | None
) -> Terms | Objected:
    """The terms that were asked for: those of the preset, and what was named beside it."""
    settings, known = await call.read(_known, call, game)
    named = Terms(None, None, settings.lang or call.caller.lang, {})
    if preset is not None:
        found = known.get(preset)
        if found is None:
            return Objected("bad-option", detail="preset")
        named = found
    return replace(named, seats=seats or named.seats, lang=language or named.lang)


def _known(unit: UnitOfWork, call: Call, game: str) -> tuple[ServerSettings, dict[str, Terms]]:
    """What this server has chosen, and the terms that can be named, each by what stands for it in a command."""
    guild, user = call.caller.guild or 0, call.caller.user
    last = presets.last(unit.connection, guild, user, game)
    known = {LAST: last} if last is not None else {}
    kept = {key_of(each): each.terms for each in presets.of(unit.connection, guild, user, game)}
    return server_settings.load(unit.connection, guild), {**known, **kept}


def key_of(preset: Preset) -> str:
    """What stands for a preset in a command, a menu or a button."""
    return short(f"{preset.shared}:{preset.name}")


async def offered(call: Call, typed: Typed) -> Pairs:
    """The presets of the game that is named, and *as last time*."""
    game = str(typed.options.get("game") or "")
    guild, user = call.caller.guild or 0, call.caller.user
    has_last, kept = await call.read(_of_game, guild, user, game)
    last = [(call.words.text("rooms-as-last-time"), LAST)] if has_last else []
    return containing([*last, *((preset_name(each, call.words), key_of(each)) for each in kept)], typed)


def _of_game(unit: UnitOfWork, guild: int, user: int, game: str) -> tuple[bool, Sequence[Preset]]:
    last = presets.last(unit.connection, guild, user, game)
    return last is not None, presets.of(unit.connection, guild, user, game)


def preset_name(preset: Preset, words: Words) -> str:
    """A preset as menus name it."""
    name = plain_name(preset.name)
    return words.text("rooms-preset-shared", name=name) if preset.shared else name


async def _in_room(
    call: Call, settings: ServerSettings, game: str, asked: tuple[int | None, str | None, str | None]
) -> Message:
    """Open a lobby in a room that is made for it; where none can be made, say why and offer this channel."""
    terms = await _terms(call, game, *asked)
    if isinstance(terms, Objected):
        return objection_message(terms, call.words)
    lacking = rooms.lacking(call.server, settings, tags=False)
    if lacking is not None:
        return _no_room(call, settings, lacking, game, asked)
    opening = await call.write(match_rooms.promise, Wish(call.caller, game, terms), settings.parent or 0)
    if isinstance(opening, Objected):
        return objection_message(opening, call.words)
    opened = await rooms.open_promised(call.backend.acting, call.server, settings, opening)
    if isinstance(opened, NoRoom):
        return _no_room(call, settings, opened, game, asked)
    return await _told(call, opened)


def _no_room(
    call: Call,
    settings: ServerSettings,
    why: NoRoom,
    game: str,
    asked: tuple[int | None, str | None, str | None],
) -> Message:
    """Why no room was made, and the way to a lobby in this channel."""
    here = Button(call.words.text("rooms-open-here"), Press("open", slot=game, state=_carried(*asked)), "primary")
    return Message((Text(no_room_text(settings, why, call.words)), row(here)))


async def _told(call: Call, outcome: Outcome) -> Message:
    """That the lobby is open and where, and what may follow: inviting people, keeping its options."""
    said = await outcome_message(call, outcome)
    if not isinstance(outcome, LobbyChanged):
        return said
    info, words = outcome.info, call.words
    there = Text(words.text("rooms-opened", link=table_link(info)))
    parts = (there,) if info.channel != call.caller.channel else said.parts
    invite = Button(words.text("rooms-invite"), Press("inviting", info.id))
    return Message((*parts, row(invite, Button(words.text("rooms-presets"), Press("presets", info.id)))))
