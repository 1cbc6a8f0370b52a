"""The sheet of a section: what each region brings everyone, now or when it was scored, with what decides there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.colours import INK, WHITE
from render.core.people import Person
from render.core.score_head import name_in_headline
from render.core.score_sheet import Column, Row, draw_score
from render.core.shapes import ellipse
from render.nippon.colours import REGIONS
from render.nippon.derived import gained, present
from render.nippon.figures import KANJI, marker_icon
from render.nippon.words.section import decided, places
from rules.nippon.model import terms

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.colours import Rgb
    from render.core.names import Seated
    from render.core.sprites import Icon, Pen
    from render.core.words import Words
    from rules.nippon.model.terms import Region
    from rules.nippon.view import NipponView


def draw(view: NipponView, section: int, who: Seated, words: Words, match_id: str) -> Canvas:
    """Draws the points of a section as it was scored, or as its regions stand.

    Args:
        section: Its number, from 1.
        who: Everyone as pictures write them, the rulebook's opponent behind the seats.
    """
    rivals, found = len(view.regions[0].influence), places(view, section)
    regions = list(zip(terms.REGIONS, found, strict=True))
    points = [gained(there, rivals) for there in found]
    totals = [sum(one) for one in zip(*points, strict=True)]
    over = section <= len(view.scored)
    rows = [
        region_row(region, points[number], tuple(map(str, present(there, rivals))), words)
        for number, (region, there) in enumerate(regions)
    ]
    columns = [
        Column(
            who.names[seat],
            *who.piece(seat),
            total,
            1 + sum(other > total for other in totals),
            shared=totals.count(total) > 1,
            unplaced=not any(totals),
        )
        for seat, total in enumerate(totals)
    ]
    pays = "·".join(map(str, view.prizes[section - 1]))
    title = words.text("nippon-section-title", section=section, ends=view.section_ends[section - 1])
    subtitle = words.text("nippon-section-subtitle", match=match_id, pays=pays, over=int(over))
    titles = (title, subtitle, _headline(totals, who, words, over=over))
    drawn = tuple([Person(name, colour) for name, colour in zip(who.names, who.colours, strict=True)])
    notes = tuple([words.plain(decided(region, there), drawn) for region, there in regions])
    return draw_score(KANJI, titles, tuple(rows), tuple(columns), notes, words)


def region_row(region: Region, values: tuple[int, ...], details: tuple[str, ...], words: Words) -> Row:
    """The row of a region; what is counted below its points is influence, unless nothing is said about it."""
    number = terms.REGIONS.index(region)
    name = f"{number + 1} {words.text('nippon-region', region=region)}"
    return Row(LAND[number], REGIONS[region], name, values, details, (marker_icon, WHITE))


def _headline(totals: list[int], who: Seated, words: Words, *, over: bool) -> str:
    """Who gains most, and how much."""
    best = max(totals)
    if not best:
        return words.text("nippon-section-nobody", over=int(over))
    ahead = [seat for seat, total in enumerate(totals) if total == best]
    names = words.listed([name_in_headline(who.names[seat], len(ahead)) for seat in ahead])
    return words.text("nippon-section-leads", names=names, count=len(ahead), points=best, over=int(over))


def _land(number: int) -> Icon:
    """A region: its land with as many dots as its number in the order of scoring."""

    def draw_land(pen: Pen, fill: Rgb) -> None:
        pen.area(ellipse(0.5, 0.5, 0.48, 0.36), fill)
        for dot in range(number):
            pen.disc(0.5 + (dot - (number - 1) / 2) * 0.17, 0.5, 0.06, INK, None)

    return draw_land


LAND = tuple([_land(number) for number in (1, 2, 3, 4)])
