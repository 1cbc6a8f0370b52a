"""What people type in German and Italian, as the notation of Osaka."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from render.core.people import Lang

TERMS: Mapping[Lang, Mapping[str, str]] = {
    "de": {
        "kaufen": "buy",
        "kaufe": "buy",
        "zahlen": "pay",
        "zahle": "pay",
        "bezahlen": "pay",
        "mit": "pay",
        "nehmen": "take",
        "nimm": "take",
        "reservieren": "reserve",
        "reserviere": "reserve",
        "markt": "market",
        "produktion": "farm",
        "stein": "stone",
        "versichern": "insure",
        "versichere": "insure",
        "retten": "save",
        "rette": "save",
        "nichts": "none",
        "ertragsplättchen": "token",
        "plättchen": "token",
        "und": "",
        "rot": "red",
        "blau": "blue",
        "gelb": "yellow",
        "grün": "green",
        "gruen": "green",
    },
    "it": {
        "compra": "buy",
        "comprare": "buy",
        "paga": "pay",
        "pagando": "pay",
        "con": "pay",
        "prendi": "take",
        "prendere": "take",
        "riserva": "reserve",
        "riservare": "reserve",
        "mercato": "market",
        "produzione": "farm",
        "pietra": "stone",
        "assicura": "insure",
        "assicurare": "insure",
        "salva": "save",
        "salvare": "save",
        "niente": "none",
        "nulla": "none",
        "segnalino": "token",
        "e": "",
        "rosso": "red",
        "rossa": "red",
        "blu": "blue",
        "giallo": "yellow",
        "gialla": "yellow",
        "verde": "green",
    },
}

_WORD = re.compile(r"([^\W\d_]+)(\d*)")
"""A word, perhaps with the value of a card behind it."""


def typed(text: str, lang: Lang) -> str:
    """One typed move with the reader's own terms turned into notation; English passes through.

    Args:
        text: ``kaufen zahlen rot5 blau3``, ``riserva produzione verde5``.
        lang: The reader's language.

    Returns:
        ``buy pay red5 blue3``, ``reserve farm green5``.
    """
    terms = TERMS.get(lang, {})

    def english(found: re.Match[str]) -> str:
        return terms.get(found[1], found[1]) + found[2]

    return " ".join(_WORD.sub(english, text.lower()).split())
