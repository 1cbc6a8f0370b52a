"""The table of Nippon: the islands, missions, hiring area, and everyone's strip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.canvas import Canvas
from render.core.colours import WIN
from render.core.header import write_banner, write_call, write_title
from render.core.kept import SHELF
from render.core.palette import flattened
from render.core.words import Words
from render.nippon.figures import KANJI, at_nippon
from render.nippon.table import plan
from render.nippon.table.hiring import put_hiring, put_hiring_still, put_waiting
from render.nippon.table.land import empty_map
from render.nippon.table.marks import marks
from render.nippon.table.missions import put_missions, put_missions_still
from render.nippon.table.region import put_region, put_still
from render.nippon.table.strip import put_strip
from render.nippon.table.track import put_track

if TYPE_CHECKING:
    from render.core.languages import Lang
    from render.core.names import Seated
    from render.core.people import People
    from rules.nippon.view import NipponView


def draw(view: NipponView, before: NipponView | None, people: People, lang: Lang, match_id: str) -> Canvas:
    """Draws the table as everyone sees it.

    Args:
        before: The view the reader last saw, from which changes are marked, or None.
        people: Owners by seat, behind them the rulebook's opponent if he plays.
    """
    words = Words.of(lang)
    who, new = at_nippon(people, words), marks(view, before)
    canvas = _still(view, lang)
    put_head(canvas, view, who, words, match_id)
    put_track(canvas, view)
    for number, region in enumerate(view.regions):
        put_region(canvas, number, region, who, new)
    put_missions(canvas, view, who, new)
    put_hiring(canvas, view, new)
    put_waiting(canvas, view, words)
    put_strip(canvas, view, who, new, words)
    return canvas


def _still(view: NipponView, lang: Lang) -> Canvas:
    """The table with all that is the same in every match of as many people, drawn once and kept.

    It is kept in the 256 colours alone: a third of the room.
    """
    tall = plan.tall(len(view.zaibatsu) + (view.takatoshi is not None))
    key = ("nippon", lang, len(view.regions[0].railways), view.regions[0].bonus, tall)
    there = SHELF.find(key)
    if there is None:
        canvas, words = Canvas(empty_map(tall)), Words.of(lang)
        for number, region in enumerate(view.regions):
            put_still(canvas, number, region, words)
        put_missions_still(canvas, view, words)
        put_hiring_still(canvas, view, words)
        there = SHELF.keep(key, (flattened(canvas.image, "nippon"), tuple(canvas.written)))
    return Canvas(*there.value)


def put_head(canvas: Canvas, view: NipponView, who: Seated, words: Words, match_id: str) -> None:
    """Title, match and round, and whose turn it is."""
    subtitle = words.text(
        "nippon-pic-subtitle",
        match=match_id,
        round=view.round,
        rounds=view.rounds,
        section=view.section,
        players=len(view.zaibatsu),
    )
    end = write_title(canvas, KANJI, words.text("nippon-name"), subtitle, 800)
    put_banner(canvas, view, who, words, max(690, end + 40))


def put_banner(canvas: Canvas, view: NipponView, who: Seated, words: Words, left: int) -> None:
    """Who is waited for and what is asked, or who has won."""
    if view.results is not None:
        first = next(line for line in view.results if line.place == 1)
        lost = view.verdict is not None and not view.verdict.won
        seat = len(who.names) - 1 if lost else first.seat

        def told(name: str) -> str:
            return words.text("nippon-pic-won", name=name, points=first.total, lost=int(lost))

        write_banner(canvas, left, who, (seat,), told, words.text("nippon-pic-ended", rounds=view.rounds), WIN)
        return
    write_call(canvas, left, who, view.asked, asked(view, words), words)


def asked(view: NipponView, words: Words) -> str:
    """What the banner says is asked: of an action in the making its name, else what the phase allows."""
    if view.doing is not None and view.phase != "turn":
        return words.text("nippon-pic-doing", action=words.text("nippon-action-short", action=view.doing.action))
    return words.text("nippon-pic-asks", phase=view.phase, can=_can(view))


def _can(view: NipponView) -> str:
    """What the work area of whoever has the turn leaves them: to act, to consolidate, or both."""
    work = () if view.active is None else view.zaibatsu[view.active].work
    if not work:
        return "act"
    return "rest" if len(work) >= view.tables.mat.work.spaces else "both"
