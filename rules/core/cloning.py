"""Copies of a state: what can change is made anew; what never changes, and so can be hashed, is shared."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any, TypeAlias, TypeVar, cast

T = TypeVar("T")

Copier: TypeAlias = Callable[[Any], Any]

_COPIERS: dict[type[object], Copier | None] = {}
"""How things of each class are copied; None if they never change."""


def clone(thing: T) -> T:
    """A copy that goes its own way: of lists, dicts and dataclasses that can change, however deep.

    Raises:
        TypeError: It is made of something else that can change.
    """
    copier = _copier(thing)
    return thing if copier is None else cast("T", copier(thing))


def _copier(thing: object) -> Copier | None:
    kind = thing.__class__
    if kind not in _COPIERS:
        _COPIERS[kind] = _made_for(kind)
        if _COPIERS[kind] is None:
            hash(thing)  # Raises TypeError if something in it can change after all.
    return _COPIERS[kind]


def _made_for(kind: type[object]) -> Copier | None:
    never_changes = issubclass(kind, Hashable)
    if never_changes:
        return None
    if kind is list:
        return lambda things: [thing if (copier := _copier(thing)) is None else copier(thing) for thing in things]
    if kind is dict:
        return lambda things: {key: clone(value) for key, value in things.items()}
    if is_dataclass(kind):
        return _field_by_field(kind, [field.name for field in fields(kind)])
    raise TypeError(f"no state is made of {kind.__name__}")


def _field_by_field(kind: Copier, names: list[str]) -> Copier:
    """Makes a dataclass anew from copies of its fields."""
    if len(names) == 1:
        return lambda thing: kind(clone(getattr(thing, names[0])))
    values = attrgetter(*names)
    return lambda thing: kind(
        *[value if (copier := _copier(value)) is None else copier(value) for value in values(thing)]
    )
