from __future__ import annotations

import time

from bot.play.outcomes import LobbyChanged
from bot.store.ledger import TOKEN_LIFE
from tests.bot.at_the_house import BLUE, PINK, Evening, card_of, done

DAY = 24 * 3600


async def arrive(house: Evening, interaction: int) -> str:
    return await house.ledger.arrive(interaction, f"token-{interaction}", 1, BLUE, None, "press")


async def test_it_knows_what_came_before(house: Evening) -> None:
    assert await arrive(house, 1) == "new"
    assert await arrive(house, 1) == "seen"
    caller = house.caller(BLUE, interaction=1)
    card_of(await house.house.open(caller, "toy", seats=None, options={}, lang="en"))
    assert await arrive(house, 1) == "applied"
    assert await arrive(house, 2) == "new"


async def test_whatever_people_type_can_be_noted(house: Evening) -> None:
    assert await house.ledger.arrive(1, "t", 1, BLUE, "\ud800'); --", "command") == "new"
    assert await house.ledger.arrive(1, "t", 1, BLUE, "\ud800'); --", "command") == "seen"


async def test_what_is_refused_is_not_applied(house: Evening) -> None:
    await arrive(house, 1)
    caller = house.caller(BLUE, interaction=1)
    await house.house.open(caller, "chess", seats=None, options={}, lang="en")
    assert await arrive(house, 1) == "seen"


async def test_only_unanswered_presses_are_answered_after_a_restart(house: Evening) -> None:
    for number in (1, 2, 3):
        await arrive(house, number)
    await house.ledger.answered(2)
    now = time.time()
    waiting = await house.ledger.unanswered(now)
    assert [(one.interaction, one.token, one.applied) for one in waiting] == [
        (1, "token-1", False),
        (3, "token-3", False),
    ]
    assert "token" not in repr(waiting[0]).replace("token=", "")
    assert not await house.ledger.unanswered(now + TOKEN_LIFE + 1)


async def test_tokens_are_forgotten(house: Evening) -> None:
    await arrive(house, 1)
    await arrive(house, 2)
    await house.ledger.answered(1)
    tokens = "SELECT id FROM interactions WHERE token IS NOT NULL"
    assert await house.database.read(lambda c: [row["id"] for row in c.execute(tokens)]) == [2]
    await house.house.tidy(time.time() + TOKEN_LIFE + 1)
    assert await house.database.read(lambda c: c.execute(tokens).fetchall()) == []


async def count(house: Evening, what: str) -> int:
    return await house.database.read(lambda c: int(c.execute(f"SELECT count(*) FROM {what}").fetchone()[0]))


async def test_presses_are_forgotten_after_a_month_and_sent_rows_after_a_week(house: Evening) -> None:
    await arrive(house, 1)
    await house.open("toy", BLUE)
    await house.post()
    await house.open("toy", PINK, channel=702)
    for days, presses, sent in ((6, 3, 2), (8, 3, 0), (31, 0, 0)):
        await house.house.tidy(time.time() + days * DAY)
        assert await count(house, "interactions") == presses
        assert await count(house, "outbox WHERE how = 'sent'") == sent
    assert await count(house, "outbox WHERE closed IS NULL") > 0


async def test_one_interaction_changes_once_whatever_it_asks_for(house: Evening) -> None:
    caller = house.caller(BLUE)
    first = await house.house.open(caller, "toy", seats=None, options={}, lang="en")
    again = await house.house.open(caller, "toy", seats=None, options={}, lang="en")
    assert isinstance(again, LobbyChanged)
    assert (again.again, again.card.id, again.what) == (True, card_of(first).id, "opened")
    match = card_of(first).id
    pink = house.caller(PINK)
    for _ in range(2):
        assert len(card_of(await house.house.join(pink, match, colour=None)).guests) == 2
    await house.post()
    start = house.caller(BLUE)
    assert not done(await house.house.start(start, match)).again
    assert done(await house.house.start(start, match)).again


async def test_the_same_press_twice_is_one_answer(house: Evening) -> None:
    match = await house.deal("toy", BLUE, PINK)
    sitting = await house.sitting(match, BLUE)
    assert sitting.seat is not None
    assert sitting.question is not None
    answer = sitting.question.parts[0].answers[0]  # type: ignore[union-attr]
    press, revision = house.caller(BLUE), sitting.match.asked_since(sitting.seat)
    one = done(await house.house.answer(press, match, revision, lambda _: [answer]))
    two = done(await house.house.answer(press, match, revision, lambda _: [answer]))
    assert (one.again, two.again) == (False, True)
    assert two.sitting.match.revision == one.sitting.match.revision == 1
    other = await house.house.answer(house.caller(BLUE), match, revision, lambda _: [answer])
    assert other.kind == "stale"
