"""Who asks for something, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, TypeAlias

from bot.core.options import shows_plans
from bot.core.presses import back_to
from bot.core.seat_history import FormerOwners
from bot.store.match_rows import MatchRows
from bot.store.records import Made, MatchInfo
from bot.store.results import Honour
from bot.store.seat_history import Given
from bot.store.votes import Proposal
from render.core.face import Face
from render.core.languages import Lang
from render.core.people import People, at_table
from rules.core.log import Move
from rules.core.match import Match
from rules.core.reasons import Reason
from rules.core.seats import Seat
from rules.core.table import Event
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.store.pending_turns import PendingTurn
    from bot.store.standstill import Standstill
    from rules.core.decisions import Question


@dataclass(frozen=True, slots=True)
class Caller:
    """The person behind an interaction.

    Attributes:
        interaction: Its id; what it changes is changed once.
        user: The person.
        name: Display name there.
        lang: The person's language.
        guild: The server, or None in a DM.
        channel: The channel, thread or DM.
        manager: Whether the person has Manage Server there.
    """

    interaction: int
    user: int
    name: str
    lang: Lang
    guild: int | None
    channel: int
    manager: bool


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class Done:
    """It was done, or had been done before by the same interaction.

    Attributes:
        loaded: The match afterwards.
        moves: Answers that were carried out.
        rest: Typed answers that were not read, ready to be sent again.
    """

    loaded: LoadedMatch
    moves: tuple[Move[Event], ...] = ()
    rest: tuple[str, ...] = ()
    kind: Literal["done"] = "done"


WhatChanged: TypeAlias = Literal[
    "opened",
    "joined",
    "left",
    "declined",
    "closed",
    "changed",
    "confirmed",
    "kicked",
    "bot-added",
    "bot-removed",
    "invited",
    "called",
]


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """The lobby was changed.

    Attributes:
        info: What is known of it now.
        what: What was done.
    """

    info: MatchInfo
    what: WhatChanged
    kind: Literal["lobby"] = "lobby"


@dataclass(frozen=True, slots=True)
class Voted:
    """A proposal stands, was agreed to, or fell.

    Attributes:
        loaded: The match.
        vote: Id of the proposal.
        result: ``open`` while others are waited for.
    """

    loaded: LoadedMatch
    vote: int
    result: Literal["open", "agreed", "refused"]
    kind: Literal["voted"] = "voted"


@dataclass(frozen=True, slots=True)
class Closed:
    """A lobby or a running match was closed without a result.

    Attributes:
        info: What is known of it.
        told: How many players were told by DM, since its channel can be told of nothing; None: the table was told.
    """

    info: MatchInfo
    told: int | None = None
    kind: Literal["closed"] = "closed"


@dataclass(frozen=True, slots=True)
class Moved:
    """A match is played on in another channel.

    Attributes:
        info: What is known of it now.
    """

    info: MatchInfo
    kind: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class Refused:
    """The rules refuse it; nothing has changed.

    Attributes:
        loaded: The match as it stands.
        reason: Why.
        near: Legal answers, in notation, of which one may have been meant.
    """

    loaded: LoadedMatch
    reason: Reason
    near: tuple[str, ...] = ()
    kind: Literal["refused"] = "refused"


@dataclass(frozen=True, slots=True)
class Stale:
    """The press belongs to an earlier revision; nothing has changed. The fresh panel goes with the answer."""

    loaded: LoadedMatch
    kind: Literal["stale"] = "stale"


Objection: TypeAlias = Literal[
    "no-table",  # no such table here: not existing and not here are told alike
    "not-asked",  # another player's turn
    "stranger",  # has no seat here
    "over",  # the match is over
    "occupied",  # another match is played in this channel
    "full",  # no seat is free
    "reserved",  # the free seats are kept for others
    "seated",  # has joined already
    "not-seated",  # is not in this lobby
    "taken-colour",
    "taken-seat",
    "too-few",  # cannot start yet
    "other-guests",  # someone has joined or left since the deal was confirmed
    "refused-setup",  # the game's rules refuse these options for so many
    "unconfirmed",  # guests have not confirmed changed options
    "not-opener",  # only the opener or a manager may
    "not-manager",
    "not-lobby",  # has started already
    "not-running",  # has not started yet
    "nothing-to-take-back",
    "cannot-correct",  # a fact that is not as it was taken for, or cannot be as it is to be
    "floor",  # something was revealed or someone has answered since
    "repaired-since",  # going back would lead beyond a repair, or beyond newer rules
    "vote-over",
    "many-lobbies",
    "many-matches",
    "here-still",  # the seat's owner answered the invitation to replace: he is there
    "bad-option",
    "unknown-game",
    "not-invited",
    "dm-only-mine",  # in a DM there are only one's own matches; lobbies belong to channels
    "no-post",  # the lobby post, whose id goes into the seed, is not there yet: press again in a moment
    "not-silent",  # only a seat that is waited for can be given to someone else
    "too-long",  # more typed moves than are read at once
    "asked-lately",  # the same was refused less than a day ago
    "here-before",  # has said so during this call already: only playing keeps the seat now
    "faster",  # someone else has offered to take the seat before
    "not-late",  # no one is waited for so long that the others choose
    "late-self",  # it is the caller's own turn that is waited for
    "not-resting",  # the table goes on already
    "not-allowed",  # this server refuses it
    "called",  # this lobby has called the role, or another one less than a day ago
    "no-role",  # no role may be called on this server
    "ranked",  # a ranked game is one among people alone
    "no-box",  # the box cannot be chosen: it is gone, broken, or not allowed on this server any more
    "not-foreseen",  # nothing of the next turn can be known yet
    "of-league",  # a league has drawn who plays there, and where
    "covered",  # a bot plays there for someone who can come back at any time
]


@dataclass(frozen=True, slots=True)
class Objected:
    """The bot does not do it; nothing has changed.

    Attributes:
        why: The objection.
        loaded: The match as it stands, where the person may know it.
        info: Of its match, where that is not loaded.
        detail: A name or link the sentence needs.
        proposal: The proposal that is over.
    """

    why: Objection
    loaded: LoadedMatch | None = None
    info: MatchInfo | None = None
    detail: str = ""
    proposal: Proposal | None = None
    kind: Literal["objected"] = "objected"


Outcome: TypeAlias = Done | LobbyChanged | Closed | Moved | Voted | Refused | Stale | Objected


Resolve: TypeAlias = Callable[[LoadedMatch], Sequence[str] | None]
"""Finds the answers, in notation, that a press stood for; None if its label cannot be found any more."""
