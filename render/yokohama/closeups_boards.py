"""Close-up of church and customs: what each space asks for and brings, and whose assistants stand there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK_2, PAPER, WHITE
from render.core.icons_goods import assistant, crate
from render.core.icons_places import church, customs
from render.core.paper import Sheet, Style
from render.core.pieces import label, put_piece
from render.core.sprites import icon
from render.yokohama.colours import GOODS, STONE, TAKEN
from render.yokohama.ends import standing
from render.yokohama.rewards import Scale, put_items, reward_items

if TYPE_CHECKING:
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.sprites import Icon
    from render.core.words import Words
    from rules.yokohama.view import BoardSpace, YokohamaView

HEIGHT = 1046
TOPS = (160, 606)
IN_ROW = 4
FIELD = 276
TALL = 162
BRINGS = Scale(figure=48, icon=42, rosette=72, gap=10)


def put(sheet: Sheet, view: YokohamaView, who: Seated, words: Words) -> None:
    """Both boards, the church above."""
    _put_board(sheet, view, "church", TOPS[0], who, words)
    _put_board(sheet, view, "customs", TOPS[1], who, words)


def _put_board(sheet: Sheet, view: YokohamaView, which: str, top: int, who: Seated, words: Words) -> None:
    spaces = view.church if which == "church" else view.customs
    drawing, asked = (church, (church, STONE)) if which == "church" else (customs, (crate, GOODS["import"]))
    sheet.put_corner(label(1140, 430, PAPER, 16, 4), 30, top)
    sheet.put(icon(drawing, 62, STONE), 86, top + 46)
    place = next(area for area in view.areas if area.kind == which)
    title = f"{place.letter} {words.text(f'yokohama-pic-board-{which}')}"
    taken = sheet.write(title, 130, top + 46, Style("title", 44, smallest=32), room=560)
    count = words.text("yokohama-pic-standing", count=standing(spaces), most=view.board_limit)
    sheet.write(count, 1140, top + 46, Style("bold", 48, smallest=47), "right", room=1000 - taken, decides=True)
    for i, space in enumerate(spaces):
        left = 44 + i % IN_ROW * (FIELD + 4)
        _put_space(sheet, space, left, top + 86 + i // IN_ROW * (TALL + 4), asked, who, words)


def _put_space(
    sheet: Sheet, space: BoardSpace, left: int, top: int, asked: tuple[Icon, Rgb], who: Seated, words: Words
) -> None:
    free = space.owner is None and not space.blocked
    sheet.put_corner(label(FIELD, TALL, WHITE if free else TAKEN, 12, 3), left, top)
    taken = sheet.write(str(space.need), left + 24, top + 48, Style("title", 52), decides=True)
    sheet.put(icon(asked[0], 46, asked[1]), left + 32 + taken, top + 46, "left")
    if space.owner is not None:
        put_piece(sheet, *who.piece(space.owner), left + FIELD - 62, top + 52, 62)
    elif space.blocked:
        sheet.put(icon(assistant, 72, STONE), left + FIELD - 58, top + 54)
        note = Style("plain", 28, INK_2, smallest=24)
        sheet.write(words.text("yokohama-pic-neutral"), left + FIELD / 2, top + 122, note, "middle", room=FIELD - 30)
        return
    put_items(sheet, reward_items(space.reward), left + FIELD / 2, top + 114, BRINGS, decides=True)
