"""A file taken up at the local table: to the byte what it was, played on from a line, and refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.core.settings import Settings
from bot.local import importing as command
from bot.local.fake_discord import PEOPLE as LOCAL
from bot.local.fake_discord import FakeDiscord
from bot.store.preparing import Lock
from bot.topics.record.document import file_of, hash_of
from bot.topics.record.importing import Room, bring_in, brought
from bot.topics.record.proving import prove
from bot.topics.record.reading import LARGEST, NoDocument, read
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import PEOPLE, Harness, open_harness
from tests.bot.record_files import document, exported, play_to_the_end, stored_games
from tests.every_day import daily
from tests.stored.archive import bring_up
from tests.stored.archive import file_of as archive_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.conftest import Sample

EXAMPLE = (Path(__file__).parents[2] / "data" / "schema" / "example.json").read_bytes()

Document = dict[str, Any]


async def taken_up(here: Harness, content: bytes, channel: int, line: int | None = None) -> str:
    """A file as a match of a harness; its id."""
    found = brought(read(content, "it"), "it", line)
    room = Room(here.guild, channel, PEOPLE)
    return await here.acting.write(lambda unit: bring_in(unit, found, room))


@pytest.mark.parametrize(("game", "version"), stored_games())
async def test_stored_games_come_out_as_they_went_in(game: str, version: int, tmp_path: Path) -> None:
    bring_up(archive_of(game, version), tmp_path / "hatoba.sqlite3")
    async with open_harness(tmp_path) as here:
        names = await here.database.read(lambda c: [row[0] for row in c.execute("SELECT id FROM matches")])
        for channel, match in enumerate(names, start=900):
            content = await exported(here, match, everything=True)
            again = await taken_up(here, content, channel)
            assert await exported(here, again, everything=True) == content


@pytest.mark.longest
@pytest.mark.parametrize("game", daily("osaka", "pond", "toy", of=sorted(GAMES)))
async def test_played_games_come_out_as_they_went_in(harness: Harness, game: str, sample: Sample) -> None:
    least, most = GAMES[game].seats
    for number in range(sample(2, 6, 40)):
        seats = least + number % (most - least + 1)
        match = await harness.deal(game, *PEOPLE[:seats], channel=1000 + number)
        rng = Rng(b"played %d" % number)
        if number % 2:
            await harness.play_on(match, rng, 10 + 7 * number, channel=1000 + number)
        else:
            await play_to_the_end(harness, match, rng)
        content = await exported(harness, match, everything=True)
        again = await taken_up(harness, content, 2000 + number)
        assert again != match
        assert await exported(harness, again, everything=True) == content


async def test_an_imported_game_is_played_on_from_a_line_and_counts_nowhere(harness: Harness) -> None:
    again = await taken_up(harness, EXAMPLE, 5000, line=20)
    await harness.post()
    loaded = await harness.load(again, PEOPLE[0])
    assert (loaded.info.phase, loaded.info.practice, loaded.counts) == ("running", True, "no")
    assert len(loaded.match.standing_moves) == 20
    assert await harness.asked(again)
    await play_to_the_end(harness, again, Rng(b"otherwise"))
    raw = document(await exported(harness, again))
    assert (raw["match"], raw["imported"], raw["played_on_from"]) == (again, True, len(document(EXAMPLE)["entries"]))
    assert prove(read(file_of(raw), "it")).verdict == "holds"
    kept = await harness.database.read(lambda c: c.execute("SELECT count(*) FROM results").fetchone()[0])
    assert kept == 0
    twice = await taken_up(harness, file_of(raw), 5001)
    assert await exported(harness, twice) == file_of(raw)


async def test_a_finished_game_is_opened_to_be_looked_at(harness: Harness) -> None:
    again = await taken_up(harness, EXAMPLE, 5000)
    rows = await harness.post()
    assert [row.kind for row in rows if row.match == again] == ["told", "over"]
    assert (await harness.load(again, None)).info.phase == "over"


def nested(depth: int) -> bytes:
    return b'{"format": "hatoba-match/1", "x": ' + b"[" * depth + b"]" * depth + b"}"


def changed(change: Callable[[Document], None]) -> bytes:
    """The example with something in it changed, and a hash that fits."""
    raw = document(EXAMPLE)
    change(raw)
    return file_of({**raw, "hash": hash_of(raw)})


MARKUP = "@everyone <@1> [x](https://x.example) `*_~|> \u202e\x1b[31m"

HOSTILE = {
    "empty": b"",
    "no text": b"\xff\xfe\x00",
    "no JSON": b"hello",
    "cut off": EXAMPLE[: len(EXAMPLE) // 2],
    "a list": b"[]",
    "foreign": b'{"format": "lichess/1"}',
    "no format": b"{}",
    "a format that is none": b'{"format": 7}',
    "too new": EXAMPLE.replace(b"hatoba-match/1", b"hatoba-match/2", 1),
    "nested": nested(10_000),
    "nested, but less": nested(400),
    "a field twice": EXAMPLE.replace(b'"whole": true', b'"whole": true, "whole": true', 1),
    "no number": EXAMPLE.replace(b'"ended": 1', b'"ended": NaN, "was": 1', 1),
    "no end": EXAMPLE.replace(b'"ended": 1', b'"ended": -Infinity, "was": 1', 1),
    "huge": EXAMPLE.replace(b'"ended": 1', b'"ended": 1' + b"0" * 6000, 1),
    "large": EXAMPLE.replace(b'"ended": 1', b'"ended": 9' + b"0" * 18, 1),
    "half": EXAMPLE.replace(b'"ended": 1', b'"ended": 0.5, "was": 1', 1),
    "lone half of a sign": EXAMPLE.replace(b'"lang": "en"', b'"lang": "\\ud800"', 1),
    "a zero in a name": changed(lambda raw: raw["seats"][0].update(name="M\0ka")),
    "a zero in what no one here knows": changed(lambda raw: raw.update(later=[{"so": ["a\0"]}])),
    "a zero in the name of it": changed(lambda raw: raw["entries"][0].update({"a\0": 1})),
    "changed by hand": EXAMPLE.replace(b"player 1", b"player 9", 1),
    "during play": changed(lambda raw: raw.update(whole=False)),
    "no game": changed(lambda raw: raw.update(game="chess")),
    "no language": changed(lambda raw: raw.update(lang="xx")),
    "no pace": changed(lambda raw: raw.update(pace="warp")),
    "no colour": changed(lambda raw: raw["seats"][0].update(colour="none", guest=None)),
    "many seats": changed(lambda raw: raw.update(seats=raw["seats"] * 5)),
    "a negative seat": changed(lambda raw: raw["entries"][0].update(seat=-1)),
    "another move": changed(lambda raw: raw["entries"][0].update(notation="fly home")),
    "a position of its own": changed(lambda raw: raw["position"].update(state={"phase": [1]})),
    "tables of its own": changed(lambda raw: raw["tables"].update(text="{}")),
    "a long word": changed(lambda raw: raw["guests"][0].update(word="x" * 41)),
    "a long name": changed(lambda raw: raw["seats"][0].update(name="x" * 5000)),
    "a number beyond": changed(lambda raw: raw["seed"].update(number="9" * 20)),
    "a key as a path": changed(lambda raw: raw["options"].update({"../x": "y"})),
}


@pytest.mark.parametrize("name", sorted(HOSTILE))
def test_what_cannot_be_taken_up_is_refused_in_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(HOSTILE[name])
    assert run(monkeypatch, tmp_path, file) == 1
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert len(told.err) < 400 + len(str(file))
    assert told.err.isprintable() or told.err[:-1].isprintable()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file.json"]


async def test_names_with_markup_are_kept_and_shown_as_text(harness: Harness) -> None:
    content = changed(lambda raw: raw["seats"][0].update(name=MARKUP[:60]))
    again = await taken_up(harness, content, 5000)
    name = (await harness.load(again, None)).people[0].name
    assert name.startswith("@everyone <@1>")
    assert "\x1b" not in name


def run(monkeypatch: pytest.MonkeyPatch, folder: Path, file: Path, line: int | None = None) -> int:
    """The command, in a folder of its own; the local table itself is not run."""
    settings = Settings(_env_file=None, data=folder / "data")
    monkeypatch.setattr(command, "load_settings", lambda: settings)
    monkeypatch.setattr(command, "at_local_table", lambda *_, **__: None)
    return command.import_match(file, line)


def test_too_large_a_file_is_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    with file.open("wb") as target:
        target.truncate(LARGEST + 1)
    assert run(monkeypatch, tmp_path, file) == 1
    assert "too large" in capsys.readouterr().err
    assert run(monkeypatch, tmp_path, tmp_path / "none.json") == 1
    assert "There is no file" in capsys.readouterr().err
    assert run(monkeypatch, tmp_path, tmp_path) == 1


@pytest.mark.parametrize("line", [-1, 111, 4000])
def test_a_line_that_is_not_there_is_refused(line: int) -> None:
    with pytest.raises(NoDocument, match="cannot be played on from line"):
        brought(read(EXAMPLE, "it"), "it", line)


def test_the_command_opens_a_channel_of_the_local_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(EXAMPLE)
    assert run(monkeypatch, tmp_path, file, 30) == 0
    called = json.loads(EXAMPLE)["match"]
    assert f"{called} was opened as" in capsys.readouterr().out
    world = FakeDiscord.open(tmp_path / "data" / "table" / "world.sqlite3").world
    assert [channel.name for channel in world.channels.values()][-1] == f"from-{called.lower()}"
    assert {persona.name for persona in world.personas.values()} == {name for name, _ in LOCAL}


def test_while_the_bot_runs_nothing_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(EXAMPLE)
    (tmp_path / "data").mkdir()
    held = Lock(tmp_path / "data" / "hatoba.sqlite3")
    try:
        assert run(monkeypatch, tmp_path, file) == 1
    finally:
        held.release()
    assert "stop it first" in capsys.readouterr().err
