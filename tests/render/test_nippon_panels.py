"""Panels of Nippon: a turn in one entry, several activations at once, presets, consolidating; the story first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.bench.dealing import dealt
from bot.bench.turns import presses_of_turns
from bot.local.aiming import plan, way
from render.core.face import RenderContext
from render.core.frame import framed
from render.core.panel import AnswerButton, Form, Menu, Panel, Preset, Toggle
from render.core.people import LANGUAGES, Person
from render.core.words import Words
from render.nippon.face import NIPPON_FACE
from render.nippon.panels.crops import TALLEST
from rules.core.decisions import Choice
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES
from rules.nippon.events.gains import Advanced
from rules.nippon.events.trade import MarketSupplied
from rules.nippon.events.turns import StepsPaid
from rules.nippon.model.state import FIRST, Marker, Worker
from rules.nippon.steps.tracks import AskSteps
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import FACTS, bare, put

if TYPE_CHECKING:
    from render.core.panel import Entry
    from render.core.people import Lang
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.match import Match
    from rules.nippon.model.terms import Colour

PEOPLE = (Person("Mika", "blue"), Person("Hana", "ochre"), Person("Tomas", "mint"), Person("Ise", "violet"))


def panel(play: Play, carry: str = "", lang: Lang = "en") -> Panel:
    (question,) = RULES.questions(play.state)
    context = RenderContext("9ZA", PEOPLE[: len(play.state.people)], Words.of(lang))
    return NIPPON_FACE.panel(question, RULES.view(play.state, FIRST), carry, context)


def menu(made: Panel, slot: str) -> Menu:
    return next(one for one in made.controls if isinstance(one, Menu) and one.slot == slot)


def preset(made: Panel, slot: str) -> Preset:
    return next(one for one in made.controls if isinstance(one, Preset) and one.slot == slot)


def toggle(made: Panel, slot: str) -> Toggle:
    return next(one for one in made.controls if isinstance(one, Toggle) and one.slot == slot)


def entry(control: Menu | Preset, word: str) -> Entry:
    return next(one for one in control.entries if one.word == word)


def buttons(made: Panel) -> dict[str, str]:
    return {one.answer: one.label for one in made.controls if isinstance(one, AnswerButton)}


def hire(play: Play) -> Play:
    play.state.hiring = [["white", "blue"], ["red"], [], ["white"], ["grey"]]
    return play


def test_an_action_and_its_worker_are_one_entry_with_what_comes_of_it() -> None:
    play = hire(Play().have(money=12, iron=2).own("paper2a", goods=2))
    play.me.work = [Worker("white")] * 3
    made = panel(play)
    (first,) = [one for one in made.controls if isinstance(one, Menu)]
    assert first.hint == "Choose an action and its worker"
    railways = entry(first, "railways blue")
    assert railways.label == "Railways, taking blue"
    assert railways.detail == "up to 2 times; then wages 6, tile 1, departments: white and blue"
    assert first.compose(("railways blue",)) == "railways blue"
    assert made.not_now is not None
    assert "Factory" in made.not_now


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_heading_says_only_what_can_be_done(lang: Lang) -> None:
    play = hire(Play().have(money=12, iron=2))
    act = panel(play, lang=lang).heading
    play.me.work = [Worker("white")]
    both = panel(play, lang=lang).heading
    play.me.work = [Worker("white")] * 6
    rest = panel(play, lang=lang).heading
    assert both.startswith(act)
    assert len(rest) < len(act) < len(both)
    (question,) = RULES.questions(play.state)
    assert dict(question.prompt.args)["can"] == "rest"


def test_the_last_worker_says_that_the_round_ends() -> None:
    play = Play().have(money=12, iron=2)
    play.state.hiring = [["white"], ["blue", "white"], ["red"], ["white"], ["grey"]]
    play.state.waiting = []
    (found,) = [one for one in panel(play).controls if isinstance(one, Menu)]
    assert (entry(found, "railways white").detail or "").startswith("ends the round; up to 2 times; ")
    assert not any((one.detail or "").startswith("ends") for one in found.entries if one.word.endswith("blue"))
    play.state.waiting = [["red", "red", "red"]]
    (found,) = [one for one in panel(play).controls if isinstance(one, Menu)]
    assert (entry(found, "railways white").detail or "").startswith("up to 2 times; ")
    play.state.waiting, play.state.round = [], 2
    (found,) = [one for one in panel(play).controls if isinstance(one, Menu)]
    assert (entry(found, "railways white").detail or "").startswith("ends round and section; ")


def test_who_has_nothing_gives_nothing_back() -> None:
    play = hire(Play().have(money=0))
    play.me.work = [Worker("blue")]
    opened = panel(play)
    assert opened.heading.endswith("· consolidate")
    assert not any("give back" in line for line in opened.lines), opened.lines


def test_where_much_can_be_taken_there_are_two_menus_of_about_the_same_length() -> None:
    play = Play().have(money=30, coal=30, iron=9).own("paper2a", goods=5)
    play.state.hiring = [["white", "blue", "red"] for _ in play.state.hiring]
    first, second = [one for one in panel(play).controls if isinstance(one, Menu)]
    assert abs(len(first.entries) - len(second.entries)) <= 6
    words = [one.word for made in (first, second) for one in made.entries]
    assert len(words) == len(set(words)) > 12
    assert "Choose" not in first.hint


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_long_reasons_the_nearest_stands_in_the_panel(lang: Lang) -> None:
    made = panel(hire(Play().have(money=0)), lang=lang)
    assert made.not_now is not None
    frame = framed(made, (), ())
    (nearest,) = frame.beneath
    assert len(nearest) <= 90
    assert frame.more == (made.not_now,)
    if lang == "en":
        assert nearest == "Unavailable: R&D (costs 1 money, you have 0) and 9 others"


def test_consolidating_says_its_sum_before_it_is_pressed() -> None:
    play = hire(Play().have(money=7, coal=3))
    play.me.work = [Worker("blue"), Worker("red", specialist=True), Worker("red"), Worker("white")]
    rest = toggle(panel(play), "rest")
    assert rest.label == "Consolidate: then 6 money and 2 coal; tile 1"
    opened = panel(play, rest.carry)
    assert "Work area from the bottom: blue, red, red and white; 1 specialist goes home" in opened.beneath
    assert any(line.startswith("You give back 7 money and 3 coal, then:") for line in opened.lines)
    assert opened.heading.endswith("· consolidate")
    assert opened.not_now is None
    tiles = menu(opened, "tiles")
    assert len(tiles.entries) == 8
    assert entry(tiles, "consolidate 1>ships").detail == "nothing yet; 5 VP from 4, 10 VP from 6; you have 0"
    usual = tiles.compose(("consolidate 1>ships",))
    white = preset(opened, "white")
    other = next(one.word for one in white.entries if not one.chosen)
    changed = menu(panel(play, white.carry((other,))), "tiles").compose(("consolidate 1>ships",))
    assert {usual, changed} == {"consolidate 1>ships; white rnd", "consolidate 1>ships; white mining"}
    assert toggle(opened, "rest").carry == ""
    for answer in changed.split("; "):
        play.type(answer)


def test_the_white_department_names_the_bonuses_that_its_steps_reach() -> None:
    play = hire(Play().have(money=7, coal=3))
    play.me.work = [Worker("blue"), Worker("red"), Worker("white"), Worker("white")]
    first = min(FACTS.symbols["mining"])
    play.me.mining = first - 1
    opened = panel(play, toggle(panel(play), "rest").carry)
    shown = {one.word: one.detail for one in preset(opened, "white").entries}
    assert (shown["mining"] or "").startswith("brings ")
    assert shown["rnd"] is None
    usual = menu(opened, "tiles").entries[-1].word
    play.type(usual)
    (question,) = RULES.questions(play.state)
    (choice,) = [part for part in question.parts if isinstance(part, Choice)]
    told = {question.write(one): question.explain(one).detail for one in choice.offers}
    bonus = shown["mining"].removeprefix("brings ") if shown["mining"] else ""
    mining = told["white mining"]
    assert mining is not None
    assert Words.of("en").plain(mining, PEOPLE).endswith(f"; {bonus}")


def test_without_a_tile_consolidating_is_one_press() -> None:
    play = hire(Play().have(money=9))
    play.me.work = [Worker("blue")]
    assert buttons(panel(play))["consolidate"].endswith("no tile")
    play.have(money=0)
    made = panel(play)
    assert buttons(made) == {"consolidate": "Consolidate, no prestige tile"}
    assert any(line.startswith("Work area from the bottom: blue") for line in made.beneath)
    assert made.picture is not None
    assert "ork area" in made.picture().alt


def test_several_markets_go_into_one_answer_and_their_order_is_found() -> None:
    play = Play(bare()).own("paper1a", goods=3).own("lenses1a", goods=1).type("markets yellow")
    kansai = menu(panel(play), "kansai")
    assert (kansai.at_least, kansai.at_most) == (1, 3)
    words = tuple(one.word for one in kansai.entries)
    picked = ("osaka.right 2", "osaka.right 1", "kyoto.right 1")
    assert set(picked) <= set(words)
    answer = kansai.compose(picked)
    assert answer.startswith("markets ")
    play.type(answer)
    assert play.me.silk == 6


def test_no_more_markets_are_promised_than_markers_do_for() -> None:
    play = Play(bare()).own("paper1a", goods=3)
    play.me.markers = [1, 3]
    made = panel(play.type("markets yellow"))
    (only,) = [one for one in made.controls if isinstance(one, Menu)]
    assert {one.word[-1] for one in only.entries} == {"1", "3"}
    assert (only.slot, only.at_most) == ("markets", 1)


def test_markets_of_one_marker_are_not_offered_together() -> None:
    """Two cotton would do for two markets, but each needs the marker of 1, of which there is one."""
    play = Play(bare()).own("cotton1a", goods=2).type("markets yellow")
    (only,) = [one for one in panel(play).controls if isinstance(one, Menu)]
    assert (only.slot, only.at_most) == ("markets", 1)


def test_what_a_production_brings_with_its_modifier_is_in_its_entry() -> None:
    play = Play(bare()).own("cotton4b", "paper1a").have(coal=9).type("produce white")
    made = panel(play)
    modified = entry(menu(made, "produce"), "cotton4b")
    assert modified.detail == "Cotton 4B: 1 more good here; then 2 of 4 spaces for goods taken"
    assert entry(menu(made, "produce"), "paper1a").detail == "then 1 of 4 spaces for goods taken"
    without = panel(play, toggle(made, "modifier").carry)
    assert entry(menu(without, "produce"), "cotton4b").detail == "then 1 of 4 spaces for goods taken"


def test_goods_for_one_market_ask_in_one_menu_of_all_regions() -> None:
    play = Play(bare()).own("paper1a", goods=1).type("markets yellow")
    made = panel(play)
    (only,) = [one for one in made.controls if isinstance(one, Menu)]
    assert (only.slot, only.at_most) == ("markets", 1)
    assert toggle(made, "reward").label == "Reward: the region's bonus"
    play.type(only.compose(("osaka.right 1",)))
    assert play.me.silk == 2


def test_the_reward_of_markets_is_preset() -> None:
    play = Play(bare()).own("paper1a", goods=3).own("lenses1a", goods=1).type("markets yellow")
    made = panel(play)
    reward = preset(made, "reward")
    assert [one.word for one in reward.entries if one.chosen] == ["3"]
    points = panel(play, reward.carry(("0",)))
    assert "2 VP" in entry(menu(points, "kansai"), "osaka.right 1").label
    assert menu(points, "kansai").compose(("osaka.right 1",)) == "markets osaka.right 1 vp x1"
    once = panel(play, reward.carry(("1",)))
    assert menu(once, "kansai").compose(("osaka.right 1", "osaka.right 2")).endswith("vp x1")
    play.type("markets osaka.right 1", "markets osaka.right 2")
    last = toggle(panel(play), "reward")
    assert last.label == "Reward: 2 silk"
    assert toggle(panel(play, last.carry), "reward").label == "Reward: 2 VP"


def test_what_leaves_a_city_is_named_before() -> None:
    play = Play(bare()).own("paper1a", goods=3)
    put(play.state, 1, "osaka", "right", 1)
    play.type("markets yellow")
    assert "replaces Hana's 1" in (entry(menu(panel(play), "kansai"), "osaka.right 2").detail or "")


def test_goods_come_from_a_factory_that_is_named() -> None:
    play = Play(bare()).own("paper1a", goods=2).own("paper2a", goods=1).type("markets yellow")
    made = panel(play)
    sources = preset(made, "from")
    assert [one.word for one in sources.entries] == ["fullest", "paper1a", "paper2a"]
    kansai = preset(made, "region").carry(("kansai",))
    assert menu(panel(play, kansai), "kansai").compose(("osaka.right 1",)) == "markets osaka.right 1"
    named = panel(play, preset(panel(play, kansai), "from").carry(("paper2a",)))
    # Its one good does for one market.
    assert menu(named, "markets").compose(("osaka.right 1",)) == "markets osaka.right 1 from paper2a"


def test_investments_pay_the_cheapest_way_unless_preset() -> None:
    play = Play(bare()).own("cotton1a", goods=3).own("lenses1a", goods=3).type("invest yellow")
    made = panel(play)
    results = menu(made, "invest")
    assert results.at_most == 2
    assert results.hint == "Up to 2; pay 1 lens and 2 cotton for …"
    assert results.compose(("finance", "k1")) in {
        "invest lenses:finance cotton:k1",
        "invest lenses:k1 cotton:finance",
    }
    assert {"k7", "k7>blue"} <= {one.word for one in results.entries}
    assert "k8" not in {one.word for one in results.entries}
    pay = preset(made, "pay")
    other = next(one.word for one in pay.entries if not one.chosen)
    assert menu(panel(play, pay.carry((other,))), "invest").compose(("finance",)) == "invest cotton:finance"
    play.type(results.compose(("finance", "finance.2")))


def test_ships_are_paid_as_preset() -> None:
    play = Play(bare()).have(money=20, iron=9).type("ships white")
    made = panel(play)
    ships = menu(made, "ships")
    assert ships.compose(("berlin", "london")) == "ships london berlin"
    assert entry(ships, "berlin").label == "Berlin (white): pay 5 money and 1 iron"
    assert entry(ships, "berlin").detail == "upgrade 1 → 2 steps; then wages 3, 2 of 6 workers, no tile"
    paid = preset(made, "iron")
    assert [one.word for one in paid.entries] == ["0", "1", "2", "3"]
    iron = panel(play, paid.carry(("2",)))
    assert menu(iron, "ships").compose(("berlin", "london")) == "ships london berlin iron x2"
    assert menu(iron, "ships").compose(("berlin",)) == "ships berlin iron x1"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ship_says_what_it_brings_and_leads_to(lang: Lang) -> None:
    play = Play(bare()).have(money=20, iron=9).type("ships white")
    play.me.machines = 3
    play.me.upgraded = ["blue"]
    shown = menu(panel(play, lang=lang), "ships").entries
    assert len({one.label[:20] for one in shown}) == len(shown)
    assert len({one.detail for one in shown}) > 3
    assert all(len(one.detail or "") < 100 for one in shown)
    if lang == "en":
        blue = next(one for one in shown if "(blue)" in one.label)
        assert (blue.detail or "").startswith("no upgrade, at once ")
        assert (blue.detail or "").endswith("; then wages 6, 2 of 6 workers, no tile")


def test_how_ships_are_paid_is_asked_only_where_there_is_a_choice() -> None:
    iron_only = panel(Play(bare()).have(money=0, silk=1, iron=9).type("ships white"))
    assert not [one for one in iron_only.controls if isinstance(one, Preset)]
    assert menu(iron_only, "ships").compose(("berlin", "london")) == "ships london berlin iron x2"
    few = preset(panel(Play(bare()).have(money=5, iron=9).type("ships white")), "iron")
    assert few.entries[0].label == "5 money and 1 iron as far as it goes"
    assert few.entries[0].chosen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_only_space_for_a_machine_is_a_button(lang: Lang) -> None:
    play = Play(bare()).have(money=4, silk=1).own("cotton1a").type("machines white")
    made = panel(play, lang=lang)
    assert not [one for one in made.controls if isinstance(one, Menu)]
    label = buttons(made)["machines cotton1a"]
    if lang == "en":
        assert label == "Cotton 1A, space without iron: pay 5 money, 1 silk as money"
    play.type("machines cotton1a")


@pytest.mark.parametrize(("lang", "one"), [("en", "1 step;"), ("de", "1 Schritt;"), ("it", "1 passo;")])
def test_a_single_step_is_no_limit(lang: Lang, one: str) -> None:
    play = hire(Play().have(money=1))
    play.state.hiring = [["white", "white"] for _ in play.state.hiring]
    (found,) = [each for each in panel(play, lang=lang).controls if isinstance(each, Menu)]
    assert (entry(found, "mining white").detail or "").startswith(one)


@pytest.mark.parametrize(("lang", "own"), [("en", "your 1"), ("de", "deine 1"), ("it", "il tuo segnalino 1")])
def test_what_is_the_readers_is_called_theirs(lang: Lang, own: str) -> None:
    play = Play(bare()).own("paper1a", goods=3)
    put(play.state, 0, "osaka", "right", 1)
    shown = menu(panel(play.type("markets yellow"), lang=lang), "kansai")
    assert own in (entry(shown, "osaka.right 2").detail or "")


def test_many_railways_are_a_form_with_a_field_for_each_region() -> None:
    play = Play(bare(4)).have(money=20, iron=3).type("railways white")
    made = panel(play)
    form = next((one for one in made.controls if isinstance(one, Form)), None)
    if form is None:
        spaces = menu(made, "railways")
        assert spaces.compose(("kanto/silk", "kansai/silk")) == "railways kansai/silk kanto/silk"
    else:
        assert [field.slot for field in form.fields] == ["southwest", "kansai", "kanto", "north"]
        assert all(field.at_most == 1 for field in form.fields)
        assert form.compose({"kanto": ("kanto/silk",)}) == "railways kanto/silk"


def test_the_only_modifier_is_on_and_can_be_left_out() -> None:
    play = Play(bare()).have(money=20).own("cotton3b").type("rnd white")
    made = panel(play)
    modifier = toggle(made, "modifier")
    assert modifier.label.startswith("With Cotton 3B (R&D")
    with_it, without = buttons(made), panel(play, modifier.carry)
    assert all(answer.endswith("with cotton3b") for answer in with_it)
    assert all(answer.endswith("with none") for answer in buttons(without))
    assert toggle(without, "modifier").carry == ""
    assert toggle(without, "modifier").label.startswith("Without Cotton 3B")


def test_steps_say_what_they_reach() -> None:
    labels = buttons(panel(Play(bare()).have(money=20).type("mining white")))
    assert labels["mining 3"].startswith("+3 for 6 money: ")


@pytest.mark.parametrize(("coal", "most"), [(3, 1), (4, 2), (9, 2)])
def test_production_asks_for_no_more_factories_than_the_coal_does_for(coal: int, most: int) -> None:
    play = Play(bare()).have(coal=coal).own("paper1a").own("cotton2a").type("produce white")
    produce = menu(panel(play), "produce")
    assert (len(produce.entries), produce.at_most) == (2, most)


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


def test_unreadable_presets_count_as_none() -> None:
    play = Play(bare()).own("paper1a", goods=3).type("markets yellow")
    for carry in ("?", "v-9,g-paper9z", "m-", "i-x,p-99", "space1"):
        assert panel(play, carry).controls == panel(play).controls


def test_own_things_stand_in_one_line_and_what_is_nothing_is_left_out() -> None:
    play = hire(Play().have(money=12, coal=4))
    line, *_ = panel(play).lines
    assert line == "12 money, 4 coal · R&D 1, Mining 2, Finance 12"
    play.own("paper1a", goods=2)
    play.me.work = [Worker("blue")]
    line, *_ = panel(play).lines
    assert line == "12 money, 4 coal · goods: 2 paper · R&D 1, Mining 2, Finance 12 · 1 of 6 workers, wages 3"


def test_coal_that_is_safe_from_taxes_is_told_beside_the_other() -> None:
    play = hire(Play().have(money=12, coal=2)).own("paper1a")
    play.me.tile_coal = 3
    line, *_ = panel(play).lines
    assert line.startswith("12 money, 2 coal (+3 on the start tile) · ")
    play.me.factories[0].coal = 1
    line, *_ = panel(play.have(money=12), lang="de").lines
    assert line.startswith("12 Geld, 0 Kohle (+3 auf dem Startplättchen, +1 auf Fabriken) · ")


def test_silk_has_a_heading_of_its_own() -> None:
    play = Play(bare()).have(money=3, silk=3).type("rnd white")
    assert panel(play, toggle(panel(play), "silk").carry).heading.endswith("· turn silk into money")


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "End turn, draws workers; final"),
        ("de", "Zug beenden, zieht Arbeitskräfte; endgültig"),
        ("it", "Termina il turno, pesca lavoratori; definitivo"),
    ],
)
def test_the_end_of_a_turn_says_why_it_is_final(lang: Lang, label: str) -> None:
    play = Play(bare()).have(coal=9).own("paper1a", goods=2).own("cotton2a").type("produce white", "produce cotton2a")
    assert not buttons(panel(play))["none; end"].endswith("final")
    empty: list[list[Colour]] = [[] for _ in play.state.hiring]
    play.state.hiring = empty
    assert buttons(panel(play, lang=lang))["none; end"] == label
    play.type("none").state.hiring = empty
    assert buttons(panel(play, lang=lang))["end"] == label
    play.state.final_from = FIRST
    assert buttons(panel(play, lang=lang))["end"] == label.split(",", maxsplit=1)[0]


def test_the_story_stands_first_and_long_reasons_behind_more() -> None:
    made = Panel("what is asked", ("what I own",), None, (), not_now="Unavailable: " + "x" * 300)
    frame = framed(made, ("so far",), ("Hana did something",))
    assert frame.above == ("Hana did something", "what I own", "what is asked")
    assert frame.beneath[-1] == "so far"
    assert max(map(len, frame.beneath)) <= 120
    assert frame.more == (made.not_now,)
    short = Panel("what is asked", (), None, (), not_now="Unavailable: ships")
    assert framed(short, (), ()).more == ()


def test_news_begin_with_what_happened_to_me() -> None:
    lost = MarketSupplied(Seat(1), "osaka", "right", "paper", 2, 2, Marker(FIRST, 1), None)
    words = Words.of("en")
    told = [words.plain(label, PEOPLE) for label in NIPPON_FACE.news((lost,), FIRST)]
    assert told[0] == "**Hana took the place of your marker 1 in Osaka**"
    assert len(told) == 2
    assert len(NIPPON_FACE.news((lost,) * 9, Seat(2))) <= 4


def test_news_tell_how_far_somebody_went_not_what_it_cost() -> None:
    other = Seat(1)
    went = (StepsPaid(other, "mining", 2, 3), Advanced(other, "mining", 2, 4), Advanced(other, "rnd", 1, 2))
    told = [Words.of("en").plain(label, PEOPLE) for label in NIPPON_FACE.news(went, FIRST)]
    assert told == ["Hana: Mining +2 and R&D +1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_says_what_it_brought(lang: Lang) -> None:
    play = Play(bare()).have(money=20, iron=3)
    before = RULES.view(play.state, FIRST)
    play.type("railways white kanto/silk")
    told = NIPPON_FACE.brought(before, RULES.view(play.state, FIRST), FIRST)
    said = [Words.of(lang).plain(label, PEOPLE) for label in told]
    assert said[0].startswith("+1 ")
    assert any("5" in line and "1" in line for line in said[1:])
    if lang == "en":
        assert said == ["+1 silk", "5 money and 1 iron less", "1 railway", "wages now 3"]


def test_a_turn_of_markets_says_which_markers_lie_now() -> None:
    play = Play(bare()).own("paper1a", goods=3)
    before = RULES.view(play.state, FIRST)
    play.type("markets yellow", "markets osaka.right 2")
    told = NIPPON_FACE.brought(before, RULES.view(play.state, FIRST), FIRST)
    assert "influence marker 2 laid" in [Words.of("en").plain(label, PEOPLE) for label in told]


def test_crops_are_low_enough_for_a_phone() -> None:
    kind, dice, seen = GAMES["nippon"], Rng(b"crops"), set[str]()
    match = dealt("nippon", 3, 1)
    for _ in range(60):
        (question, *_) = match.questions()
        view = match.view(question.seat)
        if question.kind not in seen:
            seen.add(question.kind)
            context = RenderContext("9ZA", PEOPLE[:3], Words.of("de"))
            draw = NIPPON_FACE.panel(question, view, "", context).picture
            assert draw is not None
            picture = draw()
            wide, high = picture.size
            assert question.kind == "pair" or high <= wide * TALLEST + 1
            assert picture.alt
        match.give(question.seat, kind.prefer(question, view, "industry", dice))
    assert {"turn", "factory", "pair"} <= seen


def test_the_next_step_of_novelties_is_asked_with_both_tracks() -> None:
    made = panel(Play(bare()).put_step(AskSteps(1)))
    assert made.picture is not None
    assert made.picture().size[1] < 700


def test_what_players_want_is_in_reach_of_buttons() -> None:
    """Play-outs towards their aims, every answer by the shortest way through the panels."""
    kind = GAMES["nippon"]
    typed: list[str] = []
    for number, aim in enumerate(("trade", "contracts", "modifiers", "silk")):
        match, dice = dealt("nippon", 1 + number, number), Rng(b"reach" + bytes([number]))

        def prefer(ahead: Match, question: Question, aim: str = aim, dice: Rng = dice) -> Answer:
            return kind.prefer(question, ahead.view(question.seat), aim, dice)

        for _ in range(60):
            asked = [one for one in match.questions() if one.answered is None]
            if not asked:
                break
            question = asked[0]
            wanted = plan(match, question.seat, prefer)
            found = way(partial(_lay, match, question), question.go_on, wanted)
            typed += [] if found else [wanted[0]]
            match = match.play_line(question.seat, found.answers if found else wanted[:1]).match
    assert len(typed) <= 2, typed


def _lay(match: Match, question: Question, carry: str) -> Panel:
    context = RenderContext("9ZA", PEOPLE, Words.of("en"))
    return NIPPON_FACE.panel(question, match.view(question.seat), carry, context)


def test_a_turn_takes_three_presses(monkeypatch: pytest.MonkeyPatch) -> None:
    # One match for each number of people; the benchmark counts more of them.
    monkeypatch.setattr("bot.bench.turns.MATCHES", 4)
    presses = sorted(presses_of_turns("nippon"))
    assert presses[len(presses) // 2] <= 3
    assert presses[len(presses) * 9 // 10] <= 5
    assert presses[-1] <= 8


def test_a_tile_says_all_that_it_does() -> None:
    play = Play(bare()).have(money=20, silk=9).offer("cotton2a", "lenses2b").type("factory white")
    play.me.rnd = 6
    made = panel(play)
    assert entry(menu(made, "factory1"), "factory cotton2a").label == "Cotton 2A: pay 6 money"
    long = entry(menu(made, "factory2"), "factory lenses2b").detail or ""
    assert long.endswith("1 railway elsewhere")
