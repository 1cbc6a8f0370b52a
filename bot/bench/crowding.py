"""How long it takes to look for tables among many who fit no one, and to play on where many have prepared turns."""

from __future__ import annotations

import time
from functools import partial
from itertools import count
from typing import TYPE_CHECKING

from bot.bench.figures import spread
from bot.bench.keeping import FIRST, GUILD, dealt, people_at, played, press, thread_ms
from bot.bench.results import fill
from bot.cli.app import open_app
from bot.cli.selfplay import any_answer, any_part
from bot.core import finding
from bot.core.loaded_match import LoadedMatch
from bot.core.match.prepared import private_copy, way_of
from bot.core.paces import PACES
from bot.core.settings import Settings
from bot.store import prepared, searches
from bot.store.prepared import Plan
from bot.store.searches import Wanted
from bot.store.spans import DAY
from bot.topics.find import fitting, found_tables
from render.core.languages import LANGUAGES
from rules.core.rng import Rng
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from bot.cli.app import App
    from bot.core.caller import Caller
    from bot.store.connection import Connection
    from rules.core.decisions import Question

SEARCHES = 1_000
"""People who look for players, all slow and all looking for others who are not: no one of them fits anyone."""
SLOW = 20
"""Late answers of each of them."""

PREPARED = 200
"""Turns that wait for their time."""
PRESSES = 300


async def searching(game: str, folder: Path) -> dict[str, float]:
    """Milliseconds of processor of a round that finds no table: to read who looks for players, and to work it out.

    Args:
        game: Key of the game of a match by which the people are known.
        folder: An empty one.
    """
    async with open_app(Settings(data=folder)) as app:
        await app.database.transact(partial(_look, game=game))
        begun = await app.database.read(thread_ms)
        looking = await app.acting.read(found_tables.read)
        read = await app.database.read(thread_ms) - begun
        worked_out = time.thread_time()
        found = found_tables.fit(looking)
        worked_out = time.thread_time() - worked_out
        assert not found, "no one fits anyone"
    return {"read": round(read, 3), "fit": round(1e3 * worked_out, 3)}


def _look(connection: Connection, game: str) -> None:
    fill(connection, 1, GUILD, game)
    wanted = Wanted(tuple(GAMES), fitting.seat_numbers(), tuple(PACES), tuple(LANGUAGES), reliable=True)
    now = int(time.time())
    for user in range(1, SEARCHES + 1):
        searches.keep(connection, GUILD, user, f"player {user}", 1, wanted)
        searches.begin(connection, GUILD, user, now, now + DAY)
        connection.executemany(
            "INSERT INTO answered (match, seat, person, since, took, allowed) VALUES ('G0', 9, ?, ?, 2, 1)",
            [(user, number) for number in range(SLOW * user, SLOW * user + SLOW)],
        )


async def prepared_turns(game: str, folder: Path) -> dict[str, float]:
    """Milliseconds of processor a press, whether others have prepared their turns or not.

    Args:
        folder: An empty one.

    Returns:
        The spread of a press at tables at which everyone has prepared a turn who is not asked; the mean of one at the
        same tables without (``plain``); how many turns were prepared, and how many of them are left (``left``).
    """
    (folder / "plain").mkdir()
    plain, _, _ = await _presses(game, folder / "plain", _is_under_way)
    times, waited, left = await _presses(game, folder, _prepare)
    return {**spread(times), "plain": spread(plain)["mean"], "prepared": waited, "left": left}


async def _presses(
    game: str, folder: Path, ready: Callable[[App, str, list[Caller]], Awaitable[bool]]
) -> tuple[list[float], int, int]:
    """Milliseconds of presses at many tables in turn; how many turns were prepared before, and after.

    Args:
        ready: Gets a table ready; if it is not so far yet, it is asked again after the next answer.
    """
    seats, numbers, times = GAMES[game].seats[1], count(1), list[float]()
    tables = -(-PREPARED // (seats - 1))
    async with open_app(Settings(data=folder, matches_per_server=tables)) as app:
        turns = []
        for first in range(FIRST, FIRST + seats * tables, seats):
            match = await dealt(app, game, numbers, first)
            turns.append(turn := played(app, game, match, numbers, _pressed, first))
            while not await ready(app, match, people_at(game, numbers, first)):
                await anext(turn)
        waiting = await app.database.read(_waiting)
        while len(times) < PRESSES:
            times += [1e3 * await anext(turn) for turn in turns]
        left = await app.database.read(_waiting)
        for turn in turns:
            await turn.aclose()
    return times, waiting, left


async def _pressed(app: App, caller: Caller, loaded: LoadedMatch, question: Question, answer: str) -> float:
    """A press; seconds of processor that it takes."""
    begun = time.process_time()
    await press(app, caller, loaded, question, answer)
    return time.process_time() - begun


def _waiting(connection: Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM prepared").fetchone()[0])


async def _is_under_way(app: App, match: str, people: list[Caller]) -> bool:
    """Whether it is someone's turn, and everyone's next one can be prepared."""
    found = [await app.acting.read(finding.find, caller, match) for caller in people]
    tables = [loaded for loaded in found if isinstance(loaded, LoadedMatch)]
    waiting = [loaded for loaded in tables if loaded.match.turn_of not in (None, loaded.own)]
    return bool(waiting) and all(private_copy(loaded, ()) is not None for loaded in waiting)


async def _prepare(app: App, match: str, people: list[Caller]) -> bool:
    """The same; then everyone prepares any turn whose turn it is not."""
    if not await _is_under_way(app, match, people):
        return False
    rng = Rng(b"bench prepared")
    for caller in people:
        loaded = await app.acting.read(finding.find, caller, match)
        assert isinstance(loaded, LoadedMatch)
        copy = None if loaded.match.turn_of == loaded.own else private_copy(loaded, ())
        while copy is not None and not copy.ended:
            question = copy.loaded.question
            assert question is not None, "the turn goes on"
            copy = private_copy(loaded, (*copy.presses, (any_answer(any_part(question, rng), rng),)))
        if copy is not None:
            plan = Plan(loaded.match.version, (way_of(copy),))
            await app.database.transact(
                partial(prepared.save, match=match, seat=loaded.own, user=caller.user, plan=plan)
            )
    return True
