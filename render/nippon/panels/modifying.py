"""Factories that modify an action: a button that turns from one of them to the next, and to none."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from render.core.panel import Toggle
from render.core.words_cut import BUTTON, cut
from rules.core.labels import say
from rules.nippon.model.effect_phrases import modifying_label, what_labels
from rules.nippon.model.names import WITHOUT
from rules.nippon.model.phrases import factory_label
from rules.nippon.steps.actions.invest import Invest
from rules.nippon.steps.actions.machines import Machines
from rules.nippon.steps.actions.markets import Supply
from rules.nippon.steps.actions.production import Produce
from rules.nippon.steps.actions.railways import BuildRailways
from rules.nippon.steps.actions.research import Mine, Research
from rules.nippon.steps.actions.ships import Send

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from render.core.panel import Control, Entry
    from render.nippon.panels.asked import Asked
    from rules.core.labels import Label
    from rules.nippon.model.tile_tables import FactoryRow

M = TypeVar("M", Invest, Machines, Supply, Produce, BuildRailways, Mine, Research, Send)

MODIFIER = "m"
"""Letter of the toggle."""

SLOT = "modifier"
"""Its id in the panel."""


def modifiers(asked: Asked, answers: Iterable[M]) -> tuple[str, ...]:
    """Own factories that could modify the action with one of these answers."""
    tried = tuple(answers)
    own = [
        factory.key
        for factory in asked.me.factories
        if factory.row is not None and factory.row.timing == "modifier" and factory.row.action == asked.doing.action
    ]
    return tuple([key for key in own if any(asked.legal(replace(one, modifier=key)) for one in tried)])


def modified(asked: Asked, answer: M, keys: Sequence[str]) -> Iterator[M]:
    """An answer with what modifies it: as preset, else as it must be."""
    preset = asked.presets.get(MODIFIER, keys[0] if keys else WITHOUT)
    for key in dict.fromkeys([preset, None, *keys, WITHOUT]):
        yield replace(answer, modifier=key)


def modifier_controls(asked: Asked, keys: Sequence[str]) -> tuple[Control, ...]:
    """What says with which factory the action is modified: it turns from each to the next, and to none."""
    if not keys:
        return ()
    ways = (*keys, WITHOUT)
    chosen = asked.presets.get(MODIFIER, keys[0])
    now = ways.index(chosen) if chosen in ways else 0
    following = ways[(now + 1) % len(ways)]
    label = cut(asked.plain(_turning(asked, keys, ways[now], following)), BUTTON)
    usual = following == keys[0]
    carry = asked.presets.without(MODIFIER) if usual else asked.presets.having(MODIFIER, following)
    return (Toggle(SLOT, label, carry),)


def _turning(asked: Asked, keys: Sequence[str], now: str, following: str) -> Label:
    """What a press would change; of an only factory that is on, that it is."""
    if following == WITHOUT:
        key = "nippon-panel-modifier-off" if len(keys) > 1 else "nippon-panel-modifier-on"
        return say(key, factory=factory_label(now))
    effect = modifying_label(_row(asked, following))
    if now == WITHOUT:
        return say("nippon-panel-modifier", factory=factory_label(following), effect=effect)
    return say("nippon-panel-modifier-next", factory=factory_label(following), other=factory_label(now), effect=effect)


def explained(asked: Asked, words: Sequence[str], answers: Sequence[M]) -> tuple[Entry, ...]:
    """Answers as entries of a menu; what modifies one stands before all else that comes of it.

    Args:
        words: What each entry stands for.
        answers: As they would be played if nothing else is picked.
    """
    # The goods of a production are counted with what modifies it; elsewhere the detail alone names the factory.
    bare = [one if isinstance(one, Produce) else replace(one, modifier=None) for one in answers]
    told = [asked.question.explain(one) for one in bare]
    details = [brings(asked, one.modifier, each.detail) for one, each in zip(answers, told, strict=True)]
    return asked.entries(words, [one.label for one in told], details)


def brings(asked: Asked, modifier: str | None, otherwise: Label | None) -> Label | None:
    """What an entry says of the factory that modifies its answer, before what it says without one."""
    if modifier is None or modifier == WITHOUT:
        return otherwise
    what = say("nippon-panel-modified", factory=factory_label(modifier), effect=what_labels(_row(asked, modifier)))
    return what if otherwise is None else say("nippon-tell-then", first=what, then=otherwise)


def _row(asked: Asked, key: str) -> FactoryRow:
    row = next(factory.row for factory in asked.me.factories if factory.key == key)
    assert row is not None, "only tiles modify"
    return row
