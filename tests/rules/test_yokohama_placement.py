"""Step 1 and the Telegram, Newspaper."""

from rules.yokohama.events.moves import Placed
from tests.rules.yokohama_table import TableOfYokohama, some


def test_up_to_three_areas_fewer_or_none() -> None:
    for text, left in (("place bank lab tea1", 5), ("place bank", 7), ("place none", 8)):
        table = TableOfYokohama()
        table.do(text)
        assert table.me().assistants == left


def test_four_areas_need_the_newspaper() -> None:
    table = TableOfYokohama()
    assert table.why("place bank lab tea1 tea2") == "yokohama-place-too-many"
    table.know("newspaper").do("place bank lab tea1 tea2")
    assert table.me().assistants == 4
    assert table.why("place bank") == "yokohama-asked-move"


def test_two_in_one_area() -> None:
    table = TableOfYokohama()
    told = table.do("place port x2")
    assert some(told, "placed") == [Placed(table.state.active, ("port", "port"), (), telegram=False)]
    assert TableOfYokohama().why("place port port bank") == "yokohama-place-twice"


def test_each_assistant_pays_each_president() -> None:
    table = TableOfYokohama().stand("port", 1).stand("port", 2).own(yen=4)
    table.do("place port x2")
    assert [table.me(seat).yen for seat in range(4)] == [0, 6, 6, 4]
    dear = TableOfYokohama().stand("port", 1).own(yen=1)
    assert dear.why("place port x2") == "yokohama-fees-too-high"
    assert "place port x2" not in dear.answers("double")


def test_an_area_too_dear_is_named_with_its_reason() -> None:
    table = TableOfYokohama().stand("port", 1).stand("port", 2).own(yen=1)
    assert table.missing() == ["yokohama-fees"]
    assert "port" not in table.pick("place").items


def test_no_one_is_placed_on_the_canal_and_no_one_out_of_the_warehouse() -> None:
    table = TableOfYokohama()
    assert table.why("place canal") == "yokohama-not-in-canal"
    assert "canal" not in table.pick("place").items
    assert table.own(assistants=1).why("place bank lab") == "yokohama-too-few-assistants"
    assert "double" not in table.parts()


def test_the_own_president_is_free() -> None:
    table = TableOfYokohama().stand("bank").own(yen=0)
    table.do("place bank x2")
    assert table.me().placed[table.area("bank")] == 2


def test_telegram_places_one_more_beside_two() -> None:
    table = TableOfYokohama().know("telegram").stand("mine1", 1)
    assert table.why("place port x2 + lab") == "yokohama-no-telegram"
    table.do("place port x2")
    assert "telegram canal" not in table.answers("telegram")
    assert table.why("telegram lab") == "yokohama-no-telegram"
    told = table.do("telegram china")
    assert some(told, "placed") == [Placed(table.state.active, ("china",), (), telegram=True)]
    assert "telegram" not in table.parts()
    once = TableOfYokohama().know("telegram")
    once.do("place bank x2 + lab")
    assert once.me().assistants == 5


def test_telegram_pays_presidents_too() -> None:
    table = TableOfYokohama().know("telegram").stand("lab", 1).own(yen=1)
    table.do("place bank x2 + lab")
    assert (table.me().yen, table.me(1).yen) == (0, 5)
    poor = TableOfYokohama().know("telegram").stand("lab", 1).own(yen=0)
    poor.do("place bank x2")
    assert "telegram lab" not in poor.answers("telegram")


def test_going_on_passes_the_telegram_up() -> None:
    table = TableOfYokohama().know("telegram")
    table.do("place bank x2", "go bank")
    assert table.question.kind == "finish"


def test_an_empty_hand_places_no_one_by_itself_unless_something_else_can_be_done() -> None:
    table = TableOfYokohama().put("bank").own(assistants=0)
    table.go_on()
    assert table.question.kind == "move"
    hiding = TableOfYokohama().put("bank").own(assistants=0).hold("gb3")
    hiding.go_on()
    assert hiding.question.kind == "place"
    assert hiding.answers("none") == ("place none",)
