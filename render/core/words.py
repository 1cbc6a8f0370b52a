"""The words of the house: Fluent messages of one language, with lists and people filled in."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from babel.lists import format_list
from babel.numbers import format_decimal

from render.core.colours import OPPONENT
from render.core.languages import LANGUAGES
from render.core.people import BOT
from render.core.words_icons import (
    FIRM,
    FLAGS,
    JOINER,
    Beside,
    Counted,
    Exchange,
    Joined,
    Named,
    Repeated,
    amounts_alone,
    look_of,
    mark_of,
)
from render.core.words_names import marked_name, plain_name, without_controls
from render.core.words_read import Messages
from rules.core.labels import Label, Who

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from render.core.languages import Lang
    from render.core.people import People, Person
    from rules.core.labels import Arg

TEXTS = Path(__file__).parents[2] / "data" / "text"
"""The texts of the house and of the games that live in it: a folder for each language."""

Manner: TypeAlias = Literal["marked", "plain"]
"""How a person is named: escaped for Discord's markdown, or as it is."""

TIMES = "\u00d7"
"""How often there is something, behind its icon."""

KEPT = 8192
"""Labels whose words are kept: most of a table's texts are the same again from one turn to the next."""

_folders = [TEXTS]
_marks: dict[str, str] = {}


def use_icons(marks: Mapping[str, str]) -> None:
    """Let words that are said with icons show these from now on; without any all is said in words.

    Args:
        marks: How Discord writes an icon, by its name. Words that were handed out before keep theirs.
    """
    _marks.clear()
    _marks.update(marks)
    _read_with_icons.cache_clear()


def shown_icons() -> Collection[str]:
    """How Discord writes each icon that is there at present."""
    return _marks.values()


def add_texts(folder: Path) -> None:
    """Let a game bring its own texts.

    Args:
        folder: Holds a folder for each language. Words that were handed out before do not know them.
    """
    if folder not in _folders:
        _folders.append(folder)
        _read.cache_clear()
        _read_with_icons.cache_clear()


class Words:
    """Every message of one language, found by its key, and said in words alone or with icons.

    Attributes:
        lang: The language.
    """

    def __init__(self, lang: Lang, folders: Sequence[Path]) -> None:
        self.lang = lang
        self._locale = LANGUAGES[lang].locale
        files = [path for folder in folders for path in sorted((folder / lang).glob("*.ftl"))]
        self._messages = Messages(self._locale, files)
        self._marks: Mapping[str, str] = {}
        self._bare = self
        self._filled = lru_cache(maxsize=KEPT)(self._fill)

    @staticmethod
    def of(lang: Lang, *, icons: bool = False) -> Words:
        """The words of a language, read once; those of English if the house does not speak it.

        Args:
            icons: Whether what is said in Discord's markdown shows the icons there are. Nothing else knows of them:
                menus, pictures and alternative texts are the same.
        """
        known = lang if lang in LANGUAGES else "en"
        return _read_with_icons(known) if icons and _marks else _read(known)

    @property
    def bare(self) -> Words:
        """The same without icons."""
        return self._bare

    def with_icons(self, marks: Mapping[str, str]) -> Words:
        """The same with icons: only what is said in Discord's markdown is kept a second time.

        Args:
            marks: How Discord writes an icon, by its name.
        """
        words = copy(self._bare)
        words._marks = {**FLAGS, **marks}  # noqa: SLF001 - its own copy
        words._filled = lru_cache(maxsize=KEPT)(words._fill)  # noqa: SLF001 - its own copy
        return words

    def icon(self, name: str | None) -> str | None:
        """How Discord writes an icon; None where there is none of that name, or none are wanted."""
        return None if name is None else self._marks.get(name)

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
        """Things in a row, as the language joins them: "a, b and c"; "a ed Edo" in Italian."""
        if not things:
            return self.text("house-none")
        row = format_list(list(things), locale=self._locale)
        if self.lang == "it" and len(things) > 1 and things[-1].startswith(("e", "E")):
            return f"{row.removesuffix(f'e {things[-1]}')}ed {things[-1]}"
        return row

    def number(self, value: float) -> str:
        """A number that may have a fraction, as the language writes it: "7.5", "7,5"."""
        return format_decimal(value, locale=self._locale)

    def say(self, label: Label, people: People) -> str:
        """A label in Discord's markdown, people escaped."""
        return self._filled(label, people, "marked")

    def plain(self, label: Label, people: People) -> str:
        """A label for menus, buttons, forms and pictures, which know no markdown."""
        return without_controls(self._bare._filled(label, people, "plain"))  # noqa: SLF001 - kept once for both

    def called(self, name: str) -> str:
        """A kept name as the language writes it: behind that of an automatic player stands the word for one."""
        own = name.removesuffix(BOT)
        return name if own == name else self.text("bots-called", who=own)

    def name(self, people: People, who: Who) -> str:
        """Name of a seat's owner, or of the rulebook's own opponent, in Discord's markdown."""
        return self._name(people, who, "marked")

    def plain_name(self, people: People, who: Who) -> str:
        """Name of a seat's owner, or of the rulebook's own opponent, without markdown."""
        return self._name(people, who, "plain")

    def _fill(self, label: Label, people: People, manner: Manner) -> str:
        look = look_of(label) if self._shows_icons(manner) else None
        match look:
            case Counted(count, icon, form) if icon in self._marks:
                return _counted(count, self._marks[icon], form)
            case Named(icon, behind) if icon in self._marks:
                text, mark = self._text_of(label, people, manner), self._marks[icon]
                return f"{text}{FIRM}{mark}" if behind else f"{mark}{FIRM}{text}"
            case Exchange(name, asks, brings, within) if amounts_alone((asks, brings), self._marks):
                card, due, gain = (self._arg(part, people, manner) for part in (name, asks, brings))
                return f"{card} ({due} → {gain})" if within else f"{card} {due} → {gain}"
            case Beside(parts) if amounts_alone(parts, self._marks):
                return " ".join(str(self._arg(part, people, manner)) for part in parts)
            case Repeated(what, count) if amounts_alone(what, self._marks):
                return f"{self._arg(what, people, manner)}{FIRM}{TIMES}{count}"
            case Counted() | Named() | Joined() | Repeated() | Beside() | Exchange() | None:
                return self._text_of(label, people, manner)
            case other:
                assert_never(other)

    def _text_of(self, label: Label, people: People, manner: Manner) -> str:
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
                each = [str(self._arg(part, people, manner)) for part in arg]
                side_by_side = self._shows_icons(manner) and amounts_alone(arg, self._marks)
                return " ".join(each) if side_by_side else self.listed(each)
            case other:
                assert_never(other)

    def _shows_icons(self, manner: Manner) -> bool:
        return manner == "marked" and bool(self._marks)

    def _name(self, people: People, who: Who, manner: Manner) -> str:
        person = people[who.seat]
        name = self._plain_or_marked(person, manner)
        mark = self._marks.get(mark_of(person.colour if person.title is None else OPPONENT))
        return f"{mark}{FIRM}{name}" if manner == "marked" and mark is not None else name

    def _plain_or_marked(self, person: Person, manner: Manner) -> str:
        if person.title is not None:
            return self.text(person.title)
        called = self.called(person.name)
        name = marked_name(called) if manner == "marked" else plain_name(called)
        return name or self.text(f"house-colour-{person.colour}")


def _counted(count: int, mark: str, form: Literal["amount", "steps", "value"]) -> str:
    match form:
        case "amount":
            return f"{count}{JOINER}{mark}"
        case "steps":
            return f"{count:+}{JOINER}{mark}"
        case "value":
            return f"{mark}{JOINER}{count}"
        case other:
            assert_never(other)


@lru_cache(maxsize=len(LANGUAGES))
def _read(lang: Lang) -> Words:
    return Words(lang, tuple(_folders))


@lru_cache(maxsize=len(LANGUAGES))
def _read_with_icons(lang: Lang) -> Words:
    return _read(lang).with_icons(_marks)
