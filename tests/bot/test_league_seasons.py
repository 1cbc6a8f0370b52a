"""Between two seasons of a league: who signs up or off then changes nothing about the season that was played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.core.leagues import playing, signing_up
from bot.core.leagues.standings import next_divisions, next_round, orders
from bot.discord.ids import Press
from bot.discord.renderer import Renderer
from bot.discord.screens.league import pages
from bot.store import league_tables, leagues
from bot.store.leagues import LeagueTerms
from bot.topics.league import operations
from render.core.words import Words
from tests.bot.harness import BLUE, GREY, GUILD, MINT, PINK, STRANGER
from tests.bot.reading import text_of
from tests.bot.test_lessons import offered
from tests.bot.trying import Trier

if TYPE_CHECKING:
    import pytest

    from bot.core.unit_of_work import UnitOfWork
    from bot.store.leagues import Season
    from tests.bot.harness import Harness

EN = Words.of("en")
TERMS = LeagueTerms("swiss", "toy", {}, "", 2, "relaxed", "en", 1, 0, 1)
FOUR = (BLUE, PINK, GREY, MINT)


async def season_of(harness: Harness, league: int) -> Season:
    found = await harness.database.read(partial(leagues.load, league=league))
    assert found is not None
    return found


async def begun(harness: Harness) -> int:
    """A season of four people at two tables; its league."""

    def lay(unit: UnitOfWork) -> int:
        league = leagues.insert(unit.connection, GUILD, BLUE, "Lanterns", TERMS)
        for user in FOUR:
            assert signing_up.sign_up(unit, harness.caller(user), league) == "league-signed-up"
        season = leagues.load(unit.connection, league)
        assert season is not None
        leagues.begin(unit.connection, league, next_divisions(season))
        begun = playing.settle(unit, league)
        assert begun is not None
        playing.open_round(unit, begun, next_round(begun))
        return league

    return await harness.acting.write(lay)


async def end(harness: Harness, league: int) -> None:
    """Let those win who sit first, and the season be over."""

    def count(unit: UnitOfWork) -> None:
        for seating in league_tables.of_season(unit.connection, league, 1):
            places = {user: place for place, user in enumerate(seating.people, start=1)}
            league_tables.count(unit.connection, seating.id, places, None)
        assert playing.settle(unit, league) is None

    await harness.acting.write(count)
    assert (await season_of(harness, league)).league.phase == "over"


async def test_who_signs_off_after_a_season_keeps_the_place_in_it(harness: Harness) -> None:
    league = await begun(harness)
    await end(harness, league)
    before = await season_of(harness, league)
    first = orders(before)[0][0].user
    done = await harness.acting.write(operations.withdraw, harness.caller(first), league, first)
    assert done == "league-left"
    after = await season_of(harness, league)
    assert orders(after) == orders(before)
    assert pages(after, EN) == pages(before, EN), "and no one is said to have left it"
    assert first not in [one.user for one in after.present]
    assert first not in [user for division in next_divisions(after) for user in division]
    assert await harness.acting.write(operations.withdraw, harness.caller(first), league, first) == "league-not-in"
    assert await harness.acting.write(signing_up.sign_up, harness.caller(first), league) == "league-signed-up"
    assert await season_of(harness, league) == before


async def test_someone_finds_the_own_league_first_and_leaves_it_after_being_asked(harness: Harness) -> None:
    league = await begun(harness)
    await harness.acting.write(lambda unit: leagues.insert(unit.connection, GUILD, BLUE, "Newer", TERMS))
    drawing = Renderer()
    try:
        stranger, pink = (Trier(harness, drawing, "", user) for user in (STRANGER, PINK))
        assert "**Newer**" in text_of(await stranger.press(Press("leagues", slot="back")))
        shown = await pink.press(Press("leagues", slot="back"))
        assert "**Lanterns**" in text_of(shown)
        for sentence in ("league-withdraw-sure", "league-withdrawn"):
            (press,) = [press for press, _ in offered(shown) if press.slot in ("leave", "gone")]
            shown = await pink.press(press)
            assert EN.text(sentence) in text_of(shown)
        assert not [press for press, _ in offered(shown) if press.slot in ("join", "leave", "gone")]
    finally:
        drawing.close()
    (own,) = [one for one in (await season_of(harness, league)).entrants if one.user == PINK]
    assert (own.gone, own.stays) == (True, False)


async def test_whoever_leaves_between_two_seasons_makes_room(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signing_up, "MOST", len(FOUR))
    league = await begun(harness)

    async def sign_up() -> str:
        return await harness.acting.write(signing_up.sign_up, harness.caller(STRANGER), league)

    assert await sign_up() == "league-full"
    await end(harness, league)
    assert await sign_up() == "league-full"
    await harness.acting.write(operations.withdraw, harness.caller(PINK), league, PINK)
    assert await sign_up() == "league-signed-up"


async def test_who_has_left_a_season_and_signs_up_for_the_next_one_has_left_it_all_the_same(harness: Harness) -> None:
    league = await begun(harness)
    (first, *_), *_ = [each.people for each in (await season_of(harness, league)).now]
    assert await harness.acting.write(signing_up.withdraw, league, first)
    caller = harness.caller(first)
    assert await harness.acting.write(signing_up.sign_up, caller, league) == "league-withdrawn-before"
    await end(harness, league)
    before = await season_of(harness, league)
    assert orders(before)[0][-1].user == first, "behind all others"
    assert await harness.acting.write(signing_up.sign_up, caller, league) == "league-signed-up"
    after = await season_of(harness, league)
    assert (orders(after), pages(after, EN)) == (orders(before), pages(before, EN))
    assert first in [one.user for one in after.present]
    await harness.acting.write(lambda unit: leagues.begin(unit.connection, league, next_divisions(after)))
    anew = await season_of(harness, league)
    assert {one.user for one in anew.entrants if one.division == 0} == set(FOUR)
    assert not any(one.gone for one in anew.entrants)
