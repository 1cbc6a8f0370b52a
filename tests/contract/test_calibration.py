"""What a calibration reports adds up, for every game with automatic players and every number of seats."""

from __future__ import annotations

import dataclasses
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, cast

import pytest
from typing_extensions import override

from bot.cli import calibrate as calibration
from bot.cli.calibrate import calibrate, note
from bot.cli.calibration import Begun, Calibration, Figure, mean, part, share, verdict_of
from bot.cli.calibration_lines import lines_of
from bot.core.tables import load_tables
from render.core.sources import REST
from render.faces import FACES
from rules.core.match import Match
from rules.core.targets import Target
from rules.nippon.events.building import FactoryBuilt
from rules.nippon.events.trade import ContractFulfilled
from rules.osaka.events import Bought, Scored
from rules.yokohama.events.areas import Learned, TookOrders
from rules.yokohama.events.extras import Completed
from rules.yokohama.events.rounds import Kept
from tests.contract.playing import HOUSE, TABLES

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules.core.table import Event

PAIR = 2

AUTOMATIC = [
    pytest.param(key, players, marks=() if players == PAIR else pytest.mark.long)
    for key, players in TABLES
    if HOUSE[key].automatic
]
"""Two at each game every day, all numbers of seats in heavy runs."""


@dataclasses.dataclass
class Looked:
    """A calibration with the matches that it was made of."""

    report: Calibration
    matches: list[Match]

    def told(self) -> list[Event]:
        """All that was told in them."""
        records = [record for match in self.matches for record in match.opening()]
        records += [record for match in self.matches for move in match.standing_moves for record in move.told]
        return [record.event for record in records]


@cache
def looked(key: str, players: int) -> Looked:
    """A match of a game, of the quickest one two, and what is reported of them."""
    game = HOUSE[key]
    matches: list[Match] = []
    with pytest.MonkeyPatch.context() as patch:

        def noting(report: Calibration, *rest: object) -> None:
            matches.append(cast("Match", rest[2]))
            note(report, *rest)  # type: ignore[arg-type]

        patch.setattr(calibration, "note", noting)
        report = calibrate(
            game,
            FACES[key],
            load_tables(key, game.data, game.tables),
            players=players,
            games=2 if key == "osaka" else 1,
            seed=3,
            level="apprentice",
            options={},
        )
    return Looked(report, matches)


@pytest.mark.parametrize(("key", "players"), AUTOMATIC)
def test_points_by_source_are_the_points_of_the_results(key: str, players: int) -> None:
    one = looked(key, players)
    lines = [(match, line) for match in one.matches for line in match.results() or ()]
    won = [line.points for match, line in lines if line.seat in match.winners()]
    assert sum(map(sum, one.report.points.values())) == sum(line.points for _, line in lines)
    assert sorted(one.report.totals(won=True)) == sorted(won)
    assert len(one.report.totals(won=False)) == len(lines) - len(won)
    assert REST not in one.report.points, "every point has a source"


@pytest.mark.parametrize(("key", "players"), AUTOMATIC)
def test_each_match_has_its_end_its_rounds_and_its_winners(key: str, players: int) -> None:
    one = looked(key, players)
    report, matches = one.report, one.matches
    assert report.games == report.finished == len(matches) == len(report.rounds)
    assert report.ends == Counter(match.end_reason() for match in matches)
    assert report.winners == sum(len(match.winners()) for match in matches)
    assert sum(begun.wins for begun in report.order) == pytest.approx(sum(bool(match.winners()) for match in matches))
    assert all(begun.low <= begun.wins / report.finished <= begun.high for begun in report.order)
    # A round is at least one turn of each, but for those who could not take one.
    assert all(1 <= rounds <= -(-match.turn // players) for rounds, match in zip(report.rounds, matches, strict=True))


COUNTED: dict[str, dict[str, Callable[[Event], int]]] = {
    "yokohama": {
        "order taken": lambda event: (
            len(event.orders)
            if isinstance(event, TookOrders)
            else int(isinstance(event, Kept) and event.order is not None)
        ),
        "order completed": lambda event: int(isinstance(event, Completed)),
        "technology gained": lambda event: int(isinstance(event, Learned)),
    },
    "osaka": {
        "bought as goods": lambda event: len(event.goods) if isinstance(event, Bought) else 0,
        "sold": lambda event: int(isinstance(event, Scored)),
    },
    "nippon": {
        "factory built": lambda event: int(isinstance(event, FactoryBuilt)),
        "contract fulfilled": lambda event: int(isinstance(event, ContractFulfilled)),
    },
}
"""By game and kind of use, how many uses an event tells of."""


@pytest.mark.parametrize(("key", "players"), AUTOMATIC)
def test_uses_are_what_was_told(key: str, players: int) -> None:
    one = looked(key, players)
    told = one.told()
    for kind, counted in COUNTED[key].items():
        count = sum(use.all for use in one.report.uses[kind].values())
        assert count == sum(map(counted, told)) > 0


@pytest.mark.parametrize(("key", "players"), AUTOMATIC)
def test_what_is_used_is_among_all_that_can_be(key: str, players: int) -> None:
    one, game = looked(key, players), HOUSE[key]
    usable = game.usable(load_tables(key, game.data, game.tables), one.matches[0].setup)
    assert {kind: tuple(names) for kind, names in one.report.uses.items()} == usable
    won = sum(count.winners for names in one.report.uses.values() for count in names.values())
    assert (won > 0) == (one.report.winners > 0)
    assert all(count.winners <= count.all for names in one.report.uses.values() for count in names.values())


def test_a_point_that_no_source_explains_is_shown_as_the_rest() -> None:
    one, game, face = looked("osaka", 2), HOUSE["osaka"], type(FACES["osaka"])

    class Forgetful(face):  # type: ignore[misc, valid-type]
        @override
        def points(self, view: object, told: object) -> tuple[()]:
            return ()

    report = Calibration("osaka", 2, "apprentice", 1, order=[Begun(), Begun()])
    note(report, game, Forgetful(), one.matches[0], {})
    assert list(report.points) == [REST]
    assert sum(report.points[REST]) == sum(line.points for line in one.matches[0].results() or ())


def test_a_table_on_the_terminal_names_ends_sources_and_what_was_never_used() -> None:
    report = looked("yokohama", 2).report
    lines = list(lines_of(report))
    assert lines[0] == "yokohama, 2 seats, apprentice players: 1 of 1 matches finished"
    assert all(any(line.lstrip().startswith(source) for line in lines) for source in report.points)
    assert any(line.startswith("  never taken: ") for line in lines)
    assert any(line.startswith("  never dealt: ") for line in lines)
    assert max(len(each) for line in lines for each in line.splitlines()) <= 100


@pytest.mark.parametrize(("key", "players"), AUTOMATIC)
def test_what_was_used_was_dealt_and_what_was_dealt_can_be_used(key: str, players: int) -> None:
    report = looked(key, players).report
    for kind, dealt in report.dealt.items():
        counts = report.uses[kind]
        assert set(dealt) <= set(counts)
        assert {name for name, count in counts.items() if count.all} <= set(dealt)
        assert all(0 < matches <= report.finished for matches in dealt.values())


@pytest.mark.parametrize(("key", "players"), AUTOMATIC)
def test_every_target_is_held_against_a_figure(key: str, players: int) -> None:
    one = looked(key, players)
    held = list(one.report.held())
    wanted = HOUSE[key].targets
    # Where no one won, as may happen alone, there is nothing to be said of winners.
    assert {each.target for each in held} == {each for each in wanted if one.report.winners or each.figure == "use"}
    assert all(each.figure.low <= each.figure.value <= each.figure.high for each in held)
    lines = list(lines_of(one.report))
    assert all(any(line.endswith(each.verdict) for line in lines) for each in held)


def test_a_target_is_met_or_missed_only_by_the_whole_interval() -> None:
    target = Target("end", most=0.6)
    assert verdict_of(target, share(3, 100)) == "met"
    assert verdict_of(target, share(6, 10)) == "open"
    assert verdict_of(target, share(95, 100)) == "missed"
    assert verdict_of(Target("winners", least=180, most=220), mean([150, 152, 149])) == "missed"


def test_intervals_of_means_and_parts_are_those_of_the_textbook() -> None:
    """The mean of 1 to 9 has a standard error of 2.739 / 3; a part that is the same in every seat is certain."""
    assert _three(mean(range(1, 10))) == pytest.approx((5.0, 3.211, 6.789), abs=0.001)
    assert _three(part([2, 4, 6], [10, 20, 30])) == pytest.approx((0.2, 0.2, 0.2))
    assert _three(part([0, 10], [10, 10])) == pytest.approx((0.5, -0.48, 1.48), abs=0.001)


def _three(figure: Figure) -> tuple[float, float, float]:
    return figure.value, figure.low, figure.high


def test_of_matches_that_did_not_end_nothing_else_is_said() -> None:
    assert list(lines_of(Calibration("osaka", 3, "trader", 4))) == [
        "osaka, 3 seats, trader players: 0 of 4 matches finished"
    ]
