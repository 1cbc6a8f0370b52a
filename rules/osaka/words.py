"""Words that typed answers may use: the ids, and the rulebook's terms in German and Italian."""

from __future__ import annotations

VERBS = {
    "token": "token",
    "buy": "buy",
    "take": "take",
    "reserve": "reserve",
    "insure": "insure",
    "ertragsplättchen": "token",
    "kaufen": "buy",
    "kaufe": "buy",
    "nehmen": "take",
    "nimm": "take",
    "reservieren": "reserve",
    "reserviere": "reserve",
    "versichern": "insure",
    "versichere": "insure",
    "segnalino": "token",
    "compra": "buy",
    "prendi": "take",
    "riserva": "reserve",
    "assicura": "insure",
}

COLOUR_WORDS = {
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "green": "green",
    "rot": "red",
    "blau": "blue",
    "gelb": "yellow",
    "grün": "green",
    "gruen": "green",
    "rosso": "red",
    "blu": "blue",
    "giallo": "yellow",
    "verde": "green",
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
    "mit": "pay",
    "rette": "save",
    "nichts": "none",
    "produktion": "farm",
    "markt": "market",
    "stein": "stone",
    "con": "pay",
    "salva": "save",
    "niente": "none",
    "produzione": "farm",
    "mercato": "market",
    "pietra": "stone",
}

BLANKS = frozenset({"and", "und", "e", "+"})


def meaning(word: str, words: dict[str, str]) -> str | None:
    """Id that a word, or its unambiguous beginning of three letters or more, stands for."""
    if word in words:
        return words[word]
    if len(word) < 3:
        return None
    found = {target for known, target in words.items() if known.startswith(word)}
    return found.pop() if len(found) == 1 else None
