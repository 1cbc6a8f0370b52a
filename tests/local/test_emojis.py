"""Emojis of the application: names, pictures, limits; what shows them; and that they stay."""

import base64
from pathlib import Path

import pytest

from bot.local.fake_discord import FakeDiscord
from bot.local.problems import Json
from bot.local.resetting import reset
from bot.local.rest.emojis import LARGEST, MOST
from bot.local.world import Emoji
from tests.local.conftest import Raw
from tests.local.test_messages import layout, png


def data(content: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


def emojis(raw: Raw) -> str:
    return f"/applications/{raw.app}/emojis"


async def added(raw: Raw, name: str = "tea_1a2b") -> Json:
    status, emoji = await raw.ask("POST", emojis(raw), {"name": name, "image": data(png())})
    assert status == 201
    found: Json = emoji
    return found


async def test_an_emoji_is_listed_renamed_and_removed(raw: Raw) -> None:
    emoji = await added(raw)
    path = f"{emojis(raw)}/{emoji['id']}"
    assert (emoji["name"], emoji["user"]["id"]) == ("tea_1a2b", str(raw.app))
    assert await raw.ask("GET", emojis(raw)) == (200, {"items": [emoji]})
    assert await raw.ask("PATCH", path, {"name": "silk_1a2b"}) == (200, emoji | {"name": "silk_1a2b"})
    assert await raw.ask("GET", path) == (200, emoji | {"name": "silk_1a2b"})
    assert await raw.ask("DELETE", path) == (204, None)
    assert (await raw.ask("GET", path))[1]["code"] == 10014
    assert (await raw.ask("GET", "/applications/1/emojis"))[1]["code"] == 10002
    assert await raw.ask("GET", emojis(raw)) == (200, {"items": []})


async def test_its_picture_is_at_the_address_that_clients_know(raw: Raw) -> None:
    emoji = await added(raw)
    for number, status in ((emoji["id"], 200), (raw.tables, 404)):
        async with raw.client.get(f"https://cdn.discordapp.com/emojis/{number}.png") as response:
            assert response.status == status
            if status == 200:
                assert (response.content_type, await response.read()) == ("image/png", png())


@pytest.mark.parametrize(
    ("name", "image", "field"),
    [
        ("a", data(png()), "name"),
        ("a" * 33, data(png()), "name"),
        ("so-so", data(png()), "name"),
        ("taken", data(png()), "name"),
        ("tea", data(png(), "gif"), "image"),
        ("tea", data(b"no picture"), "image"),
        ("tea", "data:image/png;base64,?", "image"),
        ("tea", base64.b64encode(png()).decode(), "image"),
        ("tea", data(png() + bytes(LARGEST)), "image"),
        ("tea", None, "image"),
    ],
)
async def test_what_is_no_emoji_is_refused(raw: Raw, name: str, image: str | None, field: str) -> None:
    await added(raw, "taken")
    status, answer = await raw.ask("POST", emojis(raw), {"name": name, "image": image})
    assert (status, answer["code"], list(answer["errors"])) == (400, 50035, [field])


async def test_an_application_has_two_thousand(raw: Raw) -> None:
    known = raw.world.fake.world.emojis
    known.update({number: Emoji(number, f"e{number}") for number in range(MOST - 1)})
    await added(raw)
    status, answer = await raw.ask("POST", emojis(raw), {"name": "more", "image": data(png())})
    assert (status, answer["code"]) == (400, 30008)


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("layouts", [True, False])
async def test_buttons_and_entries_show_emojis_that_are_there(raw: Raw, *, known: bool, layouts: bool) -> None:
    number = (await added(raw))["id"] if known else "1234"
    emoji = {"id": number, "name": "tea_1a2b"}
    button = {"type": 2, "style": 1, "emoji": emoji | {"id": int(number)}, "custom_id": "go"}
    entry = {"label": "Tea", "value": "tea", "emoji": emoji}
    menu = {"type": 3, "custom_id": "menu", "options": [entry]}
    rows = [{"type": 1, "components": [each]} for each in (button, menu)]
    whole = layout() if layouts else {"content": "x", "components": []}
    status, answer = await raw.ask("POST", raw.messages, whole | {"components": [*whole["components"], *rows]})
    assert status == (200 if known else 400)
    if known:
        assert answer["components"][-2]["components"][0]["emoji"] == emoji
        assert answer["components"][-1]["components"][0]["options"][0]["emoji"] == emoji
    else:
        places = [str(len(whole["components"])), str(len(whole["components"]) + 1)]
        assert list(answer["errors"]["components"]) == places


async def test_emojis_outlast_the_local_discord_and_a_new_world(raw: Raw, tmp_path: Path) -> None:
    fake = FakeDiscord.open(tmp_path / "world.sqlite3")
    emoji = Emoji(fake.snowflakes.next(), "tea_1a2b")
    fake.world.emojis[emoji.id], fake.world.blobs[emoji.id] = emoji, png()
    await fake.save()
    again = FakeDiscord.open(tmp_path / "world.sqlite3")
    assert (again.world.emojis, again.world.blobs) == ({emoji.id: emoji}, {emoji.id: png()})
    assert again.snowflakes.next() > emoji.id
    kept = await added(raw)
    await raw.post({"content": "x"}, (("one.png", png()),))
    await reset(raw.world.fake)
    assert list(raw.world.fake.world.blobs) == list(raw.world.fake.world.emojis) == [int(kept["id"])]
