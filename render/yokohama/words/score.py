"""The score of Yokohama in words: the line under the table, the warning, the final score."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Literal, cast, get_args

from render.core.sources import Sources, added_up
from render.core.stood import NOTE, stood
from render.yokohama.words.figures import standing
from rules.core.labels import Label, Who, say
from rules.core.results import EARLY
from rules.yokohama.delta import SOURCES, counted
from rules.yokohama.events.extras import Completed
from rules.yokohama.events.rounds import EndIsNear

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.context import RenderContext
    from rules.core.seats import Seat
    from rules.core.table import Event
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.scoring import ScoreLine
    from rules.yokohama.view import YokohamaView

Part = Literal["in-play", "church", "customs", "technology", "countries", "agents", "imports", "yen", "goods"]
PARTS: tuple[Part, ...] = get_args(Part)
"""What is scored, in the order of the rulebook."""

MAJORITIES: tuple[Part, ...] = ("church", "customs", "technology")
"""Where the first and the second receive points."""

PLACES = 2
"""Who receives points of a majority: the first and the second."""

LARGE_ORDER = 7
"""Points of an order that are marked in the course of a match: a quarter of all orders bring as many."""

NEUTRAL_SEATS = 2
"""Merchants of a match in which a neutral one may compete."""


def scored(line: ScoreLine, part: Part) -> int:
    """Points of one part of a final score."""
    points: int = getattr(line, part.replace("-", "_"))
    return points


def sources(view: YokohamaView, told: Sequence[Event]) -> Sources:
    """Where the points of the match came from; nothing while it runs."""
    if view.results is None:
        return ()
    found = (one for event in told for one in counted(cast("YokohamaEvent", event)))
    return added_up(SOURCES, found, [one.points for one in view.merchants])


def points(view: YokohamaView, told: Sequence[Event]) -> Sources:
    """All points by source: those of the match, then each part of the final score; nothing while it runs."""
    lines = by_seat(view.results or ())
    after = [(f"final {part}", tuple(scored(line, part) for line in lines)) for part in PARTS if part != "in-play"]
    return (*sources(view, told), *((part, counts) for part, counts in after if any(counts)))


def standings(view: YokohamaView) -> tuple[int, ...]:
    """Everyone's points by seat."""
    return tuple(one.points for one in view.merchants)


def milestone(event: Event) -> tuple[Seat, ...] | None:
    """Whose milestone an event is: that the end was brought about is everyone's, a large order that of who ships it."""
    match event:
        case EndIsNear():
            return ()
        case Completed(seat=seat, order=order) if order.reward.points >= LARGE_ORDER:
            return (seat,)
        case _:
            return None


def majority_counts(view: YokohamaView, board: Literal["church", "customs"]) -> tuple[int, ...]:
    """Assistants of each seat on the church or the customs board."""
    spaces = view.church if board == "church" else view.customs
    return tuple(sum(space.owner == one.seat for space in spaces) for one in view.merchants)


def ties(view: YokohamaView) -> tuple[Part, ...]:
    """Majorities in which equal numbers brought different points, so that the tie-break decided."""
    lines = by_seat(view.results or ())
    counted: tuple[tuple[Part, tuple[int, ...]], ...] = (
        ("church", majority_counts(view, "church")),
        ("customs", majority_counts(view, "customs")),
        ("technology", tuple(line.technology_halves for line in lines)),
    )
    return tuple(part for part, counts in counted if _broken(counts, tuple(scored(line, part) for line in lines)))


def _broken(counts: tuple[int, ...], points: tuple[int, ...]) -> bool:
    pairs = combinations(zip(counts, points, strict=True), 2)
    return any(one[0] == other[0] and one[1] != other[1] for one, other in pairs)


def score_line(view: YokohamaView, context: RenderContext) -> str:
    """Everyone's points and how near the end is, in one line."""
    each = " · ".join(
        context.say(say("yokohama-score-seat", who=Who(one.seat), points=one.points)) for one in view.merchants
    )
    return context.words.text(
        "yokohama-score-line",
        each=each,
        church=standing(view.church),
        customs=standing(view.customs),
        limit=view.board_limit,
        orders=view.order_deck,
    )


def warning(view: YokohamaView) -> Label | None:
    """How many rounds are left once the end is certain; what brought it, the log and the picture say."""
    if view.phase == "over" or view.rounds_left is None:
        return None
    return say("yokohama-warning-near", rounds=view.rounds_left)


def final_score(view: YokohamaView, sources: Sources) -> tuple[Label, ...]:
    """Who wins and why, every place with its parts, how ties were broken, what ended it; empty while it runs."""
    if view.results is None or view.ended_by is None:
        return ()
    first, *others = sorted(view.results, key=lambda line: line.place)
    second = max((line.total for line in others), default=0)
    if view.ended_by == EARLY:
        winner = stood([line.total for line in by_seat(view.results)])
    elif others and second == first.total:
        winner = say("yokohama-win-tie", who=Who(first.seat), points=first.total)
    else:
        winner = say("yokohama-win-lead", who=Who(first.seat), points=first.total, lead=first.total - second)
    places = (
        say("yokohama-win-place", place=line.place, who=Who(line.seat), points=line.total, parts=_parts(line, sources))
        for line in (first, *others)
    )
    broken = (say(f"yokohama-closer-tie-{part}") for part in ties(view))
    neutral = tuple(say("yokohama-score-part", part=part) for part in _neutral_parts(view, view.results))
    taken = [say("yokohama-win-neutral", parts=neutral)] if neutral else []
    by = say("yokohama-win-by", by=view.ended_by, end=view.board_limit) if view.ended_by != EARLY else NOTE
    return (winner, *places, *taken, *broken, by)


def by_seat(results: Sequence[ScoreLine]) -> list[ScoreLine]:
    """The score by seat."""
    return sorted(results, key=lambda line: line.seat)


def neutral_competes(view: YokohamaView) -> bool:
    """Whether a neutral player takes part in the majorities."""
    return view.edition == "dlp" and len(view.merchants) == NEUTRAL_SEATS


def _neutral_parts(view: YokohamaView, lines: Sequence[ScoreLine]) -> tuple[Part, ...]:
    """The majorities of which a neutral player has taken points: of the two places not both went to people."""
    if not neutral_competes(view):
        return ()
    return tuple(part for part in MAJORITIES if sum(scored(line, part) > 0 for line in lines) < PLACES)


def _parts(line: ScoreLine, sources: Sources) -> tuple[Label, ...]:
    """What a total is made of: the points of the match by source where they are known, then the final score."""
    during = [(say("yokohama-source", source=source), points[line.seat]) for source, points in sources]
    known = during if len(during) > 1 else [(say("yokohama-score-part", part="in-play"), line.in_play)]
    after = [(say("yokohama-score-part", part=part), scored(line, part)) for part in PARTS if part != "in-play"]
    return tuple(say("yokohama-win-part", part=part, points=count) for part, count in (*known, *after) if count)
