"""The names of a match, and all names that notation writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.names import Phrasebook, Phrases
from rules.yokohama.model.terms import ACTING, HAND

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town

SOURCES: Phrases = {HAND: (HAND,), ACTING: (ACTING,)}
"""Where an assistant may come from besides an area by its name."""


class NamesInPlay(Phrasebook):
    """The names of a match; of technologies with the same name those come first that lie on a board."""

    __slots__ = ("_facts", "_state")

    def __init__(self, facts: Facts, town: Town, state: State) -> None:
        super().__init__({**facts.phrases, "area": town.phrases, "source": {**town.phrases, **SOURCES}})
        self._facts = facts
        self._state = state

    @override
    def find(self, kind: str, words: tuple[str, ...], at: int) -> Iterable[tuple[str, int]]:
        found = super().find(kind, words, at)
        return found if kind != "technology" else sorted(found, key=self._off_board)

    def _off_board(self, found: tuple[str, int]) -> bool:
        number = self._facts.technology_numbers[found[0]]
        return all(number not in board for board in self._state.laboratories)


def vocabulary_of(facts: Facts) -> Phrasebook:
    """The names that notation writes, whatever the town."""
    boards = [(kind, count) for kind, copies in facts.copies for count in copies]
    names: list[str] = [kind for kind, count in boards if count == 1]
    names += [f"{kind}{number}" for kind, count in boards if count > 1 for number in range(1, count + 1)]
    return Phrasebook({**facts.phrases, "area": {name: (name,) for name in names}, "source": SOURCES})
