"""What automatic players owe: legal answers, from what their seat knows alone, and better ones level by level."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

import pytest

from bot.cli.tournament import Tally, lines_of, play_out, tournament, wilson
from bot.core.tables import load_tables
from rules.core.player import LEVELS, Level, Player, Seated, answers_of
from rules.core.rng import Rng
from rules.core.seats import Seat
from tests.contract.playing import HOUSE, Step, book, setup, spread
from tests.contract.test_selfplay import played
from tests.every_day import daily

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rules.core.match import Match
    from tests.conftest import Sample

    Thought = Callable[[Match, Seat], tuple[str, ...]]

SEED = b"a seed of its own"


def players(key: str) -> dict[Level, Player]:
    """The automatic players of a game."""
    game = HOUSE[key]
    return dict(game.players(load_tables(key, game.data, game.tables)))


PLAYED = [key for key in HOUSE if players(key)]
"""The games that have automatic players."""

SECRETS = [key for key in PLAYED if HOUSE[key].hands]
"""Those of them in which something is hidden."""


def positions(key: str, most: int) -> Iterator[Step]:
    """So many positions of a match, spread over all of it."""
    for number, step in enumerate(spread(key, HOUSE[key].seats[0], 3, most=most)):
        if number < most:
            yield step


def told_apart(thought: Thought, step: Step) -> bool:
    """Whether someone answers otherwise where only what he is not shown is otherwise."""
    seat = step.question.seat
    others = [step.match.resampled_for(seat, Rng(b"elsewhere/%d" % number)) for number in range(2)]
    return len({thought(match, seat) for match in (step.match, *others)}) > 1


@pytest.mark.longest
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", SECRETS)
def test_a_player_answers_the_same_whatever_is_hidden_from_it(key: str, level: Level, sample: Sample) -> None:
    player = players(key)[level]

    def thought(match: Match, seat: Seat) -> tuple[str, ...]:
        return answers_of(player, match, seat, SEED)

    # A master thinks thirty times as long as the others.
    most = sample(1, 8, 100) if level == "master" else sample(3, 24, 100)
    assert not any(told_apart(thought, step) for step in positions(key, most))


@pytest.mark.parametrize("key", SECRETS)
def test_a_player_that_looks_at_what_is_hidden_is_caught(key: str) -> None:
    def peeping(match: Match, seat: Seat) -> tuple[str, ...]:
        other = Seat((seat + 1) % match.setup.seats)
        return (repr(match.view(other)),)

    assert any(told_apart(peeping, step) for step in positions(key, 4))


@pytest.mark.parametrize("key", SECRETS)
def test_the_world_of_a_seat_is_the_same_text_whatever_is_hidden(key: str) -> None:
    for step in positions(key, 10):
        assert not told_apart(lambda match, seat: (match.world_for(seat, Rng(SEED)),), step)


@pytest.mark.parametrize("key", daily("osaka", of=PLAYED))
def test_who_was_stopped_in_mid_thought_thinks_the_same_again(key: str) -> None:
    player = players(key)["master"]
    for step in positions(key, 2):
        match, seat = step.match, step.question.seat
        entries = [match.dump_entry(number) for number in range(match.revision)]
        again = book(key).resume(match.setup, entries, match.dump())
        assert answers_of(player, again, seat, SEED) == answers_of(player, match, seat, SEED)


@pytest.mark.parametrize("key", daily("osaka", "nippon", of=PLAYED))
def test_players_at_all_seats_play_to_the_end(key: str, *, heavy: bool) -> None:
    report = played(key, HOUSE[key].seats[1] if heavy else 2, 1, policies=("trader",))
    assert (report.finished, report.violations) == (1, [])


MASTER: Level = "master"
MIRRORS: list[tuple[str, tuple[Level, ...]]] = [
    (key, (level,) * seats)
    for key in PLAYED
    for level in LEVELS
    for seats in (2, 3, 4)
    if level != MASTER or (key, seats) == ("osaka", 2)
]
LONG_MIRRORS: list[tuple[str, tuple[Level, ...]]] = [
    (key, (MASTER,) * seats) for key in PLAYED for seats in ((3, 4) if key == "osaka" else (2,))
]
"""Masters think for minutes a match in longer games, or at more seats; both at once `python -m bot selfplay` plays."""
MIXED: list[tuple[str, tuple[Level, ...]]] = [
    ("osaka", ("trader", "apprentice")),
    ("osaka", ("master", "apprentice")),
    ("osaka", ("apprentice", "master", "trader")),
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let long matches of masters, and many of them, be played in full only."""
    full = metafunc.config.getoption("--full")
    match metafunc.definition.originalname:
        case "test_a_match_ends_by_the_rulebook_whoever_plays":
            seated = [*MIXED, *MIRRORS, *(LONG_MIRRORS if full else ())]
            metafunc.parametrize(("key", "levels"), daily(MIXED[0], of=seated))
        case "test_each_level_wins_most_matches_of_two_against_the_one_below":
            pairs = [one for one in product(PLAYED, PAIRS) if full or one != CLOSE]
            metafunc.parametrize(("key", "levels"), daily(("osaka", PAIRS[0]), of=pairs))
        case _:
            pass


@pytest.mark.longest
def test_a_match_ends_by_the_rulebook_whoever_plays(
    key: str, levels: tuple[Level, ...], sample: Sample, tell: Callable[[str], None]
) -> None:
    """No one waits for good, as those once did who hoarded coins until no one could act any more.

    Masters sit at the table in heavy runs: each of their matches takes as long as a hundred others.
    """
    thinkers, games = players(key), sample(1, 1 if "master" in levels else 2, 200)
    ends: Counter[str | None] = Counter()
    for number in range(games):
        match = book(key).deal(setup(key, len(levels), number))
        seated = [Seated(thinkers[level], Seat(seat), b"%d/%d" % (number, seat)) for seat, level in enumerate(levels)]
        play_out(match, seated, lambda _seat, _seconds: None)
        ends[match.end_reason()] += 1
    tell(f"{key}: {', '.join(levels)}: {dict(ends)}")
    assert not {"stuck", None} & set(ends)


@pytest.mark.parametrize("key", PLAYED)
def test_a_turn_that_was_thought_out_is_played_without_another_thought(key: str) -> None:
    thoughts = 0

    class Counting(Player):
        def think(self, world: str, seat: Seat, seed: bytes) -> tuple[str, ...]:
            nonlocal thoughts
            thoughts += 1
            return player.think(world, seat, seed)

    player = players(key)["apprentice"]
    match = book(key).deal(setup(key, HOUSE[key].seats[0], 1))
    seated = [Seated(Counting(), Seat(seat), SEED) for seat in range(match.setup.seats)]
    answers = 0
    while (asked := match.questions()) and answers < 60:
        seat = next(question.seat for question in asked if question.answered is None)
        match.play(seat, seated[seat].answer(match))
        answers += 1
    assert 0 < thoughts <= answers


PAIRS: tuple[tuple[Level, Level], ...] = (("trader", "apprentice"), ("master", "trader"))

GAMES_OF: dict[Level, tuple[int, int, int]] = {"trader": (3, 10, 20), "master": (0, 4, 8)}
"""Matches that show it: every day, in a heavy run, in full. A master takes thirty times as long to think."""

CLEAR = {("nippon", "master")}
"""Where the first two matches tell the levels apart."""

CLOSE = ("osaka", PAIRS[1])
"""Levels that are so close that only the matches of a full run tell them apart: 2 of the first 4 are lost."""


@pytest.mark.longest
def test_each_level_wins_most_matches_of_two_against_the_one_below(
    key: str, levels: tuple[Level, Level], sample: Sample, tell: Callable[[str], None]
) -> None:
    """Every day the two lower ones show it; ``bot tournament`` plays as many matches as one likes."""
    game = HOUSE[key]
    tables = load_tables(key, game.data, game.tables)
    few, some, full = GAMES_OF[levels[0]]
    games = sample(few, 2 if (key, levels[0]) in CLEAR else some, full)
    tallies = tournament(game, tables, levels=levels, games=games, seed=1)
    for line in lines_of(tallies):
        tell(f"{key}: {line}")
    assert tallies[levels[0]].seats == games, "each match has ended"
    assert tallies[levels[0]].wins > 0.5 * games


def test_a_toy_has_no_automatic_players() -> None:
    assert HOUSE["toy"].players(None) == {}


@pytest.mark.parametrize("key", HOUSE)
def test_a_game_that_says_so_has_a_player_for_each_level_and_no_other_has_any(key: str) -> None:
    assert set(players(key)) == (set(LEVELS) if HOUSE[key].automatic else set())


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763), (95, 100, 0.888, 0.978)]
)
def test_the_interval_of_a_share_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Figures of Newcombe's comparison of intervals."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_a_tally_says_how_long_most_thoughts_took() -> None:
    tally = Tally(seats=2, deals=2, wins=1, points=30, seconds=[0.3, 0.1, 0.2, 0.4])
    assert (tally.longest(0.5), tally.longest(0.95)) == (0.3, 0.4)
    assert list(lines_of({"master": tally})) == [
        "master: 1 of 2 won, 0.50 (0.09 to 0.91; 2 deals), 15.0 points, 300 ms a thought (p95 400 ms)"
    ]
