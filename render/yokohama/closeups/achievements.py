"""Close-up of the achievements: what they ask for, what they bring, who has completed them, how far the others are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style
from render.core.colours import ENOUGH, GOLD, INK, INK_2, LINE, PAPER, PAPER_2, SEAL_RED, WHITE, Rgb, mix
from render.core.icons import agent_bag, coin, flask, gold_rosette, tick, vp_rosette
from render.core.items import Item, Scale, put_items, put_points
from render.core.kept import kept
from render.core.pieces import label, plate, put_piece
from render.core.shapes import box, mirrored
from render.core.sprites import Icon, Pen, Sprite, cut_out, icon
from render.core.written_lines import write_lines
from render.yokohama.cards.rewards import GOOD_ICONS
from render.yokohama.colours import GOODS, LEATHER, LILAC, ROOFS, YEN
from render.yokohama.icons.flags import flag
from render.yokohama.icons.goods import order_done, shop
from render.yokohama.words.figures import progress
from render.yokohama.words.labels import country_letters, need
from rules.yokohama.delta import newly_done
from rules.yokohama.model.terms import GOODS as ALL_GOODS

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.yokohama.model.terms import AgentKind
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AchievementCard, MerchantView

TOP = 170
WIDE = 368
LEFT = 34
PITCH = 382
ASKED = 216
"""From the top of a card to the middle of what it asks for."""

TOLD = 256
"""From the top of a card to the same in words."""

ROWS = 408
"""From the top of a card to the merchants."""

ROW = 86
MEDAL = (124, 170)
REWARDS = 64
REWARD_PITCH = 134
"""From one reward token to the next."""
NEEDS = Scale(figure=62, icon=66, rosette=0, gap=24)
TWO_NEEDS = Scale(figure=56, icon=54, rosette=0, gap=18)
OTHERS: dict[str, tuple[Icon, Rgb]] = {
    "yen": (coin, YEN),
    "technologies": (flask, LILAC),
    "orders": (order_done, WHITE),
    "agents": (agent_bag, LEATHER),
    "production": (shop, ROOFS["tea"]),
    "commercial": (shop, ROOFS["bank"]),
}
"""What stands for what an achievement counts, but for goods."""


def height(view: YokohamaView) -> int:
    """Pixels of the close-up."""
    return TOP + _tall(view) + 24 + (REWARDS + 12 if view.reward_tokens else 0)


def _tall(view: YokohamaView) -> int:
    return ROWS + ROW * len(view.merchants) + 16


def put(canvas: Canvas, view: YokohamaView, was: YokohamaView, who: Seated, words: Words) -> None:
    """The three achievements, those completed since then marked, below them the reward tokens in play."""
    for i, card in enumerate(view.achievements):
        left, old = LEFT + i * PITCH, was.achievements[i]
        _put_card(canvas, view, card, left, words)
        for one in view.merchants:
            middle = TOP + ROWS + one.seat * ROW + ROW / 2
            put_piece(canvas, *who.piece(one.seat), left + 66, middle, 70, marked=one.seat in newly_done(old, card))
            _put_progress(canvas, view, card, one, left, middle)
    if not view.reward_tokens:
        return
    top = TOP + _tall(view) + 12
    canvas.put_corner(label(1132, REWARDS, PAPER_2, 8, 3), LEFT, top)
    canvas.put(icon(agent_bag, 46, LEATHER), LEFT + 44, top + REWARDS / 2)
    text = words.text("yokohama-pic-reward-tokens")
    canvas.write(text, LEFT + 78, top + REWARDS / 2, Style("bold", 38, smallest=LEGIBLE), room=480)
    for i, kind in enumerate(view.reward_tokens):
        _put_reward_token(canvas, kind, LEFT + 610 + i * REWARD_PITCH, top + REWARDS / 2)


def _put_reward_token(canvas: Canvas, kind: AgentKind, x: float, middle: float) -> None:
    """A flag with its letters, or the free agent with a plus, as on the mats."""
    canvas.put(icon(agent_bag, 50, LEATHER) if kind == "free" else flag(kind, 60), x, middle)
    letters = "+" if kind == "free" else country_letters(kind)
    canvas.write(letters, x + 38, middle, Style("bold", 48), decides=True)


def _put_card(canvas: Canvas, view: YokohamaView, card: AchievementCard, left: int, words: Words) -> None:
    """An achievement: id, points for the first and for everyone later, what it asks for."""
    canvas.put_corner(label(WIDE, _tall(view), PAPER, 16, 4), left, TOP)
    canvas.put_corner(_medal(), left + 14, TOP + 14)
    canvas.write(card.id, left + 76, TOP + 76, Style("title", 44), "middle", decides=True)
    for i, (key, points) in enumerate((("first", card.first), ("later", card.later))):
        x = left + 194 + i * 108
        if key == "first" and card.done:
            canvas.put(icon(vp_rosette, 88, mix(PAPER_2, INK_2, 0.35)), x, TOP + 60)
            canvas.write(str(points), x, TOP + 60, Style("bold", 50, PAPER), "middle", decides=True)
            canvas.fill(x - 46, TOP + 57, 92, 6, INK)
        else:
            put_points(canvas, points, x, TOP + 60, 88, 50, decides=True)
        style = Style("plain", 34, INK_2, smallest=LEGIBLE)
        canvas.write(words.text(f"yokohama-closer-{key}"), x, TOP + 130, style, "middle", room=108)
    asked = words.listed([words.plain(one, ()) for one in need(card)])
    items = tuple(_item(kind, count) for kind, count in card.need)
    scale = NEEDS if len(items) == 1 else TWO_NEEDS
    put_items(canvas, items, left + WIDE / 2, TOP + ASKED, scale, decides=True)
    style = Style("plain", 36, INK_2, smallest=LEGIBLE)
    write_lines(canvas, asked, left + 24, TOP + TOLD, WIDE - 42, ROWS - TOLD - 8, style)
    canvas.fill(left + 24, TOP + ROWS - 4, WIDE - 48, 2, LINE)


@kept
def _medal() -> Sprite:
    """Golden rosette on two ribbons, with room for the card's id."""
    tail = [(36, 96), (24, 164), (44, 152), (58, 166), (66, 100)]

    def draw(pen: Pen) -> None:
        for ribbon in (tail, mirrored(tail, MEDAL[0] / 2)):
            pen.area(ribbon, SEAL_RED, INK, 4)
        gold_rosette(pen.at(0, 0, MEDAL[0]), GOLD)

    return cut_out(*MEDAL, draw)


def _item(kind: str, count: int) -> Item:
    good = next((good for good in ALL_GOODS if good == kind), None)
    drawing, fill = OTHERS[kind] if good is None else (GOOD_ICONS[good], GOODS[good])
    return Item(count, drawing, fill)


def _put_progress(
    canvas: Canvas, view: YokohamaView, card: AchievementCard, one: MerchantView, left: int, middle: float
) -> None:
    """Whether a merchant has completed the achievement and for how many points, or how far the merchant is."""
    done = next((place for place, other in enumerate(card.done) if other == one.seat), None)
    if done is not None:
        canvas.put(icon(tick, 56, INK), left + 162, middle)
        put_points(canvas, card.later if done else card.first, left + 252, middle, 76, 48, decides=True)
        return
    counts = [(min(progress(view, one, kind), count), count) for kind, count in card.need]
    if all(have >= count for have, count in counts):
        canvas.put(plate(234, 74, ENOUGH, 12), left + 118, middle, "left")
    wide = (212 - 16 * (len(counts) - 1)) / len(counts)
    for i, (have, count) in enumerate(counts):
        start = left + 130 + i * (wide + 16)
        canvas.write(f"{have}/{count}", start, middle - 9, Style("bold", 48), decides=True)
        canvas.put(_steps(round(wide), have, count), start, middle + 26, "left")


@kept
def _steps(width: int, have: int, count: int) -> Sprite:
    """A bar of as many steps as are asked for, those that are done filled."""
    step = (width + 4) / count

    def draw(pen: Pen) -> None:
        for i in range(count):
            pen.area(box(i * step, 0, step - 4, 11), INK if i < have else LINE, None)

    return cut_out(width, 11, draw)
