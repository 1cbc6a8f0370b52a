"""Ranked games and the levels of those who played them, by server and game, and of all servers together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from bot.store.connection import Connection

EVERYWHERE: Final = 0
"""In place of a server: all of them together."""


class Placed(NamedTuple):
    """Who came where in a ranked game.

    Attributes:
        user: The person.
        place: 1 is best; shared ones are equal.
    """

    user: int
    place: int


@frozen
class Level:
    """How well someone plays a game, as far as ranked games tell.

    Attributes:
        mu: The likeliest strength.
        sigma: How uncertain that is: its standard deviation.
        games: Ranked games.
    """

    mu: float
    sigma: float
    games: int


class Key(NamedTuple):
    """Whose level it is, where, and in which game."""

    guild: int
    game: str
    user: int


@frozen
class RankedGame:
    """A ranked game that has ended.

    Attributes:
        match: Its id.
        guild: The server.
        game: Key of the game.
        placed: Who came where.
    """

    match: str
    guild: int
    game: str
    placed: tuple[Placed, ...]


def add(connection: Connection, ended: RankedGame) -> None:
    """Write a ranked game down, behind all that ended before."""
    number = connection.execute("SELECT coalesce(max(number), 0) + 1 FROM ranked").fetchone()[0]
    _write(connection, number, ended)


def replace(connection: Connection, ended: RankedGame) -> None:
    """Write a ranked game anew in its place."""
    number = connection.execute("SELECT number FROM ranked WHERE match = ? LIMIT 1", (ended.match,)).fetchone()
    connection.execute("DELETE FROM ranked WHERE match = ?", (ended.match,))
    if number is None:
        add(connection, ended)
    else:
        _write(connection, number[0], ended)


def _write(connection: Connection, number: int, ended: RankedGame) -> None:
    connection.executemany(
        "INSERT INTO ranked (number, person, match, guild, game, place) VALUES (?, ?, ?, ?, ?, ?)",
        [(number, one.user, ended.match, ended.guild, ended.game, one.place) for one in ended.placed],
    )


def placed_in(connection: Connection, match: str) -> tuple[Placed, ...]:
    """Who came where in a match; nothing if it was not ranked."""
    rows = connection.execute("SELECT person, place FROM ranked WHERE match = ? ORDER BY place, person", (match,))
    return tuple(Placed(*row) for row in rows)


def every_game(connection: Connection) -> Iterator[RankedGame]:
    """All ranked games in the order in which they ended."""
    rows = connection.execute(
        "SELECT number, match, guild, game, person, place FROM ranked ORDER BY number, place, person"
    )
    last, placed = None, list[Placed]()
    for number, match, guild, game, user, place in rows:
        if last is not None and last[0] != number:
            yield RankedGame(last[1], last[2], last[3], tuple(placed))
            placed = []
        last = (number, match, guild, game)
        placed.append(Placed(user, place))
    if last is not None:
        yield RankedGame(last[1], last[2], last[3], tuple(placed))


def load(connection: Connection, guild: int, game: str, users: Iterable[int]) -> dict[int, Level]:
    """The levels of some people in a game on a server, as far as they have any."""
    found: dict[int, Level] = {}
    for user in users:
        row = connection.execute(
            "SELECT mu, sigma, games FROM levels WHERE guild = ? AND game = ? AND person = ?", (guild, game, user)
        ).fetchone()
        if row is not None:
            found[user] = Level(*row)
    return found


def keep(connection: Connection, levels: Mapping[Key, Level]) -> None:
    """Keep levels in place of what they were."""
    connection.executemany(
        "INSERT INTO levels (guild, game, person, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (guild, game, person) "
        "DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        [(*key, level.mu, level.sigma, level.games) for key, level in levels.items()],
    )


def every(connection: Connection) -> dict[Key, Level]:
    """All levels."""
    rows = connection.execute("SELECT guild, game, person, mu, sigma, games FROM levels")
    return {Key(*row[:3]): Level(*row[3:]) for row in rows}


def forget(connection: Connection) -> None:
    """Forget all levels; the games that they come from stay."""
    connection.execute("DELETE FROM levels")


def ladder(connection: Connection, guild: int, game: str, least: int) -> Sequence[tuple[int, Level]]:
    """Everyone's levels in a game on a server after at least so many ranked games, whoever is surely best first."""
    rows = connection.execute(
        "SELECT person, mu, sigma, games FROM levels WHERE guild = ? AND game = ? AND games >= ? "
        "ORDER BY mu - 2 * sigma DESC, person",
        (guild, game, least),
    )
    return [(row[0], Level(*row[1:])) for row in rows]


def of_person(connection: Connection, user: int) -> dict[tuple[int, str], Level]:
    """A person's levels, by server and game."""
    rows = connection.execute("SELECT guild, game, mu, sigma, games FROM levels WHERE person = ?", (user,))
    return {(row[0], row[1]): Level(*row[2:]) for row in rows}


def servers(connection: Connection, user: int, game: str) -> set[int]:
    """The servers on which a person has played ranked games of a kind."""
    rows = connection.execute("SELECT DISTINCT guild FROM ranked WHERE person = ? AND game = ?", (user, game))
    return {row[0] for row in rows}
