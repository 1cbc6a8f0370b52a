"""Questions made up for tests of what asks, lays out and plays any question at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.answers import Answer
from rules.core.decisions import Amounts, Choice, Description, Pick, Question
from rules.core.frozen import frozen
from rules.core.grammar import Reading
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.seats import Seat

if TYPE_CHECKING:
    from rules.core.decisions import Counted, Part


@frozen
class Said(Answer):
    """An answer that is nothing but its text."""

    text: str


def write(answer: Answer) -> str:
    """The text of an answer."""
    assert isinstance(answer, Said)
    return answer.text


def explain(answer: Answer) -> Description:
    """The text of an answer; final if it says so."""
    return Description(say("toy-do-hang", post=write(answer)), final=write(answer).startswith("final"))


def question(*parts: Part, together: bool = False, given: str | None = None, no_more: str | None = None) -> Question:
    """A question of the toy game with parts that it never has."""
    return Question(
        seat=Seat(0),
        kind="stall",
        prompt=say("toy-ask-stall"),
        parts=parts,
        write=write,
        read=Said,
        meanings=lambda text: Reading((Said(text),), None),
        refuse=lambda _: None,
        explain=explain,
        missing=lambda: (Missing(say("toy-part-light"), Reason(say("toy-no-coins", coins=0, cost=1), "Section")),),
        together=together,
        given=None if given is None else Said(given),
        no_more=None if no_more is None else Said(no_more),
    )


def choice(*texts: str) -> Choice:
    """A choice between texts."""
    return Choice("hang", tuple(map(Said, texts)), write)


def amounts(
    bounds: Counted,
    suggested: tuple[Counted, ...] = (),
    *,
    part: str = "sell",
    kinds: tuple[str, ...] = ("red", "blue", "green", "1", "2", "3", "4"),
) -> Amounts:
    """Amounts of which at least one must be given."""
    return Amounts(
        part=part,
        kinds=kinds[: len(bounds)],
        bounds=bounds,
        refuse=lambda counts: None if any(counts) else Reason(say("toy-no-lanterns"), "Section"),
        suggest=lambda: suggested,
        sample=lambda rng: tuple(rng.below(bound + 1) for bound in bounds),
        answer=lambda counts: Said(f"{part} {' '.join(map(str, counts))}"),
        amounts=lambda _: None,
        write=write,
    )


def pick(count: int, at_least: int, at_most: int) -> Pick:
    """A pick of numbered things."""
    items = tuple(str(number) for number in range(1, count + 1))
    return Pick(
        part="light",
        items=items,
        at_least=at_least,
        at_most=at_most,
        refuse=lambda _: None,
        suggest=tuple,
        sample=lambda _: items[:at_least],
        answer=lambda picked: Said(f"light {' '.join(picked)}"),
        picked=lambda _: None,
        write=write,
    )
