"""The part of the table that a question is about: a band of a picture that a phone shows without scrolling."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from render.core.canvas import TABLE_WIDE
from render.core.sections import alternative, read_out, sentences
from render.core.tiles import finished
from render.core.words import Words
from render.nippon.closeups import (
    buildable,
    closeups,
    goals,
    hiring,
    mat_contracts,
    mat_factories,
    mat_pieces,
    mat_tracks,
    mat_work,
    missions,
    opening,
    regions,
)
from render.nippon.closeups.ids import BUILDABLE, SUPPLIES, board_id
from render.nippon.closeups.mats import GAP, TOP
from render.nippon.figures import at_nippon
from render.nippon.panels.turn import acting, acts
from render.nippon.table import plan, table
from render.nippon.words import text_board
from render.nippon.words.alt import news
from rules.core.decisions import Choice, Pick
from rules.core.labels import say
from rules.nippon.model.spaces import rail_word, space_word
from rules.nippon.model.terms import REGIONS
from rules.nippon.steps.actions.markets import Supply
from rules.nippon.steps.pieces.rails import Railway
from rules.nippon.view import NipponView

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from render.core.canvas import Canvas
    from render.core.picture import Picture
    from render.nippon.panels.asked import Asked
    from rules.core.decisions import Part
    from rules.core.seats import Seat
    from rules.nippon.view.table import RegionView

TALLEST = 2 / 3
"""Height of a crop by its width: 390 pixels wide it is at most 260 high, without a foot for the badge."""

HEAD = 8
"""Pixels left above what a crop shows."""

OPENING = "opening"
"""The hiring spaces with the reader's work area, in the panel of a turn."""

MARKETS, RAILS = "markets", "rails"
"""Regions side by side, with their influence spaces or their railways."""

MAP = "map"
"""The islands on the table."""

PICTURE = {
    "turn": OPENING,
    "pair": "pairs",
    "worker": "hiring",
    "family": MAP,
    "rnd": "rnd",
    "mining": "mining",
    "white": "tracks",
    "first": "missions",
    "again": "tracks",
    "machines": "factories",
    "machine": "factories",
    "goods": "factories",
    "produce": "factories",
    "piece": "factories",
    "ships": "missions",
    "ship": "missions",
    "second-ship": "missions",
    "railways": RAILS,
    "railway": RAILS,
    "second-railway": RAILS,
    "region-bonus": RAILS,
    "markets": MARKETS,
    "invest": "contracts",
    "goal": "goals",
    "prestige": "pieces",
}
"""What is shown with a question; with others the reader's workers and store."""


class Band(NamedTuple):
    """A band of a picture.

    Attributes:
        what: Id of the close-up, or `MAP`.
        top: Where it begins.
        high: How high it may be, as far as a phone has room.
        tallest: What a phone has room for, by the width.
    """

    what: str
    top: int
    high: int
    tallest: float = TALLEST


def crop(asked: Asked) -> Callable[[], Picture]:
    """What draws the part of the table that a question is about, with what is new to the reader marked."""
    return partial(_of, asked)


def _of(asked: Asked) -> Picture:
    band, before = band_of(asked), asked.context.before()
    old = before if isinstance(before, NipponView) else None
    return _drawn(asked, band, old, _alt(asked, band, old))


def _drawn(asked: Asked, band: Band, before: NipponView | None, alt: str) -> Picture:
    canvas = _canvas(asked, band.what, before)
    wide, high = canvas.size
    top = band.top if band.top >= 0 else high + band.top
    bottom = min(high, top + band.high, top + round(wide * band.tallest))
    return finished(canvas, "nippon", alt, "panel.png", (0, top, wide, bottom))


def band_of(asked: Asked) -> Band:
    """Where the crop of a question lies."""
    kind, seat = asked.question.kind, asked.question.seat
    resting = kind == "turn" and ("c" in asked.presets.said or not acting(asked))
    what = "work" if resting else PICTURE.get(kind, "work")
    if kind == "factory":
        return Band(_buildable(asked), buildable.TOP - HEAD, TABLE_WIDE, 1.0)
    if kind == "goal":
        return _goals(asked)
    work, rows, tracks = TOP + mat_pieces.HIGH + GAP, board_id(seat, "rows"), board_id(seat, "tracks")
    # Contracts lie at the bottom, below as many factories as there are.
    bands = {
        OPENING: Band(OPENING, 0, opening.HIGH, 1.0),
        MARKETS: Band(MARKETS, 0, TABLE_WIDE, 1.0),
        RAILS: Band(RAILS, 0, TABLE_WIDE, 1.0),
        "hiring": Band("hiring", hiring.TOP - HEAD, 2 * hiring.WHOLE.pitch + HEAD),
        "pairs": Band("pairs", TOP - HEAD, TABLE_WIDE, 1.0),
        "missions": Band("missions", missions.TOP - HEAD, 3 * missions.DOWN + HEAD),
        "rnd": Band(tracks, TOP - HEAD, mat_tracks.PITCH + HEAD),
        "mining": Band(tracks, TOP + mat_tracks.PITCH - HEAD, mat_tracks.PITCH + HEAD),
        "tracks": Band(tracks, TOP - HEAD, 2 * mat_tracks.PITCH + HEAD),
        "pieces": Band(rows, TOP - HEAD, mat_pieces.HIGH + 2 * HEAD),
        "work": Band(rows, work - HEAD, mat_work.HIGH + 2 * HEAD),
        "factories": _factories(asked),
        "contracts": Band(board_id(seat, "factories"), -(mat_contracts.HIGH + 30), mat_contracts.HIGH + 30),
        MAP: Band(MAP, plan.MAP_TOP, plan.MAP_END - plan.MAP_TOP - 4),
    }
    return bands.get(what) or Band(what, 150, TABLE_WIDE)


def _goals(asked: Asked) -> Band:
    """The goals of the section that is scored."""
    heights = [goals.HEAD + goals.ROW * len(some) + goals.GAP for some in asked.view.goals]
    number = min(asked.view.section, len(heights)) - 1
    return Band("goals", goals.TOP + sum(heights[:number]) - HEAD, heights[number] + HEAD)


def _factories(asked: Asked) -> Band:
    """The rows of the reader's factories that have one."""
    rows = max(1, -(-len(asked.me.factories) // 2))
    top = TOP + mat_factories.TOP - HEAD
    return Band(board_id(asked.question.seat, "factories"), top, rows * mat_factories.ROW_PITCH + HEAD)


def _buildable(asked: Asked) -> str:
    """The picture of all levels of which a factory can be built; of the lowest if none can."""
    parts = {part.part for part in asked.question.parts if isinstance(part, Choice)}
    levels = tuple([level for level in SUPPLIES.values() if f"factory{level}" in parts])
    return next((what for what, shown in BUILDABLE.items() if shown == levels), next(iter(BUILDABLE)))


def _shown(asked: Asked) -> regions.Shown:
    """The regions in which something can be chosen, and what; all of them where that is no matter of spaces."""
    spaces = frozenset([space for part in asked.question.parts for space in _spaces(part)])
    asks = tuple([one.key for one in asked.view.regions if spaces & _words(one)])
    return regions.Shown(asks or REGIONS, spaces, railways=asked.question.kind != "markets")


def _spaces(part: Part) -> Iterator[str]:
    """The influence spaces and railway spaces that a part of a question is about."""
    if isinstance(part, Pick):
        yield from map(str, part.items)
    for answer in part.offers if isinstance(part, Choice) else ():
        match answer:
            case Supply(deliveries=deliveries):
                yield from [one.space for one in deliveries]
            case Railway(space=space):
                yield space
            case _:
                pass


def _words(region: RegionView) -> set[str]:
    """The words of the influence spaces and railway spaces of a region."""
    spaces = {space_word(city.key, space.edge) for city in region.cities for space in city.spaces}
    return spaces | {rail_word(region.key, rail.bonus) for rail in region.railways}


def _alt(asked: Asked, band: Band, before: NipponView | None) -> str:
    """What the part shows, in words, what is new first."""
    view, context = asked.view, asked.context
    shown = _sections(band.what, asked.question.seat)
    new = () if before is None else tuple([one for what in shown for one in news(view, before, what)])
    said = sentences([say("house-alt-new", what=new)], context) if new else []
    for one in [text_board.section(view, what, context.people) for what in shown]:
        said += [f"{asked.plain(one.title).rstrip('.')}:", *read_out(one, context)]
    return alternative(said, context)


def _sections(what: str, seat: Seat) -> tuple[str, ...]:
    """The close-ups that say what a picture of a panel shows."""
    if what in {MAP, MARKETS, RAILS}:
        return REGIONS
    if what == OPENING:
        return ("hiring", board_id(seat, "rows"))
    if what in BUILDABLE:
        return tuple([supply for supply, level in SUPPLIES.items() if level in BUILDABLE[what]])
    return (what,)


def _canvas(asked: Asked, what: str, before: NipponView | None) -> Canvas:
    """The picture of which a crop is a part."""
    view, people, lang, match = asked.view, asked.context.people, asked.context.words.lang, asked.context.match
    words, reader = Words.of(lang), asked.question.seat
    if what == MAP:
        return table.draw(view, before, people, lang, match)
    if what == OPENING:
        can = frozenset([act.action for act in acts(asked)])
        return opening.draw(view, before or view, reader, at_nippon(people, words), words, can)
    if what in {MARKETS, RAILS}:
        return regions.draw(view, before or view, _shown(asked), reader, at_nippon(people, words), words)
    if what in BUILDABLE:
        return buildable.draw(view, what, view.zaibatsu[reader], words)
    return closeups.draw(view, what, people, lang, match, before)
