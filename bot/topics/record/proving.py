"""What a document says, worked out again from the beginning: seal, seed, every draw, every answer, the result."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from bot.core.match.seed import seal_of, seated, seed_of
from bot.store.records import Guest
from bot.topics.record.document import MatchDocument, hash_of
from bot.topics.record.replaying import Finding, Replay, Verdict
from bot.topics.record.taking_up import WRONG
from rules.core.frozen import frozen
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.topics.record.reading import Read
    from rules.core.book import Book


@frozen
class Proof:
    """What was found of a document.

    Attributes:
        document: What was looked at.
        findings: Step by step.
    """

    document: MatchDocument
    findings: tuple[Finding, ...]

    @property
    def verdict(self) -> Verdict:
        """Whether all of it holds."""
        found = {finding.verdict for finding in self.findings}
        return "broken" if "broken" in found else "open" if "open" in found else "holds"


def prove(read: Read) -> Proof:
    """Work out all that a document says."""
    document = read.document
    whole = read.raw["hash"] == hash_of(read.raw)
    findings = [Finding("file", "holds") if whole else Finding("file", "broken", "hash")]
    book = book_of(document)
    findings.append(_tables(document, book))
    if document.whole:
        findings += [_seal(document), _seed(document), _seats(document)]
    else:
        findings += [Finding(step, "open", "running") for step in ("seal", "seed", "seats")]
    played = Replay(document)
    if book is not None and document.whole:
        played.run(book)
        findings += played.findings()
    else:
        why = "tables" if document.whole else "running"
        findings += [Finding(step, "open", why) for step in ("deal", "answers", "draws", "position", "result")]
    return Proof(document, tuple(findings))


def book_of(document: MatchDocument) -> Book | None:
    """The game with the tables of a document; None if there is none."""
    game = GAMES.get(document.game)
    try:
        return None if game is None else game.with_tables(game.tables.validate_json(document.tables.text))
    except WRONG:
        return None


def _tables(document: MatchDocument, book: Book | None) -> Finding:
    if document.game not in GAMES:
        return Finding("tables", "open", "game", {"game": document.game})
    if sha256(document.tables.text.encode()).hexdigest() != document.tables.hash:
        return Finding("tables", "broken", "tables-hash")
    return Finding("tables", "broken", "tables-read") if book is None else Finding("tables", "holds")


def _seal(document: MatchDocument) -> Finding:
    half = document.seed.half
    if half is not None and seal_of(bytes.fromhex(half)) == document.seed.seal:
        return Finding("seal", "holds", args={"seal": document.seed.seal})
    return Finding("seal", "broken", "seal")


def _seed(document: MatchDocument) -> Finding:
    part = document.seed
    if part.number is None:
        return Finding("seed", "open", "number")
    words = [guest.word for guest in document.guests]
    if part.half is not None and int(part.number) < 1 << 64:
        made = seed_of(bytes.fromhex(part.half), int(part.number), words).hex()
        if made == part.seed:
            return Finding("seed", "holds", args={"number": part.number, "words": sum(1 for word in words if word)})
    return Finding("seed", "broken", "seed")


def _seats(document: MatchDocument) -> Finding:
    """Whether seats and colours are those that the seed gives to the guests, and to bots behind them."""
    game, dealt = GAMES.get(document.game), [seat.guest for seat in document.seats]
    people = [guest for guest in dealt if guest is not None]
    if game is None or document.seed.seed is None:
        return Finding("seats", "open", "tables")
    if len(people) < len(document.guests) or len(document.seats) > len(game.colours):
        return Finding("seats", "open", "guests")
    guests = [
        Guest(number, "", guest.colour, guest.seat, guest.word, confirmed=True)
        for number, guest in enumerate(document.guests)
    ]
    guests += [Guest(-1 - at, "", None, None, "", confirmed=True) for at in range(len(dealt) - len(guests))]
    try:
        drawn = seated(bytes.fromhex(document.seed.seed), guests, game.colours)
    except WRONG:
        return Finding("seats", "broken", "seats")
    made = [(guest.user if guest.user >= 0 else None, colour) for guest, colour in drawn]
    if made == [(seat.guest, seat.colour) for seat in document.seats]:
        return Finding("seats", "holds")
    return Finding("seats", "broken", "seats")
