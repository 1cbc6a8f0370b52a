"""What can be known about tables: the facts of a match, how it stands, lists of tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core import finding
from bot.discord.height import first_that_fits
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, fitting, note, row
from bot.discord.screens.answers import question_or_else
from bot.discord.screens.demands import status_lines
from bot.discord.screens.lobby import options_text, pace_text, words_shown
from bot.discord.screens.open_lobbies import open_lobby_parts
from bot.discord.screens.reader import (
    game_name,
    match_name,
    missed_lines,
    named,
    render_context,
    since_lines,
    stamp,
    table_link,
    waited_for,
)
from bot.discord.screens.repairs import adjusted_text, mend_button
from bot.discord.screens.vacancies import vacancy_parts
from bot.store.records import MatchInfo
from bot.store.standstill import Standstill
from bot.topics.tables import operations
from render.core.languages import LANGUAGES
from render.core.words_names import escaped, marked_name
from rules.core.seats import Seat

if TYPE_CHECKING:
    from bot.core.finding import Values
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.call import Call
    from bot.topics.tables.operations import TableHealth
    from render.core.words import Words

MOST_TABLES = 20
ROOM = 2000
"""Characters for the tables of a server; beside them are the seats to take over."""


EACH = "values"
"""Slot of the way to which values are whose, where a phone has no room for it beside the rest."""


async def about(call: Call) -> Message:
    """What stands behind a table: rules in force and settled, where the values come from, the sealed seed."""
    found = await call.find()
    if found is None:
        return await question_or_else(call, found)
    words, info = call.words, found if isinstance(found, MatchInfo) else found.info
    values = await call.read(finding.values, info.id)
    each = _values(info, values, words)
    if call.press.slot == EACH:
        return note("\n".join([words.text("house-info-title", game=game_name(words, info.game), match=info.id), *each]))
    more = Button(words.text("house-info-each"), Press("about", info.id, slot=EACH))
    forms: list[tuple[list[str], tuple[Button, ...]]] = [(each, ())]
    if values.box is None and values.reconstructed:
        forms.append(([_values_in_all(values, words)], (more,)))
    return first_that_fits(_about(found, info, of_values, ways, words) for of_values, ways in forms)


def _about(
    found: LoadedMatch | MatchInfo, info: MatchInfo, of_values: list[str], ways: tuple[Button, ...], words: Words
) -> Message:
    """What stands behind a table.

    Args:
        of_values: Where the values come from.
        ways: What leads to more of it.
    """
    loaded = None if isinstance(found, MatchInfo) else found
    adjusted = "" if loaded is None else adjusted_text(loaded, words)
    lines = [
        words.text("house-info-title", game=game_name(words, info.game), match=info.id),
        options_text(info, words),
        *([adjusted] if adjusted else []),
        words.text("house-info-table", pace=pace_text(info.pace, words), language=LANGUAGES[info.lang].name),
        words.text("house-info-rulings"),
        *of_values,
        words.text("house-info-seed"),
        words.text("bot-info-seal", hash=info.seal),
        *_players_words(info, words),
        *([] if info.half is None else [words.text("house-info-half", seed=info.half)]),
        words.text("house-info-unofficial"),
    ]
    mend = () if loaded is None else mend_button(loaded, words)
    buttons = [*ways, *(button for one in mend for button in one.buttons)]
    return Message((Text("\n".join(lines)), *([row(*buttons)] if buttons else [])))


def _values_in_all(values: Values, words: Words) -> str:
    """How many values are reconstructed, without of which components."""
    rows = values.reconstructed.values()
    return words.text("house-info-values", n=sum(n for n, _ in rows), of=sum(of for _, of in rows))


def _players_words(info: MatchInfo, words: Words) -> list[str]:
    """The words that go into the deal; until then more may come, and afterwards none need be told of."""
    still, given = info.phase == "lobby", words_shown(info.words)
    if not still and not given:
        return []
    return [words.text("house-info-words", words=given or words.text("bot-no-words-yet"), still=int(still))]


def _values(info: MatchInfo, values: Values, words: Words) -> list[str]:
    """Whose values are played with, and of which components how many are reconstructed."""
    each = [
        words.text("bot-info-rows", n=rows, of=of, what=words.text(f"{info.game}-table-{table}"))
        for table, (rows, of) in values.reconstructed.items()
    ]
    if values.box is None:
        return [words.text("bot-info-reconstructed" if each else "bot-info-all-known", each=words.listed(each))]
    box = words.text("boxes-info", name=marked_name(values.box.name), whose=escaped(values.box.whose))
    return [box, *([words.text("boxes-info-guessed", each=words.listed(each))] if each else [])]


async def status(call: Call) -> Message:
    """Who is asked what, and the score."""
    found = await call.find()
    if found is None or isinstance(found, MatchInfo):
        return note(_line(found, call.words)) if isinstance(found, MatchInfo) else await question_or_else(call, found)
    words = call.words
    score = found.face.score_line(found.match.view(None), render_context(found, words))
    lines = [words.text("house-post-title", game=game_name(words, found.info.game), match=found.info.id), score]
    lines += status_lines(found, words) or [words.text("house-wrong-over")]
    lines += since_lines(found, words)
    lines += missed_lines(found, await call.read(finding.missed), words)
    return Message((Text("\n".join(lines)), Text(words.text("house-to-table", link=table_link(found.info)))))


async def listing(call: Call) -> Message:
    """The lobbies that can be joined, all other tables of the server, and the seats there that look for someone."""
    found = await call.read(operations.health, call.caller.guild or 0)
    words, tables = call.words, [each for each in found.tables if not each.info.practice]
    joined = await open_lobby_parts(call)
    offered = {part.button.press.match for part in joined if part.kind == "remark"}
    listed = [each for each in tables if each.info.standstill not in ("gone", "out") and each.info.id not in offered]
    lines = fitting([_listed(each, words) for each in listed], ROOM)
    if len(lines) < len(listed):
        lines.append(words.text("tables-more", n=len(listed) - len(lines)))
    nothing = words.text("find-no-other" if joined else "house-no-table")
    shown = Text("\n".join([words.text("bot-list-title"), *(lines or [nothing])]))
    return Message((*joined, shown, *await vacancy_parts(call)))


def _listed(table: TableHealth, words: Words) -> str:
    """A table with the state that it is in, and the way to it."""
    known = [match_name(words, table.info), *seated(table, words), *state_of(table, words), table_link(table.info)]
    return f"- {' · '.join(known)}"


async def mine(call: Call) -> Message:
    """The caller's tables in all servers, those that wait for the caller first."""
    words = call.words
    found = await call.read(finding.of_person, call.caller.user)
    lines = [_mine(each, words) for each in found[:MOST_TABLES]]
    return note("\n".join([words.text("house-mine-title"), *(lines or [words.text("house-mine-none")])]))


def _mine(found: LoadedMatch | MatchInfo, words: Words) -> str:
    if not isinstance(found, MatchInfo):
        return _own(found, words)
    return _line(found, words) if found.phase == "lobby" else _unread(found, words)


def _own(loaded: LoadedMatch, words: Words) -> str:
    """A match of one's own: why it stands still, whose turn it is, and the way to it, or to another place for it."""
    info, now, question = loaded.info, loaded.standstill, loaded.question
    known = [] if now is None else [_still(info, now, words)]
    if loaded.covered:
        known.append(words.text("house-mine-covered"))
    elif question is not None and question.answered is None:
        known.append(words.text("house-mine-yours"))
    else:
        known.append(words.text("house-mine-others", who=named(words, loaded.people, waited_for(loaded))))
    match now:
        case Standstill(reason="gone"):
            known.append(words.text("house-mine-gone", match=info.id))
        case Standstill(reason="out"):
            known.append(words.text("house-mine-out"))
        case _:
            known.append(table_link(info))
    return f"{match_name(words, info)}: {' · '.join(known)}"


def _line(info: MatchInfo, words: Words) -> str:
    name = match_name(words, info)
    if info.phase == "lobby":
        lobby = words.text("tables-lobby", taken=info.taken, seats=info.seats)
        return f"{name}: {lobby} · {table_link(info)}"
    return f"{name} · {table_link(info)}"


def _unread(info: MatchInfo, words: Words) -> str:
    """A match of one's own that cannot be read."""
    return words.text("bot-mine-unread", game=game_name(words, info.game), match=info.id, link=table_link(info))


def seated(table: TableHealth, words: Words) -> list[str]:
    """How many play, and of how many seats if one is free; of a lobby its state says it."""
    if table.info.phase == "lobby":
        return []
    seats = len(table.people)
    taken = sum(owner.bot or owner.mention is not None for owner in table.people)
    return [words.text("tables-seated", taken=taken, seats=seats, free=seats - taken)]


def state_of(table: TableHealth, words: Words) -> list[str]:
    """How many are in a lobby, why a match stands still, or whom it waits for since when."""
    info, now = table.info, table.standstill
    if info.phase == "lobby":
        return [words.text("tables-lobby", taken=info.taken, seats=info.seats)]
    if now is None:
        return _waits(table, words)
    return [_still(info, now, words)]


def _still(info: MatchInfo, now: Standstill, words: Words) -> str:
    """Why a match stands still, since or until when."""
    until = "" if now.until is None else stamp(now.until, "D")
    since = stamp(now.since, "R" if now.reason == "gone" else "D")
    return words.text(f"tables-{now.reason}", since=since, until=until, channel=f"<#{info.channel}>")


def _waits(table: TableHealth, words: Words) -> list[str]:
    """Whom a match waits for; those who were asked at once together."""
    since: dict[int, list[Seat]] = {}
    for seat, wait in sorted(table.pending_turns.items(), key=lambda each: (each[1].since, each[0])):
        since.setdefault(wait.since, []).append(Seat(seat))
    return [
        words.text("tables-waits", who=named(words, table.people, asked), since=stamp(at, "f"))
        for at, asked in since.items()
    ]
