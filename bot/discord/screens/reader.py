"""For whom a message is written: how people, games, places and times are named to that reader."""

from __future__ import annotations

import json
import re
from itertools import takewhile
from typing import TYPE_CHECKING, Final, Literal

from babel.dates import format_date

from bot.core.announcing.reminder_schedule import ends
from bot.core.days import date_of
from bot.core.lessons import is_lesson
from bot.core.options import shows_icons
from bot.core.paces import PACES
from bot.discord.message import Button
from bot.store.records import DIRECT, MatchInfo
from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.labels import Who
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.core.loaded_match import LoadedMatch
    from bot.discord.ids import Press
    from bot.store.persons import Preferences
    from render.core.people import People
    from rules.core.seats import Seat


_MARKS: Final = re.compile(r"\\(.)|\*")
"""Signs that make letters bold, and those before a sign that is read as it stands."""


def table_words(found: LoadedMatch | MatchInfo) -> Words:
    """The words of a table's public posts: with icons, unless its host or anyone at it chose words alone."""
    info = found if isinstance(found, MatchInfo) else found.info
    return Words.of(info.lang, icons=shows_icons(info))


def own_words(found: LoadedMatch | MatchInfo, preferences: Preferences) -> Words:
    """The words of what one person gets about a table; in the table's language where the person's is not known."""
    info = found if isinstance(found, MatchInfo) else found.info
    return Words.of(preferences.lang or info.lang, icons=preferences.icons)


def render_context(loaded: LoadedMatch, words: Words) -> RenderContext:
    """Who sits at a table and in whose words it is drawn and told."""
    return RenderContext(_name(loaded.info, words), loaded.everyone, words)


def game_name(words: Words, key: str) -> str:
    """What a game is called."""
    return words.text(f"{key}-name")


def match_name(words: Words, info: MatchInfo) -> str:
    """Game and match, as lists name them."""
    return f"{game_name(words, info.game)} {_name(info, words)}"


def names_of(loaded: LoadedMatch, words: Words) -> dict[str, str]:
    """Game and match, as titles name them."""
    return {"game": game_name(words, loaded.info.game), "match": _name(loaded.info, words)}


def _name(info: MatchInfo, words: Words) -> str:
    """What a match is called: by its id, a position of the day by its date, a lesson by the word for one."""
    if is_lesson(info.name):
        return words.text("lesson-name")
    day, language = date_of(info.name), LANGUAGES[words.lang]
    return info.name if day is None else format_date(day, language.short_day, language.locale)


def named(words: Words, people: People, seats: Iterable[Seat]) -> str:
    """Owners of seats as a list: "A, B and C"."""
    return words.listed([words.name(people, Who(seat)) for seat in seats])


def mention(words: Words, people: People, seat: Seat) -> str:
    """The owner of a seat as a mention; whether it pings is for the message to decide."""
    user = people[seat].mention
    return words.name(people, Who(seat)) if user is None else f"<@{user}>"


def hand_button(info: MatchInfo, press: Press, words: Words) -> tuple[Button, ...]:
    """The button for one's own hand, in a game that has hands."""
    return (Button(words.text("house-hand"), press),) if GAMES[info.game].hands else ()


def away_until(info: MatchInfo, user: int | None, words: Words) -> str:
    """That someone at a table is away, and until when; empty for who is there."""
    until = None if user is None else info.away.get(user)
    return "" if until is None else words.text("quiet-away-until", until=f"<t:{until}:D>")


def unmarked(line: str) -> str:
    """A line of a message as menus write it: without the signs that make letters bold."""
    return _MARKS.sub(r"\1", line)


def table_link(info: MatchInfo) -> str:
    """Where the match is played: its newest post, its lobby, or its channel."""
    return message_link(info, info.channel, info.post or info.lobby_message)


def message_link(info: MatchInfo, channel: int, message: int | None) -> str:
    """Where a message about a match stands, or its channel alone."""
    link = f"https://discord.com/channels/{'@me' if info.guild == DIRECT else info.guild}/{channel}"
    return f"{link}/{message}" if message else link


def waited_for(loaded: LoadedMatch) -> list[Seat]:
    """The seats that the match waits for, as everyone may know."""
    return [question.seat for question in loaded.match.questions() if question.answered is None]


def turns_before(loaded: LoadedMatch) -> int | None:
    """How many turns end before the reader's own, which all games play clockwise: none if it has begun.

    None where no one can say: while several are asked, or one in the turn of another, or before the first turn.
    """
    match, questions = loaded.match, loaded.match.questions()
    if len(questions) != 1 or questions[0].together:
        return None
    asked = questions[0].seat
    this_turn = takewhile(lambda move: move.turn == match.turn, reversed(match.standing_moves))
    if any(move.seat != asked for move in this_turn):
        return None
    return (loaded.own - asked) % len(loaded.people)


def stamp(at: int, style: Literal["f", "D", "R"]) -> str:
    """A moment as Discord shows it in the reader's own time: in full, as a day, or how far away it is."""
    return f"<t:{at}:{style}>"


def time_left(loaded: LoadedMatch, seat: int, words: Words) -> list[str]:
    """Until when a seat has time, at a table by the clock; nothing at others, or while the clock stands still."""
    pace, wait = PACES[loaded.info.pace], loaded.pending_turns.get(seat)
    if not pace.clocked or wait is None or wait.running is None:
        return []
    return [words.text("pulse-until", when=f"<t:{ends(wait, pace, wait.running)}:f>")]


def since_lines(loaded: LoadedMatch, words: Words) -> list[str]:
    """Since when the match waits, in one line; for whom it does stands above it."""
    waits = [loaded.pending_turns[seat].since for seat in waited_for(loaded) if seat in loaded.pending_turns]
    return [words.text("pulse-waiting", since=stamp(min(waits), "f"))] if waits else []


def missed_lines(loaded: LoadedMatch, missed: str | None, words: Words) -> list[str]:
    """That the bot was away while the match waited for those whom it waits for, as it was noted, if it was."""
    if missed is None or not loaded.pending_turns:
        return []
    noted = json.loads(missed)
    if noted["to"] <= min(wait.since for wait in loaded.pending_turns.values()):
        return []
    return [words.text("pulse-missed", begin=f"<t:{noted['from']}:f>", end=f"<t:{noted['to']}:f>")]
