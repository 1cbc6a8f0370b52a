"""A step, an answer, an event or a question without its rule or its words does not pass the type checker."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias, get_args

import pytest

from tests.contract.test_typing import rules_of

ROOT = Path(__file__).parents[2]

TOLD = ("osaka", "yokohama", "nippon")
"""Games whose events, answers and questions are told by one table each."""

each_game = pytest.mark.parametrize(
    "game", [TOLD[0], *(pytest.param(game, marks=pytest.mark.long) for game in TOLD[1:])]
)
"""The first game every day, as asking the type checker of all takes long."""

Complains: TypeAlias = Callable[[str, str], bool]

IN_TOKEN = '''

@frozen
class AskAgain(Ask[Position, OsakaEvent, ChooseToken]):
    """A question of which nothing more is said."""

    kind: Literal["ask-again"] = "ask-again"


AGAIN = AskAgain()


@frozen
class SkipToken(Answer):
    """An answer of which nothing more is said."""

    kind: Literal["skip"] = "skip"

'''

EVENT = '''
from rules.core.frozen import frozen
from rules.core.table import Event
from typing import Literal

@frozen
class Whistled(Event):
    """An event that no one tells."""

    kind: Literal["whistled"] = "whistled"


'''

ANSWER = '''
from rules.core.answers import Answer
from rules.core.frozen import frozen

@frozen
class Shrug(Answer):
    """An answer that no one puts into words."""

    kind: Literal["shrug"] = "shrug"


'''

QUESTION = '''
from rules.core.answers import Answer
from rules.core.step import Ask
from typing import ClassVar, Literal

class Nod(Answer):
    """An answer that is not among all answers."""


class AskTwice(Ask[Position, {event}, Nod]):
    """A question that is not among all questions, and whose answer is not among all answers."""

    asks: ClassVar[Literal["twice"]] = "twice"


'''


def events_of(game: str) -> str:
    """The module with the union of a game's events."""
    return next(
        path for path in (f"rules/{game}/events.py", f"rules/{game}/events/__init__.py") if (ROOT / path).exists()
    )


def with_member(source: str, union: str, added: str, member: str) -> str:
    """A module in whose union there is one member more.

    Args:
        source: Text of the module.
        union: Head of the union, up to its first member, as a pattern.
        added: What defines the member.
        member: The member, with the comma or the bar behind it.
    """
    changed, count = re.subn(rf"^{union}", lambda found: f"{added}{found[0]}{member} ", source, flags=re.MULTILINE)
    assert count == 1, f"the module has changed: mend this test ({union})"
    return changed


def forgetful(game: str) -> dict[str, str]:
    """Modules of a game with a new event, answer and question, of which nothing more is said."""
    name = game.capitalize()
    events, answers, steps = events_of(game), f"rules/{game}/answers.py", f"rules/{game}/steps/__init__.py"
    text = {path: (ROOT / path).read_text() for path in (events, answers, steps)}
    answered = with_member(text[answers], rf"{name}Answer: TypeAlias = \(?\s*", ANSWER, "Shrug |")
    question = QUESTION.format(event=f"{name}Event")
    return {
        events: with_member(text[events], rf"{name}Event: TypeAlias = Annotated\[\s*", EVENT, "Whistled |"),
        answers: with_member(answered, r"Asks: TypeAlias = Literal\[\s*", "", '"anew",'),
        steps: with_member(text[steps], r"Question: TypeAlias = \(?\s*", question, "AskTwice |"),
    }


@cache
def complaints(games: tuple[str, ...]) -> str:
    """What the type checker says of games if each of them is forgetful; it is asked once for all."""
    token = (ROOT / "rules/osaka/steps/token.py").read_text()
    head = "\n\n@frozen\nclass AskToken(Ask[Position, OsakaEvent, ChooseToken]"
    assert token.count(head) == 1, "the module has changed: mend this test"
    changed = {
        "rules/osaka/steps/token.py": token.replace(head, f"{IN_TOKEN}{head[:-1]} | SkipToken]"),
        **{path: source for game in games for path, source in forgetful(game).items()},
    }
    told = [f"render/{game}/words/{module}.py" for game in games for module in ("phrases", "topics")]
    checked = [*changed, *told, *[f"render/{game}/face.py" for game in games]]
    with TemporaryDirectory() as folder:
        shadows: list[str] = []
        for number, (path, source) in enumerate(changed.items()):
            shadow = Path(folder) / f"{number}.py"
            shadow.write_text(source)
            shadows += ["--shadow-file", path, str(shadow)]
        command = [sys.executable, "-m", "mypy", "--cache-dir", f"{folder}/cache", *shadows, *checked]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout


@pytest.fixture
def complains(*, heavy: bool) -> Complains:
    """Whether the type checker finds something wrong with a module, and what it says of it."""
    lines = complaints(TOLD if heavy else TOLD[:1]).splitlines()
    return lambda module, of: any(line.startswith(module) and of in line for line in lines)


@pytest.mark.long
def test_a_step_and_an_answer_need_their_rule(complains: Complains) -> None:
    token = "rules/osaka/steps/token.py"
    assert complains(token, 'Cannot instantiate abstract class "AskAgain"')
    assert complains(token, '"refuse" is incompatible with supertype')
    assert complains(token, '"answer" is incompatible with supertype')
    assert complains(token, '"describe" is incompatible with supertype')


@each_game
def test_an_event_needs_its_words_and_what_it_counts_as(game: str, complains: Complains) -> None:
    assert complains(f"render/{game}/words/phrases", '"Whistled"; expected "Never"')
    assert complains(f"rules/{game}/", '"Whistled"; expected "Never"')


@each_game
def test_an_answer_needs_its_words(game: str, complains: Complains) -> None:
    assert complains(f"render/{game}/words/", '"Shrug"; expected "Never"')
    assert complains(f"rules/{game}/", "Nod")


@each_game
def test_a_question_needs_the_rule_that_explains_it(game: str, complains: Complains) -> None:
    assert complains(f"render/{game}/words/topics.py", "'anew'")
    assert complains(f"rules/{game}/", "'twice'")


@pytest.mark.parametrize("game", TOLD)
def test_the_union_of_answers_holds_what_can_be_typed(game: str) -> None:
    answers = import_module(f"rules.{game}.answers")
    assert set(get_args(getattr(answers, f"{game.capitalize()}Answer"))) == rules_of(game).grammar.answers
