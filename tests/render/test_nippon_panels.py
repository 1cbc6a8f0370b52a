"""Panels of Nippon: a turn in one entry, consolidating, presets, what one owns; the story first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from bot.bench.dealing import dealt
from bot.bench.turns import presses_of_turns
from bot.local.panel_search import plan, way
from render.core.context import RenderContext
from render.core.corner import HIGH
from render.core.frame import framed
from render.core.languages import LANGUAGES
from render.core.layout_answers import first_in
from render.core.panel import AnswerButton, Menu, Panel
from render.core.words import Words
from render.nippon.face import NIPPON_FACE
from render.nippon.panels.crops import TALLEST
from rules.core.decisions import Choice
from rules.core.rng import Rng
from rules.games import GAMES
from rules.nippon.model.state import FIRST, Worker
from rules.nippon.model.terms import LAST_SPACE
from rules.nippon.steps.concepts.gaining import Cost, refuse_cost
from tests.render.nippon_panels import PEOPLE, buttons, entry, hire, menu, panel, preset, toggle
from tests.rules.nippon_play import RULES, Play, seen
from tests.rules.nippon_positions import FACTS, bare

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.match import Match
    from rules.nippon.model.terms import Colour


def test_an_action_and_its_worker_are_one_entry_with_what_comes_of_it() -> None:
    play = hire(Play().have(money=12, iron=2).own("paper2a", goods=2))
    play.me.work = [Worker("white")] * 3
    made = panel(play)
    (first,) = [one for one in made.controls if isinstance(one, Menu)]
    assert first.hint == "Choose an action and its worker"
    railways = entry(first, "railways blue")
    assert railways.label == "Railways: blue worker"
    assert railways.detail == "up to 2 times; then wages 6 money, prestige tile 1, activates white and blue"
    assert first.compose(("railways blue",)) == "railways blue"
    play.me.work = []
    (first,) = [one for one in panel(play).controls if isinstance(one, Menu)]
    assert str(entry(first, "railways blue").detail).endswith(", activates blue")
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
def test_long_reasons_are_read_behind_more(lang: Lang) -> None:
    made = panel(hire(Play().have(money=0)), lang=lang)
    assert made.not_now is not None
    frame = framed(made, (), ())
    assert frame.beneath == ()
    assert frame.more == (made.not_now,)


def test_silk_that_a_cost_takes_itself_is_no_money() -> None:
    """Of 4 silk a factory of level 2 takes 3 for its R&D value, which leaves 1 to be sold."""
    reason = refuse_cost(seen(Play().have(money=2, silk=4).state), Cost(money=6, silk=3), "")
    assert reason is not None
    assert Words.of("en").plain(reason.label, PEOPLE) == "6 money needed, you have 2 money and 1 silk to spare"


def test_consolidating_tells_points_apart_from_what_is_left() -> None:
    play = hire(Play().have(money=7))
    play.me.work = [Worker("yellow")]
    (button,) = [one for one in panel(play).controls if isinstance(one, AnswerButton)]
    assert button.label == "Consolidate: 9 money, 2 coal, +2 VP, then end turn; final"


def test_consolidating_tells_what_a_department_brings() -> None:
    """As the picture beside it does."""
    play = hire(Play().have(money=7, silk=3, iron=1))
    play.me.work = [Worker("red")]
    (silk,) = [one for one in panel(play).controls if isinstance(one, AnswerButton)]
    play.me.work = [Worker("grey")]
    (iron,) = [one for one in panel(play).controls if isinstance(one, AnswerButton)]
    assert silk.label == "Consolidate: 9 money, 2 coal, +2 silk, then end turn; final"
    assert iron.label == "Consolidate: 9 money, 2 coal, +2 iron, then end turn; final"


@pytest.mark.parametrize(
    ("money", "coal", "left", "given"),
    [
        (0, 2, "12 money and 4 coal", None),
        (7, 0, "15 money and 2 coal", "4 money"),
        (7, 3, "12 money and 5 coal", None),
    ],
)
def test_what_a_factory_lets_keep_is_not_given_back(money: int, coal: int, left: str, given: str | None) -> None:
    play = hire(Play().own("paper3b").have(money=money, coal=coal))
    play.me.work = [Worker("blue")] * 4
    rest = toggle(panel(play), "rest")
    assert rest.label == f"Consolidate: {left.replace(' and', ',')} …"
    told = [line.partition(", then:")[0] for line in panel(play, rest.carry).lines if "give back" in line]
    assert told == ([f"You give back {given}"] if given else [])


def test_consolidating_says_its_sum_before_it_is_pressed() -> None:
    play = hire(Play().have(money=7, coal=3))
    play.me.work = [Worker("blue"), Worker("red", specialist=True), Worker("red"), Worker("white")]
    rest = toggle(panel(play), "rest")
    assert rest.label == "Consolidate: 6 money, 2 coal …"
    opened = panel(play, rest.carry)
    assert "Work area from the bottom: blue, red, red and white; 1 specialist goes home" in opened.more
    assert any(line.startswith("You give back 7 money and 3 coal, then:") for line in opened.lines)
    assert opened.heading.endswith("· consolidate")
    assert opened.not_now is None
    tiles = menu(opened, "tiles")
    assert len(tiles.entries) == 8
    told = {one.label: one.detail for one in tiles.entries}
    assert told["Level 1 on Ships, then end turn; final"] == "0 ships: no VP yet; 5 VP at 4, 10 VP at 6"
    assert told["Level 1 on Finance, then end turn; final"] == "0 spaces: no VP yet; 5 VP at 2, 10 VP at 12"
    usual = tiles.entries[0].word
    white = preset(opened, "white")
    other = next(one.word for one in white.entries if not one.chosen)
    changed = menu(panel(play, white.carry((other,))), "tiles").entries[0].word
    assert {usual, changed} == {"consolidate 1>ships; white rnd; end", "consolidate 1>ships; white mining; end"}
    assert toggle(opened, "rest").carry == ""
    for answer in changed.split("; "):
        play.type(answer)


@pytest.mark.parametrize(
    ("space", "told"), [(LAST_SPACE - 1, "1 step for 1 money"), (LAST_SPACE, "No step for 1 money")]
)
def test_a_marker_at_the_end_of_its_track_promises_no_step(space: int, told: str) -> None:
    play = hire(Play().have(money=3))
    play.me.rnd = space
    play.type("rnd red")
    (label,) = buttons(panel(play)).values()
    assert label.partition(":")[0] == told


def test_steps_of_mining_lead_to_an_income_and_name_the_silk_in_their_price() -> None:
    play = hire(Play().have(money=1, silk=2)).type("mining red")
    steps = ["2 steps for 3 money (2 in silk): income 4", "1 step for 1 money: income 2"]
    ending = panel(play)
    assert list(buttons(ending).values()) == [f"{each}, then end turn" for each in steps]
    goes_on = toggle(ending, "goeson")
    assert goes_on.label == "Don't end the turn yet"
    opened = panel(play, goes_on.carry)
    assert list(buttons(opened).values()) == steps
    assert (toggle(opened, "goeson").label, toggle(opened, "goeson").carry) == ("End the turn as well", "")


def test_the_white_department_names_the_bonuses_that_its_steps_reach() -> None:
    play = hire(Play().have(money=7, coal=3))
    play.me.work = [Worker("blue"), Worker("red"), Worker("white"), Worker("white")]
    first = min(FACTS.symbols["mining"])
    play.me.mining = first - 1
    opened = panel(play, toggle(panel(play), "rest").carry)
    shown = {one.word: one.detail for one in preset(opened, "white").entries}
    assert (shown["mining"] or "").startswith("brings ")
    assert shown["rnd"] is None
    play.type(first_in(menu(opened, "tiles").entries[-1].word))
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
    assert buttons(panel(play))["consolidate; end"] == "Consolidate: 12 money, 2 coal, then end turn; final"
    play.have(money=0)
    made = panel(play)
    assert buttons(made) == {"consolidate; end": "Consolidate, then end turn; final"}
    assert any(line.startswith("Work area from the bottom: blue") for line in made.more)
    assert made.picture is not None
    assert "ork area" in made.picture().alt


def test_unreadable_presets_count_as_none() -> None:
    play = Play(bare()).own("paper1a", goods=3).type("markets yellow")
    for carry in ("?", "v-9,g-paper9z", "m-", "i-x,p-99", "space1"):
        assert panel(play, carry).controls == panel(play).controls


def test_own_things_stand_in_one_line_and_what_is_nothing_is_left_out() -> None:
    play = hire(Play().have(money=12, coal=4))
    line, *_ = panel(play).lines
    assert line == "You have 12 money and 4 coal"
    play.own("paper1a", goods=2)
    play.me.work = [Worker("blue")]
    line, *_ = panel(play).lines
    assert line == "You have 12 money, 4 coal and 2 paper"


def test_coal_that_is_safe_from_taxes_is_told_beside_the_other() -> None:
    play = hire(Play().have(money=12, coal=2)).own("paper1a")
    play.me.tile_coal = 3
    line, *_ = panel(play).lines
    assert line == "You have 12 money, 2 coal and 3 coal on the start tile"
    play.me.factories[0].coal = 1
    line, *_ = panel(play.have(money=12), lang="de").lines
    assert line == "Du hast 12 Geld, 3 Kohle auf dem Startplättchen und 1 Kohle auf Fabriken"


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
            assert question.kind == "pair" or high <= wide * (TALLEST + HIGH) + 1
            assert picture.alt
        match.give(question.seat, kind.prefer(question, view, "industry", dice))
    assert {"turn", "factory", "pair"} <= seen


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
