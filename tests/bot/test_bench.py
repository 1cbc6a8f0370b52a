"""The benchmark measures what it says, and warns of what it should."""

from __future__ import annotations

from typing import Any

from bot.bench import BUDGETS, warnings
from bot.bench.figures import spread
from bot.bench.pressing import Shown, paired
from bot.bench.turns import presses_of_turns
from bot.bench.undoing import LAST, undoing


def test_a_press_is_paired_with_the_picture_that_follows_in_its_channel() -> None:
    def line(kind: str, at: float, **more: Any) -> dict[str, Any]:
        return {"kind": kind, "at": at, "interaction": None, "visible_to": None, "files": [], **more}

    record = [
        line("interaction", 1.0, interaction="7", name="menu:AAA:1:c0:", channel="5"),
        line("frame", 1.1, interaction="7"),
        line("interaction", 1.2, interaction="8", name="closer:AAA:1::", channel="6"),
        line("frame", 1.3, interaction="8"),
        line("created", 1.4, channel="6", message="60", files=["table.png"]),
        line("created", 1.5, channel="5", message="50", files=["panel.png"], visible_to="3"),
        line("created", 1.6, channel="5", message="51", files=["table.png"]),
        line("created", 1.7, channel="5", message="52", files=["table.png"]),
    ]
    (shown,) = paired(record)
    assert (shown.channel, shown.message, round(shown.ms)) == ("5", "51", 500)
    assert isinstance(shown, Shown)


def test_the_benchmark_warns_of_slow_times_many_presses_and_equal_pictures() -> None:
    good = {name: spread([budget.most]) for name, budget in BUDGETS.items()}
    assert warnings({"toy": good}) == []
    slow = {name: spread([budget.slack * budget.most + 1]) for name, budget in BUDGETS.items()}
    slow["press_to_picture_ms"]["equal"] = 2.0
    said = warnings({"toy": slow})
    assert len(said) == len(BUDGETS) + 1
    assert "2 pictures were posted twice" in said[-1]


def test_percentiles() -> None:
    assert spread(range(1, 101)) == {"p50": 51, "p90": 91, "p95": 96, "mean": 50.5, "n": 100}


def test_a_usual_turn_of_osaka_is_one_press() -> None:
    assert spread(presses_of_turns("osaka"))["p90"] <= 2


def test_an_answer_is_taken_back_often_enough_to_be_timed() -> None:
    times = undoing("osaka")
    assert len(times) == LAST
    assert min(times) > 0
