"""Final scoring: church, customs, technology, countries, remainder; and who has won.

Source: "Endwertung" (dlp 2017), "FINAL SCORE CALCULATION" (Synapses 2024); rulings Y-R28 to Y-R30, Y-R37.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.yokohama.model.state import NEUTRAL
from rules.yokohama.model.terms import IMPORT, TRADE_GOODS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State

HALVES = 2
"""Production value is compared in halves, because that of the neutral player is 7.5."""


@frozen
class Sets:
    """Country icons divided into sets.

    Attributes:
        points: What they bring.
        sizes: Different countries in each set, largest first.
    """

    points: int
    sizes: tuple[int, ...]


@frozen
class ScoreLine:
    """The final score of a seat.

    Attributes:
        seat: Whose.
        place: 1 is best; ties go to the earlier seat in turn order, so places are never shared.
        in_play: Points won during the match.
        church: Majority in the church.
        customs: Majority at customs.
        technology: Most production value.
        countries: Sets of country icons.
        agents: Unused foreign agents.
        imports: Imported goods.
        yen: Money.
        goods: Trade goods.
        total: Sum of all.
        technology_halves: Production value in halves (the neutral player's 7.5 are 15).
        sets: Sizes of the country sets, largest first.
    """

    seat: Seat
    place: int
    in_play: int
    church: int
    customs: int
    technology: int
    countries: int
    agents: int
    imports: int
    yen: int
    goods: int
    total: int
    technology_halves: int
    sets: tuple[int, ...]


def results(facts: Facts, state: State) -> tuple[ScoreLine, ...]:
    """The final score, best first; in a tie the earlier in turn order (Y-R29)."""
    neutral = _neutral_counts(state)
    church = majority(facts.numbers.scoring.church, state.church, neutral=neutral)
    customs = majority(facts.numbers.scoring.customs, state.customs, neutral=neutral)
    technology = technology_points(facts, state)
    lines = [
        _line(facts, state, seat, church.get(seat, 0), customs.get(seat, 0), technology.get(seat, 0))
        for seat in state.clockwise(state.start)
    ]
    lines.sort(key=lambda line: -line.total)
    return tuple(_placed(line, place) for place, line in enumerate(lines, start=1))


def _neutral_counts(state: State) -> bool:
    """Whether the neutral player takes part in majorities."""
    return len(state.merchants) == 2 and state.variant.edition == "dlp"


def majority(points: tuple[int, int], owners: Sequence[int | None], *, neutral: bool) -> dict[int, int]:
    """Points for most and second most assistants on a board; in a tie the rightmost assistant counts.

    Args:
        points: For the most and for the second most.
        owners: By space from the left, whose assistant stands there.
        neutral: Whether the neutral assistants count.

    Returns:
        Points by seat; those of the neutral player go to `NEUTRAL`.
    """
    counts: dict[int, tuple[int, int]] = {}
    for space, owner in enumerate(owners):
        if owner is not None and (neutral or owner != NEUTRAL):
            counts[owner] = (counts.get(owner, (0, 0))[0] + 1, space)
    ranked = sorted(counts, key=lambda owner: counts[owner], reverse=True)
    return dict(zip(ranked, points, strict=False))


def rarities(facts: Facts, state: State) -> list[str]:
    """Names of rare rules of the majorities that come up: a tie, points that go to the neutral player."""
    neutral, row = _neutral_counts(state), facts.numbers.scoring
    found: list[str] = []
    for points, owners in ((row.church, state.church), (row.customs, state.customs)):
        counts = Counter(owner for owner in owners if owner is not None and (neutral or owner != NEUTRAL))
        if len(set(counts.values())) < len(counts):
            found.append("score:tie")
        if NEUTRAL in majority(points, owners, neutral=neutral):
            found.append("score:neutral")
    return found


def technology_points(facts: Facts, state: State) -> dict[int, int]:
    """Points for most and second most production value; in a tie the earlier in turn order (Y-R28 to Y-R30)."""
    totals = {seat: value_of(facts, state, seat) for seat in state.clockwise(state.start)}
    ranking: dict[int, int] = {seat: total for seat, total in totals.items() if state.merchants[seat].technologies}
    if _neutral_counts(state):
        ranking[NEUTRAL] = facts.numbers.scoring.neutral_halves
    ranked = sorted(ranking, key=lambda seat: -ranking[seat])
    return dict(zip(ranked, facts.numbers.scoring.technology, strict=False))


def value_of(facts: Facts, state: State, seat: Seat) -> int:
    """Production value of a seat's technologies, in halves."""
    return HALVES * sum(facts.technologies[number].value for number in state.merchants[seat].technologies)


def country_sets(points: tuple[int, ...], icons: Sequence[int]) -> Sets:
    """Divide country icons into sets of different countries for the most points ("4. Country bonus").

    Args:
        points: For a set of one, two, ... countries.
        icons: By country.
    """
    return _best(points, tuple(sorted(icons, reverse=True)))


@lru_cache(maxsize=4096)
def _best(points: tuple[int, ...], icons: tuple[int, ...]) -> Sets:
    """The best division; a set may as well be made of the most frequent countries."""
    here = sum(count > 0 for count in icons)
    if not here:
        return Sets(0, ())
    best: Sets | None = None
    for size in range(here, 0, -1):
        left = tuple(sorted((count - (place < size) for place, count in enumerate(icons)), reverse=True))
        rest = _best(points, left)
        total = points[size - 1] + rest.points
        if best is None or total > best.points:
            best = Sets(total, tuple(sorted((size, *rest.sizes), reverse=True)))
    assert best is not None, "at least one set can be made"
    return best


def _line(facts: Facts, state: State, seat: Seat, church: int, customs: int, technology: int) -> ScoreLine:
    me, row = state.merchants[seat], facts.numbers.scoring
    sets = country_sets(row.sets, me.icons)
    parts = (
        me.points,
        church,
        customs,
        technology,
        sets.points,
        sum(me.agents),
        me.goods[IMPORT],
        me.yen // row.yen_per_point,
        sum(me.goods[:TRADE_GOODS]) // row.goods_per_point,
    )
    return ScoreLine(seat, 0, *parts, sum(parts), value_of(facts, state, seat), sets.sizes)


def _placed(line: ScoreLine, place: int) -> ScoreLine:
    return replace(line, place=place)


def tie(lines: Sequence[ScoreLine]) -> bool:
    """Whether turn order decided who has won."""
    return len(lines) > 1 and lines[0].total == lines[1].total
