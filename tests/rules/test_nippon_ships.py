"""Ships of Nippon: specialists, upgrade tiles, payment, limits; E6 of the rulebook."""

from __future__ import annotations

import pytest

from rules.core.decisions import Pick
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.nippon.events.trade import ShipSent
from rules.nippon.model.state import Worker
from rules.nippon.model.terms import DESTINATIONS, Colour, Destination
from rules.nippon.steps.concepts.tracks import AskDepartment
from rules.nippon.steps.pieces.sending import AskShip
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import bare

SPECIALISTS: tuple[tuple[Destination, Colour, str, int], ...] = (
    ("sanfrancisco", "red", "silk", 3),
    ("newyork", "black", "coal", 3),
    ("washington", "blue", "money", 5),
    ("london", "grey", "iron", 3),
    ("paris", "yellow", "points", 4),
)


def rich(people: int = 2) -> Play:
    """Someone who can pay for ships in any way."""
    return Play(bare(people)).have(money=15, iron=9)


def picking(play: Play) -> Pick:
    """The part in which destinations are picked."""
    part = RULES.questions(play.state)[0].parts[0]
    assert isinstance(part, Pick)
    return part


def test_example_e6() -> None:
    play = Play().have(iron=6)
    play.me.machines = 2
    play.state.missions[DESTINATIONS.index("paris")].home = False
    assert play.refused("ships g paris") == "nippon-specialist-away"
    play.type("ships g berlin sanfrancisco iron x2")
    assert play.me.work == [Worker("grey"), Worker("white", specialist=True), Worker("red", specialist=True)]
    assert play.me.upgraded == ["white", "red"]
    assert play.me.finance == 1
    assert (play.me.silk, play.me.iron, play.me.ships) == (3, 0, 2)
    assert play.asked == "end", "without iron nothing more can be paid"


def test_silk_that_a_ship_brought_pays_for_the_next_one() -> None:
    play = Play().have(money=2, iron=7)
    play.me.machines = 2
    play.type("ships g berlin sanfrancisco iron x2")
    assert play.asked == "ships"
    play.type("ships london")
    assert (play.me.silk, play.me.money, play.me.iron) == (0, 0, 0)
    assert play.me.ships == 3


@pytest.mark.parametrize(("destination", "colour", "what", "gain"), SPECIALISTS)
def test_each_specialist_upgrades_the_department_of_its_colour(
    destination: Destination, colour: Colour, what: str, gain: int
) -> None:
    play = rich().type(f"ships w {destination}")
    mission = play.state.missions[DESTINATIONS.index(destination)]
    assert play.me.work[-1] == Worker(colour, specialist=True)
    assert play.me.upgraded == [colour]
    assert (mission.home, mission.tiles, mission.ships) == (False, 1, [Seat(0)])
    assert f"specialist:{colour}" in play.table.touched
    before = getattr(play.me, what)
    play.put_step(AskDepartment((colour,))).type(f"dept {colour}")
    assert getattr(play.me, what) == before + gain


def test_the_white_specialist_upgrades_novelties() -> None:
    play = rich().type("ships w berlin")
    assert play.me.upgraded == ["white"]
    play.put_step(AskDepartment(("white",))).type("dept white", "white both")
    assert (play.me.rnd, play.me.mining) == (1, 1)


def test_each_activation_costs_money_and_iron_or_iron_alone() -> None:
    play = rich().type("ships w berlin london paris")
    assert (play.me.money, play.me.iron) == (0, 6)
    play = rich().type("ships w berlin london paris iron x1")
    assert (play.me.money, play.me.iron) == (5, 4)
    play = rich().type("ships w berlin london paris iron x3")
    assert (play.me.money, play.me.iron) == (15, 0)


def test_iron_alone_is_paid_as_seldom_as_can_be() -> None:
    play = Play().have(money=6, iron=5).type("ships w berlin london")
    assert (play.me.money, play.me.iron) == (1, 1)
    told = [event for event in play.told("ship-sent") if isinstance(event, ShipSent)]
    assert [(event.money, event.iron) for event in told] == [(0, 3), (5, 1)]


def test_silk_pays_for_money_that_is_short() -> None:
    play = Play().have(money=3, silk=4, iron=1).type("ships w berlin")
    assert (play.me.money, play.me.silk, play.me.iron) == (0, 2, 0)


def test_what_cannot_be_paid_is_refused() -> None:
    play = Play().have(money=5, iron=3)
    assert play.refused("ships w berlin london") == "nippon-one-at-a-time"
    assert play.refused("ships w berlin iron x2") == "nippon-iron-too-often"
    assert Play().have(money=4, iron=2).refused("ships w berlin") == "nippon-short-money"
    assert Play().have(money=9).refused("ships w berlin") == "nippon-short"


def test_each_ship_of_the_action_goes_elsewhere() -> None:
    play = rich()
    assert play.refused("ships w berlin berlin") == "nippon-destination-again"
    play.type("ships w berlin")
    assert play.refused("ships berlin") == "nippon-destination-again"


def test_a_specialist_needs_a_space_and_so_does_the_worker_of_the_action() -> None:
    play = rich()
    play.me.work = [Worker("red")] * 5
    assert play.refused("ships w berlin") == "nippon-no-space-for-specialist"
    play.me.work = [Worker("red")] * 4
    assert play.refused("ships w berlin london") == "nippon-no-space-for-specialist"
    play.type("ships w berlin")
    assert len(play.me.work) == 6
    assert play.asked == "end"


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_as_many_ships_lie_at_a_destination_as_people_play(people: int) -> None:
    play = rich(people)
    limit = max(people, 2)
    mission = play.state.missions[DESTINATIONS.index("berlin")]
    mission.ships = [Seat(0)] * (limit - 1)
    play.type("ships w berlin")
    play = rich(people)
    play.state.missions[DESTINATIONS.index("berlin")].ships = [Seat(0)] * limit
    assert play.refused("ships w berlin") == "nippon-destination-full"


def test_a_second_ship_to_a_destination_brings_no_second_upgrade() -> None:
    play = rich()
    play.me.upgraded = ["white"]
    play.type("ships w berlin")
    mission = play.state.missions[DESTINATIONS.index("berlin")]
    assert mission.tiles == 2
    assert play.me.upgraded == ["white"]
    assert play.me.work[-1] == Worker("white", specialist=True)


def test_without_ships_the_action_cannot_be_chosen() -> None:
    play = rich()
    play.me.ships = 6
    assert play.refused("ships w") == "nippon-ships-left"
    play.me.ships = 5
    assert play.refused("ships w berlin london") == "nippon-ships-left"


def test_without_a_specialist_anywhere_the_action_cannot_be_chosen() -> None:
    play = rich()
    for mission in play.state.missions:
        mission.home = False
    assert play.refused("ships w") == "nippon-no-destination"


def test_the_action_goes_on_until_three_ships_or_enough() -> None:
    play = rich().type("ships w", "ships london")
    assert play.asked == "ships"
    play.type("none")
    assert play.asked == "end"
    assert rich().type("ships w berlin london paris").asked == "end"
    assert rich().refused("ships w berlin london paris newyork") == "nippon-too-often"


def test_at_least_one_ship_is_sent() -> None:
    assert rich().type("ships w").refused("none") == "nippon-once-at-least"


def test_bonuses_come_before_the_next_ship() -> None:
    play = rich()
    play.me.machines = 6
    play.me.ships = 4
    play.type("ships w berlin london")
    assert [event.kind for event in play.told("ship-sent", "bonus")] == ["ship-sent", "bonus", "ship-sent", "bonus"]
    assert play.asked == "department", "the last column brings any department"


def test_picks_are_payable_and_name_what_they_pay() -> None:
    play = Play().have(money=6, iron=5).type("ships w")
    part = picking(play)
    assert part.at_most == 2
    for picked in (*part.suggest(), *[part.sample(Rng(bytes([number]))) for number in range(50)]):
        assert part.refuse(picked) is None
        assert part.picked(part.answer(picked)) == picked
    assert part.notation(("london", "berlin")) == "ships london berlin iron x1"
    assert part.refuse(()) is not None


def test_an_effect_sends_a_ship_without_payment() -> None:
    play = Play().put_step(AskShip(("berlin",)))
    assert play.asked == "ship"
    assert play.offers == [f"ship {destination}" for destination in DESTINATIONS if destination != "berlin"]
    assert play.refused("ship berlin") == "nippon-destination-again"
    play.type("ship paris")
    assert play.me.work == [Worker("yellow", specialist=True)]
    assert play.me.upgraded == ["yellow"]


def test_a_ship_with_a_single_destination_is_sent_without_a_question() -> None:
    play = Play().put_step(AskShip(tuple([destination for destination in DESTINATIONS if destination != "paris"])))
    assert play.asked == "turn"
    assert play.me.work == [Worker("yellow", specialist=True)]
    assert play.me.ships == 1


def test_an_effect_passes_where_no_ship_can_be_sent() -> None:
    play = Play()
    play.me.work = [Worker("red")] * 6
    play.put_step(AskShip())
    assert play.state.stack[-1].kind == "ask-turn"
    assert "passed:ask-ship" in play.table.touched
