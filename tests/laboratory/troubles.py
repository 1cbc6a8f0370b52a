"""Troubles that come over a bot while people play: kills, broken connections, a held database, closed doors."""

from __future__ import annotations

import asyncio
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Literal, TypeAlias, assert_never, get_args

from bot.local.waiting import wait_for
from tests.end_to_end.deployment import Deployment, taken_hold_of
from tests.end_to_end.judge import load_match
from tests.end_to_end.kills import CALLBACK, ORIGINAL
from tests.end_to_end.matches import Table

Trouble: TypeAlias = Literal[
    "killed at any moment",
    "killed while it starts",
    "killed before a request is stored",
    "killed after a request was stored",
    "cut off before a request is stored",
    "cut off after a request was stored",
    "database held by someone else",
    "messages slowed down",
    "direct messages closed",
    "nonces forgotten with chat between",
    "killed, and repaired meanwhile",
]
TROUBLES: tuple[Trouble, ...] = get_args(Trouble)

TWICE: Trouble = "killed while it starts"
"""The trouble that is two kills."""

START = 0.9
"""Seconds within which the bot opens its database, tidies up and comes to the gateway."""

PATIENT = 6.0
"""Seconds after which a fault that struck nothing is taken back."""

HELD = 3.0
"""Seconds for which someone else may hold the database."""

FORGOTTEN = 200.0
"""Seconds after which no one relies on a nonce."""

CHAT = 60
"""Messages of others: more than Discord gives at a time."""

REPAIR = 6.0
"""Seconds within which a repair is killed; it takes about so long."""

SLOW = {
    "status": 429,
    "headers": {"Via": "1.1 proxy"},
    "body": {"message": "slow", "retry_after": 1.0, "global": False},
}


@dataclass(slots=True)
class Troublemaker:
    """Brings one trouble after the other over a bot.

    Attributes:
        here: Where the bot runs.
        tables: What is played there.
        rng: What comes when.
        came: How often each trouble came.
        kills: How often the bot was killed.
    """

    here: Deployment
    tables: Sequence[Table]
    rng: Random
    came: Counter[Trouble] = field(default_factory=Counter)
    kills: int = 0
    _due: list[Trouble] = field(default_factory=list)

    async def next(self, left: int) -> None:
        """Bring the next trouble, and wait until the bot is well again.

        Args:
            left: Kills that are still asked for: a trouble that brings more of them does not come.
        """
        if not self._due:
            # A kill is what there is most of to be learned from.
            self._due = [*TROUBLES, *[each for each in TROUBLES if each.startswith("killed")] * 2]
            self.rng.shuffle(self._due)
        trouble = self._due.pop()
        if trouble == TWICE and left < 2:
            return
        await asyncio.sleep(self.rng.uniform(0.1, 0.8))
        await self._bring(trouble)
        await self.here.control.ask("clear_faults")
        await self.here.well()

    async def _bring(self, trouble: Trouble) -> None:
        match trouble:
            case "killed at any moment":
                await self._kill()
            case "killed while it starts":
                await self._kill(reborn=False)
                await asyncio.sleep(self.rng.uniform(0.0, START))
                await self._kill()
            case "killed before a request is stored" | "killed after a request was stored":
                before = await self.here.came()
                if not await self._strike(trouble, kill=True):
                    return
                self.kills += 1
                await self.here.reborn(before)
            case "cut off before a request is stored" | "cut off after a request was stored":
                if not await self._strike(trouble, status=0):
                    return
            case "database held by someone else":
                await asyncio.to_thread(self._hold, self.rng.uniform(0.1, HELD))
            case "messages slowed down":
                if not await self._strike(trouble, **SLOW):
                    return
            case "direct messages closed":
                await self._close_doors()
            case "nonces forgotten with chat between":
                await self._forget()
            case "killed, and repaired meanwhile":
                await self._repair()
            case _:
                assert_never(trouble)
        self.came[trouble] += 1

    async def _kill(self, *, reborn: bool = True) -> None:
        before = await self.here.came()
        await self.here.control.ask("kill_bot")
        self.kills += 1
        if reborn:
            await self.here.reborn(before)

    async def _strike(self, trouble: Trouble, **spoiled: object) -> bool:
        """Spoil the next request of some kind; whether one came in time."""
        table = self.rng.choice(self.tables)
        posting = f"/channels/{self.rng.choice([table.channel, *await table.dms()])}/messages"
        method, route = self.rng.choice([("POST", CALLBACK), ("PATCH", ORIGINAL), ("POST", posting)])
        moment = "after" if "was stored" in trouble else "before"
        await self.here.control.ask("add_fault", method=method, route=route, moment=moment, **spoiled)
        for _ in range(int(PATIENT / 0.1)):
            await asyncio.sleep(0.1)
            struck = await self.here.control.ask("faults_left")
            if not struck["left"]:
                return True
        return False

    def _hold(self, seconds: float) -> None:
        """Hold the database as another program would."""
        with taken_hold_of(self.here.house):
            time.sleep(seconds)

    async def _repair(self) -> None:
        """Kill the bot, and let a table go back or be played again meanwhile; that is killed too, then done.

        Raises:
            AssertionError: It could not be done again.
        """
        came = await self.here.came()
        await self.here.control.ask("kill_bot", restart=False)
        self.kills += 1
        table = self.rng.choice(self.tables)
        way = self.rng.choice(
            [("--replay",), ("--back", str(max(0, len(load_match(self.here, table.match).match.standing_moves) - 2)))]
        )
        command = [sys.executable, "-m", "bot", "repair", table.match, *way]
        first = await asyncio.create_subprocess_exec(*command, env=self.here.environment, stdout=PIPE, stderr=PIPE)
        with suppress(TimeoutError):
            await asyncio.wait_for(first.wait(), self.rng.uniform(0.0, REPAIR))
        if first.returncode is None:
            first.kill()
            await first.wait()
        done = await asyncio.create_subprocess_exec(*command, env=self.here.environment, stdout=PIPE, stderr=PIPE)
        _, wrong = await done.communicate()
        assert done.returncode == 0 or wrong.decode().count("\n") == 1, wrong.decode()[-500:]
        await self.here.control.ask("start_bot")
        await self.here.reborn(came)

    async def _close_doors(self) -> None:
        person = self.rng.choice([each for table in self.tables for each in table.people.values()])
        await person.set_direct_messages(allowed=False)
        await asyncio.sleep(self.rng.uniform(0.5, 2.0))
        await person.set_direct_messages(allowed=True)

    async def _forget(self) -> None:
        """Let a post arrive without the bot's knowing, then kill it for longer than anyone remembers a nonce.

        Meanwhile others chat, and the machine's clock is moved: forward, or back.
        """
        table = self.rng.choice(self.tables)
        route = f"/channels/{table.channel}/messages"
        await self.here.control.ask("add_fault", method="POST", route=route, moment="after", status=0, times=100)
        before = len(await _created(table))
        try:
            await wait_for(lambda: _more(table, before), PATIENT)
        except TimeoutError:
            return
        await self.here.control.ask("kill_bot", restart=False)
        self.kills += 1
        await self.here.control.ask("clear_faults")
        await self.here.control.ask("advance", seconds=FORGOTTEN)
        with taken_hold_of(self.here.house) as database:
            moved = self.rng.choice((FORGOTTEN, -FORGOTTEN))
            database.execute("UPDATE outbox SET tried = tried - ? WHERE closed IS NULL AND tried IS NOT NULL", (moved,))
        talker = next(iter(table.people.values()))
        for number in range(CHAT):
            await talker.say(f"{number}", channel=table.channel)
        came = await self.here.came()
        await self.here.control.ask("start_bot")
        await self.here.reborn(came)


async def _created(table: Table) -> list[str]:
    """What the bot has posted in the channel of a table."""
    return [
        str(line["message"])
        for line in await table.here.record()
        if line["kind"] == "created"
        and (line["channel"], line["visible_to"]) == (table.channel, None)
        and line["nonce"]
    ]


async def _more(table: Table, before: int) -> bool:
    return len(await _created(table)) > before
