"""The story of a match of Nippon: what happened, and behind it what followed, in one line each."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from render.nippon.words import story_rounds, takatoshi
from render.nippon.words.labels import action, chained, worker
from render.nippon.words.story_actions import built, traded
from render.nippon.words.story_parts import part
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.core.table import BySeat
from rules.nippon.events import building, gains, rounds, trade, turns
from rules.nippon.events import takatoshi as solo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.nippon.events import NipponEvent


Chapter: TypeAlias = Literal["turn", "own", "round", "region", "goal", "drawn", "tile", "weighed", "built"]
"""What sentences must share to be told in one line."""

MOST: dict[Chapter, int] = {"turn": 1, "own": 1, "region": 2}
"""Sentences of a chapter that stand in one line; of others as many as there are."""

JOINED: dict[Chapter, str] = {
    "turn": "nippon-tell-then",
    "region": "nippon-tell-then",
    "goal": "nippon-tell-then",
    "round": "nippon-tell-next",
}
"""How they are joined; others as sentences."""

LINES = 8
"""Most lines; beyond, the shortest neighbours share one."""

PARTS = 12
"""Most parts of lines that come together: of many turns at once there are more lines rather than longer ones."""


@dataclass(slots=True)
class Line:
    """A line of the story.

    Attributes:
        seat: Who acts, or None.
        chapter: What it is about.
        named: Whether it begins with a sentence that names who acts.
        parts: What happened, and what followed.
        sentences: How many of these are sentences.
    """

    seat: Seat | None
    chapter: Chapter
    named: bool
    parts: list[Label] = field(default_factory=list[Label])
    sentences: int = 0


def story(events: Sequence[NipponEvent], most: int = LINES) -> tuple[Label, ...]:
    """What happened, in few lines: what follows from something stands behind it.

    Args:
        events: In the order in which they happened.
        most: Most lines.
    """
    lines: list[Line] = []
    for event in events:
        seat = event.seat if isinstance(event, BySeat) else None
        first, then = told(event)
        if then is not None:
            if not lines or lines[-1].seat != seat or lines[-1].chapter != "turn":
                lines.append(Line(seat, "turn", named=False))
            lines[-1].parts.append(then)
        elif first is not None:
            chapter = _chapter(event)
            last = lines[-1] if lines else None
            if last is None or last.chapter != chapter or last.sentences >= MOST.get(chapter, LINES):
                lines.append(Line(seat, chapter, named=True))
            lines[-1].parts.append(first)
            lines[-1].sentences += 1
    return fewest([_whole(line) for line in lines], [len(line.parts) for line in lines], most)


def _whole(line: Line) -> Label:
    """A line as one label."""
    whole = chained(JOINED.get(line.chapter, "nippon-tell-also"), line.parts)
    if line.named:
        return whole
    assert line.seat is not None, "what follows is somebody's"
    return say("nippon-tell-line", who=Who(line.seat), what=whole)


def fewest(lines: Sequence[Label], sizes: Sequence[int], most: int) -> tuple[Label, ...]:
    """At most so many lines as there is room for, of one turn: the shortest neighbours come together.

    Args:
        lines: All lines.
        sizes: How many parts each has.
        most: Most lines.
    """
    fewer, parts = list(lines), list(sizes)
    while len(fewer) > most:
        pairs = [one + other for one, other in pairwise(parts)]
        if min(pairs) > PARTS:
            break
        at = pairs.index(min(pairs))
        fewer[at : at + 2] = [say("nippon-tell-then", first=fewer[at], then=fewer[at + 1])]
        parts[at : at + 2] = [pairs[at]]
    return tuple(fewer)


def _chapter(event: NipponEvent) -> Chapter:
    """What a sentence is about."""
    match event:
        case turns.ActionChosen() | rounds.Consolidated() | rounds.PairTaken():
            return "turn"
        case rounds.RoundEnded() | rounds.SectionEnded():
            return "round"
        case rounds.RegionScored():
            return "region"
        case rounds.GoalMet():
            return "goal"
        case rounds.WorkersDrawn() | rounds.FinalRounds():
            return "drawn"
        case solo.TileRevealed() | solo.TakatoshiHired() | solo.TakatoshiIdle():
            return "tile"
        case solo.MarkerPicked() | solo.RegionChosen():
            return "weighed"
        case solo.TakatoshiRailway() | solo.TakatoshiMarker() | solo.StackRenewed():
            return "built"
        case _:
            return "own"


def told(event: NipponEvent) -> tuple[Label | None, Label | None]:
    """An event as a sentence, or as what follows from another one; neither where other events say the same."""
    match event:
        case gains.BonusReached() | turns.TurnEnded() | rounds.FamilyFounded():
            return None, None
        case turns.ActionChosen():
            taken = worker(event.worker)
            return say("nippon-tell-action", who=Who(event.seat), worker=taken, action=action(event.action)), None
        case (
            building.FactoryBuilt()
            | building.MachineBuilt()
            | building.Produced()
            | building.NothingProduced()
            | building.GoodsAdded()
            | building.CoalStored()
            | building.MoreBought()
            | building.EffectLapsed()
        ):
            return None, built(event)
        case (
            trade.ShipSent()
            | trade.RailwayBuilt()
            | trade.MarketSupplied()
            | trade.Invested()
            | trade.ContractFulfilled()
        ):
            return None, traded(event)
        case (
            gains.Advanced()
            | gains.DepartmentActivated()
            | gains.Gained()
            | gains.MarkerFreed()
            | gains.SilkSold()
            | turns.StepsPaid()
            | rounds.StartWorker()
            | rounds.GoalBonusChosen()
            | rounds.PrestigePlaced()
            | rounds.Taxed()
            | rounds.WagesPaid()
            | rounds.WorkersGone()
        ):
            return None, part(event)
        case (
            rounds.LaidOut()
            | rounds.StartPlayer()
            | rounds.PairTaken()
            | rounds.RowHired()
            | rounds.RoundEnded()
            | rounds.WorkersDrawn()
            | rounds.FinalRounds()
            | rounds.PassedOver()
            | rounds.SectionEnded()
            | rounds.RegionScored()
            | rounds.GoalMet()
            | rounds.Consolidated()
            | rounds.FinalConsolidation()
            | rounds.FinalScored()
            | rounds.Ended()
        ):
            return story_rounds.sentence(event), None
        case (
            solo.SoloPrepared()
            | solo.StackRenewed()
            | solo.TileRevealed()
            | solo.TakatoshiHired()
            | solo.TakatoshiIdle()
            | solo.MarkerPicked()
            | solo.RegionChosen()
            | solo.TakatoshiRailway()
            | solo.TakatoshiMarker()
            | solo.GoalsJudged()
        ):
            return takatoshi.takatoshi_line(event), None
        case _:
            assert_never(event)
