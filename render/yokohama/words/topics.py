"""The rules of Yokohama in our own words, each with the heading under which a reader's rulebook has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never, get_args

from rules.yokohama.model import headings as of

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.yokohama.answers import Asks

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
    """
    own, edition = {"de": (GERMAN, "(dlp 2017)"), "en": (ENGLISH, "(Synapses 2024)")}.get(lang, ({}, "(none)"))
    found = own.get(section, section)
    return found.removesuffix(edition).rstrip() if found.endswith(edition) else None


Topic: TypeAlias = Literal[
    "goal",
    "setup",
    "keep",
    "general",
    "turn",
    "place",
    "move",
    "action",
    "bonus",
    "build",
    "recovery",
    "finish",
    "agent",
    "achieve",
    "order",
    "icons",
    "production",
    "bank",
    "canal",
    "trade",
    "church",
    "customs",
    "hire",
    "laboratory",
    "port",
    "gain",
    "movement",
    "technologies",
    "station",
    "achievements",
    "end",
    "score",
    "win",
    "two",
    "reward",
    "free-agents",
]
"""Rules that can be looked up, in the order of the rulebook; what a question asks is the key of its topic."""


def section(topic: Topic) -> str:
    """Heading of the rulebook for a topic."""
    match topic:
        case "goal":
            return "OVERVIEW (Synapses 2024)"
        case "setup" | "keep":
            return of.SETUP
        case "general":
            return of.GENERAL
        case "turn":
            return "FLOW OF A TURN (Synapses 2024)"
        case "place":
            return of.PLACEMENT
        case "move":
            return of.MOVEMENT
        case "action":
            return "3. Area Action step (Synapses 2024)"
        case "bonus":
            return of.TOKEN
        case "build":
            return of.BUILDING
        case "recovery":
            return "6. Recovery step (Synapses 2024)"
        case "finish":
            return "ADDITIONAL ACTION PHASE (Synapses 2024)"
        case "agent":
            return of.AGENT
        case "achieve":
            return of.ACHIEVEMENT
        case "order":
            return of.ORDER
        case "icons":
            return "MATCHING COUNTRY ICONS (Synapses 2024)"
        case "production":
            return "DETAILED AREA EXPLANATION (Synapses 2024)"
        case "bank":
            return "BANK (Synapses 2024)"
        case "canal":
            return "CANAL (Synapses 2024)"
        case "trade":
            return of.CHINATOWN
        case "church":
            return of.CHURCH
        case "customs":
            return of.CUSTOMS
        case "hire":
            return of.AGENCY
        case "laboratory":
            return of.LABORATORY
        case "port":
            return of.PORT
        case "gain" | "movement":
            return of.ICONS
        case "technologies" | "station":
            return of.TECHNOLOGY
        case "achievements":
            return "ACHIEVEMENT TILES (Synapses 2024)"
        case "end":
            return "ENDGAME CONDITIONS (Synapses 2024)"
        case "score":
            return "FINAL SCORE CALCULATION (Synapses 2024)"
        case "win":
            return "WINNING THE GAME (Synapses 2024)"
        case "two":
            return "3) Technologiewertung, HINWEIS (dlp 2017)"
        case "reward":
            return of.REWARD_TOKENS
        case "free-agents":
            return "MINI-EXPANSION #2: FREE AGENT 5-POWER TOKENS (Synapses 2024)"
        case _:
            assert_never(topic)


SECTIONS = {topic: section(topic) for topic in get_args(Topic)}
"""Heading of the rulebook for each topic, in its order."""

if TYPE_CHECKING:

    def every_question_is_explained(asks: Asks) -> Topic:
        """A question without a topic does not pass the type checker."""
        return asks
