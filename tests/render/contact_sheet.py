"""Every kind of picture of Osaka from positions laid by hand; `python -m tests.pictures` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.core.canvas import Canvas
from render.core.colours import GOLD, INK_2, PAPER, Rgb
from render.core.icons import HOUSE_ICONS
from render.core.languages import LANGUAGES
from render.core.sprites import Icon, icon
from render.osaka.cards import hand, score
from render.osaka.cards.emblems import EMBLEMS, GOODS, ship
from render.osaka.closeups import closeups
from render.osaka.table import table
from tests.render import samples

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from render.core.languages import Lang


LARGE_HAND = "r5*3 r3*5 r2*2 b5*5 b3*3 b2*6 y5*2 y3*6 y2*5 g5*2 g3 g2"


def sheets(at_length: Collection[Lang] = tuple(LANGUAGES)) -> Iterator[tuple[str, Canvas]]:
    """Every kind of picture in each language: in some at its ordinary, its emptiest and its fullest, else once."""
    people, hostile = samples.PEOPLE, samples.HOSTILE
    for lang in LANGUAGES:
        last = None if lang in at_length else -1
        for seats in (2, 3, 4)[last:]:
            yield (
                f"table-{lang}-{seats}",
                table.draw(samples.middle(seats), samples.earlier(seats), people[:seats], lang, "4QF"),
            )
            full = samples.fullest(seats)
            yield f"full-{lang}-{seats}", table.draw(full, samples.middle(seats), hostile[:seats], lang, "4QF")
        yield f"opening-{lang}", table.draw(samples.opening(), None, samples.MORE_HOSTILE, lang, "4QF")
        yield f"over-{lang}", table.draw(samples.over(), None, people, lang, "4QF")
        for name, cards in (
            ("none", ""),
            ("six", "r5 r2 b3 y5 y3 g2"),
            ("ten", "r5*2 r2 b3*3 y5 y2 g2*2"),
            ("many", LARGE_HAND),
        )[last:]:
            yield f"hand-{name}-{lang}", hand.draw(samples.seen_by(samples.middle(), 1, cards), people, lang, "4QF")
        for name, view in (("market", samples.middle()), ("full", samples.fullest()))[last:]:
            seen = samples.seen_by(view, 0, "r5 b2")
            for what in ("market", "sea", "discard", "trader0"):
                yield f"closer-{what}-{name}-{lang}", closeups.draw(seen, what, people, lang, "4QF")
        for seats in (2, 3, 4)[last:]:
            over = samples.over(seats, shared=seats == 3)
            yield f"score-{lang}-{seats}", score.draw(over, people[:seats], lang, "4QF")


def icon_canvas() -> Canvas:
    """Every icon at 96, 32 and 20 pixels, in colour and as its grey shape."""
    drawings: list[tuple[Icon, Rgb]] = [(drawing, GOLD) for drawing in HOUSE_ICONS]
    drawings += [(EMBLEMS[colour], GOODS[colour]) for colour in GOODS] + [(ship, GOODS[colour]) for colour in GOODS]
    canvas = Canvas(Image.new("RGB", (1600, 20 + 190 * (-(-len(drawings) // 12))), PAPER))
    for i, (drawing, fill) in enumerate(drawings):
        x, y = 70 + i % 12 * 130, 70 + i // 12 * 190
        canvas.put(icon(drawing, 96, fill), x, y)
        canvas.put(icon(drawing, 32, fill), x - 36, y + 84)
        canvas.put(icon(drawing, 20, fill), x, y + 84)
        canvas.put(icon(drawing, 20, INK_2) if drawing is not ship else icon(drawing, 20, fill), x + 30, y + 84)
    return canvas
