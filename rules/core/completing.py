"""What may be typed next: for each alternative of a question the answers that go one step further."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, assert_never

from rules.core.answers import Answer
from rules.core.decisions import Amounts, Choice, Pick
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Counted, Part, Picked, Question
    from rules.core.grammar import Reading

TOGETHER = 2
"""Things that are added at once where one alone would not be an answer: from where and to where."""


@frozen
class Completion:
    """Something that may be typed.

    Attributes:
        answer: The answer that the text then stands for.
        legal: Whether it can be given as it stands; otherwise more must follow.
    """

    answer: Answer
    legal: bool = True


def completions(question: Question, text: str) -> tuple[Completion, ...]:
    """What may follow some whole words, likeliest first: what they stand for, then what can be added; declining last.

    Args:
        text: In notation, without the word that is being typed; empty at the beginning.
    """
    reading = question.meanings(text) if text.strip() else None
    nothing = {part.answer(()) for part in question.parts if isinstance(part, Pick) and not part.at_least}
    declines = not nothing.intersection(_meant(reading))
    found: dict[Answer, Completion] = {}
    for part in question.parts:
        for completion in _of_part(part, text, reading):
            found.setdefault(completion.answer, completion)
    for answer in question.besides():
        if answer in _meant(reading) or _goes_on(question.write(answer), text):
            found.setdefault(answer, Completion(answer))
    # Whoever typed that nothing is picked means it; to everyone else it is the last thing to be offered.
    return tuple(sorted(found.values(), key=lambda completion: declines and completion.answer in nothing))


def _of_part(part: Part, text: str, reading: Reading | None) -> Iterator[Completion]:
    match part:
        case Choice(offers=offers):
            for answer in offers:
                if answer in _meant(reading) or _goes_on(part.write(answer), text):
                    yield Completion(answer)
        case Pick():
            picks = [picked for answer in _meant(reading) if (picked := part.picked(answer)) is not None]
            for picked in picks or ([()] if _begins(part, reading) else []):
                yield from _more_picked(part, picked)
        case Amounts():
            counted = [counts for answer in _meant(reading) if (counts := part.amounts(answer)) is not None]
            for counts in counted or ([(0,) * len(part.kinds)] if _begins(part, reading) else []):
                yield from _more_counted(part, counts)
        case _:
            assert_never(part)


def _goes_on(notation: str, text: str) -> bool:
    """Whether a notation begins with the words of a text."""
    whole = text.split()
    return notation.split()[: len(whole)] == whole


def _meant(reading: Reading | None) -> tuple[Answer, ...]:
    return () if reading is None else reading.answers


def _begins(part: Pick | Amounts, reading: Reading | None) -> bool:
    """Whether nothing but the verb of a part's answers was typed, or not even that."""
    if reading is None:
        return True
    return not reading.answers and not reading.unread and _verb(part) == reading.verb


def _verb(part: Pick | Amounts) -> str:
    match part:
        case Pick():
            return next((part.notation(picked) for picked in part.suggest()), "").split(" ")[0]
        case Amounts():
            return next((part.notation(counts) for counts in part.suggest()), "").split(" ")[0]
        case _:
            assert_never(part)


def _more_picked(part: Pick, stands: Picked) -> Iterator[Completion]:
    """A subset itself, the suggestions that contain it, and what is had by adding a thing, or two if one is too few."""
    for picked in (stands, *(picked for picked in part.suggest() if set(stands) <= set(picked))):
        if len(picked) >= part.at_least and part.refuse(picked) is None:
            yield Completion(part.answer(picked))
    rest = [item for item in part.items if item not in stands]
    for size in range(1, TOGETHER + 1):
        wider = [{*stands, *added} for added in combinations(rest, size) if len(stands) + size <= part.at_most]
        ordered = [tuple(item for item in part.items if item in things) for things in wider]
        legal = [picked for picked in ordered if len(picked) >= part.at_least and part.refuse(picked) is None]
        yield from (Completion(part.answer(picked)) for picked in legal)
        if legal:
            return


def _more_counted(part: Amounts, stands: Counted) -> Iterator[Completion]:
    """Amounts themselves, the suggestions that contain them, and what is had by adding one of a kind."""
    if any(stands) and part.refuse(stands) is None:
        yield Completion(part.answer(stands))
    suggested = part.suggest()
    for counts in suggested:
        if _within(stands, counts):
            yield Completion(part.answer(counts))
    for kind, bound in enumerate(part.bounds):
        more = tuple(count + (place == kind) for place, count in enumerate(stands))
        if more[kind] > bound:
            continue
        legal = part.refuse(more) is None
        if legal or part.refuse(part.bounds) is None or any(_within(more, counts) for counts in suggested):
            yield Completion(part.answer(more), legal)


def _within(fewer: Counted, more: Counted) -> bool:
    return all(less <= most for less, most in zip(fewer, more, strict=True))
