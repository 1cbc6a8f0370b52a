"""What was found of a document, in words."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Final

from pydantic import TypeAdapter

from bot.discord.screens.repairs import repair_text
from bot.topics.record.document_lines import CheckpointLine, RepairLine, UndoLine
from render.core.people import Person, at_table
from render.faces import FACES
from rules.core.log import CHANGES, Repair
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bot.topics.record.document import MatchDocument
    from bot.topics.record.proving import Proof
    from bot.topics.record.replaying import Finding
    from render.core.words import Words

REPAIR: Final = TypeAdapter(Repair)
"""Reads one as a document says it."""


def lines_of(findings: Iterable[Finding], words: Words) -> list[str]:
    """A line for each step: that it holds and what that means, or why it does not."""
    return [_line(finding, words) for finding in findings]


def _line(finding: Finding, words: Words) -> str:
    part = words.text(f"record-part-{finding.step}")
    key = f"record-what-{finding.step}" if finding.verdict == "holds" else f"record-why-{finding.why}"
    return words.text(f"record-{finding.verdict}", part=part, what=words.text(key, **finding.args))


def summary_of(proof: Proof, words: Words) -> str:
    """All of it in one sentence; of a match that is adjusted, where and by what, too."""
    repairs = _adjusted(proof.document)
    match proof.verdict:
        case "holds" if repairs:
            return words.text("record-adjusted-holds", each=" ".join(_each(proof.document, repairs, words)))
        case "open" if repairs:
            return words.text("record-adjusted-open", lines=words.listed([str(after) for after, _ in repairs]))
        case _:
            return words.text(f"record-all-{proof.verdict}")


def _adjusted(document: MatchDocument) -> list[tuple[int, RepairLine]]:
    """The repairs that have changed the position, each with the number of answers that stood then.

    By these the table's log numbers its lines; what a repair brings is the next entry.
    """
    found: list[tuple[int, RepairLine]] = []
    for line, brought in zip_longest(document.entries, document.entries[1:]):
        if isinstance(line, RepairLine) and line.act in CHANGES:
            match brought:
                case UndoLine(to=stands) | CheckpointLine(stands=stands):
                    found.append((stands, line))
                case _:
                    # Its end was cut off, which a finding says.
                    continue
    return found


def _each(document: MatchDocument, repairs: Iterable[tuple[int, RepairLine]], words: Words) -> Iterator[str]:
    """What each of them has changed; the rules know all of it."""
    seated = tuple(Person(seat.name, seat.colour) for seat in document.seats)
    face, people = FACES[document.game], at_table(seated, GAMES[document.game], document.options)
    for after, line in repairs:
        repair = REPAIR.validate_python(line.model_dump(exclude={"at", "by"}))
        yield words.text("repair-at", line=after, what=repair_text(face, people, repair, words))
