"""The lobby: joining, wishing, changing options, sending off."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.play.doors import enter_lobby
from bot.play.opening import PACES, kept_tables, seat_guest
from bot.play.options import Bad, chosen
from bot.play.outcomes import LobbyChanged, Objected
from bot.play.posts import told
from bot.play.seed import LONGEST_WORD
from bot.play.shelf import PACK
from bot.play.texts import clean
from bot.store import matches
from bot.store.outbox import Draft
from render.core.people import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.play.outcomes import Caller, Card, Outcome, WhatChanged
    from bot.play.room import Room
    from bot.store.matches import Stored
    from render.core.people import Lang


def _changed(room: Room, match: str, what: WhatChanged) -> LobbyChanged:
    card = room.card(match)
    room.enqueue(card, Draft("lobby", silent=True))
    return LobbyChanged(card, what)


def join(room: Room, caller: Caller, match: str | None, *, colour: str | None) -> Outcome:
    """Join a lobby."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    stored = enter_lobby(room, caller, match)
    if isinstance(stored, Objected):
        return stored
    card = room.card(stored.id)
    if any(guest.user == caller.user for guest in card.guests):
        return Objected("seated", card=card)
    if len(card.guests) >= card.seats:
        return Objected("full", card=card)
    objection = _refuse_colour(room, card, caller, colour)
    if objection is not None:
        return objection
    seat_guest(room, caller, card.id, colour)
    return _changed(room, card.id, "joined")


def _refuse_colour(room: Room, card: Card, caller: Caller, colour: str | None) -> Objected | None:
    if colour is None:
        return None
    if colour not in room.shelf.games[card.game].colours:
        return Objected("bad-option", card=card, detail="colour")
    holder = next((guest for guest in card.guests if guest.colour == colour and guest.user != caller.user), None)
    return None if holder is None else Objected("taken-colour", card=card, detail=holder.name)


def _refuse_seat(card: Card, caller: Caller, seat: int | None) -> Objected | None:
    if seat is None:
        return None
    if not 0 <= seat < card.seats:
        return Objected("bad-option", card=card, detail="seat")
    holder = next((guest for guest in card.guests if guest.seat == seat and guest.user != caller.user), None)
    return None if holder is None else Objected("taken-seat", card=card, detail=holder.name)


def _mine(room: Room, caller: Caller, match: str | None) -> Card | Objected:
    """The lobby in which the caller is a guest."""
    stored = enter_lobby(room, caller, match)
    if isinstance(stored, Objected):
        return stored
    card = room.card(stored.id)
    return card if any(guest.user == caller.user for guest in card.guests) else Objected("not-seated", card=card)


def leave(room: Room, caller: Caller, match: str | None) -> Outcome:
    """Leave a lobby; the last one to leave closes it."""
    card = _mine(room, caller, match)
    return card if isinstance(card, Objected) else _remove(room, card, caller.user, "left")


def _remove(room: Room, card: Card, user: int, what: WhatChanged) -> LobbyChanged:
    room.connection.execute("DELETE FROM guests WHERE match = ? AND user = ?", (card.id, user))
    left = matches.guests(room.connection, card.id)
    if not left:
        matches.end(room.connection, card.id, "closed", room.now)
        return _changed(room, card.id, "closed")
    if user == card.opener:
        room.connection.execute("UPDATE matches SET opener = ? WHERE id = ?", (left[0].user, card.id))
    return _changed(room, card.id, what)


def wish(room: Room, caller: Caller, match: str, *, colour: str | None, seat: int | None, word: str | None) -> Outcome:
    """Change one's colour, seat or word; ``word`` None leaves it as it is."""
    card = _mine(room, caller, match)
    if isinstance(card, Objected):
        return card
    objection = _refuse_colour(room, card, caller, colour) or _refuse_seat(card, caller, seat)
    if objection is not None:
        return objection
    added = None if word is None else clean(word, len(word))
    if added is not None and len(added) > LONGEST_WORD:
        return Objected("bad-option", card=card, detail="word")
    room.connection.execute(
        "UPDATE guests SET colour = ?, seat = ?, word = coalesce(?, word) WHERE match = ? AND user = ?",
        (colour, seat, added, card.id, caller.user),
    )
    return _changed(room, card.id, "changed")


def confirm(room: Room, caller: Caller, match: str) -> Outcome:
    """Confirm changed options."""
    card = _mine(room, caller, match)
    if isinstance(card, Objected):
        return card
    room.connection.execute("UPDATE guests SET confirmed = 1 WHERE match = ? AND user = ?", (card.id, caller.user))
    return _changed(room, card.id, "confirmed")


def host(room: Room, caller: Caller, match: str | None) -> Card | Objected:
    """The lobby that the caller may manage, as its opener or with Manage Server."""
    stored = enter_lobby(room, caller, match)
    if isinstance(stored, Objected):
        return stored
    card = room.card(stored.id)
    if caller.user == card.opener or caller.manager:
        return card
    opener = next((guest.name for guest in card.guests if guest.user == card.opener), "")
    return Objected("not-opener", card=card, detail=opener)


def change(
    room: Room,
    caller: Caller,
    match: str,
    *,
    options: Mapping[str, str],
    seats: int | None,
    lang: Lang | None,
    pace: str | None,
) -> Outcome:
    """Change the lobby's options; who joined on other terms has to confirm."""
    card = host(room, caller, match)
    if isinstance(card, Objected):
        return card
    rules = room.shelf.games[card.game]
    wanted = chosen(rules, card.options, options)
    if isinstance(wanted, Bad):
        return Objected("bad-option", card=card, detail=wanted.key)
    most = card.seats if seats is None else seats
    if not max(rules.seats[0], len(card.guests)) <= most <= rules.seats[1]:
        return Objected("bad-option", card=card, detail="seats")
    if (lang or card.lang) not in LANGUAGES or (pace or card.pace) not in PACES:
        return Objected("bad-option", card=card, detail="lang" if (lang or card.lang) not in LANGUAGES else "pace")
    tables = kept_tables(room, rules, wanted)
    if tables is None:
        return Objected("bad-option", card=card, detail=PACK)
    room.connection.execute(
        "UPDATE matches SET options = ?, seats = ?, lang = ?, pace = ?, tables = ?, reconstructed = ? WHERE id = ?",
        (
            matches.options_text(wanted),
            most,
            lang or card.lang,
            pace or card.pace,
            tables.hash,
            tables.reconstructed,
            card.id,
        ),
    )
    room.connection.execute("UPDATE guests SET seat = NULL WHERE match = ? AND seat >= ?", (card.id, most))
    if dict(wanted) != dict(card.options) or most != card.seats:
        room.connection.execute("UPDATE guests SET confirmed = 0 WHERE match = ? AND user <> ?", (card.id, caller.user))
    return _changed(room, card.id, "changed")


def kick(room: Room, caller: Caller, match: str | None, person: int) -> Outcome:
    """Send somebody off a lobby; the table is told."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    card = host(room, caller, match)
    if isinstance(card, Objected):
        return card
    guest = next((guest for guest in card.guests if guest.user == person), None)
    if guest is None:
        return Objected("not-seated", card=card)
    if caller.user == card.opener:
        told(room, card, "house-lobby-sent-off", who=guest.name, by=clean(caller.name))
    else:
        told(room, card, "house-manage-kicked", who=clean(caller.name), of=guest.name)
    return _remove(room, card, person, "kicked")


def close_lobby(room: Room, caller: Caller, stored: Stored) -> Outcome:
    """Close a lobby (opener or manager); the table is told."""
    card = host(room, caller, stored.id)
    if isinstance(card, Objected):
        return card
    matches.end(room.connection, card.id, "closed", room.now)
    told(room, card, "house-lobby-closed-by", who=clean(caller.name))
    return _changed(room, card.id, "closed")


def expire(room: Room, match: str) -> None:
    """Close a lobby that nobody started; the table is told."""
    card = room.card(match)
    matches.end(room.connection, match, "closed", room.now)
    told(room, card, "house-lobby-expired", days=room.limits.lobby_days)
    room.enqueue(replace(card, phase="closed"), Draft("lobby", silent=True))
