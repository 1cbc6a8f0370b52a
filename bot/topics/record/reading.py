"""A file read as a document; what is damaged, foreign, too new or hostile is said in one sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, NoReturn

from pydantic import ValidationError

from bot.core.names import can_be_kept, clean
from bot.topics.record.document import FORMAT, VERSION, MatchDocument
from bot.topics.record.document_parts import MOST
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from pathlib import Path

LARGEST: Final = 16 * 1024 * 1024
"""Bytes of a file that is read; a long match has a twentieth of that."""


class NoDocument(ValueError):  # noqa: N818
    """A file that cannot be read as a match, said in one sentence."""


@frozen
class Read:
    """A document as it was read.

    Attributes:
        raw: All that is in the file.
        document: What is known of it.
    """

    raw: dict[str, Any]
    document: MatchDocument


def read_file(file: Path) -> Read:
    """What a file says of a match.

    Raises:
        NoDocument: It is no match, or not one that this version can read.
    """
    try:
        if not file.is_file():
            raise NoDocument(f"There is no file {file}.")
        if file.stat().st_size > LARGEST:
            raise NoDocument(f"{file} is too large: it has more than {LARGEST // 2**20} MiB.")
        content = file.read_bytes()
    except OSError as error:
        raise NoDocument(f"{file} cannot be read ({error.strerror}).") from None
    return read(content, str(file))


def read(content: bytes, name: str) -> Read:
    """Read what a file holds.

    Args:
        name: What it is called in the sentence that says what is wrong.

    Raises:
        NoDocument: It is no match, or not one that this version can read.
    """
    try:
        raw = json.loads(
            content.decode(),
            object_pairs_hook=_once,
            parse_constant=_refused,
            parse_float=_refused,
            parse_int=_number,
        )
    except RecursionError:
        raise NoDocument(f"{name} is no match: it is nested too deeply.") from None
    except UnicodeDecodeError:
        raise NoDocument(f"{name} is no match: it is no text.") from None
    except json.JSONDecodeError as error:
        raise NoDocument(f"{name} is damaged: it is no JSON from line {error.lineno} on.") from None
    except ValueError as error:
        raise NoDocument(f"{name} is damaged: {error}.") from None
    if not can_be_kept(raw):
        raise NoDocument(f"{name} is damaged: a text has a character in it that cannot be kept.")
    named = raw.get("format") if isinstance(raw, dict) else None
    kind, _, version = named.partition("/") if isinstance(named, str) else ("", "", "")
    if kind != FORMAT:
        raise NoDocument(f"{name} is no match written by Hatoba.")
    if version != str(VERSION):
        raise NoDocument(f"{name} was written by a newer version of Hatoba; update this one to read it.")
    try:
        return Read(raw, MatchDocument.model_validate(raw))
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        if first["type"] == "union_tag_invalid":
            raise NoDocument(f"{name} holds what only a newer version of Hatoba knows; update this one.") from None
        where = clean(".".join(str(step) for step in first["loc"]))
        raise NoDocument(f"{name} is damaged at {where}: {first['msg'][:1].lower()}{first['msg'][1:]}.") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object each of whose fields is there once.

    Raises:
        ValueError: One is there twice.
    """
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a field is there twice")
    return made


def _number(text: str) -> int:
    """A number that any program can read.

    Raises:
        ValueError: It is too large.
    """
    if len(text) > len(str(MOST)) + 1 or abs(int(text)) > MOST:
        raise ValueError("a number is too large")
    return int(text)


def _refused(_text: str) -> NoReturn:
    """Refuse what is no whole number.

    Raises:
        ValueError: Always.
    """
    raise ValueError("a number is no whole number")
