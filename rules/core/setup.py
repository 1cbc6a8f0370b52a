"""How a match is set up: what the lobby chose, and the seed."""

from __future__ import annotations

from dataclasses import field

from rules.core.frozen import frozen


@frozen
class Option:
    """A choice made in the lobby, such as the edition.

    Attributes:
        key: Its id.
        values: Ids of what may be chosen.
        default: What stands until someone chooses: the ids, joined by commas where several may stand.
        many: Whether several values may stand together.
        alone: Whether it matters only to one who plays alone.
    """

    key: str
    values: tuple[str, ...]
    default: str
    many: bool = False
    alone: bool = False


@frozen
class Setup:
    """All that makes a match what it is, before the first answer.

    Attributes:
        game: Key of the game.
        seats: Number of seats.
        options: Key and value of each option, sorted by key.
        seed: What the dice come from; secret until the end.
    """

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: bytes = field(repr=False)
