"""A document opened to be looked at, without a database: the match as everyone finds it after its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.outcomes import LoadedMatch
from bot.store.records import DIRECT, Made, MatchInfo
from bot.topics.record.importing import ABSENT, brought
from bot.topics.record.reading import NoDocument
from render.core.people import Person
from render.faces import FACES

if TYPE_CHECKING:
    from bot.topics.record.document import MatchDocument
    from bot.topics.record.reading import Read


def opened(read: Read, name: str) -> LoadedMatch:
    """The match of a document, as someone without a seat finds it.

    Args:
        read: The document.
        name: What its file is called in the sentence that says what is wrong.

    Raises:
        NoDocument: It is damaged, foreign, or of a match that has not ended.
    """
    found = brought(read, name)
    if found.running:
        raise NoDocument(f"{name} is a game that has not ended; export it again after its end.")
    document = found.document
    people = tuple(Person(seat.name, seat.colour, bot=seat.bot is not None) for seat in document.seats)
    makers = tuple(Made(None if line.by == "bot" else ABSENT, None, line.at) for line in document.entries)
    return LoadedMatch(_info(document), found.match, FACES[document.game], people, None, makers=makers)


def _info(document: MatchDocument) -> MatchInfo:
    return MatchInfo(
        id=document.match,
        game=document.game,
        guild=DIRECT,
        channel=0,
        phase=document.phase,
        opener=ABSENT,
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
