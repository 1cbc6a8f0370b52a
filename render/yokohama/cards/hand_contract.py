"""An order in its holder's hand: each good with what is there or short, the verdict, and what its country completes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never, get_args

from render.core.canvas import LEGIBLE, Canvas, Style, fitting_size
from render.core.colours import CLOTH, ENOUGH, INK, INK_2, PAPER, PAPER_2, SHORT, mix
from render.core.icons import agent_bag, tick
from render.core.kept import kept
from render.core.lettering import DASH, width
from render.core.shapes import box, rounded
from render.core.sprites import Sprite, cut_out, icon
from render.yokohama.cards.contract import CARD, HEAD, Form, put_contract, put_reward
from render.yokohama.cards.rewards import GOOD_ICONS
from render.yokohama.colours import GOODS, LEATHER
from render.yokohama.words.figures import completes, shortfall
from render.yokohama.words.labels import country_letters
from render.yokohama.words.offer import order_verdict
from rules.yokohama.model.terms import COUNTRIES
from rules.yokohama.model.terms import GOODS as ALL_GOODS

if TYPE_CHECKING:
    from render.core.sprites import Pen
    from render.core.words import Words
    from rules.yokohama.model.cards import Order
    from rules.yokohama.model.terms import Good
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import MerchantView

State: TypeAlias = Literal["has", "this", "lacks"]
STATES: tuple[State, ...] = get_args(State)
"""How a country stands in a set: it is there, the order brings it, it lacks."""

TEAR = 512
"""From the top of a contract to where its stub is torn off."""

TALL = 698
FORM = Form(TALL, rule=396, tear=TEAR + 34)
LEDGER = (HEAD + 396 + 6) // 2
"""Middle of the lines for goods."""

PITCHES = {1: 110, 2: 104, 3: 86, 4: 70}
"""From line to line, by their number."""

BAND = 68
MARK = 58
PLATE = 46
"""From one country of a set to the next."""


@kept
def blank(width: int, height: int) -> Sprite:
    """Where an order could lie: a dashed outline on the cloth."""
    right, bottom, ink = width - 3, height - 3, mix(CLOTH, PAPER_2, 0.4)

    def draw(pen: Pen) -> None:
        for x in range(3, right, 26):
            for y in (3, bottom):
                pen.line([(x, y), (min(x + 14, right), y)], ink, 3)
        for y in range(3, bottom, 26):
            for x in (3, right):
                pen.line([(x, y), (x, min(y + 14, bottom))], ink, 3)

    return cut_out(width, height, draw)


def put_held(canvas: Canvas, view: YokohamaView, order: Order, left: int, top: int, words: Words) -> None:
    """An order of the one who looks.

    Args:
        view: The table as its holder sees it.
        left: Left end in pixels.
    """
    assert view.audience is not None, "someone holds it"
    merchant = view.merchants[view.audience]
    put_contract(canvas, order, left, top, FORM)
    missing = shortfall(order, merchant.goods)
    asked = [line for line in zip(ALL_GOODS, order.goods, missing, strict=False) if line[1]]
    pitch = PITCHES[len(asked)]
    first = top + LEDGER - pitch * (len(asked) - 1) / 2
    for i, (kind, count, lack) in enumerate(asked):
        _put_line(canvas, kind, count, lack, left, first + i * pitch)
    put_reward(canvas, order, left, top + 446)
    _put_band(canvas, order, merchant, left, top + TEAR, words)
    _put_stub(canvas, view, order, merchant, left, top + TEAR + BAND, words)


def _put_line(canvas: Canvas, kind: Good, count: int, lack: int, left: int, y: float) -> None:
    """A good in the ledger: a round tick if it is there, a pointed tag with what is short."""
    canvas.write(str(count), left + 44, y, Style("bold", 58), decides=True)
    canvas.put(icon(GOOD_ICONS[kind], 64, GOODS[kind]), left + 86, y, "left")
    right = left + CARD - 38
    canvas.put(_dots(46 if lack else 88), left + 172, y + 18, "left")
    if not lack:
        canvas.put(there(), right, y, "right")
        return
    canvas.put(short(), right, y, "right")
    canvas.write(f"{DASH}{lack}", right - 42, y, Style("bold", 50), "middle", decides=True)


@kept
def _dots(wide: int) -> Sprite:
    """The dots that lead the eye from a good to its mark."""

    def draw(pen: Pen) -> None:
        for x in range(3, wide, 14):
            pen.disc(x, 3, 2.4, INK_2, None)

    return cut_out(wide + 6, 6, draw)


@kept
def there() -> Sprite:
    """The mark of a good that is there: a round tick."""

    def draw(pen: Pen) -> None:
        pen.disc(MARK / 2, MARK / 2, MARK / 2 - 2, ENOUGH, INK, 3)
        tick(pen.at(MARK * 0.2, MARK * 0.2, MARK * 0.6), INK)

    return cut_out(MARK, MARK, draw)


@kept
def short() -> Sprite:
    """The mark of a good of which some are short: a tag that points at it."""

    def draw(pen: Pen) -> None:
        pen.area([(2, 29), (22, 3), (97, 3), (97, 55), (22, 55)], SHORT, INK, 3)

    return cut_out(100, 58, draw)


def _put_band(canvas: Canvas, order: Order, merchant: MerchantView, left: int, top: int, words: Words) -> None:
    """The verdict, on a band wrapped round the contract; with a tick where it can be completed at once."""
    ready = not any(shortfall(order, merchant.goods))
    canvas.put_corner(_band(ready=ready), left - 3, top)
    text, style = words.plain(order_verdict(order, merchant.goods), ()), Style("bold", 50, smallest=LEGIBLE)
    room = CARD - (100 if ready else 36)
    x, y = left + CARD / 2, top + BAND / 2
    if ready:
        wide = width(text, style.face, fitting_size(text, style, room))
        canvas.put(icon(tick, 42, INK), x - wide / 2 - 8, y)
        x += 24
    canvas.write(text, x, y, style, "middle", room=room)


@kept
def _band(*, ready: bool) -> Sprite:
    fill = ENOUGH if ready else PAPER_2

    def draw(pen: Pen) -> None:
        pen.area(box(2, 2, CARD + 2, BAND - 4), fill, INK, 4)
        for y in (9, BAND - 9):
            pen.line([(6, y), (CARD, y)], mix(fill, INK, 0.35), 1.6)

    return cut_out(CARD + 6, BAND, draw)


def _put_stub(
    canvas: Canvas, view: YokohamaView, order: Order, merchant: MerchantView, left: int, top: int, words: Words
) -> None:
    """Which icon of its country the order would be, whether that brings an agent, and how its set would stand."""
    label = completes(view, order, merchant)
    number, agent = COUNTRIES.index(order.country), ("brings", "agent") in label.args
    line, room = words.plain(label, ()), CARD - (116 if agent else 64)
    taken = canvas.write(line, left + 32, top + 30, Style("bold", 42, smallest=LEGIBLE), room=room)
    if agent:
        canvas.put(icon(agent_bag, 48, LEATHER), left + 40 + taken, top + 28, "left")
    canvas.write(words.text("yokohama-pic-set"), left + 32, top + 78, Style("plain", 35, smallest=LEGIBLE), room=78)
    for i, count in enumerate(merchant.icons):
        x = left + CARD - 28 - (len(COUNTRIES) - i - 0.5) * PLATE
        state: State = "this" if i == number else "has" if count > merchant.icons[number] else "lacks"
        canvas.put(plate(state), x, top + 78)
        ink = mix(INK_2, PAPER, 0.3) if state == "lacks" else INK
        canvas.write(country_letters(COUNTRIES[i]), x, top + 78, Style("bold", LEGIBLE, ink), "middle")


@kept
def plate(state: State) -> Sprite:
    """A country in a set: framed if it is there, larger if the order brings it, only underlined if it lacks."""

    def draw(pen: Pen) -> None:
        match state:
            case "has":
                pen.area(rounded(4.5, 6.5, 43, 41, 4), PAPER_2, INK, 2.6)
            case "this":
                pen.area(rounded(2.5, 2.5, 47, 49, 7), ENOUGH, INK, 5)
            case "lacks":
                pen.line([(10, 46), (42, 46)], INK_2, 2)
            case _:
                assert_never(state)

    return cut_out(52, 54, draw)
