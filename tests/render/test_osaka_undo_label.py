"""What *Back* takes back in Osaka, in the reader's words instead of the notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.cli.selfplay import any_part
from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import Words
from render.osaka.face import OSAKA_FACE
from rules.core.answers import Redacted
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.osaka.game import OSAKA
from tests.rules.osaka_table import RULES, TABLES

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.core.answers import Answer

PEOPLE = tuple(Person(f"P{number}", "beige") for number in range(4))

SAID = (
    ("token red", "red token", "Ertragsplättchen rot", "segnalino profitto rosso"),
    ("take r5 stone", "red 5 as coins", "Rot 5 als Münzen", "rosso 5 come monete"),
    ("reserve farm b3", "reservation: blue 3", "Reservierung: Blau 3", "prenotazione: blu 3"),
    ("reserve g2", "reservation: green 2", "Reservierung: Grün 2", "prenotazione: verde 2"),
    ("buy pay r5 r5", "purchase", "Kauf", "acquisto"),
    ("insure r5 save b3", "insurance", "Versicherung", "assicurazione"),
    ("insure none", "Insure nothing", "Nichts versichern", "Non assicurare niente"),
)
"""Answers in English, German and Italian."""


def words_of(answer: Answer, lang: Lang) -> str:
    brief = OSAKA_FACE.undo_label(answer)
    assert brief is not None
    return Words.of(lang).plain(brief, PEOPLE)


@pytest.mark.parametrize(("text", "english", "german", "italian"), SAID)
def test_an_answer(text: str, english: str, german: str, italian: str) -> None:
    answer = RULES.parse(text)
    assert [words_of(answer, lang) for lang in ("en", "de", "it")] == [english, german, italian]


def test_no_kind_of_answer_is_left_out() -> None:
    assert {type(RULES.parse(text)) for text, *_ in SAID} == RULES.grammar.answers


def test_every_answer_of_a_match_has_words() -> None:
    match, rng = OSAKA.with_tables(TABLES).deal(Setup("osaka", 3, (), b"brief")), Rng(b"brief")
    while len(match.standing_moves) < 300 and (asked := match.questions()):
        question = next(one for one in asked if one.given is None)
        match.give(question.seat, any_of(any_part(question, rng), rng))
    for answer in dict.fromkeys(match.answer_of(move, move.seat) for move in match.standing_moves):
        for lang in LANGUAGES:
            said = words_of(answer, lang)
            assert said.strip(), answer
            assert "{" not in said, answer


def test_what_one_may_not_know_has_no_words() -> None:
    assert OSAKA_FACE.undo_label(Redacted("insure")) is None
