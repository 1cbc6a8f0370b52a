"""Results of a large house are found without looking at all of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.bench.results import fill
from bot.store import finished, levels, reliability, results, server_results
from tests.bot.harness import GUILD
from tests.bot.houses import in_its_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from bot.store.connection import Connection
    from tests.bot.harness import Harness

GAMES = 300
SCANNED = re.compile(r"SCAN (results|answered|tenures|matches|seats|ranked|levels|own|other|each)\b")

ASKED: dict[str, Callable[[Connection], object]] = {
    "a person": lambda c: results.of_person(c, 5),
    "a person here": lambda c: results.of_person(c, 5, GUILD),
    "opponents": lambda c: results.met(c, 5, GUILD, results.Kind("osaka")),
    "a server": lambda c: server_results.of_server(c, GUILD),
    "sources": lambda c: server_results.sources_of_server(c, GUILD, results.Kind("osaka")),
    "winners": lambda c: server_results.winners(c, GUILD, None),
    "a season": lambda c: server_results.records(c, GUILD, (10, 1000)),
    "honours": lambda c: results.honours(c, "G7"),
    "one's finished games": lambda c: finished.of_person(c, 5, None, 26, 0),
    "a server's finished games": lambda c: finished.of_server(c, GUILD, {1, 2}, None, None, 26, 0),
    "someone's finished games": lambda c: finished.of_server(c, GUILD, {1, 2}, 5, None, 26, 0),
    "places": lambda c: finished.places(c, GUILD),
    "names": lambda c: results.names(c, [5, 6]),
    "reliability": lambda c: reliability.of(c, 5),
    "a ladder": lambda c: levels.ladder(c, GUILD, "osaka", 5),
    "someone's levels": lambda c: levels.of_person(c, 5),
    "someone's servers": lambda c: levels.servers(c, 5, "osaka"),
    "levels": lambda c: levels.load(c, GUILD, "osaka", [5, 6]),
    "a ranked game": lambda c: levels.placed_in(c, "G7"),
}


async def test_no_question_looks_at_every_row(harness: Harness) -> None:
    await harness.database.transact(lambda connection: fill(connection, GAMES, GUILD, "osaka"))

    def scanning(connection: Connection) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for name, ask in ASKED.items():
            asked: list[str] = []
            in_its_file(connection).set_trace_callback(asked.append)
            ask(connection)
            in_its_file(connection).set_trace_callback(None)
            assert asked, name
            plans = [row[3] for each in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {each}")]
            found[name] = [plan for plan in plans if SCANNED.search(plan)]
        return found

    found = await harness.database.read(scanning)
    assert {name: plans for name, plans in found.items() if plans} == {}
