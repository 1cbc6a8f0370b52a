"""The shore along which the ships of Osaka sail: castle, island, cape, mountain and bridge, as woodblock flats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import DUSK, INK, PAPER, WHITE, WOOD, Rgb, mix, rgb
from render.core.shapes import Outline, arc, box, curve, ellipse, mirrored

if TYPE_CHECKING:
    from render.core.sprites import Pen

STONE = rgb("#8D8A80")
ROOF = rgb("#4E6E73")
PINE = rgb("#46684F")
HILL = rgb("#7C9470")
FAR = rgb("#6E88A0")
BRIDGE_RED = rgb("#9A5A44")

EDGE = 0.018
"""Weight of outlines here: thinner than on pieces, because nothing of this can be touched."""


def draw_sky(pen: Pen, left: float, top: float, width: float, height: float) -> None:
    """Evening sky in stepped bands, deep at the top, light above the sea."""
    bands = tuple(reversed(DUSK))
    step = height / (len(bands) + 2)
    for i, tone in enumerate(bands):
        rest = height - i * step
        pen.area(box(left, top + i * step, width, rest), tone, None)


def draw_hills(pen: Pen, left: float, foot: float, width: float, height: float, fill: Rgb) -> None:
    """Low wooded coast: a row of round hills."""
    line: Outline = [(left, foot)]
    n = max(2, round(width / 60))
    for i in range(n):
        a = left + width * i / n
        b = left + width * (i + 1) / n
        tall = height * (0.6 + 0.4 * ((i * 7) % 5) / 4)
        line += curve((a, foot - height * 0.25), (a + (b - a) * 0.2, foot - tall), (b, foot - tall), (b, foot - height * 0.25), steps=8)  # fmt: skip  # noqa: E501
    line.append((left + width, foot))
    pen.area(line, fill, INK, 2.2)


def _roof(pen: Pen, x: float, y: float, half: float, height: float) -> None:
    """Curved temple roof whose ridge is at ``y``."""
    right = [
        (x + half * 0.5, y),
        *curve((x + half * 0.5, y), (x + half * 0.62, y + height * 0.7), (x + half, y + height)),
    ]
    pen.area([*mirrored(right, x), *right], ROOF, INK, EDGE)
    pen.line([(x - half * 0.8, y + height * 0.93), (x + half * 0.8, y + height * 0.93)], mix(ROOF, WHITE, 0.3), 0.008)


def castle(pen: Pen) -> None:
    """Osaka: castle of three storeys on a sloping stone base, in the unit square, foot at 1."""
    base = [(0.73, 0.72), *curve((0.73, 0.72), (0.78, 0.9), (0.94, 1.02))]
    pen.area([*mirrored(base, 0.5), *base], STONE, INK, EDGE)
    for y, xs in ((0.8, (0.36, 0.5, 0.63)), (0.9, (0.27, 0.43, 0.58, 0.73))):
        for x in xs:
            pen.line([(x, y), (x + 0.07, y)], mix(STONE, INK, 0.5), 0.011)
    for wall, y, half in ((0.24, 0.56, 0.36), (0.19, 0.37, 0.3), (0.13, 0.19, 0.23)):
        pen.area(box(0.5 - wall, y, 2 * wall, 0.17), WHITE, INK, EDGE)
        for k in range(3):
            pen.area(box(0.5 - wall * 0.66 + k * wall * 0.56, y + 0.09, wall * 0.2, 0.055), INK, None)
        _roof(pen, 0.5, y - 0.07, half, 0.11)
    for side in (0.38, 0.62):
        pen.line([(side, 0.12), (side + (0.5 - side) * 0.3, 0.06)], rgb("#C2932E"), 0.025)


def _pine(pen: Pen, x: float, foot: float, height: float, lean: float) -> None:
    top = (x + lean, foot - height)
    pen.line(curve((x, foot), (x - lean * 0.5, foot - height * 0.5), top), WOOD, 0.028)
    for share, half, shift in ((1.0, 0.09, 0.0), (0.72, 0.13, -0.05), (0.5, 0.1, 0.06)):
        cx, cy = x + lean * share + shift, foot - height * share
        pen.area([(cx - half, cy + 0.03), *arc(cx, cy + 0.03, half, 0.085, 180, 360, 10)], PINE, INK, EDGE)


def island(pen: Pen) -> None:
    """Oshima: steep island with two wind-bent pines, in the unit square."""
    rock = [
        (0.02, 1.0),
        *curve((0.06, 0.9), (0.16, 0.66), (0.34, 0.62)),
        *curve((0.34, 0.62), (0.5, 0.54), (0.66, 0.68)),
        *curve((0.66, 0.68), (0.84, 0.74), (0.98, 1.0)),
    ]
    pen.area(rock, HILL, INK, EDGE)
    pen.area(
        [(0.02, 1.0), (0.12, 0.86), (0.3, 0.92), (0.52, 0.86), (0.76, 0.93), (0.9, 0.87), (0.98, 1.0)], STONE, INK, EDGE
    )
    _pine(pen, 0.36, 0.64, 0.38, 0.1)
    _pine(pen, 0.66, 0.7, 0.3, -0.07)


def cape(pen: Pen) -> None:
    """Anori: cliff with a square lighthouse, in the unit square."""
    cliff = [
        (-0.1, 1.0),
        (-0.1, 0.72),
        *curve((0.0, 0.7), (0.34, 0.58), (0.62, 0.62)),
        *curve((0.62, 0.62), (0.8, 0.7), (0.8, 0.84)),
        (0.94, 0.9),
        (1.0, 1.0),
    ]
    pen.area(cliff, HILL, INK, EDGE)
    pen.area(
        [(0.3, 1.0), (0.4, 0.84), (0.56, 0.8), (0.66, 0.88), (0.8, 0.84), (0.94, 0.9), (1.0, 1.0)], STONE, INK, EDGE
    )
    pen.area([(0.28, 0.64), (0.32, 0.3), (0.54, 0.3), (0.58, 0.62)], WHITE, INK, EDGE)
    pen.line([(0.3, 0.48), (0.56, 0.48)], INK, 0.011)
    pen.area(box(0.28, 0.25, 0.3, 0.055), WOOD, INK, EDGE)
    pen.area(box(0.345, 0.12, 0.17, 0.13), rgb("#F0C850"), INK, EDGE)
    pen.line([(0.43, 0.12), (0.43, 0.25)], INK, 0.011)
    _roof(pen, 0.43, 0.04, 0.17, 0.08)
    pen.area(box(0.4, 0.52, 0.07, 0.11), INK, None)


def mountain(pen: Pen) -> None:
    """Far mountain with a white cap, seen over the open sea, in the unit square."""
    left = curve((-0.25, 1.0), (0.1, 0.86), (0.28, 0.46), (0.44, 0.2), steps=24)
    right = curve((0.56, 0.2), (0.72, 0.46), (0.9, 0.86), (1.25, 1.0), steps=24)
    pen.area([*left, *right], FAR, None)
    cap_left = [p for p in left if p[1] < 0.5]
    cap_right = [p for p in right if p[1] < 0.5]
    zigzag = [(0.64, 0.44), (0.6, 0.56), (0.53, 0.43), (0.47, 0.6), (0.41, 0.44), (0.36, 0.53)]
    pen.area([*cap_left, *cap_right, *zigzag], WHITE, None)


def bridge(pen: Pen) -> None:
    """Edo: storehouses and a fire tower beside a great arched bridge, one unit high and nearly one and a half wide."""
    pen.area([(1.08, 0.9), (1.12, 0.2), (1.22, 0.2), (1.26, 0.9)], mix(WOOD, INK, 0.3), INK, EDGE)
    for y in (0.36, 0.5, 0.64):
        pen.line([(1.1, y), (1.24, y)], PAPER, 0.011)
    pen.area(box(1.09, 0.13, 0.16, 0.09), WOOD, INK, EDGE)
    _roof(pen, 1.17, 0.04, 0.15, 0.09)
    for x, y in ((0.12, 0.46), (0.98, 0.48), (1.34, 0.52)):
        pen.area(box(x - 0.11, y + 0.08, 0.22, 0.42), WHITE, INK, EDGE)
        pen.area(box(x - 0.11, y + 0.28, 0.22, 0.1), mix(INK, ROOF, 0.4), None)
        pen.area(box(x - 0.035, y + 0.13, 0.07, 0.08), INK, None)
        _roof(pen, x, y, 0.17, 0.1)
    deck, under = arc(0.55, 0.9, 0.58, 0.42, 186, 354, 28), arc(0.55, 1.0, 0.52, 0.4, 352, 188, 28)
    for x in (0.3, 0.55, 0.8):
        pen.line([(x, 0.6), (x, 1.0)], mix(WOOD, INK, 0.3), 0.04)
    pen.area([*deck, *under], BRIDGE_RED, INK, EDGE)
    rail = arc(0.55, 0.8, 0.58, 0.42, 190, 350, 28)
    pen.line(rail, INK, 0.045)
    pen.line(rail, BRIDGE_RED, 0.02)
    for x, y in rail[2::4]:
        pen.line([(x, y - 0.035), (x, y + 0.1)], INK, 0.028)


def crest(pen: Pen) -> None:
    """Great wave with its white claws, breaking to the right, in the unit square, foot at 1."""
    deep, pale = rgb("#2F5F93"), rgb("#7FA9C6")
    back = curve((-0.35, 1.0), (0.1, 0.92), (0.18, 0.2), (0.62, 0.12), steps=20)
    front = curve((0.62, 0.12), (0.96, 0.1), (1.02, 0.4), (0.9, 0.52), steps=14)
    hollow = curve((0.9, 0.52), (0.82, 0.3), (0.5, 0.36), (0.56, 0.7), steps=16)
    foot = curve((0.56, 0.7), (0.62, 0.92), (0.9, 0.98), (1.2, 1.0), steps=12)
    pen.area([*back, *front, *hollow, *foot], deep, INK, 0.022)
    for k in (0.3, 0.55):
        inner = curve(
            (-0.12 + k * 0.6, 1.0), (0.2 + k * 0.2, 0.8), (0.26 + k * 0.18, 0.36 + k * 0.1), (0.62, 0.2 + k * 0.1)
        )
        pen.line(inner, pale, 0.045)
    for x, y, r in (
        (0.58, 0.12, 0.07),
        (0.7, 0.1, 0.085),
        (0.82, 0.15, 0.085),
        (0.92, 0.25, 0.08),
        (0.97, 0.38, 0.07),
        (0.9, 0.51, 0.06),
    ):
        pen.area(ellipse(x, y, r), WHITE, INK, 0.018)
