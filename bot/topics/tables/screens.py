"""What can be done about a table: looking after it, closing it, playing it on elsewhere."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING

from bot.core import finding
from bot.core.match import closing, resending
from bot.core.outcomes import Objected
from bot.discord import rooms
from bot.discord.call import needs
from bot.discord.completing import containing, matches
from bot.discord.completing import named as named_matches
from bot.discord.ids import Press
from bot.discord.message import Button, Link, Message, Pick, Select, Text, fitting, note, row
from bot.discord.screens.answers import done_or_not, outcome_message
from bot.discord.screens.objections import managed_server, missing_message, objection_message
from bot.discord.screens.reader import game_name, match_name, named, stamp, table_link
from bot.discord.screens.rooms import no_room_text
from bot.store.codes import DMS_CLOSED
from bot.topics.tables import operations
from bot.topics.tables import operations as tables
from bot.topics.tables.information import state_of
from bot.topics.tables.operations import is_alive
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.match.closing import Closable
    from bot.discord.call import Call
    from bot.discord.message import Part
    from bot.discord.routes import Pairs, Typed
    from bot.store.refusals import Refusals
    from bot.topics.tables.operations import ServerHealth, TableHealth
    from render.core.words import Words

ROOM = 3000
"""Characters for all tables together."""

MOST_PICKS = 25


async def ask_to_close(call: Call) -> Message:
    """The question before a table is closed."""
    found = await call.read(closing.find_closable, call.caller, call.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    words, match = call.words, found.info.id
    final = Button(words.text("house-close-final"), Press("shut", match), "danger")
    keep_it = Button(words.text("house-close-keep"), Press("unshut", match))
    return Message((Text(_asked(found, words)), row(final, keep_it)))


def _asked(found: Closable, words: Words) -> str:
    """What would be closed: where, who plays, how far it has come, and since when nothing has happened."""
    info, loaded = found.info, found.loaded
    names = {"game": game_name(words, info.game), "match": info.id, "channel": f"<#{info.channel}>"}
    since = f"<t:{found.last}:R>"
    if info.phase == "lobby":
        return words.text("dead-close-lobby", **names, n=len(info.guests), since=since)
    if loaded is None:
        return words.text("dead-close-unread", **names, n=len(info.guests), last=since)
    turns = loaded.match.turn
    return words.text("dead-close-ask", **names, n=len(info.guests), turns=turns, last=since)


async def shut(call: Call) -> Message:
    """Close a table without a result."""
    return await outcome_message(call, await call.play(operations.close(call.match)))


async def come_here(call: Call) -> Message:
    """Let a match be played on in this channel; one that goes on well where it is only after a question."""
    found = await call.read(operations.find_movable, call.caller, call.press.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    if not is_alive(found):
        return await bring(call)
    words = call.words
    names = {"game": game_name(words, found.game), "match": found.id, "channel": f"<#{found.channel}>"}
    here = Button(words.text("dead-bring"), Press("bring", found.id), "primary")
    there = Button(words.text("dead-leave-there"), Press("unshut", found.id))
    return Message((Text(words.text("dead-bring-ask", **names)), row(here, there)))


async def bring(call: Call) -> Message:
    """Let a match be played on in this channel."""
    return await outcome_message(call, await call.act(operations.move, call.press.match))


async def health(call: Call) -> Message:
    """The tables of the server, those in trouble first; what was refused of late, and when the bot was away."""
    found = await _found(call)
    if isinstance(found, Message):
        return found
    words, tables = call.words, _sorted(found, call)
    told = fitting([f"- {_line(each, call)}" for each in tables], ROOM)
    more = [words.text("tables-more", n=len(tables) - len(told))] if len(tables) > len(told) else []
    lines = [_counted(tables, words), *told, *more]
    lines += _room(found, call) + _refused(found, words) + _away(found, words)
    parts: list[Part] = [Text("\n".join(lines))]
    if tables:
        picks = tuple(Pick(each.info.id, match_name(words, each.info)) for each in tables[:MOST_PICKS])
        parts.append(Select(words.text("tables-pick"), Press("tend"), picks))
    return Message(tuple(parts))


async def _found(call: Call) -> ServerHealth | Message:
    """How the tables of the server are, or that the caller does not manage it."""
    guild = managed_server(call)
    return guild if isinstance(guild, Message) else await call.read(operations.health, guild)


def _sorted(found: ServerHealth, call: Call) -> list[TableHealth]:
    """Tables in trouble before all others."""
    return sorted(found.tables, key=lambda each: not _is_in_trouble(each, call))


def _is_in_trouble(table: TableHealth, call: Call) -> bool:
    late = any(wait.late is not None for wait in table.pending_turns.values())
    return late or _state(table) in ("gone", "barred", "out") or bool(call.server.lacking(table.info.channel))


def _state(table: TableHealth) -> str:
    """In which state a table is, as it is counted."""
    if table.info.phase == "lobby":
        return "lobby"
    return "going" if table.standstill is None else table.standstill.reason


def _counted(tables: list[TableHealth], words: Words) -> str:
    counts = Counter(_state(table) for table in tables)
    each = [
        words.text(f"tables-count-{state}", n=counts[state])
        for state in ("going", "lobby", "agreed", "asleep", "barred", "gone", "out")
        if counts[state]
    ]
    return words.text("tables-health-title", each=words.listed(each)) if each else words.text("tables-none")


def _line(table: TableHealth, call: Call) -> str:
    link = [] if _state(table) in ("gone", "out") else [table_link(table.info)]
    return " · ".join([match_name(call.words, table.info), *_facts(table, call), *link])


def _facts(table: TableHealth, call: Call) -> list[str]:
    """What is to be said of a table: what hinders it, or whom it waits for."""
    words, info, now = call.words, table.info, table.standstill
    lacking = [words.text(key) for key in call.server.lacking(info.channel)]
    needed = {"channel": f"<#{info.channel}>", "permissions": words.listed(lacking)}
    facts = [words.text("tables-lacking", **needed)] if lacking else []
    if info.phase == "running" and now is None:
        facts += _waits(table, words)
    elif now is None or now.reason != "barred" or not lacking:
        facts += state_of(table, words)
    if table.closes is not None:
        facts.append(words.text("tables-closes", until=stamp(table.closes, "D")))
    return facts


def _waits(table: TableHealth, words: Words) -> list[str]:
    facts = []
    for seat, wait in sorted(table.pending_turns.items()):
        who = named(words, table.people, [Seat(seat)])
        facts.append(words.text("tables-waits", who=who, since=stamp(wait.since, "f")))
        if wait.nudges:
            facts.append(words.text("tables-reminded", n=wait.nudges))
        if wait.late is not None:
            facts.append(words.text("tables-late", since=stamp(wait.late, "R")))
    return facts


def _room(found: ServerHealth, call: Call) -> list[str]:
    """What keeps the bot from making rooms as it was chosen."""
    wrong = rooms.lacking(call.server, found.settings)
    return [] if wrong is None else [no_room_text(found.settings, wrong, call.words)]


def _refused(found: ServerHealth, words: Words) -> list[str]:
    """What Discord refused in the last week, by its codes."""
    each = [said for refused in found.refused for said in _of_one(refused, words)]
    return [words.text("tables-refused", each=words.listed(each))] if each else []


def _of_one(refused: Refusals, words: Words) -> list[str]:
    dms = "tables-refused-closed" if refused.code == DMS_CLOSED else "tables-refused-letters"
    counts = (("tables-refused-posts", refused.posts), (dms, refused.letters))
    return [words.text(key, n=n, code=str(refused.code)) for key, n in counts if n]


def _away(found: ServerHealth, words: Words) -> list[str]:
    """When the bot was away the last time, if that was in the last week."""
    noted = {"from": 0, "to": 0} if found.missed is None else json.loads(found.missed)
    if noted["to"] < found.lately:
        return []
    return [words.text("pulse-missed", begin=f"<t:{noted['from']}:f>", end=f"<t:{noted['to']}:f>")]


@needs(_found)
async def manage(call: Call, found: ServerHealth) -> Message:
    """One of the tables, and what can be done about it."""
    table = next((each for each in found.tables if each.info.id in call.values), None)
    if table is None:
        return objection_message(Objected("no-table"), call.words)
    words, info = call.words, table.info
    placed = _state(table) not in ("gone", "out")
    buttons: list[Button | Link] = []
    if placed:
        buttons = [
            Link(words.text("tables-link"), table_link(info)),
            Button(words.text("tables-repost"), Press("repost", info.id)),
        ]
    if info.phase == "running" and not (placed and info.channel == call.caller.channel):
        buttons.append(Button(words.text("tables-fetch"), Press("fetch", info.id)))
    buttons.append(Button(words.text("tables-close"), Press("close", info.id), "danger"))
    return Message((Text(_line(table, call)), row(*buttons)))


async def repost(call: Call) -> Message:
    """Post a table once more."""
    found = await call.write(resending.post_again, call.caller, call.press.match)
    if isinstance(found, Objected):
        return objection_message(found, call.words)
    return note(call.words.text("tables-reposted", link=table_link(found)))


async def fetch(call: Call) -> Message:
    """Bring a table to this channel, if it can be played here."""
    lacking = [call.words.text(key) for key in call.server.lacking(call.caller.channel)]
    if lacking:
        return note(call.words.text("house-trouble-permissions", permissions=call.words.listed(lacking)))
    return await come_here(call)


async def here(call: Call) -> Message:
    """Play a match on in this channel."""
    return missing_message(call.missing, call.words) or await come_here(call)


async def closable(call: Call, typed: Typed) -> Pairs:
    """All tables of this server for those who manage it; for others those of this channel."""
    if not call.caller.manager:
        return await matches(call, typed)
    return containing(named_matches(await call.read(finding.of_server, call.caller.guild or 0), call), typed)


async def movable(call: Call, typed: Typed) -> Pairs:
    """Matches of this server that can be played on here: one's own that have lost their channel; all for managers."""
    infos = await call.read(finding.of_server, call.caller.guild or 0)
    if not call.caller.manager:
        own = [info for info in infos if any(guest.user == call.caller.user for guest in info.guests)]
        infos = [info for info in own if info.standstill is not None]
    return containing(named_matches((info for info in infos if info.phase == "running"), call), typed)


async def wake(call: Call) -> Message:
    """Wake up a table that sleeps, or is about to close."""
    return await done_or_not(call, await call.play(tables.wake(call.press.match)), "sleep-woken-done")
