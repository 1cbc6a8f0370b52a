"""What everyone sees, searched for what they must not see."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, assert_never

from bot.local.seen import NotPossible
from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.core.log import Checkpoint, Move, Repair, Undo, is_brought
from rules.core.seats import Seat
from tests.end_to_end.judge import load_match

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bot.local.seen import Seen
    from rules.core.match import Match
    from tests.end_to_end.deployment import Deployment
    from tests.end_to_end.matches import Table

SHORTEST = 12
"""Characters from which a line of a hand says more than what lies open."""


async def secrets_seen(here: Deployment, tables: Sequence[Table], people: Iterable[str]) -> list[str]:
    """What anyone sees and must not: another's hand, a seed or its sealed half, a token.

    Args:
        here: Where the bot runs.
        tables: All tables; those that are over have no secrets.
        people: Everyone by name.
    """
    hands = list(_hands(here))
    sealed = {
        value.hex() for row in here.rows("SELECT half, seed FROM matches WHERE phase = 'running'") for value in row
    }
    sealed |= {value.hex() for (value,) in here.rows("SELECT half FROM matches WHERE phase = 'lobby'")}
    sealed |= {"local.bot.", "Traceback"}
    known = await here.ids()
    found: list[str] = []
    for name in people:
        user = known[name]
        own = {line for _, owner, lines in hands if owner == user for line in lines}
        others = {line for phase, _, lines in hands if phase == "running" for line in lines} - own
        for seen in await _all_seen(here, name, [table.channel for table in tables]):
            text = json.dumps(seen.data, ensure_ascii=False)
            found += [f"{name} reads {secret!r} in {seen.id}" for secret in sealed if secret in text]
            found += [f"{name} reads {line!r} in {seen.id}" for line in others & set(lines_of(seen.data))]
    return found


def lines_of(data: object) -> Iterator[str]:
    """Every line of every text in a message, however deep: alt texts, labels and names of files too."""
    match data:
        case str():
            yield from data.splitlines()
        case dict():
            for value in data.values():
                yield from lines_of(value)
        case list():
            for value in data:
                yield from lines_of(value)
        case _:
            pass


async def _all_seen(here: Deployment, name: str, channels: Sequence[str]) -> list[Seen]:
    person = here.person(name)
    seen: list[Seen] = []
    for channel in (*channels, "dm"):
        try:
            seen += await person.channel(channel)
        except NotPossible:
            # A channel of a server where they are not.
            continue
    return seen


def _hands(here: Deployment) -> Iterator[tuple[str, int, set[str]]]:
    """For every seat of every match its phase, its owner, and each line with which its hand was ever told."""
    seats = here.rows(
        "SELECT match, phase, person FROM seats JOIN matches ON matches.id = match WHERE person IS NOT NULL"
    )
    for match, phase, user in seats:
        loaded = load_match(here, match, user)
        assert loaded.seat is not None
        lines: set[str] = set()
        for position in _every_position(loaded.match):
            view = position.view(loaded.seat)
            for lang in LANGUAGES:
                context = RenderContext(match, loaded.people, Words.of(lang))
                lines |= {line for line in loaded.face.hand_text(view, context) if len(line) > SHORTEST}
        yield phase, user, lines


def _every_position(match: Match) -> Iterator[Match]:
    """A match after each entry of its log, those that were taken back too: their hands were told as well."""
    again = match.copy()
    if again.standing_moves:
        again.go_back(Seat(0), 0)
    yield again
    for place, entry in enumerate(match.entries):
        if is_brought(match.entries, place):
            continue
        match entry:
            case Move():
                again.play(entry.seat, entry.notation)
            case Undo():
                again.go_back(entry.seat, entry.to)
            case Checkpoint():
                again.checkpoint()
            case Repair():
                again.repair(entry)
            case _:
                assert_never(entry)
        yield again
