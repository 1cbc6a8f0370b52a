"""A document turned into a match again: its set-up, its log and its position, as the rules read them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from bot.core.boxes.catalog import OF_EVERY_GAME
from bot.topics.record.document_lines import CheckpointLine
from rules.core.setup import Setup

if TYPE_CHECKING:
    from bot.topics.record.document import MatchDocument
    from bot.topics.record.document_lines import AnyLine
    from rules.core.book import Book
    from rules.core.match import Match

WRONG: Final = (ValueError, LookupError, TypeError, AssertionError, AttributeError, ArithmeticError, RecursionError)
"""What goes wrong over values that no game can come to."""


def setup_of(document: MatchDocument) -> Setup:
    """All that makes the match what it is."""
    options = tuple(sorted((key, value) for key, value in document.options.items() if key not in OF_EVERY_GAME))
    return Setup(document.game, len(document.seats), options, bytes.fromhex(document.seed.seed or ""))


def entry_of(line: AnyLine) -> str:
    """A line of the log as the rules keep it."""
    kept: dict[str, Any] = line.model_dump(mode="json", exclude={"at", "by", "typed"})
    if isinstance(line, CheckpointLine):
        kept["state"] = _text(line.state)
    # Which kind a line is the rules see by its end.
    return _text({**{key: value for key, value in kept.items() if key != "kind"}, "kind": kept["kind"]})


def resumed(book: Book, document: MatchDocument, line: int | None = None) -> Match:
    """A match taken up from a position that was kept.

    Args:
        book: The game with the tables of the document.
        document: A whole one.
        line: The checkpoint from which it is taken up; None: the position at the end of the log.

    Raises:
        ValueError: The rules cannot read it.
    """
    lines = document.entries if line is None else document.entries[: line + 1]
    last = lines[-1] if line is not None else None
    if isinstance(last, CheckpointLine):
        state, counter, shown, since = last.state, last.counter, last.stands, [len(lines)] * len(document.seats)
    else:
        assert document.position is not None
        position = document.position
        state, counter, shown, since = position.state, position.counter, position.shown, list(position.since)
    snapshot = {"state": _text(state), "counter": counter, "published": shown, "since": since, "landmarks": []}
    match = book.resume(setup_of(document), [entry_of(one) for one in lines], _text(snapshot))
    # Lines are read when they are looked at, questions when they are asked for.
    assert len(list(match.entries)) == len(lines)
    assert len(since) == len(document.seats)
    assert shown <= len(match.standing_moves)
    assert max(since, default=0) <= len(lines)
    match.questions()
    assert not match.violations()
    return match


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
