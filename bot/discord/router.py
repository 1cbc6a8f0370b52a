"""Every press finds its way here by its custom_id alone: nothing that it needs is remembered between two presses."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import WeakValueDictionary

import discord
import structlog

from bot.core import measuring, people
from bot.core.measuring import PRESSES
from bot.core.names import can_be_kept
from bot.discord import ids, news
from bot.discord.call import Call, Later, caller_of, shown_words, words_of
from bot.discord.message import Form, Message, note
from bot.discord.news import Reader
from bot.discord.reply import PAUSES, acknowledge, answer_form, answer_now, in_place, show
from bot.discord.routes import route_of
from bot.discord.server import Server
from bot.discord.trouble import trouble
from bot.store.errors import Unready
from bot.store.persons import DM

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.discord.call import Backend, Reply
    from bot.discord.press_pace import Pace
    from bot.discord.routes import Route, Way
    from bot.store.ledger import Arrived, Ledger
    from bot.store.persons import Preferences
    from render.core.words import Words

_log = structlog.get_logger()

Ready: TypeAlias = Message | Form
"""A reply about which no one has to think any more."""

Work: TypeAlias = "Callable[[Words, Preferences], Awaitable[Reply]]"
"""An act that waits for nothing but the words and preferences of the person."""

PROMPTLY = 1.0
"""Seconds within which a form opens, before its press is acknowledged all the same."""

AT_LAST = 2.0
"""Seconds within which a press is written down, or is not begun: Discord waits for three."""


class Router:
    """The way of a press through the topics, and back to the person."""

    def __init__(
        self,
        backend: Backend,
        ledger: Ledger,
        pace: Pace,
        presses: Mapping[str, Route],
        patience: float = AT_LAST,
    ) -> None:
        """Lead presses to the topics.

        Args:
            ledger: Where every interaction is written down.
            pace: How fast people may press.
            patience: Seconds within which a press must be written down.
        """
        self.backend = backend
        self._presses = presses
        self._ledger = ledger
        self.pace = pace
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[Any]] = set()
        self.patience = patience
        self.stopping = False

    async def press(self, interaction: discord.Interaction) -> None:
        """Answer a press on a component, or a form that was sent."""
        data: dict[str, Any] = {**(interaction.data or {})}
        press = ids.read(str(data.get("custom_id", "")))
        route = None if press is None else route_of(press, self._presses)
        if press is None or route is None:
            PRESSES.labels("unknown", "refused").inc()
            await answer_now(interaction, note(shown_words(interaction).text("bot-unknown-press")))
            return
        if route.way == "form" and interaction.type is discord.InteractionType.modal_submit:
            # No form of ours opens another: Discord does not take that for an answer.
            await answer_now(interaction, note(shown_words(interaction).text("bot-unknown-press")))
            return

        def work(words: Words, preferences: Preferences) -> Awaitable[Reply]:
            return route.act(
                Call(
                    self.backend,
                    caller_of(interaction, words.lang),
                    press,
                    words,
                    preferences,
                    values=tuple(data.get("values", ())),
                    fields=_fields(data),
                    names=_names(data),
                    message=interaction.message.id if interaction.message else None,
                    server=Server(interaction.guild, interaction.client.get_guild),
                )
            )

        await self.run(interaction, route.way, press.verb, press.match, work)

    async def run(self, interaction: discord.Interaction, way: Way, verb: str, match: str, work: Work) -> None:
        """Carry out an act for a person and show what came of it; whatever happens, something is said.

        Args:
            verb: What is asked for, one of a few words.
            match: Id of the match it names, or empty.
            work: The act, given the words of the person.
        """
        measuring.arrive()
        refused = self._refused(interaction)
        if refused is None:
            answering = self._answered(interaction, way, verb, match, work)
        else:
            outcome, text = refused
            PRESSES.labels(verb, outcome).inc()
            answering = answer_now(interaction, note(shown_words(interaction).text(text)))
        task = asyncio.create_task(answering)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        await task

    def _refused(self, interaction: discord.Interaction) -> tuple[str, str] | None:
        """Why nothing is done, as it is counted and as it is told; None if something is."""
        if self.stopping:
            return "stopping", "house-wrong-stopping"
        if self.pace.too_fast(interaction.user.id, interaction.id, time.monotonic()):
            return "too fast", "house-wrong-fast"
        if not can_be_kept(_sent(interaction)):
            return "refused", "house-wrong-text"
        return None

    async def _answered(self, interaction: discord.Interaction, way: Way, verb: str, match: str, work: Work) -> None:
        noted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        working = asyncio.create_task(self._reply(interaction, verb, match, work, noted))
        # Written down before it is acknowledged: who was promised an answer gets it, even after a restart.
        arrived, begun = True, time.monotonic()
        if way == "form":
            await asyncio.wait({working}, timeout=PROMPTLY)
        first: set[asyncio.Future[Any]] = {working, noted}
        left = self.patience - (time.monotonic() - begun)
        await asyncio.wait(first, timeout=left, return_when=asyncio.FIRST_COMPLETED)
        if working.done() and (way == "form" or not noted.done()):
            await _at_once(interaction, working.result())
        elif not noted.done():
            # The database is away or held: nothing is begun, nor promised that no one would know of.
            noted.cancel()
            await answer_now(interaction, note(shown_words(interaction).text("house-trouble-busy")))
        elif await acknowledge(interaction, "own" if way == "form" else way):
            measuring.came_to("acknowledged")
            arrived = await self._follow_up(interaction, way, await working)
        if await working is not None:
            await self._note(interaction.id, arrived=arrived)

    async def _note(self, interaction: int, *, arrived: bool) -> None:
        """Write down whether the answer arrived; if that cannot be, whoever pressed is told later that it did not."""
        for pause in (*PAUSES, 0.0):
            try:
                await (self._ledger.answered if arrived else self._ledger.given_up)(interaction)
            except Unready as error:
                _log.warning("not noted", error=str(error))
                await asyncio.sleep(pause)
            else:
                return

    async def _reply(
        self, interaction: discord.Interaction, verb: str, match: str, work: Work, noted: asyncio.Future[None]
    ) -> Ready | None:
        """What is said to an interaction once it is written down; None to one that was delivered before."""
        try:
            arrived = await self._arrive(interaction, match)
            if arrived.arrival != "new":
                PRESSES.labels(verb, "again").inc()
                return None
            if noted.cancelled():
                raise Unready("A press was written down too late to be begun.")  # noqa: TRY301 - told like any other
            noted.set_result(None)
            reply = await self._worked(interaction, match, work, arrived)
        except Exception as error:  # noqa: BLE001 - whatever it was, the person is told and the bot goes on
            PRESSES.labels(verb, "trouble").inc()
            return trouble(error, shown_words(interaction))
        PRESSES.labels(verb, "answered").inc()
        return reply

    async def _follow_up(self, interaction: discord.Interaction, way: Way, reply: Ready | None) -> bool:
        """Show what was promised by an acknowledgement; whether no one waits for it any more."""
        words = shown_words(interaction)
        instead = partial(trouble, words=words)
        match reply:
            case None:
                return True
            case Form():
                # Discord takes a form only in the place of an acknowledgement.
                return await show(interaction, note(words.text("house-trouble-busy")), instead)
            case Message():
                arrived = await show(interaction, reply, instead)
                measuring.came_to("answered")
                if arrived and reply.panel:
                    await self.backend.panels.came(interaction, reply.panel, anew=not in_place(interaction, way))
                return arrived

    async def _arrive(self, interaction: discord.Interaction, match: str) -> Arrived:
        """Write an interaction down."""
        kind = "form" if interaction.type is discord.InteractionType.modal_submit else "press"
        return await self._ledger.arrive(
            interaction.id, interaction.token, interaction.application_id, interaction.user.id, match or None, kind
        )

    async def _worked(self, interaction: discord.Interaction, match: str, work: Work, arrived: Arrived) -> Ready:
        """The reply; of each person one act at a time, whatever has still to be thought about."""
        acting, user = self.backend.acting, interaction.user.id
        queue = self._queues.setdefault(user, asyncio.Lock())
        # The act before this one may change what the person prefers.
        alone = not queue.locked()
        async with queue:
            preferences = arrived.preferences if alone else await acting.read(people.preferences, user)
            words = await words_of(acting, interaction, preferences)
            if preferences.shares_no_server:
                await acting.write(people.meet, user)
                preferences = preferences.but({DM: ""})
            reader = Reader(acting, self._ledger, caller_of(interaction, words.lang), words, preferences, arrived)
            reply = await work(words, preferences)
            if not isinstance(reply, Later):
                return await news.added(reader, match, reply)
        return await news.added(reader, match, await reply.message())

    async def drain(self, seconds: float) -> None:
        """Take no new presses; let the running ones finish, at most so long."""
        self.stopping = True
        running = {task for task in self._running if not task.done()}
        if running:
            await asyncio.wait(running, timeout=seconds)


class RoutedClient(discord.AutoShardedClient):
    """A client with a router: as much as commands need to know of the one that was told of them.

    It divides its servers into as many shards as Discord wishes, which is one up to 2,500 servers: a bot in more is
    refused without. Direct messages come by the first shard, whatever match they belong to.

    Attributes:
        router: The way of its presses.
    """

    router: Router

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Presses and forms; commands find their own way."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            try:
                await self.router.press(interaction)
            except Exception as error:  # noqa: BLE001 - the person is told, whatever it was
                await answer_now(interaction, trouble(error, shown_words(interaction)))


async def _at_once(interaction: discord.Interaction, reply: Ready | None) -> None:
    """Answer without an acknowledgement before."""
    match reply:
        case None:
            pass
        case Form():
            await answer_form(interaction, reply)
            measuring.came_to("answered")
        case Message():
            await answer_now(interaction, reply)
            measuring.came_to("answered")


def _sent(interaction: discord.Interaction) -> list[object]:
    """What a person has chosen or typed; the names that Discord sends with it are none of that."""
    return [value for key, value in (interaction.data or {}).items() if key != "resolved"]


def _names(data: dict[str, Any]) -> dict[int, str]:
    """The names of the people who were chosen in a menu, as the server knows them; applications are left out."""
    resolved = data.get("resolved", {})
    members, users = resolved.get("members", {}), resolved.get("users", {})
    return {
        int(number): str(members.get(number, {}).get("nick") or user.get("global_name") or user["username"])
        for number, user in users.items()
        if not user.get("bot")
    }


def _fields(data: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    """What was chosen or typed in each field of a form; each stands in a label of its own."""
    fields: dict[str, tuple[str, ...]] = {}
    for part in data.get("components", ()):
        inner = part.get("component") or {}
        if "values" in inner:
            fields[inner["custom_id"]] = tuple(inner["values"])
        elif inner.get("value"):
            fields[inner["custom_id"]] = (str(inner["value"]),)
    return fields
