"""What must be said after a change: the rows of the outbox that one act makes necessary."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from bot.store import matches, messages, outbox, persons
from bot.store.outbox import Draft
from render.core.face import Desk
from render.core.words import Words
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.play.outcomes import Card, Sitting
    from bot.play.room import Room
    from bot.store.matches import Chair
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


def tell_moves(room: Room, before: Position, sitting: Sitting) -> None:
    """Tell what somebody's answers changed.

    Args:
        room: The open transaction.
        before: The position before the answers.
        sitting: The match after them, as the one who answered finds it.
    """
    after = position(sitting.match)
    actor = frozenset(() if sitting.seat is None else (sitting.seat,))
    called = after.waited - before.waited - actor
    owners = users(sitting, called)
    if sitting.match.results() is not None:
        room.enqueue(sitting.card, Draft("over", ping=users(sitting, range(len(sitting.people)))))
        close_letters(room, sitting.card)
    else:
        kind = table_kind(before, after, called)
        if kind is not None:
            room.enqueue(sitting.card, Draft(kind, ping=owners if kind == "table" else ()), waiting_users(sitting))
        # Who is called while no turn and no round of questions has ended is asked out of turn.
        in_turn = after.turn > before.turn or (before.together and not after.together)
        tell_asked(room, sitting, called, out_of_turn=not in_turn)
        tell_hands(room, sitting, sitting.seat)
    note_waiting(room, sitting)


def tell_dealt(room: Room, sitting: Sitting) -> None:
    """Tell that a match has been dealt."""
    now = position(sitting.match)
    room.enqueue(sitting.card, Draft("lobby", silent=True))
    room.enqueue(sitting.card, Draft("dealt", ping=users(sitting, now.waited)))
    tell_asked(room, sitting, now.waited, out_of_turn=now.together)
    tell_hands(room, sitting, None)
    note_waiting(room, sitting)


def tell_taken_back(room: Room, sitting: Sitting, *, shown: bool) -> None:
    """Tell that a seat took answers back by itself.

    Args:
        room: The open transaction.
        sitting: The match afterwards, as that seat finds it.
        shown: Whether the table had been shown what was taken back.
    """
    if shown:
        outbox.unping(room.connection, sitting.card.id)
        write_anew(room, sitting.card)
    tell_asked(room, sitting, frozenset(), out_of_turn=False)
    tell_hands(room, sitting, sitting.seat)
    note_waiting(room, sitting)


def tell_went_back(room: Room, before: Position, sitting: Sitting) -> None:
    """Tell that the table agreed to go back: a new post, and a call for whom the match waits now."""
    called = position(sitting.match).waited - before.waited
    outbox.unping(room.connection, sitting.card.id)
    room.enqueue(sitting.card, Draft("table", ping=users(sitting, called)), waiting_users(sitting))
    tell_asked(room, sitting, called, out_of_turn=position(sitting.match).together)
    tell_hands(room, sitting, None)
    note_waiting(room, sitting)


def tell_closed(room: Room, card: Card) -> None:
    """Show that a match was closed without a result: no post asks for anything any more."""
    write_anew(room, card)
    close_letters(room, card)


def write_anew(room: Room, card: Card) -> None:
    """Write the newest table post anew, in silence: as the match stands, and with those who own the seats now."""
    room.enqueue(card, Draft("retable", silent=True))


def close_letters(room: Room, card: Card) -> None:
    """Close the questions that stand open in DMs, and leave the hands there with nothing to be played any more."""
    for chair in matches.chairs(room.connection, card.id):
        if chair.user is None:
            continue
        if _has_copy(room, card.id, "asked", chair.seat):
            _ask(room, card, chair, silent=True)
        if _has_copy(room, card.id, "hand", chair.seat):
            room.enqueue(card, Draft("rehand", user=chair.user, seat=chair.seat, silent=True))


def told(
    room: Room, card: Card, key: str, seat: int | None = None, ping: tuple[int, ...] = (), **args: str | int
) -> None:
    """Write one line about somebody's act.

    Args:
        room: The open transaction.
        card: The match.
        key: Message of the text tables.
        seat: The seat it is about; a free seat can then be taken at the line.
        ping: Who is mentioned.
        args: Its arguments; names are raw, ``game`` is the key of a game.
    """
    text = json.dumps({"key": key, "args": args}, sort_keys=True)
    room.enqueue(card, Draft("told", seat=seat, ping=ping, text=text, silent=not ping))


def tell_asked(room: Room, sitting: Sitting, called: frozenset[Seat], *, out_of_turn: bool) -> None:
    """Carry questions to those who may be away, and close the copies of questions that are answered.

    Args:
        room: The open transaction.
        sitting: The match after the change.
        called: Seats that the match waits for since the change.
        out_of_turn: Whether they are asked out of turn; a call to one's turn comes by DM only where wished.
    """
    after = position(sitting.match)
    for chair in matches.chairs(room.connection, sitting.card.id):
        if chair.user is None:
            continue
        if chair.seat in called:
            wish = "asked" if out_of_turn else persons.TURN_DM
            if persons.takes(room.connection, chair.user, wish):
                _ask(room, sitting.card, chair, silent=False)
        elif chair.seat not in after.waited and _has_copy(room, sitting.card.id, "asked", chair.seat):
            _ask(room, sitting.card, chair, silent=True)


def _ask(room: Room, card: Card, chair: Chair, *, silent: bool) -> None:
    room.enqueue(card, Draft("asked", user=chair.user, seat=chair.seat, silent=silent))


def _has_copy(room: Room, match: str, post: Literal["asked", "hand"], seat: int) -> bool:
    """Whether a DM with a seat's question or hand is there, or on its way."""
    waiting = room.connection.execute(
        "SELECT 1 FROM outbox WHERE closed IS NULL AND match = ? AND kind = ? AND seat = ?", (match, post, seat)
    ).fetchone()
    return waiting is not None or messages.find(room.connection, match, post, seat) is not None


def tell_hands(room: Room, sitting: Sitting, actor: Seat | None) -> None:
    """Send their hands to those whose hand changed; silently to the one who changed it."""
    match = sitting.match
    desk = Desk(sitting.card.id, sitting.people, Words.of("en"))
    everybody = match.published == len(match.standing_moves)
    together = frozenset(question.seat for question in match.questions() if question.together)
    for chair in matches.chairs(room.connection, sitting.card.id):
        # While a turn is in the making nobody else's hand can have changed.
        if chair.user is None or not (everybody or chair.seat == actor):
            continue
        # What was dealt lies in the first question to all, which comes by DM: it is not sent once more beside it.
        if not chair.hand and chair.seat in together:
            continue
        lines = sitting.face.hand_text(match.view(Seat(chair.seat)), desk)
        hand = sha256("\n".join(lines).encode()).hexdigest() if lines else ""
        if hand != chair.hand:
            room.connection.execute(
                "UPDATE seats SET hand = ? WHERE match = ? AND seat = ?", (hand, sitting.card.id, chair.seat)
            )
            send_hand(room, sitting.card, chair.seat, chair.user, silent=chair.seat == actor)


def send_hand(room: Room, card: Card, seat: int, user: int, *, silent: bool) -> None:
    """Send a hand by DM, unless its owner does not want that."""
    if persons.takes(room.connection, user, persons.HAND_DM):
        room.enqueue(card, Draft("hand", user=user, seat=seat, silent=silent))


def note_waiting(room: Room, sitting: Sitting) -> None:
    """Note since when the match waits for each seat."""
    waited = position(sitting.match).waited
    room.connection.executemany(
        "UPDATE seats SET waited = iif(?, coalesce(waited, ?), NULL) WHERE match = ? AND seat = ?",
        [(seat in waited, room.now, sitting.card.id, seat) for seat in range(len(sitting.people))],
    )


def users(sitting: Sitting, seats: Iterable[int]) -> tuple[int, ...]:
    """The owners of seats; free ones have none."""
    return tuple(mention for seat in sorted(seats) if (mention := sitting.people[seat].mention) is not None)


def waiting_users(sitting: Sitting) -> tuple[int, ...]:
    """The people that the match waits for."""
    return users(sitting, position(sitting.match).waited)
