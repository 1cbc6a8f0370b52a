"""The end: conditions, equal turns, final scoring."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from rules.core.seats import Seat
from rules.yokohama.events.rounds import Ended, EndIsNear
from rules.yokohama.model.state import NEUTRAL, Variant
from rules.yokohama.scoring import country_sets, majority, rarities, results, technology_points
from tests.rules.yokohama_table import FACTS, TableOfYokohama, some

POINTS = FACTS.numbers.scoring.sets


def at_church(seats: int, others: int, turns: int = 0) -> TableOfYokohama:
    """A table before an assistant is placed in the church, where so many stand already."""
    table = TableOfYokohama(seats, None, turns=turns).put("church*4").own(assistants=2)
    free = [space for space, owner in enumerate(table.state.church) if owner is None and space != 1]
    for space in free[:others]:
        table.state.church[space] = 1
        table.me(1).assistants -= 1
    table.check()
    table.do("place none", "go church")
    return table


@pytest.mark.parametrize(("seats", "others"), [(2, 3), (3, 4), (4, 5)])
def test_assistants_in_the_church_bring_the_end(seats: int, others: int) -> None:
    """Five with two (the neutral one included) and three merchants, six with four."""
    early = at_church(seats, others - 1)
    early.do("church 5")
    assert early.state.ending == []
    table = at_church(seats, others)
    assert EndIsNear("church", Seat(0), 2) in table.do("church 5")


@pytest.mark.parametrize(("seats", "others"), [(2, 3), (3, 4), (4, 5)])
def test_assistants_at_customs_bring_the_end(seats: int, others: int) -> None:
    table = TableOfYokohama(seats).put("customs*4").own(assistants=2, imports=1)
    free = [space for space, owner in enumerate(table.state.customs) if owner is None and space != 1]
    for space in free[:others]:
        table.state.customs[space] = 1
        table.me(1).assistants -= 1
    table.do("place none", "go customs")
    assert EndIsNear("customs", Seat(0), 2) in table.do("customs 2")


def finish(table: TableOfYokohama) -> None:
    """End the turn, doing nothing more in it."""
    while table.question.kind != "finish":
        match table.question.kind:
            case "place":
                table.do("place none")
            case "move":
                table.do("recall")
            case _:
                table.do("none")
    table.do("end")


def test_the_round_is_finished_and_one_more_is_played() -> None:
    """Three merchants; the second of the third round meets a condition: the match ends after the fourth round."""
    table = at_church(3, 4, turns=7)
    table.do("church 5")
    while not table.state.over:
        finish(table)
    assert table.state.turns == 12
    ended = some(table.told, "ended")[0]
    assert isinstance(ended, Ended)
    assert ended.by == table.state.over == "church"


def test_rounds_left_count_down() -> None:
    table = at_church(2, 3)
    assert table.seen().rounds_left is None
    table.do("church 5")
    left = []
    while not table.state.over:
        left.append(table.seen().rounds_left)
        finish(table)
    assert left == [2, 2, 1, 1]
    assert table.seen().ending == ("church",)


def test_the_start_player_need_not_be_the_first_seat() -> None:
    table = TableOfYokohama(3)
    table.state.start = table.state.active = Seat(1)
    order = []
    for _ in range(4):
        order.append(table.state.active)
        finish(table)
    assert order == [1, 2, 0, 1]


def test_a_second_condition_is_told_but_changes_nothing() -> None:
    table = at_church(3, 4)
    table.state.ending, table.state.last_turn = ["orders"], 6
    told = table.do("church 5")
    assert EndIsNear("church", Seat(0), 2) in told
    assert table.state.last_turn == 6
    assert table.state.ending == ["orders", "church"]


def test_one_alone_on_a_board_gets_the_first_points_only() -> None:
    assert majority((6, 3), [0, None, 0], neutral=True) == {0: 6}
    assert majority((6, 3), [None, None], neutral=True) == {}


def test_the_neutral_player_in_the_majorities_by_edition() -> None:
    owners = [0, NEUTRAL, 1, 0]
    assert majority((6, 3), owners, neutral=True) == {0: 6, 1: 3}
    assert majority((6, 3), [NEUTRAL, None, 1], neutral=True) == {1: 6, NEUTRAL: 3}
    assert majority((6, 3), [1, NEUTRAL, None], neutral=True) == {NEUTRAL: 6, 1: 3}
    assert majority((6, 3), [1, NEUTRAL, None], neutral=False) == {1: 6}
    for edition, points in (("dlp", 3), ("synapses", 6)):
        table = TableOfYokohama(2, Variant(edition=edition))  # type: ignore[arg-type]
        # The rightmost assistant decides, so that of the neutral player stands further right.
        table.state.church[:2] = [1, NEUTRAL]
        table.me(1).assistants -= 1
        line = next(line for line in results(FACTS, table.state) if line.seat == 1)
        assert line.church == points


def test_seven_and_a_half() -> None:
    """8 beats the neutral player, 7 does not; Synapses prints no neutral player."""
    table = TableOfYokohama(2).know("ball", "tram").know("ball", "exposition", "postal", seat=1)
    assert Fraction(FACTS.numbers.scoring.neutral_halves, 2) == Fraction(15, 2)
    assert technology_points(FACTS, table.state) == {1: 10, 0: 5}
    low = TableOfYokohama(2).know("ball", "winery")
    assert technology_points(FACTS, low.state) == {NEUTRAL: 10, 0: 5}
    other = TableOfYokohama(2, Variant(edition="synapses")).know("ball", "winery")
    assert technology_points(FACTS, other.state) == {0: 10}


def test_no_one_scores_for_technology_without_any() -> None:
    assert technology_points(FACTS, TableOfYokohama(3).state) == {}
    assert technology_points(FACTS, TableOfYokohama(3).know("tram").state) == {0: 10}


def test_equal_technology_goes_to_the_earlier_in_turn_order() -> None:
    table = TableOfYokohama(3).know("ball-fr").know("ball-gb", seat=1)
    assert technology_points(FACTS, table.state) == {0: 10, 1: 5}
    table.state.start = Seat(1)
    assert technology_points(FACTS, table.state) == {1: 10, 0: 5}


@cache
def divided(icons: tuple[int, ...]) -> int:
    """The best division of icons, by trying all."""
    if not any(icons):
        return 0
    best = 0
    for chosen in product((0, 1), repeat=len(icons)):
        if any(chosen) and all(count >= take for count, take in zip(icons, chosen, strict=True)):
            left = tuple(count - take for count, take in zip(icons, chosen, strict=True))
            best = max(best, POINTS[sum(chosen) - 1] + divided(left))
    return best


def test_country_sets_are_divided_for_the_most_points() -> None:
    for icons in product(range(3), repeat=5):
        if sum(icons) <= 6:
            sets = country_sets(POINTS, icons)
            assert sets.points == divided(icons)
            assert sum(sets.sizes) == sum(icons)


def test_reward_flags_count_for_countries_and_hands_do_not() -> None:
    table = TableOfYokohama().done("gb1 us1 fr1").hold("de1")
    line = next(line for line in results(FACTS, table.state) if line.seat == 0)
    assert (line.countries, line.sets) == (4, (3,))
    table.me().icons[4] += 1
    table.me().reward_token = 4
    table.check()
    line = next(line for line in results(FACTS, table.state) if line.seat == 0)
    assert line.countries == 8


def test_unused_agents_count_free_ones_too() -> None:
    table = TableOfYokohama(4, Variant(rewards=True)).agents("gb us")
    table.me().agents[5] = 1
    table.me().reward_token = 5
    table.state.reward_tokens[5] = 0
    table.me().agents[0], table.me().used[0] = 0, 1
    table.check()
    line = next(line for line in results(FACTS, table.state) if line.seat == 0)
    assert line.agents == 2


def test_equal_points_go_to_the_earlier_in_turn_order() -> None:
    table = TableOfYokohama(3).own(points=20).own(1, points=20)
    assert [line.seat for line in results(FACTS, table.state)] == [0, 1, 2]
    table.state.start = Seat(1)
    lines = results(FACTS, table.state)
    assert [line.seat for line in lines] == [1, 0, 2]
    assert [line.place for line in lines] == [1, 2, 3]


def test_rare_majorities_are_noted() -> None:
    table = TableOfYokohama(2)
    assert rarities(FACTS, table.state) == ["score:neutral", "score:neutral"]
    table.state.church[:2] = [1, NEUTRAL]
    assert rarities(FACTS, table.state)[0] == "score:tie"
    apart = TableOfYokohama(3)
    apart.state.church[:3] = [1, 1, 0]
    assert rarities(FACTS, apart.state) == []


def test_imports_are_no_trade_goods_and_odd_remainders_are_lost() -> None:
    table = TableOfYokohama().own(imports=1, yen=1, copper=1, silk=1, tea=0, fish=0)
    line = next(line for line in results(FACTS, table.state) if line.seat == 0)
    assert (line.imports, line.yen, line.goods) == (1, 0, 0)


def test_a_match_that_is_ended_early_is_scored_as_it_stands() -> None:
    """Y-R54; in the middle of a turn, with a question open."""
    table = TableOfYokohama(3).own(points=20, imports=1).own(1, points=24).know("tram")
    assert table.asked
    stood = results(FACTS, table.state)
    table.rules.end_early(table.state)
    table.check()
    assert table.asked == ()
    assert table.rules.end_reason(table.state) == "early"
    view = table.rules.view(table.state, None)
    assert (view.results, view.ended_by, view.phase) == (stood, "early", "over")
    assert stood[0].technology == 10
