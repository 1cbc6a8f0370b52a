"""Reminding: what the schedule of the waits comes to. A person gets one direct message for all tables."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bot.core.announcing.reminder_schedule import IDLE, Person, ends, next_reminder, pace_now, schedule
from bot.core.do_not_disturb import quiet_until, resting
from bot.core.loaded_match import LoadedMatch
from bot.store import aways, direct_messages, due_turns, messages, outbox, pending_turns, persons, places, seats, votes
from bot.store.outbox_rows import Draft
from bot.store.pending_turns import PendingTurn
from bot.store.records import MatchInfo
from bot.store.spans import DAY, HOUR
from bot.store.votes import Proposal
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.announcing.reminder_schedule import Act
    from bot.core.paces import Pace
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.due_turns import DueTurn
    from bot.store.persons import Preferences

MOST: Final = 200
"""Waits that one sweep looks at."""

AHEAD: Final = 2 * HOUR
"""Seconds within which a reminder comes along with another one."""

NIGHT: Final = "night"
"""Of a reminder: it calls for what was asked in the quiet hours."""

AWAY: Final = "away"
"""Of a reminder: it calls for what was asked while the person was away."""


def look_after(unit: UnitOfWork) -> None:
    """Remind whom it is time to remind, call whom the night has kept from being called, see whose time is over."""
    due = due_turns.due(unit.connection, unit.now, MOST)
    for each in due:
        if each.user is None:
            _keep(unit, each, None, schedule(each.wait, _pace(unit, each), None, still=False, now=unit.now)[0])
    for user in dict.fromkeys(each.user for each in due if each.user is not None):
        _remind(unit, user)
    for user in due_turns.reminded_of_nothing(unit.connection):
        if not _lists_votes(unit, user):
            direct_messages.clear(unit.connection, user, "nudge", unit.now)
    for match in messages.with_lines(unit.connection):
        clear_lines(unit, unit.info(match))


def _lists_votes(unit: UnitOfWork, user: int) -> bool:
    """Whether the reminder that a person has lists a vote that is unanswered: one that was open when it went out."""
    sent = direct_messages.sent(unit.connection, user, "nudge")
    return any(sent is None or each.opened <= sent for each in votes.unanswered(unit.connection, user, unit.now))


def _remind(unit: UnitOfWork, user: int) -> None:
    """Do what is due about all the waits of a person; what would come soon comes along."""
    preferences = persons.load(unit.connection, [user])[user]
    away, night = bool(aways.load(unit.connection, [user], unit.now)), quiet_until(preferences, unit.now)
    there = aways.left_out(unit.connection, user) if away else frozenset[str]()
    open_ones = [(each, _person(preferences, each, night)) for each in due_turns.of_person(unit.connection, user)]
    acts = [
        schedule(each.wait, _pace(unit, each), person, still=away and each.wait.match not in there, now=unit.now)[0]
        for each, person in open_ones
    ]
    speaks = any(act != "late" for each in acts for act in each)
    told: list[PendingTurn] = []
    for (each, person), now_due in zip(open_ones, acts, strict=True):
        soon = _soon(unit, each, person) if speaks and not now_due else ()
        wait = _keep(unit, each, person, now_due, soon=soon)
        if {"call", "remind"} & {*now_due, *soon}:
            told.append(wait)
    if speaks and preferences.dms_closed:
        for wait in told:
            call_in_channel(unit, wait)
    elif speaks:
        held = [each.wait.since for (each, _), now_due in zip(open_ones, acts, strict=True) if "call" in now_due]
        text = _held_back_by(preferences, min(held), unit.now) if held else ""
        direct_messages.send(unit.connection, user, "nudge", text, unit.now)


def _held_back_by(preferences: Preferences, since: int, now: int) -> str:
    """What held calls back from some moment on: the last night, or else an absence."""
    moments = range(since, now, HOUR // 4)
    slept = now - since < DAY and any(quiet_until(preferences, moment) is not None for moment in moments)
    return NIGHT if slept else AWAY


def _soon(unit: UnitOfWork, each: DueTurn, person: Person) -> tuple[Act, ...]:
    """The reminder of a wait that would come within the next hours."""
    later = unit.now + AHEAD
    acts, _ = schedule(each.wait, _pace(unit, each), replace(person, night=None), still=False, now=later)
    return ("remind",) if "remind" in acts else ()


def _keep(
    unit: UnitOfWork, each: DueTurn, person: Person | None, acts: Sequence[Act], *, soon: Sequence[Act] = ()
) -> PendingTurn:
    """Note what was done about a wait, and when to look at it again."""
    wait, now = each.wait, unit.now
    for act in acts:
        match act:
            case "call":
                wait = replace(wait, called=now)
            case "remind":
                wait = replace(wait, nudges=wait.nudges + 1, nudged=wait.counted(now))
            case "unended":
                wait = replace(wait, unended=True)
            case "late":
                wait = replace(wait, late=now)
    if soon:
        # It counts as the reminder that would have come.
        wait = replace(wait, nudges=wait.nudges + 1, nudged=wait.counted(now + AHEAD))
    _, due = schedule(wait, _pace(unit, each), person, still=False, now=now)
    turns_slow = each.pace == "live" and each.touched is not None and now < each.touched + IDLE
    if turns_slow and each.touched is not None and due is not None:
        due = min(due, each.touched + IDLE)
    pending_turns.note(unit.connection, wait, due)
    return wait


def _pace(unit: UnitOfWork, each: DueTurn) -> Pace:
    return pace_now(each.pace, each.touched, unit.now)


def _person(preferences: Preferences, each: DueTurn, night: int | None) -> Person:
    return Person(
        reminded=preferences.reminded,
        first=preferences.first_reminder,
        to_end=preferences.reminded_to_end,
        night=night,
        others=each.others > 0,
    )


def call_anew(unit: UnitOfWork, match: str) -> None:
    """Call those whom a match waits for that is there again: by one direct message for all their tables."""
    for seat in places.waited(unit.connection, match):
        found = due_turns.at_seat(unit.connection, match, seat)
        if found is None or found.user is None:
            continue
        if resting(unit.connection, [found.user], unit.now, match):
            pending_turns.hold_back(unit.connection, match, [found.user])
        elif not persons.load(unit.connection, [found.user])[found.user].dms_closed:
            pending_turns.note(unit.connection, replace(found.wait, called=unit.now), 0)
            direct_messages.send(unit.connection, found.user, "nudge", "", unit.now)


def call_in_channel(unit: UnitOfWork, wait: PendingTurn) -> None:
    """Call someone in the channel whom direct messages do not reach, from public knowledge alone."""
    found = due_turns.at_seat(unit.connection, wait.match, wait.seat)
    if found is not None and found.user is not None:
        unit.enqueue(unit.info(wait.match), Draft("nudge", seat=wait.seat, ping=(found.user,)), (found.user,))


def ask_in_channel(unit: UnitOfWork, proposal: Proposal, user: int) -> None:
    """Ask someone for a vote in the channel, once: an owner, or who is invited to become one."""
    word = vote_word(proposal)
    rows = seats.rows(unit.connection, proposal.match)
    seat = next((row.seat for row in rows if row.user == user), None)
    if not outbox.has_line(unit.connection, proposal.match, seat, word):
        draft = Draft("nudge", seat=seat, ping=(user,), text=word)
        unit.enqueue(unit.info(proposal.match), draft, (user,))


def vote_word(proposal: Proposal) -> str:
    """By what a reminder says that it reminds of a vote."""
    return f"vote-{proposal.id}"


def call_in_channels(unit: UnitOfWork, user: int) -> None:
    """Call someone in the channels instead, whose reminder could not be delivered."""
    for each in due_turns.reminded_of(unit.connection, user):
        if not each.wait.muted and (each.wait.nudges or each.wait.called != each.wait.since):
            call_in_channel(unit, each.wait)
    for proposal in votes.unanswered(unit.connection, user, unit.now):
        ask_in_channel(unit, proposal, user)


def clear_lines(unit: UnitOfWork, info: MatchInfo) -> None:
    """Have the lines deleted that call for someone in the channel of whom the match wants nothing any more."""
    lines = messages.numbers_of(unit.connection, info.id, "nudge")
    lasting = (
        {seat for seat, wait in pending_turns.load(unit.connection, info.id).items() if wait.ended is None}
        if lines
        else ()
    )
    voting = _asked_to_vote(unit, info.id) if lines else ()
    for seat in lines.difference(lasting, voting):
        posted = messages.find(unit.connection, info.id, "nudge", seat)
        messages.forget(unit.connection, info.id, "nudge", seat)
        if posted is not None:
            unit.enqueue(info, Draft("strip", text=f"{posted.message} whole", silent=True))


def _asked_to_vote(unit: UnitOfWork, match: str) -> set[int]:
    """The lines for those of whom a vote wants an answer, by their seats; without one by the vote, below zero."""
    owners = [(row.seat, row.user) for row in seats.rows(unit.connection, match) if row.user is not None]
    invited = [(-vote.id, vote.candidate) for vote in votes.open_in(unit.connection, match) if not vote.accepted]
    asked_ones = [*owners, *((line, user) for line, user in invited if user is not None)]
    return {line for line, user in asked_ones if wanted(unit, user, match)}


@frozen
class Wanted:
    """A vote that a person has not answered.

    Attributes:
        info: The match.
        proposal: What is voted on.
        of: Name of the owner of the seat that is to change hands; empty if none is.
    """

    info: MatchInfo
    proposal: Proposal
    of: str


def wanted(unit: UnitOfWork, user: int, match: str | None = None) -> list[Wanted]:
    """The votes that want an answer of a person, in all matches or in one, the first to end first."""
    found = votes.unanswered(unit.connection, user, unit.now)
    return [_wanted(unit, each) for each in found if match in (None, each.match)]


def _wanted(unit: UnitOfWork, proposal: Proposal) -> Wanted:
    names = {row.seat: row.name for row in seats.rows(unit.connection, proposal.match)}
    of = "" if proposal.seat is None else names[proposal.seat]
    return Wanted(unit.info(proposal.match), proposal, of)


@frozen
class Reminder:
    """One table of a reminder, in its newest state.

    Attributes:
        loaded: The match as the person finds it.
        wait: Its wait for the person.
        ends: When the time is over, in seconds since 1970.
        clocked: Whether that is shown.
        last: Whether no further reminder comes before it.
        slowed: Whether it was a live table until no one played.
    """

    loaded: LoadedMatch
    wait: PendingTurn
    ends: int
    clocked: bool
    last: bool
    slowed: bool


def reminders(unit: UnitOfWork, user: int) -> list[Reminder]:
    """What a person is reminded of now, the longest waiting first; nothing that was answered or muted meanwhile."""
    preferences = persons.load(unit.connection, [user])[user]
    found = (_reminder(unit, each, preferences, user) for each in due_turns.reminded_of(unit.connection, user))
    return [reminder for reminder in found if reminder is not None and not reminder.wait.muted]


def _reminder(unit: UnitOfWork, each: DueTurn, preferences: Preferences, user: int) -> Reminder | None:
    loaded = unit.readable(unit.stored(each.wait.match), user)
    if not isinstance(loaded, LoadedMatch) or loaded.question is None or loaded.question.answered is not None:
        return None
    pace = _pace(unit, each)
    person = _person(preferences, each, None)
    return Reminder(
        loaded,
        each.wait,
        ends(each.wait, pace, unit.now),
        pace.clocked,
        last=person.others and each.wait.nudges > 0 and next_reminder(each.wait, pace, person) is None,
        slowed=each.pace == "live" and not pace.clocked and pace.first != pace_now("live", None, unit.now).first,
    )


def mute(unit: UnitOfWork, user: int) -> list[Reminder]:
    """Remind someone no more of what the last reminder listed.

    Returns:
        What that was.
    """
    listed = reminders(unit, user)
    for reminder in listed:
        pending_turns.mute(unit.connection, reminder.wait)
    return listed
