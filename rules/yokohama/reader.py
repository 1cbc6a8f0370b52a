"""The words of a typed answer, taken one after the other."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from rules.yokohama.actions import HAND
from rules.yokohama.model.terms import COUNTRIES
from rules.yokohama.words import AREA_WORDS, BLANKS, PHRASES, PLAIN_WORDS, TECHNOLOGY_WORDS, VERBS, meaning

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rules.yokohama.model.cards import Technology
    from rules.yokohama.model.town import Town

LONGEST_WORD = 40
"""Letters of a word that are repeated in a refusal."""

_PHRASE = re.compile(rf"\b(?:{'|'.join(PHRASES)})(?![^\W\d_])")
_NAME_NUMBER = re.compile(r"([^\W\d_]+)([0-9]+)")
_TIMES = re.compile(r"x([1-9][0-9]?)|([1-9][0-9]?)x")
_COUNTED = re.compile(r"([0-9]{1,2})([^\W\d_]*)")


def unknown_word(word: str) -> IllegalAction:
    """Refusal of a word that is not understood."""
    return IllegalAction(Reason(say("yokohama-unknown-word", word=word[:LONGEST_WORD])))


class Reader:
    """Takes words from the left.

    Attributes:
        guessed: How many names of areas stood without the number that they need.
    """

    def __init__(self, town: Town, text: str, guesses: tuple[int, ...] = ()) -> None:
        self._town = town
        plain = text.lower().replace("\N{MULTIPLICATION SIGN}", "x").replace(",", " ").replace(" > ", ">")
        plain = _PHRASE.sub(lambda found: PHRASES[found[0]], " ".join(plain.split()))
        self._left = [word for word in reversed(plain.split()) if word not in BLANKS]
        self._guesses = guesses
        self.guessed = 0

    @property
    def more(self) -> bool:
        """Whether words are left."""
        return bool(self._left)

    def word(self) -> str:
        """The next word.

        Raises:
            IllegalAction: There is none.
        """
        if not self._left:
            raise IllegalAction(Reason(say("yokohama-too-short")))
        return self._left.pop()

    def rest(self) -> str:
        """All words that are left."""
        rest = " ".join(reversed(self._left))
        self._left.clear()
        return rest

    def unknown(self) -> IllegalAction:
        """Refusal of the next word."""
        return unknown_word(self._left[-1])

    def meaning(self, word: str, words: dict[str, str]) -> str:
        """Id of a word.

        Raises:
            IllegalAction: It is not known, or the beginning of several.
        """
        found = words.get(word) or meaning(word, words)
        if found is None:
            raise unknown_word(word)
        return found

    def meant(self, words: dict[str, str]) -> str:
        """Id of the next word."""
        return self.meaning(self.word(), words)

    def verb(self) -> str:
        """Id of the verb."""
        return self.meant(VERBS)

    def at(self, plain: str) -> bool:
        """Whether the next word is this plain one."""
        if not self._left:
            return False
        word = self._left[-1]
        return PLAIN_WORDS.get(word, word) == plain

    def take(self, plain: str) -> bool:
        """Take the next word if it is this plain one."""
        if self.at(plain):
            self._left.pop()
            return True
        return False

    def times(self) -> int | None:
        """Take ``x2`` if it comes next."""
        word = self._left[-1] if self._left else ""
        found = _TIMES.fullmatch(word) if "x" in word else None
        if found is None:
            return None
        self._left.pop()
        return int(found[1] or found[2])

    def number_next(self) -> bool:
        """Whether a number comes next."""
        return bool(self._left) and self._left[-1].isdecimal() and len(self._left[-1]) <= 3

    def number(self) -> int:
        """Take a number."""
        if not self.number_next():
            raise unknown_word(self.word())
        return int(self.word())

    def named(self) -> str | None:
        """Take the next word if it is the name of an area as it is printed."""
        return self._left.pop() if self._left and self._left[-1] in self._town.numbers else None

    def area(self) -> str:
        """Take an area: by its name, its letter, or a word of another language.

        Raises:
            IllegalAction: There is no such area in play.
        """
        word = self.word()
        if word in self._town.numbers:
            return word
        return self._area(word)

    def _area(self, word: str) -> str:
        town = self._town
        if len(word) == 1 and word.upper() in town.letters:
            return town.names[town.letters.index(word.upper())]
        parts = _NAME_NUMBER.fullmatch(word)
        kind = meaning(parts[1] if parts else word, AREA_WORDS)
        here = [name for name, board in zip(town.names, town.kinds, strict=True) if board == kind]
        if not here:
            raise unknown_word(word)
        if parts:
            number = int(parts[2])
        elif len(here) == 1:
            number = 1
        elif self.number_next():
            number = self.number()
        else:
            number = self._guesses[self.guessed] if self.guessed < len(self._guesses) else 1
            self.guessed += 1
        if not 1 <= number <= len(here):
            raise unknown_word(word)
        return here[number - 1]

    def step(self) -> tuple[str, str]:
        """Take ``hand>bank`` or ``tea1>lab``."""
        word = self.word()
        source, arrow, target = word.partition(">")
        if not arrow or not target:
            raise unknown_word(word)
        town = self._town.numbers
        start = HAND if PLAIN_WORDS.get(source) == HAND else source if source in town else self._area(source)
        return start, target if target in town else self._area(target)

    def counted(self, words: dict[str, str]) -> dict[str, int]:
        """Take things with numbers, such as ``2 silk fish 2y``, up to a plain word.

        Raises:
            IllegalAction: A word is not known, or a number stands alone.
        """
        counts: dict[str, int] = {}
        while self.more and not self.at("from") and not self.take("none"):
            word = self.word()
            found = _COUNTED.fullmatch(word)
            count = int(found[1]) if found else 1
            name = found[2] if found else word
            thing = self.meaning(name, words) if name else self.meant(words)
            times = self.times() or 1
            counts[thing] = counts.get(thing, 0) + count * times
        return counts

    def order(self, known: Collection[str]) -> str:
        """Take an order: ``gb3``, ``GB 03``.

        Raises:
            IllegalAction: There is no such order.
        """
        word = self.word()
        if word in known:
            return word
        if word in COUNTRIES and self.number_next():
            word += self._left.pop()
        parts = _NAME_NUMBER.fullmatch(word)
        name = f"{parts[1]}{int(parts[2])}" if parts else word
        if name not in known:
            raise unknown_word(word)
        return name

    def technologies(self, cards: Sequence[Technology]) -> list[str]:
        """Take a technology; ids of all its cards, or of the one whose country is named.

        Raises:
            IllegalAction: There is no such technology.
        """
        word = self.word()
        if any(card.id == word for card in cards):
            return [word]
        known: dict[str, str] = {card.name: card.name for card in cards}
        head, _, tail = word.rpartition("-")
        if tail in COUNTRIES and head:
            name = meaning(head, {**known, **TECHNOLOGY_WORDS})
            country = str(tail)
        else:
            name = meaning(word, {**known, **TECHNOLOGY_WORDS})
            country = self.word() if self.more and self._left[-1] in COUNTRIES else ""
        found = [card.id for card in cards if card.name == name and country in {"", card.country}]
        if not found:
            raise unknown_word(word)
        return found
