"""Domestic markets: one menu, several markets at once, and a preset of what is had for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from render.core.panel import MOST_ENTRIES, Preset, Toggle
from render.core.words_cut import BUTTON, cut
from render.nippon.closeups.mat_figures import stock
from render.nippon.panels.modifying import explained, modified, modifier_controls, modifiers
from render.nippon.panels.picking import picking
from render.nippon.panels.sources import source_controls, sources_for, written
from rules.core.decisions import Choice
from rules.core.labels import say
from rules.nippon.model.phrases import gains_label
from rules.nippon.model.terms import ACTIVATIONS, REGIONS
from rules.nippon.steps.actions.markets import Supply

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
    """The markets of all regions in one menu, or of one region if they are too many; and what is had for them."""
    offered = {
        MARKETS[part.part]: _deliveries(part)
        for part in asked.question.parts
        if isinstance(part, Choice) and part.part in MARKETS
    }
    known = {word: one for some in offered.values() for word, one in some.items()}
    keys, bonuses = modifiers(asked, [Supply((one,)) for one in known.values()]), _bonuses(asked)
    regions = [region for region in asked.view.regions if region.key in offered]
    most = max((_most(asked, some.values(), keys) for some in offered.values()), default=1)
    together = len(known) <= MOST_ENTRIES
    open_ones = (
        regions
        if together
        else [next((one for one in regions if one.key == asked.presets.get(REGION, "")), regions[0])]
    )
    presets = [
        *_reward(asked, bonuses, most, open_ones),
        *source_controls(asked, {_good(asked, one) for one in known.values()}),
        *modifier_controls(asked, keys),
    ]
    if together:
        yield from (*_any(asked, known, bonuses, keys, most), *presets)
        return
    (open_one,) = open_ones
    if len(regions) > 1:
        yield _which(asked, regions, open_one)
    yield from (*_menus(asked, open_one, offered[open_one.key], bonuses, keys), *presets)


def _most(asked: Asked, some: Iterable[Delivery], keys: Sequence[str]) -> int:
    """How many of some markets can be supplied in one answer."""
    alike: dict[tuple[Good, int, int], list[Delivery]] = {}
    for one in some:
        alike.setdefault((_good(asked, one), one.goods, _returned(asked, one)), []).append(one)
    # More than can be chosen of one kind are not tried: what goods and markers do for is the same for all of them.
    tried = [one for kind in alike.values() for one in kind[:ACTIVATIONS]]
    counts = range(min(asked.left, len(tried)), 1, -1)
    several = (chosen for count in counts for chosen in combinations(tried, count) if _enough(asked, chosen))
    return next((len(chosen) for chosen in several if any(map(asked.legal, _ways(asked, chosen, 0, keys)))), 1)


def _enough(asked: Asked, chosen: Sequence[Delivery]) -> bool:
    """Whether the goods and the influence markers do for some markets, those included that come back for it."""
    owned, rows = stock(asked.me), {row.key: row for row in asked.view.tables.factories.good}
    goods: Counter[Good] = Counter()
    laid: Counter[int] = Counter()
    for one in chosen:
        good = _good(asked, one)
        goods[good] += one.goods
        laid[rows[good].markers[one.goods - 1]] += 1
    store = Counter([*asked.me.markers, *[_returned(asked, one) for one in chosen]])
    return laid <= store and all(count <= owned.get(good, 0) for good, count in goods.items())


def _returned(asked: Asked, delivery: Delivery) -> int:
    """The value of an own marker that comes back for a market; 0 if none does."""
    leaving = {delivery.space, delivery.removes or delivery.space}
    cities = (city for region in asked.view.regions for city in region.cities)
    spaces = (space for city in cities for space in city.spaces if f"{city.key}.{space.edge}" in leaving)
    return next((space.value for space in spaces if space.owner == asked.question.seat), 0)


def _any(
    asked: Asked, known: Mapping[str, Delivery], bonuses: int, keys: Sequence[str], most: int
) -> Iterator[Control]:
    """The markets of all regions, of which some of one region are chosen."""
    settle = partial(_settled, asked, known, bonuses, keys)
    hint, write = say("nippon-panel-market", left=most), partial(written, asked)
    return picking(asked, "markets", hint, _entries(asked, known, bonuses, keys), settle, most, write)


def _menus(
    asked: Asked, region: RegionView, known: Mapping[str, Delivery], bonuses: int, keys: Sequence[str]
) -> Iterator[Control]:
    """The markets of a region, in as few menus as hold them."""
    entries, most = _entries(asked, known, bonuses, keys), _most(asked, known.values(), keys)
    settle, write = partial(_settled, asked, known, bonuses, keys), partial(written, asked)
    for number, start in enumerate(range(0, len(entries), MOST_ENTRIES)):
        hint = say(
            "nippon-panel-markets",
            region=region.key,
            left=most,
            page=number + 1 if len(entries) > MOST_ENTRIES else 0,
        )
        shown = entries[start : start + MOST_ENTRIES]
        yield from picking(asked, f"{region.key}{number or ''}", hint, shown, settle, most, write)


def _which(asked: Asked, regions: Sequence[RegionView], open_one: RegionView) -> Control:
    """Which region is open."""
    words = [region.key for region in regions]
    shown = asked.entries(words, [say("nippon-panel-region", region=word) for word in words], [None] * len(words))
    return Preset(
        "region",
        asked.hint(say("nippon-panel-region-hint")),
        tuple([replace(one, chosen=one.word == open_one.key) for one in shown]),
        lambda chosen: asked.presets.having(REGION, chosen[0]),
    )


def _deliveries(part: Choice) -> dict[str, Delivery]:
    """What can be supplied, by its word in the menu."""
    found = (one for answer in part.offers if isinstance(answer, Supply) for one in answer.deliveries)
    return {_word(one): one for one in found if not one.sources}


def _word(one: Delivery) -> str:
    removed = "" if one.removes is None else f" removes {one.removes}"
    return f"{one.space} {one.goods}{removed}"


def _entries(asked: Asked, known: Mapping[str, Delivery], bonuses: int, keys: Sequence[str]) -> tuple[Entry, ...]:
    """Each market with its price, the marker, and what is had for the first of them."""
    points = int(bonuses == 0)
    singles = [asked.first(_ways(asked, (one,), points, keys), Supply((one,), points)) for one in known.values()]
    return explained(asked, tuple(known), singles)


def _settled(
    asked: Asked, known: Mapping[str, Delivery], bonuses: int, keys: Sequence[str], words: tuple[str, ...]
) -> Supply:
    """The answer of some markets: in the order of the list, else in one that can be had."""
    chosen = [known[word] for word in words]
    points = max(0, len(chosen) - bonuses)
    listed = Supply(tuple([_sourced(asked, one) for one in chosen]), points)
    return asked.first(_ways(asked, chosen, points, keys), listed)


def _ways(asked: Asked, chosen: Iterable[Delivery], points: int, keys: Sequence[str]) -> Iterator[Supply]:
    """The answers that supply some markets, in every order, with all that modifies the action."""
    for order in permutations([_sourced(asked, one) for one in chosen]):
        yield from modified(asked, Supply(order, points), keys)


def _sourced(asked: Asked, delivery: Delivery) -> Delivery:
    return replace(delivery, sources=sources_for(asked, _good(asked, delivery), delivery.goods))


def _good(asked: Asked, delivery: Delivery) -> Good:
    """The kind of goods that a market asks for."""
    cities = (city for region in asked.view.regions for city in region.cities if city.key == delivery.city)
    return next(space.good for city in cities for space in city.spaces if space.edge == delivery.edge)


def _bonuses(asked: Asked) -> int:
    said = asked.presets.get(BONUSES, str(ACTIVATIONS))
    return int(said) if said in {"0", "1", "2"} else ACTIVATIONS


def _reward(asked: Asked, bonuses: int, most: int, regions: Sequence[RegionView]) -> Iterator[Control]:
    """Whether the region's bonus or points are had: a toggle for one market, a preset for several."""
    points = asked.view.tables.match.market_points.value
    names = gains_label(regions[0].bonus) if len(regions) == 1 else ()
    if most == 1:
        label = say("nippon-panel-reward-one", points=points, taken=int(bonuses == 0))
        carry = asked.presets.without(BONUSES) if bonuses == 0 else asked.presets.having(BONUSES, "0")
        yield Toggle("reward", cut(asked.plain(label), BUTTON), carry)
        return
    words = [str(ACTIVATIONS), "0", *[str(count) for count in range(1, most)]]
    labels = [say("nippon-panel-reward", bonuses=int(word), points=points, bonus=names) for word in words]
    shown = asked.entries(words, labels, [None] * len(words))
    yield Preset(
        "reward",
        asked.hint(say("nippon-panel-reward-hint")),
        tuple([replace(one, chosen=one.word == str(bonuses)) for one in shown]),
        lambda chosen: asked.presets.having(BONUSES, chosen[0]),
    )
