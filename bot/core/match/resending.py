"""Making up for what Discord refused: the table is told of it at the next press, and hears what it has missed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from bot.core.access import find_in_server, find_match
from bot.core.announcing.queue import notify
from bot.core.match.standstill import go_on
from bot.core.outcomes import Objected
from bot.store import match_rows, refusals, votes
from bot.store.codes import UNKNOWN_CHANNEL
from bot.store.outbox_rows import Draft

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.match_rows import StoredMatch
    from bot.store.outbox_rows import Kind
    from bot.store.records import MatchInfo
    from bot.store.refusals import Refused

REPORT = "bot-refused"
"""The line by which a table hears that something was refused."""

MadeUp: TypeAlias = Literal["again", "gone"]
"""What becomes of what was refused: it is sent ``again``; or the channel is ``gone``, and nothing can be."""


def to_make_up(unit: UnitOfWork, caller: Caller, match: str | None) -> tuple[str, MadeUp] | None:
    """The match that a person means, if something of it was refused, and what is to become of that."""
    if match is not None and refusals.lacks_nothing(unit.connection, match.strip().upper()):
        return None
    stored = find_match(unit, caller, match)
    if isinstance(stored, Objected):
        return None
    if not _lacks_lobby(stored) and not refusals.any_of(unit.connection, stored.id):
        return None
    refused = refusals.refused(unit.connection, stored.id)
    if any(row.code == UNKNOWN_CHANNEL for row in refused):
        return (stored.id, "gone") if stored.phase in ("lobby", "running") else None
    return (stored.id, "again") if refused or refused_post(unit, stored) is not None else None


def make_up(unit: UnitOfWork, match: str) -> bool:
    """Post once more what Discord refused of a lobby or table, and say so; what is on its way already is left alone.

    Returns:
        Whether there is something new to send.
    """
    # That it is sent shows whether the bot may post again.
    go_on(unit, match, "barred")
    stored = unit.stored(match)
    info, post = match_rows.info(stored), refused_post(unit, stored)
    refused = refusals.refused(unit.connection, match)
    for row in refused:
        refusals.replaced(unit.connection, row.id)
    missed = [row for row in refused if not _is_report(row)]
    if missed:
        notify(unit, info, REPORT, n=len(missed))
    for draft in _once_more(unit, missed):
        unit.enqueue(info, draft)
    if post is not None:
        unit.enqueue(info, Draft(post, silent=post == "lobby"))
    return bool(missed) or post is not None


def post_anew(unit: UnitOfWork, info: MatchInfo, post: Draft) -> None:
    """Post a table whose channel is there again, with what Discord refused meanwhile, and without a word about it."""
    refused = refusals.refused(unit.connection, info.id)
    for row in refused:
        refusals.replaced(unit.connection, row.id)
    for draft in _once_more(unit, [row for row in refused if not _is_report(row)]):
        unit.enqueue(info, draft)
    unit.enqueue(info, post)


def post_again(unit: UnitOfWork, caller: Caller, match: str) -> MatchInfo | Objected:
    """Post a lobby or table once more for whoever manages its server, with what Discord has refused of it."""
    stored = find_in_server(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    info = unit.info(stored.id)
    if not caller.manager:
        return Objected("not-manager", info=info)
    if info.phase not in ("lobby", "running"):
        return Objected("over", info=info)
    # That it is sent shows whether the bot may post again.
    go_on(unit, info.id, "barred")
    post_anew(unit, info, Draft("lobby" if info.phase == "lobby" else "table", silent=True))
    return info


def _is_report(row: Refused) -> bool:
    return row.draft.kind == "told" and json.loads(row.draft.text)["key"] == REPORT


def _once_more(unit: UnitOfWork, missed: Sequence[Refused]) -> list[Draft]:
    """What is sent as it was; of the posts only the newest is sent again, drawn anew."""
    drafts: list[Draft] = []
    for draft in (row.draft for row in missed):
        match draft.kind:
            case "seal" | "told" | "free" | "late" | "call":
                drafts.append(draft)
            case "vote":
                proposal = votes.find(unit.connection, int(draft.text))
                if proposal is not None and proposal.result == "open":
                    drafts.append(draft)
            case "lobby" | "dealt" | "table" | "over" | "retable" | "reopened" | "strip" | "hand" | "rehand" | "asked":
                pass
            case "nudge" | "season" | "day" | "league" | "lonely" | "report" | "digest" | "news" | "film":
                # The next one comes by itself, a film at the next press; what belongs to no match is of its day.
                pass
            case _:
                assert_never(draft.kind)
    return drafts


def refused_post(unit: UnitOfWork, stored: StoredMatch) -> Kind | None:
    """Kind of the post that a lobby or table lacks, or None."""
    if stored.phase != "lobby":
        return refusals.refused_post(unit.connection, stored.id)
    return "lobby" if _lacks_lobby(stored) else None


def _lacks_lobby(stored: StoredMatch) -> bool:
    """Whether a lobby has no post, nor is to get one."""
    rows = stored.rows
    return stored.phase == "lobby" and ("lobby", 0) not in rows.messages and not rows.queued("lobby")
