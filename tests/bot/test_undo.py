from __future__ import annotations

from bot.core.match import answering
from bot.discord.screens.story import lines_of, lines_undone
from render.core.words import Words
from rules.core.log import Undo
from rules.core.rng import Rng
from tests.bot.harness import BLUE, PINK, STRANGER, Harness, any_answer, done, kinds, past_the_orders, why


async def in_the_first_turn(harness: Harness) -> tuple[str, int, int]:
    """A toy match in its first turn: its id, the one on turn, the other one."""
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"secret"), 2)
    await harness.post()
    (turn,) = await harness.asked(match)
    return match, turn, PINK if turn == BLUE else BLUE


async def play_one(harness: Harness, match: str, user: int, rng: Rng) -> None:
    question = (await harness.load(match, user)).question
    assert question is not None
    done(await harness.press(match, user, any_answer(question, rng)))


async def test_nothing_can_be_taken_back_before_anything_was_done(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    assert why(await harness.acting.play(harness.caller(BLUE), answering.take_back(match))) == "nothing-to-take-back"
    assert why(await harness.acting.play(harness.caller(STRANGER), answering.take_back(match))) == "stranger"


async def test_what_others_have_followed_up_cannot_be_taken_back_alone(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    for user in (BLUE, PINK):
        await play_one(harness, match, user, Rng(b"followed"))
    assert why(await harness.acting.play(harness.caller(BLUE), answering.take_back(match))) == "floor"
    assert (await harness.load(match, BLUE)).match.revision == 2


async def test_one_answer_of_the_turn_in_the_making_is_taken_back_unseen(harness: Harness) -> None:
    match, turn, _ = await in_the_first_turn(harness)
    start = await harness.load(match, turn)
    assert start.seat is not None
    position = start.match.view(start.seat)
    stands = len(start.match.standing_moves)
    await play_one(harness, match, turn, Rng(b"one"))
    made = await harness.load(match, turn)
    assert made.seat is not None
    if made.match.floor(made.seat) == len(made.match.standing_moves):
        raise AssertionError("the first answer of the toy game draws nothing")
    await harness.post()
    back = done(await harness.acting.play(harness.caller(turn), answering.take_back(match)))
    assert back.loaded.seat is not None
    assert len(back.loaded.match.standing_moves) == stands
    assert back.loaded.match.view(back.loaded.seat) == position
    assert back.loaded.match.revision == start.match.revision + 2
    assert isinstance(back.loaded.match.entries[-1], Undo)
    assert [row for row in await harness.post() if row.channel] == []


async def test_what_a_turn_in_the_making_loses_is_told_to_all_but_in_full_to_its_owner_alone(harness: Harness) -> None:
    match, turn, other = await in_the_first_turn(harness)
    stands = len((await harness.load(match, turn)).match.standing_moves)
    await play_one(harness, match, turn, Rng(b"one"))
    own, others = await harness.load(match, turn), await harness.load(match, other)
    words = Words.of("en")
    assert own.match.published == stands
    assert lines_undone(own, stands, words) == lines_of(own, own.match.standing_moves[stands:], words, own.seat) != []
    (line,) = lines_undone(others, stands, words)
    assert line.startswith("1 step of ")


async def before_two_answers(harness: Harness) -> tuple[str, int, list[str]]:
    """A toy match in which the one on turn can give two answers that draw nothing: its id, that person, the answers."""
    match, _, _ = await in_the_first_turn(harness)
    rng = Rng(b"line")
    for _ in range(60):
        asked = await harness.asked(match)
        if len(asked) == 1:
            line = await two_answers(harness, match, asked[0], rng)
            if line is not None:
                return match, asked[0], line
        await harness.play_on(match, rng, 1)
    raise AssertionError("a match without two such answers in a row")


async def two_answers(harness: Harness, match: str, user: int, rng: Rng) -> list[str] | None:
    """Two answers of one seat in a row that draw nothing."""
    loaded = await harness.load(match, user)
    assert loaded.seat is not None
    copy = loaded.match.copy()
    line: list[str] = []
    for _ in range(2):
        if [question.seat for question in copy.questions()] != [loaded.seat]:
            return None
        text = any_answer(copy.questions()[0], rng)
        if copy.play(loaded.seat, text).drew:
            return None
        line.append(text)
    return line


async def test_a_press_for_several_answers_is_taken_back_as_one(harness: Harness) -> None:
    match, turn, line = await before_two_answers(harness)
    before = await harness.load(match, turn)
    outcome = done(await harness.press(match, turn, *line))
    assert len(outcome.moves) == 2
    back = done(await harness.acting.play(harness.caller(turn), answering.take_back(match)))
    assert back.loaded.seat is not None
    assert list(back.loaded.match.standing_moves) == list(before.match.standing_moves)
    assert back.loaded.match.view(back.loaded.seat) == before.match.view(back.loaded.seat)


async def test_two_presses_are_taken_back_one_by_one_or_as_the_whole_turn(harness: Harness) -> None:
    match, turn, line = await before_two_answers(harness)
    stands = len((await harness.load(match, turn)).match.standing_moves)
    for text in line:
        done(await harness.press(match, turn, text))
    back = done(await harness.acting.play(harness.caller(turn), answering.take_back(match)))
    assert len(back.loaded.match.standing_moves) == stands + 1
    done(await harness.press(match, turn, line[1]))
    back = done(await harness.acting.play(harness.caller(turn), answering.take_back(match, presses=None)))
    assert len(back.loaded.match.standing_moves) <= stands


async def test_two_presses_are_taken_back_at_once(harness: Harness) -> None:
    match, turn, line = await before_two_answers(harness)
    stands = len((await harness.load(match, turn)).match.standing_moves)
    for text in line:
        done(await harness.press(match, turn, text))
    back = done(await harness.acting.play(harness.caller(turn), answering.take_back(match, presses=2)))
    assert len(back.loaded.match.standing_moves) == stands


async def test_the_end_of_a_turn_is_taken_back_and_no_one_pinged_until_it_ends_again(harness: Harness) -> None:
    rng = Rng(b"end")
    for number in range(40):
        channel = 900 + number
        match = await harness.deal("toy", BLUE, PINK, channel=channel)
        await harness.play_on(match, rng, 2, channel=channel)
        await harness.post()
        if await end_and_take_back(harness, match, channel, rng):
            return
    raise AssertionError("no turn of forty matches could be taken back after its end")


async def test_a_turn_that_was_taken_back_and_ended_again_leaves_one_call(harness: Harness) -> None:
    match = await past_the_orders(harness, BLUE, PINK)
    await harness.post()
    (user,) = await harness.asked(match)
    done(await harness.press(match, user, "place tea", "recall all", "end"))
    (former,) = [row for row in await harness.post() if row.kind == "table"]
    assert former.ping
    done(await harness.acting.play(harness.caller(user), answering.take_back(match, presses=None)))
    rows = [row for row in await harness.post() if row.channel and row.kind != "strip"]
    assert [(row.kind, row.ping) for row in rows] == [("reopened", ())]
    # A post that comes late tells what has become of the turn until then, and calls no one.
    done(await harness.press(match, user, "place bank", "recall all", "end"))
    (again, strip) = [row for row in await harness.post() if row.channel]
    assert (again.kind, again.ping) == ("table", former.ping)
    assert (strip.kind, strip.text) == ("strip", f"{900_000 + former.id} whole")
    loaded = await harness.load(match, None)
    assert loaded.told == (2, loaded.match.revision)
    await harness.play_on(match, Rng(b"on"), 6)
    assert not [row for row in await harness.post() if row.kind == "strip" and "whole" in row.text]


async def end_and_take_back(harness: Harness, match: str, channel: int, rng: Rng) -> bool:
    """Whether a turn was found whose end can be taken back; then that is done and looked at."""
    for _ in range(30):
        asked = await harness.asked(match)
        if not asked:
            return False
        actor = asked[0]
        before = await harness.load(match, actor)
        await harness.play_on(match, rng, 1, channel=channel)
        after = await harness.load(match, actor)
        assert after.seat is not None
        ended = after.match.turn > before.match.turn and after.info.phase == "running"
        if ended and after.match.floor(after.seat) < len(after.match.standing_moves):
            done(await harness.acting.play(harness.caller(actor, channel=channel), answering.take_back(match)))
            assert await harness.asked(match) == [actor]
            rows = [row for row in await harness.post() if row.channel and row.kind != "strip"]
            assert [(row.kind, row.ping) for row in rows] == []
            await harness.play_on(match, rng, 1, channel=channel)
            return True
        await harness.post()
    return False


async def test_a_panel_from_before_is_stale_after_taking_back(harness: Harness) -> None:
    match, turn, _ = await in_the_first_turn(harness)
    loaded = await harness.load(match, turn)
    assert loaded.seat is not None
    revision = loaded.match.asked_since(loaded.seat)
    assert loaded.question is not None
    text = any_answer(loaded.question, Rng(b"stale"))
    done(await harness.press(match, turn, text))
    done(await harness.acting.play(harness.caller(turn), answering.take_back(match)))
    old = await harness.acting.play(harness.caller(turn), answering.answer(match, revision, lambda _: [text]))
    assert old.kind == "stale"


async def test_nothing_of_the_log_is_ever_deleted(harness: Harness) -> None:
    match, turn, _ = await in_the_first_turn(harness)
    rng = Rng(b"log")
    contents: list[str] = []
    for _ in range(5):
        await play_one(harness, match, turn, rng)
        await harness.acting.play(harness.caller(turn), answering.take_back(match))
        now = await harness.database.read(
            lambda c: [row["content"] for row in c.execute("SELECT content FROM entries ORDER BY number")]
        )
        assert now[: len(contents)] == contents
        contents = now
    assert kinds(await harness.post()).count("table") == 0
