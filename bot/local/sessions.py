"""Sessions at the gateway: what the bot asked for, what it was told, and where it listens."""

import asyncio
import json
from collections import deque
from dataclasses import dataclass, field
from enum import IntFlag

from aiohttp import web

from bot.local.problems import Json
from bot.local.record import FrameSent
from rules.core.frozen import frozen

_REPLAYED = 2000
"""Events a session keeps for a bot that resumes."""


class Intent(IntFlag):
    """Groups of events a bot may ask for, with Discord's bits; the privileged ones are not granted."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_REACTIONS = 1 << 10
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15
    NONE = 0


@frozen
class Shard:
    """A part of the bot's guilds that one session hears of.

    Attributes:
        id: which part, from 0; the first one hears of direct messages too.
        count: into how many parts the guilds are divided.
    """

    id: int = 0
    count: int = 1

    def hears(self, guild_id: int | None) -> bool:
        """Whether it hears of a guild, or, with None, of direct messages and of what belongs to no guild."""
        return self.id == (0 if guild_id is None else (guild_id >> 22) % self.count)


class Close(Exception):  # noqa: N818 - a way to end the conversation, not an error
    """The gateway ends the connection with one of Discord's codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass
class Session:
    """One logged-in bot, or one shard of it: what it was told, and the socket it listens at, if any."""

    id: str
    intents: int
    shard: Shard = field(default_factory=Shard)
    sequence: int = 0
    told: deque[tuple[int, str, FrameSent]] = field(default_factory=lambda: deque(maxlen=_REPLAYED))
    outbox: asyncio.Queue[tuple[str, FrameSent | None]] = field(default_factory=asyncio.Queue)
    socket: web.WebSocketResponse | None = None
    transport: asyncio.Transport | None = None
    left_at: float = 0.0

    def dispatch(self, event: str, data: Json, interaction: str | None = None) -> None:
        """Add an event to what the bot hears, now or when it resumes."""
        self.sequence += 1
        frame = json.dumps({"op": 0, "s": self.sequence, "t": event, "d": data}, separators=(",", ":"))
        note = FrameSent(event, interaction)
        self.told.append((self.sequence, frame, note))
        if self.socket is not None:
            self.outbox.put_nowait((frame, note))
