"""Panels of Yokohama where agents, achievements and reward tokens are chosen, or cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rules.yokohama.model.state import Variant
from tests.render.yokohama_panels import menus, panel
from tests.rules.yokohama_table import TableOfYokohama

if TYPE_CHECKING:
    from render.core.languages import Lang


def rewarded(orders: str) -> TableOfYokohama:
    """A table on which all three achievements were just completed, by someone who has completed orders before."""
    table = TableOfYokohama(4, Variant(rewards=True)).own(copper=5, yen=10, assistants=5).done(orders)
    for name in ("tea1", "tea2", "mine1", "mine2"):
        table.shop(name)
    table.do("achieve A1", "achieve B1", "achieve C1")
    return table


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("your 2nd British icon: an agent", "your 1st American icon", "an agent of no country")),
        ("de", ("britisches Symbol (2.): ein Auslandsvertreter", "amerikanisches Symbol (1.)", "ohne Land")),
        ("it", ("il tuo 2° simbolo britannico: un agente", "il tuo 1° simbolo americano", "un agente senza paese")),
    ],
)
def test_a_reward_token_says_which_icon_it_is_and_whether_it_brings_an_agent(
    lang: Lang, said: tuple[str, str, str]
) -> None:
    (menu,) = menus(panel(rewarded("gb1"), lang=lang))
    details = {entry.word: str(entry.detail) for entry in menu.entries}
    assert details["reward gb"] == said[0]
    assert details["reward us"] == said[1]
    assert details["reward free"].endswith(said[2])


def test_a_flag_of_a_country_that_has_no_agent_left_promises_none() -> None:
    table = rewarded("gb1")
    table.state.agents[0] = 0
    (menu,) = menus(panel(table))
    assert menu.entries[0].detail == "your 2nd British icon"


@pytest.mark.parametrize(
    ("lang", "alone", "used"),
    [
        (
            "en",
            "a foreign agent (you have no assistant in an area without your president)",
            "a foreign agent (you have used one this turn)",
        ),
        (
            "de",
            "ein Auslandsvertreter (du hast keinen Assistenten in einem Gebiet ohne deinen Präsidenten)",
            "ein Auslandsvertreter (in diesem Zug hast du schon einen genutzt)",
        ),
        (
            "it",
            "un agente straniero (nessun tuo assistente è in un'area senza il tuo presidente)",
            "un agente straniero (in questo turno ne hai già usato uno)",
        ),
    ],
)
def test_an_agent_that_cannot_act_says_why(lang: Lang, alone: str, used: str) -> None:
    table = TableOfYokohama().own(assistants=2)
    assert panel(table, lang=lang).not_now is None
    table.agents("gb us")
    assert alone in str(panel(table, lang=lang).not_now)
    table.put("bank")
    assert panel(table, lang=lang).not_now is None
    table.do("agent bank")
    assert used in str(panel(table, lang=lang).not_now)


def test_an_achievement_that_lacks_only_an_assistant_says_so() -> None:
    table = TableOfYokohama().own(copper=5, assistants=0)
    assert panel(table).not_now == "Unavailable: Achievement A1 (you have no assistant in hand)"
    table.own(copper=0)
    assert panel(table).not_now is None
