"""Close-up of the achievements: what they ask for, what they bring, who has completed them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import GOLD, INK_2, PAPER, PAPER_2
from render.core.icons import gold_rosette
from render.core.icons_goods import agent_bag
from render.core.paper import Sheet, Style
from render.core.pieces import label, put_piece
from render.core.sprites import icon
from render.yokohama.cards import write_lines
from render.yokohama.colours import LEATHER
from render.yokohama.labels import agents, need
from render.yokohama.rewards import put_points

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.yokohama.view import AchievementCard, YokohamaView

HEIGHT = 640
TOP = 170
WIDE = 368
TALL = 390
LEFT = 34
PITCH = 382


def put(sheet: Sheet, view: YokohamaView, who: Seated, words: Words) -> None:
    """The three achievements, below them the reward tokens if they are in play."""
    for i, card in enumerate(view.achievements):
        _put_card(sheet, card, LEFT + i * PITCH, who, words)
    if not view.reward_tokens:
        return
    sheet.put_corner(label(1132, 52, PAPER_2, 8, 3), LEFT, TOP + TALL + 10)
    sheet.put(icon(agent_bag, 38, LEATHER), LEFT + 44, TOP + TALL + 36)
    names = words.listed([words.plain(one, ()) for one in agents(view.reward_tokens)])
    text = words.text("yokohama-pic-reward-tokens", tokens=names)
    sheet.write(text, LEFT + 78, TOP + TALL + 36, Style("bold", 32, smallest=24), room=1020)


def _put_card(sheet: Sheet, card: AchievementCard, left: int, who: Seated, words: Words) -> None:
    sheet.put_corner(label(WIDE, TALL, PAPER, 16, 4), left, TOP)
    sheet.put(icon(gold_rosette, 124, GOLD), left + 78, TOP + 76)
    sheet.write(card.id, left + 78, TOP + 76, Style("title", 44), "middle", decides=True)
    for i, (key, points) in enumerate((("first", card.first), ("later", card.later))):
        x = left + 196 + i * 108
        spent = key == "first" and bool(card.done)
        put_points(sheet, points, x, TOP + 66, 88, 50, decides=True)
        style = Style("plain", 28, INK_2, smallest=24)
        sheet.write(words.text(f"yokohama-pic-{key}"), x, TOP + 132, style, "middle", room=106)
        if spent:
            sheet.fill(x - 44, TOP + 63, 88, 6, PAPER_2)
    asked = words.listed([words.plain(one, ()) for one in need(card)])
    write_lines(sheet, asked, left + 26, TOP + 164, WIDE - 52, 124, Style("bold", 38, smallest=28))
    for i, seat in enumerate(card.done):
        put_piece(sheet, *who.piece(seat), left + 62 + i * 80, TOP + TALL - 54, 62)
    if not card.done:
        text = words.text("yokohama-pic-nobody")
        sheet.write(text, left + 26, TOP + TALL - 54, Style("plain", 32, INK_2, smallest=24), room=WIDE - 52)
