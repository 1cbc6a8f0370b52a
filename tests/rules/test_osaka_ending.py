"""Who has won."""

from tests.rules.osaka_table import TableOfOsaka


def places(vp: tuple[int, ...], tokens: tuple[str, ...]) -> dict[int, int]:
    table = TableOfOsaka(*("" for _ in vp), tokens=tokens)
    for trader, points in zip(table.state.traders, vp, strict=True):
        trader.vp = points
    return {line.seat: line.place for line in table.state.places()}


def test_most_vp_wins() -> None:
    assert places((3, 7, 5), ("", "", "")) == {1: 1, 2: 2, 0: 3}


def test_tokens_break_a_tie() -> None:
    assert places((5, 5, 2), ("r", "rb", "rrrrrrrr")) == {1: 1, 0: 2, 2: 3}


def test_who_is_still_equal_shares_the_place() -> None:
    assert places((5, 5, 2, 2), ("rb", "gg", "r", "r")) == {0: 1, 1: 1, 2: 3, 3: 3}


def test_goods_and_hand_count_nothing() -> None:
    table = TableOfOsaka("r5 r5", "", goods=("b5 b5 b5", ""), vp=("", "g2"))
    assert [line.seat for line in table.state.places()] == [1, 0]


def test_a_match_that_is_ended_early_is_scored_as_it_stands() -> None:
    table = TableOfOsaka("r5 r5", "", goods=("b5 b5 b5", ""), vp=("", "g2"))
    table.rules.end_early(table.state)
    assert table.state.over == "early"
    assert table.asked == ()
    results = table.rules.results(table.state)
    assert results is not None
    assert [(line.seat, line.points, line.place) for line in results] == [(1, 1, 1), (0, 0, 2)]
