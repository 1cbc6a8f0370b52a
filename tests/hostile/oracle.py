"""The oracle: what a press may change, judged over all tables by what stood in the database before and after."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypeAlias

from bot.discord import ids
from bot.topics.looking.routes import ROUTES as LOOKS
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from bot.store.connection import Connection
    from tests.hostile.fakes import Shot

ANSWERS = frozenset({"answer", "menu", "filled", "sure", "plan"})
"""Verbs that answer a question, if it is still the one of their revision."""

SEATED = ANSWERS | {
    *("stand", "back", "over", "undo", "agree", "keep", "here", "finish", "resign", "propose"),
    *("rest", "resume", "grant", "seek", "letbot", "wake", "withdraw", "bring", "invite"),
}
"""Verbs by which only someone with a seat changes a match that runs."""

HOSTED = frozenset({"option", "start", "deal", "kick", "shut", "bot"})
"""Verbs by which only its opener changes a lobby."""

GUESTS = HOSTED | {"leave", "confirm", "colour", "place", "worded"}
"""Verbs by which only someone in a lobby changes it."""

FROM_ELSEWHERE = frozenset({"shut", "bring", "enter"})
"""Verbs that mean a match from any channel of its server."""

FOR_ONLOOKERS = frozenset({*LOOKS.presses, "follow"}) - {"hand"}
"""Verbs that are there for onlookers too: whoever is past the door needs no seat to look, but at a hand."""

PHASE, SEATS, OPENER, CHANNEL = 0, 2, -4, -2
"""Where the phase, the seats, the opener and the channel stand among the facts of a table."""

ANYONE = frozenset({"join", "enter", "offer", "withdraw", "rematch"})
"""Verbs by which someone comes in, or thinks better of it."""

ACTS = SEATED | GUESTS | ANYONE | {"preset", "toggle"}
"""Verbs that change something, or lead to what does."""

Facts: TypeAlias = "dict[str, tuple[object, ...]]"


def _listed(columns: str, table: str, key: str) -> str:
    """The rows of a match as JSON, in an order that is the same in every engine."""
    rows = f"SELECT * FROM {table} WHERE match = matches.id ORDER BY {key}"
    return f"(SELECT json_group_array(json_array({columns})) FROM ({rows}) AS listed)"


_FACTS = f"""
SELECT id, phase, (SELECT count(*) FROM entries WHERE match = matches.id) AS entries,
{_listed("coalesce(person, 0), sought IS NULL", "seats", "seat")} AS seats,
{_listed("person, word, colour, seat, confirmed", "guests", "number")} AS guests,
{_listed("id, result, accepted, (SELECT count(*) FROM ballots WHERE vote = listed.id)", "votes", "id")} AS votes,
json_array(options, seats, lang, pace) AS chosen, {_listed("number, level", "bots", "number")} AS bots, opener,
{_listed("seat, key", "standing", "seat")} AS standing, channel, still FROM matches
"""


def facts(connection: Connection) -> Facts:
    """What stands of each table: phase, log, seats, guests, votes, automatic answers, and where and why it rests."""
    return {row["id"]: tuple(row)[1:] for row in connection.execute(_FACTS)}


def channel_of(found: Facts, match: str) -> int:
    """Where a match is played."""
    channel = found[match][CHANNEL]
    assert isinstance(channel, int)
    return channel


def seated(found: Facts, match: str) -> frozenset[int]:
    """Who has a seat in a match."""
    seats = found[match][SEATS] if match in found else None
    return frozenset(person for person, _ in json.loads(str(seats))) if seats else frozenset()


@frozen
class Sight:
    """How far a press gets, by what stands before it.

    Attributes:
        match: Id of the match that it means.
        door: Whether the match it means is to be seen from there by that person.
        seat: Whether the person has a place in it.
        revision: Whether what was pressed belongs to the present question, or asks for none.
    """

    match: str
    door: bool
    seat: bool
    revision: bool

    @property
    def deep(self) -> bool:
        """Whether it gets past all three."""
        return self.door and self.seat and self.revision


def sight_of(shot: Shot, match: str, found: LoadedMatch | None, guests: frozenset[int], channel: int | None) -> Sight:
    """How far a press gets.

    Args:
        shot: The press.
        match: Id of the match that it means: the one it names, or else the one of its place.
        found: That match, if it is a dealt one, as that person finds it.
        guests: Who is in the lobby, if it is one.
        channel: Where its table is, or None if there is no such match.
    """
    press = ids.read(shot.custom_id)
    member = (found is not None and found.seat is not None) or shot.user in guests
    near = shot.channel == channel or (press is not None and press.verb in FROM_ELSEWHERE)
    door = channel is not None and (member if shot.guild is None else near)
    member |= press is not None and press.verb in FOR_ONLOOKERS
    if press is None or not door or not member:
        return Sight(match, door, member and door, revision=False)
    if press.verb not in ANSWERS:
        return Sight(match, door, member, revision=True)
    asked = found is not None and found.question is not None
    return Sight(match, door, member, asked and found is not None and found.match.asked_since(found.own) == press.at)


def wrong(shot: Shot, sight: Sight, before: Facts, after: Facts) -> str | None:
    """What a press changed that it may not change, or None."""
    changed = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    press = ids.read(shot.custom_id)
    if not changed:
        return None
    if press is None:
        return f"nonsense changed {sorted(changed)}"
    if press.verb == "erased":
        # Whoever wants to be forgotten leaves all tables; how, is tested elsewhere.
        return None
    if press.verb == "set" and press.slot == "away" and all(shot.user in seated(before, name) for name in changed):
        # Whoever is away may let bots play at all tables of theirs.
        return None
    new = changed - before.keys()
    if changed - {sight.match} - (new if press.verb == "rematch" else set()):
        return f"{press} changed {sorted(changed)}"
    if press.verb in ANYONE and sight.door:
        return None
    allowed = press.verb in SEATED | GUESTS and sight.door and sight.seat and sight.revision
    allowed = allowed and (press.verb not in HOSTED or before[sight.match][OPENER] == shot.user)
    return None if allowed else f"{press} of {shot.user} in {shot.channel} changed {sight}"
