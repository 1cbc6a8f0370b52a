"""A game with a box of other values than ours is damaged, repaired, set right and taken back, its pack long gone."""

from __future__ import annotations

import re
from shutil import rmtree
from typing import TYPE_CHECKING

import pytest

from bot.__main__ import main
from bot.cli.repair import Asked
from bot.core import finding
from bot.core.boxes.catalog import PACK
from bot.core.tables import own_tables
from bot.topics.lobby import operations as lobby
from bot.topics.record.proving import prove
from bot.topics.record.reading import read
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, PINK, Harness, done, open_harness
from tests.bot.record_files import document, exported, play_to_the_end
from tests.bot.test_boxes import lay
from tests.bot.test_record_import import taken_up
from tests.bot.test_repaired_undo import corrected, gone_back, stands
from tests.bot.test_repairs import repaired

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.unit_of_work import UnitOfWork

OTHER = {"yokohama": ("orders", r"points = (\d+)"), "nippon": ("start", r"points = (\d+)")}
"""The table of each game that says something else in this box, and what is one more in it."""


def lay_other(folder: Path, game: str) -> Path:
    """Lay a pack with other values than ours."""
    pack = lay(folder, game)
    table, value = OTHER[game]
    path = pack / game / f"{table}.toml"
    ours = path.read_text(encoding="utf-8")
    more = re.sub(value, lambda found: found[0].replace(found[1], str(int(found[1]) + 1)), ours)
    assert more != ours
    path.write_text(more, encoding="utf-8")
    return pack


async def dealt(here: Harness, game: str) -> str:
    """Deal a game with the box."""
    match = await here.open(game, BLUE, PINK, options={PACK: "annas"})
    await here.post()
    done(await lobby.start(here.acting, here.caller(BLUE), match))
    return match


def harm(unit: UnitOfWork, match: str) -> None:
    """Damage its position."""
    unit.connection.execute("UPDATE matches SET snapshot = 'x' WHERE id = ?", (match,))
    unit.catalog.taken_up.clear()


@pytest.mark.parametrize("game", ["yokohama", pytest.param("nippon", marks=pytest.mark.long)])
async def test_a_game_with_a_box_is_repaired_with_the_values_of_that_box(tmp_path: Path, game: str) -> None:
    pack = lay_other(tmp_path, game)
    async with open_harness(tmp_path) as here:
        match, rng = await dealt(here, game), Rng(b"box")
        await here.play_on(match, rng, 20)
    rmtree(pack)
    async with open_harness(tmp_path) as here:
        before = (await here.load(match, None)).match
        await here.at(1, lambda unit: harm(unit, match))
        await repaired(here, match, Asked(replay=-1))
        base = await stands(here, match)
        # What was played again is shown to all of the table, a turn in the making too.
        there = before.view_after(None, base)
        assert (await here.load(match, None)).match.view(None) == there
        await here.play_on(match, rng, 8)
        await gone_back(here, match, base)
        assert (await here.load(match, None)).match.view(None) == there
        await here.play_on(match, rng, 8)
        await repaired(here, match, Asked(back=base + 2))
        await corrected(here, match)
        await play_to_the_end(here, match, rng)
        content = await exported(here, match, everything=True)
        assert (await here.acting.read(finding.values, match)).box is not None
    proof = prove(read(content, "it"))
    assert proof.verdict == "holds", proof.findings
    house = tmp_path / "other"
    house.mkdir()
    async with open_harness(house) as here:
        taken = await taken_up(here, content, 5000)
        box = (await here.acting.read(finding.values, taken)).box
        assert box is not None
        assert box.name == "annas"
        assert await exported(here, taken, everything=True) == content
    file = tmp_path / "match.json"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 0
    raw = document(content)
    assert raw["adjusted"]
    assert raw["tables"]["text"] != GAMES[game].tables.dump_json(own_tables(GAMES[game])).decode()
