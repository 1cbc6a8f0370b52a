"""What must be said after a change: the rows of the outbox that one act makes necessary."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from bot.store import matches, messages, outbox, persons
from bot.store.outbox import Draft
from render.core.face import RenderContext
from render.core.words import Words
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.play.outcomes import LoadedMatch, MatchInfo
    from bot.play.unit_of_work import UnitOfWork
    from bot.store.matches import SeatRow
    from rules.core.match import Match


@dataclass(frozen=True, slots=True)
class Position:
    """As much of a position as is needed to know whom a change concerns.

    Attributes:
        waited: Seats that the match waits for.
        together: Whether several seats are asked at once.
        turn: Turns ended.
        published: Standing answers that the table may know.
    """

    waited: frozenset[Seat]
    together: bool
    turn: int
    published: int


def position(match: Match) -> Position:
    """The present position of a match."""
    questions = match.questions()
    return Position(
        waited=frozenset(question.seat for question in questions if question.answered is None),
        together=any(question.together for question in questions),
        turn=match.turn,
        published=match.published,
    )


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


def tell_moves(unit: UnitOfWork, before: Position, loaded: LoadedMatch) -> None:
    """Tell what somebody's answers changed.

    Args:
        unit: The open transaction.
        before: The position before the answers.
        loaded: The match after them, as the one who answered finds it.
    """
    after = position(loaded.match)
    actor = frozenset(() if loaded.seat is None else (loaded.seat,))
    called = after.waited - before.waited - actor
    owners = users(loaded, called)
    if loaded.match.results() is not None:
        unit.enqueue(loaded.info, Draft("over", ping=users(loaded, range(len(loaded.people)))))
        close_letters(unit, loaded.info)
    else:
        kind = table_kind(before, after, called)
        if kind is not None:
            unit.enqueue(loaded.info, Draft(kind, ping=owners if kind == "table" else ()), waiting_users(loaded))
        # Who is called while no turn and no round of questions has ended is asked out of turn.
        in_turn = after.turn > before.turn or (before.together and not after.together)
        tell_asked(unit, loaded, called, out_of_turn=not in_turn)
        tell_hands(unit, loaded, loaded.seat)
    note_waiting(unit, loaded)


def tell_dealt(unit: UnitOfWork, loaded: LoadedMatch) -> None:
    """Tell that a match has been dealt."""
    now = position(loaded.match)
    unit.enqueue(loaded.info, Draft("lobby", silent=True))
    unit.enqueue(loaded.info, Draft("dealt", ping=users(loaded, now.waited)))
    tell_asked(unit, loaded, now.waited, out_of_turn=now.together)
    tell_hands(unit, loaded, None)
    note_waiting(unit, loaded)


def tell_taken_back(unit: UnitOfWork, loaded: LoadedMatch, *, shown: bool) -> None:
    """Tell that a seat took answers back by itself.

    Args:
        unit: The open transaction.
        loaded: The match afterwards, as that seat finds it.
        shown: Whether the table had been shown what was taken back.
    """
    if shown:
        outbox.unping(unit.connection, loaded.info.id)
        write_anew(unit, loaded.info)
    tell_asked(unit, loaded, frozenset(), out_of_turn=False)
    tell_hands(unit, loaded, loaded.seat)
    note_waiting(unit, loaded)


def tell_went_back(unit: UnitOfWork, before: Position, loaded: LoadedMatch) -> None:
    """Tell that the table agreed to go back: a new post, and a call for whom the match waits now."""
    called = position(loaded.match).waited - before.waited
    outbox.unping(unit.connection, loaded.info.id)
    unit.enqueue(loaded.info, Draft("table", ping=users(loaded, called)), waiting_users(loaded))
    tell_asked(unit, loaded, called, out_of_turn=position(loaded.match).together)
    tell_hands(unit, loaded, None)
    note_waiting(unit, loaded)


def tell_closed(unit: UnitOfWork, info: MatchInfo) -> None:
    """Show that a match was closed without a result: no post asks for anything any more."""
    write_anew(unit, info)
    close_letters(unit, info)


def write_anew(unit: UnitOfWork, info: MatchInfo) -> None:
    """Write the newest table post anew, in silence: as the match stands, and with those who own the seats now."""
    unit.enqueue(info, Draft("retable", silent=True))


def close_letters(unit: UnitOfWork, info: MatchInfo) -> None:
    """Close the questions that stand open in DMs, and leave the hands there with nothing to be played any more."""
    for seat_row in matches.seat_rows(unit.connection, info.id):
        if seat_row.user is None:
            continue
        if _has_copy(unit, info.id, "asked", seat_row.seat):
            _ask(unit, info, seat_row, silent=True)
        if _has_copy(unit, info.id, "hand", seat_row.seat):
            unit.enqueue(info, Draft("rehand", user=seat_row.user, seat=seat_row.seat, silent=True))


def notify(
    unit: UnitOfWork, info: MatchInfo, key: str, seat: int | None = None, ping: tuple[int, ...] = (), **args: str | int
) -> None:
    """Write one line about somebody's act.

    Args:
        unit: The open transaction.
        info: The match.
        key: Message of the text tables.
        seat: The seat it is about; a free seat can then be taken at the line.
        ping: Who is mentioned.
        args: Its arguments; names are raw, ``game`` is the key of a game.
    """
    text = json.dumps({"key": key, "args": args}, sort_keys=True)
    unit.enqueue(info, Draft("told", seat=seat, ping=ping, text=text, silent=not ping))


def tell_asked(unit: UnitOfWork, loaded: LoadedMatch, called: frozenset[Seat], *, out_of_turn: bool) -> None:
    """Carry questions to those who may be away, and close the copies of questions that are answered.

    Args:
        unit: The open transaction.
        loaded: The match after the change.
        called: Seats that the match waits for since the change.
        out_of_turn: Whether they are asked out of turn; a call to one's turn comes by DM only where wished.
    """
    after = position(loaded.match)
    for seat_row in matches.seat_rows(unit.connection, loaded.info.id):
        if seat_row.user is None:
            continue
        if seat_row.seat in called:
            preference = "asked" if out_of_turn else persons.TURN_DM
            if persons.takes(unit.connection, seat_row.user, preference):
                _ask(unit, loaded.info, seat_row, silent=False)
        elif seat_row.seat not in after.waited and _has_copy(unit, loaded.info.id, "asked", seat_row.seat):
            _ask(unit, loaded.info, seat_row, silent=True)


def _ask(unit: UnitOfWork, info: MatchInfo, seat_row: SeatRow, *, silent: bool) -> None:
    unit.enqueue(info, Draft("asked", user=seat_row.user, seat=seat_row.seat, silent=silent))


def _has_copy(unit: UnitOfWork, match: str, post: Literal["asked", "hand"], seat: int) -> bool:
    """Whether a DM with a seat's question or hand is there, or on its way."""
    waiting = unit.connection.execute(
        "SELECT 1 FROM outbox WHERE closed IS NULL AND match = ? AND kind = ? AND seat = ?", (match, post, seat)
    ).fetchone()
    return waiting is not None or messages.find(unit.connection, match, post, seat) is not None


def tell_hands(unit: UnitOfWork, loaded: LoadedMatch, actor: Seat | None) -> None:
    """Send their hands to those whose hand changed; silently to the one who changed it."""
    if not unit.catalog.games[loaded.info.game].hands:
        return
    match = loaded.match
    context = RenderContext(loaded.info.id, loaded.everyone, Words.of("en"))
    everybody = match.published == len(match.standing_moves)
    together = frozenset(question.seat for question in match.questions() if question.together)
    for seat_row in matches.seat_rows(unit.connection, loaded.info.id):
        # While a turn is in the making nobody else's hand can have changed.
        if seat_row.user is None or not (everybody or seat_row.seat == actor):
            continue
        # What was dealt lies in the first question to all, which comes by DM: it is not sent once more beside it.
        if not seat_row.hand and seat_row.seat in together:
            continue
        lines = loaded.face.hand_text(match.view(Seat(seat_row.seat)), context)
        hand = sha256("\n".join(lines).encode()).hexdigest() if lines else ""
        if hand != seat_row.hand:
            unit.connection.execute(
                "UPDATE seats SET hand = ? WHERE match = ? AND seat = ?", (hand, loaded.info.id, seat_row.seat)
            )
            send_hand(unit, loaded.info, seat_row.seat, seat_row.user, silent=seat_row.seat == actor)


def send_hand(unit: UnitOfWork, info: MatchInfo, seat: int, user: int, *, silent: bool) -> None:
    """Send a hand by DM, unless its owner does not want that or the game has none."""
    if unit.catalog.games[info.game].hands and persons.takes(unit.connection, user, persons.HAND_DM):
        unit.enqueue(info, Draft("hand", user=user, seat=seat, silent=silent))


def note_waiting(unit: UnitOfWork, loaded: LoadedMatch) -> None:
    """Note since when the match waits for each seat."""
    waited = position(loaded.match).waited
    unit.connection.executemany(
        "UPDATE seats SET waited = iif(?, coalesce(waited, ?), NULL) WHERE match = ? AND seat = ?",
        [(seat in waited, unit.now, loaded.info.id, seat) for seat in range(len(loaded.people))],
    )


def users(loaded: LoadedMatch, seats: Iterable[int]) -> tuple[int, ...]:
    """The owners of seats; free ones have none."""
    return tuple(mention for seat in sorted(seats) if (mention := loaded.people[seat].mention) is not None)


def waiting_users(loaded: LoadedMatch) -> tuple[int, ...]:
    """The people that the match waits for."""
    return users(loaded, position(loaded.match).waited)
