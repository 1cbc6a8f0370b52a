"""Step 2: ways, fees, canal, tram, station, stagecoach, postal system, return to the hand."""

from rules.core.seats import Seat
from rules.yokohama.events.moves import Recalled, Went
from rules.yokohama.model.state import Variant
from tests.rules.yokohama_table import TableOfYokohama, some

SYNAPSES = Variant(edition="synapses")


def moving(assistants: str, start: str | None = None, variant: Variant | None = None) -> TableOfYokohama:
    """A table at the movement."""
    table = TableOfYokohama(4, variant).put(assistants)
    if start:
        table.stand(start)
    table.do("place none")
    return table


def test_from_the_hand_to_any_area_with_an_assistant_and_no_other_president() -> None:
    table = moving("bank lab mill2")
    table.stand("lab", 1)
    assert table.answers("go") == ("go bank", "go mill2")
    assert table.why("go lab") == "yokohama-go-president"
    assert table.why("go tea1") == "yokohama-go-no-assistant"


def test_along_own_assistants_only() -> None:
    table = moving("tea1 mine1 bank fishing1", "tea1")
    assert table.answers("go") == ("go mine1", "go bank")
    assert table.why("go tea1") == "yokohama-go-start"


def test_the_starting_area_is_no_way_station() -> None:
    """Bank, port and fishing lie in a row; the president stands in the middle."""
    table = moving("bank port fishing1 tea1 mine1", "mine1")
    assert set(table.answers("go")) == {"go tea1", "go bank", "go port", "go fishing1"}
    middle = moving("tea1 bank", "mine1")
    assert set(middle.answers("go")) == {"go tea1", "go bank"}


def test_buildings_do_not_carry_a_president() -> None:
    table = moving("bank", "tea1")
    table.shop("mine1")
    assert "go" not in table.parts()


def test_ways_that_pay_different_people_are_offered_each() -> None:
    """From tea1 over mine1 (blue) or over mill1 (yellow) to lab."""
    table = moving("mine1 mill1 lab", "tea1")
    table.stand("mine1", 1).stand("mill1", 2)
    assert table.answers("go") == ("go lab via mine1", "go lab via mill1")
    assert table.why("go lab") == "yokohama-which-way"
    told = table.do("go lab via mill1")
    assert some(told, "went") == [Went(table.state.active, "lab", "walk", ("mill1",), ((Seat(2), 1),), 0)]


def test_a_dearer_way_is_not_offered_but_can_be_typed() -> None:
    table = moving("mine1 mill1 lab", "tea1")
    table.stand("mine1", 1)
    assert table.answers("go") == ("go mill1", "go lab")
    table.do("go lab via mine1")
    assert (table.me().yen, table.me(1).yen) == (3, 5)


def test_two_presidents_in_an_area_cost_two() -> None:
    table = moving("mine1 bank", "tea1")
    table.stand("mine1", 1).stand("mine1", 2).own(yen=1)
    assert "go" not in table.parts()
    table.own(yen=2)
    assert table.answers("go") == ("go bank via mine1",)


def test_the_canal_costs_one_yen_and_is_no_stop() -> None:
    table = moving("china lab", "lab")
    assert table.answers("go") == ("go china via canal",)
    assert table.why("go canal") == "yokohama-go-canal"
    told = table.do("go china")
    assert some(told, "went") == [Went(table.state.active, "china", "walk", ("canal",), (), 1)]
    assert table.me().yen == 3
    assert "go" not in moving("china", "lab").own(yen=0).parts()


def test_stagecoach_waives_presidents_but_not_the_canal_nor_the_stop() -> None:
    table = moving("mine1 bank china", "tea1")
    table.stand("mine1", 1).know("stagecoach").own(yen=1)
    assert table.answers("go") == ("go bank", "go china via canal")
    assert table.why("go mine1") == "yokohama-go-president"
    table.do("go bank")
    assert (table.me().yen, table.me(1).yen) == (3, 4)


def test_postal_system_stops_at_presidents_for_their_fee() -> None:
    table = moving("mine1", "tea1")
    table.stand("mine1", 1).know("postal")
    table.do("go mine1")
    assert (table.me().yen, table.me(1).yen) == (3, 5)
    hand = moving("mine1")
    hand.stand("mine1", 1).know("postal")
    hand.do("go mine1")
    assert (hand.me().yen, hand.me(1).yen) == (3, 5)
    poor = moving("mine1").own(yen=0)
    poor.stand("mine1", 1).know("postal")
    assert "go" not in poor.parts()


def test_postal_system_with_stagecoach_is_free() -> None:
    table = moving("mine1", "tea1")
    table.stand("mine1", 1).know("postal", "stagecoach").own(yen=0)
    table.do("go mine1")
    assert table.me(1).yen == 4


def test_tram_by_edition() -> None:
    """dlp: an allowed area; Synapses: any area without another president."""
    table = moving("research", "tea1")
    table.know("tram").stand("dock", 1)
    assert table.answers("go") == ("go research by tram",)
    wide = moving("research", "tea1", SYNAPSES)
    wide.know("tram").stand("dock", 1)
    answers = wide.answers("go")
    assert "go fishing2 by tram" in answers
    assert "go dock by tram" not in answers
    assert "go canal by tram" not in answers
    assert "go tea1 by tram" not in answers
    wide.do("go fishing2 by tram")
    acting = wide.seen().acting
    assert acting is None
    assert wide.goods()[3] == 2


def test_a_free_way_makes_the_tram_needless_and_the_tram_a_dear_one() -> None:
    table = moving("mine1 bank lab", "tea1")
    table.know("tram").stand("mine1", 1)
    assert table.answers("go") == ("go bank by tram", "go lab by tram")
    free = moving("mine1", "tea1").know("tram")
    assert free.answers("go") == ("go mine1",)


def test_postal_system_does_not_lift_what_the_tram_excludes() -> None:
    table = moving("research", "tea1")
    table.know("tram", "postal").stand("research", 1)
    assert "go" not in table.parts()


def test_station_leads_to_its_area_whoever_is_there() -> None:
    table = moving("bank", "tea1")
    table.know("station").stand("research", 1)
    table.state.station = table.area("research")
    assert table.answers("go") == ("go research by station",)
    table.do("go research by station")
    assert (table.me().yen, table.me(1).yen) == (4, 4)
    other = moving("bank", "tea1")
    other.state.station = other.area("research")
    assert "go" not in other.parts()


def test_station_from_the_hand() -> None:
    table = moving("bank")
    table.know("station")
    table.state.station = table.area("research")
    assert table.answers("go") == ("go bank", "go research by station")


def test_the_president_may_return_with_any_assistants_of_any_areas() -> None:
    table = moving("bank*2 lab tea1", "lab")
    told = table.do("recall bank x2 tea1")
    assert some(told, "recalled") == [Recalled(table.state.active, (("tea1", 1), ("bank", 2)), forced=False)]
    assert table.me().president is None
    assert table.question.kind == "finish"
    assert [name for name, count in zip(table.town.names, table.me().placed, strict=True) if count] == ["lab"]


def test_all_or_none_return() -> None:
    for text, left in (("recall", 4), ("recall all", 0)):
        table = moving("bank*2 lab tea1", "lab")
        table.do(text)
        assert sum(table.me().placed) == left
    assert moving("bank", "lab").why("recall bank x2") == "yokohama-recall-too-many"
    assert moving("bank", "lab").why("recall tea1") == "yokohama-recall-too-many"


def test_without_any_area_in_reach_the_president_returns() -> None:
    table = TableOfYokohama().stand("bank")
    told = table.do("place none")
    assert some(told, "recalled") == [Recalled(table.state.active, (), forced=True)]
    assert table.question.kind == "finish"


def test_a_president_in_hand_stays_there() -> None:
    table = moving("bank*2 lab")
    told = table.do("recall bank")
    assert some(told, "recalled") == [Recalled(table.state.active, (("bank", 1),), forced=False, stayed=True)]
    assert table.me().president is None


def test_without_any_area_in_reach_one_chooses_who_returns() -> None:
    table = moving("bank", "bank")
    assert table.parts() == ["recall"]
    table.do("recall all")
    assert table.me().president is None


def test_a_president_in_hand_may_stay_there_and_call_assistants_back() -> None:
    table = moving("bank tea1")
    assert table.parts() == ["go", "recall"]
    table.do("recall tea1")
    assert table.me().president is None
    assert table.me().placed[table.area("bank")] == 1
    blocked = moving("bank")
    blocked.stand("bank", 1)
    assert blocked.parts() == ["recall"]


def test_what_cannot_be_reached_is_named() -> None:
    table = moving("bank dock", "tea1")
    table.stand("bank", 1)
    assert table.missing() == ["yokohama-go-president", "yokohama-go-no-way"]
