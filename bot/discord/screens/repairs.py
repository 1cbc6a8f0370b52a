"""Repairs in words: what was done to a match that is no answer, and that it is adjusted since."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, assert_never

from bot.discord.ids import Press
from bot.discord.message import Button, row
from rules.core.labels import Who
from rules.core.log import CHANGES, Checkpoint, Repair, Undo

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Buttons
    from render.core.face import Face
    from render.core.people import People
    from render.core.words import Words
    from rules.core.corrections import Correction, Value
    from rules.core.log import AnyEntry
    from rules.core.seats import Seat
    from rules.core.table import Event


MOST: Final = 3
"""Repairs that are named where a match is said to be adjusted; the log has all of them."""


def fact_text(face: Face, people: People, what: str, seat: Seat | None, words: Words) -> str:
    """What a fact is called that can be set right, and whose it is."""
    name = words.say(face.fact_name(what), people)
    return name if seat is None else words.text("repair-fact", who=words.name(people, Who(seat)), what=name)


def value_text(face: Face, people: People, value: Value, words: Words) -> str:
    """A value of such a fact: an amount, or a place."""
    return str(value) if isinstance(value, int) else words.say(face.fact_place(value), people)


def correction_text(face: Face, people: People, correction: Correction, words: Words) -> str:
    """What is set right, from what to what."""
    was, to = (value_text(face, people, value, words) for value in (correction.was, correction.to))
    fact = fact_text(face, people, correction.what, correction.seat, words)
    return words.text("repair-from-to", fact=fact, was=was, to=to)


def repair_text(face: Face, people: People, repair: Repair, words: Words) -> str:
    """What was done to a match, by whom."""
    match repair.act:
        case "back":
            return words.text("repair-back", n=(repair.to or 0) + 1)
        case "replay":
            return words.text("repair-replay", n=-1 if repair.to is None else repair.to)
        case "correct":
            assert repair.correction is not None
            return words.text("repair-correct", what=correction_text(face, people, repair.correction, words))
        case "void":
            return words.text("repair-void")
        case "seat":
            assert repair.seat is not None
            return words.text("repair-seat", who=words.name(people, Who(repair.seat)))
        case _:
            assert_never(repair.act)


def changes_in(entries: Sequence[AnyEntry[Event]]) -> Iterator[tuple[int, Repair]]:
    """The repairs that have changed the position, each with its line of the log, counted from 1."""
    for line, entry in enumerate(entries, start=1):
        if isinstance(entry, Repair) and entry.act in CHANGES:
            yield line, entry


def mend_button(loaded: LoadedMatch, words: Words) -> tuple[Buttons, ...]:
    """The way to have something set right, for who has a seat of a running match."""
    if not loaded.plays:
        return ()
    return (row(Button(words.text("repair-mend"), Press("mend", loaded.info.id))),)


def adjusted_text(loaded: LoadedMatch, words: Words) -> str:
    """That a match is adjusted, and so counts nowhere: where last, and by what; nothing of one that is not."""
    if not loaded.match.adjusted:
        return ""
    entries, each = loaded.match.entries, []
    for place, repair in list(changes_in(entries))[-MOST:]:
        what = repair_text(loaded.face, loaded.everyone_at(place), repair, words)
        # Lines are numbered by the answers that stand, as in the log.
        each.append(words.text("repair-at", line=_stood(entries[place]), what=what))
    return words.text("repair-adjusted", each=" ".join(each))


def _stood(brought: AnyEntry[Event]) -> int:
    """How many answers stood after what a repair made of the position."""
    match brought:
        case Undo(to=stands) | Checkpoint(stands=stands):
            return stands
        case _:
            raise AssertionError(brought.kind)
