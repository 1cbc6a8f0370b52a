"""What of the story follows from something else, in a few words without a name: "gains 2 coal", "R&D +2"."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from render.nippon.words.labels import amount, area, colours, department, track, worker
from rules.core.labels import Label, say
from rules.nippon.events.gains import Advanced, DepartmentActivated, Gained, MarkerFreed, SilkSold
from rules.nippon.events.rounds import (
    GoalBonusChosen,
    PrestigePlaced,
    StartWorker,
    Taxed,
    WagesPaid,
    WorkersGone,
)
from rules.nippon.events.turns import StepsPaid
from rules.nippon.model.phrases import gains_label

if TYPE_CHECKING:
    from rules.core.labels import Arg

Part: TypeAlias = (
    Advanced
    | DepartmentActivated
    | Gained
    | MarkerFreed
    | SilkSold
    | StepsPaid
    | StartWorker
    | GoalBonusChosen
    | PrestigePlaced
    | Taxed
    | WagesPaid
    | WorkersGone
)
"""Events that are told behind the one from which they follow."""


def part(event: Part) -> Label | None:
    """What is said of an event behind its seat's name; None for what brought nothing."""
    match event:
        case Advanced():
            return say("nippon-tell-advanced", track=track(event.track), steps=abs(event.steps), back=_back(event))
        case DepartmentActivated():
            gain = gains_label(event.gain)
            return say("nippon-tell-department", department=department(event.colour), gain=gain, n=len(gain))
        case Gained():
            return say("nippon-tell-gained", gain=gains_label(event.gain), why=event.why)
        case MarkerFreed():
            return say("nippon-tell-marker-freed", value=event.value)
        case StepsPaid():
            return say("nippon-tell-steps-paid", money=event.money)
        case SilkSold():
            return say("nippon-tell-silk-sold", silk=event.silk)
        case _:
            return _of_rounds(event)


def _back(event: Advanced) -> int:
    return int(event.steps < 0)


def _of_rounds(
    event: StartWorker | GoalBonusChosen | PrestigePlaced | Taxed | WagesPaid | WorkersGone,
) -> Label | None:
    match event:
        case StartWorker():
            return say("nippon-tell-start-worker", worker=worker(event.colour))
        case GoalBonusChosen():
            return say("nippon-tell-goal-bonus", bonus=event.bonus)
        case PrestigePlaced():
            return say("nippon-tell-prestige-placed", level=event.level, area=area(event.area))
        case Taxed():
            return _taxed(event)
        case WagesPaid():
            return say("nippon-tell-wages", colours=event.colours, paid=event.paid, lost=event.lost)
        case WorkersGone():
            if not event.workers and not event.specialists:
                return None
            gone = colours(event.specialists)
            return say("nippon-tell-workers-gone", workers=event.workers, specialists=gone, n=len(gone))
        case _:
            assert_never(event)


def _taxed(event: Taxed) -> Label | None:
    """What the taxes took; nothing where there was nothing to take and nothing was kept."""
    taken, kept = _money(event.money, event.coal), _money(event.kept_money, event.kept_coal)
    if not taken and not kept:
        return None
    return say("nippon-tell-taxed", taken=taken, lost=len(taken), kept=kept, saved=len(kept))


def _money(money: int, coal: int) -> tuple[Arg, ...]:
    return tuple([amount(what, count) for what, count in (("money", money), ("coal", coal)) if count])
