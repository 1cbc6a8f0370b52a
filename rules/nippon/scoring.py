"""Scoring: the places of a region at the end of a section, achievements, and the final score.

Source: "Die Abschnittswertung", "Schlusswertung"; rulings N-R36 (a tie between two people), N-R41 (what counts as
resources and goods), N-R42 (places at the end).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.nippon.model.influence import influences
from rules.nippon.model.places import Places, Placing
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.model.terms import AREAS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.nippon.model.facts import Facts
    from rules.nippon.model.mat_tables import PiecesRow, TrackRow
    from rules.nippon.model.state import State, Zaibatsu
    from rules.nippon.model.terms import Area, Region


@frozen
class ScoreLine:
    """The final score of a seat.

    Attributes:
        seat: Whose.
        place: 1 is best; places are never shared (N-R42).
        total: Sum of all.
        in_play: Points of the match.
        achievements: By area, points for its prestige tile.
        things: Points for resources and goods.
        money: Points for money.
    """

    seat: Seat
    place: int
    total: int
    in_play: int
    achievements: tuple[int, ...]
    things: int
    money: int


def competitors(state: State) -> list[Seat]:
    """Who has influence beside the overseas company: the people, and Takatoshi in a solo match."""
    people = [Seat(seat) for seat in range(len(state.people))]
    return people if state.automa is None else [*people, TAKATOSHI]


def place_points(facts: Facts, state: State, section: int) -> tuple[int, ...]:
    """Points for the places of a region; between two there is no second place.

    Args:
        section: From 0.
    """
    points = facts.tables.board.section[section].points
    return (points[0], *points[2:]) if len(competitors(state)) == 2 else points


def region_places(facts: Facts, state: State, region: Region, section: int) -> Places:
    """The places in a region, most influence first; who has no influence has no place."""
    return places_by(facts, state, influences(facts, state, region), section)


def places_by(facts: Facts, state: State, found: Mapping[Seat | None, int], section: int) -> Places:
    """The places in a region by the influence that was found there.

    A tie shares the points of the places that it takes, rounded down; each place counts once. In a tie the overseas
    company stands behind, which changes nothing.
    """
    order: list[Seat | None] = [*competitors(state), None]
    present = [(found[who], who) for who in order if found.get(who)]
    present.sort(key=lambda one: -one[0])
    prizes = place_points(facts, state, section)
    counts = [count for count, _ in present]
    return tuple([Placing(who, count, _shared(prizes, counts, count)) for count, who in present])


def _shared(prizes: tuple[int, ...], counts: list[int], count: int) -> int:
    """Points of everyone with so much influence."""
    first, tied = counts.index(count), counts.count(count)
    return sum(prizes[first : first + tied]) // tied


def rarities(places: Places) -> list[str]:
    """Names of rare rules that come up in a region: a tie, the overseas company ahead."""
    found: list[str] = []
    if len({placing.influence for placing in places}) < len(places):
        found.append("section:tie")
    if places and places[0].seat is None and len(places) > 1:
        found.append("section:overseas")
    return found


def achievement(facts: Facts, zaibatsu: Zaibatsu, area: Area, level: int) -> int:
    """Points that a prestige tile of a level brings beside an area, as things stand."""
    mat = facts.tables.mat
    scales = {
        "factories": (mat.factories, len(zaibatsu.factories)),
        "contracts": (mat.contracts, len(zaibatsu.contracts)),
    }
    if area in scales:
        # The number below the rightmost factory, or above the rightmost contract.
        scale, count = scales[area]
        return scale.points[min(count, len(scale.points)) - 1][level - 1] if count else 0
    lower, upper = thresholds(facts, zaibatsu, area)
    tile = mat.prestige[level - 1]
    return tile.upper if upper else tile.lower if lower else 0


def thresholds(facts: Facts, zaibatsu: Zaibatsu, area: Area) -> tuple[bool, bool]:
    """Whether the lower and the upper threshold of an area are reached; those of the other areas never are."""
    mat = facts.tables.mat
    row: PiecesRow | TrackRow
    match area:
        case "ships":
            reached, row = zaibatsu.ships, mat.pieces
        case "machines":
            reached, row = zaibatsu.machines, mat.pieces
        case "railways":
            reached, row = zaibatsu.railways, mat.pieces
        case "rnd":
            reached, row = zaibatsu.rnd, mat.rnd
        case "mining":
            reached, row = zaibatsu.mining, mat.mining
        case "finance":
            reached, row = zaibatsu.finance, mat.finance
        case "factories" | "contracts":
            return False, False
        case _:
            assert_never(area)
    return reached >= row.lower, reached >= row.upper


def achievements(facts: Facts, zaibatsu: Zaibatsu) -> tuple[int, ...]:
    """Points for the prestige tiles, by area (A)."""
    return tuple(
        [
            achievement(facts, zaibatsu, area, level) if level else 0
            for area, level in zip(AREAS, zaibatsu.achieved, strict=True)
        ]
    )


def things(zaibatsu: Zaibatsu) -> int:
    """Resources and goods left, those on tiles too (N-R41)."""
    goods = sum(factory.goods for factory in zaibatsu.factories) + zaibatsu.waiting_goods
    return zaibatsu.all_coal + zaibatsu.silk + zaibatsu.iron + goods


def worth(facts: Facts, count: int, money: int) -> tuple[int, int]:
    """Points for so many resources and goods, and for so much money (B)."""
    match = facts.tables.match
    return count // match.things_a_point.value, money // match.money_a_point.value


def score(facts: Facts, state: State, seat: Seat) -> ScoreLine:
    """The final score of a seat, without its place; alone and lost, nothing is scored."""
    me = state.people[seat]
    if state.won is False:
        return ScoreLine(seat, 0, me.points, me.points, (0,) * len(AREAS), 0, 0)
    areas = achievements(facts, me)
    of_things, of_money = worth(facts, things(me), me.money)
    return ScoreLine(seat, 0, me.points + sum(areas) + of_things + of_money, me.points, areas, of_things, of_money)


def results(facts: Facts, state: State) -> tuple[ScoreLine, ...]:
    """The final score, best first; in a tie whoever had the last turn latest (N-R42)."""
    lines = [score(facts, state, Seat(seat)) for seat in range(len(state.people))]
    lines.sort(key=lambda line: (line.total, _last_turn(state, line.seat)), reverse=True)
    return tuple([replace(line, place=place) for place, line in enumerate(lines, start=1)])


def _last_turn(state: State, seat: Seat) -> int:
    """The later someone had a turn, the higher."""
    return state.last.index(seat) if seat in state.last else -1
