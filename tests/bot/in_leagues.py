"""Leagues that are played at a Discord of our own."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bot.background.leagues import LeagueKeeper
from bot.core.leagues import counting, signing_up
from bot.local.world import Channel
from bot.store import leagues
from bot.store.server_settings import ANNOUNCEMENTS
from rules.core.rng import Rng
from tests.bot.in_rooms import choose, playing_in
from tests.bot.running_bot import RunningBot
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from bot.core.caller import Caller
    from bot.local.seen import Reply
    from bot.store.league_tables import Seating
    from bot.store.leagues import Season
    from bot.store.records import MatchInfo

FOUR = ("Mika", "Jonas", "Giulia", "Tom")


@dataclass
class Played:
    """A league that is played at a Discord of our own."""

    here: RunningBot
    below: Channel
    id: int
    keeper: LeagueKeeper

    async def season(self) -> Season:
        found = await self.here.app.acting.read(lambda unit: leagues.load(unit.connection, self.id))
        assert found is not None
        return found

    async def look(self, times: int = 1) -> None:
        """Look after the league, with all posts sent in between."""
        for _ in range(times):
            await self.keeper.look()
            await self.here.quiet()

    async def opened(self) -> list[Seating]:
        """Open the tables of a round and deal them; those of more than one person."""
        await self.look(2)
        return [each for each in (await self.season()).now if not each.is_rest]

    async def info(self, seating: Seating) -> MatchInfo:
        return await self.here.inside.info(seating.match or "")

    async def finish(self, seating: Seating) -> None:
        """Play the match of a table to its end."""
        info = await self.info(seating)
        assert info.phase == "running"
        while await self.here.inside.play_on(info.id, Rng(info.id.encode()), 90, channel=info.channel):
            pass

    def caller(self, user: int, channel: int = 0) -> Caller:
        return replace(self.here.inside.caller(user, channel=channel or self.below.id), name=f"P{user % 1000}")

    async def join(self, count: int) -> list[int]:
        """Let people sign up, four of them known to the local Discord from the start."""
        fake, users = self.here.world.fake, []
        for number in range(count):
            if number < len(FOUR):
                user = self.here.user(FOUR[number])
            else:
                persona = fake.add_persona(f"Guest {number}", "en-US")
                fake.join(next(iter(fake.world.guilds.values())), persona)
                user = persona.id
            users.append(user)
            assert await self.sign_up(user) == "league-signed-up"
        return users

    async def sign_up(self, user: int) -> str:
        """Let someone sign up; the key of what is said."""
        return await self.here.app.acting.write(signing_up.sign_up, self.caller(user), self.id)

    async def counted_alike(self) -> None:
        """What is kept is what is counted anew."""
        assert await self.here.app.acting.write(counting.recount, keep=False) == 0


async def created(here: RunningBot, **chosen: str) -> int:
    """Create a league through its panels; its number."""
    mika = here.person("Mika")
    form = await mika.press(await mika.command("/league"), "New league")
    assert form.modal is not None
    panel = await mika.submit(form.modal, {"name": "Lanterns"})
    number = next(iter(panel.buttons.values()))["custom_id"].rpartition(":")[2]
    for slot, value in {"game": "toy", **chosen}.items():
        panel = await mika.choose(panel, f"leagues::0:set-{slot}:{number}", [value], forged=True)
        assert says(panel.text, "house-settings-saved"), slot
    return int(number)


@asynccontextmanager
async def league(tmp_path: Path, **chosen: str) -> AsyncIterator[Played]:
    """A league on a server that plays in threads; only what the test asks for is looked after."""
    async with playing_in(tmp_path, "thread") as (here, below):
        await choose(here, {ANNOUNCEMENTS: str(below.id)})
        number = await created(here, **chosen)
        yield Played(here, below, number, here.client.league_keeper)


async def start(played: Played, panel: Reply | None = None) -> Reply:
    mika = played.here.person("Mika")
    panel = panel or await mika.press(await mika.command("/league"), "Manage")
    return await mika.press(panel, "Start season 1")


def announced(played: Played) -> list[str]:
    """What was announced, the newest last."""
    there = played.here.world.fake.world.messages_in(played.below.id)
    return [str(each.components) for each in there if "Lanterns" in str(each.components)]


async def pinged(played: Played) -> list[int]:
    """Whom the lobbies of tables have pinged."""
    query = "SELECT value FROM outbox, json_each(ping) WHERE kind = 'lobby'"
    return await played.here.app.database.read(lambda c: [row[0] for row in c.execute(query)])
