from __future__ import annotations

import asyncio

import pytest

from bot.play.outcomes import Card, Sitting
from bot.play.turns import MOST_TYPED
from render.faces import FACES
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.at_the_house import (
    BLUE,
    CHANNEL,
    GREY,
    GUILD,
    MANAGER,
    PEOPLE,
    PINK,
    STRANGER,
    Evening,
    any_answer,
    done,
    kinds,
    why,
)  # fmt: skip

MOST = 3000

AIMS = {"yokohama": "church"}
"""What everybody aims at where a match by chance alone takes a thousand answers."""


async def answer_of(house: Evening, match: str, user: int) -> str:
    question = (await house.sitting(match, user)).question
    assert question is not None
    return any_answer(question, Rng(b"any"))


async def past_the_secret_choice(house: Evening, *people: int) -> str:
    match = await house.deal("toy", *people)
    await house.play_on(match, Rng(b"secret"), len(people))
    await house.post()
    return match


WHOLE = [
    (game, seats)
    for game in sorted(FACES)
    for seats in range(max(2, GAMES[game].seats[0]), min(4, GAMES[game].seats[1]) + 1)
]


@pytest.mark.parametrize(("game", "seats"), WHOLE)
async def test_a_whole_match_through_the_house(house: Evening, game: str, seats: int) -> None:
    match = await house.deal(game, *PEOPLE[:seats])
    rng = Rng(f"{game}{seats}".encode())
    pings = 0
    for _ in range(MOST):
        if not await house.play_on(match, rng, 1, aim=AIMS.get(game)):
            break
        for row in await house.post():
            pings += len(row.ping)
            assert (row.channel is None) == (row.kind in ("hand", "rehand", "asked")) or row.kind == "strip"
    end = await house.sitting(match, None)
    assert end.card.phase == "over"
    assert end.match.results() is not None
    assert end.match.replayed().dump() == _position(end)
    assert kinds(house.sent)[-1] in ("strip", "rehand", "asked")
    assert kinds(house.sent).count("over") == 1
    assert pings > seats
    assert end.turns_shown == end.match.published == len(end.match.standing_moves)
    assert why(await house.press(match, BLUE, "end")) == "over"


def _position(sitting: Sitting) -> str:
    """The stored position, as a replay would write it: what is asked since when is none of the rules' business."""
    again = sitting.match.replayed()
    stored, replayed = sitting.match.dump(), again.dump()
    assert stored.split('"published"')[0] == replayed.split('"published"')[0]
    return replayed


async def test_no_such_table_and_not_here_are_told_alike(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK)
    sitting = await house.sitting(match, BLUE)
    assert sitting.seat is not None
    revision = sitting.match.asked_since(sitting.seat)
    text = await answer_of(house, match, BLUE)
    strangers = [
        (house.caller(BLUE), "ZZZ"),
        (house.caller(BLUE, guild=GUILD + 1), match),
        (house.caller(BLUE, channel=CHANNEL + 1), match),
        (house.caller(GREY, dm=True), match),
        (house.caller(STRANGER, dm=True), "ZZZ"),
    ]
    for caller, name in strangers:
        outcome = await house.house.answer(caller, name, revision, lambda _: [text])
        assert why(outcome) == "no-table"
        assert outcome.kind == "objected"
        assert (outcome.sitting, outcome.card, outcome.detail) == (None, None, "")
        assert await house.house.sit(caller, name) is None
    assert (await house.sitting(match, BLUE)).match.revision == 0
    done(await house.house.answer(house.caller(BLUE, dm=True), match, revision, lambda _: [text]))


async def test_wrong_presses_change_nothing(house: Evening) -> None:
    match = await past_the_secret_choice(house, BLUE, PINK)
    (turn,) = await house.asked(match)
    other = PINK if turn == BLUE else BLUE
    text = await answer_of(house, match, turn)
    before = (await house.sitting(match, turn)).match.revision
    assert why(await house.press(match, other, text)) == "not-asked"
    assert why(await house.press(match, STRANGER, text)) == "stranger"
    assert (await house.press(match, turn)).kind == "stale"
    assert (await house.press(match, turn, "dance wildly")).kind == "refused"
    old = await house.house.answer(house.caller(turn), match, 0, lambda _: [text])
    assert old.kind == "stale"
    gone = await house.house.answer(house.caller(turn), match, before, lambda _: None)
    assert gone.kind == "stale"
    assert (await house.sitting(match, turn)).match.revision == before
    assert await house.post() == []


async def test_a_lobby_cannot_be_played(house: Evening) -> None:
    match = await house.open("toy", BLUE, PINK)
    assert why(await house.press_lobby(match, BLUE)) == "not-running"
    assert why(await house.house.type(house.caller(BLUE), match, ["end"])) == "not-running"


async def test_typed_moves_are_carried_out_up_to_the_first_draw(house: Evening) -> None:
    match = await past_the_secret_choice(house, BLUE, PINK)
    (turn,) = await house.asked(match)
    first = await answer_of(house, match, turn)
    outcome = done(await house.house.type(house.caller(turn), None, [first]))
    assert [move.notation for move in outcome.moves] == [first]
    assert why(await house.house.type(house.caller(turn), match, ["end"] * (MOST_TYPED + 1))) == "too-long"
    assert why(await house.house.type(house.caller(turn), match, [])) == "too-long"
    wrong = await house.house.type(house.caller(turn), match, ["\ud800 \x00 nonsense"])
    assert wrong.kind == "refused"


async def test_a_secret_choice_is_counted_and_shown_to_nobody(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK, GREY)
    assert sorted(await house.asked(match)) == sorted((BLUE, PINK, GREY))
    dealt = next(row for row in house.sent if row.kind == "dealt")
    assert set(dealt.ping) == {BLUE, PINK, GREY}
    assert {row.user for row in house.sent if row.kind == "asked"} == {BLUE, PINK, GREY}
    text = await answer_of(house, match, BLUE)
    done(await house.press(match, BLUE, text))
    rows = await house.post()
    assert [(row.kind, row.ping) for row in rows if row.channel] == [("retable", ())]
    assert [row.user for row in rows if row.kind == "asked"] == [BLUE]
    assert sorted(await house.asked(match)) == sorted((PINK, GREY))
    done(await house.press(match, BLUE, text))
    done(await house.press(match, PINK, await answer_of(house, match, PINK)))
    await house.post()
    done(await house.press(match, GREY, await answer_of(house, match, GREY)))
    rows = await house.post()
    tables = [row for row in rows if row.kind == "table"]
    (turn,) = await house.asked(match)
    assert [row.ping for row in tables] == [() if turn == GREY else (turn,)]


async def test_four_at_once_are_all_heard_once(house: Evening) -> None:
    people = PEOPLE[:4]
    match = await house.deal("toy", *people)
    texts = {user: await answer_of(house, match, user) for user in people}
    presses = [house.press(match, user, texts[user]) for user in people for _ in range(3)]
    outcomes = await asyncio.gather(*presses)
    sitting = await house.sitting(match, None)
    accepted = [outcome for outcome in outcomes if outcome.kind == "done"]
    assert len(accepted) == sitting.match.revision >= 4
    assert all(outcome.kind in ("done", "stale", "objected") for outcome in outcomes)
    numbers = [outcome.sitting.match.revision for outcome in accepted]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


async def test_racing_presses_of_one_seat_are_one_answer(house: Evening) -> None:
    match = await past_the_secret_choice(house, BLUE, PINK)
    (turn,) = await house.asked(match)
    sitting = await house.sitting(match, turn)
    assert sitting.seat is not None
    revision = sitting.match.asked_since(sitting.seat)
    text = await answer_of(house, match, turn)
    outcomes = await asyncio.gather(
        *(house.house.answer(house.caller(turn), match, revision, lambda _: [text]) for _ in range(4))
    )
    assert sorted(outcome.kind for outcome in outcomes).count("done") == 1
    assert (await house.sitting(match, turn)).match.revision == sitting.match.revision + 1


async def test_an_answer_given_once_and_for_all_spares_the_wait(house: Evening) -> None:
    match = await past_the_secret_choice(house, BLUE, PINK)
    wish = GAMES["toy"].standing()[0][0]
    assert why(await house.house.standing(house.caller(STRANGER), match, wish)) == "stranger"
    assert why(await house.house.standing(house.caller(BLUE), match, "always-win")) == "bad-option"
    for user in (BLUE, PINK):
        done(await house.house.standing(house.caller(user), match, wish))
    rng = Rng(b"standing")
    kept: list[str] = []
    while await house.asked(match):
        question = (await house.sitting(match, (await house.asked(match))[0])).question
        assert question is not None
        kept.append(question.kind)
        await house.play_on(match, rng, 1)
    assert "clap" not in kept
    moves = (await house.sitting(match, None)).match.standing_moves
    assert any(move.notation == "clap" for move in moves)


async def test_a_wish_can_be_taken_back(house: Evening) -> None:
    match = await past_the_secret_choice(house, BLUE, PINK)
    wish = GAMES["toy"].standing()[0][0]
    done(await house.house.standing(house.caller(BLUE), match, wish))
    done(await house.house.standing(house.caller(BLUE), match, None))
    kept = "SELECT count(*) FROM standing"
    assert await house.database.read(lambda c: c.execute(kept).fetchone()[0]) == 0


async def test_the_table_of_a_channel_and_ones_own_in_a_dm(house: Evening) -> None:
    first = await past_the_secret_choice(house, BLUE, PINK)
    second = await house.open("toy", BLUE, GREY, channel=CHANNEL + 1)
    here = await house.house.sit(house.caller(STRANGER), None)
    assert isinstance(here, Sitting)
    assert (here.card.id, here.seat) == (first, None)
    there = await house.house.sit(house.caller(STRANGER, channel=CHANNEL + 1), None)
    assert isinstance(there, Card)
    assert there.id == second
    assert await house.house.sit(house.caller(STRANGER, dm=True), None) is None
    assert await house.house.sit(house.caller(STRANGER, channel=5), None) is None
    mine = await house.house.mine(BLUE)
    assert {one.card.id if isinstance(one, Sitting) else one.id for one in mine} == {first, second}
    assert [card.id for card in await house.house.matches(GUILD)] == [first, second]
    assert await house.house.matches(GUILD + 1) == []


async def test_what_waits_longest_for_a_person_comes_first(house: Evening) -> None:
    names = [await house.deal("toy", BLUE, PINK, channel=channel) for channel in (1, 2)]
    await house.database.transact(
        lambda c: c.execute("UPDATE seats SET waited = waited - 60 WHERE match = ? AND user = ?", (names[1], BLUE))
    )
    found = await house.house.sit(house.caller(BLUE, dm=True), None)
    assert isinstance(found, Sitting)
    assert found.card.id == names[1]
    done(await house.house.type(house.caller(BLUE, dm=True), None, [await answer_of(house, names[1], BLUE)]))
    found = await house.house.sit(house.caller(BLUE, dm=True), None)
    assert isinstance(found, Sitting)
    assert found.card.id == names[0]


async def test_what_people_want_is_remembered_everywhere(house: Evening) -> None:
    assert await house.house.settings(BLUE) == {}
    await house.house.note(house.caller(BLUE), lang="de", settings={"turn-dm": "yes", "quiet": "22-7"})
    await house.house.note(house.caller(BLUE), settings={"quiet": ""})
    assert await house.house.settings(BLUE) == {"lang": "de", "turn-dm": "yes"}
    match = await house.deal("toy", BLUE, PINK)
    await house.play_on(match, Rng(b"a"), 2)
    house.sent.clear()
    rng = Rng(b"b")
    while await house.asked(match):
        await house.play_on(match, rng, 1)
        await house.post()
    called = [row for row in house.sent if row.kind == "asked" and not row.silent and row.user == BLUE]
    assert called


async def test_who_wants_no_hands_by_dm_gets_none(house: Evening) -> None:
    await house.house.note(house.caller(BLUE), settings={"hand-dm": "no"})
    match = await past_the_secret_choice(house, BLUE, PINK)
    assert {row.user for row in house.sent if row.kind == "hand"} == {PINK}
    done(await house.house.ask_hand(house.caller(PINK), match))
    assert next((row.kind, row.silent) for row in await house.post()) == ("hand", False)
    assert why(await house.house.ask_hand(house.caller(STRANGER), match)) == "stranger"


async def test_what_was_dealt_comes_with_the_first_question_and_not_a_second_time_beside_it(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK)
    asked = [(row.user, row.kind) for row in house.sent if row.user is not None]
    # In the order of the seats, which are drawn.
    assert sorted(asked) == [(BLUE, "asked"), (PINK, "asked")]
    await house.play_on(match, Rng(b"secret"), 2)
    await house.post()
    assert sorted(row.user for row in house.sent if row.kind == "hand" and row.user is not None) == [BLUE, PINK]


async def test_ones_own_act_sends_ones_hand_silently(house: Evening) -> None:
    match = await past_the_secret_choice(house, BLUE, PINK)
    house.sent.clear()
    rng = Rng(b"hands")
    actors: dict[int, int] = {}
    while await house.asked(match):
        actor = (await house.asked(match))[0]
        await house.play_on(match, rng, 1)
        for row in await house.post():
            if row.kind == "hand" and row.user == actor:
                assert row.silent
                actors[actor] = actors.get(actor, 0) + 1
    assert set(actors) == {BLUE, PINK}


async def test_managers_close_matches_but_nothing_more(house: Evening) -> None:
    match = await past_the_secret_choice(house, BLUE, PINK)
    assert why(await house.house.close(house.caller(BLUE), match)) == "not-manager"
    assert why(await house.press(match, MANAGER, "end")) == "stranger"
    assert why(await house.house.take_back(house.caller(MANAGER), match)) == "stranger"
    assert why(await house.house.propose_undo(house.caller(MANAGER), match, 0)) == "stranger"
    closed = done(await house.house.close(house.caller(MANAGER), match))
    assert closed.sitting.card.phase == "closed"
    assert closed.sitting.card.half is not None
    assert [row.kind for row in await house.post() if row.channel] == ["told", "retable"]
    assert (await house.sitting(match, BLUE)).question is None
    assert why(await house.house.close(house.caller(MANAGER), match)) == "over"
    assert why(await house.press(match, BLUE, "end")) == "over"
