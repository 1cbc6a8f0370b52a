"""Typed moves in the reader's own terms, against the notation that the rules read."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from render.core.words import Words
from render.faces import FACES
from render.osaka.face import OSAKA_FACE
from render.osaka.words.typed import TERMS as OSAKA_TERMS
from render.yokohama.face import YOKOHAMA_FACE
from rules.core.setup import Setup
from rules.games import GAMES
from tests.contract.playing import book
from tests.contract.test_typing import meanings, rules_of

if TYPE_CHECKING:
    from render.core.languages import Lang


@pytest.mark.parametrize(
    ("lang", "text", "notation"),
    [
        ("de", "nimm gelb5", "take yellow5"),
        ("de", "kaufen zahlen rot5 blau3 und grün2", "buy pay red5 blue3 green2"),
        ("de", "Reserviere Produktion grün5", "reserve farm green5"),
        ("de", "versichere blau2 rette blau5", "insure blue2 save blue5"),
        ("de", "versichern nichts", "insure none"),
        ("de", "Ertragsplättchen rot", "token red"),
        ("de", "kaufe mit rot5 blau3 2 grün2", "buy pay red5 blue3 2 green2"),
        ("it", "compra con rosso5 e blu3 e 2x verde2", "buy pay red5 blue3 2x green2"),
        ("it", "prendi giallo5", "take yellow5"),
        ("it", "compra paga rosso5 e blu3", "buy pay red5 blue3"),
        ("it", "assicura blu2 salva blu5", "insure blue2 save blue5"),
        ("it", "assicura niente", "insure none"),
        ("it", "riserva produzione verde5", "reserve farm green5"),
        ("it", "prenota produzione verde5", "reserve farm green5"),
        ("it", "prendi prenotazione rosso5", "take stone red5"),
        ("en", "take piece red5", "take stone red5"),
        ("it", "segnalino rosso", "token red"),
        ("en", "buy pay r5 b3 g2 g2", "buy pay r5 b3 g2 g2"),
        ("de", "buy pay r5 b3", "buy pay r5 b3"),
        ("it", "take y5", "take y5"),
        ("de", "nimm 2 x gelb5?", "take 2 x yellow5?"),
    ],
)
def test_terms_become_notation(lang: str, text: str, notation: str) -> None:
    assert OSAKA_TERMS.typed(text, lang) == notation


@pytest.mark.parametrize(
    ("lang", "text"), [("de", "ertragsplättchen grün"), ("it", "segnalino verde"), ("en", "token green")]
)
def test_the_rules_read_what_comes_out(lang: str, text: str) -> None:
    match = book("osaka").deal(Setup(GAMES["osaka"].key, 2, (), b"typed"))
    question = match.questions()[0]
    move = match.play(question.seat, OSAKA_FACE.typed(text, Words.of(lang)))
    assert move.notation == "token green"


def known(key: str) -> set[str]:
    """Single words that the notation of a game knows; the hand stands within a movement."""
    return {*meanings(key), "hand"}


@pytest.mark.parametrize("lang", ["en", "de", "it"])
def test_the_words_that_a_question_names_are_read(lang: str) -> None:
    """What a refusal quotes as an answer, "platziere" or «posiziona», is what one may type."""
    words = Words.of(lang)
    asked = sorted(key for key in words.keys if key.startswith("yokohama-asked-"))
    assert asked
    for key in asked:
        quoted = re.findall('["„«](.+?)["“»]', words.text(key))
        assert quoted, key
        for answer in quoted:
            assert {*re.findall("[a-z]+", YOKOHAMA_FACE.typed(answer, words))} <= known("yokohama"), answer


def test_a_name_that_begins_as_a_word_that_is_left_out_stays_whole() -> None:
    """Italian "a" is left out where it stands alone: achievement A1 is no 1."""
    words = Words.of("it")
    assert YOKOHAMA_FACE.typed("realizza A1", words) == "achieve a1"
    assert YOKOHAMA_FACE.typed("vai a banca", words) == "go bank"


@pytest.mark.parametrize("lang", ["de", "it"])
@pytest.mark.parametrize("key", ["osaka", "yokohama"])
def test_every_term_stands_for_words_that_the_rules_read(key: str, lang: Lang) -> None:
    terms = {*FACES[key].terms.by_lang[lang].values()}
    read = {word for target in terms for word in target.split() if not word.isdecimal()}
    assert read <= known(key)
    assert rules_of(key).grammar.verbs - {"telegram"} <= terms
