"""What must be said after a change: the rows of the outbox that one act makes necessary."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

from bot.play.pulse import waiting
from bot.play.pulse.resting import resting
from bot.store import messages, outbox, persons, still, waits
from bot.store.outbox import Draft
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from bot.play.changes import Change, Position
    from bot.play.unit_of_work import UnitOfWork
    from bot.store.records import MatchInfo
    from render.core.people import People


TAKEN_OVER = "dead-taken-over"
"""The line by which somebody is told of the seat that is his or hers now; how the match stands comes with it."""

CALLED_BACK = "called-back"
"""What a row says of a question that waits because the turn before it was taken back."""


def table_kind(before: Position, after: Position, called: frozenset[Seat]) -> Literal["table", "retable"] | None:
    """How the table hears of moves: by a new post, by an edit of the newest one, or not yet.

    Args:
        before: The position before.
        after: The position after.
        called: Seats that the match waits for now and did not wait for before.
    """
    if after.published == before.published:
        return None
    if called or after.turn > before.turn or (before.together and not after.together):
        return "table"
    # Cards drawn in the middle of a turn move what the others see, but the turn is told when it is ended.
    return "retable" if after.together else None


def tell_moves(unit: UnitOfWork, change: Change) -> None:
    """Tell what somebody's answers changed.

    Args:
        unit: The open transaction.
        change: What they made of the match; the one who found it gave them.
    """
    info, people, before, after = change.loaded.info, change.loaded.people, change.was, change.now
    actor = frozenset(() if change.loaded.seat is None else (change.loaded.seat,))
    called = after.waited - before.waited - actor
    if after.over:
        unit.enqueue(info, Draft("over", ping=users(people, range(len(people)))))
        settle_free(unit, info, people)
        close_letters(unit, info, people)
    else:
        kind, post = table_kind(before, after, called), None
        called = _to_call(unit, info, called)
        if kind is not None:
            ping = users(people, called) if kind == "table" else ()
            post = unit.enqueue(info, Draft(kind, ping=ping), users(people, after.waited))
        # Who is called while no turn and no round of questions has ended is asked out of turn.
        in_turn = after.turn > before.turn or (bool(before.together) and not after.together)
        tell_asked(unit, change, called, out_of_turn=not in_turn, behind=post)
        tell_hands(unit, change, behind=post)
    waiting.answers(unit, change)


def tell_dealt(unit: UnitOfWork, info: MatchInfo, people: People, now: Position, hands: Collection[Seat]) -> None:
    """Tell that a match has been dealt, and who holds cards since."""
    post = unit.enqueue(info, Draft("dealt", ping=users(people, now.waited)))
    _call(unit, info, people, now.waited, out_of_turn=bool(now.together), behind=post)
    # What was dealt lies in the first question to all, which comes by DM: it is not sent once more beside it.
    send_hands(unit, info, people, frozenset(hands) - now.together, behind=post)
    waiting.dealt(unit, info, people, now)


def tell_taken_back(unit: UnitOfWork, change: Change, *, shown: bool) -> None:
    """Tell that a seat took answers back by itself.

    Args:
        unit: The open transaction.
        change: What that made of the match.
        shown: Whether the table had been shown what was taken back.
    """
    info = change.loaded.info
    if shown:
        outbox.unping(unit.connection, info.id)
        # A post that is still to come tells the turn as it stands then.
        told = not outbox.waits(unit.connection, info.id, "table")
        unit.enqueue(info, Draft("reopened" if told else "retable", silent=True))
    _tell_called_back(unit, change)
    tell_hands(unit, change)
    waiting.taken_back(unit, change)


def tell_went_back(unit: UnitOfWork, change: Change) -> None:
    """Tell that the table agreed to go back: a new post, and a call for whom the match waits now."""
    info, people, now = change.loaded.info, change.loaded.people, change.now
    called = _to_call(unit, info, now.waited - change.was.waited)
    outbox.unping(unit.connection, info.id)
    post = unit.enqueue(info, Draft("table", ping=users(people, called)), users(people, now.waited))
    tell_asked(unit, change, called, out_of_turn=bool(now.together), behind=post)
    tell_hands(unit, change, behind=post)
    waiting.went_back(unit, change)


def _to_call(unit: UnitOfWork, info: MatchInfo, called: frozenset[Seat]) -> frozenset[Seat]:
    """Those of some seats who are called: nobody while the table rests."""
    found = still.of(unit.connection, info.id)
    return frozenset() if found is not None and found.reason == "agreed" else called


def call_again(
    unit: UnitOfWork, info: MatchInfo, people: People, waited: frozenset[Seat], key: str, *, together: bool, **args: str
) -> None:
    """Say that a table goes on, and call those whom it waits for.

    Args:
        unit: The open transaction.
        info: The match.
        people: Owners by seat.
        waited: Seats that it waits for.
        key: Message of the text tables that says so.
        together: Whether they are asked at once with others.
        args: Its arguments.
    """
    line = Draft("told", ping=users(people, waited), text=_line(key, args), silent=not waited)
    post = unit.enqueue(info, line)
    _call(unit, info, people, waited, out_of_turn=together, behind=post)
    waits.hold_back(unit.connection, info.id, resting(unit.connection, users(people, waited), unit.now))
    write_anew(unit, info)


def tell_closed(unit: UnitOfWork, info: MatchInfo, people: People) -> None:
    """Show that a match was closed without a result: no post asks for anything any more."""
    write_anew(unit, info)
    settle_free(unit, info, people)
    if messages.find(unit.connection, info.id, "late") is not None:
        unit.enqueue(info, Draft("late", silent=True))
    close_letters(unit, info, people)


def write_anew(unit: UnitOfWork, info: MatchInfo) -> None:
    """Write the newest table post anew, in silence: as the match stands, and with those who own the seats now."""
    unit.enqueue(info, Draft("retable", silent=True))


def close_letters(unit: UnitOfWork, info: MatchInfo, people: People) -> None:
    """Clear away the questions in DMs, and leave the hands there with nothing to be played any more."""
    for seat in _copies(unit, info.id, people, "asked"):
        _uncall(unit, info, people, seat, "asked")
    for seat in _copies(unit, info.id, people, messages.ANSWERED):
        _uncall(unit, info, people, seat, messages.ANSWERED)
    for seat in _copies(unit, info.id, people, "hand"):
        unit.enqueue(info, Draft("rehand", user=people[seat].mention, seat=seat, silent=True))


def notify(
    unit: UnitOfWork,
    info: MatchInfo,
    key: str,
    seat: int | None = None,
    ping: tuple[int, ...] = (),
    behind: int | None = None,
    **args: str | int,
) -> int:
    """Write one line about somebody's act.

    Args:
        unit: The open transaction.
        info: The match.
        key: Message of the text tables.
        seat: The seat it is about; a free seat can then be taken at the line.
        ping: Who is mentioned.
        behind: The row to come before it.
        args: Its arguments; names are raw, ``game`` is the key of a game.

    Returns:
        The number of its row.
    """
    line = Draft("told", seat=seat, ping=ping, text=_line(key, args), silent=not ping, behind=behind)
    return unit.enqueue(info, line)


def tell_new_owner(unit: UnitOfWork, info: MatchInfo, user: int, seat: int, behind: int) -> None:
    """Tell somebody who has taken a seat over how the match stands, unless the person takes no DMs.

    Args:
        unit: The open transaction.
        info: The match.
        user: The person.
        seat: The seat.
        behind: The row to come before it: what was sent to the person behind it goes first.
    """
    if not persons.of(unit.connection, [user])[user].dms_closed:
        unit.enqueue(info, Draft("told", user=user, seat=seat, text=_line(TAKEN_OVER, {}), behind=behind))


def tell_owners(unit: UnitOfWork, info: MatchInfo, people: People, key: str, **args: str | int) -> None:
    """Write the same line to everybody who plays, by DM."""
    tell(unit, info, users(people, range(len(people))), key, **args)


def tell(unit: UnitOfWork, info: MatchInfo, to: Collection[int], key: str, **args: str | int) -> None:
    """Write a line to some people by DM, but to those who take none."""
    known = persons.of(unit.connection, to) if to else {}
    for user in to:
        if not known[user].dms_closed:
            unit.enqueue(info, Draft("told", user=user, text=_line(key, args)))


def _line(key: str, args: Mapping[str, str | int]) -> str:
    return json.dumps({"key": key, "args": args}, sort_keys=True)


def tell_free(unit: UnitOfWork, info: MatchInfo, people: People, of: Iterable[int]) -> None:
    """Say of seats that they were given up, or anew once they are taken or the match has ended.

    Args:
        unit: The open transaction.
        info: The match.
        people: Owners by seat, or those who were it last.
        of: The seats.
    """
    for seat in of:
        text = json.dumps({"key": "house-resign-free", "args": {"who": people[seat].name}}, sort_keys=True)
        unit.enqueue(info, Draft("free", seat=seat, text=text, silent=True))


def settle_free(unit: UnitOfWork, info: MatchInfo, people: People) -> None:
    """Write all posts anew that offer seats."""
    offered = outbox.seats_of(unit.connection, info.id, "free") | messages.numbers_of(unit.connection, info.id, "free")
    tell_free(unit, info, people, sorted(offered))


def tell_asked(
    unit: UnitOfWork, change: Change, called: frozenset[Seat], *, out_of_turn: bool, behind: int | None
) -> None:
    """Carry questions to those who may be away, and close the copies of those that are answered.

    A call to a turn has said all it had to say once it was followed: it is deleted. A question that came out of turn
    tells that it is answered until the next DM.

    Args:
        unit: The open transaction.
        change: What has become of the match.
        called: Seats that the match waits for since the change.
        out_of_turn: Whether they are asked out of turn; a call to one's turn comes by DM only where wished.
        behind: The row of the post that calls them, to which their DMs lead.
    """
    info, people = change.loaded.info, change.loaded.people
    _call(unit, info, people, called, out_of_turn=out_of_turn, behind=behind)
    for seat in _copies(unit, info.id, people, "asked"):
        if seat in called | change.now.waited:
            continue
        if seat in change.was.together:
            unit.enqueue(info, Draft("asked", user=people[seat].mention, seat=seat, silent=True))
        else:
            _uncall(unit, info, people, seat, "asked")


def call(unit: UnitOfWork, info: MatchInfo, people: People, of: Collection[int]) -> None:
    """Call those by DM whom a post in the channel cannot call, or could not."""
    called = frozenset(Seat(seat) for seat in of if seat not in _copies(unit, info.id, people, "asked"))
    _call(unit, info, people, called, out_of_turn=True, behind=None)


def _tell_called_back(unit: UnitOfWork, change: Change) -> None:
    """Tell those who were called that the turn before theirs goes on."""
    info, people = change.loaded.info, change.loaded.people
    for seat in _copies(unit, info.id, people, "asked"):
        if seat not in change.now.waited:
            unit.enqueue(info, Draft("asked", user=people[seat].mention, seat=seat, text=CALLED_BACK, silent=True))


def _uncall(unit: UnitOfWork, info: MatchInfo, people: People, seat: int, post: Literal["asked", "answered"]) -> None:
    """Delete the DM by which somebody was called, or do not send it any more."""
    user = people[seat].mention
    assert user is not None
    outbox.drop(unit.connection, info.id, user, seat, unit.now, ["asked"])
    unit.clear(info.id, post, user, seat)


def _call(
    unit: UnitOfWork,
    info: MatchInfo,
    people: People,
    called: frozenset[Seat],
    *,
    out_of_turn: bool,
    behind: int | None,
) -> None:
    alone = info.still in ("gone", "barred")
    for seat in _takers(unit, people, called, "asked" if out_of_turn or alone else persons.TURN_DM):
        unit.enqueue(info, Draft("asked", user=people[seat].mention, seat=seat, behind=behind))


def _takers(unit: UnitOfWork, people: People, of: Iterable[int], dm: str) -> list[int]:
    """Those of some seats whose owners want a kind of DM."""
    owners = {seat: user for seat in sorted(of) if (user := people[seat].mention) is not None}
    preferences = persons.of(unit.connection, owners.values()) if owners else {}
    return [seat for seat, user in owners.items() if preferences[user].takes(dm)]


def _copies(unit: UnitOfWork, match: str, people: People, post: Literal["asked", "answered", "hand"]) -> list[int]:
    """The seats whose owners have a DM with their question or hand, or are about to get it."""
    there = messages.numbers_of(unit.connection, match, post)
    waiting = set() if post == "answered" else outbox.seats_of(unit.connection, match, post)
    return sorted(seat for seat in waiting | there if people[seat].mention is not None)


def tell_hands(unit: UnitOfWork, change: Change, behind: int | None = None) -> None:
    """Send their hands to those who hold something else now; silently to the one who changed it.

    Args:
        unit: The open transaction.
        change: What has become of the match.
        behind: The row of the post that tells of it, to which the hands lead.
    """
    info, people = change.loaded.info, change.loaded.people
    copies = _copies(unit, info.id, people, "hand")
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
        unit: The open transaction.
        info: The match.
        people: Owners by seat.
        of: Whose hands.
        silent: The seat that needs no notification.
        behind: The row to come before them.
    """
    if not unit.catalog.games[info.game].hands:
        return
    for seat in _takers(unit, people, of, persons.HAND_DM):
        unit.enqueue(info, Draft("hand", user=people[seat].mention, seat=seat, silent=seat == silent, behind=behind))


def users(people: People, of: Iterable[int]) -> tuple[int, ...]:
    """The owners of seats; free ones have none."""
    return tuple(mention for seat in sorted(of) if (mention := people[seat].mention) is not None)
