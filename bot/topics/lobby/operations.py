"""The lobby: joining, wishing, changing options, sending off."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bot.core.access import find_lobby
from bot.core.announcing.queue import notify
from bot.core.boxes.catalog import PACK
from bot.core.match.closing import make_room
from bot.core.match.dealing import deal, find_hosted
from bot.core.match.dealing import start as keep_deal
from bot.core.match.lobbies import changed, free, host, kept_tables, open_lobby, strike_off
from bot.core.match.resending import make_up
from bot.core.match.seed import LONGEST_WORD
from bot.core.names import clean, free_name
from bot.core.operation import Operation
from bot.core.options import BadOption, chosen, is_ranked
from bot.core.outcomes import Objected
from bot.core.paces import PACES
from bot.store import league_tables, lobbies, matches, messages, searches
from bot.store.outbox_rows import Draft
from render.core.languages import LANGUAGES
from rules.core.player import level_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.acting import Acting
    from bot.core.caller import Caller
    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.presets import Terms
    from bot.store.records import MatchInfo
    from render.core.languages import Lang


def join(unit: UnitOfWork, caller: Caller, match: str | None, *, colour: str | None) -> Outcome:
    """Join a lobby."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    stored = find_lobby(unit, _there(unit, caller, match), match)
    if isinstance(stored, Objected):
        return stored
    info = unit.info(stored.id)
    if any(guest.user == caller.user for guest in info.guests):
        return Objected("seated", info=info)
    if len(info.guests) >= info.seats:
        return Objected("full", info=info)
    drawn = league_tables.drawn(unit.connection, info.id)
    if drawn and caller.user not in drawn:
        return Objected("of-league", info=info)
    kept = [one.user for one in info.reserved if one.until > unit.now]
    if caller.user not in kept and len(info.guests) + len(kept) >= info.seats:
        return Objected("reserved", info=info)
    objection = _refuse_colour(unit, info, caller, colour)
    if objection is not None:
        return objection
    lobbies.release(unit.connection, info.id, caller.user)
    lobbies.add_guest(unit.connection, info.id, caller.user, clean(caller.name), colour)
    return changed(unit, info.id, "joined")


def _there(unit: UnitOfWork, caller: Caller, match: str | None) -> Caller:
    """The caller as in the channel of the lobby, if the press is on its call or on news of it elsewhere."""
    if match is None:
        return caller
    told = [
        messages.find(unit.connection, match, post, number)
        for post, number in (("call", messages.ROLE_CALL), ("news", 0))
    ]
    here = any(one is not None and one.channel == caller.channel for one in told)
    stored = unit.find(match) if here else None
    return caller if stored is None else replace(caller, channel=stored.channel)


def _refuse_colour(unit: UnitOfWork, info: MatchInfo, caller: Caller, colour: str | None) -> Objected | None:
    if colour is None:
        return None
    if colour not in unit.catalog.games[info.game].colours:
        return Objected("bad-option", info=info, detail="colour")
    holder = next((guest for guest in info.guests if guest.colour == colour and guest.user != caller.user), None)
    return None if holder is None else Objected("taken-colour", info=info, detail=holder.name)


def _refuse_seat(unit: UnitOfWork, info: MatchInfo, caller: Caller, seat: int | None) -> Objected | None:
    stands = next((guest.seat for guest in info.guests if guest.user == caller.user), None)
    if seat == stands:
        return None
    of_league = free(unit, info)
    if isinstance(of_league, Objected):
        return of_league
    if seat is None:
        return None
    if not 0 <= seat < info.seats:
        return Objected("bad-option", info=info, detail="seat")
    holder = next((guest for guest in info.guests if guest.seat == seat and guest.user != caller.user), None)
    return None if holder is None else Objected("taken-seat", info=info, detail=holder.name)


def _mine(unit: UnitOfWork, caller: Caller, match: str | None) -> MatchInfo | Objected:
    """The lobby in which the caller is a guest."""
    stored = find_lobby(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    info = unit.info(stored.id)
    return info if any(guest.user == caller.user for guest in info.guests) else Objected("not-seated", info=info)


def leave(unit: UnitOfWork, caller: Caller, match: str | None) -> Outcome:
    """Leave a lobby, or give up the seat that it keeps for one; the last one to leave closes it."""
    info = _mine(unit, caller, match)
    if not isinstance(info, Objected):
        return strike_off(unit, info, caller.user, "left")
    if info.info is not None and lobbies.release(unit.connection, info.info.id, caller.user):
        return changed(unit, info.info.id, "declined")
    return info


def set_preference(
    unit: UnitOfWork, caller: Caller, match: str, *, colour: str | None, seat: int | None, word: str | None
) -> Outcome:
    """Change one's colour, seat or word; ``word`` None leaves it as it is."""
    info = _mine(unit, caller, match)
    if isinstance(info, Objected):
        return info
    objection = _refuse_colour(unit, info, caller, colour) or _refuse_seat(unit, info, caller, seat)
    if objection is not None:
        return objection
    added = None if word is None else clean(word, len(word))
    if added is not None and len(added) > LONGEST_WORD:
        return Objected("bad-option", info=info, detail="word")
    lobbies.prefer(unit.connection, info.id, caller.user, colour, seat, added)
    return changed(unit, info.id, "changed")


def confirm(unit: UnitOfWork, caller: Caller, match: str) -> Outcome:
    """Confirm changed options."""
    info = _mine(unit, caller, match)
    if isinstance(info, Objected):
        return info
    lobbies.confirm(unit.connection, info.id, caller.user)
    searches.answered(unit.connection, info.id, caller.user)
    return changed(unit, info.id, "confirmed")


def change(
    unit: UnitOfWork,
    caller: Caller,
    match: str,
    *,
    options: Mapping[str, str],
    seats: int | None,
    lang: Lang | None,
    pace: str | None,
) -> Outcome:
    """Change the lobby's options; who joined on other terms has to confirm."""
    info = free(unit, host(unit, caller, match))
    if isinstance(info, Objected):
        return info
    rules = unit.catalog.games[info.game]
    wanted = chosen(rules, info.options, options)
    if isinstance(wanted, BadOption):
        return Objected("bad-option", info=info, detail=wanted.key)
    if options.get(PACK) and "boxes" in info.server.refused:
        return Objected("not-allowed", info=info, detail="boxes")
    if is_ranked(wanted) and info.bots:
        return Objected("ranked", info=info)
    most = info.seats if seats is None else seats
    if not max(rules.seats[0], len(info.guests)) <= most <= rules.seats[1]:
        return Objected("bad-option", info=info, detail="seats")
    if (lang or info.lang) not in LANGUAGES or (pace or info.pace) not in PACES:
        return Objected("bad-option", info=info, detail="lang" if (lang or info.lang) not in LANGUAGES else "pace")
    stands = replace(unit.stored(info.id), options=wanted, seats=most, lang=lang or info.lang, pace=pace or info.pace)
    if PACK in options:
        # Another option leaves the values that the box had when it was chosen, though it may be gone since.
        tables = kept_tables(unit, rules, wanted)
        if tables is None:
            return Objected("no-box", info=info, detail=options[PACK])
        stands = replace(stands, tables=tables.hash, reconstructed=tables.reconstructed)
    matches.change(unit.connection, stands)
    lobbies.drop_seats(unit.connection, info.id, most)
    if dict(wanted) != dict(info.options) or most != info.seats:
        lobbies.ask_to_confirm(unit.connection, info.id, caller.user)
    return changed(unit, info.id, "changed")


def kick(unit: UnitOfWork, caller: Caller, match: str | None, person: int) -> Outcome:
    """Send someone off a lobby; the table is told."""
    if caller.guild is None:
        return Objected("dm-only-mine")
    info = free(unit, host(unit, caller, match))
    if isinstance(info, Objected):
        return info
    guest = next((guest for guest in info.expected if guest.user == person), None)
    if guest is None:
        return Objected("bad-option", info=info)
    if caller.user == info.opener:
        notify(unit, info, "house-lobby-sent-off", who=guest.name, by=clean(caller.name))
    else:
        notify(unit, info, "house-manage-kicked", who=clean(caller.name), of=guest.name)
    if lobbies.release(unit.connection, info.id, person):
        return changed(unit, info.id, "kicked")
    return strike_off(unit, info, person, "kicked")


def release(unit: UnitOfWork, match: str) -> None:
    """Tell that seats of a lobby are kept no longer."""
    if unit.stored(match).phase == "lobby":
        unit.enqueue(unit.info(match), Draft("lobby"))


def expire(unit: UnitOfWork, match: str) -> None:
    """Close a lobby that no one started; the table is told."""
    info = unit.info(match)
    matches.end(unit.connection, match, "closed", unit.now)
    notify(unit, info, "house-lobby-expired", days=unit.limits.lobby_days)
    unit.enqueue(replace(info, phase="closed"), Draft("lobby", silent=True))


def add_bot(unit: UnitOfWork, caller: Caller, match: str | None, level: str) -> Outcome:
    """Add an automatic player of a level to a lobby (opener or manager)."""
    info = free(unit, host(unit, caller, match))
    if isinstance(info, Objected):
        return info
    chosen = level_of(level)
    if chosen is None or not unit.catalog.games[info.game].automatic:
        return Objected("bad-option", info=info, detail="level")
    if "bots" in info.server.refused:
        return Objected("not-allowed", info=info, detail="bots")
    if is_ranked(info.options):
        return Objected("ranked", info=info)
    if len(info.expected) + len(info.bots) >= info.seats:
        return Objected("full", info=info)
    taken = {bot.name for bot in info.bots} | {guest.name for guest in info.guests}
    lobbies.add_bot(unit.connection, info.id, free_name(taken), chosen)
    return changed(unit, info.id, "bot-added")


def remove_bot(unit: UnitOfWork, caller: Caller, match: str | None, number: int) -> Outcome:
    """Send an automatic player off a lobby (opener or manager)."""
    info = free(unit, host(unit, caller, match))
    if isinstance(info, Objected):
        return info
    if not lobbies.remove_bot(unit.connection, info.id, number):
        return Objected("bad-option", info=info)
    return changed(unit, info.id, "bot-removed")


def open_table(unit: UnitOfWork, caller: Caller, game: str, terms: Terms) -> Outcome:
    """Open a lobby in the caller's channel; the caller is its first guest."""
    make_room(unit, caller)
    return open_lobby(unit, caller, game, terms)


async def start(acting: Acting, caller: Caller, match: str | None, guests: int | None = None) -> Outcome:
    """Deal (opener or manager); if ``guests`` is given, only to that many."""
    dealing_out = Operation(partial(find_hosted, match=match, guests=guests), deal, keep_deal)
    outcome = await acting.play(caller, dealing_out)
    if isinstance(outcome, Objected) and outcome.why == "no-post" and outcome.info is not None:
        await acting.write(make_up, outcome.info.id)
    return outcome
