"""Close-up of the achievements: what they ask for, what they bring, who has completed them, how far the others are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import GOLD, INK, INK_2, PAPER, PAPER_2, mix
from render.core.icons import gold_rosette, vp_rosette
from render.core.icons_goods import agent_bag, tick
from render.core.paper import LEGIBLE, Sheet, Style
from render.core.pieces import label, plate, put_piece
from render.core.sprites import icon
from render.yokohama.cards import write_lines
from render.yokohama.closeups_marks import newly_done
from render.yokohama.colours import ENOUGH, LEATHER
from render.yokohama.labels import agents, need
from render.yokohama.progress import progress
from render.yokohama.rewards import put_points

if TYPE_CHECKING:
    from render.core.names import Seated
    from render.core.words import Words
    from rules.yokohama.view import AchievementCard, MerchantView, YokohamaView

TOP = 170
WIDE = 368
LEFT = 34
PITCH = 382
ASKED = 164
"""From the top of a card to what it asks for."""

ROWS = 340
"""From the top of a card to the merchants."""

ROW = 82
REWARDS = 64


def height(view: YokohamaView) -> int:
    """Pixels of the close-up."""
    return TOP + _tall(view) + 24 + (REWARDS + 12 if view.reward_tokens else 0)


def _tall(view: YokohamaView) -> int:
    return ROWS + ROW * len(view.merchants) + 16


def put(sheet: Sheet, view: YokohamaView, was: YokohamaView, who: Seated, words: Words) -> None:
    """The three achievements, those completed since then marked, below them the reward tokens in play."""
    for i, card in enumerate(view.achievements):
        left, old = LEFT + i * PITCH, was.achievements[i]
        _put_card(sheet, view, card, left, words)
        for one in view.merchants:
            middle = TOP + ROWS + one.seat * ROW + ROW / 2
            put_piece(sheet, *who.piece(one.seat), left + 66, middle, 70, marked=newly_done(card, old, one.seat))
            _put_progress(sheet, view, card, one, left, middle)
    if not view.reward_tokens:
        return
    top = TOP + _tall(view) + 12
    sheet.put_corner(label(1132, REWARDS, PAPER_2, 8, 3), LEFT, top)
    sheet.put(icon(agent_bag, 46, LEATHER), LEFT + 44, top + REWARDS / 2)
    names = words.listed([words.plain(one, ()) for one in agents(view.reward_tokens)])
    text = words.text("yokohama-pic-reward-tokens", tokens=names)
    sheet.write(text, LEFT + 78, top + REWARDS / 2, Style("bold", 38, smallest=LEGIBLE), room=1030)


def _put_card(sheet: Sheet, view: YokohamaView, card: AchievementCard, left: int, words: Words) -> None:
    """An achievement: id, points for the first and for everybody later, what it asks for."""
    sheet.put_corner(label(WIDE, _tall(view), PAPER, 16, 4), left, TOP)
    sheet.put(icon(gold_rosette, 124, GOLD), left + 78, TOP + 76)
    sheet.write(card.id, left + 78, TOP + 76, Style("title", 44), "middle", decides=True)
    for i, (key, points) in enumerate((("first", card.first), ("later", card.later))):
        x = left + 194 + i * 108
        if key == "first" and card.done:
            sheet.put(icon(vp_rosette, 88, mix(PAPER_2, INK_2, 0.35)), x, TOP + 60)
            sheet.write(str(points), x, TOP + 60, Style("bold", 50, PAPER), "middle", decides=True)
            sheet.fill(x - 46, TOP + 57, 92, 6, INK)
        else:
            put_points(sheet, points, x, TOP + 60, 88, 50, decides=True)
        style = Style("plain", 34, INK_2, smallest=LEGIBLE)
        sheet.write(words.text(f"yokohama-closer-{key}"), x, TOP + 130, style, "middle", room=108)
    asked = words.listed([words.plain(one, ()) for one in need(card)])
    style = Style("bold", 38, smallest=LEGIBLE)
    write_lines(sheet, asked, left + 26, TOP + ASKED, WIDE - 46, ROWS - ASKED - 8, style)


def _put_progress(
    sheet: Sheet, view: YokohamaView, card: AchievementCard, one: MerchantView, left: int, middle: float
) -> None:
    """Whether a merchant has completed the achievement and for how many points, or how far he is."""
    done = next((place for place, other in enumerate(card.done) if other == one.seat), None)
    if done is not None:
        sheet.put(icon(tick, 56, INK), left + 162, middle)
        put_points(sheet, card.later if done else card.first, left + 252, middle, 76, 48, decides=True)
        return
    counts = [(progress(view, one, kind), count) for kind, count in card.need]
    if all(have >= count for have, count in counts):
        sheet.put(plate(228, 64, ENOUGH, 32), left + 112, middle, "left")
    text = "  ".join(f"{min(have, count)}/{count}" for have, count in counts)
    sheet.write(text, left + 128, middle, Style("bold", 50, smallest=47), room=WIDE - 140, decides=True)
