"""Seasons: the quarters of a year, by UTC, and who has achieved what in one of them on a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from bot.store import meta, outbox, persons, results, server_results, server_settings
from bot.store.server_results import Record
from render.core.languages import Lang
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.unit_of_work import UnitOfWork

QUARTERS, MONTHS = 4, 3


@frozen
class Season:
    """A quarter of a year.

    Attributes:
        number: Quarters since the year 0, by which seasons follow each other.
    """

    number: int

    @classmethod
    def at(cls, moment: int) -> Season:
        """The season of a moment, in seconds since 1970."""
        day = datetime.fromtimestamp(moment, tz=UTC)
        return cls(QUARTERS * day.year + (day.month - 1) // MONTHS)

    @property
    def year(self) -> int:
        """The year that it belongs to."""
        return self.number // QUARTERS

    @property
    def quarter(self) -> int:
        """Which quarter of the year, from 1."""
        return self.number % QUARTERS + 1

    @property
    def first(self) -> date:
        """Its first day."""
        return date(self.year, MONTHS * (self.quarter - 1) + 1, 1)

    @property
    def last_month(self) -> date:
        """The first day of its last month."""
        return date(self.year, MONTHS * self.quarter, 1)

    @property
    def span(self) -> tuple[int, int]:
        """From when until when, in seconds since 1970, the end not included."""
        return _begins(self.first), _begins(Season(self.number + 1).first)


def _begins(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())


@frozen
class Table:
    """Who has achieved what in a season on a server.

    Attributes:
        season: The season.
        records: Those who show their results, whoever has left most others behind first.
        games: Games that counted.
        boxed: Those of them that were played with a box; they count like the others, whatever stands on its cards.
        names: What they were called at their last tables.
        lang: The language of what the server announces.
    """

    season: Season
    records: Sequence[Record]
    games: int
    boxed: int
    names: Mapping[int, str]
    lang: Lang


def table(unit: UnitOfWork, guild: int, season: Season) -> Table:
    """Who has achieved what in a season on a server."""
    connection = unit.connection
    everyone = server_results.records(connection, guild, season.span)
    prefer = persons.load(connection, [one.user for one in everyone])
    records = [one for one in everyone if prefer[one.user].shows_results]
    return Table(
        season,
        records,
        *server_results.games_in(connection, guild, season.span),
        results.names(connection, [one.user for one in records[:MOST]]),
        server_settings.load(connection, guild).lang or "en",
    )


MOST = 8
"""People whom a table names."""


def close_due(unit: UnitOfWork) -> None:
    """Announce the seasons that have ended since the last look, each once, on the servers that have a place for it.

    A house that has never looked begins with the season that runs.
    """
    noted, last = meta.find(unit.connection, "season"), Season.at(unit.now).number - 1
    if noted is not None and int(noted) >= last:
        return
    meta.note(unit.connection, "season", str(last))
    for number in range(last if noted is None else int(noted), last):
        season = Season(number + 1)
        for guild, channel in server_settings.announcing(unit.connection):
            if server_results.games_in(unit.connection, guild, season.span)[0]:
                outbox.announce(unit.connection, channel, "season", f"{guild} {season.number}", unit.now)


def announced(unit: UnitOfWork, text: str) -> Table:
    """What a row of the outbox announces."""
    guild, _, number = text.partition(" ")
    return table(unit, int(guild), Season(int(number)))
