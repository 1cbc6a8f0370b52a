"""Matches of a harness as files, for the tests of export, verify and import."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bot.topics.record import writing
from rules.games import GAMES
from tests.every_day import daily
from tests.stored.archive import archives

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

    from bot.core.unit_of_work import UnitOfWork
    from bot.topics.record.writing import Source
    from rules.core.rng import Rng
    from tests.bot.harness import Harness


async def source_of(here: Harness, match: str, user: int | None = None) -> Source:
    """What a document of a match is made of, for someone."""

    def found(unit: UnitOfWork) -> Source:
        source = writing.source(unit, unit.stored(match), user)
        assert source is not None
        return source

    return await here.acting.read(found)


async def exported(here: Harness, match: str, user: int | None = None, *, everything: bool = False) -> bytes:
    """A match as a file, for someone."""
    return writing.written(await source_of(here, match, user), everything=everything)


def document(content: bytes) -> dict[str, Any]:
    """What a file holds."""
    raw: dict[str, Any] = json.loads(content)
    return raw


async def play_to_the_end(here: Harness, match: str, rng: Rng) -> None:
    """Play a match to its end, towards the aim that ends it soonest."""
    info = (await here.load(match, None)).info
    while await here.play_on(match, rng, 500, channel=info.channel, aim=GAMES[info.game].aims[0]) == 500:
        pass


def stored_games() -> list[ParameterSet]:
    """The services that are kept, by game and version: the oldest of one game every day, the others in heavy runs."""
    return daily(("osaka", 1), of=archives())
