"""A match as a file: what is in it, for whom, and in what form."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jsonschema_rs
import pytest

from bot.cli import export as command
from bot.core.outcomes import Objected
from bot.core.settings import Settings
from bot.topics.lobby import operations
from bot.topics.record import writing
from bot.topics.record.document import MatchDocument, file_of, hash_of, schema
from bot.topics.record.reading import read
from bot.topics.undo import operations as undo
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, PEOPLE, PINK, Harness
from tests.bot.record_files import document, exported, play_to_the_end, source_of

if TYPE_CHECKING:
    from bot.topics.record.writing import Source

SCHEMA = Path(__file__).parents[2] / "data" / "schema" / "hatoba-match-1.json"

FREE = ("event", "typed", "state", "options")
"""Fields in which a game is free to keep what it likes."""

HIDDEN = sorted(key for key, game in GAMES.items() if game.hands)


def test_the_schema_stands_in_data_as_pydantic_makes_it() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema(), "write schema() of bot/topics/record/document.py there"


async def test_a_file_fits_the_schema_at_every_stage(harness: Harness) -> None:
    checker = jsonschema_rs.validator_for(json.loads(SCHEMA.read_text(encoding="utf-8")))
    match = await harness.deal("toy", *PEOPLE[:3])
    for _ in range(3):
        for content in (await exported(harness, match, BLUE), await exported(harness, match, everything=True)):
            checker.validate(document(content))
            assert MatchDocument.model_validate(document(content)).hash == hash_of(document(content))
        await harness.play_on(match, Rng(b"stages"), 5)
    await play_to_the_end(harness, match, Rng(b"to the end"))
    raw = document(await exported(harness, match))
    checker.validate(raw)
    assert (raw["phase"], raw["whole"], raw["reader"]) == ("over", True, None)
    assert raw["result"]["places"]


async def test_a_file_names_the_players_or_not(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    source = await source_of(harness, match)
    assert {seat["name"] for seat in document(writing.written(source))["seats"]} == {f"name{BLUE}", f"name{PINK}"}
    without = writing.written(source, names=False)
    assert [seat["name"] for seat in document(without)["seats"]] == ["player 1", "player 2"]
    assert b"name" + str(BLUE).encode() not in without


async def test_a_reader_of_1_reads_every_later_1(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"later"), 10)
    content = await exported(harness, match, everything=True)
    later = grown(document(content))
    later["hash"] = hash_of(later)
    known, again = read(content, "now"), read(file_of(later), "later")
    assert again.document.model_copy(update={"hash": known.document.hash}) == known.document
    assert hash_of(again.raw) == again.document.hash


def grown(value: Any, *, free: bool = False) -> Any:
    """The same with a field more in every object, but in what a game or a table's text is free to hold."""
    match value:
        case dict():
            inner = {key: grown(each, free=free or key in FREE) for key, each in value.items()}
            return inner if free else {**inner, "a_later_field": [{"of": "a later version"}]}
        case list():
            return [grown(each, free=free) for each in value]
        case _:
            return value


@pytest.mark.parametrize("game", HIDDEN)
async def test_during_play_a_file_holds_what_its_reader_may_see(harness: Harness, game: str, *, heavy: bool) -> None:
    people, rng = PEOPLE[: 3 if GAMES[game].seats[1] > 2 else 2], Rng(b"secrecy")
    match = await harness.deal(game, *people)
    for _ in range(20 if heavy else 6):
        await harness.play_on(match, rng, 9)
        if (await harness.load(match, None)).info.phase != "running":
            break
        whole = document(await exported(harness, match, everything=True))
        for user in (None, *people):
            source = await source_of(harness, match, user)
            content = writing.written(source)
            assert_nothing_hidden(document(content), whole, source)
            other = source.loaded.match.resampled_for(source.loaded.seat, rng)
            assert writing.written(replace(source, loaded=replace(source.loaded, match=other))) == content


def assert_nothing_hidden(raw: dict[str, Any], whole: dict[str, Any], source: Source) -> None:
    """A file for one reader holds nothing that was told to another seat alone, and nothing of what is to come."""
    seat, content = source.loaded.seat, json.dumps(raw)
    assert raw["seed"] | {"half": None, "seed": None} == raw["seed"]
    assert (raw["position"], raw["result"], raw["reader"]) == (None, None, seat)
    assert whole["seed"]["half"] not in content
    assert whole["seed"]["seed"] not in content
    assert all(line.get("counter") is None and line.get("state") is None for line in raw["entries"])
    for line in raw["entries"]:
        assert line["by"] in ("person", "bot")
        if line["kind"] == "move":
            assert line["notation"] == line["open"] or line["seat"] == seat
            assert all(told["only"] in (None, seat) for told in line["told"])


async def test_what_is_undone_or_in_the_making_is_not_in_anothers_file(harness: Harness) -> None:
    match = await harness.deal("osaka", BLUE, PINK)
    await harness.play_on(match, Rng(b"making"), 8)
    whole = document(await exported(harness, match, everything=True))
    loaded = await harness.load(match, BLUE)
    stands = len(loaded.match.standing_moves)
    proposal = await harness.acting.play(harness.caller(BLUE), undo.propose_undo(match, stands - 1))
    assert proposal.kind in ("voted", "done")
    for user in (None, BLUE, PINK):
        raw = document(await exported(harness, match, user))
        found = await harness.load(match, user)
        assert len([line for line in raw["entries"] if line["kind"] == "move"]) <= len(found.match.standing_moves)
        assert len(raw["entries"]) <= len(whole["entries"]) + 1


async def test_a_lobby_has_no_file_before_its_start_nor_once_it_is_closed(harness: Harness) -> None:
    lobby = await harness.open("osaka", BLUE)
    for why in ("not-running", "over"):
        found = await harness.acting.read(writing.find, harness.caller(BLUE), lobby)
        assert isinstance(found, Objected)
        assert found.why == why
        await harness.acting.act(harness.caller(BLUE), operations.leave, lobby)


async def test_one_who_took_a_seat_over_does_not_get_its_earlier_secrets(harness: Harness) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"before"), 12)
    source = await source_of(harness, match, BLUE)
    mine = document(writing.written(source))
    later = replace(source, loaded=replace(source.loaded, since=source.loaded.match.revision))
    taken_over = document(writing.written(later))
    everyone = document(await exported(harness, match))
    assert [line["told"] for line in taken_over["entries"]] == [line["told"] for line in everyone["entries"]]
    assert [line["told"] for line in mine["entries"]] != [line["told"] for line in everyone["entries"]]


def run(here: Harness, monkeypatch: pytest.MonkeyPatch, match: str, file: Path, *, everything: bool = False) -> int:
    """The command over the database of a harness."""
    monkeypatch.setattr(command, "load_settings", lambda: Settings(_env_file=None, database=here.database.where))
    return command.export_match(match, file, everything=everything, names=True)


async def test_the_command_writes_what_everyone_may_see_and_all_of_it_when_asked(
    harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    await harness.play_on(match, Rng(b"command"), 6)
    table, whole = tmp_path / "table.json", tmp_path / "whole.json"
    assert run(harness, monkeypatch, match.lower(), table) == 0
    assert table.read_bytes() == await exported(harness, match)
    assert run(harness, monkeypatch, match, whole, everything=True) == 0
    assert whole.read_bytes() == await exported(harness, match, everything=True)
    assert whole.stat().st_mode & 0o077 == 0
    told = capsys.readouterr()
    assert (told.err, told.out.count("\n")) == ("", 2)


async def test_the_command_says_in_one_sentence_what_it_cannot_do(
    harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = await harness.deal("toy", BLUE, PINK)
    lobby = await harness.open("toy", BLUE, PINK, channel=702)
    there = tmp_path / "there.json"
    there.write_text("mine")
    cases = [(match, there), ("ZZZ", tmp_path / "a"), (lobby, tmp_path / "b"), ("../x", tmp_path / "c")]
    cases += [(match, tmp_path / "no" / "folder")]
    for name, file in cases:
        assert run(harness, monkeypatch, name, file) == 1
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert "Traceback" not in told.err
    assert there.read_text() == "mine"
    assert not (tmp_path / "a").exists()
    assert not (tmp_path / "b").exists()
