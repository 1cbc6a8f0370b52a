"""The score sheet of Osaka: VP cards, tokens as the tie-break, places."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.core.colours import GOLD, INK
from render.core.icons import ribbon, vp_rosette
from render.core.names import Seated, seated
from render.core.score_head import name_in_headline
from render.core.score_sheet import Column, Row, draw_score
from render.core.sources import REST
from render.core.stood import NOTE, headline
from render.core.words import Words
from render.osaka.cards.emblems import EMBLEMS, GOODS
from render.osaka.figures import KANJI
from rules.core.results import EARLY
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.languages import Lang
    from render.core.people import People
    from render.core.sources import Sources
    from rules.osaka.model.terms import Result
    from rules.osaka.view import OsakaView


def draw(view: OsakaView, people: People, lang: Lang, match_id: str, sources: Sources = ()) -> Canvas:
    """Draws the final score.

    Args:
        view: The table at the end.
        sources: VP by the colour of the goods that were sold; nothing if it is not known.

    Raises:
        ValueError: The match is not over.
    """
    if view.results is None:
        raise ValueError("a match that is not over has no score sheet")
    words = Words.of(lang)
    who = seated(people, words)
    by_seat = sorted(view.results, key=lambda result: result.seat)
    early = view.ended_by == EARLY
    crowd = Counter(result.place for result in by_seat)
    rows = (
        *_sources(sources, by_seat, words),
        Row(ribbon, GOLD, words.text("osaka-pic-row-tokens"), tuple(r.tokens for r in by_seat)),
    )
    columns = tuple(
        Column(who.names[r.seat], *who.piece(r.seat), r.vp, r.place, shared=crowd[r.place] > 1, unplaced=early)
        for r in by_seat
    )
    subtitle = words.text("osaka-pic-score-subtitle", match=match_id, turn=view.turn)
    if early:
        titles = (words.text("house-stood"), subtitle, headline([r.vp for r in by_seat], who.names, words))
        ended = words.text(NOTE.key)
    else:
        titles = (words.text("pic-final"), subtitle, _decided(view.results, who, words))
        ended = words.text(f"osaka-pic-ended-{view.ended_by or 'tokens'}", tokens=view.tokens_to_end)
    return draw_score(KANJI, titles, rows, columns, (ended,), words)


def _sources(sources: Sources, lines: list[Result], words: Words) -> tuple[Row, ...]:
    """VP by the colour of the goods; all in one line where that is not known."""
    if [source for source, _ in sources] in ([], [REST]):
        return (Row(vp_rosette, INK, words.text("osaka-pic-row-vp"), tuple(line.vp for line in lines)),)
    return tuple(
        Row(
            *((EMBLEMS[source], GOODS[source]) if source in COLOURS else (vp_rosette, INK)),
            _title(words.text("osaka-source", source=source)),
            points,
        )
        for source, points in sources
    )


def _title(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}"


def _decided(results: tuple[Result, ...], who: Seated, words: Words) -> str:
    """Who wins, and by what."""
    order = sorted(results, key=lambda result: result.place)
    winners = [result for result in order if result.place == 1]
    if len(winners) > 1:
        names = words.listed([name_in_headline(who.names[result.seat], len(winners)) for result in winners])
        return words.text("osaka-pic-decided-shared", names=names, vp=winners[0].vp)
    name = name_in_headline(who.names[winners[0].seat])
    if len(order) > 1 and order[1].vp == winners[0].vp:
        return words.text(
            "osaka-pic-decided-tokens",
            name=name,
            tokens=winners[0].tokens,
            other=order[1].tokens,
        )
    lead = winners[0].vp - (order[1].vp if len(order) > 1 else 0)
    return words.text("osaka-pic-decided-lead", name=name, lead=lead)
