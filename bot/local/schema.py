"""Requests and answers held against Discord's official description of its API, where that file is at hand."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from jsonschema.protocols import Validator

    from bot.local.problems import Json

_METHODS = ("get", "put", "post", "patch", "delete")


class Schema:
    """The official schema; without its file it checks nothing and says so.

    Args:
        path: Discord's `openapi.json`, or None.
    """

    def __init__(self, path: Path | None) -> None:
        self.checks = 0
        self._spec: Json = {} if path is None else json.loads(path.read_text(encoding="utf-8"))
        self._validators: dict[tuple[str, ...], Validator | None] = {}
        if self._spec:
            # Discord takes snowflakes as numbers too, though the file calls them strings.
            self._spec["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]

    def report(self) -> str:
        """Return one line that says how much was checked."""
        return f"schema: {self.checks} checks" if self._spec else "schema: not available"

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
        if not self._spec:
            return []
        if key not in self._validators:
            self._validators[key] = self._validator(key)
        validator = self._validators[key]
        if validator is None:
            return []
        self.checks += 1
        return list(_explain(validator.iter_errors(body)))

    def _validator(self, key: tuple[str, ...]) -> "Validator | None":
        from jsonschema import Draft202012Validator  # noqa: PLC0415 - only tests have it

        method, route, part, *status = key
        operation = self._spec["paths"].get(route, {}).get(method)
        if operation is None:
            return None
        described = operation.get("requestBody", {}) if part == "request" else operation["responses"].get(status[0], {})
        content = described.get("content", {}).get("application/json")
        if content is None:
            return None
        return Draft202012Validator({"components": self._spec["components"], **content["schema"]})

    def covers(self, method: str, route: str) -> bool:
        """Whether the official description knows this operation."""
        return method.lower() in self._spec.get("paths", {}).get(route, {})

    def routes(self) -> list[tuple[str, str]]:
        """Return every operation of the official description."""
        return [
            (method, route)
            for route, item in self._spec.get("paths", {}).items()
            for method in item
            if method in _METHODS
        ]


def _explain(errors: Iterable[Any]) -> Iterable[str]:
    for error in errors:
        deepest = error
        while deepest.context:
            deepest = max(deepest.context, key=lambda each: len(each.absolute_path))
        place = "/".join(str(step) for step in deepest.absolute_path)
        words = " ".join(str(deepest.message).split())
        yield f"{place or '(top)'}: {words[:200]}"
