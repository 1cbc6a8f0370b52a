"""A line between a bot's process and its Discord or its database, by which it is told from others; it can be cut."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


@dataclass(slots=True)
class Line:
    """What passes all that one process says.

    Attributes:
        to: The other end: a host and a port, or a socket.
        port: Where the process finds the other end.
        ports: From where the other end has heard of it, every connection that there ever was.
    """

    to: tuple[str, int] | str
    port: int = 0
    ports: set[int] = field(default_factory=set)
    _held: asyncio.Event = field(default_factory=asyncio.Event)
    _writers: set[asyncio.StreamWriter] = field(default_factory=set)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def address(self) -> str:
        """Where the process finds the other end."""
        return f"127.0.0.1:{self.port}"

    def hold(self) -> None:
        """Let nothing through any more, and no one hear of that."""
        self._held.clear()

    def let_go(self) -> None:
        """Let everything through again, what was held before it too."""
        self._held.set()

    def cut(self) -> None:
        """Tear all connections off."""
        for writer in self._writers:
            writer.transport.abort()

    async def begin(self) -> asyncio.Server:
        """Take connections."""
        self._held.set()
        server = await asyncio.start_server(self._joined, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def end(self) -> None:
        """Tear everything off for good."""
        self._held.set()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Join a connection with one to the other end, for as long as both last."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            ours, theirs = await self._other_end()
        except OSError:
            # What listens there is away.
            writer.close()
            return
        self._writers |= {writer, theirs}
        ways = asyncio.gather(self._carry(reader, theirs), self._carry(ours, writer))
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await ways

    async def _other_end(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self.to, str):
            return await asyncio.open_unix_connection(self.to)
        ours, theirs = await asyncio.open_connection(*self.to)
        self.ports.add(theirs.get_extra_info("sockname")[1])
        return ours, theirs

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while some := await reader.read(65536):
                await self._held.wait()
                writer.write(some)
                await writer.drain()
        finally:
            # An end that is gone is gone for the other end too, unless no one may hear of it.
            await self._held.wait()
            writer.close()


@asynccontextmanager
async def line_to(address: str) -> AsyncIterator[Line]:
    """A line to a host and port on this machine, or to a socket, as long as the block lasts."""
    host, _, port = address.rpartition(":")
    line = Line((host, int(port)) if host else address)
    server = await line.begin()
    try:
        yield line
    finally:
        server.close()
        await line.end()
