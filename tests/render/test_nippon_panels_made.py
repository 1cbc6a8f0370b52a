"""Panels of Nippon where something is made: machines, production, steps, silk, what a factory modifies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from render.core.languages import LANGUAGES
from render.core.panel import Menu, Preset
from rules.nippon.model.terms import LAST_SPACE
from rules.nippon.steps.concepts.tracks import AskSteps
from rules.nippon.steps.turns.turn import AskEnd
from tests.render.nippon_panels import buttons, entry, hire, menu, panel, toggle
from tests.rules.nippon_play import Play
from tests.rules.nippon_positions import bare

if TYPE_CHECKING:
    from render.core.languages import Lang


def test_what_a_production_brings_with_its_modifier_is_in_its_entry() -> None:
    play = Play(bare()).own("cotton4b", "paper1a").have(coal=9).type("produce white")
    made = panel(play)
    modified = entry(menu(made, "produce"), "cotton4b")
    assert modified.detail == "Cotton 4B: 1 more good here; then 2 of 4 spaces for goods taken"
    assert entry(menu(made, "produce"), "paper1a").detail == "then 1 of 4 spaces for goods taken"
    without = panel(play, toggle(made, "modifier").carry)
    assert entry(menu(without, "produce"), "cotton4b").detail == "then 1 of 4 spaces for goods taken"


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Cotton 4B: 2 cotton, pay 2 coal"),
        ("de", "Baumwolle 4B: 2 Baumwolle, zahle 2 Kohle"),
        ("it", "Cotone 4B: 2 cotone, paga 2 carbone"),
    ],
)
def test_the_only_production_says_what_it_brings_with_its_modifier(lang: Lang, label: str) -> None:
    play = Play(bare()).own("cotton4b").have(coal=9).type("produce white")
    made = panel(play, lang=lang)
    assert buttons(made)["produce cotton4b with cotton4b"].startswith(label)
    without = panel(play, toggle(made, "modifier").carry, lang)
    assert buttons(without)["produce cotton4b with none"].startswith(label.replace("2", "1", 1))
    play.type("produce cotton4b with cotton4b")
    assert play.me.factories[0].goods == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_machine_says_what_its_factory_produces_at_once(lang: Lang) -> None:
    def detail(where: str, coal: int) -> str | None:
        play = Play().own("family", "cotton2a").own("paper1a", goods=4).have(money=6, coal=coal).offer("bulbs2b")
        play.me.rnd = 10
        (found,) = [one for one in panel(play.type("factory w bulbs2b"), lang=lang).controls if isinstance(one, Menu)]
        return entry(found, f"machine {where}").detail

    told = [detail("bulbs2b", 4), detail("bulbs2b", 3), detail("paper1a", 4), detail("family", 4)]
    assert len(set(told)) == len(told)
    if lang == "en":
        assert told == [
            "produces 2 light bulbs at once for 4 coal",
            "produces nothing at once: costs 4 coal, you have 3",
            "produces nothing at once: no room",
            "the family business never produces",
        ]


def test_several_are_picked_together_with_the_end_of_the_turn() -> None:
    play = Play(bare()).own("cotton1a", "paper1a").have(coal=9, silk=2).type("produce white")
    produce = menu(panel(play), "produce")
    assert produce.entries[-1].label == "Then end the turn"
    assert produce.compose(("cotton1a", "paper1a")) == "produce cotton1a paper1a"
    ended = produce.compose(("cotton1a", "paper1a", "end")).split("; ")
    assert ended == ["produce cotton1a paper1a", "end"]
    early = produce.compose(("cotton1a", "end")).split("; ")
    assert early == ["produce cotton1a", "none", "end"]
    for answer in early:
        play.type(answer)
    assert play.state.doing is None


def test_what_a_modifier_brings_wherever_one_produces_is_counted() -> None:
    play = Play(bare()).own("bulbs3b", "paper1a", "cotton2a", goods=2).have(coal=9).type("produce white")
    produce = menu(panel(play), "produce")
    paper = entry(produce, "paper1a")
    assert paper.label.startswith("Paper 1A: 2 paper")
    assert (paper.detail or "").endswith("then 4 of 4 spaces for goods taken")
    play.type("produce paper1a with bulbs3b")
    later = menu(panel(play), "produce")
    assert entry(later, "cotton2a").label.startswith("Cotton 2A: 2 cotton")
    play.type("produce cotton2a")
    assert [one.goods for one in play.me.factories] == [2, 4, 4]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_only_space_for_a_machine_is_a_button(lang: Lang) -> None:
    play = Play(bare()).have(money=4, silk=1).own("cotton1a").type("machines white")
    made = panel(play, lang=lang)
    assert not [one for one in made.controls if isinstance(one, Menu)]
    label = buttons(made)["machines cotton1a"]
    if lang == "en":
        assert label == "Cotton 1A, space without iron: pay 5 money, 1 silk as money"
    play.type("machines cotton1a")


@pytest.mark.parametrize(("lang", "one"), [("en", "1 step;"), ("de", "1 Feld;"), ("it", "1 passo;")])
def test_a_single_step_is_no_limit(lang: Lang, one: str) -> None:
    play = hire(Play().have(money=1))
    play.state.hiring = [["white", "white"] for _ in play.state.hiring]
    (found,) = [each for each in panel(play, lang=lang).controls if isinstance(each, Menu)]
    assert (entry(found, "mining white").detail or "").startswith(one)


def test_the_only_modifier_is_on_and_can_be_left_out() -> None:
    play = Play(bare()).have(money=20).own("cotton3b").type("rnd white")
    made = panel(play)
    modifier = toggle(made, "modifier")
    assert modifier.label == "Cotton 3B used"
    without = panel(play, modifier.carry)
    with_it, bare_steps = menu(made, "steps").entries, menu(without, "steps").entries
    assert {each.word.partition(" with ")[2] for each in with_it} == {"cotton3b", "cotton3b; end"}
    assert {each.word.partition(" with ")[2] for each in bare_steps} == {"none", "none; end"}
    assert toggle(without, "modifier").carry == ""
    assert toggle(without, "modifier").label == "Use Cotton 3B: +2 silk"
    assert all("+2 silk" in (each.detail or "") for each in with_it)
    assert not any("+2 silk" in (each.detail or "") for each in bare_steps)


def test_steps_of_which_a_button_cannot_say_all_stand_in_a_menu() -> None:
    play = Play(bare()).have(money=4, silk=3).type("mining white")
    play.me.mining = 2
    made = panel(play, lang="de")
    assert not any(label.startswith("3 Felder") for label in buttons(made).values())
    far = next(each for each in menu(made, "steps").entries if each.word.startswith("mining 3"))
    assert far.label == "3 Felder für 6 Geld (davon 2 Seide): Einkommen 6"
    assert far.detail == "Logistik (grau)"


def test_an_only_step_stays_in_a_menu_where_a_button_cannot_say_all() -> None:
    play = Play(bare()).have(money=1).own("bento3a").type("mining white")
    play.me.mining = LAST_SPACE - 1
    made = panel(play, lang="de")
    assert not any(label.startswith("1 Feld") for label in buttons(made).values())
    assert (menu(made, "steps").entries[0].detail or "").endswith("; Abteilung nach Wahl")


def test_the_only_factory_is_a_button_with_its_twin_below() -> None:
    play = Play(bare()).have(coal=9).own("paper1a").type("produce white")
    assert [*buttons(panel(play)).values()][1:2] == ["The same, then end turn"]


def test_a_level_of_a_single_factory_has_its_twin_in_its_menu() -> None:
    made = panel(Play(bare()).have(money=20, silk=9).offer("cotton2a", "bento4b").type("factory white"))
    levels = [one for one in made.controls if isinstance(one, Menu)]
    assert [[each.word for each in level.entries] for level in levels] == [
        ["factory cotton2a", "factory cotton2a; end"],
        ["factory bento4b", "factory bento4b; end"],
    ]
    assert buttons(made) == {}


def test_steps_say_what_they_reach() -> None:
    labels = buttons(panel(Play(bare()).have(money=20).type("mining white")))
    assert labels["mining 3; end"].startswith("3 steps for 6 money: ")


def test_all_at_once_names_what_modifies_it() -> None:
    play = Play(bare()).have(coal=9).own("paper4b").own("cotton2a").type("produce white")
    assert "Both; with Paper 4B, then end turn" in buttons(panel(play)).values()


def test_all_that_can_be_had_at_once_is_one_press() -> None:
    play = Play(bare()).have(coal=9).own("paper1a").own("cotton2a").type("produce white")
    assert "Both, then end turn" in buttons(panel(play)).values()
    short = Play(bare()).have(coal=3).own("paper1a").own("cotton2a").type("produce white")
    assert "Both, then end turn" not in buttons(panel(short)).values()


@pytest.mark.parametrize(("coal", "most"), [(3, 1), (4, 2), (9, 2)])
def test_production_asks_for_no_more_factories_than_the_coal_does_for(coal: int, most: int) -> None:
    play = Play(bare()).have(coal=coal).own("paper1a").own("cotton2a").type("produce white")
    produce = menu(panel(play), "produce")
    # Of one at a time each has a twin that ends the turn; of several, ending it is one more thing to pick.
    twins, picked = (2, 0) if most == 1 else (1, 1)
    assert (len(produce.entries), produce.at_most) == (2 * twins + picked, most + picked)


def test_production_says_what_fits_and_goes_on_with_the_end_of_the_turn() -> None:
    play = Play(bare()).have(coal=9).own("paper1a", goods=4).own("cotton2a").type("produce white")
    produce = menu(panel(play), "produce")
    assert entry(produce, "paper1a").detail == "1 good finds no room"
    assert entry(produce, "cotton2a").detail == "then 1 of 4 spaces for goods taken"
    play.type(produce.compose(("cotton2a",)))
    made = panel(play)
    assert "none; end" in buttons(made)
    play.type(*["none", "end"])


def test_silk_is_sold_behind_a_button() -> None:
    play = Play(bare()).have(money=3, silk=3).type("rnd white")
    opened = panel(play, toggle(panel(play), "silk").carry)
    assert [one.word for one in menu(opened, "silk").entries] == ["sell 1 silk", "sell 2 silk", "sell 3 silk"]
    assert toggle(opened, "silk").carry == ""


def test_silk_has_a_heading_of_its_own() -> None:
    play = Play(bare()).have(money=3, silk=3).type("rnd white")
    assert panel(play, toggle(panel(play), "silk").carry).heading.endswith("· turn silk into money")


def test_the_next_step_of_novelties_is_asked_with_both_tracks() -> None:
    made = panel(hire(Play(bare()).have(money=9)).put_step(AskEnd()).put_step(AskSteps(1)))
    assert made.picture is not None
    assert made.picture().size[1] < 800


def test_a_tile_says_all_that_it_does() -> None:
    play = Play(bare()).have(money=20, silk=9).offer("cotton2a", "lenses2b").type("factory white")
    play.me.rnd = 6
    made = panel(play)
    assert entry(menu(made, "factory1"), "factory cotton2a").label == "Cotton 2A: pay 6 money"
    long = entry(menu(made, "factory2"), "factory lenses2b").detail or ""
    assert long.endswith("1 railway elsewhere")


def test_what_comes_first_is_one_press() -> None:
    """Equipment in the gap, and the ship of Clocks 4A that could upgrade it before."""
    play = Play().own("clocks4a").have(money=5)
    play.me.ships, play.me.machines = 2, 1
    play.type("machines w clocks4a with clocks4a")
    assert buttons(panel(play)) == {
        "first bonus": "First the bonus: Equipment (red)",
        "first effect": "First the ship, then the bonus",
    }


def test_which_factory_needs_no_coal_is_shown_before_anyone_chooses() -> None:
    play = Play(bare()).own("bento4b", "bulbs1a").have(coal=9).type("produce white")

    def spared(carry: str = "") -> tuple[str, str]:
        free = toggle(panel(play, carry), "free")
        both = menu(panel(play, carry), "produce").compose(("bento4b", "bulbs1a"))
        return free.label, both.partition(" free ")[2]

    assert spared() == ("No coal for Light bulbs 1A", "bulbs1a with bento4b")
    assert spared(toggle(panel(play), "free").carry) == ("No coal for Bento 4B", "bento4b with bento4b")


def test_production_is_one_menu_and_what_changes_it_are_buttons() -> None:
    """Four factories, of which two modify it, and one of these spares the coal of another."""
    play = Play(bare()).own("bento4b", "bulbs1a", "bulbs3b", "paper1a").have(coal=9).type("produce white")
    labels, carry = [], ""
    for _ in range(4):
        made = panel(play, carry)
        assert len([one for one in made.controls if isinstance(one, Menu | Preset)]) == 1
        modifier = toggle(made, "modifier")
        labels.append(modifier.label.partition(":")[0])
        carry = modifier.carry
    assert labels == ["Light bulbs 3B instead of Bento 4B", "Without Light bulbs 3B", "Use Bento 4B", labels[0]]
