"""Words: people made harmless, lists, languages, labels that fit and still differ."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.core import words as words_module
from render.core.languages import LANGUAGES
from render.core.names import seat_names
from render.core.people import Person
from render.core.words import TEXTS, Words, add_texts
from render.core.words_cut import cut, cut_apart
from render.core.words_names import APART, LONGEST, marked_name, plain_name
from rules.core.labels import Who, say
from rules.core.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PEOPLE = (Person("Mika", "white"), Person("**Ise**", "pink"), Person("\u200b\u3164", "grey"))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Mika", "Mika"),
        ("**bold** _it_ ~~no~~", r"\*\*bold\*\* \_it\_ \~\~no\~\~"),
        ("@everyone", f"@{APART}everyone"),
        ("<@123>", rf"\<@{APART}123\>"),
        ("[x](https://y.z)", r"\[x\]\(https\://y\.z\)"),
        ("# big", r"\# big"),
        ("> quoted", r"\> quoted"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("back\\slash", r"back\\slash"),
        ("\u202eevil\u202c\u2066x\u2069", "evilx"),
        ("two\nlines\there", "two lines here"),
        ("z\u0351\u0352\u0357\u0358a", "z\u0351\u0352a"),
        ("田中さん", "田中さん"),
        ("", ""),
        ("\u200b\u3164\u2800", ""),
    ],
)
def test_a_name_is_shown_and_does_nothing(name: str, shown: str) -> None:
    assert marked_name(name) == shown


@given(st.text(max_size=400))
def test_any_name_is_one_short_line(name: str) -> None:
    plain = plain_name(name)
    assert len(plain) <= LONGEST
    assert not any(ord(character) < 32 or "\u202a" <= character <= "\u202e" for character in plain)
    assert plain == plain.strip()
    assert "@everyone" not in marked_name(f"{name}@everyone")


def test_an_automatic_player_is_called_one_in_the_readers_language() -> None:
    people = (Person("Kiku (bot)", "white", bot=True),)
    for lang, called in (("en", "Kiku (bot)"), ("de", "Kiku (Bot)"), ("it", "Kiku (bot)")):
        words = Words.of(lang)
        assert words.plain_name(people, Who(Seat(0))) == called
        assert words.name(people, Who(Seat(0))) == marked_name(called)
        assert seat_names(people, words) == (called,)


def test_who_has_no_visible_name_is_called_by_colour() -> None:
    assert Words.of("en").name(PEOPLE, Who(Seat(2))) == "grey"
    assert Words.of("it").plain_name(PEOPLE, Who(Seat(2))) == "grigio"


@pytest.mark.parametrize(("lang", "row"), [("en", "a, b and c"), ("de", "a, b und c"), ("it", "a, b e c")])
def test_lists_are_joined_as_the_language_does(lang: str, row: str) -> None:
    assert Words.of(lang).listed(["a", "b", "c"]) == row
    assert Words.of(lang).listed(["a"]) == "a"


def test_italian_writes_ed_before_an_e() -> None:
    italian = Words.of("it")
    assert italian.listed(["Osaka", "Anori e Oshima", "Edo"]) == "Osaka, Anori e Oshima ed Edo"
    assert italian.listed(["Edo"]) == "Edo"


@pytest.mark.parametrize(("lang", "said"), [("en", "X: none"), ("de", "X: keine"), ("it", "X: nessuna")])
def test_an_empty_list_agrees_with_what_it_lists(lang: str, said: str) -> None:
    """The messages that choose by the word for an empty list know the word as it is."""
    words = Words.of(lang)
    assert words.text("house-lobby-option", option="X", value=words.listed([])) == said


def test_a_label_holds_labels_people_and_lists() -> None:
    label = say("house-not-now-line", what=(Who(Seat(0)), Who(Seat(1)), say("house-final")))
    assert Words.of("en").say(label, PEOPLE) == r"Unavailable: Mika, \*\*Ise\*\* and final"
    assert Words.of("en").plain(label, PEOPLE) == "Unavailable: Mika, **Ise** and final"
    assert Words.of("de").plain(say("house-not-now-line", what=()), PEOPLE) == "Jetzt nicht möglich: nichts"


def test_an_unknown_language_is_english_and_an_unknown_message_an_error() -> None:
    assert Words.of("fr").lang == "en"
    assert Words.of("tlh").text("house-play") == "Play"
    for lang in LANGUAGES:
        with pytest.raises(KeyError):
            Words.of(lang).text("house-no-such-message")


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(ValueError, match="house-page"):
        Words.of("en").text("house-page", n=1)


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Texts that are added stay for one test only."""
    monkeypatch.setattr(words_module, "_folders", [TEXTS])
    words_module._read.cache_clear()
    yield
    words_module._read.cache_clear()


@pytest.mark.usefixtures("shelf")
def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    for lang, text in (("en", "only-english = Tea\nboth = Fish\n"), ("de", "both = Fisch\n")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "extra.ftl").write_text(text, encoding="utf-8")
    assert not Words.of("de").has("both")
    add_texts(tmp_path)
    assert Words.of("de").text("only-english") == "Tea"
    assert Words.of("de").text("both") == "Fisch"
    assert Words.of("de").has("only-english")
    assert "only-english" not in Words.of("de").keys


def test_a_file_that_is_not_understood_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bad.ftl").write_text("good = yes\nbad line\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"bad\.ftl"):
        Words("en", [tmp_path])


@pytest.mark.parametrize(
    "wrong", ["wrong = { $open", "wrong =", "wrong = { $a ->\n    [one] no other\n}", "wrong = x\n .y"]
)
def test_a_message_that_is_not_understood_is_refused_when_it_is_said(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bad.ftl").write_text(f"good = yes\n{wrong}\n# a remark\n", encoding="utf-8")
    words = Words("en", [tmp_path])
    assert words.text("good") == "yes"
    with pytest.raises(ValueError, match="wrong in en: not understood"):
        words.text("wrong")


def test_a_message_may_name_one_that_stands_below_it(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    long = "long = { $n ->\n    [one] a { short }\n   *[other] { $n } of { short }\n}\n"
    (tmp_path / "en" / "some.ftl").write_text(f"# remarks\n\n{long}\nshort = tea\n    cup\n", encoding="utf-8")
    words = Words("en", [tmp_path])
    assert [words.text("long", n=n) for n in (1, 2)] == ["a tea\ncup", "2 of tea\ncup"]
    assert words.keys == {"long", "short"}


def test_cutting_keeps_the_tail() -> None:
    assert cut("short", 10) == "short"
    assert cut("a long label", 8) == "a long…"
    assert cut("a long label", 15, "; final") == "a long…; final"


def test_a_text_is_cut_behind_a_word_unless_too_much_would_go() -> None:
    assert cut("places markers 3 and 4 in Sapporo", 31) == "places markers 3 and 4 in…"
    assert cut("places markers 3 and 4 in Sapporo", 26) == "places markers 3 and 4 in…"
    assert cut("legt Marker in Sapporo (vorher: 2)", 30) == "legt Marker in Sapporo…"
    assert cut("a Handelsgesellschaftsvertrag", 20) == "a Handelsgesellscha…"
    assert cut("unteilbarerbandwurm", 10) == "unteilbar…"


@given(st.lists(st.text("ab ", min_size=1, max_size=130), max_size=25))
def test_labels_of_a_menu_differ_even_when_cut_like_a_button(labels: list[str]) -> None:
    result = cut_apart(labels, tails=["; final"] * len(labels))
    assert all(len(label) <= 100 and label.endswith("; final") for label in result)
    assert len({label[:80] for label in result}) == len(labels)
