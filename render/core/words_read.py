"""The messages of one language as they stand in their files, each understood when it is first said."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

_BEGUN = re.compile(r"^(?=[^\s}])", re.MULTILINE)
"""Where something new begins in a file: what goes on is indented, or closes what was open."""

_KEY = re.compile(r"([A-Za-z][\w-]*) *=")


class _Strict(visitor.Visitor):
    """Lets a word that no variant names be an error, where the last variant is a word like the others.

    Attributes:
        named: Ids of the other messages that stand in the one that was visited.
    """

    def __init__(self) -> None:
        super().__init__()
        self.named: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.named.append(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        for variant in node.variants:
            if variant.default and isinstance(variant.key, ast.Identifier) and variant.key.name != "other":
                variant.default = False
                missing = ast.Placeable(ast.VariableReference(ast.Identifier("variant-for-this-word")))
                node.variants.append(ast.Variant(ast.Identifier("other"), ast.Pattern([missing]), default=True))
                break


class Messages:
    """All messages of one language: a bot that starts needs few of its thousands, so each is taken in when it is said.

    Attributes:
        keys: Their ids.
    """

    def __init__(self, locale: str, files: Iterable[Path]) -> None:
        """Read the files.

        Raises:
            ValueError: A file holds something that is not a message.
        """
        self._written = {key: text for path in files for key, text in _written(path)}
        self._bundle = FluentBundle([locale], use_isolating=False)
        self.keys = frozenset(self._written)

    def text(self, key: str, args: dict[str, int | str]) -> str:
        """A message with its arguments filled in.

        Raises:
            KeyError: There is no such message.
            ValueError: It is none, an argument is missing or does not fit, or is a word that no variant names.
        """
        self._take_in(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(str(errors[0]))
        return str(text)

    def _take_in(self, key: str) -> None:
        """Know a message, and before it those that it names, so that what is known is whole for every thread."""
        if self._bundle.has_message(key):
            return
        # Where each word stood in its file would take up half as much room again.
        resource = FluentParser(with_spans=False).parse(self._written[key])
        if any(isinstance(entry, ast.Junk) for entry in resource.body):
            raise ValueError(f"not understood: {self._written[key]!r}")
        strict = _Strict()
        strict.visit(resource)
        for other in strict.named:
            self._take_in(other)
        self._bundle.add_resource(resource)


def _written(path: Path) -> Iterator[tuple[str, str]]:
    """Each message of a file, by its id.

    Raises:
        ValueError: Something begins that is no message.
    """
    for text in _BEGUN.split(path.read_text(encoding="utf-8")):
        if begun := _KEY.match(text):
            yield begun[1], text
        elif text.strip() and not text.startswith("#"):
            raise ValueError(f"{path}: not understood: {text!r}")
