"""Reading the log: its pages, one player's turns only, and what leads from each paragraph to its moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Message, Pick, Select, Text, row
from bot.discord.screens.course import course_button
from bot.discord.screens.log import log_pages, turns_told
from bot.discord.screens.moments import can_be_seen
from bot.discord.screens.reader import names_of, unmarked
from bot.topics.looking.screens import seen
from bot.topics.looking.screens import since as since_last
from rules.core.labels import Who
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.discord.message import Part
    from bot.discord.screens.log import LogPage
    from render.core.words import Words


async def log(call: Call) -> Message:
    """The newest page of the log."""
    return await seen(call, lambda loaded: log_message(loaded, 0, None, call.words))


async def page(call: Call) -> Message:
    """Another page of the log; ``at`` counts pages back from the newest."""
    return await seen(
        call, lambda loaded: log_message(loaded, call.press.at, _seat(loaded, call.press.slot[1:]), call.words)
    )


async def who(call: Call) -> Message:
    """The log of one seat only."""
    return await log_of(call, call.values[0] if call.values else "")


async def log_of(call: Call, seat: str) -> Message:
    """The newest page of one seat's turns by its number from 0, or of all."""
    return await seen(call, lambda loaded: log_message(loaded, 0, _seat(loaded, seat), call.words))


def _seat(loaded: LoadedMatch, text: str) -> Seat | None:
    """A seat by its number; None for all, and for what is no seat of the table."""
    number = number_in(text)
    return Seat(number) if number is not None and number < len(loaded.people) else None


def log_message(loaded: LoadedMatch, back: int, only: Seat | None, words: Words) -> Message:
    """A page of the log.

    Args:
        back: Pages back from the newest.
    """
    told = [entry for entry in turns_told(loaded, words) if only is None or entry.seat == only]
    pages = log_pages(told, words)
    back = min(back, len(pages) - 1)
    match, seat = loaded.info.id, "" if only is None else str(only)
    leaf = row(
        Button(words.text("house-earlier"), Press("page", match, back + 1, f"e{seat}"), off=back + 1 >= len(pages)),
        Button(words.text("house-later"), Press("page", match, max(back - 1, 0), f"l{seat}"), off=back == 0),
        *course_button(loaded, words),
    )
    title = Text(words.text("house-log-title", **names_of(loaded, words)))
    text = Text("\n".join(pages[back].paragraphs) or words.text("house-log-empty"))
    moments = _moments(loaded, pages[back], words)
    return Message((title, text, *moments, *_log_of_one(loaded, only, words), leaf))


def _moments(loaded: LoadedMatch, shown: LogPage, words: Words) -> list[Part]:
    """The menu of turns after which the table can be shown as it was; the newest first."""
    picks = tuple(
        Pick(str(entry.number), unmarked(words.text("house-log-line", n=entry.number, what=entry.lines[0])))
        for entry in reversed(can_be_seen(loaded, shown.told))
    )
    return [Select(words.text("house-log-then"), Press("then", loaded.info.id), picks)] if picks else []


def _log_of_one(loaded: LoadedMatch, only: Seat | None, words: Words) -> list[Part]:
    """The menu of whose turns are told; none where one person plays."""
    if len(loaded.people) == 1:
        return []
    of_all = Pick("all", words.text("house-log-everybody"), chosen=only is None)
    seats = tuple(
        Pick(str(number), words.plain_name(loaded.people, Who(Seat(number))), chosen=only == number)
        for number in range(len(loaded.people))
    )
    return [Select(words.text("house-log-seat"), Press("who", loaded.info.id), (of_all, *seats))]


async def log_since(call: Call, since: str | None = None, seat: str | None = None) -> Message:
    """What happened: since one's own last turn, of one seat, or all."""
    if since == "mine":
        return await since_last(call)
    number = number_in(seat or "")
    return await log_of(call, str(number - 1) if number else "")
