"""What the notation of several answers is made of."""

from __future__ import annotations

from rules.core.words import Keyword, Name, Word
from rules.yokohama.model.terms import AGENTS, GOODS, PIECES, AgentKind

AREA = Name("area")
ORDER = Name("order")
TECHNOLOGY = Name("technology")
ACHIEVEMENT = Name("achievement")

GOOD: Word[int] = Word({**{good: number for number, good in enumerate(GOODS)}, "imports": GOODS.index("import")})
"""A good, by its place in `GOODS`."""

PIECE: Word[int] = Word({f"{piece}{end}": number for end in ("", "s") for number, piece in enumerate(PIECES)})
"""A piece, by its place in `PIECES`."""

AGENT: Word[AgentKind] = Word({kind: kind for kind in AGENTS})

NONE = Keyword("none", "nothing")
"""The word for doing without."""

BLANKS = frozenset({"and", "the", "to", "into", "in"})
"""Words that say nothing."""
