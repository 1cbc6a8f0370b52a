"""Close-up of a merchant's mat: goods, pieces in hand and warehouse, cards, agents, tokens. All of it is open."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style
from render.core.changes import put_gain, put_glow, underline
from render.core.colours import GOLD, INK, INK_2, NOW, PAPER, PAPER_2, SEATS, WHITE, mix
from render.core.icons import agent_bag, coin, flask, gold_rosette, vp_rosette
from render.core.items import Scale, put_items
from render.core.pieces import label, put_piece
from render.core.sprites import icon
from render.core.written_lines import write_lines
from render.yokohama.cards.countries import put_icons
from render.yokohama.cards.rewards import GOOD_ICONS, reward_items
from render.yokohama.closeups import mat_cards as cards
from render.yokohama.closeups.area_power import PALE
from render.yokohama.colours import GOODS, LEATHER, LILAC, STONE, YEN
from render.yokohama.head import write_head
from render.yokohama.icons.goods import assistant, octagon, order_canvas, shop, trading_house
from render.yokohama.icons.places import church, customs
from render.yokohama.words.labels import area_name, country_letters
from render.yokohama.words.score import majority_counts
from rules.yokohama.delta import merchant_delta
from rules.yokohama.model.terms import GOODS as ALL_GOODS

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.sprites import Icon
    from render.core.words import Words
    from rules.yokohama.model.cards import PowerToken
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import MerchantView

LEFT, WIDE = 24, 1152
GAP = 10
GOODS_TOP = 156
GOODS_TALL = 98
PIECES_TOP = GOODS_TOP + GOODS_TALL + GAP
PIECES_TALL = 264
PIECES_WIDE = 830
COLUMNS = (134, 306, 496)
COSTS = 574
"""Where the columns of pieces begin, and what those in the warehouse cost."""

OPEN_TOP = PIECES_TOP + PIECES_TALL + GAP
"""Top of countries, agents and tokens."""

ROW = 83
LABELLED = 232
"""Where a row begins behind its label."""

HEADING = Style("bold", 36, INK_2, smallest=LEGIBLE)
NOTE = Style("plain", 36, INK_2, smallest=LEGIBLE)
ON_TOKEN = Scale(figure=47, icon=36, rosette=66, gap=2)
FIGURE = 52
ROSETTE, TOKEN = 84, 80


def height(merchant: MerchantView) -> int:
    """Pixels of the close-up: tokens, orders and technologies take as many rows as they need."""
    return _orders_top(merchant) + cards.orders_height(merchant) + GAP + cards.technologies_height(merchant) + 14


def _open_height(merchant: MerchantView) -> int:
    return 18 + ROW * (3 if merchant.tokens else 2)


def _orders_top(merchant: MerchantView) -> int:
    return OPEN_TOP + _open_height(merchant) + GAP


def put_head(canvas: Canvas, view: YokohamaView, merchant: MerchantView, who: Seated, words: Words, match: str) -> None:
    """Name, where the president stands, and points."""
    president = words.text("yokohama-pic-president-hand")
    if merchant.president is not None:
        letter = next(area.letter for area in view.areas if area.id == merchant.president)
        area = f"{letter} {words.plain(area_name(merchant.president), ())}"
        president = words.text("yokohama-pic-president-in", area=area)
    write_head(canvas, who.names[merchant.seat], f"{match} · {president}", 850)
    put_piece(canvas, *who.piece(merchant.seat), 1012, 64, 80)
    canvas.put(icon(vp_rosette, 116, INK), 1124, 64)
    canvas.write(str(merchant.points), 1124, 64, Style("bold", 50, WHITE), "middle", room=84, decides=True)


def put(
    canvas: Canvas, view: YokohamaView, merchant: MerchantView, old: MerchantView, who: Seated, words: Words
) -> None:
    """The whole mat but for its head; what has changed since ``old`` is marked."""
    put_gain(canvas, merchant.points - old.points, 956, 64)
    _put_goods(canvas, merchant)
    changed = merchant_delta(old, merchant)
    for i in [i for i, count in enumerate((*changed.goods, changed.yen)) if count]:
        underline(canvas, _good_left(i) + 78, GOODS_TOP + GOODS_TALL // 2, 56)
    _put_pieces(canvas, view, merchant, SEATS[who.colours[merchant.seat]], words)
    _put_elsewhere(canvas, view, merchant, old, words)
    _put_open(canvas, merchant, old, words)
    top = _orders_top(merchant)
    cards.put_orders(canvas, merchant, top, words)
    below = top + cards.orders_height(merchant) + GAP
    cards.put_technologies(canvas, merchant, below, words)
    cards.mark(canvas, merchant, old, top, below)


def _put_number(
    canvas: Canvas, drawing: Icon, fill: Rgb, count: int, left: float, middle: float, size: int = 62
) -> None:
    """An icon with its number."""
    canvas.put(icon(drawing, size, fill), left, middle, "left")
    canvas.write(str(count), left + size + 10, middle, _figure(count), decides=True)


def _figure(count: int) -> Style:
    return Style("bold", FIGURE, INK if count else PALE)


def _good_left(number: int) -> int:
    return LEFT + 34 + number * 187


def _put_goods(canvas: Canvas, merchant: MerchantView) -> None:
    canvas.put_corner(label(WIDE, GOODS_TALL, PAPER, 16, 4), LEFT, GOODS_TOP)
    middle = GOODS_TOP + GOODS_TALL // 2
    for i, (kind, count) in enumerate(zip(ALL_GOODS, merchant.goods, strict=True)):
        _put_number(canvas, GOOD_ICONS[kind], GOODS[kind], count, _good_left(i), middle, 68)
    _put_number(canvas, coin, YEN, merchant.yen, _good_left(5), middle, 68)


def _put_pieces(canvas: Canvas, view: YokohamaView, merchant: MerchantView, fill: Rgb, words: Words) -> None:
    """Assistants, shops and trading houses: in hand, in the city, in the warehouse with what they cost there."""
    canvas.put_corner(label(PIECES_WIDE, PIECES_TALL, PAPER, 16, 4), LEFT, PIECES_TOP)
    in_city = sum(area.assistants[merchant.seat] for area in view.areas)
    rows = (
        (assistant, merchant.hand.assistants, in_city, merchant.warehouse.assistants),
        (shop, merchant.hand.shops, merchant.shops_built, merchant.warehouse.shops),
        (trading_house, merchant.hand.houses, merchant.houses_built, merchant.warehouse.houses),
    )
    for x, key in zip(COLUMNS, ("hand", "city", "warehouse"), strict=True):
        canvas.write(words.text(f"yokohama-pic-{key}-column"), LEFT + x, PIECES_TOP + 36, HEADING, room=176)
    for i, (drawing, *counts) in enumerate(rows):
        y = PIECES_TOP + 90 + i * 68
        canvas.put(icon(drawing, 66, fill), LEFT + 34, y, "left")
        for x, count in zip(COLUMNS, counts, strict=True):
            canvas.write(str(count), LEFT + x, y, _figure(count), decides=True)
    costs, room = LEFT + COSTS, PIECES_WIDE - COSTS - 18
    if merchant.warehouse.shops:
        canvas.write(words.text("yokohama-pic-shop-cost"), costs, PIECES_TOP + 158, NOTE, room=room)
    if merchant.house_costs:
        each = "/".join(map(str, merchant.house_costs))
        text = words.text("yokohama-pic-house-costs", costs=each)
        canvas.write(text, costs, PIECES_TOP + 226, NOTE, room=room)


def _put_elsewhere(canvas: Canvas, view: YokohamaView, merchant: MerchantView, old: MerchantView, words: Words) -> None:
    """Assistants in the church and at customs, orders in hand, achievements."""
    left = LEFT + PIECES_WIDE + GAP
    canvas.put_corner(label(LEFT + WIDE - left, PIECES_TALL, PAPER, 16, 4), left, PIECES_TOP)
    counts = (
        (church, STONE, majority_counts(view, "church")[merchant.seat]),
        (customs, STONE, majority_counts(view, "customs")[merchant.seat]),
        (order_canvas, WHITE, merchant.orders_in_hand),
        (flask, LILAC, len(merchant.technologies)),
    )
    for i, (drawing, fill, count) in enumerate(counts):
        _put_number(canvas, drawing, fill, count, left + 30 + i % 2 * 140, PIECES_TOP + 50 + i // 2 * 78)
    middle = PIECES_TOP + 208
    for i, word in enumerate(merchant.achievements):
        canvas.put(icon(gold_rosette, ROSETTE, GOLD), left + 60 + i * 96, middle)
        canvas.write(word, left + 60 + i * 96, middle, Style("title", 34, smallest=LEGIBLE), "middle")
        if word not in old.achievements:
            put_glow(canvas, gold_rosette, ROSETTE, left + 60 + i * 96, middle)
    if not merchant.achievements:
        write_lines(canvas, words.text("yokohama-closer-no-achievement"), left + 30, middle - 40, 260, 80, NOTE)


def _put_open(canvas: Canvas, merchant: MerchantView, old: MerchantView, words: Words) -> None:
    """Country icons, agents, 5-power tokens."""
    canvas.put_corner(label(WIDE, _open_height(merchant), PAPER, 16, 4), LEFT, OPEN_TOP)
    keys = ("yokohama-pic-icons", "yokohama-pic-agents", "yokohama-closer-token")
    for i, key in enumerate(keys[: 3 if merchant.tokens else 2]):
        canvas.write(words.text(key), LEFT + 34, OPEN_TOP + 51 + i * ROW, HEADING, room=LABELLED - 54)
    put_icons(canvas, merchant.icons, LEFT + LABELLED, OPEN_TOP + 51)
    _put_agents(canvas, merchant, old, LEFT + LABELLED, OPEN_TOP + 51 + ROW)
    _put_tokens(canvas, merchant.tokens, len(old.tokens), OPEN_TOP + 54 + 2 * ROW)


def _put_agents(canvas: Canvas, merchant: MerchantView, old: MerchantView, left: float, middle: float) -> None:
    """Each agent with the letters of its country, used ones pale, those that came underlined."""
    known = Counter(old.agents + old.used_agents) - Counter(merchant.used_agents)
    every = [(kind, True) for kind in merchant.agents] + [(kind, False) for kind in merchant.used_agents]
    pitch = min(112, 900 / max(1, len(every)))
    for i, (kind, fresh) in enumerate(every):
        x = left + i * pitch
        canvas.put(icon(agent_bag, 54, LEATHER if fresh else mix(LEATHER, PAPER, 0.75)), x, middle - 16, "left")
        letters = "+" if kind == "free" else country_letters(kind)
        style = Style("bold", 34, INK if fresh else INK_2, smallest=LEGIBLE)
        canvas.write(letters, x + 27, middle + 28, style, "middle")
        if fresh:
            known[kind] -= 1
            if known[kind] < 0:
                canvas.fill(x, middle + 10, 54, 6, NOW)
    if not every:
        canvas.write("0", left, middle, _figure(0), decides=True)


def _put_tokens(canvas: Canvas, tokens: tuple[PowerToken, ...], known: int, middle: float) -> None:
    """5-power tokens by what they brought, those after the known ones framed."""
    pitch = min(110, 880 / max(1, len(tokens)))
    for i, token in enumerate(tokens):
        x = LEFT + LABELLED + 44 + i * pitch
        canvas.put(icon(octagon, TOKEN, PAPER_2), x, middle)
        put_items(canvas, reward_items(token.reward), x, middle, ON_TOKEN)
        if i >= known:
            put_glow(canvas, octagon, TOKEN, x, middle)
