"""Carries the rows of the outbox to Discord: in order, once, however often it has to try."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import aiohttp
import discord
import structlog

from bot.core import clock, finding, people, seasons
from bot.core.announcing import reminding
from bot.core.match import lost_channels
from bot.discord.renderer import Busy
from bot.discord.screens.reader import own_words, table_words
from bot.discord.screens.season import season_message
from bot.outbox.deliveries import Answered, Edit, EditOrPost, LastEdit, Post, Skip, plainly, without_pictures, write
from bot.outbox.posting import Place, PostedCache, find_post, missing_permissions, post, rewrite, strip
from bot.outbox.reminders import reminder_message
from bot.store.codes import DMS_CLOSED, LOCKED, NO_ACCESS, NO_PERMISSION, NO_SHARED_SERVER, UNKNOWN_CHANNEL
from bot.store.errors import StoreError
from bot.store.messages import REOPENED, number_of
from bot.store.records import MatchInfo
from render.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.core.match.lost_channels import Found
    from bot.core.outcomes import LoadedMatch
    from bot.discord.call import Backend
    from bot.discord.message import Message
    from bot.outbox.deliveries import Delivery
    from bot.store.messages import Posted
    from bot.store.outbox import Row, Target
    from bot.store.outbox_store import OutboxStore
    from bot.store.votes import Proposal

_log = structlog.get_logger()

DOUBT = 120.0
"""Seconds after which Discord may have forgotten a nonce."""

NAMELESS = frozenset({"strip", "told"})
"""Kinds of rows that no button names, so that they are never found again; the first is done twice as well as once."""

PAUSES = (0.5, 1.0, 2.0, 5.0, 15.0, 30.0)
"""Seconds between tries."""

FOR_GOOD = frozenset({400, 403, 404})
"""Statuses after which trying again would not help."""

LOST: Mapping[int, Found] = {
    UNKNOWN_CHANNEL: "gone",
    NO_ACCESS: "barred",
    NO_PERMISSION: "barred",
    LOCKED: "barred",
}
"""What a refusal tells of a channel, by Discord's code."""

PASSING = (OSError, TimeoutError, aiohttp.ClientError, discord.HTTPException, StoreError, Busy)
"""What passes, be it of the network, of Discord or of the disk: the row waits, however long."""

EDITING = frozenset({"lobby", "free", "retable", "reopened", "vote", "late", "asked", "rehand"})
"""Kinds of rows that write anew what is there already."""

LOOK = 5.0
"""Seconds after which the outbox is looked into even if no one rang."""


class OutboxWorker:
    """One worker for each channel and each person's DM."""

    def __init__(self, client: discord.Client, backend: Backend, outbox: OutboxStore) -> None:
        self._client = client
        self._backend = backend
        self._outbox = outbox
        self._rounds: dict[Target, asyncio.Task[None]] = {}
        self._begun: dict[int, float] = {}
        self._posted = PostedCache()
        self._stopping = False

    async def run(self) -> None:
        """Send a worker wherever rows wait, until told to stop."""
        while not self._stopping:
            self._outbox.news.clear()
            for target in await self._targets():
                if target not in self._rounds and not self._stopping:
                    task = asyncio.create_task(self._round(target))
                    self._rounds[target] = task
                    task.add_done_callback(partial(self._ended, target))
            await clock.at_most(LOOK, self._outbox.news)

    async def _targets(self) -> Sequence[Target]:
        try:
            return await self._outbox.targets()
        except Exception:  # noqa: BLE001 - the next look tries again; without it nothing would ever be posted
            _log.exception("outbox not read")
            return ()

    def _ended(self, target: Target, _: asyncio.Task[None]) -> None:
        self._rounds.pop(target, None)

    async def stop(self, seconds: float) -> None:
        """Finish the rows that are on their way, at most so long; the others wait for the next start."""
        self._stopping = True
        self._outbox.news.set()
        if self._rounds:
            _, late = await asyncio.wait(list(self._rounds.values()), timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _round(self, target: Target) -> None:
        """Carry one target's rows, oldest first; what passes is waited for as long as it takes."""
        tries = 0
        while not self._stopping:
            try:
                if not await self._next(target):
                    return
                tries = 0
            except PASSING as error:
                _log.warning("outbox waits", target=target.channel, tries=tries, error=type(error).__name__)
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1
            except discord.RateLimited as limited:
                await asyncio.sleep(limited.retry_after)
        self._outbox.news.set()

    async def _next(self, target: Target) -> bool:
        """Carry the oldest row of a target; False if none waits."""
        rows = await self._outbox.pending(target)
        if not rows:
            return False
        try:
            await self._carry(rows[0])
        except (*PASSING, discord.RateLimited):
            raise
        except Exception:  # noqa: BLE001 - one row that cannot be made must not hold up the others
            _log.exception("row given up", row=rows[0].id, row_kind=rows[0].kind)
            await self._outbox.failed(rows[0], 0, "could not be made")
        self._begun.pop(rows[0].id, None)
        return True

    async def _carry(self, row: Row) -> None:
        """Carry one row: claim it, look for it if it is in doubt, else draw and send it."""
        known, row = row, await self._outbox.claim(row)
        doubtful = self._doubtful(known, row.tried or 0.0)
        try:
            place = await self._place(row)
            if doubtful and row.kind not in NAMELESS:
                found = await find_post(place, self._client, row)
                if found is not None:
                    await self._outbox.sent(row, found, channel=place.channel)
                    return
            await self._deliver(row, place)
        except discord.HTTPException as error:
            if error.status not in FOR_GOOD:
                raise
            await self._refused(row, error)

    def _doubtful(self, row: Row, tried: float) -> bool:
        """Whether a row may have been sent so long ago that Discord has forgotten its nonce.

        So it may by a bot that ran before. Of the rows of this run two clocks tell: one stands still while the machine
        sleeps, the other may be set.
        """
        now = time.monotonic()
        if row.tried is None:
            self._begun[row.id] = now
        begun = self._begun.get(row.id)
        return begun is None or now - begun > DOUBT or not 0 <= clock.now() - tried <= DOUBT

    async def _place(self, row: Row) -> Place:
        if row.user is not None:
            channel = await self._client.create_dm(discord.Object(row.user))
            return Place(channel, channel.id, None)
        assert row.channel is not None
        guild_channel = self._client.get_channel(row.channel)
        number = row.channel

        async def wake() -> None:
            await self._client.http.edit_channel(number, archived=False)

        return Place(self._client.get_partial_messageable(number), number, guild_channel, wake)

    async def _deliver(self, row: Row, place: Place) -> None:
        if row.kind == "strip":
            message, _, whole = row.text.partition(" ")
            await strip(place, int(message), whole=row.user is not None or bool(whole))
            await self._outbox.forgotten(row)
            return
        if row.kind == "nudge":
            await self._remind(row, place)
            return
        if row.kind == "season":
            await self._announce(row, place)
            return
        found = await self._backend.acting.read(finding.look, row.match, row.user)
        if found is None:
            await self._outbox.forgotten(row)
            return
        words = await self._words(row, found)
        before = await self._there(row, place)
        # A question is asked by a new DM; written anew it has no button that names its row.
        anew = before is not None and row.kind != "asked"
        named = await self._as_brought(row, found, place, before) if anew and before else row
        delivery = await self._delivery(named, found, words)
        await self._send(row, place, delivery, before, words)

    async def _as_brought(self, row: Row, found: LoadedMatch | MatchInfo, place: Place, before: Posted) -> Row:
        """A row that writes a message anew: its buttons keep the row that brought it, and a table post all it told."""
        brought = await self._posted.brought_by(place, before.message, row.id)
        if row.kind != "retable" or isinstance(found, MatchInfo):
            return replace(row, id=brought)
        text, seat = await self._outbox.line_of(brought)
        idle = row.tells[0] == row.tells[1] and found.rows.messages.get((REOPENED, 0)) == before
        tells = (found.told[0], max(found.told[1], row.tells[1]))
        return replace(row, id=brought, kind="reopened" if idle else "retable", text=text, seat=seat, tells=tells)

    async def _remind(self, row: Row, place: Place) -> None:
        """Remind someone of what waits now, if anything does."""
        acting = self._backend.acting
        match = None if row.user is not None else await acting.read(finding.look, row.match, None)
        if row.user is not None:
            preferences = await acting.read(people.preferences, row.user)
            words = Words.of(preferences.lang or "en", icons=preferences.icons)
        else:
            words = Words.of("en") if match is None else table_words(match)
        content = await reminder_message(acting, row, words)
        message = None if content is None else await post(place, content, row)
        await self._close(row, place, message)

    async def _announce(self, row: Row, place: Place) -> None:
        """Announce a season that has ended, with the results as they are now."""
        table = await self._backend.acting.read(seasons.announced, row.text)
        words = Words.of(table.lang)
        content = await self._backend.renderer.draw(partial(season_message, table, row.id, words))
        await self._outbox.sent(row, await post(place, _allowed(place, content, words), row))

    async def _there(self, row: Row, place: Place) -> Posted | None:
        """The message that a row writes anew; a table post that others have buried is posted again at the bottom."""
        if row.kind not in EDITING:
            return None
        before = await self._outbox.message_of(row.match, row.kind, number_of(row))
        edited = row.kind in ("retable", "reopened")
        if before is not None and edited and await self._posted.is_buried(place, before.message):
            return None
        return before

    async def _words(self, row: Row, found: LoadedMatch | MatchInfo) -> Words:
        if row.user is None:
            return table_words(found)
        return own_words(found, await self._backend.acting.read(people.preferences, row.user))

    async def _delivery(self, row: Row, found: LoadedMatch | MatchInfo, words: Words) -> Delivery:
        proposal = await self._proposal(row)
        try:
            return await self._backend.renderer.draw(partial(write, row, found, proposal, words))
        except Busy:
            raise
        except Exception:
            # A picture that cannot be drawn must not keep anyone from knowing that it is his turn.
            _log.exception("not drawn", row=row.id, row_kind=row.kind)
            delivery = plainly(row, found, words)
            if delivery is None:
                raise
            return delivery

    async def _proposal(self, row: Row) -> Proposal | None:
        """The proposal that a row is about: its own, or the one to end a match in which a seat is free."""
        acting = self._backend.acting
        if row.kind == "vote":
            return await acting.read(finding.proposal, int(row.text))
        return await acting.read(finding.proposed_end, row.match) if row.kind == "free" else None

    async def _send(self, row: Row, place: Place, delivery: Delivery, before: Posted | None, words: Words) -> None:
        match delivery:
            case Skip():
                await self._outbox.forgotten(row)
            case Post(content=content):
                message = await post(place, _allowed(place, content, words), row)
                await self._outbox.sent(row, message, channel=place.channel)
            case EditOrPost(content=content, told=told):
                content = _allowed(place, content, words)
                edited = await _rewritten(place, before, content)
                message = await post(place, content, row) if edited is None else edited
                await self._outbox.sent(row, message, channel=place.channel, told=told)
            case Edit(content=content) | Answered(content=content):
                edited = await _rewritten(place, before, content)
                await self._close(row, place, edited, answered=delivery.kind == "answered")
            case LastEdit(content=content):
                await _rewritten(place, before, content)
                await self._outbox.forgotten(row)

    async def _close(self, row: Row, place: Place, message: int | None, *, answered: bool = False) -> None:
        """Close a row with the message that it has left, if any."""
        if message is None:
            await self._outbox.forgotten(row)
        else:
            await self._outbox.sent(row, message, channel=place.channel, answered=answered)

    async def _refused(self, row: Row, error: discord.HTTPException) -> None:
        """Close a row that Discord does not take; the next *Play* posts the table again."""
        _log.warning("row refused", row=row.id, row_kind=row.kind, status=error.status, code=error.code)
        await self._outbox.failed(row, error.code, error.text or "")
        if row.kind == "nudge" and row.user is not None and error.code in (NO_SHARED_SERVER, DMS_CLOSED):
            await self._backend.acting.write(reminding.call_in_channels, row.user)
            self._outbox.news.set()
        state = LOST.get(error.code)
        if row.channel is not None and state is not None:
            await self._backend.acting.write(lost_channels.found_in, {row.channel: state})


async def _rewritten(place: Place, before: Posted | None, content: Message) -> int | None:
    """The message that was there already, written anew; None if it is not there."""
    there = before is not None and await rewrite(place, before.message, content)
    return before.message if before is not None and there else None


def _allowed(place: Place, content: Message, words: Words) -> Message:
    """The message without pictures where files may not be attached."""
    if "house-permission-files" not in missing_permissions(place):
        return content
    lacking = words.text("house-trouble-permissions", permissions=words.text("house-permission-files"))
    return without_pictures(content, lacking)
