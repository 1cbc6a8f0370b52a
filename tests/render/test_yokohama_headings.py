"""Headings of the rulebooks: each reader is sent to the one that they are likeliest to have."""

from __future__ import annotations

import pytest

from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.words.topics import ENGLISH, GERMAN, SECTIONS, heading
from rules.yokohama.model import headings as printed

NAMED = {value for name, value in vars(printed).items() if name.isupper()} | set(SECTIONS.values())


def test_only_headings_that_are_named_have_another() -> None:
    assert GERMAN.keys() | ENGLISH.keys() <= NAMED


@pytest.mark.parametrize(("lang", "mark"), [("en", "(Synapses 2024)"), ("it", "(Synapses 2024)"), ("de", "(dlp 2017)")])
def test_every_heading_names_its_rulebook(lang: str, mark: str) -> None:
    words = Words.of(lang)
    shown = {topic.key: topic.section for topic in YOKOHAMA_FACE.topics(words)}
    alone = {"two", "reward", "free-agents", "win"}
    assert all(section.endswith(mark) for key, section in shown.items() if key not in alone)
    assert {heading(section, words.lang) for section in SECTIONS.values()} == set(shown.values())
