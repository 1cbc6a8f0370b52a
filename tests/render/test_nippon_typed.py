"""What is typed for Nippon in German and Italian."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.bench.dealing import dealt
from render.core.languages import LANGUAGES
from render.core.words import Words
from render.nippon.words.typed import TERMS
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.games import GAMES

if TYPE_CHECKING:
    from render.core.languages import Lang


@pytest.mark.parametrize(
    ("lang", "typed", "notation"),
    [
        ("de", "investiere baumwolle:rot", "invest cotton:red"),
        ("de", "investiere papier:k7>blau von papier3a", "invest paper:k7>blue from paper3a"),
        ("de", "märkte osaka.papier 2 aus papier3a papier1b", "markets osaka.paper 2 from paper3a paper1b"),
        ("it", "investi cotone:nero da cotone1a", "invest cotton:black from cotton1a"),
        ("de", "produktion papier3a; zug beenden", "produce paper3a; end"),
        ("it", "termina il turno", "end"),
        ("it", "termina", "end"),
        ("it", "fine", "end"),
        ("de", "zuerst effekt", "first effect"),
        ("it", "prima bonus", "first bonus"),
        ("it", "mercati osaka.carta 2 da famiglia", "markets osaka.paper 2 from family"),
    ],
)
def test_what_is_typed_in_german_and_italian(lang: Lang, typed: str, notation: str) -> None:
    assert TERMS.typed(typed, lang) == notation


def test_the_example_of_what_is_asked_can_be_given_now() -> None:
    match, kind, dice, seen = dealt("nippon", 3, 1), GAMES["nippon"], Rng(b"typed"), set[str]()
    for _ in range(60):
        (question, *_) = match.questions()
        if question.kind not in seen:
            seen.add(question.kind)
            with pytest.raises(IllegalAction) as refused:
                question.read("goal steps" if question.kind == "pair" else "pair 1")
            label = refused.value.reason.label
            example = str(dict(label.args)["example"])
            assert question.refuse(question.read(example)) is None
            for lang in LANGUAGES:
                typed = TERMS.spoken(example, lang)
                assert question.read(TERMS.typed(typed, lang)) == question.read(example)
                assert "{" not in Words.of(lang).plain(label, ())
        match.give(question.seat, kind.prefer(question, match.view(question.seat), "industry", dice))
    assert {"turn", "factory", "machines", "markets"} <= seen
