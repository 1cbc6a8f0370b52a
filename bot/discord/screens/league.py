"""A league as it is shown: its table as a picture and in words, what is announced of it, and what keeps it waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.leagues.playing import OPENED, SEASON
from bot.core.leagues.standings import orders
from bot.discord.ids import Press
from bot.discord.message import HARBOUR, Button, Image, Message, Text, fitting, row
from bot.discord.rooms import NoRoom
from bot.discord.screens.reader import stamp
from bot.discord.screens.rooms import no_room_text
from bot.discord.screens.season import name_of
from render.core.names import legible
from render.core.result_sheet import Line, ResultSheet, result_picture
from render.core.words_names import escaped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.leagues.playing import Announced
    from bot.core.leagues.table import Line as Standing
    from bot.store.leagues import League, Season
    from bot.store.server_settings import ServerSettings
    from render.core.words import Words

PAGE: Final = 14
"""Lines of a table on one picture, which fits a phone."""

ROOM: Final = 1800
"""Characters of the tables that are listed in an announcement."""


def title(season: Season, words: Words) -> str:
    """What a league is called, and what it plays."""
    league = season.league
    game, form = words.text(f"{league.terms.game}-name"), words.text(f"league-form-{league.terms.form}")
    return words.text("league-title", name=escaped(league.name), game=game, form=form)


def pages(season: Season, words: Words) -> list[list[Line]]:
    """The lines of a season's table, on so many pictures."""
    names, divisions = season.names, orders(season)
    gone = {one.user for one in season.entrants if one.gone}
    best = max((line.points for lines in divisions for line in lines), default=0) or 1
    lines: list[Line] = []
    for number, standing in enumerate(divisions, start=1):
        if len(divisions) > 1 and standing:
            lines.append(Line(words.text("league-division", n=number)))
        lines += [_line(each, names, gone, best, words) for each in standing]
    return [lines[begin : begin + PAGE] for begin in range(0, len(lines), PAGE)]


def _line(standing: Standing, names: dict[int, str], gone: set[int], best: int, words: Words) -> Line:
    who = name_of(standing.user, names, words)
    return Line(
        words.text("league-rank", place=standing.place or 0, who=who, left="yes" if standing.user in gone else "no"),
        (str(standing.played), str(standing.won), str(standing.points)),
        (None, None, standing.points / best),
    )


def league_sheet(season: Season, lines: Sequence[Line], words: Words) -> ResultSheet:
    """The table of a season, or a page of it."""
    league = season.league
    told = {"season": league.season, "round": league.round, "rounds": league.terms.rounds}
    begun = any(each.counted and not each.is_rest for each in season.seatings)
    key = "league-stands-over" if league.phase == "over" else "league-stands" if begun else "league-stands-begin"
    return ResultSheet(
        league.name if legible(league.name) else words.text(f"league-form-{league.terms.form}"),
        words.text(key, **told),
        tuple(words.text(f"league-{key}") for key in ("played", "won", "points")),
        tuple(lines),
    )


def announced_message(announced: Announced, post: int, words: Words) -> Message:
    """What is announced of a league; ``post`` is the row of the outbox that brings it."""
    season, what = announced.season, announced.what
    league = season.league
    name, rounds = escaped(league.name), league.terms.rounds
    lines = [words.text(f"league-news-{what}", name=name, season=league.season, round=announced.round, rounds=rounds)]
    if what == OPENED:
        if league.deadline is not None:
            lines.append(words.text("league-until", until=stamp(league.deadline, "f")))
        lines += fitting(_tables(season, announced.round, words), ROOM)
    pictures = []
    if what != OPENED:
        lines += _first(season, words) if what == SEASON else []
        shown = pages(season, words)
        pictures = [Image(result_picture(league_sheet(season, each, words), words)) for each in shown[:1]]
    button = league_button(league.id, post, words)
    return Message((Text("\n".join(lines)), *pictures, row(button)), HARBOUR, silent=True)


def league_button(league: int, post: int, words: Words) -> Button:
    """The way to a league by its number; ``post`` is the row of the outbox that brings its message."""
    return Button(words.text("league-button"), Press("league", at=post, state=str(league)), "primary")


def _tables(season: Season, number: int, words: Words) -> list[str]:
    """Who plays whom in a round."""
    names = season.names
    lines = []
    for each in season.seatings:
        if each.round == number:
            who = words.listed([escaped(name_of(user, names, words)) for user in each.people])
            lines.append(words.text("league-rest-line" if each.is_rest else "league-table-line", who=who))
    return lines


def _first(season: Season, words: Words) -> list[str]:
    """Who has won the season: the first of the highest division."""
    names, highest = season.names, next(iter(orders(season)), [])
    first = [escaped(name_of(line.user, names, words)) for line in highest if line.place == 1]
    return [words.text("league-winner", who=words.listed(first), n=len(first))] if first else []


def trouble_text(trouble: str, settings: ServerSettings, words: Words) -> str:
    """Why a league waits, in one sentence."""
    return no_room_text(settings, NoRoom.read(trouble), words)


def trouble_message(waiting: Sequence[tuple[League, ServerSettings]], post: int, words: Words) -> Message | None:
    """What whoever manages leagues is told of what keeps them waiting; None if nothing does any more.

    Args:
        waiting: The leagues, each with what its server has chosen.
        post: The row of the outbox that brings it, by which it is found again.
        words: The reader's language.
    """
    lines = [
        words.text("league-trouble", name=escaped(league.name), why=trouble_text(league.trouble, settings, words))
        for league, settings in waiting
    ]
    again = Button(words.text("league-try-now"), Press("league", at=post, slot="again"), "primary")
    return Message((Text("\n".join(lines)), row(again))) if lines else None
