"""The source files of the house, for the tests that read them: hundreds, of which each costs milliseconds to parse."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

ROOT = Path(__file__).parents[1]


@cache
def files(folder: str) -> tuple[Path, ...]:
    """The source files below a folder of the house."""
    return tuple(sorted((ROOT / folder).rglob("*.py")))


def nodes(path: Path, mentioned: Collection[str]) -> Iterator[ast.AST]:
    """All nodes of a file that mentions one of some words at all; none of others."""
    text = path.read_text(encoding="utf-8")
    if any(word in text for word in mentioned):
        yield from ast.walk(ast.parse(text))


@cache
def imports(path: Path) -> frozenset[tuple[str, str]]:
    """What a file imports, at its top, in functions and for types alone: the module, and what of it or nothing."""
    found: set[tuple[str, str]] = set()
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                found |= {(alias.name, "") for alias in names}
            case ast.ImportFrom(module=str() as module, names=names, level=0):
                found |= {(module, alias.name) for alias in names}
            case _:
                pass
    return frozenset(found)


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all statements within it, without the expressions, which are most of a file."""
    yield node
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        inner = getattr(node, field, ())
        for child in inner if isinstance(inner, list) else ():
            yield from statements(child)
