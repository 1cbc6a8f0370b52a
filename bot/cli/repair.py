"""``repair``: what is wrong at a table, seen and set right while the bot is stopped."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from bot.cli.app import open_app
from bot.core.match import repairing
from bot.core.names import given
from bot.core.settings import load_settings
from bot.discord.screens.log import whole_log
from bot.discord.screens.reader import render_context, unmarked
from bot.discord.screens.repairs import adjusted_text
from bot.store.errors import StoreError
from render.core.words import Words
from rules.core.frozen import frozen
from rules.core.labels import Who
from rules.core.log import Repair
from rules.core.reasons import CannotGoBack, IllegalAction
from rules.core.seats import Seat

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from bot.core.loaded_match import LoadedMatch
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.match_rows import StoredMatch

WRONG: Final = (ValueError, LookupError, AssertionError)
"""What goes wrong over a match that is damaged."""

TAIL: Final = 12
"""Paragraphs of the log that are shown."""


class NotRepaired(ValueError):  # noqa: N818
    """Why nothing was done, in one sentence."""


@frozen
class Asked:
    """What is to be done to a match; with nothing of it, it is shown.

    Attributes:
        back: Line after which it is to go on.
        replay: Line up to which it is to be played again; -1 for all of them.
        void: Whether it is to end without a result.
        hand: Number of a seat from 1, id of the user who is to have it, and that person's name.
    """

    back: int | None = None
    replay: int | None = None
    void: bool = False
    hand: tuple[str, str, str] | None = None


def repair(asked: argparse.Namespace) -> int:
    """Show a match, or repair it; what keeps from it is said in one sentence."""
    hand = None if asked.hand is None else (asked.hand[0], asked.hand[1], asked.hand[2])
    try:
        for line in asyncio.run(_repaired(asked.match, Asked(asked.back, asked.replay, asked.void, hand))):
            print(line)
    except (StoreError, NotRepaired) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _repaired(match: str, asked: Asked) -> list[str]:
    async with open_app(load_settings()) as app:
        if asked == Asked():
            return await app.acting.read(shown, match)
        return [await app.acting.write(done, match, asked)]


def shown(unit: UnitOfWork, match: str) -> list[str]:
    """A match as everyone at its table sees it: who plays, how its log ends, how it stands.

    Raises:
        NotRepaired: It is not there, or cannot be read.
    """
    stored, words = _found(unit, match), Words.of("en")
    loaded = unit.load(stored, None) if (broken := _broken(unit, stored)) is None else _followed(unit, stored)
    if loaded is None:
        raise NotRepaired(f"{stored.id} cannot be read: {broken}")
    state = [*([] if broken is None else [broken]), *filter(None, [unmarked(adjusted_text(loaded, words))])]
    told = whole_log(loaded, words)[-TAIL:]
    board = loaded.face.text_board(loaded.match.view(None), render_context(loaded, words))
    return [
        f"{stored.id}: {stored.game}, {stored.phase}, {len(loaded.match.standing_moves)} lines stand",
        *state,
        *_seats(loaded, stored, words),
        "",
        *[_line(one.number, one.at, " · ".join(map(unmarked, one.lines))) for one in told],
        "",
        *map(unmarked, "\n".join(board).split("\n")),
    ]


def _seats(loaded: LoadedMatch, stored: StoredMatch, words: Words) -> Iterator[str]:
    for row in stored.rows.seats:
        who = (
            "free" if row.user is None and row.level is None else f"bot, {row.level}" if row.user is None else row.user
        )
        yield f"seat {row.seat + 1}: {words.plain_name(loaded.everyone, Who(Seat(row.seat)))} ({who})"


def _line(number: int, at: int, what: str) -> str:
    when = datetime.fromtimestamp(at, tz=UTC).strftime("%Y-%m-%d %H:%M") if at else ""
    return f"{number or '-':>4}  {when:16}  {what}"


def done(unit: UnitOfWork, match: str, asked: Asked) -> str:
    """Do one thing to a running match, all of it in this transaction; what was done, in a sentence.

    Raises:
        NotRepaired: Nothing was done.
    """
    stored = _found(unit, match)
    if stored.phase != "running":
        raise NotRepaired(f"{stored.id} is not running any more: nothing was changed.")
    broken = _broken(unit, stored)
    loaded = unit.load(stored, None) if broken is None else None
    if asked.void:
        repairing.end(unit, unit.info(stored.id), loaded)
        return f"{stored.id} has ended without a result; its table is told when the bot runs again."
    if loaded is None and asked.replay is not None:
        loaded = _followed(unit, stored)
    if loaded is None:
        raise NotRepaired(f"{stored.id} cannot be read: {broken}")
    if asked.hand is not None:
        return _handed_over(unit, loaded, *asked.hand)
    return _set_right(unit, loaded, asked)


def _set_right(unit: UnitOfWork, loaded: LoadedMatch, asked: Asked) -> str:
    match, stands = loaded.info.id, len(loaded.match.standing_moves)
    act = Repair("back", agreed=False, to=asked.back)
    if asked.replay is not None:
        act = Repair("replay", agreed=False, to=None if asked.replay < 0 else asked.replay)
    try:
        repairing.set_right(unit, loaded, act)
    except CannotGoBack:
        raise NotRepaired(f"{match} cannot go on after that line: {stands} stand, nothing was changed.") from None
    except IllegalAction as refused:
        why = Words.of("en").plain(refused.reason.label, loaded.everyone)
        raise NotRepaired(f"{match} cannot be played again by the present rules ({why}); try fewer lines.") from None
    left = len(unit.load(unit.stored(match), None).match.standing_moves)
    return f"{match} goes on after line {left}; its table is told when the bot runs again. It counts in no result."


def _handed_over(unit: UnitOfWork, loaded: LoadedMatch, number: str, user: str, name: str) -> str:
    match, seats = loaded.info.id, len(loaded.people)
    if not number.isdecimal() or not 1 <= int(number) <= seats:
        raise NotRepaired(f"{match} has the seats 1 to {seats}; {number} is none of them.")
    if not user.isdecimal() or not 0 < int(user) < 1 << 63:
        raise NotRepaired(f"{user} is no id of a user; at Discord it is copied from a person's menu.")
    if any(person.owner == int(user) for person in loaded.people):
        raise NotRepaired(f"{user} has a seat of {match} already.")
    if not (called := given(name)):
        raise NotRepaired("A name needs at least one letter or digit.")
    repairing.hand_seat_over(unit, loaded, Seat(int(number) - 1), int(user), called)
    return f"Seat {number} of {match} is {called}'s now; the table is told when the bot runs again."


def _found(unit: UnitOfWork, match: str) -> StoredMatch:
    stored = unit.find(match.strip().upper())
    if stored is None:
        raise NotRepaired(f"There is no game {match}.")
    if stored.seed is None:
        raise NotRepaired(f"{stored.id} has not been dealt: there is nothing to repair.")
    return stored


def _broken(unit: UnitOfWork, stored: StoredMatch) -> str | None:
    """Why a match cannot be read, and what helps; None if it can."""
    try:
        read = unit.load(stored, None).match
        read.questions()
        list(read.entries)
    except WRONG:
        unit.taken_up.clear()
        if _followed(unit, stored) is None:
            return "its log is damaged: restore a backup, or end it by --void."
        return "its position is damaged, its log is sound: --replay plays it again."
    return None


def _followed(unit: UnitOfWork, stored: StoredMatch) -> LoadedMatch | None:
    """A match whose position is lost, played again by its log; None if that cannot be either."""
    try:
        return repairing.followed(unit, stored)
    except WRONG:
        return None
