"""Labels for what is said again and again: gains, costs, tiles, spaces."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from rules.core.labels import Arg, Label, say
from rules.nippon.model.names import WITHOUT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.nippon.model.effects import Gain
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.terms import Bonus, StartEffect


def gains_label(gain: Gain) -> tuple[Arg, ...]:
    """What is gained, as a list: "2 coal", "3 VP"."""
    counts = (
        ("money", gain.money),
        ("coal", gain.coal),
        ("silk", gain.silk),
        ("iron", gain.iron),
        ("points", gain.points),
    )
    return tuple([say("nippon-amount", what=what, count=count) for what, count in counts if count])


def bonuses_label(symbols: Iterable[Bonus]) -> tuple[Label, ...]:
    """What symbols on a board bring, as a list; what advances Finance as one sum."""
    told: dict[Bonus, int] = Counter(symbols)
    finance = told.pop("finance", 0)
    others = [say("nippon-bonus", bonus=symbol) for symbol, count in told.items() for _ in range(count)]
    return (*others, *([say("nippon-steps", track="finance", steps=finance)] if finance else []))


def either(things: tuple[Label, ...]) -> Label:
    """One of several things: "lenses or bento"."""
    first, *others = things
    for other in others:
        first = say("nippon-either", one=first, other=other)
    return first


def factory_label(key: str) -> Label:
    """A factory by its tile: "Paper 3A"; the family business by its name."""
    if key == "family":
        return say("nippon-family")
    return say("nippon-factory", good=key[:-2], tile=f"{key[-2]}{key[-1].upper()}")


def modifier_label(modifier: str | None) -> Label:
    """What an answer says of the modifier: nothing where none applies."""
    if modifier is None:
        return say("nippon-trade-unmodified")
    if modifier == WITHOUT:
        return say("nippon-trade-without")
    return say("nippon-trade-with", factory=factory_label(modifier))


def placed_label(how: Literal["in", "into", "from"], keys: Iterable[str]) -> tuple[Label, ...]:
    """Where goods are made or stored, machines go to, or goods come from: "in Paper 3A", "from the family business".

    The family business needs an article, so it is named apart from the other factories.
    """
    every = tuple(keys)
    tiles = tuple([factory_label(key) for key in every if key != "family"])
    named = [say("nippon-placed", how=how, factory="tile", tiles=tiles)] if tiles else []
    family = [say("nippon-placed", how=how, factory="family", tiles=())] if "family" in every else []
    return (*named, *family)


def start_effect_label(facts: Facts, effect: StartEffect) -> Label:
    """The effect of a side A in words."""
    start = facts.tables.start
    return say(
        "nippon-start-effect",
        effect=effect,
        goods=start.goods.value,
        coal=start.coal.value,
        discount=start.discount.value,
    )
