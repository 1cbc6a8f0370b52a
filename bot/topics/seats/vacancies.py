"""Seats to take over: which there are on a server, a look at one, and the offer."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.discord.call import Route
from bot.discord.ids import Press
from bot.discord.message import Button, Image, Message, Pick, Select, Text, fitting, note, row
from bot.discord.numbers import number_in
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.lobby import pace_text
from bot.discord.screens.reader import named, names_of, render_context, stamp, table_link, unmarked
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.discord.call import Call
    from bot.discord.ids import Verb
    from bot.discord.message import Part
    from bot.topics.seats.vacant import Vacancy
    from render.core.words import Words

MOST_PICKS = 25
ROOM = 1500
"""Characters for all seats together; beside them are the tables."""


async def vacancy_parts(call: Call) -> tuple[Part, ...]:
    """The seats that someone may offer to take, with a menu to look at one; nothing if there are none."""
    words, found = call.words, (await _vacancies(call))[:MOST_PICKS]
    if not found:
        return ()
    lines = [words.text("tables-seats-title"), *fitting([_line(each, words) for each in found], ROOM)]
    picks = tuple(Pick(_value(each), unmarked(words.text("tables-seat", **_names(each, words)))) for each in found)
    return Text("\n".join(lines)), Select(words.text("tables-seat-look"), Press("vacant"), picks)


async def _vacancies(call: Call) -> list[Vacancy]:
    """Seats at tables that are here, or where everyone on the server may look on."""
    caller = call.caller
    if caller.guild is None:
        return []
    found = await call.backend.service.vacancies(caller.guild, caller.user)
    places = {each.loaded.info.channel for each in found}
    shown = {place for place in places if place == caller.channel or call.server.is_open(place)}
    return [each for each in found if each.loaded.info.channel in shown]


async def _vacancy(call: Call, value: str) -> Vacancy | None:
    return next((each for each in await _vacancies(call) if _value(each) == value), None)


def _value(vacancy: Vacancy) -> str:
    return f"{vacancy.loaded.info.id} {vacancy.seat}"


def _names(vacancy: Vacancy, words: Words) -> dict[str, str]:
    """Game, match and whose seat it is or was."""
    loaded = vacancy.loaded
    return {**names_of(loaded, words), "who": named(words, loaded.people, [vacancy.seat])}


def _line(vacancy: Vacancy, words: Words) -> str:
    loaded = vacancy.loaded
    return words.text(
        "tables-seat-line",
        **_names(vacancy, words),
        turns=loaded.match.turn,
        n=len([seat for seat in loaded.owned if seat != vacancy.seat]),
        pace=pace_text(loaded.info.pace, words),
        link=table_link(loaded.info),
    )


async def vacant(call: Call) -> Message:
    """A look at one of these seats: the board as everyone sees it, and what would come of an offer."""
    found = await _vacancy(call, call.values[0] if call.values else "")
    if found is None:
        return note(call.words.text("tables-seat-gone"))
    return await call.backend.renderer.draw(partial(_looked_at, found, call.words))


def _looked_at(vacancy: Vacancy, words: Words) -> Message:
    loaded, names = vacancy.loaded, _names(vacancy, words)
    info, view, reader = loaded.info, loaded.match.view(None), render_context(loaded, words)
    brings = "tables-seat-hand" if GAMES[info.game].hands else "tables-seat-place"
    lines = [loaded.face.score_line(view, reader), words.text(brings, **names, when=stamp(vacancy.until, "R"))]
    offer = Button(words.text("tables-seat-offer"), Press("offer", info.id, slot=str(vacancy.seat)), "primary")
    decline = Button(words.text("tables-seat-not-now"), Press("decline", info.id))
    title = Text(words.text("tables-seat-title", **names))
    return Message((title, Image(loaded.face.table(view, None, reader)), Text("\n".join(lines)), row(offer, decline)))


async def offer(call: Call) -> Message:
    """Offer to take a seat; its number is in ``slot``. The others vote where the match is played."""
    match, seat = call.press.match, number_in(call.press.slot) or 0
    found = await _vacancy(call, f"{match} {seat}")
    if found is None:
        return note(call.words.text("tables-seat-gone"))
    # Everyone may go to that channel: whoever offers from elsewhere does so as if there.
    there = replace(call.caller, channel=found.loaded.info.channel)
    return await outcome_message(call, await call.backend.service.take_over(there, match, seat))


async def decline(call: Call) -> Message:
    """Let a seat be."""
    return note(call.words.text("tables-seat-left"))


ROUTES: dict[Verb, Route] = {
    "vacant": Route(vacant, "apart"),
    "offer": Route(offer, "here"),
    "decline": Route(decline, "here"),
}
