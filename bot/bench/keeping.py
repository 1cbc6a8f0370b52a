"""How long a move takes until it is on the disk: the transaction alone, and the whole way of a press."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bot.play.outcomes import Caller, Done, Sitting
from bot.play.posts import position
from bot.play.room import Limits, Room
from bot.play.shelf import Shelf, load_from
from bot.play.turns import keep
from bot.play.wharf import open_wharf
from bot.selfplay import any_answer, any_part
from bot.settings import Settings
from bot.store import ledger
from render.faces import FACES
from rules.core.rng import Rng
from rules.games import GAMES

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Awaitable, Callable

    from bot.play.wharf import Wharf
    from rules.core.decisions import Question

MOVES = 300
GUILD, CHANNEL = 1, 2
SHELF = Shelf(GAMES, FACES, load_from(Path()))

Act: TypeAlias = "Callable[[Wharf, Caller, Sitting, Question, str], Awaitable[float]]"
"""Plays an answer, and tells how many seconds of it count."""


async def durable(game: str, folder: Path) -> list[float]:
    """Milliseconds from a press to its move on the disk: load, check, apply, commit."""
    return await _moves(game, folder, _press)


async def committing(game: str, folder: Path) -> list[float]:
    """Milliseconds of the transaction that keeps a move: entry, position, ledger and posts, flushed to the disk.

    It is the one that a press ends with, but that the match was loaded and the answer checked before.
    """
    return await _moves(game, folder, _commit)


async def _press(wharf: Wharf, caller: Caller, sitting: Sitting, question: Question, answer: str) -> float:
    revision = sitting.match.asked_since(question.seat)
    begin = time.perf_counter()
    outcome = await wharf.house.answer(caller, sitting.card.id, revision, lambda _: [answer])
    spent = time.perf_counter() - begin
    assert isinstance(outcome, Done), outcome
    return spent


async def _commit(wharf: Wharf, caller: Caller, sitting: Sitting, question: Question, answer: str) -> float:
    match = sitting.match.play_line(question.seat, [answer]).match
    before, now = position(sitting.match), int(time.time())

    def work(connection: sqlite3.Connection) -> None:
        keep(Room(connection, now, SHELF, Limits()), caller, sitting, before, match)
        ledger.apply(connection, caller.interaction, caller.user, {"kind": "done", "match": sitting.card.id}, now)

    begin = time.perf_counter()
    await wharf.database.transact(work)
    return time.perf_counter() - begin


async def _moves(game: str, folder: Path, act: Act) -> list[float]:
    """Play at random, match after match; milliseconds of each move."""
    numbers = count(1)
    rng = Rng(b"bench presses")
    users = range(11, 11 + GAMES[game].seats[1])

    def people() -> list[Caller]:
        return [_caller(next(numbers), user) for user in users]

    times: list[float] = []
    async with open_wharf(Settings(data=folder)) as wharf:
        while len(times) < MOVES:
            match = await _dealt(wharf, game, people())
            while len(times) < MOVES and (found := await _asked(wharf, match, people())) is not None:
                caller, sitting, question = found
                answer = any_answer(any_part(question, rng), rng)
                times.append(1e3 * await act(wharf, caller, sitting, question, answer))
            # The next match needs the channel.
            await wharf.house.close(replace(_caller(next(numbers), 99), manager=True), match)
            await _carry(wharf)
    return times


def _caller(number: int, user: int) -> Caller:
    return Caller(number, user, f"player {user}", "en", GUILD, CHANNEL, manager=False)


async def _dealt(wharf: Wharf, game: str, people: list[Caller]) -> str:
    await wharf.house.open(people[0], game, seats=None, options={}, lang="en")
    for caller in people[1:]:
        await wharf.house.join(caller, None, colour=None)
    await _carry(wharf)
    started = await wharf.house.start(_again(people[0]), None)
    assert isinstance(started, Done), started
    return started.sitting.card.id


def _again(caller: Caller) -> Caller:
    """The same person with another interaction."""
    return replace(caller, interaction=-caller.interaction)


async def _asked(wharf: Wharf, match: str, people: list[Caller]) -> tuple[Caller, Sitting, Question] | None:
    """Whoever is asked, how they find the match, and their question; None when it is over."""
    for caller in people:
        found = await wharf.house.sit(caller, match)
        question = found.question if isinstance(found, Sitting) else None
        if isinstance(found, Sitting) and question is not None and question.answered is None:
            return caller, found, question
    return None


async def _carry(wharf: Wharf) -> None:
    """Say that everything was posted."""
    while targets := await wharf.outbox.targets():
        for target in targets:
            for row in await wharf.outbox.pending(target):
                await wharf.outbox.claim(row)
                await wharf.outbox.done(row, 1_000_000 + row.id, channel=CHANNEL)
