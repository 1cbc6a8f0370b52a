"""Automatic players at the table: no one is called or counted for them, they agree to everything, and they play."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

from bot.core import finding, people
from bot.core.match import free_seats
from bot.discord.message import Text
from bot.local.waiting import wait_for
from bot.outbox import posts
from bot.outbox.told import Told
from bot.players import playing
from bot.store import bots, pending_turns, results
from bot.store.errors import Unready
from bot.store.records import MatchInfo
from bot.topics.lobby import operations as lobby_operations
from bot.topics.practice import operations as practice
from bot.topics.seats import operations as seats
from bot.topics.undo import operations as undo
from bot.topics.votes import operations as votes
from render.core.words import Words
from rules.osaka.events import PassedOver, Took
from tests.bot.harness import BLUE, GREY, MINT, PEOPLE, PINK, STRANGER, done, info_of, kinds, why
from tests.bot.table_of_bots import all_play, bot_seats, deal_with, open_with, posted, think_here, until_a_bot_is_asked
from tests.bot.test_store_crash import break_at_each
from tests.bot.test_votes import seat_of, voted
from tests.timeouts import GENEROUS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    import pytest

    from bot.players.thinker import Thinkable
    from rules.core.log import Move
    from rules.core.table import Event
    from tests.bot.harness import Harness

T = TypeVar("T")


async def moves_in(harness: Harness, match: str) -> Sequence[Move[Event]]:
    return (await harness.load(match, None)).match.standing_moves


async def test_the_host_fills_a_lobby_and_people_take_the_seats_back(harness: Harness) -> None:
    match = await open_with(harness, "osaka", BLUE, PINK, bots=2)
    acting, host = harness.acting, harness.caller
    assert why(await acting.act(host(BLUE), lobby_operations.add_bot, match, "master")) == "full"
    lobby = info_of(await acting.act(host(BLUE), lobby_operations.remove_bot, match, 1))
    assert [(bot.number, bot.name, bot.level) for bot in lobby.bots] == [(2, "Umi", "apprentice")]
    assert why(await acting.act(host(BLUE), lobby_operations.remove_bot, match, 1)) == "bad-option"
    lobby = info_of(await acting.act(host(BLUE), lobby_operations.add_bot, match, "master"))
    assert [(bot.name, bot.level) for bot in lobby.bots] == [("Umi", "apprentice"), ("Kiku", "master")]
    lobby = info_of(await acting.act(host(GREY), lobby_operations.join, match, colour=None))
    assert ([bot.name for bot in lobby.bots], lobby.taken) == (["Umi"], 4)
    lobby = info_of(await acting.act(host(MINT), lobby_operations.join, match, colour=None))
    assert (lobby.bots, lobby.taken) == ((), 4)
    assert why(await acting.act(host(STRANGER), lobby_operations.join, match, colour=None)) == "full"


async def test_only_the_host_adds_bots_and_only_where_some_can_play(harness: Harness) -> None:
    match = await harness.open("osaka", BLUE, PINK)
    assert (
        why(await harness.acting.act(harness.caller(PINK), lobby_operations.add_bot, match, "trader")) == "not-opener"
    )
    assert why(await harness.acting.act(harness.caller(PINK), lobby_operations.remove_bot, match, 1)) == "not-opener"
    assert (
        why(await harness.acting.act(harness.caller(BLUE), lobby_operations.add_bot, match, "emperor")) == "bad-option"
    )
    toys = await harness.open("toy", BLUE, channel=9)
    assert (
        why(await harness.acting.act(harness.caller(BLUE, channel=9), lobby_operations.add_bot, toys, "trader"))
        == "bad-option"
    )


async def test_fewer_seats_send_bots_off_but_no_people(harness: Harness) -> None:
    match = await open_with(harness, "osaka", BLUE, PINK, bots=2)
    fewer = await harness.acting.act(
        harness.caller(BLUE), lobby_operations.change, match, options={}, seats=3, lang=None, pace=None
    )
    assert len(info_of(fewer).bots) == 1
    fewer = await harness.acting.act(
        harness.caller(BLUE), lobby_operations.change, match, options={}, seats=2, lang=None, pace=None
    )
    assert info_of(fewer).bots == ()


async def test_a_bot_has_a_name_and_a_colour_and_no_one_is_called_for_it(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=3)
    loaded = await harness.load(match, BLUE)
    assert sorted(person.name for person in loaded.people if person.bot) == ["Kiku (bot)", "Sora (bot)", "Umi (bot)"]
    assert len({person.colour for person in loaded.people}) == 4
    assert [loaded.people[seat].mention for seat in loaded.owned] == [BLUE]
    think_here(harness)
    for _ in range(4):
        await until_a_bot_is_asked(harness, match)
        await all_play(harness, match)
    await harness.post()
    assert {user for row in harness.sent for user in (*row.ping, row.user or BLUE)} == {BLUE}
    waited = await harness.database.read(lambda connection: pending_turns.load(connection, match))
    assert set(waited) == {await seat_of(harness, match, BLUE)}


async def test_all_bots_up_to_the_person_play_in_one_go_and_one_post(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=3)
    think_here(harness)
    await until_a_bot_is_asked(harness, match)
    await all_play(harness, match)
    since: int | None = None
    for _ in range(6):
        await until_a_bot_is_asked(harness, match)
        await harness.post()
        assert await all_play(harness, match) == 1
        assert [(row.kind, row.ping) for row in await posted(harness)] == [("table", (BLUE,))]
        loaded = await harness.load(match, BLUE)
        # The person may be asked for insurance before all bots have had their turns.
        if loaded.match.turn_of in loaded.owned:
            moves = await moves_in(harness, match)
            told = [record.event for move in moves[since:] for record in move.told]
            by_itself = {event.seat for event in told if isinstance(event, Took | PassedOver)}
            assert since is None or {move.seat for move in moves[since:]} | by_itself == {*range(len(loaded.people))}
            since = len(moves)
    assert since is not None, "the person had a turn"


async def test_with_more_people_each_bot_plays_its_turn_apart(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, PINK, bots=2)
    think_here(harness)
    for _ in range(4):
        await until_a_bot_is_asked(harness, match)
        await harness.post()
        before = await moves_in(harness, match)
        assert await harness.driver.play(match)
        assert kinds(await posted(harness)) == ["table"]
        assert len({move.seat for move in (await moves_in(harness, match))[len(before) :]}) == 1


async def test_a_bot_gets_the_world_of_its_seat_and_chance_of_its_own(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=1)
    here = think_here(harness)
    await until_a_bot_is_asked(harness, match)
    await all_play(harness, match)
    both = "SELECT seed, thought FROM matches JOIN seats ON match = id WHERE level NOT NULL"
    row = await harness.database.read(lambda connection: connection.execute(both).fetchone())
    assert bytes(row["seed"]).hex() != row["thought"]
    for thought in here.thoughts:
        assert thought.task.seed.startswith(bytes.fromhex(row["thought"]))
        assert bytes(row["seed"]).hex() not in thought.task.world
        assert "entries" not in thought.task.world


async def test_bots_agree_to_everything_at_once(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=2)
    think_here(harness)
    await until_a_bot_is_asked(harness, match)
    await all_play(harness, match)
    back = voted(await harness.acting.play(harness.caller(BLUE), undo.propose_undo(match, 0)))
    assert back.result == "agreed"
    assert not (await harness.load(match, BLUE)).match.standing_moves
    assert voted(await harness.acting.play(harness.caller(BLUE), votes.propose_pause(match, 7))).result == "agreed"
    assert voted(await harness.acting.play(harness.caller(BLUE), votes.propose_end(match))).result == "agreed"
    assert (await harness.load(match, BLUE)).info.phase == "closed"


async def test_behind_its_turn_taken_back_a_bot_thinks_again(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=1)
    here = think_here(harness)
    await until_a_bot_is_asked(harness, match)
    asked = len((await harness.load(match, BLUE)).match.standing_moves)
    await all_play(harness, match)
    first = len(here.thoughts)
    assert voted(await harness.acting.play(harness.caller(BLUE), undo.propose_undo(match, asked))).result == "agreed"
    assert await all_play(harness, match) == 1
    assert len(here.thoughts) > first
    assert (await harness.load(match, BLUE)).match.standing_moves[asked].seat in await bot_seats(harness, match)


async def test_no_bot_plays_while_the_table_votes_about_going_back(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, PINK, bots=1)
    think_here(harness)
    await until_a_bot_is_asked(harness, match)
    vote = voted(await harness.acting.play(harness.caller(BLUE), undo.propose_undo(match, 0)))
    assert vote.result == "open"
    assert await all_play(harness, match) == 0
    voted(await harness.acting.play(harness.caller(PINK), votes.vote(vote.vote, agree=False)))
    assert await all_play(harness, match) == 1


async def test_what_a_person_does_meanwhile_counts(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=1)
    here = think_here(harness)
    for _ in range(2):
        await all_play(harness, match)
        await until_a_bot_is_asked(harness, match)
    think = here.think

    async def slow(thought: Thinkable[T]) -> T:
        voted(await harness.acting.play(harness.caller(BLUE), undo.propose_undo(match, 0)))
        return await think(thought)

    here.think = slow  # type: ignore[method-assign]
    await harness.driver.play(match)
    loaded = await harness.load(match, BLUE)
    assert not loaded.match.standing_moves
    assert loaded.match.entries[-1].kind == "undo"


async def test_killed_at_any_step_nothing_is_lost_or_doubled(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=1)
    think_here(harness)
    await until_a_bot_is_asked(harness, match)
    going = await harness.database.read(lambda c: playing.find_going(harness.unit(c), match))
    assert going is not None
    change = await playing.thought_out(going, harness.driver.thinker.think)
    after, _ = await break_at_each(harness, monkeypatch, lambda: harness.driver.play(match))
    assert after > 10
    assert (await harness.load(match, None)).match.dump() == change.snapshot


async def test_who_gives_up_last_ends_a_match_with_bots(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, PINK, bots=2)
    done(await harness.acting.play(harness.caller(PINK), seats.resign(match)))
    assert len(await harness.acting.read(free_seats.vacancies, 700, STRANGER)) == 3
    done(await harness.acting.play(harness.caller(BLUE), seats.resign(match)))
    assert (await harness.load(match, None)).info.phase == "closed"


async def test_a_match_with_a_bot_leaves_no_results(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, PINK, bots=1)
    think_here(harness)
    while (await harness.load(match, None)).info.phase == "running":
        await until_a_bot_is_asked(harness, match)
        await all_play(harness, match)
    assert (await harness.load(match, None)).match.results() is not None
    assert not await harness.database.read(lambda connection: results.of_match(connection, match))


async def test_bots_keep_no_table_awake(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=1)
    think_here(harness)
    await until_a_bot_is_asked(harness, match)
    await harness.pass_time(4 * 24 * 3600)
    played = await harness.database.read(lambda c: c.execute("SELECT touched FROM matches").fetchone()[0])
    await all_play(harness, match)
    assert await harness.database.read(lambda c: c.execute("SELECT touched FROM matches").fetchone()[0]) == played


async def test_the_driver_finds_all_matches_that_wait_and_plays_in_them(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", *PEOPLE[:1], bots=2)
    think_here(harness)
    await until_a_bot_is_asked(harness, match)
    assert [name for name, _ in await harness.database.read(bots.due)] == [match]
    # As after an update of the rules: what was noted is looked at anew.
    await harness.database.transact(lambda c: c.execute("UPDATE seats SET asked = NULL"))

    async def asked() -> bool:
        return bool(await harness.asked(match))

    driving = asyncio.create_task(harness.driver.run())
    for _ in range(3):
        await wait_for(asked)
        await until_a_bot_is_asked(harness, match)
    driving.cancel()
    await asyncio.gather(driving, return_exceptions=True)
    assert len((await harness.load(match, None)).match.entries) > 6


async def test_a_rematch_has_the_same_bots(harness: Harness) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=2, level="trader")
    voted(await harness.acting.play(harness.caller(BLUE), votes.propose_end(match)))
    await harness.post()
    again = info_of(await harness.acting.act(harness.caller(BLUE), practice.rematch, match))
    found = await harness.acting.read(finding.find, harness.caller(BLUE), again.id)
    assert isinstance(found, MatchInfo)
    assert (found.seats, sorted((bot.name, bot.level) for bot in found.bots)) == (
        3,
        [("Kiku", "trader"), ("Umi", "trader")],
    )


async def test_the_post_of_a_go_tells_of_each_bot(harness: Harness) -> None:
    match = await deal_with(harness, "yokohama", BLUE, bots=3, level="trader")
    think_here(harness)
    told = []
    for _ in range(5):
        await until_a_bot_is_asked(harness, match)
        shown = (await harness.load(match, None)).match.published
        await all_play(harness, match)
        loaded = await harness.load(match, None)
        post = posts.table_message(loaded, 7, (), Told(range(shown, loaded.match.published)), Words.of("en"))
        told.append(next(part.text for part in post.parts if isinstance(part, Text)))
    for text in told[2:]:
        assert all(name in text for name in ("Kiku", "Umi", "Sora")), text
        assert text.splitlines()[0].endswith("have played**")


async def test_the_driver_outlives_a_database_that_fails(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await deal_with(harness, "osaka", BLUE, bots=1)
    think_here(harness)
    await until_a_bot_is_asked(harness, match)
    fails: list[str] = []

    async def failing(_: Callable[[Any], Any]) -> Any:
        fails.append("once")
        monkeypatch.undo()
        raise Unready("held by another program")

    monkeypatch.setattr(harness.database, "transact", failing)
    harness.driver.again = 0.01
    driving = asyncio.create_task(harness.driver.run())

    async def asked() -> bool:
        return bool(await harness.asked(match))

    await wait_for(asked)
    driving.cancel()
    await asyncio.gather(driving, return_exceptions=True)
    assert fails == ["once"]


async def test_a_turn_is_drawn_out_only_where_someone_looks_on(harness: Harness) -> None:
    loop, driver = asyncio.get_running_loop(), harness.driver
    think_here(harness)
    alone = await deal_with(harness, "osaka", BLUE, bots=1)
    await until_a_bot_is_asked(harness, alone)
    # A pause of this length no one would wait for.
    driver.pause = (GENEROUS, GENEROUS)
    async with asyncio.timeout(GENEROUS / 2):
        assert await driver.play(alone)
    voted(await harness.acting.play(harness.caller(BLUE), votes.propose_end(alone)))
    match = await deal_with(harness, "osaka", BLUE, PINK, bots=1)
    await until_a_bot_is_asked(harness, match)
    driver.pause = (0.2, 0.2)
    began = loop.time()
    assert await driver.play(match)
    assert loop.time() >= began + 0.2


async def test_the_driver_stops_also_while_something_is_written(harness: Harness) -> None:
    await deal_with(harness, "osaka", BLUE, bots=1)
    think_here(harness)
    for _ in range(3):
        driving = asyncio.create_task(harness.driver.run())
        await asyncio.sleep(0.05)
        await harness.acting.write(people.note, BLUE, {})
        driving.cancel()
        async with asyncio.timeout(GENEROUS / 10):
            await asyncio.gather(driving, return_exceptions=True)
        assert driving.done()
