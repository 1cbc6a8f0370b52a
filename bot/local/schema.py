"""Requests and answers held against Discord's official description of its API, where that file is at hand."""

import json
import os
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator, ValidationError

    from bot.local.problems import Json

VARIABLE = "HATOBA_SCHEMA"
"""The environment variable that names Discord's `openapi.json`."""


def named_schema() -> Path | None:
    """Return the file that the environment names, if it names one that exists."""
    named = Path(os.environ.get(VARIABLE) or "missing")
    return named if named.is_file() else None


def lacks_package() -> bool:
    """Return whether the package that holds texts against a schema is not installed; the bot itself needs none."""
    return find_spec("jsonschema_rs") is None


class _Official:
    """The official file, read once, with a validator for each part that was needed."""

    def __init__(self, path: Path) -> None:
        self._spec: Json = json.loads(path.read_text(encoding="utf-8"))
        self._validators: dict[tuple[str, ...], Draft202012Validator | None] = {}
        # Discord takes snowflakes as numbers too, though the file calls them strings.
        self._spec["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
        self._sort_unions(self._spec)

    def _sort_unions(self, node: Any) -> None:
        """Turn every union told apart by `type` into a choice by it: the same meaning, found without trying each."""
        if isinstance(node, list):
            for each in node:
                self._sort_unions(each)
        if not isinstance(node, dict):
            return
        for each in node.values():
            self._sort_unions(each)
        for union in ("oneOf", "anyOf"):
            kinds = [self._kinds(each) for each in node.get(union, ())]
            flat = [kind for each in kinds for kind in each]
            if len(kinds) > 1 and all(kinds) and len(set(flat)) == len(flat):
                members = node.pop(union)
                choices = [
                    {"if": {"properties": {"type": {"enum": list(each)}}}, "then": member}
                    for each, member in zip(kinds, members, strict=True)
                ]
                whole = {"type": "object", "required": ["type"], "properties": {"type": {"enum": flat}}}
                node["allOf"] = [*node.get("allOf", ()), whole, *choices]

    def _kinds(self, member: "Json") -> tuple[int, ...]:
        """Return the values of `type` that a member of a union takes; none where it does not say."""
        target = self._spec["components"]["schemas"].get(member.get("$ref", "").rpartition("/")[2], {})
        return tuple(target.get("properties", {}).get("type", {}).get("enum", ()))

    def validator(self, key: tuple[str, ...]) -> "Draft202012Validator | None":
        """Return what checks a request, or an answer of one status; None where the file is silent."""
        if key not in self._validators:
            self._validators[key] = self._build(key)
        return self._validators[key]

    def _build(self, key: tuple[str, ...]) -> "Draft202012Validator | None":
        from jsonschema_rs import Draft202012Validator  # noqa: PLC0415 - not installed for the bot alone

        method, route, part, *status = key
        operation = self._spec["paths"].get(route, {}).get(method)
        if operation is None:
            return None
        described = operation.get("requestBody", {}) if part == "request" else operation["responses"].get(status[0], {})
        content = described.get("content", {}).get("application/json")
        if content is None:
            return None
        return Draft202012Validator({"components": self._spec["components"], **content["schema"]})


@cache
def _official(path: Path) -> _Official:
    return _Official(path)


class Schema:
    """The official schema; without its file it checks nothing and says so.

    Args:
        path: Discord's `openapi.json`, or None.
    """

    total: ClassVar[int] = 0
    """Checks made in this process, by all of them together."""

    def __init__(self, path: Path | None) -> None:
        self.checks = 0
        self._official = None if path is None else _official(path)

    @property
    def available(self) -> bool:
        """Whether there is a file to check against."""
        return self._official is not None

    def report(self) -> str:
        """Return one line that says how much was checked."""
        return f"schema: {self.checks} checks" if self.available else "schema: not available"

    def check_request(self, method: str, route: str, body: Any) -> list[str]:
        """Return how a request differs from the official description.

        Args:
            method: HTTP method.
            route: path with names in braces, as the description writes it.
            body: what was sent, from JSON.
        """
        return self._check((method.lower(), route, "request"), body)

    def check_answer(self, method: str, route: str, status: int, body: Any) -> list[str]:
        """Return how an answer of ours differs from the official description."""
        return self._check((method.lower(), route, "responses", str(status)), body)

    def _check(self, key: tuple[str, ...], body: Any) -> list[str]:
        validator = None if self._official is None else self._official.validator(key)
        if validator is None:
            return []
        self.checks += 1
        Schema.total += 1
        return [_explain(error) for error in validator.iter_errors(body)]


def _explain(error: "ValidationError") -> str:
    """Where it is wrong, and how; of a union, what is wrong with the member that fits best."""
    while unions := [each for member in getattr(error.kind, "context", ()) for each in member]:
        error = max(unions, key=lambda each: len(each.instance_path))
    place = "/".join(str(step) for step in error.instance_path)
    return f"{place or '(top)'}: {' '.join(error.message.split())[:200]}"
