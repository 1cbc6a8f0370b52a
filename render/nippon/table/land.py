"""The empty map: the sea at dusk and the islands, a shape for each region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import TABLE_WIDE
from render.core.colours import DUSK, INK, PAPER_2, SEA, mix
from render.core.header import draw_header_ground, draw_waves
from render.core.kept import kept
from render.core.shapes import box
from render.core.sprites import printed
from render.nippon.colours import REGIONS, SHALLOWS
from render.nippon.table.plan import MAP_END

if TYPE_CHECKING:
    from PIL import Image

    from render.core.shapes import Outline
    from render.core.sprites import Pen
    from rules.nippon.model.terms import Region

HEAD_END = 145
BAND = 11

SHORE = 16
SOUTH = 60
"""Pixels of shallow water round the land, and by how much land may reach beyond the map, where it is cut off."""

CHUGOKU: Outline = [
    (412, 308), (360, 319), (322, 302), (262, 327), (206, 340), (150, 329), (96, 370), (44, 385), (20, 434),
    (10, 498), (36, 546), (22, 578), (58, 598), (112, 585), (150, 606), (214, 589), (262, 612), (300, 595),
    (344, 608), (380, 589), (412, 595),
]  # fmt: skip
KYUSHU: Outline = [
    (40, 638), (96, 623), (150, 642), (204, 630), (262, 651), (292, 696), (270, 745), (296, 798), (278, 857),
    (250, 911), (206, 955), (178, 928), (150, 959), (108, 957), (118, 915), (84, 885), (92, 842), (54, 821),
    (70, 779), (28, 768), (4, 732), (26, 702), (8, 672),
]  # fmt: skip
SHIKOKU: Outline = [
    (330, 683), (386, 661), (442, 672), (500, 659), (512, 708), (484, 768), (468, 821), (440, 798), (402, 838),
    (368, 898), (342, 847), (350, 794), (318, 749),
]  # fmt: skip
KANSAI: Outline = [
    (380, 312), (452, 287), (520, 297), (566, 276), (604, 306), (636, 340), (668, 308), (690, 274), (742, 261),
    (792, 280), (812, 301), (812, 668), (770, 683), (758, 734), (784, 774), (748, 827), (714, 883), (672, 943),
    (628, 960), (588, 917), (560, 857), (548, 798), (566, 745), (540, 708), (520, 659), (476, 623), (380, 595),
]  # fmt: skip
AWAJI: Outline = [(520, 679), (544, 734), (528, 774), (512, 740)]
KANTO: Outline = [
    (780, 310), (830, 261), (822, 218), (852, 174), (900, 169), (924, 193), (896, 221), (908, 255), (948, 282),
    (1004, 287), (1062, 267), (1116, 276), (1160, 252), (1212, 242), (1212, 810), (1196, 859), (1208, 902),
    (1172, 951), (1136, 934), (1150, 885), (1124, 853), (1092, 881), (1060, 872), (1046, 911), (1026, 957),
    (1000, 925), (1004, 872), (962, 853), (912, 864), (858, 844), (842, 802), (826, 838), (800, 810), (812, 744),
    (780, 668),
]  # fmt: skip
SADO: Outline = [(1040, 231), (1066, 201), (1092, 203), (1080, 227), (1092, 246), (1056, 255)]
TOHOKU: Outline = [
    (1180, 621), (1240, 593), (1262, 563), (1296, 572), (1320, 606), (1344, 574), (1384, 564), (1396, 595),
    (1452, 589), (1504, 612), (1540, 659), (1528, 708), (1564, 753), (1536, 791), (1498, 783), (1510, 827),
    (1488, 885), (1440, 925), (1380, 909), (1320, 936), (1262, 923), (1180, 847),
]  # fmt: skip
HOKKAIDO: Outline = [
    (1246, 542), (1222, 517), (1230, 478), (1262, 451), (1256, 419), (1222, 393), (1236, 353), (1282, 334),
    (1296, 284), (1322, 240), (1356, 219), (1384, 255), (1440, 287), (1506, 308), (1568, 291), (1590, 325),
    (1560, 355), (1592, 385), (1596, 434), (1548, 457), (1500, 498), (1462, 553), (1424, 525), (1372, 506),
    (1322, 487), (1296, 514), (1318, 542), (1284, 555),
]  # fmt: skip
BIWA: Outline = [(660, 340), (682, 353), (692, 395), (680, 423), (666, 400), (652, 368)]

LANDS: tuple[tuple[Region, tuple[Outline, ...]], ...] = (
    ("southwest", (CHUGOKU, KYUSHU, SHIKOKU)),
    ("kansai", (KANSAI, AWAJI)),
    ("kanto", (KANTO, SADO)),
    ("north", (TOHOKU, HOKKAIDO)),
)
"""The islands of each region, from left to right; Honshu is cut along its borders."""


@kept
def empty_map(tall: int) -> Image.Image:
    """The table without anything on it, ``tall`` pixels high."""
    return printed(TABLE_WIDE, tall, PAPER_2, _draw)


def smooth(land: Outline) -> Outline:
    """A coast with its corners cut off twice, as a knife rounds them in wood."""
    for _ in range(2):
        pairs = list(zip(land, [*land[1:], land[0]], strict=True))
        land = [
            (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairs for share in (0.22, 0.78)
        ]
    return land


def _draw(pen: Pen) -> None:
    pen.area(box(0, HEAD_END, TABLE_WIDE, MAP_END - HEAD_END), SEA, None)
    draw_waves(pen, HEAD_END, TABLE_WIDE, MAP_END - HEAD_END)
    for number, tone in enumerate(DUSK):
        pen.area(box(0, HEAD_END + number * BAND, TABLE_WIDE, BAND), tone, None)
    shapes = [(region, smooth(land)) for region, lands in reversed(LANDS) for land in lands]
    for _, land in shapes:
        pen.line([*land, land[0]], SHALLOWS, 2 * SHORE)
    for _, land in shapes:
        pen.line([*land, land[0]], mix(SHALLOWS, SEA, 0.5), 2 * SHORE - 12)
    for region, land in shapes:
        pen.area(land, REGIONS[region], INK, 4)
    pen.area(BIWA, mix(SHALLOWS, SEA, 0.2), INK, 3)
    pen.area(box(0, MAP_END, TABLE_WIDE, SOUTH), PAPER_2, None)
    pen.area(box(0, MAP_END - 4, TABLE_WIDE, 8), INK, None)
    draw_header_ground(pen, TABLE_WIDE)
