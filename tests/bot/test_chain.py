"""The chain over a log: whatever is flipped, deleted or put in is found, and only the match concerned stops."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING, Final

import pytest

from bot.background import housekeeping
from bot.cli import restore
from bot.core.boxes.catalog import GameCatalog, Unreadable
from bot.core.boxes.packs import Packs
from bot.discord.trouble import trouble
from bot.store import entries
from bot.store.chain import Broken
from bot.store.file_connection import connected
from bot.store.migrating import bring_up
from render.core.words import Words
from render.faces import FACES
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, GREY, MINT, PINK, Harness, open_harness
from tests.bot.houses import forget_tables
from tests.stored.archive import archives, file_of
from tests.stored.archive import bring_up as unpacked

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bot.store.connection import Connection

COLUMNS: Final = ("content", "made", "interaction", "hash", "number")
"""Of a row of the log: all but whose it is, since a person can be erased."""


def flip(connection: Connection, match: str, rng: Rng) -> None:
    """Flip one bit of one row of a log."""
    count = entries.revision(connection, match)
    number, column = rng.below(count), COLUMNS[rng.below(len(COLUMNS))]
    where = (match, number)
    value = connection.execute(f"SELECT {column} FROM entries WHERE match = ? AND number = ?", where).fetchone()[0]
    match value:
        case str():
            at = rng.below(len(value))
            other: str | int | bytes = value[:at] + chr(ord(value[at]) ^ 1 << rng.below(5)) + value[at + 1 :]
        case bytes():
            at = rng.below(len(value))
            other = value[:at] + bytes([value[at] ^ 1 << rng.below(8)]) + value[at + 1 :]
        case _:
            # A row that is flipped onto another's number is no row that SQLite could hold.
            other = int(value) ^ (1 << (20 if column == "number" else rng.below(30)))
    connection.execute(f"UPDATE entries SET {column} = ? WHERE match = ? AND number = ?", (other, *where))


def lose(connection: Connection, match: str, rng: Rng) -> None:
    """Delete one row of a log, the last one among them."""
    number = rng.below(entries.revision(connection, match))
    connection.execute("DELETE FROM entries WHERE match = ? AND number = ?", (match, number))


def lose_the_end(connection: Connection, match: str, rng: Rng) -> None:
    """Delete some of the last rows, or all of them."""
    first = rng.below(entries.revision(connection, match))
    connection.execute("DELETE FROM entries WHERE match = ? AND number >= ?", (match, first))


def flip_position(connection: Connection, match: str, rng: Rng) -> None:
    """Flip one bit of the position or of the seed."""
    column = ("snapshot", "seed", "head")[rng.below(3)]
    value = connection.execute(f"SELECT {column} FROM matches WHERE id = ?", (match,)).fetchone()[0]
    at = rng.below(len(value))
    if isinstance(value, str):
        other: str | bytes = value[:at] + chr(ord(value[at]) ^ 1) + value[at + 1 :]
    else:
        other = value[:at] + bytes([value[at] ^ 1]) + value[at + 1 :]
    connection.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (other, match))


DAMAGE: tuple[Callable[[Connection, str, Rng], None], ...] = (flip, lose, flip, lose_the_end, flip_position)


def is_found(connection: Connection, match: str, other: str, rng: Rng) -> bool:
    """Whether some damage to one match is found, and none where there is none."""
    DAMAGE[rng.below(len(DAMAGE))](connection, match, rng)
    entries.load(connection, other)
    try:
        entries.load(connection, match)
    except Broken:
        return True
    return False


async def test_every_damage_is_found_and_nothing_where_there_is_none(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    other = await harness.deal("pond", GREY, MINT, channel=702)
    await harness.play_on(match, Rng(b"log"), 15)
    await harness.play_on(other, Rng(b"log"), 5, channel=702)
    assert await harness.database.read(lambda c: len(entries.load(c, match)[0])) == 15
    found = 0
    for number in range(100):
        # Nothing is kept of what is written while reading.
        found += await harness.database.read(partial(is_found, match=match, other=other, rng=Rng(b"%d" % number)))
    assert found == 100
    assert await harness.database.read(lambda c: len(entries.load(c, match)[0])) == 15


@pytest.mark.parametrize("damage", [flip, lose, lose_the_end, flip_position])
async def test_a_damaged_match_stops_alone(harness: Harness, damage: Callable[[Connection, str, Rng], None]) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    other = await harness.deal("toy", GREY, MINT, channel=702)
    await harness.play_on(match, Rng(b"stops"), 9)
    await harness.database.transact(lambda c: damage(c, match, Rng(b"alone")))
    harness.catalog.taken_up.clear()
    assert await housekeeping.unreadable(harness.acting) == [match]
    with pytest.raises(Unreadable) as raised:
        await harness.acting.read(lambda unit: unit.load(unit.stored(match), BLUE))
    assert match in str(raised.value)
    (said,) = trouble(raised.value, Words.of("en")).parts
    assert Words.of("en").text("bot-unreadable") in str(said)
    assert await harness.play_on(other, Rng(b"others"), 10, channel=702) == 10


async def test_a_flipped_value_of_a_card_stops_the_matches_that_were_dealt_with_it(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("osaka", BLUE, PINK)
        await here.deal("toy", GREY, MINT, channel=702)
        flipped = "UPDATE tables SET content = replace(content, '\"value\":5', '\"value\":4') WHERE game = 'osaka'"
        assert await here.database.transact(lambda c: c.execute(flipped).rowcount) == 1
    forget_tables()
    async with open_harness(tmp_path) as here:
        assert await housekeeping.unreadable(here.acting) == [match]


async def test_at_the_start_the_operator_is_told_which_match_and_nothing_of_it(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("osaka", BLUE, PINK)
        await here.play_on(match, Rng(b"start"), 9)
        await here.database.transact(lambda c: lose(c, match, Rng(b"gap")))
    async with open_harness(tmp_path) as here:
        assert await housekeeping.recover_all(here.acting) == []
        assert await housekeeping.unreadable(here.acting) == [match]


async def test_restore_names_it(tmp_path: Path) -> None:
    async with open_harness(tmp_path) as here:
        match = await here.deal("toy", BLUE, PINK)
        await here.deal("toy", GREY, MINT, channel=702)
        await here.play_on(match, Rng(b"restore"), 9)
        await here.database.transact(lambda c: flip(c, match, Rng(b"bit")))
        catalog = GameCatalog(GAMES, FACES, Packs(tmp_path))
        broken = await here.database.read(lambda c: restore.broken_matches(catalog, c))
    assert [(one.match, one.what) for one in broken] == [(match, "its log or its position")]


async def test_whose_an_entry_was_can_be_forgotten(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"forgotten"), 9)
    await harness.database.transact(lambda c: c.execute("UPDATE entries SET person = -5 WHERE person = ?", (BLUE,)))
    assert await harness.database.read(lambda c: len(entries.load(c, match)[0])) == 9


@pytest.mark.parametrize(("game", "version"), archives())
def test_what_was_written_before_is_linked_by_the_migration(game: str, version: int, tmp_path: Path) -> None:
    file = tmp_path / "hatoba.sqlite3"
    unpacked(file_of(game, version), file)
    with closing(connected(file)) as connection:
        bring_up(connection)
        names = [row[0] for row in connection.execute("SELECT id FROM matches WHERE seed IS NOT NULL")]
        assert names
        assert all(entries.load(connection, match)[0] for match in names)


def test_a_gap_of_before_is_not_linked_over(tmp_path: Path) -> None:
    game, version = archives()[0]
    file = tmp_path / "hatoba.sqlite3"
    unpacked(file_of(game, version), file)
    with closing(connected(file)) as connection:
        match, sound = (row[0] for row in connection.execute("SELECT id FROM matches LIMIT 2"))
        connection.execute("DELETE FROM entries WHERE match = ? AND number = 7", (match,))
        bring_up(connection)
        assert entries.load(connection, sound)[0]
        with pytest.raises(Broken, match="entry 7"):
            entries.load(connection, match)
