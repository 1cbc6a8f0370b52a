"""Alternative texts of the pictures of Yokohama: complete sentences, always in the same order, never a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words_cut import cut
from render.yokohama.alt_news import moved, news, whereabouts
from render.yokohama.board_text import section
from render.yokohama.closeups import AREA
from render.yokohama.closeups_area import fee, here
from render.yokohama.ends import standing
from render.yokohama.labels import lettered
from render.yokohama.orders import new_orders
from render.yokohama.score_text import final_score
from render.yokohama.table_marks import way_since
from rules.core.labels import Label, Who, say

if TYPE_CHECKING:
    from render.core.face import RenderContext
    from rules.yokohama.view import AreaView, MerchantView, YokohamaView

LONGEST = 1024
"""Characters that Discord allows."""


def table(view: YokohamaView, before: YokohamaView | None, context: RenderContext) -> str:
    """What the table shows: when, who is asked, who leads, what is new, where presidents stand, the score, the end.

    Args:
        view: The table.
        before: What the reader saw last, or None.
        context: The reader.
    """
    labels = [
        say("yokohama-alt-table", match=context.match, round=view.round, turn=view.turn),
        say("yokohama-alt-asked", phase=view.phase, who=tuple(Who(seat) for seat in view.asked)),
    ]
    final = {line.seat: line.total for line in view.results or ()}
    points = {one.seat: final.get(one.seat, one.points) for one in view.merchants}
    best = max(points.values())
    if best:
        leaders = tuple(Who(seat) for seat, won in points.items() if won == best)
        labels.append(say("yokohama-alt-leads", who=leaders))
    if before is not None and (new := changes(view, before)):
        labels.append(say("yokohama-alt-new", what=new))
    labels.append(say("yokohama-alt-presidents", each=_presidents(view)))
    each = tuple(say("yokohama-score-seat", who=Who(seat), points=won) for seat, won in points.items())
    labels.append(say("yokohama-alt-points", each=each))
    church, customs = standing(view.church), standing(view.customs)
    labels.append(
        say("yokohama-alt-end", church=church, customs=customs, limit=view.board_limit, orders=view.order_deck)
    )
    said = " ".join(context.words.plain(label, context.people) for label in labels)
    return cut(said, LONGEST, " " + context.words.text("yokohama-alt-rest"))


def changes(view: YokohamaView, before: YokohamaView) -> tuple[Label, ...]:
    """What differs from an earlier view: presidents with their ways, points, buildings, the station."""
    found = []
    for old, new in zip(before.merchants, view.merchants, strict=True):
        who = Who(new.seat)
        if old.president != new.president:
            found.append(_moved(view, old, new))
        if new.points > old.points:
            found.append(say("yokohama-alt-new-points", who=who, points=new.points - old.points))
    for former, area in zip(before.areas, view.areas, strict=True):
        if former.building != area.building:
            found.append(say("yokohama-alt-new-building", area=lettered(area)))
        if area.station and not former.station:
            found.append(say("yokohama-alt-new-station", area=lettered(area)))
    return tuple(found)


def _moved(view: YokohamaView, old: MerchantView, new: MerchantView) -> Label:
    """Where a president went, and over which areas, by their letters."""
    who, ends = Who(new.seat), moved(view, old.president, new.president)
    letters = {area.id: area.letter for area in view.areas}
    if over := tuple(letters[area] for area in way_since(old, new)[1:-1]):
        return say("yokohama-alt-new-way", who=who, over=over, **ends)
    return say("yokohama-alt-new-president", who=who, **ends)


def _presidents(view: YokohamaView) -> tuple[Label, ...]:
    return tuple(
        say("yokohama-alt-president-hand", who=Who(one.seat))
        if one.president is None
        else say("yokohama-alt-president", who=Who(one.seat), area=whereabouts(view, one.president))
        for one in view.merchants
    )


def hand(view: YokohamaView, before: YokohamaView | None, context: RenderContext) -> str:
    """That this is a hand, and how many orders are new; the orders stand in the message only."""
    return context.words.text("yokohama-alt-hand", match=context.match, new=len(new_orders(view, before)))


def close_up(view: YokohamaView, before: YokohamaView | None, what: str, title: str, context: RenderContext) -> str:
    """What a close-up shows, first of all what is new in it."""
    shown = section(view, what, context)
    if what.startswith(AREA):
        # What is said of an area begins with its name, which need not be read twice.
        title, _, shown = shown.partition(". ")
    said = [context.words.text("yokohama-alt-closer", match=context.match, what=title)]
    if before is not None and (new := news(view, before, what)):
        said.append(context.words.plain(say("yokohama-alt-new", what=new), context.people))
    said += [
        _sentence(note, context) for area in view.areas if what == f"{AREA}{area.id}" for note in _notes(view, area)
    ]
    said.append(shown)
    return cut(" ".join(said), LONGEST, " " + context.words.text("yokohama-alt-rest"))


def _notes(view: YokohamaView, area: AreaView) -> tuple[Label, ...]:
    """What an area means for the reader: power and fees."""
    return tuple(note for note in (here(view, area), fee(view, area)) if note is not None)


def score_sheet(view: YokohamaView, context: RenderContext) -> str:
    """The final score in sentences."""
    labels = [say("yokohama-alt-score", match=context.match), *final_score(view)]
    return cut(" ".join(_sentence(label, context) for label in labels), LONGEST)


def _sentence(label: Label, context: RenderContext) -> str:
    said = context.words.plain(label, context.people)
    return said if said.endswith(".") else f"{said}."
