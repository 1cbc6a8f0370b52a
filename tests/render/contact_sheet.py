"""Draws every kind of picture of Osaka into a folder, to be looked at; with --palette first makes the palette anew.

    python -m tests.render.contact_sheet FOLDER [--palette]

Each picture is written at full size and, as ``...-400.png``, as a phone column shows it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from render.core.canvas import Canvas
from render.core.colours import GOLD, INK_2, PAPER, Rgb
from render.core.icons import HOUSE_ICONS
from render.core.palette import PALETTES, developed, palette
from render.core.palette_making import made_palette, write_palette
from render.core.people import LANGUAGES
from render.core.sprites import Icon, icon
from render.osaka.cards import hand, score
from render.osaka.cards.emblems import EMBLEMS, GOODS, ship
from render.osaka.closeups import closeups
from render.osaka.pictures import PICTURES
from render.osaka.table import table
from tests.render import samples

if TYPE_CHECKING:
    from collections.abc import Iterator


LARGE_HAND = "r5*3 r3*5 r2*2 b5*5 b3*3 b2*6 y5*2 y3*6 y2*5 g5*2 g3 g2"


def sheets() -> Iterator[tuple[str, Canvas]]:
    """Every kind of picture at its ordinary, its emptiest and its fullest, in three languages."""
    people, hostile = samples.PEOPLE, samples.HOSTILE
    for lang in LANGUAGES:
        for seats in (2, 3, 4):
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
        ):
            yield f"hand-{name}-{lang}", hand.draw(samples.seen_by(samples.middle(), 1, cards), people, lang, "4QF")
        for name, view in (("market", samples.middle()), ("full", samples.fullest())):
            seen = samples.seen_by(view, 0, "r5 b2")
            for what in ("market", "sea", "trader0"):
                yield f"closer-{what}-{name}-{lang}", closeups.draw(seen, what, people, lang, "4QF")
        for seats in (2, 3, 4):
            over = samples.over(seats, shared=seats == 3)
            yield f"score-{lang}-{seats}", score.draw(over, people[:seats], lang, "4QF")


def icon_canvas() -> Image.Image:
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
    return canvas.image


def main() -> None:
    """Reads the command line and writes the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--palette", action="store_true")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    drawn = dict(sheets())
    if asked.palette:
        write_palette(made_palette([s.image for s in drawn.values()], PICTURES.flat), PALETTES / f"{PICTURES.game}.png")
        palette.cache_clear()
    icon_canvas().save(asked.folder / "icons.png")
    for name, canvas in drawn.items():
        picture = developed(canvas.image, PICTURES.game, "", f"{name}.png")
        path = asked.folder / picture.name
        path.write_bytes(picture.png)
        with Image.open(path) as image:
            small = image.convert("RGB").resize(
                (400, round(400 * image.height / image.width)), Image.Resampling.LANCZOS
            )
        small.save(asked.folder / f"{name}-400.png")


if __name__ == "__main__":
    main()
