"""Keeps the rooms of tables: their names, tags and members, until they are archived; and finishes what a kill left.

What a room should be is worked out from its table, how it was left at Discord is kept beside it: only the difference is
asked for, and asking twice changes nothing more.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord
import structlog

from bot.background.trying import as_things_change
from bot.core import clock
from bot.core.match import rooms as match_rooms
from bot.core.match.rooms import Wish
from bot.discord.rooms import awake, open_made, room_name, tags_for
from bot.discord.server import TROUBLE
from bot.store import rooms
from bot.store.codes import ARCHIVED, UNKNOWN_CHANNEL, UNKNOWN_TAG
from bot.store.rooms import Room
from bot.store.spans import DAY, HOUR, MINUTE
from render.core.words import Words

if TYPE_CHECKING:
    from bot.core.acting import Acting
    from bot.core.match.rooms import Kept
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.rooms import Opening

_log = structlog.get_logger()

RENAMES: Final = 2
RENAMED_WITHIN: Final = 10 * MINUTE
"""Discord lets a channel be renamed so often within so many seconds."""

GATHERED: Final = 20
"""Seconds for which a name is left as it is: who joins soon after is named in one go."""

AGAIN: Final = HOUR
"""Seconds until something that Discord refused is tried again."""

MADE_BY_NOW: Final = MINUTE
"""Seconds after which a room has been made, or its maker was killed."""

PATIENCE: Final = 30.0
"""Seconds that one request may take; Discord asks for patience by letting it wait."""

LOOK: Final = 2.0
"""Seconds between two looks at whether a table has changed."""


class RoomKeeper:
    """Looks after all rooms; see the module."""

    def __init__(self, client: discord.Client, acting: Acting) -> None:
        self._client = client
        self._acting = acting
        self._seen = 0
        self._all_at = 0.0
        self._make_up_at = 0.0
        self._one_look = asyncio.Lock()
        self._due: dict[int, float] = {}
        self._renaming: dict[int, float] = {}

    async def run(self) -> None:
        """Look after the rooms until told to stop; at the start, and once an hour, after all of them."""
        await self._client.wait_until_ready()
        await as_things_change(self.look, lambda: self._acting.changes, LOOK)

    async def look(self) -> float | None:
        """Look after the rooms whose tables have changed, and those that are due; the moment when the next one is."""
        async with self._one_look:
            await self._look()
        return min(self._due.values(), default=None)

    async def _look(self) -> None:
        now = clock.now()
        newest, changed, promised = await self._acting.read(self._news, int(now))
        self._seen = newest
        if not 0 <= now - self._all_at < HOUR:
            self._all_at = now
            changed = await self._acting.read(lambda unit: list(rooms.every(unit.connection)))
        if now >= self._make_up_at or now < self._make_up_at - HOUR:
            for opening in promised:
                await self._make_up(opening)
        due = {*changed, *(channel for channel, at in self._due.items() if at <= now)}
        await asyncio.gather(*(self._tend(channel) for channel in due))

    def _news(self, unit: UnitOfWork, now: int) -> tuple[int, list[int], list[Opening]]:
        newest, are_kept, are_promised = rooms.glance(unit.connection, now - MADE_BY_NOW)
        changed = list(rooms.changed(unit.connection, self._seen)) if are_kept and newest > self._seen else []
        return newest, changed, list(rooms.promised(unit.connection, now - MADE_BY_NOW)) if are_promised else []

    async def _tend(self, channel: int) -> None:
        """Bring one room to what it should be, and note when to look at it again."""
        self._due.pop(channel, None)
        kept = await self._acting.read(match_rooms.kept, channel)
        if kept is None:
            await self._acting.write(match_rooms.let_go, channel)
            return
        again = None if kept.look is None else float(kept.look)
        try:
            async with asyncio.timeout(PATIENCE):
                again = _earlier(again, await self._bring(kept))
        except TROUBLE as error:
            code = error.code if isinstance(error, discord.HTTPException) else 0
            _log.warning("room not kept", channel=channel, error=type(error).__name__, code=code)
            if code == UNKNOWN_CHANNEL:
                await self._acting.write(match_rooms.let_go, channel)
                return
            again = clock.now() + (AGAIN if 400 <= getattr(error, "status", 0) < 500 else MINUTE)
        if again is not None:
            self._due[channel] = again

    async def _bring(self, kept: Kept) -> float | None:
        """Ask for what is different; when to look again, if something has to wait."""
        room = await self._members(kept)
        wanted, wait = self._wanted(kept, room)
        if wanted:
            await self._edit(room.channel, wanted)
            now = int(clock.now())
            renamed = (*room.renamed, now)[-RENAMES:] if "name" in wanted else room.renamed
            tags = tuple(map(int, wanted.get("applied_tags", room.tags)))
            room = replace(room, name=wanted.get("name", room.name), tags=tags, renamed=renamed)
            await self._keep(room)
        if kept.ends and wait is None:
            await self._archive(room.channel)
            await self._acting.write(match_rooms.let_go, room.channel)
        return wait

    async def _members(self, kept: Kept) -> Room:
        """Add to a room who plays in it; whoever left it by hand is not added again."""
        room, http = kept.room, self._client.http
        for user in sorted(kept.members - room.members):
            try:
                await awake(http, room.channel, partial(http.add_user_to_thread, room.channel, user))
            except discord.HTTPException as error:
                if error.status not in (403, 404):
                    raise
                # Whoever is not there, or must not see it, cannot be added later either.
                _log.info("not added to a room", channel=room.channel, code=error.code)
            room = replace(room, members=room.members | {user})
            await self._keep(room)
        return room

    async def _keep(self, room: Room) -> None:
        await self._acting.write(lambda unit: rooms.keep(unit.connection, room))

    def _wanted(self, kept: Kept, room: Room) -> tuple[dict[str, Any], float | None]:
        """What is to be asked for of a room, and when a new name may follow that has to wait."""
        wanted: dict[str, Any] = {}
        forum = self._forum(kept)
        if forum is not None:
            tags = tags_for(kept.info.server.tags, forum, kept.info.game, kept.state)
            if tags and set(tags) != set(room.tags):
                wanted["applied_tags"] = [str(tag) for tag in tags]
        name, now = room_name(kept.info, kept.names, Words.of(kept.info.lang)), clock.now()
        if name == room.name:
            self._renaming.pop(room.channel, None)
            return wanted, None
        lately = [at for at in room.renamed if now - at < RENAMED_WITHIN]
        since = self._renaming.setdefault(room.channel, now)
        may = max(since + GATHERED, lately[0] + RENAMED_WITHIN if len(lately) >= RENAMES else 0.0)
        if may > now:
            return wanted, may
        self._renaming.pop(room.channel, None)
        return {**wanted, "name": name}, None

    def _forum(self, kept: Kept) -> discord.ForumChannel | None:
        """The forum below which a room is, while rooms are made there."""
        settings = kept.info.server
        parent = None if settings.parent is None else self._client.get_channel(settings.parent)
        thread = self._client.get_channel(kept.room.channel)
        elsewhere = isinstance(thread, discord.Thread) and thread.parent_id != settings.parent
        return parent if isinstance(parent, discord.ForumChannel) and not elsewhere else None

    async def _edit(self, channel: int, wanted: dict[str, Any]) -> None:
        """Change a room; a tag that its forum no longer has is left out."""
        http = self._client.http
        try:
            await awake(http, channel, partial(http.edit_channel, channel, **wanted))
        except discord.HTTPException as error:
            if error.code != UNKNOWN_TAG:
                raise
            del wanted["applied_tags"]
            if wanted:
                await http.edit_channel(channel, **wanted)

    async def _archive(self, channel: int) -> None:
        """Archive a room, unless Discord has."""
        try:
            await self._client.http.edit_channel(channel, archived=True)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise

    async def _make_up(self, opening: Opening) -> None:
        """Finish what was begun by a bot that was killed: a room that was made gets its table, else nothing is left."""
        try:
            room = await self._made(Wish.of(opening).caller.guild or 0, opening)
        except TROUBLE as error:
            _log.warning("room not looked for", match=opening.match, error=type(error).__name__)
            self._make_up_at = clock.now() + MINUTE
            return
        if room is None:
            await self._acting.write(match_rooms.give_up, opening)
        else:
            await open_made(self._acting, opening, room)

    async def _made(self, guild_id: int, opening: Opening) -> Room | None:
        """The room that was made for a table, found by the table's id in its name."""
        guild = self._client.get_guild(guild_id)
        if (guild is None or guild.unavailable) and clock.now() - opening.made < DAY:
            raise TimeoutError("the server is not there yet")
        if guild is None or self._client.user is None:
            return None
        for thread in await guild.active_threads():
            if thread.owner_id == self._client.user.id and f" {opening.match}:" in thread.name:
                return Room(thread.id, thread.name, tuple(tag.id for tag in thread.applied_tags))
        return None


def _earlier(one: float | None, other: float | None) -> float | None:
    return min((each for each in (one, other) if each is not None), default=None)
