"""Words that typed answers may use; other languages are turned into these before they come here."""

from __future__ import annotations

from rules.yokohama.model.terms import AGENTS, AREA_KINDS, GOODS, PIECES

VERBS = {
    "keep": "keep",
    "place": "place",
    "telegram": "telegram",
    "go": "go",
    "recall": "recall",
    "church": "church",
    "customs": "customs",
    "hire": "hire",
    "tech": "tech",
    "technology": "tech",
    "station": "station",
    "take": "take",
    "trade": "trade",
    "exchange": "trade",
    "token": "token",
    "build": "build",
    "gain": "gain",
    "move": "move",
    "leave": "leave",
    "reward": "reward",
    "order": "order",
    "complete": "order",
    "achieve": "achieve",
    "achievement": "achieve",
    "agent": "agent",
    "spin": "spin",
    "university": "university",
    "end": "end",
    "none": "none",
}

AREA_WORDS: dict[str, str] = {
    **{kind: kind for kind in AREA_KINDS},
    "copper": "mine",
    "silk": "mill",
    "chinatown": "china",
    "employment": "agency",
    "laboratory": "lab",
    "porta": "port",
    "portb": "dock",
    "laba": "lab",
    "labb": "research",
}

GOOD_WORDS: dict[str, str] = {**{good: good for good in GOODS}, "imports": "import", "yen": "yen", "y": "yen"}

PIECE_WORDS: dict[str, str] = {
    **{piece: piece for piece in PIECES},
    "assistants": "assistant",
    "shops": "shop",
    "houses": "house",
}

AGENT_WORDS: dict[str, str] = {kind: kind for kind in AGENTS}

PLAIN_WORDS = {
    "pay": "pay",
    "via": "via",
    "by": "by",
    "for": "for",
    "with": "with",
    "from": "from",
    "area": "area",
    "hand": "hand",
    "all": "all",
    "everybody": "all",
    "none": "none",
    "nothing": "none",
}

TECHNOLOGY_WORDS = {
    "electrical": "electrical-light",
    "language": "language-school",
    "school": "language-school",
    "stock": "stock-market",
    "spinning": "spinning-mill",
}

WAY_WORDS = {"tram": "tram", "station": "station"}

PHRASES = {
    "copper mine": "mine",
    "silk mill": "mill",
    "employment agency": "agency",
    "end turn": "end",
    "end the turn": "end",
    "end my turn": "end",
}
"""What areas and the end of a turn are called on the table, and the one word that means it."""

BLANKS = frozenset({"and", "the", "to", "into", "in"})


def meaning(word: str, words: dict[str, str]) -> str | None:
    """Id that a word, or its unambiguous beginning of three letters or more, stands for."""
    if word in words:
        return words[word]
    if len(word) < 3:
        return None
    found = {target for known, target in words.items() if known.startswith(word)}
    return found.pop() if len(found) == 1 else None
