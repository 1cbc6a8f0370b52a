"""Nippon: building factories and machines, production."""

from __future__ import annotations

import pytest

from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.table import Table
from rules.nippon.model.state import Factory
from rules.nippon.steps.actions.factory import place_factory
from tests.rules.nippon_play import RULES, Play


def test_example_e3() -> None:
    """R&D value 1, raised by 1 silk; two steps bring the black department."""
    play = Play().have(money=6, silk=1).offer("cotton1a").type("factory w cotton1a")
    assert [factory.key for factory in play.me.factories] == ["cotton1a"]
    assert (play.me.money, play.me.silk, play.me.rnd) == (0, 0, 2)
    assert play.me.coal == 0
    again = Play().have(money=6, silk=1).offer("cotton1a")
    again.me.rnd = 1
    assert again.type("factory w cotton1a").me.coal == 2, "space 3 was reached, the black department comes afterwards"
    kinds = [event.kind for event in again.told()]
    assert kinds.index("advanced") < kinds.index("bonus") < kinds.index("department")


def test_example_e4() -> None:
    """5 money, the leftmost machine, the free space."""
    play = Play().own("cotton1a").have(money=5).type("machines b cotton1a")
    assert play.me.factories[0].machines == [True, False]
    assert (play.me.money, play.me.machines) == (0, 1)
    assert play.asked == "end"


def test_example_e5() -> None:
    """2 coal, a factory with one machine: 2 cotton."""
    play = Play().own("cotton1a", machines=1).have(coal=2).type("produce y cotton1a")
    assert (play.me.coal, play.me.factories[0].goods) == (0, 2)
    assert play.asked == "end"


@pytest.mark.parametrize(
    ("space", "key", "silk"),
    [
        (0, "cotton1b", 1),
        (2, "cotton1b", 0),
        (0, "bento2a", 6),
        (2, "bento2a", 3),
        (4, "bento2a", 1),
        (6, "bulbs4a", 3),
        (12, "bulbs4a", 0),
    ],
)
def test_the_least_silk_that_suffices(space: int, key: str, silk: int) -> None:
    """1, 3 or 6 silk for one, two or three steps of R&D value."""
    play = Play().have(money=6, silk=silk).offer(key)
    play.me.rnd = space
    play.type(f"factory w {key}")
    assert (play.me.silk, play.me.money - (2 if key == "cotton1b" else 0)) == (0, 0)
    assert play.me.rnd == space + (key == "cotton1b"), "silk does not move the marker"


def test_a_refusal_tells_how_much_silk_makes_up_for_the_value() -> None:
    """Level 1 needs a value of 2."""
    play = Play().have(money=6).offer("cotton2a")
    with pytest.raises(IllegalAction) as refused:
        play.type("factory w cotton2a")
    label = refused.value.reason.label
    assert (label.key, dict(label.args)) == ("nippon-rnd-silk", {"needed": 2, "value": 1, "due": 1, "have": 0})


def test_silk_adds_three_at_most() -> None:
    """Level 3 needs a value of 3."""
    play = Play().have(money=6, silk=40).offer("bulbs4a", "cotton2a")
    play.me.rnd = 2
    assert play.refused("factory w bulbs4a") == "nippon-rnd-short"


def test_what_cannot_be_built() -> None:
    """Not on offer, too dear, no space."""
    play = Play().have(money=6).offer("cotton2a", "paper2a")
    play.me.rnd = 2
    assert play.refused("factory w cotton3a") in {"nippon-not-in-supply", "notation-unknown"}
    play.me.money = 5
    assert play.refused("factory w cotton2a") == "nippon-short-money"
    play.me.money = 6
    play.own("paper1a", "paper1b", "paper2b", "paper3a", "paper3b", "paper4a")
    assert play.refused("factory w cotton2a") == "nippon-factories-full"


def test_silk_is_sold_for_money_that_is_short() -> None:
    """5 money and 2 silk: 1 of it as money, 1 for the R&D value."""
    play = Play().have(money=5, silk=2).offer("bento2a")
    play.me.rnd = 4
    play.type("factory w bento2a")
    assert (play.me.money, play.me.silk) == (0, 0)


def test_several_factories_of_a_kind() -> None:
    """Factories lie from the left in the order in which they are built; a kind may come again."""
    play = Play().own("cotton1a").have(money=6).offer("cotton3a")
    play.me.rnd = 2
    play.type("factory w cotton3a")
    assert [factory.key for factory in play.me.factories] == ["cotton1a", "cotton3a"]
    assert play.state.supply == []


def test_the_discount() -> None:
    """The start tile makes each factory 2 cheaper."""
    play = Play().have(money=4).offer("cotton3a")
    play.me.start, play.me.rnd = "discount", 2
    assert play.type("factory w cotton3a").me.money == 0


def test_what_waits_for_the_first_factory() -> None:
    """A machine goes to the free space, goods below; only once."""
    play = Play().have(money=12).offer("cotton3a", "cotton3b")
    play.me.rnd, play.me.waiting_machine, play.me.waiting_goods, play.me.machines = 2, True, 2, 1
    play.type("factory w cotton3a", "end")
    first = play.me.factories[0]
    assert (first.machines, first.goods) == ([True, False], 2)
    assert not play.me.waiting_machine
    assert play.me.waiting_goods == 0
    assert play.me.machines == 1, "it had left the board before"


def test_the_family_business_takes_a_space() -> None:
    """It is put like a factory."""
    play = Play()
    place_factory(RULES.position(play.state, Seat(0)), "family", "cotton", Table(Rng(b"")))
    assert play.me.factories == [Factory("family", "cotton")]


def test_machines_in_different_factories() -> None:
    """One to three, each elsewhere; the second space costs iron; no factory twice in an action."""
    play = Play().own("cotton1a", machines=1).own("paper1a", "bento1a", "lenses1a").have(money=20, iron=1)
    assert play.refused("machines w paper1a paper1a/iron") == "nippon-machine-twice"
    assert play.refused("machines w cotton1a") == "nippon-slot-taken"
    play.type("machines w cotton1a/iron paper1a")
    assert (play.me.money, play.me.iron, play.me.machines) == (10, 0, 3)
    assert play.me.factories[0].machines == [True, True]
    assert play.refused("machines paper1a/iron") == "nippon-machine-twice"
    assert play.refused("machines bento1a lenses1a") == "nippon-too-often"
    assert play.offers == ["machines bento1a", "machines lenses1a"], "no iron is left"
    play.type("machines bento1a")
    assert play.asked == "end"


def test_machines_that_cannot_be_built() -> None:
    """Money, iron and machines run short."""
    play = Play().own("cotton1a", machines=1).own("paper1a").have(money=9)
    assert play.refused("machines w cotton1a/iron") == "nippon-short"
    play.me.iron = 1
    assert play.refused("machines w paper1a cotton1a/iron") == "nippon-one-at-a-time"
    play.me.money = 4
    assert play.refused("machines w paper1a cotton1a/iron") == "nippon-short-money"
    play.me.machines = 6
    assert play.refused("machines w paper1a") == "nippon-machines-left"


def test_a_bonus_between_pieces_comes_after_its_machine() -> None:
    """The first machine with the first ship gone: Finance +1; then the second."""
    play = Play().own("cotton1a", "paper1a").have(money=10)
    play.me.ships = 1
    play.type("machines w cotton1a paper1a")
    kinds = [event.kind for event in play.told("machine-built", "advanced")]
    assert kinds == ["machine-built", "advanced", "machine-built"]
    assert play.me.finance == 1


def test_machines_may_be_declined_after_the_first() -> None:
    """Once at least; then enough is enough."""
    play = Play().own("cotton1a", "paper1a").have(money=10).type("machines w")
    assert play.refused("none") == "nippon-once-at-least"
    assert play.type("machines paper1a", "none").asked == "end"


def test_the_family_business_has_machine_spaces() -> None:
    """N-R12: it counts as a factory, and each has two spaces."""
    play = Play().own("family").have(money=5).type("machines w family")
    assert play.me.factories[0].machines == [True, False]


@pytest.mark.parametrize(
    ("key", "coal"),
    [("cotton1a", 2), ("paper1a", 2), ("bento1a", 3), ("lenses1a", 3), ("bulbs1a", 4), ("clocks1a", 4)],
)
def test_coal_by_level(key: str, coal: int) -> None:
    """2, 3 and 4 coal."""
    play = Play().own(key).have(coal=coal - 1)
    assert play.refused(f"produce w {key}") == "nippon-short"
    play.me.coal = coal
    assert play.type(f"produce w {key}").me.coal == 0
    assert play.me.factories[0].goods == 1


@pytest.mark.parametrize(("machines", "goods"), [(0, 1), (1, 2), (2, 3)])
def test_goods_by_machines(machines: int, goods: int) -> None:
    """1, 2 and 3 goods."""
    play = Play().own("cotton1a", machines=machines).have(coal=2).type("produce w cotton1a")
    assert play.me.factories[0].goods == goods


def test_what_finds_no_room_is_lost() -> None:
    """Four goods at most; N-R13: a full factory may produce, for nothing."""
    play = Play().own("cotton1a", machines=2, goods=3).have(coal=4).type("produce w cotton1a")
    assert play.me.factories[0].goods == 4
    assert play.told("produced")[0].lost == 2  # type: ignore[union-attr]
    full = Play().own("cotton1a", goods=4).have(coal=2).type("produce w cotton1a")
    assert (full.me.factories[0].goods, full.me.coal) == (4, 0)


def test_production_in_different_factories() -> None:
    """Not in one twice; three at most; coal for all of them."""
    play = Play().own("cotton1a", "paper1a", "bento1a", "lenses1a").have(coal=9)
    assert play.refused("produce w cotton1a cotton1a") == "nippon-produced-twice"
    assert play.refused("produce w cotton1a paper1a bento1a lenses1a") == "nippon-too-often"
    assert play.refused("produce w cotton1a bento1a lenses1a paper1a") == "nippon-too-often"
    play.type("produce w cotton1a bento1a")
    assert play.refused("produce cotton1a") == "nippon-produced-twice"
    play.type("produce lenses1a")
    assert (play.me.coal, play.asked) == (1, "end")


def test_the_family_business_never_produces() -> None:
    """It counts as a factory, but gets goods by other effects only."""
    play = Play().own("family", "cotton1a").have(coal=9)
    assert play.refused("produce w family") == "nippon-family-never"
    assert "produce cotton1a" in play.type("produce w").offers
    assert "produce family" not in play.offers
    alone = Play().own("family").have(coal=9)
    assert alone.refused("produce w") == "nippon-no-production"


def test_what_is_missing_has_its_reason() -> None:
    """Levels out of reach, spaces without iron, factories without coal."""
    factories = Play().have(money=6).offer("cotton1a", "bulbs1a")
    factories.me.rnd = 2
    assert missing(factories.type("factory w")) == [("nippon-level", "nippon-rnd-short")]
    machines = Play().own("cotton1a").have(money=5).type("machines w")
    assert missing(machines) == [("nippon-slot", "nippon-short")]
    production = Play().own("cotton1a", "bulbs1a").have(coal=3).type("produce w")
    assert missing(production) == [("nippon-factory", "nippon-short")]


def missing(play: Play) -> list[tuple[str, str]]:
    """What the question lacks, and why, by the ids of their labels."""
    found = RULES.questions(play.state)[0].missing()
    return [(one.what.key, one.reason.label.key) for one in found]


def test_coal_on_tiles_is_paid_last() -> None:
    """Coal of the store goes first, then that of the start tile and of bento 2B."""
    play = Play().own("bento2b").have(coal=1)
    play.me.factories[0].coal, play.me.tile_coal = 3, 1
    play.type("produce w bento2b")
    assert (play.me.coal, play.me.tile_coal, play.me.factories[0].coal) == (0, 0, 2)
