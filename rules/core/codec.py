"""How positions and logs are stored; a stack is read by the kinds of its steps, so that no model knows any step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Generic, TypeVar, Union

from pydantic import Field, TypeAdapter

from rules.core.frozen import frozen
from rules.core.log import Entry
from rules.core.table import Event

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler
    from pydantic_core import CoreSchema

    from rules.core.step import AnyStep

S = TypeVar("S")
E = TypeVar("E", bound=Event)


class Registry:
    """The steps that may lie on the stack of a game.

    The game's `model/state.py` makes one, and annotates the steps of its stack with it:
    ``list[Annotated[AnyStep, STEPS]]``. The game's `steps/__init__.py` fills it, and then makes the codec. A step is
    stored with its fields, and told apart by ``kind``.
    """

    def __init__(self) -> None:
        self._steps: list[type[AnyStep]] = []

    @property
    def steps(self) -> tuple[type[AnyStep], ...]:
        """All steps, in the order in which they were added."""
        return tuple(self._steps)

    def add(self, *steps: type[AnyStep]) -> None:
        """Add steps; all of them before the codec is made."""
        self._steps += steps

    def __get_pydantic_core_schema__(self, _source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        """How a step is read and written: each kind as its own class says.

        Raises:
            TypeError: No step was added yet.
        """
        if not self._steps:
            raise TypeError("the steps of a game are added before its codec is made")
        union: Any = Union[self.steps]  # noqa: UP007 - of as many as there are
        return handler.generate_schema(Annotated[union, Field(discriminator="kind")] if len(self._steps) > 1 else union)


@frozen
class Codec(Generic[S, E]):
    """How a game's state and log are written down and read again."""

    state: TypeAdapter[S]
    entry: TypeAdapter[Entry[E]]

    def write(self, state: S) -> str:
        """A position as JSON.

        Raises:
            PydanticSerializationError: It holds what could not be read again, such as a step that was never added.
        """
        return self.state.dump_json(state, warnings="error").decode()
