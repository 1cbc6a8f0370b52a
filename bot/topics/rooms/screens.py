"""The panel of a server's settings: where matches are played, on which terms, and who may be called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord
import structlog

from bot.core.paces import PACES
from bot.discord import rooms
from bot.discord.ids import Press, number_in
from bot.discord.message import Chooser, Message, Part, Pick, Select, Text
from bot.discord.rooms import NoRoom
from bot.discord.screens.lobby import pace_text
from bot.discord.screens.objections import managed_server
from bot.discord.screens.rooms import no_room_text
from bot.store import server_settings
from bot.store.codes import TOO_MANY_TAGS
from bot.store.server_settings import (
    ALLOWABLE,
    ANNOUNCEMENTS,
    DAYS,
    LANG,
    LEVELS,
    LOBBIES,
    ONLOOKERS,
    PACE,
    PARENT,
    REFUSED,
    ROLE,
    TAGS,
    WHERE,
)
from bot.topics.rooms import operations
from render.core.languages import LANGUAGES
from render.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.discord.call import Call
    from bot.store.server_settings import ServerSettings

ANY: Final = "any"
"""Of language and pace: as whoever opens a table has it."""

WHERES: Final = ("here", "thread", "post")

_log = structlog.get_logger()


async def settings(call: Call) -> Message:
    """The panel, for whoever manages the server."""
    guild = managed_server(call)
    if isinstance(guild, Message):
        return guild
    return settings_message(call, await call.read(operations.settings_of, guild))


def settings_message(call: Call, stands: ServerSettings, head: str = "") -> Message:
    """What stands in menus, and above them what keeps it from being done."""
    words = call.words
    wrong = rooms.lacking(call.server, stands)
    lines = [
        words.text("rooms-settings-title"),
        *([head] if head else []),
        *([no_room_text(stands, wrong, words)] if wrong is not None else _tags_missing(call, stands)),
        *_role_barred(call, stands),
    ]
    parts: list[Part] = [Text("\n".join(lines)), _where(stands, words)]
    parent = () if stands.parent is None else (stands.parent,)
    if stands.where != "here":
        hint, press = words.text(f"rooms-menu-{stands.where}"), Press("server", slot=PARENT)
        below = Chooser(hint, press, "channels" if stands.where == "thread" else "forums", parent)
        parts += [Text(words.text(f"rooms-about-{stands.where}")), below]
    role = () if stands.role is None else (stands.role,)
    parts += [
        _language(stands, words),
        _pace(stands, words),
        _allowed(stands, words),
        Text(words.text("rooms-about-role")),
        Chooser(words.text("rooms-menu-role"), Press("server", slot=ROLE), "roles", role, least=0),
        *_channel(ANNOUNCEMENTS, stands.announcements, words),
        *_channel(ONLOOKERS, stands.onlookers, words),
    ]
    return Message(tuple(parts))


def _channel(slot: str, chosen: int | None, words: Words) -> tuple[Part, ...]:
    """A channel for something that is told on the server, which may be left out."""
    there = () if chosen is None else (chosen,)
    menu = Chooser(words.text("rooms-menu-announcements"), Press("server", slot=slot), "channels", there, least=0)
    return Text(words.text(f"rooms-about-{slot}")), menu


def _shown(menu: str, value: str, words: Words) -> str:
    """An entry that says what is chosen: a closed menu shows it instead of its own name."""
    return words.text("house-lobby-option", option=words.text(menu), value=value)


def _where(stands: ServerSettings, words: Words) -> Select:
    picks = tuple(
        Pick(
            where,
            _shown("rooms-menu-where", words.text(f"rooms-where-{where}"), words),
            words.text(f"rooms-where-{where}-detail"),
            chosen=where == stands.where,
        )
        for where in WHERES
    )
    return Select(words.text("rooms-menu-where"), Press("server", slot=WHERE), picks)


def _language(stands: ServerSettings, words: Words) -> Select:
    menu, known = "house-lobby-option-language", {ANY: words.text("rooms-language-any")}
    known |= {key: language.name for key, language in LANGUAGES.items()}
    chosen = stands.lang or ANY
    picks = tuple(Pick(key, _shown(menu, name, words), chosen=key == chosen) for key, name in known.items())
    return Select(words.text(menu), Press("server", slot=LANG), picks)


def _pace(stands: ServerSettings, words: Words) -> Select:
    chosen = stands.pace or next(iter(PACES))
    picks = tuple(_pace_pick(key, words, chosen=key == chosen) for key in PACES)
    return Select(words.text("bot-pace"), Press("server", slot=PACE), picks)


def _pace_pick(pace: str, words: Words, *, chosen: bool) -> Pick:
    """A pace in a few words, and below them in full where those say less."""
    few, whole = f"bot-pace-{pace}-menu", pace_text(pace, words)
    if not words.has(few):
        return Pick(pace, _shown("bot-pace", whole, words), chosen=chosen)
    return Pick(pace, _shown("bot-pace", words.text(few), words), whole, chosen)


def _allowed(stands: ServerSettings, words: Words) -> Select:
    picks = tuple(
        Pick(each, words.text(f"rooms-allow-{each}"), chosen=each not in stands.refused) for each in ALLOWABLE
    )
    shared = (
        Pick(LEVELS, words.text("rooms-allow-levels"), chosen=stands.shares_levels),
        Pick(LOBBIES, words.text("rooms-allow-lobbies"), chosen=stands.shares_lobbies),
        Pick(DAYS, words.text("rooms-allow-days"), words.text("rooms-allow-days-detail"), chosen=stands.has_days),
    )
    every = (*picks, *shared)
    return Select(words.text("rooms-menu-allow"), Press("server", slot="allow"), every, 0, len(every))


def _tags_missing(call: Call, stands: ServerSettings) -> list[str]:
    """Which tags the forum does not have: it is full, or they have been taken away."""
    parent = rooms.parent_of(call.server, stands)
    if stands.where != "post" or not isinstance(parent, discord.ForumChannel):
        return []
    missing = rooms.missing_tags(parent, stands.tags, call.words)
    if not missing:
        return []
    full = len(parent.available_tags) >= rooms.MOST_TAGS
    return [call.words.text("rooms-tags-full" if full else "rooms-tags-missing", tags=call.words.listed(missing))]


def _role_barred(call: Call, stands: ServerSettings) -> list[str]:
    """That the role cannot be pinged, where that is so."""
    where = stands.announcements or call.caller.channel
    if stands.role is None or call.server.may_ping(stands.role, where):
        return []
    return [call.words.text("rooms-role-barred", role=f"<@&{stands.role}>")]


async def choose(call: Call) -> Message:
    """Remember what was chosen in the panel, and show it again."""
    guild = managed_server(call)
    if isinstance(guild, Message):
        return guild
    stands = await call.read(operations.settings_of, guild)
    changed = _changed(call, stands)
    if isinstance(changed, str):
        return settings_message(call, stands, call.words.text(changed))
    stands = await call.write(operations.choose, call.caller, changed)
    head = call.words.text("house-settings-saved")
    if call.press.slot in (WHERE, PARENT, LANG):
        tags = await _give_tags(call, stands)
        if isinstance(tags, str):
            head = call.words.text(tags, channel=f"<#{stands.parent}>")
        elif tags:
            stands = await call.write(operations.choose, call.caller, tags)
    return settings_message(call, stands, head)


def _changed(call: Call, stands: ServerSettings) -> Mapping[str, str] | str:
    """What was chosen, as it is remembered; the sentence's key if it cannot be."""
    value = call.values[0] if call.values else ""
    match call.press.slot:
        case slot if slot == WHERE and value in WHERES:
            # A channel is no forum: below which one rooms are made is chosen anew.
            return {WHERE: value, **({} if value == stands.where else {PARENT: "", TAGS: ""})}
        case slot if slot == PARENT:
            return _parent(call, stands, value)
        case slot if slot == LANG and value in (ANY, *LANGUAGES):
            return {LANG: "" if value == ANY else value}
        case slot if slot == PACE and value in PACES:
            return {PACE: value}
        case "allow":
            refused = " ".join(each for each in ALLOWABLE if each not in call.values)
            return {REFUSED: refused, **{key: "yes" if key in call.values else "" for key in (LEVELS, LOBBIES, DAYS)}}
        case slot if slot in (ROLE, ANNOUNCEMENTS, ONLOOKERS) and (not value or number_in(value) is not None):
            return _named(call, slot, value)
        case _:
            return "bot-bad-option"


def _parent(call: Call, stands: ServerSettings, value: str) -> Mapping[str, str] | str:
    channel = None if call.server.guild is None else call.server.guild.get_channel(number_in(value) or 0)
    fits = NoRoom("rooms-kind") if channel is None else rooms.fitting(channel, stands.where)
    if isinstance(fits, NoRoom):
        return fits.key
    return {PARENT: value, **({} if fits.id == stands.parent else {TAGS: ""})}


def _named(call: Call, slot: str, value: str) -> Mapping[str, str] | str:
    """A role or a channel of this server."""
    guild, number = call.server.guild, number_in(value) or 0
    if not value:
        return {slot: ""}
    if guild is None or (slot == ROLE and (guild.get_role(number) is None or number == guild.id)):
        return "rooms-role-everyone"
    return {slot: value}


async def _give_tags(call: Call, stands: ServerSettings) -> Mapping[str, str] | str:
    """Give the forum its tags; what is remembered of them, or the sentence's key if they cannot be made."""
    parent = rooms.parent_of(call.server, stands)
    if stands.where != "post" or not isinstance(parent, discord.ForumChannel):
        return {}
    words = Words.of(stands.lang or call.words.lang)
    try:
        return {TAGS: server_settings.tags_text(await rooms.keep_tags(parent, stands.tags, words))}
    except discord.HTTPException as error:
        _log.warning("tags not made", code=error.code)
        return "rooms-tags-full-now" if error.code == TOO_MANY_TAGS else "rooms-tags-barred"
