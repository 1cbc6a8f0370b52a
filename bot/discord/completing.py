"""What several topics offer while a person types: matches, seats and games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import finding
from bot.core.loaded_match import LoadedMatch
from bot.discord.routes import Option
from bot.discord.screens.reader import game_name
from bot.store.records import MatchInfo
from rules.core.labels import Who
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bot.discord.call import Call
    from bot.discord.routes import Pairs, Typed
    from rules.core.game import Game


def containing(pairs: Iterable[tuple[str, str]], typed: Typed) -> Pairs:
    """Those that contain what was typed."""
    wanted = typed.text.casefold().strip()
    return [(name, value) for name, value in pairs if wanted in f"{name} {value}".casefold()]


def named(infos: Iterable[MatchInfo], call: Call) -> Pairs:
    """Matches by their ids and games."""
    return [(f"{info.id} · {game_name(call.words, info.game)}", info.id) for info in infos]


async def loaded(call: Call) -> LoadedMatch | None:
    """The dealt match that is meant, if any."""
    found = await call.find()
    return found if isinstance(found, LoadedMatch) else None


async def matches(call: Call, typed: Typed) -> Pairs:
    """Matches of this channel; in a DM one's own."""
    caller = call.caller
    if caller.guild is not None:
        here = await call.read(finding.of_server, caller.guild)
        return containing(named((info for info in here if info.channel == caller.channel), call), typed)
    own = await call.read(finding.of_person, caller.user)
    return containing(named((found if isinstance(found, MatchInfo) else found.info for found in own), call), typed)


MATCH = Option("match", complete=matches)
"""The option that names a match; without it the one of the channel is meant."""


async def seats(call: Call, typed: Typed) -> Pairs:
    """The seats of the match."""
    match = await loaded(call)
    people = match.people if match else ()
    names = [(call.words.plain_name(people, Who(Seat(seat))), str(seat + 1)) for seat in range(len(people))]
    return containing(names, typed)


def games(wanted: Callable[[Game], bool] = lambda _: True) -> tuple[tuple[str, str], ...]:
    """The games as choices of an option, or those that are wanted."""
    return tuple((f"{key}-name", key) for key, game in GAMES.items() if wanted(game))
