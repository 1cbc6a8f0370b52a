"""Results as people read them: a sheet, the same in words, and the games that have ended."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from babel.dates import format_date, format_timedelta

from bot.core import levels
from bot.discord.ids import Press, number_in
from bot.discord.message import Button, Image, Link, Message, Pick, Select, Text, fitting, note, row
from bot.discord.screens.board import result_text, score_sheet
from bot.discord.screens.reader import table_link
from bot.discord.screens.season import name_of, season_sheet
from bot.store.levels import EVERYWHERE
from bot.store.results import Kind
from bot.topics.results import operations, sheets
from bot.topics.results.operations import Overview, Scope
from bot.topics.results.sheets import kind_name
from bot.topics.results.wanted import ALL, ME, SEASON, SERVER, Wanted, is_kind, wanted_by
from render.core.languages import LANGUAGES
from render.core.result_sheet import result_picture, told
from render.core.words_names import escaped
from rules.core.frozen import frozen
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Mapping

    import discord

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.discord.message import Part
    from bot.store.finished import Finished
    from render.core.result_sheet import ResultSheet
    from render.core.words import Words

MOST_KINDS = 24
"""Games and boxes that a menu has room for, besides all games together."""

ROOM = 3500
"""Characters of a sheet in words."""


async def results(
    call: Call, whose: discord.User | None = None, game: str | None = None, scope: str | None = None
) -> Message:
    """Results of oneself, of someone else, or of the server."""
    if whose is not None and whose.id != call.caller.user:
        return await _shown(call, Wanted(str(whose.id), game or ALL), {whose.id: whose.display_name})
    return await _shown(call, Wanted(scope or ME, game or ALL))


async def turned(call: Call) -> Message:
    """Another page, another game, or someone else's; the menu of games names the game."""
    wanted = wanted_by(call.press)
    chosen = "".join(call.values)
    if call.press.slot == "game" and (chosen == ALL or is_kind(chosen)):
        wanted = Wanted(wanted.whose, chosen)
    return await _shown(call, wanted)


async def of_server(call: Call) -> Message:
    """The results of the server, from an announcement."""
    return await _shown(call, Wanted(SERVER))


async def in_words(call: Call) -> Message:
    """A sheet in words, for screen readers."""
    found = await _read(call, wanted_by(call.press))
    if isinstance(found, Message):
        return found
    sheet = found.sheet(call.words)
    lines = [escaped(line) for line in (sheet.subtitle, *told(sheet, call.words))]
    beside = [*_levels(found, call.words), *_reliability(found, call.words)]
    return note("\n".join(fitting([f"**{escaped(sheet.title)}**", *lines, *beside], ROOM)))


async def finished(call: Call) -> Message:
    """A finished game: how it ended, its score sheet, and the ways to its log and its board."""
    chosen, words = "".join(call.values), call.words
    channels = await _open_channels(call)
    loaded = await call.read(operations.find_finished, call.caller, chosen, channels)
    if loaded is None:
        return note(words.text("results-gone"))
    return await call.backend.renderer.draw(partial(finished_message, loaded, words))


def finished_message(loaded: LoadedMatch, words: Words) -> Message:
    """How a game ended; its log and board open from anywhere for who played it, for others where it was played."""
    match, to_table = loaded.info.id, Link(words.text("results-to-table"), table_link(loaded.info))
    own = [
        Button(words.text("house-log"), Press("log", match)),
        Button(words.text("house-closer"), Press("closer", match)),
        Button(words.text("house-score-text"), Press("points", match)),
    ]
    buttons = row(*(own if loaded.seat is not None else []), to_table)
    return Message((Text(result_text(loaded, words)), *score_sheet(loaded, words), buttons))


@frozen
class Found:
    """What was found of what someone looks at.

    Attributes:
        wanted: What that is.
        overview: What is known.
        user: The person; None for a server.
    """

    wanted: Wanted
    overview: Overview
    user: int | None

    def sheet(self, words: Words) -> ResultSheet:
        """What is shown of it."""
        if self.overview.season is not None:
            return season_sheet(self.overview.season, words)
        if self.user is None:
            return sheets.of_server(self.overview, self.wanted.kind, words)
        who = None if self.wanted.whose == ME else name_of(self.user, self.overview.names, words)
        return sheets.of_person(self.overview, self.wanted.kind, who, words)


async def _read(call: Call, wanted: Wanted, names: Mapping[int, str] | None = None) -> Found | Message:
    """What is known, or why nothing is told; ``names`` are those that Discord has told just now."""
    caller, words = call.caller, call.words
    user = caller.user if wanted.whose == ME else number_in(wanted.whose)
    own = user == caller.user
    if caller.guild is None and not own:
        return note(words.text("results-here-only"))
    scope = Scope(user, None if own else caller.guild, wanted.kind, None if own else await _open_channels(call))
    overview = await call.read(operations.overview, caller, scope, wanted.page, season=wanted.whose == SEASON)
    if overview.hidden:
        return note(words.text("results-hidden", who=f"<@{user}>"))
    return Found(wanted, replace(overview, names={**overview.names, **(names or {})}), user)


async def _open_channels(call: Call) -> frozenset[int]:
    """The channels of the server whose finished games the caller may look at: open ones, and this one."""
    guild, here = call.caller.guild, call.caller.channel
    places = set() if guild is None else await call.read(operations.places, guild)
    return frozenset(place for place in places if place == here or call.server.is_open(place))


async def _shown(call: Call, wanted: Wanted, names: Mapping[int, str] | None = None) -> Message:
    found = await _read(call, wanted, names)
    if isinstance(found, Message):
        return found
    return await call.backend.renderer.draw(partial(results_message, found, call.words, here=call.caller.guild))


def results_message(found: Found, words: Words, *, here: int | None) -> Message:
    """The panel of results: the sheet, and the games that have ended, to be opened.

    Args:
        here: The server on which it is read, or None in a DM.
    """
    sheet, wanted = found.sheet(words), found.wanted
    if not sheet.lines and not found.overview.finished:
        lines = [words.text("results-none"), *_reliability(found, words)]
        return Message((Text("\n".join(lines)), *_buttons(found, words, here, shown=False)))
    # What the sheet says stands in it, and in its alternative text.
    title = f"**{escaped(sheet.title)}**"
    parts: list[Part] = [Text("\n".join([title, *_levels(found, words), *_reliability(found, words)]))]
    if sheet.lines:
        parts.append(Image(result_picture(sheet, words)))
    parts += _game_menu(found, words)
    if found.overview.finished:
        picks = tuple(finished_pick(each, words) for each in found.overview.finished)
        parts.append(Select(words.text("results-finished"), wanted.press("finished", ""), picks))
    return Message((*parts, *_buttons(found, words, here, shown=bool(sheet.lines))))


def _reliability(found: Found, words: Words) -> list[str]:
    """How reliably the reader answers, in one line, or none of anyone else."""
    known = found.overview.reliability
    if known is None:
        return []
    locale = LANGUAGES[words.lang].locale
    return [
        words.text(
            "results-reliable",
            verdict=words.text(f"results-{known.verdict}"),
            turns=known.turns,
            share=100 * known.in_time // max(1, known.turns),
            median=format_timedelta(known.median or 0, locale=locale),
            left=known.left,
        )
    ]


def _levels(found: Found, words: Words) -> list[str]:
    """A person's levels on this server, and on all, in one line: of the game that is looked at, or of all."""
    each = []
    for (server, game), level in sorted(found.overview.levels.items(), key=lambda one: (one[0][1], -one[0][0])):
        if found.wanted.kind not in (None, Kind(game)):
            continue
        shown, name = levels.shown(level), words.text(f"{game}-name-short")
        if shown is not None:
            key = "results-level-house" if server == EVERYWHERE else "results-level-here"
            each.append(words.text(key, game=name, level=str(shown.level), give=str(shown.give)))
        elif server != EVERYWHERE:
            each.append(words.text("results-level-soon", game=name, n=levels.LEAST - level.games))
    return [words.text("results-levels", each=" · ".join(each))] if each else []


def _game_menu(found: Found, words: Words) -> list[Part]:
    """The menu of games, where more than one was played; each box of a game has an entry of its own."""
    overview, stands = found.overview, found.wanted.kind
    kinds = {one.kind for one in overview.played} | {one.kind for one in overview.summaries}
    if len(kinds) < 2:
        return []
    of_all = Pick(ALL, words.text("results-all-games"), chosen=stands is None)
    ordered = sorted(kinds, key=lambda kind: (list(GAMES).index(kind.game), kind.box))[:MOST_KINDS]
    picks = [Pick(kind.key, kind_name(kind, words), chosen=kind == stands) for kind in ordered]
    return [Select(words.text("results-which"), found.wanted.press("results", "game"), (of_all, *picks))]


def finished_pick(game: Finished, words: Words) -> Pick:
    """A finished game as an entry of a menu."""
    language = LANGUAGES[words.lang]
    day = datetime.fromtimestamp(game.ended, tz=UTC)
    written = f"{format_date(day, language.short_day, locale=language.locale)} {day.year}"
    if game.phase == "closed":
        detail = words.text("results-no-winner")
    elif not game.counts:
        detail = words.text("results-not-counted")
    elif game.place is None:
        detail = words.text("results-players", n=game.seats)
    else:
        detail = words.text("results-ended", place=game.place, seats=game.seats, points=game.points or 0)
    return Pick(game.match, f"{kind_name(game.kind, words)} {game.match} · {written}", detail)


def _buttons(found: Found, words: Words, here: int | None, *, shown: bool) -> list[Part]:
    """The ways to other pages, to the sheet in words, and to the results of the server or one's own."""
    wanted, buttons = found.wanted, []
    if found.overview.more or wanted.page:
        older, newer = replace(wanted, page=wanted.page + 1), replace(wanted, page=max(wanted.page - 1, 0))
        buttons += [
            Button(words.text("house-earlier"), older.press("results", "e"), off=not found.overview.more),
            Button(words.text("house-later"), newer.press("results", "l"), off=not wanted.page),
        ]
    if shown:
        buttons.append(Button(words.text("house-text"), wanted.press("inwords", "")))
    if wanted.whose != ME:
        buttons.append(Button(words.text("results-mine"), Wanted(ME).press("results", "m")))
    if wanted.whose == SERVER and here is not None:
        buttons.append(Button(words.text("results-this-season"), Wanted(SEASON).press("results", "q")))
    if wanted.whose != SERVER and here is not None:
        buttons.append(Button(words.text("results-server"), Wanted(SERVER).press("results", "s")))
    return [row(*buttons)] if buttons else []
