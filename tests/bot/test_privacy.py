"""Who wants to be forgotten is: nothing in the file names that person, and the matches of the others go on."""

from __future__ import annotations

import ast
import json
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from bot.core import finding
from bot.core import people as core_people
from bot.core.match.seed import seed_of
from bot.store import forgetting, persons, results, seat_history
from bot.topics.lobby import operations as lobby_operations
from bot.topics.privacy import operations as erasing
from bot.topics.privacy.operations import as_file
from bot.topics.seats import operations as seats
from bot.topics.undo import operations as undo_operations
from bot.topics.votes import operations as votes
from rules.core.rng import Rng
from tests.bot.harness import BLUE, GREY, PINK, STRANGER, Harness, dm_of, done
from tests.bot.houses import in_its_file
from tests.bot.running_bot import running_bot
from tests.bot.test_results import played_out, take_free_seat
from tests.bot.test_votes import seat_of, voted
from tests.sources import files, nodes

if TYPE_CHECKING:
    from pathlib import Path

    from bot.store.connection import Connection, RowFound
    from bot.store.outbox_rows import Row

SHE = 987_654_321_012_345_678
"""A person with an id as long as Discord's."""

NAME, ZONE, WORD = f"name{SHE}", "Pacific/Galapagos", "chrysanthemum"


async def traces(harness: Harness, path: Path) -> set[str]:
    """What is left of her in the file, once everything that was let go has been swept out of it."""
    await harness.database.read(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    # SQLite writes a number of this size as eight bytes, the highest first.
    wanted = {"number": SHE.to_bytes(8, "big"), "id": str(SHE).encode(), "name": NAME.encode(), "zone": ZONE.encode()}
    return {what for what, written in wanted.items() if written in content}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "hatoba.sqlite3"


async def settle_in(harness: Harness) -> None:
    """Let her choose a language, a zone and quiet hours, and be away."""
    chosen = {persons.LANGUAGE: "it", "zone": ZONE, "quiet": "22:00-08:00"}
    await harness.acting.write(core_people.note, SHE, chosen)
    await harness.ledger.arrive(77, "token", 1, SHE, None, "press")

    def work(connection: Connection) -> None:
        connection.execute("INSERT INTO aways (person, since, until) VALUES (?, 1, 2)", (SHE,))
        connection.execute("INSERT INTO letters (person, kind, channel, message) VALUES (?, 'nudge', 55, 66)", (SHE,))
        connection.execute("INSERT INTO answered VALUES ('AAA', 0, ?, 1, 2, 3)", (SHE,))

    await harness.database.transact(work)


async def sit_everywhere(harness: Harness) -> dict[str, str]:
    """Let her sit, or have sat, wherever one can: in a lobby, in matches that run, are over, or were left."""
    here = dict.fromkeys(("lobby", "running", "over", "left", "taken"), "")
    here["lobby"] = await harness.open("toy", SHE, BLUE, channel=1)
    for channel, key in enumerate(("running", "over", "left", "taken"), start=2):
        here[key] = await harness.open(
            "osaka", *((BLUE, PINK, GREY) if key == "taken" else (SHE, BLUE, PINK)), channel=channel
        )
        if key == "running":
            await harness.acting.act(
                harness.caller(SHE, channel=channel),
                lobby_operations.set_preference,
                here[key],
                colour=None,
                seat=None,
                word=WORD,
            )
        await harness.post()
        opener = BLUE if key == "taken" else SHE
        done(await lobby_operations.start(harness.acting, harness.caller(opener, channel=channel), here[key]))
        await harness.play_on(here[key], Rng(b"some"), 8, channel=channel)
    return here


@pytest.mark.sqlite
async def test_nothing_in_the_file_names_whom_the_house_has_forgotten(harness: Harness, path: Path) -> None:
    await settle_in(harness)
    here = await sit_everywhere(harness)
    while await harness.play_on(here["over"], Rng(b"end"), 50, channel=3):
        continue
    done(await harness.acting.play(harness.caller(SHE, channel=4), seats.resign(here["left"])))
    seat = (await harness.load(here["taken"], PINK)).own
    done(await harness.acting.play(harness.caller(PINK, channel=5), seats.resign(here["taken"])))
    await harness.acting.play(harness.caller(SHE, channel=5), seats.take_over(here["taken"], seat))
    voted(await harness.acting.play(harness.caller(SHE, channel=2), votes.propose_end(here["running"])))
    await harness.post()
    assert await traces(harness, path) == {"number", "id", "name", "zone"}
    before = {key: (await harness.load(name, None)).match.dump() for key, name in here.items() if key != "lobby"}

    await erasing.erase_person(harness.acting, harness.caller(SHE))
    assert await traces(harness, path) == set()
    await harness.post()
    assert await traces(harness, path) == set()

    for key, position in before.items():
        loaded = await harness.load(here[key], None)
        assert loaded.match.dump() == position
        assert json.loads(loaded.match.replayed().dump())["state"] == json.loads(position)["state"]
    for key in ("running", "over", "left"):
        assert "Former player" in [person.name for person in (await harness.load(here[key], None)).people]
    assert len((await harness.load(here["running"], None)).owned) == 2
    lobby = next(info for info in await harness.acting.read(finding.of_server, 700) if info.id == here["lobby"])
    assert ([guest.user for guest in lobby.guests], lobby.opener) == ([BLUE], BLUE)


async def test_the_words_that_prove_the_deal_stay(harness: Harness) -> None:
    here = await sit_everywhere(harness)
    await erasing.erase_person(harness.acting, harness.caller(SHE))
    loaded = await harness.load(here["running"], None)
    assert WORD in loaded.info.words
    half = await harness.database.read(
        lambda connection: bytes(
            connection.execute("SELECT half FROM matches WHERE id = ?", (here["running"],)).fetchone()[0]
        )
    )
    assert loaded.info.lobby_message is not None
    assert seed_of(half, loaded.info.lobby_message, loaded.info.words) == loaded.match.setup.seed


@pytest.mark.sqlite
async def test_forgotten_twice_is_forgotten_once(harness: Harness, match: str) -> None:
    await settle_in(harness)
    await erasing.erase_person(harness.acting, harness.caller(SHE))
    before = await harness.database.read(lambda connection: list(in_its_file(connection).iterdump()))
    await erasing.erase_person(harness.acting, harness.caller(SHE))
    assert await harness.database.read(lambda connection: list(in_its_file(connection).iterdump())) == before
    assert len((await harness.load(match, None)).owned) == 3


async def test_all_that_someone_was_is_one_no_one(harness: Harness) -> None:
    match = await harness.deal("toy", SHE, BLUE, PINK)
    await played_out(harness, match)
    await erasing.erase_person(harness.acting, harness.caller(SHE))
    written = await harness.database.read(lambda c: (results.of_match(c, match), seat_history.load(c, match)))
    (no_one,) = {each.user for each in written[0]} - {BLUE, PINK}
    assert no_one < 0
    assert {each.user for each in written[1]} == {no_one, BLUE, PINK}
    loaded = await harness.load(match, None)
    assert {made.user for made in loaded.makers} <= {no_one, BLUE, PINK}
    assert sorted(person.mention or 0 for person in loaded.people) == [0, BLUE, PINK]


async def test_what_the_others_agreed_to_happens_when_she_goes(harness: Harness) -> None:
    match = await harness.deal("toy", SHE, BLUE, PINK)
    await harness.play_on(match, Rng(b"some"), 6)
    undo = voted(await harness.acting.play(harness.caller(BLUE), undo_operations.propose_undo(match, 3)))
    end = voted(await harness.acting.play(harness.caller(SHE), votes.propose_end(match)))
    await harness.acting.play(harness.caller(PINK), votes.vote(undo.vote, agree=True))
    await erasing.erase_person(harness.acting, harness.caller(SHE))
    loaded = await harness.load(match, BLUE)
    assert len(loaded.match.standing_moves) == 3
    assert voted(await harness.acting.play(harness.caller(BLUE), votes.vote(end.vote, agree=True))).result == "open"
    assert voted(await harness.acting.play(harness.caller(PINK), votes.vote(end.vote, agree=True))).result == "agreed"
    kinds = [row.kind for row in await harness.post()]
    assert "free" in kinds


async def test_a_seat_offered_to_her_is_offered_no_more(harness: Harness, match: str) -> None:
    seat = await seat_of(harness, match, GREY)
    done(await harness.acting.play(harness.caller(GREY), seats.resign(match)))
    offer = voted(await harness.acting.play(harness.caller(SHE), seats.take_over(match, seat)))
    await harness.post()
    await erasing.erase_person(harness.acting, harness.caller(SHE))
    proposal = await harness.acting.read(finding.proposal, offer.vote)
    assert proposal is not None
    assert (proposal.result, proposal.candidate_name) == ("refused", "Former player")
    assert [row.text for row in await harness.post() if row.kind == "vote"] == [str(offer.vote)]
    await take_free_seat(harness, match, seat, STRANGER, BLUE, PINK)


async def test_her_direct_messages_go_without_a_row_that_names_her(harness: Harness) -> None:
    match = await harness.deal("osaka", SHE, BLUE)
    await harness.play_on(match, Rng(b"hands"), 6)
    hers = {row["message"] for row in await harness.database.read(_letters)}
    await harness.post()
    hers = {row["message"] for row in await harness.database.read(_letters)}
    assert hers
    await erasing.erase_person(harness.acting, harness.caller(SHE))
    away = [row for row in await harness.post() if row.kind == "strip" and row.text.endswith(" whole")]
    assert {int(row.text.split()[0]) for row in away} == hers
    assert {(row.user, row.channel) for row in away} == {(None, dm_of(SHE))}


def _letters(connection: Connection) -> list[RowFound]:
    return connection.execute(
        "SELECT message FROM messages WHERE post IN ('hand', 'asked') AND channel = ?", (dm_of(SHE),)
    ).fetchall()


async def test_a_hand_that_is_on_its_way_when_she_goes_is_taken_away(harness: Harness) -> None:
    match = await harness.open("osaka", SHE, BLUE)
    await harness.post()
    done(await lobby_operations.start(harness.acting, harness.caller(SHE), match))
    # A hand comes behind the post that it leads to.
    for row in await _pending(harness):
        await harness.outbox.claim_one(row)
        await harness.outbox.sent(row, row.id)
    row = next(row for row in await _pending(harness) if (row.user, row.kind) == (SHE, "hand"))
    await harness.outbox.claim_one(row)
    await erasing.erase_person(harness.acting, harness.caller(SHE))
    await harness.outbox.sent(row, 4711, channel=dm_of(SHE))
    assert [(each.kind, each.text) for each in await _pending(harness) if each.channel == dm_of(SHE)] == [
        ("strip", "4711 whole")
    ]
    assert not await harness.database.read(_letters)


async def _pending(harness: Harness) -> list[Row]:
    return [row for target in await harness.outbox.targets() for row in await harness.outbox.pending(target)]


async def test_who_cannot_read_her_match_forgets_her_all_the_same(harness: Harness) -> None:
    match = await harness.deal("toy", SHE, BLUE)
    await harness.database.transact(lambda c: c.execute("UPDATE matches SET snapshot = '{}' WHERE id = ?", (match,)))
    await erasing.erase_person(harness.acting, harness.caller(SHE))
    owners = await harness.database.read(
        lambda c: [
            row["person"]
            for row in c.execute("SELECT person FROM seats WHERE match = ? AND person IS NOT NULL", (match,))
        ]
    )
    assert owners == [BLUE]


@pytest.mark.sqlite
async def test_every_column_that_can_name_a_person_is_known_to_the_eraser(harness: Harness) -> None:
    def columns(connection: Connection) -> set[tuple[str, str]]:
        tables = [row["name"] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {(table, row["name"]) for table in tables for row in connection.execute(f"PRAGMA table_info({table})")}
        people = ("person", "opener", "proposer", "candidate", "candidate_name", "owner", "user", "by")
        return {
            (table, column)
            for table, column in found
            if column in people or (column == "name" and table != "sqlite_sequence")
        }

    known = {*forgetting.NUMBERED, *((table, name) for table, _, name in forgetting.NAMED)}
    known |= {(table, "person") for table in (*forgetting.DELETED, *(table for table, _ in forgetting.EMPTIED))}
    # An automatic player is no one.
    assert await harness.database.read(columns) - known == {
        ("reserved", "name"),
        ("bots", "name"),
        ("rooms", "name"),
        ("presets", "name"),
        ("searches", "name"),
        # What a league is called; and a name that is emptied with its person.
        ("leagues", "name"),
        ("entrants", "name"),
    }


async def test_an_export_holds_all_that_is_hers_and_nothing_of_others(harness: Harness) -> None:
    await settle_in(harness)
    here = await sit_everywhere(harness)
    exported = await harness.acting.read(erasing.export, SHE)
    text = as_file(exported).decode()
    assert json.loads(text) == exported
    assert exported["settings"] == {persons.LANGUAGE: "it", "zone": ZONE, "quiet": "22:00-08:00"}
    assert {NAME, ZONE, WORD, str(SHE)} <= {each for each in (NAME, ZONE, WORD, str(SHE)) if each in text}
    loaded = await harness.load(here["running"], SHE)
    own = [entry.notation for entry in loaded.match.standing_moves if entry.seat == loaded.seat]
    matches = {match["id"]: match for match in exported["matches"]}  # type: ignore[attr-defined]
    assert [move["answer"] for move in matches[here["running"]]["moves"]] == own != []
    assert here["taken"] not in matches
    others = [str(user) for user in (BLUE, PINK, GREY)]
    assert not [each for each in _values(exported) if each in others or each in [f"name{user}" for user in others]]
    assert loaded.match.setup.seed.hex() not in text
    counts = (await harness.acting.read(erasing.kept_about, SHE)).counts
    assert (counts.lobbies, counts.running, counts.ended) == (1, 3, 0)
    assert counts.answers == len(exported["answering"]) > 1  # type: ignore[arg-type]
    assert counts.moves == sum(len(match["moves"]) for match in matches.values())


def _values(exported: object) -> list[str]:
    """Every value of an export as text."""
    match exported:
        case dict():
            return [value for inner in exported.values() for value in _values(inner)]
        case list():
            return [value for inner in exported for value in _values(inner)]
        case _:
            return [str(exported)]


def test_no_line_of_the_log_names_a_person() -> None:
    named = {"user", "users", "name", "who", "caller", "person", "people", "author", "member", "display_name"}
    found: list[str] = []
    for file in files("bot"):
        if not {"local", "bench"} & set(file.parts):
            calls = (node for node in nodes(file, ("_log.",)) if isinstance(node, ast.Call))
            logged = [call for call in calls if ast.unparse(call.func).startswith("_log.")]
            found += [f"{file.name}: {ast.unparse(call)}" for call in logged if _words_in(call) & named]
    assert found == []


def _words_in(call: ast.Call) -> set[str]:
    """Every name that a call mentions but that of the one called."""
    inside = [node for part in (*call.args, *call.keywords) for node in ast.walk(part)]
    words = {node.arg or "" for node in inside if isinstance(node, ast.keyword)}
    words |= {node.attr for node in inside if isinstance(node, ast.Attribute)}
    return words | {node.id for node in inside if isinstance(node, ast.Name)}


async def test_by_command_and_press_with_her_direct_messages_closed(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        mika, tom = here.person("Mika"), here.person("Tom")
        await mika.set_direct_messages(allowed=False)
        await here.dealt("toy", "Mika", "Tom")
        await here.well()
        her = str(await here.app.database.read(lambda c: c.execute("SELECT opener FROM matches").fetchone()[0]))
        shown = await mika.command("/privacy show")
        assert "running games: 1" in shown.text
        exported = await mika.press(shown, "Export")
        (file,) = exported.pictures
        assert json.loads(await here.world.control.file(file))["user"] == her
        asked = await mika.press(shown, "Erase …")
        assert "You give up the seat of 1 running game" in asked.text
        assert "Nothing has changed" in (await mika.press(asked, "Keep it")).text
        first = await mika.press(await mika.command("/privacy erase"), "Erase it all; final")
        await here.well()
        kept = await here.app.database.read(lambda c: [line for line in in_its_file(c).iterdump() if her in line])
        assert kept == []
        assert "Former player" in " ".join([seen.text for seen in await tom.channel()])
        second = await mika.press(await mika.command("/privacy erase"), "Erase it all; final")
        assert second.text == first.text
