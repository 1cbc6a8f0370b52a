"""Close-up of a merchant's mat: goods, pieces in hand and warehouse, cards, agents, tokens. All of it is open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK, INK_2, LINE, PAPER, SEATS, WHITE, mix
from render.core.flags import flag
from render.core.header import write_title
from render.core.icons import coin, ribbon, vp_rosette
from render.core.icons_goods import agent_bag, assistant, gear, octagon, order_sheet, shop, trading_house
from render.core.lettering import TIMES
from render.core.paper import Sheet, Style
from render.core.pieces import label, put_piece
from render.core.sprites import icon
from render.yokohama.colours import GOODS, LEATHER, STEEL, STONE, YEN
from render.yokohama.labels import area_name, country_letters, technology_name
from render.yokohama.rewards import GOOD_ICONS
from render.yokohama.table import KANJI
from rules.yokohama.terms import COUNTRIES
from rules.yokohama.terms import GOODS as ALL_GOODS

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.sprites import Icon
    from render.core.words import Words
    from rules.yokohama.view import MerchantView, Technology, YokohamaView

GOODS_TOP = 164
PIECES_TOP = 306
CARDS_TOP = 672
TECHNOLOGIES_TOP = 1004
CHIP = 76
IN_ROW = 3
HEADING = Style("bold", 32, INK_2, smallest=24)
PALE = mix(LINE, INK_2, 0.3)


def height(merchant: MerchantView) -> int:
    """Pixels of the close-up: technologies take as many rows as they need."""
    rows = max(1, -(-len(merchant.technologies) // IN_ROW))
    return TECHNOLOGIES_TOP + 76 + rows * (CHIP + 10) + 40


def put(sheet: Sheet, view: YokohamaView, merchant: MerchantView, who: Seated, words: Words, match_id: str) -> None:
    """The whole mat, header included."""
    president = words.text("yokohama-pic-president-hand")
    if merchant.president is not None:
        area = words.plain(area_name(merchant.president), ())
        president = words.text("yokohama-pic-president-in", area=area)
    write_title(sheet, KANJI, who.names[merchant.seat], f"{match_id} · {president}", 960)
    put_piece(sheet, *who.piece(merchant.seat), 1012, 64, 74)
    sheet.put(icon(vp_rosette, 112, INK), 1124, 64)
    sheet.write(str(merchant.points), 1124, 64, Style("bold", 50, WHITE), "middle", room=84, decides=True)
    _put_goods(sheet, merchant)
    _put_pieces(sheet, view, merchant, SEATS[who.colours[merchant.seat]], words)
    _put_cards(sheet, merchant, words)
    _put_technologies(sheet, merchant.technologies, words)


def _put_number(sheet: Sheet, drawing: Icon, fill: Rgb, count: int, left: float, middle: float, size: int = 62) -> None:
    """An icon with its number."""
    sheet.put(icon(drawing, size, fill), left, middle, "left")
    style = Style("bold", 50, INK if count else PALE)
    sheet.write(str(count), left + size + 10, middle, style, decides=True)


def _put_goods(sheet: Sheet, merchant: MerchantView) -> None:
    sheet.put_corner(label(1140, 128, PAPER, 16, 4), 30, GOODS_TOP)
    for i, (kind, count) in enumerate(zip(ALL_GOODS, merchant.goods, strict=True)):
        _put_number(sheet, GOOD_ICONS[kind], GOODS[kind], count, 62 + i * 184, GOODS_TOP + 64, 68)
    _put_number(sheet, coin, YEN, merchant.yen, 62 + 5 * 184, GOODS_TOP + 64, 68)


def _put_pieces(sheet: Sheet, view: YokohamaView, merchant: MerchantView, fill: Rgb, words: Words) -> None:
    """Assistants, shops and trading houses: in hand, in the city, for good elsewhere, in the warehouse."""
    sheet.put_corner(label(1140, 352, PAPER, 16, 4), 30, PIECES_TOP)
    in_city = sum(area.assistants[merchant.seat] for area in view.areas)
    settled = sum(space.owner == merchant.seat for space in (*view.church, *view.customs)) + len(merchant.achievements)
    rows = (
        (assistant, merchant.hand.assistants, in_city, settled, merchant.warehouse.assistants),
        (shop, merchant.hand.shops, merchant.shops_built, None, merchant.warehouse.shops),
        (trading_house, merchant.hand.houses, merchant.houses_built, None, merchant.warehouse.houses),
    )
    columns = (190, 420, 650, 880)
    for x, key in zip(columns, ("hand", "city", "settled", "warehouse"), strict=True):
        sheet.write(words.text(f"yokohama-pic-{key}-column"), x, PIECES_TOP + 40, HEADING, room=215)
    for i, (drawing, *counts) in enumerate(rows):
        y = PIECES_TOP + 110 + i * 92
        sheet.put(icon(drawing, 78, fill), 62, y, "left")
        for x, count in zip(columns, counts, strict=True):
            if count is not None:
                style = Style("bold", 52, INK if count else PALE)
                sheet.write(str(count), x, y, style, decides=True)
    if merchant.house_costs:
        costs = words.text("yokohama-pic-house-costs", costs=" / ".join(map(str, merchant.house_costs)))
        sheet.write(costs, 950, PIECES_TOP + 110 + 2 * 92, Style("plain", 32, INK_2, smallest=24), room=200)
    if merchant.warehouse.shops:
        cost = words.text("yokohama-pic-shop-cost")
        sheet.write(cost, 950, PIECES_TOP + 110 + 92, Style("plain", 32, INK_2, smallest=24), room=200)


def _put_cards(sheet: Sheet, merchant: MerchantView, words: Words) -> None:
    """Country icons, agents, 5-power tokens, orders and achievements."""
    sheet.put_corner(label(1140, 318, PAPER, 16, 4), 30, CARDS_TOP)
    sheet.write(words.text("yokohama-pic-icons"), 62, CARDS_TOP + 62, HEADING, room=180)
    for i, (country, count) in enumerate(zip(COUNTRIES, merchant.icons, strict=True)):
        x = 250 + i * 182
        sheet.put(flag(country, 66), x, CARDS_TOP + 62, "left")
        style = Style("bold", 48, INK if count else PALE)
        sheet.write(f"{TIMES}{count}", x + 76, CARDS_TOP + 62, style, decides=True)
    sheet.write(words.text("yokohama-pic-agents"), 62, CARDS_TOP + 160, HEADING, room=180)
    _put_agents(sheet, merchant, 250, CARDS_TOP + 160)
    y = CARDS_TOP + 256
    counts = (
        (order_sheet, WHITE, merchant.orders_in_hand, "yokohama-pic-in-hand"),
        (order_sheet, STONE, len(merchant.completed), "yokohama-pic-completed"),
        (octagon, mix(PAPER, STONE, 0.7), len(merchant.tokens), "yokohama-pic-tokens"),
        (ribbon, mix(YEN, INK, 0.1), len(merchant.achievements), "yokohama-pic-achieved"),
    )
    for i, (drawing, fill, count, key) in enumerate(counts):
        x = 56 + i * 280
        _put_number(sheet, drawing, fill, count, x, y, 60)
        sheet.write(words.text(key), x + 130, y, Style("plain", 28, INK_2, smallest=24), room=136)


def _put_agents(sheet: Sheet, merchant: MerchantView, left: float, middle: float) -> None:
    """Each agent with the letters of its country, used ones pale."""
    every = [(kind, True) for kind in merchant.agents] + [(kind, False) for kind in merchant.used_agents]
    pitch = min(112, 900 / max(1, len(every)))
    for i, (kind, fresh) in enumerate(every):
        x = left + i * pitch
        sheet.put(icon(agent_bag, 56, LEATHER if fresh else mix(LEATHER, PAPER, 0.75)), x, middle - 10, "left")
        letters = "+" if kind == "free" else country_letters(kind)
        style = Style("bold", 26, INK if fresh else INK_2, smallest=24)
        sheet.write(letters, x + 28, middle + 34, style, "middle")
    if not every:
        sheet.write("0", left, middle, Style("bold", 50, PALE), decides=True)


def _put_technologies(sheet: Sheet, technologies: tuple[Technology, ...], words: Words) -> None:
    rows = max(1, -(-len(technologies) // IN_ROW))
    sheet.put_corner(label(1140, 80 + rows * (CHIP + 10), PAPER, 16, 4), 30, TECHNOLOGIES_TOP)
    value = sum(one.value for one in technologies)
    text = words.text("yokohama-pic-technologies", count=len(technologies), value=value)
    sheet.write(text, 62, TECHNOLOGIES_TOP + 38, HEADING, room=1080)
    for i, one in enumerate(technologies):
        x, y = 54 + i % IN_ROW * 366, TECHNOLOGIES_TOP + 68 + i // IN_ROW * (CHIP + 10)
        sheet.put_corner(label(358, CHIP, WHITE, 10, 3), x, y)
        sheet.put(icon(gear, 66, STEEL), x + 46, y + CHIP / 2)
        sheet.write(str(one.value), x + 46, y + CHIP / 2, Style("title", 30), "middle")
        name = words.plain(technology_name(one.name), ())
        sheet.write(name, x + 88, y + CHIP / 2, Style("bold", 32, smallest=22), room=198)
        sheet.put(flag(one.country, 48), x + 342, y + CHIP / 2, "right")
