"""The benchmark measures what it says, and warns of what it should."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from bot.bench import growing, keeping, main, whole_press
from bot.bench.against import compared
from bot.bench.budgets import BUDGETS, AtLeast, Budget, warnings
from bot.bench.figures import spread
from bot.bench.practising import answering
from bot.bench.pressing import Shown, acknowledging, paired, sending
from bot.bench.replaying import ANSWERS, matches_of_400
from bot.bench.turns import presses_of_turns
from bot.bench.undoing import LAST, undoing
from rules.games import GAMES
from tests.toy import register

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.bench.figures import Figures

register()


def line(kind: str, at: float, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "at": at, "interaction": None, "visible_to": None, "files": [], **more}


RECORD = [
    line("interaction", 1.0, interaction="7", name="menu:AAA:1:c0:", channel="5"),
    line("frame", 1.1, interaction="7"),
    line("response", 1.15, interaction="7", type=6),
    line("interaction", 1.2, interaction="8", name="closer:AAA:1::", channel="6"),
    line("frame", 1.3, interaction="8"),
    line("response", 1.5, interaction="8", type=5),
    line("created", 1.4, channel="6", message="60", files=["table.png"]),
    line("created", 1.5, channel="5", message="50", files=["panel.png"], visible_to="3"),
    line("created", 1.6, channel="5", message="51", files=["table.png"]),
    line("request", 1.6, method="POST", path="/api/v10/channels/5/messages", seconds=0.02),
    line("request", 1.6, method="POST", path="/api/v10/channels/6/messages", seconds=0.5),
    line("interaction", 1.6, interaction="9", name="form:AAA:1:c0:", channel="5"),
    line("frame", 1.6, interaction="9"),
    line("response", 1.9, interaction="9", type=9),
    line("created", 1.7, channel="5", message="52", files=["table.png"]),
]
"""A press that leads to a picture; a look at something, which leads to none of its own; a form that opens."""


def test_a_press_is_paired_with_the_picture_that_follows_in_its_channel() -> None:
    (shown,) = paired(RECORD)
    assert (shown.channel, shown.message, round(shown.ms)) == ("5", "51", 500)


def test_the_sending_of_a_picture_is_told_apart() -> None:
    assert sending(RECORD, [Shown("5", "51", 500.0)]) == [20.0]


def test_a_press_is_answered_by_what_is_written_to_it() -> None:
    record = [
        line("interaction", 1.0, interaction="7", channel="5"),
        line("frame", 1.1, interaction="7"),
        line("interaction", 1.1, interaction="8", channel="6"),
        line("frame", 1.1, interaction="8"),
        line("created", 1.15, interaction="7", channel="5", text=""),
        line("edited", 1.2, interaction="8", channel="6", text="Another table"),
        line("edited", 1.3, interaction="7", channel="5", text="Your turn"),
        line("edited", 1.9, interaction="7", channel="5", text="Told once more"),
    ]
    assert [round(ms) for ms in answering(record, "5")] == [200]


def test_a_press_is_acknowledged_by_the_promise_of_an_answer() -> None:
    assert [round(ms) for ms in acknowledging(RECORD)] == [50, 200]


def measured(value: Callable[[Budget], float]) -> dict[str, Figures]:
    """Figures of a game of which each number is what is said of its budget."""
    return {"toy": {name: {one.number: value(one) for one in budgets} for name, budgets in BUDGETS.items()}}


def beside(more: float) -> Callable[[Budget], float]:
    """As far beside a budget as is let pass, or so much farther."""
    return lambda one: one.value / one.slack - more if isinstance(one, AtLeast) else one.value * one.slack + more


def test_the_benchmark_warns_of_what_lies_far_beside_its_budget_and_of_nothing_else() -> None:
    assert warnings(measured(lambda budget: budget.value)) == []
    assert warnings(measured(beside(0))) == []
    said = warnings(measured(beside(1)))
    assert len(said) == sum(len(budgets) for budgets in BUDGETS.values())
    assert "warning: toy: press_to_picture_ms: equal is 1, its budget is 0" in said
    assert "warning: toy: eight_in_flight: moves_per_second is 7, it should be 40" in said


def test_percentiles() -> None:
    found = spread(range(1, 101))
    assert found == {"p50": 51, "p90": 91, "p95": 96, "p99": 100, "mean": 50.5, "n": 100}


def test_a_usual_turn_of_osaka_is_one_press() -> None:
    assert spread(presses_of_turns("osaka"))["p90"] <= 2


def test_an_answer_is_taken_back_often_enough_to_be_timed() -> None:
    times = undoing("osaka")
    assert len(times) == LAST
    assert min(times) > 0


@pytest.mark.parametrize("game", GAMES)
def test_four_hundred_answers_are_played_again_and_lead_to_the_same(game: str) -> None:
    matches = matches_of_400(game)
    assert sum(len(match.standing_moves) for match in matches) == ANSWERS
    assert all(match.replayed().dump() == match.dump() for match in matches)


@pytest.mark.parametrize("measured", [keeping.committing, keeping.durable])
async def test_each_move_that_is_timed_is_on_the_disk(
    measured: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MOVES", 12)
    times = await measured("osaka", tmp_path)
    assert len(times) == 12
    assert min(times) > 0
    database = sqlite3.connect(tmp_path / "hatoba.sqlite3")
    try:
        kept = database.execute("SELECT count(*), count(DISTINCT interaction) FROM entries").fetchone()
        known = database.execute("SELECT count(*) FROM interactions JOIN entries ON interaction = id").fetchone()
        told = database.execute("SELECT count(*) FROM outbox WHERE kind = 'table'").fetchone()
    finally:
        database.close()
    assert kept == (12, 12)
    assert known == (12,)
    assert told[0] > 0


def test_a_figure_that_is_not_measured_is_refused_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["decision"])
    assert "there is no figure decision (choose from among_ms, asked," in capsys.readouterr().err


def test_two_versions_are_compared_by_the_medians_of_what_both_measure() -> None:
    before = {("osaka", "undo_ms", "p50"): [4.0, 2.0, 9.0], ("osaka", "gone_ms", "p50"): [1.0]}
    now = {("osaka", "undo_ms", "p50"): [2.0, 1.0, 2.0], ("osaka", "new_ms", "p50"): [1.0]}
    (row,) = compared(before, now)
    assert row.split() == ["osaka", "undo_ms", "p50", "4.00", "2.00", "0.50"]


def test_a_version_that_cannot_be_measured_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--against", str(tmp_path)]) == 2
    assert f"{tmp_path} is no checkout" in capsys.readouterr().err


async def test_growth_is_measured_in_short_matches_and_small_houses_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growing, "LENGTHS", (2, 6))
    monkeypatch.setattr(growing, "PRESSES", 3)
    monkeypatch.setattr(growing, "MATCHES", (2, 4))
    figures = await growing.growth("osaka", tmp_path)
    assert list(figures) == ["press_2", "press_6", "sweep_2", "sweep_4"]
    assert all(value > 0 for value in figures.values())


async def test_a_whole_press_is_counted_and_so_is_a_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_press, "PRESSES", 12)
    monkeypatch.setattr(whole_press, "FINISHED", 30)
    asked = await whole_press.asking("nippon", tmp_path / "asked")
    assert 15 < asked["statements"] <= 45
    assert 4 < asked["transactions"] <= 7
    started = await whole_press.starting("osaka", tmp_path / "started")
    assert set(started) == {"few", "many", "ratio"}
    assert all(value > 0 for value in started.values())


async def test_tables_in_turn_and_finished_matches_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"TABLES": 2, "AMONG": (4, 8), "PRESSES": 2, "FINISHED": 6}.items():
        monkeypatch.setattr(growing, name, value)
    monkeypatch.setattr(keeping, "EARLY", 3)
    monkeypatch.setattr(keeping, "LATE", 5)
    figures = await growing.among_others("osaka", tmp_path)
    assert list(figures) == ["alone", "finished", "press_4", "press_8"]
    assert all(value > 0 for value in figures.values())
