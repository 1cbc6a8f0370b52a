"""How many presses a turn takes, by the shortest way through its panels."""

from __future__ import annotations

from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from bot.bench.dealing import dealt
from bot.bench.showing import people_of
from bot.local.panel_search import plan, way
from render.core.context import RenderContext
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
                match, presses = match.play_line(seat, answers).match, presses + pressed
                # Whoever took an entry that leads to the same place in another way thinks again there.
                wanted = wanted[len(answers) :] if answers == wanted[: len(answers)] else ()
        yield presses


def _asked(match: Match, seat: Seat) -> bool:
    return any(one.seat == seat and one.answered is None for one in match.questions())


def _pressed(match: Match, seat: Seat, wanted: Sequence[str]) -> tuple[Sequence[str], int]:
    """The next answers that are given by one press, and how many presses it takes with all that leads to it."""
    question = next(one for one in match.questions() if one.seat == seat)
    found = way(partial(_panel, match, question), question.go_on, meant(match, question, wanted) or wanted)
    return (wanted[:1], TYPED) if found is None else (found.answers, found.presses)


def meant(match: Match, question: Question, wanted: Sequence[str]) -> tuple[str, ...]:
    """The plan that a player takes who meant to answer so: the one that ends where he wants to come.

    Whose answer would lead nowhere, since he cannot see that before he gives it, takes the first plan there is.

    Returns:
        Nothing where the question has no plans, or he does not want to come anywhere though he could.
    """
    plans = question.plans()
    if not plans or not isinstance(question.read(wanted[0]), type(plans[0].answers[0])):
        return ()
    rows = [tuple(map(question.write, one.answers)) for one in plans]
    after = match.play_line(question.seat, wanted[:1]).match
    choices = [part for one in after.questions() for part in one.parts if part.kind == "choice"]
    leads = any(isinstance(offer, type(plans[0].answers[-1])) for part in choices for offer in part.offers)
    # Verb and place; the way there may differ, for so may what is placed.
    ends = [text.split()[:2] for text in wanted]
    row = next((row for row in rows if row[-1].split()[:2] in ends), () if leads else rows[0])
    end = question.closed(plans[rows.index(row)].answers) if row else None
    return row if end is None else tuple(map(question.write, end.answers))


def _panel(match: Match, question: Question, carry: str) -> Panel:
    context = RenderContext("7K2", people_of(match), Words.of("en"))
    return FACES[match.setup.game].panel(question, match.view(question.seat), carry, context)
