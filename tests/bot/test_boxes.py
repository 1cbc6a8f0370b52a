"""The box of a lobby: chosen, lost, kept by the game that was dealt from it."""

from __future__ import annotations

import json
from shutil import rmtree
from typing import TYPE_CHECKING

import pytest

from bot.cli.pack_writing import write_pack
from bot.core import clock, finding, seasons
from bot.core.boxes.catalog import PACK, RANKED
from bot.core.boxes.packs import Box
from bot.core.match import lobbies
from bot.core.match.repairing import followed
from bot.core.options import OFF, ON
from bot.core.outcomes import LobbyChanged, Objected
from bot.core.recounting import recount
from bot.core.seasons import Season
from bot.discord.ids import Press
from bot.discord.ids import read as read_id
from bot.discord.message import Select
from bot.discord.screens.lobby import options_text
from bot.discord.screens.objections import objection_message
from bot.discord.screens.season import season_sheet
from bot.store.presets import Terms
from bot.store.results import Kind, is_record
from bot.store.server_settings import REFUSED
from bot.topics.lobby import operations as lobby
from bot.topics.lobby.boxes import box_message
from bot.topics.lobby.screens import options_message
from bot.topics.record.proving import prove
from bot.topics.record.reading import read
from bot.topics.results import operations as results
from bot.topics.results import sheets
from bot.topics.results.operations import Scope
from bot.topics.results.screens import Found, results_message
from bot.topics.results.wanted import Wanted, wanted_by
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.rng import Rng
from rules.games import GAMES
from tests.bot.harness import BLUE, CHANNEL, GREY, GUILD, PINK, Harness, done, open_harness, why
from tests.bot.record_files import exported, play_to_the_end
from tests.bot.test_allowed import choose
from tests.bot.test_posts_fit import payload
from tests.bot.test_record_import import taken_up

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.outcomes import Outcome

EN = Words.of("en")
WHOSE = "<@&1> `Anna`"


def lay(folder: Path, game: str) -> Path:
    pack = folder / "packs" / "annas"
    write_pack(pack, GAMES[game])
    (pack / "pack.toml").write_text(f"whose = {json.dumps(WHOSE)}", encoding="utf-8")
    return pack


async def change(here: Harness, match: str, **options: str) -> Outcome:
    return await here.acting.act(
        here.caller(BLUE), lobby.change, match, options=options, seats=None, lang=None, pace=None
    )


async def test_a_lobby_chooses_a_box_and_says_when_it_is_lost(tmp_path: Path) -> None:
    pack = lay(tmp_path, "toy")
    async with open_harness(tmp_path) as here:
        match = await here.open("toy", BLUE, PINK)
        own = await here.acting.read(finding.values, match)
        assert own.box is None
        assert isinstance(await change(here, match, **{PACK: "annas"}), LobbyChanged)
        assert (await here.acting.read(finding.values, match)).box == Box("annas", WHOSE)
        assert (await here.acting.read(finding.values, match)).reconstructed == own.reconstructed
        assert why(await change(here, match, **{RANKED: ON})) == "bad-option"
        await choose(here, **{REFUSED: "boxes"})
        assert await here.acting.read(lobbies.lost_box, await here.info(match)) == "annas"
        await choose(here, **{REFUSED: ""})
        assert await here.acting.read(lobbies.lost_box, await here.info(match)) is None
        rmtree(pack)
        assert isinstance(await change(here, match, plans=OFF), LobbyChanged), "all else can still be changed"
        await here.post()
        objected = await lobby.start(here.acting, here.caller(BLUE), match)
        assert isinstance(objected, Objected)
        assert (objected.why, objected.detail) == ("no-box", "annas")
        opened = await here.acting.act(
            here.caller(PINK, channel=5), lobby.open_table, "toy", Terms(None, None, "en", {PACK: "annas"})
        )
        assert why(opened) == "no-box"
        for lang in LANGUAGES:
            words, info = Words.of(lang), await here.info(match)
            assert "annas" in options_text(info, words)
            messages = (options_message(info, words), box_message(info, (), words), objection_message(objected, words))
            for message in messages:
                payload(message)
            (menu,) = [part for part in messages[1].parts if isinstance(part, Select)]
            assert [pick.chosen for pick in menu.picks] == [False]
        assert isinstance(await change(here, match, **{PACK: ""}), LobbyChanged)
        assert (await here.acting.read(finding.values, match)).box is None


@pytest.mark.parametrize(
    "game", ["yokohama", *(pytest.param(game, marks=pytest.mark.long) for game in ("osaka", "nippon"))]
)
async def test_a_game_keeps_its_box_whatever_becomes_of_the_pack(tmp_path: Path, game: str) -> None:
    pack = lay(tmp_path, game)
    async with open_harness(tmp_path) as here:
        match = await here.open(game, BLUE, PINK, options={PACK: "annas"})
        await here.post()
        done(await lobby.start(here.acting, here.caller(BLUE), match))
        await here.play_on(match, Rng(b"before"), 4)
    rmtree(pack)
    async with open_harness(tmp_path) as here:
        assert await here.play_on(match, Rng(b"after"), 8) == 8
        before = await here.load(match, None)
        assert (await here.acting.read(finding.values, match)).box == Box("annas", WHOSE)
        again = await here.acting.write(lambda unit: followed(unit, unit.stored(match)))
        assert again.match.view(None) == before.match.view(None)
        content = await exported(here, match, everything=True)
        assert prove(read(content, "it")).verdict == "holds"
        taken = await taken_up(here, content, 5000)
        assert (await here.acting.read(finding.values, taken)).box == Box("annas", WHOSE)
        assert await exported(here, taken, everything=True) == content


async def test_results_are_counted_by_box(tmp_path: Path) -> None:
    lay(tmp_path, "toy")
    async with open_harness(tmp_path) as here:
        for channel, options in enumerate(({PACK: "annas"}, {}, {PACK: "annas"}), start=CHANNEL):
            match = await here.open("toy", BLUE, PINK, channel=channel, options=options)
            await here.post()
            done(await lobby.start(here.acting, here.caller(BLUE, channel=channel), match))
            await play_to_the_end(here, match, Rng(b"to the end"))
            assert not await here.acting.write(recount, match, keep=False)
        assert not await here.database.read(lambda c: is_record(c, match))
        channels = frozenset(range(CHANNEL, CHANNEL + 3))
        for kind, games in ((None, 3), (Kind("toy"), 1), (Kind("toy", "annas"), 2), (Kind("toy", "other"), 0)):
            server = Scope(None, GUILD, kind, channels)
            found = await here.acting.read(results.overview, here.caller(GREY), server, 0)
            assert len(found.finished) == games
            assert max((one.games for one in found.winners), default=0) == games
            sheet = sheets.of_server(found, kind, EN)
            assert sum(int(line.cells[0]) for line in sheet.lines) == games
            own = await here.acting.read(results.overview, here.caller(BLUE), Scope(BLUE, None, kind, None), 0)
            assert sum(int(line.cells[0]) for line in sheets.of_person(own, kind, None, EN).lines) == games
            assert sum(one.games for one in own.met) == games
        season = await here.acting.read(seasons.table, GUILD, Season.at(int(clock.now())))
        assert "3 games, 2 with a box" in season_sheet(season, EN).subtitle
        whole = await here.acting.read(results.overview, here.caller(GREY), Scope(None, GUILD, None, channels), 0)
        everything = results_message(Found(Wanted("server"), whole, None), EN, here=GUILD)
        (menu,) = [part for part in everything.parts if isinstance(part, Select) and part.press.slot == "game"]
        assert [pick.value for pick in menu.picks] == ["all", "toy", "toy/annas"]
        chosen = Wanted("1" * 20, "toy/" + "a" * 24).press("results", "game")
        assert wanted_by(read_id(str(chosen)) or Press("")).kind == Kind("toy", "a" * 24)
        assert wanted_by(Press("results", state="me toy/../x")).kind is None
