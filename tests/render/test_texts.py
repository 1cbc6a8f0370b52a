"""The text tables: the same messages with the same arguments in every language, each really translated."""

from __future__ import annotations

import ast as python
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser, ast, visitor

from render.core.languages import LANGUAGES
from render.core.words import TEXTS, Words
from rules.games import GAMES
from tests.toy.face import TOY_FACE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.languages import Lang

FOLDERS = (TEXTS, TOY_FACE.texts)
FILES = sorted({(folder, path.name) for folder in FOLDERS for path in (folder / "en").glob("*.ftl")}, key=str)

NAMES = frozenset(
    {f"{game}-name{short}" for game in GAMES for short in ("", "-short")}
    | {
        "nippon-opponent-takatoshi",
        "osaka-place",
        "yokohama-alt-closer",
        "yokohama-option-edition-dlp",
        "yokohama-option-edition-synapses",
        *(f"osaka-pic-place-{water}" for water in ("port", "open", "anchor", "waves", "goal")),
    }
)
"""Names, which are the same everywhere."""

TRANSLATIONS = [lang for lang in LANGUAGES if lang != "en"]

ALIKE = {
    "de": NAMES
    | {"house-colour-pink", "house-colour-beige", "pic-seat-pink", "pic-seat-beige", "pic-seat-mint"}
    | {"nippon-destination", "nippon-post-marker", "cmd-game-info", "cmd-hand", "yokohama-order-code"}
    | {"cmd-privacy-export", "plans-button", "plans-plan", "house-details"}
    | {"film-button", "page-moment", "boxes-option", "nippon-panel-region"},
    "it": NAMES
    | {"house-colour-beige", "pic-seat-beige", "osaka-name", "osaka-pic-title", "osaka-alt-closer", "cmd-game-info"}
    | {
        "nippon-city",
        "house-log-round",
        "house-moment-entry",
        "house-moment-title",
        "yokohama-order-code",
        "cmd-privacy",
        "bots-called",
        "bots-seat",
    }
    | {"record-part-file", "record-part-seed"}
    | {"film-button", "page-round"},
}
"""Messages that may be the same words as in English."""

SHORTEST = 3
"""An id that is put together of less than these letters and what is not known could be any."""


class Arguments(visitor.Visitor):
    """Collects the arguments that a message of a language names, itself or by a message that it repeats."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        for folder, name in FILES:
            if repeated := messages(folder, self.lang, name).get(node.id.name):
                self.visit(repeated)


@cache
def messages(folder: Path, lang: str, name: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((folder / lang / name).read_text(encoding="utf-8")).body
    junk = [entry for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content if junk else ""
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), f"{lang}/{name} has a message twice"
    return {entry.id.name: entry for entry in found}


def arguments(message: ast.Message, lang: str) -> set[str]:
    collector = Arguments(lang)
    collector.visit(message)
    return collector.names


def letters_of(message: ast.Message) -> str:
    """The letters of a message without markup, arguments and signs."""
    return re.sub(r"[\W\d_]+", " ", text_of(message)).strip()


def texts_of(message: ast.Message) -> list[str]:
    """The texts of a message, without arguments."""

    def texts(node: object) -> Iterator[str]:
        match node:
            case ast.TextElement(value=value):
                yield value
            case ast.Pattern(elements=elements):
                for element in elements:
                    yield from texts(element)
            case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
                for variant in variants:
                    yield from texts(variant.value)
            case _:
                pass

    return list(texts(message.value))


def text_of(message: ast.Message) -> str:
    """All texts of a message in a row."""
    return " ".join(texts_of(message))


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_language_has_the_same_messages(lang: str) -> None:
    different: set[str] = set()
    for folder, name in FILES:
        english, other = messages(folder, "en", name), messages(folder, lang, name)
        different |= english.keys() ^ other.keys()
        both = english.keys() & other.keys()
        different |= {key for key in both if arguments(english[key], "en") != arguments(other[key], lang)}
    assert different == set()


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_nothing_was_left_in_english(lang: str) -> None:
    same: set[str] = set()
    for folder, name in FILES:
        english, other = messages(folder, "en", name), messages(folder, lang, name)
        letters = {key: letters_of(message) for key, message in english.items()}
        same |= {key for key in english if letters[key] and letters[key] == letters_of(other[key])}
    assert same - ALIKE.get(lang, NAMES) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_files(lang: str) -> None:
    found = Counter(key for folder, name in FILES for key in messages(folder, lang, name))
    assert {key for key, times in found.items() if times > 1} == set()


FOREIGN_MARKS = {"en": "„“”«»", "de": '"”«»', "it": '"„“”'}
"""Quotation marks that a language does not use here."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_its_own_quotation_marks_and_single_spaces(lang: str) -> None:
    wrong = [
        (key, text)
        for folder, name in FILES
        for key, message in messages(folder, lang, name).items()
        for text in texts_of(message)
        if set(text) & set(FOREIGN_MARKS.get(lang, "")) or "  " in text or "..." in text
    ]
    assert wrong == []


def test_a_game_has_its_name_and_its_options_in_words() -> None:
    for lang in LANGUAGES:
        words = Words.of(lang)
        for key, game in GAMES.items():
            assert f"{key}-name" in words.keys
            for option in game.options:
                for value in option.values:
                    assert f"{key}-option-{option.key}-{value}" in words.keys


def test_every_table_with_reconstructed_rows_has_a_word() -> None:
    for lang in LANGUAGES:
        for key, game in GAMES.items():
            tables = [path for path in game.data.glob("*.toml") if "reconstructed" in path.read_text(encoding="utf-8")]
            assert {f"{key}-table-{path.stem}" for path in tables} <= Words.of(lang).keys


def test_every_colour_of_a_seat_has_a_word() -> None:
    colours = {colour for game in GAMES.values() for colour in game.colours}
    for lang in LANGUAGES:
        assert {f"house-colour-{colour}" for colour in colours} <= Words.of(lang).keys


def calls(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Messages said in a source file, with the arguments they are given."""
    for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
        match node:
            case python.Call(
                func=python.Attribute(attr="text") | python.Name(id="say"), args=[python.Constant(value=str(key))]
            ):
                if all(keyword.arg is not None for keyword in node.keywords):
                    yield key, {str(keyword.arg) for keyword in node.keywords}
            case _:
                pass


@pytest.mark.parametrize("folder", ["rules", "render", "bot", "tests/toy"])
def test_every_message_gets_the_arguments_it_names(folder: str) -> None:
    wanted = {
        key: arguments(message, "en") for texts, name in FILES for key, message in messages(texts, "en", name).items()
    }
    for path in (Path(__file__).parents[2] / folder).rglob("*.py"):
        for key, given in calls(path):
            if key in wanted:
                assert wanted[key] <= given, (path.name, key, wanted[key] - given)


def test_every_message_that_the_code_names_is_there() -> None:
    """Whole message ids in quotes; ids that are put together are covered by the play-outs."""
    root = Path(__file__).parents[2]
    named = re.compile(r'"((?:house|nippon|osaka|yokohama)-[a-z0-9-]*[a-z0-9])"')
    there = Words.of("en").keys
    for folder in ("rules", "render", "bot"):
        for path in (root / folder).rglob("*.py"):
            found = set(named.findall(path.read_text(encoding="utf-8")))
            assert found <= there, (path.name, found - there)


def test_there_is_no_message_that_nothing_says() -> None:
    """Each stands in quotes somewhere, whole or as an id that is put together, or within another message."""
    root = Path(__file__).parents[2]
    code = [path.read_text() for folder in ("bot", "render", "rules") for path in (root / folder).rglob("*.py")]
    quoted = {one for text in code for one in re.findall(r"(?=[\"'`]([^\"'`\n]*-[^\"'`\n]*)[\"'`])", text)}
    parts = [re.split(r"\{[^{}]*(?:\}|$)", one) for one in quoted if "{" in one]
    made = [".+".join(map(re.escape, each)) for each in parts if any(len(part) > SHORTEST for part in each)]
    said, within = re.compile("|".join(made)), re.compile(r"\{ ?([a-z][\w-]*)")
    texts = [path.read_text(encoding="utf-8") for path in (TEXTS / "en").glob("*.ftl")]
    whole = quoted | {one for text in texts for one in within.findall(text)}
    keys = [key for folder, name in FILES if folder == TEXTS for key in messages(folder, "en", name)]
    assert [key for key in keys if key not in whole and not said.fullmatch(key)] == []


COMMAND = re.compile(r"(?<![\w/}<])/([^\W\d_]+)(?: ([^\W\d_]+))?")
"""A command in a text, and the word behind it."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_in_texts_are_called_as_discord_shows_them(lang: Lang) -> None:
    words = Words.of(lang)
    names = {key.split("-")[1]: words.text(key) for key in words.keys if re.fullmatch(r"cmd-[a-z]+", key)}
    below = {
        names[group]: {words.text(key) for key in words.keys if re.fullmatch(f"cmd-{group}-(?!about)[a-z]+", key)}
        for group in names
    }
    for folder, name in FILES:
        for key, message in messages(folder, lang, name).items():
            for command, part in COMMAND.findall(text_of(message)):
                assert command in below, (key, command)
                assert not below[command] or part in below[command], (key, command, part)
