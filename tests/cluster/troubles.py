"""Troubles that come over a house of several processes, one after the other, and how long it is without an owner."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never, get_args

from tests.bot.postgres_server import kill_and_start, server
from tests.cluster.orders import CLAIM, DIES, ENTRY, STANDS_STILL, Order, Orders
from tests.end_to_end.deployment import ROOT, START
from tests.end_to_end.standing_by import Process, SharedHouse

if TYPE_CHECKING:
    from collections.abc import Callable

Trouble: TypeAlias = Literal[
    "killed at a statement",
    "killed as it takes the house",
    "killed at any moment",
    "frozen at any moment",
    "frozen before claiming",
    "frozen between claim and request",
    "frozen inside a transaction",
    "database killed",
    "cut off from the database for a moment",
    "cut off from Discord for a moment",
    "no word from the database",
    "no word from Discord",
    "no word from either",
    "stopped and started, one after the other",
]
TROUBLES: tuple[Trouble, ...] = get_args(Trouble)

LASTS: frozenset[Trouble] = frozenset(
    {
        "database killed",
        "cut off from the database for a moment",
        "cut off from Discord for a moment",
        "no word from Discord",
    }
)
"""Troubles in which the owner may stay what it is."""

LOOK = 0.02
"""Seconds between two looks at what has become of a process."""

PATIENT = 15.0
"""Seconds after which an order that no one came to is taken back."""

A_WHILE = 3.0
"""Seconds for which a trouble lasts in which the owner may stay what it is."""


@dataclass(slots=True)
class Troublemaker:
    """Brings troubles over a house.

    Attributes:
        house: The house.
        orders: What is to happen to whoever owns it.
        number: How many processes there should be.
        rng: What comes when.
        versions: Where the code of the version is that each update leads to, in turn; see `version`.
        version: Where the code is of all that are begun.
        came: By trouble, the seconds from each until another process had the house; 0 where none needed to.
        struck: At which kinds of statements a process was killed.
        tried: At which one was to be killed, by trouble.
    """

    house: SharedHouse
    orders: Orders
    number: int
    rng: Random
    versions: Iterator[Path] = field(default_factory=lambda: cycle([ROOT]))
    version: Path = ROOT
    came: defaultdict[Trouble, list[float]] = field(default_factory=lambda: defaultdict(list))
    struck: set[str] = field(default_factory=set)
    tried: set[tuple[Trouble, str]] = field(default_factory=set)

    @property
    def living(self) -> list[Process]:
        """The processes that have not ended."""
        return [each for each in self.house.processes if each.process.returncode is None]

    def owner(self) -> Process:
        """The process that owns the house."""
        owner = self.house.owner()
        assert owner is not None
        return next(each for each in self.living if owner.name.endswith(f", process {each.process.pid}"))

    async def begun(self, name: str) -> Process:
        """Start a process of the version that is the newest so far."""
        return await self.house.begun(name, self.version)

    async def well(self, former: Process | None = None) -> None:
        """Let all go on and enough of them run, and wait until one owns the house and all is posted and answered.

        Args:
            former: Whoever owned it before the trouble: where another does by now it ends, as soon as it sees that.
        """
        for each in self.living:
            each.line.let_go()
            each.database.let_go()
            each.thaw()
        if former is not None and former.process.returncode is None and self._is_owned() and self.owner() is not former:
            await former.ended()
        begun = [await self.begun("next") for _ in range(self.number - len(self.living))]
        until = time.monotonic() + START
        while not self._is_owned():
            assert time.monotonic() < until
            await asyncio.sleep(LOOK)
        for each in begun:
            if each is not self.owner():
                await self.house.stands_by(each)
        await self.house.here.well()

    def _is_owned(self) -> bool:
        owner = self.house.owner()
        return owner is not None and any(owner.name.endswith(f" {each.process.pid}") for each in self.living)

    async def bring(self, trouble: Trouble) -> bool:
        """Bring a trouble over the owner, wait until another process has the house, and let all be well again.

        Returns:
            Whether it came: no one may have come to the statement of an order.
        """
        owner, before = self.owner(), self.house.owner()
        assert before is not None
        await asyncio.sleep(self.rng.uniform(0.0, 0.5))
        begun = await self._strike(trouble, owner)
        if begun is None:
            await self.well(owner)
            return False
        if trouble in LASTS:
            await asyncio.sleep(A_WHILE)
            self.came[trouble].append(0.0)
        else:
            while (owned := self.house.owner()) is None or owned.epoch == before.epoch or not self._is_owned():
                assert time.monotonic() < begun + START, f"no one follows after: {trouble}; {len(self.living)} live"
                await asyncio.sleep(LOOK)
            self.came[trouble].append(time.monotonic() - begun)
        # Whoever was away comes back while another plays.
        await asyncio.sleep(self.rng.uniform(0.0, 2.0))
        await self.well(owner)
        return True

    async def _strike(self, trouble: Trouble, owner: Process) -> float | None:
        """Strike; the moment when it struck, or None if it did not."""
        match trouble:
            case "killed at a statement":
                order = self._deadly(trouble)
                return self._struck(order, await self._ordered(order, lambda: owner.process.returncode is not None))
            case "killed as it takes the house":
                order, before = self._deadly(trouble), len(self.living) - 1
                await owner.kill()
                begun = self._struck(order, await self._ordered(order, lambda: len(self.living) < before))
                await self.begun("next")
                return begun
            case "killed at any moment":
                await owner.kill()
            case "frozen at any moment":
                owner.freeze()
            case "frozen before claiming":
                return await self._ordered(Order(CLAIM, "before", STANDS_STILL), lambda: stands_still(owner))
            case "frozen between claim and request":
                order = Order(CLAIM, "after", STANDS_STILL, then="COMMIT")
                return await self._ordered(order, lambda: stands_still(owner))
            case "frozen inside a transaction":
                return await self._ordered(Order(ENTRY, "after", STANDS_STILL), lambda: stands_still(owner))
            case "database killed":
                await asyncio.to_thread(kill_and_start, server())
            case "cut off from the database for a moment":
                owner.database.cut()
            case "cut off from Discord for a moment":
                owner.line.cut()
            case "no word from the database":
                owner.database.hold()
            case "no word from Discord":
                owner.line.hold()
            case "no word from either":
                owner.database.hold()
                owner.line.hold()
            case "stopped and started, one after the other":
                self.version = next(self.versions)
                for each in sorted(self.living, key=lambda one: one is owner):
                    await each.stop()
                    if each is not owner:
                        await self.house.stands_by(await self.begun("new"))
            case _:
                assert_never(trouble)
        return time.monotonic()

    def _deadly(self, trouble: Trouble) -> Order:
        """The order to die at a kind of statement, if possible at one at which no one has died yet."""
        kinds = self.orders.kinds()
        fresh = [each for each in kinds if each not in self.struck and (trouble, each) not in self.tried]
        kind = self.rng.choice(fresh or kinds)
        self.tried.add((trouble, kind))
        return Order(kind, self.rng.choice(("before", "after")), DIES)

    def _struck(self, order: Order, begun: float | None) -> float | None:
        if begun is not None:
            self.struck.add(order.kind)
        return begun

    async def _ordered(self, order: Order, obeyed: Callable[[], bool]) -> float | None:
        self.orders.give(order)
        until = time.monotonic() + PATIENT
        while time.monotonic() < until:
            if obeyed():
                return time.monotonic()
            await asyncio.sleep(LOOK)
        self.orders.take_back()
        await asyncio.sleep(LOOK)
        return time.monotonic() if obeyed() else None


def stands_still(process: Process) -> bool:
    """Whether a process was stopped, and does not go on."""
    try:
        with open(f"/proc/{process.process.pid}/stat", encoding="ascii") as file:  # noqa: PTH123
            return file.read().rpartition(")")[2].split()[0] == "T"
    except OSError:
        return False
