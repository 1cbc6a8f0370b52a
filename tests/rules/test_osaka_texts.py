"""Every label of the rules has its words in three languages, and labels differ where a phone cuts them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.cli.selfplay import any_answer, any_part
from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import TEXTS, Words
from render.osaka.face import OSAKA_FACE
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.osaka.game import OSAKA
from rules.osaka.model.terms import INSURANCE, PREPARATION
from rules.osaka.steps.payday import Sink
from tests.contract.playing import ready
from tests.rules.osaka_table import TABLES, TableOfOsaka

if TYPE_CHECKING:
    from rules.core.decisions import Question

PEOPLE = tuple(Person(name, colour) for name, colour in zip(("Ann", "Bob", "Cy", "Di"), OSAKA.colours, strict=True))

PHONE = 34
"""Letters of a label that a phone shows."""


def ids(lang: str) -> set[str]:
    """Messages of the rules in one language."""
    text = (TEXTS / lang / "osaka-rules.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z-]+) =", text, re.MULTILINE))


def test_a_heading_is_named_in_the_readers_language_and_as_printed_in_german_alone() -> None:
    for section in (PREPARATION, INSURANCE):
        english, german, italian = (OSAKA_FACE.heading(section, Words.of(lang)) for lang in ("en", "de", "it"))
        assert german in section
        assert not [each for each in (english, german, italian) if "zman" in each]
        assert len({english.casefold(), german.casefold(), italian.casefold()}) == 3


def test_every_key_that_the_rules_say_has_its_words() -> None:
    folder = Path(__file__).parents[2] / "rules" / "osaka"
    said = set(
        re.findall(r'"(osaka-[a-z-]+)"', "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py")))
    )
    parts = {f"osaka-part-{part}" for part in ("token", "buy", "take", "reserve", "insure", "save", "none")}
    for lang in LANGUAGES:
        assert ids(lang) == said | parts, lang


def check_labels(question: Question, words: Words) -> None:
    """All that a question says of itself has words, and no two answers are called alike where a phone cuts them."""
    assert words.plain(question.prompt, PEOPLE)
    for missing in question.missing():
        assert words.plain(missing.what, PEOPLE)
        assert words.plain(missing.reason.label, PEOPLE)
    for part in question.parts:
        described = [question.describe(answer) for answer in dict.fromkeys(ready(part, Rng(b"one"))[:-1])]
        labels = [words.plain(one.label, PEOPLE)[:PHONE] for one in described]
        assert len(set(labels)) == len(labels), labels
        details = [words.plain(one.detail, PEOPLE) for one in described if one.detail is not None]
        assert all(len(detail) <= 140 for detail in details), details


def test_labels_are_said_and_differ(*, heavy: bool) -> None:
    """Every day in one language after the other; in a heavy run each label in all."""
    for seed in range(4 if heavy else 3):
        match = OSAKA.with_tables(TABLES).deal(Setup("osaka", 2 + seed % 3, (), b"texts/%d" % seed))
        rng = Rng(b"%d" % seed)
        while asked := match.questions():
            question = asked[rng.below(len(asked))]
            languages = tuple(LANGUAGES)
            for lang in languages if heavy else (languages[match.revision % len(languages)],):
                check_labels(question, Words.of(lang))
            match.play(question.seat, any_answer(any_part(question, rng), rng))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_said(lang: str) -> None:
    words = Words.of(lang)
    turn = TableOfOsaka("r5 b3", "b2", market="y5 y2 r3@1", farm="g5")
    turn_texts = ("", "x", "buy r5", "buy r2", "buy pay none", "take", "take r3", "take g5", "take g2", "take y5 stone")
    more_texts = ("reserve b5", "token red")
    storm = TableOfOsaka("b3 b2", "b2", goods=("b5 b3 b2 b2",), ships="0 3 0 0", stack=(Sink(),))
    storm.go_on()
    storm_texts = ("insure", "insure b3 b3", "insure b3 save b5 b3", "insure b3 save r5", "insure b3 save", "buy")
    said = [words.plain(turn.refused(text).label, PEOPLE) for text in turn_texts + more_texts]
    said += [words.plain(storm.refused(text).label, PEOPLE) for text in storm_texts]
    assert all(said)
    too_short = words.plain(turn.refused("take").label, PEOPLE)
    others = [sentence for sentence in said if sentence != too_short]
    assert len(others) == len(said) - 4
    assert len(set(others)) == len(others)
