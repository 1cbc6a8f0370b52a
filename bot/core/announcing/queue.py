"""What must be said after a change: the rows of the outbox that one act makes necessary."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Literal

from bot.core.announcing import news
from bot.core.announcing import pending_turns as waiting
from bot.core.announcing.direct_messages import (
    call_by_dm,
    close_dms,
    line_of,
    send_hands,
    tell,
    tell_asked,
    tell_called_back,
    tell_hands,
    users,
)
from bot.store import follows, messages, outbox, pending_turns, telling
from bot.store.outbox_rows import Draft

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from bot.core.changes import Change, Position
    from bot.core.loaded_match import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import MatchInfo
    from render.core.people import People
    from rules.core.match import Match
    from rules.core.seats import Seat


def table_kind(before: Position, after: Position, called: frozenset[Seat]) -> Literal["table", "retable"] | None:
    """How the table hears of moves: by a new post, by an edit of the newest one, or not yet.

    Args:
        called: Seats that the match waits for now and did not wait for before.
    """
    if after.published == before.published:
        return None
    if called or after.turn > before.turn or (before.together and not after.together):
        return "table"
    # Cards drawn in the middle of a turn move what the others see, but the turn is told when it is ended.
    return "retable" if after.together else None


def tell_moves(unit: UnitOfWork, change: Change) -> None:
    """Tell what someone's answers changed.

    Args:
        change: What they made of the match; the one who found it gave them.
    """
    info, people, before, after = change.loaded.info, change.loaded.people, change.was, change.now
    actor = frozenset(() if change.loaded.seat is None else (change.loaded.seat,))
    called = after.waited - before.waited - actor
    if after.over:
        # The end concerns those too for whom a bot has played it.
        owners = tuple(owner for person in people if (owner := person.owner) is not None)
        unit.enqueue(info, Draft("over", ping=owners, tells_to=told_up_to(change.match)))
        settle_free(unit, info, people)
        close_dms(unit, info, people)
        news.tell_over(unit, info)
    else:
        kind, post = table_kind(before, after, called), None
        called = _to_call(change, called)
        if kind is not None and not _goes_on_at_once(change):
            ping = users(people, called) if kind == "table" else ()
            draft = Draft(kind, ping=ping, tells_to=told_up_to(change.match))
            post = unit.enqueue(info, draft, users(people, after.waited))
        # Who is called while no turn and no round of questions has ended is asked out of turn.
        in_turn = after.turn > before.turn or (bool(before.together) and not after.together)
        tell_asked(unit, change, called, out_of_turn=not in_turn, behind=post)
        tell_hands(unit, change, behind=post)
    for played in change.prepared:
        owner = people[played.seat].mention
        tell(unit, info, [] if owner is None else [owner], "prepared-played", game=info.game, match=info.id)
    waiting.answers(unit, change)


def tell_dealt(unit: UnitOfWork, info: MatchInfo, people: People, now: Position, hands: Collection[Seat]) -> None:
    """Tell that a match has been dealt, and who holds cards since."""
    post = unit.enqueue(info, Draft("dealt", ping=users(people, now.waited)))
    call_by_dm(unit, info, people, now.waited, out_of_turn=bool(now.together), behind=post)
    # What was dealt lies in the first question to all, which comes by DM: it is not sent once more beside it.
    send_hands(unit, info, people, frozenset(hands) - now.together, behind=post)
    waiting.dealt(unit, info, people, now)
    follows.dealt(unit.connection, info.id)


def tell_taken_back(unit: UnitOfWork, change: Change, *, shown: bool) -> None:
    """Tell that a seat took answers back by itself.

    Args:
        change: What that made of the match.
        shown: Whether the table had been shown what was taken back.
    """
    info = change.loaded.info
    if shown:
        ended, undone = _taken_back_from(change)
        first = telling.take_back(unit.connection, info.id, ended, undone, unit.now)
        if first is not None:
            unit.enqueue(info, Draft("reopened", silent=True, tells_to=first))
    tell_called_back(unit, change)
    tell_hands(unit, change)
    waiting.taken_back(unit, change)


def told_up_to(match: Match) -> int:
    """The entry up to which the table may know what happened."""
    making = match.entry_numbers(match.published)
    return making[0] if making else match.revision


def _goes_on_at_once(change: Change) -> bool:
    """Whether automatic players play on for the only person: one post tells the whole round."""
    people, waited = change.loaded.people, change.now.waited
    return len(change.loaded.owned) <= 1 and any(people[seat].bot for seat in waited) and not users(people, waited)


def _taken_back_from(change: Change) -> tuple[int, int]:
    """The entry before which all turns have ended that still stand, and the first entry that was taken back."""
    match = change.match
    stands = len(match.standing_moves)
    undone = change.loaded.match.entry_numbers(stands)[0]
    making = sum(1 for _ in takewhile(lambda move: move.turn == match.turn, reversed(match.standing_moves)))
    return (match.entry_numbers(stands - making)[0] if making else undone), undone


def tell_went_back(unit: UnitOfWork, change: Change) -> None:
    """Tell that the table agreed to go back: a new post, and a call for whom the match waits now."""
    # What was voted has been written since the change was worked out.
    change = replace(change, loaded=unit.anew(change.loaded))
    info, people, now = change.loaded.info, change.loaded.people, change.now
    called = _to_call(change, now.waited - change.was.waited)
    telling.unping(unit.connection, info.id)
    draft = Draft("table", ping=users(people, called), tells_to=told_up_to(change.match))
    post = unit.enqueue(info, draft, users(people, now.waited))
    tell_asked(unit, change, called, out_of_turn=bool(now.together), behind=post)
    tell_hands(unit, change, behind=post)
    waiting.went_back(unit, change)


def _to_call(change: Change, called: frozenset[Seat]) -> frozenset[Seat]:
    """Those of some seats who are called: no one while the table rests."""
    found = change.loaded.rows.standstill
    return frozenset() if found is not None and found.reason == "agreed" else called


def call_again(
    unit: UnitOfWork, info: MatchInfo, people: People, waited: frozenset[Seat], key: str, *, together: bool, **args: str
) -> None:
    """Say that a table goes on, and call those whom it waits for.

    Args:
        waited: Seats that it waits for.
        key: Message of the text tables that says so.
        together: Whether they are asked at once with others.
    """
    ping = users(people, waited)
    post = unit.enqueue(info, Draft("table", ping=ping, text=line_of(key, args), silent=not ping))
    call_by_dm(unit, info, people, waited, out_of_turn=together, behind=post)
    pending_turns.hold_back(unit.connection, info.id, unit.resting(info, users(people, waited)))


def tell_closed(unit: UnitOfWork, info: MatchInfo, people: People) -> None:
    """Show that a match was closed without a result: no post asks for anything any more."""
    write_anew(unit, info)
    _settle_all(unit, info, people)


def tell_ended(unit: UnitOfWork, loaded: LoadedMatch) -> None:
    """Tell that those at a table have ended their match before its end: how it stood, and the way to another one."""
    unit.enqueue(loaded.info, Draft("over", silent=True, tells_to=told_up_to(loaded.match)))
    _settle_all(unit, loaded.info, loaded.people)


def _settle_all(unit: UnitOfWork, info: MatchInfo, people: People) -> None:
    """Take from the posts and DMs of a match that was closed what they ask for."""
    settle_free(unit, info, people)
    if messages.find(unit.connection, info.id, "late") is not None:
        unit.enqueue(info, Draft("late", silent=True))
    close_dms(unit, info, people)


def write_anew(unit: UnitOfWork, info: MatchInfo) -> None:
    """Write the newest table post anew, in silence: as the match stands, and with those who own the seats now."""
    unit.enqueue(info, Draft("retable", silent=True))


def post_line(
    unit: UnitOfWork,
    info: MatchInfo,
    key: str,
    seat: int | None = None,
    ping: tuple[int, ...] = (),
    behind: int | None = None,
    **args: str | int,
) -> int:
    """Post the table anew with a line about someone's act: it can be played from there.

    Args:
        key: Message of the text tables.
        seat: The seat it is about.
        behind: The row to come before it.
        args: Its arguments; see `notify`.

    Returns:
        The number of its row.
    """
    line = Draft("table", seat=seat, ping=ping, text=line_of(key, args), silent=not ping, behind=behind)
    return unit.enqueue(info, line)


def notify(unit: UnitOfWork, info: MatchInfo, key: str, seat: int | None = None, **args: str | int) -> None:
    """Write one line about someone's act.

    Args:
        key: Message of the text tables.
        seat: The seat it is about.
        args: Its arguments; names are raw, ``game`` is the key of a game.
    """
    unit.enqueue(info, Draft("told", seat=seat, text=line_of(key, args), silent=True))


def tell_free(unit: UnitOfWork, info: MatchInfo, people: People, of: Iterable[int]) -> None:
    """Say of seats that they were given up, or anew once they are taken or the match has ended.

    Args:
        people: Owners by seat, or those who were it last.
    """
    for seat in of:
        text = json.dumps({"key": "house-resign-free", "args": {"who": people[seat].name}}, sort_keys=True)
        unit.enqueue(info, Draft("free", seat=seat, text=text, silent=True))


def settle_free(unit: UnitOfWork, info: MatchInfo, people: People) -> None:
    """Write all posts anew that offer seats."""
    offered = outbox.seats_of(unit.connection, info.id, "free") | messages.numbers_of(unit.connection, info.id, "free")
    tell_free(unit, info, people, sorted(offered))
