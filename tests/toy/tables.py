"""Component tables of the toy game."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from rules.core.components import Number, Source
from rules.core.frozen import frozen

Colour = Literal["red", "blue", "green"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "green")


@frozen
class LanternRow:
    """Lanterns of one colour."""

    colour: Colour
    count: Annotated[int, Field(ge=8, le=40)]
    source: Source


@frozen
class LanternTable:
    """All lanterns."""

    lantern: Annotated[tuple[LanternRow, ...], Field(min_length=3, max_length=3)]

    def __post_init__(self) -> None:
        if tuple(row.colour for row in self.lantern) != COLOURS:
            raise ValueError("one row for each colour, in their order")


@frozen
class StreetTable:
    """The street."""

    posts: Number


@frozen
class Tables:
    """All tables, by the name of their file."""

    lanterns: LanternTable
    street: StreetTable


TABLES: TypeAdapter[Tables] = TypeAdapter(Tables)
