"""What a game may be besides a race of seats: an opponent of the rulebook, options that do not go together."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from render.core.languages import LANGUAGES
from render.core.people import opponent_title
from render.core.words import Words
from rules.games import GAMES
from tests.contract.playing import HOUSE, every_table, setup, steps

BOT = Path(__file__).parents[2] / "bot"
RULES = Path(__file__).parents[2] / "rules"


@every_table
def test_who_plays_against_an_opponent_wins_or_loses_and_others_have_places(key: str, seats: int) -> None:
    title = opponent_title(HOUSE[key], seats, dict(setup(key, seats, 0).options))
    for seed in range(2):
        match = None
        for step in steps(key, seats, seed):
            match = step.match
            assert match.verdict() is None
            assert match.winners() == ()
        assert match is not None
        verdict, results = match.verdict(), match.results()
        assert results is not None
        assert (verdict is None) == (title is None)
        best = tuple(line.seat for line in results if line.place == 1)
        assert match.winners() == (() if verdict is not None and not verdict.won else best)
        for words in map(Words.of, LANGUAGES):
            assert title is None or title in words.keys
            assert verdict is None or f"{key}-rank-{verdict.rank}" in words.keys


@pytest.mark.parametrize("key", HOUSE)
def test_options_that_are_refused_are_refused_in_words(key: str) -> None:
    game, refused = HOUSE[key], 0
    least, most = game.seats
    for seats in range(least, most + 1):
        usual = dict(setup(key, seats, 0).options)
        assert game.refuse_setup(seats, usual) is None, "what stands until someone chooses can be played"
        single = [option for option in game.options if not option.many]
        for values in product(*(option.values for option in single)):
            chosen = usual | dict(zip((option.key for option in single), values, strict=True))
            reason = game.refuse_setup(seats, chosen)
            refused += reason is not None
            assert reason is None or all(Words.of(lang).say(reason, ()) for lang in LANGUAGES)
    assert refused or key != "pond"


def test_no_game_is_named_in_the_bot() -> None:
    """A game is known by what it says of itself; its key stands in `rules/games.py` and `render/faces.py` alone."""
    keys = {key for key in GAMES if (RULES / key).is_dir()}
    assert keys
    named = re.compile(rf"\b({'|'.join(sorted(keys))})\b", re.IGNORECASE)
    found = {path.name: named.findall(path.read_text(encoding="utf-8")) for path in BOT.rglob("*.py")}
    assert {name: games for name, games in found.items() if games} == {}
