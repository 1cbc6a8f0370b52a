"""The sheet of a section: what each region would bring everybody now, by region, with what decides there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK, WHITE
from render.core.people import Person
from render.core.score_head import name_in_headline
from render.core.score_sheet import Column, Row, draw_score
from render.core.shapes import ellipse
from render.nippon.closeups.head import KANJI
from render.nippon.colours import REGIONS
from render.nippon.figures import marker_icon
from render.nippon.words.section import decided

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.sprites import Icon, Pen
    from render.core.words import Words
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import RegionView


def draw(view: NipponView, who: Seated, words: Words, match_id: str) -> Canvas:
    """Draws the points of the section as its regions stand; after the end, as the last one was scored.

    Args:
        view: The table.
        who: Everybody as pictures write them, the rulebook's opponent behind the seats.
        words: Words of the language.
        match_id: Id of the match, shown under the title.
    """
    rivals = range(len(view.regions[0].influence))
    totals = [sum(region.now[seat] for region in view.regions) for seat in rivals]
    rows = tuple([_row(region, number, words) for number, region in enumerate(view.regions, start=1)])
    columns = tuple(
        [
            Column(
                who.names[seat],
                *who.piece(seat),
                totals[seat],
                1 + sum(total > totals[seat] for total in totals),
                shared=totals.count(totals[seat]) > 1,
                lost=not any(totals),
            )
            for seat in rivals
        ]
    )
    over = view.ended_by is not None
    pays = "·".join(map(str, view.prizes[view.section - 1]))
    title = words.text("nippon-section-title", section=view.section, ends=view.section_ends[view.section - 1])
    subtitle = words.text("nippon-section-subtitle", match=match_id, pays=pays, over=int(over))
    drawn = tuple([Person(name, colour) for name, colour in zip(who.names, who.colours, strict=True)])
    notes = tuple([words.plain(decided(region), drawn) for region in view.regions])
    return draw_score(KANJI, (title, subtitle, _headline(totals, who, words)), rows, columns, notes, words)


def _row(region: RegionView, number: int, words: Words) -> Row:
    name = f"{number} {words.text('nippon-region', region=region.key)}"
    details = tuple(map(str, region.influence))
    return Row(LAND[number - 1], REGIONS[region.key], name, region.now, details, (marker_icon, WHITE))


def _headline(totals: list[int], who: Seated, words: Words) -> str:
    """Who gains most, and how much."""
    best = max(totals)
    if not best:
        return words.text("nippon-section-nobody")
    ahead = [seat for seat, total in enumerate(totals) if total == best]
    names = words.listed([name_in_headline(who.names[seat], len(ahead)) for seat in ahead])
    return words.text("nippon-section-leads", names=names, count=len(ahead), points=best)


def _land(number: int) -> Icon:
    """A region: its land with as many dots as its number in the order of scoring."""

    def draw_land(pen: Pen, fill: Rgb) -> None:
        pen.area(ellipse(0.5, 0.5, 0.48, 0.36), fill)
        for dot in range(number):
            pen.disc(0.5 + (dot - (number - 1) / 2) * 0.17, 0.5, 0.06, INK, None)

    return draw_land


LAND = tuple([_land(number) for number in (1, 2, 3, 4)])
