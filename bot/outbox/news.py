"""News in the channel for announcements: a lobby that was opened, and how a match ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.discord.message import HARBOUR, Button, Link, Message, Text, row
from bot.discord.screens.board import result_line
from bot.discord.screens.lobby import options_text, pace_text
from bot.discord.screens.reader import game_name, names_of, table_link
from bot.store import persons
from bot.store.outbox_rows import RECORD
from render.core.words_names import marked_name

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.store.outbox_rows import Row
    from bot.store.records import MatchInfo
    from render.core.words import Words
    from rules.core.results import Result


def opened_message(info: MatchInfo, post: int, words: Words) -> Message:
    """That a lobby was opened, and the way into it; ``post`` is the row that brings the message."""
    who = words.listed([marked_name(guest.name) for guest in info.guests])
    text = words.text("find-news-opened", game=game_name(words, info.game), match=info.id, who=who)
    terms = f"-# {options_text(info, words)} · {pace_text(info.pace, words)}"
    join = Button(words.text("house-join"), Press("join", info.id, post), "success")
    buttons = row(join, Link(words.text("tables-link"), table_link(info)))
    return Message((Text(f"{text}\n{terms}"), buttons), HARBOUR, silent=True)


def ended_message(loaded: LoadedMatch, news: Row, words: Words) -> Message:
    """How a match ended: who came where, and whether no one had as many points before."""
    info, results = loaded.info, loaded.match.results() or ()
    if loaded.match.verdict() is not None:
        lines = [result_line(loaded, results, words)]
    else:
        places = words.listed([f"{_name(loaded, one, words)} {one.points}" for one in results])
        lines = [words.text("find-news-over", **names_of(loaded, words), places=places)]
    if news.text == RECORD:
        best = max(results, key=lambda one: one.points)
        lines.append(words.text("find-news-record", who=_name(loaded, best, words), points=best.points))
    return Message(
        (Text("\n".join(lines)), row(Link(words.text("tables-link"), table_link(info)))), HARBOUR, silent=True
    )


def _name(loaded: LoadedMatch, result: Result, words: Words) -> str:
    """Who had a seat; whoever shows no results is someone."""
    person = loaded.people[result.seat]
    prefers = loaded.info.preferences.get(person.owner or 0, persons.BY_DEFAULT)
    return marked_name(words.called(person.name)) if prefers.shows_results else words.text("results-someone")
