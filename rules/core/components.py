"""What rows of component tables have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

Source: TypeAlias = Literal["rulebook", "described", "reconstructed", "pack"]
"""Where a value comes from; ``pack`` is a group's own."""


@dataclass(frozen=True, slots=True)
class Number:
    """A numeric value taken from the rulebook, with its source."""

    value: Annotated[int, Field(ge=1, le=60)]
    source: Source
