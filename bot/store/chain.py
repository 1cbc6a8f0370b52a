"""The chain over a log: each entry keeps a hash of the one before and of itself, and the match one of the last.

A flipped bit, a row that is gone or one that was put in breaks it, whatever the row still says. It finds damage; it is
no proof against whoever writes the database, who could link it anew.
"""

from __future__ import annotations

from hashlib import sha256


class Broken(ValueError):  # noqa: N818
    """The log of a match, or its position, is not what was written."""


def link(before: bytes | None, match: str, number: int, interaction: int | None, made: int, content: str) -> bytes:
    """What an entry keeps, from what the one before it keeps; the first of a log has none before it.

    Whose it is stays out: a person can be erased.
    """
    text = f"{match}\0{number}\0{interaction}\0{made}\0{content}"
    return sha256((before or b"") + text.encode("utf-8", "surrogatepass")).digest()


def head(last: bytes | None, seed: bytes | None, snapshot: str | None) -> bytes:
    """What a match keeps, from what the last entry of its log keeps."""
    return sha256(b"\0".join((last or b"", seed or b"", (snapshot or "").encode("utf-8", "surrogatepass")))).digest()


LAST = "(SELECT hash FROM entries WHERE match = {match} ORDER BY number DESC LIMIT 1)"
"""What the last entry of a log keeps, as a part of a statement."""
