"""An unchanged discord.py client at the local Discord, over TLS, from login to resume."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from bot.local.people import DM
from bot.local.running import LocalDiscord
from bot.local.seen import NotPossible
from bot.local.waiting import wait_for
from tests.local.little_bot import LittleBot, little_bot
from tests.timeouts import GENEROUS


@pytest.fixture
async def world() -> AsyncIterator[LocalDiscord]:
    async with LocalDiscord.running() as running:
        running.fake.first_answer = GENEROUS
        yield running
        assert await running.control.violations() == []


@pytest.fixture
async def bot(world: LocalDiscord) -> AsyncIterator[LittleBot]:
    async with little_bot(world) as running:
        yield running


@pytest.mark.usefixtures("bot")
async def test_a_command_is_deferred_and_answered_with_panel_and_post(world: LocalDiscord) -> None:
    mika, jonas = world.person("Mika"), world.person("Jonas")
    reply = await mika.command("/game open", game="osaka")
    assert reply.kind == 5
    assert reply.ephemeral
    assert reply.text == "A table of osaka"
    assert list(reply.buttons) == ["Play", "Write", "Gone"]
    assert [(each.filename, each.description) for each in reply.pictures] == [("board.png", "A navy board")]
    assert (await world.control.file(reply.pictures[0])).startswith(b"\x89PNG")
    await wait_for(lambda: _count(world, 1))
    seen = await jonas.channel()
    assert [each.text.split()[-2:] for each in seen] == [["opened", "osaka"]]
    created = await world.control.record("created")
    assert [line["pings"] for line in created] == [[], ["Mika"]]
    assert created[1]["nonce"] == f"n{reply.interaction}"


async def _count(world: LocalDiscord, number: int) -> bool:
    return len(await world.person("Jonas").channel()) >= number


async def test_buttons_menus_and_modals(world: LocalDiscord, bot: LittleBot) -> None:
    mika = world.person("Mika")
    panel = await mika.command("/game open", game="osaka")
    played = await mika.press(panel, "Play")
    assert (played.id, played.text, played.kind) == (panel.id, "Played", 6)
    assert (await mika.choose(panel, "Or take", ["Yellow 5", "y1"])).text == "Took y5, y1"
    offered = (await mika.press(panel, "Write")).modal
    assert offered is not None
    assert offered.title == "Say a word"
    jonas = next(str(each.id) for each in world.fake.world.personas.values() if each.name == "Jonas")
    await asyncio.wait_for(bot.offered.wait(), GENEROUS)
    filled = {"word": "silk", "colour": "blue", "goods": ["tea"], "who": [jonas], "sure": True}
    assert (await mika.submit(offered, filled)).text == "You said ['silk', 'blue', ['tea'], ['Jonas'], True]"
    for values, reason in (
        ({}, "too short"),
        ({"word": "x" * 21}, "too long"),
        ({"word": "x", "colour": "green"}, "are to be"),
    ):
        with pytest.raises(NotPossible, match=reason):
            await mika.submit(offered, values)
    with pytest.raises(NotPossible, match="disabled"):
        await mika.press(panel, "Gone")
    with pytest.raises(NotPossible, match="1 to 2"):
        await mika.choose(panel, "Or take", ["y1", "y3", "y5"])
    with pytest.raises(NotPossible, match="does not see"):
        await world.person("Jonas").press(panel, "Play")
    with pytest.raises(NotPossible, match="no modal"):
        await world.person("Jonas").submit(offered, filled)


@pytest.mark.usefixtures("bot")
async def test_completion(world: LocalDiscord) -> None:
    assert await world.person("Mika").complete("/game open", "game", "o") == ["osaka"]


@pytest.mark.usefixtures("bot")
async def test_direct_messages_open_and_closed(world: LocalDiscord) -> None:
    mika, jonas = world.person("Mika"), world.person("Jonas")
    person = next(each for each in (await world.control.ask("world"))["personas"] if each["name"] == "Jonas")
    assert (await mika.command("/game whisper", person=person["id"])).text == "told"
    assert [each.text for each in await jonas.inbox()] == ["A secret"]
    await jonas.set_direct_messages(allowed=False)
    assert (await mika.command("/game whisper", channel=DM, person=person["id"])).text == "refused 50007"


@pytest.mark.usefixtures("bot")
async def test_threads(world: LocalDiscord) -> None:
    mika = world.person("Mika")
    thread = int((await mika.command("/game thread")).text.split()[-1])
    post = await mika.last(thread)
    assert (await mika.press(post, "Play")).text == "Played"
    await world.control.ask("archive_thread", channel=thread)
    with pytest.raises(NotPossible, match="archived"):
        await mika.press(post, "Play")


async def test_a_press_delivered_twice_reaches_the_bot_twice(world: LocalDiscord, bot: LittleBot) -> None:
    mika = world.person("Mika")
    panel = await mika.command("/game open", game="osaka")
    reply = await mika.press(panel, "Play", times=2)
    await wait_for(lambda: _pressed(bot, 2))
    assert bot.pressed == [reply.interaction] * 2
    await world.control.ask("replay", interaction=reply.interaction)
    await wait_for(lambda: _pressed(bot, 3))


async def _pressed(bot: LittleBot, number: int) -> bool:
    return len(bot.pressed) == number


@pytest.mark.parametrize("break_off", ["cut_gateway", "ask_to_reconnect"])
async def test_a_press_in_a_broken_connection_arrives_by_resume(
    world: LocalDiscord, bot: LittleBot, break_off: str
) -> None:
    mika = world.person("Mika")
    panel = await mika.command("/game open", game="osaka")
    await world.control.ask(break_off)
    assert (await mika.press(panel, "Play")).text == "Played"
    async with asyncio.timeout(GENEROUS):
        await bot.resumed.wait()
    steps = [line["step"] for line in await world.control.record("connection")]
    assert steps[0] == "ready"
    assert steps[-1] == "resumed"


async def test_after_a_lost_session_the_bot_logs_in_anew(world: LocalDiscord, bot: LittleBot) -> None:
    mika = world.person("Mika")
    panel = await mika.command("/game open", game="osaka")
    await world.control.ask("invalidate_session")

    async def twice_ready() -> bool:
        lines = await world.control.record("connection")
        return [line["step"] for line in lines].count("ready") == 2

    await wait_for(twice_ready)
    assert (await mika.press(panel, "Play")).text == "Played"
    assert len(bot.pressed) == 1


async def test_the_client_learns_what_befalls_its_guild(world: LocalDiscord, bot: LittleBot) -> None:
    control, guild = world.control, bot.guilds[0]
    tables = guild.text_channels[0]
    assert tables.permissions_for(guild.me).attach_files
    await control.ask("set_permissions", channel=tables.id, deny=["attach_files"])
    await _so(lambda: not guild.text_channels[0].permissions_for(guild.me).attach_files)
    await control.ask("set_permissions", allow=["manage_threads"])
    await _so(lambda: guild.me.guild_permissions.manage_threads)
    thread = await control.ask("add_thread", persona="Mika", name="Round", channel=tables.id)
    await _so(lambda: guild.get_thread(int(thread["id"])) is not None)
    await control.ask("archive_thread", channel=int(thread["id"]))
    await _so(lambda: (found := guild.get_thread(int(thread["id"]))) is None or found.archived)
    await control.ask("delete_channel", channel=tables.id)
    await _so(lambda: guild.get_channel(tables.id) is None)
    await control.ask("kick_bot")
    await _so(lambda: not bot.guilds)
    await control.ask("invite_bot")
    await _so(lambda: [each.name for each in bot.guilds] == ["Harbour"])


async def _so(condition: Callable[[], bool]) -> None:
    async def asked() -> bool:
        return condition()

    await wait_for(asked)
