"""What became of a row of the outbox that was carried to Discord, and what that changes of what stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from bot.store import direct_messages, matches, messages, persons
from bot.store.codes import DMS_CLOSED, NO_SHARED_SERVER
from bot.store.messages import Posted, clear, clear_away, number_of, post_of
from bot.store.outbox import close, enqueue
from bot.store.outbox_rows import Draft, Row
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection


@frozen
class Sent:
    """A row that was sent, or with which a message was written anew.

    A new table post has the older one stripped, or deleted if its turn was taken back; a new hand or question the
    former one, and the question that it answers no more.

    Attributes:
        row: The row.
        message: The message that was sent or edited.
        channel: Where it stands; of a DM its own channel.
        told: Entries that a table post tells, if it is not those of the row.
        answered: Whether it is a question that asks no more, to be cleared away by the next DM.
    """

    row: Row
    message: int
    channel: int
    told: tuple[int, int] | None = None
    answered: bool = False
    kind: Literal["sent"] = "sent"


@frozen
class Forgotten:
    """A row for which there was nothing to send, or nothing is left to be edited: its post is forgotten.

    The table's stays the newest one, whatever a row that says nothing any more was to add.
    """

    row: Row
    kind: Literal["forgotten"] = "forgotten"


@frozen
class Failed:
    """A row that Discord refused for good (400, 403, 404, 413); the next press posts afresh.

    Attributes:
        row: The row.
        code: Discord's code.
        sentence: What Discord said; no secret may stand in it.
    """

    row: Row
    code: int
    sentence: str
    kind: Literal["failed"] = "failed"


Carried: TypeAlias = Sent | Forgotten | Failed


def note(connection: Connection, carried: Carried, now: int) -> None:
    """Close a row, within a transaction."""
    match carried:
        case Sent():
            _note_sent(connection, carried, now)
        case Forgotten(row=row):
            wanted = close(connection, row.id, "sent", now)
            post = post_of(row.kind) if wanted or row.user is not None else None
            if post is not None and post != "table" and row.match:
                messages.forget(connection, row.match, post, number_of(row))
        case Failed(row=row, code=code, sentence=sentence):
            close(connection, row.id, "failed", now)
            connection.execute("UPDATE outbox SET code = ?, sentence = ? WHERE id = ?", (code, sentence[:500], row.id))
            if row.user is not None and code == NO_SHARED_SERVER:
                persons.part(connection, row.user)
            elif row.user is not None and code == DMS_CLOSED:
                persons.note_dm(connection, row.user, works=False)
        case _:
            assert_never(carried)


def _note_sent(connection: Connection, sent: Sent, now: int) -> None:
    """Close a row as sent; what was closed on its way stands in a channel that the match has left."""
    row, posted, post = sent.row, Posted(sent.channel, sent.message), post_of(sent.row.kind)
    if not close(connection, row.id, "sent", now):
        if row.user is not None:
            # Its seat was given up meanwhile: what is there all the same is no one's business any more.
            clear_away(connection, sent.channel, sent.message, now)
    elif post is not None and row.match:
        _remember(connection, sent, post, posted, now)
        if post == "table":
            matches.note_told(connection, row.match, sent.told or row.tells)
    elif post is not None and row.user is not None:
        direct_messages.remember(connection, row.user, row.kind, posted, now)


def _remember(connection: Connection, sent: Sent, post: str, posted: Posted, now: int) -> None:
    """Note a message that was sent or edited; what it takes the place of is shrunk or deleted."""
    row, number = sent.row, number_of(sent.row)
    if sent.answered:
        messages.forget(connection, row.match, post, number)
        messages.remember(connection, row.match, messages.ANSWERED, number, posted)
        return
    before = messages.find(connection, row.match, post, number)
    messages.remember(connection, row.match, post, number, posted)
    if row.kind == "reopened":
        messages.remember(connection, row.match, messages.REOPENED, 0, posted)
    elif row.kind == "retable" and row.tells[0] < row.tells[1]:
        # It tells something again, which no later post tells.
        messages.forget(connection, row.match, messages.REOPENED)
    anew = before is None or before.message != posted.message
    if row.user is not None and anew:
        clear(connection, row.match, messages.ANSWERED, row.user, number, now)
    if before is not None and anew and post in ("table", "hand", "asked", "nudge"):
        # Who is called by the new post has been called by the one of the turn that was taken back: one stays. And where
        # that one was buried and not written anew, what still stands of it is told again by the next one.
        reopened = row.kind == "reopened" or (
            post == "table" and before == messages.find(connection, row.match, messages.REOPENED)
        )
        gone = post == "nudge" or reopened
        whole = " whole" if gone else ""
        seat = None if row.user is None else row.seat
        old = Draft("strip", user=row.user, seat=seat, text=f"{before.message}{whole}", silent=True)
        enqueue(connection, row.match, before.channel, old, now)
