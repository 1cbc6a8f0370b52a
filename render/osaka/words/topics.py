"""The rules of Osaka in our own words, each with the heading under which the rulebook has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.model.terms import BUYING, INSURANCE, PREPARATION, RESERVED, RESERVING, TAKING, TURN

if TYPE_CHECKING:
    from render.core.words import Words

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


def heading(section: str, words: Words) -> str:
    """A heading as the reader can use it: the printed one in the rulebook's German, else our own topic's.

    Args:
        section: As the rules name it, edition included.
        words: The reader's.
    """
    if words.lang == "de":
        return section.partition(" (")[0]
    topic = next((key for key, printed in SECTIONS.items() if printed == section), None)
    return words.text(f"osaka-topic-{topic}") if topic else section
