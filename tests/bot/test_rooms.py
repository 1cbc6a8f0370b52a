"""Rooms: a server plays in threads or forum posts that the bot makes, names, tags, fills and archives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.background.rooms import GATHERED, RENAMED_WITHIN
from bot.core.match.rooms import KEPT, WAITS
from bot.discord.ids import short
from bot.discord.rooms import room_name
from bot.local.waiting import wait_for
from bot.store import matches, server_settings
from bot.store.server_settings import ANNOUNCEMENTS, LANG, PACE, REFUSED, ROLE, WHERE
from bot.topics.privacy.operations import erase_person
from render.core.words import Words
from rules.core.player import LEVELS
from rules.core.rng import Rng
from tests.bot.in_rooms import GAME, choose, kept, later, match_of, opened, playing_in, tags_of
from tests.bot.running_bot import running_bot
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.seen import Reply, Seen
    from bot.local.world import Channel
    from tests.bot.running_bot import RunningBot


async def test_a_forum_post_from_the_lobby_to_a_week_after_the_end(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "post") as (here, forum):
        assert {"open", "running", "waiting", "over"} <= {tag.name for tag in forum.tags}
        match, post, lobby = await opened(here, forum)
        assert post.name == f"{GAME} {match}: Mika, +3"
        assert tags_of(here, post) == ["open", GAME]
        assert post.auto_archive == 10_080
        await here.person("Jonas").press(lobby, "Join")
        await here.person("Giulia").press(lobby, "Join")
        await later(here, GATHERED + 1)
        await kept(here, post, name=f"{GAME} {match}: Mika, Jonas, Giulia, +1")
        assert {here.user(each) for each in ("Mika", "Jonas", "Giulia")} <= set(post.member_ids)

        async def archived() -> bool:
            return post.archived

        await here.quiet()
        asked = await here.person("Mika").press(lobby, "Start")
        await here.person("Mika").press(asked, "Deal")
        await kept(here, post, tags=["running", GAME])
        await later(here, GATHERED + 1)
        await kept(here, post, name=f"{GAME} {match}: Mika, Jonas, Giulia")
        await later(here, WAITS + 1)
        await kept(here, post, tags=["waiting", GAME])
        while await here.inside.play_on(match, Rng(match.encode()), 50, channel=post.id):
            pass
        await here.quiet()
        await kept(here, post, tags=["over", GAME])
        assert not post.archived
        await later(here, RENAMED_WITHIN)
        await here.client.room_keeper.look()
        ending = post.name
        assert ending.startswith(f"{GAME} {match}: ")
        assert sorted(each.split()[0] for each in ending.partition(": ")[2].split(", ")) == ["Giulia", "Jonas", "Mika"]
        assert all(each.split()[1].isdecimal() for each in ending.partition(": ")[2].split(", "))
        # Someone has written there since: Discord does not archive it by itself.
        await here.pass_time(KEPT - RENAMED_WITHIN)
        await here.person("Tom").say("Well played", channel=str(post.id))
        await later(here, RENAMED_WITHIN)
        await wait_for(archived, 10)
        renamed = [each for each in here.world.fake.world.messages_in(post.id) if each.kind == 4]
        assert [each.content for each in renamed] == [
            f"{GAME} {match}: Mika, Jonas, Giulia, +1",
            f"{GAME} {match}: Mika, Jonas, Giulia",
            ending,
        ]


async def test_a_thread_is_named_at_most_twice_in_ten_minutes(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, channel):
        match, thread, lobby = await opened(here, channel)
        for name in ("Jonas", "Giulia", "Tom"):
            await here.person(name).press(lobby, "Join")
            await later(here, GATHERED + 5)
        await kept(here, thread, name=f"{GAME} {match}: Mika, Jonas, Giulia, +1")
        await later(here, RENAMED_WITHIN)
        await kept(here, thread, name=f"{GAME} {match}: Mika, Jonas, Giulia, Tom")
        refused = [each for each in await here.world.control.record("request") if each.get("status") == 429]
        assert refused == []


async def test_a_room_says_who_is_a_bot_in_its_language(tmp_path: Path) -> None:
    osaka = "Die Händler von Osaka"
    async with playing_in(tmp_path, "thread", **{LANG: "de"}) as (here, channel):
        match, thread, lobby = await opened(here, channel, game="osaka")
        bots = await here.person("Mika").press(lobby, f"bots:{match}:1::", forged=True)
        await here.person("Mika").choose(bots, f"bot:{match}:0:add:", [LEVELS[0]], forged=True)
        await later(here, GATHERED + 1)
        await kept(here, thread, name=f"{osaka} {match}: Mika, Kiku (Bot), +2")
        game, long = await here.app.acting.read(lambda unit: unit.info(match)), "M" * 31
        name = room_name(game, [("Kiku (bot)", 54), (f"{long}MM", 9)], Words.of("de"))
        assert name == f"{osaka} {match}: Kiku (Bot) 54, {long}… 9, +2"


async def test_what_a_server_has_chosen_is_what_a_table_is_opened_with(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread", **{LANG: "it", PACE: "slow", REFUSED: "bots practice"}) as (
        here,
        channel,
    ):
        match, _, lobby = await opened(here, channel, game="osaka")
        info = await here.app.acting.read(lambda unit: unit.info(match))
        assert (info.lang, info.pace) == ("it", "slow")
        assert "Aggiungi un bot" not in lobby.buttons
        bots = await here.person("Mika").press(lobby, f"bots:{match}:1::", forged=True)
        assert says((await here.person("Mika").command("/practice", game="osaka")).text, "rooms-refused-practice")
        added = await here.person("Mika").choose(bots, f"bot:{match}:0:add:", [LEVELS[0]], forged=True)
        assert says(added.text, "rooms-refused-bots")


async def test_only_who_manages_the_server_settles_where_it_plays(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        jonas, control = here.person("Jonas"), here.world.control
        await control.ask("set_permissions", persona="Jonas", allow=["manage_guild"])
        panel = await jonas.command("/table settings")
        await control.ask("set_permissions", persona="Jonas", deny=["manage_guild"])
        assert says((await jonas.choose(panel, "Tische", ["thread"])).text, "house-manage-needs")
        panel = await here.person("Mika").command("/table settings")
        for slot, values in (("where", ["moon"]), ("lang", ["tlh"]), ("pace", ["never"]), ("x", [])):
            said = await here.person("Mika").choose(panel, f"server::0:{slot}:", values, forged=True)
            assert says(said.text, "bot-bad-option"), slot
        guild = next(iter(here.world.fake.world.guilds))
        stands = await here.app.database.read(lambda c: server_settings.load(c, guild))
        assert not stands.values
        panel = await here.person("Mika").choose(panel, "Nothing extra", ["bots", "levels"])
        panel = await here.person("Mika").choose(panel, "Language", ["de"])
        panel = await here.person("Mika").choose(panel, "Pace", ["long"])
        stands = await here.app.database.read(lambda c: server_settings.load(c, guild))
        assert (stands.lang, stands.pace, stands.shares_levels) == ("de", "long", True)
        assert stands.refused == {"practice", "boxes"}


async def test_who_is_invited_has_a_seat_for_a_day_and_is_called_once(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "post") as (here, forum):
        match, post, lobby = await opened(here, forum, seats=3)
        mika, jonas = here.person("Mika"), here.person("Jonas")
        invited = await mika.command("/game invite", channel=str(post.id), player=str(here.user("Jonas")))
        assert says(invited.text, "rooms-invited")
        call = await here.seen(jonas, lambda message: says(message.text, "rooms-call-people"), str(post.id))
        assert call.mentions == ["Jonas"]
        assert here.user("Jonas") in post.member_ids or await _added(here, post, "Jonas")
        again = await mika.command("/game invite", channel=str(post.id), player=str(here.user("Jonas")))
        assert says(again.text, "house-lobby-already")
        panel = await mika.command("/game invite", channel=str(post.id))
        full = await mika.choose(panel, "Choose players", ["Giulia"])
        assert says(full.text, "rooms-invited")
        stranger = await here.person("Tom").press(lobby, "Join")
        assert says(stranger.text, "house-lobby-kept")
        assert says(
            (await here.person("Tom").command("/game invite", channel=str(post.id))).text, "house-lobby-opener-only"
        )
        bot = await mika.command("/game invite", channel=str(post.id), player=str(here.world.fake.world.bot.id))
        assert says(bot.text, "rooms-invite-nobody")
        third = await mika.command("/game invite", channel=str(post.id), player=str(here.user("Anna")))
        assert says(third.text, "house-lobby-full")
        assert says((await jonas.press(call, "Join")).text, "bot-lobby-joined", "house-lobby-joined-open")
        await here.quiet()
        calls = [each for each in await jonas.channel(str(post.id)) if says(each.text, "rooms-call-people")]
        assert [each.mentions for each in calls] == [["Jonas"], ["Giulia"]]
        assert await here.app.acting.read(lambda unit: len(unit.info(match).expected)) == 3


async def _added(here: RunningBot, post: Channel, name: str) -> bool:
    """Whether someone is added to a room as soon as it is looked after."""
    await here.client.room_keeper.look()
    return here.user(name) in post.member_ids


async def test_the_role_is_called_once_a_lobby_and_once_a_day(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, channel):
        mika, control = here.person("Mika"), here.world.control
        board = (await control.ask("add_channel", name="news"))["id"]
        staff = (await control.ask("add_role", name="Staff", people=["Jonas"]))["id"]
        players = (await control.ask("add_role", name="Players", people=["Jonas", "Tom"], mentionable=True))["id"]
        _, thread, _ = await opened(here, channel)
        await choose(here, {ROLE: staff, ANNOUNCEMENTS: board})
        panel = await mika.command("/game invite", channel=str(thread.id))
        assert says((await mika.press(panel, "Ping the role")).text, "rooms-role-barred")
        assert says((await mika.command("/table settings")).text, "rooms-role-barred")
        await choose(here, {ROLE: players})
        panel = await mika.command("/game invite", channel=str(thread.id))
        assert says((await mika.press(panel, "Ping the role")).text, "rooms-called-done")
        call = await here.seen(here.person("Tom"), lambda message: "is looking for players" in message.text, board)
        assert call.data["mention_roles"] == [players]
        assert call.mentions == []
        # Whoever reads it there joins from there.
        assert says((await here.person("Tom").press(call, "Join")).text, "bot-lobby-joined", "house-lobby-joined-open")
        assert says((await _call(here, panel)).text, "rooms-called")
        _, other, _ = await opened(here, channel)
        panel = await mika.command("/game invite", channel=str(other.id))
        assert says((await mika.press(panel, "Ping the role")).text, "rooms-called-lately")
        await here.pass_time(86_401)
        panel = await mika.command("/game invite", channel=str(other.id))
        await control.ask("delete_channel", channel=board)
        await here.quiet()
        assert says((await mika.press(panel, "Ping the role")).text, "rooms-announcements-gone")
        await choose(here, {ANNOUNCEMENTS: ""})
        assert says((await mika.press(panel, "Ping the role")).text, "rooms-called-done")
        await here.seen(here.person("Tom"), lambda message: "is looking for players" in message.text, str(other.id))


async def _call(here: RunningBot, panel: Seen) -> Reply:
    """Press the button of an older panel once more."""
    custom_id = panel.buttons["Ping the role"]["custom_id"]
    return await here.person("Mika").press(panel, custom_id, forged=True)


async def test_options_are_kept_under_a_name_and_a_table_opened_with_them(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika = here.person("Mika")
        await mika.command("/game open", game="osaka", seats=3, language="de")
        panel = await mika.press(await mika.command("/game options"), "Presets")
        form = await mika.press(panel, "Keep these options")
        assert form.modal is not None
        assert says((await mika.submit(form.modal, {"name": "Evening"})).text, "rooms-preset-saved")
        shared = await mika.press(panel, "Keep for this server")
        assert shared.modal is not None
        await mika.submit(shared.modal, {"name": "House"})
        await mika.command("/game leave")
        names = await mika.complete("/game open", "preset", "", channel="harbour-talk", game="osaka")
        assert names == ["As last time", "Evening", "House (this server)"]
        theirs = await here.person("Jonas").complete("/game open", "preset", "", channel="harbour-talk", game="osaka")
        assert theirs == ["House (dieser Server)"]
        key = short("True:House")
        await here.person("Jonas").command("/game open", game="osaka", preset=key, channel="harbour-talk")
        infos = await here.app.acting.read(
            lambda unit: [unit.info(each) for each in matches.of_guild(unit.connection, here.inside.guild)]
        )
        assert [(info.seats, info.lang) for info in infos] == [(3, "de")]
        unknown = await mika.command("/game open", game="osaka", preset="nothing")
        assert says(unknown.text, "bot-bad-option")
        last = await mika.command("/game open", game="osaka", preset="last")
        assert says(last.text, "bot-lobby-opened")
        panel = await mika.press(await mika.command("/game options"), "Presets")
        assert says((await mika.choose(panel, "Use a preset", ["Evening"])).text, "rooms-preset-used")
        assert says((await mika.choose(panel, "Delete a preset", ["Evening"])).text, "rooms-preset-gone")
        own = await here.person("Jonas").command("/game options", channel="harbour-talk")
        jonas = await here.person("Jonas").press(own, "Vorlagen")
        assert "Keep for this server" not in jonas.buttons
        said = await here.person("Jonas").choose(jonas, f"droppreset:{infos[0].id}:0::", [key], forged=True)
        assert says(said.text, "house-manage-needs")


async def test_a_lobby_says_how_long_such_a_game_takes_once_three_have_ended(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        for number in range(3):
            channel = int((await here.world.control.ask("add_channel", name=f"pier{number}"))["id"])
            match = await here.laid("toy", "Mika", "Jonas", channel=channel)
            while await here.inside.play_on(match, Rng(bytes([number])), 50, channel=channel):
                pass
        await here.app.database.transact(
            lambda c: c.execute(
                "UPDATE matches SET ended = started + 86400 * (number - (SELECT min(number) FROM matches) + 1)"
            )
        )
        await here.person("Mika").command("/game open", game="toy")
        lobby = await here.seen(here.person("Mika"), lambda message: "Join" in message.buttons)
        assert "A game like this takes about 2 days here" in lobby.text
        await here.person("Mika").command("/game open", game="osaka", channel="harbour-talk")
        other = await here.seen(here.person("Mika"), lambda message: "Join" in message.buttons, "harbour-talk")
        assert "takes about" not in other.text


async def test_a_rematch_is_played_in_the_room_of_the_game_before_which_is_opened_again(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "post") as (here, forum):
        match, post, _ = await opened(here, forum)
        await here.person("Mika").command("/game close", channel=str(post.id))
        final = next(each for each in await here.person("Mika").channel(str(post.id)) if each.buttons)
        await here.person("Mika").press(final, f"shut:{match}:0::", forged=True)
        await later(here, GATHERED + 1)
        await kept(here, post, name=f"{GAME} {match}: closed", tags=["over", GAME])
        await later(here, KEPT + 1)
        assert post.sleeps(here.world.fake.clock.now())
        await here.world.control.ask("archive_thread", channel=post.id, archived=False)
        await choose(here, {WHERE: ""})
        reply = await here.person("Jonas").command("/game open", game="toy", channel=str(post.id))
        assert says(reply.text, "bot-lobby-opened")
        await choose(here, {WHERE: "post"})
        await later(here, GATHERED + 1)
        assert match_of(post) != match
        await kept(here, post, name=f"Laternenmarkt {match_of(post)}: Jonas, +3", tags=["open", GAME])


async def test_a_room_is_not_called_after_whom_the_house_has_forgotten(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here, channel):
        match, thread, lobby = await opened(here, channel)
        await here.person("Jonas").press(lobby, "Join")
        await later(here, GATHERED + 1)
        await kept(here, thread, name=f"{GAME} {match}: Mika, Jonas, +2")
        await erase_person(here.app.acting, here.inside.caller(here.user("Jonas")))
        await here.client.room_keeper.look()
        await later(here, RENAMED_WITHIN)
        await kept(here, thread, name=f"{GAME} {match}: Mika, +3")
        held = await here.app.database.read(lambda c: tuple(c.execute("SELECT name, members FROM rooms").fetchone()))
        assert "Jonas" not in held[0]
        assert str(here.user("Jonas")) not in held[1]
