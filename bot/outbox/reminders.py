"""Reminders: one direct message for all tables that wait, or a line in the channel for whom none reach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import finding
from bot.core.announcing import reminding
from bot.core.announcing.reminding import AWAY, NIGHT
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, row
from bot.discord.screens.reader import game_name, table_link
from bot.outbox.proposals import reminder_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.acting import Acting
    from bot.core.announcing.reminding import Reminder, Wanted
    from bot.store.outbox_rows import Row
    from bot.store.records import MatchInfo
    from render.core.words import Words

LISTED = 3
"""Tables that a reminder names, each with its button."""


async def reminder_message(acting: Acting, reminder: Row, words: Words) -> Message | None:
    """A reminder as it is true now; None if nothing waits any more.

    Args:
        reminder: The row that brings it.
        words: The person's language, in a channel the table's.
    """
    if reminder.user is not None:
        listed, votes = (
            await acting.read(reminding.reminders, reminder.user),
            await acting.read(reminding.wanted, reminder.user),
        )
        return reminder_dm(listed, votes, reminder, words) if listed or votes else None
    if not reminder.ping:
        return None
    (user,) = reminder.ping
    asked = None if reminder.seat is None else await acting.read(finding.asked, reminder.match, reminder.seat)
    since = None if asked is None or asked.user != user else asked.wait.since
    votes = await acting.read(reminding.wanted, user, reminder.match)
    return None if since is None and not votes else line_message(reminder, user, since, votes, words)


def reminder_dm(listed: Sequence[Reminder], votes: Sequence[Wanted], reminder: Row, words: Words) -> Message:
    """The direct message with all tables that wait for a person, and all votes."""
    head, lines = [], []
    if len(listed) == 1:
        (only,) = listed
        lines = [words.text("pulse-nudge-one", **_told(only, words)), *_remarks(only, words)]
    elif listed:
        head = [words.text("pulse-nudge-many", n=len(listed))]
        lines = [
            "\n".join([words.text("pulse-nudge-line", **_told(each, words)), *_remarks(each, words)])
            for each in listed[:LISTED]
        ]
    told = reminder.text.split()
    if AWAY in told:
        head = [words.text("pulse-nudge-away"), *head]
    elif NIGHT in told:
        head = [words.text("pulse-nudge-night"), *head]
    lines += [f"- {_vote(each, words)} {table_link(each.info)}" for each in votes[:LISTED]]
    more = len(listed[LISTED:]) + len(votes[LISTED:])
    if more:
        lines.append(words.text("pulse-nudge-more", n=more))
    plays = [
        Button(_play(each.loaded.info, words), Press("play", each.loaded.info.id, reminder.id), "primary")
        for each in listed[:LISTED]
    ]
    stop = [Button(words.text("pulse-stop"), Press("mute", at=reminder.id))] if listed else []
    hours = Button(words.text("quiet-hours"), Press("hours", at=reminder.id))
    return Message((Text("\n".join([*head, *lines])), row(*plays, *stop, hours)))


def lonely_message(reminder: Row, words: Words) -> Message:
    """That no one was found in a day, and that one may start with bots; ``text`` is the server."""
    button = Button(words.text("find-with-bots"), Press("findbots", at=reminder.id, state=reminder.text), "primary")
    return Message((Text(words.text("find-lonely")), row(button)), silent=True)


def _vote(wanted: Wanted, words: Words) -> str:
    return reminder_line(wanted.info, wanted.proposal, wanted.of, words)


def _play(info: MatchInfo, words: Words) -> str:
    return words.text("pulse-play", match=info.id)


def _told(reminder: Reminder, words: Words) -> dict[str, str]:
    """What is asked, where, and since when."""
    loaded = reminder.loaded
    assert loaded.question is not None
    what = words.say(loaded.question.prompt, loaded.everyone)
    times = [words.text("pulse-since", when=f"<t:{reminder.wait.since}:f>")]
    if reminder.clocked:
        times.append(words.text("pulse-ends", when=f"<t:{reminder.ends}:R>"))
    return {
        "game": game_name(words, loaded.info.game),
        "match": loaded.info.id,
        "what": what,
        "times": " · ".join(times),
        "link": table_link(loaded.info),
    }


def _remarks(reminder: Reminder, words: Words) -> list[str]:
    """What is to be said about one table beside that it waits."""
    remarks = []
    if reminder.slowed:
        remarks.append(words.text("pulse-nudge-slowed"))
    if reminder.wait.unended and reminder.wait.pressed is not None:
        remarks.append(words.text("pulse-nudge-unended"))
    if reminder.last and reminder.clocked:
        remarks.append(words.text("pulse-nudge-ends", when=f"<t:{reminder.ends}:R>"))
    elif reminder.last:
        remarks.append(words.text("pulse-nudge-last", when=f"<t:{reminder.ends}:f>"))
    return [f"-# {remark}" for remark in remarks]


def line_message(reminder: Row, user: int, since: int | None, votes: Sequence[Wanted], words: Words) -> Message:
    """The line in the channel for someone whom direct messages do not reach; it tells what everyone knows.

    Args:
        reminder: The row that brings it.
        since: When the match called, in seconds since 1970; None if it does not wait for the person.
        votes: The votes of the table that want an answer of the person.
    """
    mention, asked = f"<@{user}>", [_vote(each, words) for each in votes]
    if since is None:
        text = " ".join([mention, "\n".join(asked)])
        button = Button(words.text("house-log"), Press("log", reminder.match, reminder.id))
    else:
        waits = words.text("pulse-nudge-channel", mention=mention, since=f"<t:{since}:f>")
        text = "\n".join([waits, *asked])
        button = Button(words.text("house-play"), Press("play", reminder.match, reminder.id), "primary")
    return Message((Text(text), row(button)), pings=(user,))
