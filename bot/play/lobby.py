"""The lobby: opening, joining, wishing, starting."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.play.doors import enter, enter_lobby
from bot.play.options import Bad, chosen
from bot.play.outcomes import LobbyChanged, Objected
from bot.play.posts import told
from bot.play.seed import LONGEST_WORD, new_half, seal_of
from bot.play.texts import clean
from bot.store import matches
from bot.store.matches import Stored
from bot.store.outbox import Draft
from render.core.people import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.play.outcomes import Caller, Card, Outcome, WhatChanged
    from bot.play.room import Room
    from render.core.people import Lang
    from rules.core.game import Game

PACES = ("day", "live", "slow")
"""Paces that a table may wish for; the first stands until somebody chooses."""


def open_lobby(
    room: Room, caller: Caller, game: str, *, seats: int | None, options: Mapping[str, str], lang: Lang
) -> Outcome:
    """Open a lobby in the caller's channel; the caller is its first guest."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    rules = room.shelf.games.get(game)
    if rules is None:
        return Objected("unknown-game", detail=clean(game))
    wanted = chosen(rules, {}, options)
    if isinstance(wanted, Bad):
        return Objected("bad-option", detail=wanted.key)
    most = rules.seats[1] if seats is None else seats
    if not rules.seats[0] <= most <= rules.seats[1]:
        return Objected("bad-option", detail="seats")
    if lang not in LANGUAGES:
        return Objected("bad-option", detail="lang")
    return _crowded(room, caller) or _open(room, caller, rules, most, wanted, lang, caller.guild)


def _crowded(room: Room, caller: Caller) -> Objected | None:
    """Why no further lobby can be opened here, if so."""
    here = matches.live_in(room.connection, caller.channel)
    if here is not None and room.stored(here).phase in ("lobby", "running"):
        return Objected("occupied", card=room.card(here), detail=link(room.card(here)))
    mine = [room.stored(name) for name in matches.of_person(room.connection, caller.user)]
    if sum(stored.phase == "lobby" and stored.opener == caller.user for stored in mine) >= room.limits.lobbies:
        return Objected("many-lobbies", detail=str(room.limits.lobbies))
    if len(matches.of_guild(room.connection, caller.guild or 0)) >= room.limits.matches:
        return Objected("many-matches", detail=str(room.limits.matches))
    return None


def link(card: Card) -> str:
    """Address of a match's newest post, or of its channel."""
    post = card.post or card.lobby_message
    return f"https://discord.com/channels/{card.guild}/{card.channel}" + (f"/{post}" if post is not None else "")


def _open(
    room: Room, caller: Caller, game: Game, seats: int, options: Mapping[str, str], lang: Lang, guild: int
) -> LobbyChanged:
    tables, half = room.shelf.tables(game), new_half()
    matches.keep_tables(room.connection, tables.hash, game.key, tables.content)
    stored = Stored(
        id=room.new_id(),
        game=game.key,
        guild=guild,
        channel=caller.channel,
        phase="lobby",
        opener=caller.user,
        seats=seats,
        options=options,
        lang=lang,
        pace=PACES[0],
        tables=tables.hash,
        reconstructed=tables.reconstructed,
        half=half,
        seal=seal_of(half),
        seed=None,
        version=0,
        snapshot=None,
        shown_from=0,
        shown=0,
        created=room.now,
        started=None,
        ended=None,
    )
    matches.insert(room.connection, stored)
    _seat(room, caller, stored.id, None)
    card = room.card(stored.id)
    room.enqueue(card, Draft("seal", silent=True))
    room.enqueue(card, Draft("lobby", silent=True))
    return LobbyChanged(card, "opened")


def _seat(room: Room, caller: Caller, match: str, colour: str | None) -> None:
    """Write somebody into a lobby, behind all who joined before."""
    room.connection.execute(
        "INSERT INTO guests (match, number, user, name, colour, word, confirmed) VALUES "
        "(?1, (SELECT coalesce(max(number), 0) + 1 FROM guests WHERE match = ?1), ?2, ?3, ?4, '', 1)",
        (match, caller.user, clean(caller.name), colour),
    )


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
    _seat(room, caller, card.id, colour)
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
    room.connection.execute(
        "UPDATE matches SET options = ?, seats = ?, lang = ?, pace = ? WHERE id = ?",
        (matches.options_text(wanted), most, lang or card.lang, pace or card.pace, card.id),
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


def rematch(room: Room, caller: Caller, match: str) -> Outcome:
    """Open a lobby with the options of a match that has ended; who played it may."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    stored = enter(room, caller, match)
    if isinstance(stored, Objected):
        return stored
    card = room.card(stored.id)
    if card.phase in ("lobby", "running"):
        return Objected("occupied", card=card, detail=link(card))
    if all(guest.user != caller.user for guest in card.guests):
        return Objected("stranger", room.sitting(stored, caller.user) if stored.seed else None, card)
    options = dict(card.options)
    return open_lobby(room, caller, card.game, seats=max(len(card.guests), 1), options=options, lang=card.lang)


def expire(room: Room, match: str) -> None:
    """Close a lobby that nobody started; the table is told."""
    card = room.card(match)
    matches.end(room.connection, match, "closed", room.now)
    told(room, card, "house-lobby-expired", days=room.limits.lobby_days)
    room.enqueue(replace(card, phase="closed"), Draft("lobby", silent=True))
