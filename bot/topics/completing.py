"""What is offered while someone types. Moves are offered to the owner of the seat only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import app_commands

from bot.core import clock
from bot.core.outcomes import LoadedMatch
from bot.discord.callers import shown_words
from bot.discord.commands import call_of
from bot.discord.components import cut
from bot.discord.screens.reader import game_name, render_context
from bot.store.records import MatchInfo
from bot.topics.absence.screens import offers
from bot.topics.help.lookup import all_topics, game_here, topics_with
from bot.topics.turn.completion import offered
from bot.topics.turn.screens import back_points
from render.core.words_names import plain_name
from rules.core.labels import Who
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from bot.discord.call import Call

_log = structlog.get_logger()

MOST = 25
LONGEST = 100

Choice = app_commands.Choice[str]
Pairs = list[tuple[str, str]]


def _choices(pairs: Iterable[tuple[str, str]], typed: str) -> list[Choice]:
    """Those that contain what was typed, at most 25, as Discord takes them."""
    wanted = typed.casefold().strip()
    fitting = [
        (name, value) for name, value in pairs if wanted in f"{name} {value}".casefold() and len(value) <= LONGEST
    ]
    return [Choice(name=cut(name, LONGEST), value=value) for name, value in fitting[:MOST] if value]


async def _offer(
    interaction: discord.Interaction[Any], typed: str, find: Callable[[Call], Awaitable[Pairs]]
) -> list[Choice]:
    """What is found, or nothing if something goes wrong: typing goes on without help."""
    try:
        words = shown_words(interaction)
        named = getattr(interaction.namespace, "table", None)
        return _choices(await find(call_of(interaction, words, named if isinstance(named, str) else None)), typed)
    except Exception:  # noqa: BLE001 - typing goes on without help
        _log.exception("nothing offered")
        return []


async def _loaded(call: Call) -> LoadedMatch | None:
    found = await call.backend.service.find(call.caller, call.match)
    return found if isinstance(found, LoadedMatch) else None


async def matches(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """Matches of this server; in a DM one's own."""

    async def find(call: Call) -> Pairs:
        service, caller = call.backend.service, call.caller
        if caller.guild is not None:
            infos = [info for info in await service.matches(caller.guild) if info.channel == caller.channel]
        else:
            infos = [found if isinstance(found, MatchInfo) else found.info for found in await service.mine(caller.user)]
        return [(f"{info.id} · {game_name(call.words, info.game)}", info.id) for info in infos]

    return await _offer(interaction, current, find)


async def closable(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """All tables of this server for those who manage it; for others those of this channel."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return await matches(interaction, current)

    async def find(call: Call) -> Pairs:
        infos = await call.backend.service.matches(call.caller.guild or 0)
        return [(f"{info.id} · {game_name(call.words, info.game)}", info.id) for info in infos]

    return await _offer(interaction, current, find)


async def movable(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """Matches of this server that can be played on here: one's own that have lost their channel; all for managers."""

    async def find(call: Call) -> Pairs:
        infos = await call.backend.service.matches(call.caller.guild or 0)
        if not call.caller.manager:
            own = [info for info in infos if any(guest.user == call.caller.user for guest in info.guests)]
            infos = [info for info in own if info.still is not None]
        running = [info for info in infos if info.phase == "running"]
        return [(f"{info.id} · {game_name(call.words, info.game)}", info.id) for info in running]

    return await _offer(interaction, current, find)


async def seats(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """The seats of the match."""

    async def find(call: Call) -> Pairs:
        loaded = await _loaded(call)
        people = loaded.people if loaded else ()
        return [(call.words.plain_name(people, Who(Seat(seat))), str(seat + 1)) for seat in range(len(people))]

    return await _offer(interaction, current, find)


async def guests(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """The guests of the lobby."""

    async def find(call: Call) -> Pairs:
        found = await call.backend.service.find(call.caller, call.match)
        people = found.guests if isinstance(found, MatchInfo) else ()
        return [(plain_name(guest.name) or str(guest.user), str(guest.user)) for guest in people]

    return await _offer(interaction, current, find)


async def colours(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """Colours that are still free in the lobby."""

    async def find(call: Call) -> Pairs:
        found = await call.backend.service.find(call.caller, call.match)
        if not isinstance(found, MatchInfo):
            return []
        taken = {guest.colour for guest in found.guests}
        free = [colour for colour in GAMES[found.game].colours if colour not in taken]
        return [(call.words.text(f"house-colour-{colour}"), colour) for colour in free]

    return await _offer(interaction, current, find)


async def topics(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """Rules that can be looked up."""

    async def find(call: Call) -> Pairs:
        game = getattr(interaction.namespace, "game", None)
        named = game if isinstance(game, str) else None
        found = topics_with(current, all_topics(call.words, named, await game_here(call)))
        return [(topic.title, f"{key}/{topic.key}") for key, topic in found]

    # What is found by a word of its text need not have that in its title.
    return await _offer(interaction, "", find)


async def close_ups(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """What can be looked at closer."""

    async def find(call: Call) -> Pairs:
        loaded = await _loaded(call)
        if loaded is None:
            return []
        view = loaded.match.view(loaded.seat)
        return [(name, key) for key, name in loaded.face.close_ups(view, render_context(loaded, call.words))]

    return await _offer(interaction, current, find)


async def days(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """Days until which one may be away."""

    async def find(call: Call) -> Pairs:
        preferences = await call.backend.service.preferences(call.caller.user)
        return offers(preferences, call.words, int(clock.now()))

    return await _offer(interaction, current, find)


async def lines(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """Lines of the log to which the table may go back."""

    async def find(call: Call) -> Pairs:
        loaded = await _loaded(call)
        return [] if loaded is None else [(point.label, point.value) for point in back_points(loaded, call.words)]

    return await _offer(interaction, current, find)


async def moves(interaction: discord.Interaction[Any], current: str) -> list[Choice]:
    """Legal moves after what has been typed so far, for the owner of the seat only."""
    space = interaction.namespace
    before = [str(getattr(space, name)) for name in ("moves", "then") if getattr(space, name, None)]
    typing = _focused(interaction)
    earlier = before[: ("moves", "then", "then2").index(typing)] if typing in ("moves", "then", "then2") else []
    try:
        call = call_of(interaction, shown_words(interaction), getattr(space, "table", None))
        loaded = await _loaded(call)
        if loaded is None or loaded.question is None:
            return []
        found = offered(loaded, call.words, earlier, current)
        return [Choice(name=cut(name, LONGEST), value=value) for name, value in found]
    except Exception:  # noqa: BLE001 - typing goes on without help
        _log.exception("no moves offered")
        return []


def _focused(interaction: discord.Interaction[Any]) -> str:
    """Name of the option that is being typed."""
    data: dict[str, Any] = {**(interaction.data or {})}
    options = data.get("options", [])
    return next((str(option["name"]) for option in options if option.get("focused")), "moves")
