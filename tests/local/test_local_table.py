"""The local table says what it does: a first table is dealt in a new world only, and only if one is wished for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.core.settings import Settings
from bot.local import table
from bot.local.control.dispatch import VERBS
from bot.local.page.verbs import OFFERED

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.serve import PageSettings

DEALT = "a first table is being dealt"


@pytest.mark.parametrize(
    ("first_table", "demo", "former", "dealt"),
    [
        (True, False, False, True),
        (False, False, False, False),
        (False, True, False, True),
        (True, False, True, False),
        (True, True, True, False),
    ],
)
def test_a_first_table_is_announced_only_where_one_is_dealt(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    first_table: bool,
    demo: bool,
    former: bool,
    dealt: bool,
) -> None:
    async def opened(_folder: Path, *, page: PageSettings, **_others: object) -> None:
        page.opened("https://here")

    monkeypatch.setattr(table, "serve", opened)
    if former:
        (tmp_path / "table").mkdir()
        (tmp_path / "table" / "world.sqlite3").touch()
    table.at_local_table(Settings(_env_file=None, data=tmp_path, first_table=first_table), None, demo=demo)
    said = capsys.readouterr().out
    assert "https://here" in said
    assert (DEALT in said) == dealt


def test_whatever_the_page_may_ask_for_there_is() -> None:
    assert VERBS.keys() >= OFFERED
