"""Every label of the rules has its words in three languages, and labels differ where a phone cuts them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.cli.selfplay import any_part
from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import TEXTS, Words
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.games import GAMES
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.steps import QUESTIONS
from tests.contract.playing import ready
from tests.rules.yokohama_table import TABLES

if TYPE_CHECKING:
    from rules.core.decisions import Question

PEOPLE = tuple(Person(name, colour) for name, colour in zip(("Ann", "Bob", "Cy", "Di"), YOKOHAMA.colours, strict=True))
PARTS = [
    "keep",
    "place",
    "double",
    "order",
    "achieve",
    "agent",
    "telegram",
    "go",
    "recall",
    "church",
    "church-pay",
    "customs",
    "hire",
    "tech",
    "station",
    "take",
    "take-import",
    "trade",
    "token",
    "build",
    "gain",
    "move",
    "leave",
    "reward",
    "end",
    "none",
]
KINDS = [question.asks for question in QUESTIONS]
OPTIONS = (("edition", "synapses"), ("mining", "action"), ("modules", "rewards,free-agents"))


def ids(lang: str) -> set[str]:
    """Messages of the rules in one language."""
    text = (TEXTS / lang / "yokohama-rules.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z-]+) =", text, re.MULTILINE))


def test_every_key_that_the_rules_say_has_its_words() -> None:
    folder = Path(__file__).parents[2] / "rules" / "yokohama"
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    said = set(re.findall(r'"(yokohama-[a-z-]+)"', code))
    asked = {f"yokohama-{what}-{kind}" for kind in KINDS for what in ("ask", "asked")}
    parts = {f"yokohama-part-{part}" for part in PARTS}
    for lang in LANGUAGES:
        assert ids(lang) == said | asked | parts, lang


def check_labels(question: Question, words: Words) -> None:
    """All that a question says of itself has words, and no two answers are called alike."""
    assert words.plain(question.prompt, PEOPLE)
    for missing in question.missing():
        assert words.plain(missing.what, PEOPLE)
        assert words.plain(missing.reason.label, PEOPLE)
    for part in question.parts:
        assert words.text(f"yokohama-part-{part.part}")
        described = [question.describe(answer) for answer in dict.fromkeys(ready(part, Rng(b"one"))[:-1])]
        labels = [words.plain(one.label, PEOPLE) for one in described]
        assert len({label[:100] for label in labels}) == len(labels), labels
        details = [words.plain(one.detail, PEOPLE) for one in described if one.detail is not None]
        assert all(0 < len(detail) <= 140 for detail in details), details


@pytest.mark.parametrize("seed", range(3))
def test_labels_are_said_and_differ(seed: int) -> None:
    match = YOKOHAMA.with_tables(TABLES).deal(Setup("yokohama", 2 + seed, OPTIONS, b"texts/%d" % seed))
    rng = Rng(b"%d" % seed)
    parts_seen: set[str] = set()
    number = 0
    while asked := match.questions():
        question = asked[rng.below(len(asked))]
        fresh = {part.part for part in question.parts} - parts_seen
        if fresh or number % 9 == 0:
            for lang in LANGUAGES:
                check_labels(question, Words.of(lang))
            parts_seen |= fresh
        number += 1
        if rng.below(2):
            answer = GAMES["yokohama"].prefer(question, match.view(question.seat), YOKOHAMA.aims[number % 3], rng)
        else:
            answer = any_of(any_part(question, rng), rng)
        match.give(question.seat, answer)
    assert len(parts_seen) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_asides_and_typed_answers_have_words(lang: str) -> None:
    words = Words.of(lang)
    said = [words.text(f"yokohama-asked-{kind}") for kind in KINDS]
    assert len(set(said)) == len(said)
