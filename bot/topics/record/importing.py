"""A document taken up as a match: to look at, or to play on from a line; marked as imported, and counted nowhere."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING, Final

from bot.core.announcing import pending_turns
from bot.core.announcing.queue import notify, post_line
from bot.core.changes import position
from bot.core.names import clean
from bot.core.paces import PACES
from bot.core.unit_of_work import people_of
from bot.discord.screens.log import whole_log
from bot.discord.screens.reader import render_context
from bot.store import entries, lobbies, matches, seat_history, seats
from bot.store.match_rows import MatchRows, StoredMatch
from bot.store.outbox_rows import Draft
from bot.store.records import Holder
from bot.topics.record.document import MatchDocument
from bot.topics.record.document_lines import MoveLine, UndoLine
from bot.topics.record.proving import book_of, prove
from bot.topics.record.reading import NoDocument
from bot.topics.record.taking_up import WRONG, entry_of, resumed
from bot.topics.record.telling import lines_of
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.frozen import frozen
from rules.core.match import Match
from rules.core.reasons import CannotGoBack
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import Mark
    from bot.topics.record.document_lines import AnyLine
    from bot.topics.record.reading import Read

ABSENT: Final = -1000
"""In the place of a person's number, and below it: of someone in the lobby whose seat no one at the new table has."""

BEYOND: Final = 1 << 63
"""The least number that the database does not take."""


@frozen
class Brought:
    """A document that can be taken up.

    Attributes:
        document: All that it says.
        match: The match that it leads to.
        running: Whether it is played on.
    """

    document: MatchDocument
    match: Match
    running: bool


@frozen
class Room:
    """Where a match is taken up.

    Attributes:
        guild: The server.
        channel: A channel in which nothing is played.
        people: Who gets the seats that people had, in the order of the seats.
    """

    guild: int
    channel: int
    people: tuple[int, ...]


def brought(read: Read, name: str, line: int | None = None) -> Brought:
    """Make sure that a document can be taken up.

    Args:
        read: The document.
        name: What its file is called in the sentence that says what is wrong.
        line: Number of answers that are to stand, to be played on from there; None: as it is.

    Raises:
        NoDocument: It cannot.
    """
    document, words = read.document, Words.of("en")
    if not document.whole:
        raise NoDocument(f"{name} holds only what one reader could see during play; export it again after the end.")
    if document.game not in GAMES:
        raise NoDocument(f"{name} is a game of {document.game}, which this version does not know.")
    proof = prove(read)
    wrong = [finding for finding in proof.findings if finding.verdict == "broken"]
    if wrong:
        (first,) = lines_of(wrong[:1], words)
        raise NoDocument(f"{name} is damaged. {first} Nothing was changed; verify says all that does not hold.")
    book = book_of(document)
    game = GAMES[document.game]
    known = document.lang in LANGUAGES and document.pace in PACES and int(document.seed.number or 0) < BEYOND
    named = {seat.colour for seat in document.seats} <= set(game.colours) and all(
        guest.word == clean(guest.word, len(guest.word)) for guest in document.guests
    )
    try:
        assert book is not None
        assert known
        assert named
        match = resumed(book, document)
    except WRONG:
        raise NoDocument(f"{name} is damaged: what it says cannot be shown at a table.") from None
    if line is not None:
        match = _back_to(match, line, name)
    return Brought(document, match, running=line is not None or document.phase == "running")


def _back_to(match: Match, line: int, name: str) -> Match:
    """A match from which all behind a line was taken back.

    Raises:
        NoDocument: There is no way back to that line, or it has no such line.
    """
    stands = len(match.standing_moves)
    again = match.copy()
    if line == stands and match.results() is None:
        return again
    try:
        again.go_back(Seat(0), line)
    except CannotGoBack:
        raise NoDocument(f"{name} cannot be played on from line {line}: choose one before {stands}.") from None
    return again


def bring_in(unit: UnitOfWork, found: Brought, room: Room) -> str:
    """Store a document as a match of the bot's own; its id.

    Raises:
        NoDocument: What it says cannot be shown at a table.
    """
    document, connection, name = found.document, unit.connection, unit.new_id()
    owners = _owners(document, room)
    matches.keep_tables(connection, document.tables.hash, document.game, document.tables.text)
    matches.insert(connection, _stored(name, document, room))
    _seat(unit, name, document, owners)
    assert document.seed.seed is not None
    number = None if document.seed.number is None else int(document.seed.number)
    snapshot, started = found.match.dump(), document.started
    for at, line in enumerate(document.entries):
        entries.append(connection, name, at, [(entry_of(line), _mark(at, line, owners))], line.at)
    behind = range(len(document.entries), found.match.revision)
    back = [(found.match.dump_entry(at), (None, owners.get(0))) for at in behind]
    if back:
        entries.append(connection, name, behind.start, back, unit.now)
    matches.deal(connection, name, bytes.fromhex(document.seed.seed), snapshot, document.rules, started, number)
    matches.note_told(connection, name, (found.match.revision, found.match.revision))
    matches.note_imported(connection, name, _origin(document))
    _open(unit, name, found)
    return name


def _owners(document: MatchDocument, room: Room) -> dict[int, int]:
    """Who gets which seat: those of people, in their order."""
    free = [number for number, seat in enumerate(document.seats) if seat.bot is None]
    return dict(zip(free, room.people, strict=False))


def _stored(name: str, document: MatchDocument, room: Room) -> StoredMatch:
    """Its row before it is dealt."""
    assert document.seed.half is not None
    lang = next(lang for lang in LANGUAGES if lang == document.lang)
    return StoredMatch(
        id=name,
        game=document.game,
        guild=room.guild,
        channel=room.channel,
        phase="lobby",
        opener=room.people[0],
        seats=len(document.seats),
        options=document.options,
        lang=lang,
        pace=document.pace,
        tables=document.tables.hash,
        reconstructed=document.tables.reconstructed,
        half=bytes.fromhex(document.seed.half),
        seal=document.seed.seal,
        seed=None,
        version=document.rules,
        snapshot=None,
        shown_from=0,
        shown=0,
        created=document.opened,
        practice=1,
        rows=MatchRows(),
    )


def _seat(unit: UnitOfWork, name: str, document: MatchDocument, owners: dict[int, int]) -> None:
    """Write down who was in the lobby, who sits where, and who was dealt which seat."""
    connection = unit.connection
    users = {
        seat.guest: owners.get(number, ABSENT - number)
        for number, seat in enumerate(document.seats)
        if seat.guest is not None
    }
    for number, guest in enumerate(document.guests):
        user = users.get(number, ABSENT - len(document.seats) - number)
        lobbies.add_guest(connection, name, user, "", guest.colour)
        lobbies.prefer(connection, name, user, guest.colour, guest.seat, guest.word)
    holders = [
        Holder(owners.get(number), clean(seat.name, len(seat.name)), seat.colour)
        if seat.bot is None
        else Holder(None, clean(seat.name, len(seat.name)), seat.colour, seat.bot, secrets.token_hex(32))
        for number, seat in enumerate(document.seats)
    ]
    seats.insert(connection, name, holders)
    dealt = [(number, users[seat.guest]) for number, seat in enumerate(document.seats) if seat.guest is not None]
    seat_history.dealt(connection, name, dealt)


def _mark(at: int, line: AnyLine, owners: dict[int, int]) -> Mark:
    """How an entry came about: as if each had been made by a press of its own."""
    user = owners.get(line.seat, ABSENT) if isinstance(line, MoveLine | UndoLine) else None
    match line.by:
        case "bot":
            return None, None
        case "standing":
            return None, ABSENT if user is None else user
        case "person":
            return -1 - at, user


def _origin(document: MatchDocument) -> str:
    """What the file said of where it comes from; it is said again while nothing was added."""
    kept = document.model_dump(mode="json", include={"match", "practice", "imported", "played_on_from"})
    return json.dumps({**kept, "lines": len(document.entries)}, sort_keys=True)


def _open(unit: UnitOfWork, name: str, found: Brought) -> None:
    """Open the table: to be looked at, or to be played on.

    Raises:
        NoDocument: It cannot be shown.
    """
    document, match = found.document, found.match
    if not found.running:
        assert document.phase != "running"
        matches.end(unit.connection, name, document.phase, unit.now if document.ended is None else document.ended)
    stored = unit.stored(name)
    try:
        loaded = unit.load(stored, stored.opener)
        for lang in LANGUAGES:
            words = Words.of(lang)
            whole_log(loaded, words)
            loaded.face.text_board(loaded.match.view(None), render_context(loaded, words))
    except WRONG:
        raise NoDocument("The file is damaged: what it says cannot be shown at a table.") from None
    if not found.running:
        notify(unit, loaded.info, "record-opened-over", was=document.match)
        if document.phase == "over":
            unit.enqueue(loaded.info, Draft("over", silent=True))
        return
    post_line(unit, loaded.info, "record-opened", was=document.match, n=len(match.standing_moves))
    pending_turns.dealt(unit, loaded.info, people_of(stored.rows.seats), position(match))
