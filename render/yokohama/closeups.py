"""Close-ups of Yokohama: ports, laboratories, church and customs, achievements, each merchant's mat; all legible."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.colours import MORNING, SEA, SEA_LINE
from render.core.header import HEIGHT, draw_header_ground, draw_waves, write_title
from render.core.paper import Sheet, Style
from render.core.pieces import put_piece
from render.core.shapes import box
from render.core.sprites import Pen, printed
from render.core.words import Words
from render.yokohama import closeups_achievements, closeups_boards, closeups_mat, closeups_shelves
from render.yokohama.labels import area_name
from render.yokohama.merchants import merchants
from render.yokohama.table import KANJI

if TYPE_CHECKING:
    from PIL import Image

    from render.core.names import Seated
    from render.core.people import Lang, People
    from rules.yokohama.view import YokohamaView

WIDTH = 1200
TALLEST = 1900
"""Pixels of the highest close-up."""

POWERS = 1180
"""Right end of the powers in the header."""


def closer_looks(view: YokohamaView) -> tuple[str, ...]:
    """Ids of the close-ups there are of this table."""
    return (
        *(port.id for port in view.ports),
        *(laboratory.id for laboratory in view.laboratories),
        "boards",
        "achievements",
        *(f"merchant{merchant.seat}" for merchant in view.merchants),
    )


def draw(view: YokohamaView, what: str, people: People, lang: Lang, match_id: str) -> Sheet:
    """Draws one close-up.

    Args:
        view: The table; only what is open is drawn.
        what: ``port``, ``dock``, ``lab``, ``research``, ``boards``, ``achievements``, or ``merchant0``
            to ``merchant3``.
        people: Owners by seat.
        lang: Language of the words.
        match_id: Id of the match, shown under the title.

    Raises:
        ValueError: There is no such close-up of this table.
    """
    if what not in closer_looks(view):
        raise ValueError(f"no close-up {what!r} of this table")
    words = Words.of(lang)
    who = merchants(people, words)
    if what.startswith("merchant"):
        merchant = view.merchants[int(what.removeprefix("merchant"))]
        sheet = Sheet(ground(closeups_mat.height(merchant)))
        closeups_mat.put(sheet, view, merchant, who, words, match_id)
        return sheet
    match what:
        case "boards":
            sheet = Sheet(ground(closeups_boards.HEIGHT))
            _write_head(sheet, words.text("yokohama-pic-boards"), match_id)
            closeups_boards.put(sheet, view, who, words)
        case "achievements":
            sheet = Sheet(ground(closeups_achievements.HEIGHT))
            _write_head(sheet, words.text("yokohama-pic-achievements"), match_id)
            closeups_achievements.put(sheet, view, who, words)
        case _:
            sheet = Sheet(ground(closeups_shelves.HEIGHT))
            _put_shelf(sheet, view, what, who, words, match_id)
    return sheet


def _put_shelf(sheet: Sheet, view: YokohamaView, what: str, who: Seated, words: Words, match_id: str) -> None:
    """A port or a laboratory, with everybody's power there in the header."""
    place = next(area for area in view.areas if area.id == what)
    title = f"{place.letter} {words.plain(area_name(place.id), ())}"
    port = next((one for one in view.ports if one.id == what), None)
    note = words.text("yokohama-pic-port-note" if port else "yokohama-pic-lab-note")
    left = POWERS - 112 * len(place.power)
    _write_head(sheet, title, f"{match_id} · {note}", left - 20)
    sheet.write(words.text("yokohama-pic-power"), POWERS, 30, Style("plain", 28, smallest=24), "right", room=420)
    for seat, power in enumerate(place.power):
        x = left + 112 * seat
        put_piece(sheet, *who.piece(seat), x + 34, 84, 50)
        sheet.write(str(power), x + 70, 84, Style("bold", 50), decides=True)
    if port is not None:
        closeups_shelves.put_port(sheet, port, words)
        return
    laboratory = next(one for one in view.laboratories if one.id == what)
    closeups_shelves.put_laboratory(sheet, laboratory, words)


def _write_head(sheet: Sheet, title: str, subtitle: str, room: int = WIDTH - 30) -> None:
    write_title(sheet, KANJI, title, subtitle, room)


def ground(height: int) -> Image.Image:
    """Deep sea with waves, ``height`` pixels of it: what everybody may see lies on it."""
    return _water().crop((0, 0, WIDTH, height))


@lru_cache(maxsize=1)
def _water() -> Image.Image:
    def draw_ground(pen: Pen) -> None:
        draw_waves(pen, 0, HEIGHT, WIDTH, TALLEST - HEIGHT, SEA_LINE)
        draw_header_ground(pen, WIDTH)
        for i, tone in enumerate(MORNING):
            pen.area(box(0, HEIGHT + i * 9, WIDTH, 9), tone, None)

    return printed(WIDTH, TALLEST, SEA, draw_ground)
