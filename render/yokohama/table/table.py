"""The table of Yokohama: the city with all that stands in it, every merchant's open possessions, the ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import WIN
from render.core.header import write_banner, write_call, write_title
from render.core.names import seated
from render.core.words import Words
from render.yokohama.head import KANJI
from render.yokohama.table.board import put_area, put_frame, put_station
from render.yokohama.table.city import empty_city
from render.yokohama.table.marks import marks
from render.yokohama.table.offer import put_offer
from render.yokohama.table.plaque import put_plaque
from render.yokohama.table.presidents import put_bust
from render.yokohama.table.route import put_ways
from render.yokohama.table.strip import put_strip

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.languages import Lang
    from render.core.names import Seated
    from render.core.people import People
    from rules.yokohama.view import Phase, YokohamaView

STEPS: dict[Phase, int] = {
    "place": 1,
    "move": 2,
    "church": 3,
    "customs": 3,
    "laboratory": 3,
    "station": 3,
    "port": 3,
    "trade": 3,
    "bonus": 4,
    "recovery": 6,
}
"""Steps of a turn by what is asked; what may be asked in several of them has none. Building, the fifth, is asked
together with the 5-power token."""


def draw(view: YokohamaView, before: YokohamaView | None, people: People, lang: Lang, match_id: str) -> Canvas:
    """Draws the table as everyone sees it; when the match is over, the city as it was left, with the final points.

    Args:
        before: The view the reader last saw, from which changes are marked, or None.
    """
    words, seats = Words.of(lang), len(view.merchants)
    who, found = seated(people, words), marks(view, before)
    canvas = empty_city(view.areas, seats, lang)
    _write_head(canvas, view, who, words, match_id)
    for area, new in zip(view.areas, found.areas, strict=True):
        put_area(canvas, area, seats, who, new)
    put_plaque(canvas, view, who, words)
    put_offer(canvas, view, None if view.phase == "over" else before, words)
    put_strip(canvas, view, who, found, words)
    for area, new in zip(view.areas, found.areas, strict=True):
        if new.frame:
            put_frame(canvas, area, seats)
    put_ways(canvas, view, found.routes)
    for area in view.areas:
        if area.station:
            put_station(canvas, area, seats, who, station_owner(view))
    return canvas


def station_owner(view: YokohamaView) -> int | None:
    """Whose president may travel to the station, or None if no one has the technology."""
    owners = (one.seat for one in view.merchants if any(card.name == "station" for card in one.technologies))
    return next(owners, None)


def _write_head(canvas: Canvas, view: YokohamaView, who: Seated, words: Words, match_id: str) -> None:
    subtitle = words.text(
        "yokohama-pic-subtitle", match=match_id, round=view.round, turn=view.turn, players=len(view.merchants)
    )
    end = write_title(canvas, KANJI, words.text("yokohama-name"), subtitle, 800)
    put_banner(canvas, view, who, words, max(690, end + 40))


def put_banner(canvas: Canvas, view: YokohamaView, who: Seated, words: Words, left: int) -> None:
    """Who is waited for and what is asked in which step of the turn, or who has won and what ended the match."""
    if view.results is not None:
        first = next(line for line in view.results if line.place == 1)

        def told(name: str) -> str:
            return words.text("yokohama-pic-won", name=name, points=first.total)

        below = words.text(f"yokohama-pic-ended-{view.ended_by}")
        write_banner(canvas, left, who, (first.seat,), told, below, WIN, put_bust)
        return
    write_call(canvas, left, who, view.asked, asked(view, words), words, put_bust)


def asked(view: YokohamaView, words: Words) -> str:
    """What is asked, with the step of the turn where there is one."""
    what = words.text(f"yokohama-pic-asks-{view.phase}")
    by_agent = view.acting is not None and view.acting.agent
    if view.phase not in STEPS or by_agent:
        return what
    return words.text("yokohama-pic-step", step=STEPS[view.phase], what=what)
