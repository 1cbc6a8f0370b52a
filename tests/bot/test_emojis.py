"""Icons at Discord: uploaded once, anew when they are drawn anew, and never in the way of words."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import discord
import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from bot.discord import emojis as at_discord
from bot.discord.emojis import bring, keep_emojis, replaced
from bot.local.connector import loopback_connector
from bot.local.faults import Answer, Fault
from bot.local.rest.emojis import MOST
from bot.local.waiting import wait_for
from bot.local.world import Emoji
from render.core.colours import GOLD, INK
from render.core.icons import anchor, coin, tea
from render.core.words import shown_icons, use_icons
from render.faces import emojis
from rules.osaka.model.terms import COLOURS
from tests.bot.running_bot import local_discord, running
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
    from pathlib import Path

    from bot.discord.renderer import Renderer
    from bot.local.problems import Json
    from bot.local.running import LocalDiscord
    from bot.local.seen import Seen
    from render.core.sprites import Emblem

ROUTE = "/applications/{application_id}/emojis"


@pytest.fixture(autouse=True)
def drawings(monkeypatch: pytest.MonkeyPatch) -> dict[str, Emblem]:
    """Three icons; what is changed here is drawn otherwise."""
    few: dict[str, Emblem] = {"yen": (coin, GOLD), "tea": (tea, GOLD), "anchor": (anchor, INK)}
    monkeypatch.setattr(at_discord, "emojis", lambda: few)
    monkeypatch.setattr(at_discord, "PAUSE", 0.0)
    return few


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The icons that words were last told of."""
    marks: dict[str, str] = {}

    def use(found: Mapping[str, str]) -> None:
        marks.clear()
        marks.update(found)

    monkeypatch.setattr(at_discord, "use_icons", use)
    return marks


@pytest_asyncio.fixture
async def world() -> AsyncIterator[LocalDiscord]:
    async with local_discord() as opened:
        yield opened


@pytest_asyncio.fixture
async def client(world: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[discord.Client]:
    """A client that has logged in, and needs no gateway."""
    opened = discord.Client(intents=discord.Intents.none(), connector=loopback_connector(world.address, world.ca_file))
    await opened.login(world.token)
    monkeypatch.setattr(opened, "wait_until_ready", opened.fetch_application_emojis)
    yield opened
    await opened.close()


async def never() -> int | None:
    """No table is there."""
    return None


async def always() -> int | None:
    """There has always been a table."""
    return 0


def names(world: LocalDiscord) -> set[str]:
    """What the application has, without the hashes."""
    return {emoji.name.partition("_")[0] for emoji in world.fake.world.emojis.values()}


async def uploads(world: LocalDiscord) -> int:
    requests = await world.control.record("request")
    return sum(1 for each in requests if each["method"] == "POST" and each["path"].endswith("/emojis"))


async def test_icons_are_uploaded_once(
    world: LocalDiscord, client: discord.Client, renderer: Renderer, shown: dict[str, str]
) -> None:
    await bring(client, renderer, never, 0.0)
    assert (names(world), await uploads(world)) == ({"yen", "tea", "anchor"}, 3)
    known = {emoji.name.partition("_")[0]: emoji for emoji in world.fake.world.emojis.values()}
    marks = {name: f"<:{emoji.name}:{emoji.id}>" for name, emoji in known.items()}
    assert shown == marks
    shown.clear()
    await bring(client, renderer, never, 0.0)
    assert (shown, await uploads(world)) == (marks, 3)


@pytest.mark.parametrize("oldest", [never, always])
async def test_an_icon_drawn_anew_is_uploaded_and_replaces_the_old_one_when_no_table_names_it(
    world: LocalDiscord,
    client: discord.Client,
    renderer: Renderer,
    drawings: dict[str, Emblem],
    shown: dict[str, str],
    oldest: Callable[[], Awaitable[int | None]],
) -> None:
    await bring(client, renderer, never, 0.0)
    before = dict(shown)
    drawings["tea"] = (tea, INK)
    del drawings["anchor"]
    by_hand = Emoji(world.fake.snowflakes.next(), "cat_beef_")
    world.fake.world.emojis[by_hand.id] = by_hand
    await bring(client, renderer, oldest, 0.0)
    assert shown["tea"] != before["tea"]
    assert shown == {"yen": before["yen"], "tea": shown["tea"]}
    assert len(world.fake.world.emojis) == (3 if oldest is never else 5)
    assert names(world) == {"yen", "tea", "cat"} | (set() if oldest is never else {"anchor"})


async def test_an_icon_is_shown_as_it_was_until_its_new_picture_is_there(
    world: LocalDiscord,
    client: discord.Client,
    renderer: Renderer,
    drawings: dict[str, Emblem],
    shown: dict[str, str],
) -> None:
    await bring(client, renderer, never, 0.0)
    before = dict(shown)
    shown.clear()
    drawings["tea"] = (tea, INK)
    world.fake.faults.faults.append(Fault("POST", ROUTE, "before", Answer(400, {"code": 0, "message": "no"})))
    with pytest.raises(discord.HTTPException):
        await bring(client, renderer, never, 0.0)
    assert shown == before
    assert len(world.fake.world.emojis) == 3


async def test_what_someone_else_uploaded_stays(client: discord.Client, renderer: Renderer) -> None:
    await bring(client, renderer, never, 0.0)
    there = await client.fetch_application_emojis()
    assert replaced({}, there, client.user, None) == there
    someone = cast("discord.ClientUser", SimpleNamespace(id=1))
    assert replaced({}, there, someone, None) == []


async def test_where_discord_refuses_there_is_one_warning_and_words_stay(
    world: LocalDiscord, client: discord.Client, renderer: Renderer, shown: dict[str, str]
) -> None:
    world.fake.world.emojis.update({number: Emoji(number, f"x{number}") for number in range(1, MOST)})

    with capture_logs() as lines:
        keeping = asyncio.create_task(keep_emojis(client, renderer, never, 0.0))

        async def warned() -> bool:
            return bool(lines)

        await wait_for(warned)
        keeping.cancel()
    assert [line["log_level"] for line in lines] == ["warning"]
    assert list(shown) == ["yen"]


async def test_the_bot_brings_its_icons_once_it_listens(
    world: LocalDiscord, shown: dict[str, str], tmp_path: Path
) -> None:
    async with running(tmp_path, world, emojis=True):

        async def there() -> bool:
            return len(shown) == 3

        await wait_for(there)


async def test_a_bot_that_is_to_write_words_uploads_nothing(world: LocalDiscord, tmp_path: Path) -> None:
    async with running(tmp_path, world) as here:
        await here.client.warm.wait()
        await here.quiet()
    assert world.fake.world.emojis == {}


def test_every_icon_of_a_game_has_a_name_of_ours() -> None:
    assert all(at_discord.OURS.fullmatch(f"{name}_0a1b") for name in emojis())


async def test_a_panel_on_which_an_emoji_is_gone_is_shown_in_words(
    world: LocalDiscord, drawings: dict[str, Emblem], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Someone removes an emoji by hand: no one's press is refused for that."""
    monkeypatch.setattr(at_discord, "use_icons", use_icons)
    drawings.clear()
    drawings.update(dict.fromkeys(COLOURS, (tea, GOLD)))
    world.fake.first_answer = GENEROUS
    try:
        async with running(tmp_path, world, emojis=True) as here:
            await wait_for(all_there)
            post = await here.dealt("osaka", "Mika", "Jonas")
            people = [here.person(name) for name in ("Mika", "Jonas")]
            asked = [person for person in people if icons_on(await person.press(post, "Play"))]
            world.fake.world.emojis.clear()
            panel = await asked[0].press(post, "Play")
            assert len(panel.buttons) > len(COLOURS)
            assert icons_on(panel) == []
    finally:
        use_icons({})


async def all_there() -> bool:
    return len(shown_icons()) == len(COLOURS)


def icons_on(panel: Seen) -> list[Json]:
    """The emojis on the buttons and entries of a panel."""
    found = [part for menu in panel.menus for part in menu["options"]]
    return [part["emoji"] for part in (*found, *panel.buttons.values()) if part.get("emoji")]
