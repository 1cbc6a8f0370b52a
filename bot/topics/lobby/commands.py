"""``/game``: everything about tables and lobbies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.core.match.proposing import RESTS
from bot.discord.commands import command, group, run, said
from bot.discord.message import note
from bot.discord.numbers import number_in
from bot.discord.posting import lacking_permissions
from bot.discord.screens.answers import outcome_message
from bot.topics import completing
from bot.topics.lobby import presses as lobbying
from bot.topics.tables import closing, moving
from bot.topics.tables.information import about, listing, mine, status
from bot.topics.turn import screens as turns
from bot.topics.votes import screens as voting
from render.core.languages import LANGUAGES
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.discord.message import Message

Asking = discord.Interaction[Any]


def game_choices() -> list[app_commands.Choice[str]]:
    """The games of the service."""
    return [app_commands.Choice(name=said(f"{key}-name"), value=key) for key in GAMES]


def rest_choices() -> list[app_commands.Choice[int]]:
    """How long a table can rest, in days."""
    return [app_commands.Choice(name=said(f"choice-rest-{days}"), value=days) for days in RESTS]


def language_choices() -> list[app_commands.Choice[str]]:
    """The languages of the service, each by its own name."""
    return [app_commands.Choice(name=language.name, value=key) for key, language in LANGUAGES.items()]


def game_group() -> app_commands.Group:
    """The group with all its commands."""
    made = group("game")
    opening = app_commands.choices(game=game_choices(), language=language_choices())(open_table)
    in_servers: list[tuple[Any, str]] = [
        (opening, "open"),
        (app_commands.autocomplete(colour=completing.colours)(join), "join"),
        (leave, "leave"),
        (start, "start"),
        (options, "options"),
        (app_commands.autocomplete(guest=completing.guests)(kick), "kick"),
        (list_tables, "list"),
        (close, "close"),
        (here, "here"),
        (app_commands.autocomplete(seat=completing.seats)(replace), "replace"),
    ]
    anywhere: list[tuple[Any, str]] = [
        (info, "info"),
        (show_status, "status"),
        (show_mine, "mine"),
        (resign, "resign"),
        (end, "end"),
        (app_commands.choices(until=rest_choices())(pause), "pause"),
        (app_commands.autocomplete(to=completing.lines)(undo), "undo"),
    ]
    for callback, key in in_servers:
        made.add_command(command(f"game-{key}", only_servers=True)(_with_match(callback)))
    for callback, key in anywhere:
        made.add_command(command(f"game-{key}", only_servers=False)(_with_match(callback)))
    return made


def _with_match(callback: Any) -> Any:
    if "match" not in callback.__annotations__:
        return callback
    found = {close: completing.closable, here: completing.movable}.get(callback, completing.matches)
    return app_commands.autocomplete(match=found)(callback)


async def open_table(
    interaction: Asking,
    game: str,
    seats: app_commands.Range[int, 1, 4] | None = None,
    language: str | None = None,
) -> None:
    """Open a lobby here."""

    async def act(call: Call) -> Message:
        refused = lacking(interaction, call)
        if refused is not None:
            return refused
        lang = language or call.caller.lang
        outcome = await call.backend.service.open(call.caller, game, seats=seats, options={}, lang=lang)
        return await outcome_message(call, outcome)

    await run(interaction, act)


def lacking(interaction: Asking, call: Call) -> Message | None:
    """What is said where the bot lacks a permission that a table needs; in direct messages it needs none."""
    if call.caller.guild is None:
        return None
    thread = isinstance(interaction.channel, discord.Thread)
    missing = lacking_permissions(interaction.app_permissions, thread=thread)
    permissions = call.words.listed([call.words.text(key) for key in missing])
    return note(call.words.text("house-trouble-permissions", permissions=permissions)) if missing else None


async def join(interaction: Asking, colour: str | None = None, match: str | None = None) -> None:
    """Join the lobby."""

    async def act(call: Call) -> Message:
        return await outcome_message(call, await call.backend.service.join(call.caller, call.match, colour=colour))

    await run(interaction, act, match)


async def leave(interaction: Asking, match: str | None = None) -> None:
    """Leave the lobby."""
    await run(interaction, lobbying.leave, match)


async def start(interaction: Asking, match: str | None = None) -> None:
    """Start, after one confirmation."""
    await run(interaction, lobbying.start, match)


async def options(interaction: Asking, match: str | None = None) -> None:
    """The options panel."""
    await run(interaction, lobbying.options, match)


async def kick(interaction: Asking, guest: str, match: str | None = None) -> None:
    """Send someone off the lobby."""

    async def act(call: Call) -> Message:
        person = number_in(guest) or 0
        return await outcome_message(call, await call.backend.service.kick(call.caller, call.match, person))

    await run(interaction, act, match)


async def info(interaction: Asking, match: str | None = None) -> None:
    """What stands on the facts of a match."""
    await run(interaction, about, match)


async def show_status(interaction: Asking, match: str | None = None) -> None:
    """How a match stands."""
    await run(interaction, status, match)


async def list_tables(interaction: Asking) -> None:
    """All tables of this server."""
    await run(interaction, listing)


async def show_mine(interaction: Asking) -> None:
    """One's own tables in all servers."""
    await run(interaction, mine)


async def resign(interaction: Asking, match: str | None = None) -> None:
    """Give up one's seat, after one question."""
    await run(interaction, voting.ask_to_resign, match)


async def replace(interaction: Asking, seat: str, by: discord.User | None = None, match: str | None = None) -> None:
    """Invite someone into a silent seat."""

    async def act(call: Call) -> Message:
        number = (number_in(seat) or 0) - 1
        person, name = (None, "") if by is None else (by.id, by.display_name)
        if by is not None and by.bot:
            return note(call.words.text("bot-no-robots"))
        return await outcome_message(
            call, await call.backend.service.replace(call.caller, call.match, number, person, name)
        )

    await run(interaction, act, match)


async def end(interaction: Asking, match: str | None = None) -> None:
    """Propose to end without a winner."""
    await run(interaction, voting.finish, match)


async def pause(interaction: Asking, until: int, match: str | None = None) -> None:
    """Propose to rest for some days."""
    await run(interaction, lambda call: voting.pause(call, until), match)


async def close(interaction: Asking, match: str | None = None) -> None:
    """Close a table (Manage Server), or a lobby (its opener), from any channel of the server."""
    await run(interaction, closing.ask_to_close, match)


async def here(interaction: Asking, match: str) -> None:
    """Play a match on in this channel."""

    async def act(call: Call) -> Message:
        return lacking(interaction, call) or await moving.come_here(call)

    await run(interaction, act, match)


async def undo(interaction: Asking, to: str | None = None, match: str | None = None) -> None:
    """Take back one's own turn, or ask the table to go back to a line of the log."""

    async def act(call: Call) -> Message:
        if to is None:
            return await turns.undo(call)
        point = number_in(to)
        if point is None:
            return note(call.words.text("house-vote-point"))
        return await outcome_message(call, await call.backend.service.propose_undo(call.caller, call.match, point))

    await run(interaction, act, match)
