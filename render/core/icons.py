"""Icons that every game uses; a game's own stand in its own folder and are drawn the same way.

Each icon draws itself in the unit square (x right, y down) and differs from all others by its outline and inner lines
alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import GOLD, INK, PAPER_2, SEAL_RED, WHITE, Rgb, mix
from render.core.shapes import arc, arrow, box, curve, ellipse, mirrored, rosette, rounded, turned

if TYPE_CHECKING:
    from render.core.sprites import Pen


def vp_rosette(pen: Pen, fill: Rgb) -> None:
    """Victory points: the only round thing filled with ink; the number stands inside."""
    pen.area(rosette(0.5, 0.5, 0.5), fill, None)
    pen.line([*ellipse(0.5, 0.5, 0.36), (0.86, 0.5)], mix(fill, WHITE, 0.75), 0.022)


def vp_seal(pen: Pen, fill: Rgb) -> None:
    """Victory points where no number stands on them: the rosette with its ring."""
    vp_rosette(pen, fill)
    pen.disc(0.5, 0.5, 0.13, WHITE, None)


def gold_rosette(pen: Pen, fill: Rgb) -> None:
    """A token: golden rosette without ribbons."""
    pen.area(rosette(0.5, 0.5, 0.47), fill, INK, 0.05)


def ribbon(pen: Pen, fill: Rgb) -> None:
    """Achievement: golden rosette on two ribbons."""
    tail = [(0.36, 0.52), (0.22, 0.95), (0.36, 0.87), (0.46, 0.97), (0.52, 0.6)]
    pen.area(tail, SEAL_RED)
    pen.area(mirrored(tail, 0.5), SEAL_RED)
    pen.area(rosette(0.5, 0.36, 0.36), fill)
    pen.inner([*ellipse(0.5, 0.36, 0.2), (0.7, 0.36)])


def cards(pen: Pen, fill: Rgb) -> None:
    """Hand cards: two cards, the front one with a red seal."""
    pen.area(turned(box(0.16, 0.12, 0.46, 0.7), -14, (0.4, 0.8)), PAPER_2)
    pen.area(rounded(0.36, 0.16, 0.5, 0.74, 0.06), fill)
    pen.disc(0.61, 0.53, 0.12, SEAL_RED, None)


def draw_pile(pen: Pen, fill: Rgb) -> None:
    """Draw pile: a thick stack of cards, back upwards."""
    for step in (0.14, 0.07, 0.0):
        pen.area(rounded(0.14 + step / 2, 0.1 + step, 0.66, 0.72, 0.07), fill if step == 0 else PAPER_2)
    pen.inner([(0.26, 0.46), (0.47, 0.2), (0.68, 0.46), (0.47, 0.72), (0.26, 0.46)], WHITE, 0.045)


def discard_pile(pen: Pen, fill: Rgb) -> None:
    """Discard pile: cards lying across each other, face upwards."""
    pen.area(turned(rounded(0.2, 0.2, 0.56, 0.66, 0.06), -24, (0.5, 0.5)), PAPER_2)
    pen.area(turned(rounded(0.22, 0.18, 0.56, 0.66, 0.06), 12, (0.5, 0.5)), fill)
    pen.inner(turned([(0.34, 0.34), (0.66, 0.34)], 12, (0.5, 0.5)))
    pen.inner(turned([(0.34, 0.5), (0.66, 0.5)], 12, (0.5, 0.5)))
    pen.inner(turned([(0.34, 0.66), (0.54, 0.66)], 12, (0.5, 0.5)))


def coin(pen: Pen, fill: Rgb) -> None:
    """Money: round coin with a square hole."""
    pen.disc(0.5, 0.5, 0.44, fill)
    pen.inner([*ellipse(0.5, 0.5, 0.34), (0.84, 0.5)], INK, 0.025)
    pen.area(box(0.36, 0.36, 0.28, 0.28), WHITE)


def move(pen: Pen, fill: Rgb) -> None:
    """Movement: fat arrow to the right."""
    pen.area(arrow(0.06, 0.5, 0.88, 0.22), fill, fill, 0.03)


def move_back(pen: Pen, fill: Rgb) -> None:
    """What comes next moves over to the left: fat arrow to the left."""
    pen.area(arrow(0.94, 0.5, -0.88, 0.22), fill, fill, 0.03)


def tea(pen: Pen, fill: Rgb) -> None:
    """Tea: two leaves and a bud fanning from one stem."""
    foot = (0.5, 0.8)
    bud = [*curve(foot, (0.28, 0.45), (0.4, 0.22), (0.5, 0.06)), *curve((0.5, 0.06), (0.6, 0.22), (0.72, 0.45), foot)]
    left = [*curve(foot, (0.3, 0.86), (0.12, 0.78), (0.04, 0.55)), *curve((0.04, 0.55), (0.3, 0.5), (0.46, 0.6), foot)]
    pen.line([foot, (0.5, 0.96)], INK, 0.07)
    pen.area(left, fill)
    pen.area(mirrored(left, 0.5), fill)
    pen.area(bud, fill)
    pen.inner([(0.5, 0.76), (0.5, 0.32)])
    pen.inner([(0.44, 0.76), (0.2, 0.64)])
    pen.inner([(0.56, 0.76), (0.8, 0.64)])


def insurance(pen: Pen, fill: Rgb) -> None:
    """Insurance: omamori charm, a pouch with cut shoulders, a bow and a white slip."""
    pen.line([*ellipse(0.36, 0.16, 0.13, 0.09), (0.49, 0.16)], INK, 0.05)
    pen.line([*ellipse(0.64, 0.16, 0.13, 0.09), (0.77, 0.16)], INK, 0.05)
    pouch = [(0.34, 0.26), (0.66, 0.26), (0.86, 0.46), (0.86, 0.95), (0.14, 0.95), (0.14, 0.46)]
    pen.area(pouch, fill)
    pen.area(box(0.37, 0.5, 0.26, 0.3), WHITE, INK, 0.045)


def anchor(pen: Pen, fill: Rgb) -> None:
    """A stock anchor with its ring."""
    pen.line([(0.5, 0.26), (0.5, 0.88)], fill, 0.1)
    pen.line([(0.3, 0.38), (0.7, 0.38)], fill, 0.09)
    pen.line([*ellipse(0.5, 0.17, 0.09), (0.59, 0.17)], fill, 0.07)
    pen.line(arc(0.5, 0.5, 0.37, 0.4, 15, 165), fill, 0.1)
    for barb in ([(0.03, 0.62), (0.14, 0.42), (0.27, 0.62)],):
        pen.area(barb, fill, fill, 0.03)
        pen.area(mirrored(barb, 0.5), fill, fill, 0.03)


def silk(pen: Pen, fill: Rgb) -> None:
    """Silk: a skein tied at the waist, an hourglass of threads."""
    for middle in (0.27, 0.73):
        pen.area(ellipse(0.5, middle, 0.3, 0.24), fill)
        for reach in (0.14, 0.0, -0.14):
            far = middle - 0.2 if middle < 0.5 else middle + 0.2
            pen.inner([(0.5 + reach * 0.4, 0.5), (0.5 + reach, middle), (0.5 + reach * 0.8, far)])
    pen.area(rounded(0.32, 0.44, 0.36, 0.12, 0.04), GOLD, INK, 0.045)


def any_good(pen: Pen, fill: Rgb) -> None:
    """Any good: a white disc with a question mark."""
    pen.disc(0.5, 0.5, 0.43, fill)
    pen.line([*arc(0.5, 0.38, 0.16, 0.15, -180, 60, 12), (0.5, 0.56), (0.5, 0.63)], INK, 0.1)
    pen.disc(0.5, 0.78, 0.055, INK, INK, 0.01)


def agent_bag(pen: Pen, fill: Rgb) -> None:
    """Foreign agent: a Gladstone bag with handle and clasp."""
    pen.line(arc(0.5, 0.34, 0.17, 0.18, 180, 360), INK, 0.08)
    pen.area(rounded(0.07, 0.32, 0.86, 0.56, 0.08), fill)
    pen.inner([(0.08, 0.53), (0.92, 0.53)])
    pen.area(box(0.43, 0.47, 0.14, 0.13), GOLD, INK, 0.035)


def flask(pen: Pen, fill: Rgb) -> None:
    """Technology: a conical flask with two bubbles."""
    pen.area([(0.39, 0.1), (0.61, 0.1), (0.61, 0.4), (0.87, 0.93), (0.13, 0.93), (0.39, 0.4)], mix(fill, WHITE, 0.7))
    pen.area([(0.27, 0.64), (0.73, 0.64), (0.87, 0.93), (0.13, 0.93)], fill)
    pen.line([(0.33, 0.08), (0.67, 0.08)], INK, 0.08)
    if pen.fine:
        pen.disc(0.42, 0.8, 0.045, WHITE, None)
        pen.disc(0.58, 0.75, 0.035, WHITE, None)


def tick(pen: Pen, fill: Rgb) -> None:
    """There is enough: a tick."""
    pen.line([(0.16, 0.54), (0.4, 0.78), (0.86, 0.24)], fill, 0.15)


def crate(pen: Pen, fill: Rgb) -> None:
    """Imported goods: a square crate with a cross of light planks."""
    pen.area(box(0.1, 0.1, 0.8, 0.8), fill)
    for plank in ([(0.16, 0.16), (0.84, 0.84)], [(0.84, 0.16), (0.16, 0.84)]):
        pen.line(plank, INK, 0.19)
        pen.line(plank, PAPER_2, 0.1)
    pen.line([*box(0.1, 0.1, 0.8, 0.8), (0.1, 0.1)], INK, 0.07)


HOUSE_ICONS = (
    vp_rosette, gold_rosette, ribbon, cards, draw_pile, discard_pile, coin, move, move_back, tea, insurance, anchor,
    silk, any_good, agent_bag, flask, tick, crate,
)  # fmt: skip
"""All of them, for the canvas on which icons are looked at."""
