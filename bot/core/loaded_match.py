"""A match as a person finds it."""

from __future__ import annotations

from dataclasses import field, replace
from typing import TYPE_CHECKING, Literal

from bot.core.options import shows_plans
from bot.core.presses import back_to
from bot.core.seat_history import FormerOwners
from bot.store.match_rows import MatchRows
from bot.store.records import Made, MatchInfo
from bot.store.results import Honour
from bot.store.seat_history import Given
from render.core.face import Face
from render.core.people import People, at_table
from rules.core.frozen import frozen
from rules.core.match import Match
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bot.store.pending_turns import PendingTurn
    from bot.store.standstill import Standstill
    from rules.core.decisions import Question


@frozen
class LoadedMatch:
    """A match as one person finds it: loaded for one press, then forgotten.

    Attributes:
        info: What is known of it without loading it.
        match: The match itself.
        face: What people see of the game.
        people: Owners by seat; a seat given up has no mention.
        seat: The caller's own seat, or None for a spectator.
        told: First entry of the log that the newest table post tells, and the first behind those.
        since: Revision at which the caller took over the seat; earlier secrets of the seat are not the caller's.
        makers: How each entry of the log came about.
        former: Who had the seats before.
        rows: What belongs to the match, as it was read.
        first: Whether the caller has answered by hand in no older match of its game; a practice game left early counts
            for nothing.
        given: To whom the table gave the seat that the caller had; None if it gave none away.
        honours: What the winners of a match that is over have achieved by it, as far as they show that.
    """

    info: MatchInfo
    match: Match
    face: Face
    people: People
    seat: Seat | None
    told: tuple[int, int] = (0, 0)
    since: int = 0
    makers: tuple[Made, ...] = ()
    former: FormerOwners = field(default_factory=FormerOwners, repr=False, compare=False)
    rows: MatchRows = field(default_factory=MatchRows, repr=False)
    first: bool = False
    given: Given | None = None
    honours: tuple[Honour, ...] = ()

    @property
    def formerly(self) -> tuple[tuple[int, People], ...]:
        """Who had the seats until an entry of the log, that number first, in the order of the log.

        Nothing while all seats belong to those to whom they were dealt.
        """
        return self.former.until(self.match, self.makers, self.people)

    @property
    def standing(self) -> Mapping[int, str]:
        """Keys of answers given once and for all, by seat."""
        return self.rows.standing

    @property
    def standstill(self) -> Standstill | None:
        """That and why it stands still, if it does."""
        return self.rows.standstill

    @property
    def pending_turns(self) -> Mapping[int, PendingTurn]:
        """The pending turns that last, by seat."""
        return self.rows.lasting

    @property
    def late(self) -> list[tuple[Seat, int]]:
        """The seats whose time is over, each with the moment of its call."""
        return [(Seat(seat), wait.since) for seat, wait in sorted(self.pending_turns.items()) if wait.late is not None]

    @property
    def question(self) -> Question | None:
        """What the caller is asked now; nothing once the match has ended."""
        if self.info.phase != "running":
            return None
        return next((q for q in self.match.questions() if q.seat == self.seat), None)

    @property
    def everyone(self) -> People:
        """All whom labels and pictures name: the owners, and behind the last seat the rulebook's own opponent."""
        return at_table(self.people, GAMES[self.info.game], dict(self.match.setup.options))

    def people_at(self, number: int) -> People:
        """Owners by seat at an entry of the log."""
        return next((people for until, people in self.formerly if number < until), self.people)

    def everyone_at(self, number: int) -> People:
        """All whom an entry of the log names: who had the seats then."""
        return at_table(self.people_at(number), GAMES[self.info.game], dict(self.match.setup.options))

    @property
    def own(self) -> Seat:
        """The caller's own seat, for one who was found to have one."""
        assert self.seat is not None
        return self.seat

    @property
    def plays(self) -> bool:
        """Whether the caller has a seat, and the match is being played."""
        return self.seat is not None and self.info.phase == "running"

    @property
    def covered(self) -> bool:
        """Whether a bot plays the caller's seat for the time being."""
        return self.seat is not None and self.people[self.seat].bot

    @property
    def note(self) -> str:
        """What the caller has noted about it, as it was typed; empty if nothing."""
        owner = None if self.seat is None else self.people[self.seat].owner
        return "" if owner is None else self.rows.notes.get(owner, "")

    @property
    def back_to(self) -> int:
        """Standing answers that are left once the caller has taken back the last press."""
        return 0 if self.seat is None else back_to(self.match, self.makers, self.seat)

    @property
    def shows_plans(self) -> bool:
        """Whether whoever asks here is shown plans."""
        counts = len(self.people) > 1 and not any(person.bot for person in self.people)
        return GAMES[self.info.game].automatic and shows_plans(self.info.options, counts=counts)

    @property
    def counts(self) -> Literal["yes", "no"]:
        """Whether its result will count, as texts ask: not where a bot has a seat of its own, nor for one person alone.

        That a bot covers someone's seat changes nothing about it; plans that are shown, and a repair, do.
        """
        own = self.info.practice or any(person.bot and person.covers is None for person in self.people)
        outside = own or len(self.people) == 1 or self.match.adjusted
        return "no" if outside or shows_plans(self.info.options, counts=True) else "yes"

    @property
    def owned(self) -> list[Seat]:
        """The seats that no one has given up."""
        return [Seat(number) for number, person in enumerate(self.people) if person.mention is not None]

    def in_copy(self, match: Match, makers: Sequence[Made]) -> LoadedMatch:
        """The same with a private copy in the place of the match: no one else had its seats, nothing of it is told."""
        return replace(self, match=match, makers=tuple(makers), former=FormerOwners(), told=(0, 0), since=0)
