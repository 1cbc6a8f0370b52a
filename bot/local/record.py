"""The record: what happened in the local Discord, in order, so that a test can judge it afterwards."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from typing import Literal, TypeAlias

from bot.local.clock import Clock
from bot.local.problems import Json
from rules.core.frozen import frozen


@frozen
class InteractionSent:
    """A persona did something that the bot is told of; `delivered` counts the gateway sessions it reached."""

    interaction: str
    persona: str
    type: int
    channel: str
    name: str
    values: list[str]
    message: str | None
    delivered: int
    kind: Literal["interaction"] = "interaction"


@frozen
class FrameSent:
    """An event left through the gateway; for interactions `interaction` names it."""

    event: str
    interaction: str | None
    kind: Literal["frame"] = "frame"


@frozen
class FirstResponse:
    """The bot answered an interaction for the first time, `delay` seconds after it was sent."""

    interaction: str
    type: int
    delay: float
    ephemeral: bool
    kind: Literal["response"] = "response"


@frozen
class RequestAnswered:
    """A request of the bot and our answer to it; `seconds` is what we took, `port` where it came from."""

    method: str
    path: str
    status: int
    code: int | None
    seconds: float
    port: int
    kind: Literal["request"] = "request"


@frozen
class MessageCreated:
    """A message appeared; `interaction` names the one it answers, `pings` whom it notified."""

    message: str
    channel: str
    author: str
    nonce: str | None
    flags: int
    pings: list[str]
    text: str
    custom_ids: list[str]
    files: list[str]
    interaction: str | None
    visible_to: str | None
    kind: Literal["created"] = "created"


@frozen
class MessageEdited:
    """A message changed; `interaction` names the one whose token was used."""

    message: str
    channel: str
    flags: int
    text: str
    custom_ids: list[str]
    files: list[str]
    interaction: str | None
    kind: Literal["edited"] = "edited"


@frozen
class MessageDeleted:
    """A message went away."""

    message: str
    channel: str
    by: str
    kind: Literal["deleted"] = "deleted"


@frozen
class Connection:
    """The bot came to the gateway or left it."""

    step: Literal["ready", "resumed", "closed", "cut", "invalidated", "refused"]
    session: str | None
    code: int | None
    kind: Literal["connection"] = "connection"


@frozen
class Violation:
    """Something that a well-behaved bot does not do, or that our own answers must not be."""

    what: str
    detail: Json
    kind: Literal["violation"] = "violation"


Entry: TypeAlias = (
    InteractionSent
    | FrameSent
    | FirstResponse
    | RequestAnswered
    | MessageCreated
    | MessageEdited
    | MessageDeleted
    | Connection
    | Violation
)


@frozen
class Line:
    """One line of the record: its number, when it happened by the local clock, and what."""

    number: int
    at: float
    entry: Entry

    def json(self) -> Json:
        """Return the line as plain data."""
        return {"number": self.number, "at": self.at} | asdict(self.entry)


@dataclass
class Record:
    """An append-only list of what happened, with a live feed of what happens."""

    clock: Clock
    lines: list[Line] = field(default_factory=list)
    _readers: set[asyncio.Queue[Line]] = field(default_factory=set)
    _pulse: asyncio.Event = field(default_factory=asyncio.Event)

    def add(self, entry: Entry) -> None:
        """Write one line and show it to everyone who watches."""
        line = Line(len(self.lines), self.clock.now(), entry)
        self.lines.append(line)
        for reader in self._readers:
            reader.put_nowait(line)
        self.stir()

    def stir(self) -> None:
        """Wake everyone who waits for the world to change."""
        self._pulse.set()
        self._pulse = asyncio.Event()

    @property
    def pulse(self) -> asyncio.Event:
        """The event that is set when next anything stirs; take it before looking, wait for it after."""
        return self._pulse

    def violations(self) -> list[Violation]:
        """Return what a well-behaved bot would not have done."""
        return [line.entry for line in self.lines if isinstance(line.entry, Violation)]

    async def until(self, happened: Callable[[], bool], seconds: float) -> bool:
        """Wait until a condition holds.

        Args:
            happened: the condition, asked again whenever something is recorded.
            seconds: of real time to wait at most.

        Returns:
            Whether it came to hold.
        """
        try:
            async with asyncio.timeout(seconds):
                while not happened():
                    await self._pulse.wait()
        except TimeoutError:
            return happened()
        return True

    @contextmanager
    def watched(self) -> Iterator[AsyncIterator[Line]]:
        """Give the lines written from now on, for as long as the block lasts."""
        queue: asyncio.Queue[Line] = asyncio.Queue()
        self._readers.add(queue)
        try:
            yield _drain(queue)
        finally:
            self._readers.discard(queue)


async def _drain(queue: asyncio.Queue[Line]) -> AsyncIterator[Line]:
    while True:
        yield await queue.get()
