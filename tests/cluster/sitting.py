"""People who sit down at a table of their own and deal, though the bot may die of any step: then they try it again."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from bot.local.autoplay import by_verb
from bot.local.seen import NotPossible
from tests.end_to_end.matches import Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.local.people import Person
    from bot.local.seen import Reply
    from tests.end_to_end.deployment import Deployment

TRIES = 20
"""Tries after which a step is given up, of which one or two are needed."""


async def patiently_dealt(here: Deployment, game: str, names: Sequence[str]) -> Table:
    """Open a table in a channel of its own, join, and deal; see `tests.end_to_end.matches.deal`.

    Args:
        here: Where the bot runs.
        game: Its key.
        names: Who plays; the first one opens.
    """
    number = here.number("SELECT count(*) FROM matches")
    channel = str((await here.control.ask("add_channel", name=f"patient-{number}"))["id"])
    known = await here.ids()
    table = Table(here, channel, "", {known[name]: here.person(name) for name in names})
    for name in names:
        await _sat_down(table, game, here.person(name), known[name])
    opener = here.person(names[0])
    for _ in range(TRIES):
        if table.phase == "running":
            return table
        asked = await _pressed(table, opener, "start")
        deal = None if asked is None else by_verb(asked, "deal")
        if asked is not None and deal is not None:
            await table.press(opener, asked, deal)
        await here.well()
    raise AssertionError(f"nothing is dealt in {channel}")


async def _sat_down(table: Table, game: str, person: Person, user: int) -> None:
    """Let someone open the table, or join it."""
    here = table.here
    for _ in range(TRIES):
        found = here.rows("SELECT id FROM matches WHERE channel = ?", int(table.channel))
        if not found:
            await table.command(person, "/game open", game=game)
        elif here.number("SELECT count(*) FROM guests WHERE match = ? AND person = ?", found[0][0], user):
            table.match = str(found[0][0])
            return
        else:
            await _pressed(table, person, "join")
        await here.well()
    raise AssertionError(f"{person.name} has no seat in {table.channel}")


async def _pressed(table: Table, person: Person, wanted: str) -> Reply | None:
    """Press a button under the newest post that has it."""
    with suppress(NotPossible):
        post = await table.newest(person, wanted)
        if post is not None:
            return await table.press(person, post, by_verb(post, wanted) or "")
    return None
