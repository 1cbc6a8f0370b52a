"""A local Discord for each test, and a raw client that knows nothing of discord.py."""

import io
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.local.connector import loopback_connector
from bot.local.problems import Json
from bot.local.running import LocalDiscord
from bot.local.world import Interaction, Persona
from tests.undrawn import drawn_where_looked_at

API = "https://discord.com/api/v10"

_drawn = pytest.fixture(autouse=True)(drawn_where_looked_at)


@dataclass
class Raw:
    """Plain HTTP with the bot's token."""

    world: LocalDiscord
    client: aiohttp.ClientSession

    async def ask(
        self, method: str, path: str, body: Any = None, files: tuple[tuple[str, bytes], ...] = ()
    ) -> tuple[int, Any]:
        data = aiohttp.FormData(quote_fields=False)
        kwargs: dict[str, Any] = {} if body is None else {"json": body}
        if files:
            data.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for index, (name, content) in enumerate(files):
                data.add_field(
                    f"files[{index}]", io.BytesIO(content), filename=name, content_type="application/octet-stream"
                )
            kwargs = {"data": data}
        headers = {"Authorization": f"Bot {self.world.token}"}
        async with self.client.request(method, API + path, headers=headers, **kwargs) as response:
            if response.status == 204:
                return 204, None
            assert response.headers["Content-Type"] == "application/json"
            return response.status, await response.json()

    @property
    def tables(self) -> int:
        """Id of the first channel."""
        return next(iter(self.world.fake.world.channels))

    @property
    def guild(self) -> int:
        """Id of the guild."""
        return next(iter(self.world.fake.world.guilds))

    @property
    def app(self) -> int:
        """Id of the application."""
        return self.world.fake.world.bot.id

    @property
    def messages(self) -> str:
        """Path of the first channel's messages."""
        return f"/channels/{self.tables}/messages"

    def persona(self, name: str = "Mika") -> Persona:
        return next(each for each in self.world.fake.world.personas.values() if each.name == name)

    async def post(self, body: Json, files: tuple[tuple[str, bytes], ...] = ()) -> Json:
        """Create a message in the first channel and return it."""
        status, message = await self.ask("POST", self.messages, body, files)
        assert status == 200, message
        assert isinstance(message, dict)
        return message

    async def interaction(self, kind: int = 3) -> Interaction:
        """Let Mika do something: press a button of a fresh message, use or type a command, submit a modal."""
        mika = self.world.person("Mika")
        match kind:
            case 2:
                await self.register()
                sent = await mika.send("command", words="/ask", options={"what": "tea"})
            case 4:
                await self.register()
                sent = await mika.send("complete", words="/ask", option="what", typed="t")
            case 3:
                row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
                message = await self.post({"content": "Go?", "components": [row]})
                sent = await mika.send("press", message=message["id"], custom_id="go")
            case _:
                offered = await self.interaction(3)
                field = {"type": 4, "custom_id": "word", "style": 1}
                label = {"type": 18, "label": "Word", "component": field}
                modal = {"custom_id": "m", "title": "Say", "components": [label]}
                assert await self.answer(offered, 9, modal) == (204, None)
                sent = await mika.send("submit", interaction=offered.id, values={"word": "silk"})
        return self.world.fake.world.interactions[int(sent["interaction"])]

    async def register(self) -> None:
        option = {"type": 3, "name": "what", "description": "What", "autocomplete": True}
        body = [{"name": "ask", "description": "Ask", "options": [option]}]
        assert (await self.ask("PUT", f"/applications/{self.app}/commands", body))[0] == 200

    async def answer(self, interaction: Interaction, kind: int, data: Json | None = None) -> tuple[int, Any]:
        """Answer an interaction for the first time."""
        body = {"type": kind} | ({} if data is None else {"data": data})
        return await self.ask("POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body)

    def original(self, interaction: Interaction) -> str:
        return f"/webhooks/{self.app}/{interaction.token}/messages/@original"


@pytest.fixture
async def world() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord.running() as running:
        yield running


@pytest.fixture
async def raw(world: LocalDiscord) -> AsyncIterator[Raw]:
    connector = loopback_connector(world.address, world.ca_file)
    async with aiohttp.ClientSession(connector=connector) as client:
        yield Raw(world, client)
