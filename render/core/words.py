"""The words of the house: Fluent messages of one language, with lists and people filled in."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from babel.lists import format_list
from babel.numbers import format_decimal

from render.core.languages import LANGUAGES
from render.core.words_names import marked_name, plain_name, without_controls
from render.core.words_read import Messages
from rules.core.labels import Label, Who

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.languages import Lang
    from render.core.people import People
    from rules.core.labels import Arg

TEXTS = Path(__file__).parents[2] / "data" / "text"
"""The texts of the house and of the games that live in it: a folder for each language."""

Manner: TypeAlias = Literal["marked", "plain"]
"""How a person is named: escaped for Discord's markdown, or as it is."""

KEPT = 8192
"""Labels whose words are kept: most of a table's texts are the same again from one turn to the next."""

_folders = [TEXTS]


def add_texts(folder: Path) -> None:
    """Let a game bring its own texts.

    Args:
        folder: Holds a folder for each language. Words that were handed out before do not know them.
    """
    if folder not in _folders:
        _folders.append(folder)
        _read.cache_clear()


class Words:
    """Every message of one language, found by its key.

    Attributes:
        lang: The language.
    """

    def __init__(self, lang: Lang, folders: Sequence[Path]) -> None:
        self.lang = lang
        self._locale = LANGUAGES[lang].locale
        files = [path for folder in folders for path in sorted((folder / lang).glob("*.ftl"))]
        self._messages = Messages(self._locale, files)
        self._filled = lru_cache(maxsize=KEPT)(self._fill)

    @staticmethod
    def of(lang: Lang) -> Words:
        """The words of a language, read once; those of English if the house does not speak it."""
        return _read(lang if lang in LANGUAGES else "en")

    @property
    def keys(self) -> frozenset[str]:
        """Ids of all messages that this language has of its own."""
        return self._messages.keys

    def has(self, key: str) -> bool:
        """Whether this language or English has a message of that id."""
        return key in self.keys or (self.lang != "en" and Words.of("en").has(key))

    def text(self, key: str, **args: int | str) -> str:
        """The message ``key`` with its arguments filled in; in English where this language lacks it.

        Raises:
            KeyError: There is no such message.
            ValueError: An argument is missing or does not fit, or is a word that no variant names.
        """
        if key not in self.keys:
            if self.lang == "en":
                raise KeyError(key)
            return Words.of("en").text(key, **args)
        try:
            return self._messages.text(key, args)
        except ValueError as wrong:
            raise ValueError(f"{key} in {self.lang}: {wrong}") from wrong

    def listed(self, things: Sequence[str]) -> str:
        """Things in a row, as the language joins them: "a, b and c"."""
        return format_list(list(things), locale=self._locale) if things else self.text("house-none")

    def number(self, value: float) -> str:
        """A number that may have a fraction, as the language writes it: "7.5", "7,5"."""
        return format_decimal(value, locale=self._locale)

    def say(self, label: Label, people: People) -> str:
        """A label in Discord's markdown, people escaped."""
        return self._filled(label, people, "marked")

    def plain(self, label: Label, people: People) -> str:
        """A label for menus, buttons, forms and pictures, which know no markdown."""
        return without_controls(self._filled(label, people, "plain"))

    def name(self, people: People, who: Who) -> str:
        """Name of a seat's owner, or of the rulebook's own opponent, in Discord's markdown."""
        return self._name(people, who, "marked")

    def plain_name(self, people: People, who: Who) -> str:
        """Name of a seat's owner, or of the rulebook's own opponent, without markdown."""
        return self._name(people, who, "plain")

    def _fill(self, label: Label, people: People, manner: Manner) -> str:
        return self.text(label.key, **{name: self._arg(arg, people, manner) for name, arg in label.args})

    def _arg(self, arg: Arg, people: People, manner: Manner) -> int | str:
        match arg:
            case int() | str():
                return arg
            case Who():
                return self._name(people, arg, manner)
            case Label():
                return self._filled(arg, people, manner)
            case tuple():
                return self.listed([str(self._arg(part, people, manner)) for part in arg])
            case other:
                assert_never(other)

    def _name(self, people: People, who: Who, manner: Manner) -> str:
        person = people[who.seat]
        if person.title is not None:
            return self.text(person.title)
        name = marked_name(person.name) if manner == "marked" else plain_name(person.name)
        return name or self.text(f"house-colour-{person.colour}")


@lru_cache(maxsize=len(LANGUAGES))
def _read(lang: Lang) -> Words:
    return Words(lang, tuple(_folders))
