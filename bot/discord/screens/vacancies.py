"""Seats to take over, as a list with a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match import free_seats
from bot.discord.ids import Press
from bot.discord.message import Pick, Select, Text, fitting
from bot.discord.screens.lobby import pace_text
from bot.discord.screens.reader import named, names_of, table_link, unmarked

if TYPE_CHECKING:
    from bot.core.match.free_seats import Vacancy
    from bot.discord.call import Call
    from bot.discord.message import Part
    from render.core.words import Words

MOST_PICKS = 25

ROOM = 1500
"""Characters for all seats together; beside them are the tables."""


async def vacancy_parts(call: Call) -> tuple[Part, ...]:
    """The seats that someone may offer to take, with a menu to look at one; nothing if there are none."""
    words, found = call.words, (await open_vacancies(call))[:MOST_PICKS]
    if not found:
        return ()
    lines = [words.text("tables-seats-title"), *fitting([_line(each, words) for each in found], ROOM)]
    picks = tuple(
        Pick(_value(each), unmarked(words.text("tables-seat", **vacancy_names(each, words.bare)))) for each in found
    )
    return Text("\n".join(lines)), Select(words.text("tables-seat-look"), Press("vacant"), picks)


async def open_vacancies(call: Call) -> list[Vacancy]:
    """Seats at tables that are here, or where everyone on the server may look on."""
    caller = call.caller
    if caller.guild is None:
        return []
    found = await call.read(free_seats.vacancies, caller.guild, caller.user)
    places = {each.loaded.info.channel for each in found}
    shown = {place for place in places if place == caller.channel or call.server.is_open(place)}
    return [each for each in found if each.loaded.info.channel in shown]


async def vacancy_of(call: Call, value: str) -> Vacancy | None:
    """One of these seats, by what a menu or button names it with."""
    return next((each for each in await open_vacancies(call) if _value(each) == value), None)


def _value(vacancy: Vacancy) -> str:
    return f"{vacancy.loaded.info.id} {vacancy.seat}"


def vacancy_names(vacancy: Vacancy, words: Words) -> dict[str, str]:
    """Game, match and whose seat it is or was."""
    loaded = vacancy.loaded
    return {**names_of(loaded, words), "who": named(words, loaded.people, [vacancy.seat])}


def _line(vacancy: Vacancy, words: Words) -> str:
    loaded = vacancy.loaded
    return words.text(
        "tables-seat-line",
        **vacancy_names(vacancy, words),
        turns=loaded.match.turn,
        n=len([seat for seat in loaded.owned if seat != vacancy.seat]),
        pace=pace_text(loaded.info.pace, words),
        link=table_link(loaded.info),
    )
