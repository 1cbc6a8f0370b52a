"""Copies of a state: what can change is made anew; what never changes, and so can be hashed, is shared.

A copy is made for every judgement that tries something, and for every look ahead. So for each class the copying is
written out once, as `dataclasses` does with its methods: that is faster than to look at every field anew.
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from inspect import isabstract
from typing import Any, TypeAlias, TypeVar, cast, get_args, get_origin, get_type_hints

from typing_extensions import override

T = TypeVar("T")

Copier: TypeAlias = Callable[[Any], Any]


class _Copiers(dict[type[object], Copier]):
    """How things of each class are copied; the first of a class finds it out."""

    def __missing__(self, kind: type[object]) -> Copier:
        return _first


_COPIERS = _Copiers()


def clone(thing: T) -> T:
    """A copy of lists, dicts and dataclasses, however deep, that changes independently of the original.

    Raises:
        TypeError: It is made of something else that can change.
    """
    copy: T = _COPIERS[thing.__class__](thing)
    return copy


def _first(thing: object) -> object:
    """Copy the first thing of its class."""
    copier = _copier(thing.__class__)
    if isinstance(thing, Hashable):
        hash(thing)  # Raises TypeError if something in it can change after all.
    _COPIERS[thing.__class__] = copier
    return copier(thing)


def _copier(kind: type[object]) -> Copier:
    never_changes = issubclass(kind, Hashable)
    if never_changes:
        return lambda thing: thing
    if kind is list:
        return lambda things: [clone(thing) for thing in things]
    if kind is dict:
        return lambda things: {key: clone(value) for key, value in things.items()}
    if is_dataclass(kind):
        return _written_out(kind)
    raise TypeError(f"no state is made of {kind.__name__}")


def _written_out(kind: type[object]) -> Copier:
    """The function that makes a dataclass anew, field by field, as the types of its fields say.

    It does not call the class: what is copied has been made once, so that nothing is left to work out or to check.
    """
    hints = _hints(kind)
    names = [field.name for field in fields(cast("Any", kind))]
    filled = "".join(f"    copy.{name} = {_copied(hints[name], f'it.{name}', 0)}\n" for name in names)
    made: dict[str, Copier] = {}
    # The source holds nothing but names of the class's own fields.
    source = f"def copied(it):\n    copy = new(kind)\n{filled}    return copy\n"
    exec(source, {"kind": kind, "new": kind.__new__, "copiers": _COPIERS}, made)  # noqa: S102
    return made["copied"]


def _hints(kind: type[object]) -> dict[str, object]:
    """Types of a dataclass's fields, each read where it was declared last; what its bases say besides says nothing."""
    names = {field.name for field in fields(cast("Any", kind))}
    hints: dict[str, object] = {}
    for declaring in kind.__mro__:
        there = vars(declaring).get("__annotations__", {})
        declared = {name: hint for name, hint in there.items() if name in names and name not in hints}
        bare = type("Fields", (), {"__annotations__": declared, "__module__": declaring.__module__})
        hints |= get_type_hints(bare, localns=_Names(declaring))
    return hints


def _copied(hint: object, value: str, depth: int) -> str:
    """Source that copies a value of a type; what is not known of a type is looked at when it comes."""
    if get_origin(hint) is list:
        inner, each = get_args(hint)[0], f"each{depth}"
        copied = _copied(inner, each, depth + 1)
        return f"{value}[:]" if copied == each else f"[{copied} for {each} in {value}]"
    return value if _never_changes(hint) else f"copiers[{value}.__class__]({value})"


def _never_changes(hint: object) -> bool:
    """Whether values of a type can be shared: a class whose things can be hashed, or a choice of such.

    Of an abstract class nothing is known: the things that are made of it may be of either sort.
    """
    kind = get_origin(hint) or hint
    if kind is object or isabstract(kind) or (isinstance(kind, type) and not issubclass(kind, Hashable)):
        return False
    return all(_never_changes(inner) for inner in get_args(hint) if not isinstance(inner, (str, int)))


class _Names(dict[str, object]):
    """Names in the annotations of a class; one that only the type checker knows stands for anything."""

    def __init__(self, kind: type[object]) -> None:
        super().__init__()
        self._known = vars(sys.modules[kind.__module__]).keys() | vars(builtins).keys()

    @override
    def __getitem__(self, name: str) -> object:
        if name in self._known:
            raise KeyError(name)
        return object
