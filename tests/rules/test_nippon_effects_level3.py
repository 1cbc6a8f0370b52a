"""Nippon: what each side of the factories of level 3 brings, light bulbs and clocks, one by one."""

from __future__ import annotations

import pytest

from rules.nippon.events.building import EffectLapsed, NothingProduced
from tests.rules.nippon_play import Play, acting, build


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


def test_bulbs_1a_where_a_factory_is_full() -> None:
    """Nothing comes below a factory without room."""
    play = Play().own("cotton1a", "paper1a", "bento1a").own("clocks1a", goods=4).have(money=6).offer("bulbs1a")
    play.me.rnd = 10
    play.type("factory w bulbs1a")
    assert play.asked == "goods"
    assert play.refused("goods cotton1a paper1a clocks1a") == "nippon-no-room"


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
    (told,) = play.told("nothing-produced")
    assert isinstance(told, NothingProduced)
    assert (told.factory, told.why, told.coal) == (where, case, 4 if case == "coal" else 0)


@pytest.mark.parametrize("case", ["no machine is left", "no iron for the only spaces"])
def test_bulbs_2b_without_a_machine(case: str) -> None:
    """N-R29: no machine can be built, so that no factory produces."""
    play = Play().own("cotton1a").have(money=6, coal=9).offer("bulbs2b")
    play.me.rnd = 10
    if case == "no machine is left":
        play.me.machines = 6
    else:
        play.me.factories[0].machines[0] = play.me.waiting_machine = True
    play.type("factory w bulbs2b")
    assert (play.asked, play.me.coal) == ("end", 9)
    assert [one.goods for one in play.me.factories] == [0, 0]
    assert [event.what for event in play.told("effect-lapsed") if isinstance(event, EffectLapsed)] == ["machine"]


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
        ("clocks5a", (4, 0, 0), (11, 10, 0), 6),
        ("clocks5b", (6, 6, 6), (11, 6, 0), 2),
        ("clocks5b", (6, 6, 6), (12, 12, 3), 10),
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
