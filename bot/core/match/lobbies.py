"""Lobbies, whoever changes them: opened, shown anew, hosted, left, closed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.core.access import find_lobby, find_match
from bot.core.announcing import news
from bot.core.announcing.queue import notify
from bot.core.boxes.catalog import PACK
from bot.core.match.seed import new_half, seal_of
from bot.core.names import clean, marked, unmarked
from bot.core.options import BadOption, chosen
from bot.core.outcomes import LobbyChanged, Objected
from bot.core.paces import PACES
from bot.store import league_tables, lobbies, matches, places, rooms, seats, server_settings
from bot.store.holding import hold
from bot.store.match_rows import MatchRows, StoredMatch
from bot.store.outbox_rows import Draft
from bot.store.presets import Terms
from bot.store.records import DIRECT, Guest, Holder, MatchInfo, Reserved
from render.core.languages import LANGUAGES, Lang
from rules.core.frozen import frozen
from rules.core.game import Game

if TYPE_CHECKING:
    from bot.core.boxes.catalog import Tables
    from bot.core.boxes.packs import Box
    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome, WhatChanged
    from bot.core.unit_of_work import UnitOfWork

NO_ONE = -1
"""In the place of a person's number: an automatic player's is this or less."""


def changed(unit: UnitOfWork, match: str, what: WhatChanged) -> LobbyChanged:
    """Show a lobby as it is now; automatic players make room for people."""
    before = unit.info(match)
    lobbies.leave_bots(unit.connection, match, before.seats - len(before.expected))
    info = unit.info(match)
    # Who is called by the post of a rematch that is not there yet is called by the one that comes instead.
    unit.enqueue(info, Draft("lobby"), [kept.user for kept in info.reserved])
    return LobbyChanged(info, what)


def strike_off(unit: UnitOfWork, info: MatchInfo, user: int, what: WhatChanged) -> LobbyChanged:
    """Take someone out of a lobby; the last one to go closes it."""
    lobbies.remove_guest(unit.connection, info.id, user)
    left = lobbies.guests(unit.connection, info.id)
    if not left:
        matches.end(unit.connection, info.id, "closed", unit.now)
        return changed(unit, info.id, "closed")
    if user == info.opener:
        matches.set_opener(unit.connection, info.id, left[0].user)
    return changed(unit, info.id, what)


def host(unit: UnitOfWork, caller: Caller, match: str | None) -> MatchInfo | Objected:
    """The lobby that the caller may manage, as its opener or with Manage Server."""
    stored = find_lobby(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    info = unit.info(stored.id)
    if caller.user == info.opener or caller.manager:
        return info
    opener = next((guest.name for guest in info.guests if guest.user == info.opener), "")
    return Objected("not-opener", info=info, detail=opener)


def free(unit: UnitOfWork, found: MatchInfo | Objected) -> MatchInfo | Objected:
    """The lobby that was found, if whoever manages it decides on what is played there and by whom: no league does."""
    if isinstance(found, MatchInfo) and league_tables.drawn(unit.connection, found.id):
        return Objected("of-league", info=found)
    return found


def close_lobby(unit: UnitOfWork, info: MatchInfo, who: str) -> None:
    """Close a lobby; the table is told by whom."""
    matches.end(unit.connection, info.id, "closed", unit.now)
    notify(unit, info, "house-lobby-closed-by", who=who)
    changed(unit, info.id, "closed")


def everyone(info: MatchInfo) -> tuple[Guest, ...]:
    """All who are to be seated: the guests, and behind them the automatic players, who wish for nothing."""
    automatic = (Guest(NO_ONE - at, bot.name, None, None, "", confirmed=True) for at, bot in enumerate(info.bots))
    return (*info.guests, *automatic)


def holder(info: MatchInfo, guest: Guest, colour: str) -> Holder:
    """Who gets a seat: a person, or an automatic player with chance of its own."""
    if guest.user > NO_ONE:
        return Holder(guest.user, guest.name, colour)
    return Holder(None, marked(guest.name), colour, info.bots[NO_ONE - guest.user].level, secrets.token_hex(32))


def open_lobby(
    unit: UnitOfWork,
    caller: Caller,
    game: str,
    terms: Terms,
    *,
    name: str | None = None,
) -> Outcome:
    """Open a lobby in the caller's channel; the caller is its first guest.

    Args:
        unit: The open transaction.
        caller: Who opens it, and where.
        game: Key of the game.
        terms: With what; without a pace the server's, or the usual one.
        name: The id that was promised to it; None for a new one.
    """
    checked = check_terms(unit, caller, game, terms)
    if isinstance(checked, Objected):
        return checked
    refused = crowded(unit, caller)
    if refused is not None:
        return refused
    tables = kept_tables(unit, checked.game, checked.options)
    if tables is None:
        lost = checked.options.get(PACK)
        return Objected("bad-option") if lost is None else Objected("no-box", detail=lost)
    rooms.use_again(unit.connection, caller.channel)
    laid = lay_table(
        unit, caller, checked.game, checked.seats, checked.options, checked.lang, tables, pace=checked.pace, name=name
    )
    info = unit.info(laid.id)
    # The number of the lobby post is part of the seed: the half is sealed before anyone can know it.
    unit.enqueue(info, Draft("seal", silent=True))
    unit.enqueue(info, Draft("lobby", silent=True))
    news.tell_opened(unit, info)
    return LobbyChanged(info, "opened")


@frozen
class Checked:
    """Terms with which a lobby can be opened on a server."""

    game: Game
    seats: int
    options: Mapping[str, str]
    lang: Lang
    pace: str


def check_terms(unit: UnitOfWork, caller: Caller, game: str, terms: Terms) -> Checked | Objected:
    """Whether a lobby can be opened with these terms on the caller's server; see `open_lobby`."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    rules = unit.catalog.games.get(game)
    if rules is None:
        return Objected("unknown-game", detail=clean(game))
    server = server_settings.load(unit.connection, caller.guild)
    wanted = chosen(rules, {}, terms.options)
    if isinstance(wanted, BadOption):
        return Objected("bad-option", detail=wanted.key)
    if PACK in wanted and "boxes" in server.refused:
        return Objected("not-allowed", detail="boxes")
    most = rules.seats[1] if terms.seats is None else terms.seats
    if not rules.seats[0] <= most <= rules.seats[1]:
        return Objected("bad-option", detail="seats")
    lang = next((known for known in LANGUAGES if known == terms.lang), None)
    if lang is None:
        return Objected("bad-option", detail="lang")
    pace = terms.pace or server.pace or next(iter(PACES))
    return Checked(rules, most, wanted, lang, pace) if pace in PACES else Objected("bad-option", detail="pace")


def kept_tables(unit: UnitOfWork, game: Game, options: Mapping[str, str]) -> Tables | None:
    """Keep the component tables that a match with these options is dealt from; None if its pack cannot be used."""
    try:
        tables = unit.catalog.tables(game, options.get(PACK, ""))
    except ValueError:
        return None
    matches.keep_tables(unit.connection, tables.hash, game.key, tables.content)
    return tables


def lost_box(unit: UnitOfWork, info: MatchInfo) -> str | None:
    """The box with which a lobby cannot be dealt any more, since it is gone, broken, or not allowed; None if it can."""
    name = info.options.get(PACK)
    if name is None:
        return None
    offered = boxes(unit, info)
    return None if any(box.name == name for box in offered) else name


def boxes(unit: UnitOfWork, info: MatchInfo) -> Sequence[Box]:
    """The boxes that a lobby may choose among, as far as its server allows any."""
    return () if "boxes" in info.server.refused else unit.catalog.packs.boxes(unit.catalog.games[info.game])


def crowded(unit: UnitOfWork, caller: Caller) -> Objected | None:
    """Why no further lobby can be opened here, if so."""
    hold(unit.connection, caller.user, caller.guild)
    here = matches.live_in(unit.connection, caller.channel)
    if here is not None and unit.stored(here).phase in ("lobby", "running"):
        return Objected("occupied", info=unit.info(here))
    mine = [unit.stored(name) for name in matches.of_person(unit.connection, caller.user)]
    if sum(stored.phase == "lobby" and stored.opener == caller.user for stored in mine) >= unit.limits.lobbies:
        return Objected("many-lobbies", detail=str(unit.limits.lobbies))
    if caller.guild is not None and places.going(unit.connection, caller.guild) >= unit.limits.matches:
        return Objected("many-matches", detail=str(unit.limits.matches))
    return None


def lay_table(
    unit: UnitOfWork,
    caller: Caller,
    game: Game,
    seats: int,
    options: Mapping[str, str],
    lang: Lang,
    tables: Tables,
    *,
    pace: str | None = None,
    name: str | None = None,
    practice: bool = False,
) -> StoredMatch:
    """Write a new match down, with the caller as its first guest; nothing is posted of it yet."""
    half = new_half()
    stored = StoredMatch(
        id=name or unit.new_id(),
        game=game.key,
        guild=caller.guild or DIRECT,
        channel=caller.channel,
        phase="lobby",
        opener=caller.user,
        seats=seats,
        options=options,
        lang=lang,
        pace=pace or next(iter(PACES)),
        tables=tables.hash,
        reconstructed=tables.reconstructed,
        half=half,
        seal=seal_of(half),
        seed=None,
        version=0,
        snapshot=None,
        shown_from=0,
        shown=0,
        created=unit.now,
        practice=practice,
        rows=MatchRows(),
    )
    matches.insert(unit.connection, stored)
    lobbies.add_guest(unit.connection, stored.id, caller.user, clean(caller.name), None)
    return stored


def rematch(unit: UnitOfWork, caller: Caller, match: str) -> Outcome:
    """Open a lobby with the options of a match that has ended; who played it may.

    The others are called by its post, and their seats are kept for a while.
    """
    if caller.guild is None:
        return Objected("dm-only-mine")
    stored = find_match(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    if (caller.guild, caller.channel) != (stored.guild, stored.channel):
        # Who has played may look at it from anywhere, but the others are called where they played.
        return Objected("no-table")
    info = unit.info(stored.id)
    if info.phase in ("lobby", "running"):
        return Objected("occupied", info=info)
    if all(guest.user != caller.user for guest in info.guests):
        return Objected("stranger", unit.load(stored, caller.user) if stored.seed else None, info)
    options, held = dict(info.options), seats.rows(unit.connection, info.id)
    least = unit.catalog.games[info.game].seats[0]
    before = sum(row.user is not None or row.level is not None for row in held)
    opened = open_lobby(unit, caller, info.game, Terms(max(before, least), None, info.lang, options))
    if isinstance(opened, LobbyChanged):
        for row in held:
            if row.level is not None and row.user is None:
                lobbies.add_bot(unit.connection, opened.info.id, unmarked(row.name), row.level)
        others = tuple(guest for guest in info.guests if guest.user != caller.user)
        for guest in others:
            kept = Reserved(guest.user, guest.name, unit.now + unit.limits.held)
            lobbies.reserve(unit.connection, opened.info.id, kept)
        again = unit.info(opened.info.id)
        unit.enqueue(again, Draft("lobby", ping=tuple(guest.user for guest in others)))
        return LobbyChanged(again, "opened")
    return opened
