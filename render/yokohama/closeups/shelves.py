"""Close-ups of a port and of a laboratory: six cards, over them what each space asks for, under them the verdict."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style
from render.core.changes import put_label_frame
from render.core.colours import INK, LINE, PAPER, PAPER_2, SEA, WHITE, ink_on
from render.core.kept import kept
from render.core.pieces import label
from render.core.shapes import rounded
from render.core.sprites import Sprite, cut_out
from render.yokohama.cards import verdicts
from render.yokohama.cards.card import put_order, put_technology
from render.yokohama.cards.contract import CARD
from render.yokohama.colours import ROOFS, ZONES
from render.yokohama.words.figures import reach, shortfall, units
from render.yokohama.words.offer import order_verdict, technology_verdict
from rules.core.labels import say
from rules.yokohama.model.terms import HAND_LIMIT, STRONGEST
from rules.yokohama.model.terms import ZONES as ALL_ZONES

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.words import Words
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView, LaboratoryView, PortView

TOP = 166
LEFT = 34
PITCH = 382
IN_ROW = 3
BAR = 54
CARD_HEIGHT = 350
GAP = 18
VERDICT = 78
"""Pixels of a row of verdicts, for one who plays."""

NOTE = 64


def height(view: YokohamaView) -> int:
    """Pixels of the close-up; verdicts are only for one who plays."""
    return TOP + 2 * _row_pitch(view) + NOTE + 20


def _row_pitch(view: YokohamaView) -> int:
    return BAR + 6 + CARD_HEIGHT + GAP + (0 if view.audience is None else VERDICT)


def _bar_top(view: YokohamaView, space: int) -> int:
    return TOP + space // IN_ROW * _row_pitch(view)


def _place(view: YokohamaView, space: int) -> tuple[int, int]:
    """Left and upper end of a card."""
    return LEFT + space % IN_ROW * PITCH, _bar_top(view, space) + BAR + 6


def mark(canvas: Canvas, view: YokohamaView, spaces: tuple[int, ...]) -> None:
    """Frames the cards that are new on a board."""
    for space in spaces:
        put_label_frame(canvas, *_place(view, space), CARD, CARD_HEIGHT, 18)


def put_port(canvas: Canvas, view: YokohamaView, area: AreaView, port: PortView, words: Words) -> None:
    """The orders of a port under bars that name the power they take, dark where the reader has it; others dull."""
    power = reach(view, area)
    zones = area.gives[power] if power else len(ALL_ZONES)
    for start in range(0, len(port.zones), IN_ROW):
        spaces = range(start, min(len(port.zones), start + IN_ROW))
        for zone, group in groupby(spaces, key=lambda space: port.zones[space]):
            run = list(group)
            text = words.text(f"yokohama-pic-zone-{zone}")
            fill = ROOFS[port.id] if power and ALL_ZONES.index(zone) < zones else ZONES[zone]
            _put_bar(canvas, _place(view, run[0])[0], _bar_top(view, start), len(run), fill, text)
    for space, (zone, order) in enumerate(zip(port.zones, port.orders, strict=True)):
        left, top = _place(view, space)
        if order is None:
            put_gap(canvas, left, top, CARD_HEIGHT, words)
            continue
        within = ALL_ZONES.index(zone) < zones
        put_order(canvas, order, left, top, CARD_HEIGHT, WHITE if within else PAPER_2)
        if view.audience is None:
            continue
        goods = view.merchants[view.audience].goods
        verdict = order_verdict(order, goods) if within else say("yokohama-closer-far")
        ready = within and not any(shortfall(order, goods))
        verdicts.put_verdict(canvas, verdict, left, top + CARD_HEIGHT + 42, words, good_news=ready)
    _put_note(canvas, view, power, _port_note(view, port, power, words), words)


def _port_note(view: YokohamaView, port: PortView, power: int, words: Words) -> str:
    """That the hand is full, what power 5 brings besides, or what a second order costs."""
    if view.audience is not None and view.merchants[view.audience].orders_in_hand >= HAND_LIMIT:
        return words.text("yokohama-closer-full", limit=HAND_LIMIT)
    second = words.text("yokohama-pic-port-note")
    if view.audience is not None and power < STRONGEST:
        return second
    points = words.text("yokohama-closer-strongest", known=power, power=STRONGEST, points=port.points)
    return f"{points} · {second}"


def put_laboratory(
    canvas: Canvas, view: YokohamaView, area: AreaView, laboratory: LaboratoryView, words: Words
) -> None:
    """The technologies of a laboratory under bars that name the surcharge of their space."""
    power = reach(view, area)
    for space, surcharge in enumerate(laboratory.surcharges):
        left, top = _place(view, space)
        text = words.text("yokohama-pic-surcharge", more=surcharge)
        _put_bar(canvas, left, _bar_top(view, space), 1, tuple(ZONES.values())[min(surcharge, 2)], text)
        technology = laboratory.technologies[space]
        if technology is None:
            put_gap(canvas, left, top, CARD_HEIGHT, words)
            continue
        put_technology(canvas, technology, surcharge, left, top, CARD_HEIGHT, words)
        if view.audience is not None:
            due = units(technology, surcharge, power, view.merchants[view.audience])
            verdict = technology_verdict(due)
            verdicts.put_verdict(canvas, verdict, left, top + CARD_HEIGHT + 42, words, good_news=due == 0)
    _put_note(canvas, view, power, words.text("yokohama-pic-lab-note"), words)


def _put_note(canvas: Canvas, view: YokohamaView, power: int, note: str, words: Words) -> None:
    """Which power the verdicts assume, and what more costs."""
    top = canvas.size[1] - NOTE - 20
    canvas.put_corner(label(1132, NOTE, PAPER, 10, 3), LEFT, top)
    text = note if view.audience is None else f"{words.text('yokohama-closer-reach', power=power)} · {note}"
    canvas.write(text, 600, top + NOTE / 2, Style("bold", 38, smallest=LEGIBLE), "middle", room=1090)


def put_gap(canvas: Canvas, left: int, top: int, height: int, words: Words) -> None:
    """A space without a card."""
    canvas.put_corner(label(CARD, height, SEA, 18, 3, LINE), left, top)
    text = words.text("yokohama-pic-empty")
    canvas.write(text, left + CARD / 2, top + height / 2, Style("plain", 40, PAPER_2), "middle", room=CARD - 40)


def _put_bar(canvas: Canvas, left: int, top: int, cards: int, fill: Rgb, text: str) -> None:
    wide = CARD + (cards - 1) * PITCH
    canvas.put_corner(_bar(wide, fill), left, top)
    canvas.write(
        text, left + wide / 2, top + BAR / 2, Style("bold", 47, ink_on(fill)), "middle", room=wide - 30, decides=True
    )


@kept
def _bar(width: int, fill: Rgb) -> Sprite:
    return cut_out(width, BAR, lambda pen: pen.area(rounded(1.5, 1.5, width - 3, BAR - 3, 6), fill, INK, 3))
