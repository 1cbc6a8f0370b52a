"""The people at the table as tests, scripts and benches drive them, over the control side."""

import json
import ssl
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import aiohttp

from bot.local.limits.components import Kind
from bot.local.problems import Json
from bot.local.seen import Modal, NotPossible, Picture, Reply, Seen, pick_button, pick_menu, pick_option, reply_from
from bot.local.waiting import PATIENCE, wait_for

ON_SCREEN = 60
"""Messages of a channel that someone has before their eyes without scrolling far."""

DM = "dm"
"""The name by which a person's own direct messages with the bot are called as a channel."""


class Unanswered(Exception):  # noqa: N818 - the person's view: nothing came
    """The bot did not answer in time."""


class ControlClient:
    """The control side of a local Discord."""

    def __init__(self, url: str, secret: str, client: aiohttp.ClientSession, context: ssl.SSLContext) -> None:
        self._url = url
        self._secret = secret
        self._client = client
        self._context = context

    @classmethod
    @asynccontextmanager
    async def connect(cls, url: str, secret: str, ca: Path) -> AsyncIterator[Self]:
        """Reach a local Discord.

        Args:
            url: such as `https://127.0.0.1:8443`.
            ca: its authority's certificate.
        """
        context = ssl.create_default_context(cafile=str(ca))
        connector = aiohttp.TCPConnector(ssl=context, limit=0)
        async with aiohttp.ClientSession(connector=connector) as client:
            yield cls(url, secret, client, context)

    async def ask(self, verb: str, **asked: Any) -> Json:
        """Ask the control side for something by name.

        Raises:
            NotPossible: it cannot be done; the message says why.
        """
        status, text = await self._brought(verb, json.dumps(asked))
        if status not in {200, 409}:
            raise NotPossible(f"{verb}: {status} {text}")
        answer: Json = json.loads(text)
        if status == 409:
            raise NotPossible(str(answer["impossible"]))
        return answer

    async def _brought(self, verb: str, asked: str) -> tuple[int, str]:
        """Bring to its door what is asked for, in JSON; the status and the text of the answer."""
        address, headers = f"{self._url}/local/{verb}", {"X-Local-Secret": self._secret}
        async with self._client.post(address, data=asked, headers=headers) as response:
            return response.status, await response.text()

    def person(self, name: str) -> "Person":
        """Return one of the people by name."""
        return Person(self, name)

    async def file(self, picture: Picture) -> bytes:
        """Return the bytes of a file."""
        path = picture.url.removeprefix("https://cdn.discordapp.com")
        async with self._client.get(f"{self._url}{path}", headers={"X-Local-Secret": self._secret}) as response:
            response.raise_for_status()
            return await response.read()

    async def feed(self) -> AsyncGenerator[Json, None]:
        """Give the lines of the record as they are written, from now on."""
        headers = {"X-Local-Secret": self._secret}
        async with self._client.ws_connect(f"{self._url}/local/feed", headers=headers) as socket:
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return
                yield message.json()

    async def record(self, kind: str | None = None, after: int = 0) -> list[Json]:
        """Return the lines of the record, of one kind if it is given, from line number `after` on."""
        lines: list[Json] = (await self.ask("record", after=after))["lines"]
        return [line for line in lines if kind in {None, line["kind"]}]

    async def violations(self) -> list[Json]:
        """Return what a well-behaved bot would not have done."""
        found: list[Json] = (await self.ask("violations"))["violations"]
        return found

    async def bot_connected(self, seconds: float = PATIENCE) -> None:
        """Wait until the bot listens at the gateway and has registered commands.

        Raises:
            TimeoutError: it did not come.
        """

        async def here() -> bool:
            heard = await self.ask("listening")
            return bool(heard["connected"] and heard["commands"])

        await wait_for(here, seconds)


class Person:
    """One of the people, able to do in Discord what a person can.

    Args:
        control: the control side.
        name: whose hand it is.
    """

    def __init__(self, control: ControlClient, name: str) -> None:
        self.control = control
        self.name = name

    async def command(
        self,
        words: str,
        *,
        channel: str | int | None = None,
        times: int = 1,
        patience: float = PATIENCE,
        **options: Any,
    ) -> Reply:
        """Use a slash command, such as `/game open`, and wait for the answer.

        Args:
            words: the command with its subcommands.
            channel: name or id, or `DM`; without it the first channel of the guild.
            times: how often the bot is told.
            patience: seconds to wait.
            options: values by option name.

        Raises:
            NotPossible: it is not offered there, or not filled in rightly.
            Unanswered: nothing came in time.
        """
        sent = await self.send("command", words=words, channel=channel, options=options, times=times)
        return await self.reply(sent, patience)

    async def complete(
        self, words: str, option: str, typed: str, *, channel: str | int | None = None, **options: Any
    ) -> list[str]:
        """Type the beginning of an option and return the names of what is offered.

        Raises:
            NotPossible: the option does not complete.
            Unanswered: nothing came in time.
        """
        sent = await self.send("complete", words=words, channel=channel, option=option, typed=typed, options=options)
        return [str(each["name"]) for each in (await self.reply(sent)).choices]

    async def press(
        self, message: Seen, button: str, *, forged: bool = False, times: int = 1, patience: float = PATIENCE
    ) -> Reply:
        """Press a button of a message, as the message is now, and wait for the answer.

        Args:
            message: the message, as it was last seen.
            button: label, beginning of a label, or custom_id.
            forged: press it even if it is not there; then `button` is a custom_id.
            times: how often the bot is told.
            patience: seconds to wait.

        Raises:
            NotPossible: there is no such button, or it is disabled.
            Unanswered: nothing came in time.
        """
        custom_id = button if forged else pick_button(await self.look(message), button)
        sent = await self.send("press", message=message.id, custom_id=custom_id, forged=forged, times=times)
        return await self.reply(sent, patience)

    async def choose(
        self,
        message: Seen,
        menu: str,
        values: Sequence[str],
        *,
        forged: bool = False,
        times: int = 1,
        patience: float = PATIENCE,
    ) -> Reply:
        """Choose in a menu of a message, as the message is now, and wait for the answer.

        Args:
            message: the message, as it was last seen.
            menu: beginning of the placeholder, or custom_id.
            values: for each choice the value, the label or its beginning; names of people in a user menu.
            forged: send menu (a custom_id) and values unchecked.
            times: how often the bot is told.
            patience: seconds to wait.

        Raises:
            NotPossible: there is no such menu or option, or too few or too many are chosen.
            Unanswered: nothing came in time.
        """
        custom_id, picked = menu, list(values)
        if not forged:
            found = pick_menu(await self.look(message), menu)
            custom_id = str(found["custom_id"])
            picked = [await self._pick_value(found, value) for value in values]
        sent = await self.send(
            "choose", message=message.id, custom_id=custom_id, values=picked, forged=forged, times=times
        )
        return await self.reply(sent, patience)

    async def submit(
        self,
        modal: Modal,
        values: Json,
        *,
        forged: bool = False,
        times: int = 1,
        patience: float = PATIENCE,
    ) -> Reply:
        """Submit a modal that was offered, and wait for the answer.

        Args:
            modal: from the reply that offered it.
            values: by custom_id of the field; what is left out keeps its default.
            forged: send the values unchecked.
            times: how often the bot is told.
            patience: seconds to wait.

        Raises:
            NotPossible: it was not offered to this person, or a field is not filled in as asked.
            Unanswered: nothing came in time.
        """
        sent = await self.send("submit", interaction=modal.interaction, values=values, forged=forged, times=times)
        return await self.reply(sent, patience)

    async def look(self, message: Seen) -> Seen:
        """Return a message as it is now.

        Raises:
            NotPossible: it is gone, or not for this person.
        """
        return Seen(await self.send("message", message=message.id))

    async def channel(self, channel: str | int | None = None, *, last: int | None = None) -> list[Seen]:
        """Return what this person sees in a channel, oldest first, own ephemeral messages included.

        Args:
            channel: name or id, or `DM`; without it the first channel of the guild.
            last: how many of the newest messages; None: all.
        """
        few = {} if last is None else {"last": last}
        return [Seen(each) for each in (await self.send("messages", channel=channel, **few))["messages"]]

    async def inbox(self) -> list[Seen]:
        """Return the direct messages with the bot, oldest first."""
        return await self.channel(DM)

    async def last(self, channel: str | int | None = None) -> Seen:
        """Return the latest message in a channel that this person sees.

        Raises:
            NotPossible: there is none.
        """
        seen = await self.channel(channel, last=1)
        if not seen:
            raise NotPossible("the channel is empty")
        return seen[-1]

    async def say(self, text: str, *, channel: str | int | None = None) -> Seen:
        """Write a plain message."""
        return Seen(await self.send("say", text=text, channel=channel))

    async def set_direct_messages(self, *, allowed: bool) -> None:
        """Open or close this person's direct messages."""
        await self.send("set_direct_messages", open=allowed)

    async def send(self, verb: str, **asked: Any) -> Json:
        """Ask the control side for something this person does."""
        return await self.control.ask(verb, persona=self.name, **asked)

    async def reply(self, sent: Json, patience: float = PATIENCE) -> Reply:
        """Wait for the answer to something sent before.

        Raises:
            Unanswered: nothing came in time, or a deferred answer was never filled in.
        """
        answer = await self.control.ask("answer", interaction=sent["interaction"], patience=patience)
        if not answer["answered"] or (answer["type"] == 5 and not answer["settled"]):
            raise Unanswered(f"interaction {sent['interaction']} of {self.name}: first response {answer['type']}")
        return reply_from(answer)

    async def _pick_value(self, menu: Json, wanted: str) -> str:
        if menu["type"] != Kind.STRING_SELECT:
            world = await self.control.ask("world")
            by_name = {
                str(each["name"]): str(each["id"])
                for each in [*world["personas"], *world["channels"]]
                if "name" in each
            }
            return by_name.get(wanted, wanted)
        return pick_option(menu, wanted)
