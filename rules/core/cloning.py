"""Copies of a state: what can change is made anew, what never changes is shared."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

_HOW: dict[type, Callable[[Any], Any] | None] = dict.fromkeys(
    (int, str, bytes, bool, float, type(None), tuple, frozenset)
)
"""How things of each class are copied; None if they never change. Tuples hold only what never changes."""


def clone(thing: T) -> T:
    """A copy that goes its own way: of lists, dicts and dataclasses that are not frozen, however deep."""
    how = _how(type(thing))
    return thing if how is None else how(thing)


def _how(kind: type) -> Callable[[Any], Any] | None:
    if kind not in _HOW:
        _HOW[kind] = _learn(kind)
    return _HOW[kind]


def _learn(kind: type) -> Callable[[Any], Any] | None:
    """How things of a class are copied.

    Raises:
        TypeError: They are none of what a state is made of.
    """
    if kind is list:
        return lambda things: [thing if (how := _how(type(thing))) is None else how(thing) for thing in things]
    if kind is dict:
        return lambda things: {key: clone(value) for key, value in things.items()}
    if not is_dataclass(kind):
        raise TypeError(f"no state is made of {kind.__name__}")
    params = kind.__dataclass_params__  # type: ignore[attr-defined]
    if params.frozen or params.unsafe_hash:
        return None
    names = [field.name for field in fields(kind)]
    if len(names) == 1:
        return lambda thing: kind(clone(getattr(thing, names[0])))
    values = attrgetter(*names)
    return lambda thing: kind(*[value if (how := _how(type(value))) is None else how(value) for value in values(thing)])
