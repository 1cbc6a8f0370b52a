"""Whole matches of Yokohama as readable text; `python -m tests.rules.yokohama_playthrough` writes them anew."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bot.cli.selfplay import any_part
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.setup import Setup
from rules.games import GAMES
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.model.cards import Order, PowerToken, Reward, Technology
from rules.yokohama.model.terms import GOODS
from rules.yokohama.view import YokohamaView
from tests.rules.golden import told
from tests.rules.yokohama_table import TABLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules.core.match import Match

FOLDER = Path(__file__).parent

USUAL = (("edition", "dlp"), ("mining", "exchange"), ("modules", ""))
WHOLE = (("edition", "synapses"), ("mining", "action"), ("modules", "rewards,free-agents"))

SEEDS = 40
"""Matches of which the shortest that shows enough becomes golden."""

ANSWER = re.compile(r"[0-9]+\. seat ([0-9]): (.+)")


class Golden(NamedTuple):
    """A golden match.

    Attributes:
        seats: Number of seats.
        options: What is chosen in the lobby.
        aims: By seat, what it aims at.
        shows: What its text must show.
    """

    seats: int
    options: tuple[tuple[str, str], ...]
    aims: tuple[str, ...]
    shows: tuple[str, ...]


MATCHES = {
    "two": Golden(2, USUAL, ("church", "technologies"), ("ended: by church", ": leave 1", "learned: ")),
    "three": Golden(
        3,
        USUAL,
        ("technologies", "everything", "orders"),
        ("ended: by orders", "station-placed: ", "studied: ", "agent-used: "),
    ),
    "four": Golden(
        4, USUAL, ("shops", "shops", "shops", "technologies"), ("ended: by shops", "spun: ", "agent-used: ")
    ),
    "expansions": Golden(
        3, WHOLE, ("achievements", "achievements", "tokens"), ("reward-token-taken: ", "token free-agent")
    ),
    "customs": Golden(3, USUAL, ("duties", "duties", "duties"), ("ended: by customs", "traded: ")),
    "houses": Golden(2, WHOLE, ("houses", "houses"), ("ended: by houses", "piece house")),
}
"""Golden matches by name; together they show every end of a match and every event."""


def file(name: str) -> Path:
    """Where a golden match is written."""
    return FOLDER / f"yokohama_playthrough_{name}.txt"


def deal(name: str, number: str) -> Match:
    """A golden match before its first answer."""
    golden = MATCHES[name]
    setup = Setup("yokohama", golden.seats, golden.options, f"playthrough/{name}/{number}".encode())
    return YOKOHAMA.with_tables(TABLES).deal(setup)


def found(name: str) -> str:
    """The shortest of some matches that shows what it must."""
    texts = ("\n".join(written(name, str(number), played(name, str(number)))) + "\n" for number in range(SEEDS))
    enough = [text for text in texts if all(words in text for words in MATCHES[name].shows)]
    assert enough, f"no match named {name} shows all of {MATCHES[name].shows}; other aims or more seeds may"
    return min(enough, key=len)


def played(name: str, number: str) -> list[tuple[Seat, str]]:
    """Answers of a match: one in five at random, the others towards the aim of the seat."""
    rng, match = Rng(f"answers/{name}/{number}".encode()), deal(name, number)
    answers: list[tuple[Seat, str]] = []
    while asked := match.questions():
        open_ones = [question for question in asked if question.answered is None] or list(asked)
        question = open_ones[rng.below(len(open_ones))]
        if rng.below(5):
            answer = GAMES["yokohama"].prefer(
                question, match.view(question.seat), MATCHES[name].aims[question.seat], rng
            )
        else:
            answer = any_of(any_part(question, rng), rng)
        answers.append((question.seat, match.give(question.seat, answer).notation))
    return answers


def written(name: str, number: str, answers: Iterable[tuple[Seat, str]]) -> Iterator[str]:
    """A golden match as text, played by these answers: all that was told, and the score."""
    golden, match = MATCHES[name], deal(name, number)
    yield f"Yokohama, {golden.seats} merchants, {dict(golden.options)}, match {name}/{number}"
    yield from told(match.opening(), shown)
    for seat, answer in answers:
        move = match.play(seat, answer)
        yield ""
        yield f"{len(match.standing_moves)}. seat {seat}: {move.notation}"
        yield from told(move.told, shown)
    yield ""
    yield from final(match)


def replayed(text: str) -> Iterator[str]:
    """The match of a text, played again by the answers that stand in it."""
    head, *lines = text.splitlines()
    name, _, number = head.rpartition(" ")[2].partition("/")
    answers = [(Seat(int(found[1])), found[2]) for line in lines if (found := ANSWER.fullmatch(line))]
    return written(name, number, answers)


def shown(value: object) -> str:
    """A value in few letters."""
    match value:
        case Order() | Technology() | PowerToken():
            return value.id
        case Reward():
            goods = [f"{count} {good}" for good, count in zip(GOODS, value.goods, strict=True) if count]
            rest = [
                f"{getattr(value, name)} {name}" for name in ("points", "yen", "free_agent") if getattr(value, name)
            ]
            return " + ".join([*rest, *goods])
        case tuple():
            return f"[{' '.join(shown(one) for one in value)}]"
        case _:
            return str(value)


def final(match: Match) -> Iterator[str]:
    """The score."""
    view = match.view(Seat(0))
    assert isinstance(view, YokohamaView)
    for line in view.results or ():
        parts = [f"{field.name} {shown(getattr(line, field.name))}" for field in fields(line)]
        yield ", ".join(parts)


if __name__ == "__main__":
    for each in MATCHES:
        file(each).write_text(found(each), encoding="utf-8")
