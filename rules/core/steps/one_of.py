"""A question that is answered in exactly one of several ways, each with a rule of its own: "one of three actions"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, get_args

from typing_extensions import get_original_bases, override

from rules.core.answers import Answer
from rules.core.decisions import Choice
from rules.core.grammar import joined
from rules.core.step import Answerable, Ask, Position
from rules.core.table import Event

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Description, Part
    from rules.core.reasons import Missing, Reason
    from rules.core.table import Table

P = TypeVar("P", bound=Position)
E = TypeVar("E", bound=Event)
A = TypeVar("A", bound=Answer)


class Alternative(Answerable[P, E, A]):
    """One of the ways.

    Attributes:
        name: The part of the question that it makes, e.g. ``take``.
        stays: Whether the question is asked again after such an answer.
    """

    __slots__ = ()

    name: ClassVar[str]
    stays: ClassVar[bool] = False

    def parts(self, position: P) -> tuple[Part, ...]:
        """The parts that it makes, by default one of the answers that are offered; none if it has none now."""
        offers = tuple(self.offers(position))
        return (Choice(self.name, offers, self.grammar.write),) if offers else ()

    def missing(self, position: P) -> Iterator[Missing]:  # noqa: ARG002 - for ways that may be barred
        """What cannot be done of it, and why."""
        return iter(())


class AskOne(Ask[P, E, A]):
    """A question that is answered in one of several ways.

    Attributes:
        alternatives: The ways, in the order of the rulebook. Whatever answers the question belongs to one of them.
    """

    __slots__ = ()

    alternatives: ClassVar[tuple[Alternative[Any, Any, Any], ...]]
    _ways: ClassVar[dict[type[Answer], Alternative[Any, Any, Any]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "alternatives" in vars(cls):
            cls.grammar = joined(*[way.grammar for way in cls.alternatives])
            cls._ways = {answer: way for way in cls.alternatives for answer in way.grammar.answers}
            if without := [
                answer for answer in _answers_of(cls) if not any(issubclass(one, answer) for one in cls._ways)
            ]:
                raise TypeError(f"{cls.__name__}: no rule for {', '.join(answer.__name__ for answer in without)}")

    def way(self, answer: A) -> Alternative[P, E, A]:
        """The way that an answer goes."""
        return self._ways[type(answer)]

    @override
    def offers(self, position: P) -> Iterator[A]:
        return (answer for way in self.alternatives for answer in way.offers(position))

    @override
    def refuse(self, position: P, answer: A) -> Reason | None:
        return self.way(answer).refuse(position, answer)

    @override
    def fill(self, position: P, answer: A) -> A:
        return self.way(answer).fill(position, answer)

    @override
    def redact(self, position: P, answer: A) -> str | None:
        return self.way(answer).redact(position, answer)

    @override
    def follow(self, answer: A) -> Answer | None:
        return self.way(answer).follow(answer)

    @override
    def answer(self, position: P, answer: A, table: Table[E]) -> None:
        way = self.way(answer)
        if not way.stays:
            position.stack.pop()
        way.answer(position, answer, table)

    @override
    def describe(self, position: P, answer: A) -> Description:
        return self.way(answer).describe(position, answer)

    @override
    def parts(self, position: P) -> tuple[Part, ...]:
        return tuple([part for way in self.alternatives for part in way.parts(position)])

    @override
    def missing(self, position: P) -> Iterator[Missing]:
        return (one for way in self.alternatives for one in way.missing(position))


def _answers_of(ask: type[object]) -> Iterator[type[object]]:
    """The answers that a question names in its head, such as ``class AskTurn(AskOne[.., .., Buy | Take])``."""
    for base in get_original_bases(ask):
        for named in get_args(base)[-1:]:
            yield from (answer for answer in get_args(named) or (named,) if isinstance(answer, type))
