"""The score of Yokohama in words: the line under the table, the warning, the final score."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Literal, get_args

from render.yokohama.figures import standing
from rules.core.labels import Label, Who, say

if TYPE_CHECKING:
    from render.core.face import RenderContext
    from rules.yokohama.scoring import ScoreLine
    from rules.yokohama.view import YokohamaView

Part = Literal["in-play", "church", "customs", "technology", "countries", "agents", "imports", "yen", "goods"]
PARTS: tuple[Part, ...] = get_args(Part)
"""What is scored, in the order of the rulebook."""


def scored(line: ScoreLine, part: Part) -> int:
    """Points of one part of a final score."""
    points: int = getattr(line, part.replace("-", "_"))
    return points


def majority_counts(view: YokohamaView, board: Literal["church", "customs"]) -> tuple[int, ...]:
    """Assistants of each seat on the church or the customs board."""
    spaces = view.church if board == "church" else view.customs
    return tuple(sum(space.owner == one.seat for space in spaces) for one in view.merchants)


def ties(view: YokohamaView) -> tuple[Part, ...]:
    """Majorities in which equal numbers brought different points, so that the tie-break decided."""
    lines = sorted(view.results or (), key=lambda line: line.seat)
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
    """Everybody's points and how near the end is, in one line."""
    each = " · ".join(
        context.words.say(say("yokohama-score-seat", who=Who(one.seat), points=one.points), context.people)
        for one in view.merchants
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
    """That the end is certain and how many rounds are left."""
    if view.phase == "over" or view.rounds_left is None:
        return None
    reasons = tuple(say("yokohama-warning-reason", reason=reason) for reason in view.ending)
    return say("yokohama-warning-near", reasons=reasons, rounds=view.rounds_left)


def final_score(view: YokohamaView) -> tuple[Label, ...]:
    """Who wins and why, every place with its parts, how ties were broken, what ended it; empty while it runs."""
    if view.results is None or view.ended_by is None:
        return ()
    first, *others = sorted(view.results, key=lambda line: line.place)
    second = max((line.total for line in others), default=0)
    if others and second == first.total:
        winner = say("yokohama-win-tie", who=Who(first.seat), points=first.total)
    else:
        winner = say("yokohama-win-lead", who=Who(first.seat), points=first.total, lead=first.total - second)
    places = (
        say("yokohama-win-place", place=line.place, who=Who(line.seat), points=line.total, parts=_parts(line))
        for line in (first, *others)
    )
    broken = (say(f"yokohama-closer-tie-{part}") for part in ties(view))
    return (winner, *places, *broken, say("yokohama-win-by", by=view.ended_by, end=view.board_limit))


def _parts(line: ScoreLine) -> tuple[Label, ...]:
    points = ((part, scored(line, part)) for part in PARTS)
    return tuple(say("yokohama-win-part", part=part, points=count) for part, count in points if count)
