"""Operations at a table: found by reading, worked out without the database, kept in one transaction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from bot.core.caller import Caller
from bot.core.outcomes import Outcome
from bot.core.unit_of_work import UnitOfWork
from rules.core.frozen import frozen

F = TypeVar("F")
P = TypeVar("P")


@frozen
class Operation(Generic[F, P]):
    """What a player asks for at a dealt match; see `Acting.play`.

    Attributes:
        find: Reads all that is needed for it, or why it is not done.
        work_out: What comes of it; runs in a thread of its own, without the database.
        keep: Keeps that, in a transaction that holds nothing else; `Overtaken` has it worked out again.
    """

    find: Callable[[UnitOfWork, Caller], F | Outcome]
    work_out: Callable[[F], P | Outcome]
    keep: Callable[[UnitOfWork, Caller, P], Outcome]


@frozen
class Immediate(Generic[F]):
    """An operation where nothing has to be worked out.

    Attributes:
        find: Reads all that is needed for it, or why it is not done.
        keep: Does it, in a transaction that holds nothing else; `Overtaken` lets it be found again.
    """

    find: Callable[[UnitOfWork, Caller], F | Outcome]
    keep: Callable[[UnitOfWork, Caller, F], Outcome]
