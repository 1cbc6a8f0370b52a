"""Carries one row to Discord: looks for it if it is in doubt, else draws and sends it."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord
import structlog

from bot.core import clock, days, finding, people, seasons
from bot.core.leagues import playing
from bot.discord.renderer import Busy
from bot.discord.screens.day import day_message
from bot.discord.screens.league import announced_message, trouble_message
from bot.discord.screens.reader import own_words, table_words
from bot.discord.screens.season import season_message
from bot.discord.server import Server
from bot.outbox.deliveries import Answered, Edit, EditOrPost, LastEdit, Post, Skip, plainly, without_pictures, write
from bot.outbox.digests import digest_message
from bot.outbox.films import NO_FILES, film_message
from bot.outbox.notices import report_message
from bot.outbox.posting import Place, PostedCache, find_post, missing_permissions, post, rewrite, strip
from bot.outbox.reminders import lonely_message, reminder_message
from bot.store import server_settings
from bot.store.carried import Carried, Failed, Forgotten, Sent
from bot.store.messages import REOPENED
from bot.store.outbox import line_of
from bot.store.records import MatchInfo
from render.core.words import Words

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Backend
    from bot.discord.message import Message
    from bot.outbox.deliveries import Delivery
    from bot.outbox.exchange import About, Taken
    from bot.store.messages import Posted
    from bot.store.outbox_rows import Row

_log = structlog.get_logger()

DOUBT = 120.0
"""Seconds after which Discord may have forgotten a nonce."""

NAMELESS = frozenset({"strip", "told", "report"})
"""Kinds of rows that no button names, so that they are never found again; the first is done twice as well as once."""

FOR_GOOD = frozenset({400, 403, 404, 413})
"""Statuses after which trying again would not help."""

EDITING = frozenset({"lobby", "free", "retable", "reopened", "vote", "late", "asked", "hand", "rehand"})
"""Kinds of rows that may write anew what is there already."""

IN_PASSING = frozenset({"retable", "reopened", "hand"})
"""Those whose message is posted again at the bottom where others have buried it."""


class Carrier:
    """Carries rows to Discord; tells what became of each, and leaves it to others to note that."""

    def __init__(self, client: discord.Client, backend: Backend) -> None:
        """Carry rows by a client that is connected.

        Args:
            client: The client.
            backend: Where matches are read and pictures drawn.
        """
        self._client = client
        self._backend = backend
        self._begun: dict[int, float] = {}
        self._posted = PostedCache()

    async def carry(self, taken: Taken) -> Carried:
        """Carry one row.

        Raises:
            discord.HTTPException: Discord failed; so may the network. The row can be carried again.
        """
        row, doubtful = taken.row, self._doubtful(taken)
        try:
            place = await self._place(row)
            found = await find_post(place, self._client, row) if doubtful and row.kind not in NAMELESS else None
            done = await self._deliver(taken, place) if found is None else Sent(row, found, place.channel)
        except discord.HTTPException as error:
            if error.status not in FOR_GOOD:
                raise
            _log.warning("row refused", row=row.id, row_kind=row.kind, status=error.status, code=error.code)
            done = Failed(row, error.code, error.text or "")
        self._begun.pop(row.id, None)
        self._backend.films.made.pop(row.id, None)
        return done

    def _doubtful(self, taken: Taken) -> bool:
        """Whether a row may have been sent so long ago that Discord has forgotten its nonce.

        So it may by a bot that ran before. Of the rows of this run two clocks tell: one stands still while the machine
        sleeps, the other may be set.
        """
        now, row = time.monotonic(), taken.row
        if taken.is_new:
            self._begun[row.id] = now
        begun = self._begun.get(row.id)
        return begun is None or now - begun > DOUBT or not 0 <= clock.now() - (row.tried or 0.0) <= DOUBT

    async def _place(self, row: Row) -> Place:
        if row.user is not None:
            channel = await self._client.create_dm(discord.Object(row.user))
            return Place(channel, channel.id, None, self._client.http)
        assert row.channel is not None
        number, known = row.channel, self._client.get_channel(row.channel)
        return Place(self._client.get_partial_messageable(number), number, known, self._client.http)

    async def _deliver(self, taken: Taken, place: Place) -> Carried:
        row, about = taken.row, taken.about
        if taken.trouble is not None:
            raise taken.trouble
        if row.kind == "strip":
            named, _, whole = row.text.partition(" ")
            message = int(named)
            await strip(place, message, self._posted.told(message), whole=row.user is not None or bool(whole))
            return Forgotten(row)
        if row.kind == "nudge":
            return await self._remind(row, place)
        if row.kind == "season":
            return await self._announce(row, place)
        if row.kind == "day":
            return await self._announce_day(row, place)
        if row.kind == "league" and row.user is None:
            return await self._announce_league(row, place)
        if row.kind in ("lonely", "digest", "league"):
            return await self._tell_of_many(row, place)
        if row.kind == "report":
            return await self._bring(row, place, report_message(row, Words.of("en")))
        if about is None or (row.kind == "news" and not self._is_open(about)):
            return Forgotten(row)
        words = table_words(about.found) if about.preferences is None else own_words(about.found, about.preferences)
        if row.kind == "film":
            return await self._show_film(row, about.found, place, words)
        before = await self._there(row, about, place)
        # A question is asked by a new DM; written anew it has no button that names its row.
        anew = before is not None and row.kind != "asked"
        named_row = await self._as_brought(row, about, place, before) if anew and before else row
        return await self._send(row, place, await self._delivery(named_row, about, words), before, words)

    async def _show_film(self, row: Row, found: LoadedMatch | MatchInfo, place: Place, words: Words) -> Carried:
        """Post a film; in words alone it would be none."""
        if "house-permission-files" in missing_permissions(place):
            return Failed(row, 0, NO_FILES)
        info = found if isinstance(found, MatchInfo) else found.info
        content = film_message(info, self._backend.films.made[row.id], row.id, words)
        return await self._bring(row, place, content)

    def _is_open(self, about: About) -> bool:
        """Whether everyone on the server may see a table: else nothing is told of it elsewhere."""
        info = about.found if isinstance(about.found, MatchInfo) else about.found.info
        return Server(self._client.get_guild(info.guild)).is_open(info.channel)

    async def _as_brought(self, row: Row, about: About, place: Place, before: Posted) -> Row:
        """A row that writes a message anew: its buttons keep the row that brought it, and a table post all it told."""
        brought, found = await self._posted.brought_by(place, before.message, row.id), about.found
        if row.kind != "retable" or isinstance(found, MatchInfo):
            return replace(row, id=brought)
        text, seat = await self._backend.acting.read(lambda unit: line_of(unit.connection, brought))
        idle = row.tells[0] == row.tells[1] and found.rows.messages.get((REOPENED, 0)) == before
        tells = (found.told[0], max(found.told[1], row.tells[1]))
        return replace(row, id=brought, kind="reopened" if idle else "retable", text=text, seat=seat, tells=tells)

    async def _remind(self, row: Row, place: Place) -> Carried:
        """Remind someone of what waits now, if anything does."""
        acting = self._backend.acting
        match = None if row.user is not None else await acting.read(finding.look, row.match, None)
        if row.user is not None:
            words = await self._words_of(row.user)
        else:
            words = Words.of("en") if match is None else table_words(match)
        content = await reminder_message(acting, row, words)
        return await self._bring(row, place, content)

    async def _tell_of_many(self, row: Row, place: Place) -> Carried:
        """Write to someone, or to a channel for onlookers, about no single table."""
        guild = place.known.guild.id if isinstance(place.known, (discord.abc.GuildChannel, discord.Thread)) else 0
        words = await (self._words_at(guild) if row.user is None else self._words_of(row.user))
        if row.kind == "lonely":
            content: Message | None = lonely_message(row, words)
        elif row.kind == "league":
            content = trouble_message(await self._backend.acting.read(playing.waiting, row.text), row.id, words)
        else:
            content = await digest_message(self._backend.acting, row, words, Server(None, self._client.get_guild))
        return await self._bring(row, place, content)

    async def _words_of(self, user: int) -> Words:
        """The words of someone who gets a direct message about no single table."""
        preferences = await self._backend.acting.read(people.preferences, user)
        return Words.of(preferences.lang or "en", icons=preferences.icons)

    async def _words_at(self, guild: int) -> Words:
        """The words of a post on a server that belongs to no table."""
        chosen = await self._backend.acting.read(lambda unit: server_settings.load(unit.connection, guild))
        return Words.of(chosen.lang or "en")

    async def _announce(self, row: Row, place: Place) -> Carried:
        """Announce a season that has ended, with its table as it is now."""
        table = await self._backend.acting.read(seasons.announced, row.text)
        words = Words.of(table.lang)
        content = await self._backend.renderer.draw(partial(season_message, table, row.id, words))
        return await self._bring(row, place, _allowed(place, content, words))

    async def _announce_day(self, row: Row, place: Place) -> Carried:
        """Announce the position of a day, if there is one, with what came of the last one."""
        announced = await self._backend.acting.read(days.announced, row.text)
        words = Words.of(announced.lang)
        content = await self._backend.renderer.draw(partial(day_message, announced, words))
        return await self._bring(row, place, None if content is None else _allowed(place, content, words))

    async def _announce_league(self, row: Row, place: Place) -> Carried:
        """Announce what has come of a league, if that is still of its season."""
        found = await self._backend.acting.read(playing.announced, row.text)
        if found is None:
            return Forgotten(row)
        words = Words.of(found.season.league.terms.lang)
        content = await self._backend.renderer.draw(partial(announced_message, found, row.id, words))
        return await self._bring(row, place, _allowed(place, content, words))

    async def _there(self, row: Row, about: About, place: Place) -> Posted | None:
        """The message that a row writes anew; one that others have buried is posted again at the bottom."""
        before = written_anew(row, about)
        buried = before is not None and row.kind in IN_PASSING and await self._posted.is_buried(place, before.message)
        return None if buried else before

    async def _delivery(self, row: Row, about: About, words: Words) -> Delivery:
        try:
            work = partial(write, row, about.found, about.proposal, words)
            return await self._backend.renderer.draw(work, post=row.user is None)
        except Busy:
            raise
        except Exception:
            # A picture that cannot be drawn must not keep anyone from knowing that it is his turn.
            _log.exception("not drawn", row=row.id, row_kind=row.kind)
            delivery = plainly(row, about.found, words)
            if delivery is None:
                raise
            return delivery

    async def _send(self, row: Row, place: Place, delivery: Delivery, before: Posted | None, words: Words) -> Carried:
        match delivery:
            case Skip():
                return Forgotten(row)
            case Post(content=content):
                return await self._bring(row, place, _allowed(place, content, words))
            case EditOrPost(content=content, told=told):
                content = _allowed(place, content, words)
                edited = await self._rewritten(place, before, content)
                message = await self._post(place, content, row) if edited is None else edited
                return Sent(row, message, place.channel, told)
            case Edit(content=content) | Answered(content=content):
                edited = await self._rewritten(place, before, content)
                if edited is None:
                    return Forgotten(row)
                return Sent(row, edited, place.channel, answered=delivery.kind == "answered")
            case LastEdit(content=content):
                await self._rewritten(place, before, content)
                return Forgotten(row)

    async def _bring(self, row: Row, place: Place, content: Message | None) -> Carried:
        """Post what a row tells; one that has nothing to tell any more is forgotten."""
        return Forgotten(row) if content is None else Sent(row, await self._post(place, content, row), place.channel)

    async def _post(self, place: Place, content: Message, row: Row) -> int:
        """Send a new message."""
        message = await post(place, content, row)
        self._posted.came(place, message, row.id, content)
        return message

    async def _rewritten(self, place: Place, before: Posted | None, content: Message) -> int | None:
        """The message that was there already, written anew; None if it is not there."""
        if before is None or not await rewrite(place, before.message, content):
            return None
        self._posted.changed(before.message, content)
        return before.message


def written_anew(row: Row, about: About) -> Posted | None:
    """The message that a row writes anew if no one has buried it."""
    # A hand that calls for attention comes in a message of its own.
    return about.before if row.kind in EDITING and (row.kind != "hand" or row.silent) else None


def _allowed(place: Place, content: Message, words: Words) -> Message:
    """The message without pictures where files may not be attached."""
    if "house-permission-files" not in missing_permissions(place):
        return content
    lacking = words.text("house-trouble-permissions", permissions=words.text("house-permission-files"))
    return without_pictures(content, lacking)
