"""Being away: the day is typed with the command, or chosen in the settings; one button says that one is back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from babel.dates import format_date

from bot.core import clock, people
from bot.discord.completing import containing
from bot.discord.ids import Press
from bot.discord.message import Button, Form, FormField, Message, Pick, Select, Text, note, row
from bot.discord.screens.reader import match_name
from bot.discord.screens.settings import day_shown, settings_message
from bot.topics.absence import operations
from bot.topics.absence.operations import days, ends
from render.core.languages import LANGUAGES
from render.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import date

    from bot.discord.call import Call
    from bot.discord.routes import Pairs, Typed
    from bot.store.persons import Preferences
    from bot.topics.absence.operations import Table
    from render.core.languages import Lang

LONGEST = 100
"""Characters of a typed day that are read."""

UNTIL = "until"
"""Field of the form."""

AHEAD = (1, 3, 7, 14, 30)
"""Days ahead that are offered first, each in words of its own."""

MOST_TABLES = 25
"""Entries of a menu."""

COVER = "cover"
"""Field of the form: what happens meanwhile."""

MEANWHILE = ("wait", "bot")
"""What may happen: the tables wait, or bots play."""

BACK = "0"
"""Of the form: the person is back."""


def offers(preferences: Preferences, words: Words, now: int) -> list[tuple[str, str]]:
    """The days until which someone may be away, with what is sent back for each: some spans first, then each day."""
    possible = days(preferences, now)
    spans = [(words.text(f"quiet-away-{ahead}"), possible[ahead - 1].isoformat()) for ahead in AHEAD]
    return [*spans, *((_long(day, words.lang), day.isoformat()) for day in possible)]


def day_of(text: str, preferences: Preferences, now: int) -> date | None:
    """The day that someone has typed, in any of our languages, or None if it is none of those that may be."""
    meant = " ".join(text.casefold().split())
    possible = days(preferences, now)
    spans = {Words.of(lang).text(f"quiet-away-{ahead}").casefold(): ahead for lang in LANGUAGES for ahead in AHEAD}
    if meant in spans:
        return possible[spans[meant] - 1]
    return next((day for day in possible if meant in _names(day)), None)


def _names(day: date) -> Iterator[str]:
    """What people call a day, in small letters."""
    yield day.isoformat()
    yield from (f"{day.day}.{day.month}.", f"{day.day}.{day.month}", f"{day.day}.{day.month}.{day.year}")
    yield from (f"{day.day}/{day.month}", f"{day.day}/{day.month}/{day.year}", f"{day.day:02}/{day.month:02}")
    for language in LANGUAGES.values():
        for pattern in (language.day, language.short_day):
            yield format_date(day, pattern, locale=language.locale).casefold()


def _long(day: date, lang: Lang) -> str:
    language = LANGUAGES[lang]
    return format_date(day, language.day, locale=language.locale)


async def leave(call: Call, day: str, cover: str | None = None) -> Message:
    """Note that the caller is away until a day that was typed, and whether bots play meanwhile."""
    words, now = call.words, int(clock.now())
    until = day_of(day[:LONGEST], call.preferences, now)
    if until is None:
        example = _long(days(call.preferences, now)[7], words.lang)
        return note(words.text("quiet-away-which", day=example))
    told = await _leave_until(call, ends(until, call.preferences), cover=cover == MEANWHILE[1])
    tables = await call.read(operations.tables_of, call.caller.user)
    return _away_message(told, tables, words)


def _away_message(told: str, tables: Sequence[Table], words: Words) -> Message:
    """What is said to who is away, with the way back, and with the tables that the absence may leave out."""
    back = row(Button(words.text("quiet-back"), Press("returned")))
    return Message((Text(told), *_left_out_menu(tables, words), back))


def _left_out_menu(tables: Sequence[Table], words: Words) -> tuple[Select, ...]:
    """The tables at which one could play on while away; none for who has but one: there is nothing to tell apart."""
    shown = tables[:MOST_TABLES]
    picks = tuple(Pick(each.info.id, match_name(words, each.info), chosen=each.there) for each in shown)
    return (Select(words.text("quiet-except"), Press("except"), picks, 0, len(picks)),) if len(picks) > 1 else ()


async def leave_out(call: Call) -> Message:
    """Play on at some tables while away, as a menu names them."""
    tables = await call.write(operations.leave_out, call.caller.user, call.values)
    if not tables:
        return note(call.words.text("quiet-back-never"))
    there = call.words.listed([match_name(call.words, each.info) for each in tables if each.there])
    count = sum(each.there for each in tables)
    return _away_message(call.words.text("quiet-excepted", n=count, tables=there), tables, call.words)


async def _leave_until(call: Call, until: int, *, cover: bool) -> str:
    left = await call.write(operations.leave, call.caller.user, until, cover=cover)
    told = call.words.text("quiet-away-told", until=day_shown(until), n=left.tables)
    return f"{told}\n{call.words.text('bots-cover-told', n=left.covered)}" if cover else told


async def come_back(call: Call) -> Message:
    """Note that the caller is back."""
    was_away = await call.write(operations.come_back, call.caller.user)
    return note(call.words.text("quiet-back-told" if was_away else "quiet-back-never"))


def away_form(words: Words, press: Press) -> Form:
    """The form of an absence; see `set_away`."""
    picks = tuple(Pick(str(ahead), words.text(f"quiet-away-{ahead}")) for ahead in AHEAD)
    until = FormField(
        UNTIL, words.text("quiet-away-until-when"), picks=(*picks, Pick(BACK, words.text("quiet-back"))), least=1
    )
    ways = tuple(Pick(way, words.text(f"bots-cover-{way}"), chosen=way == MEANWHILE[0]) for way in MEANWHILE)
    cover = FormField(COVER, words.text("bots-cover-if"), picks=ways, least=1, look="radio")
    return Form(words.text("quiet-away"), press, (until, cover))


async def set_away(call: Call) -> Message:
    """Do what the form says; the settings with what is said about it."""
    now = clock.now()
    told = await _set_away(call, int(now)) or call.words.text("house-settings-saved")
    away = await call.read(people.absence, call.caller.user)
    shown = settings_message(call.preferences, call.words, away, told, now=now)
    if away is None:
        return shown
    tables = await call.read(operations.tables_of, call.caller.user)
    return replace(shown, parts=(*shown.parts, *_left_out_menu(tables, call.words)))


async def _set_away(call: Call, now: int) -> str:
    """Do what the form says; what is said about it."""
    chosen = "".join(call.fields.get(UNTIL, ()))
    if chosen == BACK:
        await call.write(operations.come_back, call.caller.user)
        return call.words.text("quiet-back-told")
    ahead = next((each for each in AHEAD if str(each) == chosen), None)
    if ahead is None:
        return ""
    cover = MEANWHILE[1] in call.fields.get(COVER, ())
    return await _leave_until(call, ends(days(call.preferences, now)[ahead - 1], call.preferences), cover=cover)


async def open_away(call: Call) -> Form:
    """The form for an absence."""
    return away_form(call.words, Press("set", slot="away"))


async def possible_days(call: Call, typed: Typed) -> Pairs:
    """Days until which one may be away."""
    preferences = await call.read(people.preferences, call.caller.user)
    return containing(offers(preferences, call.words, int(clock.now())), typed)
