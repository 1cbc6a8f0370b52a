"""Records: what the database holds of a match, its lobby and its seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Final, Literal, TypeAlias

from bot.store.aways import Away
from bot.store.persons import Preferences
from bot.store.reliability import Verdict
from bot.store.server_settings import AS_AT_FIRST, ServerSettings
from bot.store.standstill import Reason
from render.core.languages import Lang
from rules.core.frozen import frozen
from rules.core.player import Level

Phase: TypeAlias = Literal["lobby", "running", "over", "closed"]

Mark: TypeAlias = tuple[int | None, int | None]
"""The interaction that made an entry and the person who sent it; neither for what happened by a standing answer."""

DIRECT: Final = 0
"""In the place of a server's number: a match that is played in someone's direct messages with the bot."""


@frozen
class Made:
    """How an entry of the log came about.

    Attributes:
        interaction: The interaction that made it; None for what happened by a standing answer; below zero the number of
            the prepared turn that it belongs to.
        user: The person who answered.
        at: When, in seconds since 1970.
    """

    interaction: int | None
    user: int | None
    at: int

    @property
    def by_hand(self) -> bool:
        """Whether someone was there and answered."""
        return self.interaction is not None and self.interaction > 0

    @property
    def prepared(self) -> bool:
        """Whether it was prepared, and played when the turn came."""
        return self.interaction is not None and self.interaction < 0


@frozen
class SeatRow:
    """A seat of a dealt match.

    Attributes:
        seat: Its number.
        user: Its present owner, or None if it is free.
        name: The owner's name, or that of the last one.
        colour: Id of its colour.
        since: Revision at which the owner sat down; what only the seat was told before is not the owner's business.
        level: Level of the automatic player that has it; None if it has a person, or no one.
        bot: Name of the automatic player from which a person took it over; None if none did, or it is not known.
    """

    seat: int
    user: int | None
    name: str
    colour: str
    since: int
    level: Level | None = None
    bot: str | None = None


@frozen
class Holder:
    """Who gets a seat of a match that is being dealt.

    Attributes:
        user: The person; None for an automatic player.
        name: Its name.
        colour: Id of its colour.
        level: Level of an automatic player.
        thought: What all chance in its thoughts comes from, in hexadecimal; nothing to do with the match's own seed.
    """

    user: int | None
    name: str
    colour: str
    level: Level | None = None
    thought: str | None = field(default=None, repr=False)


@frozen
class Guest:
    """Someone in a lobby.

    Attributes:
        user: The person.
        name: Display name.
        colour: Preferred colour, or None for any.
        seat: Preferred seat, from 0, or None for random.
        word: Word added to the seed; may be empty.
        confirmed: False when options changed since; then it is up to the guest to confirm.
    """

    user: int
    name: str
    colour: str | None
    seat: int | None
    word: str
    confirmed: bool


@frozen
class Bot:
    """An automatic player in a lobby.

    Attributes:
        number: By which it is sent off.
        name: As it is called, without the mark that says what it is.
        level: How well it plays.
    """

    number: int
    name: str
    level: Level


@frozen
class Reserved:
    """Someone for whom a rematch keeps a seat.

    Attributes:
        user: The person.
        name: Display name.
        until: Seconds since 1970 up to which it is kept.
    """

    user: int
    name: str
    until: int


@frozen
class OfLeague:
    """The league whose table a match is.

    Attributes:
        id: Its number.
        name: What it is called.
    """

    id: int
    name: str


@frozen
class MatchBasics:
    """Where a match is played and on what terms, as it was opened.

    Attributes:
        id: Three or four letters and digits by which people name it, never with O, 0, I or 1.
        game: Key of the game.
        guild: Its server, or `DIRECT`.
        channel: Its channel or thread.
        phase: Lobby, running, over, or closed without a result.
        opener: Who opened the lobby (after a leave: who has waited longest).
        seats: Most seats that are wanted.
        options: Key and value of the lobby's options.
        lang: Language of the public posts.
        pace: Id of the pace the table wants.
    """

    id: str
    game: str
    guild: int
    channel: int
    phase: Phase
    opener: int
    seats: int
    options: Mapping[str, str]
    lang: Lang
    pace: str


@frozen
class MatchInfo(MatchBasics):
    """What is known of a match without loading it, whatever its phase.

    Attributes:
        seal: SHA-256 of the sealed half of the seed, in hexadecimal.
        half: The opened half in hexadecimal once the match is over or closed, else None.
        reconstructed: Number of component values that are reconstructed.
        guests: Everyone in the lobby, in order of joining; the seats' owners once it runs.
        created: Seconds since 1970.
        lobby_message: Id of the lobby post, once it is there.
        post: Id of the newest table post, once it is there.
        words: Words that went into the seed, in order of joining; empty where someone gave none.
        reserved: For whom a lobby keeps seats.
        away: Until when those of its guests are away who are, in seconds since 1970.
        standstill: Why a running match stands still, or None.
        bots: The automatic players of a lobby, in the order in which they were added.
        practice: Whether one person plays it against automatic players, without a lobby.
        preferences: What those who have a seat or were in the lobby prefer.
        absences: Which of them have said that they are away, be it over by now.
        server: What was chosen for its server.
        usual: Seconds that a lobby's match is likely to take; None where too few have ended on its server.
        called: Whether the lobby has called the server's role.
        reliable: How reliably those in a lobby answer, in a word, where a post shows it.
        copy_of: Of a private copy the id of its match.
        league: The league whose table it is, or None.
    """

    seal: str
    half: str | None
    reconstructed: int
    guests: tuple[Guest, ...]
    created: int
    lobby_message: int | None
    post: int | None
    words: tuple[str, ...] = ()
    reserved: tuple[Reserved, ...] = ()
    away: Mapping[int, int] = field(default_factory=dict)
    standstill: Reason | None = None
    bots: tuple[Bot, ...] = ()
    practice: bool = False
    preferences: Mapping[int, Preferences] = field(default_factory=dict, repr=False, compare=False)
    absences: Mapping[int, Away] = field(default_factory=dict, repr=False, compare=False)
    server: ServerSettings = field(default=AS_AT_FIRST, repr=False, compare=False)
    usual: int | None = None
    called: bool = False
    reliable: Mapping[int, Verdict] = field(default_factory=dict, repr=False, compare=False)
    copy_of: str | None = None
    league: OfLeague | None = None

    @property
    def name(self) -> str:
        """What people call it: its id, and a private copy as its match."""
        return self.copy_of or self.id

    @property
    def taken(self) -> int:
        """How many would play if a lobby were dealt now, automatic players among them."""
        return len(self.guests) + len(self.bots)

    @property
    def expected(self) -> tuple[Guest | Reserved, ...]:
        """Everyone in a lobby, and those for whom it keeps seats."""
        return (*self.guests, *self.reserved)
