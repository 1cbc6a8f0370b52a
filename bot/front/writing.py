"""What a row of the outbox comes to: a new message, an edit, or a clearing away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from bot.front import posts, proposals
from bot.front.lobby import lobby_sheet
from bot.front.sheet import Sheet, note
from bot.play.outcomes import Card
from render.core.words import Words

if TYPE_CHECKING:
    from bot.play.outcomes import Sitting
    from bot.store.outbox import Row
    from bot.store.votes import Proposal


@dataclass(frozen=True, slots=True)
class Fresh:
    """A new message.

    Attributes:
        sheet: What it says.
        shown: Standing answers that a table post tells, else None.
    """

    sheet: Sheet
    shown: int | None = None
    kind: Literal["fresh"] = "fresh"


@dataclass(frozen=True, slots=True)
class Edited:
    """A message that is there already, written anew; posted afresh if it is gone."""

    sheet: Sheet
    shown: int | None = None
    kind: Literal["edited"] = "edited"


@dataclass(frozen=True, slots=True)
class Amended:
    """A message written anew that may be written again; nothing is posted if it is not there."""

    sheet: Sheet
    kind: Literal["amended"] = "amended"


@dataclass(frozen=True, slots=True)
class Closing:
    """A message that says for the last time how something ended; nothing is posted if it is not there."""

    sheet: Sheet
    kind: Literal["closing"] = "closing"


@dataclass(frozen=True, slots=True)
class Nothing:
    """There is nothing left to be said."""

    kind: Literal["nothing"] = "nothing"


Letter: TypeAlias = Fresh | Edited | Amended | Closing | Nothing


def write(told: Row, found: Sitting | Card, proposal: Proposal | None, words: Words) -> Letter:
    """Draw what a row stands for, in its newest state."""
    card = found if isinstance(found, Card) else found.card
    match told.kind:
        case "seal":
            return Fresh(posts.seal_sheet(card, told.id, words))
        case "lobby":
            return Edited(lobby_sheet(card, told.id, words))
        case "told":
            sitting = None if isinstance(found, Card) else found
            return Fresh(proposals.told_sheet(card, sitting, told, words))
        case "strip":
            return Nothing()
        case _ if isinstance(found, Card):
            return Nothing()
        case "dealt":
            return Fresh(posts.dealt_sheet(found, told.id, told.ping, words), found.match.published)
        case "table":
            shown = found.turns_shown
            return Fresh(posts.table_sheet(found, told.id, told.ping, shown, words), found.match.published)
        case "retable" if _only_dealt(found):
            return Edited(posts.dealt_sheet(found, told.id, told.ping, words), 0)
        case "retable":
            sheet = posts.table_sheet(found, told.id, told.ping, found.turns_before, words)
            return Edited(sheet, found.match.published)
        case "over":
            return Fresh(posts.over_sheet(found, told.id, told.ping, found.turns_shown, words), found.match.published)
        case "hand":
            return Fresh(posts.hand_dm_sheet(found, told.id, words)) if _is_owner(told, found) else Nothing()
        case "rehand":
            return Closing(posts.hand_dm_sheet(found, told.id, words)) if _is_owner(told, found) else Nothing()
        case "asked":
            return _asked(told, found, words)
        case "vote":
            if proposal is None:
                return Nothing()
            return Edited(proposals.vote_sheet(found, proposal, told.id, told.ping, words))
        case _:
            assert_never(told.kind)


def _only_dealt(sitting: Sitting) -> bool:
    """Whether the newest post is still that of the deal: no answer was told since, nor one taken back."""
    return sitting.turns_shown == 0 and all(entry.kind == "move" for entry in sitting.match.entries)


def _is_owner(told: Row, sitting: Sitting) -> bool:
    return sitting.seat is not None and sitting.seat == told.seat


def _asked(told: Row, sitting: Sitting, words: Words) -> Letter:
    if not _is_owner(told, sitting):
        return Nothing()
    question = sitting.question
    if question is None or sitting.card.phase != "running":
        return Closing(posts.asked_closed_sheet(sitting, words))
    if question.answered is not None:
        return Amended(posts.asked_closed_sheet(sitting, words))
    return Fresh(posts.asked_dm_sheet(sitting, told.id, words))


def plainly(told: Row, found: Sitting | Card, words: Words) -> Letter | None:
    """What a row stands for in the fewest words, for when it cannot be drawn; None if there are no such words."""
    if isinstance(found, Card):
        return None
    match told.kind:
        case "dealt" | "table":
            return Fresh(posts.plain_sheet(found, told.id, told.ping, words), found.match.published)
        case "retable":
            return Edited(posts.plain_sheet(found, told.id, told.ping, words), found.match.published)
        case "over":
            return Fresh(posts.plain_sheet(found, told.id, told.ping, words))
        case _:
            return None


def without_pictures(sheet: Sheet, why: str) -> Sheet:
    """The same message in words alone, saying why there is no picture."""
    parts = tuple(part for part in sheet.parts if part.kind not in ("shown", "enclosed"))
    return Sheet((*parts, *note(why).parts), sheet.colour, sheet.pings, sheet.silent)


def table_words(found: Sitting | Card) -> Words:
    """The words of a table's public posts."""
    return Words.of((found if isinstance(found, Card) else found.card).lang)
