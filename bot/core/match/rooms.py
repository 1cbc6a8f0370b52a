"""Rooms of tables: opening a lobby in a thread or post made for it, and how a room is to be kept from then on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, cast

from bot.core.caller import Caller
from bot.core.match import party
from bot.core.match.lobbies import check_terms, crowded, open_lobby
from bot.core.names import marked
from bot.core.outcomes import LobbyChanged, Objected
from bot.store import league_tables, matches, results, rooms, searches
from bot.store.presets import Terms
from bot.store.records import MatchInfo
from bot.store.rooms import Opening, Room
from bot.store.spans import DAY
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.outcomes import Outcome
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.match_rows import MatchRows
    from bot.store.results import SeatResult

State: TypeAlias = Literal["open", "running", "waits", "over"]
"""What the tag of a post says of its table."""

STATES: Final[tuple[State, ...]] = ("open", "running", "waits", "over")

NOWHERE: Final = 0
"""In the place of a channel that is not there yet."""

WAITS: Final = DAY
"""Seconds after which a match counts as waiting for whoever it waits for."""

KEPT: Final = 7 * DAY
"""Seconds after the end of a match until its room is archived."""


@frozen
class Wish:
    """What is to be opened in a room.

    Attributes:
        caller: Who opens it.
        game: Key of the game.
        terms: With what.
        party: The names by id of all for whom it was found, the caller among them; None: someone has opened it.
        seating: The table of a league that it is, of which the party has the seats in its order.
    """

    caller: Caller
    game: str
    terms: Terms
    party: Mapping[int, str] | None = None
    seating: int | None = None

    def content(self) -> dict[str, object]:
        """As it is stored."""
        return asdict(self)

    @classmethod
    def of(cls, opening: Opening) -> Wish:
        """What is to be opened in a room that is being made."""
        content = cast("dict[str, dict[str, object]]", opening.content)
        people = content.get("party")
        names = None if people is None else {int(user): str(name) for user, name in people.items()}
        caller, terms = Caller(**content["caller"]), Terms(**content["terms"])  # type: ignore[arg-type]
        return cls(caller, str(content["game"]), terms, names, cast("int | None", opening.content.get("seating")))


def promise(unit: UnitOfWork, wish: Wish, parent: int) -> Opening | Objected:
    """Note what is to be opened in a room that will be made, if it can be."""
    checked = check_terms(unit, wish.caller, wish.game, wish.terms)
    refused = checked if isinstance(checked, Objected) else crowded(unit, replace(wish.caller, channel=NOWHERE))
    if refused is not None:
        return refused
    opening = Opening(unit.new_id(), unit.now, parent, wish.content())
    rooms.promise(unit.connection, opening)
    return opening


def open_in(unit: UnitOfWork, caller: Caller, opening: Opening, room: Room) -> Outcome:
    """Open what was promised in the room that was made for it."""
    wish = Wish.of(opening)
    settled = rooms.settle(unit.connection, opening.match)
    if not settled and wish.party is not None:
        # It was opened or given up meanwhile.
        return Objected("no-table")
    opened = open_lobby(unit, replace(caller, channel=room.channel), wish.game, wish.terms, name=opening.match)
    if isinstance(opened, LobbyChanged):
        rooms.add(unit.connection, room)
        if wish.party is not None and wish.seating is not None:
            return party.seat(unit, opened.info, wish.party)
        if wish.party is not None:
            return party.bring(unit, opened.info, wish.party)
    return opened


def give_up(unit: UnitOfWork, opening: Opening) -> None:
    """Note that no room will be made for what was promised."""
    rooms.settle(unit.connection, opening.match)
    searches.release(unit.connection, opening.match)
    league_tables.release(unit.connection, opening.match)


@frozen
class Kept:
    """A room, and how it is to be kept.

    Attributes:
        room: As it was left.
        info: The table that is or was played in it.
        names: The names of those who play as they are kept, and at the end the points of each.
        members: Who is to be a member of it.
        state: What its tag says.
        look: When it is to be looked at again if nothing changes before; None: not at all.
        ends: Whether it is to be archived now.
    """

    room: Room
    info: MatchInfo
    names: tuple[tuple[str, int | None], ...]
    members: frozenset[int]
    state: State
    look: int | None
    ends: bool


def kept(unit: UnitOfWork, channel: int) -> Kept | None:
    """A room that is looked after, and how it is to be kept now; None if no table is played there any more."""
    room, match = rooms.find(unit.connection, channel), matches.live_in(unit.connection, channel)
    if room is None or match is None:
        return None
    stored = unit.stored(match)
    info = unit.info(match)
    state, look = _state(unit, info, [wait.since for wait in stored.rows.lasting.values()])
    ended = matches.ended(unit.connection, match)
    until = None if ended is None else ended + KEPT
    people = frozenset(guest.user for guest in info.guests) | {one.user for one in info.reserved}
    return Kept(
        room,
        info,
        _names(info, stored.rows, results.of_match(unit.connection, match)),
        people | room.members,
        state,
        until if until is not None else look,
        until is not None and until <= unit.now,
    )


def _names(info: MatchInfo, rows: MatchRows, ended: Sequence[SeatResult]) -> tuple[tuple[str, int | None], ...]:
    """Who plays: in the order in which they joined, and at the end by place with their points."""
    if not rows.seats:
        return tuple(
            (one, None) for one in [*(each.name for each in info.guests), *(marked(each.name) for each in info.bots)]
        )
    joined = {user: number for number, user in enumerate(rows.names)}
    seated = sorted(rows.seats, key=lambda row: joined.get(row.user or 0, len(joined)))
    names = {row.seat: row.name for row in seated if row.user is not None or row.level is not None}
    ranked = sorted(ended, key=lambda one: (one.place, one.seat))
    by_place = [(names.pop(one.seat), one.points) for one in ranked if one.seat in names]
    return (*by_place, *((name, None) for name in names.values()))


def _state(unit: UnitOfWork, info: MatchInfo, waits: list[int]) -> tuple[State, int | None]:
    """What the tag says, and when it says something else if nothing happens before."""
    match info.phase:
        case "lobby":
            return "open", None
        case "over" | "closed":
            return "over", None
        case "running":
            first = min(waits, default=None)
            if info.standstill is not None or (first is not None and first + WAITS <= unit.now):
                return "waits", None
            return "running", None if first is None else first + WAITS


def let_go(unit: UnitOfWork, channel: int) -> None:
    """Note that a room needs nothing more."""
    rooms.archive(unit.connection, channel, unit.now)
