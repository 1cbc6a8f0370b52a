"""A step, an answer or an event without its rule does not pass the type checker: one of each is added, and refused."""

from __future__ import annotations

import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import TypeAdapter
from pydantic_core import PydanticSerializationError

from rules.core.codec import Registry
from rules.core.step import Step
from tests.pond.state import State
from tests.pond.steps import CODEC
from tests.toy.steps.turn import NextSeat

ROOT = Path(__file__).parents[2]

STEP = '''

@frozen
class AskAgain(Ask[Position, OsakaEvent, ChooseToken]):
    """A question of which nothing more is said."""

    kind: Literal["ask-again"] = "ask-again"


AGAIN = AskAgain()
'''

ANSWER = '''

@frozen
class SkipToken(Answer):
    """An answer of which nothing more is said."""

    kind: Literal["skip"] = "skip"


@frozen
class AskToken('''

EVENT = '''

@frozen
class Whistled(Event):
    """An event that nobody tells."""

    kind: Literal["whistled"] = "whistled"


OsakaEvent: TypeAlias = Annotated[Whistled | '''


def complaints(tmp_path: Path, changed: dict[str, tuple[str, str]], checked: str) -> str:
    """What the type checker says of a module if others are changed.

    Args:
        tmp_path: Where the changed modules are laid.
        changed: By module, the text that is replaced and what stands there instead.
        checked: The module that is looked at.
    """
    shadows: list[str] = []
    for path, (old, new) in changed.items():
        source = (ROOT / path).read_text()
        assert source.count(old) == 1, f"{path} has changed: mend this test"
        shadow = tmp_path / path.replace("/", "-")
        shadow.write_text(source.replace(old, new))
        shadows += ["--shadow-file", path, str(shadow)]
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(tmp_path / "cache"), *shadows, checked]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def test_a_step_an_answer_and_an_event_need_their_rule(tmp_path: Path) -> None:
    token, events, phrases = "rules/osaka/steps/token.py", "rules/osaka/events.py", "render/osaka/words/phrases.py"
    end = 'return Description(say("osaka-do-token", colour=answer.colour))\n'
    said = complaints(tmp_path, {token: (end, end + STEP)}, token)
    assert 'Cannot instantiate abstract class "AskAgain"' in said

    answers = (ROOT / token).read_text()
    head = "\n\n@frozen\nclass AskToken("
    whole = head + "Ask[Position, OsakaEvent, ChooseToken]"
    assert whole in answers
    said = complaints(tmp_path, {token: (whole, ANSWER + "Ask[Position, OsakaEvent, ChooseToken | SkipToken]")}, token)
    assert '"refuse" is incompatible with supertype' in said
    assert '"answer" is incompatible with supertype' in said
    assert '"describe" is incompatible with supertype' in said

    union = "\n\nOsakaEvent: TypeAlias = Annotated["
    said = complaints(tmp_path, {events: (union, EVENT)}, phrases)
    assert 'expected "Never"' in said
    assert "Whistled" in said


@pytest.mark.parametrize("package", ["rules.nippon", "rules.osaka", "rules.yokohama", "tests.toy", "tests.pond"])
def test_every_step_of_a_game_is_in_its_registry(package: str) -> None:
    """A step left out could lie on a stack, and the match could not be stored."""
    steps = importlib.import_module(f"{package}.steps")
    inner = [found.name for found in pkgutil.walk_packages(getattr(steps, "__path__", []), f"{steps.__name__}.")]
    written = {
        thing
        for module in [steps, *map(importlib.import_module, inner)]
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Step) and hasattr(thing, "kind")
    }
    registry: Registry = steps.STEPS
    assert written == set(registry.steps)
    kinds = [step.kind for step in registry.steps]
    assert len(set(kinds)) == len(kinds)


def test_a_step_that_was_not_added_cannot_be_stored() -> None:
    state = State(9, 2, [0, 0], [3, 3], None, stack=[NextSeat()])
    with pytest.raises(PydanticSerializationError, match="next-seat"):
        CODEC.write(state)


def test_a_codec_is_made_of_steps_that_were_added() -> None:
    with pytest.raises(TypeError, match="added before its codec"):
        TypeAdapter(Annotated[Step[Any, Any], Registry()])
