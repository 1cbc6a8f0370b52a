"""Seats that are given up, covered and taken over."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Image, Message, Text, note, row
from bot.discord.screens.answers import done_or_not, match_of, outcome_message
from bot.discord.screens.reader import game_name, render_context, stamp
from bot.discord.screens.vacancies import vacancy_names, vacancy_of
from bot.topics.seats import operations
from rules.games import GAMES

if TYPE_CHECKING:
    import discord

    from bot.core.match.free_seats import Vacancy
    from bot.discord.call import Call
    from render.core.words import Words


async def take_seat(call: Call) -> Message:
    """Offer to take over a free seat; ``slot`` is its number."""
    seat = number_in(call.press.slot) or 0
    return await outcome_message(call, await call.play(operations.take_over(call.press.match, seat)))


async def here(call: Call) -> Message:
    """The silent seat's owner is there after all."""
    return await outcome_message(call, await call.play(operations.still_here(call.press.match)))


async def withdraw(call: Call) -> Message:
    """Think better of an offer to take a seat; its number is in ``slot``."""
    vote = number_in(call.press.slot) or 0
    outcome = await call.play(operations.withdraw(call.press.match, vote))
    return await done_or_not(call, outcome, "vote-withdraw-done")


async def grant(call: Call) -> Message:
    """Wait a day or three more for those whose time is over."""
    return await done_or_not(call, await call.play(operations.grant(call.press.match)), "late-granted-done")


async def seek(call: Call) -> Message:
    """Look for someone who plays on for them."""
    return await done_or_not(call, await call.play(operations.look_for(call.press.match)), "late-sought-done")


async def cover(call: Call) -> Message:
    """Let a bot play for those whose time is over, until they play again; or in the free seat that ``slot`` names."""
    seat = number_in(call.press.slot)
    return await outcome_message(call, await call.play(operations.leave_to_bot(call.press.match, seat)))


async def ask_to_resign(call: Call) -> Message:
    """The question before a seat is given up."""
    found = await match_of(call)
    if isinstance(found, Message):
        return found
    words, info = call.words, found.info
    if found.seat is None:
        return note(words.text("house-not-seated"))
    text = words.text("house-resign-ask", game=game_name(words, info.game), match=info.id)
    give_up = Button(words.text("house-resign-final"), Press("resign", info.id), "danger")
    return Message((Text(text), row(give_up, Button(words.text("house-stay"), Press("stay", info.id)))))


async def resign(call: Call) -> Message:
    """Give up one's seat."""
    outcome = await call.play(operations.resign(call.press.match))
    message = await outcome_message(call, outcome)
    return note(call.words.text("house-resign-done")) if outcome.kind == "done" else message


async def stay(call: Call) -> Message:
    """Keep one's seat."""
    return note(call.words.text("bot-stays"))


async def vacant(call: Call) -> Message:
    """A look at one of these seats: the board as everyone sees it, and what would come of an offer."""
    found = await vacancy_of(call, call.values[0] if call.values else "")
    if found is None:
        return note(call.words.text("tables-seat-gone"))
    return await call.backend.renderer.draw(partial(_looked_at, found, call.words))


def _looked_at(vacancy: Vacancy, words: Words) -> Message:
    loaded, names = vacancy.loaded, vacancy_names(vacancy, words)
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
    found = await vacancy_of(call, f"{match} {seat}")
    if found is None:
        return note(call.words.text("tables-seat-gone"))
    # Everyone may go to that channel: whoever offers from elsewhere does so as if there.
    there = replace(call.caller, channel=found.loaded.info.channel)
    return await outcome_message(call, await call.backend.acting.play(there, operations.take_over(match, seat)))


async def decline(call: Call) -> Message:
    """Let a seat be."""
    return note(call.words.text("tables-seat-left"))


async def replace_player(call: Call, seat: str, by: discord.User | None = None) -> Message:
    """Invite a person into a silent seat."""
    number = (number_in(seat) or 0) - 1
    person, name = (None, "") if by is None else (by.id, by.display_name)
    if by is not None and by.bot:
        return note(call.words.text("bot-no-robots"))
    return await outcome_message(call, await call.play(operations.replace(call.match, number, person, name)))
