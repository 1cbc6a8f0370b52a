"""A table whose stored game is damaged and repaired, then played to its end while the bot is killed again and again.

Beside it stands its twin: a copy from before the damage, which is given the same answers and must come to the same end.
"""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, assert_never

from bot.store.backup import backup
from rules.core.frozen import frozen
from rules.core.log import Move, Undo
from tests.end_to_end.aiming import Aiming
from tests.end_to_end.deployment import START, deployed, with_few_pictures
from tests.end_to_end.judge import (
    claims_of,
    everyone_sees_the_score,
    load_match,
    log_of,
    match_in,
    posts_of,
    unanswered_of,
)
from tests.end_to_end.kills import MORTAL, Killer
from tests.end_to_end.matches import deal
from tests.end_to_end.sentences import says
from tests.laboratory.going_back import beyond, gone_back, reachable

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from rules.core.match import Match
    from tests.end_to_end.deployment import Deployment
    from tests.end_to_end.matches import Table

Damage: TypeAlias = Literal["position", "log"]
"""What is damaged: the stored position, which the log leads to again, or the log, for which a copy is put back."""

BEFORE: Final = 14
"""Answers before the damage."""

AFTER: Final = 6
"""Turns after which the table goes back, once to before one of its last answers and once as far as it can."""

TWIN: Final = "twin"
"""Folder of the copy."""


@frozen
class Case:
    """A table that is to be repaired.

    Attributes:
        game: What is played.
        names: Who plays.
        way: What all aim at and how they answer; None for any answers at all, by buttons.
        damage: What is damaged.
    """

    game: str
    names: tuple[str, ...]
    way: tuple[str, Literal["buttons", "typing"]] | None
    damage: Damage

    def on(self, table: Table) -> Callable[[Random], Awaitable[None]]:
        """What plays on at its table."""
        match self.way:
            case None:
                return table.press_on
            case (aim, "buttons"):
                return Aiming(table, aim).by_buttons
            case (aim, "typing"):
                return Aiming(table, aim).by_typing
            case _:
                assert_never(self.way)


CASES: Final = (
    Case("osaka", ("Mika", "Jonas"), None, "position"),
    Case("osaka", ("Mika", "Jonas", "Giulia"), None, "log"),
    Case("yokohama", ("Tom", "Anna"), ("church", "buttons"), "position"),
    Case("nippon", ("Giulia", "Anna"), ("modifiers", "typing"), "position"),
)
"""Tables that are repaired; in every run of the laboratory the first one is."""


@dataclass(slots=True)
class Repaired:
    """What came of a repaired table.

    Attributes:
        answers: Answers of the whole match.
        undone: How often it went back, as all had agreed.
        kills: How often the bot was killed.
        wrong: What was found wrong, one line each.
    """

    answers: int = 0
    undone: int = 0
    kills: int = 0
    wrong: list[str] = field(default_factory=list)

    def told(self, case: Case) -> str:
        """In a line, what was done."""
        return (
            f"  {self.kills:5}  kills of a table whose {case.damage} was damaged and repaired: "
            f"{self.answers} answers of {case.game}, {self.undone} times gone back, the end as its twin's"
        )


async def play(folder: Path, case: Case, seed: int, kills: int, checked: Callable[[int], None]) -> Repaired:
    """Play a table, damage and repair it, play it to its end under kills, and hold it against its twin.

    Args:
        folder: Where everything is kept.
        case: What is played, and what is damaged.
        seed: What decides.
        kills: Most kills; a match may be over before.
        checked: Told how much was held against the schema.
    """
    rng, found = Random(seed), Repaired()
    async with deployed(folder, checked, with_few_pictures(folder), PRESSES="10000") as here:
        table = await deal(here, case.game, case.names)
        on = case.on(table)
        while table.revision < BEFORE:
            await table.turns(on, rng, 1)
        found.wrong += await _damage_and_repair(here, table, case.damage, rng)
        table.killer = Killer(here, rng, table.channel, await table.dms(), [rng.choice(MORTAL) for _ in range(kills)])
        await _play_on(table, on, rng, found)
        await table.killer.rest()
        await here.well()
        found.answers, found.kills = table.revision, table.killer.struck.total()
        found.wrong += [*await _judged(here, table, case.damage), *_beside_its_twin(here, table)]
        await everyone_sees_the_score(table)
    return found


async def _damage_and_repair(here: Deployment, table: Table, damage: Damage, rng: Random) -> list[str]:
    """Damage a table while the bot is down, let people find it so, and repair it; what is not as it should be."""
    await here.well()
    await here.control.ask("kill_bot", restart=False)
    twin = here.folder / TWIN
    twin.mkdir()
    backup(here.folder / "hatoba.sqlite3", twin / "hatoba.sqlite3")
    _harm(here, table.match, damage, rng)
    await here.control.ask("start_bot")
    await here.control.bot_connected(START)
    reply = await table.panel(table.waited()[0])
    wrong = [] if reply is not None and says(reply.text, "bot-unreadable") else [f"a damaged game says {reply}"]
    await here.control.ask("kill_bot", restart=False)
    wrong += [f"logged of the damage: {line[:2000]}" for line in here.complaints() if table.match not in line]
    # What was logged of the damage counts; from here on nothing more may be.
    (here.folder / "bot.log").rename(here.folder / "damaged.log")
    wrong += _repair(here, table.match, damage)
    came = await here.came()
    await here.control.ask("start_bot")
    await here.reborn(came)
    return wrong


def _harm(here: Deployment, match: str, damage: Damage, rng: Random) -> None:
    with closing(sqlite3.connect(here.folder / "hatoba.sqlite3", isolation_level=None)) as database:
        match damage:
            case "position":
                harmed = "UPDATE matches SET snapshot = 'x' || substr(snapshot, 2) WHERE id = ?"
                database.execute(harmed, (match,))
            case "log":
                lost = rng.randrange(BEFORE)
                database.execute("DELETE FROM entries WHERE match = ? AND number = ?", (match, lost))
            case _:
                assert_never(damage)


def _repair(here: Deployment, match: str, damage: Damage) -> list[str]:
    """What whoever runs the house does, who does what is said; what is said wrongly."""
    here.close()
    refused = _command(here, "repair", match, "--back", "2")
    match damage:
        case "position":
            hint, done = "--replay", _command(here, "repair", match, "--replay")
        case "log":
            copy = here.folder / TWIN / "hatoba.sqlite3"
            hint, done = "restore a backup", _command(here, "restore", str(copy))
        case _:
            assert_never(damage)
    shown = _command(here, "repair", match)
    wrong = [] if refused.returncode and hint in refused.stderr else [f"{damage} damaged, and told {refused}"]
    return wrong + [f"not repaired: {one}" for one in (done, shown) if one.returncode]


def _command(here: Deployment, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *words]
    return subprocess.run(command, env=here.environment, capture_output=True, text=True, check=False)


async def _play_on(table: Table, on: Callable[[Random], Awaitable[None]], rng: Random, found: Repaired) -> None:
    """Play to the end; on the way the table goes back twice, as all agree, and not beyond what was repaired."""
    base = load_match(table.here, table.match).match.base()
    found.wrong += await beyond(table, base)
    for far in (0, -1):
        await table.turns(on, rng, AFTER)
        points = reachable(table)
        found.wrong += [f"{table.match} offers to go back to {to} beyond {base}" for to in points if to < base]
        if table.phase == "running" and points:
            await gone_back(table, points[far])
            found.undone += 1
    await table.play(on, rng)


async def _judged(here: Deployment, table: Table, damage: Damage) -> Sequence[str]:
    record = await here.record()
    # A copy that is put back posts under another name, so that Discord takes none of its posts for one of before.
    posted = posts_of(here, record) if damage == "position" else ()
    return [
        *unanswered_of(here, record),
        *posted,
        *log_of(here, table.match),
        *claims_of(here, table),
        *(f"the bot did what a bot does not do: {each}" for each in await here.control.violations()),
        *(f"logged: {line[:2000]}" for line in here.complaints()),
    ]


def _beside_its_twin(here: Deployment, table: Table) -> Sequence[str]:
    """What differs once the twin was given all answers that were given after the damage."""
    own = load_match(here, table.match).match
    twin = match_in(here.folder / TWIN, table.match).match
    known = twin.revision
    _follow(twin, own)
    pairs = {
        "result": (own.results(), twin.results()),
        "end": (own.end_reason(), twin.end_reason()),
        "position": (own.view(None), twin.view(None)),
        "answers, and what they drew and told": (list(own.standing_moves), list(twin.standing_moves)),
    }
    if known == own.revision:
        return ["nothing was played after the damage"]
    return [f"the {what} is not the twin's" for what, (mine, its) in pairs.items() if mine != its]


def _follow(twin: Match, own: Match) -> None:
    """Give a twin all answers that the other has got beyond its own."""
    for entry in own.entries[twin.revision :]:
        match entry:
            case Move():
                twin.play(entry.seat, entry.notation)
            case Undo(agreed=True):
                twin.go_back(entry.seat, entry.to)
            case Undo():
                twin.take_back(entry.seat, entry.to)
            case _:
                # A repair leads to where the twin is already.
                pass
