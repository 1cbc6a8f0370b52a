"""Whole matches of Yokohama as readable text; `python -m tests.rules.yokohama_playthrough` writes them anew."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING

from bot.selfplay import any_answer
from rules.core.game import Setup
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.terms import GOODS
from rules.yokohama.view import Order, PowerToken, Reward, Technology, YokohamaView
from tests.rules.yokohama_table import TABLES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules.core.match import Match
    from rules.core.table import Event, Told

FOLDER = Path(__file__).parent

USUAL = (("edition", "dlp"), ("mining", "exchange"), ("modules", ""))
WHOLE = (("edition", "synapses"), ("mining", "action"), ("modules", "rewards,free-agents"))

MATCHES = {
    "two": (2, USUAL, "church"),
    "three": (3, USUAL, "everything"),
    "four": (4, USUAL, "shops"),
    "expansions": (3, WHOLE, "achievements"),
}
"""Name, seats, options and aim of each golden match."""


def file(name: str) -> Path:
    """Where a golden match is written."""
    return FOLDER / f"yokohama_playthrough_{name}.txt"


def playthrough(name: str) -> str:
    """A match: answers one in five at random, the others towards its aim, and all that was told."""
    seats, options, aim = MATCHES[name]
    rng = Rng(b"playthrough/" + name.encode())
    match = YOKOHAMA.with_tables(TABLES).deal(Setup("yokohama", seats, options, b"playthrough/" + name.encode()))
    lines = [f"Yokohama, {seats} merchants, {dict(options)}", *told(match.opening())]
    while asked := match.questions():
        open_ones = [question for question in asked if question.answered is None] or list(asked)
        question = open_ones[rng.below(len(open_ones))]
        if rng.below(5):
            answer = YOKOHAMA.prefer(question, match.view(question.seat), aim, rng)
        else:
            answer = any_answer(question.parts[rng.below(len(question.parts))], rng)
        move = match.play(question.seat, answer)
        lines += ["", f"{len(match.standing_moves)}. seat {question.seat}: {move.notation}", *told(move.told)]
    return "\n".join([*lines, "", *final(match)]) + "\n"


def told(events: Iterable[Told[Event]]) -> Iterator[str]:
    """What was told, one line each."""
    for one in events:
        event = one.event
        words = [f"{field.name} {shown(getattr(event, field.name))}" for field in fields(event) if field.name != "kind"]  # type: ignore[arg-type]
        yield f"   {getattr(event, 'kind')}: {', '.join(words)}"  # noqa: B009


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
        file(each).write_text(playthrough(each), encoding="utf-8")
