from __future__ import annotations

import asyncio

import pytest

from bot.core import finding
from bot.core import people as core_people
from bot.core.loaded_match import LoadedMatch
from bot.core.match import answering
from bot.store.persons import Preferences
from bot.store.records import MatchInfo
from bot.topics.tables import operations as tables_operations
from bot.topics.turn import operations as turn_operations
from bot.topics.turn.operations import MOST_TYPED
from bot.topics.undo import operations as undo
from render.faces import FACES
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import (
    BLUE,
    CHANNEL,
    GREY,
    GUILD,
    MANAGER,
    PEOPLE,
    PINK,
    STRANGER,
    Harness,
    answer_of,
    closed,
    done,
    kinds,
    why,
)  # fmt: skip

MOST = 3000

AIMS = {"yokohama": "church"}
"""What everyone aims at where a match by chance alone takes a thousand answers."""


async def past_the_secret_choice(harness: Harness, *people: int) -> str:
    match = await harness.deal("toy", *people)
    await harness.play_on(match, Rng(b"secret"), len(people))
    await harness.post()
    return match


FEW = [(game, max(2, GAMES[game].seats[0])) for game in sorted(FACES)]
"""Every game with the fewest people of whom each waits for others; in the short run the games of tests."""
MANY = [(game, min(4, GAMES[game].seats[1])) for game in sorted(FACES)]
"""Every game with as many as there are; the games of the house in a full run only."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"game", "seats"} <= set(metafunc.fixturenames):
        heavy, full = metafunc.config.getoption("--heavy"), metafunc.config.getoption("--full")
        many = [(game, seats) for game, seats in MANY if full or game in ("toy", "pond")]
        few = [(game, seats) for game, seats in FEW if heavy or game in ("toy", "pond")]
        metafunc.parametrize(("game", "seats"), sorted({*few, *many}))


@pytest.mark.usefixtures("heavy")
async def test_a_whole_match_through_the_service(harness: Harness, game: str, seats: int) -> None:
    match = await harness.deal(game, *PEOPLE[:seats])
    rng = Rng(f"{game}{seats}".encode())
    pings = 0
    for _ in range(MOST):
        if not await harness.play_on(match, rng, 1, aim=AIMS.get(game)):
            break
        for row in await harness.post():
            pings += len(row.ping)
            assert (row.channel is None) == (row.kind in ("hand", "rehand", "asked")) or row.kind == "strip"
    end = await harness.load(match, None)
    assert end.info.phase == "over"
    assert end.match.results() is not None
    assert end.match.replayed().dump() == _position(end)
    assert kinds(harness.sent)[-1] in ("strip", "rehand", "asked")
    assert kinds(harness.sent).count("over") == 1
    assert pings > seats
    assert end.told[1] == end.match.revision
    assert end.match.published == len(end.match.standing_moves)
    assert why(await harness.press(match, BLUE, "end")) == "over"


def _position(loaded: LoadedMatch) -> str:
    """The stored position, as a replay would write it: what is asked since when is none of the rules' business."""
    again = loaded.match.replayed()
    stored, replayed = loaded.match.dump(), again.dump()
    assert stored.split('"published"')[0] == replayed.split('"published"')[0]
    return replayed


async def test_no_such_table_and_not_here_are_told_alike(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    loaded = await harness.load(match, BLUE)
    assert loaded.seat is not None
    revision = loaded.match.asked_since(loaded.seat)
    text = await answer_of(harness, match, BLUE)
    strangers = [
        (harness.caller(BLUE), "ZZZ"),
        (harness.caller(BLUE, guild=GUILD + 1), match),
        (harness.caller(BLUE, channel=CHANNEL + 1), match),
        (harness.caller(GREY, dm=True), match),
        (harness.caller(STRANGER, dm=True), "ZZZ"),
    ]
    for caller, name in strangers:
        outcome = await harness.acting.play(caller, answering.answer(name, revision, lambda _: [text]))
        assert why(outcome) == "no-table"
        assert outcome.kind == "objected"
        assert (outcome.loaded, outcome.info, outcome.detail) == (None, None, "")
        assert await harness.acting.read(finding.find, caller, name) is None
    assert (await harness.load(match, BLUE)).match.revision == 0
    done(await harness.acting.play(harness.caller(BLUE, dm=True), answering.answer(match, revision, lambda _: [text])))


async def test_wrong_presses_change_nothing(harness: Harness) -> None:
    match = await past_the_secret_choice(harness, BLUE, PINK)
    (turn,) = await harness.asked(match)
    other = PINK if turn == BLUE else BLUE
    text = await answer_of(harness, match, turn)
    before = (await harness.load(match, turn)).match.revision
    assert why(await harness.press(match, other, text)) == "not-asked"
    assert why(await harness.press(match, STRANGER, text)) == "stranger"
    assert (await harness.press(match, turn)).kind == "stale"
    assert (await harness.press(match, turn, "dance wildly")).kind == "refused"
    old = await harness.acting.play(harness.caller(turn), answering.answer(match, 0, lambda _: [text]))
    assert old.kind == "stale"
    gone = await harness.acting.play(harness.caller(turn), answering.answer(match, before, lambda _: None))
    assert gone.kind == "stale"
    assert (await harness.load(match, turn)).match.revision == before
    assert await harness.post() == []


async def test_a_lobby_cannot_be_played(harness: Harness) -> None:
    match = await harness.open("toy", BLUE, PINK)
    assert why(await harness.press_lobby(match, BLUE)) == "not-running"
    assert (
        why(await harness.acting.play(harness.caller(BLUE), turn_operations.type_moves(match, ["end"])))
        == "not-running"
    )


async def test_typed_moves_are_carried_out_up_to_the_first_draw(harness: Harness) -> None:
    match = await past_the_secret_choice(harness, BLUE, PINK)
    (turn,) = await harness.asked(match)
    first = await answer_of(harness, match, turn)
    outcome = done(await harness.acting.play(harness.caller(turn), turn_operations.type_moves(None, [first])))
    assert [move.notation for move in outcome.moves] == [first]
    assert (
        why(
            await harness.acting.play(
                harness.caller(turn), turn_operations.type_moves(match, ["end"] * (MOST_TYPED + 1))
            )
        )
        == "too-long"
    )
    assert why(await harness.acting.play(harness.caller(turn), turn_operations.type_moves(match, []))) == "too-long"
    wrong = await harness.acting.play(harness.caller(turn), turn_operations.type_moves(match, ["\ud800 \x00 nonsense"]))
    assert wrong.kind == "refused"


async def test_a_secret_choice_is_counted_and_shown_to_no_one(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK, GREY)
    assert sorted(await harness.asked(match)) == sorted((BLUE, PINK, GREY))
    dealt = next(row for row in harness.sent if row.kind == "dealt")
    assert set(dealt.ping) == {BLUE, PINK, GREY}
    assert {row.user for row in harness.sent if row.kind == "asked"} == {BLUE, PINK, GREY}
    text = await answer_of(harness, match, BLUE)
    done(await harness.press(match, BLUE, text))
    rows = await harness.post()
    assert [(row.kind, row.ping) for row in rows if row.channel] == [("retable", ())]
    assert [row.user for row in rows if row.kind == "asked"] == [BLUE]
    assert sorted(await harness.asked(match)) == sorted((PINK, GREY))
    done(await harness.press(match, BLUE, text))
    done(await harness.press(match, PINK, await answer_of(harness, match, PINK)))
    await harness.post()
    done(await harness.press(match, GREY, await answer_of(harness, match, GREY)))
    rows = await harness.post()
    tables = [row for row in rows if row.kind == "table"]
    (turn,) = await harness.asked(match)
    assert [row.ping for row in tables] == [() if turn == GREY else (turn,)]


async def test_four_at_once_are_all_heard_once(harness: Harness) -> None:
    people = PEOPLE[:4]
    match = await harness.deal("toy", *people)
    texts = {user: await answer_of(harness, match, user) for user in people}
    presses = [harness.press(match, user, texts[user]) for user in people for _ in range(3)]
    outcomes = await asyncio.gather(*presses)
    loaded = await harness.load(match, None)
    accepted = [outcome for outcome in outcomes if outcome.kind == "done"]
    assert len(accepted) == loaded.match.revision >= 4
    assert all(outcome.kind in ("done", "stale", "objected") for outcome in outcomes)
    numbers = [outcome.loaded.match.revision for outcome in accepted]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


async def test_racing_presses_of_one_seat_are_one_answer(harness: Harness) -> None:
    match = await past_the_secret_choice(harness, BLUE, PINK)
    (turn,) = await harness.asked(match)
    loaded = await harness.load(match, turn)
    assert loaded.seat is not None
    revision = loaded.match.asked_since(loaded.seat)
    text = await answer_of(harness, match, turn)
    outcomes = await asyncio.gather(
        *(
            harness.acting.play(harness.caller(turn), answering.answer(match, revision, lambda _: [text]))
            for _ in range(4)
        )
    )
    assert sorted(outcome.kind for outcome in outcomes).count("done") == 1
    assert (await harness.load(match, turn)).match.revision == loaded.match.revision + 1


async def test_an_answer_given_once_and_for_all_spares_the_wait(harness: Harness) -> None:
    match = await past_the_secret_choice(harness, BLUE, PINK)
    preference = GAMES["toy"].standing()[0].answers[0][0]
    assert (
        why(await harness.acting.play(harness.caller(STRANGER), turn_operations.stand(match, preference))) == "stranger"
    )
    assert (
        why(await harness.acting.play(harness.caller(BLUE), turn_operations.stand(match, "always-win"))) == "bad-option"
    )
    for user in (BLUE, PINK):
        done(await harness.acting.play(harness.caller(user), turn_operations.stand(match, preference)))
    rng = Rng(b"standing")
    kept: list[str] = []
    while await harness.asked(match):
        question = (await harness.load(match, (await harness.asked(match))[0])).question
        assert question is not None
        kept.append(question.kind)
        await harness.play_on(match, rng, 1)
    assert "clap" not in kept
    moves = (await harness.load(match, None)).match.standing_moves
    assert any(move.notation == "clap" for move in moves)


async def test_a_wish_can_be_taken_back(harness: Harness) -> None:
    match = await past_the_secret_choice(harness, BLUE, PINK)
    preference = GAMES["toy"].standing()[0].answers[0][0]
    done(await harness.acting.play(harness.caller(BLUE), turn_operations.stand(match, preference)))
    done(await harness.acting.play(harness.caller(BLUE), turn_operations.stand(match, None)))
    kept = "SELECT count(*) FROM standing"
    assert await harness.database.read(lambda c: c.execute(kept).fetchone()[0]) == 0


async def test_the_table_of_a_channel_and_ones_own_in_a_dm(harness: Harness) -> None:
    first = await past_the_secret_choice(harness, BLUE, PINK)
    second = await harness.open("toy", BLUE, GREY, channel=CHANNEL + 1)
    here = await harness.acting.read(finding.find, harness.caller(STRANGER), None)
    assert isinstance(here, LoadedMatch)
    assert (here.info.id, here.seat) == (first, None)
    there = await harness.acting.read(finding.find, harness.caller(STRANGER, channel=CHANNEL + 1), None)
    assert isinstance(there, MatchInfo)
    assert there.id == second
    assert await harness.acting.read(finding.find, harness.caller(STRANGER, dm=True), None) is None
    assert await harness.acting.read(finding.find, harness.caller(STRANGER, channel=5), None) is None
    mine = await harness.acting.read(finding.of_person, BLUE)
    assert {one.info.id if isinstance(one, LoadedMatch) else one.id for one in mine} == {first, second}
    assert [info.id for info in await harness.acting.read(finding.of_server, GUILD)] == [first, second]
    assert await harness.acting.read(finding.of_server, GUILD + 1) == []


async def test_what_waits_longest_for_a_person_comes_first(harness: Harness) -> None:
    names = [await harness.deal("toy", BLUE, PINK, channel=channel) for channel in (1, 2)]
    await harness.database.transact(
        lambda c: c.execute("UPDATE waits SET since = since - 60 WHERE match = ?", (names[1],))
    )
    found = await harness.acting.read(finding.find, harness.caller(BLUE, dm=True), None)
    assert isinstance(found, LoadedMatch)
    assert found.info.id == names[1]
    done(
        await harness.acting.play(
            harness.caller(BLUE, dm=True), turn_operations.type_moves(None, [await answer_of(harness, names[1], BLUE)])
        )
    )
    found = await harness.acting.read(finding.find, harness.caller(BLUE, dm=True), None)
    assert isinstance(found, LoadedMatch)
    assert found.info.id == names[0]


async def test_what_people_want_is_remembered_everywhere(harness: Harness) -> None:
    assert await harness.acting.read(core_people.preferences, BLUE) == Preferences()
    await harness.acting.write(core_people.note, BLUE, {"lang": "de", "turn-dm": "yes", "quiet": "22-7"})
    await harness.acting.write(core_people.note, BLUE, {"quiet": ""})
    assert await harness.acting.read(core_people.preferences, BLUE) == Preferences({"lang": "de", "turn-dm": "yes"})
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"a"), 2)
    harness.sent.clear()
    rng = Rng(b"b")
    while await harness.asked(match):
        await harness.play_on(match, rng, 1)
        await harness.post()
    called = [row for row in harness.sent if row.kind == "asked" and not row.silent and row.user == BLUE]
    assert called


async def test_who_wants_no_hands_by_dm_gets_none(harness: Harness) -> None:
    await harness.acting.write(core_people.note, BLUE, {"hand-dm": "no"})
    await past_the_secret_choice(harness, BLUE, PINK)
    assert {row.user for row in harness.sent if row.kind == "hand"} == {PINK}


async def test_what_was_dealt_comes_with_the_first_question_and_not_a_second_time_beside_it(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    asked = [(row.user, row.kind) for row in harness.sent if row.user is not None]
    # In the order of the seats, which are drawn.
    assert sorted(asked) == [(BLUE, "asked"), (PINK, "asked")]
    await harness.play_on(match, Rng(b"secret"), 2)
    await harness.post()
    assert sorted(row.user for row in harness.sent if row.kind == "hand" and row.user is not None) == [BLUE, PINK]


async def test_ones_own_act_sends_ones_hand_silently(harness: Harness) -> None:
    match = await past_the_secret_choice(harness, BLUE, PINK)
    harness.sent.clear()
    rng = Rng(b"hands")
    actors: dict[int, int] = {}
    while await harness.asked(match):
        actor = (await harness.asked(match))[0]
        await harness.play_on(match, rng, 1)
        for row in await harness.post():
            if row.kind == "hand" and row.user == actor:
                assert row.silent
                actors[actor] = actors.get(actor, 0) + 1
    assert set(actors) == {BLUE, PINK}


async def test_managers_close_matches_but_nothing_more(harness: Harness) -> None:
    match = await past_the_secret_choice(harness, BLUE, PINK)
    assert why(await harness.acting.play(harness.caller(BLUE), tables_operations.close(match))) == "not-manager"
    assert why(await harness.press(match, MANAGER, "end")) == "stranger"
    assert why(await harness.acting.play(harness.caller(MANAGER), answering.take_back(match))) == "stranger"
    assert why(await harness.acting.play(harness.caller(MANAGER), undo.propose_undo(match, 0))) == "stranger"
    info = closed(await harness.acting.play(harness.caller(MANAGER), tables_operations.close(match)))
    assert info.phase == "closed"
    assert info.half is not None
    assert [row.kind for row in await harness.post() if row.channel] == ["told", "retable"]
    assert (await harness.load(match, BLUE)).question is None
    assert why(await harness.acting.play(harness.caller(MANAGER), tables_operations.close(match))) == "over"
    assert why(await harness.press(match, BLUE, "end")) == "over"
