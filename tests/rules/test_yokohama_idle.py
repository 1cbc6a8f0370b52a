"""Why an action would bring nothing: what one lacks, or what is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.yokohama.steps.areas.action import why_idle
from tests.rules.yokohama_table import TableOfYokohama

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.yokohama.model.state import Merchant, State
    from rules.yokohama.steps.common.asking import Why

ASKING = ("china", "church", "customs", "agency", "port", "dock", "lab", "research")


def rich() -> TableOfYokohama:
    """A merchant who can use every area."""
    return TableOfYokohama().own(assistants=3, yen=9, silk=2, imports=3)


def poor() -> TableOfYokohama:
    """A merchant with assistants and nothing else."""
    return TableOfYokohama().own(assistants=3, yen=0, copper=0, silk=0, tea=0, fish=0, imports=0)


def why(table: TableOfYokohama, area: str, power: int) -> Why | None:
    return why_idle(table.at, table.area(area), power)


def test_who_has_something_of_everything_goes_nowhere_for_nothing() -> None:
    assert {area: why(rich(), area, 4) for area in (*ASKING, "bank")} == dict.fromkeys((*ASKING, "bank"))


@pytest.mark.parametrize(
    ("area", "power", "reason"),
    [
        ("china", 3, "goods"),
        ("church", 1, "faith"),
        ("customs", 4, "imports"),
        ("lab", 1, "dear"),
        ("research", 1, "dear"),
    ],
)
def test_who_has_nothing_is_told_what_is_lacking(area: str, power: int, reason: str) -> None:
    assert why(poor(), area, power) == reason


@pytest.mark.parametrize("area", ["customs", "agency", "port", "dock"])
def test_a_power_of_one_is_too_low_for_some(area: str) -> None:
    assert why(rich(), area, 1) == "power"


def take_all_spaces(state: State) -> None:
    state.church, state.customs = [1] * len(state.church), [1] * len(state.customs)


def empty_the_boards(state: State) -> None:
    state.ports = [[None] * len(board) for board in state.ports]
    state.laboratories = [[None] * len(board) for board in state.laboratories]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (take_all_spaces, {"church": "spaces", "customs": "spaces"}),
        (empty_the_boards, {"port": "orders", "dock": "orders", "lab": "known", "research": "known"}),
    ],
)
def test_what_is_gone_is_named(change: Callable[[State], None], expected: dict[str, str]) -> None:
    table = rich()
    change(table.state)
    assert {area: reason for area in ASKING if (reason := why(table, area, 4))} == expected


def without_assistants(me: Merchant) -> None:
    me.assistants = 0


def without_warehouse(me: Merchant) -> None:
    me.stored = [0, 0, 0]


def with_shops_stored(me: Merchant) -> None:
    me.stored, me.yen = [0, 2, 2], 1


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (without_assistants, {"church": "assistant", "customs": "assistant"}),
        (without_warehouse, {"agency": "stored"}),
        (with_shops_stored, {"agency": "yen"}),
    ],
)
def test_what_the_merchant_lacks_is_named(change: Callable[[Merchant], None], expected: dict[str, str]) -> None:
    table = rich()
    change(table.me())
    assert {area: reason for area in ASKING if (reason := why(table, area, 4))} == expected


def test_a_full_hand_takes_no_orders_but_points_are_something() -> None:
    table = rich().hold("gb7 gb8 gb9")
    assert (why(table, "port", 4), why(table, "dock", 4)) == ("hand", "hand")
    assert (why(table, "port", 5), why(table, "dock", 5)) == (None, None)
