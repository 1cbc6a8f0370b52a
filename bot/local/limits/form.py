"""A request body read field by field, collecting what is wrong with it the way Discord reports it."""

from collections.abc import Collection
from typing import Any

from bot.local.problems import Json, Problem, Refusal

Path = tuple[str | int, ...]


class Complaints:
    """All that is wrong with one request, as Discord's nested `errors` object."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note that the field at `path` breaks a rule."""
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def settle(self) -> None:
        """Refuse the request if anything was noted.

        Raises:
            Refusal: 50035 with the collected fields.
        """
        if self.tree:
            raise Refusal(Problem.INVALID_FORM, self.tree)


class Form:
    """One JSON object of a request, together with where it stands in it.

    Args:
        body: the object as sent.
        complaints: where broken rules are noted.
        path: the way from the top of the request to this object.
    """

    def __init__(self, body: Any, complaints: Complaints, path: Path = ()) -> None:
        self.complaints = complaints
        self.path = path
        self.body: Json = body if isinstance(body, dict) else {}
        if not isinstance(body, dict):
            self.wrong("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")

    def wrong(self, code: str, message: str, *keys: str | int) -> None:
        """Note a broken rule at a field of this object, or at the object itself."""
        self.complaints.add((*self.path, *keys), code, message)

    def only(self, fields: Collection[str]) -> None:
        """Refuse fields that Discord does not know here."""
        for key in self.body:
            if key not in fields:
                self.wrong("UNKNOWN_FIELD", "This field is not known here.", key)

    def has(self, key: str) -> bool:
        """Whether the field is given and is not null."""
        return self.body.get(key) is not None

    def require(self, key: str) -> bool:
        """Refuse the object if the field is missing; return whether it is there."""
        if self.has(key):
            return True
        self.wrong("BASE_TYPE_REQUIRED", "This field is required", key)
        return False

    def text(self, key: str, low: int, high: int, *, required: bool = False) -> str:
        """Return a text of `low` to `high` characters; empty if it is missing."""
        if not (self.require(key) if required else self.has(key)):
            return ""
        value = self.body[key]
        if not isinstance(value, str):
            self.wrong("BASE_TYPE_STRING", "Must be a string.", key)
            return ""
        if len(value) > high and low == 0:
            self.wrong("BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.", key)
        elif not low <= len(value) <= high:
            self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.", key)
        return value

    def number(self, key: str, low: int, high: int, *, default: int = 0, required: bool = False) -> int:
        """Return a whole number from `low` to `high`; `default` if it is missing."""
        if not (self.require(key) if required else self.has(key)):
            return default
        value = self.body[key]
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.', key)
            return default
        if not low <= value <= high:
            self.wrong("NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.", key)
        return value

    def among(self, key: str, values: Collection[Any], *, required: bool = False) -> Any:
        """Return one of the allowed values; None if it is missing or is none of them."""
        if not (self.require(key) if required else self.has(key)):
            return None
        value = self.body[key]
        if value not in values:
            shown = ", ".join(str(each) for each in values)
            self.wrong("BASE_TYPE_CHOICES", f"Value must be one of ({shown}).", key)
            return None
        return value

    def flag(self, key: str, *, default: bool = False) -> bool:
        """Return a yes or no; `default` if it is missing."""
        value = self.body.get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            self.wrong("BOOLEAN_TYPE_CONVERT", "Must be either true or false.", key)
            return default
        return value

    def items(self, key: str, low: int, high: int, *, required: bool = False) -> list[Any]:
        """Return a list of `low` to `high` items; empty if it is missing."""
        if not (self.require(key) if required else self.has(key)):
            return []
        value = self.body[key]
        if not isinstance(value, list):
            self.wrong("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType", key)
            return []
        if not low <= len(value) <= high:
            self.wrong("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.", key)
        return value

    def forms(self, key: str, low: int, high: int, *, required: bool = False) -> list["Form"]:
        """Return a list of objects, each ready to be read in turn."""
        rows = self.items(key, low, high, required=required)
        return [Form(row, self.complaints, (*self.path, key, place)) for place, row in enumerate(rows)]

    def child(self, key: str, *, required: bool = False) -> "Form | None":
        """Return an object below this one; None if it is missing."""
        if not (self.require(key) if required else self.has(key)):
            return None
        return Form(self.body[key], self.complaints, (*self.path, key))
