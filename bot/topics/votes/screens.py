"""What the table decides together: going back, ending, seats that change hands, a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.match.proposing import RESTS
from bot.core.outcomes import LobbyChanged
from bot.discord.call import Route
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Pick, Select, Text, note, row
from bot.discord.numbers import number_in
from bot.discord.screens.answers import match_of, outcome_message
from bot.discord.screens.reader import game_name, names_of, table_link
from bot.discord.screens.story import lines_undone

if TYPE_CHECKING:
    from bot.core.outcomes import LoadedMatch, Outcome
    from bot.discord.call import Call
    from bot.discord.ids import Verb


async def agree(call: Call) -> Message:
    """Agree to a proposal; its number is in ``slot``."""
    return await _vote(call, agree=True)


async def keep(call: Call) -> Message:
    """Keep things as they are."""
    return await _vote(call, agree=False)


async def _vote(call: Call, *, agree: bool) -> Message:
    vote = number_in(call.press.slot)
    if vote is None:
        return note(call.words.text("house-wrong-table"))
    return await outcome_message(call, await call.backend.service.vote(call.caller, vote, agree=agree))


async def would(call: Call) -> Message:
    """What a proposal to go back would undo: ``slot`` is the number of answers that would still stand."""
    found = await match_of(call)
    if isinstance(found, Message):
        return found
    to = number_in(call.press.slot) or 0
    told = [call.words.text("house-post-line", what=line) for line in lines_undone(found, to, call.words)]
    return note("\n".join([call.words.text("house-vote-would"), *told]))


async def take_seat(call: Call) -> Message:
    """Offer to take over a free seat; ``slot`` is its number."""
    seat = number_in(call.press.slot) or 0
    return await outcome_message(call, await call.backend.service.take_over(call.caller, call.press.match, seat))


async def here(call: Call) -> Message:
    """The silent seat's owner is there after all."""
    return await outcome_message(call, await call.backend.service.still_here(call.caller, call.press.match))


async def withdraw(call: Call) -> Message:
    """Think better of an offer to take a seat; its number is in ``slot``."""
    vote = number_in(call.press.slot) or 0
    outcome = await call.backend.service.withdraw(call.caller, call.press.match, vote)
    return await _noted(call, outcome, "vote-withdraw-done")


SURE = "sure"
"""Slot of the button that ends a match in which no one else has a say."""


async def finish(call: Call) -> Message:
    """Propose to end without a winner; who decides alone is asked once more instead."""
    if call.press.slot != SURE:
        found = await match_of(call)
        if isinstance(found, Message):
            return found
        if found.seat is not None and found.owned == [found.seat]:
            return _ask_alone(call, found)
    return await outcome_message(call, await call.backend.service.propose_end(call.caller, call.match))


def _ask_alone(call: Call, found: LoadedMatch) -> Message:
    words, match = call.words, found.info.id
    final = Button(words.text("vote-alone-final"), Press("finish", match, slot=SURE), "danger")
    play_on = Button(words.text("house-end-refuse"), Press("unshut", match))
    return Message((Text(words.text("vote-alone-ask", **names_of(found, words))), row(final, play_on)))


async def rest(call: Call) -> Message:
    """Propose to rest for the days that were chosen; without a choice, ask for how many."""
    if call.values:
        return await pause(call, number_in(call.values[0]) or 0)
    picks = tuple(Pick(str(days), call.words.text(f"choice-rest-{days}")) for days in RESTS)
    menu = Select(call.words.text("vote-rest-how-long"), Press("rest", call.press.match), picks)
    return Message((Text(call.words.text("vote-rest-ask")), menu))


async def pause(call: Call, days: int) -> Message:
    """Propose to rest for so many days."""
    return await outcome_message(call, await call.backend.service.propose_pause(call.caller, call.match, days))


async def resume(call: Call) -> Message:
    """End the rest of one's table."""
    return await _noted(call, await call.backend.service.resume(call.caller, call.match), "vote-goes-on")


async def grant(call: Call) -> Message:
    """Wait a day or three more for those whose time is over."""
    return await _noted(call, await call.backend.service.grant(call.caller, call.press.match), "late-granted-done")


async def seek(call: Call) -> Message:
    """Look for someone who plays on for them."""
    return await _noted(call, await call.backend.service.look_for(call.caller, call.press.match), "late-sought-done")


async def cover(call: Call) -> Message:
    """Let a bot play for those whose time is over, until they play again; or in the free seat that ``slot`` names."""
    seat = number_in(call.press.slot)
    return await outcome_message(call, await call.backend.service.leave_to_bot(call.caller, call.press.match, seat))


async def wake(call: Call) -> Message:
    """Wake up a table that sleeps, or is about to close."""
    return await _noted(call, await call.backend.service.wake(call.caller, call.press.match), "sleep-woken-done")


async def _noted(call: Call, outcome: Outcome, key: str) -> Message:
    """One sentence if it was done, else why it was not."""
    return note(call.words.text(key)) if outcome.kind == "done" else await outcome_message(call, outcome)


async def ask_to_resign(call: Call) -> Message:
    """The one question before a seat is given up."""
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
    outcome = await call.backend.service.resign(call.caller, call.press.match)
    message = await outcome_message(call, outcome)
    return note(call.words.text("house-resign-done")) if outcome.kind == "done" else message


async def stay(call: Call) -> Message:
    """Keep one's seat."""
    return note(call.words.text("bot-stays"))


async def rematch(call: Call) -> Message:
    """Open a lobby with the same options."""
    outcome = await call.backend.service.rematch(call.caller, call.press.match)
    if isinstance(outcome, LobbyChanged):
        return note(call.words.text("house-rematch-opened", link=table_link(outcome.info)))
    return await outcome_message(call, outcome)


ROUTES: dict[Verb, Route] = {
    "agree": Route(agree, "apart"),
    "keep": Route(keep, "apart"),
    "would": Route(would, "apart"),
    "seat": Route(take_seat, "apart"),
    "here": Route(here, "apart"),
    "withdraw": Route(withdraw, "apart"),
    "resume": Route(resume, "apart"),
    "rest": Route(rest, "apart"),
    "grant": Route(grant, "apart"),
    "seek": Route(seek, "apart"),
    "cover": Route(cover, "apart"),
    "wake": Route(wake, "apart"),
    "finish": Route(finish, "apart"),
    "resign": Route(resign, "here"),
    "stay": Route(stay, "here"),
    "rematch": Route(rematch, "apart"),
}
