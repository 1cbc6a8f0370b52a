"""The story of a match of Nippon: what happened, and behind it what followed, in one line each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, assert_never

from render.nippon.words import story_rounds, takatoshi
from render.nippon.words.labels import action, chained, worker
from render.nippon.words.story_actions import built, traded
from render.nippon.words.story_parts import part
from rules.core.labels import Label, Who, say
from rules.core.table import BySeat
from rules.nippon.events import building, gains, rounds, trade, turns
from rules.nippon.events import takatoshi as solo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.seats import Seat
    from rules.nippon.events import NipponEvent


@dataclass(slots=True)
class Line:
    """A line of the story.

    Attributes:
        seat: Who acts, or None.
        first: What happened.
        then: What followed, without a name.
    """

    seat: Seat | None
    first: Label | None
    then: list[Label] = field(default_factory=list[Label])


def story(events: Sequence[NipponEvent]) -> tuple[Label, ...]:
    """What happened, in few lines: what follows from something stands behind it.

    Args:
        events: In the order in which they happened.
    """
    lines: list[Line] = []
    for event in events:
        seat = event.seat if isinstance(event, BySeat) else None
        first, then = told(event)
        if then is not None:
            if not lines or lines[-1].seat != seat:
                lines.append(Line(seat, None))
            lines[-1].then.append(then)
        elif first is not None:
            lines.append(Line(seat, first))
    return tuple(map(_whole, lines))


def _whole(line: Line) -> Label:
    """A line as one label."""
    if line.first is not None:
        return chained("nippon-tell-then", [line.first, *line.then])
    assert line.seat is not None, "what follows is somebody's"
    return say("nippon-tell-line", who=Who(line.seat), what=chained("nippon-tell-then", line.then))


def told(event: NipponEvent) -> tuple[Label | None, Label | None]:
    """An event as a sentence, or as what follows from another one; neither where other events say the same."""
    match event:
        case gains.BonusReached() | turns.TurnEnded():
            return None, None
        case turns.ActionChosen():
            taken = worker(event.worker)
            return say("nippon-tell-action", who=Who(event.seat), worker=taken, action=action(event.action)), None
        case (
            building.FactoryBuilt()
            | building.MachineBuilt()
            | building.Produced()
            | building.GoodsAdded()
            | building.CoalStored()
            | building.MoreBought()
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
            | rounds.StartWorker()
            | rounds.FamilyFounded()
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
