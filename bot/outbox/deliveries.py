"""What a row of the outbox comes to: a new message, an edit, or a clearing away."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from bot.core.announcing.direct_messages import CALLED_BACK, TAKEN_OVER
from bot.discord.few_icons import few_icons
from bot.discord.message import Message, note
from bot.discord.screens.lobby import call_message, lobby_message
from bot.discord.screens.reader import names_of, waited_for
from bot.outbox import direct_messages, notices, posts, proposals
from bot.outbox.direct_messages import taken_over_message
from bot.outbox.news import ended_message, opened_message
from bot.outbox.told import Told, told_by
from bot.store.outbox_rows import OPENED
from bot.store.records import MatchInfo
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.store.outbox_rows import Row
    from bot.store.votes import Proposal
    from render.core.words import Words


@frozen
class Post:
    """A new message."""

    content: Message
    kind: Literal["post"] = "post"


@frozen
class EditOrPost:
    """A message that is there already, written anew; posted afresh if it is gone.

    Attributes:
        content: What it says.
        told: First entry of the log that a table post tells then, and the first behind those.
    """

    content: Message
    told: tuple[int, int] | None = None
    kind: Literal["edit-or-post"] = "edit-or-post"


@frozen
class Edit:
    """A message written anew that may be written again; nothing is posted if it is not there."""

    content: Message
    kind: Literal["edit"] = "edit"


@frozen
class LastEdit:
    """A message that says for the last time how something ended; nothing is posted if it is not there."""

    content: Message
    kind: Literal["last-edit"] = "last-edit"


@frozen
class Answered:
    """A question that asks no more, written anew for the last time; it goes when the next DM of its match comes."""

    content: Message
    kind: Literal["answered"] = "answered"


@frozen
class Skip:
    """There is nothing left to be said."""

    kind: Literal["skip"] = "skip"


Delivery: TypeAlias = Post | EditOrPost | Edit | LastEdit | Answered | Skip


def news_delivery(row: Row, found: LoadedMatch | MatchInfo, words: Words) -> Delivery:
    """What the channel for announcements is told: of a lobby only as long as it is one."""
    if row.text == OPENED:
        info = found if isinstance(found, MatchInfo) else found.info
        return Post(opened_message(info, row.id, words)) if info.phase == "lobby" else Skip()
    if isinstance(found, MatchInfo) or found.match.results() is None:
        return Skip()
    return Post(ended_message(found, row, words))


@few_icons
def write(row: Row, found: LoadedMatch | MatchInfo, proposal: Proposal | None, words: Words) -> Delivery:
    """Draw what a row stands for, in its newest state."""
    info = found if isinstance(found, MatchInfo) else found.info
    match row.kind:
        case "seal":
            return Post(posts.seal_message(info, row.id, words))
        case "lobby":
            return EditOrPost(lobby_message(info, row.id, words, row.ping))
        case "call":
            return Post(call_message(info, row, words)) if info.phase == "lobby" else Skip()
        case "news":
            return news_delivery(row, found, words)
        case "told" if json.loads(row.text)["key"] == TAKEN_OVER:
            if isinstance(found, MatchInfo) or not _is_owner(row, found):
                return Skip()
            return Post(taken_over_message(found, words))
        case "told":
            return Post(notices.notice_message(info, row, words))
        case "strip" | "nudge" | "season" | "day" | "league" | "lonely" | "digest" | "report" | "film":
            return Skip()
        case "table" if isinstance(found, MatchInfo) and row.text:
            # Nothing can be shown of a match that cannot be read.
            return Post(notices.notice_message(found, row, words))
        case _ if isinstance(found, MatchInfo):
            return Skip()
        case "free" if row.seat is not None:
            left = found.people[row.seat]
            free = left.mention is None and not left.bot and info.phase == "running"
            if not free:
                return LastEdit(notices.taken_message(row, words))
            return EditOrPost(notices.free_message(info, row.seat, row, proposal, words))
        case "free":
            return Skip()
        case "late":
            return _late(row, found, words)
        case "dealt":
            return Post(posts.dealt_message(found, row.id, row.ping, words))
        case "table" | "retable" | "reopened" | "over":
            return _table(row, found, words)
        case "hand":
            # A silent one writes the former hand anew where it stands.
            hand = EditOrPost(direct_messages.hand_dm_message(found, row.id, words)) if _is_owner(row, found) else None
            return hand or Skip()
        case "rehand":
            return LastEdit(direct_messages.hand_dm_message(found, row.id, words)) if _is_owner(row, found) else Skip()
        case "asked":
            return _asked(row, found, words)
        case "vote":
            if proposal is None:
                return Skip()
            return EditOrPost(proposals.vote_message(found, proposal, row.id, row.ping, words))
        case _:
            assert_never(row.kind)


def _table(row: Row, loaded: LoadedMatch, words: Words) -> Delivery:
    """A table post: what its row tells, above the table as it is now."""
    told = told_by(loaded, row)
    match row.kind:
        case "over":
            return Post(posts.over_message(loaded, row.id, row.ping, told, words))
        case "table":
            return Post(posts.table_message(loaded, row.id, _still_called(row, loaded, told), told, words))
        case "retable" if row.tells[1] == 0:
            return EditOrPost(posts.dealt_message(loaded, row.id, row.ping, words), row.tells)
        case _:
            return EditOrPost(posts.table_message(loaded, row.id, row.ping, told, words), row.tells)


def _still_called(row: Row, loaded: LoadedMatch, told: Told) -> tuple[int, ...]:
    """Whom a post calls: who is asked still, unless all that it was to tell has been taken back on its way."""
    asked = {loaded.people[seat].mention for seat in waited_for(loaded)}
    return () if told.is_nothing and row.tells[0] < row.tells[1] else tuple(user for user in row.ping if user in asked)


def _is_owner(row: Row, loaded: LoadedMatch) -> bool:
    return loaded.seat is not None and loaded.seat == row.seat


def _late(row: Row, loaded: LoadedMatch, words: Words) -> Delivery:
    """Whom the match waits for too long, as long as it does; then how that was settled."""
    if row.text:
        return LastEdit(notices.late_settled_message(row, words))
    if loaded.info.phase != "running":
        return LastEdit(note(words.text("house-over-none", **names_of(loaded, words))))
    if not loaded.late or loaded.standstill is not None:
        return Skip()
    return EditOrPost(notices.late_message(loaded, row, words))


def _asked(row: Row, loaded: LoadedMatch, words: Words) -> Delivery:
    if not _is_owner(row, loaded):
        return Skip()
    question = loaded.question
    if row.text == CALLED_BACK:
        return Answered(direct_messages.called_back_message(loaded, words)) if question is None else Skip()
    if question is None or loaded.info.phase != "running":
        return Answered(direct_messages.asked_closed_message(loaded, words))
    if question.answered is not None:
        return Edit(direct_messages.asked_closed_message(loaded, words))
    return Post(direct_messages.asked_dm_message(loaded, row.id, words))


def plainly(row: Row, found: LoadedMatch | MatchInfo, words: Words) -> Delivery | None:
    """What a row stands for in the fewest words, for when it cannot be drawn; None if there are no such words."""
    if isinstance(found, MatchInfo):
        return None
    match row.kind:
        case "dealt" | "table":
            return Post(posts.plain_message(found, row.id, row.ping, row.text, words))
        case "retable" | "reopened":
            return EditOrPost(posts.plain_message(found, row.id, row.ping, row.text, words), row.tells)
        case "over":
            return Post(posts.plain_message(found, row.id, row.ping, row.text, words))
        case _:
            return None


def without_pictures(content: Message, why: str) -> Message:
    """The same message in words alone, saying why there is no picture."""
    parts = tuple(part for part in content.parts if part.kind not in ("image", "attachment"))
    return Message((*parts, *note(why).parts), content.colour, content.pings, content.silent)
