"""What can be looked up of a game."""

from __future__ import annotations

from rules.core.frozen import frozen


@frozen
class Topic:
    """A rule, card or piece that can be looked up.

    Attributes:
        key: Its id.
        title: What it is called.
        text: The rule in our own words.
        section: Heading of the rulebook as printed, and its edition.
    """

    key: str
    title: str
    text: str
    section: str
