"""The message of a day about matches that someone or a server follows: only what everyone on their servers may know."""

from __future__ import annotations

import json
from bisect import bisect_left
from typing import TYPE_CHECKING, Final

from bot.core import finding
from bot.core.loaded_match import LoadedMatch
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, fitting, row
from bot.discord.screens.board import result_text
from bot.discord.screens.reader import match_name, render_context, table_link
from bot.discord.screens.story import lines_of
from bot.store import follows
from bot.store.follows import MOST_TOLD, News
from bot.store.records import MatchInfo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.acting import Acting
    from bot.core.unit_of_work import UnitOfWork
    from bot.discord.server import Server
    from bot.store.outbox_rows import Row
    from render.core.words import Words

MOST_LINES: Final = 5
"""Lines that tell what happened in one match: the last ones."""

ROOM: Final = 3500
"""Characters of all of it."""


async def digest_message(acting: Acting, digest: Row, words: Words, server: Server) -> Message | None:
    """What is new in the matches that someone follows; None if there is nothing that may be told.

    A match behind a locked door is followed no more, and none of a server that the person has left.

    Args:
        digest: The row that brings it.
        words: The person's language.
        server: Finds the servers.

    Raises:
        TimeoutError: One of them is out for the moment.
    """
    told = [News(**each) for each in json.loads(digest.text)]
    members: dict[int, bool] = {}
    shown: list[str] = []
    lost: list[tuple[int, str]] = []
    for news in told[:MOST_TOLD]:
        found = await acting.read(finding.look, news.match, None)
        if found is None:
            continue
        info = found if isinstance(found, MatchInfo) else found.info
        there = server.other(info.guild)
        if there.guild is not None and there.guild.unavailable:
            raise TimeoutError("the server is not there yet")
        if info.guild not in members:
            members[info.guild] = digest.user is None or await there.has(digest.user)
        if not members[info.guild] or not there.is_open(info.channel):
            lost.append((digest.user or -info.guild, news.match))
        elif isinstance(found, LoadedMatch):
            shown.append("\n".join(_lines(found, news, words)))
    if lost:
        await acting.write(_follow_no_more, lost)
    if not shown:
        return None
    more = [words.text("follow-more", n=len(told) - MOST_TOLD)] if len(told) > MOST_TOLD else []
    own = digest.user is not None
    head = words.text("follow-digest" if own else "follow-onlookers")
    text = "\n".join([head, *fitting(shown, ROOM), *more])
    stop = Button(words.text("follow-end-some" if own else "follow-mine"), Press("unfollow", at=digest.id))
    return Message((Text(text), row(stop)), silent=True)


def _follow_no_more(unit: UnitOfWork, lost: Sequence[tuple[int, str]]) -> None:
    for user, match in lost:
        follows.end(unit.connection, user, [match])


def _lines(loaded: LoadedMatch, news: News, words: Words) -> Sequence[str]:
    """One match: how it stands or ended, and what happened since it was told of."""
    match, name = loaded.match, f"**{match_name(words, loaded.info)}**"
    if news.over:
        return [f"{name} · {result_text(loaded, words)} · {table_link(loaded.info)}"]
    score = loaded.face.score_line(match.view(None), render_context(loaded, words))
    head = f"{name} · {score} · {table_link(loaded.info)}"
    if news.how != "turns":
        return [head]
    numbers = match.entry_numbers(0)
    last = min(bisect_left(numbers, news.last), match.published)
    moves = match.standing_moves[bisect_left(numbers, news.first) : last]
    story = lines_of(loaded, moves, words, None)[-MOST_LINES:]
    return [head, *(words.text("house-post-line", what=line) for line in story)]
