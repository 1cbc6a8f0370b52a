"""Draws the pictures that README shows: the table at full size, and the table and a hand as a phone shows them.

python -m tests.render.readme_pictures
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from render.osaka import pictures
from tests.render import samples

if TYPE_CHECKING:
    from render.core.picture import Picture

FOLDER = Path(__file__).parents[2] / "data" / "pictures"
PHONE = 400
"""Width in pixels of a phone's column."""


def as_on_a_phone(picture: Picture) -> Image.Image:
    """The picture at the width of a phone's column."""
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    return image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)


def main() -> None:
    """Write the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    table = pictures.table(samples.middle(), samples.earlier(), samples.PEOPLE, "en", "4QF", "")
    hand = pictures.hand(samples.seen_by(samples.middle(), 1, "r5 r2 b3 y5 y3 g2"), samples.PEOPLE, "en", "4QF", "")
    (FOLDER / "osaka-table.png").write_bytes(table.png)
    table_small, hand_small = as_on_a_phone(table), as_on_a_phone(hand)
    table_small.quantize(128, dither=Image.Dither.NONE).save(FOLDER / "osaka-table-400.png")
    hand_small.quantize(128, dither=Image.Dither.NONE).save(FOLDER / "osaka-hand-400.png")


if __name__ == "__main__":
    main()
