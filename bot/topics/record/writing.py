"""A match written as a document: after its end all of it, during play what its reader may see."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from pydantic_core import to_jsonable_python

from bot.core.access import find_match
from bot.core.loaded_match import LoadedMatch
from bot.core.outcomes import Objected
from bot.core.seat_history import by_bot
from bot.discord.screens.log import readable
from bot.store import matches
from bot.store.match_rows import StoredMatch
from bot.topics.record.document import FORMAT, VERSION, file_of, hash_of
from rules.core.frozen import frozen
from rules.core.log import Checkpoint, Move, Repair, Undo

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.caller import Caller
    from bot.core.unit_of_work import UnitOfWork
    from bot.store.records import Made
    from rules.core.match import Match

ENDED: Final = frozenset({"over", "closed"})
"""Phases in which nothing is secret any more."""

Json = dict[str, Any]


@frozen
class Source:
    """All that a document is made of.

    Attributes:
        loaded: The match as its reader finds it.
        stored: Its rows.
        tables: The text of its component tables.
        started: When it was dealt, in seconds since 1970.
        ended: When it ended, or None.
    """

    loaded: LoadedMatch
    stored: StoredMatch
    tables: str
    started: int | None
    ended: int | None


def find(unit: UnitOfWork, caller: Caller, match: str | None) -> Source | Objected:
    """Find a match that was dealt, as the caller may see it."""
    stored = find_match(unit, caller, match)
    if isinstance(stored, Objected):
        return stored
    found = source(unit, stored, caller.user)
    return found or Objected("not-running" if stored.phase == "lobby" else "over", info=unit.info(stored.id))


def source(unit: UnitOfWork, stored: StoredMatch, user: int | None) -> Source | None:
    """All that a document is made of; None if it was never dealt.

    Args:
        user: Who reads it; None for someone without a seat.
    """
    if stored.seed is None:
        return None
    tables = matches.tables(unit.connection, stored.tables)
    return Source(unit.load(stored, user), stored, tables, *matches.span(unit.connection, stored.id))


def written(found: Source, *, everything: bool = False, names: bool = True) -> bytes:
    """A match as a file.

    Args:
        found: What it is made of.
        everything: Whether what is hidden during play is in it all the same.
        names: Whether it says who played; otherwise "player 1" and so on.
    """
    raw = document(found, everything=everything, names=names)
    return file_of({**raw, "hash": hash_of(raw)})


def document(found: Source, *, everything: bool = False, names: bool = True) -> Json:
    """The document without its hash; see `written`."""
    loaded, stored, match = found.loaded, found.stored, found.loaded.match
    whole = everything or stored.phase in ENDED
    results, verdict = match.results(), match.verdict()
    return {
        "format": f"{FORMAT}/{VERSION}",
        **_origin(stored, match.revision),
        **({"adjusted": True} if match.adjusted else {}),
        "game": stored.game,
        "rules": stored.version,
        "phase": stored.phase,
        "reader": None if whole else loaded.seat,
        "whole": whole,
        "lang": stored.lang,
        "pace": stored.pace,
        "opened": stored.created,
        "started": found.started,
        "ended": found.ended,
        "tables": {"hash": stored.tables, "text": found.tables, "reconstructed": stored.reconstructed},
        "options": dict(sorted(stored.options.items())),
        "guests": [
            {"word": guest.word, "colour": guest.colour if whole else None, "seat": guest.seat if whole else None}
            for guest in stored.rows.guests
        ],
        "seats": _seats(found, names=names),
        "seed": {
            "seal": stored.seal,
            "half": stored.half.hex() if whole else None,
            "number": None if stored.drawn_with is None else str(stored.drawn_with),
            "seed": stored.seed.hex() if whole and stored.seed is not None else None,
        },
        "entries": _whole_log(match, loaded.makers) if whole else _readable_log(loaded),
        "position": _position(match) if whole else None,
        "result": None
        if results is None
        else {
            "end": match.end_reason(),
            "places": [{"seat": one.seat, "points": one.points, "place": one.place} for one in results],
            "verdict": None if verdict is None else {"won": verdict.won, "rank": verdict.rank},
        },
    }


def _origin(stored: StoredMatch, revision: int) -> Json:
    """Where a match comes from: from this house, or from a file that it still equals, or that it was played on from."""
    if stored.imported is None:
        return {"match": stored.id, "practice": bool(stored.practice), "imported": False, "played_on_from": None}
    kept: Json = json.loads(stored.imported)
    if kept["lines"] == revision:
        return {key: kept[key] for key in ("match", "practice", "imported", "played_on_from")}
    return {"match": stored.id, "practice": True, "imported": True, "played_on_from": kept["lines"]}


def _seats(found: Source, *, names: bool) -> list[Json]:
    guests = [guest.user for guest in found.stored.rows.guests]
    dealt = {one.seat: one.user for one in reversed(found.stored.rows.tenures) if one.kind == "dealt"}
    return [
        {
            "name": row.name if names else f"player {row.seat + 1}",
            "colour": row.colour,
            "bot": row.level if row.user is None else None,
            "guest": guests.index(dealt[row.seat]) if dealt.get(row.seat) in guests else None,
        }
        for row in found.stored.rows.seats
    ]


def _whole_log(match: Match, makers: Sequence[Made]) -> list[Json]:
    return [
        _line(match, number, made, json.loads(match.dump_entry(number)), own=True) for number, made in enumerate(makers)
    ]


def _readable_log(loaded: LoadedMatch) -> list[Json]:
    """What a reader may know of the log: answers as they were told to that reader, and nothing of what was undone."""
    match, seat = loaded.match, loaded.seat
    lines: list[Json] = []
    for number in readable(loaded):
        raw: Json = json.loads(match.dump_entry(number))
        # What only a seat knew before it was taken over is not its present owner's business.
        own = seat is not None and raw.get("seat") == seat and number >= loaded.since
        reader = seat if number >= loaded.since else None
        match raw["kind"]:
            case "move":
                raw["counter"] = None
                raw["notation"] = raw["notation"] if own else raw["open"]
                raw["told"] = [told for told in raw["told"] if told["only"] is None or told["only"] == reader]
            case "checkpoint":
                raw["counter"] = raw["state"] = None
            case _:
                pass
        line = _line(match, number, loaded.makers[number], raw, own=own)
        # That someone answers once and for all is that player's business.
        lines.append(line if line["by"] == "bot" else {**line, "by": "person"})
    return lines


def _line(match: Match, number: int, made: Made, raw: Json, *, own: bool) -> Json:
    """A line of the log as it is written.

    Args:
        raw: The entry as it is kept, without what is hidden from the reader.
        own: Whether the reader may know the answer itself, not only what is open of it.
    """
    entry = match.entries[number]
    kept: Json
    match entry:
        case Move():
            kept = {**{key: raw[key] for key in ("seat", "notation", "open")}, "typed": _typed(match, entry, own=own)}
            kept |= {key: raw[key] for key in ("version", "counter", "told", "turn")}
        case Undo():
            kept = {key: raw[key] for key in ("seat", "to", "agreed", "shown")}
        case Checkpoint():
            state = None if raw["state"] is None else json.loads(raw["state"])
            kept = {**{key: raw[key] for key in ("version", "stands", "counter")}, "state": state}
        case Repair():
            kept = {key: raw[key] for key in ("act", "agreed", "seat", "to", "correction")}
    return {"kind": entry.kind, "at": made.at, "by": _by(made), **kept}


def _by(made: Made) -> str:
    if by_bot(made):
        return "bot"
    return "standing" if made.interaction is None else "person"


def _typed(match: Match, move: Move[Any], *, own: bool) -> Json | None:
    """The answer of a move part by part, with its verb; None where these rules cannot read it any more."""
    try:
        answer = match.answer_of(move, move.seat if own else None)
    except (ValueError, LookupError, AssertionError):
        return None
    verb = (move.notation if own else move.open).partition(" ")[0]
    return {"verb": verb, **to_jsonable_python(answer)}


def _position(match: Match) -> Json:
    kept: Json = json.loads(match.dump())
    return {
        "state": json.loads(kept["state"]),
        "counter": kept["counter"],
        "shown": kept["published"],
        "since": kept["since"],
    }
