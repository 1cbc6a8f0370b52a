"""Everything on offer in one picture: the orders, technologies and achievements, and what the reader lacks for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import CLOSE_UP_WIDE, FIGURE, LEGIBLE, Canvas, Style
from render.core.changes import put_label_frame
from render.core.colours import ENOUGH, GOLD, INK, INK_2, LINE, PAPER, PAPER_2, WHITE, ink_on, mix
from render.core.icons import gold_rosette, tick, vp_rosette
from render.core.items import Scale, put_points, put_row, row_width
from render.core.kept import kept
from render.core.lettering import DASH, width
from render.core.pieces import label, plate
from render.core.sprites import Sprite, icon
from render.core.written_lines import write_lines
from render.yokohama.cards import verdicts
from render.yokohama.cards.rewards import good_items, reward_items
from render.yokohama.colours import ROOFS, STEEL, ZONES
from render.yokohama.head import put_letter
from render.yokohama.icons.flags import flag
from render.yokohama.icons.goods import gear
from render.yokohama.words.figures import progress, reach, shortfall, units
from render.yokohama.words.labels import (
    area_name,
    country_letters,
    need,
    order_name,
    technology_effect,
    technology_name,
)
from render.yokohama.words.offer import technology_verdict
from rules.yokohama.delta import new_cards
from rules.yokohama.model.terms import ZONES as ALL_ZONES

if TYPE_CHECKING:
    from render.core.items import Item
    from render.core.words import Words
    from rules.core.labels import Label
    from rules.yokohama.model.cards import Order, Technology
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AchievementCard, AreaView, LaboratoryView, MerchantView, PortView

TOP = 164
LEFT = 30
WIDE = 1140
HEAD = 70
ORDER = 104
TECHNOLOGY = 120
ACHIEVEMENT = 120
GAP = 14
FOOT = 92
"""Pixels of a row of each kind, between two boards, and of the note below the laboratories."""

NOTE_LEFT = 168
"""Where the note begins: Discord's badge lies to its left."""

END = 24
"""Pixels of the end of a paper, with its bitten corners."""

CHIP = (274, 70)
CHIP_LEFT = LEFT + WIDE - CHIP[0] - 14
SENTENCE = LEFT + 446
"""Where it is told what a technology does."""

TEXT = Style("plain", 36, INK_2, smallest=LEGIBLE)
GOODS = Scale(figure=FIGURE, icon=46, rosette=72, gap=10)
LACKS = Scale(figure=FIGURE, icon=40, rosette=0, gap=8)
TIGHT = Scale(figure=FIGURE, icon=28, rosette=0, gap=3)
"""For four kinds of goods."""


def height(view: YokohamaView) -> int:
    """Pixels of the close-up."""
    return TOP + sum(tall + GAP for tall in _heights(view)) + FOOT + GAP


def bands(view: YokohamaView) -> tuple[tuple[int, int], ...]:
    """Where ports, laboratories and achievements begin and end."""
    heights, ports = _heights(view), len(view.ports)
    shelves = TOP + sum(tall + GAP for tall in heights[:ports]) - GAP // 2
    achievements = shelves + sum(tall + GAP for tall in heights[ports:-1]) + FOOT
    return (0, shelves), (shelves, achievements), (achievements, height(view))


def _heights(view: YokohamaView) -> tuple[int, ...]:
    """Of the boards below each other: ports, laboratories, achievements."""
    ports = (HEAD + ORDER * len(port.orders) for port in view.ports)
    laboratories = (HEAD + TECHNOLOGY * len(one.technologies) for one in view.laboratories)
    return (*ports, *laboratories, HEAD + ACHIEVEMENT * len(view.achievements))


def put(canvas: Canvas, view: YokohamaView, was: YokohamaView, words: Words) -> None:
    """All boards below each other; what came since then is framed, and the reader's own needs stand at the right."""
    areas, top = {area.kind: area for area in view.areas}, TOP
    for port, old in zip(view.ports, was.ports, strict=True):
        _put_port(canvas, view, areas[port.id], port, top, words)
        _mark(canvas, new_cards(old.orders, port.orders), top, ORDER)
        top += HEAD + ORDER * len(port.orders) + GAP
    for shelf, past in zip(view.laboratories, was.laboratories, strict=True):
        _put_laboratory(canvas, view, areas[shelf.id], shelf, top, words)
        _mark(canvas, new_cards(past.technologies, shelf.technologies), top, TECHNOLOGY)
        top += HEAD + TECHNOLOGY * len(shelf.technologies) + GAP
    canvas.put_corner(label(CLOSE_UP_WIDE - LEFT - NOTE_LEFT, FOOT - 24, PAPER, 10, 3), NOTE_LEFT, top)
    middle, room = (NOTE_LEFT + CLOSE_UP_WIDE - LEFT) / 2, CLOSE_UP_WIDE - LEFT - NOTE_LEFT - 40
    note, style = words.text("yokohama-pic-lab-note"), Style("bold", 38, smallest=LEGIBLE)
    canvas.write(note, middle, top + FOOT / 2 - 12, style, "middle", room=room)
    _put_achievements(canvas, view, top + FOOT, words)


def _mark(canvas: Canvas, rows: tuple[int, ...], top: int, pitch: int) -> None:
    for row in rows:
        put_label_frame(canvas, LEFT + 6, top + HEAD + row * pitch + 4, WIDE - 12, pitch - 8, 12)


def _put_board(canvas: Canvas, area: AreaView, rows: int, pitch: int, top: int, words: Words) -> None:
    """The paper of a port or a laboratory with its letter and name, a line under each of its rows."""
    _put_paper(canvas, words.plain(area_name(area.id), ()), 100, rows, pitch, top)
    put_letter(canvas, area, LEFT + 46, top + 40, 62)


def _put_paper(canvas: Canvas, title: str, left: int, rows: int, pitch: int, top: int) -> None:
    # Only its ends have corners to be cut out: the paper between them is quicker filled than laid.
    upper, lower = _ends()
    bottom = top + HEAD + rows * pitch
    canvas.fill(LEFT, top + END, WIDE, bottom - top - 2 * END, INK)
    canvas.fill(LEFT + 4, top + END, WIDE - 8, bottom - top - 2 * END, PAPER)
    canvas.put_corner(upper, LEFT, top)
    canvas.put_corner(lower, LEFT, bottom - END)
    canvas.write(title, LEFT + left, top + 40, Style("title", 44, smallest=LEGIBLE), room=560)
    for row in range(rows):
        canvas.fill(LEFT + 20, top + HEAD + row * pitch, WIDE - 40, 2, LINE)


@kept
def _ends() -> tuple[Sprite, Sprite]:
    """Upper and lower end of a paper of any height."""
    whole = label(WIDE, 2 * END, PAPER, 16, 4)
    boxes = ((0, 0, WIDE, END), (0, END, WIDE, 2 * END))
    upper, lower = (Sprite(whole.image.convert("RGB").crop(box), whole.stencil.crop(box)) for box in boxes)
    return upper, lower


def _put_power(canvas: Canvas, view: YokohamaView, power: int, top: int, words: Words) -> None:
    """With which power the reader acts there."""
    if view.audience is not None:
        text, style = words.text("yokohama-closer-reach", power=power), Style("bold", 36, INK_2, smallest=LEGIBLE)
        canvas.write(text, LEFT + WIDE - 24, top + 40, style, "right", room=500)


def _put_port(canvas: Canvas, view: YokohamaView, area: AreaView, port: PortView, top: int, words: Words) -> None:
    _put_board(canvas, area, len(port.orders), ORDER, top, words)
    power = reach(view, area)
    _put_power(canvas, view, power, top, words)
    within = area.gives[power] if power else 0
    for row, (zone, one) in enumerate(zip(port.zones, port.orders, strict=True)):
        middle, number = top + HEAD + ORDER * (row + 0.5), ALL_ZONES.index(zone)
        fill = ROOFS[port.id] if number < within else ZONES[zone]
        asked = next(least for least, zones in enumerate(area.gives) if zones > number)
        canvas.put(plate(84, 64, fill), LEFT + 62, middle)
        canvas.write(f"{asked}+", LEFT + 62, middle, Style("title", 44, ink_on(fill)), "middle", decides=True)
        if one is None:
            canvas.write(words.text("yokohama-pic-empty"), LEFT + 126, middle, Style("plain", 40, INK_2))
            continue
        _put_order(canvas, one, middle)
        if view.audience is not None:
            _put_lack(canvas, good_items(shortfall(one, view.merchants[view.audience].goods)), middle)


def _put_order(canvas: Canvas, one: Order, middle: float) -> None:
    """Flag and name, the goods an order asks for, what it brings."""
    canvas.put(flag(one.country, 54), LEFT + 184, middle - 22)
    canvas.write(order_name(one.id), LEFT + 184, middle + 26, Style("title", 43), "middle", decides=True)
    put_row(canvas, good_items(one.goods), LEFT + 266, middle, GOODS, decides=True)
    put_row(canvas, reward_items(one.reward), LEFT + 606, middle, GOODS, decides=True)


def _put_lack(canvas: Canvas, lacking: tuple[Item, ...], middle: float) -> None:
    """What the reader still lacks of goods, or a tick."""
    if not lacking:
        _put_ready(canvas, middle)
        return
    canvas.put(verdicts.capsule(*CHIP, PAPER_2), CHIP_LEFT, middle, "left")
    scale, dash = LACKS if len(lacking) < 4 else TIGHT, width(DASH, "bold", FIGURE)
    left = CHIP_LEFT + (CHIP[0] - dash - row_width(lacking, scale)) / 2
    canvas.write(DASH, left, middle, Style("bold", FIGURE))
    put_row(canvas, lacking, left + dash, middle, scale, decides=True)


def _put_ready(canvas: Canvas, middle: float) -> None:
    canvas.put(verdicts.capsule(*CHIP, ENOUGH), CHIP_LEFT, middle, "left")
    canvas.put(icon(tick, 54, INK), CHIP_LEFT + CHIP[0] / 2, middle)


def _put_laboratory(
    canvas: Canvas, view: YokohamaView, area: AreaView, shelf: LaboratoryView, top: int, words: Words
) -> None:
    _put_board(canvas, area, len(shelf.technologies), TECHNOLOGY, top, words)
    power = reach(view, area)
    _put_power(canvas, view, power, top, words)
    for row, (more, one) in enumerate(zip(shelf.surcharges, shelf.technologies, strict=True)):
        middle = top + HEAD + TECHNOLOGY * (row + 0.5)
        if one is None:
            canvas.write(words.text("yokohama-pic-empty"), LEFT + 126, middle, Style("plain", 40, INK_2))
            continue
        _put_technology(canvas, one, more, middle, _room(view), words)
        if view.audience is not None:
            due = units(one, more, power, view.merchants[view.audience])
            _put_verdict(canvas, technology_verdict(due), due == 0, middle, words)


def _room(view: YokohamaView) -> int:
    """Pixels for a sentence beside its name: as far as the reader's needs, or the edge where no one has any."""
    return (LEFT + WIDE - 24 if view.audience is None else CHIP_LEFT - 16) - SENTENCE


def _put_technology(canvas: Canvas, one: Technology, more: int, middle: float, room: int, words: Words) -> None:
    """What a technology costs here, its name over its country, what it does."""
    canvas.put(icon(gear, 96, STEEL), LEFT + 66, middle)
    canvas.write(str(one.value + more), LEFT + 66, middle, Style("title", 46), "middle", decides=True)
    name = words.plain(technology_name(one.name), ())
    canvas.write(name, LEFT + 130, middle - 26, Style("bold", 42, smallest=LEGIBLE), room=304)
    canvas.put(flag(one.country, 56), LEFT + 130, middle + 28, "left")
    canvas.write(country_letters(one.country), LEFT + 198, middle + 28, Style("bold", 38))
    effect = words.plain(technology_effect(one.name), ())
    write_lines(canvas, effect, SENTENCE, middle - TECHNOLOGY / 2 + 2, room, TECHNOLOGY - 2, TEXT)


def _put_verdict(canvas: Canvas, verdict: Label, good_news: bool, middle: float, words: Words) -> None:  # noqa: FBT001
    canvas.put(verdicts.capsule(*CHIP, ENOUGH if good_news else PAPER_2), CHIP_LEFT, middle, "left")
    style = Style("bold", 46, smallest=LEGIBLE)
    canvas.write(words.plain(verdict, ()), CHIP_LEFT + CHIP[0] / 2, middle, style, "middle", room=CHIP[0] - 36)


def _put_achievements(canvas: Canvas, view: YokohamaView, top: int, words: Words) -> None:
    title = words.text("yokohama-pic-achievements")
    _put_paper(canvas, title, 24, len(view.achievements), ACHIEVEMENT, top)
    for row, card in enumerate(view.achievements):
        middle = top + HEAD + ACHIEVEMENT * (row + 0.5)
        _put_achievement(canvas, card, middle)
        asked = words.listed([words.plain(one, ()) for one in need(card)])
        room = _room(view) + SENTENCE - LEFT - 330
        write_lines(canvas, asked, LEFT + 330, middle - ACHIEVEMENT / 2 + 2, room, ACHIEVEMENT - 2, TEXT)
        if view.audience is not None:
            _put_progress(canvas, view, card, view.merchants[view.audience], middle)


def _put_achievement(canvas: Canvas, card: AchievementCard, middle: float) -> None:
    """Its name and its points for first and later players; points already taken are struck out."""
    canvas.put(icon(gold_rosette, 96, GOLD), LEFT + 66, middle)
    canvas.write(card.id, LEFT + 66, middle, Style("title", 44), "middle", decides=True)
    if card.done:
        canvas.put(icon(vp_rosette, 84, mix(PAPER_2, INK_2, 0.35)), LEFT + 170, middle)
        canvas.write(str(card.first), LEFT + 170, middle, Style("bold", FIGURE, WHITE), "middle", decides=True)
        canvas.fill(LEFT + 128, middle - 3, 84, 6, INK)
    else:
        put_points(canvas, card.first, LEFT + 170, middle, 84, FIGURE, decides=True)
    put_points(canvas, card.later, LEFT + 266, middle, 84, FIGURE, decides=True)


def _put_progress(
    canvas: Canvas, view: YokohamaView, card: AchievementCard, reader: MerchantView, middle: float
) -> None:
    """How far the reader is, or a tick if they have completed it or could."""
    counts = [(min(progress(view, reader, kind), count), count) for kind, count in card.need]
    if reader.seat in card.done or all(have >= count for have, count in counts):
        _put_ready(canvas, middle)
        return
    canvas.put(verdicts.capsule(*CHIP, PAPER_2), CHIP_LEFT, middle, "left")
    told = " · ".join(f"{have}/{count}" for have, count in counts)
    canvas.write(told, CHIP_LEFT + CHIP[0] / 2, middle, Style("bold", FIGURE), "middle", decides=True)
