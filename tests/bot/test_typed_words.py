"""What people type: the words on the buttons, their own language, and words that mean nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from bot.discord.message import Text
from bot.discord.screens.answers import refusal
from bot.topics.help.screens import all_topics, topic_message, topics_with
from bot.topics.turn.completion import offered
from bot.topics.turn.typed import labelled, legal_moves, nearest, not_done
from render.core.words import Words
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.rng import Rng
from tests.bot.harness import PEOPLE, open_harness

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from render.core.languages import Lang


@pytest.fixture
async def placing(tmp_path: Path) -> AsyncIterator[LoadedMatch]:
    """A merchant who is to place assistants."""
    async with open_harness(tmp_path) as here:
        match = await here.deal("yokohama", *PEOPLE[:2])
        await here.play_on(match, Rng(b"keep"), 2)
        yield await here.load(match, (await here.asked(match))[0])


async def test_what_stands_on_a_button_or_in_a_menu_may_be_typed(placing: LoadedMatch) -> None:
    for lang in ("en", "de", "it"):
        words = Words.of(lang)
        typed = labelled(placing, words)
        for notation, label in legal_moves(placing, words):
            assert typed[label.casefold()] == notation


async def test_moves_are_completed_in_the_notation_and_in_the_words_of_the_reader(placing: LoadedMatch) -> None:
    words = Words.of("de")
    german = {value for _, value in offered(placing, words, [], "platziere bank")}
    english = {value for _, value in offered(placing, Words.of("en"), [], "place bank")}
    assert {placing.face.typed(value, words) for value in german} == english != set()
    assert all(value.startswith("platziere ") for value in german)


async def test_only_what_looks_alike_is_proposed(placing: LoadedMatch) -> None:
    words = Words.of("en")
    assert "place bank x2" in nearest(placing, words, "place bnk x2")
    assert nearest(placing, words, "build me a castle") == []


async def test_a_line_that_stands_there_whole_is_not_offered_its_end_again(placing: LoadedMatch) -> None:
    line = "place bank x2; go bank; end"
    for typed in (line, f"{line} "):
        assert offered(placing, Words.of("en"), [], typed) == [(f"{line}: End turn", line)]
    assert offered(placing, Words.of("en"), [], f"{line};") == offered(placing, Words.of("en"), [line], "") == []


async def test_whoever_declines_types_last(placing: LoadedMatch) -> None:
    words = Words.of("en")
    for typed in ("", "p", "place "):
        # Whole ways to an area come after the single answers.
        values = [value for _, value in offered(placing, words, [], typed) if ";" not in value]
        assert values[-1] == "place none"
        assert values.index("place tea") < values.index("place tea x2")


async def test_orders_are_proposed_before_taking_none(placing: LoadedMatch) -> None:
    assert placing.seat is not None
    line = placing.match.play_line(placing.seat, ["place port bank", "go port"])
    at_port = replace(placing, match=line.match)
    for typed in ("take", "take y99", "tak x"):
        near = nearest(at_port, Words.of("en"), typed)
        assert near
        assert near[0] != "take none"


async def test_a_verb_with_a_slip_is_recognised_in_the_language_of_the_reader(placing: LoadedMatch) -> None:
    words = Words.of("de")
    assert nearest(placing, words, placing.face.typed("platzire mond", words))[0].startswith("place ")


async def test_a_word_that_is_not_understood_is_repeated_in_the_language_of_the_reader(placing: LoadedMatch) -> None:
    words = Words.of("de")
    unknown = Reason(say("notation-unknown", word=placing.face.typed("bank99", words)))
    assert "bank99" in not_done(unknown, (), placing, words)
    unknown = Reason(say("notation-unknown", word=placing.face.typed("kirche99", words)))
    assert "kirche99" in not_done(unknown, (), placing, words)


async def test_who_types_what_resembles_nothing_is_told_how_moves_begin(placing: LoadedMatch) -> None:
    unknown = Reason(say("notation-unknown", word="castle"))
    for lang, verb in (("en", "place"), ("de", "platziere"), ("it", "posiziona")):
        told = not_done(unknown, (), placing, Words.of(lang))
        assert "castle" in told
        assert f"`{verb}`" in told


async def test_a_word_that_is_not_understood_quotes_no_rulebook(placing: LoadedMatch) -> None:
    words = Words.of("en")
    unknown = Reason(say("notation-unknown", word="castle"))
    assert "Rulebook" not in refusal(unknown, placing, words)
    assert "Rulebook" in refusal(Reason(unknown.label, "PORT (Synapses 2024)"), placing, words)


async def test_an_example_in_a_refusal_is_in_the_language_of_the_reader(placing: LoadedMatch) -> None:
    asked = Reason(say("nippon-asked-turn", can="act", example="place tea"), "PORT (Synapses 2024)")
    assert "„platziere " in refusal(asked, placing, Words.of("de"))
    assert '"place tea"' in refusal(asked, placing, Words.of("en"))


@pytest.mark.parametrize(
    ("lang", "asked", "found"), [("en", "telescope", False), ("it", "agente", True), ("de", "arbeitsverm", True)]
)
def test_a_rule_is_found_by_a_part_of_its_title(lang: str, asked: str, *, found: bool) -> None:
    words = Words.of(lang)
    (text,) = (part.text for part in topic_message(asked, "yokohama", words).parts if isinstance(part, Text))
    assert text.startswith(words.text("house-rules-title", topic="|").partition("|")[0]) is found
    assert (words.text("house-rules-none", near="|").partition("|")[0] in text) is not found


@pytest.mark.parametrize(
    ("lang", "asked", "found"),
    [
        ("en", "paper 3a", "Finance +2"),
        ("de", "papier 3a", "Finanzen +2"),
        ("en", "K7", "lenses or bento"),
        ("it", "contratto k1", "carbone"),
        ("en", "field service (yellow)", "Upgraded: "),
        ("de", "ausstattung (rot)", "Seide"),
    ],
)
def test_every_piece_is_found_by_its_words(lang: str, asked: str, found: str) -> None:
    words = Words.of(lang)
    (text,) = (part.text for part in topic_message(asked, "nippon", words).parts if isinstance(part, Text))
    assert text.startswith(words.text("house-rules-title", topic="|").partition("|")[0])
    assert found in text


def test_what_many_say_names_those_that_say_it() -> None:
    words = Words.of("en")
    (text,) = (part.text for part in topic_message("wages", "nippon", words).parts if isinstance(part, Text))
    assert "Consolidating" in text
    pieces = [topic for _, topic in all_topics(words, "nippon") if topic.title.startswith(("Factory ", "Contract "))]
    assert len(pieces) == 60 + 8


def told(about: str, lang: str, here: str | None) -> str:
    """What someone reads who looks something up where a game is played."""
    (text,) = (part.text for part in topic_message(about, None, Words.of(lang), here).parts if isinstance(part, Text))
    return text


def test_rules_of_the_game_that_is_played_here_come_first() -> None:
    words = Words.of("en")
    assert told("insurance", "en", "osaka").startswith(words.text("house-rules-title", topic="Insurance"))
    for here in ("yokohama", "nippon", "osaka"):
        assert topics_with("turn", all_topics(words, None, here))[0][0] == here
        near = told("castle", "en", here)
        assert not [name for game in ("yokohama", "nippon", "osaka") if (name := words.text(f"{game}-name")) in near]


@pytest.mark.parametrize(
    ("lang", "asked", "said"),
    [("en", "telephone", "1 assistant can stay"), ("de", "straßenbahn", "Industriewert"), ("it", "FR 3", "FR 3")],
)
def test_cards_of_yokohama_are_found_by_their_names(lang: str, asked: str, said: str) -> None:
    text = told(asked, lang, "yokohama")
    assert text.startswith(Words.of(lang).text("house-rules-title", topic="|").partition("|")[0])
    assert said in text


@pytest.fixture
async def acting(tmp_path: Path) -> AsyncIterator[LoadedMatch]:
    """A zaibatsu with silk that is to choose an action."""
    async with open_harness(tmp_path) as here:
        match, dice = await here.deal("nippon", *PEOPLE[:2]), Rng(b"silk")
        await here.play_on(match, dice, 3)
        loaded = await here.load(match, (await here.asked(match))[0])
        assert loaded.question is not None
        assert loaded.question.kind == "turn"
        assert [*loaded.question.besides()]
        yield loaded


@pytest.mark.parametrize(
    ("lang", "typed", "value"),
    [
        ("de", "markt", "märkte "),
        ("de", "fabrkbau", "fabrikbau "),
        ("de", "investitionen und", "investiere "),
        ("it", "mercati interni", "mercati "),
        ("en", "domestc markets", "markets "),
    ],
)
async def test_what_is_offered_fits_what_was_typed(acting: LoadedMatch, lang: Lang, typed: str, value: str) -> None:
    found = [value for _, value in offered(acting, Words.of(lang), [], typed)]
    assert found
    assert all(one.startswith(value) for one in found)


@pytest.mark.parametrize(("lang", "typed"), [("en", "castle"), ("de", "schloss"), ("it", "xyz")])
async def test_where_nothing_fits_all_there_is_is_offered(acting: LoadedMatch, lang: Lang, typed: str) -> None:
    """And not only what can be done aside, such as to sell silk."""
    words = Words.of(lang)
    assert offered(acting, words, [], typed) == offered(acting, words, [], "")
    sold = acting.face.spoken("sell 1 silk", words)
    assert sold not in [value for _, value in offered(acting, words, [], acting.face.spoken("mining", words))]
