"""A short trial of a house of two processes; `python -m tests.cluster` runs longer ones."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tests.cluster.first_evenings import first_evenings
from tests.cluster.orders import kind_of
from tests.cluster.trial import PARTIES, play
from tests.cluster.troubles import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

FEW: tuple[Trouble, ...] = ("killed at a statement", "no word from either")


async def test_nothing_is_lost_or_doubled_whatever_happens_to_the_owner(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    found = await play(tmp_path, 1, Counter[Trouble](FEW), parties=PARTIES[:1])
    for line in found.lines():
        tell(line)
    assert found.missed.total() <= 1
    assert found.answers > 0
    assert [*found.posts, *found.unanswered, *found.wrong] == []


async def test_a_house_is_made_and_dealt_at_though_a_process_dies_of_it(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    found = await first_evenings(tmp_path, 1, most=2)
    for line in found.lines():
        tell(line)
    assert len(found.struck) + found.missed.total() == 2
    assert found.wrong == []


def test_a_statement_is_known_by_what_it_does_with_which_table() -> None:
    said = ("SELECT a FROM seats", "WITH x AS (SELECT 1 FROM waits) UPDATE", "UPDATE outbox SET tried = ?", "COMMIT")
    assert [kind_of(each) for each in said] == ["SELECT seats", "WITH waits", "UPDATE outbox SET tried", "COMMIT"]
