"""Orders for a process to die or to stand still at a statement of its own, in the middle of what it does.

An order is a file; whoever comes to its statement first takes it away, and obeys. What a process has asked the database
so far it writes down, so that there can be an order for each kind of statement.
"""

from __future__ import annotations

import json
import os
import re
import signal
from contextlib import suppress
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import psycopg

from rules.core.frozen import frozen

if TYPE_CHECKING:
    from pathlib import Path

When: TypeAlias = Literal["before", "after"]

CLAIM = "UPDATE outbox SET tried"
"""How the statement begins by which rows are claimed for Discord."""

ENTRY = "INSERT INTO entries"

_KIND = re.compile(
    r"\s*(WITH|SELECT|INSERT INTO \w+|UPDATE \w+(?: SET \w+)?|DELETE FROM \w+|SAVEPOINT|RELEASE|ROLLBACK|COMMIT|BEGIN)"
)
_FROM = re.compile(r"\bFROM (\w+)")


@frozen
class Order:
    """What is to happen to whoever asks something.

    Attributes:
        kind: How the statement begins; see `kind_of`.
        when: Whether it happens before the statement is done, or after.
        signal: What happens: SIGKILL or SIGSTOP.
        then: How a later statement begins, at which it happens instead; empty for none.
    """

    kind: str
    when: When
    signal: int
    then: str = ""


def kind_of(statement: str) -> str:
    """How a statement begins, as far as it tells what is done with which table."""
    found = _KIND.match(statement)
    begin = found[1] if found else statement.split(maxsplit=1)[0]
    table = _FROM.search(statement) if begin in ("SELECT", "WITH") else None
    return f"{begin} {table[1]}" if table else begin


class Orders:
    """A folder with an order, perhaps, and with what was asked."""

    def __init__(self, folder: Path) -> None:
        """Keep them in a folder."""
        self._order = folder / "order.json"
        self._asked = folder / "asked.txt"
        self._known: set[str] = set()
        self._pending: Order | None = None

    def give(self, order: Order) -> None:
        """Give an order to whoever comes to its statement first."""
        fresh = self._order.with_suffix(".new")
        fresh.write_text(json.dumps(asdict(order)), encoding="utf-8")
        fresh.replace(self._order)

    def take_back(self) -> bool:
        """Take an order back that no one has come to; whether there was one."""
        try:
            self._order.unlink()
        except FileNotFoundError:
            return False
        return True

    def kinds(self) -> list[str]:
        """The kinds of statements that were asked so far."""
        with suppress(FileNotFoundError):
            return sorted(set(self._asked.read_text(encoding="utf-8").splitlines()))
        return []

    def forget(self) -> None:
        """Forget what was asked so far."""
        self._asked.unlink(missing_ok=True)

    def obey(self, statement: str, when: When) -> None:
        """Die or stand still, if that is the order here."""
        kind = kind_of(statement)
        if when == "before" and kind not in self._known:
            self._known.add(kind)
            with self._asked.open("a", encoding="utf-8") as written:
                written.write(f"{kind}\n")
        order = self._pending or self._given()
        if order is None:
            return
        if self._pending is not None:
            if statement.startswith(order.then) and when == order.when:
                self._pending = None
                os.kill(os.getpid(), order.signal)
        elif statement.startswith(order.kind) or kind == order.kind:
            if order.then:
                if when == "after" and self.take_back():
                    self._pending = order
            elif when == order.when and self.take_back():
                os.kill(os.getpid(), order.signal)

    def _given(self) -> Order | None:
        with suppress(FileNotFoundError):
            return Order(**json.loads(self._order.read_text(encoding="utf-8")))
        return None


def listen(folder: Path) -> None:
    """Let this process obey the orders of a folder, at whatever it asks a server by a cursor."""
    orders, execute = Orders(folder), psycopg.Cursor.execute

    def obeying(cursor: psycopg.Cursor[Any], query: str | bytes, *given: Any, **how: Any) -> psycopg.Cursor[Any]:
        statement = query.decode() if isinstance(query, bytes) else query
        orders.obey(statement, "before")
        execute(cursor, query, *given, **how)
        orders.obey(statement, "after")
        return cursor

    setattr(psycopg.Cursor, "execute", obeying)  # noqa: B010 - what is set here is a trial, and no type of its own


STANDS_STILL = int(signal.SIGSTOP)
DIES = int(signal.SIGKILL)
