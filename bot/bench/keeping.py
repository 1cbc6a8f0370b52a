"""How long a move takes until it is on the disk: the transaction alone, and the whole way of a press."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bot.cli.app import open_app
from bot.cli.selfplay import any_answer, any_part
from bot.core import finding
from bot.core.boxes.catalog import GameCatalog
from bot.core.boxes.packs import Packs
from bot.core.caller import Caller
from bot.core.changes import changed
from bot.core.loaded_match import LoadedMatch
from bot.core.match import answering
from bot.core.match.answering import keep_answers
from bot.core.outcomes import Done
from bot.core.settings import Settings
from bot.core.unit_of_work import Limits, UnitOfWork
from bot.outbox.carrier import written_anew
from bot.outbox.exchange import Taken, exchange
from bot.store import ledger
from bot.store.carried import Sent
from bot.store.presets import Terms
from bot.topics.lobby import operations as lobby
from bot.topics.tables import operations as tables
from render.faces import FACES
from rules.core.rng import Rng
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator

    from bot.cli.app import App
    from bot.store.carried import Carried
    from bot.store.connection import Connection
    from rules.core.decisions import Question

MOVES = 300
EARLY, LATE = 30, 100
"""Answers at which a match that is brought ahead goes back, to so few."""
FIRST = 11
"""The first of those who play."""
GUILD, CHANNEL = 1, 2
SHELF = GameCatalog(GAMES, FACES, Packs(Path()))

Act: TypeAlias = "Callable[[App, Caller, LoadedMatch, Question, str], Awaitable[float]]"
"""Plays an answer, and tells how many seconds of it count."""


async def durable(game: str, folder: Path) -> list[float]:
    """Milliseconds from a press to its move on the disk: load, check, apply, commit."""
    return await _moves(game, folder, press)


async def committing(game: str, folder: Path) -> list[float]:
    """Milliseconds of the transaction that keeps a move: entry, position, ledger and posts, flushed to the disk.

    It is the one that a press ends with, but that the match was loaded and the answer checked before.
    """
    return await _moves(game, folder, _commit)


async def press(app: App, caller: Caller, loaded: LoadedMatch, question: Question, answer: str) -> float:
    """The whole way of a press, but for Discord."""
    revision = loaded.match.asked_since(question.seat)
    begin = time.perf_counter()
    outcome = await app.acting.play(caller, answering.answer(loaded.info.id, revision, lambda _: [answer]))
    spent = time.perf_counter() - begin
    assert isinstance(outcome, Done), outcome
    return spent


async def _commit(app: App, caller: Caller, loaded: LoadedMatch, question: Question, answer: str) -> float:
    change = changed(loaded, loaded.match.play_line(question.seat, [answer]).match)
    now = int(time.time())

    def work(connection: Connection) -> None:
        keep_answers(UnitOfWork(connection, now, SHELF, Limits()), caller, change)
        ledger.apply(connection, caller.interaction, caller.user, {"kind": "done", "match": loaded.info.id}, now)

    begin = time.perf_counter()
    await app.database.transact(work)
    return time.perf_counter() - begin


async def _moves(game: str, folder: Path, act: Act) -> list[float]:
    """Play at random, match after match; milliseconds of each move."""
    numbers = count(1)
    times: list[float] = []
    async with open_app(Settings(data=folder)) as app:
        while len(times) < MOVES:
            match = await dealt(app, game, numbers)
            async for seconds in played(app, game, match, numbers, act):
                times.append(1e3 * seconds)
                if len(times) == MOVES:
                    break
            # The next match needs the channel.
            await app.acting.play(replace(_caller(next(numbers), 99), manager=True), tables.close(match))
            await carry(app)
    return times


async def played(
    app: App, game: str, match: str, numbers: Iterator[int], act: Act, first: int = FIRST
) -> AsyncGenerator[float, None]:
    """Play a match at random to its end, by the people counted from the first; seconds of each move."""
    rng = Rng(b"bench presses")
    while (found := await _asked(app, match, people_at(game, numbers, first))) is not None:
        caller, loaded, question = found
        yield await act(app, caller, loaded, question, any_answer(any_part(question, rng), rng))


def people_at(game: str, numbers: Iterator[int], first: int = FIRST) -> list[Caller]:
    """As many people as can play, each with a new interaction."""
    return [_caller(next(numbers), user, first) for user in range(first, first + GAMES[game].seats[1])]


def _caller(number: int, user: int, first: int = FIRST) -> Caller:
    channel = CHANNEL + first - FIRST
    return Caller(number, user, f"player {user}", "en", GUILD, channel, manager=False)


async def dealt(app: App, game: str, numbers: Iterator[int], first: int = FIRST) -> str:
    """Deal a match to as many people as can play, in a channel of their own; its id.

    Args:
        app: The bot, but for its connection to Discord.
        first: The first of them.
    """
    people = people_at(game, numbers, first)
    await app.acting.act(people[0], lobby.open_table, game, Terms(None, None, "en", {}))
    for caller in people[1:]:
        await app.acting.act(caller, lobby.join, None, colour=None)
    await carry(app)
    started = await lobby.start(app.acting, _caller(next(numbers), first, first), None)
    assert isinstance(started, Done), started
    return started.loaded.info.id


async def play_ahead(app: App, match: str, people: list[Caller], length: int) -> None:
    """Bring a match to so many entries, all kept at once: it goes back each time before it could end."""
    found = await _asked(app, match, people)
    if found is None:
        return
    caller, loaded, _ = found
    ahead, rng = loaded.match.copy(), Rng(b"bench ahead")
    while ahead.revision < length and (asked := [one for one in ahead.questions() if one.answered is None]):
        ahead.play(asked[0].seat, any_answer(any_part(asked[0], rng), rng))
        if len(ahead.standing_moves) == LATE:
            ahead.go_back(asked[0].seat, EARLY)
    change, now = changed(loaded, ahead), int(time.time())

    def work(connection: Connection) -> None:
        keep_answers(UnitOfWork(connection, now, SHELF, Limits()), caller, change)

    await app.database.transact(work)
    await carry(app)


async def _asked(app: App, match: str, people: list[Caller]) -> tuple[Caller, LoadedMatch, Question] | None:
    """Whoever is asked, how they find the match, and their question; None when it is over."""
    for caller in people:
        found = await app.acting.read(finding.find, caller, match)
        question = found.question if isinstance(found, LoadedMatch) else None
        if isinstance(found, LoadedMatch) and question is not None and question.answered is None:
            return caller, found, question
    return None


def thread_ms(_: Connection) -> float:
    """Milliseconds of processor that the database's thread has taken so far."""
    return 1e3 * time.thread_time()


async def carry(app: App) -> None:
    """Take all that is to be posted, as the worker does, and say that it was."""
    done: list[Carried] = []
    while taken := await app.acting.carry(exchange, app.outbox, done, frozenset()):
        done = [Sent(each.row, _message(each), CHANNEL) for each in taken]


def _message(taken: Taken) -> int:
    """The message that a row brings or writes anew."""
    before = None if taken.about is None else written_anew(taken.row, taken.about)
    return 1_000_000 + taken.row.id if before is None else before.message
