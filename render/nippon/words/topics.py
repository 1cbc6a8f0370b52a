"""The rules of Nippon in our own words, each with the heading under which the rulebook has it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never, get_args

from rules.nippon.model import headings as of

if TYPE_CHECKING:
    from rules.nippon.answers import Asks

Topic: TypeAlias = Literal[
    "aim",
    "setup",
    "pair",
    "worker",
    "family",
    "concepts",
    "turn",
    "end",
    "rnd",
    "mining",
    "tracks",
    "factory",
    "effects",
    "first",
    "again",
    "piece",
    "goods",
    "machines",
    "machine",
    "produce",
    "ships",
    "ship",
    "second-ship",
    "department",
    "white",
    "railways",
    "railway",
    "second-railway",
    "region-bonus",
    "markets",
    "invest",
    "contract",
    "consolidate",
    "prestige",
    "keep",
    "silk",
    "round",
    "final-rounds",
    "section",
    "final-consolidation",
    "final-scoring",
    "modern",
    "goal",
    "solo",
    "takatoshi",
]
"""Rules that can be looked up, in the order of the rulebook; what a question asks is the key of its topic."""


def section(topic: Topic) -> str:
    """Heading of the rulebook for a topic."""
    match topic:
        case "aim" | "turn":
            return of.TURN
        case "setup":
            return of.SETUP
        case "pair" | "worker" | "family":
            return of.START
        case "concepts" | "first":
            return of.CONCEPTS
        case "end":
            return of.ACTION
        case "rnd":
            return of.RESEARCH
        case "mining":
            return of.MINING
        case "tracks":
            return of.TRACK_BONUS
        case "factory":
            return of.FACTORY
        case "effects" | "again" | "piece" | "goods" | "second-ship" | "second-railway" | "region-bonus":
            return of.FACTORY_EFFECT
        case "machines" | "machine":
            return of.MACHINES
        case "produce":
            return of.PRODUCTION
        case "ships" | "ship":
            return of.SHIPS
        case "department" | "white":
            return of.DEPARTMENTS
        case "railways" | "railway":
            return of.RAILWAYS
        case "markets":
            return of.MARKETS
        case "invest":
            return of.INVEST
        case "contract":
            return of.CONTRACT
        case "consolidate" | "prestige" | "keep":
            return of.CONSOLIDATE
        case "silk":
            return of.SILK
        case "round":
            return of.ROUND_END
        case "final-rounds":
            return of.FINAL_ROUNDS
        case "section":
            return of.SECTION
        case "final-consolidation":
            return of.FINAL_CONSOLIDATION
        case "final-scoring":
            return of.FINAL_SCORING
        case "modern":
            return of.MODERN
        case "goal":
            return of.GOALS
        case "solo" | "takatoshi":
            return of.SOLO
        case _:
            assert_never(topic)


SECTIONS = {topic: section(topic) for topic in get_args(Topic)}
"""Heading of the rulebook for each topic, in its order."""

if TYPE_CHECKING:

    def every_question_is_explained(asks: Asks) -> Topic:
        """A question without a topic does not pass the type checker."""
        return asks
