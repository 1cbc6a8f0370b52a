"""The glossary of the texts: words that must not come back, terms that must be used, labels that fit beside others."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast

from render.core.frame import LONGEST_NEWS
from render.core.languages import LANGUAGES
from render.core.words import TEXTS, Words
from render.core.words_cut import BESIDE
from rules.core.player import LEVELS
from tests.render.test_texts import FILES, messages, text_of, texts_of
from tests.sources import files, nodes

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from render.core.languages import Lang

FORBIDDEN: dict[Lang, tuple[str, ...]] = {
    "en": (
        r"\b(?:some|any|every|no)body\b",
        r"\bmatch(?:es)? (?:is|has|ends|ended|begins|goes)\b",
        r"\bthis match\b",
        r"\bmerchants?(?! in the port)\b",
        r"\btraders?\b(?! piece| of osaka)",
        r"nothing was (?:changed|done)",
        r"\b(?:who|nobody|no one) is asked\b",
        r"\basked: ",
        r"\bdear\b",
        r"\bsurcharge",
        r"\bstones?\b",
        r"black current",
        r"^take back$|\btook back\b",
        r"look closer",
        r"end is near",
        r"count nothing",
        r"\bdo it\b",
        r"\bshall\b",
        r"\byou lack\b",
        r"everything as text",
        r"\bstanding answer",
        r"\btoo much\b",
        r"\bnot now\b",
        "\N{EN DASH}",
        r"\b(?:i'll|i) call\b|\bno calls\b|\b(?:is|are) called\b",
        r"\brests until\b|\bresting\b|\brest the\b",
        r"\b(?:do|does) no action\b",
        r"\bby the dlp edition\b",
        r"how it plays",
        r"\bcounter-clockwise\b",
    ),
    "de": (
        r"gefragt: ",
        r"(?:ist|sind) gefragt\b",
        r"noch offen: ",
        r"ende naht",
        r"naht das ende",
        r"\bgescheh|\bgeschah|\bgeschäh",
        r"nichts hat sich geändert|es wurde nichts geändert|nichts wurde ausgeführt",
        r"\bbeitr[aä]g",
        r"\brechte?\b(?= „)",
        r"wertungsblatt",
        r"\bqueren\b",
        r"\bbezahlung\b",
        r"\bbilligste",
        r"es geht (?:um|ums) [^.]*„",
        r"\bnummer { \$",
        r"\bdauerhafte",
        r"\berneuert\b",
        r"\bzugstapel\b",
        r"genauer ansehen",
        r"\bausführen\b",
        r"\bbinnen\b",
        r"\bbraucht es\b|\bes braucht\b",
        r"(?:das spiel|die partie) endete",
        "\N{EN DASH}",
        r"\brufe?\b|\bgerufen\b|\baufruf",
        r"\bruht\b|\bruhen\b",
        r"\bjemand anders\b",
        r"\bstartspieler\b",
        r"prestigeplättchen",
    ),
    "it": (
        r"\bsal[ae]\b",
        r"\bsem[ei]\b",
        r"\bpietr[ae]\b",
        r"\briserva(?:re|t[aeio])\b",
        r"\britir",
        r"\bindietro: ",
        r"ti si chiede",
        r"si tratta d",
        r"\bche cosa\b",
        r"\baccad",
        r"\briparti(?:to|ndo)\b",
        r"\ballontan",
        r"\bnulla\b",
        r"ripristino",
        r"valore nel settore",
        r"\bpersone\b",
        r"\b(?:1|un'altra|una) persona\b",
        r"risposte permanenti",
        r"apparecchio",
        r"\btocca a: ",
        r"non possibile: ",
        r"guarda da vicino",
        "\N{EN DASH}",
        r"\bchiamat[aei]\b|\bviene chiamato\b",
        r"impresa familiare",
        r"\bnotizi[ae]\b",
        r"\bin 2(?:, 3)? o [34] giocatori\b",
        r"\balle tasse\b",
        r"\b(?:è|si) valut|\bvaluta(?:no|re|ta|zione)?\b",
        r"\b(?:è|sono) tornat[oaie]\b",
    ),
}
"""Words and phrases that stand in the glossary as wrong, by language; case does not matter."""

OF_A_GAME: dict[tuple[Lang, str], tuple[str, ...]] = {
    ("en", "yokohama"): (r"\bof yours\b", r"\blearn", r"\bpile\b", r"\bsigns?\b", r"\bextras\b", r"\bmat\b"),
    ("de", "yokohama"): ("schlusswertung",),
    ("de", "osaka"): ("schlusswertung", r"\bdas spiel ist zu ende"),
    ("en", "nippon"): (r"\bto sell\b", r"\bat the taxes\b", r"\bof it silk\b"),
    ("de", "nippon"): (r"\bzu verkaufen\b", r"\bschritte? (?:bei|auf) ", r"\bvorrat\b"),
    ("it", "nippon"): (r"\bda vendere\b", r"\bmiglioria\b", r"\briserva\b", r"\bmanda una nave\b"),
    ("it", "osaka"): (r"\briserv", r"\bverso\b"),
}
"""The same for one game, where another means something else by the word."""

TERMS = {
    "osaka-topic-take": ("Take coins", "Münzen nehmen", "Prendi monete"),
    "osaka-topic-buy": ("Buy goods", "Waren kaufen", "Compra le merci"),
    "osaka-topic-reserve": ("Reserve a card", "Karte reservieren", "Prenota una carta"),
    "osaka-topic-payday": ("Payday", "Zahltag", "Giorno di paga"),
    "osaka-topic-insurance": ("Insurance", "Versicherung", "Assicurazione"),
    "osaka-board-market": ("Market", "Markt", "Mercato"),
    "osaka-board-farm": ("Farm", "Produktion", "Produzione"),
    "osaka-tell-sank": ("Black Tide", "Schwarze Strömung", "Corrente Nera"),
    "osaka-tell-token": ("token", "Ertragsplättchen", "segnalino profitto"),
    "osaka-tell-stone": ("reservation piece", "Reservierungsstein", "segnalino prenotazione"),
    "osaka-points": ("VP", "SP", "PV"),
    "osaka-board-goods": ("Goods", "Handelsgüter", "Merci"),
    "osaka-hand-symbols": ("Insurance symbols", "Versicherungssymbole", "Simboli di assicurazione"),
    "nippon-topic-consolidate": ("Consolidating", "Konsolidieren", "Consolidare"),
    "nippon-topic-markets": ("Domestic markets", "Heimische Märkte", "Mercati interni"),
    "nippon-topic-invest": ("Investments and contracts", "Investitionen und Verträge", "Investimenti e contratti"),
    "nippon-topic-department": ("Departments", "Abteilungen", "Reparti"),
    "nippon-topic-prestige": ("Prestige tiles", "Prunkplättchen", "Tessere prestigio"),
    "nippon-topic-final-rounds": ("Final rounds", "Finalrunden", "Round finali"),
    "nippon-marker": ("influence marker", "Einflussmarker", "segnalino influenza"),
    "nippon-part-space1": ("Hiring space", "Einstellungsfeld", "Spazio di assunzione"),
    "nippon-board-row": ("Waiting area", "Wartebereich", "Area d'attesa"),
    "nippon-tell-overseas": ("overseas company", "Überseefirma", "compagnia straniera"),
    "nippon-track": ("R&D", "F&E", "R&S"),
    "nippon-tell-contract": ("completes contract", "schließt", "conclude il contratto"),
    "yokohama-topic-place": ("Placing assistants", "Assistenten platzieren", "Posiziona assistenti"),
    "yokohama-topic-recovery": ("Recovery", "Rückkehr", "Recupero"),
    "yokohama-topic-action": ("power", "Stärke", "potere"),
    "yokohama-topic-trade": ("Chinatown", "Chinatown", "Chinatown"),
    "yokohama-topic-hire": ("Employment Agency", "Arbeitsvermittler", "Agenzia per il lavoro"),
    "yokohama-topic-agent": ("foreign agent", "Auslandsvertreter", "agente straniero"),
    "yokohama-board-token": ("5-power token", "Stärke-5-Plättchen", "Gettone 5-potere"),
    "yokohama-board-presidents": ("Presidents", "Präsidenten", "Presidenti"),
    "yokohama-board-warehouse": ("warehouse", "Warenhaus", "magazzino"),
    "yokohama-board-built": ("Built", "Gebaut", "Costruiti"),
    "yokohama-board-house-free": ("Trading house", "Handelshaus", "Casa commerciale"),
    "yokohama-board-faith": ("Faith", "Glaubenskraft", "Fede"),
    "yokohama-board-achievements": ("Achievements", "Errungenschaften", "Obiettivi"),
    "yokohama-board-technologies": ("production value", "Industriewert", "valore industriale"),
    "yokohama-name-good": ("import", "Importgut", "importazione"),
    "yokohama-tell-completed": ("completes", "erfüllt", "completa"),
    "yokohama-tell-recalled": ("returns the president", "holt den Präsidenten zurück", "riprende in mano"),
    "house-play": ("Play", "Spielen", "Gioca"),
    "house-hand": ("My hand", "Meine Hand", "La mia mano"),
    "house-closer": ("View board", "Spielplan", "Plancia"),
    "house-log": ("Log", "Protokoll", "Registro"),
    "house-back": ("Back", "Zurück", "Indietro"),
    "house-back-of": ("Undo: ", "Zurück: ", "Annulla: "),
    "house-final": ("final", "endgültig", "definitivo"),
    "house-rules": ("Rules", "Regel", "Regola"),
    "house-more": ("More", "Mehr", "Altro"),
    "house-end-turn": ("End turn", "Zug beenden", "Termina il turno"),
    "house-take-back": ("Undo my turn", "Zug zurücknehmen", "Annulla il turno"),
    "house-since": ("What's new", "Neues", "Novità"),
    "house-not-now-line": ("Unavailable", "Jetzt nicht möglich", "Non disponibile"),
    "house-join": ("Join", "Mitspielen", "Unisciti"),
    "house-leave": ("Leave", "Verlassen", "Lascia"),
    "house-start-with": ("Start", "Starten", "Avvia"),
}
"""Terms as the house and the rulebooks have them, in English, German and Italian."""


NAMES_OF_LEVELS = {f"bots-level-{level}" for level in LEVELS}
"""What the levels of automatic players are called: no word for a person at the table."""

FORUM_POSTS = {f"rooms-{it}" for it in ("where-post", "where-post-detail", "about-post", "kind", "permission-posts")}
"""Where a post is one of a forum, for which Discord's own German word is the one we forbid for a message."""


def all_messages(lang: Lang) -> Iterator[tuple[str, ast.Message]]:
    """Every message of the house and of its games."""
    for folder, name in FILES:
        if folder == TEXTS:
            yield from messages(folder, lang, name).items()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_that_is_forbidden_comes_back(lang: Lang) -> None:
    wrong = []
    for key, message in all_messages(lang):
        if key in NAMES_OF_LEVELS | FORUM_POSTS:
            continue
        patterns = (*FORBIDDEN.get(lang, ()), *OF_A_GAME.get((lang, key.partition("-")[0]), ()))
        said = [text.casefold() for text in texts_of(message)]
        wrong += [(key, pattern) for pattern in patterns for text in said if re.search(pattern, text)]
    assert wrong == []


@pytest.mark.parametrize("key", sorted(TERMS))
def test_terms_are_those_of_the_glossary(key: str) -> None:
    for lang, term in zip(("en", "de", "it"), TERMS[key], strict=True):
        assert term in text_of(dict(all_messages(lang))[key]), lang


def keys_in(path: Path) -> Iterator[str]:
    """Keys of the messages that a file writes on buttons."""
    for node in nodes(path, ("Button(",)):
        match node:
            case python.Call(
                func=python.Name(id="Button"),
                args=[python.Call(func=python.Attribute(attr="text"), args=[python.Constant(value=str(key))]), *_],
            ):
                yield key
            case _:
                pass


@cache
def labels() -> frozenset[str]:
    """Keys of the messages that the house writes on buttons."""
    return frozenset(key for path in files("bot") for key in keys_in(path))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buttons_of_the_house_fit_beside_others(lang: Lang) -> None:
    known = dict(all_messages(lang))
    found = sorted({key for key in labels() if key in known})
    assert len(found) > 20
    assert [key for key in found if max(map(len, variants(known[key].value or ast.Pattern([])))) > BESIDE] == []


MISSING = 20
"""Letters of what an order still needs, beyond the figure that stands for it here."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_of_a_first_match_is_whole(lang: Lang) -> None:
    """The frame cuts what stands above the heading; half a hint explains nothing."""
    before = len(Words.of(lang).text("house-guide", what=""))
    hints = {key: message for key, message in all_messages(lang) if "-guide-" in key and not key.startswith("house-")}
    assert len(hints) > 6
    long = {
        key: said
        for key, message in hints.items()
        for said in variants(message.value or ast.Pattern([]))
        if before + len(said) + (MISSING if key.endswith("-order") else 0) > LONGEST_NEWS
    }
    assert long == {}


def variants(pattern: ast.Pattern) -> list[str]:
    """What a message may say, one text for each variant, a figure in place of each argument."""
    said = [""]
    for element in pattern.elements:
        match element:
            case ast.TextElement(value=value):
                said = [text + value for text in said]
            case ast.Placeable(expression=ast.SelectExpression(variants=each)):
                more = [text for one in each for text in variants(one.value)]
                said = [text + end for text in said for end in more]
            case _:
                said = [f"{text}1" for text in said]
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_that_no_variant_names_is_an_error_instead_of_the_last_variant(lang: Lang) -> None:
    assert Words.of(lang).text("osaka-colour", colour="green")
    with pytest.raises(ValueError, match="osaka-colour"):
        Words.of(lang).text("osaka-colour", colour="purple")
    assert "purple" in Words.of(lang).text("house-vote-state", agreed="purple", waiting="purple")
