"""The worked examples of the rulebooks; those of Synapses that differ end in ``_synapses``."""

from rules.core.seats import Seat
from rules.yokohama.events.areas import Built, Learned, PlacedAtCustoms, PlacedInChurch, TokenTaken
from rules.yokohama.events.extras import Achieved, AgentGained, Gained
from rules.yokohama.events.moves import Placed, Recovered, Went
from rules.yokohama.model.cards import Reward
from rules.yokohama.scoring import country_sets, majority, technology_points
from tests.rules.yokohama_table import FACTS, TableOfYokohama, some

RED, BLUE, YELLOW, GREEN = (Seat(seat) for seat in range(4))


def test_example_placement() -> None:
    """1 yen to yellow for the laboratory, 1 yen to blue for the agency, the silk mill is free."""
    table = TableOfYokohama().stand("lab", YELLOW).stand("agency", BLUE).own(yen=2)
    told = table.do("place lab agency mill1")
    assert some(told, "placed") == [Placed(RED, ("mill1", "lab", "agency"), ((BLUE, 1), (YELLOW, 1)), telegram=False)]
    assert (table.me().yen, table.me(BLUE).yen, table.me(YELLOW).yen) == (0, 5, 5)


def test_example_placement_synapses() -> None:
    """Mine free, agency 1 yen to blue; the laboratory with two presidents is too expensive: the silk mill instead."""
    table = TableOfYokohama().stand("lab", YELLOW).stand("lab", GREEN).stand("agency", BLUE).own(yen=2)
    assert table.why("place mine1 agency lab") == "yokohama-fees-too-high"
    table.do("place mine1 agency mill1")
    assert (table.me().yen, table.me(BLUE).yen) == (1, 5)


def _movement() -> TableOfYokohama:
    """The president on the tea plantation; assistants in the agency, where blue stands, and beyond in the dock."""
    return TableOfYokohama().stand("tea2").put("tea2 agency dock").stand("agency", BLUE).own(assistants=0, yen=1)


def test_example_movement() -> None:
    """Through the area with an own assistant, for 1 yen to blue, to one without a foreign president."""
    table = _movement()
    table.go_on()
    assert table.answers("go") == ("go dock via agency",)
    told = table.do("go dock")
    assert some(told, "went") == [Went(RED, "dock", "walk", ("agency",), ((BLUE, 1),), 0)]


def test_example_movement_synapses() -> None:
    """The way through an area without an own assistant is closed; a merchant who cannot pay may not pass."""
    table = _movement().own(yen=0)
    table.go_on()
    assert "go" not in table.parts()
    assert table.why("go dock") == "yokohama-go-no-way"


def _silk() -> TableOfYokohama:
    """President, three assistants and a shop in the silk mill."""
    table = TableOfYokohama().put("mill1*3").shop("mill1").own(assistants=2, houses=1)
    table.do("place none")
    return table


def test_example_area_action() -> None:
    """1 + 3 + 1 = power 5: 4 silk."""
    table = _silk()
    assert table.goods()[1] == 1
    table.do("go mill1")
    assert table.goods()[1] == 5
    acting = table.seen().acting
    assert acting is not None
    assert acting.power == 5


def test_example_power5() -> None:
    """The token lies there still: 1 import, and it stays with the merchant."""
    table = _silk()
    table.state.sites[table.area("mill1")].token, table.state.sites[table.area("tea1")].token = (
        table.state.sites[table.area("tea1")].token,
        table.state.sites[table.area("mill1")].token,
    )
    table.do("go mill1")
    told = table.do("token")
    assert some(told, "token-taken") == [TokenTaken(RED, "mill1", FACTS.tokens[0])]
    assert some(told, "gained") == [Gained(RED, Reward(goods=(0, 0, 0, 0, 1)), "token")]
    assert len(table.me().tokens) == 1


def test_example_build_a() -> None:
    """No second shop in an area."""
    table = _silk()
    table.do("go mill1")
    assert table.why("build shop 2") == "yokohama-shop-already"
    assert table.answers("build") == ("build house",)


def test_example_build_b() -> None:
    """A trading house instead, for 9 points."""
    table = _silk()
    tile = next(number for number, tile in enumerate(FACTS.tiles) if tile.house.points == 9)
    site = table.state.sites[table.area("mill1")]
    other = next((one for one in table.state.sites if one.tile == tile), None)
    if other is not None:
        other.tile = site.tile
    site.tile = tile
    table.do("go mill1")
    told = table.do("build house")
    assert some(told, "built") == [Built(RED, "mill1", "house", 0)]
    assert table.me().points == 9


def test_example_recovery() -> None:
    """All three assistants return."""
    table = _silk()
    table.do("go mill1")
    told = table.do("build none")
    assert some(told, "recovered") == [Recovered(RED, "mill1", 3, 0)]
    assert table.me().assistants == 5


def test_example_agent() -> None:
    """Two assistants and a trading house in the copper mine: power 3, 1 copper; the two return."""
    table = TableOfYokohama().put("mine1*2").house("mine1").agents("gb").own(assistants=0)
    told = table.do("agent mine1")
    assert some(told, "gained") == [Gained(RED, Reward(goods=(1, 0, 0, 0, 0)), "area")]
    assert some(told, "recovered") == [Recovered(RED, "mine1", 2, 0)]
    assert table.question.kind == "place"


def test_example_achievement() -> None:
    """5 copper owned, two were there before: 6 points for an assistant."""
    table = TableOfYokohama().own(copper=5)
    table.state.achieved[0] = [BLUE, YELLOW]
    for seat in (BLUE, YELLOW):
        table.me(seat).assistants -= 1
    told = table.do("achieve A1")
    assert some(told, "achieved") == [Achieved(RED, "A1", 6, first=False)]
    assert (table.goods()[0], table.me().assistants) == (5, 7)


def test_example_icons() -> None:
    """A British technology, then a British order: a British agent."""
    table = TableOfYokohama().know("station").hold("gb3").own(copper=2, tea=4)
    told = table.do("order gb3")
    assert some(told, "agent-gained") == [AgentGained(RED, "gb", short=False)]
    assert table.me().agents == [1, 0, 0, 0, 0, 0]
    assert table.state.agents == [2, 2, 2, 2, 1]


def test_example_church_score() -> None:
    """Red 2, blue 2, yellow 1; blue is rightmost."""
    owners = [RED, YELLOW, RED, BLUE, None, BLUE, None, None]
    assert majority((6, 3), owners, neutral=False) == {BLUE: 6, RED: 3}


def test_example_customs_score() -> None:
    """Red 1, green 3, yellow 1; yellow is right of red."""
    owners = [GREEN, RED, GREEN, YELLOW, GREEN, None, None, None]
    assert majority((8, 4), owners, neutral=False) == {GREEN: 8, YELLOW: 4}


def test_example_technology_score() -> None:
    """12, 20, 12, 10: the second seat first, of the two with 12 the one earlier in turn order."""
    table = TableOfYokohama()
    table.know("ball-fr", "electrical-light-us", "exposition", "postal", "winery-us", seat=1)
    table.know("station", "tram", "language-school-gb", seat=0)
    table.know("newspaper", "telegram", "telephone", seat=2)
    table.know("mining-de", "university", "gaslight-gb", seat=3)
    assert technology_points(FACTS, table.state) == {1: 10, 0: 5}


def test_example_country_score() -> None:
    """A set of five and one of three: 16."""
    sets = country_sets(FACTS.numbers.scoring.sets, (2, 2, 2, 1, 1))
    assert sets.points == 16


def test_example_remainder() -> None:
    """1 import, 3 yen, 7 goods: 1 + 1 + 2."""
    table = TableOfYokohama().own(imports=1, yen=3, copper=2, silk=1, tea=1, fish=3)
    table.state.over = "orders"
    table.state.stack.clear()
    results = table.seen().results
    assert results is not None
    line = next(line for line in results if line.seat == RED)
    assert (line.imports, line.yen, line.goods, line.total) == (1, 1, 2, 4)


def _church() -> TableOfYokohama:
    """President and two assistants in the church."""
    table = TableOfYokohama().put("church*2").own(copper=1, silk=1, tea=0, fish=0, yen=2)
    table.do("place none", "go church")
    return table


def test_example_church() -> None:
    """Faith 3 + copper + silk + 2 yen = 6: 5 points and two movements."""
    table = _church()
    told = table.do("church 6 pay copper silk 2y from area")
    assert some(told, "placed-in-church") == [PlacedInChurch(RED, 3, 6, (1, 1, 0, 0, 0), 2)]
    assert table.me().points == 5
    assert table.question.kind == "movement"
    table.do("move hand>bank hand>lab")
    assert table.question.kind != "movement"


def test_example_church_synapses() -> None:
    """1 yen is no faith (an erratum of the example): payments in yen are of 2."""
    table = _church().own(yen=1)
    assert table.why("church 6 pay copper silk 2y") == "yokohama-too-dear"
    assert "church 6 pay copper silk 2y" not in table.answers("church")


def test_example_customs() -> None:
    """Power 3 allows 2 imports; one is owned and paid: the second space, 4 points and 2 yen."""
    table = TableOfYokohama().put("customs*2").own(imports=1, yen=0)
    table.do("place none", "go customs")
    told = table.do("customs 2 from area")
    assert some(told, "placed-at-customs") == [PlacedAtCustoms(RED, 2, 1)]
    assert (table.me().points, table.me().yen, table.goods()[4]) == (4, 2, 0)


def test_example_customs_synapses() -> None:
    """Power 2 allows 1 import."""
    table = TableOfYokohama().put("customs").own(imports=3, yen=0)
    table.do("place none", "go customs")
    assert table.answers("customs") == tuple(f"customs {space}" for space in range(1, 5))
    assert table.why("customs 5") == "yokohama-customs-power"
    table.do("customs 2")
    assert (table.me().points, table.me().yen) == (4, 2)


def test_example_laboratory() -> None:
    """The Tram on the third space costs 5 + 1; shop, president and three assistants pay 5, 2 yen the rest."""
    table = TableOfYokohama().board(0, "ball-fr", "ball-gb", "tram").put("lab*3").shop("lab").own(yen=2)
    table.do("place none", "go lab")
    assert table.answers("tech")[-1] != "tech tram"
    told = table.do("tech tram")
    tram = FACTS.technologies[FACTS.technology_numbers["tram"]]
    assert some(told, "learned") == [Learned(RED, tram, "lab", 0, 2)]


def _two_orders(port: str) -> None:
    table = TableOfYokohama().put(f"{port}*2").own(yen=2)
    board = table.state.ports[0 if port == "port" else 1]
    names = [FACTS.orders[number].id for number in board if number is not None]
    table.do("place none", f"go {port}")
    assert table.why(f"take {names[4]}") == "yokohama-zone"
    table.do(f"take {names[2]} {names[0]}")
    assert [FACTS.orders[number].id for number in table.me().orders] == [names[2], names[0]]
    assert table.me().yen == 0


def test_example_port() -> None:
    """Power 3: an order of the middle zone, and for 2 yen one of the low zone."""
    _two_orders("port")


def test_example_dock() -> None:
    """The same on the other board."""
    _two_orders("dock")
