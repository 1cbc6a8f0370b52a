"""Step 3: laboratories and the research institute, where technologies are gained."""

from rules.yokohama.events.rounds import TechnologyRefilled
from tests.rules.yokohama_areas import learning
from tests.rules.yokohama_table import TableOfYokohama, some


def test_technology_by_power_yen_and_imports() -> None:
    table = learning(3, "tram", yen=4, imports=2)
    assert [text for text in table.answers("tech") if "tram" in text] == [
        "tech tram pay 4y",
        "tech tram pay 1 import 2y",
        "tech tram pay 2 import",
    ]
    assert table.why("tech tram pay 2y") == "yokohama-technology-short"
    assert table.why("tech tram pay 3y") == "yokohama-technology-pay"
    assert table.why("tech tram pay 6y") == "yokohama-too-dear"
    assert table.why("tech tram pay 3 import") == "yokohama-not-owned"
    told = table.do("tech tram pay 1 import 2y")
    assert (table.me().yen, table.goods()[4]) == (2, 1)
    assert len(some(told, "technology-refilled")) == 1


def test_surcharge_of_the_space() -> None:
    """Spaces 3 and 4 cost 1 more, spaces 5 and 6 two more."""
    names = ("ball-fr", "ball-gb", "telephone", "mining-de", "newspaper", "telegram")
    table = learning(4, *names, yen=4)
    texts = {text.split()[1]: text for text in table.answers("tech")}
    assert texts["ball-fr"] == "tech ball-fr"
    assert texts["telephone"] == "tech telephone pay 2y"
    assert texts["telegram"] == "tech telegram pay 4y"


def test_no_two_technologies_of_a_name() -> None:
    table = TableOfYokohama().know("ball-fr").board(0, "ball-gb").put("lab*4").own(assistants=2)
    table.do("place none", "go lab")
    assert table.why("tech ball") == "yokohama-technology-owned"
    assert not any("ball" in text for text in table.answers("tech"))


def test_the_fourth_technology_costs_one_unit_more() -> None:
    table = TableOfYokohama().know("ball-fr", "winery-fr", "tram").board(0, "language-school-gb").put("lab*4")
    table.own(yen=2, assistants=2)
    table.do("place none", "go lab")
    assert "tech language-school-gb pay 2y" in table.answers("tech")
    assert table.why("tech language-school-gb pay none") == "yokohama-technology-short"


def test_paying_too_much_for_a_technology_is_legal_but_only_typed() -> None:
    table = learning(5, "tram", yen=4)
    assert table.answers("tech")[0] == "tech tram"
    table.do("tech tram pay 4y")
    assert table.me().yen == 0


def test_laboratories_slide_left_and_fill_from_the_deck() -> None:
    table = learning(5, "tram", "winery-fr")
    board = list(table.state.laboratories[0])
    table.do("tech tram")
    assert table.state.laboratories[0][:5] == board[1:]
    assert table.state.laboratories[0][5] is not None


def test_an_empty_technology_deck_leaves_a_space_empty_and_ends_nothing() -> None:
    table = TableOfYokohama().board(0, "tram").put("lab*4").own(assistants=2)
    table.empty_technology_deck()
    table.do("place none", "go lab", "tech tram")
    assert table.state.laboratories[0][5] is None
    assert table.state.ending == []


def test_exposition_scores_at_once_and_station_asks_for_its_area() -> None:
    table = learning(5, "exposition", yen=2)
    table.do("tech exposition")
    assert table.me().points == 10
    station = learning(5, "station")
    station.do("tech station")
    assert station.question.kind == "station"
    assert len(station.answers("station")) == 17
    assert station.why("station canal") == "yokohama-not-in-canal"
    told = station.do("station bank")
    assert isinstance(some(told, "technology-refilled")[0], TechnologyRefilled)
    assert station.seen().areas[station.area("bank")].station
