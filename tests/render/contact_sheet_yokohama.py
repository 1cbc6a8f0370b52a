"""Every kind of picture of Yokohama from positions laid by hand; `python -m tests.pictures` writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PIL import Image

from render.core.canvas import Canvas
from render.core.colours import GOLD, INK_2, PAPER, Rgb
from render.core.languages import LANGUAGES
from render.core.sprites import Icon, icon
from render.yokohama.cards import hand, score
from render.yokohama.cards.rewards import AREA_ICONS
from render.yokohama.closeups import closeups
from render.yokohama.colours import STONE
from render.yokohama.icons.goods import GOODS_ICONS
from render.yokohama.icons.places import PLACE_ICONS
from render.yokohama.table import table
from tests.render import samples_yokohama as samples

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from render.core.languages import Lang

HANDS = {"none": "", "one": "us4", "three": "gb7 de1 nl3", "four": "gb7 gb10 fr7"}


def sheets(at_length: Collection[Lang] = tuple(LANGUAGES)) -> Iterator[tuple[str, Canvas]]:
    """Every kind of picture in each language: in some at its ordinary, its emptiest and its fullest, else once."""
    people, hostile = samples.PEOPLE, samples.HOSTILE
    for lang in LANGUAGES:
        last = None if lang in at_length else -1
        for seats in (2, 3, 4)[last:]:
            now, before = samples.middle(seats), samples.earlier(seats)
            yield f"table-{lang}-{seats}", table.draw(now, before, people[:seats], lang, "7K2")
            full = samples.fullest(seats)
            yield f"full-{lang}-{seats}", table.draw(full, now, hostile[:seats], lang, "7K2")
            over = samples.over(seats, tie=seats == 3)
            yield f"score-{lang}-{seats}", score.draw(over, people[:seats], lang, "7K2")
        yield f"opening-{lang}", table.draw(samples.opening(), None, samples.MORE_HOSTILE, lang, "7K2")
        yield f"over-{lang}", table.draw(samples.over(), None, people, lang, "7K2")
        for name, orders in tuple(HANDS.items())[last:]:
            yield f"hand-{name}-{lang}", hand.draw(samples.seen_by(samples.middle(), 1, orders), people, lang, "7K2")
        offer = samples.seen_by(samples.opening(), 1, "", "gb7 de1")
        yield f"hand-offer-{lang}", hand.draw(offer, people, lang, "7K2")
        for name, view in (("middle", samples.middle()), ("full", samples.fullest()))[last:]:
            names = people if name == "middle" else hostile
            for what in ("port", "dock", "lab", "research", "boards", "achievements", "merchant2"):
                yield f"closer-{what}-{name}-{lang}", closeups.draw(view, what, names, lang, "7K2")
        yield f"closer-boards-two-{lang}", closeups.draw(samples.middle(2), "boards", people[:2], lang, "7K2")


def icon_canvas() -> Canvas:
    """Every icon at 96, 32 and 20 pixels, in colour and as its grey shape."""
    drawings: list[tuple[Icon, Rgb]] = [(drawing, GOLD) for drawing in GOODS_ICONS]
    drawings += [(drawing, STONE) for drawing in PLACE_ICONS] + list(AREA_ICONS.values())
    canvas = Canvas(Image.new("RGB", (1600, 20 + 190 * (-(-len(drawings) // 12))), PAPER))
    for i, (drawing, fill) in enumerate(drawings):
        x, y = 70 + i % 12 * 130, 70 + i // 12 * 190
        canvas.put(icon(drawing, 96, fill), x, y)
        canvas.put(icon(drawing, 32, fill), x - 36, y + 84)
        canvas.put(icon(drawing, 20, fill), x, y + 84)
        canvas.put(icon(drawing, 20, INK_2), x + 30, y + 84)
    return canvas
