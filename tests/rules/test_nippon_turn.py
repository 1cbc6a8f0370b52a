"""Nippon: a turn, R&D and Mining, silk, modifiers."""

from __future__ import annotations

import pytest

from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.steps.declining import Decline
from rules.core.steps.together import AskEach
from rules.core.table import Table
from rules.nippon.game import NIPPON
from rules.nippon.model.state import FIRST, Factory, Worker
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.actions.research import Mine, Research
from rules.nippon.steps.concepts.gaining import Cost, pay, refuse_cost
from rules.nippon.steps.consolidation.finals import ScoreMatch
from rules.nippon.steps.consolidation.prestige import AskPrestige
from rules.nippon.steps.turns.silk import Sell
from rules.nippon.steps.turns.turn import AskEnd, AskTurn, End, EndTurn
from tests.rules.nippon_play import RULES, give, me, ready, refused, seen
from tests.rules.nippon_positions import FACTS


def test_example_e1_research_for_one() -> None:
    state = ready()
    give(state, "rnd w 1")
    assert (me(state).money, me(state).rnd) == (9, 1)
    assert me(state).work == [Worker("white")]
    assert state.hiring[FACTS.spaces["rnd"]] == ["blue", "red"]
    assert state.stack == [AskEnd()]


def test_example_e2_mining_for_three() -> None:
    state = ready()
    give(state, "mining b 2")
    assert (me(state).money, me(state).mining) == (7, 2)
    assert me(state).work == [Worker("blue")]


@pytest.mark.parametrize(("steps", "price"), [(1, 1), (2, 3), (3, 6)])
def test_steps_cost_one_three_six(steps: int, price: int) -> None:
    for action, track in (("rnd", "rnd"), ("mining", "mining")):
        state = ready(money=price)
        give(state, f"{action} r {steps}")
        assert me(state).money == 0
        assert me(state).space(track) == steps  # type: ignore[arg-type]
        short = ready(money=price - 1)
        assert refused(short, f"{action} r {steps}") == "nippon-short-money"


@pytest.mark.parametrize("steps", [0, 4])
def test_no_other_number_of_steps(steps: int) -> None:
    assert refused(ready(), f"rnd w {steps}") == "nippon-steps-range"


def test_an_action_and_its_activation_may_be_two_answers() -> None:
    state = ready()
    give(state, "rnd w")
    assert RULES.questions(state)[0].kind == "rnd"
    assert RULES.refuse(state, FIRST, Decline()), "an action is activated once at least"
    give(state, "rnd 3")
    assert me(state).rnd == 3


def test_a_worker_of_that_colour_must_stand_there() -> None:
    assert refused(ready(), "rnd yellow 1") == "nippon-no-such-worker"


def test_a_full_work_area_forces_consolidation() -> None:
    state = ready()
    me(state).work = [Worker("white")] * FACTS.tables.mat.work.spaces
    assert refused(state, "rnd w 1") == "nippon-work-full"
    (question,) = RULES.questions(state)
    answers = [answer for part in question.parts if part.kind == "choice" for answer in part.answers]
    assert {answer.split()[0] for answer in answers} == {"consolidate"}


def test_each_hiring_space_is_a_menu_of_its_actions_and_colours() -> None:
    state = ready()
    state.hiring[0] = ["red", "red", "white"]
    state.hiring[1] = []
    (question,) = RULES.questions(state)
    menus = {part.part: part.answers for part in question.parts if part.kind == "choice"}
    assert menus["space1"] == ("mining white", "mining red"), "no railway without iron"
    assert "space2" not in menus


def test_who_can_do_nothing_is_passed_over() -> None:
    state = ready(money=0)
    state.hiring = [[] for _ in state.hiring]
    assert not AskTurn().waits(seen(state))
    state.stack.pop()
    AskTurn().run(seen(state), Table(Rng(b"")))
    assert state.stack == [EndTurn()]


def test_the_turn_ends_when_one_says_so() -> None:
    state = ready()
    give(state, "rnd w 1")
    (question,) = RULES.questions(state)
    assert question.ends_turn
    assert question.parts[0].offers == (End(),)  # type: ignore[union-attr]


def test_silk_is_sold_for_money_that_is_short() -> None:
    state = ready(money=4, silk=3)
    give(state, "rnd w 3")
    assert (me(state).money, me(state).silk, me(state).rnd) == (0, 1, 3)
    assert refused(ready(money=4, silk=1), "rnd w 3") == "nippon-short-money"


def test_silk_is_sold_at_any_time_in_the_own_turn() -> None:
    state = ready(money=0, silk=3)
    give(state, "sell 2 silk")
    assert (me(state).money, me(state).silk) == (2, 1)
    give(state, "rnd w 1", "sell 1 silk")
    assert RULES.position(state, FIRST).turn_of == FIRST
    assert (me(state).money, me(state).silk) == (2, 0)
    assert refused(state, "sell 1 silk") == "nippon-short"
    assert RULES.refuse(state, FIRST, Sell(0))


def test_silk_is_not_sold_while_everyone_is_asked() -> None:
    state = ready(silk=2)
    me(state).work = [Worker("white")] * 6
    state.stack = [ScoreMatch(), AskPrestige(AskEach([FIRST, Seat(1)]))]
    assert RULES.questions(state)[0].side_actions == ()
    assert RULES.refuse(state, FIRST, Sell(1))


def test_silk_that_the_chosen_action_needs_is_not_sold() -> None:
    state = ready(money=6, silk=2)
    state.supply = ["cotton1a"]
    give(state, "factory w")
    assert RULES.refuse(state, FIRST, Sell(2)), "R&D 1, and 1 silk for the step to 2"
    assert RULES.refuse(state, FIRST, Sell(1)) is None
    assert RULES.questions(state)[0].side_actions == ("sell 1 silk",)
    give(state, "sell 1 silk", "factory cotton1a")
    assert me(state).factories[0].key == "cotton1a"


def test_coal_of_the_store_is_paid_before_coal_on_tiles() -> None:
    state = ready(coal=2, tile_coal=3)
    me(state).factories = [Factory("bento2b", "bento", coal=3)]
    pay(seen(state), Cost(coal=4), Table(Rng(b"")))
    assert (me(state).coal, me(state).tile_coal, me(state).factories[0].coal) == (0, 1, 3)
    pay(seen(state), Cost(coal=3), Table(Rng(b"")))
    assert (me(state).tile_coal, me(state).factories[0].coal) == (0, 1)
    assert refuse_cost(seen(state), Cost(coal=2), "")
    assert refuse_cost(seen(state), Cost(coal=1), "") is None


def test_silk_for_a_payment_is_not_sold_too() -> None:
    state = ready(money=5, silk=3)
    assert refuse_cost(seen(state), Cost(money=6, silk=2), "") is None
    assert refuse_cost(seen(state), Cost(money=6, silk=3), "")
    assert refuse_cost(seen(state), Cost(iron=1), "")


def test_the_only_modifier_is_taken_unless_one_says_otherwise() -> None:
    state = ready()
    me(state).factories = [Factory("cotton3a", "cotton")]
    give(state, "rnd w 1")
    assert me(state).rnd == 2
    without = ready()
    me(without).factories = [Factory("cotton3a", "cotton")]
    give(without, "rnd w 1 with none")
    assert me(without).rnd == 1
    assert RULES.write(RULES.read(ready(), FIRST, "rnd w 1")) == "rnd white 1"


def test_two_modifiers_must_be_told_apart() -> None:
    state = ready()
    me(state).factories = [Factory("bento3a", "bento"), Factory("bento3b", "bento")]
    with pytest.raises(IllegalAction) as unclear:
        RULES.read(state, FIRST, "mining w 1")
    assert unclear.value.reason.label.key == "nippon-modifier-which"
    assert unclear.value.near == (
        "mining white 1 with bento3a",
        "mining white 1 with bento3b",
        "mining white 1 with none",
    )
    give(state, "mining w 1 with bento3b")
    assert (me(state).mining, me(state).iron) == (1, 2)


def test_a_modifier_of_another_action_is_refused() -> None:
    state = ready()
    me(state).factories = [Factory("bento3a", "bento")]
    give(state, "rnd w")
    assert refused(state, "rnd 1 with bento3a") == "nippon-not-modified"
    assert refused(state, "rnd 1 with none") == "nippon-no-modifier"
    assert RULES.refuse(state, FIRST, Research(1)) is None
    assert RULES.refuse(state, FIRST, Mine(1)), "something else is asked"


def test_an_unsaid_modifier_is_refused_where_one_applies() -> None:
    state = ready()
    me(state).factories = [Factory("cotton3b", "cotton")]
    give(state, "rnd w")
    assert RULES.refuse(state, FIRST, Research(1))
    assert RULES.refuse(state, FIRST, Research(1, "cotton3b")) is None


def test_notation_is_read_as_it_is_written() -> None:
    for text in (
        "rnd white",
        "rnd white 3",
        "mining black 1 with bento3a",
        "sell 2 silk",
        "dept red",
        "white both",
        "end",
    ):
        assert RULES.write(RULES.parse(text)) == text
    assert RULES.parse("rnd white 3") == Act("rnd", "white", Research(3))


def test_alone_no_modules() -> None:
    chosen = {"sides": "a", "modules": "goals", "difficulty": "easy"}
    assert NIPPON.refuse_setup(1, chosen)
    assert NIPPON.refuse_setup(2, chosen) is None
    assert NIPPON.refuse_setup(1, {**chosen, "modules": ""}) is None
    assert (NIPPON.opponent(1, chosen), NIPPON.opponent(2, chosen)) == ("takatoshi", None)
