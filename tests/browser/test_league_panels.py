"""Every panel of a league fits one screen of a phone: of the largest one, to its managers and to those who play."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.bench.results import fill
from bot.core.leagues import playing, signing_up
from bot.core.leagues.standings import next_divisions, next_round
from bot.discord.ids import Press
from bot.discord.renderer import Renderer
from bot.store import league_tables, leagues, presets, server_settings
from bot.store.leagues import MOST, MOST_LEAGUES, LeagueTerms
from bot.store.presets import Preset, Terms
from bot.store.server_settings import WHERE
from bot.topics.league.operations import ROUNDS
from render.core.languages import LANGUAGES
from tests.bot.harness import GUILD, MANAGER, open_harness
from tests.bot.test_lessons import offered
from tests.bot.trying import Trier
from tests.browser.heights.measuring import SCREEN, above, measured

if TYPE_CHECKING:
    from pathlib import Path

    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.discord.message import Message
    from tests.browser.window import Window

CHANGING = ("join", "gone", "start", "end", "cancelled", "name", "which", "set", "out")
"""What is not pressed: it changes something, asks for a form, or leads to another league."""
TERMS = LeagueTerms("league", "yokohama", {}, "", 4, "long", "de", ROUNDS[-1], 1008, 2)
LAST = 100
"""The last of those who play: with most to be seen of their own."""


def lay(unit: UnitOfWork, callers: list[Caller]) -> int:
    """The largest league there can be, for which all have signed up; its number."""
    name = "Winterliga {} der Freunde am Hafen von O"
    server_settings.note(unit.connection, GUILD, MANAGER, {WHERE: "thread"})
    for number in range(5):
        kept = Preset(f"{number} Mit allen Modulen und Rechnungen", True, Terms(4, "long", "de", {}))  # noqa: FBT003
        assert presets.keep(unit.connection, GUILD, MANAGER, TERMS.game, kept)
    numbers = [leagues.insert(unit.connection, GUILD, MANAGER, name.format(n), TERMS) for n in range(MOST_LEAGUES)]
    for caller in callers:
        assert signing_up.sign_up(unit, caller, numbers[-1]) == "league-signed-up"
    return numbers[-1]


def play(unit: UnitOfWork, league: int, *, until: int) -> None:
    """Play the rounds of a season but the last one, which is being opened and waits for something."""
    fill(unit.connection, until * MOST, GUILD, TERMS.game)
    season = leagues.load(unit.connection, league)
    assert season is not None
    leagues.begin(unit.connection, league, next_divisions(season))
    for number in range(until):
        begun = playing.settle(unit, league)
        assert begun is not None
        playing.open_round(unit, begun, next_round(begun))
        opened = leagues.load(unit.connection, league)
        assert opened is not None
        for seating in opened.now if number < until - 1 else ():
            places = {user: place for place, user in enumerate(seating.people, start=1)}
            league_tables.hold(unit.connection, seating.id, f"G{seating.id}")
            league_tables.count(unit.connection, seating.id, places, None)
    leagues.wait(unit.connection, league, "league-many", 0)


async def panels(look: Trier, league: int) -> dict[str, Message]:
    """All panels of a league to which presses lead that change nothing, by what is pressed."""
    found: dict[str, Message] = {}
    waiting = [Press("leagues", slot="back", state=str(league))]
    while waiting:
        press = waiting.pop()
        if str(press) not in found:
            found[str(press)] = shown = await look.press(press)
            presses = [one for one, _ in offered(shown) if one.slot.partition("-")[0] not in CHANGING]
            waiting += [one for one in presses if one.verb == "leagues"]
    return found


async def test_every_panel_of_a_league_fits_one_screen(phone: Window, tmp_path: Path) -> None:
    async with open_harness(tmp_path) as harness:
        people = [*range(LAST - MOST + 2, LAST + 1), MANAGER]
        callers = [replace(harness.caller(user), name=f"Wilhelmina {user} vom Hafenamt Ost") for user in people]
        league, drawing = await harness.acting.write(lay, callers), Renderer()
        shown: dict[str, Message] = {}

        async def look(when: str) -> None:
            for lang in LANGUAGES:
                for user in (MANAGER, people[0], 7):
                    found = await panels(Trier(harness, drawing, "", user, lang), league)
                    shown.update({f"{when} {lang} {user} {press}": one for press, one in found.items()})

        try:
            await look("open")
            await harness.acting.write(partial(play, league=league, until=ROUNDS[-1]))
            await look("running")
            await harness.acting.write(lambda unit: leagues.end(unit.connection, league))
            await look("over")
        finally:
            drawing.close()
    heights = await measured(phone, shown.values())
    assert len(shown) > 100
    assert above(dict(zip(shown, [each.whole for each in heights], strict=True)), SCREEN) == []
