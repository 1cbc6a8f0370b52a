"""What can be pressed in a lobby."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.boxes.catalog import ICONS, PLANS, RANKED, WHAT_IFS
from bot.core.match import lobbies
from bot.core.match.seed import LONGEST_WORD
from bot.core.options import OFF, ON, refused_setup
from bot.core.outcomes import LobbyChanged, Objected
from bot.discord.call import needs
from bot.discord.completing import containing
from bot.discord.ids import number_in
from bot.discord.message import Link, Message, note, row
from bot.discord.screens.answers import outcome_message
from bot.discord.screens.lobby import start_message
from bot.discord.screens.objections import objection_message
from bot.discord.screens.open_lobbies import listed_lobby
from bot.discord.screens.reader import table_link
from bot.store.records import MatchInfo
from bot.topics.lobby import operations
from bot.topics.lobby.screens import (
    ANY,
    options_message,
    outsider_message,
    preference_message,
    send_off_message,
    word_form,
)
from render.core.words_names import plain_name
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.core.outcomes import Outcome
    from bot.discord.call import Call, Reply
    from bot.discord.routes import Pairs, Typed
    from bot.store.records import Guest
    from render.core.words import Words


def of_house(slot: str, value: str) -> dict[str, str]:
    """Options of every game that an entry of one of their menus stands for; ranked games are without plans."""
    if slot == "-icons":
        return {ICONS: value}
    if slot != "-plans":
        return {}
    ranked, tried = value in (RANKED, WHAT_IFS), value == WHAT_IFS
    return {PLANS: OFF if ranked else value, RANKED: ON if ranked else OFF, WHAT_IFS: ON if tried else OFF}


async def info_of(call: Call) -> MatchInfo | Message:
    """The lobby that is meant, or the sentence why it is none."""
    found = await call.find()
    match found:
        case MatchInfo(phase="lobby"):
            return found
        case MatchInfo():
            return note(call.words.text("bot-lobby-gone"))
        case None:
            return note(call.words.text("house-wrong-table" if call.match else "house-no-table"))
        case _:
            return note(call.words.text("house-lobby-started"))


async def guest_of(call: Call) -> tuple[MatchInfo, Guest] | Message:
    """The lobby that is meant with the caller as its guest, or the sentence why he is none."""
    info = await info_of(call)
    if isinstance(info, Message):
        return info
    guest = _guest_in(info, call)
    return (info, guest) if guest is not None else objection_message(Objected("not-seated", info=info), call.words)


async def hosted(call: Call) -> MatchInfo | Message:
    """The lobby that is meant if the caller may manage it, as its opener or with Manage Server."""
    info = await info_of(call)
    if isinstance(info, Message) or call.caller.user == info.opener or call.caller.manager:
        return info
    return objection_message(Objected("not-opener", info=info), call.words)


async def join(call: Call, colour: str | None = None) -> Message:
    """Join the lobby."""
    return await outcome_message(call, await call.act(operations.join, call.match, colour=colour))


async def enter(call: Call) -> Message:
    """Join a lobby from a list, wherever it is."""
    info = await listed_lobby(call, call.press.match)
    if info is None:
        return note(call.words.text("find-open-gone"))
    there = replace(call.caller, guild=info.guild, channel=info.channel, manager=False)
    outcome = await call.backend.acting.act(there, operations.join, info.id, colour=None)
    said = await outcome_message(call, outcome)
    link = row(Link(call.words.text("tables-link"), table_link(info)))
    return Message((*said.parts, link)) if isinstance(outcome, LobbyChanged) else said


async def leave(call: Call) -> Message:
    """Leave the lobby."""
    return await outcome_message(call, await call.act(operations.leave, call.match))


async def confirm(call: Call) -> Message:
    """Confirm changed options."""
    return await outcome_message(call, await call.act(operations.confirm, call.press.match))


async def set_preference(call: Call) -> Message:
    """The panel for colour, seat and word."""
    return await _preferences(call, "")


async def _preferences(call: Call, head: str) -> Message:
    found = await guest_of(call)
    if isinstance(found, Message):
        return found
    return preference_message(*found, call.words, head)


async def _saved(call: Call, outcome: Outcome) -> Message:
    """The panel again after a wish."""
    if isinstance(outcome, LobbyChanged):
        return await _preferences(call, call.words.text("house-settings-saved"))
    return await outcome_message(call, outcome)


async def colour(call: Call) -> Message:
    """Wish for a colour, or for any; the seat wished for stays."""
    return await _set_preference(call, colour=call.values[0] if call.values else ANY)


async def place(call: Call) -> Message:
    """Wish for a seat, or for a random one; the colour stays."""
    return await _set_preference(call, seat=call.values[0] if call.values else ANY)


async def _set_preference(call: Call, *, colour: str | None = None, seat: str | None = None) -> Message:
    found = await guest_of(call)
    if isinstance(found, Message):
        return found
    info, guest = found
    wanted = guest.colour if colour is None else (None if colour == ANY else colour)
    place = guest.seat if seat is None else number_in(seat)
    outcome = await call.act(operations.set_preference, info.id, colour=wanted, seat=place, word=None)
    return await _saved(call, outcome)


async def word(call: Call) -> Reply:
    """Open the form for a word."""
    found = await guest_of(call)
    return found if isinstance(found, Message) else word_form(found[0], call.words)


@needs(guest_of)
async def worded(call: Call, found: tuple[MatchInfo, Guest]) -> Message:
    """Add a word to the seed."""
    info, guest = found
    typed = " ".join(call.fields.get("word", ())).strip()[:LONGEST_WORD]
    outcome = await call.act(operations.set_preference, info.id, colour=guest.colour, seat=guest.seat, word=typed)
    return await _saved(call, outcome)


@needs(info_of)
async def options(call: Call, info: MatchInfo) -> Message:
    """What one may choose: the host and managers the table's options, a guest colour, seat and word."""
    guest = _guest_in(info, call)
    if call.caller.user == info.opener or call.caller.manager:
        return await shown_options(call, info)
    if guest is None:
        return outsider_message(info, call.caller.user, call.words)
    return preference_message(info, guest, call.words)


async def shown_options(call: Call, info: MatchInfo, head: str = "") -> Message:
    """What the host may change, with the boxes that there are."""
    boxes = await call.read(lobbies.boxes, info)
    return options_message(info, call.words, head, boxes=boxes, seated=_guest_in(info, call) is not None)


def saved_text(info: MatchInfo, words: Words) -> str:
    """That an option was changed, and whether someone has to confirm it."""
    return words.text("house-settings-saved" if all(guest.confirmed for guest in info.guests) else "bot-lobby-changed")


def _guest_in(info: MatchInfo, call: Call) -> Guest | None:
    return next((guest for guest in info.guests if guest.user == call.caller.user), None)


@needs(info_of)
async def option(call: Call, info: MatchInfo) -> Message:
    """Change one option; the slot names it, with a hyphen before those of every game."""
    slot, value = call.press.slot, ",".join(call.values)
    known = {option.key for option in GAMES[info.game].options}
    options = {slot: value} if slot in known else of_house(slot, value)
    outcome = await call.act(
        operations.change,
        info.id,
        options=options,
        seats=number_in(value) if slot == "-seats" else None,
        lang=value if slot == "-lang" else None,
        pace=value if slot == "-pace" else None,
    )
    if isinstance(outcome, LobbyChanged):
        return await shown_options(call, outcome.info, saved_text(outcome.info, call.words))
    return await outcome_message(call, outcome)


@needs(hosted)
async def kick(call: Call, info: MatchInfo) -> Message:
    """Whom to send off; or, from that menu, send someone off."""
    guest = number_in(call.values[0]) if call.press.slot == "who" and call.values else None
    if guest is None:
        return send_off_message(info, call.words)
    return await outcome_message(call, await call.act(operations.kick, info.id, guest))


@needs(hosted)
async def start(call: Call, info: MatchInfo) -> Message:
    """The confirmation before the deal."""
    if not all(guest.confirmed for guest in info.guests):
        return objection_message(Objected("unconfirmed", info=info), call.words)
    if refused_setup(GAMES[info.game], info) is not None:
        return objection_message(Objected("refused-setup", info=info), call.words)
    lost = await call.read(lobbies.lost_box, info)
    if lost is not None:
        return objection_message(Objected("no-box", info=info, detail=lost), call.words)
    return start_message(info, call.words)


async def deal(call: Call) -> Message:
    """Deal for as many as were named; if someone has joined or left since, ask again."""
    guests = number_in(call.press.slot)
    if guests is None:
        return await start(call)
    outcome = await operations.start(call.backend.acting, call.caller, call.match, guests)
    if isinstance(outcome, Objected) and outcome.why == "other-guests":
        return await start(call)
    return await outcome_message(call, outcome)


async def wait(call: Call) -> Message:
    """That nothing was dealt."""
    return note(call.words.text("bot-not-dealt"))


async def kick_guest(call: Call, guest: str) -> Message:
    """Send a guest off the lobby, named by number."""
    return await outcome_message(call, await call.act(operations.kick, call.match, number_in(guest) or 0))


async def colours(call: Call, typed: Typed) -> Pairs:
    """Colours that are still free in the lobby."""
    found = await call.find()
    if not isinstance(found, MatchInfo):
        return []
    taken = {guest.colour for guest in found.guests}
    free = [colour for colour in GAMES[found.game].colours if colour not in taken]
    return containing([(call.words.text(f"house-colour-{colour}"), colour) for colour in free], typed)


async def guests(call: Call, typed: Typed) -> Pairs:
    """The guests of the lobby."""
    found = await call.find()
    people = found.guests if isinstance(found, MatchInfo) else ()
    return containing([(plain_name(guest.name) or str(guest.user), str(guest.user)) for guest in people], typed)
