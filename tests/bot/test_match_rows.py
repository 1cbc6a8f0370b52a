"""All that belongs to a match comes in one statement, just as each module of the store reads its own part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store import (
    aways,
    bots,
    entries,
    lobbies,
    match_rows,
    messages,
    outbox,
    pending_turns,
    persons,
    seat_history,
    seats,
    standstill,
    votes,
)
from bot.store.aways import Away
from bot.store.records import Reserved
from bot.store.standstill import Standstill
from bot.store.votes import Proposal
from rules.core.rng import Rng
from tests.bot.harness import BLUE, MINT, PINK, STRANGER, Harness

if TYPE_CHECKING:
    from bot.store.connection import Connection

NOW = 1_800_000_000


def write(connection: Connection, match: str) -> None:
    """Let something of everything belong to a match."""
    aways.note(connection, PINK, Away(NOW, NOW + 1, cover=True))
    persons.note(connection, BLUE, {persons.LANG: "de", persons.TURN_DM: "yes"})
    seats.stand(connection, match, 1, "never")
    bots.sit(connection, match, 2, "trader", "ab" * 32)
    standstill.note(connection, match, Standstill("agreed", NOW, NOW + 9))
    lobbies.reserve(connection, match, Reserved(STRANGER, "stranger", NOW))
    lobbies.add_bot(connection, match, "Kiku", "trader")
    vote = votes.insert(connection, Proposal(0, match, "end", BLUE, 0, opened=NOW, lasts=60, closes=NOW + 60))
    votes.agree(connection, vote, 1)
    votes.lapse(connection, vote, {2})


def compare(connection: Connection, match: str) -> None:
    """Compare what comes in one statement with what each module reads."""
    stored = match_rows.find(connection, match)
    assert stored is not None
    rows = stored.rows
    assert rows.revision == entries.revision(connection, match) > 0
    assert rows.standstill == standstill.load(connection, match) is not None
    assert rows.seats == seats.rows(connection, match)
    assert rows.standing == seats.standing(connection, match) == {1: "never"}
    assert rows.automatic == bots.seated(connection, match)
    assert set(rows.automatic) == {2}
    assert rows.turns == pending_turns.load(connection, match)
    assert rows.lasting == pending_turns.lasting(connection, match)
    assert list(rows.tenures) == seat_history.load(connection, match)
    assert list(rows.votes) == votes.open_in(connection, match)
    assert [(each.agreed, each.silent) for each in rows.votes] == [(frozenset({0, 1}), frozenset({2}))]
    assert rows.guests == lobbies.guests(connection, match)
    assert rows.reserved == lobbies.reserved(connection, match)
    assert rows.bots == lobbies.bots(connection, match)
    people = [BLUE, PINK, MINT]
    assert rows.preferences == persons.load(connection, people)
    assert rows.aways == aways.load(connection, people, NOW) == {PINK: Away(NOW, NOW + 1, cover=True)}
    for post in ("table", "hand", "asked"):
        assert rows.numbers_of(post) == messages.numbers_of(connection, match, post)
    assert rows.messages[("table", 0)] == messages.find(connection, match, "table")
    for kind in ("table", "hand", "asked", "vote"):
        assert rows.queued(kind) == outbox.seats_of(connection, match, kind)


async def test_what_comes_in_one_statement_is_what_each_module_reads(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK, MINT)
    await harness.play_on(match, Rng(b"rows"), 7)
    await harness.database.transact(lambda connection: write(connection, match))
    await harness.database.read(lambda connection: compare(connection, match))
