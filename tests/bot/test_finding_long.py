"""A server of two hundred people over weeks: who looks for players finds some, and no one is disturbed for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from bot.core import clock
from bot.core.do_not_disturb import quiet_until
from bot.core.match.party import ANSWER
from bot.store import matches, persons
from bot.store.searches import CASUAL, RANKED
from bot.store.spans import DAY, MINUTE
from bot.topics.find import operations
from bot.topics.find.fitting import TOGETHER, awake
from tests.bot.harness import Harness
from tests.bot.passing import advance
from tests.bot.seeking import here, look, one_round, sleep, stands

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.records import MatchInfo
    from tests.conftest import Sample

PEOPLE = range(1000, 1200)
WEEKS = (0, 2, 8)
"""In a heavy run, and in full."""
ROUND = 15 * MINUTE
ZONES = ("Europe/Berlin",) * 5 + ("Europe/London", "America/New_York", "America/Los_Angeles", "Asia/Tokyo")
GAMES = (("yokohama",), ("osaka",), ("nippon",), ("yokohama", "osaka"), ("yokohama", "osaka", "nippon"))
SEATS = ((2, 3, 4), (3, 4), (4,), (2, 3), (3,))
PACES = (("day",),) * 4 + (("day", "slow"), ("live",), ("clock", "day"))
LANGS = (("en",),) * 3 + (("de", "en"),) * 3 + (("de",), ("it", "en"))
COUNTS = ((CASUAL,), (CASUAL, RANKED), (CASUAL, RANKED), (RANKED,))
OFTEN = 14 * DAY
"""Seconds after which someone looks for players again, on average."""

THERE = 0.85
"""Share of those who say that they are there."""


@dataclass
class Server:
    """What happens on the server."""

    harness: Harness
    chance: Random = field(default_factory=lambda: Random(27))
    began: dict[int, float] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    asked: dict[str, tuple[float, set[int]]] = field(default_factory=dict)
    seen: Counter[str] = field(default_factory=Counter)

    async def settle(self) -> None:
        """Everyone sets hours, but for a few, and some avoid someone."""
        for user in PEOPLE:
            if self.chance.random() < 0.8:
                evening, morning = self.chance.choice((21, 22, 23, 0)), self.chance.choice((6, 7, 8, 9))
                await sleep(self.harness, user, self.chance.choice(ZONES), f"{evening:02}:00-{morning:02}:00")
            if self.chance.random() < 0.2:
                others = self.chance.sample(PEOPLE, 3)
                await self.harness.acting.write(operations.avoid, self.harness.caller(user), others)

    async def begin(self) -> None:
        """Some begin to look, awake as they are."""
        for user in PEOPLE:
            if user not in self.began and self.chance.random() < ROUND / OFTEN and not await self._rests(user):
                pick = self.chance.choice
                chosen: dict[str, Any] = {
                    "games": pick(GAMES),
                    "seats": pick(SEATS),
                    "paces": pick(PACES),
                    "langs": pick(LANGS),
                    "counts": pick(COUNTS),
                }
                await look(self.harness, user, **chosen, reliable=self.chance.random() < 0.2)
                self.began[user] = clock.now()

    async def _rests(self, user: int) -> bool:
        preferences = await self.harness.database.read(lambda c: persons.load(c, [user])[user])
        return quiet_until(preferences, int(clock.now())) is not None

    async def find(self) -> None:
        """One round; whoever is brought to a table is awake, and all of them are for some hours of a day."""
        for info in await one_round(self.harness):
            now, fresh = clock.now(), [guest.user for guest in info.guests if not guest.confirmed]
            hours = (1 << 48) - 1
            for guest in info.guests:
                preferences = info.preferences[guest.user]
                hours &= awake(preferences, int(now))
                if guest.user in fresh and guest.user in self.began:
                    self.seen["violated"] += await self._rests(guest.user)
                    self.took.append(now - self.began.pop(guest.user))
            self.seen["violated"] += hours.bit_count() < TOGETHER
            self.seen["tables"] += info.id not in self.asked
            self.asked[info.id] = (now, {user for user in fresh if self.chance.random() < THERE})

    async def answer(self) -> None:
        """People answer within some hours while awake; a full table is played, and its people are free again."""
        for match, (since, there) in list(self.asked.items()):
            info = await self.harness.info(match)
            if info.phase != "lobby":
                del self.asked[match]
                continue
            for guest in info.guests:
                ready = since + self.chance.random() * ANSWER < clock.now()
                if guest.user in there and not guest.confirmed and ready and not await self._rests(guest.user):
                    await here(self.harness, info, guest.user)
            await self._end(await self.harness.info(match), since)

    async def _end(self, info: MatchInfo, since: float) -> None:
        full = len(info.guests) == info.seats and all(guest.confirmed for guest in info.guests)
        if not full and clock.now() - since < 3 * DAY:
            return
        self.seen["full"] += full
        for guest in info.guests:
            await self.harness.acting.write(operations.withdraw, self.harness.caller(guest.user))
        await self.harness.database.transact(lambda c: matches.end(c, info.id, "closed", int(clock.now())))

    async def give_up(self) -> None:
        """Those whose search is over may look again."""
        for user in list(self.began):
            if not (await stands(self.harness, user)).looking:
                self.seen["in vain"] += 1
                del self.began[user]


@pytest.mark.longest
@pytest.mark.long
async def test_two_hundred_people_find_players(harness: Harness, sample: Sample, tell: Callable[[str], None]) -> None:
    # From midnight on: how many look together depends on the hour, and a run at any hour must say the same.
    advance(DAY - clock.now() % DAY)
    server, weeks = Server(harness), sample(*WEEKS)
    await server.settle()
    for number in range(weeks * 7 * DAY // ROUND):
        await server.begin()
        await server.find()
        if number % 4 == 0:
            await server.answer()
        if number % 96 == 0:
            await server.give_up()
        await harness.pass_time(ROUND)
    within = sum(each <= DAY for each in server.took)
    tell(
        f"finding: {len(server.took)} places at {server.seen['tables']} tables in {weeks} weeks, "
        f"{within / len(server.took):.0%} within a day, {server.seen['in vain']} searches in vain, "
        f"{server.seen['full']} tables full, hours violated: {server.seen['violated']}"
    )
    assert server.seen["violated"] == 0
    assert within > 0.6 * len(server.took)
    assert server.seen["tables"] > 12 * weeks
