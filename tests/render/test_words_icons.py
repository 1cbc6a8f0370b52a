"""Icons in the words: what Discord's markdown shows of them, and where all stays words."""

from __future__ import annotations

import importlib
import inspect
import re
from collections.abc import Mapping

import pytest

from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import Words, use_icons
from render.core.words_cut import cut
from render.core.words_icons import FIRM, FLAGS, JOINER, icon_in, room_of
from render.faces import FACES, emojis
from render.yokohama.words.labels import order
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.yokohama.model.cards import Order, Reward
from tests.render.icons import MARKS

PEOPLE = (Person("Mika", "white"), Person("*Ise*", "pink"), Person("", "mint", title="nippon-opponent-takatoshi"))
WORDS = Words.of("en").with_icons(MARKS)

TEA, YEN = say("yokohama-some", thing="tea", count=3), say("yokohama-some", thing="yen", count=2)
tea, yen, bank = MARKS["tea"], MARKS["yen"], MARKS["bank"]


def as_written(shown: str) -> str:
    """A text as it would be typed: without what joins numbers to icons, and icons to names."""
    return shown.replace(JOINER, "").replace(FIRM, " ")


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        (TEA, f"3{tea}"),
        (say("house-plus", what=(TEA, YEN)), f"+3{tea} 2{yen}"),
        (
            say("house-plus", what=(TEA, say("yokohama-piece", piece="shop"))),
            f"+3{tea} and a shop",
        ),
        (say("yokohama-area", area="bank", number=0), f"{bank} Bank"),
        (say("yokohama-at-area", area="bank", number=0), f"the Bank {bank}"),
        (say("yokohama-effect", area="bank", count=0, more=0, most=0), "no yen"),
        (say("yokohama-effect", area="bank", count=4, more=0, most=4), f"4{yen}"),
        (say("osaka-card", colour="red", value=5), f"{MARKS['red']}5"),
        (say("osaka-cards", count=2, card=say("osaka-card", colour="red", value=5)), f"{MARKS['red']}5 \u00d72"),
        (say("nippon-steps", track="rnd", steps=2), f"+2{MARKS['rnd']}"),
        (say("yokohama-news-other", who=Who(Seat(1)), what="x"), rf"{MARKS['ppink']} \*Ise\* x"),
    ],
)
def test_amounts_names_and_players_are_shown(label: Label, shown: str) -> None:
    assert as_written(WORDS.say(label, PEOPLE)) == shown
    assert "<:" not in WORDS.plain(label, PEOPLE) == Words.of("en").plain(label, PEOPLE)
    assert WORDS.bare.say(label, PEOPLE) == Words.of("en").say(label, PEOPLE)


def test_an_order_reads_as_its_card() -> None:
    label = order(Order("nl4", "nl", (2, 0, 1, 0, 0), Reward(points=5, yen=3)))
    copper, vp = MARKS["copper"], MARKS["vp"]
    assert as_written(WORDS.say(label, ())) == f"NL 4 2{copper} 1{tea} → 5{vp} 3{yen}"
    assert icon_in(label) == "vp"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_has_no_icon_stays_words(lang: str) -> None:
    bare = Words.of(lang)
    only_tea = bare.with_icons({"tea": tea})
    told = say("house-plus", what=(TEA, YEN))
    assert as_written(only_tea.say(told, ())) == bare.say(told, ()).replace(bare.say(TEA, ()), f"3{tea}")
    assert only_tea.say(YEN, ()) == bare.say(YEN, ())
    assert only_tea.icon("yen") is None
    assert only_tea.icon("tea") == tea


def test_one_switch_turns_them_on() -> None:
    assert Words.of("de", icons=True) is Words.of("de")
    use_icons(MARKS)
    try:
        assert Words.of("de", icons=True).say(TEA, ()) == f"3{JOINER}{tea}"
        assert Words.of("de", icons=True) is Words.of("de", icons=True)
        assert Words.of("de").say(TEA, ()) == "3 Tee"
    finally:
        use_icons({})
    assert Words.of("de", icons=True) is Words.of("de")


def test_every_icon_that_a_game_names_has_a_name_and_a_label() -> None:
    keys = Words.of("en").keys
    for face in FACES.values():
        assert face.icons.keys() <= keys
        assert all(key.startswith(f"{face.key}-") for key in face.icons)


@pytest.mark.parametrize("game", ["yokohama", "osaka", "nippon"])
def test_every_icon_of_a_label_is_one_that_is_uploaded(game: str) -> None:
    module = importlib.import_module(f"render.{game}.words.icons")
    tables = [each for name, each in vars(module).items() if name.isupper() and isinstance(each, Mapping)]
    named = {icon for table in tables for icon in table.values() if isinstance(icon, str)}
    named |= set(re.findall(r'(?:names|counts)\("(\w+)"', inspect.getsource(module)))
    assert named <= {*emojis(), *FLAGS, *FLAGS.values()}
    assert named


def test_no_line_breaks_between_a_number_or_a_name_and_its_icon() -> None:
    assert WORDS.say(TEA, ()) == f"3{JOINER}{tea}"
    assert WORDS.say(say("osaka-card", colour="red", value=5), ()) == f"{MARKS['red']}{JOINER}5"
    assert WORDS.say(say("yokohama-area", area="bank", number=0), ()) == f"{bank}{FIRM}Bank"
    assert WORDS.say(say("yokohama-at-area", area="bank", number=0), ()) == f"the Bank{FIRM}{bank}"
    assert WORDS.name(PEOPLE, Who(Seat(0))) == f"{MARKS['pwhite']}{FIRM}Mika"
    line = WORDS.say(say("house-plus", what=(TEA, YEN)), ())
    assert room_of(line) == len("+3__ 2__")
    assert cut(line, 6) == f"+3{JOINER}{tea}…"


def test_a_line_is_cut_behind_a_word_or_an_icon() -> None:
    line = f"gets 3{tea} 2{yen} and more"
    assert room_of(line) == len("gets 3__ 2__ and more")
    assert cut(line, 21) == line
    assert cut(line, 20) == f"gets 3{tea} 2{yen} and…"
    assert cut(line, 12) == f"gets 3{tea}…"
    assert cut(line, 8) == "gets…"
