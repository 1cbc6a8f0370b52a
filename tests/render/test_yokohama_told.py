"""The words beside the pictures of Yokohama: text boards, alternative texts, hands, rules, and typed terms."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.core.languages import LANGUAGES
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.words.topics import SECTIONS
from rules.core.decisions import Choice
from rules.core.setup import Setup
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.view import YokohamaView
from tests.render import samples_yokohama as samples
from tests.render.test_yokohama_story import render_context
from tests.rules.yokohama_table import TABLES


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("make", [samples.opening, samples.middle, samples.fullest])
def test_boards_and_alternative_texts_keep_their_limits(lang: str, seats: int, make: object) -> None:
    assert callable(make)
    view = make(seats)
    at = render_context(lang, seats, hostile=True)
    sections = YOKOHAMA_FACE.text_board(view, at)
    assert all(len(section) <= 1900 and "\n" in section for section in sections)
    assert len({section.partition("\n")[0] for section in sections}) == len(sections)
    assert not any("  " in section for section in sections)
    assert 0 < len(YOKOHAMA_FACE.score_line(view, at)) <= 500
    assert 0 < len(YOKOHAMA_FACE.table(view, samples.opening(seats), at).alt) <= 1024
    for what, name in YOKOHAMA_FACE.close_ups(view, at):
        assert 1 <= len(name) <= 100
        assert 0 < len(YOKOHAMA_FACE.close_up(view, what, at).alt) <= 1024


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_alternative_text_names_its_area_once(lang: str) -> None:
    view, at = samples.middle(), render_context(lang)
    for what, name in YOKOHAMA_FACE.close_ups(view, at):
        if what.startswith("area:"):
            assert YOKOHAMA_FACE.close_up(view, what, at).alt.count(name) == 1


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "station in [H] Laboratory"),
        ("de", "Bahnhof: H Laboratorium"),
        ("it", "stazione in H Laboratorio"),
    ],
)
def test_a_station_that_was_placed_is_new_to_those_who_listen(lang: str, told: str) -> None:
    view, at = samples.middle(), render_context(lang)
    before = replace(view, areas=tuple(replace(area, station=False) for area in view.areas))
    assert told in YOKOHAMA_FACE.table(view, before, at).alt
    assert told not in YOKOHAMA_FACE.table(view, view, at).alt


def test_the_text_board_names_every_area_order_and_merchant() -> None:
    board = "\n".join(YOKOHAMA_FACE.text_board(samples.middle(), render_context()))
    for area in samples.middle().areas:
        assert f"\n[{area.letter}] " in board
    for port in samples.middle().ports:
        for order in port.orders:
            assert order is not None
            assert f"{order.id[:2].upper()} {order.id[2:]}" in board
    assert "Hana (blue)" in board
    assert "Tomas (violet)" in board


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            (
                "Built: nothing.",
                "Technologies: none; production value 0.",
                "Agents: none; used: none. 5-power tokens: none. Achievements: none.",
            ),
        ),
        (
            "de",
            (
                "Gebaut: nichts.",
                "Technologien: keine; Industriewert 0.",
                "Vertreter: keine; benutzt: keine. Stärke-5-Plättchen: keine. Errungenschaften: keine.",
            ),
        ),
        (
            "it",
            (
                "Costruiti: niente.",
                "Tecnologie: nessuna; valore industriale 0.",
                "Agenti: nessuno; usati: nessuno. Gettoni 5-potere: nessuno. Obiettivi: nessuno.",
            ),
        ),
    ],
)
def test_an_empty_list_agrees_with_what_it_lists(lang: str, lines: tuple[str, ...]) -> None:
    setup = Setup("yokohama", 2, (("edition", "synapses"), ("mining", "action"), ("modules", "")), b"empty")
    view = YOKOHAMA.with_tables(TABLES).deal(setup).view(None)
    board = "\n".join(YOKOHAMA_FACE.text_board(view, render_context(lang, 2)))
    for line in (*lines, {"en": "by: no one.", "de": "von: niemandem.", "it": "da: nessuno."}[lang]):
        assert line in board


def test_the_text_board_says_what_one_must_know_to_move() -> None:
    """Which areas touch, what each gives by power, where presidents stand, whose step it is."""
    book = YOKOHAMA.with_tables(TABLES)
    match = book.deal(Setup("yokohama", 2, (("edition", "synapses"), ("mining", "action"), ("modules", "")), b"touch"))
    for question in match.questions():
        part = question.parts[0]
        assert isinstance(part, Choice)
        match.play(question.seat, part.answers[0])
    seat = match.questions()[0].seat
    match.play(seat, "place bank tea")
    match.play(seat, "go bank")
    view = match.view(seat)
    assert isinstance(view, YokohamaView)
    board = "\n".join(YOKOHAMA_FACE.text_board(view, render_context(seats=2)))
    letters = {area.id: area.letter for area in view.areas}
    for area in view.areas:
        beside = [letters[one] for one in area.neighbours]
        assert f"\n[{area.letter}] " in board
        assert f"Next to {', '.join(beside[:-1])} and {beside[-1]}." in board
    bank = next(area for area in view.areas if area.id == "bank")
    assert f"{bank.gives[4]} yen at 4 and {bank.gives[5]} yen at 5." in board
    assert "is finishing the turn." in board
    assert f"President: [{letters['bank']}] Bank." in board


def test_a_hand_is_told_in_lines_and_not_in_its_picture() -> None:
    view = samples.seen_by(samples.middle(), 1, "gb3 de1")
    lines = YOKOHAMA_FACE.hand_text(view, render_context())
    assert len(lines) == 2
    assert "2 copper and 4 tea" in lines[0]
    picture = YOKOHAMA_FACE.hand(view, render_context())
    assert picture is not None
    assert "GB 3" not in picture.alt
    richer = replace(view, merchants=tuple(replace(one, goods=(9, 9, 9, 9, 9)) for one in view.merchants))
    assert YOKOHAMA_FACE.hand_text(richer, render_context()) == lines
    assert YOKOHAMA_FACE.hand_text(samples.middle(), render_context()) == ()
    assert YOKOHAMA_FACE.hand(samples.middle(), render_context()) is None
    choosing = samples.seen_by(samples.opening(), 1, "", "gb7 de1")
    assert len(YOKOHAMA_FACE.hand_text(choosing, render_context())) == 3


def test_the_end_is_announced_and_explained() -> None:
    assert YOKOHAMA_FACE.warning(samples.middle(), render_context()) is None
    near = replace(samples.middle(), ending=("shops",), rounds_left=2)
    assert YOKOHAMA_FACE.warning(near, render_context()) == ("**One more full round after this one.**")
    assert YOKOHAMA_FACE.warning(samples.over(), render_context()) is None
    lines = YOKOHAMA_FACE.score_text(samples.over(), (), render_context())
    assert lines[0] == "Mika wins with 123 points, 4 ahead."
    assert YOKOHAMA_FACE.score_text(samples.over(3, tie=True), (), render_context())[0].startswith(
        "Hana wins the tie at 123 points: earlier in turn order."
    )
    assert YOKOHAMA_FACE.score_text(samples.middle(), (), render_context()) == ()


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("tie", [False, True])
def test_once_it_is_over_no_one_leads_any_more(*, tie: bool) -> None:
    view, at = samples.over(3, tie=tie), render_context("en", 3)
    alt = YOKOHAMA_FACE.table(view, samples.opening(3), at).alt
    assert ("Won by Hana." if tie else "Won by Mika.") in alt
    assert "Leading" not in alt


def test_points_that_a_neutral_player_takes_are_told_in_words() -> None:
    view = replace(samples.over(2), edition="dlp")
    told = "The neutral player also took points: church majority and production value."
    assert told in YOKOHAMA_FACE.score_text(view, (), render_context())
    assert view.results is not None
    both = tuple(replace(line, church=3, customs=4, technology=5) for line in view.results)
    for nothing in (replace(view, results=both), replace(view, edition="synapses"), samples.over(3)):
        assert "neutral" not in " ".join(YOKOHAMA_FACE.score_text(nothing, (), render_context()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_can_be_looked_up(lang: str) -> None:
    topics = YOKOHAMA_FACE.topics(Words.of(lang))
    assert [topic.key for topic in topics] == list(SECTIONS)
    assert len({topic.title for topic in topics}) == len(topics)
    assert all(len(topic.title) <= 100 and 20 < len(topic.text) <= 1500 for topic in topics)
    assert not [topic for topic in topics if "(Synapses" in topic.section or "(dlp" in topic.section]


@pytest.mark.parametrize(
    ("lang", "text", "notation"),
    [
        ("de", "Platziere Bank, Teeplantage1 und Hafen", "place bank, tea1 port"),
        ("de", "gehe seidenspinnerei2 über Hafen", "go mill2 via port"),
        ("de", "kirche 6 zahle fisch 2y", "church 6 pay fish 2y"),
        ("de", "baue Geschäft 2", "build shop 2"),
        ("de", "technologie elektrisches licht zahle 1 importgut", "tech electrical-light pay 1 import"),
        ("de", "auftrag gb3", "order gb3"),
        ("de", "nimm gb3", "take gb3"),
        ("it", "posiziona banca piantagione di tè1 porto", "place bank tea1 port"),
        ("it", "vai filanda2 attraverso porto", "go mill2 via port"),
        ("it", "costruisci casa commerciale", "build house"),
        ("it", "chiesa 6 paga pesce 2y", "church 6 pay fish 2y"),
        ("it", "completa gb3", "order gb3"),
        ("it", "riprendi tutti", "recall all"),
        ("en", "place bank tea1 port", "place bank tea1 port"),
        ("it", "place bank tea1 port", "place bank tea1 port"),
    ],
)
def test_terms_become_notation(lang: str, text: str, notation: str) -> None:
    assert YOKOHAMA_FACE.typed(text, Words.of(lang)) == notation
