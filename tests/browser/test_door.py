"""Who may ask the page for anything: only itself, on this machine, with the key."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.local.fake_discord import FakeDiscord
from bot.local.page import passing
from bot.local.page.site import open_page
from bot.local.page.verbs import OFFERED
from bot.local.running import LocalDiscord

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class Door:
    """The page as a program finds it that is no browser."""

    def __init__(self, address: str, client: aiohttp.ClientSession) -> None:
        parts = urlsplit(address)
        self.host = parts.netloc
        self.home = f"http://{parts.netloc}"
        self.key = parts.fragment.removeprefix("key=")
        self.client = client

    async def do(self, verb: str = "say", **headers: str) -> int:
        """Let Mika do something; headers that are empty are left out."""
        given = {"X-Local-Secret": self.key, "Origin": self.home, "Host": self.host} | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        body = {"persona": "Mika", "text": "hello"}
        kept = {name: value for name, value in given.items() if value}
        async with self.client.post(f"{self.home}/do/{verb}", json=body, headers=kept) as response:
            return response.status

    async def live(self, key: str, origin: str) -> int:
        """Listen; the status that came instead of a line, or 101."""
        try:
            async with self.client.ws_connect(f"{self.home}/live?as=Mika", protocols=("hatoba", key), origin=origin):
                return 101
        except aiohttp.WSServerHandshakeError as refusal:
            return refusal.status


@pytest.fixture
async def world() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord.running() as running:
        yield running


@pytest.fixture
async def door(world: LocalDiscord) -> AsyncIterator[Door]:
    async with open_page(world.fake) as address, aiohttp.ClientSession() as client:
        yield Door(address, client)


async def test_with_the_key_from_the_page_itself_all_is_well(door: Door) -> None:
    assert await door.do() == 200
    assert await door.live(door.key, door.home) == 101


@pytest.mark.parametrize(
    "headers",
    [
        {"X_Local_Secret": ""},
        {"X_Local_Secret": "wrong"},
        {"Origin": ""},
        {"Origin": "http://evil.example"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "null"},
        {"Host": "evil.example"},
        {"Host": "127.0.0.1:1"},
        {"Host": "localhost"},
    ],
)
async def test_anyone_else_is_refused(door: Door, headers: dict[str, str]) -> None:
    assert await door.do(**headers) == 403


async def test_listening_asks_for_key_and_origin(door: Door) -> None:
    assert await door.live("wrong", door.home) == 403
    assert await door.live(door.key, "http://evil.example") == 403


@pytest.mark.parametrize(
    "verb", ["add_fault", "kick_bot", "kill_bot", "world", "messages", "advance", "delete_message"]
)
async def test_the_page_has_no_hand_in_breaking_things(door: Door, verb: str) -> None:
    assert verb not in OFFERED
    assert await door.do(verb) == 403


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/static/main.js", 200),
        ("/static/..%2Fsite.py", 404),
        ("/static/%2e%2e%2fsite.py", 404),
        ("/static/nothing.js", 404),
        ("/files/1", 403),
    ],
)
async def test_every_answer_carries_the_policy(door: Door, path: str, status: int) -> None:
    async with door.client.get(f"{door.home}{path}") as response:
        assert response.status == status
        assert response.headers["Content-Security-Policy"] == POLICY
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert door.key not in await response.text()


async def test_a_file_that_is_no_picture_is_never_shown_as_one(door: Door, world: LocalDiscord) -> None:
    world.fake.world.blobs[7] = b"<script>alert(1)</script>"
    async with door.client.get(f"{door.home}/files/7", headers={"X-Local-Secret": door.key}) as response:
        assert (response.status, response.content_type) == (200, "application/octet-stream")


@pytest.mark.parametrize(("number", "status"), [("8", 204), ("eight", 404), ("8" * 5000, 404)])
async def test_a_file_that_is_gone_is_no_error(door: Door, number: str, status: int) -> None:
    async with door.client.get(f"{door.home}/files/{number}", headers={"X-Local-Secret": door.key}) as response:
        assert response.status == status


@pytest.mark.parametrize(
    "body", [b"no json", b"[]", b"null", b"[" * 100_000, b"\xff", b'{"persona": "\\ud800", "text": "x"}', b'{"now": 1}']
)
async def test_what_means_nothing_is_refused_as_such(door: Door, body: bytes) -> None:
    headers = {"X-Local-Secret": door.key, "Origin": door.home}
    async with door.client.post(f"{door.home}/do/say", data=body, headers=headers) as response:
        assert response.status == 400


@pytest.mark.parametrize("since", ["soon", "nan", "-inf"])
async def test_a_moment_that_is_none_is_refused(door: Door, since: str) -> None:
    headers = {"Sec-WebSocket-Protocol": f"hatoba, {door.key}", "Origin": door.home}
    async with door.client.get(f"{door.home}/live?since={since}", headers=headers) as response:
        assert response.status == 400


SOUND = {
    "persona": "Mika",
    "channel": "tables",
    "words": "/game open",
    "options": {"game": "osaka"},
    "option": "table",
    "typed": "A",
    "custom_id": "go",
    "values": ["tea"],
    "text": "hello",
    "name": "Ota",
    "locale": "de",
    "permissions": ["manage_guild"],
    "open": True,
    "times": 1,
    "forged": True,
}
WRONG: tuple[object, ...] = ([], {"a": {}}, [[]], 10**30, -1, "nobody", None)
FIELDS = [
    {"type": 18, "label": "x", "component": {"type": kind, "custom_id": "field", "required": False, "options": []}}
    for kind in (3, 4, 5, 8, 21, 22, 23)
]


async def test_nothing_that_the_page_can_be_asked_breaks_it(
    door: Door, world: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    # No bot is here to say anything: whoever lets time pass need not wait for it.
    monkeypatch.setattr(passing, "PATIENCE", 0.0)
    message = (await world.person("Mika").say("here")).id
    sent = await world.person("Mika").send("press", message=message, custom_id="go", forged=True)
    world.fake.world.interactions[int(sent["interaction"])].modal = {"custom_id": "word", "components": FIELDS}
    sound = SOUND | {"message": message, "interaction": sent["interaction"]}
    headers = {"X-Local-Secret": door.key, "Origin": door.home}
    statuses = set()
    for verb in sorted(OFFERED - {"restart_bot", "begin_anew"}):
        for name in sound:
            for wrong in WRONG:
                body = sound | {name: wrong} | ({"values": {"field": wrong}} if verb == "submit" else {})
                async with door.client.post(f"{door.home}/do/{verb}", json=body, headers=headers) as response:
                    statuses.add(response.status)
                    assert response.status in {200, 400, 409}, (verb, name, wrong)
    assert statuses == {200, 400, 409}


async def test_pictures_are_shown_to_those_with_the_key_alone(world: LocalDiscord) -> None:
    world.fake.world.blobs[7] = b"hidden"
    url = f"https://{world.address}/attachments/1/7/hand.png"
    for headers, status in (({}, 403), ({"X-Local-Secret": "wrong"}, 403), ({"X-Local-Secret": world.secret}, 200)):
        async with world.control._client.get(url, headers=headers) as response:
            assert response.status == status


def test_every_run_has_a_token_and_a_key_of_its_own() -> None:
    first, second = FakeDiscord.open(), FakeDiscord.open()
    assert len({first.token, second.token, first.secret, second.secret}) == 4
