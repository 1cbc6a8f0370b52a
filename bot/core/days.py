"""The position of the day: a turn of a finished match, as the seat saw it whose turn it was.

Which turn follows from match and day, so that no position is kept. What the seat did not see is dealt anew, and nothing
of what came later is in it. What stands in the place of a match's id is the day.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from bot.core.boxes.catalog import Unreadable
from bot.core.loaded_match import LoadedMatch
from bot.store import days, meta, outbox, persons, server_settings
from bot.store.days import Choice, Day
from bot.store.records import Made
from render.core.words import Words
from rules.core.frozen import frozen
from rules.core.match import Match
from rules.core.reasons import IllegalAction, NotAsked
from rules.core.rng import Rng
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from rules.core.book import Book

_ID: Final = re.compile(r"D(\d{5,6})")

EDGE: Final = 6
"""One in so many turns at either end of a match is no position: too little or too much is decided there."""


@frozen
class Turn:
    """A turn of a finished match.

    Attributes:
        match: The match as it stood when the turn began.
        seat: Whose turn it was.
        played: What was played, in notation.
    """

    match: Match
    seat: Seat
    played: tuple[str, ...]


@frozen
class Position:
    """A position of a day as someone finds it.

    Attributes:
        day: Which.
        turn: The turn.
        loaded: The match as its seat finds it, with what the person has chosen so far.
        choice: That.
    """

    day: Day
    turn: Turn
    loaded: LoadedMatch
    choice: Choice

    @property
    def start(self) -> LoadedMatch:
        """The match as the seat found it when the turn began."""
        return replace(self.loaded, match=self.turn.match)


def name_of(day: int) -> str:
    """What stands in the place of a match's id."""
    return f"D{day:05}"


def is_day(match: str) -> bool:
    """Whether the id of a match is a position of the day."""
    return date_of(match) is not None


def date_of(match: str) -> date | None:
    """The day of which an id names the position; None of other ids."""
    read = _ID.fullmatch(match)
    return None if read is None else date(1970, 1, 1) + timedelta(days=int(read[1]))


def find(unit: UnitOfWork, caller: Caller, match: str) -> Position | None:
    """A position of the day of the caller's server, with what the caller has chosen; None if there is none."""
    read = _ID.fullmatch(match)
    if read is None or caller.guild is None:
        return None
    day = days.find(unit.connection, caller.guild, int(read[1]))
    return None if day is None else position(unit, day, days.choice(unit.connection, day.guild, day.day, caller.user))


def position(unit: UnitOfWork, day: Day, choice: Choice) -> Position | None:
    """A position of a day; None if its match is gone or cannot be read."""
    stored = unit.find(day.match)
    if stored is None or stored.phase != "over":
        return None
    try:
        ended = unit.load(stored, None)
        turn = turn_of(unit.catalog.book(unit.connection, stored), ended, day.day)
    except Unreadable:
        return None
    if turn is None:
        return None
    return Position(day, turn, _laid(unit, ended, day, turn, choice), choice)


def turn_of(book: Book, ended: LoadedMatch, day: int) -> Turn | None:
    """The turn of a finished match that is a day's position; None if it has none that would do."""
    moves = ended.match.standing_moves
    begins = [
        number
        for number in range(1, len(moves))
        if moves[number].turn != moves[number - 1].turn
        and moves[number].open == moves[number].notation
        and not ended.people[moves[number].seat].bot
    ]
    middle = begins[len(begins) // EDGE : len(begins) - len(begins) // EDGE]
    if not middle:
        return None
    drawn = sha256(f"{ended.info.id}/{day}".encode()).digest()
    first = middle[int.from_bytes(drawn[:8], "big") % len(middle)]
    seat, turn = moves[first].seat, moves[first].turn
    own = [*takewhile(lambda move: (move.seat, move.turn) == (seat, turn), moves[first:])]
    before = ended.match.copy()
    before.go_back(seat, first)
    asked = before.questions()
    if len(asked) != 1 or asked[0].seat != seat or asked[0].together:
        return None
    setup, seed = ended.match.setup, b"day/" + drawn
    seen = book.imagined(replace(setup, seed=seed), before.world_for(seat, Rng(seed)))
    return Turn(seen, seat, tuple([move.notation for move in own]))


def _laid(unit: UnitOfWork, ended: LoadedMatch, day: Day, turn: Turn, choice: Choice) -> LoadedMatch:
    """The position as the seat finds it whose turn it was, after what was chosen so far."""
    match, made = turn.match.copy(), [Made(None, None, 0)] * turn.match.revision
    try:
        for number, press in enumerate(choice.presses):
            for answer in press:
                match.play(turn.seat, answer)
                made.append(Made(number, None, 0))
    except (IllegalAction, NotAsked):
        # Since that was chosen the rules were updated: it is chosen anew.
        match, made = turn.match.copy(), made[: turn.match.revision]
    users = [person.mention for person in ended.people]
    shown = persons.load(unit.connection, [user for user in users if user is not None])
    someone = Words.of(ended.info.lang).text("results-someone")
    people = tuple(
        replace(person, name=someone, mention=None)
        if person.mention is not None and not shown[person.mention].shows_results
        else replace(person, mention=None)
        for person in ended.people
    )
    info = replace(ended.info, id=name_of(day.day), phase="running", practice=True, post=None, lobby_message=None)
    return replace(ended.in_copy(match, made), info=info, seat=turn.seat, people=people)


def is_over(position: Position, match: Match) -> bool:
    """Whether a turn that was chosen is over: another is asked, or something was drawn."""
    drawn = any(move.drew for move in match.standing_moves[len(position.turn.match.standing_moves) :])
    asked = [question.seat for question in match.questions()]
    return drawn or match.turn != position.turn.match.turn or asked != [position.turn.seat]


def after(position: Position, answers: Sequence[str]) -> Match:
    """The match after some more answers of the person's, as far as nothing is drawn.

    Raises:
        IllegalAction: The rules refuse one of them.
    """
    match = position.loaded.match.copy()
    for number, answer in enumerate(answers):
        if number and is_over(position, match):
            break
        match.play(position.turn.seat, answer)
    return match


def lay_out(unit: UnitOfWork) -> None:
    """Pick a match for each server that wants a position of the day, once a day, and announce it."""
    today = days.day_of(unit.now)
    noted = meta.find(unit.connection, "day")
    if noted is not None and int(noted) >= today:
        return
    meta.note(unit.connection, "day", str(today))
    days.forget(unit.connection, today - days.KEPT)
    for guild, channel in server_settings.announcing(unit.connection):
        if server_settings.load(unit.connection, guild).has_days:
            _announce(unit, guild, channel, today)


def _announce(unit: UnitOfWork, guild: int, channel: int, today: int) -> None:
    last = days.find(unit.connection, guild, today - 1)
    fresh = days.fresh_matches(unit.connection, guild)
    if fresh:
        drawn = sha256(f"{guild}/{today}".encode()).digest()
        days.add(unit.connection, guild, today, fresh[int.from_bytes(drawn[:8], "big") % len(fresh)])
    if fresh or last is not None:
        outbox.announce(unit.connection, channel, "day", f"{guild} {today}", unit.now)


@frozen
class Announced:
    """What a day's post tells.

    Attributes:
        lang: Its language.
        today: The position of the day, if there is one.
        before: The one before that, if there was one.
        chosen: What people chose there.
    """

    lang: str
    today: Position | None
    before: Position | None
    chosen: Sequence[tuple[int, Choice]] = ()


def announced(unit: UnitOfWork, text: str) -> Announced:
    """What a row of the outbox announces."""
    guild, _, number = text.partition(" ")
    lang = server_settings.load(unit.connection, int(guild)).lang or "en"
    today, last = (look(unit.connection, int(guild), int(number)) for look in (days.find, days.before))
    return Announced(
        lang,
        None if today is None else position(unit, today, Choice()),
        None if last is None else position(unit, last, Choice()),
        () if last is None else days.chosen(unit.connection, last.guild, last.day),
    )


def keep(unit: UnitOfWork, user: int, day: Day, presses: tuple[tuple[str, ...], ...], *, over: bool) -> Choice:
    """Keep what someone has chosen, and if the turn is whole, how many positions in a row that makes."""
    streak = None
    if over:
        last = days.before(unit.connection, day.guild, day.day)
        was = None if last is None else days.choice(unit.connection, day.guild, last.day, user).streak
        streak = 1 + (was or 0)
    choice = Choice(presses, streak)
    days.choose(unit.connection, day.guild, day.day, user, choice)
    return choice
