"""All rows that belong to one match, read with its own row in one statement."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field, fields
from typing import TYPE_CHECKING, Any, Final

from bot.store import pending_turns, persons, prepared, server_settings, votes
from bot.store.aways import Away
from bot.store.bots import Seated
from bot.store.messages import Posted
from bot.store.outbox_rows import Kind
from bot.store.pending_turns import PendingTurn
from bot.store.persons import Preferences
from bot.store.prepared import PreparedTurn
from bot.store.records import Bot, Guest, MatchBasics, MatchInfo, OfLeague, Reserved, SeatRow
from bot.store.seat_history import Tenure
from bot.store.server_settings import AS_AT_FIRST, ServerSettings
from bot.store.standstill import Standstill
from bot.store.votes import Proposal
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.store.connection import Connection


ENOUGH: Final = 3
"""Finished matches from which on it is said how long one is likely to take."""


@frozen
class MatchRows:
    """What the database held of a match, beside its own row, when it was read.

    Attributes:
        revision: Number of entries of its log.
        standstill: That and why it stands still, if it does.
        seats: Its seats, once it is dealt.
        banks: Seconds that the seats have saved; None: all that their pace allows.
        automatic: The automatic players at its seats, by seat.
        standing: Keys of answers given once and for all, by seat.
        prepared: Turns that were prepared, by seat.
        notes: What people have noted for themselves, by user.
        turns: Each seat's last pending turn, those that have ended too.
        tenures: Who had the seats when.
        votes: The open proposals.
        names: The names, by user, of all who are or were in the lobby.
        messages: The newest message of each post, by post and number.
        open_rows: Kind and seat of the rows of the outbox that are still to be sent.
        guests: Who is or was in the lobby, in order of joining.
        reserved: For whom seats of the lobby are kept.
        bots: The automatic players of the lobby.
        preferences: What those who have a seat or were in the lobby prefer.
        veterans: Those of the owners of seats who have answered by hand in an older match of the same game; a practice
            game that was left counts for nothing.
        aways: Which of them have said that they are away, be it over by now.
        server: What was chosen for its server.
        lengths: Of a lobby, the seconds that the last matches of its game took on its server at its pace.
        league: The league whose table it is, or None.
    """

    revision: int = 0
    standstill: Standstill | None = None
    seats: tuple[SeatRow, ...] = ()
    banks: Mapping[int, int | None] = field(default_factory=dict)
    automatic: Mapping[int, Seated] = field(default_factory=dict)
    standing: Mapping[int, str] = field(default_factory=dict)
    prepared: Mapping[int, PreparedTurn] = field(default_factory=dict, repr=False)
    notes: Mapping[int, str] = field(default_factory=dict, repr=False)
    turns: Mapping[int, PendingTurn] = field(default_factory=dict)
    tenures: tuple[Tenure, ...] = ()
    votes: tuple[Proposal, ...] = ()
    names: Mapping[int, str] = field(default_factory=dict)
    messages: Mapping[tuple[str, int], Posted] = field(default_factory=dict)
    open_rows: frozenset[tuple[Kind, int | None]] = frozenset()
    guests: tuple[Guest, ...] = ()
    reserved: tuple[Reserved, ...] = ()
    bots: tuple[Bot, ...] = ()
    preferences: Mapping[int, Preferences] = field(default_factory=dict)
    veterans: frozenset[int] = frozenset()
    aways: Mapping[int, Away] = field(default_factory=dict)
    server: ServerSettings = AS_AT_FIRST
    lengths: tuple[int, ...] = ()
    league: OfLeague | None = None

    @property
    def lasting(self) -> dict[int, PendingTurn]:
        """The pending turns that have not ended, by seat."""
        return {seat: turn for seat, turn in self.turns.items() if turn.ended is None}

    def numbers_of(self, post: str) -> set[int]:
        """Which of several posts of a kind have a message: the seats whose hand or question was sent."""
        return {number for named, number in self.messages if named == post}

    def queued(self, kind: Kind) -> set[int | None]:
        """The seats for which rows of a kind are still to be sent; None for one of no seat."""
        return {seat for queued, seat in self.open_rows if queued == kind}


@frozen
class StoredMatch(MatchBasics):
    """A match as its row holds it, and what belongs to it. See the migration; secrets stay out of its `repr`."""

    tables: str
    reconstructed: int
    half: bytes = field(repr=False)
    seal: str
    seed: bytes | None = field(repr=False)
    version: int
    snapshot: str | None = field(repr=False)
    shown_from: int
    shown: int
    created: int
    practice: int = 0
    called: int | None = None
    drawn_with: int | None = None
    imported: str | None = None
    rows: MatchRows = field(kw_only=True, repr=False)


def _group(columns: str, rest: str) -> str:
    """An array of the rows of a subquery, each an array of columns."""
    return f"(SELECT json_group_array(json_array({columns})) FROM {rest})"  # noqa: S608 - names of our own


_PEOPLE: Final = (
    "(SELECT person AS one FROM seats WHERE match = matches.id AND person IS NOT NULL "
    "UNION SELECT person FROM guests WHERE match = matches.id) "
)

_PARTS: Final = {
    "log_length": "(SELECT coalesce(max(number) + 1, 0) FROM entries WHERE match = matches.id)",
    "seat_rows": _group(
        "seat, person, name, colour, since, level, bot, bank, thought, asked",
        "(SELECT * FROM seats WHERE match = matches.id ORDER BY seat)",
    ),
    "standing_rows": _group("seat, key", "standing WHERE match = matches.id"),
    "prepared_rows": _group(prepared.COLUMNS, "prepared WHERE match = matches.id"),
    "note_rows": _group("person, text", "notes WHERE match = matches.id"),
    "turn_rows": _group(pending_turns.COLUMNS, "waits WHERE match = matches.id"),
    "tenure_rows": _group(
        "seat, person, first, last, kind, went",
        "(SELECT * FROM tenures WHERE match = matches.id ORDER BY seat, number)",
    ),
    "vote_rows": _group(
        f"{votes.COLUMNS}, {votes.BALLOTS}",
        "(SELECT * FROM votes WHERE match = matches.id AND result = 'open' ORDER BY id) AS votes",
    ),
    "message_rows": _group("post, number, channel, message", "messages WHERE match = matches.id"),
    "outbox_rows": _group("kind, seat", "outbox WHERE closed IS NULL AND match = matches.id"),
    "guest_rows": _group(
        "person, name, colour, seat, word, confirmed",
        "(SELECT * FROM guests WHERE match = matches.id ORDER BY number)",
    ),
    "reserved_rows": _group("person, name, until", "(SELECT * FROM reserved WHERE match = matches.id ORDER BY person)"),
    "bot_rows": _group("number, name, level", "(SELECT * FROM bots WHERE match = matches.id ORDER BY number)"),
    "veteran_rows": _group(
        "own.person",
        # A log is read no further than to the first answer that the person gave by hand.
        "seats AS own WHERE own.match = matches.id AND EXISTS (SELECT 1 FROM seats JOIN matches AS older "
        "ON older.id = seats.match WHERE seats.person = own.person AND older.game = matches.game "
        "AND older.number < matches.number AND (older.practice = 0 OR older.phase = 'over') "
        "AND EXISTS (SELECT 1 FROM entries WHERE entries.match = older.id "
        "AND entries.person = own.person AND entries.interaction > 0))",
    ),
    "person_rows": _group("one, lang, settings", f"{_PEOPLE} JOIN persons ON person = one"),
    "away_rows": _group(
        "one, since, until, cover",
        f"{_PEOPLE} JOIN aways ON person = one AND NOT EXISTS (SELECT 1 FROM left_out "  # noqa: S608 - names of our own
        "WHERE left_out.person = one AND left_out.match = matches.id)",
    ),
    "server_rows": _group("settings, chosen_by, called", "server_settings WHERE guild = matches.guild"),
    "league_rows": _group(
        "leagues.id, name", "league_tables JOIN leagues ON leagues.id = league WHERE match = matches.id"
    ),
    "lengths": (
        "CASE phase WHEN 'lobby' THEN (SELECT json_group_array(took) FROM (SELECT ended - started AS took "
        "FROM matches AS done WHERE done.guild = matches.guild AND done.game = matches.game "
        "AND done.pace = matches.pace AND done.phase = 'over' AND done.practice = 0 AND done.imported IS NULL "
        "ORDER BY ended DESC LIMIT 20)) ELSE '[]' END"
    ),
}

_OWN: Final = tuple(each.name for each in fields(StoredMatch) if each.name != "rows")

_FIND: Final = (
    f"SELECT matches.*, {', '.join(f'{part} AS {name}' for name, part in _PARTS.items())} "  # noqa: S608
    "FROM matches WHERE id = ?"
)


def find(connection: Connection, match: str) -> StoredMatch | None:
    """A match by its id, with all that belongs to it but its log."""
    row = connection.execute(_FIND, (match,)).fetchone()
    if row is None:
        return None
    # By name a row finds a column only by looking through all of them.
    values = dict(zip(row.keys(), row, strict=True))
    own = {name: values[name] for name in _OWN}
    return StoredMatch(**{**own, "options": json.loads(values["options"])}, rows=_read(values))


def _read(row: Mapping[str, Any]) -> MatchRows:
    def part(name: str) -> list[list[Any]]:
        found: list[list[Any]] = [] if row[name] == "[]" else json.loads(row[name])
        return found

    seats, guests = part("seat_rows"), part("guest_rows")
    known = {user: persons.read(lang, settings) for user, lang, settings in part("person_rows")}
    people = {*(user for _, user, *_ in seats if user is not None), *(guest[0] for guest in guests)}
    return MatchRows(
        revision=row["log_length"],
        standstill=None if row["still"] is None else Standstill(row["still"], row["still_since"], row["still_until"]),
        seats=tuple(SeatRow(*values[:7]) for values in seats),
        banks={values[0]: values[7] for values in seats},
        automatic={
            seat: Seated(seat, level, bytes.fromhex(thought), asked)
            for seat, _, _, _, _, level, _, _, thought, asked in seats
            if level is not None
        },
        standing=dict(part("standing_rows")),
        prepared={turn.seat: turn for turn in map(prepared.read, part("prepared_rows"))},
        notes=dict(part("note_rows")),
        turns={turn.seat: turn for turn in map(pending_turns.read, part("turn_rows"))},
        tenures=tuple(Tenure(*values) for values in part("tenure_rows")),
        votes=tuple(map(votes.read, part("vote_rows"))),
        names={guest[0]: guest[1] for guest in guests},
        messages={(post, number): Posted(*posted) for post, number, *posted in part("message_rows")},
        open_rows=frozenset((kind, seat) for kind, seat in part("outbox_rows")),
        guests=tuple(
            Guest(user, name, colour, seat, word, bool(confirmed))
            for user, name, colour, seat, word, confirmed in guests
        ),
        reserved=tuple(Reserved(*values) for values in part("reserved_rows")),
        bots=tuple(Bot(*values) for values in part("bot_rows")),
        preferences={user: known.get(user, persons.BY_DEFAULT) for user in people},
        veterans=frozenset(user for (user,) in part("veteran_rows")),
        aways={user: Away(since, until, bool(cover)) for user, since, until, cover in part("away_rows")},
        server=next((server_settings.read(*values) for values in part("server_rows")), AS_AT_FIRST),
        lengths=tuple(map(int, json.loads(row["lengths"]))),
        league=next((OfLeague(*values) for values in part("league_rows")), None),
    )


def _usual(lengths: tuple[int, ...]) -> int | None:
    """How long a match is likely to take, as the middle one of the last ones did; None where they are too few."""
    return sorted(lengths)[len(lengths) // 2] if len(lengths) >= ENOUGH else None


def info(stored: StoredMatch) -> MatchInfo:
    """What was known of a match when it was read, without its position."""
    rows = stored.rows
    lobby, table = rows.messages.get(("lobby", 0)), rows.messages.get(("table", 0))
    words = {guest.user: guest.word for guest in rows.guests}
    seated = tuple(
        Guest(seat.user, seat.name, seat.colour, seat.seat, words.get(seat.user, ""), confirmed=True)
        for seat in rows.seats
        if seat.user is not None
    )
    there = rows.guests if stored.seed is None else seated
    return MatchInfo(
        id=stored.id,
        game=stored.game,
        guild=stored.guild,
        channel=stored.channel,
        phase=stored.phase,
        opener=stored.opener,
        seats=stored.seats,
        options=stored.options,
        lang=stored.lang,
        pace=stored.pace,
        seal=stored.seal,
        half=stored.half.hex() if stored.phase in ("over", "closed") else None,
        reconstructed=stored.reconstructed,
        guests=there,
        created=stored.created,
        lobby_message=None if lobby is None else lobby.message,
        post=None if table is None else table.message,
        words=tuple(guest.word for guest in rows.guests),
        reserved=rows.reserved,
        away={guest.user: rows.aways[guest.user].until for guest in there if guest.user in rows.aways},
        standstill=None if rows.standstill is None else rows.standstill.reason,
        bots=rows.bots if stored.seed is None else (),
        practice=bool(stored.practice),
        preferences=rows.preferences,
        absences=rows.aways,
        server=rows.server,
        usual=_usual(rows.lengths),
        called=stored.called is not None,
        league=rows.league,
    )
