"""A channel in which the worker posts, where the table plays on at every step and the bot may be killed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from bot.discord.message import Message, Text
from bot.discord.newest_panels import NewestPanels
from bot.outbox import carrier, posts
from bot.outbox.worker import OutboxWorker
from tests.bot.harness import Harness

if TYPE_CHECKING:
    import pytest

    from bot.core.loaded_match import LoadedMatch
    from bot.outbox.posting import Place
    from bot.outbox.told import Told
    from bot.store.outbox_rows import Row
    from render.core.words import Words


class Killed(BaseException):
    """The bot is no more."""


@dataclass(slots=True)
class There:
    """A message of the channel.

    Attributes:
        row: The row that brought it.
        content: What it says.
    """

    row: int
    content: Message


@dataclass(slots=True)
class Pier:
    """The channel, and the bot that posts in it.

    Attributes:
        harness: The service.
        step: What happens at every step of a delivery; it may kill the bot.
        messages: What is there, by id.
        called: Posts that called someone, each with whether it told nothing.
    """

    harness: Harness
    step: Callable[[], Awaitable[None]]
    messages: dict[int, There] = field(default_factory=dict)
    called: list[tuple[Message, bool]] = field(default_factory=list)
    _told: dict[int, tuple[Message, frozenset[int], bool]] = field(default_factory=dict)
    _ids: count[int] = field(default_factory=lambda: count(1))

    def take_over(self, patch: pytest.MonkeyPatch) -> None:
        """Let the worker post here."""
        for name in ("post", "rewrite", "strip", "find_post"):
            patch.setattr(carrier, name, getattr(self, f"_{name}"))
        for name in ("table_message", "over_message"):
            patch.setattr(posts, name, self._watched(getattr(posts, name)))
        patch.setattr("bot.outbox.posting.buried", self._buried)
        patch.setattr("bot.outbox.posting.row_of", self._row_of)

    async def deliver(self) -> bool:
        """Let a bot that has just started carry all that waits, until it is killed; whether it outlived that."""
        bot = self._bot()
        try:
            while taken := await bot.exchange():
                for each in taken:
                    await bot.carry(each)
                    await self.step()
        except Killed:
            return False
        return True

    def told(self) -> list[frozenset[int]]:
        """The entries of the log that each message tells."""
        return [self._told[id(each.content)][1] for each in self.messages.values() if id(each.content) in self._told]

    def _bot(self) -> OutboxWorker:
        client: Any = SimpleNamespace(
            create_dm=self._dm, get_channel=lambda _: None, get_partial_messageable=lambda _: None, http=None, user=None
        )
        backend: Any = SimpleNamespace(
            acting=self.harness.acting,
            renderer=SimpleNamespace(draw=self._draw),
            films=SimpleNamespace(made={}),
            panels=NewestPanels(),
        )
        return OutboxWorker(client, backend, self.harness.outbox)

    async def _dm(self, person: Any) -> Any:
        return SimpleNamespace(id=10_000 + person.id)

    async def _draw(self, work: Callable[[], Any], *, post: bool = False) -> Any:
        del post
        await self.step()
        drawn = work()
        await self.step()
        return drawn

    def _watched(self, write: Callable[..., Message]) -> Callable[..., Message]:
        def watched(loaded: LoadedMatch, post: int, pings: tuple[int, ...], told: Told, words: Words) -> Message:
            content = write(loaded, post, pings, told, words)
            numbers = loaded.match.entry_numbers(0)
            empty = told.is_nothing or not content.parts or not isinstance(content.parts[0], Text)
            self._told[id(content)] = content, frozenset(numbers[number] for number in told.moves), empty
            return content

        return watched

    async def _post(self, place: Place, content: Message, row: Row) -> int:
        del place
        await self.step()
        # Discord takes the same nonce only once.
        there = next((at for at, each in self.messages.items() if each.row == row.id), None)
        if there is None:
            there = next(self._ids)
            self.messages[there] = There(row.id, content)
            if content.pings and id(content) in self._told:
                self.called.append((content, self._told[id(content)][2]))
        await self.step()
        return there

    async def _rewrite(self, place: Place, message: int, content: Message) -> bool:
        del place
        await self.step()
        self.messages[message].content = content
        await self.step()
        return True

    async def _strip(self, place: Place, message: int, told: Message | None, *, whole: bool) -> None:
        del place, told
        await self.step()
        if whole:
            self.messages.pop(message, None)
        await self.step()

    async def _find_post(self, place: Place, client: object, row: Row) -> int | None:
        del place, client
        return next((at for at, each in self.messages.items() if each.row == row.id), None)

    async def _buried(self, place: Place, message: int) -> bool:
        del place
        return message % 3 == 0

    async def _row_of(self, place: Place, message: int) -> int | None:
        del place
        return self.messages[message].row if message in self.messages else None
