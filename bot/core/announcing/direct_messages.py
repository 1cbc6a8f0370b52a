"""Direct messages that a change makes necessary: calls, questions, hands, and lines to someone alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

from bot.store import messages, outbox, persons
from bot.store.outbox_rows import Draft
from bot.store.records import DIRECT
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from bot.core.changes import Change
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.match_rows import MatchRows
    from bot.store.records import MatchInfo
    from render.core.people import People

TAKEN_OVER = "dead-taken-over"
"""The line by which someone is told of the seat that is his or hers now; how the match stands comes with it."""

CALLED_BACK = "called-back"
"""What a row says of a question that waits because the turn before it was taken back."""


def close_dms(unit: UnitOfWork, info: MatchInfo, people: People) -> None:
    """Clear away the questions in DMs, and leave the hands there with nothing to be played any more."""
    rows = unit.stored(info.id).rows
    for seat in _copies(rows, people, "asked"):
        _uncall(unit, info, people, seat, "asked")
    for seat in _copies(rows, people, messages.ANSWERED):
        _uncall(unit, info, people, seat, messages.ANSWERED)
    for seat in _copies(rows, people, "hand"):
        unit.enqueue(info, Draft("rehand", user=people[seat].mention, seat=seat, silent=True))


def tell_new_owner(unit: UnitOfWork, info: MatchInfo, user: int, seat: int, behind: int) -> None:
    """Tell someone who has taken a seat over how the match stands, unless the person takes no DMs.

    Args:
        behind: The row to come before it: what was sent to the person behind it goes first.
    """
    if not unit.preferences(info, [user])[user].dms_closed:
        unit.enqueue(info, Draft("told", user=user, seat=seat, text=line_of(TAKEN_OVER, {}), behind=behind))


def tell_owners(unit: UnitOfWork, info: MatchInfo, people: People, key: str, **args: str | int) -> None:
    """Write the same line to everyone who plays, by DM."""
    tell(unit, info, users(people, range(len(people))), key, **args)


def tell(unit: UnitOfWork, info: MatchInfo, to: Collection[int], key: str, **args: str | int) -> None:
    """Write a line to some people by DM, but to those who take none."""
    known = unit.preferences(info, to)
    for user in to:
        if not known[user].dms_closed:
            unit.enqueue(info, Draft("told", user=user, text=line_of(key, args)))


def line_of(key: str, args: Mapping[str, str | int]) -> str:
    """A line as a row carries it: the message of the text tables with its arguments."""
    return json.dumps({"key": key, "args": args}, sort_keys=True)


def tell_asked(
    unit: UnitOfWork, change: Change, called: frozenset[Seat], *, out_of_turn: bool, behind: int | None
) -> None:
    """Carry questions to those who may be away, and close the copies of those that are answered.

    A call to a turn has said all it had to say once it was followed: it is deleted. A question that came out of turn
    tells that it is answered until the next DM.

    Args:
        change: What has become of the match.
        called: Seats that the match waits for since the change.
        out_of_turn: Whether they are asked out of turn; a call to one's turn comes by DM only where wished.
        behind: The row of the post that calls them, to which their DMs lead.
    """
    info, people = change.loaded.info, change.loaded.people
    call_by_dm(unit, info, people, called, out_of_turn=out_of_turn, behind=behind)
    for seat in _copies(change.loaded.rows, people, "asked"):
        if seat in called | change.now.waited:
            continue
        if seat in change.was.together:
            unit.enqueue(info, Draft("asked", user=people[seat].mention, seat=seat, silent=True))
        else:
            _uncall(unit, info, people, seat, "asked")


def call(unit: UnitOfWork, info: MatchInfo, people: People, of: Collection[int]) -> None:
    """Call those by DM whom a post in the channel cannot call, or could not."""
    copies = _copies(unit.stored(info.id).rows, people, "asked")
    called = frozenset(Seat(seat) for seat in of if seat not in copies)
    call_by_dm(unit, info, people, called, out_of_turn=True, behind=None)


def tell_called_back(unit: UnitOfWork, change: Change) -> None:
    """Tell those who were called that the turn before theirs goes on."""
    info, people = change.loaded.info, change.loaded.people
    for seat in _copies(change.loaded.rows, people, "asked"):
        if seat not in change.now.waited:
            unit.enqueue(info, Draft("asked", user=people[seat].mention, seat=seat, text=CALLED_BACK, silent=True))


def _uncall(unit: UnitOfWork, info: MatchInfo, people: People, seat: int, post: Literal["asked", "answered"]) -> None:
    """Delete the DM by which someone was called, or do not send it any more."""
    user = people[seat].mention
    assert user is not None
    outbox.drop(unit.connection, info.id, user, seat, unit.now, ["asked"])
    unit.clear(info.id, post, user, seat)


def call_by_dm(
    unit: UnitOfWork,
    info: MatchInfo,
    people: People,
    called: frozenset[Seat],
    *,
    out_of_turn: bool,
    behind: int | None,
) -> None:
    """Call some seats by DM, as far as their owners want that.

    Args:
        out_of_turn: Whether they are asked out of turn; a call to one's turn comes by DM only where wished.
        behind: The row to come before them.
    """
    if info.guild == DIRECT:
        # The table itself is there.
        return
    alone = info.standstill in ("gone", "barred")
    for seat in _takers(unit, info, people, called, "asked" if out_of_turn or alone else persons.TURN_DM):
        unit.enqueue(info, Draft("asked", user=people[seat].mention, seat=seat, behind=behind))


def _takers(unit: UnitOfWork, info: MatchInfo, people: People, of: Iterable[int], dm: str) -> list[int]:
    """Those of some seats whose owners want a kind of DM."""
    owners = {seat: user for seat in sorted(of) if (user := people[seat].mention) is not None}
    preferences = unit.preferences(info, owners.values())
    return [seat for seat, user in owners.items() if preferences[user].takes(dm)]


def _copies(rows: MatchRows, people: People, post: Literal["asked", "answered", "hand"]) -> list[int]:
    """The seats whose owners have a DM with their question or hand, or are about to get it."""
    queued = set() if post == "answered" else rows.queued(post)
    there = rows.numbers_of(post) | {seat for seat in queued if seat is not None}
    return sorted(seat for seat in there if people[seat].mention is not None)


def tell_hands(unit: UnitOfWork, change: Change, behind: int | None = None) -> None:
    """Send their hands to those who hold something else now; silently to the one who changed it.

    Args:
        change: What has become of the match.
        behind: The row of the post that tells of it, to which the hands lead.
    """
    info, people = change.loaded.info, change.loaded.people
    copies = _copies(change.loaded.rows, people, "hand")
    wanting = {seat for seat, hand in change.hands.items() if hand.another or (hand.held and seat not in copies)}
    # What was dealt lies in the first question to all, which comes by DM: it is not sent once more beside it.
    in_question = {seat for seat in change.now.together if seat not in copies}
    send_hands(unit, info, people, wanting - in_question, silent=change.loaded.seat, behind=behind)


def send_hands(
    unit: UnitOfWork,
    info: MatchInfo,
    people: People,
    of: Iterable[Seat],
    silent: Seat | None = None,
    behind: int | None = None,
) -> None:
    """Send hands by DM, but to those who do not want that.

    Args:
        silent: The seat that needs no notification.
        behind: The row to come before them.
    """
    if not unit.catalog.games[info.game].hands or info.guild == DIRECT:
        return
    for seat in _takers(unit, info, people, of, persons.HAND_DM):
        unit.enqueue(info, Draft("hand", user=people[seat].mention, seat=seat, silent=seat == silent, behind=behind))


def users(people: People, of: Iterable[int]) -> tuple[int, ...]:
    """The owners of seats; free ones have none."""
    return tuple(mention for seat in sorted(of) if (mention := people[seat].mention) is not None)
