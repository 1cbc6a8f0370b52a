"""What is shown of a league: before anything counts, at its tables, and to a manager who takes someone out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.leagues.table import Round, order
from bot.discord.screens.league import league_sheet
from bot.store import leagues
from bot.store.leagues import LeagueTerms
from render.core.words import Words
from tests.bot.harness import BLUE, GUILD
from tests.bot.in_leagues import league, start
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.unit_of_work import UnitOfWork
    from tests.bot.harness import Harness

A, B, C = 1, 2, 3


def test_no_one_has_a_place_before_a_table_counts() -> None:
    begun = order([A, B, C], [Round((), (C,))])
    assert [(line.user, line.place, line.points) for line in begun] == [(C, None, 6), (A, None, 0), (B, None, 0)]
    assert all(line.place for line in order([A, B, C], [Round(({A: 1, B: 2},), (C,))]))


async def test_before_a_game_has_ended_no_place_is_told(tmp_path: Path) -> None:
    async with league(tmp_path, seats="2", rounds="2") as played:
        mika = played.here.person("Mika")
        await played.join(4)
        await start(played)
        one, _ = await played.opened()
        panel = await mika.command("/league")
        assert "No game of this season has ended yet." in panel.text
        table = await mika.press(await mika.press(panel, "Table"), "Table in words")
        assert says(table.text, "league-stands-begin")
        assert "1\\." not in table.text
        await played.finish(one)
        await played.look()
        panel = await mika.command("/league")
        assert "You: place" in panel.text
        assert "1\\." in (await mika.press(await mika.press(panel, "Table"), "Table in words")).text


async def test_a_table_names_its_league_and_leads_back_to_it(tmp_path: Path) -> None:
    async with league(tmp_path, seats="2", rounds="1", form="swiss") as played:
        mika = played.here.person("Mika")
        await played.join(2)
        await start(played)
        (seating,) = await played.opened()
        info = await played.info(seating)
        lobby = next(seen for seen in await mika.channel(str(info.channel)) if says(seen.text, "league-lobby-title"))
        assert "league Lanterns" in lobby.text.replace("*", "")
        await played.finish(seating)
        await played.here.quiet()
        over = await mika.last(str(info.channel))
        assert "Rematch" not in over.buttons
        assert "Lanterns" in (await mika.press(over, "Open the league")).text


async def test_someone_is_taken_out_after_a_second_press_only(tmp_path: Path) -> None:
    async with league(tmp_path, seats="2", rounds="2") as played:
        mika = played.here.person("Mika")
        users = await played.join(4)
        await start(played)
        await played.opened()
        manage = await mika.press(await mika.command("/league"), "Manage")
        menu = str(manage.menus[0]["custom_id"])
        asked = await mika.choose(manage, menu, [str(users[2])], forged=True)
        assert says(asked.text, "league-out-sure")
        assert not any(one.gone for one in (await played.season()).entrants)
        assert says((await mika.press(asked, "Take out; final")).text, "league-taken-out")
        assert [one.user for one in (await played.season()).entrants if one.gone] == [users[2]]
        again = await mika.choose(manage, menu, [str(users[2])], forged=True)
        assert says(again.text, "league-not-in")
        jonas, final = played.here.person("Jonas"), str(asked.buttons["Take out; final"]["custom_id"])
        refused = await jonas.press(await jonas.command("/league"), final, forged=True)
        assert says(refused.text, "house-manage-needs")


async def test_a_picture_has_a_title_whatever_the_league_is_called(harness: Harness) -> None:
    terms = LeagueTerms("swiss", "toy", {}, "", 2, "relaxed", "en", 1, 0, 1)

    def titled(unit: UnitOfWork, name: str) -> str:
        season = leagues.load(unit.connection, leagues.insert(unit.connection, GUILD, BLUE, name, terms))
        assert season is not None
        return league_sheet(season, [], Words.of("en")).title

    longest = "Winterliga der Freunde am Hafen von Osa*"
    assert await harness.acting.write(titled, longest) == longest
    assert await harness.acting.write(titled, "دوري") == "Swiss tournament"
