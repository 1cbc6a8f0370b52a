"""A document opened to be looked at, without a database: the match as everyone finds it after its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.loaded_match import LoadedMatch
from bot.store.records import DIRECT, Made, MatchInfo
from bot.topics.record.proving import book_of
from bot.topics.record.taking_up import resumed
from render.core.people import Person
from render.faces import FACES

if TYPE_CHECKING:
    from bot.topics.record.document import MatchDocument
    from bot.topics.record.reading import Read
    from rules.core.match import Match

NO_PRESS: Final = -1
"""In the place of the interaction of an entry that no bot made."""


def opened_here(read: Read) -> LoadedMatch:
    """The match of a document that this house has written itself a moment ago; nothing of it is proved again."""
    book = book_of(read.document)
    assert book is not None
    return looked_at(read.document, resumed(book, read.document))


def looked_at(document: MatchDocument, match: Match) -> LoadedMatch:
    """A match as someone without a seat finds it."""
    people = tuple(Person(seat.name, seat.colour, bot=seat.bot is not None) for seat in document.seats)
    makers = tuple(Made(None if line.by == "bot" else NO_PRESS, None, line.at) for line in document.entries)
    return LoadedMatch(_info(document), match, FACES[document.game], people, None, makers=makers)


def _info(document: MatchDocument) -> MatchInfo:
    return MatchInfo(
        id=document.match,
        game=document.game,
        guild=DIRECT,
        channel=0,
        phase=document.phase,
        opener=0,
        seats=len(document.seats),
        options=document.options,
        lang=document.lang,
        pace=document.pace,
        seal=document.seed.seal,
        half=document.seed.half,
        reconstructed=document.tables.reconstructed,
        guests=(),
        created=document.opened,
        lobby_message=None,
        post=None,
        practice=document.practice,
    )
