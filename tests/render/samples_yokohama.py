"""Positions of Yokohama to look at and to measure: an ordinary one, the opening, and the fullest table there can be."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.people import People, Person
from rules.core.seats import Seat
from rules.yokohama.model.cards import PowerToken, Reward
from rules.yokohama.scoring import ScoreLine
from rules.yokohama.view import Acting, YokohamaView
from rules.yokohama.view.table import Stock
from tests.render.samples_yokohama_cards import (
    achievement,
    building,
    order,
    orders,
    spaces,
    technologies,
    technology,
    tokens,
)
from tests.render.samples_yokohama_town import base, merchant

if TYPE_CHECKING:
    from rules.yokohama.view import Phase

__all__ = [
    "HOSTILE",
    "MORE_HOSTILE",
    "PEOPLE",
    "acting",
    "earlier",
    "fullest",
    "middle",
    "opening",
    "order",
    "over",
    "seen_by",
    "technology",
]

COLOURS = ("blue", "ochre", "mint", "violet")
PEOPLE: People = tuple(Person(n, c) for n, c in zip(("Hana", "Ise", "Mika", "Tomas"), COLOURS, strict=True))
HOSTILE: People = tuple(
    Person(n, c) for n, c in zip(("😀🔥😀", "\u202eevil\u202c name", "W" * 200, "田中さん"), COLOURS, strict=True)
)
MORE_HOSTILE: People = tuple(
    Person(n, c) for n, c in zip(("<@123>", "", "\u200b\u200b", "Łukasz Ożóg"), COLOURS, strict=True)
)

WALKED = {
    2: ("mine", "bank", "mill"),
    3: ("dock", "church", "canal", "china", "fishing1"),
    4: ("dock", "mine2", "fishing1"),
}
"""The way on which Ise came to where he stands in `middle`, by number of players."""


def opening(seats: int = 4) -> YokohamaView:
    """Everyone keeps one of two orders."""
    return replace(
        base(seats), phase="keep", turn=0, round=0, active=None, asked=tuple(Seat(seat) for seat in range(seats))
    )


def middle(seats: int = 4) -> YokohamaView:
    """An ordinary position in the middle of a match."""
    start = base(seats)
    areas = []
    for i, one in enumerate(start.areas):
        if one.kind == "canal":
            areas.append(one)
            continue
        counts = tuple((seat + i) % 4 if (seat * 5 + i * 3) % 7 < 3 else 0 for seat in range(seats))
        owners = "".join(
            str((i + s) % 4) if (i * 3 + s * 5) % 6 == 0 and (i + s) % 4 < seats else "-" for s in range(4)
        )
        house = str(i % 4) if i % 5 == 2 and i % 4 < seats else "-"
        areas.append(
            replace(
                one,
                assistants=counts,
                building=building(i, owners, house),
                token=None if i % 6 == 5 else one.token,
                station=one.kind == "lab",
                power=tuple(min(5, 2 * count) for count in counts),
            )
        )
    for seat, place in enumerate((1, 4, 6, 9)[:seats]):
        areas[place] = replace(areas[place], presidents=(Seat(seat),))
    people = tuple(
        replace(
            merchant(seat, yen=3 * seat, points=(47, 52, 44, 39)[seat]),
            president=areas[(1, 4, 6, 9)[seat]].id,
            walked=WALKED[seats] if seat == 1 else (),
        )
        for seat in range(seats)
    )
    return replace(
        start,
        turn=26,
        round=7,
        active=Seat(1),
        asked=(Seat(1),),
        areas=tuple(areas),
        church=spaces("church", "-10-----" if seats == 2 else "10--2---", seats),
        customs=spaces("customs", "-13--2--", seats),
        achievements=(achievement("A3", (1,)), achievement("B2"), achievement("C3")),
        order_deck=9,
        merchants=people,
        station=False,
    )


def earlier(seats: int = 4) -> YokohamaView:
    """What the reader of `middle` saw before: Ise stood elsewhere, had fewer points, and an assistant was not there."""
    now = middle(seats)
    areas = list(now.areas)
    here = next(i for i, one in enumerate(areas) if Seat(1) in one.presidents)
    areas[here] = replace(areas[here], presidents=())
    there = next(i for i, one in enumerate(areas) if one.id == WALKED[seats][0])
    areas[there] = replace(areas[there], presidents=(Seat(1),))
    areas[0] = replace(areas[0], assistants=(3, *areas[0].assistants[1:]))
    people = tuple(
        replace(one, points=one.points - 5, president=areas[there].id, walked=()) if one.seat == 1 else one
        for one in now.merchants
    )
    return replace(now, areas=tuple(areas), merchants=people, turn=25)


def fullest(seats: int = 4) -> YokohamaView:
    """All presidents in one area, large numbers everywhere, every space built on."""
    start = middle(seats)
    everyone = tuple(Seat(seat) for seat in range(seats))
    areas = [
        one
        if one.kind == "canal"
        else replace(
            one,
            assistants=tuple(10 + seat for seat in range(seats)),
            building=building(i, "".join(str((s + i) % seats) for s in range(4)), str(i % seats)),
            station=True,
            presidents=everyone if i == 5 else (),
            token=PowerToken("free-agent", Reward(free_agent=1)) if i % 2 else one.token,
        )
        for i, one in enumerate(start.areas)
    ]
    people = tuple(
        replace(
            merchant(seat, yen=23, goods=(12, 10, 15, 18, 9), points=118 + seat),
            hand=Stock(20, 0, 0),
            warehouse=Stock(12, 0, 0),
            house_costs=(),
            orders_in_hand=3,
            completed=orders()[seat : seat + 9],
            technologies=technologies()[seat:20:2][:9],
            icons=(6, 4, 5, 3, 2),
            president=areas[5].id,
            agents=("gb", "gb", "us", "de", "nl", "free"),
            used_agents=("fr", "fr", "de"),
            tokens=tokens()[:8],
            achievements=("A3", "B2", "C3"),
            reward_token="free",
            shops_built=8,
            houses_built=4,
        )
        for seat in range(seats)
    )
    owners = "01230123" if seats == 4 else "01201201" if seats == 3 else "01010101"
    return replace(
        start,
        phase="church",
        turn=131,
        round=33,
        areas=tuple(areas),
        church=spaces("church", owners, seats),
        customs=spaces("customs", owners, seats),
        achievements=tuple(achievement(word, tuple(range(seats))) for word in ("A3", "B3", "C4")),
        order_deck=0,
        merchants=people,
        acting=Acting(area="church", power=5, agent=False),
        ending=("church", "customs", "shops", "houses", "orders"),
        rounds_left=1,
        modules=("rewards", "free-agents"),
        reward_tokens=("gb", "free"),
    )


def seen_by(view: YokohamaView, seat: int, hand: str = "gb3 de1 us2", offer: str = "") -> YokohamaView:
    """The same position as one seat sees it, with its orders."""
    own = tuple(order(word) for word in hand.split())
    people = tuple(replace(one, orders_in_hand=len(own)) if one.seat == seat else one for one in view.merchants)
    choice = tuple(order(word) for word in offer.split()) or None
    return replace(view, audience=Seat(seat), hand=own, offer=choice, merchants=people)


def acting(view: YokohamaView, phase: Phase, place: str, power: int) -> YokohamaView:
    """The same position in the middle of an area action."""
    return replace(view, phase=phase, acting=Acting(place, power, agent=False))


def over(seats: int = 4, *, tie: bool = False) -> YokohamaView:
    """The end of a match, won by a lead or by turn order."""
    rows = ((71, 6, 4, 0), (80, 0, 8, 5), (84, 3, 0, 10), (60, 3, 4, 0))
    lines = []
    for seat, (in_play, church, customs, value) in enumerate(rows[:seats]):
        extra = 16 if tie and seat == 0 else 0
        total = in_play + church + customs + value + 16 + 3 + 4 + 2 + 1 + extra
        lines.append(
            ScoreLine(
                seat=Seat(seat),
                place=1,
                in_play=in_play + extra,
                church=church,
                customs=customs,
                technology=value,
                countries=16,
                agents=3,
                imports=4,
                yen=2,
                goods=1,
                total=total,
                technology_halves=20,
                sets=(5, 3, 1),
            )
        )
    ordered = sorted(lines, key=lambda line: (-line.total, line.seat))
    results = tuple(replace(line, place=i + 1) for i, line in enumerate(ordered))
    return replace(
        middle(seats),
        phase="over",
        church=spaces("church", "-101-01-" if seats == 2 else "1012-01-", seats),
        active=None,
        asked=(),
        ending=("church",),
        rounds_left=0,
        results=results,
        ended_by="church",
    )
