from __future__ import annotations

import time

from bot.background import housekeeping
from bot.core.match import answering
from bot.core.outcomes import LobbyChanged
from bot.store.ledger import TOKEN_LIFE
from bot.store.presets import Terms
from bot.store.spans import DAY
from bot.topics.lobby import operations as lobby
from tests.bot.harness import BLUE, PINK, Harness, done, info_of


async def arrive(harness: Harness, interaction: int) -> str:
    return (await harness.ledger.arrive(interaction, f"token-{interaction}", 1, BLUE, None, "press")).arrival


async def test_it_knows_what_came_before(harness: Harness) -> None:
    assert await arrive(harness, 1) == "new"
    assert await arrive(harness, 1) == "seen"
    caller = harness.caller(BLUE, interaction=1)
    info_of(await harness.acting.act(caller, lobby.open_table, "toy", Terms(None, None, "en", {})))
    assert await arrive(harness, 1) == "applied"
    assert await arrive(harness, 2) == "new"


async def test_whatever_people_type_can_be_noted(harness: Harness) -> None:
    for arrival in ("new", "seen"):
        found = await harness.ledger.arrive(1, "t", 1, BLUE, "\ud800'); --", "command")
        assert found.arrival == arrival


async def test_what_is_refused_is_not_applied(harness: Harness) -> None:
    await arrive(harness, 1)
    caller = harness.caller(BLUE, interaction=1)
    await harness.acting.act(caller, lobby.open_table, "chess", Terms(None, None, "en", {}))
    assert await arrive(harness, 1) == "seen"


async def test_only_unanswered_presses_are_answered_after_a_restart(harness: Harness) -> None:
    for number in (1, 2, 3):
        await arrive(harness, number)
    await harness.ledger.answered(2)
    now = time.time()
    waiting = await harness.ledger.unanswered(now)
    assert [(one.interaction, one.token, one.applied) for one in waiting] == [
        (1, "token-1", False),
        (3, "token-3", False),
    ]
    assert "token" not in repr(waiting[0]).replace("token=", "")
    assert not await harness.ledger.unanswered(now + TOKEN_LIFE + 1)


async def test_tokens_are_forgotten(harness: Harness) -> None:
    await arrive(harness, 1)
    await arrive(harness, 2)
    await harness.ledger.answered(1)
    tokens = "SELECT id FROM interactions WHERE token IS NOT NULL"
    assert await harness.database.read(lambda c: [row["id"] for row in c.execute(tokens)]) == [2]
    await harness.acting.write_at(time.time() + TOKEN_LIFE + 1, housekeeping.tidy)
    assert await harness.database.read(lambda c: c.execute(tokens).fetchall()) == []


async def count(harness: Harness, what: str) -> int:
    return await harness.database.read(lambda c: int(c.execute(f"SELECT count(*) FROM {what}").fetchone()[0]))


async def test_presses_are_forgotten_after_a_month_and_sent_rows_after_a_week(harness: Harness) -> None:
    await arrive(harness, 1)
    await harness.open("toy", BLUE)
    await harness.post()
    await harness.open("toy", PINK, channel=702)
    for days, presses, sent in ((6, 3, 2), (8, 3, 0), (31, 0, 0)):
        await harness.acting.write_at(time.time() + days * DAY, housekeeping.tidy)
        assert await count(harness, "interactions") == presses
        assert await count(harness, "outbox WHERE how = 'sent'") == sent
    assert await count(harness, "outbox WHERE closed IS NULL") > 0


async def test_one_interaction_changes_once_whatever_it_asks_for(harness: Harness) -> None:
    caller = harness.caller(BLUE)
    first = await harness.acting.act(caller, lobby.open_table, "toy", Terms(None, None, "en", {}))
    again = await harness.acting.act(caller, lobby.open_table, "toy", Terms(None, None, "en", {}))
    assert isinstance(again, LobbyChanged)
    assert (again.info.id, again.what) == (info_of(first).id, "opened")
    assert await count(harness, "matches") == 1
    match = info_of(first).id
    pink = harness.caller(PINK)
    for _ in range(2):
        assert len(info_of(await harness.acting.act(pink, lobby.join, match, colour=None)).guests) == 2
    await harness.post()
    start = harness.caller(BLUE)
    for _ in range(2):
        assert done(await lobby.start(harness.acting, start, match)).loaded.match.revision == 0
    assert await count(harness, "seats") == 2


async def test_the_same_press_twice_is_one_answer(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    loaded = await harness.load(match, BLUE)
    assert loaded.seat is not None
    assert loaded.question is not None
    answer = loaded.question.parts[0].answers[0]  # type: ignore[union-attr]
    press, revision = harness.caller(BLUE), loaded.match.asked_since(loaded.seat)
    one = done(await harness.acting.play(press, answering.answer(match, revision, lambda _: [answer])))
    two = done(await harness.acting.play(press, answering.answer(match, revision, lambda _: [answer])))
    assert (len(one.moves), len(two.moves)) == (1, 0)
    assert two.loaded.match.revision == one.loaded.match.revision == 1
    other = await harness.acting.play(harness.caller(BLUE), answering.answer(match, revision, lambda _: [answer]))
    assert other.kind == "stale"
