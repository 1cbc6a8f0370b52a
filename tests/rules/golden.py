"""What a match has told, as the text of a golden match."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rules.core.table import Event, EventRecord


def told(events: Iterable[EventRecord[Event]], shown: Callable[[object], str]) -> Iterator[str]:
    """What was told, one line each, with a game's way to write a value in few letters."""
    for one in events:
        event = one.event
        words = [f"{field.name} {shown(getattr(event, field.name))}" for field in fields(event) if field.name != "kind"]  # type: ignore[arg-type]
        yield f"   {getattr(event, 'kind')}: {', '.join(words)}"  # noqa: B009
