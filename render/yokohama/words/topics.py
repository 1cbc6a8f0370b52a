"""The rules of Yokohama in our own words, each with the heading under which a reader's rulebook has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.model import headings as of

if TYPE_CHECKING:
    from render.core.languages import Lang

ENGLISH = {of.SETUP: "GAME SETUP (Synapses 2024)"}
"""Headings that the rules name in German, as the English rulebook has them."""

GERMAN = {
    "OVERVIEW (Synapses 2024)": "Spielübersicht (dlp 2017)",
    of.GENERAL: "Allgemeine Regeln (dlp 2017)",
    "FLOW OF A TURN (Synapses 2024)": "Ablauf eines Zuges (dlp 2017)",
    of.PLACEMENT: "1) Platzierung (dlp 2017)",
    of.MOVEMENT: "2) Bewegung (dlp 2017)",
    "3. Area Action step (Synapses 2024)": "3) Gebietsaktion (dlp 2017)",
    of.TOKEN: "4) Stärke-5-Bonus (optional) (dlp 2017)",
    of.BUILDING: "5) Bauen (optional) (dlp 2017)",
    "6. Recovery step (Synapses 2024)": "6) Rückkehr (dlp 2017)",
    "ADDITIONAL ACTION PHASE (Synapses 2024)": "A) und C) Zusatzaktionsphase (dlp 2017)",
    of.AGENT: "a) Einen Auslandsvertreter nutzen (dlp 2017)",
    of.ACHIEVEMENT: "b) Eine Errungenschaft erlangen (dlp 2017)",
    of.ORDER: "c) Einen Auftrag erfüllen (dlp 2017)",
    "MATCHING COUNTRY ICONS (Synapses 2024)": "Passende Ländersymbole (dlp 2017)",
    "DETAILED AREA EXPLANATION (Synapses 2024)": "Beschreibung der Produktionsgebiete (dlp 2017)",
    of.ICONS: "Erläuterung der Symbole (dlp 2017)",
    "BANK (Synapses 2024)": "Bank (dlp 2017)",
    "CANAL (Synapses 2024)": "Kanal (dlp 2017)",
    of.CHINATOWN: "Chinatown (dlp 2017)",
    of.CHURCH: "Kirche (dlp 2017)",
    of.CUSTOMS: "Importlager (dlp 2017)",
    of.AGENCY: "Arbeitsvermittler (dlp 2017)",
    of.LABORATORY: "Laboratorium (dlp 2017)",
    of.PORT: "Hafen (dlp 2017)",
    of.TECHNOLOGY: "Beschreibung der Technologiekarten (dlp 2017)",
    "ACHIEVEMENT TILES (Synapses 2024)": "Beschreibung der Errungenschaftskarten (dlp 2017)",
    "ENDGAME CONDITIONS (Synapses 2024)": "Spielende (dlp 2017)",
    "FINAL SCORE CALCULATION (Synapses 2024)": "Endwertung (dlp 2017)",
}
"""Headings of the English rulebook under which the German one says the same."""


def printed(section: str, lang: Lang) -> str | None:
    """A heading in the rulebook of a language, without its edition; None if that rulebook does not have it.

    Args:
        section: As the rules name it.
        lang: The reader's language.
    """
    own, edition = {"de": (GERMAN, "(dlp 2017)"), "en": (ENGLISH, "(Synapses 2024)")}.get(lang, ({}, "(none)"))
    found = own.get(section, section)
    return found.removesuffix(edition).rstrip() if found.endswith(edition) else None


SECTIONS = {
    "goal": "OVERVIEW (Synapses 2024)",
    "setup": of.SETUP,
    "keep": of.SETUP,
    "general": of.GENERAL,
    "turn": "FLOW OF A TURN (Synapses 2024)",
    "place": of.PLACEMENT,
    "move": of.MOVEMENT,
    "action": "3. Area Action step (Synapses 2024)",
    "bonus": of.TOKEN,
    "build": of.BUILDING,
    "recovery": "6. Recovery step (Synapses 2024)",
    "finish": "ADDITIONAL ACTION PHASE (Synapses 2024)",
    "agent": of.AGENT,
    "achieve": of.ACHIEVEMENT,
    "order": of.ORDER,
    "icons": "MATCHING COUNTRY ICONS (Synapses 2024)",
    "production": "DETAILED AREA EXPLANATION (Synapses 2024)",
    "bank": "BANK (Synapses 2024)",
    "canal": "CANAL (Synapses 2024)",
    "trade": of.CHINATOWN,
    "church": of.CHURCH,
    "customs": of.CUSTOMS,
    "hire": of.AGENCY,
    "laboratory": of.LABORATORY,
    "port": of.PORT,
    "gain": of.ICONS,
    "movement": of.ICONS,
    "technologies": of.TECHNOLOGY,
    "station": of.TECHNOLOGY,
    "achievements": "ACHIEVEMENT TILES (Synapses 2024)",
    "end": "ENDGAME CONDITIONS (Synapses 2024)",
    "score": "FINAL SCORE CALCULATION (Synapses 2024)",
    "win": "WINNING THE GAME (Synapses 2024)",
    "two": "3) Technologiewertung, HINWEIS (dlp 2017)",
    "reward": of.REWARD_TOKENS,
    "free-agents": "MINI-EXPANSION #2: FREE AGENT 5-POWER TOKENS (Synapses 2024)",
}
"""Heading of the rulebook for each topic, in its order; a question's kind is the key of its topic."""
