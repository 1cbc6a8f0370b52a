"""What *Back* takes back, in the reader's words instead of the notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.cli.selfplay import any_part
from bot.core.tables import load_tables
from render.core.languages import LANGUAGES
from render.core.people import Person
from render.core.words import Words
from render.faces import FACES
from render.yokohama.words.labels import technology_name
from rules.core.answers import Redacted
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.setup import Setup
from rules.games import GAMES
from rules.nippon.steps.actions.railways import BuildRailways
from rules.nippon.steps.pieces.rails import Railway
from tests.rules import osaka_table, yokohama_table

if TYPE_CHECKING:
    from render.core.languages import Lang
    from rules.core.answers import Answer
    from rules.core.stepped import SteppedRules

PEOPLE = tuple(Person(f"P{number}", "beige") for number in range(4))

RULES: dict[str, SteppedRules[Any, Any, Any]] = {"osaka": osaka_table.RULES, "yokohama": yokohama_table.RULES}

OF_OSAKA = (
    ("token red", "red token", "Ertragsplättchen rot", "segnalino profitto rosso"),
    ("take r5 stone", "red 5 as coins", "Rot 5 als Münzen", "rosso 5 come monete"),
    ("reserve farm b3", "reservation: blue 3", "Reservierung: Blau 3", "prenotazione: blu 3"),
    ("reserve g2", "reservation: green 2", "Reservierung: Grün 2", "prenotazione: verde 2"),
    ("buy pay r5 r5", "purchase", "Kauf", "acquisto"),
    ("insure r5 save b3", "insurance", "Versicherung", "assicurazione"),
    ("insure none", "Insure nothing", "Nichts versichern", "Non assicurare niente"),
)
OF_YOKOHAMA = (
    ("place none", "Place no one", "Niemanden platzieren", "Non posizionare nessuno"),
    ("place bank", "assistant at the Bank", "Assistent in der Bank", "assistente alla Banca"),
    ("place bank x2", "2 assistants at the Bank", "2 Assistenten in der Bank", "2 assistenti alla Banca"),
    (
        "place bank x2 + tea1",
        "3 assistants",
        "3 Assistenten",
        "3 assistenti",
    ),
    ("telegram mine", "Telegram, assistant at the Copper Mine", "Telegramm, Assistent in der Kupfermine", None),
    ("go dock via lab", "president to Port B", "Präsident zum Dock", "presidente ai Moli"),
    ("recall bank x2 tea", "president to hand", "Präsident zurückgeholt", "presidente ripreso"),
    ("church 6 pay copper 2y", "Church, faith 6", "Kirche, Glaubenskraft 6", "chiesa, fede 6"),
    ("customs 3 from area", "Customs, space 3", "Importlager, Feld 3", "dogana, spazio 3"),
    (
        "hire 2 assistant shop",
        "2 assistants and 1 shop from the warehouse",
        "2 Assistenten und 1 Geschäft aus dem Warenhaus",
        None,
    ),
    ("gain silk silk tea", "2 silk and 1 tea", "2 Seide und 1 Tee", "2 seta e 1 tè"),
    ("tech tram pay 2y", "Tram", "Straßenbahn", "Tram"),
    ("station bank", "Station at the Bank", "Bahnhof in der Bank", "Stazione alla Banca"),
    ("take gb3 de1 pay 2y", "orders GB 3 and DE 1", "Aufträge GB 3 und DE 1", "ordini GB 3 e DE 1"),
    ("order gb3", "order GB 3", "Auftrag GB 3", "ordine GB 3"),
    ("trade -1 silk +1 fish", "exchanges", "Tausch", "scambi"),
    ("token for copper", "5-power token", "Stärke-5-Plättchen", "gettone 5-potere"),
    ("build shop 2 for house", "shop on space 2", "Geschäft auf Feld 2", "negozio sullo spazio 2"),
    ("build house for silk", "trading house", "Handelshaus", "casa commerciale"),
    ("build none", "Build nothing", "Nichts bauen", "Non costruire"),
    (
        "move hand>bank tea>bank",
        "assistants to the Bank",
        "Assistenten zur Bank",
        "assistenti alla Banca",
    ),
    ("leave 1", "1 assistant stays", "1 Assistent bleibt", "1 assistente resta"),
    ("achieve A3", "Achievement A3", "Errungenschaft A3", "Obiettivo A3"),
    ("agent tea1 with gb", "agent to Tea 1", "Auslandsvertreter zur Teeplantage 1", None),
    ("spin", "Spinning Mill", "Textilfabrik", None),
    ("university", "University", "Universität", "Università"),
    ("keep gb3", "order GB 3", "Auftrag GB 3", "ordine GB 3"),
    ("reward gb", "British flag", "Britische Flagge", None),
    ("end", "end of the turn", "Ende des Zuges", None),
)

SAID = {"osaka": OF_OSAKA, "yokohama": OF_YOKOHAMA}
"""Answers of each game in English, German and, where it says something more, Italian."""


def words_of(game: str, answer: Answer, lang: Lang) -> str:
    label = FACES[game].undo_label(answer)
    assert label is not None
    return Words.of(lang).plain(label, PEOPLE)


@pytest.mark.parametrize(("game", "said"), [(game, said) for game in SAID for said in SAID[game]])
def test_an_answer_in_words(game: str, said: tuple[str, str, str, str | None]) -> None:
    text, *expected = said
    answer = RULES[game].parse(text)
    read = [words_of(game, answer, lang) for lang in ("en", "de", "it")]
    assert read[:2] == expected[:2]
    assert expected[2] in {None, read[2]}


@pytest.mark.parametrize("game", SAID)
def test_no_kind_of_answer_is_left_out(game: str) -> None:
    assert {type(RULES[game].parse(text)) for text, *_ in SAID[game]} == RULES[game].grammar.answers


@pytest.mark.parametrize("game", SAID)
def test_what_a_reader_may_not_know_has_no_words(game: str) -> None:
    assert FACES[game].undo_label(Redacted("keep")) is None
    assert FACES[game].planned(Redacted("keep")) is None


def test_an_answer_names_the_technology_of_any_card() -> None:
    for card in yokohama_table.FACTS.technologies:
        answer = RULES["yokohama"].parse(f"tech {card.id} pay 2y")
        for lang in LANGUAGES:
            assert words_of("yokohama", answer, lang) == Words.of(lang).plain(technology_name(card.name), ())
    assert words_of("yokohama", RULES["yokohama"].parse("tech brickyard-fr"), "de") == "Ziegelei"


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "railway in the North", "railways in Kanto and in the North"),
        ("de", "Eisenbahn im Norden", "Eisenbahnen in Kanto und im Norden"),
        ("it", "ferrovia nel Nord", "ferrovie nel Kanto e nel Nord"),
    ],
)
def test_railways_are_named_by_their_regions(lang: Lang, one: str, two: str) -> None:
    assert words_of("nippon", Railway("north/silk"), lang) == one
    assert words_of("nippon", BuildRailways(("kanto/none", "north/none")), lang) == two


@pytest.mark.parametrize("key", SAID)
def test_every_answer_of_a_match_has_words(key: str) -> None:
    game, rng = GAMES[key], Rng(b"undo")
    options = tuple(sorted((option.key, option.default) for option in game.options))
    match = game.with_tables(load_tables(key, game.data, game.tables)).deal(Setup(key, 3, options, b"undo"))
    while len(match.standing_moves) < 300 and (asked := match.questions()):
        question = next(one for one in asked if one.answered is None)
        match.give(question.seat, any_of(any_part(question, rng), rng))
    for answer in dict.fromkeys(match.answer_of(move, move.seat) for move in match.standing_moves):
        for lang in LANGUAGES:
            said = words_of(key, answer, lang)
            assert said.strip(), answer
            assert "{" not in said, answer
