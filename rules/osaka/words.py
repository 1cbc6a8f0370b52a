"""Words that typed answers may use; other languages are turned into these before they come here."""

from __future__ import annotations

VERBS = {
    "token": "token",
    "buy": "buy",
    "take": "take",
    "reserve": "reserve",
    "insure": "insure",
}

COLOUR_WORDS = {
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
}

PLAIN_WORDS = {
    "pay": "pay",
    "with": "pay",
    "save": "save",
    "none": "none",
    "nothing": "none",
    "farm": "farm",
    "market": "market",
    "stone": "stone",
}

BLANKS = frozenset({"and", "+"})


def meaning(word: str, words: dict[str, str]) -> str | None:
    """Id that a word, or its unambiguous beginning of three letters or more, stands for."""
    if word in words:
        return words[word]
    if len(word) < 3:
        return None
    found = {target for known, target in words.items() if known.startswith(word)}
    return found.pop() if len(found) == 1 else None
