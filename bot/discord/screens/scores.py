"""Who has won, and the score sheet, as a picture and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.message import Image, Part, Text
from bot.discord.screens.reader import named, names_of, render_context
from bot.discord.screens.story import known_of
from rules.core.labels import Who
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.outcomes import LoadedMatch
    from render.core.words import Words
    from rules.core.results import Result
    from rules.core.table import Event


def result_line(loaded: LoadedMatch, results: Sequence[Result], words: Words) -> str:
    """Who has won, or how those who play have done against the rulebook's own opponent."""
    people, names, verdict = loaded.everyone, names_of(loaded, words), loaded.match.verdict()
    if verdict is not None:
        key = "house-over-won" if verdict.won else "house-over-lost"
        rank = words.text(f"{loaded.info.game}-rank-{verdict.rank}")
        opponent = words.name(people, Who(Seat(len(results))))
        who, points = named(words, people, [result.seat for result in results]), results[0].points
        return words.text(key, **names, who=who, n=len(results), opponent=opponent, points=points, rank=rank)
    winners = loaded.match.winners()
    key = "house-over-one" if len(winners) == 1 else "house-over-shared"
    return words.text(key, **names, who=named(words, people, winners), points=results[0].points)


def score_parts(loaded: LoadedMatch, words: Words) -> list[Part]:
    """The result in words and as a picture."""
    return [Text(result_text(loaded, words)), *score_sheet(loaded, words)]


def result_text(loaded: LoadedMatch, words: Words) -> str:
    """Who has won; of a match that was closed, that no one has."""
    results = loaded.match.results()
    if results is None:
        return words.text("house-over-none", **names_of(loaded, words))
    return result_line(loaded, results, words)


def score_sheet(loaded: LoadedMatch, words: Words) -> list[Part]:
    """The score sheet, if there is a score."""
    if loaded.match.results() is None:
        return []
    return [Image(loaded.face.score_sheet(loaded.match.view(None), _known(loaded), render_context(loaded, words)))]


def score_text(loaded: LoadedMatch, words: Words) -> str:
    """The score sheet in words: who wins, and each source of everyone's points."""
    if loaded.match.results() is None:
        return words.text("house-over-none", **names_of(loaded, words))
    lines = loaded.face.score_text(loaded.match.view(None), _known(loaded), render_context(loaded, words))
    return "\n".join(lines)


def _known(loaded: LoadedMatch) -> list[Event]:
    """What everyone knows of a match from its beginning."""
    return known_of(loaded, loaded.match.standing_moves, None)
