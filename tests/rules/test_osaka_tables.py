"""Component tables: what is accepted, what is refused in one sentence."""

import tomllib
from pathlib import Path
from shutil import copytree

import pytest

from bot.core.tables import LARGEST, BadTables, canonical, fingerprint, load_tables
from rules.osaka.game import OSAKA
from tests.rules.osaka_table import FOLDER, TABLES


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    copy = folder / "osaka"
    copytree(FOLDER, copy)
    text = (copy / name).read_text(encoding="utf-8")
    assert old in text
    (copy / name).write_text(text.replace(old, new), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("cards.toml", "value = 3", "value = 2", "two cards have the same value"),
        ("cards.toml", "value = 3", "value = 30", "cards.card.1.value"),
        ("cards.toml", 'source = "rulebook"', 'source = "hearsay"', "source"),
        ("cards.toml", "[[card]]", "[[card", "is not valid TOML"),
        ("board.toml", 'water = "anchor"', 'water = "open"', "a route begins in the one port"),
        ("board.toml", "enshunada2", "enshunada1", "two places have the same id"),
        ("match.toml", "[farm]", "[farms]", "match.farm"),
        ("match.toml", "value = 8\nsource", "value = 60\nsource", "too few cards"),
    ],
)
def test_bad_tables_are_refused_in_one_sentence(tmp_path: Path, name: str, old: str, new: str, says: str) -> None:
    folder = changed(tmp_path, name, old, new)
    with pytest.raises(BadTables, match=says) as refusal:
        load_tables("osaka", folder, OSAKA.tables)
    assert "\n" not in str(refusal.value)


def test_links_and_large_files_are_refused(tmp_path: Path) -> None:
    copytree(FOLDER, tmp_path / "osaka")
    (tmp_path / "osaka" / "match.toml").write_text("#" * (LARGEST + 1), encoding="utf-8")
    with pytest.raises(BadTables, match="bytes"):
        load_tables("osaka", tmp_path / "osaka", OSAKA.tables)
    (tmp_path / "osaka" / "match.toml").unlink()
    (tmp_path / "osaka" / "match.toml").symlink_to(FOLDER / "match.toml")
    with pytest.raises(BadTables, match="not a plain file"):
        load_tables("osaka", tmp_path / "osaka", OSAKA.tables)


def test_equal_tables_have_equal_text_and_the_text_can_be_read_again() -> None:
    text = canonical(TABLES, OSAKA.tables)
    assert OSAKA.tables.validate_json(text) == TABLES
    assert fingerprint(text) == fingerprint(canonical(load_tables("osaka", FOLDER, OSAKA.tables), OSAKA.tables))


def test_every_row_says_where_it_is_from() -> None:
    rows = 0
    for path in sorted(FOLDER.glob("*.toml")):
        for value in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for row in value if isinstance(value, list) else [value]:
                assert row["source"] in {"rulebook", "described"}
                rows += 1
    assert rows == 3 + 6 + 7
