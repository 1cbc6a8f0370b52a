"""Component tables of the frogs."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter


@dataclass(frozen=True, slots=True)
class Number:
    """A number of the rulebook."""

    value: Annotated[int, Field(ge=5, le=40)]
    source: Literal["rulebook", "described", "reconstructed", "pack"]


@dataclass(frozen=True, slots=True)
class Pond:
    """How many stones lie between the banks."""

    near: Number
    far: Number


@dataclass(frozen=True, slots=True)
class Tables:
    """All tables, by the name of their file."""

    pond: Pond


TABLES: TypeAdapter[Tables] = TypeAdapter(Tables)
