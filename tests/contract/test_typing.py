"""What may be typed, in every game: every word counts, every answer can be typed step by step, in every language."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, assert_never

from render.core.languages import LANGUAGES
from render.core.words import Words
from render.faces import FACES
from rules.core.completing import completions
from rules.core.decisions import Amounts, Choice, Pick
from rules.core.grammar import AlsoRead, split
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.running.book import RuleBook
from rules.core.seats import Seat
from rules.core.stepped import SteppedRules
from rules.core.words import SHORTEST, Element, Keyword, Name, Typed, Word
from tests.contract.playing import TABLES, book, every_table, setup, spread, steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Part, Question
    from rules.core.grammar import Form
    from rules.core.words import Names

TEXTS = 40
"""Texts that are tried at each position."""

FARTHEST = 60
"""Steps within which every answer must be typed."""


@cache
def rules_of(key: str) -> SteppedRules[object, object, object]:  # type: ignore[type-var]
    """The rules of a game."""
    made = book(key)
    assert isinstance(made, RuleBook)
    assert isinstance(made._rules, SteppedRules)
    return made._rules


def elements_of(thing: object) -> Iterator[Element[object]]:
    """All parts of an element, itself the first."""
    if isinstance(thing, Element):
        yield thing
        for inner in vars(thing).values():
            yield from elements_of(inner)
    elif isinstance(thing, (tuple, list)):
        for one in thing:
            yield from elements_of(one)


@cache
def meanings(key: str) -> dict[str, frozenset[str]]:
    """By single word that the notation knows, the canonical words that may stand for it."""
    rules = rules_of(key)
    found: dict[str, set[str]] = {}
    for form in rules.grammar.forms:
        for verb in form.verbs:
            for word in verb.split():
                found.setdefault(word, set()).update(form.verbs[0].split())
        for element in (inner for outer in form.elements for inner in elements_of(outer)):
            if isinstance(element, Word):
                for phrase, meaning in element._meanings.items():
                    for word in phrase.split():
                        found.setdefault(word.lower(), set()).update(element.write(meaning))
            elif isinstance(element, Name):
                for name in rules.vocabulary.known(element._kind):
                    for number, word in enumerate(name.lower().split()):
                        words = (*name.lower().split(),)
                        meant = {one for one, _ in rules.vocabulary.find(element._kind, words, 0)}
                        if meant and not number:
                            found.setdefault(word, set()).update(meant)
    for word, meant in found.items():
        meant.update(named(key, (word,)))
    return {word: frozenset(meant) for word, meant in found.items()}


@cache
def in_play(key: str) -> tuple[Names, ...]:
    """The names of a game: all there are, and those of each deal."""
    rules = rules_of(key)
    dealt = [book(key).deal(setup(key, seats, 0)) for other, seats in TABLES if other == key]
    return (rules.vocabulary, *(rules.position(match._state, Seat(0)).names for match in dealt))  # type: ignore[attr-defined]


@cache
def named(key: str, words: tuple[str, ...]) -> frozenset[str]:
    """What words, all of them together, name in a deal."""
    kinds = {element._kind for form in rules_of(key).grammar.forms for element in named_by(form)}
    found = (pair for names in in_play(key) for kind in kinds for pair in names.find(kind, words, 0))
    return frozenset(name for name, end in found if end == len(words))


def named_by(form: Form[Answer]) -> list[Name]:
    """The names among the parts of a form."""
    return [inner for outer in form.elements for inner in elements_of(outer) if isinstance(inner, Name)]


@cache
def unwritten(key: str) -> dict[str, tuple[AlsoRead[Answer], ...]]:
    """Words that say what the canonical text says by leaving them out, each with the forms that read it."""
    forms = rules_of(key).grammar.forms
    written = {word for form in forms if not isinstance(form, AlsoRead) for word in keywords(form)}
    also = [form for form in forms if isinstance(form, AlsoRead)]
    only = {word for form in also for word in keywords(form)} - written
    return {word: tuple(form for form in also if word in keywords(form)) for word in only}


def keywords(form: Form[Answer]) -> set[str]:
    """The words that must be there for a form to be read."""
    found = [inner for outer in form.elements for inner in elements_of(outer) if isinstance(inner, Keyword)]
    return {word for keyword in found for word in keyword._meanings}


def reads_whole(form: Form[Answer], text: str, canonical: str, key: str) -> bool:
    """Whether a form reads a text, every word of it, as what a canonical text says."""
    rules = rules_of(key)
    typed = Typed(split(text, rules.grammar.blanks), rules.vocabulary)
    return any(rules.grammar.write(answer) == canonical for answer in form.read(typed, 1))


def numbers(text: str) -> set[str]:
    """Numbers of a text that say something by themselves: not the one of a single thing."""
    return {number for number in re.findall(r"(?<![a-z0-9])x?([0-9]+)", text.lower()) if number != "1"}


def names_all(typed: str, canonical: str, key: str) -> bool:
    """Whether a canonical text names every number and every noun that was typed."""
    there = re.split(r"[\s>]+", canonical)
    if "all" in there:
        return True  # Who names them one by one has named them all.
    letters = {re.sub("[0-9]", "", word) for word in there} | {*there}
    counts = {str(there.count(word)) for word in there} | set(re.findall("[0-9]+", canonical))
    known = meanings(key)
    blanks = rules_of(key).grammar.blanks
    words = typed.lower().split()
    pairs = [*pairwise(words)]
    for word in re.findall(r"[^\W\d_][^\s>]*", typed.lower()):
        together = frozenset(name for pair in pairs if word in pair for name in named(key, pair))
        name = re.sub(r"[0-9]+$", "", word)
        if word in blanks or re.fullmatch("x[0-9]+", word) or word == "x":
            continue
        meant = known.get(word, frozenset()) | known.get(name, frozenset()) | together | {word, name}
        if "none" in meant and len(there) == 1:
            continue  # Nothing is named, and nothing was meant.
        if any(reads_whole(form, typed, canonical, key) for form in unwritten(key).get(word, ())):
            continue  # The usual place: the canonical text names only the other.
        begun = len(word) >= SHORTEST and any(one.startswith(word) for one in there)
        if not begun and not any(one in letters or re.sub(r"[0-9]+$", "", one) in letters for one in meant):
            return False
    repeated = len(set(typed.lower().split())) < len(typed.split())
    most = max(map(int, counts), default=0)
    return all(number in counts or (repeated and int(number) <= most) for number in numbers(typed))


def texts(key: str, legal: list[str], rng: Rng) -> Iterator[str]:
    """Texts that someone may type: legal ones with a word more, less, doubled or exchanged, and mere words."""
    vocabulary = [*sorted(meanings(key)), "0", "1", "2", "3", "7", "99", "x2", "99y", "none"]
    for _ in range(TEXTS):
        words = legal[rng.below(len(legal))].split()
        for _ in range(1 + rng.below(3)):
            place = rng.below(len(words) + 1)
            other = vocabulary[rng.below(len(vocabulary))]
            change = rng.below(4)
            if change == 0:
                words.insert(place, other)
            elif change == 1 and len(words) > 1:
                del words[place % len(words)]
            elif change == 2:
                words[place % len(words)] = other
            else:
                words.insert(place, words[place % len(words)])
        yield " ".join(words)


def some_answers(question: Question, rng: Rng) -> list[Answer]:
    """Answers of all parts and side actions: all of a choice, suggestions and samples of the others."""
    found: list[Answer] = list(question.besides())
    for part in question.parts:
        match part:
            case Choice(offers=offers):
                found += offers
            case Pick():
                found += [part.answer(picked) for picked in (*part.suggest(), part.sample(rng), part.sample(rng))]
            case Amounts():
                found += [part.answer(counts) for counts in (*part.suggest(), part.sample(rng), part.sample(rng))]
            case _:
                assert_never(part)
    return list(dict.fromkeys(found))


@every_table
def test_a_text_is_refused_or_every_word_of_it_counts(key: str, seats: int) -> None:
    rng, tried, understood = Rng(b"typed"), 0, 0
    for step in spread(key, seats, 1):
        question = step.question
        legal = [question.write(answer) for answer in some_answers(question, rng)]
        for text in texts(key, legal, rng):
            tried += 1
            try:
                canonical = question.write(question.read(text))
            except IllegalAction:
                continue
            understood += 1
            assert names_all(text, canonical, key), f"{text!r} was read as {canonical!r}"
    assert understood > tried / 50, "the fuzz says hardly anything that is understood"


@every_table
def test_answers_are_judged_typed_and_written_as_they_are_read(key: str, seats: int) -> None:
    rules, rng = rules_of(key), Rng(b"written")
    for step in spread(key, seats, 0):
        question = step.question
        for answer in some_answers(question, rng):
            text = question.write(answer)
            assert question.refuse(answer) is None, text
            assert question.read(text) == answer
            assert question.write(rules.parse(text)) == text
            for part in question.parts:
                _agrees(part, answer)


def _agrees(part: Part, answer: Answer) -> None:
    """What a part makes of an answer leads back to it."""
    match part:
        case Choice():
            pass
        case Pick():
            picked = part.picked(answer)
            assert picked is None or part.answer(picked) == answer
        case Amounts():
            counts = part.amounts(answer)
            assert counts is None or part.answer(counts) == answer
        case _:
            assert_never(part)


@every_table
def test_every_answer_can_be_typed_step_by_step(key: str, seats: int) -> None:
    rng = Rng(b"step by step")
    for step in spread(key, seats, 1):
        for answer in some_answers(step.question, rng):
            assert _reached(step.question, answer), step.question.write(answer)


@every_table
def test_what_is_offered_as_an_answer_is_one(key: str, seats: int) -> None:
    for step in spread(key, seats, 1):
        for completion in completions(step.question, ""):
            text = step.question.write(completion.answer)
            assert not completion.legal or step.question.read(text) == completion.answer, text


@every_table
def test_what_may_be_done_besides_goes_on_from_what_was_typed(key: str, seats: int) -> None:
    rng = Rng(b"besides")
    for step in spread(key, seats, 1):
        question = step.question
        for answer in some_answers(question, rng):
            text = question.write(answer)
            grown = {completion.answer for completion in completions(question, text)}
            asides = [aside for aside in question.side_actions if not aside.startswith(text)]
            assert not grown.intersection(map(question.read, asides)), text


@every_table
def test_whoever_has_typed_nothing_is_offered_something_at_every_question_of_a_match(key: str, seats: int) -> None:
    seen: set[tuple[str, ...]] = set()
    for step in steps(key, seats, 1):
        # Of the questions of a kind those with the same parts are offered alike.
        parts = (step.question.kind, *[part.part for part in step.question.parts if not isinstance(part, Choice)])
        if parts not in seen:
            seen.add(parts)
            assert completions(step.question, ""), step.question.kind


def _reached(question: Question, wanted: Answer) -> bool:
    """Whether what is offered leads from nothing to an answer, each time to the most of it that is offered."""
    text = ""
    for _ in range(FARTHEST):
        offered = [completion.answer for completion in completions(question, text)]
        if wanted in offered:
            return True
        nearer = [answer for answer in offered if _within(question, answer, wanted)]
        best = max(nearer, key=lambda answer: _size(question, answer), default=None)
        if best is None or question.write(best) == text:
            return False
        text = question.write(best)
    return False


def _within(question: Question, fewer: Answer, more: Answer) -> bool:
    """Whether an answer is part of another, in one of the parts of a question."""
    for part in question.parts:
        match part:
            case Choice():
                pass
            case Pick():
                picked, wanted = part.picked(fewer), part.picked(more)
                if picked is not None and wanted is not None and set(picked) < set(wanted):
                    return True
            case Amounts():
                counts, most = part.amounts(fewer), part.amounts(more)
                if counts is not None and most is not None and all(n <= m for n, m in zip(counts, most, strict=True)):
                    return True
            case _:
                assert_never(part)
    return False


def _size(question: Question, answer: Answer) -> int:
    sizes = [0]
    for part in question.parts:
        match part:
            case Choice():
                pass
            case Pick():
                sizes.append(len(part.picked(answer) or ()))
            case Amounts():
                sizes.append(sum(part.amounts(answer) or ()))
            case _:
                assert_never(part)
    return max(sizes)


@every_table
def test_what_is_offered_in_a_language_is_understood_in_it(key: str, seats: int) -> None:
    rng, face = Rng(b"spoken"), FACES[key]
    for step in spread(key, seats, 0):
        for answer in some_answers(step.question, rng):
            text = step.question.write(answer)
            for lang in LANGUAGES:
                words = Words.of(lang)
                typed = face.typed(face.spoken(text, words), words)
                assert step.question.read(typed) == answer, f"{lang}: {face.spoken(text, words)!r} for {text!r}"
