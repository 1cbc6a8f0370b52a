"""Panels of Yokohama say beforehand why an action would bring nothing, and why a technology costs more."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from render.core.languages import LANGUAGES
from render.core.words import Words
from rules.yokohama.steps.common.asking import Why
from tests.render.yokohama_panels import menus, panel
from tests.rules.yokohama_areas import learning
from tests.rules.yokohama_table import TableOfYokohama

if TYPE_CHECKING:
    from render.core.languages import Lang

NOTHING = {"en": ": no action", "de": ": keine Aktion", "it": ": nessuna azione"}


def idle(table: TableOfYokohama, word: str, lang: Lang = "en") -> str | None:
    """What is said first of the way there if the action brings nothing."""
    entry = next(entry for menu in menus(panel(table, lang=lang)) for entry in menu.entries if entry.word == word)
    return (entry.detail or "").split(";")[0] if entry.label.endswith(NOTHING[lang]) else None


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", ("technologies too expensive", "too few imports", "hand full of orders")),
        ("de", ("Technologien zu teuer", "zu wenige Importgüter", "deine Hand ist voll")),
        ("it", ("tecnologie troppo care", "poche importazioni", "mano piena di ordini")),
    ],
)
def test_who_would_go_somewhere_for_nothing_is_told_before_and_why(lang: Lang, why: tuple[str, ...]) -> None:
    poor = TableOfYokohama().put("lab customs port bank dock*4").own(assistants=3, yen=0, imports=0)
    poor.hold("gb7 gb8 gb9").do("place none")
    said = [idle(poor, f"go {name}", lang) for name in ("lab", "customs", "port")]
    assert said == list(why)
    assert all(len(one or "") <= 45 for one in said)
    assert not idle(poor, "go bank", lang)
    assert not idle(poor, "go dock", lang)
    poor.do("go lab")
    assert poor.question.kind == "finish"


def test_who_has_what_an_area_asks_for_does_not_go_there_for_nothing() -> None:
    rich = TableOfYokohama().put("lab*3 customs port bank").own(assistants=3, yen=9, imports=2)
    rich.do("place none")
    assert not [name for name in ("lab", "customs", "port", "bank") if idle(rich, f"go {name}")]


def test_an_agent_who_would_bring_nothing_says_so_and_why() -> None:
    table = TableOfYokohama().put("customs*2 bank").agents("gb").own(imports=0)
    assert idle(table, "agent customs") == "too few imports"
    assert not idle(table, "agent bank")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_for_nothing_fits_a_line_of_a_phone(lang: Lang) -> None:
    words = Words.of(lang)
    reasons = [words.text("yokohama-idle", why=why) for why in get_args(Why)]
    assert len(set(reasons)) == len(reasons)
    assert [one for one in reasons if len(NOTHING[lang] + one) > 45] == []


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "From the 4th technology: +1 import or 2 yen"),
        ("de", "Ab Technologie 4: +1 Importgut oder 2 Yen"),
        ("it", "Dalla 4ª tecnologia: +1 importazione o 2 yen"),
    ],
)
def test_the_surcharge_of_a_later_technology_is_explained(lang: Lang, line: str) -> None:
    assert len(line) <= 45
    three = learning(5, "tram").know("ball", "gaslight", "winery").own(yen=9)
    assert line in panel(three, lang=lang).lines
    two = learning(5, "tram").know("ball", "gaslight").own(yen=9)
    assert line not in panel(two, lang=lang).lines


@pytest.mark.parametrize(
    ("lang", "dear"),
    [
        ("en", ("(1 short, you can pay 0)", "Tram and Telegram (2 short, you can pay 0)")),
        ("de", ("(1 fehlt, zahlen kannst du 0)", "Straßenbahn und Telegramm (2 fehlen, zahlen kannst du 0)")),
        ("it", ("(manca 1, puoi pagare 0)", "Tram e Telegramma (mancano 2, puoi pagare 0)")),
    ],
)
def test_technologies_too_dear_stand_together_and_those_that_lack_least_first(
    lang: Lang, dear: tuple[str, ...]
) -> None:
    made = panel(learning(3, "letterpress-de", "tram", "telegram", "gaslight-gb", "ball-gb", "newspaper"), lang=lang)
    assert made.not_now is not None
    assert 0 < made.not_now.index(dear[0]) < made.not_now.index(dear[1])
