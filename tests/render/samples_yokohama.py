"""Positions of Yokohama to look at and to measure: an ordinary one, the opening, and the fullest table there can be."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from render.core.people import People, Person
from rules.core.seats import Seat
from rules.yokohama.terms import COUNTRIES, GOODS, AgentKind, AreaKind, Country, TechnologyName, Zone
from rules.yokohama.view import (
    AchievementCard,
    Acting,
    AreaView,
    BoardSpace,
    Building,
    LaboratoryView,
    MerchantView,
    Order,
    PortView,
    PowerToken,
    Reward,
    ScoreLine,
    Stock,
    Technology,
    YokohamaView,
)

if TYPE_CHECKING:
    from rules.yokohama.terms import Goods
    from rules.yokohama.view import Phase

TABLES = Path(__file__).parents[2] / "data" / "yokohama"
COLOURS = ("blue", "ochre", "mint", "violet")
PEOPLE: People = tuple(Person(n, c) for n, c in zip(("Hana", "Ise", "Mika", "Tomas"), COLOURS, strict=True))
HOSTILE: People = tuple(
    Person(n, c) for n, c in zip(("😀🔥😀", "\u202eevil\u202c name", "W" * 200, "田中さん"), COLOURS, strict=True)
)
MORE_HOSTILE: People = tuple(
    Person(n, c) for n, c in zip(("<@123>", "", "\u200b\u200b", "Łukasz Ożóg"), COLOURS, strict=True)
)
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
ZONES: tuple[Zone, ...] = ("low", "low", "mid", "mid", "high", "high")
FULL_REWARD = Reward(points=5, movement=2)


@cache
def table(name: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((TABLES / f"{name}.toml").read_text(encoding="utf-8"))


def goods_of(row: dict[str, int]) -> Goods:
    counts = tuple(row.get(kind, row.get("imports", 0) if kind == "import" else 0) for kind in GOODS)
    return cast("Goods", counts)


def reward_of(row: dict[str, int]) -> Reward:
    return Reward(
        points=row.get("points", 0),
        yen=row.get("yen", 0),
        goods=goods_of(row),
        any=row.get("any", 0),
        warehouse=row.get("warehouse", 0),
        movement=row.get("movement", 0),
        free_agent=row.get("free_agent", 0),
    )


@cache
def orders() -> tuple[Order, ...]:
    return tuple(
        Order(row["id"], cast("Country", row["id"][:2]), goods_of(row["goods"]), reward_of(row["reward"]))
        for row in table("orders")["order"]
    )


def order(word: str) -> Order:
    return next(one for one in orders() if one.id == word)


@cache
def technologies() -> tuple[Technology, ...]:
    found = []
    for row in table("technologies")["technology"]:
        for country in row["countries"]:
            word = row["name"] if len(row["countries"]) == 1 else f"{row['name']}-{country}"
            found.append(Technology(word, cast("TechnologyName", row["name"]), row["value"], country))
    return tuple(found)


def technology(word: str) -> Technology:
    return next(one for one in technologies() if one.id == word)


@cache
def tokens() -> tuple[PowerToken, ...]:
    return tuple(PowerToken(row["id"], reward_of(row["reward"])) for row in table("tokens")["token"])


def achievement(word: str, done: tuple[int, ...] = ()) -> AchievementCard:
    row = next(row for row in table("achievements")["achievement"] if row["id"] == word)
    need = tuple(row["need"].items())
    return AchievementCard(word, row["id"][0], need, row["first"], row["later"], tuple(map(Seat, done)))


def building(number: int, owners: str = "----", house: str = "-") -> Building:
    """A building tile; owners are digits of seats, in the order of the shop spaces."""
    row = table("tiles")["tile"][number]
    shops = tuple(reward_of(one) for one in row["shops"])
    seats = tuple(None if one == "-" else Seat(int(one)) for one in owners)
    owner = None if house == "-" else Seat(int(house))
    return Building(
        row["id"],
        cast("tuple[Reward, Reward, Reward, Reward]", shops),
        cast("tuple[Seat | None, Seat | None, Seat | None, Seat | None]", seats),
        reward_of(row["house"]),
        owner,
    )


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


def spaces(board: str, owners: str, seats: int) -> tuple[BoardSpace, ...]:
    """Spaces of the church or customs board; owners are digits of seats."""
    return tuple(
        BoardSpace(
            i + 1,
            row["need"],
            reward_of(row["reward"]),
            None if owner == "-" or int(owner) >= seats else Seat(int(owner)),
            seats == 2 and row.get("blocked", False),
        )
        for i, (row, owner) in enumerate(zip(table(board)["space"], owners, strict=True))
    )


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


def opening(seats: int = 4) -> YokohamaView:
    """Everybody keeps one of two orders."""
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
        replace(merchant(seat, yen=3 * seat, points=(47, 52, 44, 39)[seat]), president=areas[(1, 4, 6, 9)[seat]].id)
        for seat in range(seats)
    )
    return replace(
        start,
        turn=26,
        round=7,
        active=Seat(1),
        asked=(Seat(1),),
        areas=tuple(areas),
        church=spaces("church", "10--2---", seats),
        customs=spaces("customs", "1-3--2--", seats),
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
    areas[0] = replace(areas[0], presidents=(Seat(1),), assistants=(3, *areas[0].assistants[1:]))
    people = tuple(
        replace(one, points=one.points - 5, president=areas[0].id) if one.seat == 1 else one for one in now.merchants
    )
    return replace(now, areas=tuple(areas), merchants=people, turn=25)


def fullest(seats: int = 4) -> YokohamaView:
    """All presidents in one area, large numbers everywhere, every space built on."""
    start = middle(seats)
    everybody = tuple(Seat(seat) for seat in range(seats))
    areas = [
        one
        if one.kind == "canal"
        else replace(
            one,
            assistants=tuple(10 + seat for seat in range(seats)),
            building=building(i, "".join(str((s + i) % seats) for s in range(4)), str(i % seats)),
            station=True,
            presidents=everybody if i == 5 else (),
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
    for seat, (in_play, church, customs, technology) in enumerate(rows[:seats]):
        extra = 16 if tie and seat == 0 else 0
        total = in_play + church + customs + technology + 16 + 3 + 4 + 2 + 1 + extra
        lines.append(
            ScoreLine(
                seat=Seat(seat),
                place=1,
                in_play=in_play + extra,
                church=church,
                customs=customs,
                technology=technology,
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
        active=None,
        asked=(),
        ending=("church",),
        rounds_left=0,
        results=results,
        ended_by="church",
    )


AGENT_KINDS: tuple[AgentKind, ...] = (*COUNTRIES, "free")
