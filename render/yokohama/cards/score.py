"""The score sheet of Yokohama: every part of the final score in the order of the rulebook, places, what decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.core.colours import INK, PAPER_2, WHITE
from render.core.icons import agent_bag, anchor, any_good, coin, crate, flask, tick, vp_rosette
from render.core.names import seated
from render.core.score_head import name_in_headline
from render.core.score_sheet import Column, Row, draw_score
from render.core.stood import NOTE, headline
from render.core.words import Words
from render.yokohama.colours import BRICK, GOODS, LEATHER, LILAC, STEEL, STONE, YEN
from render.yokohama.head import KANJI
from render.yokohama.icons.flags import BLUE
from render.yokohama.icons.goods import assistant, copper, gear, order_done, pennants, power_token, shop, trading_house
from render.yokohama.icons.places import church, customs
from render.yokohama.words.score import PARTS, by_seat, majority_counts, neutral_competes, scored, ties
from rules.core.results import EARLY
from rules.yokohama.model.terms import TRADE_GOODS

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.colours import Rgb
    from render.core.languages import Lang
    from render.core.names import Seated
    from render.core.people import People
    from render.core.sources import Sources
    from render.core.sprites import Icon
    from render.yokohama.words.score import Part
    from rules.yokohama.scoring import ScoreLine
    from rules.yokohama.view import YokohamaView

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


STEPS: dict[Part, str] = {
    "in-play": "",
    "church": "1. ",
    "customs": "2. ",
    "technology": "3. ",
    "countries": "4. ",
    "agents": "5. ",
    "imports": "    ",
    "yen": "    ",
    "goods": "    ",
}
"""Step of the rulebook before each part; the last step has four."""

SOURCE_ICONS: dict[str, tuple[Icon, Rgb]] = {
    "orders": (order_done, WHITE),
    "shops": (shop, BRICK),
    "houses": (trading_house, STONE),
    "church-board": (church, STONE),
    "customs-board": (customs, STONE),
    "port": (anchor, STEEL),
    "technologies": (flask, LILAC),
    "tokens": (power_token, PAPER_2),
    "achievements": (tick, INK),
}
"""What stands for each source of the points of the match."""


def draw(view: YokohamaView, people: People, lang: Lang, match_id: str, sources: Sources = ()) -> Canvas:
    """Draws the final score.

    Args:
        view: The table at the end.
        sources: Where the points of the match came from; nothing if it is not known.

    Raises:
        ValueError: The match is not over.
    """
    if view.results is None:
        raise ValueError("a match that is not over has no score sheet")
    words = Words.of(lang)
    who = seated(people, words)
    early = view.ended_by == EARLY
    lines = by_seat(view.results)
    after = tuple(_row(view, lines, part, words) for part in PARTS)
    during = tuple(_source_row(source, points, words) for source, points in sources)
    rows = (*during, *after[1:]) if len(during) > 1 else after
    columns = tuple(
        Column(who.names[line.seat], *who.piece(line.seat), line.total, line.place, shared=False, unplaced=early)
        for line in lines
    )
    subtitle = words.text("yokohama-pic-score-subtitle", match=match_id, turn=view.turn)
    titles = (words.text("house-stood" if early else "pic-final"), subtitle, _decided(view, view.results, who, words))
    return draw_score(KANJI, titles, rows, columns, _notes(view, words), words)


def _source_row(source: str, points: tuple[int, ...], words: Words) -> Row:
    """One source of the points of the match."""
    name = words.text("yokohama-source", source=source)
    return Row(*SOURCE_ICONS.get(source, ICONS["in-play"]), f"{name[:1].upper()}{name[1:]}", points, minor=True)


def _row(view: YokohamaView, lines: list[ScoreLine], part: Part, words: Words) -> Row:
    """One part of the score with its step of the rulebook, and what it was counted from."""
    text = f"{STEPS[part]}{words.text(f'yokohama-pic-row-{part}')}"
    values = tuple(scored(line, part) for line in lines)
    match part:
        case "church" | "customs":
            counts = majority_counts(view, part)
            details = tuple(str(counts[line.seat]) for line in lines)
            return Row(*ICONS[part], text, values, details, (assistant, STONE))
        case "technology":
            details = tuple(words.number(line.technology_halves / 2) for line in lines)
            return Row(*ICONS[part], text, values, details, (gear, STEEL))
        case "countries":
            details = tuple("+".join(map(str, line.sets)) or "0" for line in lines)
            return Row(*ICONS[part], text, values, details)
        case "yen":
            details = tuple(str(view.merchants[line.seat].yen) for line in lines)
            return Row(*ICONS[part], text, values, details, (coin, YEN))
        case "goods":
            details = tuple(str(sum(view.merchants[line.seat].goods[:TRADE_GOODS])) for line in lines)
            return Row(*ICONS[part], text, values, details, (any_good, WHITE))
        case "in-play" | "agents" | "imports":
            return Row(*ICONS[part], text, values)
        case _:
            assert_never(part)


def _decided(view: YokohamaView, results: tuple[ScoreLine, ...], who: Seated, words: Words) -> str:
    """Who wins, and by what; of a match that was ended early, who led."""
    if view.ended_by == EARLY:
        return headline([line.total for line in by_seat(results)], who.names, words)
    first, *others = sorted(results, key=lambda line: line.place)
    name, second = name_in_headline(who.names[first.seat]), max((line.total for line in others), default=0)
    if others and second == first.total:
        return words.text("yokohama-pic-decided-tie", name=name)
    return words.text("yokohama-pic-decided-lead", name=name, lead=first.total - second)


def _notes(view: YokohamaView, words: Words) -> tuple[str, ...]:
    """How ties were broken, and what ended the match."""
    notes = [words.text(f"yokohama-closer-tie-{part}") for part in ties(view)]
    if neutral_competes(view):
        notes.append(words.text("yokohama-closer-neutral"))
    if view.ended_by == EARLY:
        return (*notes, words.text(NOTE.key))
    return (*notes, words.text(f"yokohama-pic-ended-{view.ended_by}"))
