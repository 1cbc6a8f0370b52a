"""The schedule of a wait: what is to be done by now, and when to look again. It knows no database and no Discord."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from bot.core.paces import PACES
from bot.store.spans import HOUR, MINUTE
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.paces import Pace
    from bot.store.pending_turns import PendingTurn

Act: TypeAlias = Literal[
    "call",  # the call that was held back at night
    "remind",  # a reminder that the match waits
    "unended",  # a reminder of a turn begun and not ended
    "late",  # the time is over: the others are asked how to go on
]

MOST: Final = 3
"""Reminders of one wait, beside one for each time that the others give."""

BEFORE_THE_END: Final = 6 * HOUR
"""Seconds from the last reminder to the end of the time, by the clock or where the others have given time."""

AFTER_THE_CALL: Final = 2 * HOUR
"""Seconds that are left in peace after a call by the clock."""

AFTER_ANOTHER: Final = 4 * HOUR
"""Seconds between two reminders by the clock."""

UNENDED: Final = 60 * MINUTE
"""Seconds from the last press of a turn to the reminder that it is not ended."""

IDLE: Final = 2 * HOUR
"""Seconds without a press after which a live table is one of about a turn a day."""


@frozen
class Person:
    """As much of a seat's owner as the schedule needs.

    Attributes:
        reminded: Whether the person wants reminders.
        first: Seconds from a call to the first one, or None: when the pace says.
        to_end: Whether the person wants to be reminded of a turn begun and not ended.
        night: When the quiet hours end that the person is in; None outside of them.
        others: Whether anyone else plays, who could be asked how to go on.
    """

    reminded: bool = True
    first: int | None = None
    to_end: bool = True
    night: int | None = None
    others: bool = True


def pace_now(key: str, touched: int | None, now: int) -> Pace:
    """The pace by which a table goes: a live one at which no one has played for long is one of a turn a day.

    Args:
        key: What its lobby has chosen.
        touched: When someone has played last, in seconds since 1970.
        now: The same of the present moment.
    """
    return PACES["day"] if key == "live" and touched is not None and now - touched >= IDLE else PACES[key]


def allowed(wait: PendingTurn, pace: Pace) -> int:
    """Seconds that a wait may last until the others are asked."""
    return wait.granted + (wait.bank if pace.clocked else max(wait.bank, pace.each))


def ends(wait: PendingTurn, pace: Pace, now: int) -> int:
    """When the time of a wait ends if it goes on running, in seconds since 1970."""
    return now + allowed(wait, pace) - wait.counted(now)


def schedule(
    wait: PendingTurn, pace: Pace, person: Person | None, *, still: bool, now: int
) -> tuple[tuple[Act, ...], int | None]:
    """What is to be done about a wait, and when to look at it again.

    Args:
        pace: The pace by which the table goes.
        person: The seat's owner, or None for a free seat.
        still: Whether the match stands still, or the owner is away.
        now: Seconds since 1970.

    Returns:
        What is to be done by now, and the next moment to look; None if nothing will come by itself.
    """
    if still or wait.ended is not None or wait.running is None:
        return (), None
    acts: list[Act] = []
    moments: list[int] = []

    def at(counted: int | None, act: Act) -> None:
        """Do something once so many seconds are counted; never in the quiet hours."""
        if counted is None:
            return
        left = counted - wait.counted(now)
        if left > 0:
            moments.append(now + left)
        elif person is not None and person.night is not None:
            moments.append(person.night)
        else:
            acts.append(act)

    if person is not None:
        if wait.called is None:
            at(0, "call")
        at(next_reminder(wait, pace, person), "remind")
        at(_unended(wait, person), "unended")
    at(None if wait.late is not None else allowed(wait, pace), "late")
    return tuple(acts), min(moments, default=None)


def next_reminder(wait: PendingTurn, pace: Pace, person: Person) -> int | None:
    """How many seconds of a wait are counted at its next reminder; None if there is no further one."""
    if wait.muted or not person.reminded or wait.late is not None or (wait.nudges >= MOST and not wait.granted):
        return None
    peace = AFTER_ANOTHER if pace.clocked else 1
    least = 0 if wait.nudged is None else wait.nudged + peace
    return next((time for time in _reminders(wait, pace, person) if time >= least), None)


def _reminders(wait: PendingTurn, pace: Pace, person: Person) -> list[int]:
    """After how many counted seconds reminders come, the last one before the end of the time."""
    end = allowed(wait, pace)
    if pace.first is None:
        times = [max(wait.bank // 2, AFTER_THE_CALL), max(end - BEFORE_THE_END, AFTER_THE_CALL)]
    else:
        times = [(person.first or pace.first) * often for often in pace.often]
    if not person.others:
        times = times[:1]
    if wait.granted:
        times.append(end - BEFORE_THE_END)
    return sorted({time for time in times if time < end})


def _unended(wait: PendingTurn, person: Person) -> int | None:
    """After how many counted seconds the owner is reminded of a turn begun and not ended."""
    if wait.pressed is None or wait.unended or wait.muted or not (person.reminded and person.to_end):
        return None
    return wait.pressed + UNENDED
