"""Nippon: what each side of each factory tile brings, one by one."""

from __future__ import annotations

import pytest

from rules.nippon.model.influence import influence
from rules.nippon.model.state import FIRST
from rules.nippon.model.terms import AREAS, GOODS, REGIONS, Area
from tests.rules.nippon_play import Play
from tests.rules.nippon_positions import FACTS, put


def build(
    key: str, *, finance: int = 0, money: int = 0, iron: int = 0, coal: int = 0, own: tuple[str, ...] = ()
) -> Play:
    """Build a factory with R&D value enough, and so much left over."""
    play = Play().own(*own).have(money=6 + money, iron=iron, coal=coal).offer(key)
    play.me.rnd, play.me.finance = 10, finance
    return play.type(f"factory w {key}")


def acting(key: str, text: str, *others: str) -> Play:
    """Carry out an action with a factory that modifies it, and plenty of everything."""
    play = Play().own(key, *others).have(money=30, coal=20, silk=5, iron=9)
    return play.type(text)


# Cotton


def test_cotton_1a() -> None:
    """R&D +2."""
    play = build("cotton1a")
    assert play.me.rnd == 12
    assert play.asked == "department", "the last space of the track brings a department"


def test_cotton_1b() -> None:
    """2 money, R&D +1."""
    play = build("cotton1b")
    assert (play.me.money, play.me.rnd) == (2, 11)


def test_cotton_2a() -> None:
    """3 silk."""
    assert build("cotton2a").me.silk == 3


def test_cotton_2b() -> None:
    """The red or the white department."""
    play = build("cotton2b")
    assert play.offers == ["dept red", "dept white"]
    assert play.refused("dept blue") == "nippon-other-department"
    assert play.type("dept red").me.silk == 2
    assert build("cotton2b").type("dept white", "white mining").me.mining == 1


def test_cotton_3a() -> None:
    """R&D: one step more."""
    play = acting("cotton3a", "rnd w 1")
    assert (play.me.rnd, play.asked) == (2, "end")
    assert acting("cotton3a", "rnd w 1 with none").me.rnd == 1


def test_cotton_3b() -> None:
    """R&D: 2 silk."""
    assert acting("cotton3b", "rnd w 1").me.silk == 7


@pytest.mark.parametrize(
    ("key", "attribute", "brings"),
    [("cotton4a", "rnd", 2), ("bento4a", "mining", 3), ("bulbs4a", "money", 4)],
)
def test_machines_built_here(key: str, attribute: str, brings: int) -> None:
    """Cotton, bento and bulbs 4A: only for a machine in this factory, built by the action."""
    here, there = acting(key, f"machines w {key}"), acting(key, "machines w paper1a", "paper1a")
    without = acting(key, f"machines w {key} with none")
    plain = getattr(there.me, attribute)
    assert getattr(here.me, attribute) - plain == brings
    assert getattr(without.me, attribute) == plain


def test_cotton_4b() -> None:
    """Production here: 1 more good."""
    assert acting("cotton4b", "produce w cotton4b").me.factories[0].goods == 2
    assert acting("cotton4b", "produce w cotton4b with none").me.factories[0].goods == 1
    assert [one.goods for one in acting("cotton4b", "produce w paper1a", "paper1a").me.factories] == [0, 1]


@pytest.mark.parametrize(
    ("key", "area"),
    [
        ("cotton5a", "rnd"),
        ("paper5a", "finance"),
        ("paper5b", "contracts"),
        ("bento5b", "mining"),
        ("lenses5b", "railways"),
    ],
)
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 0), (2, 2), (3, 4)])
def test_prestige_tiles(key: str, area: Area, level: int, points: int) -> None:
    """The yellow department once for a tile of level 2 beside the area, twice for level 3."""
    play = Play().have(money=6).offer(key)
    play.me.rnd = 10
    play.me.achieved[AREAS.index(area)] = level
    assert play.type(f"factory w {key}").me.points == points


def test_cotton_5b() -> None:
    """2 VP for each kind of factory, its own and the family business included."""
    assert build("cotton5b").me.points == 2
    assert build("cotton5b", own=("cotton1a", "bento1a", "bento2a", "family")).me.points == 6


# Paper


def test_paper_1a() -> None:
    """3 iron, Finance +1."""
    play = build("paper1a")
    assert (play.me.iron, play.me.finance) == (3, 1)


def test_paper_1b() -> None:
    """Finance +2."""
    assert build("paper1b").me.finance == 2


def test_paper_2a() -> None:
    """5 money."""
    assert build("paper2a").me.money == 5


@pytest.mark.parametrize(("letter", "attribute"), [("k", "coal"), ("r", "silk"), ("g", "iron"), ("y", "points")])
def test_paper_2b(letter: str, attribute: str) -> None:
    """The department of the worker taken."""
    play = Play().have(money=6).offer("paper2b")
    play.me.rnd = 2
    assert getattr(play.type(f"factory {letter} paper2b").me, attribute) == 2


def test_paper_3a() -> None:
    """Investments and contracts: Finance +2, once an action."""
    play = Play().own("paper3a").own("cotton1a", "bento1a", goods=4).type("invest w cotton:finance bento:finance")
    assert play.me.finance == 6
    without = Play().own("paper3a").own("cotton1a", goods=4).type("invest w cotton:finance with none")
    assert without.me.finance == 2


@pytest.mark.parametrize("key", ["paper3b", "lenses5a"])
def test_special_effects_do_nothing_when_built(key: str) -> None:
    """They count at the taxes, and where influence is added up."""
    play = build(key, money=3)
    assert (play.me.money, play.me.points, play.asked) == (3, 0, "end")
    assert f"factory:{key}" in play.table.touched


def test_paper_4a() -> None:
    """Production here: 2 iron."""
    assert acting("paper4a", "produce w paper4a").me.iron == 11
    assert acting("paper4a", "produce w cotton1a", "cotton1a").me.iron == 9


def test_paper_4b() -> None:
    """Production: 1 iron for each factory, also for those that come later in the action."""
    play = acting("paper4b", "produce w cotton1a paper4b", "cotton1a", "bento1a")
    assert play.me.iron == 11
    assert play.type("produce bento1a").me.iron == 12


def test_a_modifier_named_later_counts_what_came_before() -> None:
    """Declined first, named then: it is the action that is modified."""
    play = acting("paper4b", "produce w cotton1a with none", "cotton1a")
    assert play.me.iron == 9
    assert play.type("produce paper4b with paper4b").me.iron == 11


# Bento


def test_bento_1a() -> None:
    """Mining +3, and the grey department that is reached."""
    play = build("bento1a")
    assert (play.me.mining, play.me.iron) == (3, 2)


def test_bento_1b() -> None:
    """Mining +2; 2 Finance steps back bring 2 more."""
    play = build("bento1b", finance=3)
    assert (play.me.mining, play.asked, play.offers) == (2, "again", ["again"])
    play.type("again")
    assert (play.me.mining, play.me.finance, play.me.iron, play.asked) == (4, 1, 2, "end")
    assert build("bento1b", finance=3).type("none").me.finance == 3


def test_a_price_is_paid_whole() -> None:
    """N-R15: one Finance space behind the marker is not enough for two."""
    play = build("bento1b", finance=1)
    assert (play.me.mining, play.me.finance, play.asked) == (2, 1, "end")


def test_bento_1b_at_the_end_of_the_track() -> None:
    """Nothing is asked where it would bring nothing."""
    play = Play().have(money=6).offer("bento1b")
    play.me.rnd, play.me.mining, play.me.finance = 10, 10, 4
    play.type("factory w bento1b")
    assert (play.me.mining, play.asked) == (12, "department")
    assert play.type("dept blue").asked == "end"


def test_bento_2a() -> None:
    """4 coal."""
    assert build("bento2a").me.coal == 4


def test_bento_2b() -> None:
    """3 coal on the tile; they can be paid."""
    play = build("bento2b")
    assert (play.me.factories[0].coal, play.me.coal, play.me.all_coal) == (3, 0, 3)


def test_bento_3a() -> None:
    """Mining: one step more and 1 iron."""
    play = acting("bento3a", "mining w 1")
    assert (play.me.mining, play.me.iron) == (2, 10)


def test_bento_3b() -> None:
    """Mining: 2 iron."""
    assert acting("bento3b", "mining w 1").me.iron == 11


def test_bento_4b() -> None:
    """Production: one factory without coal; the dearest unless another is named."""
    play = acting("bento4b", "produce w bento4b bulbs1a", "bulbs1a")
    assert play.me.coal == 17
    named = acting("bento4b", "produce w bento4b bulbs1a free bento4b", "bulbs1a")
    assert named.me.coal == 16
    assert acting("bento4b", "produce w bento4b with none").me.coal == 17
    wrong = Play().own("bento4b", "bulbs1a").have(coal=9)
    assert wrong.refused("produce w bento4b free bulbs1a") == "nippon-not-free"
    assert Play().own("bento1a").have(coal=9).refused("produce w bento1a free bento1a") == "nippon-not-free"


def test_bento_4b_without_coal() -> None:
    """The action can be chosen with no coal at all."""
    play = Play().own("bento4b", "bulbs1a").type("produce w")
    assert "produce bulbs1a free bulbs1a with bento4b" in play.offers
    play.type("produce bulbs1a")
    assert (play.me.factories[1].goods, play.asked) == (1, "end")


def test_bento_5a() -> None:
    """Every department symbol up to the Mining marker, one after the other; influence markers are none."""
    play = Play().have(money=6).offer("bento5a")
    play.me.rnd, play.me.mining = 10, 10
    play.type("factory w bento5a")
    assert (play.me.iron, play.me.money, play.me.points, play.me.flag) == (2, 3, 2, [3, 5, 7])
    last = Play().have(money=6).offer("bento5a")
    last.me.rnd, last.me.mining = 10, 12
    assert last.type("factory w bento5a").asked == "department"


# Lenses


def test_lenses_1a() -> None:
    """A railway, Finance +1; the railway is free."""
    play = build("lenses1a")
    assert play.asked == "railway"
    play.type("railway kansai/silk")
    assert (play.me.railways, play.me.silk, play.me.finance) == (1, 1, 1)


def test_lenses_1b() -> None:
    """The bonus of its space twice."""
    assert build("lenses1b").type("railway north/2money").me.money == 4


def test_lenses_2a() -> None:
    """A second railway in another region for 5 money and 1 iron."""
    play = build("lenses2a", money=5, iron=1).type("railway kanto/coal")
    assert play.asked == "second-railway"
    assert not any(offer.startswith("railway kanto") for offer in play.offers)
    assert play.refused("railway kanto/silk") == "nippon-region-again"
    play.type("railway north/2money")
    assert (play.me.railways, play.me.money, play.me.iron, play.asked) == (2, 2, 0, "end")
    assert build("lenses2a", money=5, iron=1).type("railway kanto/coal", "none").me.money == 5
    assert build("lenses2a", money=4, iron=1).type("railway kanto/coal").asked == "end"


def test_the_bonus_of_the_first_pays_for_the_second() -> None:
    """N-R11: the iron of the first space is there when the second railway is asked."""
    play = build("lenses2a", money=5).type("railway southwest/iron")
    assert play.asked == "second-railway"
    assert play.type("railway kanto/coal").me.railways == 2


def test_lenses_2b() -> None:
    """A second railway in another region for 1 iron and 2 Finance steps."""
    play = build("lenses2b", iron=1, finance=2).type("railway kanto/coal", "railway north/2money")
    assert (play.me.railways, play.me.finance, play.me.iron) == (2, 0, 0)
    assert build("lenses2b", iron=1, finance=1).type("railway kanto/coal").asked == "end"
    assert build("lenses2b", finance=4).type("railway kanto/coal").asked == "end"


def test_lenses_3a() -> None:
    """Railways: the bonus of a region in which one built in this action."""
    play = acting("lenses3a", "railways w kanto/coal north/2money")
    assert play.asked == "region-bonus"
    assert play.offers == ["bonus kanto", "bonus north"]
    iron = play.me.iron
    assert play.type("bonus kanto").me.iron == iron + 2


def test_lenses_3b() -> None:
    """Railways: the department of the worker taken."""
    play = acting("lenses3b", "railways y kanto/coal")
    assert play.me.points == 2


def test_lenses_4a() -> None:
    """Machines here: a railway."""
    play = acting("lenses4a", "machines w lenses4a")
    assert play.asked == "railway"
    assert play.type("railway kanto/coal").me.railways == 1


@pytest.mark.parametrize(
    ("key", "answer", "attribute"),
    [
        ("lenses4b", "railway kanto/coal", "railways"),
        ("bulbs4b", "machine bulbs4b", "machines"),
        ("clocks4b", "ship berlin", "ships"),
    ],
)
def test_after_a_contract(key: str, answer: str, attribute: str) -> None:
    """Lenses, bulbs and clocks 4B: a railway, a machine or a ship once a contract was fulfilled in the action."""
    play = Play().own(key).own("cotton1a", goods=4).type("invest w cotton:k1")
    assert getattr(play.type(answer).me, attribute) == 1
    without = Play().own(key).own("cotton1a", goods=4).type("invest w cotton:finance")
    assert without.asked == "end"


@pytest.mark.parametrize(("factories", "expected"), [((), 5), (("lenses5a",), 6)])
def test_lenses_5a(factories: tuple[str, ...], expected: int) -> None:
    """A railway counts 3 instead of 2 where one has a marker."""
    play = Play().own(*factories)
    put(play.state, 0, "osaka", "top", 3)
    play.state.railways[REGIONS.index("kansai")][0] = FIRST
    assert influence(FACTS, play.state, FIRST, "kansai") == expected


# Bulbs


def test_bulbs_1a() -> None:
    """1 good below each of three factories."""
    play = build("bulbs1a", own=("cotton1a", "paper1a", "family"))
    assert play.asked == "goods"
    assert len(play.offers) == 4
    assert play.refused("goods cotton1a paper1a") == "nippon-goods-exactly"
    assert play.refused("goods cotton1a paper1a paper1a") == "nippon-goods-exactly"
    play.type("goods cotton1a family bulbs1a")
    assert [one.goods for one in play.me.factories] == [1, 0, 1, 1]


def test_bulbs_1a_with_few_factories() -> None:
    """N-R14: as many as have room, without a question where there is no choice."""
    play = build("bulbs1a", own=("cotton1a",))
    assert ([one.goods for one in play.me.factories], play.asked) == ([1, 1], "end")
    full = Play().own("cotton1a", "paper1a", "bento1a", goods=4).own("lenses1a").have(money=6).offer("bulbs1a")
    full.me.rnd = 10
    full.type("factory w bulbs1a")
    assert [one.goods for one in full.me.factories] == [4, 4, 4, 1, 1]


def test_bulbs_1b() -> None:
    """2 goods below this factory."""
    assert build("bulbs1b").me.factories[0].goods == 2


def test_bulbs_2a() -> None:
    """Two machines in different factories, free but for their spaces."""
    play = build("bulbs2a", own=("cotton1a", "paper1a"))
    assert play.asked == "machine"
    assert play.offers == ["machine cotton1a paper1a", "machine cotton1a bulbs2a", "machine paper1a bulbs2a"]
    assert play.refused("machine cotton1a") == "nippon-machines-exactly"
    assert play.refused("machine cotton1a cotton1a/iron") == "nippon-machine-twice"
    play.type("machine cotton1a bulbs2a")
    assert (play.me.machines, play.me.money) == (2, 0)


def test_bulbs_2a_with_iron() -> None:
    """The second space costs its iron; N-R14: as many machines as can be built."""
    play = Play().own("cotton1a", machines=1).have(money=6, iron=1).offer("bulbs2a")
    play.me.rnd = 10
    play.type("factory w bulbs2a")
    assert (play.me.machines, play.me.iron, play.asked) == (3, 0, "end")
    poor = Play().own("cotton1a", machines=1).have(money=6).offer("bulbs2a")
    poor.me.rnd = 10
    poor.type("factory w bulbs2a")
    assert ([one.machines for one in poor.me.factories], poor.asked) == ([[True, False], [True, False]], "end")


def test_bulbs_2b() -> None:
    """A machine, and the factory produces for its coal."""
    play = build("bulbs2b", coal=4, own=("cotton1a",)).type("machine bulbs2b")
    assert (play.me.factories[1].goods, play.me.coal) == (2, 0)
    assert build("bulbs2b", coal=4, own=("cotton1a",)).type("machine cotton1a").me.coal == 2


@pytest.mark.parametrize("case", ["coal", "room", "family"])
def test_bulbs_2b_without_production(case: str) -> None:
    """N-R16: nothing is paid where the factory cannot produce, or nothing would find room."""
    play = Play().own("family").own("cotton1a", goods=4).have(money=6, coal=3).offer("bulbs2b")
    play.me.rnd = 10
    where = {"coal": "bulbs2b", "room": "cotton1a", "family": "family"}[case]
    play.type("factory w bulbs2b", f"machine {where}")
    assert (play.me.machines, play.me.coal, play.asked) == (1, 3, "end")


def test_bulbs_3a() -> None:
    """Production here: 2 more goods."""
    assert acting("bulbs3a", "produce w bulbs3a").me.factories[0].goods == 3


def test_bulbs_3b() -> None:
    """Production: 1 more good in each factory."""
    play = acting("bulbs3b", "produce w bulbs3b cotton1a", "cotton1a")
    assert [one.goods for one in play.me.factories] == [2, 2]


def test_bulbs_5a() -> None:
    """2 money for each machine, 8 at most."""
    play = Play().own("cotton1a", machines=2).own("paper1a", machines=1).have(money=6).offer("bulbs5a")
    play.me.rnd = 10
    assert play.type("factory w bulbs5a").me.money == 6
    rich = Play().own("cotton1a", "paper1a", "bento1a", machines=2).have(money=6).offer("bulbs5a")
    rich.me.rnd = 10
    assert rich.type("factory w bulbs5a").me.money == 8


@pytest.mark.parametrize(
    ("key", "pieces", "tracks", "points"),
    [
        ("bulbs5b", (3, 3, 3), (12, 12, 12), 0),
        ("bulbs5b", (4, 5, 6), (0, 0, 0), 8),
        ("bulbs5b", (6, 6, 6), (0, 0, 0), 12),
        ("clocks5a", (6, 6, 6), (12, 12, 12), 12),
        ("clocks5a", (4, 0, 0), (10, 7, 0), 6),
        ("clocks5b", (6, 6, 6), (10, 6, 0), 2),
        ("clocks5b", (6, 6, 6), (12, 11, 7), 10),
    ],
)
def test_thresholds(key: str, pieces: tuple[int, int, int], tracks: tuple[int, int, int], points: int) -> None:
    """2 VP for each threshold: of the pieces, the lower ones of all six areas, of the tracks."""
    play = Play().have(money=6).offer(key)
    play.me.ships, play.me.machines, play.me.railways = pieces
    play.me.rnd, play.me.mining, play.me.finance = tracks
    play.me.rnd = play.me.rnd or 10
    missing = 2 * (tracks[0] == 0 and key != "bulbs5b")
    assert play.type(f"factory w {key}").me.points == points + missing


# Clocks


def test_clocks_1a() -> None:
    """A ship, Finance +3."""
    play = build("clocks1a").type("ship berlin")
    assert (play.me.ships, play.me.finance, play.me.upgraded) == (1, 3, ["white"])


@pytest.mark.parametrize(
    ("answer", "attribute"),
    [("ship berlin", "ships"), ("machine clocks1b", "machines"), ("railway north/2money", "railways")],
)
def test_clocks_1b(answer: str, attribute: str) -> None:
    """A ship, a machine or a railway; Finance +2."""
    play = build("clocks1b", own=("cotton1a",))
    assert play.asked == "piece"
    assert answer in play.offers
    play.type(answer)
    assert (getattr(play.me, attribute), play.me.finance, play.asked) == (1, 2, "end")


def test_clocks_2a() -> None:
    """A second ship for 1 iron."""
    play = build("clocks2a", iron=1).type("ship berlin")
    assert play.asked == "second-ship"
    assert "ship berlin" not in play.offers
    play.type("ship paris")
    assert (play.me.ships, play.me.iron) == (2, 0)
    assert build("clocks2a").type("ship berlin").asked == "end"


@pytest.mark.parametrize(
    ("destination", "attribute"),
    [("sanfrancisco", "silk"), ("newyork", "coal"), ("london", "iron")],
)
def test_clocks_2b(destination: str, attribute: str) -> None:
    """A ship, then the department of the specialist who came; it is upgraded by then."""
    play = build("clocks2b").type(f"ship {destination}")
    assert getattr(play.me, attribute) == 3
    assert build("clocks2b").type("ship berlin").asked == "white"


def test_clocks_2b_without_a_ship() -> None:
    """No specialist can come: no department."""
    play = Play().have(money=6).offer("clocks2b")
    play.me.rnd = 10
    for mission in play.state.missions:
        mission.home = False
    play.type("factory y clocks2b")
    assert (play.me.points, play.asked) == (0, "end")


def test_clocks_3a() -> None:
    """A second ship to another destination for 2 money."""
    play = build("clocks3a", money=2).type("ship berlin", "ship paris")
    assert (play.me.ships, play.me.money) == (2, 0)
    assert build("clocks3a", money=1).type("ship berlin").asked == "end"


def test_clocks_3b() -> None:
    """A second ship to another destination for 2 Finance steps."""
    play = build("clocks3b", finance=2).type("ship berlin", "ship paris")
    assert (play.me.ships, play.me.finance) == (2, 0)
    assert build("clocks3b", finance=1).type("ship berlin").asked == "end"


def test_clocks_4a() -> None:
    """Machines here: a ship, Finance +2."""
    play = acting("clocks4a", "machines w clocks4a").type("ship berlin")
    finance = 2 + 1  # the first ship and the first machine are gone: a step between them
    assert (play.me.ships, play.me.finance) == (1, finance)


# Together


def test_machines_of_effects_are_not_modified() -> None:
    """Effects of factories are no actions: a machine of an effect in cotton 4A brings no steps."""
    play = build("bulbs2b", own=("cotton4a",)).type("machine cotton4a")
    assert (play.me.rnd, play.asked) == (10, "end")


def test_one_factory_modifies_an_action() -> None:
    """Two could: one must be named; afterwards it is settled."""
    play = Play().own("cotton4a", "bulbs4a").have(money=20)
    assert play.refused("machines w cotton4a bulbs4a") == "nippon-modifier-which"
    play.type("machines w cotton4a bulbs4a with bulbs4a")
    assert (play.me.rnd, play.me.money) == (0, 14)
    later = Play().own("cotton4a", "bulbs4a").have(money=20).type("machines w cotton4a")
    assert later.refused("machines bulbs4a with bulbs4a") == "nippon-modifier-settled"
    assert later.type("machines bulbs4a").me.money == 10


def test_an_effect_and_its_bonus_come_before_the_next_effect() -> None:
    """N-R7: the ship, the step of the gap it empties, then the Finance steps of the tile."""
    play = Play().own("cotton1a", machines=1).have(money=6).offer("clocks1a")
    play.me.rnd, play.me.finance = 10, 4
    play.type("factory w clocks1a", "ship berlin")
    steps = [(event.kind, getattr(event, "space", None)) for event in play.told("advanced", "ship-sent", "department")]
    assert [kind for kind, _ in steps] == ["ship-sent", "advanced", "department", "advanced", "department"]


def test_every_side_can_be_built() -> None:
    """Nobody gets stuck, whatever is built with plenty of everything, answering with what is offered first."""
    for key in FACTS.factories:
        play = build(key, money=20, iron=9, coal=9, finance=4, own=("family", "paper2a"))
        for _ in range(9):
            if play.asked == "end":
                break
            play.type(play.offers[0])
        assert play.asked == "end", key
        assert play.me.factories[-1].key == key
        assert play.me.factories[-1].good in GOODS


def test_bulbs_1a_where_a_factory_is_full() -> None:
    """Nothing comes below a factory without room."""
    play = Play().own("cotton1a", "paper1a", "bento1a").own("clocks1a", goods=4).have(money=6).offer("bulbs1a")
    play.me.rnd = 10
    play.type("factory w bulbs1a")
    assert play.asked == "goods"
    assert play.refused("goods cotton1a paper1a clocks1a") == "nippon-no-room"
