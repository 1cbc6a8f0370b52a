"""Pictures of Nippon in positions laid by hand, in every language, and all its icons."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from PIL import Image

from render.core.canvas import Canvas
from render.core.colours import PAPER, SEATS
from render.core.languages import LANGUAGES
from render.core.sprites import icon
from render.nippon import icons
from render.nippon.colours import COLOURS
from render.nippon.figures import ACTION_ICONS, BONUS_ICONS, GOAL_ICONS, GOOD_ICONS, put_marker, put_pawn, put_worker
from render.nippon.pictures import PICTURES
from render.nippon.words.looks import closer_looks
from rules.core.seats import Seat
from tests.render import samples_nippon as samples

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.languages import Lang

SEATS_OF_SHEET = (1, 2, 3, 4)


def sheets() -> Iterator[tuple[str, Canvas]]:
    """The table early, half way, late with what is new and at its fullest; all close-ups at their fullest; sheets."""
    for lang, seats in product(LANGUAGES, SEATS_OF_SHEET):
        people = samples.people(seats)
        yield f"early-{lang}-{seats}", PICTURES.draw_table(samples.early(seats), None, people, lang, "7K2")
        late, before = samples.late(seats), samples.before_late(seats)
        yield f"late-{lang}-{seats}", PICTURES.draw_table(late, before, people, lang, "7K2")
        yield f"full-{lang}-{seats}", PICTURES.draw_table(samples.fullest(seats), None, people, lang, "7K2")
        middle, before = samples.middle(seats), samples.earlier(seats)
        yield f"middle-{lang}-{seats}", PICTURES.draw_table(middle, before, people, lang, "7K2")
        yield f"score-{lang}-{seats}", PICTURES.draw_score(samples.over(seats), people, lang, "7K2", ())
    for lang in LANGUAGES:
        yield f"won-{lang}", PICTURES.draw_score(samples.won(), samples.people(1), lang, "7K2", ())
        yield from _near(lang)


def _near(lang: Lang) -> Iterator[tuple[str, Canvas]]:
    """Close-ups at their fullest, those that are new to the reader marked, and of the end."""
    seen = replace(samples.crowded(4), reader=Seat(1))
    positions = {
        "full": (seen, None),
        "late": (replace(samples.late(4), reader=Seat(1)), samples.before_late(4)),
        "alone": (replace(samples.late(1), reader=Seat(0)), samples.before_late(1)),
        "end": (samples.over(3), None),
        "opening": (samples.opening(2), None),
    }
    for kind, (view, before) in positions.items():
        for what in closer_looks(view):
            drawn = PICTURES.draw_close_up(view, what, samples.people(len(view.zaibatsu)), lang, "7K2", before)
            yield f"near-{kind}-{what.replace(':', '-')}-{lang}", drawn


def icon_canvas() -> Canvas:
    """Every icon in three sizes, every worker, the pieces of all."""
    canvas = Canvas(Image.new("RGB", (1500, 900), PAPER))
    emblems = list(
        dict.fromkeys([*GOOD_ICONS.values(), *BONUS_ICONS.values(), *ACTION_ICONS.values(), *GOAL_ICONS.values()])
    )
    for number, (drawing, fill) in enumerate(emblems):
        x, y = 60 + 118 * (number % 12), 70 + 150 * (number // 12)
        for size, right, down in ((90, 0, 0), (32, -20, 70), (20, 18, 70)):
            canvas.put(icon(drawing, size, fill), x + right, y + down)
    for number, colour in enumerate(COLOURS):
        put_worker(canvas, colour, 60 + 230 * number, 560, 90)
        put_worker(canvas, colour, 155 + 230 * number, 560, 90, specialist=True, marked=colour == "red")
    for number, seat in enumerate(("blue", "ochre", "mint", "violet", "stone")):
        assert seat in SEATS, "a colour of a seat"
        put_marker(canvas, seat, 7, 60 + 290 * number, 720, 56)
        put_marker(canvas, seat, 12, 140 + 290 * number, 720, 56, marked=True)
        put_pawn(canvas, seat, icons.railway, 220 + 290 * number, 720, 56)
    return canvas
