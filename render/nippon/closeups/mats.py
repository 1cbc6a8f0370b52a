"""Zaibatsu boards: for each person one picture of all, and three from near, which a phone can read."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.core.canvas import CLOSE_UP_WIDE, TABLE_WIDE, Canvas
from render.core.changes import put_gain
from render.core.header import HEIGHT
from render.core.items import put_points
from render.core.pieces import put_piece
from render.core.words import Words
from render.nippon.closeups import mat_contracts, mat_factories, mat_pieces, mat_tracks, mat_work
from render.nippon.closeups.head import write_head
from render.nippon.closeups.ids import BOARDS, PARTS, board_id
from render.nippon.closeups.mat_figures import Mat, achieved_points
from render.nippon.closeups.mat_parts import LEGEND_HIGH, WIDE, board_ground, put_legend
from render.nippon.closeups.mat_small import SHARE, SmallCanvas
from render.nippon.figures import at_nippon
from rules.core.labels import Label, Who, say

if TYPE_CHECKING:
    from render.core.languages import Lang
    from render.core.people import People
    from render.nippon.closeups.ids import Part
    from rules.nippon.view import NipponView

TOP, LEFT, GAP = 166, 24, 12
"""Width of the picture of all."""


def looks(view: NipponView) -> tuple[str, ...]:
    """Ids of all pictures of boards, by seat."""
    return tuple([board_id(one.seat, part) for one in view.zaibatsu for part in PARTS])


def name_of(what: str) -> Label:
    """Name of a picture."""
    seat, part = BOARDS[what]
    return say("nippon-look-zaibatsu", who=Who(seat), part=part)


def draw(view: NipponView, what: str, people: People, lang: Lang, match_id: str, before: NipponView | None) -> Canvas:
    """Draws a board, or a part of it from near, with what changed since ``before`` marked.

    Args:
        people: Owners by seat, behind them the rulebook's opponent if he plays.
        before: What the reader saw last, or None.
    """
    seat, part = BOARDS[what]
    words, was = Words.of(lang), (before or view).zaibatsu[seat]
    mat = Mat(view, view.zaibatsu[seat], was, at_nippon(people, words), words)
    match part:
        case "tracks":
            canvas = _blank(CLOSE_UP_WIDE, TOP + mat_tracks.height() + 14)
            mat_tracks.put_tracks(canvas, mat, LEFT, TOP)
        case "rows":
            canvas = _blank(CLOSE_UP_WIDE, TOP + mat_pieces.HIGH + GAP + mat_work.HIGH + LEGEND_HIGH + 10)
            mat_pieces.put_pieces(canvas, mat, LEFT, TOP)
            mat_work.put_work(canvas, mat, LEFT, TOP + mat_pieces.HIGH + GAP)
            put_legend(canvas, mat, LEFT, TOP + mat_pieces.HIGH + GAP + mat_work.HIGH)
        case "factories":
            high = mat_factories.height(mat)
            canvas = _blank(CLOSE_UP_WIDE, TOP + high + GAP + mat_contracts.HIGH + 22)
            mat_factories.put_factories(canvas, mat, LEFT, TOP)
            mat_contracts.put_contracts(canvas, mat, LEFT, TOP + high + GAP)
        case "all":
            canvas = _overview(mat)
        case _:
            assert_never(part)
    _put_head(canvas, mat, part, match_id)
    return canvas


def _blank(wide: int, high: int) -> Canvas:
    return Canvas(board_ground(wide, high))


def _put_head(canvas: Canvas, mat: Mat, part: Part, match_id: str) -> None:
    """Whose board it is, with points, and what prestige tiles would add now."""
    right = canvas.size[0] - 30
    put_piece(canvas, *mat.who.piece(mat.one.seat), right - 36, 64, 72)
    put_points(canvas, mat.one.points, right - 140, 64, 104, 52, decides=canvas.size[0] == CLOSE_UP_WIDE)
    put_gain(canvas, mat.one.points - mat.was.points, right - 200, 64)
    room = right - 320
    title = mat.words.text("nippon-title-zaibatsu", who=mat.who.names[mat.one.seat])
    below = mat.words.text(
        "nippon-mat-subtitle", match=match_id, part=part, prestige=achieved_points(mat.view, mat.one)
    )
    write_head(canvas, title, below, room)


def _overview(mat: Mat) -> Canvas:
    """All panels in two columns, drawn as from near and reduced."""
    second = LEFT + WIDE + 2 * LEFT
    factories = mat_factories.height(mat)
    high = max(
        mat_tracks.height() + GAP + mat_work.HIGH,
        mat_pieces.HIGH + GAP + factories + GAP + mat_contracts.HIGH,
    )
    canvas = Canvas(board_ground(TABLE_WIDE, HEIGHT + round((high + 2 * GAP) * SHARE)))
    small = SmallCanvas(canvas, HEIGHT)
    mat_tracks.put_tracks(small, mat, LEFT, GAP)
    mat_work.put_work(small, mat, LEFT, GAP + mat_tracks.height() + GAP)
    mat_pieces.put_pieces(small, mat, second, GAP)
    mat_factories.put_factories(small, mat, second, GAP + mat_pieces.HIGH + GAP)
    mat_contracts.put_contracts(small, mat, second, GAP + mat_pieces.HIGH + GAP + factories + GAP)
    return canvas
