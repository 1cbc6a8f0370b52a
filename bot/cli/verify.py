"""``verify``: all that a match or its file says, worked out again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bot.cli.export import NotThere, match_of
from bot.core.settings import load_settings
from bot.store.errors import StoreError
from bot.topics.record.proving import prove
from bot.topics.record.reading import NoDocument, Read, read, read_file
from bot.topics.record.telling import lines_of, summary_of
from bot.topics.record.writing import written
from render.core.words import Words

if TYPE_CHECKING:
    from bot.topics.record.replaying import Verdict

CODES: Final[dict[Verdict, int]] = {"holds": 0, "broken": 1, "open": 3}
"""Exit codes; 2 is for what cannot be read at all."""

UNREADABLE: Final = 2


def verify(what: str) -> int:
    """Work out again what a file, or a match of the database, says; step by step, and in the exit code."""
    try:
        found = _read(what)
    except (NoDocument, NotThere, StoreError) as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    proof, words = prove(found), Words.of("en")
    for line in (*lines_of(proof.findings, words), summary_of(proof, words)):
        print(line)
    return CODES[proof.verdict]


def _read(what: str) -> Read:
    """A file, or else the match of that name, whole as the database holds it."""
    file = Path(what)
    if file.exists() or file.suffix or file.name != what:
        return read_file(file)
    return read(written(match_of(load_settings(), what), everything=True), what)
