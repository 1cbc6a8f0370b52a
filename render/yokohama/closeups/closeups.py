"""Close-ups of Yokohama: ports, laboratories, church and customs, achievements, each merchant's mat; all legible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.core.canvas import CLOSE_UP_WIDE, Canvas
from render.core.colours import MORNING
from render.core.grounds import water
from render.core.names import seated
from render.core.words import Words
from render.yokohama.closeups import achievements as closeups_achievements
from render.yokohama.closeups import area as closeups_area
from render.yokohama.closeups import boards as closeups_boards
from render.yokohama.closeups import mat as closeups_mat
from render.yokohama.closeups import offer as closeups_offer
from render.yokohama.closeups import shelves
from render.yokohama.head import write_head, write_place, write_powers
from render.yokohama.words.looks import AREA, MERCHANT, area_of, closer_looks
from rules.yokohama.delta import new_cards

if TYPE_CHECKING:
    from render.core.languages import Lang
    from render.core.names import Seated
    from render.core.people import People
    from rules.yokohama.view import YokohamaView

TALLEST = 1600
"""Pixels of water that are drawn; higher close-ups repeat the waves below the surf."""

SURF = TALLEST - 34 * 40
"""Below this waves repeat after every forty rows of arches."""


def bands(view: YokohamaView, what: str) -> tuple[tuple[int, int], ...]:
    """Where the parts of a close-up begin and end that is too high for a phone; nothing for others."""
    return closeups_offer.bands(view) if what == "offer" else ()


def draw(
    view: YokohamaView, what: str, people: People, lang: Lang, match_id: str, before: YokohamaView | None = None
) -> Canvas:
    """Draws one close-up.

    Args:
        view: The table; only what is open is drawn.
        what: ``offer``, ``port``, ``dock``, ``lab``, ``research``, ``boards``, ``achievements``, ``merchant0`` to
            ``merchant3``, or ``area:`` and the id of an area.
        before: The view the reader last saw, or None for no change marks.

    Raises:
        ValueError: There is no such close-up of this table.
    """
    if what not in closer_looks(view):
        raise ValueError(f"no close-up {what!r} of this table")
    words = Words.of(lang)
    who, was = seated(people, words), before or view
    if what.startswith(MERCHANT):
        return _mat(view, was, int(what.removeprefix(MERCHANT)), who, words, match_id)
    if what.startswith(AREA):
        word = what.removeprefix(AREA)
        return closeups_area.draw(view, (area_of(view, word), area_of(was, word)), who, words, match_id)
    match what:
        case "offer":
            canvas = Canvas(ground(closeups_offer.height(view)))
            write_head(canvas, words.text("yokohama-closer-offer"), match_id)
            closeups_offer.put(canvas, view, was, words)
        case "boards":
            canvas = Canvas(ground(closeups_boards.HEIGHT))
            write_head(canvas, words.text("yokohama-pic-boards"), closeups_boards.subtitle(view, words, match_id))
            closeups_boards.put(canvas, view, was, who, words)
        case "achievements":
            canvas = Canvas(ground(closeups_achievements.height(view)))
            write_head(canvas, words.text("yokohama-pic-achievements"), match_id)
            closeups_achievements.put(canvas, view, was, who, words)
        case _:
            canvas = Canvas(ground(shelves.height(view)))
            left = write_powers(canvas, area_of(view, what), who, words)
            write_place(canvas, area_of(view, what), words, match_id, left - 20)
            _put_shelf(canvas, view, was, what, words)
    return canvas


def _mat(view: YokohamaView, was: YokohamaView, seat: int, who: Seated, words: Words, match_id: str) -> Canvas:
    merchant = view.merchants[seat]
    canvas = Canvas(ground(closeups_mat.height(merchant)))
    closeups_mat.put_head(canvas, view, merchant, who, words, match_id)
    closeups_mat.put(canvas, view, merchant, was.merchants[seat], who, words)
    return canvas


def _put_shelf(canvas: Canvas, view: YokohamaView, was: YokohamaView, what: str, words: Words) -> None:
    """A port or a laboratory; cards that came since then are framed."""
    area = area_of(view, what)
    for port, old in zip(view.ports, was.ports, strict=True):
        if port.id == what:
            shelves.put_port(canvas, view, area, port, words)
            shelves.mark(canvas, view, new_cards(old.orders, port.orders))
    for laboratory, past in zip(view.laboratories, was.laboratories, strict=True):
        if laboratory.id == what:
            shelves.put_laboratory(canvas, view, area, laboratory, words)
            shelves.mark(canvas, view, new_cards(past.technologies, laboratory.technologies))


def ground(height: int) -> Image.Image:
    """Deep sea with waves, ``height`` pixels of it: what everyone may see lies on it."""
    whole = water(CLOSE_UP_WIDE, TALLEST, MORNING)
    if height <= TALLEST:
        return whole.crop((0, 0, CLOSE_UP_WIDE, height))
    # kept in few colours, and pasted in the same
    deeper = Image.new(whole.mode, (CLOSE_UP_WIDE, height))
    if (tones := whole.getpalette()) is not None:
        deeper.putpalette(tones)
    for top in range(0, height, TALLEST - SURF):
        deeper.paste(whole if not top else whole.crop((0, SURF, CLOSE_UP_WIDE, TALLEST)), (0, top + SURF if top else 0))
    return deeper
