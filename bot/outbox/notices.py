"""Lines about what someone did, and what comes of a seat that is late or free, as they are posted."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bot.core.match.turn_time_out import more
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, row
from bot.discord.screens.reader import game_name, mention, named, stamp
from bot.outbox.lines import key_of, said, who_of
from bot.outbox.proposals import VOTE
from bot.store.spans import DAY
from render.core.words_names import escaped
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.message import Buttons
    from bot.store.outbox_rows import Row
    from bot.store.records import MatchInfo
    from bot.store.votes import Proposal
    from render.core.words import Words

TOLD = 0x6B7280
LETTERS = frozenset(
    {
        "bots-cover-letter",
        "dead-seat-given",
        "dead-gone",
        "dead-closes",
        "dead-ready",
        "dead-lobby-gone",
        "rooms-barred",
    }
)
"""Lines that come by DM and concern a table that has no log, or no place for it."""


def notice_message(info: MatchInfo, notice: Row, words: Words) -> Message:
    """One line about someone's act."""
    key, line = key_of(notice.text), said(notice.text, words)
    if key in LETTERS:
        return Message((Text(line), *_after_loss(info, key, words)), TOLD, silent=notice.silent)
    log = Button(words.text("house-log"), Press("log", info.id, notice.id))
    # Only rows of old call someone: who is called now has the table beneath.
    calls = " ".join(f"<@{user}>" for user in notice.ping)
    text = f"{calls} {line}".strip()
    return Message((Text(text), row(log)), TOLD, notice.ping, notice.silent)


def report_message(post: Row, words: Words) -> Message:
    """What someone says is wrong at a table, for whoever runs the house."""
    args = {name: value if isinstance(value, int) else escaped(value) for name, value in json.loads(post.text).items()}
    return Message((Text(words.text("record-report", **args)),), TOLD)


def late_message(loaded: LoadedMatch, post: Row, words: Words) -> Message:
    """Whom the match has waited for too long, and what the others can do; the late ones can play all the same."""
    info, people = loaded.info, loaded.people
    seats = [seat for seat, _ in loaded.late]
    owned = [seat for seat in seats if people[seat].mention is not None]
    others = words.listed([mention(words, people, seat) for seat in loaded.owned if seat not in seats])
    names = {"game": game_name(words, info.game), "match": info.id, "others": others}
    since = stamp(min(since for _, since in loaded.late), "f")
    key = "late-post" if owned else "late-free"
    text = words.text(key, **names, since=since, who=named(words, people, owned or seats))
    days = "late-wait-day" if more(info.pace) == DAY else "late-wait-days"
    wait = [Button(words.text(days), Press("grant", info.id, post.id))] if owned else []
    cover = Button(words.text("bots-cover"), Press("cover", info.id, post.id))
    buttons = row(
        *wait,
        Button(words.text("late-seek"), Press("seek", info.id, post.id), "primary"),
        *([cover] if GAMES[info.game].automatic else []),
        Button(words.text("late-rest-table"), Press("rest", info.id, post.id)),
        Button(words.text("house-end-match"), Press("finish", info.id, post.id), "danger"),
    )
    return Message((Text(text), buttons), VOTE, post.ping)


def late_settled_message(post: Row, words: Words) -> Message:
    """How that was settled."""
    return Message((Text(said(post.text, words)),), TOLD)


def _after_loss(info: MatchInfo, key: str, words: Words) -> tuple[Buttons, ...]:
    """What a DM about a table without a channel offers while the match goes on."""
    if key not in ("dead-gone", "dead-closes") or info.phase != "running":
        return ()
    stands = Button(words.text("dead-stands"), Press("stands", info.id))
    return (row(stands, Button(words.text("dead-give-up"), Press("giveup", info.id))),)


def free_message(info: MatchInfo, seat: int, notice: Row, ending: Proposal | None, words: Words) -> Message:
    """A seat that was given up: it can be taken here, or the match ended unless the table is voting on that already."""
    take = Button(words.text("house-take-seat"), Press("seat", info.id, notice.id, str(seat)), "primary")
    cover = Button(words.text("bots-cover"), Press("cover", info.id, notice.id, str(seat)))
    end = Button(words.text("house-end-match"), Press("finish", info.id, notice.id), "danger")
    log = Button(words.text("house-log"), Press("log", info.id, notice.id))
    first = [take, *([cover] if GAMES[info.game].automatic else [])]
    buttons = row(*first, log) if ending is not None else row(*first, end, log)
    return Message((Text(said(notice.text, words)), buttons), TOLD, silent=notice.silent)


def taken_message(notice: Row, words: Words) -> Message:
    """The same once someone has taken the seat, or the match has ended: nothing is left to be pressed.

    Who has taken it is told by the line that calls that person, and by nothing beside it.
    """
    return Message((Text(words.text("house-resign-left", who=who_of(notice.text, words))),), TOLD)
