"""The rows of a pack beside those of a game's own tables: what is impossible, still ours, or unusual."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from pydantic import ValidationError

from bot.core.names import clean
from bot.core.tables import BadTables, own_files, own_tables, read_table
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from pydantic_core import ErrorDetails

    from rules.core.game import Game

Grade: TypeAlias = Literal["wrong", "ours", "unusual"]
"""What a remark is about: something that cannot be, a value that is still ours, one far from all of ours."""

Content: TypeAlias = dict[str, Any]
"""Tables as JSON has them."""

Where: TypeAlias = tuple[str, ...]
"""The way to a row: its table, and then keys and the names of rows."""

NAMED_BY = ("id", "key", "name", "kind", "colour")
"""What tells rows of a list apart; without any of these it is their number."""

MOST = 20
"""Remarks of one kind about values that do not fit at all."""


@frozen
class Remark:
    """What is to be said of a row, in one sentence that names it.

    Attributes:
        grade: How bad it is.
        says: The sentence.
    """

    grade: Grade
    says: str


@frozen
class Examined:
    """A game's tables in a pack.

    Attributes:
        content: The tables, each row marked as the pack's own where it is not ours; None if they cannot be used.
        remarks: What is to be said of them.
    """

    content: Content | None
    remarks: tuple[Remark, ...]

    @property
    def wrong(self) -> str | None:
        """The first thing that keeps them from being used."""
        return next((remark.says for remark in self.remarks if remark.grade == "wrong"), None)


def examine(game: Game, folder: Path) -> Examined:
    """Look at a game's tables in a pack.

    Args:
        folder: Where its files lie.
    """
    try:
        raw = {name.removesuffix(".toml"): read_table("This pack", folder / name) for name in own_files(game)}
        tables = game.tables.validate_python(raw, strict=False)
    except BadTables as error:
        return Examined(None, (Remark("wrong", f"{error}."),))
    except ValidationError as error:
        unfit = error.errors(include_url=False, include_input=False)[:MOST]
        return Examined(None, tuple(_unfit(raw, one) for one in unfit))
    content = game.tables.dump_python(tables, mode="json")
    ours = game.tables.dump_python(own_tables(game), mode="json")
    remarks = list(_unknown(raw, content, ())) or [*_counts(game, content), *_against(ours, content)]
    if all(remark.grade != "wrong" for remark in remarks):
        remarks += _deals(game, tables)
    good = all(remark.grade != "wrong" for remark in remarks)
    return Examined(content if good else None, tuple(remarks))


def place(where: Where) -> str:
    """A row as a sentence begins with it: ``orders.toml, order gb4``."""
    return f"{where[0]}.toml, {' '.join(where[1:])}" if len(where) > 1 else f"{where[0]}.toml"


def name_of(row: object, number: int) -> str:
    """What a row of a list is called."""
    named = [row[key] for key in NAMED_BY if isinstance(row.get(key), str)] if isinstance(row, dict) else []
    return clean(named[0], 40) if named else str(number)


def rows(content: object, where: Where = ()) -> Iterator[tuple[Where, Content]]:
    """All rows that say where their values come from, however deep they lie."""
    match content:
        case dict():
            if any(_is_source(key) for key in content):
                yield where, content
            for key, inner in content.items():
                yield from rows(inner, (*where, key))
        case list():
            for number, inner in enumerate(content, start=1):
                yield from rows(inner, (*where, name_of(inner, number)))
        case _:
            pass


def sources(content: object) -> list[str]:
    """Where each row says that its values come from; single ones may say otherwise, see `source_of`."""
    return [source for _, row in rows(content) if isinstance(source := row.get("source"), str)]


def source_of(row: Mapping[str, Any], key: str) -> str:
    """Where a value of a row comes from: it may have a source of its own."""
    return str(row.get(f"{key}_source") or row.get("source"))


def _is_source(key: str) -> bool:
    return key == "source" or key.endswith("_source")


def _unfit(raw: Content, error: ErrorDetails) -> Remark:
    """A value that does not fit, named by its row."""
    where: list[str] = []
    inner: object = raw
    for step in error["loc"]:
        inner = _inside(inner, step)
        where.append(name_of(inner, step + 1) if isinstance(step, int) else step)
    says = error["msg"].removeprefix("Value error, ")
    row = f"{place(tuple(where))}: " if where else ""
    return Remark("wrong", f"{row}{says[:1].lower()}{says[1:]}.")


def _inside(content: object, step: str | int) -> object:
    match content:
        case dict():
            return content.get(step)
        case list() if isinstance(step, int) and step < len(content):
            return content[step]
        case _:
            return None


def _unknown(raw: object, content: object, where: Where) -> Iterator[Remark]:
    """Words that no table knows: the value behind them would count for nothing."""
    match raw, content:
        case dict(), dict():
            for key in raw.keys() - content.keys():
                known = ", ".join(content)
                yield Remark("wrong", f"{place(where)}: there is no {clean(key, 40)!r} here, only {known}.")
            for key in content.keys() & raw.keys():
                yield from _unknown(raw[key], content[key], (*where, key))
        case list(), list():
            for number, (inner, known) in enumerate(zip(raw, content, strict=False), start=1):
                yield from _unknown(inner, known, (*where, name_of(inner, number)))
        case _:
            pass


def _counts(game: Game, content: Content) -> Iterator[Remark]:
    """Things of which the rulebook's list of components says another number."""
    for path, number in game.counts.items():
        table, *steps = path.split(".")
        found = _count([content[table]], steps)
        if found != number:
            yield Remark("wrong", f"{table}.toml: there are {number} in the box ({path}), not {found}.")


def _count(inner: list[Any], steps: list[str]) -> int:
    """Numbers at the end of a path are added up, all else is counted."""
    for step in steps:
        found = [one[step] for one in inner]
        inner = [each for one in found for each in (one if isinstance(one, list) else [one])]
    return sum(one if isinstance(one, int) else 1 for one in inner)


def _against(ours: Content, content: Content) -> Iterator[Remark]:
    """What a pack says otherwise than the rulebook, has left as it was, or far from all of ours.

    Each row that says something else than ours is marked as the pack's own.
    """
    printed, usual = dict(rows(ours)), _usual(ours)
    there = dict(rows(content))
    for where in printed.keys() - there.keys():
        if printed[where].get("source") == "rulebook":
            yield Remark("wrong", f"{place(where)} is missing; the rulebook prints it.")
    left: defaultdict[Where, list[str]] = defaultdict(list)
    for where, row in there.items():
        own = printed.get(where, {})
        for key in [key for key in row if not _is_source(key) and not _holds_rows(row[key])]:
            if row[key] == own.get(key):
                continue
            if own and source_of(own, key) == "rulebook":
                told = f"{key} is {_shown(own[key])} in the rulebook, not {_shown(row[key])}"
                yield Remark("wrong", f"{place(where)}: {told}.")
            row[f"{key}_source" if row.get(f"{key}_source") else "source"] = "pack"
            yield from _far(where, key, row[key], usual)
        if "reconstructed" in {source_of(row, key) for key in row if not _is_source(key)}:
            left[where[:-1]].append(where[-1])
    for above, names in left.items():
        yield Remark("ours", f"{place(above)}: our values still stand in {', '.join(names)}.")


def _holds_rows(value: object) -> bool:
    return next(rows(value), None) is not None


def _shown(value: object) -> str:
    return clean(json.dumps(value), 80)


def _column(where: Where, key: str) -> Where:
    """Where values stand that can be compared: in the same place of all rows of a list."""
    return (*where[:2], key)


def _usual(ours: Content) -> dict[Where, list[int]]:
    """The numbers that stand in ours, place by place."""
    found: defaultdict[Where, list[int]] = defaultdict(list)
    for where, row in rows(ours):
        for key, value in row.items():
            for path, number in _numbers(value, _column(where, key)):
                found[path].append(number)
    return found


def _numbers(value: object, path: Where) -> Iterator[tuple[Where, int]]:
    match value:
        case bool():
            pass
        case int():
            yield path, value
        case dict():
            for key, inner in value.items():
                yield from _numbers(inner, (*path, key))
        case list():
            for inner in value:
                yield from _numbers(inner, path)
        case _:
            pass


def _far(where: Where, key: str, value: object, usual: Mapping[Where, list[int]]) -> Iterator[Remark]:
    """Numbers less than half of our least one, or more than double our greatest one, in the same place."""
    for path, number in _numbers(value, _column(where, key)):
        known = usual.get(path, [number])
        if not min(known) / 2 <= number <= 2 * max(known):
            what = " ".join(path[2:])
            ours = f"{min(known)} to {max(known)}" if min(known) < max(known) else str(known[0])
            yield Remark("unusual", f"{place(where)}: {what} is {number}; ours: {ours}.")


def _deals(game: Game, tables: object) -> Iterator[Remark]:
    """Whether the game can be dealt from them at all, to any number of players."""
    for seats in range(game.seats[0], game.seats[1] + 1):
        try:
            game.with_tables(tables).deal(game.setup(seats, b"pack"))
        except (ValueError, LookupError, TypeError, AssertionError) as error:
            why = clean(str(error), 80)
            yield Remark("wrong", f"The game cannot be dealt to {seats} from these values ({why}).")
