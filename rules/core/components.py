"""What rows of component tables have in common."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from rules.core.frozen import frozen

Source: TypeAlias = Literal["rulebook", "described", "reconstructed", "pack"]
"""Where a value comes from; ``pack`` is a group's own."""


@frozen
class Number:
    """A numeric value taken from the rulebook, with its source."""

    value: Annotated[int, Field(ge=1, le=60)]
    source: Source
