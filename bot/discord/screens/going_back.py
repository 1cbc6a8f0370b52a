"""Going back further than one can alone: what lies between, and the table asked with the line already chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.core.match.undoing import others_since
from bot.core.presses import last_turn
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Part, Select, Text, note, row
from bot.discord.screens.log import back_points, whole_log
from bot.discord.screens.reader import named, unmarked
from render.core.words_cut import cut

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.discord.screens.log import LogEntry
    from render.core.words import Words

LONGEST_LINE = 200
"""Characters of the line of the log that is quoted."""


def no_way_alone(loaded: LoadedMatch, words: Words) -> Message:
    """Why the reader's last turn cannot be taken back alone, and how it can be all the same."""
    match, start = loaded.match, last_turn(loaded.match, loaded.own) or 0
    if start < match.base():
        return note(no_further(loaded, words))
    moves = match.standing_moves[start:]
    between = others_since(loaded)
    if not between and not any(move.drew for move in moves):
        between = [seat for seat in dict.fromkeys(move.seat for move in moves) if seat != loaded.seat]
    if between:
        why = words.text("undo-played-since", who=named(words, loaded.people, between))
    else:
        why = words.text("undo-drawn-since")
    # A line is named by what it tells: an answer that told nothing has none.
    told = next((line for line in whole_log(loaded, words) if line.number > start), None)
    return Message((Text(why),)) if told is None else _asked(loaded, told, words, why)


def no_further(loaded: LoadedMatch, words: Words) -> str:
    """That no one can go back beyond where a match was repaired, or newer rules took over."""
    return words.text("undo-repaired-since", line=loaded.match.base())


def ask_to_go_back(loaded: LoadedMatch, to: int, words: Words, head: str = "") -> Message | None:
    """The question before the table goes back to where ``to`` answers stand; None if there is no such line."""
    if 0 <= to < loaded.match.base():
        return note(no_further(loaded, words))
    told = next((line for line in whole_log(loaded, words) if line.number == to + 1), None)
    return None if told is None else _asked(loaded, told, words, head)


def _asked(loaded: LoadedMatch, told: LogEntry, words: Words, head: str) -> Message:
    number, match = told.number, loaded.match
    others = [seat for seat in loaded.owned if seat != loaded.seat]
    asked = words.text(
        "undo-ask-table" if others else "undo-ask-alone",
        line=number,
        what=cut(unmarked(told.lines[0]), LONGEST_LINE),
        n=len(match.standing_moves) - number + 1,
        who=named(words, loaded.people, others),
    )
    lines = [*([head] if head else []), asked]
    drawn = any(move.drew for move in match.standing_moves[number - 1 :])
    if drawn and head != words.text("undo-drawn-since"):
        lines.append(words.text("house-vote-drawn"))
    at = Press("propose", loaded.info.id, match.revision)
    ask = Button(
        words.text("undo-ask" if others else "undo-go", line=number), replace(at, slot=str(number - 1)), "primary"
    )
    parts: list[Part] = [
        Text("\n".join(lines)),
        row(ask, Button(words.text("tables-seat-not-now"), Press("decline", loaded.info.id))),
    ]
    points = tuple(replace(point, chosen=point.value == str(number - 1)) for point in back_points(loaded, words))
    if len(points) > 1:
        parts.append(Select(words.text("house-vote-point"), at, points))
    return Message(tuple(parts))
