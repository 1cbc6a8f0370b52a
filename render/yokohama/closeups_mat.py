"""Close-up of a merchant's mat: goods, pieces in hand and warehouse, cards, agents, tokens. All of it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import GOLD, INK, INK_2, PAPER, PAPER_2, SEATS, WHITE, mix
from render.core.icons import coin, gold_rosette, vp_rosette
from render.core.icons_goods import agent_bag, assistant, octagon, order_sheet, shop, trading_house
from render.core.icons_places import church, customs
from render.core.paper import LEGIBLE, Sheet, Style
from render.core.pieces import label, put_piece
from render.core.sprites import icon
from render.yokohama import closeups_mat_cards as cards
from render.yokohama.closeups_area_power import PALE
from render.yokohama.closeups_head import write_head
from render.yokohama.closeups_marks import changed_goods, put_gain, underline
from render.yokohama.colours import GOODS, LEATHER, STONE, YEN
from render.yokohama.countries import put_icons
from render.yokohama.labels import area_name, country_letters
from render.yokohama.rewards import GOOD_ICONS, Scale, put_items, reward_items
from render.yokohama.score_text import majority_counts
from rules.yokohama.terms import GOODS as ALL_GOODS

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.sprites import Icon
    from render.core.words import Words
    from rules.yokohama.view import MerchantView, PowerToken, YokohamaView

GOODS_TOP = 164
PIECES_TOP = 306
OPEN_TOP = 668
"""Top of countries, agents, tokens, achievements and what stands on church and customs board."""

ROW = 104
CARDS_GAP = 14
HEADING = Style("bold", 36, INK_2, smallest=LEGIBLE)
NOTE = Style("plain", 36, INK_2, smallest=LEGIBLE)
ON_TOKEN = Scale(figure=47, icon=38, rosette=70, gap=2)
COLUMNS = (190, 420, 650, 880)


def height(merchant: MerchantView) -> int:
    """Pixels of the close-up: tokens, orders and technologies take as many rows as they need."""
    return _orders_top(merchant) + cards.orders_height(merchant) + CARDS_GAP + cards.technologies_height(merchant) + 26


def _open_height(merchant: MerchantView) -> int:
    return 28 + ROW * (4 if merchant.tokens else 3)


def _orders_top(merchant: MerchantView) -> int:
    return OPEN_TOP + _open_height(merchant) + CARDS_GAP


def put_head(sheet: Sheet, view: YokohamaView, merchant: MerchantView, who: Seated, words: Words, match: str) -> None:
    """Name, where the president stands, and points."""
    president = words.text("yokohama-pic-president-hand")
    if merchant.president is not None:
        letter = next(area.letter for area in view.areas if area.id == merchant.president)
        area = f"{letter} {words.plain(area_name(merchant.president), ())}"
        president = words.text("yokohama-pic-president-in", area=area)
    write_head(sheet, who.names[merchant.seat], f"{match} · {president}", 850)
    put_piece(sheet, *who.piece(merchant.seat), 1012, 64, 80)
    sheet.put(icon(vp_rosette, 116, INK), 1124, 64)
    sheet.write(str(merchant.points), 1124, 64, Style("bold", 50, WHITE), "middle", room=84, decides=True)


def put(sheet: Sheet, view: YokohamaView, merchant: MerchantView, old: MerchantView, who: Seated, words: Words) -> None:
    """The whole mat but for its head; what has changed since ``old`` is marked."""
    put_gain(sheet, merchant.points - old.points, 956, 64)
    _put_goods(sheet, merchant)
    for i in changed_goods(merchant, old):
        underline(sheet, 62 + i * 184 + 78, GOODS_TOP + 64, 56)
    _put_pieces(sheet, view, merchant, SEATS[who.colours[merchant.seat]], words)
    _put_open(sheet, view, merchant, words)
    top = _orders_top(merchant)
    cards.put_orders(sheet, merchant, top, words)
    below = top + cards.orders_height(merchant) + CARDS_GAP
    cards.put_technologies(sheet, merchant, below, words)
    cards.mark(sheet, merchant, old, top, below)


def _put_number(sheet: Sheet, drawing: Icon, fill: Rgb, count: int, left: float, middle: float, size: int = 62) -> None:
    """An icon with its number."""
    sheet.put(icon(drawing, size, fill), left, middle, "left")
    sheet.write(str(count), left + size + 10, middle, Style("bold", 52, INK if count else PALE), decides=True)


def _put_goods(sheet: Sheet, merchant: MerchantView) -> None:
    sheet.put_corner(label(1140, 128, PAPER, 16, 4), 30, GOODS_TOP)
    for i, (kind, count) in enumerate(zip(ALL_GOODS, merchant.goods, strict=True)):
        _put_number(sheet, GOOD_ICONS[kind], GOODS[kind], count, 62 + i * 184, GOODS_TOP + 64, 68)
    _put_number(sheet, coin, YEN, merchant.yen, 62 + 5 * 184, GOODS_TOP + 64, 68)


def _put_pieces(sheet: Sheet, view: YokohamaView, merchant: MerchantView, fill: Rgb, words: Words) -> None:
    """Assistants, shops and trading houses: in hand, in the city, for good elsewhere, in the warehouse."""
    sheet.put_corner(label(1140, 348, PAPER, 16, 4), 30, PIECES_TOP)
    in_city = sum(area.assistants[merchant.seat] for area in view.areas)
    boards = majority_counts(view, "church")[merchant.seat] + majority_counts(view, "customs")[merchant.seat]
    settled = boards + len(merchant.achievements)
    rows = (
        (assistant, merchant.hand.assistants, in_city, settled, merchant.warehouse.assistants),
        (shop, merchant.hand.shops, merchant.shops_built, None, merchant.warehouse.shops),
        (trading_house, merchant.hand.houses, merchant.houses_built, None, merchant.warehouse.houses),
    )
    for x, key in zip(COLUMNS, ("hand", "city", "settled", "warehouse"), strict=True):
        sheet.write(words.text(f"yokohama-pic-{key}-column"), x, PIECES_TOP + 40, HEADING, room=220)
    for i, (drawing, *counts) in enumerate(rows):
        y = PIECES_TOP + 108 + i * 92
        sheet.put(icon(drawing, 78, fill), 62, y, "left")
        for x, count in zip(COLUMNS, counts, strict=True):
            if count is not None:
                sheet.write(str(count), x, y, Style("bold", 52, INK if count else PALE), decides=True)
    if merchant.warehouse.shops:
        sheet.write(words.text("yokohama-pic-shop-cost"), 940, PIECES_TOP + 200, NOTE, room=216)
    if merchant.house_costs:
        costs = words.text("yokohama-pic-house-costs", costs="/".join(map(str, merchant.house_costs)))
        sheet.write(costs, 940, PIECES_TOP + 292, NOTE, room=222)


def _put_open(sheet: Sheet, view: YokohamaView, merchant: MerchantView, words: Words) -> None:
    """Country icons, agents, what stands elsewhere for good, 5-power tokens."""
    sheet.put_corner(label(1140, _open_height(merchant), PAPER, 16, 4), 30, OPEN_TOP)
    keys = ("yokohama-pic-icons", "yokohama-pic-agents", "yokohama-closer-elsewhere", "yokohama-closer-token")
    for i, key in enumerate(keys[: 4 if merchant.tokens else 3]):
        sheet.write(words.text(key), 62, OPEN_TOP + 66 + i * ROW, HEADING, room=176)
    put_icons(sheet, merchant.icons, 250, OPEN_TOP + 66)
    _put_agents(sheet, merchant, 250, OPEN_TOP + 66 + ROW)
    _put_elsewhere(sheet, view, merchant, OPEN_TOP + 66 + 2 * ROW, words)
    _put_tokens(sheet, merchant.tokens, OPEN_TOP + 66 + 3 * ROW)


def _put_agents(sheet: Sheet, merchant: MerchantView, left: float, middle: float) -> None:
    """Each agent with the letters of its country, used ones pale."""
    every = [(kind, True) for kind in merchant.agents] + [(kind, False) for kind in merchant.used_agents]
    pitch = min(112, 900 / max(1, len(every)))
    for i, (kind, fresh) in enumerate(every):
        x = left + i * pitch
        sheet.put(icon(agent_bag, 60, LEATHER if fresh else mix(LEATHER, PAPER, 0.75)), x, middle - 16, "left")
        letters = "+" if kind == "free" else country_letters(kind)
        style = Style("bold", 34, INK if fresh else INK_2, smallest=LEGIBLE)
        sheet.write(letters, x + 30, middle + 34, style, "middle")
    if not every:
        sheet.write("0", left, middle, Style("bold", 52, PALE), decides=True)


def _put_elsewhere(sheet: Sheet, view: YokohamaView, merchant: MerchantView, middle: float, words: Words) -> None:
    """Assistants in the church and at customs, orders in hand, achievements."""
    counts = (
        (church, STONE, majority_counts(view, "church")[merchant.seat]),
        (customs, STONE, majority_counts(view, "customs")[merchant.seat]),
        (order_sheet, WHITE, merchant.orders_in_hand),
    )
    for i, (drawing, fill, count) in enumerate(counts):
        _put_number(sheet, drawing, fill, count, 250 + i * 170, middle, 66)
    for i, word in enumerate(merchant.achievements):
        sheet.put(icon(gold_rosette, 96, GOLD), 850 + i * 112, middle)
        sheet.write(word, 850 + i * 112, middle, Style("title", 36), "middle")
    if not merchant.achievements:
        sheet.write(words.text("yokohama-closer-no-achievement"), 800, middle, NOTE, room=350)


def _put_tokens(sheet: Sheet, tokens: tuple[PowerToken, ...], middle: float) -> None:
    """5-power tokens by what they brought."""
    pitch = min(114, 900 / max(1, len(tokens)))
    for i, token in enumerate(tokens):
        x = 300 + i * pitch
        sheet.put(icon(octagon, 102, PAPER_2), x, middle)
        put_items(sheet, reward_items(token.reward), x, middle, ON_TOKEN)
