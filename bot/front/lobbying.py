"""What can be pressed in a lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.front.answers import outcome_sheet
from bot.front.call import Route
from bot.front.lobby import ANY, options_sheet, send_off_sheet, start_sheet, wish_sheet, word_form
from bot.front.objections import objection_sheet
from bot.front.sheet import Sheet, note
from bot.play.outcomes import Card, LobbyChanged, Objected
from bot.play.seed import LONGEST_WORD
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.front.call import Call, Reply
    from bot.front.ids import Verb
    from bot.play.outcomes import Outcome


async def card_of(call: Call) -> Card | Sheet:
    """The lobby that is meant, or the sentence why it is none."""
    found = await call.front.service.sit(call.caller, call.match)
    match found:
        case Card(phase="lobby"):
            return found
        case Card():
            return note(call.words.text("bot-lobby-gone"))
        case None:
            return note(call.words.text("house-wrong-table" if call.match else "house-no-table"))
        case _:
            return note(call.words.text("house-lobby-started"))


async def join(call: Call) -> Sheet:
    """Join the lobby."""
    return await outcome_sheet(call, await call.front.service.join(call.caller, call.match, colour=None))


async def leave(call: Call) -> Sheet:
    """Leave the lobby."""
    return await outcome_sheet(call, await call.front.service.leave(call.caller, call.match))


async def confirm(call: Call) -> Sheet:
    """Confirm changed options."""
    return await outcome_sheet(call, await call.front.service.confirm(call.caller, call.press.match))


async def wish(call: Call) -> Sheet:
    """The panel for colour, seat and word."""
    return await _wishes(call, "")


async def _wishes(call: Call, head: str) -> Sheet:
    card = await card_of(call)
    if isinstance(card, Sheet):
        return card
    guest = next((guest for guest in card.guests if guest.user == call.caller.user), None)
    if guest is None:
        return objection_sheet(Objected("not-seated", card=card), call.words)
    return wish_sheet(card, guest, call.words, head)


async def _wished(call: Call, outcome: Outcome) -> Sheet:
    """The panel again after a wish."""
    if isinstance(outcome, LobbyChanged):
        return await _wishes(call, call.words.text("house-settings-saved"))
    return await outcome_sheet(call, outcome)


async def colour(call: Call) -> Sheet:
    """Wish for a colour, or for any; the seat wished for stays."""
    return await _wish(call, colour=call.values[0] if call.values else ANY)


async def place(call: Call) -> Sheet:
    """Wish for a seat, or for a random one; the colour stays."""
    return await _wish(call, seat=call.values[0] if call.values else ANY)


async def _wish(call: Call, *, colour: str | None = None, seat: str | None = None) -> Sheet:
    card = await card_of(call)
    if isinstance(card, Sheet):
        return card
    guest = next((guest for guest in card.guests if guest.user == call.caller.user), None)
    if guest is None:
        return objection_sheet(Objected("not-seated", card=card), call.words)
    wanted = guest.colour if colour is None else (None if colour == ANY else colour)
    place = guest.seat if seat is None else (int(seat) if seat.isdigit() else None)
    outcome = await call.front.service.wish(call.caller, card.id, colour=wanted, seat=place, word=None)
    return await _wished(call, outcome)


async def word(call: Call) -> Reply:
    """Open the form for a word."""
    card = await card_of(call)
    return card if isinstance(card, Sheet) else word_form(card, call.words)


async def worded(call: Call) -> Sheet:
    """Add a word to the seed."""
    card = await card_of(call)
    if isinstance(card, Sheet):
        return card
    guest = next((guest for guest in card.guests if guest.user == call.caller.user), None)
    if guest is None:
        return objection_sheet(Objected("not-seated", card=card), call.words)
    typed = " ".join(call.fields.get("word", ())).strip()[:LONGEST_WORD]
    outcome = await call.front.service.wish(call.caller, card.id, colour=guest.colour, seat=guest.seat, word=typed)
    return await _wished(call, outcome)


async def options(call: Call) -> Sheet:
    """The panel for the lobby's options; only the opener or a manager may change them."""
    card = await card_of(call)
    if isinstance(card, Sheet):
        return card
    if call.caller.user != card.opener and not call.caller.manager:
        return objection_sheet(Objected("not-opener", card=card), call.words)
    return options_sheet(card, call.words)


async def option(call: Call) -> Sheet:
    """Change one option; the slot names it, ``-seats``, ``-pace`` and ``-lang`` are those of every game."""
    card = await card_of(call)
    if isinstance(card, Sheet):
        return card
    slot, value = call.press.slot, ",".join(call.values)
    known = {option.key for option in GAMES[card.game].options}
    outcome = await call.front.service.change(
        call.caller,
        card.id,
        options={slot: value} if slot in known else {},
        seats=int(value) if slot == "-seats" and value.isdigit() else None,
        lang=value if slot == "-lang" else None,
        pace=value if slot == "-pace" else None,
    )
    if isinstance(outcome, LobbyChanged):
        everybody = all(guest.confirmed for guest in outcome.card.guests)
        head = call.words.text("house-settings-saved" if everybody else "bot-lobby-changed")
        return options_sheet(outcome.card, call.words, head)
    return await outcome_sheet(call, outcome)


async def kick(call: Call) -> Sheet:
    """Whom to send off; or, from that menu, send somebody off."""
    card = await card_of(call)
    if isinstance(card, Sheet):
        return card
    if call.caller.user != card.opener and not call.caller.manager:
        return objection_sheet(Objected("not-opener", card=card), call.words)
    if call.press.slot != "who" or not call.values or not call.values[0].isdigit():
        return send_off_sheet(card, call.words)
    return await outcome_sheet(call, await call.front.service.kick(call.caller, card.id, int(call.values[0])))


async def start(call: Call) -> Sheet:
    """The confirmation before the deal."""
    card = await card_of(call)
    if isinstance(card, Sheet):
        return card
    if call.caller.user != card.opener and not call.caller.manager:
        return objection_sheet(Objected("not-opener", card=card), call.words)
    if not all(guest.confirmed for guest in card.guests):
        return objection_sheet(Objected("unconfirmed", card=card), call.words)
    return start_sheet(card, call.words)


async def deal(call: Call) -> Sheet:
    """Deal."""
    return await outcome_sheet(call, await call.front.service.start(call.caller, call.match))


async def wait(call: Call) -> Sheet:
    """Not yet."""
    return note(call.words.text("house-not-yet"))


ROUTES: dict[Verb, Route] = {
    "join": Route(join, "apart"),
    "leave": Route(leave, "apart"),
    "confirm": Route(confirm, "apart"),
    "wish": Route(wish, "apart"),
    "colour": Route(colour, "here"),
    "place": Route(place, "here"),
    "word": Route(word, "form"),
    "worded": Route(worded, "here"),
    "options": Route(options, "apart"),
    "option": Route(option, "here"),
    "kick": Route(kick, "here"),
    "start": Route(start, "apart"),
    "deal": Route(deal, "here"),
    "wait": Route(wait, "here"),
}
