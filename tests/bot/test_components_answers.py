"""From a press back to the answer it stood for, with a panel of every kind of control."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.core.outcomes import Refused
from bot.discord.components import cut, layout, modal
from bot.discord.ids import Press, read, short
from bot.discord.message import Button, Buttons, Message, Pick, Select, Text, note
from bot.discord.router import _fields
from bot.discord.screens.panels import question_message
from bot.discord.screens.pressed import answer_of, form_for, preset_state
from bot.store.persons import Preferences
from bot.topics.index import VERBS
from bot.topics.turn.screens import answer
from render.core.panel import AnswerButton, Entry, Field, Form, Menu, Panel, Preset, Toggle
from render.core.words import Words
from rules.core.decisions import Description
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.core.changes import Change
    from bot.core.loaded_match import LoadedMatch
    from bot.core.operation import Operation
    from bot.discord.call import Call
    from rules.core.decisions import Question

WORDS = Words.of("en")
MENU = Menu(
    "pay",
    "Pay",
    tuple(Entry(word, word.upper()) for word in ("r5", "b3", "g2")),
    lambda picked: f"buy pay {' '.join(picked)}",
    1,
    3,
)
PRESET = Preset("how", "How", (Entry("iron", "Iron"), Entry("money", "Money")), lambda picked: f"how.{picked[0]}")
FORM = Form(
    "own",
    "Choose cards ...",
    "Your own choice",
    (Field("red", "Red", entries=(Entry("r5", "red 5"), Entry("r3", "red 3"))), Field("more", "More", at_most=1)),
    lambda filled: "buy pay " + " ".join((*filled["red"], *filled["more"])),
)
PANEL = Panel(
    "**Heading**", ("a line",), None, (PRESET, MENU, AnswerButton("take y5", "Yellow 5"), FORM), "Not now: reserve"
)


def load() -> tuple[LoadedMatch, Question]:
    """A match that asks for nothing but this panel."""
    question = SimpleNamespace(
        seat=Seat(0),
        go_on="end",
        kind="turn",
        together=False,
        given=None,
        describe=lambda _: Description(say("yokohama-zone")),
    )
    match = SimpleNamespace(
        view=lambda _: None,
        asked_since=lambda _: 12,
        floor=lambda _: 0,
        standing_moves=[],
        published=0,
        turn=0,
        entries=[],
        questions=lambda: (question,),
    )
    face = SimpleNamespace(
        panel=lambda *_: PANEL,
        turn=lambda *_: (),
        heading=lambda section, _: section,
        news=lambda *_: (),
    )
    info = SimpleNamespace(id="7K2", name="7K2")
    made = SimpleNamespace(
        match=match,
        face=face,
        info=info,
        people=(),
        everyone=(),
        seat=Seat(0),
        since=0,
        back_to=0,
        first=False,
        note="",
        question=question,
    )
    return cast("LoadedMatch", made), cast("Question", question)


def pressed(press: Press, *values: str, **fields: tuple[str, ...]) -> str | None:
    """The answer that a press stands for."""
    return answer_of(load()[0], WORDS, press, values, fields)


def test_each_control_leads_back_to_its_answer() -> None:
    at = Press("menu", "7K2", 12, "pay")
    assert pressed(at, short("g2"), short("r5")) == "buy pay r5 g2"
    assert pressed(Press("answer", "7K2", 12, short("take y5"))) == "take y5"
    assert pressed(Press("answer", "7K2", 12, short("end"))) == "end"
    assert pressed(Press("filled", "7K2", 12, "own"), red=(short("r3"),), more=("b2",)) == "buy pay r3 b2"
    assert pressed(Press("sure", "7K2", 12, "", "buy pay r5")) == "buy pay r5"


@pytest.mark.parametrize(
    ("press", "values", "fields"),
    [
        (Press("menu", "7K2", 12, "pay"), (short("y4"),), {}),
        (Press("menu", "7K2", 12, "other"), (short("r5"),), {}),
        (Press("answer", "7K2", 12, "00000000"), (), {}),
        (Press("filled", "7K2", 12, "own"), (), {"red": (short("b3"),)}),
    ],
)
def test_what_is_not_in_the_panel_is_no_answer(
    press: Press, values: tuple[str, ...], fields: dict[str, tuple[str, ...]]
) -> None:
    assert answer_of(load()[0], WORDS, press, values, fields) is None


def test_a_preset_only_changes_what_is_carried() -> None:
    press = Press("preset", "7K2", 12, "how", "old")
    assert preset_state(PANEL, press, (short("money"),)) == "how.money"
    assert preset_state(PANEL, press, (short("gold"),)) == "old"


def test_a_toggle_is_a_button_that_turns_what_is_carried() -> None:
    made, question = load()
    panel = replace(PANEL, controls=(Toggle("phone", "Telephone: 1 stays", "nobody"), AnswerButton("end", "End")))
    made.face.panel = lambda *_: panel  # type: ignore[method-assign]
    row = next(part for part in question_message(made, question, WORDS).parts if isinstance(part, Buttons))
    assert [button.label for button in row.buttons] == ["Telephone: 1 stays", "End"]
    press = Press("toggle", "7K2", 12, "phone")
    assert isinstance(row.buttons[0], Button)
    assert row.buttons[0].press == press
    assert press.verb in VERBS
    assert preset_state(panel, press, ()) == "nobody"


def test_the_panel_keeps_its_order_and_the_picks_that_were_refused() -> None:
    message = question_message(*load(), WORDS, state="how.iron", head="Not possible", kept=(short("b3"),))
    assert [part.kind for part in message.parts] == ["text", "text", "select", "select", "buttons", "buttons"]
    menu = message.parts[3]
    assert isinstance(menu, Select)
    assert [pick.chosen for pick in menu.picks] == [False, True, False]
    assert menu.press == Press("menu", "7K2", 12, "pay", "how.iron")
    last = message.parts[-1]
    assert isinstance(last, Buttons)
    assert len(last.buttons) == 3


async def test_a_form_comes_back_as_it_was_filled() -> None:
    sent = modal(form_for(FORM, Press("form", "7K2", 12, "own"), WORDS)).to_dict()
    assert read(sent["custom_id"]) == Press("filled", "7K2", 12, "own")
    inner = [part["component"]["custom_id"] for part in cast("list[Any]", sent["components"])]
    data = {
        "components": [
            {"type": 18, "component": {"type": 3, "custom_id": inner[0], "values": [short("r5")]}},
            {"type": 18, "component": {"type": 4, "custom_id": inner[1], "value": "b2"}},
        ]
    }
    assert pressed(Press("filled", "7K2", 12, "own"), **_fields(data)) == "buy pay r5 b2"


async def test_a_form_that_was_refused_leaves_its_line_to_be_copied() -> None:
    made, _ = load()

    async def refuse(operation: Operation[LoadedMatch, Change]) -> Refused:
        assert isinstance(operation.work_out, partial)
        assert operation.work_out.keywords["resolve"](made) == ["buy pay r5 b2"]
        return Refused(made, Reason(say("yokohama-zone"), "PORT"))

    async def draw(work: Callable[[], Message]) -> Message:
        return work()

    backend = SimpleNamespace(renderer=SimpleNamespace(draw=draw))
    call = SimpleNamespace(
        backend=backend,
        play=refuse,
        caller=SimpleNamespace(user=1),
        press=Press("filled", "7K2", 12, "own"),
        words=WORDS,
        preferences=Preferences(),
        values=(),
        fields={"red": (short("r5"),), "more": ("b2",)},
    )
    message = await answer(cast("Call", call))
    assert isinstance(message, Message)
    heading, head, menu, *_ = message.parts
    assert isinstance(heading, Text)
    assert heading.text.endswith("**Heading**")
    assert isinstance(head, Text)
    assert head.text.endswith("`buy pay r5 b2`")
    assert isinstance(menu, Select), "the refusal stands where the eye is after a press"


async def test_texts_are_shortened_and_options_are_not() -> None:
    long = "\n".join(f"line {number} " + "x" * 90 for number in range(80))
    message = Message((Text("**Heading**"), Text(long), Select("Pay", Press("menu"), tuple(_picks())), Text("y" * 500)))
    shown = layout(message)
    assert shown.content_length() <= 4000
    body = str(shown.to_components())  # type: ignore[no-untyped-call]
    assert "**Heading**" in body
    assert "line 0 " in body
    assert body.count("'value'") == 25


def _picks() -> list[Pick]:

    return [Pick(str(number), f"option {number} " + "z" * 120) for number in range(25)]


async def test_no_one_listens_but_the_router() -> None:
    assert layout(note("hello")).is_finished()


def test_cut_marks_what_it_cuts() -> None:
    assert cut("abc", 3) == "abc"
    assert cut("abcd", 3) == "ab…"
