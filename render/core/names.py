"""Names of people in pictures: any text at all, reduced to what the faces can draw."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from render.core import lettering
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from render.core.lettering import Face
    from render.core.people import People, Person
    from render.core.words import Words

LONGEST = 48
"""Characters of a name that are looked at; no picture has room for more."""


def legible(name: str, face: Face = "title") -> str:
    """What of ``name`` can be drawn: letters of other scripts, emoji and direction marks are dropped.

    Args:
        name: Any text.
        face: The letter it will be written in.

    Returns:
        One line without leading or trailing space; empty if no letter and no digit is left.
    """
    kept = []
    for character in unicodedata.normalize("NFC", name[: 4 * LONGEST]):
        if character.isspace():
            kept.append(" ")
        elif unicodedata.category(character).startswith("C"):
            continue
        elif lettering.file_for(character, face):
            kept.append(character)
        else:
            plain = unicodedata.normalize("NFKC", character)
            kept += [c for c in plain if c != " " and lettering.file_for(c, face)]
    line = " ".join("".join(kept).split())[:LONGEST].rstrip()
    return line if any(c.isalnum() for c in line) else ""


def seat_names(people: People, words: Words) -> tuple[str, ...]:
    """Name of each seat's owner, or the word of the seat's colour where nothing of the name can be drawn."""
    return tuple(_name(person, words) for person in people)


def _name(person: Person, words: Words) -> str:
    if person.title is not None:
        return words.text(person.title)
    called = words.called(person.name)
    drawn = legible(called, "title") if legible(called, "bold") else ""
    return drawn or words.text(f"pic-seat-{person.colour}")


def initials(names: Sequence[str]) -> tuple[str, ...]:
    """One letter for each name; where two share it, a second letter that tells them apart."""
    letters = [next(c for c in name if c.isalnum()).upper() for name in names]
    letters = [letter[0] for letter in letters]
    marks = list(letters)
    for letter in {c for c in letters if letters.count(c) > 1}:
        group = [i for i, c in enumerate(letters) if c == letter]
        tails = {i: [c for c in names[i] if c.isalnum()][1:] for i in group}
        for k in range(max(len(t) for t in tails.values())):
            seconds = [tails[i][k].lower() if k < len(tails[i]) else "" for i in group]
            if len(set(seconds)) == len(group):
                for i, second in zip(group, seconds, strict=True):
                    marks[i] = letter + second
                break
        else:
            for i in group:
                marks[i] = letter + (tails[i][0].lower() if tails[i] else "")
    return tuple(marks)


@frozen
class Seated:
    """People as pictures write them.

    Attributes:
        names: What is written for each seat.
        marks: Letters on each seat's piece.
        colours: Id of each seat's colour.
    """

    names: tuple[str, ...]
    marks: tuple[str, ...]
    colours: tuple[str, ...]

    def piece(self, seat: int) -> tuple[str, str]:
        """Colour and letters of a seat's piece."""
        return self.colours[seat], self.marks[seat]


def seated(people: People, words: Words) -> Seated:
    """People of a match as pictures write them in the language of ``words``; pieces bear letters of their names."""
    names = seat_names(people, words)
    return Seated(names, initials(names), tuple(p.colour for p in people))
