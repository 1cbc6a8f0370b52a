"""A step, an answer or an event without its rule does not pass the type checker: one of each is added, and refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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
    token, events, story = "rules/osaka/steps/token.py", "rules/osaka/events.py", "render/osaka/words/story.py"
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
    said = complaints(tmp_path, {events: (union, EVENT)}, story)
    assert 'expected "Never"' in said
    assert "Whistled" in said
