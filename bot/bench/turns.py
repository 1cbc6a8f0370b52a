"""How many presses a turn takes, by the shortest way through its panels."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from bot.bench.dealing import dealt
from bot.bench.showing import people_of
from bot.local.aiming import plan, way
from render.core.face import RenderContext
from render.core.words import Words
from render.faces import FACES
from rules.core.rng import Rng
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.core.panel import Panel
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.match import Match
    from rules.core.seats import Seat

MATCHES = 12
TURNS = 60
"""Turns of each match whose presses are counted."""

TYPED = 1
"""Interactions of an answer that no panel offers, so that it is typed."""


def presses_of_turns(game: str) -> list[int]:
    """Presses from *Play* until nothing more is asked, each turn the shortest way through its panels.

    People aim at each of the game's aims in turn, at every number of seats, with all modules.
    """
    kind = GAMES[game]
    return [
        presses
        for number in range(MATCHES)
        for presses in islice(_turns(game, kind.aims[number % len(kind.aims)], number), TURNS)
    ]


def _turns(game: str, aim: str, number: int) -> Iterator[int]:
    """Play a match, and count the presses of each turn."""
    kind, dice = GAMES[game], Rng(b"bench turns" + bytes([number]))
    match = dealt(game, kind.seats[0] + number % (kind.seats[1] - kind.seats[0] + 1), number)

    def prefer(ahead: Match, question: Question) -> Answer:
        return kind.prefer(question, ahead.view(question.seat), aim, dice)

    while asked := [one for one in match.questions() if one.answered is None]:
        seat, turn, presses = asked[0].seat, match.turn, 0
        while match.turn == turn and _asked(match, seat):
            wanted = plan(match, seat, prefer)
            while wanted:
                answers, pressed = _pressed(match, seat, wanted)
                match = match.play_line(seat, answers).match
                wanted, presses = wanted[len(answers) :], presses + pressed
        yield presses


def _asked(match: Match, seat: Seat) -> bool:
    return any(one.seat == seat and one.answered is None for one in match.questions())


def _pressed(match: Match, seat: Seat, wanted: Sequence[str]) -> tuple[Sequence[str], int]:
    """The next answers that are given by one press, and how many presses it takes with all that leads to it."""
    question = next(one for one in match.questions() if one.seat == seat)
    found = way(partial(_panel, match, question), question.go_on, wanted)
    return (wanted[:1], TYPED) if found is None else (found.answers, found.presses)


def _panel(match: Match, question: Question, carry: str) -> Panel:
    context = RenderContext("7K2", people_of(match), Words.of("en"))
    return FACES[match.setup.game].panel(question, match.view(question.seat), carry, context)
