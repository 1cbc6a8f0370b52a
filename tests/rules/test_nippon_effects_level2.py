"""Nippon: what each side of the factories of level 2 brings, bento and lenses, one by one."""

from __future__ import annotations

import pytest

from rules.nippon.laying import put
from rules.nippon.model.influence import influence
from rules.nippon.model.state import FIRST
from rules.nippon.model.terms import REGIONS
from tests.rules.nippon_play import Play, acting, build
from tests.rules.nippon_positions import FACTS


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
    """Railways: the bonus of a region in which the player built in this action."""
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
    """A railway counts 3 instead of 2 where the player has a marker."""
    play = Play().own(*factories)
    put(play.state, 0, "osaka", "top", 3)
    play.state.railways[REGIONS.index("kansai")][0] = FIRST
    assert influence(FACTS, play.state, FIRST, "kansai") == expected
