"""Component tables of the frogs."""

from dataclasses import dataclass

from pydantic import TypeAdapter

from rules.core.components import Number


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
