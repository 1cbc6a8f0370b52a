"""Domestic markets: one menu a region, several markets at once, under a preset of what is had for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from render.core.panel import MOST_ENTRIES, MOST_MENUS, Preset, Toggle
from render.core.words_cut import BUTTON, cut
from render.nippon.panels.modifying import modified, modifier_controls, modifiers
from render.nippon.panels.reach import stock
from render.nippon.panels.sources import source_controls, sources_for, written
from rules.core.decisions import Choice
from rules.core.labels import say
from rules.nippon.model.phrases import gains_label
from rules.nippon.model.terms import ACTIVATIONS, REGIONS
from rules.nippon.steps.markets import Supply

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from render.core.panel import Control, Entry
    from render.nippon.panels.asked import Asked
    from rules.nippon.model.parts import Delivery
    from rules.nippon.model.terms import Good, Region
    from rules.nippon.view.table import RegionView

BONUSES = "v"
"""Letter of the preset: for how many markets the region's bonus is had; for the others it is points."""

MARKETS: dict[str, Region] = {f"markets-{region}": region for region in REGIONS}
"""Regions by the part of the question that lists their markets."""

REGION = "r"
"""Letter of the preset: which region is open, where there are too many menus."""


def market_controls(asked: Asked) -> Iterator[Control]:
    """What is had, then one menu for each region in which a market can be supplied.

    If that are more menus than a panel holds, a preset says which region is open. Where goods do for one market only,
    the markets of all regions stand in one menu.
    """
    offered = {
        MARKETS[part.part]: _deliveries(part)
        for part in asked.question.parts
        if isinstance(part, Choice) and part.part in MARKETS
    }
    every = [one for known in offered.values() for one in known.values()]
    keys, bonuses = modifiers(asked, [Supply((one,)) for one in every]), _bonuses(asked)
    regions = [region for region in asked.view.regions if region.key in offered]
    most = max((_most(asked, known.values(), keys) for known in offered.values()), default=1)
    presets = [
        *_reward(asked, bonuses, most, regions),
        *source_controls(asked, {_good(asked, one) for one in every}),
        *modifier_controls(asked, keys),
    ]
    if most == 1 and len(every) <= MOST_ENTRIES:
        yield from (_any(asked, offered, bonuses, keys), *presets)
        return
    menus = {one.key: [*_menus(asked, one, offered[one.key], bonuses, keys)] for one in regions}
    room = MOST_MENUS - sum(isinstance(one, Preset) for one in presets)
    if sum(map(len, menus.values())) > room and len(regions) > 1:
        open_one = next((one for one in regions if one.key == asked.wishes.get(REGION, "")), regions[0])
        yield _which(asked, regions, open_one)
        regions = [open_one]
    for region in regions:
        yield from menus[region.key]
    yield from presets


def _most(asked: Asked, some: Iterable[Delivery], keys: Sequence[str]) -> int:
    """How many of some markets can be supplied together: goods, markers and activations must do for all of them."""
    known, owned = tuple(some), stock(asked.me)

    def paid(chosen: Sequence[Delivery]) -> bool:
        due: Counter[Good] = Counter()
        for one in chosen:
            due[_good(asked, one)] += one.goods
        return all(count <= owned.get(good, 0) for good, count in due.items())

    def can(chosen: Sequence[Delivery]) -> bool:
        ways = (Supply(order) for order in permutations(chosen))
        return any(asked.legal(one) for way in ways for one in modified(asked, way, keys))

    counts = range(min(asked.left, len(known)), 1, -1)
    return next((count for count in counts if any(map(can, filter(paid, combinations(known, count))))), 1)


def _any(asked: Asked, offered: Mapping[Region, Mapping[str, Delivery]], bonuses: int, keys: Sequence[str]) -> Control:
    """The markets of all regions, of which one is chosen."""
    known = {word: one for some in offered.values() for word, one in some.items()}
    compose = partial(_composed, asked, known, bonuses, keys)
    return asked.menu("markets", say("nippon-panel-market"), _entries(asked, known, bonuses), compose)


def _menus(
    asked: Asked, region: RegionView, known: Mapping[str, Delivery], bonuses: int, keys: Sequence[str]
) -> Iterator[Control]:
    """The markets of a region, in as few menus as hold them."""
    entries, most = _entries(asked, known, bonuses), _most(asked, known.values(), keys)
    compose = partial(_composed, asked, known, bonuses, keys)
    for number, start in enumerate(range(0, len(entries), MOST_ENTRIES)):
        hint = say(
            "nippon-panel-markets",
            region=region.key,
            bonus=gains_label(region.bonus),
            left=most,
            page=number + 1 if len(entries) > MOST_ENTRIES else 0,
        )
        shown = entries[start : start + MOST_ENTRIES]
        yield asked.menu(f"{region.key}{number or ''}", hint, shown, compose, most)


def _which(asked: Asked, regions: Sequence[RegionView], open_one: RegionView) -> Control:
    """Which region is open."""
    words = [region.key for region in regions]
    shown = asked.entries(words, [say("nippon-region", region=word) for word in words], [None] * len(words))
    return Preset(
        "region",
        asked.hint(say("nippon-panel-region-hint")),
        tuple([replace(one, chosen=one.word == open_one.key) for one in shown]),
        lambda chosen: asked.wishes.having(REGION, chosen[0]),
    )


def _deliveries(part: Choice) -> dict[str, Delivery]:
    """What can be supplied, by its word in the menu."""
    found = (one for answer in part.offers if isinstance(answer, Supply) for one in answer.deliveries)
    return {_word(one): one for one in found if not one.sources}


def _word(one: Delivery) -> str:
    removed = "" if one.removes is None else f" removes {one.removes}"
    return f"{one.space} {one.goods}{removed}"


def _entries(asked: Asked, known: Mapping[str, Delivery], bonuses: int) -> tuple[Entry, ...]:
    """Each market with its price, the marker, and what is had for the first of them."""
    points = int(bonuses == 0)
    told = [asked.question.explain(Supply((one,), points)) for one in known.values()]
    return asked.entries(tuple(known), [one.label for one in told], [one.detail for one in told])


def _composed(
    asked: Asked, known: Mapping[str, Delivery], bonuses: int, keys: Sequence[str], words: tuple[str, ...]
) -> str:
    """The answer of some markets: in the order of the list, else in one that can be had."""
    chosen = [_sourced(asked, known[word]) for word in words]
    points = max(0, len(chosen) - bonuses)
    listed = Supply(tuple(chosen), points)
    ways = (replace(listed, deliveries=order) for order in permutations(chosen))
    every = (one for way in ways for one in modified(asked, way, keys))
    return written(asked, asked.first(every, listed))


def _sourced(asked: Asked, delivery: Delivery) -> Delivery:
    return replace(delivery, sources=sources_for(asked, _good(asked, delivery), delivery.goods))


def _good(asked: Asked, delivery: Delivery) -> Good:
    """The kind of goods that a market asks for."""
    cities = (city for region in asked.view.regions for city in region.cities if city.key == delivery.city)
    return next(space.good for city in cities for space in city.spaces if space.edge == delivery.edge)


def _bonuses(asked: Asked) -> int:
    said = asked.wishes.get(BONUSES, str(ACTIVATIONS))
    return int(said) if said in {"0", "1", "2"} else ACTIVATIONS


def _reward(asked: Asked, bonuses: int, most: int, regions: Sequence[RegionView]) -> Iterator[Control]:
    """Whether the region's bonus or points are had: a toggle for one market, a preset for several."""
    points = asked.view.tables.match.market_points.value
    names = gains_label(regions[0].bonus) if len(regions) == 1 else ()
    if most == 1:
        label = say("nippon-panel-reward-one", points=points if bonuses == 0 else 0, bonus=names)
        carry = asked.wishes.without(BONUSES) if bonuses == 0 else asked.wishes.having(BONUSES, "0")
        yield Toggle("reward", cut(asked.plain(label), BUTTON), carry)
        return
    words = [str(ACTIVATIONS), "0", *[str(count) for count in range(1, most)]]
    labels = [say("nippon-panel-reward", bonuses=int(word), points=points, bonus=names) for word in words]
    shown = asked.entries(words, labels, [None] * len(words))
    yield Preset(
        "reward",
        asked.hint(say("nippon-panel-reward-hint")),
        tuple([replace(one, chosen=one.word == str(bonuses)) for one in shown]),
        lambda chosen: asked.wishes.having(BONUSES, chosen[0]),
    )
