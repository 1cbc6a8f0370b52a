"""Frozen dataclasses that are cheap to declare and to make."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T")


def _shown(self: DataclassInstance) -> str:
    inner = [f"{one.name}={getattr(self, one.name)!r}" for one in fields(self) if one.repr]
    return f"{type(self).__qualname__}({', '.join(inner)})"


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(made: type[T]) -> type[T]:
    """A dataclass with slots whose fields never change.

    The type checkers see to that, as with ``dataclass(frozen=True)``; nothing does at run time, because freezing makes
    it three times as expensive to make one, and every answer makes a dozen. How one is shown is said once for all: to
    write that out for each class took a third of what a declaration costs, and there are hundreds.
    """
    if "__repr__" not in vars(made):
        made.__repr__ = _shown  # type: ignore[assignment]  # each has the fields that it looks at
    return dataclass(slots=True, unsafe_hash=True, repr=False)(made)
