"""The control side: its lock, its people, its feed, its faults."""

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.local.connector import loopback_connector, split_address
from bot.local.people import Unanswered
from bot.local.problems import Json
from bot.local.rates import Allowance
from bot.local.seen import NotPossible, Seen
from bot.local.waiting import wait_for
from tests.local.conftest import API, Raw
from tests.local.test_interactions import code
from tests.timeouts import GENEROUS


@pytest.mark.parametrize(
    "headers",
    [{}, {"X-Local-Secret": "wrong"}, {"X-Local-Secret": "right", "Host": "evil.example"}],
    ids=["no secret", "wrong secret", "foreign host"],
)
async def test_strangers_stay_outside(raw: Raw, headers: dict[str, str]) -> None:
    headers = {key: raw.world.secret if value == "right" else value for key, value in headers.items()}
    url = f"https://{raw.world.address}/local/world"
    async with raw.world.control._client.post(url, headers=headers) as response:
        assert response.status == 403


async def test_requests_need_the_token_of_the_bot(raw: Raw) -> None:
    async with raw.client.get(f"{API}/users/@me", headers={"Authorization": "Bot wrong"}) as response:
        assert response.status == 401


@pytest.mark.parametrize("address", ["10.0.0.1:443", "discord.com:443", "127.0.0.1", "0.0.0.0:1", "127.0.0.1:99999"])
def test_only_loopback_addresses_are_taken(address: str) -> None:
    with pytest.raises(ValueError, match="only ever at a loopback address"):
        split_address(address)


async def test_no_other_host_can_be_reached(raw: Raw) -> None:
    async with aiohttp.ClientSession(connector=loopback_connector(raw.world.address, raw.world.ca_file)) as client:
        with pytest.raises(aiohttp.ClientConnectorDNSError):
            await client.get("https://example.org/")


def menu(**fields: Any) -> Json:
    options = [{"label": name.title(), "value": name} for name in ("tea", "silk", "soy")]
    body = {"type": 3, "custom_id": "goods", "placeholder": "Goods", "options": options} | fields
    return {"content": "x", "components": [{"type": 1, "components": [body]}]}


@pytest.mark.parametrize(
    ("body", "values", "reason"),
    [
        (menu(), ["gold"], "not offered"),
        (menu(), ["tea", "silk"], "1 to 1"),
        (menu(max_values=3), ["tea", "tea"], "different"),
        (menu(min_values=2, max_values=2), ["tea"], "2 to 2"),
        (menu(disabled=True), ["tea"], "disabled"),
    ],
)
async def test_what_a_client_does_not_let_one_choose(raw: Raw, body: Json, values: list[str], reason: str) -> None:
    message = Seen((await raw.post(body)) | {"text": ""})
    mika = raw.world.person("Mika")
    with pytest.raises(NotPossible, match=reason):
        await mika.choose(message, "Goods", values)
    assert await raw.world.control.record("interaction") == []
    with pytest.raises(Unanswered):
        await mika.choose(message, "goods", values, forged=True, patience=0)
    forged = (await raw.world.control.record("interaction"))[0]
    assert forged["values"] == values


async def test_choosing_people(raw: Raw) -> None:
    body = {"type": 5, "custom_id": "who"}
    message = Seen((await raw.post({"content": "x", "components": [{"type": 1, "components": [body]}]})) | {"text": ""})
    with pytest.raises(Unanswered):
        await raw.world.person("Mika").choose(message, "who", ["Jonas"], patience=0)
    jonas = str(raw.persona("Jonas").id)
    data = next(reversed(raw.world.fake.world.interactions.values())).data
    assert (data["values"], list(data["resolved"]["users"]), list(data["resolved"]["members"])) == (
        [jonas],
        [jonas],
        [jonas],
    )


FORM = [
    ({"name": "open", "type": 1, "description": "x", "options": []}),
    (
        {
            "name": "join",
            "type": 1,
            "description": "x",
            "options": [{"type": 4, "name": "seat", "description": "x", "required": True, "max_value": 4}],
        }
    ),
]


@pytest.mark.parametrize(
    ("words", "options", "reason"),
    [
        ("/other", {}, "not offered"),
        ("/game", {}, "needs a subcommand"),
        ("/game close", {}, "does not exist"),
        ("/game join", {}, "must be filled in"),
        ("/game join", {"seat": 5}, "out of bounds"),
        ("/game join", {"seat": 1, "colour": "red"}, "no option"),
    ],
)
async def test_commands_that_are_not_there(raw: Raw, words: str, options: Json, reason: str) -> None:
    body = [{"name": "game", "description": "x", "options": FORM}]
    await raw.ask("PUT", f"/applications/{raw.app}/commands", body)
    with pytest.raises(NotPossible, match=reason):
        await raw.world.person("Mika").command(words, **options)


async def test_commands_for_managers_and_for_guilds_only(raw: Raw) -> None:
    body = [{"name": "close", "description": "x", "default_member_permissions": str(1 << 5), "contexts": [0]}]
    await raw.ask("PUT", f"/applications/{raw.app}/commands", body)
    jonas = raw.world.person("Jonas")
    with pytest.raises(NotPossible, match="may not use"):
        await jonas.command("/close")
    await raw.world.control.ask("set_permissions", persona="Jonas", allow=["manage_guild"])
    with pytest.raises(Unanswered):
        await jonas.command("/close", patience=0)
    with pytest.raises(NotPossible, match="not offered"):
        await jonas.command("/close", channel="dm")


async def test_newcomers_guilds_and_languages(raw: Raw) -> None:
    control = raw.world.control
    await control.ask("add_persona", name="Ōta", locale="de", permissions=["manage_guild"])
    second = await control.ask("add_guild", name="Second", people=["Ōta", "Mika"])
    await control.person("Ōta").say("hello", channel=second["channel"])
    with pytest.raises(NotPossible, match="does not see"):
        await control.person("Jonas").channel(int(second["channel"]))
    await control.ask("set_locale", persona="Ōta", locale="it")
    assert [each["locale"] for each in (await control.ask("world"))["personas"] if each["name"] == "Ōta"] == ["it"]


async def test_the_feed_gives_what_happens(raw: Raw) -> None:
    feed = raw.world.control.feed()
    waiting = asyncio.ensure_future(anext(feed))
    await wait_for(lambda: _watched(raw))
    await raw.post({"content": "hello"})
    assert (await asyncio.wait_for(waiting, GENEROUS))["text"] == "hello"
    await feed.aclose()


async def _watched(raw: Raw) -> bool:
    return bool(raw.world.fake.record._readers)


async def test_a_storm_after_the_deed(raw: Raw) -> None:
    route = "/channels/{channel_id}/messages"
    await raw.world.control.ask("add_fault", method="POST", route=route, status=502, moment="after")
    assert (await raw.ask("POST", raw.messages, {"content": "x"}))[0] == 502
    assert len(await raw.world.person("Mika").channel()) == 1
    await raw.world.control.ask("add_fault", method="POST", route=route, status=0)
    with pytest.raises(aiohttp.ClientError):
        await raw.post({"content": "y"})
    assert len(await raw.world.person("Mika").channel()) == 1
    assert (await raw.ask("POST", raw.messages, {"content": "z"}))[0] == 200


async def test_too_many_requests_are_told_to_wait(raw: Raw) -> None:
    assert raw.world.fake.rates.allowance == Allowance(requests=50, seconds=1.0)
    # Not so many in so long, since a busy machine may need a second for fifty.
    raw.world.fake.rates.allowance = Allowance(requests=5, seconds=GENEROUS)
    for _ in range(5):
        assert (await raw.ask("GET", "/users/@me"))[0] == 200
    headers = {"Authorization": f"Bot {raw.world.token}"}
    async with raw.client.get(f"{API}/users/@me", headers=headers) as response:
        body = await response.json()
        assert (response.status, body["global"], 0 < body["retry_after"] <= GENEROUS) == (429, False, True)
        assert response.headers["Via"]
        assert response.headers["X-RateLimit-Remaining"] == "0"


async def test_a_deleted_message_cannot_be_pressed(raw: Raw) -> None:
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
    message = Seen((await raw.post({"content": "x", "components": [row]})) | {"text": ""})
    await raw.world.control.ask("delete_message", message=message.id)
    with pytest.raises(NotPossible, match="gone"):
        await raw.world.person("Mika").press(message, "Go")
    assert await code(raw, "GET", f"{raw.messages}/{message.id}") == 10008
