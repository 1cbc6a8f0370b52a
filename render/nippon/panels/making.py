"""Machines and Production: own factories in one menu, several at once."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from render.core.panel import Toggle
from render.core.words_cut import BUTTON, cut
from render.nippon.panels.modifying import explained, modified, modifier_controls, modifiers
from render.nippon.panels.picking import picking
from rules.core.decisions import Choice, Pick
from rules.core.labels import say
from rules.nippon.model.phrases import factory_label
from rules.nippon.steps.actions.machines import Machines
from rules.nippon.steps.actions.production import Produce

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from render.core.panel import Control
    from render.nippon.panels.asked import Asked
    from rules.core.answers import Answer

FREE = "f"
"""Letter of the toggle that says which factory produces without coal."""


def machine_controls(asked: Asked) -> Iterator[Control]:
    """Spaces for machines, up to three of different factories; above them what modifies the action."""
    slots = _singles(asked)
    keys = modifiers(asked, [Machines((slot,)) for slot in slots])

    def ways(chosen: tuple[str, ...]) -> Iterator[Machines]:
        return (one for order in _orders(slots, chosen) for one in modified(asked, Machines(order), keys))

    def settle(words: tuple[str, ...]) -> Machines:
        return asked.first(ways(words), Machines(words))

    entries = explained(asked, slots, [settle((slot,)) for slot in slots])
    if slots:
        most = _together(asked, slots, ways)
        yield from picking(asked, "machines", say("nippon-panel-machines", left=most), entries, settle, most)
    yield from modifier_controls(asked, keys)


def production_controls(asked: Asked) -> Iterator[Control]:
    """Factories that produce, up to three; which of them needs no coal, and what modifies the action, is preset."""
    factories = _singles(asked)
    keys = modifiers(asked, [one for key in factories for one in (Produce((key,)), Produce((key,), key))])
    dear = _dearest_first(asked, factories)
    preset = asked.presets.get(FREE, "")
    favourites = [key for key in (preset, *dear) if key in factories]

    def ways(chosen: tuple[str, ...]) -> Iterator[Produce]:
        for one in modified(asked, Produce(chosen), keys):
            spared = [key for key in favourites if key in chosen]
            yield from [replace(one, free=key) for key in (*spared, None)]

    def settle(words: tuple[str, ...]) -> Produce:
        return asked.first(ways(words), Produce(words))

    singles = [settle((key,)) for key in factories]
    most = _together(asked, factories, ways)
    if factories:
        entries = explained(asked, factories, singles)
        yield from picking(asked, "produce", say("nippon-panel-produce", left=most), entries, settle, most)
    # Of one alone its own entry says so.
    if most > 1 and any(one.free is not None for one in singles):
        yield _free(asked, dear, favourites[0])
    yield from modifier_controls(asked, keys)


def _free(asked: Asked, factories: tuple[str, ...], spared: str) -> Toggle:
    """Which factory needs no coal, the dearest by itself; it turns from each to the next."""
    following = factories[(factories.index(spared) + 1) % len(factories)]
    label = cut(asked.plain(say("nippon-panel-free", factory=factory_label(spared))), BUTTON)
    return Toggle("free", label, asked.presets.having(FREE, following))


def _together(asked: Asked, things: tuple[str, ...], ways: Callable[[tuple[str, ...]], Iterable[Answer]]) -> int:
    """How many of some things can be had and paid in one answer."""
    most = min(asked.left, len(things))
    several = (some for count in range(most, 1, -1) for some in combinations(things, count))
    return next((len(some) for some in several if any(map(asked.legal, ways(some)))), 1)


def _singles(asked: Asked) -> tuple[str, ...]:
    """What can be chosen by itself, whatever modifies it."""
    found: dict[str, None] = {}
    for part in asked.question.parts:
        if isinstance(part, Pick):
            found |= dict.fromkeys(part.items)
        elif isinstance(part, Choice):
            for answer in part.offers:
                match answer:
                    case Machines(slots=several) | Produce(factories=several):
                        found |= dict.fromkeys(several)
                    case _:
                        pass
    return tuple(found)


def _orders(every: tuple[str, ...], words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The chosen ones in the order of the list, then in any other."""
    listed = tuple([one for one in every if one in words])
    yield from permutations(listed)


def _dearest_first(asked: Asked, factories: tuple[str, ...]) -> tuple[str, ...]:
    coal = {kind.key: kind.coal for kind in asked.view.kinds}
    own = {factory.key: coal[factory.good] for factory in asked.me.factories}
    return tuple(sorted(factories, key=lambda key: -own[key]))
