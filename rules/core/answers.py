"""Answers: what a seat may give to a question; each game has its own."""

from __future__ import annotations

from rules.core.frozen import frozen


class Answer:
    """An answer of a seat, before it is written down; each game has its own, frozen and tagged by `kind`."""

    __slots__ = ()


@frozen
class Redacted(Answer):
    """An answer hidden from the reader, such as ``keep ?``.

    Attributes:
        verb: What was answered, without the answer.
    """

    verb: str
