"""The custom_id of everything that can be pressed: the one place where its grammar stands.

```
custom_id = verb ":" match ":" at ":" slot ":" carry
verb      = what is pressed, as the routes of a topic declare it; ":" ends it
match     = id of the match, empty for what belongs to none
at        = base 36: the revision a panel was drawn at, the outbox row of a post, the number of a page, or a person
slot      = a menu of the panel, or eight characters of the hash of the answer a button stands for
carry     = presets chosen so far; in a confirmation the answer itself, which only its owner reads
```

A press carries nothing else: the panel is made anew from the stored position, and the hash tells which of its
answers was meant. Values of menus are hashes of the entries' words.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TypeAlias

from rules.core.frozen import frozen

LONGEST_ID = 100
LONGEST_STATE = 60

Verb: TypeAlias = str
"""What a press asks for: a word that the routes of a topic declare."""

_GRAMMAR = re.compile(
    r"(?P<verb>[a-z]+):(?P<match>[A-Z0-9]{0,8}):(?P<at>[0-9a-z]{0,13}):(?P<slot>[a-z0-9-]{0,16}):"
    r"(?P<carry>[A-Za-z0-9 .,;>/*+_?-]{0,60})"
)
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

BEYOND = 2**63
"""The least number that the database does not take."""

MOST_DIGITS = len(str(BEYOND))


@frozen
class Press:
    """What a button, menu or form stands for.

    Attributes:
        verb: What is asked for.
        match: Id of the match, or empty.
        at: Revision, outbox row, vote, page or person.
        slot: Menu of a panel, or hash of an answer.
        state: Presets of the panel, or the answer to be confirmed.
    """

    verb: Verb
    match: str = ""
    at: int = 0
    slot: str = ""
    state: str = ""

    def __str__(self) -> str:
        """The custom_id."""
        return f"{self.verb}:{self.match}:{_base36(self.at)}:{self.slot}:{self.state}"


def read(custom_id: str) -> Press | None:
    """The press a custom_id stands for, or None for what does not follow the grammar."""
    found = _GRAMMAR.fullmatch(custom_id)
    if found is None or len(custom_id) > LONGEST_ID:
        return None
    press = Press(found["verb"], found["match"], int(found["at"] or "0", 36), found["slot"], found["carry"])
    return press if str(press) == custom_id else None


def short(word: str) -> str:
    """Eight characters of the hash of an answer or a thing's word."""
    return sha256(word.encode()).hexdigest()[:8]


def carries(text: str) -> bool:
    """Whether a text can travel in the carry of a custom_id."""
    return len(text) <= LONGEST_STATE and _GRAMMAR.fullmatch(f"sure::0::{text}") is not None


def _base36(number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


def number_in(text: str) -> int | None:
    """The whole number from 0 that a text writes in the digits 0 to 9; None for everything else.

    Other digits are none: ``²`` passes for one in Python, and no number can be made of it.

    Args:
        text: As it was typed or sent.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
        return None
    number = int(text)
    return number if number < BEYOND else None
