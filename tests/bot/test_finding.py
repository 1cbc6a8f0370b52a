"""Finding players: whoever fits is brought to a lobby, and asked once to be there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.background import sweep
from bot.core import clock
from bot.core.match.party import ANSWER, answer_by
from bot.store import searches
from bot.store.outbox_rows import FOUND
from bot.store.persons import Preferences
from bot.store.searches import CASUAL, RANKED, Wanted
from bot.store.spans import DAY, HOUR
from bot.topics.absence import operations as absence
from bot.topics.find import found_tables, operations
from bot.topics.find.found_tables import Found
from bot.topics.lobby import operations as lobby
from bot.topics.privacy import operations as privacy
from bot.topics.tables import operations as tables
from tests.bot.harness import BLUE, GREY, GUILD, MANAGER, MINT, PINK, STRANGER, closed, done, info_of
from tests.bot.houses import in_its_file, rows_with
from tests.bot.in_rooms import match_of, playing_in, rooms_of
from tests.bot.passing import advance
from tests.bot.seeking import here, look, one_round, sleep, stands
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.local.seen import Reply
    from bot.store.connection import Connection
    from tests.bot.harness import Harness
    from tests.bot.running_bot import RunningBot


async def test_those_who_fit_get_a_table_and_are_pinged_once(harness: Harness) -> None:
    for user in (BLUE, PINK, GREY, MINT, STRANGER):
        await look(harness, user, seats=(3,))
    (info,) = await one_round(harness)
    assert [guest.user for guest in info.guests] == [BLUE, PINK, GREY], "the oldest first"
    assert not any(guest.confirmed for guest in info.guests)
    assert (info.seats, info.opener, info.channel) == (3, BLUE, 10_000 + BLUE)
    assert await one_round(harness) == []
    (call,) = [row for row in await harness.post() if row.kind == "call"]
    assert (call.text, call.ping) == (FOUND, (BLUE, PINK, GREY))
    assert (await stands(harness, MINT)).found is None
    await here(harness, info, BLUE, PINK, GREY)
    done(await lobby.start(harness.acting, harness.caller(BLUE, channel=info.channel), info.id))
    await harness.acting.write(sweep.sweep)
    assert not (await stands(harness, BLUE)).looking, "who plays looks no more"


async def test_who_does_not_answer_loses_the_place_and_the_others_look_on(harness: Harness) -> None:
    for user in (BLUE, PINK, GREY):
        await look(harness, user, seats=(3,))
    (info,) = await one_round(harness)
    await here(harness, info, PINK, GREY)
    await harness.pass_time(ANSWER - HOUR)
    assert len((await harness.info(info.id)).guests) == 3
    await harness.pass_time(HOUR + 1)
    left = await harness.info(info.id)
    assert [guest.user for guest in left.guests] == [PINK, GREY]
    assert left.opener == PINK
    assert not (await stands(harness, BLUE)).looking
    assert (await stands(harness, PINK)).found is not None
    await look(harness, MINT, seats=(2,))
    await look(harness, STRANGER, seats=(3, 4))
    (filled,) = await one_round(harness)
    assert filled.id == info.id
    assert [guest.user for guest in filled.guests] == [PINK, GREY, STRANGER]
    calls = [row.ping for row in await harness.post() if row.kind == "call"]
    assert calls == [(BLUE, PINK, GREY), (STRANGER,)], "those who are there are pinged no more"


async def test_who_has_answered_keeps_the_place_whatever_the_host_changes_then(harness: Harness) -> None:
    for user in (BLUE, PINK):
        await look(harness, user)
    (info,) = await one_round(harness)
    await here(harness, info, BLUE, PINK)
    host = harness.caller(BLUE, channel=info.channel)
    info_of(await harness.acting.act(host, lobby.change, info.id, options={}, seats=3, lang=None, pace=None))
    await harness.pass_time(ANSWER + DAY)
    assert len((await harness.info(info.id)).guests) == 2


async def test_a_lobby_that_is_closed_gives_its_people_back(harness: Harness) -> None:
    for user in (BLUE, PINK):
        await look(harness, user)
    (info,) = await one_round(harness)
    closed(await harness.acting.play(harness.caller(MANAGER, channel=info.channel), tables.close(info.id)))
    await harness.acting.write(sweep.sweep)
    (again,) = await one_round(harness)
    assert again.id != info.id
    info_of(await harness.acting.act(harness.caller(PINK, channel=again.channel), lobby.leave, again.id))
    await harness.acting.write(sweep.sweep)
    assert not (await stands(harness, PINK)).looking, "who has left it looks no more"
    assert (await stands(harness, BLUE)).found is not None


async def test_time_without_the_bot_counts_for_no_one(harness: Harness) -> None:
    for user in (BLUE, PINK):
        await look(harness, user)
    (info,) = await one_round(harness)
    advance(3 * DAY)
    await harness.acting.write(sweep.sweep)
    assert len((await harness.info(info.id)).guests) == 2
    await harness.pass_time(ANSWER + 60)
    assert (await harness.info(info.id)).phase == "closed"


async def test_hours_that_do_not_meet_find_no_table(harness: Harness) -> None:
    noon = int(clock.now()) // DAY * DAY + DAY + 12 * HOUR
    await harness.pass_time(noon - int(clock.now()))
    await sleep(harness, BLUE, "Etc/UTC", "14:00-06:00")
    await sleep(harness, PINK, "Etc/UTC", "22:00-11:00")
    for user in (BLUE, PINK):
        await look(harness, user)
    assert await one_round(harness) == [], "three hours in common"
    await sleep(harness, PINK, "Etc/UTC", "22:00-10:00")
    await harness.pass_time(11 * HOUR)
    assert await one_round(harness) == [], "it is night for both"
    await harness.pass_time(13 * HOUR)
    (info,) = await one_round(harness)
    assert len(info.guests) == 2


async def test_who_is_away_is_not_brought_to_a_table(harness: Harness) -> None:
    for user in (BLUE, PINK):
        await look(harness, user)
    await harness.acting.write(absence.leave, PINK, int(clock.now()) + DAY)
    assert await one_round(harness) == []
    await harness.pass_time(DAY + 60)
    assert len(await one_round(harness)) == 1


def test_no_one_has_to_answer_at_night() -> None:
    own = Preferences({"zone": "Etc/UTC", "quiet": "22:00-08:00"})
    evening = 100 * DAY + 21 * HOUR
    assert answer_by(own, evening) == 101 * DAY + 10 * HOUR, "two hours from eight o'clock on"
    assert answer_by(own, 100 * DAY + 9 * HOUR) == 100 * DAY + 21 * HOUR
    assert answer_by(own, 100 * DAY + 12 * HOUR) == 101 * DAY + 10 * HOUR
    assert answer_by(Preferences(), evening) == evening + ANSWER


async def test_what_differs_keeps_people_apart(harness: Harness) -> None:
    apart: list[dict[str, Any]] = [
        {"games": ("osaka",)},
        {"seats": (4,)},
        {"paces": ("live",)},
        {"langs": ("it",)},
        {"counts": (RANKED,)},
    ]
    for chosen in apart:
        await look(harness, BLUE, seats=(2,), counts=(CASUAL,))
        await look(harness, PINK, **{"seats": (2,), "counts": (CASUAL,)} | chosen)
        assert await one_round(harness) == [], chosen
        for user in (BLUE, PINK):
            await harness.acting.write(operations.withdraw, harness.caller(user))


async def test_whom_someone_avoids_is_not_met_either_way(harness: Harness) -> None:
    await look(harness, BLUE, seats=(2,))
    await look(harness, PINK, seats=(2,))
    await harness.acting.write(operations.avoid, harness.caller(PINK), [BLUE, PINK])
    assert (await stands(harness, PINK)).avoids == {BLUE}
    assert (await stands(harness, BLUE)).avoids == frozenset()
    assert await one_round(harness) == []
    await look(harness, GREY, seats=(2,))
    (info,) = await one_round(harness)
    assert [guest.user for guest in info.guests] == [BLUE, GREY]


async def test_someone_slow_is_not_brought_to_who_wants_none(harness: Harness) -> None:
    await harness.database.transact(
        lambda c: c.executemany(
            "INSERT INTO answered (match, seat, person, since, took, allowed) VALUES ('OLD', 0, ?, ?, 90, 10)",
            [(PINK, number) for number in range(30)],
        )
    )
    await look(harness, BLUE, seats=(2,), reliable=True)
    await look(harness, PINK, seats=(2,))
    assert await one_round(harness) == []
    await look(harness, GREY, seats=(2,))
    (info,) = await one_round(harness)
    assert [guest.user for guest in info.guests] == [BLUE, GREY], "who is new is not slow"


async def test_two_lobbies_do_not_want_the_same_people(harness: Harness) -> None:
    for user in (BLUE, PINK, GREY, MINT):
        await look(harness, user, seats=(4,))
    harness.guild = other = GUILD + 1
    for user in (BLUE, PINK, GREY, MINT):
        await look(harness, user, channel=20_000 + user, seats=(4,))
    looking = await harness.acting.read(found_tables.read)
    assert set(looking.seekers) == {GUILD, other}
    (found,) = found_tables.fit(looking)
    assert isinstance(found, Found)
    again = [await harness.acting.write(found_tables.open_here, found, [5 + number]) for number in range(2)]
    assert again == [True, False], "worked out twice it is opened once"
    elsewhere = Found(other, found.kind, tuple(each.search for each in looking.seekers[other]))
    assert not await harness.acting.write(found_tables.open_here, elsewhere, [9]), "they have a table"
    assert await one_round(harness) == []


@pytest.mark.sqlite
async def test_an_erased_person_is_in_no_search_and_on_no_list(harness: Harness) -> None:
    for user in (BLUE, PINK):
        await look(harness, user, seats=(2,))
    await harness.acting.write(operations.avoid, harness.caller(GREY), [PINK])
    exported = await harness.acting.read(privacy.export, GREY)
    assert exported["avoided"] == [str(PINK)]
    await privacy.erase_person(harness.acting, harness.caller(PINK))
    assert await one_round(harness) == []
    assert (await stands(harness, GREY)).avoids == frozenset()
    assert await harness.database.read(lambda connection: rows_with(connection, PINK)) == []


async def test_after_a_day_alone_someone_may_start_with_bots(harness: Harness) -> None:
    await look(harness, BLUE, games=("osaka",), seats=(3,))
    await harness.pass_time(DAY - 60)
    assert not (await stands(harness, BLUE)).alone
    await harness.pass_time(120)
    assert (await stands(harness, BLUE)).alone
    letters = [row for row in await harness.post() if row.kind == "lonely"]
    assert [(row.user, row.text) for row in letters] == [(BLUE, str(GUILD))]
    await harness.pass_time(DAY)
    assert [row for row in await harness.post() if row.kind == "lonely"] == [], "told once"
    assert await harness.acting.write(operations.want_bots, GUILD, BLUE)
    (found,) = await harness.acting.read(found_tables.with_bots)
    assert await harness.acting.write(found_tables.open_here, found, [5])
    info = (await stands(harness, BLUE)).found
    assert info is not None
    assert (info.seats, len(info.bots), info.channel) == (3, 2, 5)
    assert await harness.acting.read(found_tables.with_bots) == []
    await harness.pass_time(ANSWER + DAY)
    assert (await harness.info(info.id)).phase == "lobby", "who asked for it is there"
    assert not await harness.acting.write(operations.want_bots, GUILD, PINK)


SCANNED = re.compile(r"SCAN (searches|avoided|matches|guests)(?! USING)")

PLANNED: dict[str, Callable[[Connection], object]] = {
    "one": lambda c: searches.load(c, GUILD, BLUE),
    "held": searches.held,
    "unanswered": lambda c: searches.unanswered(c, 5),
    "settling": searches.settle,
    "over": lambda c: searches.over(c, 5),
    "lonely": lambda c: searches.lonely(c, 5),
    "with bots": lambda c: searches.with_bots(c, 5),
    "answered": lambda c: searches.answered(c, "AAA", 5),
    "avoided": lambda c: searches.avoided(c, [1, 2]),
}


@pytest.mark.sqlite
async def test_no_sweep_nor_press_looks_at_a_thousand_searches(harness: Harness) -> None:
    def scanning(connection: Connection) -> dict[str, list[str]]:
        for user in range(1000, 2000):
            searches.keep(connection, GUILD, user, "someone", user, Wanted(("osaka",), (4,), ("day",), ("en",)))
            searches.begin(connection, GUILD, user, 10, 1000)
        found: dict[str, list[str]] = {}
        for name, ask in PLANNED.items():
            asked: list[str] = []
            in_its_file(connection).set_trace_callback(asked.append)
            ask(connection)
            in_its_file(connection).set_trace_callback(None)
            plans = [row[3] for each in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {each}")]
            found[name] = [plan for plan in plans if SCANNED.search(plan)]
        return found

    found = await harness.database.transact(scanning)
    assert {name: plans for name, plans in found.items() if plans} == {}


async def _looks(here: RunningBot, name: str, **chosen: list[str]) -> Reply:
    """Someone looks for players by the panel."""
    person = here.person(name)
    panel = await person.command("/find", channel="harbour-talk")
    for menu, entries in chosen.items():
        panel = await person.choose(panel, f"find::0:{menu}:", entries, forged=True)
    return await person.press(panel, "findon::0::", forged=True)


async def test_a_match_is_found_in_a_forum(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "post") as (here_, forum):
        for name in ("Mika", "Jonas", "Giulia"):
            assert says((await _looks(here_, name, games=["toy"], seats=["3"], langs=["en"])).text, "find-looking")
        await here_.pass_time(901)
        await here_.client.table_finder.look()
        (room,) = rooms_of(here_, forum)
        match = match_of(room)
        assert room.name.endswith(": Mika, Jonas, Giulia")
        mika, jonas = here_.person("Mika"), here_.person("Jonas")
        call = await here_.seen(mika, lambda message: says(message.text, "find-call"), str(room.id))
        assert sorted(call.mentions) == ["Giulia", "Jonas", "Mika"]
        assert says((await mika.press(call, "I'm here")).text, "house-lobby-confirmed")
        assert says((await jonas.command("/find", channel="harbour-talk")).text, "find-found")
        left = await here_.person("Giulia").press(call, "Leave")
        assert says(left.text, "house-lobby-left")
        await jonas.press(call, "I'm here")
        await here_.quiet()
        info = await here_.app.acting.read(lambda unit: unit.info(match))
        assert [guest.confirmed for guest in info.guests] == [True, True]
        # Someone who left the server meanwhile is told apart from who is there.
        await _looks(here_, "Tom", games=["toy"], seats=["3"], langs=["en"])
        guild = next(iter(here_.world.fake.world.guilds.values()))
        member = guild.members.pop(here_.user("Tom"))
        await here_.pass_time(901)
        await here_.client.table_finder.look()
        guild.members[here_.user("Tom")] = member
        info = await here_.app.acting.read(lambda unit: unit.info(match))
        assert len(info.guests) == 2
        assert says((await here_.person("Tom").command("/find", channel="harbour-talk")).text, "find-panel")


async def _nothing_else_can_be_chosen(here: RunningBot) -> None:
    """What no menu offers changes nothing, nor does a press in direct messages."""
    mika, fake = here.person("Mika"), here.world.fake
    panel = await mika.command("/find", channel="harbour-talk")
    for menu in ("games", "seats", "paces", "langs", "terms", "days", "moon"):
        said = await mika.choose(panel, f"find::0:{menu}:", ["77"], forged=True)
        assert says(said.text, "bot-bad-option"), menu
    fake.direct_channel(fake.world.personas[here.user("Mika")])
    private = await mika.command("/privacy show", channel="dm")
    assert says((await mika.press(private, "findon::0::", forged=True)).text, "house-trouble-server-only")


async def test_a_kill_while_a_room_is_made_loses_no_search(tmp_path: Path) -> None:
    async with playing_in(tmp_path, "thread") as (here_, channel):
        await _nothing_else_can_be_chosen(here_)
        for name in ("Mika", "Jonas"):
            await _looks(here_, name, games=["toy"], seats=["2"], langs=["en"])
        looking = await here_.app.acting.read(found_tables.read)
        (found,) = found_tables.fit(looking)
        assert isinstance(found, Found)
        opening = await here_.app.acting.write(found_tables.promise, found, channel.id)
        assert opening is not None
        assert says((await here_.person("Mika").command("/find", channel="harbour-talk")).text, "find-being-made")
        await here_.pass_time(901)
        await here_.client.room_keeper.look()
        await here_.client.table_finder.look()
        (room,) = rooms_of(here_, channel)
        assert match_of(room) != opening.match
        info = await here_.app.acting.read(lambda unit: unit.info(match_of(room)))
        assert len(info.guests) == 2
