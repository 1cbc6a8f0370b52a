"""Seats that are given up, covered and taken over."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.outcomes import Objected
from bot.discord.call import needs
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Image, Message, Text, note, row
from bot.discord.screens.answers import done_or_not, match_of, outcome_message
from bot.discord.screens.asking import SURE, sure_message
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import game_name, named, render_context, stamp
from bot.discord.screens.vacancies import vacancy_names, vacancy_of
from bot.topics.seats import operations
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    import discord

    from bot.core.loaded_match import LoadedMatch
    from bot.core.match.free_seats import Vacancy
    from bot.discord.call import Call
    from render.core.words import Words


async def take_seat(call: Call) -> Message:
    """The question before someone offers to take over a seat; ``slot`` is its number."""
    words, match, seat = call.words, call.press.match, number_in(call.press.slot) or 0
    found = await call.read(operations.find_offer, call.caller, match, seat)
    if isinstance(found, Objected):
        return objection_message(found, words)
    meant = Button(words.text("tables-seat-offer"), Press("offer", match, slot=str(seat)), "primary")
    text = words.text("sure-take-ask", of=named(words, found.people, [Seat(seat)]))
    return sure_message(found, text, meant, words, [seat])


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
    """Look for someone who plays on for them, once the caller has said that this is meant."""
    words, match = call.words, call.press.match
    if call.press.slot == SURE:
        return await done_or_not(call, await call.play(operations.look_for(match)), "late-sought-done")
    found = await call.read(operations.find_seats, call.caller, match, None, bot=False)
    if isinstance(found, Objected):
        return objection_message(found, words)
    loaded, seats = found
    text = words.text("sure-seek-ask", who=named(words, loaded.people, map(Seat, seats)))
    return sure_message(
        loaded, text, Button(words.text("late-seek"), Press("seek", match, slot=SURE), "primary"), words, seats
    )


async def cover(call: Call) -> Message:
    """The question before a bot plays for those whose time is over, or in the free seat that ``slot`` names."""
    words, match, seat = call.words, call.press.match, number_in(call.press.slot)
    found = await call.read(operations.find_seats, call.caller, match, seat, bot=True)
    if isinstance(found, Objected):
        return objection_message(found, words)
    loaded, seats = found
    who = named(words, loaded.people, map(Seat, seats))
    free = any(loaded.people[each].owner is None for each in seats)
    text = words.text("sure-bot-ask" if free else "sure-cover-ask", who=who, counts=loaded.counts)
    meant = Button(words.text("bots-cover"), Press("letbot", match, slot=call.press.slot), "primary")
    return sure_message(loaded, text, meant, words, seats)


async def let_bot_play(call: Call) -> Message:
    """Propose that a bot plays there; the question before it has been asked."""
    seat = number_in(call.press.slot)
    return await outcome_message(call, await call.play(operations.leave_to_bot(call.press.match, seat)))


@needs(match_of)
async def ask_to_resign(call: Call, found: LoadedMatch) -> Message:
    """The question before a seat is given up."""
    words, info = call.words, found.info
    if found.seat is None:
        return note(words.text("house-not-seated"))
    if info.phase != "running":
        return objection_message(Objected("over", found), words)
    text = words.text("house-resign-ask", game=game_name(words, info.game), match=info.id)
    give_up = Button(words.text("house-resign-final"), Press("resign", info.id), "danger")
    return Message((Text(text), row(give_up, Button(words.text("house-stay"), Press("stay", info.id)))))


async def resign(call: Call) -> Message:
    """Give up one's seat."""
    outcome = await call.play(operations.resign(call.press.match))
    message = await outcome_message(call, outcome)
    return note(call.words.text("house-resign-done")) if outcome.kind == "done" else message


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
    if found is not None:
        # Everyone may go to that channel: whoever offers from elsewhere does so as if there.
        there = replace(call.caller, channel=found.loaded.info.channel)
        return await outcome_message(call, await call.backend.acting.play(there, operations.take_over(match, seat)))
    if isinstance(await match_of(call), Message):
        return note(call.words.text("tables-seat-gone"))
    # Whoever is there may be invited by name; and why it is too late, the operation says.
    return await outcome_message(call, await call.play(operations.take_over(match, seat)))


async def replace_player(call: Call, seat: str, by: discord.User | None = None) -> Message:
    """The question before a person, or anyone, is invited into a silent seat."""
    words, number = call.words, (number_in(seat) or 0) - 1
    if by is not None and by.bot:
        return note(words.text("bot-no-robots"))
    found = await match_of(call)
    if isinstance(found, Message):
        return found
    person = None if by is None else by.id
    refused = operations.why_not_replaced(found, call.caller.user, number, person)
    if refused is not None:
        return objection_message(refused, words)
    invite = Press("invite", found.info.id, slot=str(number), state="" if person is None else str(person))
    names = {"of": named(words, found.people, [Seat(number)]), "who": "" if person is None else f"<@{person}>"}
    text = words.text("sure-replace-ask" if person is None else "sure-invite-ask", **names)
    return sure_message(found, text, Button(words.text("sure-invite"), invite, "primary"), words, [number])


async def invite(call: Call) -> Message:
    """Invite a person, or anyone, into a silent seat; ``slot`` is its number, the person is carried along."""
    number, person = number_in(call.press.slot) or 0, number_in(call.press.state)
    return await outcome_message(call, await call.play(operations.replace(call.match, number, person, "")))
