"""The story of Yokohama: every kind of event in three languages, and what shares a line."""

from __future__ import annotations

import pytest

from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.words import Words
from render.yokohama.face import YOKOHAMA_FACE
from rules.core.seats import Seat
from rules.yokohama.events import YokohamaEvent, areas, extras, moves, rounds
from rules.yokohama.model.cards import PowerToken, Reward
from rules.yokohama.steps.areas.laboratory import Learn
from rules.yokohama.steps.common.side_actions import Spin
from tests.render import samples_yokohama as samples

HANA, ISE, MIKA = Seat(0), Seat(1), Seat(2)
GB3, DE1 = samples.order("gb3"), samples.order("de1")
TRAM = samples.technology("tram")

EVENTS: tuple[YokohamaEvent, ...] = (
    rounds.LaidOut(("bank", "tea1"), ("A3", "B2", "C1"), (GB3,), (TRAM,)),
    rounds.StartPlayer(ISE),
    rounds.Offered(HANA, (GB3, DE1)),
    rounds.Kept(HANA, None),
    rounds.Kept(HANA, GB3),
    moves.Placed(HANA, ("bank", "tea1"), ((ISE, 1),), telegram=False),
    moves.Placed(HANA, (), (), telegram=False),
    moves.Placed(HANA, ("lab",), (), telegram=True),
    moves.Went(HANA, "bank", "walk", ("tea1",), ((ISE, 1),), 1),
    moves.Recalled(HANA, (("bank", 2), ("tea1", 1)), forced=True),
    areas.AgentUsed(HANA, "gb", "tea1"),
    areas.Acted(HANA, "bank", 4),
    extras.Gained(HANA, Reward(goods=(0, 2, 0, 0, 0)), "area"),
    extras.Gained(ISE, Reward(yen=1), "trading-house"),
    areas.Traded(HANA, (0, 1, 0, 0, 0), (0, 0, 0, 1, 1), -3),
    areas.PlacedInChurch(HANA, 3, 6, (0, 0, 1, 1, 0), 2),
    areas.PlacedAtCustoms(HANA, 2, 1),
    areas.Hired(HANA, 2, 1, 0, 2),
    areas.Learned(HANA, TRAM, "lab", 1, 2),
    areas.StationPlaced(HANA, "bank"),
    areas.TookOrders(HANA, "port", (GB3, DE1), 0, 2),
    rounds.OrdersRefilled("port", (GB3,), 1),
    rounds.TechnologyRefilled("lab", TRAM),
    rounds.TechnologyRefilled("lab", None),
    areas.TokenTaken(HANA, "bank", PowerToken("yen-3", Reward(yen=3))),
    areas.Built(HANA, "bank", "shop", 2),
    moves.MovedAssistants(HANA, ((None, "bank"), ("tea1", "lab"))),
    moves.Recovered(HANA, "bank", 2, 1),
    extras.Completed(HANA, GB3),
    extras.AgentGained(HANA, "gb", short=False),
    extras.Achieved(HANA, "A3", 10, first=True),
    extras.RewardTokenTaken(HANA, "fr"),
    extras.Spun(HANA),
    extras.Studied(HANA),
    rounds.TurnEnded(HANA),
    rounds.EndIsNear("church", HANA, 2),
    rounds.Ended("church", HANA, tie=True),
)
TURN = (
    moves.Placed(HANA, ("bank", "tea1"), (), telegram=False),
    moves.Went(HANA, "bank", "walk", (), (), 0),
    areas.Acted(HANA, "bank", 5),
    extras.Gained(HANA, Reward(yen=5), "area"),
    extras.Gained(ISE, Reward(yen=1), "trading-house"),
    areas.TokenTaken(HANA, "bank", PowerToken("yen-3", Reward(yen=3))),
    extras.Gained(HANA, Reward(yen=3), "token"),
    areas.Built(HANA, "bank", "shop", 2),
    extras.Gained(HANA, Reward(points=2), "shop"),
    moves.Recovered(HANA, "bank", 3, 0),
    extras.Completed(HANA, GB3),
    extras.Gained(HANA, GB3.reward, "order"),
    extras.Achieved(HANA, "A3", 10, first=True),
    rounds.TurnEnded(HANA),
)


THE_END = ("**The game is over.**", "**Die Partie ist zu Ende.**", "**La partita è finita.**")


def render_context(lang: str = "en", seats: int = 4, *, hostile: bool = False) -> RenderContext:
    people = samples.HOSTILE if hostile else samples.PEOPLE
    return RenderContext("7K2", people[:seats], Words.of(lang))


def said(*events: YokohamaEvent, lang: str = "en") -> list[str]:
    at = render_context(lang)
    return [at.words.say(label, at.people) for label in YOKOHAMA_FACE.story(events)]


def test_what_an_order_brings_is_told_with_the_order_alone() -> None:
    brought = extras.Gained(HANA, GB3.reward, "order")
    told = said(extras.Completed(HANA, GB3), brought)
    assert told == said(extras.Completed(HANA, GB3))
    assert f"{GB3.reward.points} points" in told[0]
    assert said(brought) != []


def test_what_an_order_brings_is_told_once_where_technologies_come_between() -> None:
    ball, school = extras.Gained(HANA, Reward(points=2), "ball"), extras.Gained(HANA, Reward(yen=1), "language-school")
    brought = extras.Gained(HANA, GB3.reward, "order")
    told = said(extras.Completed(HANA, GB3), ball, school, brought, extras.AgentGained(HANA, "gb", short=False))
    assert told == said(extras.Completed(HANA, GB3), ball, school, extras.AgentGained(HANA, "gb", short=False))
    assert told[0].count(f"{GB3.reward.points} points") == 1


def test_an_action_that_gave_nothing_is_told_as_that() -> None:
    went, acted = moves.Went(HANA, "church", "walk", (), (), 0), areas.Acted(HANA, "church", 2)
    back, rent = moves.Recovered(HANA, "church", 1, 0), extras.Gained(ISE, Reward(yen=1), "trading-house")
    assert said(went, acted, rent, back)[0].count("power 2; no effect") == 1
    agent = areas.AgentUsed(HANA, "gb", "church")
    assert "no effect" in said(agent, acted, rounds.TurnEnded(HANA))[0]
    # As long as something is asked there, no one knows.
    assert "no effect" not in said(went, acted)[0]
    placed = areas.PlacedInChurch(HANA, 3, 6, (0, 0, 1, 1, 0), 2)
    assert "no effect" not in said(went, acted, extras.Spun(HANA), placed, back)[0]


def test_a_post_leaves_the_end_to_its_score() -> None:
    assert YOKOHAMA_FACE.post_text((EVENTS[-1],)) == ()
    assert said(EVENTS[-1]) == [THE_END[0]]


def test_the_end_leaves_the_winner_to_the_title_and_the_score() -> None:
    ends = [said(rounds.Ended("church", HANA, tie=tie), lang=lang) for lang in LANGUAGES for tie in (False, True)]
    assert ends == [[line] for line in THE_END for _ in range(2)]


def test_a_turn_is_told_in_three_lines() -> None:
    placed, went, extras = said(*TURN)
    assert placed == "Hana places 1 assistant each at the Bank and Tea 1"
    assert went.startswith("Hana moves to the Bank; power 5; Ise +1 yen (trading house); takes the 5-power")
    assert went.endswith("builds a shop on space 2: +8 yen, +2 points")
    assert extras.startswith("Hana completes GB 3 (")
    assert extras.endswith("completes achievement A3 first: 10 points")


def test_kept_orders_share_a_line_and_say_nothing_of_the_orders() -> None:
    kept = said(*(rounds.Kept(seat, None) for seat in (HANA, ISE, HANA, MIKA)))
    assert kept == ["Hana, Ise and Mika keep an order each"]


def test_the_keeper_of_an_order_reads_of_it_once() -> None:
    lines = said(rounds.Kept(HANA, None), rounds.Kept(ISE, None), rounds.Kept(ISE, GB3))
    assert [line.split(" (")[0] for line in lines] == ["Hana keeps an order", "You keep GB 3"]


def test_what_follows_alone_names_its_merchant_and_area() -> None:
    assert said(areas.Acted(HANA, "bank", 4)) == ["Hana acts at the Bank with power 4"]
    assert said(areas.Built(ISE, "tea1", "house", 0)) == ["Ise builds a trading house at Tea 1"]


PLACES = (
    moves.Placed(HANA, ("port", "port"), ((ISE, 2),), telegram=False),
    moves.Placed(HANA, ("bank", "dock"), (), telegram=False),
    moves.Recalled(HANA, (), forced=True),
    moves.Went(HANA, "dock", "walk", ("canal", "tea2"), (), 1),
    moves.Went(HANA, "china", "tram", (), (), 0),
    moves.Recalled(HANA, (("port", 2), ("agency", 1)), forced=False),
    moves.Recalled(HANA, (("church", 1),), forced=False),
    moves.Recalled(HANA, (), forced=True, stayed=True),
    moves.Recalled(HANA, (("church", 1),), forced=False, stayed=True),
    moves.Recalled(HANA, (("port", 2), ("agency", 1)), forced=False, stayed=True),
    areas.AgentUsed(HANA, "us", "customs"),
    moves.MovedAssistants(HANA, ((None, "bank"), ("lab", "research"))),
    moves.Recovered(HANA, "fishing", 2, 0),
    extras.AgentGained(HANA, "us", short=False),
    extras.AgentGained(HANA, "us", short=True),
)


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            (
                "Hana places 2 assistants at Port A; pays 2 yen to Ise",
                "Hana places 1 assistant each at the Bank and Port B",
                "Hana returns the president to hand without assistants (no area could be reached)",
                "Hana moves to Port B via the Canal and Tea 2; pays 1 yen for the canal",
                "Hana takes the tram to Chinatown",
                "Hana returns the president to hand with 3 assistants: 2 from Port A and 1 from the Employment Agency",
                "Hana returns the president to hand with 1 assistant from the Church",
                "Hana leaves the president in hand (no area could be reached)",
                "Hana leaves the president in hand and returns 1 assistant from the Church",
                (
                    "Hana leaves the president in hand and returns 3 assistants: "
                    "2 from Port A and 1 from the Employment Agency"
                ),
                "Hana sends an American agent to Customs",
                "Hana moves assistants from hand to the Bank and from Laboratory A to Laboratory B",
                "Hana takes back 2 assistants from Fishing",
                "Hana gets an American agent",
                "Hana gains nothing: no American agent left",
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
                "Hana lässt den Präsidenten im Vorrat (kein Gebiet war erreichbar)",
                "Hana lässt den Präsidenten im Vorrat und holt 1 Assistenten von der Kirche zurück",
                (
                    "Hana lässt den Präsidenten im Vorrat und holt 3 Assistenten zurück: "
                    "2 vom Hafen und 1 vom Arbeitsvermittler"
                ),
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
                "Hana lascia il presidente in mano (nessuna area era raggiungibile)",
                "Hana lascia il presidente in mano e riprende 1 assistente dalla Chiesa",
                "Hana lascia il presidente in mano e riprende 3 assistenti: 2 dal Porto e 1 dall'Agenzia per il lavoro",
                "Hana manda un agente americano alla Dogana",
                "Hana sposta assistenti dalla mano alla Banca e dal Laboratorio al Centro di ricerca",
                "Hana riprende in mano 2 assistenti dalla Pesca",
                "Hana riceve un agente americano",
                "Hana non riceve niente: nessun agente americano rimasto",
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
        (0, ("buys 1 fish", "kauft 1 Fisch", "compra 1 pesce")),
        (1, ("gaining 1 yen", "erhält dabei 1 Yen", "guadagnando 1 yen")),
    ],
)
def test_an_exchange_says_who_pays_in_the_end(yen: int, lines: tuple[str, ...]) -> None:
    event = areas.Traded(HANA, (0, 1, 0, 0, 0), (0, 0, 0, 1, 0), yen)
    for lang, end in zip(LANGUAGES, lines, strict=True):
        assert said(event, lang=lang)[0].endswith(end)


def test_cards_that_come_are_told_together() -> None:
    lines = said(rounds.OrdersRefilled("port", (GB3, DE1), 0), rounds.OrdersRefilled("dock", (), 2))
    assert lines == ["New at Port A: GB 3 and DE 1. New at Port B: no order; 2 spaces stay empty"]


def test_a_technology_that_was_learned_is_not_told_as_one_that_was_used() -> None:
    learned = areas.Learned(HANA, samples.technology("spinning-mill-fr"), "lab", 0, 0)
    used = extras.Gained(HANA, Reward(yen=2), "spinning-mill")
    (first,), (then,) = (
        YOKOHAMA_FACE.turn([(Learn("spinning-mill-fr"), [learned])], HANA),
        YOKOHAMA_FACE.turn([(Spin(), [used])], HANA),
    )
    assert [(Words.of(lang).say(first, ()), Words.of(lang).say(then, ())) for lang in LANGUAGES] == [
        ("gained Spinning Mill", "Spinning Mill: +2 yen"),
        ("Textilfabrik erworben", "Textilfabrik: +2 Yen"),
        ("ottenuta Filatura", "Filatura: +2 yen"),
    ]


def test_what_follows_new_cards_stays_with_its_move() -> None:
    lines = said(
        moves.Went(HANA, "lab", "walk", (), (), 0),
        areas.Learned(HANA, TRAM, "lab", 0, 2),
        rounds.TechnologyRefilled("lab", TRAM),
        moves.Recovered(HANA, "lab", 1, 1),
    )
    stays = "leaves 1 assistant at Laboratory A (Telephone)"
    assert lines == [
        f"Hana moves to Laboratory A; gains Tram (US card); {stays}: \u22122 yen",
        "New at Laboratory A: Tram (US card)",
    ]
