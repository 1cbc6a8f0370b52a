"""A trial: people play at tables of a house of several processes while one trouble after the other comes over it."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import cycle
from math import inf
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.local.seen import NotPossible
from bot.store.errors import PostgresFault, StoreError
from tests.bot.postgres_server import ask_server
from tests.cluster.orders import Orders
from tests.cluster.troubles import TROUBLES, Trouble, Troublemaker
from tests.end_to_end.deployment import ROOT, START, Deployment
from tests.end_to_end.judge import claims_of, log_of, posts_of, unanswered_of
from tests.end_to_end.matches import deal
from tests.end_to_end.standing_by import shared_house
from tests.laboratory.shadow import Shadow

if TYPE_CHECKING:
    from pathlib import Path

    from tests.end_to_end.matches import Table

Party: TypeAlias = tuple[str, tuple[str, ...]]

PARTIES: tuple[Party, ...] = (("osaka", ("Mika", "Jonas", "Giulia")), ("yokohama", ("Tom", "Anna")))
"""What is played, and by whom."""

AWAY = 0.1
"""Seconds between two looks at a server that is away."""

UNDISTURBED = 6
"""Answers at each table before the first trouble: by then it is known what the database is asked."""


@dataclass(slots=True)
class Trial:
    """What came of a trial.

    Attributes:
        came: By trouble, the seconds until the house had an owner again.
        missed: How often a trouble was to come and did not, as no one came to the statement.
        struck: At which kinds of statements a process was killed.
        asked: The kinds that were asked.
        answers: Entries of all logs.
        posts: What was posted twice, or never.
        unanswered: Presses that the house took and never answered.
        logged: What was logged as wrong, and how often.
        wrong: All else that is not as it should be.
    """

    came: Mapping[Trouble, Sequence[float]] = field(default_factory=dict)
    missed: Counter[Trouble] = field(default_factory=Counter)
    struck: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()
    answers: int = 0
    posts: list[str] = field(default_factory=list)
    unanswered: list[str] = field(default_factory=list)
    logged: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """What is reported."""
        told = [
            f"  {len(each):4}  {trouble}: owned again after {median(each):.1f} s, at most {max(each):.1f} s"
            for trouble, each in self.came.items()
        ]
        return [
            *told,
            f"  {self.missed.total():4}  that did not come",
            f"  {len(self.struck):4}  kinds of statements at which a process was killed, of {len(self.asked)}",
            f"  {self.answers:4}  answers",
            f"  {len(self.posts):4}  posts doubled or missing",
            f"  {len(self.unanswered):4}  unanswered",
            f"  {len(self.wrong):4}  other faults",
            *(f"  {times:4}  logged: {event}" for event, times in self.logged.most_common()),
        ]


class Patient(Deployment):
    """What is beside a house whose server may just be away."""

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of the database, once it is there."""
        until = time.monotonic() + START
        while True:
            try:
                return super().rows(query, *values)
            except (StoreError, PostgresFault):
                if time.monotonic() > until:
                    raise
                time.sleep(AWAY)

    async def well(self) -> None:
        """Wait until a process listens, and has posted all that there was to post.

        What was answered while the server was away could not be noted: the next owner, or the person's next press, sees
        to that.
        """
        await self.control.bot_connected(START)
        await self.quiet()


async def play(
    folder: Path,
    seed: int,
    wanted: Counter[Trouble],
    *,
    processes: int = 2,
    lease: int = 3,
    parties: Sequence[Party],
    before: Path | None = None,
    most: float = inf,
) -> Trial:
    """Play until each trouble has come as often as it is wanted.

    Args:
        folder: Where everything is kept.
        seed: What decides.
        processes: How many of the house there are.
        lease: Seconds for which an owner may not be heard of.
        parties: What is played, and by whom.
        before: Where the code of an earlier version is, with which updates alternate; None: they lead to this one.
        most: Seconds after which no other trouble comes.
    """
    rng, trial, orders = Random(seed), Trial(), Orders(folder)
    if wanted["database killed"]:
        # Else a kill would take what was kept a moment ago, as an operator was promised that it does not.
        ask_server("ALTER SYSTEM RESET synchronous_commit")
        ask_server("SELECT pg_reload_conf()")
    member = (sys.executable, "-m", "tests.cluster.member", str(folder))
    async with shared_house(folder, lease, member) as house:
        house.here = Patient(house.here.control, None, folder, house.address)
        versions = cycle([ROOT] if before is None else [before, ROOT])
        maker, over = Troublemaker(house, orders, processes, rng, versions), asyncio.Event()
        for number in range(processes):
            await maker.begun(f"process-{number}")
        await maker.well()
        tables = [await deal(house.here, game, names) for game, names in parties]
        # What only a first evening asks is not come to later; see `tests.cluster.first_evenings`.
        orders.forget()
        await maker.owner().stop()
        await maker.well()
        for table in tables:
            await table.turns(table.press_on, rng, UNDISTURBED)
        shadow, calm = Shadow(folder / "shadow.jsonl"), asyncio.Lock()
        playing = [
            asyncio.create_task(_play_on(tables, at, party, shadow, Random(seed + at), over, calm))
            for at, party in enumerate(parties)
        ]
        due = list(wanted.elements())
        rng.shuffle(due)
        try:
            until = time.monotonic() + most
            for trouble in due:
                if time.monotonic() > until:
                    break
                for task in playing:
                    if task.done():
                        task.result()
                sys.stdout.write(f"{trouble}\n")
                sys.stdout.flush()
                async with calm:
                    came = await maker.bring(trouble)
                trial.missed[trouble] += not came
        finally:
            over.set()
            await asyncio.gather(*playing, return_exceptions=True)
        for task in playing:
            task.result()
        # Whoever takes the house answers what is still to be answered.
        await maker.owner().stop()
        await maker.well()
        await super(Patient, house.here).well()
        trial.came, trial.struck = dict(maker.came), frozenset(maker.struck)
        trial.asked = frozenset(orders.kinds())
        await _judge(house.here, tables, shadow, trial)
    return trial


async def _judge(here: Deployment, tables: Sequence[Table], shadow: Shadow, trial: Trial) -> None:
    """Judge from outside, once all is posted and answered."""
    record = await here.record()
    trial.answers = here.number("SELECT count(*) FROM entries")
    trial.posts += posts_of(here, record)
    trial.unanswered += unanswered_of(here, record)
    trial.wrong += [f"the bot did what a bot does not do: {each}" for each in await here.control.violations()]
    for table in tables:
        shadow.look(here, table.match)
        trial.wrong += [*log_of(here, table.match), *claims_of(here, table)]
    trial.wrong += shadow.lost
    trial.logged.update(json.loads(line).get("event", "") for line in here.complaints())
    (here.folder / "record.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in record), encoding="utf-8")


async def _play_on(
    tables: list[Table], at: int, party: Party, shadow: Shadow, rng: Random, over: asyncio.Event, calm: asyncio.Lock
) -> None:
    """Play at one place until the trial is over; a match that is over is followed by another.

    No trouble comes over people who sit down: who was not heard would have to join again.
    """
    while not over.is_set():
        table = tables[at]
        if table.phase != "running":
            async with calm:
                tables.append(table)
                tables[at] = await deal(table.here, *party)
        elif table.waited():
            # What was just followed by another post cannot be pressed.
            with suppress(NotPossible):
                await table.turns(table.press_on, rng, 1)
            shadow.look(table.here, table.match)
        else:
            await asyncio.sleep(0.05)


def evenly(kills: int, freezes: int, databases: int, partitions: int, updates: int) -> Counter[Trouble]:
    """So many troubles of each sort, evenly among those of the sort."""
    sorts = {
        "killed": kills,
        "frozen": freezes,
        "database": databases,
        "cut": partitions,
        "no": partitions,
        "stopped": updates,
    }
    wanted = Counter[Trouble]()
    for begin, number in sorts.items():
        alike = [each for each in TROUBLES if each.split()[0] == begin]
        for count in range(number):
            wanted[alike[count % len(alike)]] += 1
    return wanted
