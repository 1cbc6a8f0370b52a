"""Step 2: ways, held against all that single steps add up to."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from rules.core.rng import Rng
from rules.core.table import Table
from rules.yokohama.steps.president.paths import Direct, Go, can_walk, footsteps, president_moves
from rules.yokohama.steps.turn.move import AskMove
from tests.rules.yokohama_table import TableOfYokohama


def test_no_detour_to_a_president_leads_back_over_the_start() -> None:
    """From lab to mill1; blue stands in bank, beyond the start: no one comes back from there."""
    table = TableOfYokohama().put("mill1 bank").stand("lab").stand("bank", 1)
    table.do("place none")
    assert table.answers("go") == ("go mill1",)
    assert table.why("go mill1 via bank") == "yokohama-go-no-way"


def test_no_detour_enters_a_paid_area_twice_for_one_fee() -> None:
    """From tea1 over mine1 (blue) to lab; bank (yellow) lies next to mine1 and lab, port only behind bank."""
    table = TableOfYokohama().put("mine1 port lab bank").stand("tea1").stand("mine1", 1).stand("bank", 2).own(yen=2)
    table.do("place none")
    assert table.answers("go") == ("go port via mine1 bank", "go port via mine1 canal", "go lab via mine1")
    assert table.why("go lab via mine1 bank port") == "yokohama-go-no-way"
    table.do("go lab via mine1 bank")
    assert [table.me(seat).yen for seat in range(3)] == [0, 5, 5]


@pytest.mark.parametrize("text", ["go lab via mine1 mine1", "go lab via mine1 lab", "go lab via mine1 bank mine1"])
def test_a_way_names_each_area_once(text: str) -> None:
    table = TableOfYokohama().put("mine1 port lab bank").stand("tea1").stand("mine1", 1).own(yen=9)
    table.do("place none")
    assert table.why(text) == "yokohama-go-twice"


@pytest.mark.parametrize("by", [None, "tram", "station"])
def test_a_way_that_is_not_refused_can_be_gone(by: Direct | None) -> None:
    """As a client may send it; from tea1 over mine1 (blue) to lab, or at once by tram or station."""
    table = TableOfYokohama().put("mine1 lab bank").stand("tea1").stand("mine1", 1).own(yen=2)
    table.know("tram", "station").state.station = table.area("lab")
    table.do("place none")
    legal: list[tuple[str, ...]] = []
    for count in range(4):
        for via in product(("tea1", "mine1", "bank", "canal", "lab"), repeat=count):
            if AskMove().refuse(table.at, Go("lab", via, by)) is None:
                after = table.at.copy()
                AskMove().answer(after, Go("lab", via, by), Table(Rng(b"")))
                assert after.me.yen >= 0
                legal.append(via)
    assert () in legal if by else ("mine1",) in legal
    assert all(len({*via, "tea1", "lab"}) == len(via) + 2 for via in legal)


def strolls(table: TableOfYokohama, free: frozenset[int], fees: dict[int, int]) -> set[tuple[int, frozenset[int]]]:
    """Where single steps lead from where the president stands, and which areas with a fee were entered."""
    start, yen = table.me().president, table.me().yen
    assert start is not None
    edge: set[tuple[int, frozenset[int]]] = {(start, frozenset())}
    found = set(edge)
    while edge:
        new: set[tuple[int, frozenset[int]]] = set()
        for area, paid in edge:
            for other in table.town.neighbours[area]:
                if other in free:
                    new.add((other, paid))
                elif other in fees and other not in paid and sum(fees[one] for one in paid) + fees[other] <= yen:
                    new.add((other, paid | {other}))
        edge = new - found
        found |= edge
    return found


@pytest.mark.parametrize("skill", [None, "postal", "stagecoach"])
def test_walks_are_those_that_steps_add_up_to(skill: str | None) -> None:
    for seed in range(40):
        steps_add_up(seed, skill)


def steps_add_up(seed: int, skill: str | None) -> None:
    """Offered: each area in reach by each way of which no fee can be left out. Typed: each way that there is."""
    rng = Rng(b"walk%d" % seed)
    table = TableOfYokohama().know(*[skill] if skill else []).own(yen=rng.below(5))
    town, me = table.town, table.me()
    places = rng.shuffled(town.open)
    table.put(" ".join(town.names[area] for area in places[:8])).stand(town.names[places[rng.below(9)]])
    for seat in (1, 2, 3):
        table.stand(town.names[places[rng.below(12)]], seat)
    others = [table.me(seat).president for seat in (1, 2, 3)]
    own = {area for area in places[:8] if area != me.president}
    coach = skill == "stagecoach"
    fees = {area: others.count(area) for area in own if area in others and not coach}
    fees[table.area("canal")] = 1
    came = strolls(table, frozenset(own - set(fees)), fees)
    stops = {(area, paid) for area, paid in came if area in own and (skill == "postal" or area not in others)}
    least = {(area, paid) for area, paid in stops if not any((area, paid - {one}) in stops for one in paid)}
    offered = {(go.area, frozenset(go.via)) for go in president_moves(table.at)}
    assert offered == {
        (town.names[area], frozenset(town.names[one] for one in paid if one != area)) for area, paid in least
    }
    for area in own:
        for count in range(len(fees) + 1):
            for paid in combinations(sorted(fees), count):
                via = tuple(town.names[one] for one in paid if one != area)
                legal = (area, frozenset(paid) | ({area} & set(fees))) in stops
                go = Go(town.names[area], via)
                assert can_walk(table.at, area, via) == legal, go
                if legal:
                    way = footsteps(table.at, go)
                    assert (way[0], way[-1]) == (me.president, area)
                    assert all(other in town.neighbours[one] for one, other in pairwise(way))
                    assert set(paid) <= set(way[1:]) <= own | set(paid)
                    assert set(fees) & set(way) == set(fees) & {*paid, area}


def walked(table: TableOfYokohama, *texts: str) -> str:
    """The way of the active president that everyone sees after these answers."""
    table.do(*texts)
    return " ".join(table.seen(None).merchants[0].walked)


def test_the_way_of_a_president_is_seen_area_by_area() -> None:
    table = TableOfYokohama().put("mill1 lab port").stand("tea1").own(yen=4)
    assert walked(table, "place none", "go port via canal") == "tea1 mill1 lab canal port"


def test_who_comes_from_the_hand_or_by_tram_or_returns_has_not_walked() -> None:
    assert walked(TableOfYokohama().put("bank"), "place none", "go bank") == ""
    for answer, skills in (("go church", ["tram"]), ("recall", [])):
        table = TableOfYokohama().know(*skills).put("bank church").stand("mill1")
        table.me().walked = [table.area("lab"), table.area("mill1")]
        assert walked(table, "place none", answer) == ""
