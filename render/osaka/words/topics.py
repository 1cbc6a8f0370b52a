"""The rules of Osaka in our own words, each with the heading under which the rulebook has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never, get_args

from rules.osaka.model.terms import BUYING, INSURANCE, PREPARATION, RESERVED, RESERVING, TAKING, TURN

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.osaka.answers import Asks

Topic: TypeAlias = Literal[
    "goal",
    "setup",
    "token",
    "cards",
    "turn",
    "buy",
    "ships",
    "take",
    "reserve",
    "reserved",
    "refill",
    "payday",
    "price",
    "bonus",
    "gain",
    "current",
    "insurance",
    "return",
    "end",
    "win",
]
"""Rules that can be looked up, in the order of the rulebook; what a question asks is the key of its topic."""


def section(topic: Topic) -> str:
    """Heading of the rulebook for a topic."""
    match topic:
        case "goal":
            return "ZIEL DES SPIELS (zman 2016)"
        case "setup" | "token":
            return PREPARATION
        case "cards":
            return "DIE UNTERSCHIEDLICHEN FUNKTIONEN EINER KARTE (zman 2016)"
        case "turn":
            return TURN
        case "buy":
            return BUYING
        case "ships":
            return "SCHIFFE VORRÜCKEN (zman 2016)"
        case "take":
            return TAKING
        case "reserve":
            return RESERVING
        case "reserved":
            return RESERVED
        case "refill":
            return "MARKT UND PRODUKTION AUFFÜLLEN (zman 2016)"
        case "payday":
            return "ZAHLTAG (zman 2016)"
        case "price":
            return "1. WERTUNG (zman 2016)"
        case "bonus":
            return "BONUS DURCH ERTRAGSPLÄTTCHEN (zman 2016)"
        case "gain":
            return "2. ERTRAGSPLÄTTCHEN ERHALTEN (zman 2016)"
        case "current":
            return "3. VERLUST IN DER SCHWARZEN STRÖMUNG (zman 2016)"
        case "insurance":
            return INSURANCE
        case "return":
            return "4. RÜCKKEHR DER SCHIFFE (zman 2016)"
        case "end":
            return "ENDE DES SPIELS (zman 2016)"
        case "win":
            return "SPIELSIEG (zman 2016)"
        case _:
            assert_never(topic)


SECTIONS = {topic: section(topic) for topic in get_args(Topic)}
"""Heading of the rulebook for each topic, in its order."""

if TYPE_CHECKING:

    def every_question_is_explained(asks: Asks) -> Topic:
        """A question without a topic does not pass the type checker."""
        return asks


def printed(section: str, lang: Lang) -> str | None:
    """A heading of the German rulebook, the only one there is.

    Args:
        section: As the rules name it, edition included.
    """
    return section.partition(" (")[0] if lang == "de" else None
