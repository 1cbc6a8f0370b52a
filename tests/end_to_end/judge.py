"""The judgement over an evening: the record of the local Discord beside the database of the bot."""

from __future__ import annotations

from collections import Counter
from contextlib import closing
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from bot.core.boxes.catalog import GameCatalog
from bot.core.boxes.packs import Packs
from bot.core.unit_of_work import Limits, UnitOfWork
from bot.local.autoplay import by_verb
from bot.store.outbox_rows import nonce
from render.faces import FACES
from rules.games import GAMES
from tests.end_to_end.deployment import beside
from tests.end_to_end.sentences import class_of, says

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from bot.core.loaded_match import LoadedMatch
    from bot.store.connection import Connection
    from tests.end_to_end.deployment import Deployment
    from tests.end_to_end.matches import Table

PROMISE = 5
"""The first response that shows "thinking" until the message comes."""

ALWAYS_POSTED = ("seal", "dealt", "table", "over", "told")
"""Kinds of rows that are a message of their own, whatever has happened since."""


def load_match(here: Deployment, match: str, user: int | None = None) -> LoadedMatch:
    """A dealt match as the database holds it, as one person finds it."""
    return _loaded(here.reading(), here.folder, match, user)


def match_in(folder: Path, match: str, user: int | None = None) -> LoadedMatch:
    """A dealt match as the file of a folder holds it, as one person finds it."""
    with closing(beside(folder / "hatoba.sqlite3")) as connection:
        return _loaded(connection, folder, match, user)


def _loaded(connection: Connection, folder: Path, match: str, user: int | None) -> LoadedMatch:
    unit = UnitOfWork(connection, 0, _catalog(folder), Limits())
    return unit.load(unit.stored(match), user)


@lru_cache(maxsize=4)
def _catalog(folder: Path) -> GameCatalog:
    """The games of a house, whose tables are read once; of its matches it keeps none."""
    return GameCatalog(GAMES, FACES, Packs(folder / "packs"))


async def faults_of(here: Deployment, tables: Iterable[Table]) -> list[str]:
    """All that is not as promised, one line each, once everything is posted.

    Args:
        here: Where the bot ran.
        tables: What was played there.
    """
    record = await here.record()
    faults = [f"the bot did what a bot does not do: {fault}" for fault in await here.control.violations()]
    faults += [f"logged: {line[:2000]}" for line in here.complaints()]
    faults += unanswered_of(here, record)
    faults += posts_of(here, record)
    for table in tables:
        faults += log_of(here, table.match) if table.phase != "lobby" else ()
        faults += claims_of(here, table)
    return faults


def unanswered_of(here: Deployment, record: list[dict[str, Any]]) -> Iterator[str]:
    """Presses that reached the bot are answered, but for those of which it died."""
    answers = {line["interaction"]: line for line in record if line["kind"] == "response"}
    births = [line["number"] for line in record if line["kind"] == "connection" and line["step"] == "ready"]
    frames = {line["interaction"]: line for line in record if line["kind"] == "frame" and line["interaction"]}
    for interaction, frame in frames.items():
        if interaction not in answers and not any(birth > frame["number"] for birth in births):
            yield f"interaction {interaction} was never answered"
    filled = {line["interaction"] for line in record if line["kind"] == "edited"}
    for interaction, answer in answers.items():
        if answer["type"] == PROMISE and interaction not in filled:
            yield f"interaction {interaction} was promised an answer and never got it"
    left = here.number("SELECT count(*) FROM interactions WHERE token IS NOT NULL AND answered IS NULL")
    if left:
        yield f"{left} presses are still to be answered"


def posts_of(here: Deployment, record: list[dict[str, Any]]) -> Iterator[str]:
    """Every row is posted at most once, what must be posted exactly once, every turn once."""
    database = str(here.rows("SELECT value FROM house WHERE key = 'id'")[0][0])
    created = Counter(line["nonce"] for line in record if line["kind"] == "created" and line["nonce"])
    rows = here.rows("SELECT id, kind, how FROM outbox")
    known = {nonce(database, row): (kind, how) for row, kind, how in rows}
    for said, times in created.items():
        if times > 1:
            yield f"{known.get(said)} was posted {times} times"
        if said not in known:
            yield f"something was posted that no row asked for: {said}"
    for said, (kind, how) in known.items():
        if how is None:
            yield f"a row {kind} was never posted"
        if how == "sent" and kind in ALWAYS_POSTED and created[said] != 1:
            yield f"a row {kind} counts as sent and was posted {created[said]} times"
    told = here.rows(
        "SELECT match, tells_from, tells_to FROM outbox WHERE kind = 'table' AND how = 'sent' AND tells_from < tells_to"
    )
    yield from (f"{turns} were told {times} times" for turns, times in Counter(told).items() if times > 1)


def log_of(here: Deployment, match: str) -> Iterator[str]:
    """The log holds legal answers of the seats' owners, those of a press together, and leads to the position."""
    loaded = load_match(here, match)
    owners = dict(here.rows("SELECT seat, person FROM seats WHERE match = ?", match))
    marks = here.rows("SELECT interaction, person FROM entries WHERE match = ? ORDER BY number", match)
    blocks: list[int] = []
    for entry, (interaction, user) in zip(loaded.match.entries, marks, strict=True):
        if entry.kind == "move" and owners[entry.seat] != user:
            yield f"{match}: an answer of seat {entry.seat} was made by {user}"
        # Standing answers are no one's press.
        if interaction is not None and (not blocks or blocks[-1] != interaction):
            blocks.append(interaction)
    if len(set(blocks)) != len(blocks):
        yield f"{match}: a press was applied more than once"
    again = loaded.match.replayed()
    if again.view(None) != loaded.match.view(None) or again.results() != loaded.match.results():
        yield f"{match}: the log does not lead to the position"


def claims_of(here: Deployment, table: Table) -> Iterator[str]:
    """An answer that was answered as done stands in the log; one that was refused, or got lost, does not."""
    made = {interaction for (interaction,) in here.rows("SELECT interaction FROM entries")}
    for interaction, reply in table.given.items():
        put_off = says(reply.text, "bot-late", "house-wrong-stopping", "house-trouble-busy")
        not_done = put_off or class_of(reply.text) is not None
        if not_done and interaction in made:
            yield f"{table.match}: {interaction} was refused and is in the log: {reply.text[:200]}"
        if not not_done and interaction not in made:
            yield f"{table.match}: {interaction} was answered as done and is not in the log: {reply.text[:200]}"


async def everyone_sees_the_score(table: Table) -> None:
    """Every player of a match that is over finds all points in its last post, and can still press there."""
    loaded = load_match(table.here, table.match)
    results = loaded.match.results() or ()
    assert {result.seat for result in results} == set(range(len(loaded.people)))
    for person in table.people.values():
        post = await table.newest(person, "rematch")
        assert post is not None
        assert set(post.mentions) == {each.name for each in table.people.values()}
        told = " ".join([post.text, *(picture.description or "" for picture in post.pictures)])
        assert [str(result.points) for result in results if str(result.points) not in told] == []
        reply = await table.press(person, post, by_verb(post, "log") or by_verb(post, "rematch") or "")
        assert reply is not None
