"""The rules of Yokohama in our own words, each with the heading under which a reader's rulebook has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.model import headings as printed

if TYPE_CHECKING:
    from render.core.people import Lang

ENGLISH = {printed.SETUP: "GAME SETUP (Synapses 2024)"}
"""Headings that the rules name in German, as the English rulebook has them."""

GERMAN = {
    "OVERVIEW (Synapses 2024)": "Spielübersicht (dlp 2017)",
    printed.GENERAL: "Allgemeine Regeln (dlp 2017)",
    "FLOW OF A TURN (Synapses 2024)": "Ablauf eines Zuges (dlp 2017)",
    printed.PLACEMENT: "1) Platzierung (dlp 2017)",
    printed.MOVEMENT: "2) Bewegung (dlp 2017)",
    "3. Area Action step (Synapses 2024)": "3) Gebietsaktion (dlp 2017)",
    printed.TOKEN: "4) Stärke-5-Bonus (optional) (dlp 2017)",
    printed.BUILDING: "5) Bauen (optional) (dlp 2017)",
    "6. Recovery step (Synapses 2024)": "6) Rückkehr (dlp 2017)",
    "ADDITIONAL ACTION PHASE (Synapses 2024)": "A) und C) Zusatzaktionsphase (dlp 2017)",
    printed.AGENT: "a) Einen Auslandsvertreter nutzen (dlp 2017)",
    printed.ACHIEVEMENT: "b) Eine Errungenschaft erlangen (dlp 2017)",
    printed.ORDER: "c) Einen Auftrag erfüllen (dlp 2017)",
    "MATCHING COUNTRY ICONS (Synapses 2024)": "Passende Ländersymbole (dlp 2017)",
    "DETAILED AREA EXPLANATION (Synapses 2024)": "Beschreibung der Produktionsgebiete (dlp 2017)",
    printed.ICONS: "Erläuterung der Symbole (dlp 2017)",
    "BANK (Synapses 2024)": "Bank (dlp 2017)",
    "CANAL (Synapses 2024)": "Kanal (dlp 2017)",
    printed.CHINATOWN: "Chinatown (dlp 2017)",
    printed.CHURCH: "Kirche (dlp 2017)",
    printed.CUSTOMS: "Importlager (dlp 2017)",
    printed.AGENCY: "Arbeitsvermittler (dlp 2017)",
    printed.LABORATORY: "Laboratorium (dlp 2017)",
    printed.PORT: "Hafen (dlp 2017)",
    printed.TECHNOLOGY: "Beschreibung der Technologiekarten (dlp 2017)",
    "ACHIEVEMENT TILES (Synapses 2024)": "Beschreibung der Errungenschaftskarten (dlp 2017)",
    "ENDGAME CONDITIONS (Synapses 2024)": "Spielende (dlp 2017)",
    "FINAL SCORE CALCULATION (Synapses 2024)": "Endwertung (dlp 2017)",
}
"""Headings of the English rulebook under which the German one says the same."""


def heading(section: str, lang: Lang) -> str:
    """A heading in the rulebook that a reader is likelier to have; where only one has it, that one.

    Args:
        section: As the rules name it.
        lang: The reader's language.
    """
    return (GERMAN if lang == "de" else ENGLISH).get(section, section)


SECTIONS = {
    "goal": "OVERVIEW (Synapses 2024)",
    "setup": printed.SETUP,
    "keep": printed.SETUP,
    "general": printed.GENERAL,
    "turn": "FLOW OF A TURN (Synapses 2024)",
    "place": printed.PLACEMENT,
    "move": printed.MOVEMENT,
    "action": "3. Area Action step (Synapses 2024)",
    "bonus": printed.TOKEN,
    "build": printed.BUILDING,
    "recovery": "6. Recovery step (Synapses 2024)",
    "finish": "ADDITIONAL ACTION PHASE (Synapses 2024)",
    "agent": printed.AGENT,
    "achieve": printed.ACHIEVEMENT,
    "order": printed.ORDER,
    "icons": "MATCHING COUNTRY ICONS (Synapses 2024)",
    "production": "DETAILED AREA EXPLANATION (Synapses 2024)",
    "bank": "BANK (Synapses 2024)",
    "canal": "CANAL (Synapses 2024)",
    "trade": printed.CHINATOWN,
    "church": printed.CHURCH,
    "customs": printed.CUSTOMS,
    "hire": printed.AGENCY,
    "laboratory": printed.LABORATORY,
    "port": printed.PORT,
    "gain": printed.ICONS,
    "movement": printed.ICONS,
    "technologies": printed.TECHNOLOGY,
    "station": printed.TECHNOLOGY,
    "achievements": "ACHIEVEMENT TILES (Synapses 2024)",
    "end": "ENDGAME CONDITIONS (Synapses 2024)",
    "score": "FINAL SCORE CALCULATION (Synapses 2024)",
    "win": "WINNING THE GAME (Synapses 2024)",
    "two": "3) Technologiewertung, HINWEIS (dlp 2017)",
    "reward": printed.REWARD_TOKENS,
    "free-agents": "MINI-EXPANSION #2: FREE AGENT 5-POWER TOKENS (Synapses 2024)",
}
"""Heading of the rulebook for each topic, in its order; a question's kind is the key of its topic."""
