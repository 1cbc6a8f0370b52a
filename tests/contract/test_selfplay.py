"""Matches that play themselves: what they report, and that they reach everything."""

from collections import Counter
from dataclasses import asdict, replace

import pytest

from bot.cli.selfplay import Report, any_part, offered, selfplay
from bot.core.tables import load_tables
from rules.core.playouts import any_of
from rules.core.rng import Rng
from tests.contract.playing import HOUSE, TABLES, every
from tests.questions import amounts, choice, question

KEYS = [
    "game",
    "players",
    "games",
    "finished",
    "decisions",
    "seconds",
    "games_per_second",
    "decision_us_mean",
    "end_reasons",
    "violations",
    "covered",
    "missing",
]


def played(key: str, players: int, games: int, **more: object) -> Report:
    game = HOUSE[key]
    tables = load_tables(key, game.data, game.tables)
    return selfplay(game, tables, players=players, games=games, seed=7, **more)  # type: ignore[arg-type]


def test_a_report_has_the_keys_of_the_command_line() -> None:
    assert list(asdict(played("osaka", 2, 1))) == KEYS


@pytest.mark.parametrize(("key", "players"), every(TABLES))
def test_every_match_ends(key: str, players: int) -> None:
    report = played(key, players, 4)
    assert report.finished == report.games == sum(report.end_reasons.values())
    assert report.decisions > 0
    assert report.decision_us_mean > 0


@pytest.mark.parametrize("key", HOUSE)
def test_every_position_keeps_the_contract(key: str) -> None:
    report = played(key, HOUSE[key].seats[0], 1, policies=("ends",), check=True)
    assert report.finished == 1
    assert report.violations == []


def test_every_answer_that_is_offered_is_equally_likely() -> None:
    back = replace(amounts((7, 7)), sample=lambda _: (1, 2))
    asked = question(choice(*[f"go {number}" for number in range(9)]), back)
    rng = Rng(b"equal")
    given = Counter(any_of(any_part(asked, rng), rng) for _ in range(4000))
    assert [offered(part) for part in asked.parts] == [9, 1]
    assert len(given) == 10
    assert all(320 < times < 480 for times in given.values())


def test_equal_seeds_play_equal_matches() -> None:
    first, second = played("osaka", 3, 3), played("osaka", 3, 3)
    assert (first.decisions, first.end_reasons, first.covered) == (
        second.decisions,
        second.end_reasons,
        second.covered,
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_aims_reach_every_end_and_rare_rule_of_osaka(players: int) -> None:
    report = played("osaka", players, 35, policies=("ends",))
    assert report.missing == []
    assert set(report.end_reasons) == {"tokens", "stuck"}
