"""The empty city of Yokohama for samples: its areas, its boards, and merchants with ordinary possessions."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from rules.core.seats import Seat
from rules.yokohama.view import YokohamaView
from rules.yokohama.view.table import AreaView, LaboratoryView, MerchantView, PortView, Stock
from tests.render.samples_yokohama_cards import (
    achievement,
    building,
    order,
    orders,
    spaces,
    table,
    technologies,
    technology,
    tokens,
)

if TYPE_CHECKING:
    from rules.yokohama.model.terms import AreaKind, Goods, Zone

TOWNS: dict[int, tuple[str, ...]] = {
    4: (
        "tea1 bank mine1 port fishing1 church",
        "mill1 lab canal china mine2",
        "customs tea2 agency dock",
        "mill2 fishing2 research",
    ),
    3: ("tea bank mine port fishing1", "mill lab canal china", "customs church agency", "dock fishing2"),
    2: ("tea bank mine port", "mill lab church", "customs agency", "fishing"),
}
PRODUCTION = ("mine", "mill", "tea", "fishing")
ZONES: tuple[Zone, ...] = ("low", "mid", "mid", "high", "high", "high")


def area(word: str, letter: str, row: int, column: int, seats: int, number: int) -> AreaView:
    kind = cast("AreaKind", word.rstrip("12"))
    canal = kind == "canal"
    return AreaView(
        id=word,
        letter=letter,
        kind=kind,
        category="canal" if canal else "production" if kind in PRODUCTION else "commercial",
        row=row,
        column=column,
        neighbours=(),
        building=None if canal else building(number % 24),
        token=None if canal else tokens()[number % 10],
        assistants=(0,) * seats,
        presidents=(),
        station=False,
        power=(0,) * seats,
        gives=(0, *next(row["effect"] for row in table("areas")["area"] if row["kind"] == kind)),
    )


def town(seats: int) -> tuple[AreaView, ...]:
    found: list[AreaView] = []
    for row, words in enumerate(TOWNS[seats]):
        for column, word in enumerate(words.split()):
            found.append(area(word, chr(65 + len(found)), row, column, seats, len(found)))
    return tuple(found)


def merchant(seat: int, *, yen: int = 3, goods: Goods = (1, 2, 7, 0, 1), points: int = 31) -> MerchantView:
    return MerchantView(
        seat=Seat(seat),
        points=points,
        yen=yen,
        goods=goods,
        hand=Stock(5, 1, 0),
        warehouse=Stock(2, 4, 3),
        house_costs=(5, 6, 7),
        president=None,
        walked=(),
        orders_in_hand=2,
        completed=(order("gb3"), order("fr2")),
        technologies=(technology("newspaper"), technology("winery-fr")),
        surcharge=0,
        icons=(2, 0, 2, 0, 0),
        agents=("gb",),
        used_agents=("fr",),
        tokens=(tokens()[0],),
        achievements=("A3",) if seat == 1 else (),
        reward_token=None,
        shops_built=3,
        houses_built=1,
    )


def base(seats: int) -> YokohamaView:
    """The empty city with everything in its place."""
    decks = orders()
    ports = [PortView("port", ZONES, decks[0:12:2], 3), PortView("dock", ZONES, decks[11:35:4], 3)]
    cards = technologies()
    laboratories = [
        LaboratoryView("lab", (0, 0, 1, 1, 2, 2), (cards[0], *cards[4:20:4], cards[22])),
        LaboratoryView("research", (0, 0, 1, 1, 2, 2), (*cards[1:21:5], cards[26], cards[28])),
    ]
    return YokohamaView(
        audience=None,
        edition="synapses",
        modules=(),
        phase="place",
        turn=1,
        round=1,
        active=Seat(0),
        asked=(Seat(0),),
        start=Seat(0),
        areas=town(seats),
        church=spaces("church", "--------", seats),
        customs=spaces("customs", "--------", seats),
        ports=tuple(ports[: 1 if seats == 2 else 2]),
        laboratories=tuple(laboratories[: 2 if seats == 4 else 1]),
        achievements=(achievement("A3"), achievement("B2"), achievement("C3")),
        reward_tokens=(),
        agents=(3, 2, 2, 2, 1),
        station=True,
        order_deck={2: 10, 3: 13, 4: 16}[seats],
        technology_deck=12,
        prices=(2, 2, 1, 1, 4),
        piece_costs=(0, 2),
        merchants=tuple(
            replace(
                merchant(seat, yen=4 if seat else 3, goods=(1, 1, 1, 1, 0), points=0),
                hand=Stock(8, 2, 0),
                warehouse=Stock(12, 6, 4),
                house_costs=(4, 5, 6, 7),
                orders_in_hand=1,
                completed=(),
                technologies=(),
                icons=(0, 0, 0, 0, 0),
                agents=(),
                used_agents=(),
                tokens=(),
                achievements=(),
                shops_built=0,
                houses_built=0,
            )
            for seat in range(seats)
        ),
        hand=None,
        offer=None,
        kept=None,
        acting=None,
        agent_used=False,
        spun=False,
        studied=False,
        ending=(),
        rounds_left=None,
        board_limit={2: 5, 3: 5, 4: 6}[seats],
        results=None,
        ended_by=None,
    )
