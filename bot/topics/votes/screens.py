"""What the table decides together: going back, ending, seats that change hands, a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.access import find_player
from bot.core.match.proposing import RESTS
from bot.core.outcomes import Objected
from bot.discord.call import needs
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Message, Pick, Select, Text, note, row
from bot.discord.screens.answers import done_or_not, match_of, outcome_message
from bot.discord.screens.asking import SURE, sure_message
from bot.discord.screens.objections import objection_message
from bot.discord.screens.reader import names_of
from bot.discord.screens.story import lines_undone
from bot.topics.votes import operations

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call


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
    return await outcome_message(call, await call.play(operations.vote(vote, agree=agree)))


@needs(match_of)
async def would(call: Call, found: LoadedMatch) -> Message:
    """What a proposal to go back would undo: ``slot`` is the number of answers that would still stand."""
    to = number_in(call.press.slot) or 0
    told = [call.words.text("house-post-line", what=line) for line in lines_undone(found, to, call.words)]
    return note("\n".join([call.words.text("house-vote-would"), *told]))


async def _proposer(call: Call) -> LoadedMatch | Message:
    """The match in which the caller could propose something, or why not: before the table is asked."""
    found = await call.read(find_player, call.caller, call.match)
    return objection_message(found, call.words) if isinstance(found, Objected) else found


async def finish(call: Call) -> Message:
    """Propose to end without a winner, once its proposer has said that this is meant."""
    if call.press.slot == SURE:
        return await outcome_message(call, await call.play(operations.propose_end(call.match)))
    found = await _proposer(call)
    if isinstance(found, Message):
        return found
    return _ask_alone(call, found) if found.owned == [found.seat] else _ask(call, found)


def _ask(call: Call, found: LoadedMatch) -> Message:
    words = call.words
    end = Button(words.text("sure-end"), Press("finish", found.info.id, slot=SURE), "danger")
    return sure_message(found, words.text("sure-end-ask", **names_of(found, words)), end, words)


def _ask_alone(call: Call, found: LoadedMatch) -> Message:
    words, match = call.words, found.info.id
    final = Button(words.text("vote-alone-final"), Press("finish", match, slot=SURE), "danger")
    play_on = Button(words.text("house-end-refuse"), Press("unshut", match))
    return Message((Text(words.text("vote-alone-ask", **names_of(found, words))), row(final, play_on)))


async def rest(call: Call) -> Message:
    """Propose to rest for the days that were chosen; without a choice, ask for how many, and say who will be asked."""
    days = call.press.state if call.press.slot == SURE else next(iter(call.values), None)
    if days is not None:
        return await outcome_message(call, await call.play(operations.propose_pause(call.match, number_in(days) or 0)))
    found = await _proposer(call)
    if isinstance(found, Message):
        return found
    picks = tuple(Pick(str(days), call.words.text(f"choice-rest-{days}")) for days in RESTS)
    menu = Select(call.words.text("vote-rest-how-long"), Press("rest", found.info.id), picks)
    return Message((Text(call.words.text("vote-rest-ask")), menu))


async def pause(call: Call, until: int) -> Message:
    """Propose to rest for so many days, once its proposer has said that this is meant."""
    found = await _proposer(call)
    if isinstance(found, Message):
        return found
    if found.owned == [found.seat]:
        # No one is pinged by it.
        return await outcome_message(call, await call.play(operations.propose_pause(call.match, until)))
    words = call.words
    meant = Press("rest", found.info.id, slot=SURE, state=str(until))
    text = words.text("sure-pause-ask", **names_of(found, words), days=until)
    return sure_message(found, text, Button(words.text("sure-pause"), meant, "primary"), words)


async def resume(call: Call) -> Message:
    """End the rest of one's table."""
    return await done_or_not(call, await call.play(operations.resume(call.match)), "vote-goes-on")
