from __future__ import annotations

from rules.core.log import Undo
from rules.core.rng import Rng
from tests.bot.at_the_house import BLUE, PINK, STRANGER, Evening, any_answer, done, kinds, why


async def in_the_first_turn(house: Evening) -> tuple[str, int, int]:
    """A toy match in its first turn: its id, the one on turn, the other one."""
    match = await house.deal("toy", BLUE, PINK)
    await house.play_on(match, Rng(b"secret"), 2)
    await house.post()
    (turn,) = await house.asked(match)
    return match, turn, PINK if turn == BLUE else BLUE


async def play_one(house: Evening, match: str, user: int, rng: Rng) -> None:
    question = (await house.sitting(match, user)).question
    assert question is not None
    done(await house.press(match, user, any_answer(question, rng)))


async def test_nothing_can_be_taken_back_before_anything_was_done(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK)
    assert why(await house.house.take_back(house.caller(BLUE), match)) == "nothing-to-take-back"
    assert why(await house.house.take_back(house.caller(STRANGER), match)) == "stranger"


async def test_what_others_have_followed_up_cannot_be_taken_back_alone(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK)
    for user in (BLUE, PINK):
        await play_one(house, match, user, Rng(b"followed"))
    assert why(await house.house.take_back(house.caller(BLUE), match)) == "floor"
    assert (await house.sitting(match, BLUE)).match.revision == 2


async def test_one_answer_of_the_turn_in_the_making_is_taken_back_unseen(house: Evening) -> None:
    match, turn, _ = await in_the_first_turn(house)
    start = await house.sitting(match, turn)
    assert start.seat is not None
    position = start.match.view(start.seat)
    stands = len(start.match.standing_moves)
    await play_one(house, match, turn, Rng(b"one"))
    made = await house.sitting(match, turn)
    assert made.seat is not None
    if made.match.floor(made.seat) == len(made.match.standing_moves):
        raise AssertionError("the first answer of the toy game draws nothing")
    await house.post()
    back = done(await house.house.take_back(house.caller(turn), match))
    assert back.sitting.seat is not None
    assert len(back.sitting.match.standing_moves) == stands
    assert back.sitting.match.view(back.sitting.seat) == position
    assert back.sitting.match.revision == start.match.revision + 2
    assert isinstance(back.sitting.match.entries[-1], Undo)
    assert [row for row in await house.post() if row.channel] == []


async def before_two_answers(house: Evening) -> tuple[str, int, list[str]]:
    """A toy match in which the one on turn can give two answers that draw nothing: its id, that person, the answers."""
    match, _, _ = await in_the_first_turn(house)
    rng = Rng(b"line")
    for _ in range(60):
        asked = await house.asked(match)
        if len(asked) == 1:
            line = await two_answers(house, match, asked[0], rng)
            if line is not None:
                return match, asked[0], line
        await house.play_on(match, rng, 1)
    raise AssertionError("a match without two such answers in a row")


async def two_answers(house: Evening, match: str, user: int, rng: Rng) -> list[str] | None:
    """Two answers of one seat in a row that draw nothing."""
    sitting = await house.sitting(match, user)
    assert sitting.seat is not None
    copy = sitting.match.copy()
    line: list[str] = []
    for _ in range(2):
        if [question.seat for question in copy.questions()] != [sitting.seat]:
            return None
        text = any_answer(copy.questions()[0], rng)
        if copy.play(sitting.seat, text).drew:
            return None
        line.append(text)
    return line


async def test_a_press_for_several_answers_is_taken_back_as_one(house: Evening) -> None:
    match, turn, line = await before_two_answers(house)
    before = await house.sitting(match, turn)
    outcome = done(await house.press(match, turn, *line))
    assert len(outcome.moves) == 2
    back = done(await house.house.take_back(house.caller(turn), match))
    assert back.sitting.seat is not None
    assert back.sitting.match.standing_moves == before.match.standing_moves
    assert back.sitting.match.view(back.sitting.seat) == before.match.view(back.sitting.seat)


async def test_two_presses_are_taken_back_one_by_one_or_as_the_whole_turn(house: Evening) -> None:
    match, turn, line = await before_two_answers(house)
    stands = len((await house.sitting(match, turn)).match.standing_moves)
    for text in line:
        done(await house.press(match, turn, text))
    back = done(await house.house.take_back(house.caller(turn), match))
    assert len(back.sitting.match.standing_moves) == stands + 1
    done(await house.press(match, turn, line[1]))
    back = done(await house.house.take_back(house.caller(turn), match, presses=None))
    assert len(back.sitting.match.standing_moves) <= stands


async def test_two_presses_are_taken_back_at_once(house: Evening) -> None:
    match, turn, line = await before_two_answers(house)
    stands = len((await house.sitting(match, turn)).match.standing_moves)
    for text in line:
        done(await house.press(match, turn, text))
    back = done(await house.house.take_back(house.caller(turn), match, presses=2))
    assert len(back.sitting.match.standing_moves) == stands


async def test_the_end_of_a_turn_is_taken_back_and_nobody_pinged_until_it_ends_again(house: Evening) -> None:
    rng = Rng(b"end")
    for number in range(40):
        channel = 900 + number
        match = await house.deal("toy", BLUE, PINK, channel=channel)
        await house.play_on(match, rng, 2, channel=channel)
        await house.post()
        if await end_and_take_back(house, match, channel, rng):
            return
    raise AssertionError("no turn of forty matches could be taken back after its end")


async def end_and_take_back(house: Evening, match: str, channel: int, rng: Rng) -> bool:
    """Whether a turn was found whose end can be taken back; then that is done and looked at."""
    for _ in range(30):
        asked = await house.asked(match)
        if not asked:
            return False
        actor = asked[0]
        before = await house.sitting(match, actor)
        await house.play_on(match, rng, 1, channel=channel)
        after = await house.sitting(match, actor)
        assert after.seat is not None
        ended = after.match.turn > before.match.turn and after.card.phase == "running"
        if ended and after.match.floor(after.seat) < len(after.match.standing_moves):
            back = done(await house.house.take_back(house.caller(actor, channel=channel), match))
            assert await house.asked(match) == [actor]
            rows = [row for row in await house.post() if row.channel and row.kind != "strip"]
            assert [(row.kind, row.ping) for row in rows] == [("table", ()), ("retable", ())]
            assert back.sitting.turns_shown <= back.sitting.match.published
            await house.play_on(match, rng, 1, channel=channel)
            return True
        await house.post()
    return False


async def test_a_panel_from_before_is_stale_after_taking_back(house: Evening) -> None:
    match, turn, _ = await in_the_first_turn(house)
    sitting = await house.sitting(match, turn)
    assert sitting.seat is not None
    revision = sitting.match.asked_since(sitting.seat)
    assert sitting.question is not None
    text = any_answer(sitting.question, Rng(b"stale"))
    done(await house.press(match, turn, text))
    done(await house.house.take_back(house.caller(turn), match))
    old = await house.house.answer(house.caller(turn), match, revision, lambda _: [text])
    assert old.kind == "stale"


async def test_nothing_of_the_log_is_ever_deleted(house: Evening) -> None:
    match, turn, _ = await in_the_first_turn(house)
    rng = Rng(b"log")
    contents: list[str] = []
    for _ in range(5):
        await play_one(house, match, turn, rng)
        await house.house.take_back(house.caller(turn), match)
        now = await house.database.read(
            lambda c: [row["content"] for row in c.execute("SELECT content FROM entries ORDER BY number")]
        )
        assert now[: len(contents)] == contents
        contents = now
    assert kinds(await house.post()).count("table") == 0
