"""Close-up of church and customs: what each space asks for and brings, who stands there, who has how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import LEGIBLE, Canvas, Style
from render.core.changes import put_label_frame
from render.core.colours import ENOUGH, INK, INK_2, PAPER, PAPER_2, WHITE
from render.core.icons import crate, tick
from render.core.items import Scale, put_items
from render.core.pieces import label, plate, put_piece
from render.core.sprites import icon
from render.core.written_lines import write_lines
from render.yokohama.cards.rewards import reward_items
from render.yokohama.closeups.area_power import PALE
from render.yokohama.colours import GOODS, STONE, TAKEN
from render.yokohama.head import put_letter
from render.yokohama.icons.goods import assistant
from render.yokohama.icons.places import church, customs
from render.yokohama.words.figures import reach, standing
from render.yokohama.words.score import majority_counts
from rules.yokohama.delta import new_spaces
from rules.yokohama.model.terms import YEN_PER_UNIT

if TYPE_CHECKING:
    from typing import Literal

    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.sprites import Icon
    from render.core.words import Words
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView, BoardSpace

TOPS = (164, 688)
BOARD = 510
HEIGHT = TOPS[1] + BOARD + 26
FIELDS = 166
"""From the top of a board to its first spaces."""

IN_ROW = 4
FIELD = 276
TALL = 164
BRINGS = Scale(figure=48, icon=44, rosette=76, gap=10)


def put(canvas: Canvas, view: YokohamaView, was: YokohamaView, who: Seated, words: Words) -> None:
    """Both boards, the church above; spaces taken since then are framed."""
    _put_board(canvas, view, "church", TOPS[0], who, words)
    _put_board(canvas, view, "customs", TOPS[1], who, words)
    _mark(canvas, new_spaces(was.church, view.church), TOPS[0])
    _mark(canvas, new_spaces(was.customs, view.customs), TOPS[1])


def _mark(canvas: Canvas, spaces: tuple[int, ...], top: int) -> None:
    for space in spaces:
        put_label_frame(canvas, *_place(space, top), FIELD, TALL, 12)


def _place(space: int, top: int) -> tuple[int, int]:
    """Left and upper end of a space of the board that begins at ``top``."""
    return 44 + space % IN_ROW * (FIELD + 4), top + FIELDS + space // IN_ROW * (TALL + 4)


def _put_board(
    canvas: Canvas, view: YokohamaView, which: Literal["church", "customs"], top: int, who: Seated, words: Words
) -> None:
    spaces = view.church if which == "church" else view.customs
    drawing, asked = (church, (church, STONE)) if which == "church" else (customs, (crate, GOODS["import"]))
    canvas.put_corner(label(1140, BOARD, PAPER, 16, 4), 30, top)
    place = next(area for area in view.areas if area.kind == which)
    put_letter(canvas, place, 88, top + 48, 66)
    canvas.put(icon(drawing, 62, STONE), 162, top + 46)
    title = words.text(f"yokohama-pic-board-{which}")
    canvas.write(title, 206, top + 48, Style("title", 44, smallest=36), room=640)
    count = words.text("yokohama-pic-of", count=standing(spaces), most=view.board_limit)
    taken = canvas.write(count, 1140, top + 48, Style("bold", 52), "right", decides=True)
    canvas.put(icon(assistant, 54, STONE), 1128 - taken, top + 46, "right")
    text = words.text("yokohama-closer-majority", board=which)
    _put_majority(canvas, text, majority_counts(view, which), top + 122, who)
    reached = faith_of(view, place) if which == "church" else imports_of(view, place)
    for i, space in enumerate(spaces):
        free = space.owner is None and not space.blocked
        short = space.need - reached[0] if reached else 0
        open_to_reader = free and not (reached and short > reached[1])
        _put_space(canvas, space, *_place(i, top), WHITE if open_to_reader else TAKEN, asked, who, words)
        if reached and open_to_reader:
            _put_reach(canvas, short, asked, *_place(i, top))


def subtitle(view: YokohamaView, words: Words, match_id: str) -> str:
    """The match, and with which power the reader acts at either board."""
    powers = ((area.letter, reach(view, area)) for area in view.areas if area.kind in {"church", "customs"})
    told = (f"{letter}: {words.text('yokohama-closer-power', power=power)}" for letter, power in powers if power)
    return " · ".join((match_id, *told))


def faith_of(view: YokohamaView, place: AreaView) -> tuple[int, int] | None:
    """The reader's faith in the church, and how much more they can pay for; None if they cannot act there."""
    power = reach(view, place)
    if view.audience is None or not power:
        return None
    me = view.merchants[view.audience]
    return place.gives[power], sum(1 for count in me.goods if count) + (me.yen >= YEN_PER_UNIT)


def imports_of(view: YokohamaView, place: AreaView) -> tuple[int, int] | None:
    """Imports that the reader can pay at customs at most; None if they cannot act there."""
    power = reach(view, place)
    if view.audience is None or not power:
        return None
    return min(place.gives[power], view.merchants[view.audience].goods[-1]), 0


def _put_reach(canvas: Canvas, short: int, asked: tuple[Icon, Rgb], left: int, top: int) -> None:
    """That a space is in the reader's reach, or how much faith they would have to add by paying."""
    x, y = left + FIELD - 64, top + 48
    if short <= 0:
        canvas.put(plate(84, 60, ENOUGH, 30), x, y)
        canvas.put(icon(tick, 48, INK), x, y)
        return
    canvas.put(plate(136, 60, PAPER_2, 30), x - 14, y)
    canvas.write(f"+{short}", x - 34, y, Style("bold", 48), "middle", decides=True)
    canvas.put(icon(asked[0], 46, asked[1]), x + 24, y - 2)


def _put_majority(canvas: Canvas, text: str, counts: tuple[int, ...], middle: int, who: Seated) -> None:
    """What the majority on a board brings in the end, and how many assistants of each merchant stand there."""
    note = Style("plain", 36, INK_2, smallest=LEGIBLE)
    canvas.write(text, 60, middle, note, room=500)
    for seat, count in enumerate(counts):
        x = 1140 - 140 * (len(counts) - seat)
        put_piece(canvas, *who.piece(seat), x + 40, middle, 68)
        canvas.write(str(count), x + 88, middle, Style("bold", 50, INK if count else PALE), decides=True)


def _put_space(
    canvas: Canvas,
    space: BoardSpace,
    left: int,
    top: int,
    ground: Rgb,
    asked: tuple[Icon, Rgb],
    who: Seated,
    words: Words,
) -> None:
    """A space: what it asks for and brings, and who stands there; grey where the reader cannot go."""
    canvas.put_corner(label(FIELD, TALL, ground, 12, 3), left, top)
    taken = canvas.write(str(space.need), left + 24, top + 48, Style("title", 52), decides=True)
    canvas.put(icon(asked[0], 46, asked[1]), left + 32 + taken, top + 46, "left")
    if space.blocked:
        canvas.put(icon(assistant, 72, STONE), left + FIELD - 58, top + 50)
        note = Style("plain", 36, INK_2, smallest=LEGIBLE)
        write_lines(canvas, words.text("yokohama-pic-neutral"), left + 24, top + 82, FIELD - 40, 78, note)
        return
    if space.owner is not None:
        put_piece(canvas, *who.piece(space.owner), left + FIELD - 58, top + 52, 70)
    put_items(canvas, reward_items(space.reward), left + FIELD / 2, top + 117, BRINGS, decides=True)
