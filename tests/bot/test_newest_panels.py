"""One panel a person: Play again takes the former one away, and never someone else's or what is no panel."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import aiohttp
import discord
import pytest

from bot.discord.newest_panels import VALID, NewestPanels
from rules.core.rng import Rng
from tests.bot.running_bot import running_bot
from tests.bot.test_router import at_turn

if TYPE_CHECKING:
    from pathlib import Path

    from bot.local.people import Person
    from bot.local.seen import Seen


async def private(person: Person) -> list[Seen]:
    """What the person alone sees in the channel."""
    return [message for message in await person.channel() if message.ephemeral]


async def test_play_again_takes_the_place_of_the_former_panel(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        post = await here.dealt("osaka", "Mika", "Tom")
        person, other, first = await at_turn(here, post)
        await person.press(post, "View board")
        before = await private(person)
        again = await person.press(post, "Play")
        await here.well()
        after = await private(person)
        assert len(after) == len(before)
        left = {message.id for message in after}
        assert again.id in left
        assert first.id not in left
        # By a command as well, and after the panel has been pressed.
        panel = await person.command("/play")
        told = await person.press(panel, "Red")
        assert told.id == panel.id
        await other.press(post, "Play")
        await here.well()
        assert panel.id in {message.id for message in await private(person)}
        assert await here.world.control.violations() == []


class Interaction:
    """As much of an interaction as is looked at; what it answered can be taken away once."""

    def __init__(self, guild: int | None = 1, user: int = 7) -> None:
        self.guild_id, self.channel_id, self.user = guild, 3, SimpleNamespace(id=user)
        self.gone = 0

    async def delete_original_response(self) -> None:
        self.gone += 1


async def came(panels: NewestPanels, interaction: Interaction, match: str = "7K2", *, anew: bool = True) -> None:
    await panels.came(cast("discord.Interaction", interaction), match, anew=anew)


async def test_only_ones_own_panel_in_this_channel_goes_and_none_that_is_too_old() -> None:
    clock = [0.0]
    panels = NewestPanels(lambda: clock[0])
    first, pressed, second, foreign, direct = (
        Interaction(),
        Interaction(),
        Interaction(),
        Interaction(user=8),
        Interaction(None),
    )
    await came(panels, first)
    await came(panels, foreign)
    await came(panels, direct)
    await came(panels, pressed, anew=False)
    assert (first.gone, foreign.gone, pressed.gone) == (0, 0, 0)
    await came(panels, second)
    # The panel is reached through the press that changed it last.
    assert (first.gone, pressed.gone, foreign.gone) == (0, 1, 0)
    clock[0] = VALID + 1
    await came(panels, Interaction())
    assert second.gone == 0
    assert len(panels.shown) == 1
    await came(panels, direct)
    assert direct.gone == 0


class Kept(Interaction):
    """One whose answer cannot be taken away."""

    def __init__(self, why: Exception) -> None:
        super().__init__()
        self._why = why

    async def delete_original_response(self) -> None:
        raise self._why


DISMISSED = discord.NotFound(
    SimpleNamespace(status=404, reason="Not Found"), {"code": 10008, "message": "Unknown Message"}
)


@pytest.mark.parametrize("why", [DISMISSED, aiohttp.ServerDisconnectedError(), TimeoutError()], ids=repr)
async def test_a_panel_that_cannot_be_taken_away_is_not_missed(why: Exception) -> None:
    panels, former, anew = NewestPanels(lambda: 0.0), Kept(why), Interaction()
    await came(panels, former)
    await came(panels, anew)
    assert panels.shown[7, 3].interaction is cast("discord.Interaction", anew)


async def test_when_a_match_is_over_its_panels_go_but_of_who_ended_it() -> None:
    panels, ended, waiting, elsewhere = (
        NewestPanels(lambda: 0.0),
        Interaction(user=7),
        Interaction(user=8),
        Interaction(user=9),
    )
    await came(panels, ended)
    await came(panels, waiting)
    await came(panels, elsewhere, "9QX")
    await panels.over("7K2", 7)
    assert (ended.gone, waiting.gone, elsewhere.gone) == (0, 1, 0)
    await panels.over("7K2", None)
    assert (ended.gone, waiting.gone, elsewhere.gone) == (1, 1, 0)


@pytest.mark.long
async def test_nothing_waits_for_anyone_after_the_end(tmp_path: Path) -> None:
    async with running_bot(tmp_path) as here:
        channel = next(iter(here.world.fake.world.channels))
        match = await here.laid("osaka", "Mika", "Tom", channel=channel)
        people = {here.user(name): here.person(name) for name in ("Mika", "Tom")}
        post = await here.seen(here.person("Mika"), lambda message: "Play" in message.buttons)
        for person in people.values():
            await person.press(post, "Play")
            assert len(await private(person)) == 1
        await here.inside.play_on(match, Rng(b"to the end"), 1000, channel=channel)
        await here.quiet()
        over = await here.inside.load(match, None)
        ended = over.people[over.match.standing_moves[-1].seat].mention
        # Whoever ended it reads in their panel that it is over; here they pressed nothing.
        for user, person in people.items():
            assert bool(await private(person)) == (user == ended)
