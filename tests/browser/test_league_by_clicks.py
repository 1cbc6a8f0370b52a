"""Leaving a league on a phone, by clicks: someone withdraws, and a manager takes someone out; each asks before."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from bot.discord import ids
from bot.local.page.site import open_page
from tests.bot.in_leagues import league, start
from tests.browser.heights.measuring import HEIGHT, WIDTH
from tests.browser.test_lesson import click, panel
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from bot.local.seen import Seen
    from tests.bot.in_leagues import Played
    from tests.browser.window import Visitors, Window


def named(shown: Seen, slot: str) -> str:
    """The button or menu of a panel that stands for something."""
    every = [str(each.get("custom_id", "")) for each in (*shown.buttons.values(), *shown.menus)]
    return next(name for name in every if (press := ids.read(name)) is not None and press.slot == slot)


@asynccontextmanager
async def walking(
    tmp_path: Path, visit: Callable[[str], AbstractAsyncContextManager[Visitors]], who: str
) -> AsyncIterator[tuple[Played, list[int], Window]]:
    """A league whose first round is being played, and someone at a phone, who has not gone to its rooms."""
    async with (
        league(tmp_path, seats="2", rounds="2") as played,
        open_page(played.here.world.fake) as address,
        visit(address) as visitors,
    ):
        phone = await visitors.open(who, width=WIDTH, height=HEIGHT)
        users = await played.join(4)
        await start(played)
        await played.opened()
        yield played, users, phone


async def test_who_withdraws_is_asked_before(
    tmp_path: Path, visit: Callable[[str], AbstractAsyncContextManager[Visitors]]
) -> None:
    who = "Jonas"
    async with walking(tmp_path, visit, who) as (played, users, phone):
        here = played.here
        await here.person(who).command("/league")
        shown = await panel(phone, here, who)
        asked = await click(phone, here, who, shown, (named(shown, "leave"), ()))
        assert says(asked.text, "league-withdraw-sure")
        shown = await click(phone, here, who, asked, (named(asked, "back"), ()))
        assert not any(one.gone for one in (await played.season()).entrants), "asked, and kept"
        asked = await click(phone, here, who, shown, (named(shown, "leave"), ()))
        left = await click(phone, here, who, asked, (named(asked, "gone"), ()))
        assert says(left.text, "league-withdrawn")
        assert [one.user for one in (await played.season()).entrants if one.gone] == [users[1]]


async def test_a_manager_is_asked_before_someone_is_taken_out(
    tmp_path: Path, visit: Callable[[str], AbstractAsyncContextManager[Visitors]]
) -> None:
    who = "Mika"
    async with walking(tmp_path, visit, who) as (played, users, phone):
        here = played.here
        await here.person(who).command("/league")
        shown = await panel(phone, here, who)
        manage = await click(phone, here, who, shown, (named(shown, "manage"), ()))
        asked = await click(phone, here, who, manage, (named(manage, "out"), (str(users[2]),)))
        assert says(asked.text, "league-out-sure")
        assert f"P{users[2] % 1000}" in asked.text
        out = await click(phone, here, who, asked, (named(asked, "outed"), ()))
        assert says(out.text, "league-taken-out")
        assert [one.user for one in (await played.season()).entrants if one.gone] == [users[2]]
