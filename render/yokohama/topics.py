"""The rules of Yokohama in our own words, each with the heading under which the rulebook has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.face import Topic
from render.yokohama.headings import heading
from rules.yokohama.model import headings as printed

if TYPE_CHECKING:
    from render.core.words import Words

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
"""Heading of the rulebook for each topic; a question's kind is the key of its topic."""


def topics(words: Words) -> tuple[Topic, ...]:
    """All rules, in the order of the rulebook."""
    return tuple(
        Topic(
            key,
            words.text(f"yokohama-topic-{key}"),
            words.text(f"yokohama-topic-{key}-text"),
            heading(section, words.lang),
        )
        for key, section in SECTIONS.items()
    )
