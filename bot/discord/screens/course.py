"""The course of a match: everyone's points by round as a plot, and where they came from."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from bot.core.changes import sources_of
from bot.discord.ids import Press
from bot.discord.message import Button
from bot.discord.screens.moments import moments, turns_to_see
from bot.discord.screens.reader import match_name
from bot.discord.screens.story import known_of
from render.core.names import initials, seat_names
from render.core.result_sheet import Line, ResultSheet, result_picture
from render.plots.course import Course, Curve, course_picture, told

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.screens.log import LogEntry
    from render.core.picture import Picture
    from render.core.words import Words
    from rules.core.match import Match

ORIGINS: Final = "origins"
"""Slot of the button that leads from the plot to where the points came from."""


def course_of(loaded: LoadedMatch, words: Words) -> Course | None:
    """Everyone's points at the deal, after each round and at the end, as everyone may know them; None if no one counts.

    A round that cannot be replayed any more is left out.
    """
    turns = turns_to_see(loaded, words.bare)
    ends = [[*of_round][-1] for _, of_round in groupby(turns, lambda turn: (turn.round, turn.place < 0))]
    points = [loaded.face.standings(found.loaded.match.view(None)) for found in moments(loaded, ends)]
    if not points or not points[0]:
        return None
    labels = ["0" if turn.place < 0 else str(turn.round) for turn in ends]
    lines, stars = _milestones(loaded, ends)
    if (over := ended(loaded)) is not None:
        final = {result.seat: result.points for result in over.results() or ()}
        points.append(tuple(final[seat] for seat in sorted(final)))
        labels.append(words.text("course-end"))
    names = seat_names(loaded.people, words)
    curves = tuple(
        Curve(name, person.colour, letters, tuple(each[seat] for each in points), frozenset(stars[seat]))
        for seat, (name, letters, person) in enumerate(zip(names, initials(names), loaded.people, strict=True))
    )
    keys = [("line", bool(lines), False), ("star", any(stars), True)]
    notes = tuple((words.text(f"course-{loaded.face.key}-{key}"), star) for key, there, star in keys if there)
    title, subtitle = words.text("course-title"), match_name(words, loaded.info)
    return Course(title, subtitle, tuple(labels), curves, frozenset(lines), notes)


def course_button(loaded: LoadedMatch, words: Words) -> tuple[Button, ...]:
    """The button that leads to the plot, where anyone counts points."""
    counts = loaded.face.standings(loaded.match.view(None))
    return (Button(words.text("course-button"), Press("course", loaded.info.id)),) if counts else ()


def origins_button(loaded: LoadedMatch, words: Words, post: int) -> tuple[Button, ...]:
    """The button from the plot to where the points came from, once that is known; ``post`` is the row of its post."""
    if origins_of(loaded, words) is None:
        return ()
    return (Button(words.text("course-sources"), Press("course", loaded.info.id, post, ORIGINS)),)


def plot_of(loaded: LoadedMatch, words: Words) -> Picture | None:
    """The course as a plot; None where no one counts points."""
    course = course_of(loaded, words)
    return None if course is None else course_picture(course, loaded.info.game, " ".join(told(course, words)))


def course_pictures(loaded: LoadedMatch, words: Words) -> list[Picture]:
    """The course as a plot and, once the match is over, where the points came from; none where no one counts any."""
    plot, origins = plot_of(loaded, words), origins_of(loaded, words)
    if plot is None:
        return []
    return [plot, *([result_picture(origins, words)] if origins is not None else [])]


def ended(loaded: LoadedMatch) -> Match | None:
    """The match at its end, by the rules or because it was closed; None while it runs."""
    if loaded.info.phase == "running":
        return None
    return loaded.match if loaded.match.results() is not None else loaded.match.ended_early()


def _milestones(loaded: LoadedMatch, ends: list[LogEntry]) -> tuple[set[int], list[set[int]]]:
    """The figures at which something concerned everyone, and those at which something special came to a seat."""
    lines: set[int] = set()
    stars: list[set[int]] = [set() for _ in loaded.people]
    moves, begin = loaded.match.standing_moves, max(0, ends[0].first - 1)
    for place, end in enumerate(ends):
        for event in known_of(loaded, moves[begin : end.number], None):
            match loaded.face.milestone(event):
                case None:
                    pass
                case ():
                    lines.add(place)
                case seats:
                    for seat in seats:
                        stars[seat].add(place)
        begin = end.number
    return lines, stars


def origins_of(loaded: LoadedMatch, words: Words) -> ResultSheet | None:
    """Where everyone's points came from, once the match is over, as figures with bars; None if no one counts."""
    over = ended(loaded)
    sources = () if over is None else sources_of(loaded, over)
    most = max((count for _, counts in sources for count in counts), default=0)
    if most <= 0:
        return None
    lines = tuple(
        Line(
            loaded.face.source_name(source, words),
            tuple(map(str, counts)),
            tuple(max(0, count) / most for count in counts),
        )
        for source, counts in sources
    )
    title, subtitle = words.text("course-origins"), match_name(words, loaded.info)
    return ResultSheet(title, subtitle, seat_names(loaded.people, words), lines)
