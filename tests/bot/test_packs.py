"""Packs: begun, filled in, checked, offered; and what of someone's folder cannot be used."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from structlog.testing import capture_logs

from bot.__main__ import main
from bot.cli.pack_writing import write_pack
from bot.core.boxes.catalog import reconstructed_rows
from bot.core.boxes.packs import Box, Packs, box_of, whose
from bot.core.boxes.rows import examine
from bot.core.tables import LARGEST, BadTables, own_tables
from rules.games import GAMES

if TYPE_CHECKING:
    from pathlib import Path

    from rules.core.game import Game

TOY = GAMES["toy"]


def begin(folder: Path, game: Game = TOY, said: str = "Anna's copy") -> Path:
    write_pack(folder, game)
    (folder / "pack.toml").write_text(f"whose = {json.dumps(said)}\n", encoding="utf-8")
    return folder


def game_text(game: Game) -> str:
    return game.tables.dump_json(own_tables(game)).decode()


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("key", GAMES)
def test_a_pack_begins_with_our_values(tmp_path: Path, key: str) -> None:
    game = GAMES[key]
    folder = begin(tmp_path / "ours", game)
    found = examine(game, folder / key)
    assert {remark.grade for remark in found.remarks} <= {"ours"}
    assert found.content is not None
    assert game.tables.validate_python(found.content) == own_tables(game)
    for path in (folder / key).iterdir():
        lines = path.read_text(encoding="utf-8").splitlines()
        begun = [at for at, line in enumerate(lines) if line.startswith("[")]
        assert all(lines[at - 1].startswith("# ") for at in begun), path


@pytest.mark.parametrize(
    ("key", "table", "old", "new", "says"),
    [
        ("yokohama", "match", "copper = 2", "copper = 3", "match.toml, prices: copper is 2 in the rulebook, not 3."),
        ("yokohama", "achievements", "copper = 5", "copper = 6", "achievement A1: need is "),
        ("yokohama", "orders", 'id = "gb2"', 'id = "gb1"', "two orders have the same id"),
        ("yokohama", "orders", "points = 9", "pionts = 9", "reward: there is no 'pionts' here, only points, "),
        ("yokohama", "technologies", '["fr", "gb"]', '["fr"]', "there are 30 in the box"),
        ("yokohama", "technologies", '["fr", "gb"]', '["fr", "jp"]', "technology ball countries"),
        ("yokohama", "layout", "[4, 3, 2, 1]", "[1]", "the rows hold all areas"),
        ("nippon", "goals", "money = 4", "money = 9", "first money: gain money is 9; ours: 0 to 4."),
        (
            "yokohama",
            "orders",
            "points = 10",
            "points = 40",
            "orders.toml, order gb1: reward points is 40; ours: 6 to 1",
        ),
    ],
)
def test_what_cannot_be_or_is_unusual_is_said_by_row(
    tmp_path: Path, key: str, table: str, old: str, new: str, says: str
) -> None:
    folder = begin(tmp_path / "ours", GAMES[key])
    change(folder / key / f"{table}.toml", old, new)
    found = examine(GAMES[key], folder / key)
    said = [remark for remark in found.remarks if remark.grade != "ours"]
    assert len(said) == 1, said
    assert says in said[0].says
    assert (found.content is None) == (said[0].grade == "wrong")
    if found.content is not None:
        ours = reconstructed_rows(game_text(GAMES[key]))[table][0]
        assert reconstructed_rows(json.dumps(found.content))[table][0] == ours - 1


def test_values_that_cannot_be_dealt_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = begin(tmp_path / "ours")
    monkeypatch.setattr(type(TOY), "with_tables", lambda _, tables: {}[tables])
    assert "cannot be dealt to 2" in (examine(TOY, folder / "toy").wrong or "")


HOSTILE = {
    "huge": "#" * (LARGEST + 1),
    "nested": "a = " + "[" * 10_000 + "]" * 10_000,
    "digits": "a = " + "9" * 5_000,
    "bytes": "a = '\udcff'",
    "steering": "\x1b[31m = 1",
    "no table": "posts = 3",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_table_is_one_clear_sentence(tmp_path: Path, text: str) -> None:
    folder = begin(tmp_path / "ours")
    (folder / "toy" / "street.toml").write_text(text, encoding="utf-8", errors="surrogateescape")
    wrong = examine(TOY, folder / "toy").wrong
    assert wrong is not None
    assert wrong.isprintable()
    assert len(wrong) < 400


@pytest.mark.parametrize("inside", ["toy/street.toml", "toy", "pack.toml", ""])
def test_nothing_outside_the_folder_is_read(tmp_path: Path, inside: str) -> None:
    begin(tmp_path / "elsewhere")
    folder = begin(tmp_path / "packs" / "ours")
    there = folder / inside
    there.rename(tmp_path / "gone")
    there.symlink_to(tmp_path / "elsewhere" / inside)
    packs = Packs(tmp_path / "packs")
    assert packs.boxes(TOY) == []
    with pytest.raises(BadTables):
        packs.tables(TOY, "ours")


@pytest.mark.parametrize("said", ["", " ", "a" * 81, "two\nlines", "\u202egnp.exe", "\x1b[2J"])
def test_whose_it_is_must_be_said_in_a_line(tmp_path: Path, said: str) -> None:
    with pytest.raises(BadTables, match="whose"):
        whose(begin(tmp_path / "ours", said=said))


def test_a_pack_that_changes_is_read_again_and_one_that_breaks_is_logged_once(tmp_path: Path) -> None:
    folder = begin(tmp_path / "ours")
    packs = Packs(tmp_path)
    before = packs.tables(TOY, "ours")
    assert packs.boxes(TOY) == [Box("ours", "Anna's copy")]
    assert box_of(before) == Box("ours", "Anna's copy")
    change(folder / "toy" / "lanterns.toml", "count = 10", "count = 11")
    changed = packs.tables(TOY, "ours")
    assert changed != before
    assert json.loads(changed)["lanterns"]["lantern"][2] == {"colour": "green", "count": 11, "source": "pack"}
    change(folder / "toy" / "lanterns.toml", "count = 11", "count = 99")
    with capture_logs() as logged:
        assert [packs.boxes(TOY), packs.boxes(TOY)] == [[], []]
    assert [line["box"] for line in logged] == ["ours"]
    assert "lantern green count" in logged[0]["why"]
    (folder / "pack.toml").unlink()
    assert packs.boxes(TOY) == []


def test_the_commands_begin_check_and_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HATOBA_PACKS", str(tmp_path))
    assert main(["pack", "new", "No Name", "osaka"]) == 1
    assert main(["pack", "new", "ours", "osaka"]) == 0
    assert main(["pack", "new", "ours", "osaka"]) == 1
    assert "is there already" in capsys.readouterr().err
    assert main(["pack", "check", "ours"]) == 1
    assert "must say whose values these are" in capsys.readouterr().out
    (tmp_path / "ours" / "pack.toml").write_text('whose = "Anna"', encoding="utf-8")
    assert main(["pack", "check", "ours", "--play", "1"]) == 0
    told = capsys.readouterr().out
    assert "ours, osaka: can be played" in told
    assert "points of winners" in told
    assert main(["pack", "list"]) == 0
    listed = capsys.readouterr().out
    assert listed.startswith("ours  osaka  ")
    assert listed.endswith("  Anna\n")


@pytest.mark.parametrize("inside", [None, "nothing.txt"])
def test_a_pack_without_tables_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], inside: str | None
) -> None:
    pack = tmp_path / "pack"
    if inside is not None:
        pack.mkdir()
        (pack / inside).touch()
    assert main(["pack", "check", str(pack)]) == 1
    assert capsys.readouterr().err.startswith(f"{pack} {'is no folder' if inside is None else 'holds no folder of a'}")
