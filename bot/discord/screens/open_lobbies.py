"""Lobbies that can be joined from a list, each with its button."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.match import open_lobbies
from bot.discord.ids import Press
from bot.discord.message import Button, Remark, Text
from bot.discord.screens.lobby import pace_text
from bot.discord.screens.reader import match_name
from bot.discord.server import TROUBLE
from render.core.words_names import marked_name

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.discord.message import Part
    from bot.discord.server import Server
    from bot.store.records import MatchInfo

MOST: Final = 4
"""Lobbies that are shown."""


async def listed_lobby(call: Call, match: str) -> MatchInfo | None:
    """A lobby that someone could join from the list, if it is one still."""
    listed = await call.read(open_lobbies.listed, call.caller)
    info = next((info for info in (*listed.here, *listed.elsewhere) if info.id == match), None)
    return info if info is not None and await _may_see(call, info) else None


async def _may_see(call: Call, info: MatchInfo) -> bool:
    """Whether someone may see a lobby: here or where everyone looks on, and on another server only as a member."""
    if info.guild == call.caller.guild:
        return info.channel == call.caller.channel or call.server.is_open(info.channel)
    server = call.server.other(info.guild)
    return server.is_open(info.channel) and await _is_member(server, call.caller.user)


async def _is_member(server: Server, user: int) -> bool:
    """Whether someone is on a server; where Discord does not say, a lobby there is not listed."""
    try:
        return await server.has(user)
    except TROUBLE:
        return False


async def open_lobby_parts(call: Call) -> tuple[Part, ...]:
    """The lobbies that can be joined, each with a button; nothing if there are none."""
    listed = await call.read(open_lobbies.listed, call.caller)
    lines: list[Remark] = []
    for info in (*listed.here, *listed.elsewhere):
        if len(lines) < MOST and await _may_see(call, info):
            join = Button(call.words.text("house-join"), Press("enter", info.id), "success")
            lines.append(Remark(_line(info, call), join))
    return (Text(call.words.text("find-open-title")), *lines) if lines else ()


def _line(info: MatchInfo, call: Call) -> str:
    words, guild = call.words, call.server.other(info.guild).guild
    there = [] if info.guild == call.caller.guild or guild is None else [marked_name(guild.name)]
    names = words.listed([marked_name(guest.name) for guest in info.guests])
    seats = words.text("tables-lobby", taken=info.taken, seats=info.seats)
    return " · ".join([f"**{match_name(words, info)}**", seats, names, pace_text(info.pace, words), *there])
