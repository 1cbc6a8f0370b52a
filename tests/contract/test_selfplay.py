"""Matches that play themselves: what they report, and that they reach everything."""

from dataclasses import asdict

import pytest

from bot.selfplay import Report, selfplay
from bot.tables import load_tables
from tests.contract.playing import HOUSE, TABLES

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


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_match_ends_and_keeps_the_contract(key: str, players: int) -> None:
    report = played(key, players, 4, check=True)
    assert report.finished == report.games == sum(report.end_reasons.values())
    assert report.violations == []
    assert report.decisions > 0
    assert 0 < report.decision_us_mean < 5000


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
