"""The story and the texts of Yokohama: every kind of event in three languages, what shares a line, whole boards."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from render.core.face import Desk
from render.core.people import LANGUAGES
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.story import story
from render.yokohama.topics import SECTIONS
from rules.core.decisions import Choice
from rules.core.game import Setup
from rules.core.seats import Seat
from rules.yokohama import events as told
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.view import PowerToken, Reward, YokohamaView
from tests.render import samples_yokohama as samples
from tests.rules.yokohama_table import TABLES

HANA, ISE, MIKA = Seat(0), Seat(1), Seat(2)
GB3, DE1 = samples.order("gb3"), samples.order("de1")
TRAM = samples.technology("tram")

EVENTS: tuple[told.YokohamaEvent, ...] = (
    told.LaidOut(("bank", "tea1"), ("A3", "B2", "C1"), (GB3,), (TRAM,)),
    told.StartPlayer(ISE),
    told.Offered(HANA, (GB3, DE1)),
    told.Kept(HANA, None),
    told.Kept(HANA, GB3),
    told.Placed(HANA, ("bank", "tea1"), ((ISE, 1),), telegram=False),
    told.Placed(HANA, (), (), telegram=False),
    told.Placed(HANA, ("lab",), (), telegram=True),
    told.Went(HANA, "bank", "walk", ("tea1",), ((ISE, 1),), 1),
    told.Recalled(HANA, (("bank", 2), ("tea1", 1)), forced=True),
    told.AgentUsed(HANA, "gb", "tea1"),
    told.Acted(HANA, "bank", 4),
    told.Gained(HANA, Reward(goods=(0, 2, 0, 0, 0)), "area"),
    told.Gained(ISE, Reward(yen=1), "trading-house"),
    told.Traded(HANA, (0, 1, 0, 0, 0), (0, 0, 0, 1, 1), -3),
    told.PlacedInChurch(HANA, 3, 6, (0, 0, 1, 1, 0), 2),
    told.PlacedAtCustoms(HANA, 2, 1),
    told.Hired(HANA, 2, 1, 0, 2),
    told.Learned(HANA, TRAM, "lab", 1, 2),
    told.StationPlaced(HANA, "bank"),
    told.TookOrders(HANA, "port", (GB3, DE1), 0, 2),
    told.OrdersRefilled("port", (GB3,), 1),
    told.TechnologyRefilled("lab", TRAM),
    told.TechnologyRefilled("lab", None),
    told.TokenTaken(HANA, "bank", PowerToken("yen-3", Reward(yen=3))),
    told.Built(HANA, "bank", "shop", 2),
    told.MovedAssistants(HANA, ((None, "bank"), ("tea1", "lab"))),
    told.Recovered(HANA, "bank", 2, 1),
    told.Completed(HANA, GB3),
    told.AgentGained(HANA, "gb", short=False),
    told.Achieved(HANA, "A3", 10, first=True),
    told.RewardTokenTaken(HANA, "fr"),
    told.Spun(HANA),
    told.Studied(HANA),
    told.TurnEnded(HANA),
    told.EndIsNear("church", HANA, 2),
    told.Ended("church", HANA, tie=True),
)
TURN = (
    told.Placed(HANA, ("bank", "tea1"), (), telegram=False),
    told.Went(HANA, "bank", "walk", (), (), 0),
    told.Acted(HANA, "bank", 5),
    told.Gained(HANA, Reward(yen=5), "area"),
    told.Gained(ISE, Reward(yen=1), "trading-house"),
    told.TokenTaken(HANA, "bank", PowerToken("yen-3", Reward(yen=3))),
    told.Gained(HANA, Reward(yen=3), "token"),
    told.Built(HANA, "bank", "shop", 2),
    told.Gained(HANA, Reward(points=2), "shop"),
    told.Recovered(HANA, "bank", 3, 0),
    told.Completed(HANA, GB3),
    told.Gained(HANA, Reward(points=5), "order"),
    told.Achieved(HANA, "A3", 10, first=True),
    told.TurnEnded(HANA),
)


def desk(lang: str = "en", seats: int = 4, *, hostile: bool = False) -> Desk:
    people = samples.HOSTILE if hostile else samples.PEOPLE
    return Desk("7K2", people[:seats], Words.of(lang))


def said(*events: told.YokohamaEvent, lang: str = "en") -> list[str]:
    at = desk(lang)
    return [at.words.say(label, at.people) for label in story(events)]


def test_every_kind_of_event_is_here() -> None:
    union, *_ = get_args(told.YokohamaEvent)
    assert {type(event) for event in EVENTS} == set(get_args(union))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_event_is_told_in_every_language(event: told.YokohamaEvent) -> None:
    lines = [said(event, lang=lang) for lang in LANGUAGES]
    assert [len(line) for line in lines] == [1, 1, 1]
    assert all(0 < len(line[0]) <= 700 for line in lines)
    assert len({line[0] for line in lines}) == 3


def test_a_turn_is_told_in_three_lines() -> None:
    placed, went, extras = said(*TURN)
    assert placed == "Hana placed 1 assistant each at the Bank and Tea 1"
    assert went.startswith("Hana went to the Bank; power 5; +5 yen; Ise +1 yen (trading house); took the 5-power token")
    assert went.endswith("built a shop on space 2; +2 points")
    assert extras.startswith("Hana completed GB 3 (")
    assert extras.endswith("completed achievement A3 first: 10 points")


def test_kept_orders_share_a_line_and_say_nothing_of_the_orders() -> None:
    assert said(*(told.Kept(seat, None) for seat in (HANA, ISE, HANA, MIKA))) == ["Hana, Ise and Mika kept an order"]


def test_the_keeper_of_an_order_reads_of_it_once() -> None:
    lines = said(told.Kept(HANA, None), told.Kept(ISE, None), told.Kept(ISE, GB3))
    assert [line.split(" (")[0] for line in lines] == ["Hana kept an order", "You kept GB 3"]


def test_what_follows_alone_names_its_merchant_and_area() -> None:
    assert said(told.Acted(HANA, "bank", 4)) == ["Hana acted at the Bank with power 4"]
    assert said(told.Built(ISE, "tea1", "house", 0)) == ["Ise built a trading house at Tea 1"]


PLACES = (
    told.Placed(HANA, ("port", "port"), ((ISE, 2),), telegram=False),
    told.Placed(HANA, ("bank", "dock"), (), telegram=False),
    told.Recalled(HANA, (), forced=True),
    told.Went(HANA, "dock", "walk", ("canal", "tea2"), (), 1),
    told.Went(HANA, "china", "tram", (), (), 0),
    told.Recalled(HANA, (("port", 2), ("agency", 1)), forced=False),
    told.Recalled(HANA, (("church", 1),), forced=False),
    told.AgentUsed(HANA, "us", "customs"),
    told.MovedAssistants(HANA, ((None, "bank"), ("lab", "research"))),
    told.Recovered(HANA, "fishing", 2, 0),
    told.AgentGained(HANA, "us", short=False),
    told.AgentGained(HANA, "us", short=True),
)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            (
                "Hana placed 2 assistants at Port A; paid 2 yen to Ise",
                "Hana placed 1 assistant each at the Bank and Port B",
                "Hana took the president back without assistants (no area could be reached)",
                "Hana went to Port B via the Canal and Tea 2; paid 1 yen for the canal",
                "Hana took the tram to Chinatown",
                "Hana took the president back with 3 assistants: 2 from Port A and 1 from the Employment Agency",
                "Hana took the president back with 1 assistant from the Church",
                "Hana sent an American agent to Customs",
                "Hana moved assistants from hand to the Bank and from Laboratory A to Laboratory B",
                "Hana took 2 assistants back from Fishing",
                "Hana got an American agent",
                "Hana found no American agent left",
            ),
        ),
        (
            "de",
            (
                "Hana platziert 2 Assistenten im Hafen; zahlt 2 Yen an Ise",
                "Hana platziert je 1 Assistenten in der Bank und im Dock",
                "Hana holt den Präsidenten zurück, ohne Assistenten (kein Gebiet war erreichbar)",
                "Hana zieht zum Dock über den Kanal und die Teeplantage 2; zahlt 1 Yen für den Kanal",
                "Hana fährt mit der Straßenbahn nach Chinatown",
                "Hana holt den Präsidenten zurück, mit 3 Assistenten: 2 vom Hafen und 1 vom Arbeitsvermittler",
                "Hana holt den Präsidenten zurück, mit 1 Assistenten von der Kirche",
                "Hana schickt einen amerikanischen Vertreter zum Importlager",
                "Hana bewegt Assistenten vom Vorrat zur Bank und vom Laboratorium zum Forschungszentrum",
                "Hana holt 2 Assistenten von den Fischgründen zurück",
                "Hana bekommt einen amerikanischen Vertreter",
                "Hana geht leer aus: kein amerikanischer Vertreter ist übrig",
            ),
        ),
        (
            "it",
            (
                "Hana posiziona 2 assistenti al Porto; paga 2 yen a Ise",
                "Hana posiziona 1 assistente per area: alla Banca e ai Moli",
                "Hana riprende in mano il presidente, senza assistenti (nessuna area era raggiungibile)",
                "Hana va ai Moli attraverso il Canale e la Piantagione di tè 2; paga 1 yen per il canale",
                "Hana va in tram a Chinatown",
                "Hana riprende in mano il presidente con 3 assistenti: 2 dal Porto e 1 dall'Agenzia per il lavoro",
                "Hana riprende in mano il presidente con 1 assistente dalla Chiesa",
                "Hana manda un agente americano alla Dogana",
                "Hana sposta assistenti dalla mano alla Banca e dal Laboratorio al Centro di ricerca",
                "Hana riprende in mano 2 assistenti dalla Pesca",
                "Hana riceve un agente americano",
                "Hana non trova più nessun agente americano",
            ),
        ),
    ],
)
def test_areas_and_agents_stand_in_the_sentence_as_the_language_wants(lang: str, lines: tuple[str, ...]) -> None:
    assert tuple(said(event, lang=lang)[0] for event in PLACES) == lines


@pytest.mark.parametrize(
    ("yen", "lines"),
    [
        (-2, ("paying 2 yen", "zahlt dabei 2 Yen", "pagando 2 yen")),
        (0, ("bought 1 fish", "kauft 1 Fisch", "compra 1 pesce")),
        (1, ("gaining 1 yen", "erhält dabei 1 Yen", "guadagnando 1 yen")),
    ],
)
def test_an_exchange_says_who_pays_in_the_end(yen: int, lines: tuple[str, ...]) -> None:
    event = told.Traded(HANA, (0, 1, 0, 0, 0), (0, 0, 0, 1, 0), yen)
    for lang, end in zip(LANGUAGES, lines, strict=True):
        assert said(event, lang=lang)[0].endswith(end)


def test_cards_that_come_are_told_together() -> None:
    lines = said(told.OrdersRefilled("port", (GB3, DE1), 0), told.OrdersRefilled("dock", (), 2))
    assert lines == ["New at Port A: GB 3 and DE 1. New at Port B: no order; 2 spaces stay empty"]


def test_what_follows_new_cards_stays_with_its_move() -> None:
    lines = said(
        told.Went(HANA, "lab", "walk", (), (), 0),
        told.Learned(HANA, TRAM, "lab", 0, 2),
        told.TechnologyRefilled("lab", TRAM),
        told.Recovered(HANA, "lab", 1, 1),
    )
    assert lines == [
        "Hana went to Laboratory A; learned Tram (US card), paying 2 yen; left 1 assistant at Laboratory A (telephone)",
        "New at Laboratory A: Tram (US card)",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("make", [samples.opening, samples.middle, samples.fullest])
def test_boards_and_alternative_texts_keep_their_limits(lang: str, seats: int, make: object) -> None:
    assert callable(make)
    view = make(seats)
    at = desk(lang, seats, hostile=True)
    sections = YOKOHAMA_FACE.text_board(view, at)
    assert all(len(section) <= 1900 and "\n" in section for section in sections)
    assert len({section.partition("\n")[0] for section in sections}) == len(sections)
    assert not any("  " in section for section in sections)
    assert 0 < len(YOKOHAMA_FACE.score_line(view, at)) <= 500
    assert 0 < len(YOKOHAMA_FACE.table(view, samples.opening(seats), at).alt) <= 1024
    for what, name in YOKOHAMA_FACE.close_ups(view, at):
        assert 1 <= len(name) <= 100
        assert 0 < len(YOKOHAMA_FACE.close_up(view, what, at).alt) <= 1024


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_alternative_text_names_its_area_once(lang: str) -> None:
    view, at = samples.middle(), desk(lang)
    for what, name in YOKOHAMA_FACE.close_ups(view, at):
        if what.startswith("area:"):
            assert YOKOHAMA_FACE.close_up(view, what, at).alt.count(name) == 1


def test_the_text_board_names_every_area_order_and_merchant() -> None:
    board = "\n".join(YOKOHAMA_FACE.text_board(samples.middle(), desk()))
    for area in samples.middle().areas:
        assert f"\n{area.letter} " in board
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
                "Tecnologie: nessuna; valore nel settore 0.",
                "Agenti: nessuno; usati: nessuno. Gettoni 5-potere: nessuno. Obiettivi: nessuno.",
            ),
        ),
    ],
)
def test_an_empty_list_agrees_with_what_it_lists(lang: str, lines: tuple[str, ...]) -> None:
    setup = Setup("yokohama", 2, (("edition", "synapses"), ("mining", "action"), ("modules", "")), b"empty")
    view = YOKOHAMA.with_tables(TABLES).deal(setup).view(None)
    board = "\n".join(YOKOHAMA_FACE.text_board(view, desk(lang, 2)))
    for line in (*lines, {"en": "by: nobody.", "de": "von: niemandem.", "it": "da: nessuno."}[lang]):
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
    board = "\n".join(YOKOHAMA_FACE.text_board(view, desk(seats=2)))
    letters = {area.id: area.letter for area in view.areas}
    for area in view.areas:
        beside = [letters[one] for one in area.neighbours]
        assert f"\n{area.letter} " in board
        assert f"Next to {', '.join(beside[:-1])} and {beside[-1]}." in board
    bank = next(area for area in view.areas if area.id == "bank")
    assert f"{bank.gives[4]} yen at 4 and {bank.gives[5]} yen at 5." in board
    assert "may finish the turn." in board
    assert f"The president stands in {letters['bank']} Bank." in board


def test_a_hand_is_told_in_lines_and_not_in_its_picture() -> None:
    view = samples.seen_by(samples.middle(), 1, "gb3 de1")
    lines = YOKOHAMA_FACE.hand_text(view, desk())
    assert len(lines) == 2
    assert "1 copper and 3 tea" in lines[0]
    picture = YOKOHAMA_FACE.hand(view, desk())
    assert picture is not None
    assert "GB 3" not in picture.alt
    richer = replace(view, merchants=tuple(replace(one, goods=(9, 9, 9, 9, 9)) for one in view.merchants))
    assert YOKOHAMA_FACE.hand_text(richer, desk()) == lines
    assert YOKOHAMA_FACE.hand_text(samples.middle(), desk()) == ()
    assert YOKOHAMA_FACE.hand(samples.middle(), desk()) is None
    choosing = samples.seen_by(samples.opening(), 1, "", "gb7 de1")
    assert len(YOKOHAMA_FACE.hand_text(choosing, desk())) == 3


def test_the_end_is_announced_and_explained() -> None:
    assert YOKOHAMA_FACE.warning(samples.middle(), desk()) is None
    near = replace(samples.middle(), ending=("shops",), rounds_left=2)
    assert YOKOHAMA_FACE.warning(near, desk()) == (
        "**The end is near: all shops of a merchant are built. One more full round after this one.**"
    )
    assert YOKOHAMA_FACE.warning(samples.over(), desk()) is None
    lines = YOKOHAMA_FACE.score_text(samples.over(), desk())
    assert lines[0] == "Mika wins with 123 points, 4 more than anybody else."
    assert YOKOHAMA_FACE.score_text(samples.over(3, tie=True), desk())[0].startswith(
        "Hana wins with 123 points: others"
    )
    assert YOKOHAMA_FACE.score_text(samples.middle(), desk()) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_can_be_looked_up(lang: str) -> None:
    topics = YOKOHAMA_FACE.topics(Words.of(lang))
    assert [topic.key for topic in topics] == list(SECTIONS)
    assert len({topic.title for topic in topics}) == len(topics)
    assert all(len(topic.title) <= 100 and 20 < len(topic.text) <= 1500 for topic in topics)
    assert all(topic.section.endswith(("(Synapses 2024)", "(dlp 2017)")) for topic in topics)


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
