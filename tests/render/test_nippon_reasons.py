"""Reasons of Nippon: fragments that can stand in brackets behind what is refused, in every language."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from render.core.languages import LANGUAGES
from render.core.words import TEXTS
from tests.sources import files, nodes

NOUNS = ("VP", "SP", "PV", "Prunkplättchen", "Seide", "R&D value")
"""Words that are written with a capital wherever they stand."""


@cache
def reasons() -> frozenset[str]:
    """Ids of the messages that say why something is refused."""
    found: set[str] = set()
    for path in files("rules/nippon"):
        for node in nodes(path, ("Reason(",)):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                found |= {str(key) for key in map(said, node.args[:1]) if key}
    return frozenset(found)


def said(node: ast.expr) -> str | None:
    """The message of a label that is made on the spot."""
    match node:
        case ast.Call(func=ast.Name(id="say"), args=[ast.Constant(value=str(key)), *_]):
            return key
        case _:
            return None


def messages(lang: str) -> dict[str, str]:
    """All messages of Nippon by their id, as they stand in the tables."""
    found: dict[str, str] = {}
    for path in TEXTS.glob(f"{lang}/nippon*.ftl"):
        text = path.read_text(encoding="utf-8")
        found |= dict(re.findall(r"^([a-z0-9-]+) = (.*(?:\n .*)*)", text, re.MULTILINE))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_fragments(lang: str) -> None:
    written = messages(lang)
    keys = reasons()
    assert len(keys) > 60
    for key in sorted(keys):
        text = written[key]
        head, selector, rest = text.partition(" ->\n")
        starts = re.findall(r"\[[a-z0-9]+\] (.*)", rest) if selector and head.startswith("{") else [text]
        for start in starts:
            assert start.startswith(NOUNS) or not start[0].isupper(), f"{lang}: {key} begins like a sentence"
        assert not re.search(r"\.$", text, re.MULTILINE), f"{lang}: {key} ends like a sentence"
