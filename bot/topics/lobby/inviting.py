"""Inviting to a lobby: seats are kept for people who are called once, or the server's role is called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.access import find_in_server
from bot.core.match.lobbies import changed, free
from bot.core.names import clean
from bot.core.outcomes import LobbyChanged, Objected
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Chooser, Message, Part, Text, note, row
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.lobby import kept_lines
from bot.discord.screens.objections import objection_message, objection_text
from bot.store import lobbies, server_settings
from bot.store.outbox_rows import Draft
from bot.store.records import Reserved

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.discord.call import Call
    from bot.store.records import MatchInfo
    from render.core.words import Words


def find_hosted(unit: UnitOfWork, caller: Caller, match: str | None) -> MatchInfo | Objected:
    """The lobby that the caller may invite to, as its opener or with Manage Server, from anywhere on the server."""
    stored = find_in_server(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    info = unit.info(stored.id)
    if info.phase != "lobby":
        return Objected("not-lobby" if info.phase == "running" else "over", info=info)
    return free(unit, info) if caller.manager or caller.user == info.opener else Objected("not-opener", info=info)


def invite(unit: UnitOfWork, caller: Caller, match: str | None, people: Mapping[int, str]) -> Outcome:
    """Keep seats for people and call them, those who are not in and for whom none is kept yet.

    Args:
        unit: The open transaction.
        caller: The host, or someone with Manage Server.
        match: Id of the lobby; None for that of the channel.
        people: Their names by their ids.
    """
    info = find_hosted(unit, caller, match)
    if isinstance(info, Objected):
        return info
    there = {one.user for one in info.expected}
    fresh = {user: name for user, name in people.items() if user not in there}
    if not fresh:
        return Objected("seated", info=info)
    if len(there) + len(fresh) > info.seats:
        return Objected("full", info=info)
    for user, name in fresh.items():
        lobbies.reserve(unit.connection, info.id, Reserved(user, clean(name), unit.now + unit.limits.held))
    shown = changed(unit, info.id, "invited")
    unit.enqueue(shown.info, Draft("call", ping=tuple(fresh)))
    return shown


def call_role(unit: UnitOfWork, caller: Caller, match: str | None) -> Outcome:
    """Call the server's role to a lobby: once a lobby, and at most once a day."""
    info = find_hosted(unit, caller, match)
    if isinstance(info, Objected):
        return info
    role, guild = info.server.role, caller.guild or 0
    if role is None:
        return Objected("no-role", info=info)
    if info.called or info.server.call_again > unit.now:
        return Objected("called", info=info)
    if len(info.expected) + len(info.bots) >= info.seats:
        return Objected("full", info=info)
    server_settings.note_call(unit.connection, guild, info.id, unit.now)
    unit.enqueue(info, Draft("call", text=str(role)), channel=info.server.announcements)
    return LobbyChanged(unit.info(info.id), "called")


async def show(call: Call) -> Message:
    """The panel from which people are invited and the role is called."""
    info = await call.read(find_hosted, call.caller, call.match)
    return objection_message(info, call.words) if isinstance(info, Objected) else invite_message(info, call.words)


def invite_message(info: MatchInfo, words: Words, head: str = "") -> Message:
    """Whom to invite, and the role that may be called."""
    lines = [*([head] if head else []), words.text("rooms-invite-panel"), *kept_lines(info, words)]
    room = info.seats - len(info.expected)
    parts: list[Part] = [Text("\n".join(lines))]
    if room > 0:
        parts.append(Chooser(words.text("rooms-invite-menu"), Press("summon", info.id), "people", most=room))
    if info.server.role is not None and not info.called:
        parts.append(Text(words.text("rooms-role-about", role=f"<@&{info.server.role}>")))
        parts.append(row(Button(words.text("rooms-role-call"), Press("callrole", info.id))))
    return Message(tuple(parts))


async def _invited(call: Call, match: str | None, people: Mapping[int, str]) -> Message:
    outcome = await call.act(invite, match, people)
    if isinstance(outcome, LobbyChanged):
        return invite_message(outcome.info, call.words, call.words.text("rooms-invited"))
    if isinstance(outcome, Objected) and outcome.why in ("seated", "full") and outcome.info is not None:
        return invite_message(outcome.info, call.words, objection_text(outcome, call.words))
    return await outcome_message(call, outcome)


async def summon(call: Call) -> Message:
    """Invite those who were chosen in the panel."""
    chosen = {number: call.names.get(number, "") for value in call.values if (number := number_in(value)) is not None}
    if not chosen or not all(chosen.values()):
        return note(call.words.text("rooms-invite-nobody"))
    return await _invited(call, call.press.match, chosen)


async def invite_people(
    call: Call,
    player: discord.User | discord.Member | None = None,
    second: discord.User | discord.Member | None = None,
    third: discord.User | discord.Member | None = None,
) -> Message:
    """Invite those who were named in the command; without any the panel."""
    named = [one for one in (player, second, third) if one is not None]
    if not named:
        return await show(call)
    people = {one.id: one.display_name for one in named if not one.bot}
    if len(people) < len({one.id for one in named}):
        return note(call.words.text("rooms-invite-nobody"))
    return await _invited(call, call.match, people)


async def call_them(call: Call) -> Message:
    """Call the server's role, if the bot may ping it."""
    info = await call.read(find_hosted, call.caller, call.press.match)
    if isinstance(info, Objected):
        return objection_message(info, call.words)
    role, where = info.server.role, info.server.announcements or info.channel
    if role is not None and not call.server.may_ping(role, where):
        return invite_message(info, call.words, call.words.text("rooms-role-barred", role=f"<@&{role}>"))
    if call.server.guild is not None and call.server.guild.get_channel_or_thread(where) is None:
        return invite_message(info, call.words, call.words.text("rooms-announcements-gone"))
    lacking = call.server.lacking(where)
    if lacking:
        needed = call.words.listed([call.words.text(key) for key in lacking])
        return invite_message(
            info, call.words, call.words.text("tables-lacking", channel=f"<#{where}>", permissions=needed)
        )
    outcome = await call.act(call_role, call.press.match)
    if isinstance(outcome, LobbyChanged):
        return invite_message(outcome.info, call.words, call.words.text("rooms-called-done"))
    if isinstance(outcome, Objected) and outcome.info is not None:
        return invite_message(outcome.info, call.words, objection_text(outcome, call.words))
    return await outcome_message(call, outcome)
