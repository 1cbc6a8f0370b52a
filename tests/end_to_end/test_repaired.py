"""A table whose stored game was damaged and repaired is played to its end under kills, and ends as its twin does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.laboratory.repaired import CASES, play

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.laboratory.repaired import Case

KILLS = 8


OTHERS = CASES[1:]
"""The first one is played in every run of the laboratory."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each damage in a heavy run, in a full one at each game."""
    cases = OTHERS if metafunc.config.getoption("--full") else (OTHERS[0], OTHERS[-1])
    metafunc.parametrize("case", cases, ids=[f"{case.game}-{case.damage}" for case in cases])


@pytest.mark.longest
@pytest.mark.long
async def test_a_repaired_table_is_played_to_the_end_of_its_twin(
    tmp_path: Path, case: Case, checked: Callable[[int], None], tell: Callable[[str], None]
) -> None:
    found = await play(tmp_path, case, 28, KILLS, checked)
    assert found.wrong == []
    assert found.kills == KILLS
    tell(found.told(case))
