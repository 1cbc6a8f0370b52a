"""What is known of how games ended: for oneself, of a person, of a server, of one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from bot.core.access import has_played
from bot.core.levels import LEAST
from bot.core.loaded_match import LoadedMatch
from bot.core.seasons import Season, Table, table
from bot.store import finished, levels, persons, reliability, results, server_results, server_settings
from bot.store.finished import Finished
from bot.store.levels import EVERYWHERE, Level
from bot.store.reliability import Reliability
from bot.store.results import Kind, Met, Played
from bot.store.server_results import Summary, Winner
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Collection

    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork

PAGE = 25
"""Finished games of one page: the entries of a menu."""

NAMED = 4
"""Entries of a list on a sheet; people among them are named."""


@frozen
class Scope:
    """Whose results are looked at.

    Attributes:
        user: A person; None for a server.
        guild: Only on this server; None for all, which is one's own view only.
        kind: A game, and with whose values it was played; None for all.
        channels: Channels whose finished games may be listed; None: all of them, since they are one's own.
    """

    user: int | None
    guild: int | None
    kind: Kind | None
    channels: frozenset[int] | None


@frozen
class Overview:
    """Results as far as the reader may know them.

    Attributes:
        hidden: Whether the person shows no results to others; then there is nothing else.
        played: A person's results in all games, the first one first.
        met: Against whom the person has played.
        summaries: What was played on a server.
        sources: Where the points of all of a server's results of one game came from.
        winners: Who has won games on a server, whoever has won most first.
        names: What people of lists were called at their last tables, by user.
        finished: Finished games of the page.
        more: Whether there are older ones.
        reliability: How reliably the reader answers; None of anyone else.
        ladder: Everyone's levels in the game that is looked at on a server, whoever is surely best first.
        levels: A person's levels by server and game, where `EVERYWHERE` stands those on all.
        season: The table of the season that runs, where that is looked at.
    """

    hidden: bool = False
    played: Sequence[Played] = ()
    met: Sequence[Met] = ()
    summaries: Sequence[Summary] = ()
    sources: Mapping[str, int] = field(default_factory=dict)
    winners: Sequence[Winner] = ()
    names: Mapping[int, str] = field(default_factory=dict)
    finished: Sequence[Finished] = ()
    more: bool = False
    reliability: Reliability | None = None
    ladder: Sequence[tuple[int, Level]] = ()
    levels: Mapping[tuple[int, str], Level] = field(default_factory=dict)
    season: Table | None = None


def places(unit: UnitOfWork, guild: int) -> set[int]:
    """The channels of a server in which games have ended."""
    return finished.places(unit.connection, guild)


def overview(unit: UnitOfWork, caller: Caller, scope: Scope, page: int, *, season: bool = False) -> Overview:
    """Results as a person may see them.

    Args:
        page: Pages of finished games back from the newest.
        season: Whether only the season that runs is looked at.
    """
    connection = unit.connection
    if scope.user is not None and scope.user != caller.user and _hide(unit, [scope.user]):
        return Overview(hidden=True)
    found = _finished(unit, scope, page)
    listed, more = found[:PAGE], len(found) > PAGE
    if scope.user is not None:
        met = results.met(connection, scope.user, scope.guild, scope.kind)
        hidden = _hide(unit, [one.user for one in met]) - {caller.user}
        met = [one for one in met if one.user not in hidden]
        return Overview(
            played=results.of_person(connection, scope.user, scope.guild),
            met=met,
            names=results.names(connection, [scope.user, *(one.user for one in met[:NAMED])]),
            finished=listed,
            more=more,
            reliability=reliability.of(connection, scope.user) if scope.user == caller.user else None,
            levels=_levels(unit, scope.user, caller.guild),
        )
    guild = scope.guild or 0
    if season:
        return Overview(finished=listed, more=more, season=table(unit, guild, Season.at(unit.now)))
    winners = server_results.winners(connection, guild, scope.kind)
    ladder = levels.ladder(connection, guild, scope.kind.game, LEAST) if scope.kind and not scope.kind.box else ()
    hidden = _hide(unit, [*(one.user for one in winners), *(user for user, _ in ladder)])
    winners = [one for one in winners if one.user not in hidden]
    ladder = [(user, level) for user, level in ladder if user not in hidden]
    named = [*(one.user for one in winners[:NAMED]), *(user for user, _ in ladder[:NAMED])]
    return Overview(
        summaries=server_results.of_server(connection, guild),
        sources=server_results.sources_of_server(connection, guild, scope.kind) if scope.kind else {},
        winners=winners,
        names=results.names(connection, named),
        finished=listed,
        more=more,
        ladder=ladder,
    )


def _levels(unit: UnitOfWork, user: int, guild: int | None) -> dict[tuple[int, str], Level]:
    """A person's levels on a server, and on all where all agree on which the person has played ranked games."""
    connection = unit.connection
    return {
        (server, game): level
        for (server, game), level in levels.of_person(connection, user).items()
        if server == guild or (server == EVERYWHERE and _agree(unit, levels.servers(connection, user, game)))
    }


def _agree(unit: UnitOfWork, guilds: Collection[int]) -> bool:
    """Whether whoever manages some servers lets their ranked games count for the levels of all servers together."""
    return all(server_settings.load(unit.connection, guild).shares_levels for guild in guilds)


def _hide(unit: UnitOfWork, users: Collection[int]) -> set[int]:
    """Those of some people who show no results to others."""
    return {user for user, prefers in persons.load(unit.connection, users).items() if not prefers.shows_results}


def _finished(unit: UnitOfWork, scope: Scope, page: int) -> list[Finished]:
    """The finished games of a page, and one more if there is one."""
    most, skipped = PAGE + 1, PAGE * page
    if scope.channels is None and scope.user is not None:
        return finished.of_person(unit.connection, scope.user, scope.kind, most, skipped)
    return finished.of_server(
        unit.connection, scope.guild or 0, scope.channels or frozenset(), scope.user, scope.kind, most, skipped
    )


def find_finished(unit: UnitOfWork, caller: Caller, match: str, channels: Collection[int]) -> LoadedMatch | None:
    """A finished game that a person may look at: one's own, or one of an open channel of the server.

    Args:
        channels: Channels of the server that are open.
    """
    stored = unit.find(match)
    if stored is None or stored.seed is None or stored.phase not in ("over", "closed"):
        return None
    if not has_played(caller, stored) and (stored.guild != caller.guild or stored.channel not in channels):
        return None
    found = unit.readable(stored, caller.user)
    return found if isinstance(found, LoadedMatch) else None
