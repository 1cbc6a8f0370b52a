"""The board and the score sheet, as pictures and in words."""

from __future__ import annotations

from bisect import bisect_left
from functools import partial
from textwrap import wrap
from typing import TYPE_CHECKING

from bot.discord.message import Image, Part, Text
from bot.discord.screens.reader import named, names_of, render_context, table_words, waited_for
from bot.discord.screens.repairs import adjusted_text
from bot.discord.screens.story import before_last_turn, known_of
from render.core.words_icons import as_seen
from rules.core.labels import Who
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Part
    from bot.discord.renderer import Renderer
    from render.core.context import RenderContext
    from render.core.words import Words
    from rules.core.results import Result
    from rules.core.table import Event, View

HIGH = 500
"""CSS pixels of a phone for what is told and the picture beneath it; title, question and buttons take the rest."""
WIDE = 310
"""CSS pixels that a picture is wide there."""
ROW, LETTERS = 22, 36
"""CSS pixels that a row of text is high, and how many letters it holds."""
LEAST = 4
"""Rows that tell a turn above the highest picture."""


def board_parts(loaded: LoadedMatch, shown: int, words: Words) -> list[Part]:
    """The table, and the score beneath it.

    Args:
        shown: Standing answers that the post before had told.
    """
    reader = render_context(loaded, words)
    view, before = _views(loaded, shown)
    lines = loaded.face.beneath_table(view, reader)
    return [Image(loaded.face.table(view, before, reader)), *([Text("\n".join(lines))] if lines else [])]


def told_above(said: Sequence[str], most: int, beneath: Sequence[Part], words: Words) -> list[str]:
    """The lines of a turn that a phone shows at once with what is beneath: the first, what is bold, then the others.

    Args:
        said: What happened, line by line; at least one.
        most: How many lines at most, from 2; the last may say how many more there are.
        beneath: The picture beneath them, with its own text.
    """
    pictures = [part.picture.size for part in beneath if isinstance(part, Image)]
    texts = [line for part in beneath if isinstance(part, Text) for line in part.text.split("\n")]
    left = (HIGH - sum(WIDE * high // wide for wide, high in pictures)) // ROW - sum(map(_rows, texts))
    room, rows = max(LEAST, left), [*map(_rows, said)]
    if len(said) <= most and sum(rows) <= room:
        return [*said]
    plain = [not line.startswith("**") for line in said]
    # What is bold is told even where it begins above the screen. The last row says how many lines there are more.
    kept = [number for number in range(len(said)) if not number or not plain[number]]
    room -= sum(rows[number] for number in kept) + 1
    for number in [number for number in range(1, len(said)) if plain[number]]:
        if rows[number] > room or len(kept) >= most - 1:
            break
        kept.append(number)
        room -= rows[number]
    more = words.text("house-too-many-lines", n=len(said) - len(kept))
    return [*[said[number] for number in sorted(kept)], more]


def _rows(line: str) -> int:
    return len(wrap(as_seen(line), LETTERS)) or 1


def foresee(renderer: Renderer, loaded: LoadedMatch) -> None:
    """Begin to draw the board of the post that a turn's end leads to, while its row is still on its way.

    The face keeps the picture until the post is written. Before turns of automatic players there may be no post.
    """
    match, told = loaded.match, loaded.told[1]
    shown = bisect_left(match.entry_numbers(0), told)
    if (
        loaded.info.phase == "running"
        and match.published > shown
        and not any(loaded.people[seat].bot for seat in waited_for(loaded))
    ):
        # Looked at here: others go on reading the match meanwhile.
        view, before = _views(loaded, shown)
        renderer.ahead(partial(loaded.face.table, view, before, render_context(loaded, table_words(loaded))))


def _views(loaded: LoadedMatch, shown: int) -> tuple[View, View | None]:
    match = loaded.match
    return match.view(None), match.view_after(None, shown) if shown < match.published else None


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
    """Who has won; of a match that was closed, that no one has, and of one that runs, that it does."""
    results = loaded.match.results()
    if results is None:
        key = "house-still-on" if loaded.info.phase == "running" else "house-over-none"
        return words.text(key, **names_of(loaded, words))
    adjusted = adjusted_text(loaded, words)
    return "\n".join([result_line(loaded, results, words), *([adjusted] if adjusted else [])])


def score_sheet(loaded: LoadedMatch, words: Words) -> list[Part]:
    """The score sheet, once there is a score."""
    scored = _scored(loaded, words)
    return [] if scored is None else [Image(loaded.face.score_sheet(*scored))]


def score_text(loaded: LoadedMatch, words: Words) -> str:
    """The score sheet in words: who wins, and each source of everyone's points."""
    scored = _scored(loaded, words.bare)
    return result_text(loaded, words) if scored is None else "\n".join(loaded.face.score_text(*scored))


def _scored(loaded: LoadedMatch, words: Words) -> tuple[View, list[Event], RenderContext] | None:
    """What a score sheet is made of, once the match is over: by the rules, or because it was ended early."""
    if loaded.info.phase == "running":
        return None
    ended = loaded.match if loaded.match.results() is not None else loaded.match.ended_early()
    known = known_of(loaded, ended.standing_moves, None)
    return ended.view(None), known, render_context(loaded, words)


def hand_parts(loaded: LoadedMatch, words: Words) -> list[Part]:
    """The hand of the reader's own seat, as picture and text: for its owner's eyes only."""
    if loaded.seat is None:
        return [Text(words.text("house-not-seated"))]
    view, reader = loaded.match.view(loaded.seat), render_context(loaded, words)
    before = before_last_turn(loaded)
    picture = loaded.face.hand(view, reader, before)
    lines = loaded.face.hand_told(view, before, reader)
    parts: list[Part] = [Image(picture)] if picture is not None else []
    if not parts and not lines:
        return [Text(words.text("house-hand-none")), Image(loaded.face.table(view, None, reader))]
    return [*parts, Text("\n".join(lines))] if lines else parts
