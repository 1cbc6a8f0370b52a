"""Panels in detail: Osaka's turn and insurance, the house's own panel for every shape of question."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render.core.context import RenderContext
from render.core.layout import folded, generic_panel
from render.core.layout_amounts import amounts_controls
from render.core.layout_picks import pick_controls
from render.core.panel import AnswerButton, Entry, Form, Menu, Preset
from render.core.people import Person
from render.core.words import Words, add_texts
from render.osaka.face import OSAKA_FACE
from rules.core.decisions import Amounts, Choice
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.seats import Seat
from tests.contract.playing import steps
from tests.questions import Said, amounts, choice, explain, pick, question, write
from tests.render.nippon_panels import menu
from tests.toy.face import TOY_FACE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from render.core.panel import Panel
    from rules.core.table import View
    from rules.osaka.view import OsakaView
    from tests.contract.playing import Step

add_texts(TOY_FACE.texts)

CONTEXT = RenderContext(
    "4QF",
    tuple(
        Person(n, c) for n, c in zip(("Mika", "Ise", "Hana", "Tomas"), ("white", "pink", "grey", "beige"), strict=True)
    ),
    Words.of("en"),
)


def osaka_steps(wanted: Callable[[Step], bool]) -> Iterator[tuple[Step, Panel]]:
    for seed in range(4):
        for step in steps("osaka", 3, seed):
            if wanted(step):
                view = step.match.view(step.question.seat)
                yield step, OSAKA_FACE.panel(step.question, view, "", CONTEXT)


def test_a_turn_of_osaka_is_two_menus_at_most() -> None:
    step, panel = next(
        osaka_steps(lambda step: [part.part for part in step.question.parts] == ["buy", "take", "reserve"])
    )
    hints = [one.hint for one in panel.controls if isinstance(one, Menu)]
    assert hints[0].startswith("Buy ")
    assert hints[1:] == ["Take 1 card as coins, or reserve one"]
    assert all(entry.label.endswith("; final") for entry in menu(panel, "a0").entries)
    taken, reserved = (part.answers for part in step.question.parts[1:] if isinstance(part, Choice))
    assert tuple(entry.word for entry in menu(panel, "c1").entries) == (*taken, *reserved)
    assert any(line.startswith("Buying now gets you") for line in panel.more)
    assert panel.lines[0].startswith("Hand (")
    _, poor = next(osaka_steps(lambda step: [part.part for part in step.question.parts] == ["take", "reserve"]))
    hints = [one.hint for one in poor.controls if isinstance(one, Menu)]
    assert hints == ["Take 1 card as coins", "Or reserve 1 card with your piece"]


def test_what_cannot_be_bought_is_named_with_its_reason() -> None:
    _, panel = next(osaka_steps(lambda step: step.question.kind == "turn" and step.question.parts[0].part == "take"))
    assert panel.not_now is not None
    assert panel.not_now.startswith("Unavailable: buy (")
    assert not any(line.startswith("Buying now gets you") for line in panel.more)


def test_the_own_payment_is_a_form_that_pays_card_by_card() -> None:
    def many(step: Step) -> bool:
        part = step.question.parts[0]
        return part.part == "buy" and part.kind == "amounts" and max(part.bounds) > 1 and sum(part.bounds) < 20

    step, panel = next(osaka_steps(many))
    own = next(one for one in panel.controls if isinstance(one, Form))
    part = step.question.parts[0]
    assert isinstance(part, Amounts)
    entries = [(field.slot, entry) for field in own.fields for entry in field.entries]
    assert len(entries) == sum(part.bounds)
    assert any(entry.label.endswith("(second)") for _, entry in entries)
    words = {field.slot: tuple(entry.word for entry in reversed(field.entries)) for field in own.fields}
    everything = own.compose(words)
    assert everything == part.notation(part.bounds)
    step.match.copy().play(step.question.seat, everything)


def test_a_hoarded_hand_is_paid_from_a_form_with_a_field_for_each_colour() -> None:
    step, _ = next(osaka_steps(lambda step: step.question.kind == "turn" and step.question.parts[0].part == "buy"))
    bounds = (7, 9, 3, 8, 30)
    part = amounts(bounds, ((1, 0, 0, 0, 0),), part="buy", kinds=("r5", "r3", "b2", "y3", "g2"))
    asked = replace(step.question, parts=(part,), write=write, read=Said, explain=explain)
    panel = OSAKA_FACE.panel(asked, step.match.view(asked.seat), "", CONTEXT)
    form = next(one for one in panel.controls if isinstance(one, Form))
    assert [field.label for field in form.fields] == ["Red cards", "Blue cards", "Yellow cards", "Green cards"]
    assert [len(field.entries) for field in form.fields] == [16, 3, 8, 25]
    assert form.fields[3].detail == "5 more don't fit here; you can type them."
    red, blue, *_ = form.fields
    chosen = {red.slot: ("r3.2", "r5.1", "r3.1"), blue.slot: ("b2.3",)}
    assert form.compose(chosen) == "buy 1 2 1 0 0"


def test_insurance_can_be_declined_once_or_for_good() -> None:
    step, panel = next(osaka_steps(lambda step: step.question.kind == "insurance"))
    view: OsakaView = step.match.view(step.question.seat)  # type: ignore[assignment]
    buttons = [one for one in panel.controls if isinstance(one, AnswerButton)]
    assert [(one.answer, one.standing) for one in buttons] == [("insure none", None), ("insure none", "never")]
    assert any(line.startswith("At risk: ") for line in panel.lines)
    assert view.sinking
    step.match.copy().play(step.question.seat, buttons[0].answer)


def test_that_no_card_can_insure_is_said_once() -> None:
    def nothing_helps(step: Step) -> bool:
        return step.question.kind == "insurance" and bool(step.question.missing())

    _, panel = next(osaka_steps(nothing_helps))
    assert [line for line in (*panel.lines, *panel.more) if "insure" in line or "symbol" in line] == []
    assert panel.not_now == "Unavailable: insure (you have no card with a symbol for goods at risk)"


def test_an_answer_given_ahead_is_shown() -> None:
    def ahead(step: Step) -> bool:
        asked = step.match.questions()
        return step.question.kind == "insurance" and len(asked) > 1

    step, _ = next(osaka_steps(ahead))
    match, second = step.match.copy(), step.match.questions()[1].seat
    match.play(second, "insure none")
    again = next(one for one in match.questions() if one.seat == second)
    panel = OSAKA_FACE.panel(again, match.view(second), "", CONTEXT)
    assert panel.lines[-1] == "Your answer so far: Insure nothing"
    assert any(line.startswith("You are second in line") for line in panel.lines)


def test_a_choice_of_sixty_is_three_menus_of_the_toy_game() -> None:
    step = next(step for step in steps("toy", 2, 1) if step.question.kind == "hang")
    panel = TOY_FACE.panel(step.question, step.match.view(step.question.seat), "", CONTEXT)
    menus = [one for one in panel.controls if isinstance(one, Menu)]
    assert [len(one.entries) for one in menus] == [20, 20, 20]
    answers = [entry.word for one in menus for entry in one.entries]
    assert answers == [f"hang {post}" for post in range(1, 61)]


def test_few_short_answers_are_buttons_and_final_ones_say_so() -> None:
    part = choice("hang 1", "final 2")
    panel = generic_panel(question(part), step_view(), "", CONTEXT, TOY_FACE)
    assert [one.label for one in panel.controls if isinstance(one, AnswerButton)] == [
        "Hang your sign on post hang 1",
        "Hang your sign on post final 2; final",
    ]
    assert panel.not_now == "Unavailable: Light posts (it costs 1, you have 0)"


def test_a_reason_that_several_things_share_is_said_once() -> None:
    asked = question(choice("hang 1", "hang 2"))
    dear, dark = Reason(say("toy-no-coins", coins=0, cost=1), "Section"), Reason(say("toy-no-lanterns"), "Section")
    missing = (
        Missing(say("toy-part-light"), dear),
        Missing(say("toy-part-sell"), dear),
        Missing(say("toy-part-hang"), dark),
    )
    line = generic_panel(replace(asked, missing=lambda: missing), step_view(), "", CONTEXT, TOY_FACE).not_now
    assert line is not None
    assert line.startswith("Unavailable: Light posts and ")
    assert line.count("(it costs 1, you have 0)") == 1
    assert line.count("(") == 2


def step_view() -> View:
    return next(steps("toy", 2, 1)).match.view(Seat(0))


def test_going_on_is_a_button_and_not_an_entry() -> None:
    part = choice("hang 1", "none")
    panel = generic_panel(question(part, no_more="none"), step_view(), "", CONTEXT, TOY_FACE)
    assert [one.answer for one in panel.controls if isinstance(one, AnswerButton)] == ["hang 1", "none"]
    assert panel.controls[-1].style == "success"  # type: ignore[union-attr]


def test_an_answer_that_can_still_be_changed_is_said_and_marked() -> None:
    part = choice(*[f"hang {post}" for post in range(1, 10)])
    panel = generic_panel(question(part, together=True, given="hang 3"), step_view(), "", CONTEXT, TOY_FACE)
    assert panel.lines[-2:] == (
        "Your answer so far: Hang your sign on post hang 3",
        "You can change your answer until everyone has chosen.",
    )
    assert [entry.word for entry in menu(panel, "c0").entries if entry.chosen] == ["hang 3"]


def test_few_amounts_are_all_listed_the_suggested_first() -> None:
    part = amounts((2, 3), suggested=((1, 1), (2, 0)))
    (only,) = amounts_controls(part, 0, "Sell", question(part), CONTEXT, TOY_FACE)
    assert isinstance(only, Menu)
    assert [entry.word for entry in only.entries[:2]] == ["sell 1 1", "sell 2 0"]
    assert len(only.entries) == 3 * 4 - 1


@pytest.mark.parametrize(("bounds", "fields"), [((30,), 1), ((9, 9, 9), 3), ((8,) * 7, 4)])
def test_many_amounts_are_a_form(bounds: tuple[int, ...], fields: int) -> None:
    part = amounts(bounds, suggested=((1,) * len(bounds),))
    ready, own = amounts_controls(part, 0, "Sell", question(part), CONTEXT, TOY_FACE)
    assert isinstance(ready, Menu)
    assert isinstance(own, Form)
    assert len(own.fields) == fields
    assert all(len(field.entries) <= 25 for field in own.fields)
    first = own.fields[0]
    assert own.compose({first.slot: tuple(entry.word for entry in first.entries[:2])}).startswith("sell 2")


def test_a_pick_is_composed_in_the_order_of_its_things() -> None:
    part = pick(6, 1, 3)
    (control,) = pick_controls(part, 0, "Light", question(part), CONTEXT, TOY_FACE)
    assert isinstance(control, Menu)
    assert (control.at_least, control.at_most) == (1, 3)
    assert control.compose(("5", "2")) == "light 2 5"
    assert control.hint == "Light (1 to 3)"


def test_a_pick_that_may_be_empty_has_a_button_for_nothing() -> None:
    part = pick(3, 0, 3)
    _, nothing = pick_controls(part, 0, "Light", question(part), CONTEXT, TOY_FACE)
    assert isinstance(nothing, AnswerButton)
    assert nothing.answer == "light "


def test_a_pick_of_many_is_a_form() -> None:
    part = pick(60, 2, 40)
    (form,) = pick_controls(part, 0, "Light", question(part), CONTEXT, TOY_FACE)
    assert isinstance(form, Form)
    assert [len(field.entries) for field in form.fields] == [25, 25, 10]
    assert form.compose({"part1": ("30",), "part0": ("7", "2")}) == "light 2 7 30"


def test_more_menus_than_a_panel_holds_are_folded_into_a_preset() -> None:
    menus = [Menu(f"c{n}", f"Menu {n}", (Entry("a", "A"),), lambda words: words[0]) for n in range(7)]
    preset, opened = folded([*menus], "c4", CONTEXT)
    assert isinstance(preset, Preset)
    assert opened is menus[4]
    assert [entry.word for entry in preset.entries] == [one.slot for one in menus]
    assert preset.carry(("c6",)) == "c6"
    assert folded([*menus], "nonsense", CONTEXT)[1] is menus[0]
    assert folded([*menus[:5]], "", CONTEXT) == tuple(menus[:5])
