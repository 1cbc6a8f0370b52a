"""Listening for what no one foresaw: a logged exception, an error, or the sentence that something went wrong."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

import structlog

from render.core.languages import LANGUAGES
from render.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_HERE = "#"
"""Where the number of the log stands in the sentence."""


class _Heard(logging.Handler):
    """What is logged by others than the house: asyncio's unheeded exceptions, discord.py."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Take a line down."""
        self.records.append(record)


@dataclass(slots=True)
class Listener:
    """What was logged since it was last asked.

    Attributes:
        entries: Lines of the house.
        others: Lines of all else.
    """

    entries: list[Any]
    others: _Heard = field(default_factory=_Heard)

    def faults(self, texts: Iterable[str]) -> list[str]:
        """What went wrong since the last question, by the log and by what was said to someone."""
        logged = [repr(entry.get("exc_info") or entry) for entry in self.entries if _is_fault(entry)]
        others = [each.getMessage() for each in self.others.records if each.levelno >= logging.ERROR or each.exc_info]
        self.entries.clear()
        self.others.records.clear()
        return [*logged, *others, *(text for text in texts if says_trouble(text))]


def _is_fault(entry: dict[str, Any]) -> bool:
    return entry["log_level"] in ("error", "critical") or bool(entry.get("exc_info"))


def says_trouble(text: str) -> bool:
    """Whether a text is the one about an unexpected error, in any language."""
    return any(sentence in text for sentence in _sentences())


@cache
def _sentences() -> tuple[str, ...]:
    return tuple(Words.of(lang).text("bot-trouble", number=_HERE).split(_HERE)[0] for lang in LANGUAGES)


@contextmanager
def listening() -> Iterator[Listener]:
    """Listen to all that is logged as long as the block lasts."""
    with structlog.testing.capture_logs() as entries:
        listener = Listener(entries)
        logging.getLogger().addHandler(listener.others)
        try:
            yield listener
        finally:
            logging.getLogger().removeHandler(listener.others)
