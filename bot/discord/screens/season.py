"""The table of a season, as it is announced and as it is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from babel.dates import format_date

from bot.core.seasons import MOST
from bot.discord.ids import Press
from bot.discord.message import HARBOUR, Button, Image, Message, Text, row
from render.core.languages import LANGUAGES
from render.core.names import legible
from render.core.result_sheet import Line, ResultSheet, result_picture
from render.core.words_names import escaped, plain_name

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from bot.core.seasons import Table
    from bot.store.server_results import Record
    from render.core.words import Words


def season_sheet(table: Table, words: Words) -> ResultSheet:
    """The sheet of a season: games, wins and season points of those who are ahead."""
    season, best = table.season, max((one.beaten for one in table.records), default=1) or 1
    return ResultSheet(
        words.text("results-season", quarter=season.quarter, year=str(season.year)),
        words.text(
            "results-season-span",
            first=_month(season.first, words),
            last=_month(season.last_month, words),
            year=str(season.year),
            n=table.games,
            boxed=table.boxed,
        ),
        tuple(words.text(f"results-{key}") for key in ("games", "wins", "season-points")),
        tuple(
            Line(
                words.text("results-rank", place=_place(table, one), who=name_of(one.user, table.names, words)),
                (str(one.games), str(one.won), str(one.beaten)),
                (None, None, one.beaten / best),
            )
            for one in table.records[:MOST]
        ),
    )


def _place(table: Table, record: Record) -> int:
    """Someone's place; who has as many points and wins shares it."""
    return 1 + sum((one.beaten, one.won) > (record.beaten, record.won) for one in table.records)


def _month(day: date, words: Words) -> str:
    return format_date(day, "LLLL", locale=LANGUAGES[words.lang].locale)


def name_of(user: int, names: Mapping[int, str], words: Words) -> str:
    """What someone is called in a list and in pictures; who was erased, or cannot be written, is someone."""
    return legible(plain_name(names.get(user, "")), "plain") or words.text("results-someone")


def season_message(table: Table, post: int, words: Words) -> Message:
    """The announcement of a season that has ended; ``post`` is the row of the outbox that brings it."""
    sheet = season_sheet(table, words)
    first = [one for one in table.records if _place(table, one) == 1]
    who = words.listed([escaped(name_of(one.user, table.names, words)) for one in first])
    lines = [
        words.text("results-season-over", season=escaped(sheet.title)),
        *([words.text("results-season-won", who=who, n=len(first), points=first[0].beaten)] if first else []),
        words.text("results-season-rule"),
    ]
    picture = [Image(result_picture(sheet, words))] if sheet.lines else []
    button = Button(words.text("results-server"), Press("season", at=post))
    return Message((Text("\n".join(lines)), *picture, row(button)), HARBOUR, silent=True)
