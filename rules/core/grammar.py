"""Notation: how each answer of a game is written and read, from one declaration.

A `Form` says of one answer what words it is made of. Writing, reading, the help line and the words that might have been
meant follow from it. Every word that is typed is used: a form that leaves one over has not read the text.
"""

from __future__ import annotations

import re
from dataclasses import fields
from difflib import get_close_matches
from functools import cache, lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rules.core.answers import Answer, Redacted
from rules.core.frozen import frozen
from rules.core.words import Element, Keyword, Typed, Word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from rules.core.words import Names

A = TypeVar("A", bound=Answer)

MOST_READINGS = 200
"""Readings of a text that are looked at; a text with more names too little."""

MOST_NEAR = 3
"""Words that are proposed for one that is not known."""

ALIKE = 0.6
"""How alike they must be, from 0 to 1."""

_GLUED = re.compile(r"([+-]?)([0-9]{1,3})([^\W\d_].*)")
_SIGNED = re.compile(r"([+-])(.+)")
_TIMES = re.compile(r"[0-9]+x")


@lru_cache(maxsize=2048)
def split(text: str, blanks: frozenset[str]) -> tuple[str, ...]:
    """The words of a typed answer: small letters, numbers and signs by themselves, without those that say nothing.

    ``-2 silk`` and ``2y`` come apart as ``- 2 silk`` and ``2 y``; ``2x`` and ``x2`` stay whole.
    """
    plain = text.lower().replace("\N{MULTIPLICATION SIGN}", "x").replace(",", " ").replace(">", " > ")
    found: list[str] = []
    for word in plain.split():
        if word not in blanks:
            found += _apart(word)
    return tuple(found)


def _apart(word: str) -> Iterable[str]:
    if _TIMES.fullmatch(word):
        return (word,)
    if glued := _GLUED.fullmatch(word):
        return (part for part in glued.groups() if part)
    if signed := _SIGNED.fullmatch(word):
        return signed.groups()
    return (word,)


class Form(Generic[A]):
    """How one answer is written: a verb and what follows it.

    Args:
        answer: Class of the answer.
        verb: The verb, canonical first; others are understood too.
        elements: What follows, in the order of the answer's fields; a string is a word that only must be there.
        make: Makes the answer of what the elements read; by default its class.
        parts: What the elements write of an answer, or None if another form writes it; by default its fields but
            `kind`.

    Attributes:
        verbs: The verb, and others that are understood.
        elements: What follows it.
        make: Makes the answer of what the elements read.
        parts: What the elements write of an answer, or None if another form writes it.
    """

    def __init__(
        self,
        answer: type[A],
        verb: str | tuple[str, ...],
        *elements: Element[Any] | str,
        make: Callable[..., A] | None = None,
        parts: Callable[[A], Sequence[object] | None] | None = None,
    ) -> None:
        self.answer = answer
        self.verbs = (verb,) if isinstance(verb, str) else verb
        self.elements: tuple[Element[Any], ...] = tuple(
            Keyword(element) if isinstance(element, str) else element for element in elements
        )
        self.make: Callable[..., A] = make or answer
        self.parts = parts or _fields_of(answer)

    def read(self, typed: Typed, at: int) -> Iterator[A]:
        """All answers that the words from ``at`` on may mean, every word used."""
        return self._read(typed, at, 0, ())

    def _read(self, typed: Typed, at: int, number: int, values: tuple[object, ...]) -> Iterator[A]:
        """All meanings of the words from ``at`` on, of which the elements before ``number`` have read the values."""
        for element in self.elements[number:]:
            number += 1
            silent = element.__class__ is Keyword
            found = element.read(typed, at)
            if not isinstance(found, tuple) or len(found) != 1:
                for value, end in found:
                    yield from self._read(typed, end, number, values if silent else (*values, value))
                return
            ((value, at),) = found
            if not silent:
                values = (*values, value)
        if at == len(typed.words):
            yield self.make(*values)
        else:
            typed.expect(at)

    def write(self, answer: A) -> str | None:
        """The answer in its canonical words, or None if another form writes it."""
        parts = self.parts(answer)
        if parts is None:
            return None
        words = [self.verbs[0]]
        left = iter(parts)
        for element in self.elements:
            words += element.write(None if isinstance(element, Keyword) else next(left))
        return " ".join(words)

    @property
    def help(self) -> str:
        """The form in one line, e.g. ``hire assistant/shop/house...``."""
        return " ".join([self.verbs[0], *(element.help for element in self.elements)])


class AlsoRead(Form[A]):
    """Another order of words in which an answer is understood, though it is never written like this."""

    def write(self, answer: A) -> str | None:  # noqa: ARG002 - whatever it is
        """Nothing: another form writes it."""
        return None


def _fields_of(answer: type[A]) -> Callable[[A], Sequence[object]]:
    names = tuple(each.name for each in fields(answer) if each.name != "kind")  # type: ignore[arg-type]
    return lambda given: [getattr(given, name) for name in names]


@frozen
class Reading:
    """What a text may mean.

    Attributes:
        answers: All its meanings, each once.
        verb: Its canonical verb, or None if it has none that is known.
        unread: The first word that no form could use; empty if words are missing at the end.
        nearly: The text with that word replaced by one that it resembles.
    """

    answers: tuple[Answer, ...]
    verb: str | None
    unread: str = ""
    nearly: tuple[str, ...] = ()


class Grammar:
    """The notation of some answers: of a question, or of a whole game.

    Attributes:
        forms: Its forms.
        answers: Classes of the answers that it writes and reads.
    """

    def __init__(self, *forms: Form[Any], blanks: frozenset[str] = frozenset()) -> None:
        self.forms: tuple[Form[Any], ...] = tuple(dict.fromkeys(forms))
        self.answers: frozenset[type[Answer]] = frozenset(form.answer for form in self.forms)
        self.blanks = blanks
        self._by_answer: dict[type[Answer], tuple[Form[Any], ...]] = {
            answer: tuple(form for form in self.forms if form.answer is answer) for answer in self.answers
        }
        self._by_verb: dict[str, tuple[Form[Any], ...]] = {
            form.verbs[0]: tuple(other for other in self.forms if other.verbs[0] == form.verbs[0])
            for form in self.forms
        }
        self._verbs = Word({verb: form.verbs[0] for form in self.forms for verb in form.verbs})
        self.verbs: frozenset[str] = frozenset(self._by_verb)
        self.write = lru_cache(maxsize=4096)(self._write)

    def _write(self, answer: Answer) -> str:
        if isinstance(answer, Redacted):
            return f"{answer.verb} ?"
        for form in self._by_answer[type(answer)]:
            text = form.write(answer)
            if text is not None:
                return text
        raise AssertionError(answer)

    def read(self, text: str, names: Names, allowed: Grammar) -> Reading:
        """What a text may mean.

        Args:
            text: As typed, in the words of the notation.
            allowed: The answers that are asked for; of all others only the verb is read.
        """
        typed = Typed(split(text, self.blanks), names)
        for verb, at in self._verbs.read(typed, 0):
            readings = (answer for form in allowed._by_verb.get(verb, ()) for answer in form.read(typed, at))
            found = tuple(dict.fromkeys(islice(readings, MOST_READINGS)))
            if found:
                return Reading(found, verb)
            return _unread(typed, verb)
        return _unread(typed, None)

    def parse(self, text: str, names: Names) -> Answer:
        """The answer of a canonical notation, understood without a position.

        Args:
            text: As `write` wrote it, or redacted.
        """
        if text.endswith(" ?"):
            return Redacted(text[:-2])
        reading = self.read(text, names, self)
        return next((answer for answer in reading.answers if self.write(answer) == text), reading.answers[0])

    @property
    def help(self) -> tuple[str, ...]:
        """A line for each form that is written."""
        return tuple(form.help for form in self.forms if not isinstance(form, AlsoRead))


def _unread(typed: Typed, verb: str | None) -> Reading:
    """A text without a meaning: where reading stopped, and what may have been meant there."""
    words, at = typed.words, typed.furthest
    if at == len(words):
        return Reading((), verb)
    expected = {word for words in typed.expected for word in words}
    meant = get_close_matches(words[at], expected, n=MOST_NEAR, cutoff=ALIKE)
    return Reading((), verb, words[at], tuple(" ".join((*words[:at], word, *words[at + 1 :])) for word in meant))


@cache
def joined(*grammars: Grammar) -> Grammar:
    """One grammar with the forms of several."""
    return grammars[0] if len(grammars) == 1 else Grammar(*(form for grammar in grammars for form in grammar.forms))
