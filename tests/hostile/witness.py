"""The witness: what stands of each table and what each person holds, read anew only where it may have changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from bot.core import finding
from bot.core.loaded_match import LoadedMatch
from render.core.context import RenderContext
from render.core.words import Words
from tests.bot.harness import Harness
from tests.hostile.oracle import Facts, facts

if TYPE_CHECKING:
    from bot.store.records import MatchInfo

Stand: TypeAlias = "tuple[object, ...]"
"""What stands of one table."""

Found: TypeAlias = "LoadedMatch | MatchInfo | None"

SHORTEST = 12
"""Characters from which a line of a hand says more than what lies open."""


@dataclass(slots=True)
class Witness:
    """What is known of all tables.

    The bot has one connection, and every row that is written by it is counted: as long as that count stands, so does
    what stands of the tables; and as long as that stands, so do the seats, questions and hands of a match.

    Attributes:
        here: The service.
    """

    here: Harness
    _written: int = -1
    _facts: Facts = field(default_factory=dict)
    _looks: dict[tuple[str, int], tuple[Stand, Found]] = field(default_factory=dict)
    _hands: dict[tuple[str, int], tuple[Stand, frozenset[str]]] = field(default_factory=dict)

    async def facts(self) -> Facts:
        """What stands of each table now."""
        # Counted before it is read: what is written in between is read once more.
        written = self.here.database.written
        if written != self._written:
            self._facts = await self.here.database.read(facts)
            self._written = written
        return self._facts

    async def look(self, match: str, user: int) -> Found:
        """The seat, the question and the position of a match as someone finds it now."""
        stands = (await self.facts())[match]
        known = self._looks.get((match, user))
        if known is None or known[0] != stands:
            known = self._looks[match, user] = stands, await self.here.acting.read(finding.look, match, user)
        return known[1]

    async def hand(self, match: str, user: int) -> frozenset[str]:
        """The lines with which a hand is told now, of someone who has one in a match that runs."""
        stands = (await self.facts())[match]
        known = self._hands.get((match, user))
        if known is None or known[0] != stands:
            known = self._hands[match, user] = stands, await self._lines_of_hand(match, user)
        return known[1]

    async def _lines_of_hand(self, match: str, user: int) -> frozenset[str]:
        found = await self.look(match, user)
        if not isinstance(found, LoadedMatch) or found.seat is None or found.info.phase != "running":
            return frozenset()
        view = found.match.view(found.seat)
        contexts = [RenderContext(match, found.people, Words.of(lang)) for lang in ("en", "de", "it")]
        return frozenset(line for each in contexts for line in found.face.hand_text(view, each) if len(line) > SHORTEST)
