"""What can be known about tables: the facts of a match, how it stands, lists of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.call import Route
from bot.discord.message import Message, Text, fitting, note
from bot.discord.screens.answers import question_or_else
from bot.discord.screens.lobby import options_text, pace_text, words_shown
from bot.discord.screens.reader import game_name, named, render_context, table_link, waited_for
from bot.discord.screens.times import missed_lines, since_lines
from bot.outbox.posts import status_lines
from bot.store.records import MatchInfo
from bot.topics.seats.vacancies import vacancy_parts
from bot.topics.tables.states import seated, state_of, table_name
from render.core.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.outcomes import LoadedMatch
    from bot.discord.call import Call
    from bot.discord.ids import Verb
    from bot.topics.tables.operations import TableHealth
    from render.core.words import Words

MOST_TABLES = 20
ROOM = 2000
"""Characters for the tables of a server; beside them are the seats to take over."""


async def about(call: Call) -> Message:
    """What stands behind a table: rules in force and settled, where the values come from, the sealed seed."""
    found = await call.backend.service.find(call.caller, call.match)
    if found is None:
        return await question_or_else(call, found)
    words, info = call.words, found if isinstance(found, MatchInfo) else found.info
    lines = [
        words.text("house-info-title", game=game_name(words, info.game), match=info.id),
        options_text(info, words),
        words.text("house-info-table", pace=pace_text(info.pace, words), language=LANGUAGES[info.lang].name),
        words.text("house-info-rulings"),
        _values(info, await call.backend.service.reconstructed(info.id), words),
        words.text("house-info-seed"),
        words.text("bot-info-seal", hash=info.seal),
        words.text("house-info-words", words=words_shown(info.words) or words.text("bot-no-words-yet")),
    ]
    if info.half is not None:
        lines.append(words.text("house-info-half", seed=info.half))
    lines.append(words.text("house-info-unofficial"))
    return note("\n".join(lines))


def _values(info: MatchInfo, reconstructed: Mapping[str, tuple[int, int]], words: Words) -> str:
    """Of which components how many values are reconstructed."""
    each = [
        words.text("bot-info-rows", n=rows, of=of, what=words.text(f"{info.game}-table-{table}"))
        for table, (rows, of) in reconstructed.items()
    ]
    return words.text("bot-info-reconstructed", each=words.listed(each)) if each else words.text("bot-info-all-known")


async def status(call: Call) -> Message:
    """Who is asked what, and the score."""
    found = await call.backend.service.find(call.caller, call.match)
    if found is None or isinstance(found, MatchInfo):
        return note(_line(found, call.words)) if isinstance(found, MatchInfo) else await question_or_else(call, found)
    words = call.words
    score = found.face.score_line(found.match.view(None), render_context(found, words))
    lines = [words.text("house-post-title", game=game_name(words, found.info.game), match=found.info.id), score]
    lines += status_lines(found, words) or [words.text("house-wrong-over")]
    lines += since_lines(found, words)
    lines += missed_lines(found, await call.backend.service.missed(), words)
    return Message((Text("\n".join(lines)), Text(words.text("house-to-table", link=table_link(found.info)))))


async def listing(call: Call) -> Message:
    """All tables of the server, and the seats there that look for someone."""
    found = await call.backend.service.health(call.caller.guild or 0)
    words, tables = call.words, [each for each in found.tables if not each.info.practice]
    listed = [each for each in tables if each.info.still not in ("gone", "out")]
    lines = fitting([_listed(each, words) for each in listed], ROOM)
    if len(lines) < len(listed):
        lines.append(words.text("tables-more", n=len(listed) - len(lines)))
    shown = Text("\n".join([words.text("bot-list-title"), *(lines or [words.text("house-no-table")])]))
    return Message((shown, *await vacancy_parts(call)))


def _listed(table: TableHealth, words: Words) -> str:
    """A table with the state that it is in, and the way to it."""
    known = [table_name(table, words), *seated(table, words), *state_of(table, words), table_link(table.info)]
    return f"- {' · '.join(known)}"


async def mine(call: Call) -> Message:
    """The caller's tables in all servers, those that wait for the caller first."""
    words = call.words
    found = await call.backend.service.mine(call.caller.user)
    lines = [_mine(each, words) for each in found[:MOST_TABLES]]
    return note("\n".join([words.text("house-mine-title"), *(lines or [words.text("house-mine-none")])]))


def _mine(found: LoadedMatch | MatchInfo, words: Words) -> str:
    if not isinstance(found, MatchInfo):
        return _own(found, words)
    return _line(found, words) if found.phase == "lobby" else _unread(found, words)


def _own(loaded: LoadedMatch, words: Words) -> str:
    info = loaded.info
    names = {"game": game_name(words, info.game), "match": info.id, "link": table_link(info)}
    question = loaded.question
    if question is not None and question.answered is None:
        return words.text("house-mine-yours", **names)
    return words.text("house-mine-others", **names, who=named(words, loaded.people, waited_for(loaded)))


def _line(info: MatchInfo, words: Words) -> str:
    names = {"game": game_name(words, info.game), "match": info.id, "link": table_link(info)}
    if info.phase == "lobby":
        return words.text("house-mine-lobby", **names, taken=info.taken, seats=info.seats)
    return words.text("bot-list-line", **names)


def _unread(info: MatchInfo, words: Words) -> str:
    """A match of one's own that cannot be read."""
    return words.text("bot-mine-unread", game=game_name(words, info.game), match=info.id, link=table_link(info))


ROUTES: dict[Verb, Route] = {"about": Route(about, "apart")}
"""*Details*, at the sealed half and in the lobby."""
