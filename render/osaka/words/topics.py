"""The rules of Osaka in our own words, each with the heading under which the rulebook has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.model.terms import BUYING, INSURANCE, PREPARATION, RESERVED, RESERVING, TAKING, TURN

if TYPE_CHECKING:
    from render.core.languages import Lang

SECTIONS = {
    "goal": "ZIEL DES SPIELS (zman 2016)",
    "setup": PREPARATION,
    "token": PREPARATION,
    "cards": "DIE UNTERSCHIEDLICHEN FUNKTIONEN EINER KARTE (zman 2016)",
    "turn": TURN,
    "buy": BUYING,
    "ships": "SCHIFFE VORRÜCKEN (zman 2016)",
    "take": TAKING,
    "reserve": RESERVING,
    "reserved": RESERVED,
    "refill": "MARKT UND PRODUKTION AUFFÜLLEN (zman 2016)",
    "payday": "ZAHLTAG (zman 2016)",
    "price": "1. WERTUNG (zman 2016)",
    "bonus": "BONUS DURCH ERTRAGSPLÄTTCHEN (zman 2016)",
    "gain": "2. ERTRAGSPLÄTTCHEN ERHALTEN (zman 2016)",
    "current": "3. VERLUST IN DER SCHWARZEN STRÖMUNG (zman 2016)",
    "insurance": INSURANCE,
    "return": "4. RÜCKKEHR DER SCHIFFE (zman 2016)",
    "end": "ENDE DES SPIELS (zman 2016)",
    "win": "SPIELSIEG (zman 2016)",
}
"""Heading of the rulebook for each topic, in its order; a question's kind is the key of its topic."""


def printed(section: str, lang: Lang) -> str | None:
    """A heading of the German rulebook, the only one there is.

    Args:
        section: As the rules name it, edition included.
        lang: The reader's language.
    """
    return section.partition(" (")[0] if lang == "de" else None
