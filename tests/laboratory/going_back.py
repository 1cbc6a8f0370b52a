"""A table of people that goes back as all agree, whether or not the bot dies of it, and not beyond a repair."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from bot.discord.screens.log import back_points
from bot.local.autoplay import by_verb
from bot.local.seen import NotPossible
from render.core.words import Words
from tests.end_to_end.judge import load_match
from tests.end_to_end.sentences import says

if TYPE_CHECKING:
    from bot.local.people import Person
    from tests.end_to_end.matches import Table

TRIED: Final = 40
"""Acts within which all have agreed; each may be the last that the bot heard."""


def reachable(table: Table) -> list[int]:
    """Where the one who proposes is offered to go back to, in standing answers, the nearest first."""
    loaded = load_match(table.here, table.match, next(iter(table.people)))
    return [int(point.value) for point in back_points(loaded, Words.of("en"))]


async def gone_back(table: Table, to: int) -> None:
    """Let the table go back to where so many answers stand: one proposes, all others agree.

    Raises:
        AssertionError: It does not.
    """
    begun = table.revision
    for _ in range(TRIED):
        if table.revision > begun:
            stands = len(load_match(table.here, table.match).match.standing_moves)
            assert stands == to, f"{table.match} went back to {stands} instead of {to}"
            return
        # A post that was just followed by another one cannot be pressed.
        with suppress(NotPossible):
            await _one_step(table, to)
        await table.here.posted(table.match)
    raise AssertionError(f"{table.match} never went back to {to}")


async def _one_step(table: Table, to: int) -> None:
    """Propose it, or agree to what is proposed."""
    first, *others = table.people.items()
    asked = table.here.rows("SELECT id FROM votes WHERE match = ? AND result = 'open'", table.match)
    if not asked:
        await _propose(table, first[1], to)
        return
    agreed = table.here.rows(
        "SELECT person FROM ballots JOIN seats USING (seat) WHERE vote = ? AND match = ?", asked[0][0], table.match
    )
    for user, person in others:
        post = await table.newest(person, "agree")
        if (user,) not in agreed and post is not None:
            await table.press(person, post, by_verb(post, "agree") or "")


async def _propose(table: Table, person: Person, to: int) -> None:
    reply = await table.command(person, "/game undo", to=str(to))
    press = None if reply is None else by_verb(reply, "propose")
    if reply is not None and press is not None:
        await table.press(person, reply, press)


async def beyond(table: Table, base: int) -> list[str]:
    """Ask to go back beyond what was repaired; what is said wrongly."""
    if not base:
        return []
    before, wrong = table.revision, []
    for person in table.people.values():
        reply = await table.command(person, "/game undo", to=str(base - 1))
        if reply is None or not says(reply.text, "undo-repaired-since") or by_verb(reply, "propose") is not None:
            wrong.append(f"{table.match}: asked to go back beyond its repair it says {reply}")
    return wrong if table.revision == before else [*wrong, f"{table.match} went back beyond its repair"]
