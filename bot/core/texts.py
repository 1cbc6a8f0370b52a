"""Texts that people bring along: any text at all may come, what is kept can always be stored and shown."""

import unicodedata

LONGEST_NAME = 100
"""Characters of a display name that are kept."""


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """A text without characters that cannot be stored or that steer a terminal, cut to a length."""
    kept = "".join(char for char in text if unicodedata.category(char) not in ("Cc", "Cs"))
    return kept[:longest].strip()
