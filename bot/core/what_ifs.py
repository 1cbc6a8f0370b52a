"""What if: a private copy of a match in which a person plays on for a few turns, and which is then thrown away.

It begins with the position as the person's seat may know it, all else dealt anew, and has dice of its own: nothing in
it says anything of the match. What stands in the place of a match's id is the number of the copy.
"""

from __future__ import annotations

import re
from dataclasses import field, replace
from typing import TYPE_CHECKING, Final

from bot.core.access import find_match
from bot.core.changes import waited
from bot.core.loaded_match import LoadedMatch
from bot.core.options import allows_what_ifs
from bot.core.outcomes import Objected
from bot.store import what_ifs
from bot.store.match_rows import MatchRows
from bot.store.records import Made
from bot.store.what_ifs import WhatIf
from rules.core.book import Book
from rules.core.frozen import frozen
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from rules.core.match import Match

_ID: Final = re.compile(r"W(\d{5,7})")

TURNS: Final = 3
"""Turns of one's own after which it is over."""

MOST: Final = 400
"""Answers after which it is over all the same."""


@frozen
class Found:
    """A private copy as it was read, with all that is needed to lay it.

    Attributes:
        kept: As it is kept.
        real: The match itself, as the person finds it.
        book: The game with the tables of that match.
    """

    kept: WhatIf
    real: LoadedMatch
    book: Book


@frozen
class Tried:
    """A private copy as its owner finds it.

    Attributes:
        found: As it was read.
        loaded: The copy, as the seat finds it for which the person answers next, or the person's own.
        turns: Turns of the person's own that have ended in it.
    """

    found: Found = field(repr=False)
    loaded: LoadedMatch
    turns: int

    @property
    def kept(self) -> WhatIf:
        """The copy as it is stored."""
        return self.found.kept

    @property
    def most_turns(self) -> int:
        """Turns of the person's own after which it is over; fewer where the match ends before."""
        match, seat = self.loaded.match, Seat(self.kept.seat)
        left = GAMES[match.setup.game].turns_left(match.view(seat), seat)
        return TURNS if left is None else max(1, min(TURNS, self.turns + left))

    @property
    def is_over(self) -> bool:
        """Whether it goes no further."""
        answers = sum(map(len, self.kept.presses))
        return self.turns >= TURNS or answers >= MOST or not self.loaded.match.questions()

    @property
    def waits_for_bots(self) -> bool:
        """Whether automatic players are to answer next."""
        return not self.is_over and self.kept.others == "bots" and self.kept.seat not in waited(self.loaded.match)

    @property
    def has_gone_on(self) -> bool:
        """Whether the match has gone on since the copy was made."""
        return self.found.real.match.revision != self.kept.revision


def name_of(number: int) -> str:
    """What stands in the place of a match's id."""
    return f"W{number:05}"


def is_what_if(match: str) -> bool:
    """Whether the id of a match is a private copy: those of matches have at most four characters."""
    return _ID.fullmatch(match) is not None


def begun(loaded: LoadedMatch, seed: str) -> str | None:
    """The position with which a copy begins: the present one, or, while others play, as if the own turn came next.

    Args:
        loaded: The match as its owner finds it.
        seed: What all is dealt from that the own seat is not shown.

    Returns:
        What `Match.world_for` says of it; None where nothing of the own turn can be foreseen.
    """
    dice = b"what-if/" + seed.encode()
    match = loaded.match if loaded.own in waited(loaded.match) else loaded.match.ahead(loaded.own, dice)
    return None if match is None else match.world_for(loaded.own, Rng(dice))


def read(unit: UnitOfWork, caller: Caller, name: str) -> Found | None:
    """A private copy of the caller's, wherever its match can be played; None if there is none of that name any more."""
    named = _ID.fullmatch(name)
    kept = None if named is None else what_ifs.find(unit.connection, int(named[1]), caller.user)
    stored = None if kept is None else find_match(unit, caller, kept.match)
    if kept is None or stored is None or isinstance(stored, Objected) or stored.phase != "running":
        return None
    real, book = unit.load(stored, caller.user), unit.catalog.book(unit.connection, stored)
    fits = real.seat == kept.seat and book.version == kept.version and allows_what_ifs(real.info.options)
    return Found(kept, real, book) if fits else None


def find(unit: UnitOfWork, caller: Caller, name: str) -> LoadedMatch | None:
    """A private copy as a match; see `read`."""
    found = read(unit, caller, name)
    return None if found is None else laid(found).loaded


def laid(found: Found) -> Tried:
    """A private copy, with all that was answered in it."""
    kept, real = found.kept, found.real
    setup = replace(real.match.setup, seed=f"what-if/{kept.seed}".encode())
    match, own, turns = found.book.imagined(setup, kept.world), Seat(kept.seat), 0
    made = [Made(None, None, 0)] * match.revision
    for number, press in enumerate(kept.presses, start=1):
        for seat, text in press:
            turn, whose = match.turn, match.turn_of
            match.play(Seat(seat), text)
            made.append(Made(number, None, 0))
            turns += whose == own and match.turn > turn
    info = replace(
        real.info,
        id=name_of(kept.number),
        phase="running" if match.results() is None else "over",
        practice=True,
        post=None,
        lobby_message=None,
        copy_of=kept.match,
    )
    copy = replace(
        real.in_copy(match, made),
        info=info,
        seat=_whose_eyes(kept, match),
        first=False,
        # The person may look with the eyes of another seat: nothing that is kept of the table goes along.
        rows=MatchRows(),
    )
    return Tried(found, copy, turns)


def _whose_eyes(kept: WhatIf, match: Match) -> Seat:
    """The seat for which the person answers next: the own one whenever it is asked."""
    asked = waited(match)
    by_hand = kept.others == "hand" and asked and kept.seat not in asked
    return min(asked) if by_hand else Seat(kept.seat)
