"""A game with its component tables, on its rules: the one implementation of `Book`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from typing_extensions import override

from rules.core.book import Book
from rules.core.log import Logged
from rules.core.rng import Rng
from rules.core.running.history import History
from rules.core.running.running_match import RunningMatch
from rules.core.running.snapshot import SNAPSHOT, reached
from rules.core.table import Event, Table, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.match import Match
    from rules.core.rules import Rules
    from rules.core.setup import Setup

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)


class RuleBook(Book[S], Generic[S, E, V]):
    """See `Book`."""

    def __init__(self, rules: Rules[S, E, V]) -> None:
        self._rules = rules

    @property
    @override
    def version(self) -> int:
        return self._rules.version

    @override
    def deal(self, setup: Setup) -> Match:
        return RunningMatch[S, E, V].deal(self._rules, setup)

    @override
    def at(self, setup: Setup, state: S) -> Match:
        return RunningMatch[S, E, V].lay(self._rules, setup, state)

    @override
    def imagined(self, setup: Setup, world: str) -> Match:
        return self.at(setup, self._rules.codec.state.validate_json(world))

    @override
    def resume(self, setup: Setup, entries: Sequence[str], snapshot: str) -> Match:
        stored = SNAPSHOT.validate_json(snapshot)
        state = self._rules.codec.state.validate_json(stored.state)
        table, history = Table[E](Rng(setup.seed, stored.counter)), History[E].stored(self._read(entries), stored)
        return RunningMatch(self._rules, setup, state, table, history)

    @override
    def follow(self, setup: Setup, entries: Sequence[str], snapshot: str) -> Match:
        if reached(snapshot) > len(entries):
            raise ValueError("the end of the log is missing")
        return RunningMatch[S, E, V].follow(self._rules, setup, self._read(entries))

    def _read(self, entries: Sequence[str]) -> list[Logged[E]]:
        read = self._rules.codec.entry.validate_json
        return [Logged(number, text=entry, read=read) for number, entry in enumerate(entries)]
