"""Killing the bot at every stage of a press, and counting where it died."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Literal, TypeAlias, assert_never, get_args

from tests.end_to_end.deployment import Deployment

Stage: TypeAlias = Literal[
    "on the frame of the press",
    "before the acknowledgement counts",
    "after the acknowledgement counted",
    "before a post is stored",
    "after a post was stored",
    "before the answer is edited in",
    "after the answer was edited in",
    "before a direct message is stored",
    "after a direct message was stored",
    "some milliseconds after the press",
]
STAGES: tuple[Stage, ...] = get_args(Stage)

MORTAL: tuple[Stage, ...] = tuple(stage for stage in STAGES if "direct message" not in stage)
"""Stages that every match comes to; where hands change but now and then, one could wait long for a direct message."""

CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
COMMIT_AND_DRAWING = 0.12
"""Seconds from a press within which it is committed, drawn and posted."""


@dataclass(slots=True)
class Killer:
    """Kills the bot again and again while a match is played.

    Attributes:
        here: Where it runs.
        rng: When to kill next.
        channel: Id of the match's channel.
        dms: Ids of the players' direct messages; none where a game has no hands.
        due: Stages at which it still has to die.
        struck: How often it died at each.
    """

    here: Deployment
    rng: Random
    channel: str
    dms: list[str]
    due: list[Stage]
    struck: Counter[Stage] = field(default_factory=Counter)
    _armed: Stage | None = None
    _rest: int = 3
    _came: int = 1

    @property
    def is_done(self) -> bool:
        """Whether it has killed at every stage, as far as it has counted."""
        return not self.due and self._armed is None

    async def before_press(self) -> None:
        """Perhaps send a fault that kills; it blows until it has."""
        await self._count()
        self._rest -= 1
        if self._armed is None and self.due and self._rest <= 0:
            self._armed = self.due.pop()
            await self._arm(self._armed)

    async def after_press(self) -> None:
        """Perhaps kill at once."""
        match self._armed:
            case "on the frame of the press":
                await self.here.control.ask("kill_bot")
            case "some milliseconds after the press":
                await asyncio.sleep(self.rng.uniform(0, COMMIT_AND_DRAWING))
                await self.here.control.ask("kill_bot")
            case _:
                pass

    async def rest(self) -> None:
        """Let the bot live from now on."""
        await self._count()
        await self.here.control.ask("clear_faults")
        if self._armed is not None:
            self.due.append(self._armed)
            self._armed = None

    async def _count(self) -> None:
        came = await self.here.came()
        if came > self._came and self._armed is not None:
            await self.here.control.ask("clear_faults")
            self.struck[self._armed] += 1
            self._armed, self._rest = None, self.rng.randint(1, 5)
        self._came = came

    async def _arm(self, stage: Stage) -> None:
        match stage:
            case "on the frame of the press" | "some milliseconds after the press":
                return
            case "before the acknowledgement counts":
                await self._storm("POST", CALLBACK, "before")
            case "after the acknowledgement counted":
                await self._storm("POST", CALLBACK, "after")
            case "before a post is stored":
                await self._storm("POST", f"/channels/{self.channel}/messages", "before")
            case "after a post was stored":
                await self._storm("POST", f"/channels/{self.channel}/messages", "after")
            case "before the answer is edited in":
                await self._storm("PATCH", ORIGINAL, "before")
            case "after the answer was edited in":
                await self._storm("PATCH", ORIGINAL, "after")
            case "before a direct message is stored":
                await self._storm_direct("before")
            case "after a direct message was stored":
                await self._storm_direct("after")
            case _:
                assert_never(stage)

    async def _storm_direct(self, moment: Literal["before", "after"]) -> None:
        """Kill at the next direct message to some player, whether it is sent or one that is there is edited."""
        place = self.rng.choice(self.dms)
        await self._storm("POST", f"/channels/{place}/messages", moment)
        for (message,) in self.here.rows("SELECT message FROM messages WHERE channel = ?", int(place)):
            await self._storm("PATCH", f"/channels/{place}/messages/{message}", moment)

    async def _storm(self, method: str, route: str, moment: Literal["before", "after"]) -> None:
        await self.here.control.ask("add_fault", method=method, route=route, moment=moment, kill=True)


def table_of(struck: Counter[Stage]) -> list[str]:
    """The kills by stage, one line each."""
    return [f"  {struck[stage]:3}  {stage}" for stage in STAGES] + [f"  {struck.total():3}  kills"]
