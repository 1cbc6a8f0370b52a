"""Films of this process: the one that is being made, and those that wait to be posted.

After a restart they are made again.
"""

from __future__ import annotations

import asyncio
from asyncio import Task
from dataclasses import dataclass, field

from rules.core.frozen import frozen


@frozen
class Film:
    """A film that is made.

    Attributes:
        content: The animated picture as a file.
        turns: Turns that it shows, a frame each.
    """

    content: bytes = field(repr=False)
    turns: int


@dataclass(slots=True)
class Making:
    """A film that is being made.

    Attributes:
        row: The row of the outbox that waits for it.
        done: Turns that are drawn.
        of: Turns that it will show; 0 until that is known.
        task: What makes it.
    """

    row: int
    done: int = 0
    of: int = 0
    task: Task[Film] | None = None


@dataclass(slots=True)
class Films:
    """What is there of the films that are wanted.

    Attributes:
        making: The film that is being made, if one is; they are made one after the other.
        made: Those that wait to be posted, by the row that does it.
        wanted: Set when one is wanted.
    """

    making: Making | None = None
    made: dict[int, Film] = field(default_factory=dict)
    wanted: asyncio.Event = field(default_factory=asyncio.Event)

    def at_work(self, row: int) -> Making | None:
        """A film, if it is the one that is being made."""
        return self.making if self.making is not None and self.making.row == row else None

    def stop(self, row: int) -> None:
        """Stop to make a film, if it is being made."""
        making = self.at_work(row)
        if making is not None and making.task is not None:
            making.task.cancel()
