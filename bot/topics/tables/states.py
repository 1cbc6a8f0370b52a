"""In which state a table is, in a few words: what the lists of a server's tables say of each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.screens.reader import game_name, named, stamp
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.topics.tables.operations import TableHealth
    from render.core.words import Words


def table_name(table: TableHealth, words: Words) -> str:
    """Game and match."""
    return f"{game_name(words, table.info.game)} {table.info.id}"


def seated(table: TableHealth, words: Words) -> list[str]:
    """How many play, and of how many seats if one is free; of a lobby its state says it."""
    if table.info.phase == "lobby":
        return []
    seats = len(table.people)
    taken = sum(owner.bot or owner.mention is not None for owner in table.people)
    return [words.text("tables-seated", taken=taken, seats=seats, free=seats - taken)]


def state_of(table: TableHealth, words: Words) -> list[str]:
    """How many are in a lobby, why a match stands still, or whom it waits for since when."""
    info, now = table.info, table.still
    if info.phase == "lobby":
        return [words.text("tables-lobby", taken=info.taken, seats=info.seats)]
    if now is None:
        return _waits(table, words)
    until = "" if now.until is None else stamp(now.until, "D")
    since = stamp(now.since, "R" if now.reason == "gone" else "D")
    return [words.text(f"tables-{now.reason}", since=since, until=until, channel=f"<#{info.channel}>")]


def _waits(table: TableHealth, words: Words) -> list[str]:
    """Whom a match waits for; those who were asked at once together."""
    since: dict[int, list[Seat]] = {}
    for seat, wait in sorted(table.waits.items(), key=lambda each: (each[1].since, each[0])):
        since.setdefault(wait.since, []).append(Seat(seat))
    return [
        words.text("tables-waits", who=named(words, table.people, asked), since=stamp(at, "R"))
        for at, asked in since.items()
    ]
