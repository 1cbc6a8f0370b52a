"""One whole match of Osaka as readable text; `python -m tests.rules.osaka_playthrough` writes it anew."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.selfplay import any_part
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.setup import Setup
from rules.games import GAMES
from rules.osaka.game import OSAKA
from rules.osaka.model.terms import Card, Result
from rules.osaka.view import OsakaView
from tests.rules.golden import told
from tests.rules.osaka_table import TABLES, names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.match import Match

FILE = Path(__file__).with_name("osaka_playthrough.txt")


def playthrough() -> str:
    """The match: answers half at random and half aiming at insurance, and all that was told."""
    rng = Rng(b"playthrough answers")
    match = OSAKA.with_tables(TABLES).deal(Setup("osaka", 3, (), b"playthrough"))
    lines = ["Traders of Osaka, 3 traders", *told(match.opening(), shown)]
    while asked := match.questions():
        open_ones = [question for question in asked if question.answered is None] or list(asked)
        question = open_ones[rng.below(len(open_ones))]
        if rng.below(2):
            answer = GAMES["osaka"].prefer(question, match.view(question.seat), "insurance", rng)
        else:
            answer = any_of(any_part(question, rng), rng)
        move = match.give(question.seat, answer)
        lines += ["", f"{len(match.standing_moves)}. seat {question.seat}: {move.notation}", *told(move.told, shown)]
    return "\n".join([*lines, "", *final(match)]) + "\n"


def shown(value: object) -> str:
    """A value in few letters."""
    match value:
        case Card():
            return names([value])
        case tuple():
            return f"[{' '.join(shown(one) for one in value)}]"
        case _:
            return str(value)


def final(match: Match) -> Iterator[str]:
    """The score."""
    view = match.view(Seat(0))
    assert isinstance(view, OsakaView)
    for line in view.results or ():
        assert isinstance(line, Result)
        yield f"place {line.place}: seat {line.seat}, {line.vp} VP, {line.tokens} tokens"


if __name__ == "__main__":
    FILE.write_text(playthrough(), encoding="utf-8")
