"""Headings of the rulebooks: printed ones only in their own language, else what our own rule is called."""

from __future__ import annotations

import pytest

from render.core.words import Words
from render.nippon.face import NIPPON_FACE
from render.nippon.words.topics import SECTIONS as NIPPON_SECTIONS
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.words.topics import ENGLISH, GERMAN, SECTIONS
from rules.yokohama.model import headings as printed

NAMED = {value for name, value in vars(printed).items() if name.isupper()} | set(SECTIONS.values())


def test_only_headings_that_are_named_have_another() -> None:
    assert GERMAN.keys() | ENGLISH.keys() <= NAMED


@pytest.mark.parametrize(("lang", "edition"), [("en", "(Synapses 2024)"), ("de", "(dlp 2017)")])
def test_a_heading_is_printed_where_there_is_a_rulebook_in_the_language(lang: str, edition: str) -> None:
    words, own = Words.of(lang), {"en": ENGLISH, "de": GERMAN}[lang]
    for key, section in SECTIONS.items():
        heading = own.get(section, section)
        shown = YOKOHAMA_FACE.heading(section, words)
        if heading.endswith(edition):
            assert f"{shown} {edition}" == heading
        else:
            assert shown == words.text(f"yokohama-topic-{next(one for one in SECTIONS if SECTIONS[one] == section)}"), (
                key
            )


def test_elsewhere_no_heading_is_in_another_language() -> None:
    italian = Words.of("it")
    titles = {topic.title for topic in YOKOHAMA_FACE.topics(italian)}
    assert {YOKOHAMA_FACE.heading(section, italian) for section in NAMED} <= titles
    for lang in ("en", "it"):
        words = Words.of(lang)
        titles = {topic.title for topic in NIPPON_FACE.topics(words)}
        assert {NIPPON_FACE.heading(section, words) for section in NIPPON_SECTIONS.values()} <= titles
    german = Words.of("de")
    assert [NIPPON_FACE.heading(section, german) for section in NIPPON_SECTIONS.values()] == [*NIPPON_SECTIONS.values()]
