"""Plans and turns of Nippon in words: what is true of a planned turn, and what a turn that was taken came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.core.phrases import tail
from render.nippon.words import labels
from rules.core.labels import Label, Who, say
from rules.nippon.board_delta import board_delta
from rules.nippon.model.phrases import factory_label
from rules.nippon.plan_facts import (
    Advances,
    Brings,
    BuildsFactory,
    Clears,
    Ends,
    Fulfils,
    Lays,
    Prides,
    Raises,
    RaisesWages,
    Ranks,
    SparesWages,
    Spends,
    Upgrades,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.nippon.board_delta import BoardDelta
    from rules.nippon.plan_facts import NipponFact
    from rules.nippon.view.table import ZaibatsuView


def plan_fact(fact: NipponFact) -> Label:
    """What is true of a turn: "wages stay at 6"."""
    match fact:
        case Brings(amounts=amounts):
            return say("plans-brings", what=labels.amounts(amounts))
        case Spends(amounts=amounts):
            return say("plans-spends", what=labels.amounts(amounts))
        case BuildsFactory(factory=factory):
            return say("nippon-plans-lays", piece="factory", what=factory_label(factory))
        case Lays(piece=piece, count=count):
            return say("nippon-plans-lays", piece=piece, what=say("nippon-pieces", piece=piece, count=count))
        case Fulfils(contract=contract):
            return say("nippon-plans-contract", contract=contract.upper())
        case Raises(track=track, value=value):
            return say("nippon-plans-raises", track=track, value=value)
        case Advances(track=track, steps=steps):
            return say("nippon-plans-advances", track=track, steps=steps)
        case Upgrades(department=department):
            return say("nippon-plans-upgrades", department=labels.department(department))
        case Prides(level=level, area=area, points=points):
            return say("nippon-plans-prestige", level=level, area=labels.area(area), points=points)
        case Ranks(region=region, place=place, points=points, ahead_of=beaten):
            label = say("nippon-plans-rank", region=region, place=place, points=points)
            return label if beaten is None else say("plans-ahead", what=label, who=Who(beaten))
        case Clears(workers=workers):
            return say("nippon-plans-clears", workers=workers)
        case SparesWages(due=due):
            return say("nippon-plans-spares-wages", due=due)
        case RaisesWages(due=due):
            return say("nippon-plans-raises-wages", due=due)
        case Ends():
            return say("nippon-plans-ends")
        case _:
            assert_never(fact)


def turn_summary(before: ZaibatsuView, after: ZaibatsuView) -> tuple[Label, ...]:
    """What changed on a board in a turn, in few words.

    Args:
        before: As it was when the turn began.
    """
    return tuple(_summary(board_delta(before, after), after))


def _summary(found: BoardDelta, after: ZaibatsuView) -> Iterator[Label]:
    balance = tail(_counted(found, -1), _counted(found, 1))
    if balance is not None:
        yield balance
    for track, steps, (was, now) in found.tracks:
        if was != now:
            yield say("nippon-brought-track", track=track, before=was, after=now)
        elif steps > 0:
            yield say("nippon-steps", track=track, steps=steps)
    # The story tells of markers that came back.
    if found.markers:
        yield say("nippon-brought-markers", count=len(found.markers), values=found.markers)
    yield from labels.factories(found.factories)
    yield from [say("nippon-pieces", piece=piece, count=count) for piece, count in found.pieces if count > 0]
    yield from [say("nippon-brought-contract", contract=contract.upper()) for contract in found.contracts]
    yield from [say("nippon-do-prestige", level=level, area=area) for level, area in found.prestige]
    if found.wages:
        yield say("nippon-brought-wages", wages=after.wages)


def _counted(found: BoardDelta, sign: int) -> tuple[Label, ...]:
    """Points, money, resources and goods of which there is more, or less; coal on tiles counts too."""
    counts = [(what, sign * (more + found.tile_coal * (what == "coal"))) for what, more, _ in found.stock]
    goods = [labels.goods(good, sign * count) for good, count in found.goods if sign * count > 0]
    return (*[labels.amount(what, count) for what, count in counts if count > 0], *goods)
