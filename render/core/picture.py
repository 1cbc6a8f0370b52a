"""A finished picture, ready to be posted."""

from rules.core.frozen import frozen

LATEST = 12
"""Finished pictures that are kept of a kind, for whoever asks for the same in short order; some of 100 KiB each."""


@frozen
class Picture:
    """A picture and what it says to those who do not see it.

    Attributes:
        png: The file, without any text chunk.
        alt: Alternative text, at most 1,024 characters, never a secret.
        size: Width and height in pixels.
        name: File name, never telling anything (``table.png``, ``hand.png``).
    """

    png: bytes
    alt: str
    size: tuple[int, int]
    name: str
