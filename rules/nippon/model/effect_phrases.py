"""What the side of a factory tile does, in few words: "Machines, one built here: R&D +2"."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rules.core.labels import Label, say
from rules.nippon.model.effects import (
    ActivateDepartment,
    AddGoods,
    Advance,
    BuildPiece,
    ByPrestige,
    Each,
    FreeCoal,
    Gain,
    Keep,
    Passed,
    RailwayInfluence,
    Receive,
    RegionBonus,
    StoreCoal,
)
from rules.nippon.model.phrases import gains_label

if TYPE_CHECKING:
    from rules.nippon.model.effects import Effect
    from rules.nippon.model.terms import Track
    from rules.nippon.model.tile_tables import FactoryRow, Price


NO_LIMIT = 99
"""What `Each.most` says where nothing limits it."""


def timed_label(row: FactoryRow) -> Label:
    """All that one side of a factory tile does, and whether that happens at once or counts from now on."""
    return say("nippon-effect-timed", timing=row.timing, effect=effect_label(row))


def effect_label(row: FactoryRow) -> Label:
    """All that one side of a factory tile does, with the action that it modifies, and what may be paid for more."""
    whole = say(
        "nippon-effect",
        action="none" if row.action is None else say("nippon-action", action=row.action),
        timing=row.timing,
        when=_when(row),
        what=what_labels(row),
    )
    return _with_more(row, whole)


def modifying_label(row: FactoryRow) -> Label:
    """What a factory brings to an action that it modifies, without which action that is: "+1 iron for each factory"."""
    return _with_more(row, say("nippon-effect-modifying", when=_when(row), what=what_labels(row)))


def what_labels(row: FactoryRow) -> tuple[Label, ...]:
    """All that one side of a factory tile does, without when."""
    return tuple([_effect(effect, each=row.when == "each") for effect in row.effect])


def _with_more(row: FactoryRow, whole: Label) -> Label:
    """What a tile does, and what may be paid for more."""
    if row.more is None or row.price is None:
        return whole
    return say("nippon-effect-more", whole=whole, price=_price(row.price), more=_effect(row.more))


def _when(row: FactoryRow) -> str:
    """Under which condition a modifier counts."""
    return f"{row.when}-{row.action}" if row.when == "here" else row.when


def _price(price: Price) -> tuple[Label, ...]:
    """What is paid for more."""
    paid = (("money", price.money), ("iron", price.iron))
    back = (say("nippon-effect-back", track="finance", steps=price.finance),) if price.finance else ()
    return (*[say("nippon-amount", what=what, count=count) for what, count in paid if count], *back)


def _steps(track: Track, steps: int) -> Label:
    return say("nippon-steps", track=track, steps=steps)


def _effect(effect: Effect, *, each: bool = False) -> Label:
    """One effect; it may happen for each factory."""
    match effect:
        case Receive():
            return say("nippon-effect-gain", gain=gains_label(effect.gain))
        case Advance():
            return _steps(effect.track, effect.steps)
        case ActivateDepartment():
            return _department(effect)
        case BuildPiece():
            return _build(effect)
        case AddGoods():
            where = "there" if each and effect.where == "here" else effect.where
            return say("nippon-effect-goods", where=where, count=effect.count)
        case StoreCoal():
            return say("nippon-effect-coal", count=effect.count)
        case Each():
            return _each(effect)
        case ByPrestige():
            department = say("nippon-department", colour=effect.department)
            return say("nippon-effect-prestige", area=say("nippon-area", area=effect.area), department=department)
        case Passed():
            return say("nippon-effect-passed", track=say("nippon-track", track=effect.track))
        case Keep():
            return say("nippon-effect-keep", most=effect.most)
        case RailwayInfluence():
            return say("nippon-effect-influence", each=effect.each)
        case FreeCoal():
            return say("nippon-effect-free")
        case RegionBonus():
            return say("nippon-effect-region")
        case _:
            assert_never(effect)


def _department(effect: ActivateDepartment) -> Label:
    """Which departments may be activated."""
    match effect.of:
        case "worker" | "specialist":
            return say("nippon-effect-department", of=effect.of)
        case colours:
            first, *others = [say("nippon-department", colour=colour) for colour in colours]
            whole = first
            for label in others:
                whole = say("nippon-effect-or", first=whole, then=label)
            return whole


def _build(effect: BuildPiece) -> Label:
    """What is built or sent."""
    piece, *others = effect.piece
    if others:
        return say("nippon-effect-any-piece")
    how = (
        "produce"
        if effect.produce
        else "elsewhere"
        if effect.elsewhere
        else "twice"
        if effect.bonus > 1
        else "different"
        if effect.count > 1
        else "plain"
    )
    return say("nippon-effect-build", pieces=say("nippon-pieces", piece=piece, count=effect.count), how=how)


def _each(effect: Each) -> Label:
    """What is had for each of something."""
    most = effect.most if effect.most < NO_LIMIT else 0
    limit = Gain(money=most) if effect.gain.money else Gain(points=most)
    return say(
        "nippon-effect-each",
        gain=gains_label(effect.gain),
        of=effect.of,
        areas=tuple([say("nippon-area", area=area) for area in effect.areas]),
        upper=int(effect.upper),
        most=most,
        limit=gains_label(limit),
    )
