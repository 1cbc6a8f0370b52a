"""What the table decides together: going back, ending, seats that change hands, a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.answers import match_of, outcome_message
from bot.front.call import Route
from bot.front.ids import Press
from bot.front.message import Button, Message, Text, note, row
from bot.front.numbers import number_in
from bot.front.objections import objection_message
from bot.front.reader import game_name, table_link
from bot.front.story import lines_undone
from bot.play.outcomes import LobbyChanged, Objected

if TYPE_CHECKING:
    from bot.front.call import Call
    from bot.front.ids import Verb


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


async def finish(call: Call) -> Message:
    """Propose to end without a winner."""
    return await outcome_message(call, await call.backend.service.propose_end(call.caller, call.match))


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


async def ask_to_close(call: Call) -> Message:
    """The one question before a match is closed; a lobby is closed at once."""
    found = await call.backend.service.closable(call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    if found.loaded is None:
        return await outcome_message(call, await call.backend.service.close(call.caller, found.stored.id))
    words, info = call.words, found.loaded.info
    names = {"game": game_name(words, info.game), "match": info.id, "channel": f"<#{info.channel}>"}
    final = Button(words.text("house-close-final"), Press("shut", info.id), "danger")
    keep_it = Button(words.text("house-close-keep"), Press("unshut", info.id))
    return Message((Text(words.text("house-close-ask", **names)), row(final, keep_it)))


async def shut(call: Call) -> Message:
    """Close a match without a result."""
    outcome = await call.backend.service.close(call.caller, call.match)
    message = await outcome_message(call, outcome)
    return note(call.words.text("house-close-done")) if outcome.kind == "done" else message


async def unshut(call: Call) -> Message:
    """Let a match go on that was to be closed."""
    return note(call.words.text("house-close-kept"))


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
    "finish": Route(finish, "apart"),
    "resign": Route(resign, "here"),
    "stay": Route(stay, "here"),
    "shut": Route(shut, "here"),
    "unshut": Route(unshut, "here"),
    "rematch": Route(rematch, "apart"),
}
