"""The empty map: the sea at dusk and the islands, a shape for each region."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from render.core.colours import DUSK, INK, PAPER_2, SEA, SEA_LINE, mix
from render.core.header import draw_header_ground, draw_waves
from render.core.palette import lean
from render.core.shapes import box
from render.core.sprites import printed
from render.nippon.colours import REGIONS, SHALLOWS
from render.nippon.table.plan import MAP_END, TALL, WIDTH

if TYPE_CHECKING:
    from PIL import Image

    from render.core.shapes import Outline
    from render.core.sprites import Pen
    from rules.nippon.model.terms import Region

HEAD_END = 145
BAND = 11

SHORE = 16
"""Pixels of shallow water round the land."""

CHUGOKU: Outline = [
    (412, 318), (360, 330), (322, 312), (262, 338), (206, 352), (150, 340), (96, 384), (44, 400), (20, 452),
    (10, 520), (36, 570), (22, 604), (58, 626), (112, 612), (150, 634), (214, 616), (262, 640), (300, 622),
    (344, 636), (380, 616), (412, 622),
]  # fmt: skip
KYUSHU: Outline = [
    (40, 668), (96, 652), (150, 672), (204, 660), (262, 682), (292, 730), (270, 782), (296, 838), (278, 900),
    (250, 958), (206, 1004), (178, 976), (150, 1008), (108, 1006), (118, 962), (84, 930), (92, 884), (54, 862),
    (70, 818), (28, 806), (4, 768), (26, 736), (8, 704),
]  # fmt: skip
SHIKOKU: Outline = [
    (330, 716), (386, 692), (442, 704), (500, 690), (512, 742), (484, 806), (468, 862), (440, 838), (402, 880),
    (368, 944), (342, 890), (350, 834), (318, 786),
]  # fmt: skip
KANSAI: Outline = [
    (380, 322), (452, 296), (520, 306), (566, 284), (604, 316), (636, 352), (668, 318), (690, 282), (742, 268),
    (792, 288), (812, 310), (812, 700), (770, 716), (758, 770), (784, 812), (748, 868), (714, 928), (672, 992),
    (628, 1010), (588, 964), (560, 900), (548, 838), (566, 782), (540, 742), (520, 690), (476, 652), (380, 622),
]  # fmt: skip
AWAJI: Outline = [(520, 712), (544, 770), (528, 812), (512, 776)]
KANTO: Outline = [
    (780, 320), (830, 268), (822, 222), (852, 176), (900, 170), (924, 196), (896, 226), (908, 262), (948, 290),
    (1004, 296), (1062, 274), (1116, 284), (1160, 258), (1212, 248), (1212, 850), (1196, 902), (1208, 948),
    (1172, 1000), (1136, 982), (1150, 930), (1124, 896), (1092, 926), (1060, 916), (1046, 958), (1026, 1006),
    (1000, 972), (1004, 916), (962, 896), (912, 908), (858, 886), (842, 842), (826, 880), (800, 850), (812, 780),
    (780, 700),
]  # fmt: skip
SADO: Outline = [(1040, 236), (1066, 204), (1092, 206), (1080, 232), (1092, 252), (1056, 262)]
TOHOKU: Outline = [
    (1180, 650), (1240, 620), (1262, 588), (1296, 598), (1320, 634), (1344, 600), (1384, 590), (1396, 622),
    (1452, 616), (1504, 640), (1540, 690), (1528, 742), (1564, 790), (1536, 830), (1498, 822), (1510, 868),
    (1488, 930), (1440, 972), (1380, 956), (1320, 984), (1262, 970), (1180, 890),
]  # fmt: skip
HOKKAIDO: Outline = [
    (1246, 566), (1222, 540), (1230, 498), (1262, 470), (1256, 436), (1222, 408), (1236, 366), (1282, 346),
    (1296, 292), (1322, 246), (1356, 224), (1384, 262), (1440, 296), (1506, 318), (1568, 300), (1590, 336),
    (1560, 368), (1592, 400), (1596, 452), (1548, 476), (1500, 520), (1462, 578), (1424, 548), (1372, 528),
    (1322, 508), (1296, 536), (1318, 566), (1284, 580),
]  # fmt: skip
BIWA: Outline = [(660, 352), (682, 366), (692, 410), (680, 440), (666, 416), (652, 382)]

LANDS: tuple[tuple[Region, tuple[Outline, ...]], ...] = (
    ("southwest", (CHUGOKU, KYUSHU, SHIKOKU)),
    ("kansai", (KANSAI, AWAJI)),
    ("kanto", (KANTO, SADO)),
    ("north", (TOHOKU, HOKKAIDO)),
)
"""The islands of each region, from left to right; Honshu is cut along its borders."""


@lru_cache(maxsize=1)
def empty_map() -> Image.Image:
    """The table without anything on it."""
    return lean(printed(WIDTH, TALL, PAPER_2, _draw))


def smooth(land: Outline) -> Outline:
    """A coast with its corners cut off twice, as a knife rounds them in wood."""
    for _ in range(2):
        pairs = list(zip(land, [*land[1:], land[0]], strict=True))
        land = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairs for share in (0.22, 0.78)
        ]
    return land


def _draw(pen: Pen) -> None:
    pen.area(box(0, HEAD_END, WIDTH, MAP_END - HEAD_END), SEA, None)
    draw_waves(pen, 0, HEAD_END, WIDTH, MAP_END - HEAD_END, SEA_LINE)
    for number, tone in enumerate(DUSK):
        pen.area(box(0, HEAD_END + number * BAND, WIDTH, BAND), tone, None)
    shapes = [(region, smooth(land)) for region, lands in reversed(LANDS) for land in lands]
    for _, land in shapes:
        pen.line([*land, land[0]], SHALLOWS, 2 * SHORE)
    for _, land in shapes:
        pen.line([*land, land[0]], mix(SHALLOWS, SEA, 0.5), 2 * SHORE - 12)
    for region, land in shapes:
        pen.area(land, REGIONS[region], INK, 4)
    pen.area(BIWA, mix(SHALLOWS, SEA, 0.2), INK, 3)
    pen.area(box(0, MAP_END, WIDTH, TALL - MAP_END), PAPER_2, None)
    pen.area(box(0, MAP_END - 4, WIDTH, 8), INK, None)
    draw_header_ground(pen, WIDTH)
