"""Nippon: effects of factory tiles together, in order and one after the other."""

from __future__ import annotations

import pytest

from rules.nippon.events.building import EffectLapsed
from rules.nippon.model.terms import GOODS
from tests.rules.nippon_play import Play, build
from tests.rules.nippon_positions import FACTS


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


@pytest.mark.parametrize(
    ("key", "what", "finance"),
    [
        ("clocks1a", "ship", 3),
        ("clocks2b", "ship", 0),
        ("lenses1a", "railway", 1),
        ("bulbs2a", "machine", 0),
        ("clocks1b", "piece", 2),
        ("cotton1a", "steps", 0),
        ("paper5b", "department", 0),
        ("bento5a", "department", 0),
        ("bulbs5a", "gain", 0),
    ],
)
def test_an_effect_that_cannot_happen_is_told(key: str, what: str, finance: int) -> None:
    """N-R44: without pieces, steps or anything that counts an effect lapses; the others of the tile happen."""
    play = Play().have(money=6).offer(key)
    play.me.ships = play.me.machines = play.me.railways = 6
    play.me.rnd = 12
    if key == "bulbs5a":
        play.me.machines = 0
    play.type(f"factory w {key}")
    told = [event for event in play.told("effect-lapsed") if isinstance(event, EffectLapsed)]
    assert [event.what for event in told] == ([what, "department"] if key == "clocks2b" else [what])
    assert {event.factory for event in told} == {key}
    assert (play.me.finance, play.asked) == (finance, "end")


def test_an_effect_that_happens_is_not_told_as_lapsed() -> None:
    """Not even one whose goods find no room, or that brings as many pieces as there are."""
    play = Play().own("cotton4b", goods=4).have(coal=2).type("produce w cotton4b")
    assert not play.told("effect-lapsed")
    few = Play().have(money=6).offer("bulbs2a")
    few.me.rnd, few.me.machines = 10, 5
    assert not few.type("factory w bulbs2a").told("effect-lapsed")


def test_every_side_can_be_built() -> None:
    """No one gets stuck, whatever is built with plenty of everything, answering with what is offered first."""
    for key in FACTS.factories:
        play = build(key, money=20, iron=9, coal=9, finance=4, own=("family", "paper2a"))
        for _ in range(9):
            if play.asked == "end":
                break
            play.type(play.offers[0])
        assert play.asked == "end", key
        assert play.me.factories[-1].key == key
        assert play.me.factories[-1].good in GOODS
