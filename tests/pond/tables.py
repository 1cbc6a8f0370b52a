"""Component tables of the frogs."""

from pydantic import TypeAdapter

from rules.core.components import Number
from rules.core.frozen import frozen


@frozen
class Pond:
    """How many stones lie between the banks."""

    near: Number
    far: Number


@frozen
class Tables:
    """All tables, by the name of their file."""

    pond: Pond


TABLES: TypeAdapter[Tables] = TypeAdapter(Tables)
