"""A log played again from the deal, line by line: every answer's legality, every draw, what comes of each."""

from __future__ import annotations

import json
from dataclasses import field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from bot.topics.record.document_lines import CheckpointLine, MoveLine, RepairLine, UndoLine
from bot.topics.record.taking_up import WRONG, resumed, setup_of
from rules.core.frozen import frozen
from rules.core.log import Repair
from rules.core.reasons import CannotCorrect, CannotGoBack, IllegalAction, NotAsked
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.topics.record.document import MatchDocument
    from rules.core.book import Book
    from rules.core.match import Match

Step: TypeAlias = Literal["file", "tables", "seal", "seed", "seats", "deal", "answers", "draws", "position", "result"]
"""What is worked out, in this order."""

Verdict: TypeAlias = Literal["holds", "broken", "open"]
"""``open``: it could not be worked out, and why."""


@frozen
class Finding:
    """What was found of a step.

    Attributes:
        step: Which.
        verdict: Whether it holds.
        why: Id of the reason, where it does not (``record-why-<why>``).
        args: What the sentence of the step or of the reason needs.
    """

    step: Step
    verdict: Verdict
    why: str = ""
    args: dict[str, str | int] = field(default_factory=dict)


class Replay:
    """A log played again from the deal."""

    def __init__(self, document: MatchDocument) -> None:
        self._kept: Match | None = None
        self._document = document
        self._found: dict[Step, Finding] = {}
        self._answers = 0
        self._numbers = 0

    def findings(self) -> Iterator[Finding]:
        """What was found of the steps that need the game, in their order."""
        yield self._found.get("deal", Finding("deal", "holds"))
        yield self._found.get("answers", Finding("answers", "holds", args={"n": self._answers}))
        yield self._found.get("draws", Finding("draws", "holds", args={"n": self._numbers}))
        yield self._found.get("position", Finding("position", "holds"))
        yield self._found.get("result", Finding("result", "holds"))

    def _broken(self, step: Step, why: str, line: int | None = None, verdict: Verdict = "broken", **args: int) -> None:
        """Note the first thing that is found of a step, at a line of the log counted from 1."""
        where: dict[str, str | int] = {**({} if line is None else {"line": line + 1}), **args}
        self._found.setdefault(step, Finding(step, verdict, why, where))

    def run(self, book: Book) -> None:
        """Play the whole log, line by line, and compare what comes of it."""
        document, setup = self._document, setup_of(self._document)
        least, most = GAMES[document.game].seats
        try:
            assert least <= setup.seats <= most
            match = book.deal(setup)
        except WRONG:
            self._broken("deal", "deal")
            self._left("deal")
            return
        try:
            # As these rules read it: what they write besides since the file was made is no difference.
            self._kept = resumed(book, document)
        except WRONG:
            self._broken("position", "unread")
            self._left("answers")
            return
        self._numbers = json.loads(match.dump())["counter"]
        number = 0
        while number < len(document.entries):
            if self._follows(match, number):
                number += 1
                continue
            # Other rules have played it: from a position that was kept later on it can be followed again.
            later = self._checkpoint_behind(number)
            if later is None or any(finding.verdict == "broken" for finding in self._found.values()):
                self._left("answers")
                return
            try:
                match = resumed(book, document, later)
            except WRONG:
                self._broken("answers", "unreadable", later)
                self._left("answers")
                return
            number = later + 1
        self._ended(match)

    def _left(self, what: Step) -> None:
        """Note that nothing behind a step could be worked out."""
        why = "deal-first" if what == "deal" else "answers-first"
        for step in ("answers", "draws", "position", "result"):
            self._broken(step, why, verdict="open")

    def _checkpoint_behind(self, number: int) -> int | None:
        """The next line with a position, the one that cannot be followed among them."""
        lines = self._document.entries
        return next((at for at in range(number, len(lines)) if isinstance(lines[at], CheckpointLine)), None)

    def _follows(self, match: Match, number: int) -> bool:
        """Play one line; whether it brings what the document says."""
        line = self._document.entries[number]
        assert self._kept is not None
        try:
            # What a repair makes of the position has come with the repair.
            if match.revision == number:
                _play(match, number, self._document, self._kept)
            played = None
        except (IllegalAction, NotAsked, CannotGoBack, CannotCorrect):
            played = "illegal"
        except WRONG:
            played = "unreadable"
        if played is None:
            made = json.loads(match.dump_entry(number))
            wrong = _compare(made, json.loads(self._kept.dump_entry(number)))
            if wrong is None:
                if isinstance(line, MoveLine):
                    self._answers += 1
                    self._numbers = max(self._numbers, made["counter"][1])
                return True
            step, why = wrong
        else:
            step, why = "answers", played
        if not self._by_others(number, match.version):
            self._broken(step, why, number)
            return False
        for each in ("answers", "draws") if self._answers else ("deal", "answers", "draws"):
            self._broken(each, "version", number, "open", version=match.version)
        return False

    def _by_others(self, number: int, present: int) -> bool:
        """Whether other versions of the rules have played a line, or one before it."""
        lines = self._document.entries[: number + 1]
        return any(line.version != present for line in lines if isinstance(line, MoveLine | CheckpointLine))

    def _ended(self, match: Match) -> None:
        """Compare what the log led to."""
        document = self._document
        if match.revision > len(document.entries):
            # What its last line, a repair, made of the position is missing.
            self._broken("answers", "other", len(document.entries) - 1)
        if document.adjusted != match.adjusted:
            self._broken("answers", "adjusted")
        if self._kept is None or _position(match) != _position(self._kept):
            others = self._by_others(len(document.entries) - 1, match.version)
            self._broken("position", "other-rules" if others else "position", verdict="open" if others else "broken")
        if _result(match) != (None if document.result is None else document.result.model_dump(mode="json")):
            self._broken("result", "result")
        if match.results() is not None and document.phase == "running":
            self._broken("result", "phase")


def _play(match: Match, number: int, document: MatchDocument, kept: Match) -> None:
    """Play a line of the log.

    Args:
        kept: The match as the document keeps it.

    Raises:
        NotAsked: Its seat is not asked.
        IllegalAction: The rules refuse it.
        CannotGoBack: It goes back farther than it may, or sets a starting point for no reason.
        CannotCorrect: It sets a fact right that cannot be so.
    """
    match document.entries[number]:
        case MoveLine() as line:
            match.play(Seat(line.seat), line.notation)
        case UndoLine(agreed=True) as line:
            match.go_back(Seat(line.seat), line.to)
        case UndoLine() as line:
            # What bots have played meanwhile goes with what a person takes back.
            automatic = {Seat(number) for number, seat in enumerate(document.seats) if seat.bot is not None}
            automatic |= {Seat(one.seat) for one in document.entries if isinstance(one, MoveLine) and one.by == "bot"}
            match.take_back(Seat(line.seat), line.to, automatic)
        case CheckpointLine() as line:
            lines = document.entries[:number]
            before = [one.version for one in lines if isinstance(one, MoveLine | CheckpointLine)]
            if before and before[-1] >= line.version:
                # Nothing but newer rules, or a repair before it, is a reason for one.
                raise CannotGoBack(number)
            match.checkpoint()
        case RepairLine():
            repair = kept.entries[number]
            assert isinstance(repair, Repair)
            match.repair(repair)


def _compare(made: dict[str, Any], kept: dict[str, Any]) -> tuple[Step, str] | None:
    """What of a line is not what came of it, and which step that concerns; None if all is."""
    if kept["kind"] != made["kind"]:
        return "answers", "other"
    if kept["kind"] == "checkpoint":
        one, other = ({**each, "state": json.loads(each["state"])} for each in (made, kept))
        return None if one == other else ("answers", "checkpoint")
    if kept["kind"] != "move":
        return None if made == kept else ("answers", "other")
    if made["counter"] != kept["counter"]:
        return "draws", "counter"
    if made["told"] != kept["told"]:
        return ("draws" if made["counter"][0] != made["counter"][1] else "answers"), "told"
    same = all(made[key] == kept[key] for key in ("seat", "notation", "open"))
    # Other versions of the rules may have played it and come to the same.
    same = same and kept["turn"] in (None, made["turn"]) and kept["version"] <= made["version"]
    return None if same else ("answers", "other")


def _position(match: Match) -> tuple[Any, int]:
    """The position of a match, and the random numbers that it has used."""
    kept = json.loads(match.dump())
    return json.loads(kept["state"]), kept["counter"]


def _result(match: Match) -> dict[str, Any] | None:
    """How a match ended, as a document says it."""
    results, verdict = match.results(), match.verdict()
    if results is None:
        return None
    return {
        "end": match.end_reason(),
        "places": [{"seat": int(one.seat), "points": one.points, "place": one.place} for one in results],
        "verdict": None if verdict is None else {"won": verdict.won, "rank": verdict.rank},
    }
