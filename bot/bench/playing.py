"""How long a decision takes, and how long a press takes until it is on the disk."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING

from bot.bench.dealing import book_of
from bot.play.outcomes import Caller, Done, Sitting
from bot.play.wharf import open_wharf
from bot.selfplay import any_answer, several
from bot.settings import Settings
from rules.core.game import Setup
from rules.core.rng import Rng
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.play.wharf import Wharf
    from rules.core.match import Match

PRESSES = 300
GUILD, CHANNEL = 1, 2


def playouts(game: str, matches: int) -> Iterator[tuple[Match, float | None]]:
    """Play matches at random, all seat counts in turn.

    Yields:
        The match after each answer, and the microseconds of the decision, or None where nothing was to decide.
    """
    kind, book = GAMES[game], book_of(game)
    options = tuple(sorted((option.key, option.default) for option in kind.options))
    least, most = kind.seats
    for number in range(matches):
        rng = Rng(b"bench answers" + bytes([number]))
        match = book.deal(Setup(game, least + number % (most - least + 1), options, b"bench" + bytes([number])))
        while True:
            begin = perf_counter()
            asked = match.questions()
            spent = perf_counter() - begin
            if not asked:
                break
            question = asked[rng.below(len(asked))]
            answer = any_answer(question.parts[rng.below(len(question.parts))], rng)
            begin = perf_counter()
            match.play(question.seat, answer)
            spent += perf_counter() - begin
            yield match, 1e6 * spent if several(question) else None


def decisions(game: str) -> list[float]:
    """Microseconds of each decision of thirty matches."""
    return [spent for _, spent in playouts(game, 30) if spent is not None]


async def durable(game: str, folder: Path) -> list[float]:
    """Milliseconds from a press to its move on the disk: load, check, apply, commit."""
    numbers = count(1)
    rng = Rng(b"bench presses")
    users = range(11, 11 + GAMES[game].seats[1])

    def caller(user: int) -> Caller:
        return Caller(next(numbers), user, f"player {user}", "en", GUILD, CHANNEL, manager=False)

    times: list[float] = []
    async with open_wharf(Settings(data=folder)) as wharf:
        while len(times) < PRESSES:
            match = await _dealt(wharf, game, [caller(user) for user in users])
            while len(times) < PRESSES:
                spent = await _press(wharf, match, [caller(user) for user in users], rng)
                if spent is None:
                    break
                times.append(spent)
            # The next match needs the channel.
            manager = Caller(next(numbers), 99, "manager", "en", GUILD, CHANNEL, manager=True)
            await wharf.house.close(manager, match)
            await _carry(wharf)
    return times


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


async def _press(wharf: Wharf, match: str, people: list[Caller], rng: Rng) -> float | None:
    """Press for whoever is asked; milliseconds, or None when the match is over."""
    for caller in people:
        found = await wharf.house.sit(caller, match)
        if not isinstance(found, Sitting) or found.match.results() is not None:
            return None
        question = found.question
        if question is None:
            continue
        answer = any_answer(question.parts[rng.below(len(question.parts))], rng)
        revision = found.match.asked_since(question.seat)
        begin = perf_counter()
        outcome = await wharf.house.answer(caller, match, revision, partial(_meant, answer))
        spent = perf_counter() - begin
        assert isinstance(outcome, Done), outcome
        return 1e3 * spent
    return None


def _meant(answer: str, _: Sitting) -> list[str]:
    """What the press stands for, wherever the match is."""
    return [answer]


async def _carry(wharf: Wharf) -> None:
    """Say that everything was posted."""
    while targets := await wharf.outbox.targets():
        for target in targets:
            for row in await wharf.outbox.pending(target):
                await wharf.outbox.claim(row)
                await wharf.outbox.done(row, 1_000_000 + row.id, channel=CHANNEL)
