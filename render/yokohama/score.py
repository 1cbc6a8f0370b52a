"""The score sheet of Yokohama: every part of the final score in the order of the rulebook, places, what decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK
from render.core.flags import BLUE
from render.core.icons import coin, vp_rosette
from render.core.icons_goods import agent_bag, copper, crate, flask, pennants
from render.core.icons_places import church, customs
from render.core.score_sheet import Column, Row, draw_score
from render.core.words import Words
from render.yokohama.colours import GOODS, LEATHER, LILAC, STONE, YEN
from render.yokohama.merchants import merchants
from render.yokohama.score_text import PARTS, scored
from render.yokohama.table import KANJI

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.paper import Sheet
    from render.core.people import Lang, People
    from render.core.sprites import Icon
    from render.yokohama.score_text import Part
    from rules.yokohama.view import ScoreLine, YokohamaView

ICONS: dict[Part, tuple[Icon, Rgb]] = {
    "in-play": (vp_rosette, INK),
    "church": (church, STONE),
    "customs": (customs, STONE),
    "technology": (flask, LILAC),
    "countries": (pennants, BLUE),
    "agents": (agent_bag, LEATHER),
    "imports": (crate, GOODS["import"]),
    "yen": (coin, YEN),
    "goods": (copper, GOODS["copper"]),
}


def draw(view: YokohamaView, people: People, lang: Lang, match_id: str) -> Sheet:
    """Draws the final score.

    Args:
        view: The table at the end.
        people: Owners by seat.
        lang: Language of the words.
        match_id: Id of the match, shown under the title.

    Raises:
        ValueError: The match is not over.
    """
    if view.results is None:
        raise ValueError("a match that is not over has no score sheet")
    words = Words.of(lang)
    who = merchants(people, words)
    by_seat = sorted(view.results, key=lambda line: line.seat)
    rows = tuple(
        Row(*ICONS[part], words.text(f"yokohama-pic-row-{part}"), tuple(scored(line, part) for line in by_seat))
        for part in PARTS
    )
    columns = tuple(
        Column(who.names[line.seat], *who.piece(line.seat), total=line.total, place=line.place, shared=False)
        for line in by_seat
    )
    subtitle = words.text("yokohama-pic-score-subtitle", match=match_id, turn=view.turn)
    sentence = _sentence(view.results, who, view, words)
    return draw_score(KANJI, words.text("pic-final"), subtitle, rows, columns, sentence, words)


def _sentence(results: tuple[ScoreLine, ...], who: Seated, view: YokohamaView, words: Words) -> str:
    """What decided the match, and what ended it."""
    first, *others = sorted(results, key=lambda line: line.place)
    name, second = who.names[first.seat], max((line.total for line in others), default=0)
    if others and second == first.total:
        decided = words.text("yokohama-pic-decided-tie", name=name)
    else:
        decided = words.text("yokohama-pic-decided-lead", name=name, lead=first.total - second)
    return f"{decided} {words.text(f'yokohama-pic-ended-{view.ended_by}')}"
