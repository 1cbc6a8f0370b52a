"""A match proved at its table and told to everyone if all of it holds; its film; what is wrong there, reported."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Final

import structlog

from bot.core.access import find_match
from bot.core.announcing.queue import notify
from bot.core.names import clean
from bot.core.outcomes import Objected
from bot.store import films, messages, outbox, refusals
from bot.store.films import Wanted
from bot.store.messages import Posted
from bot.store.outbox_rows import Draft
from bot.store.records import MatchInfo
from bot.topics.record.proving import prove
from bot.topics.record.reading import read
from bot.topics.record.writing import written
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.topics.record.proving import Proof
    from bot.topics.record.writing import Source

_log = structlog.get_logger()

LONGEST_REPORT: Final = 500
"""Characters of a report that are kept."""


def proved(found: Source) -> Proof:
    """What is found of a match as the database holds it, all that is hidden in it too."""
    return prove(read(written(found, everything=True), found.stored.id))


def tell(unit: UnitOfWork, caller: Caller, match: str) -> Objected | None:
    """Tell the table that someone has verified the deal, and that all of it holds."""
    stored = find_match(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    notify(unit, unit.info(stored.id), "record-shown", who=clean(caller.name))
    return None


@frozen
class Filmed:
    """What is known of the film of a match.

    Attributes:
        info: The match.
        wanted: The newest one that was wanted, if it is still known.
        posted: Where it was posted, if it was.
    """

    info: MatchInfo
    wanted: Wanted | None
    posted: Posted | None


def filmed(unit: UnitOfWork, caller: Caller, match: str | None) -> Filmed | Objected:
    """Find a match, and what is known of its film."""
    stored = find_match(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    wanted = films.newest(unit.connection, stored.id)
    return Filmed(unit.info(stored.id), wanted, stored.rows.messages.get(("film", 0)))


def forget_film(unit: UnitOfWork, match: str, posted: Posted) -> None:
    """Forget a film whose post is gone, so that it can be wanted again."""
    if messages.find(unit.connection, match, "film") == posted:
        messages.forget(unit.connection, match, "film")


def want_film(unit: UnitOfWork, match: str) -> None:
    """Want the film of a match that has ended; wanted again while it is made or posted, it is still posted once."""
    info, wanted = unit.info(match), films.newest(unit.connection, match)
    if (wanted is not None and wanted.how is None) or messages.find(unit.connection, match, "film") is not None:
        return
    if wanted is not None:
        refusals.replaced(unit.connection, wanted.row)
    films.hold(unit.connection, unit.enqueue(info, Draft("film", silent=True)))


def stop_film(unit: UnitOfWork, match: str) -> bool:
    """Want the film no longer; whether it was not made yet."""
    return films.stop(unit.connection, match, unit.now)


def report(unit: UnitOfWork, caller: Caller, match: str | None, text: str, channel: int | None) -> str | Objected:
    """Write what someone says is wrong into the operator's log, with the match and its newest entry.

    A match that cannot be read can be reported all the same.

    Args:
        channel: Where the operator reads it, too; None: nowhere else.

    Returns:
        The number by which the operator finds it.
    """
    stored = find_match(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    number = secrets.token_hex(3)
    seat = next((row.seat for row in stored.rows.seats if row.user == caller.user), None)
    said = clean(text, LONGEST_REPORT)
    _log.warning("report", number=number, match=stored.id, entry=stored.rows.revision, seat=seat, said=said)
    if channel is not None:
        line = json.dumps({"number": number, "match": stored.id, "line": stored.rows.revision, "said": said})
        outbox.announce(unit.connection, channel, "report", line, unit.now)
    return number
