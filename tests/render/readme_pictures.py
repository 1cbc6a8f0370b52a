"""Draws the pictures that README shows: each table at full size, and it and a hand or a board as a phone shows them.

python -m tests.render.readme_pictures
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from render.nippon.pictures import PICTURES as NIPPON
from render.osaka.pictures import PICTURES as OSAKA
from render.yokohama.pictures import PICTURES as YOKOHAMA
from tests.render import samples, samples_nippon, samples_yokohama

if TYPE_CHECKING:
    from render.core.picture import Picture

FOLDER = Path(__file__).parents[2] / "data" / "pictures"
PHONE = 400
"""Width in pixels of a phone's column."""


def as_on_a_phone(picture: Picture) -> Image.Image:
    """The picture at the width of a phone's column."""
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    return image.resize((PHONE, round(image.height * PHONE / image.width)), Image.Resampling.LANCZOS)


def keep(game: str, table: Picture, **near: Picture) -> None:
    """Write what README shows of a game: its table, and as on a phone that and what lies near."""
    (FOLDER / f"{game}-table.png").write_bytes(table.png)
    for name, picture in {"table": table, **near}.items():
        small = as_on_a_phone(picture).quantize(256, kmeans=3, dither=Image.Dither.NONE)
        small.save(FOLDER / f"{game}-{name}-400.png")


def main() -> None:
    """Write the pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    now, before, people = samples.middle(), samples.earlier(), samples.PEOPLE
    holding = samples.seen_by(now, 1, "r5 r2 b3 y5 y3 g2")
    keep("osaka", OSAKA.table(now, before, people, "en", "4QF", ""), hand=OSAKA.hand(holding, people, "en", "4QF", ""))
    town, earlier, merchants = samples_yokohama.middle(), samples_yokohama.earlier(), samples_yokohama.PEOPLE
    orders = samples_yokohama.seen_by(town, 1, "gb7 de1 nl3")
    keep(
        "yokohama",
        YOKOHAMA.table(town, earlier, merchants, "en", "7K2", ""),
        hand=YOKOHAMA.hand(orders, merchants, "en", "7K2", ""),
    )
    islands, owners = samples_nippon.late(4), samples_nippon.people(4)
    keep(
        "nippon",
        NIPPON.table(islands, samples_nippon.before_late(4), owners, "en", "7K2", ""),
        board=NIPPON.close_up(islands, f"zaibatsu:{islands.active}:rows", owners, "en", "7K2", ""),
    )


if __name__ == "__main__":
    main()
