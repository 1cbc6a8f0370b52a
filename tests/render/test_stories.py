"""Every kind of event has its line of the story, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import pytest

from render.core.languages import LANGUAGES
from render.core.words import Words
from render.faces import FACES
from rules.osaka.events import OsakaEvent
from rules.yokohama.events import YokohamaEvent
from tests.render import samples_yokohama, test_osaka_story, test_yokohama_story

if TYPE_CHECKING:
    from render.core.languages import Lang

UNIONS: dict[str, Any] = {"osaka": OsakaEvent, "yokohama": YokohamaEvent}
EVENTS = {"osaka": test_osaka_story.EVENTS, "yokohama": test_yokohama_story.EVENTS}
PEOPLE = {"osaka": test_osaka_story.PEOPLE, "yokohama": samples_yokohama.PEOPLE}
UNTOLD = {"payday", "token-gained", "insurance-asked", "ships-returned"}
"""What other lines or the board say as well."""


def kinds_of(union: Any) -> set[type]:
    """All members of a union, whatever it is annotated with."""
    return set(get_args(get_args(union)[0]))


def said(game: str, event: Any, lang: Lang) -> list[str]:
    return [Words.of(lang).say(label, PEOPLE[game]) for label in FACES[game].story((event,))]


@pytest.mark.parametrize("game", EVENTS)
def test_every_kind_of_event_is_here(game: str) -> None:
    assert {type(event) for event in EVENTS[game]} == kinds_of(UNIONS[game])


@pytest.mark.parametrize(
    ("game", "event"), [(game, event) for game, events in EVENTS.items() for event in events], ids=repr
)
def test_every_event_is_told_in_every_language(game: str, event: Any) -> None:
    lines = [line for lang in LANGUAGES for line in said(game, event, lang)]
    told = event.kind not in UNTOLD
    assert len(set(lines)) == len(lines) == (len(LANGUAGES) if told else 0)
    assert all(0 < len(line) <= 700 for line in lines)
    assert (FACES[game].narrate(event) is not None) == told
