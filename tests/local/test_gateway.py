"""The gateway as a raw client meets it: hello, identify, resume, and what is told to whom."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from socket import SHUT_RDWR
from time import perf_counter
from typing import Any

import aiohttp
import pytest

from bot.local.conversation import _JOURNEY
from bot.local.problems import Json
from tests.local.conftest import Raw
from tests.timeouts import GENEROUS

GUILDS, GUILD_MESSAGES, MEMBERS, DIRECT_MESSAGES = 1, 1 << 9, 1 << 1, 1 << 12


class Wire:
    """One gateway connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, token: str) -> None:
        self.socket = socket
        self.token = token

    async def say(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def hear(self) -> Json:
        frame: Json = json.loads(await self.socket.receive_str(timeout=GENEROUS))
        return frame

    async def until(self, event: str) -> list[str]:
        """Return the names of all events up to one."""
        heard: list[str] = []
        while event not in heard:
            heard.append(str((await self.hear())["t"]))
        return heard

    async def identify(self, intents: int) -> Json:
        await self.say(2, {"token": self.token, "intents": intents, "properties": {}})
        return await self.hear()

    async def resume(self, session: str, sequence: int) -> None:
        await self.say(6, {"token": self.token, "session_id": session, "seq": sequence})

    async def close_code(self) -> int | None:
        message = await self.socket.receive(timeout=GENEROUS)
        assert message.type in {aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED}
        return self.socket.close_code


@asynccontextmanager
async def wire(raw: Raw) -> AsyncIterator[Wire]:
    async with raw.client.ws_connect("wss://gateway.discord.gg/?v=10&encoding=json") as socket:
        connection = Wire(socket, raw.world.token)
        assert (await connection.hear())["d"]["heartbeat_interval"] == 41250
        yield connection


async def test_ready_and_the_whole_guild(raw: Raw) -> None:
    async with wire(raw) as line:
        ready = await line.identify(GUILDS)
        assert ready["t"] == "READY"
        assert ready["d"]["resume_gateway_url"] == "wss://gateway.discord.gg"
        guild = (await line.hear())["d"]
        assert [each["name"] for each in guild["channels"]] == ["tables", "harbour-talk"]
        assert [each["user"]["username"] for each in guild["members"]] == ["hatoba"]
        asked = perf_counter()
        await line.say(1, None)
        assert (await line.hear())["op"] == 11
        # Not at once: the client would count from the heartbeat before and warn that it cannot keep up.
        assert perf_counter() - asked > 0.02


async def test_the_guilds_intent_gives_no_messages(raw: Raw) -> None:
    async with wire(raw) as line:
        await line.identify(GUILDS)
        await line.until("GUILD_CREATE")
        await raw.post({"content": "x"})
        await raw.world.control.ask("add_channel", name="new")
        assert await line.until("CHANNEL_CREATE") == ["CHANNEL_CREATE"]


async def test_the_messages_intent_gives_them_without_the_words_of_others(raw: Raw) -> None:
    async with wire(raw) as line:
        await line.identify(GUILDS | GUILD_MESSAGES)
        await line.until("GUILD_CREATE")
        message = await raw.post({"content": "mine"})
        assert (await line.hear())["d"]["content"] == "mine"
        await raw.world.person("Mika").say("theirs")
        assert (await line.hear())["d"]["content"] == ""
        await raw.ask("DELETE", f"{raw.messages}/{message['id']}")
        assert (await line.hear())["t"] == "MESSAGE_DELETE"


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1}, 4004),
        (3, {}, 4003),
        (99, {}, 4001),
        (1, "x" * 4096, 4002),
    ],
)
async def test_what_the_gateway_does_not_take(raw: Raw, op: int, data: Any, code: int) -> None:
    async with wire(raw) as line:
        await line.say(op, data)
        assert await line.close_code() == code


async def test_members_are_told_to_no_bot(raw: Raw) -> None:
    async with wire(raw) as line:
        await line.say(2, {"token": raw.world.token, "intents": MEMBERS})
        assert await line.close_code() == 4014


async def test_an_unknown_session_is_invalid(raw: Raw) -> None:
    async with wire(raw) as line:
        await line.resume("unknown", 1)
        assert await line.hear() == {"op": 9, "d": False}


async def begin(raw: Raw) -> tuple[Wire, str, int]:
    """Log in on a connection that stays open, and return its session and last sequence."""
    socket = await raw.client.ws_connect("wss://gateway.discord.gg/")
    line = Wire(socket, raw.world.token)
    await line.hear()
    session = (await line.identify(GUILDS))["d"]["session_id"]
    return line, session, int((await line.hear())["s"])


async def test_a_torn_connection_is_resumed_with_all_that_was_missed(raw: Raw) -> None:
    line, session, sequence = await begin(raw)
    await raw.world.control.ask("cut_gateway")
    await raw.world.control.ask("add_channel", name="one")
    await raw.world.control.ask("add_channel", name="two")
    await line.socket.close()
    async with wire(raw) as again:
        await again.resume(session, sequence)
        heard = [await again.hear() for _ in range(3)]
        assert [each["t"] for each in heard] == ["CHANNEL_CREATE", "CHANNEL_CREATE", "RESUMED"]
        assert [each["s"] for each in heard] == [sequence + 1, sequence + 2, sequence + 3]


async def test_who_dies_before_a_heartbeat_is_answered_makes_no_trouble(
    raw: Raw, caplog: pytest.LogCaptureFixture
) -> None:
    async with wire(raw) as line:
        await line.identify(GUILDS)
        await line.say(1, None)
        line.socket.get_extra_info("socket").shutdown(SHUT_RDWR)
    await asyncio.sleep(2 * _JOURNEY)
    assert [one for one in caplog.records if one.exc_info] == []


async def test_after_a_goodbye_nothing_is_replayed(raw: Raw) -> None:
    line, session, sequence = await begin(raw)
    await line.socket.close(code=1000)
    await raw.world.control.ask("add_channel", name="one")
    async with wire(raw) as again:
        await again.resume(session, sequence)
        assert (await again.hear())["op"] == 9
        await again.identify(GUILDS)
        assert await again.until("GUILD_CREATE") == ["GUILD_CREATE"]


async def test_a_session_that_no_one_resumes_ends(raw: Raw) -> None:
    line, session, sequence = await begin(raw)
    await raw.world.control.ask("cut_gateway")
    await line.socket.close()
    await raw.world.control.ask("advance", seconds=121)
    await raw.world.control.ask("add_channel", name="one")
    async with wire(raw) as again:
        await again.resume(session, sequence)
        assert await again.hear() == {"op": 9, "d": False}


async def test_an_interaction_sent_while_no_one_listens_is_lost(raw: Raw) -> None:
    interaction = await raw.interaction()
    assert interaction.delivered == 0
    async with wire(raw) as line:
        await line.identify(GUILDS)
        await line.until("GUILD_CREATE")
        await raw.world.control.ask("replay", interaction=interaction.id, times=2)
        heard = [await line.hear() for _ in range(2)]
        assert [each["d"]["id"] for each in heard] == [str(interaction.id)] * 2


async def test_what_is_held_back_can_be_delivered_out_of_order(raw: Raw) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
    message = await raw.post({"content": "x", "components": [row]})
    mika = raw.world.person("Mika")
    async with wire(raw) as line:
        await line.identify(GUILDS)
        await line.until("GUILD_CREATE")
        held = [await mika.send("press", message=message["id"], custom_id="go", times=0) for _ in range(2)]
        for each in reversed(held):
            await raw.world.control.ask("replay", interaction=each["interaction"])
        heard = [(await line.hear())["d"]["id"] for _ in range(2)]
        assert heard == [each["interaction"] for each in reversed(held)]


async def test_an_interaction_says_where_and_who(raw: Raw) -> None:
    await raw.register()
    giulia = raw.world.person("Giulia")
    async with wire(raw) as line:
        await line.identify(GUILDS)
        await line.until("GUILD_CREATE")
        await giulia.send("command", words="/ask", options={"what": "tea"})
        here = (await line.hear())["d"]
        assert (here["context"], here["locale"], here["guild_locale"]) == (0, "it", "en-US")
        assert here["member"]["user"]["global_name"] == "Giulia"
        assert here["data"]["options"] == [{"type": 3, "name": "what", "value": "tea"}]
        assert here["attachment_size_limit"] == 10 * 1024 * 1024
        assert int(here["app_permissions"]) & 1 << 15
        await giulia.send("command", words="/ask", channel="dm", options={"what": "tea"})
        private = (await line.hear())["d"]
        assert (private["context"], private["channel"]["type"], "member" in private) == (1, 1, False)
        assert private["user"]["global_name"] == "Giulia"


async def test_leaving_and_coming_back(raw: Raw) -> None:
    async with wire(raw) as line:
        await line.identify(GUILDS)
        await line.until("GUILD_CREATE")
        await raw.world.control.ask("kick_bot")
        await raw.world.control.ask("invite_bot")
        assert await line.until("GUILD_CREATE") == ["GUILD_DELETE", "GUILD_CREATE"]


async def test_op_seven_and_nine(raw: Raw) -> None:
    async with wire(raw) as line:
        await line.identify(GUILDS)
        await line.until("GUILD_CREATE")
        await raw.world.control.ask("ask_to_reconnect")
        assert (await line.hear())["op"] == 7
        await raw.world.control.ask("invalidate_session")
        assert await line.hear() == {"op": 9, "d": False}
        assert raw.world.fake.gateway.sessions == {}
