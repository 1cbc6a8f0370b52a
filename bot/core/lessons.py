"""Lessons: positions that a game lays for a learner. They are the same for everyone, so that nothing of them is kept.

What stands in the place of a match's id says which step of which lesson it is: five letters of the game and the step.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from bot.core.loaded_match import LoadedMatch
from bot.core.tables import own_tables
from bot.store.records import DIRECT, Made, MatchInfo
from render.core.people import Person
from rules.core.frozen import frozen
from rules.core.log import Move
from rules.core.match import Match
from rules.core.seats import Seat
from rules.core.table import Event
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.boxes.catalog import GameCatalog
    from bot.core.caller import Caller

_ID: Final = re.compile(r"([A-Z]{3,5})(\d\d)")

OTHERS: Final = ("Mika", "Jonas", "Giulia")
"""Who plays against the learner."""

LEARNER: Final = Seat(0)

SEED: Final = b"lesson"


@frozen
class Stage:
    """A step as it is asked.

    Attributes:
        match: What the learner finds.
        answer: What is to be answered, in notation.
        after: The position to which that leads, before anyone else answers.
        scene: Which scene it belongs to.
    """

    match: Match
    answer: str
    after: str
    scene: int


@cache
def stages(game: str) -> tuple[Stage, ...]:
    """The steps of the lesson of a game; none if it has no lesson."""
    rules, found = GAMES[game], list[Stage]()
    tables = own_tables(rules)
    for number, scene in enumerate(rules.lesson(tables)):
        match = rules.with_tables(tables).at(rules.setup(scene.seats, SEED), scene.state)
        for text in scene.before:
            match.play(LEARNER, text)
        for step in scene.steps:
            before = match.copy()
            match.play(LEARNER, step.answer)
            found.append(Stage(before, step.answer, match.dump(), number))
            for text in step.others:
                match.play(next(one.seat for one in match.questions() if one.seat != LEARNER), text)
    return tuple(found)


def name_of(game: str, number: int) -> str:
    """What stands in the place of a match's id.

    Args:
        number: Which step, from 1.
    """
    return f"{game[:5].upper()}{number:02}"


def is_lesson(match: str) -> bool:
    """Whether the id of a match is a step of a lesson: those of matches have at most four characters."""
    return len(match) > 4 and step_of(match) is not None


def step_of(match: str) -> tuple[str, int] | None:
    """Game and step that stand in the place of a match's id; None for anything else."""
    read = _ID.fullmatch(match)
    if read is None:
        return None
    game = next((key for key in GAMES if key[:5].upper() == read[1]), None)
    number = int(read[2])
    return None if game is None or not 0 < number <= len(stages(game)) else (game, number)


def find(catalog: GameCatalog, caller: Caller, match: str) -> LoadedMatch | None:
    """A step of a lesson as its learner finds it; None if the id is none of a lesson."""
    step = step_of(match) if is_lesson(match) else None
    return None if step is None else laid(catalog, caller, *step, stages(step[0])[step[1] - 1].match)


def laid(catalog: GameCatalog, caller: Caller, game: str, number: int, match: Match) -> LoadedMatch:
    """A position of a lesson as its learner finds it."""
    names = (caller.name, *(name for name in OTHERS if name != caller.name))[: match.setup.seats]
    people = [Person(name, colour) for name, colour in zip(names, GAMES[game].colours, strict=False)]
    info = MatchInfo(
        id=name_of(game, number),
        game=game,
        guild=DIRECT,
        channel=caller.channel,
        phase="running" if match.results() is None else "over",
        opener=caller.user,
        seats=match.setup.seats,
        options=dict(match.setup.options),
        lang=caller.lang,
        pace="day",
        seal="",
        half=None,
        reconstructed=0,
        guests=(),
        created=0,
        lobby_message=None,
        post=None,
        practice=True,
    )
    made = tuple(Made(entry, None, 0) for entry in range(match.revision))
    return LoadedMatch(info, match, catalog.faces[game], tuple(people), LEARNER, makers=made)


@frozen
class Reached:
    """How far right answers lead.

    Attributes:
        step: The step that is next; one behind the last at the end of the lesson.
        match: What the learner finds there.
        moves: What the learner answered, if the same table goes on.
    """

    step: int
    match: Match
    moves: tuple[Move[Event], ...]


def judged(game: str, number: int, answers: Sequence[str]) -> Reached | None:
    """Where answers lead; None if they are legal, and not what is shown here.

    One press may hold what the next steps ask as well, and the end of the turn.

    Raises:
        IllegalAction: The rules refuse one of them.
    """
    course, ahead = stages(game), number - 1
    match, moves = course[ahead].match.copy(), list[Move[Event]]()
    for text in answers:
        if ahead == len(course) or all(question.seat != LEARNER for question in match.questions()):
            break
        moves.append(match.play(LEARNER, text))
        ahead += course[ahead].after == match.dump()
    if ahead == number - 1:
        return None
    if ahead == len(course):
        return Reached(ahead + 1, match, ())
    goes_on = course[ahead].scene == course[ahead - 1].scene
    return Reached(ahead + 1, course[ahead].match, tuple(moves) if goes_on else ())
