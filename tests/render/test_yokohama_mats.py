"""Mats of merchants: not taller than a phone shows at a glance, and every card of a merchant on them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render.core.colours import NOW
from render.core.languages import LANGUAGES
from render.yokohama.closeups import closeups
from render.yokohama.words.labels import order_name
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_cards as cards
from tests.render import samples_yokohama_near as near_samples

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.languages import Lang
    from rules.yokohama.view import YokohamaView

TALLEST = 1600
"""Pixels of a mat with nine technologies and a dozen orders, 1200 wide."""


def mat(view: YokohamaView, lang: Lang = "en") -> Canvas:
    return closeups.draw(view, "merchant1", samples.PEOPLE, lang, "7K2")


def fullest() -> YokohamaView:
    view = near_samples.fullest()
    rich = tuple(replace(one, completed=cards.orders()[4:16]) for one in view.merchants)
    return replace(view, merchants=rich)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fullest_mat_is_no_taller_than_a_phone_likes(lang: Lang) -> None:
    canvas = mat(fullest(), lang)
    assert len(fullest().merchants[1].technologies) == 9
    assert canvas.size[1] <= TALLEST
    assert min(word.size for word in canvas.written) * 400 / canvas.size[0] >= 11


def test_every_completed_order_and_every_technology_stands_on_its_mat() -> None:
    view = fullest()
    said = [word.text for word in mat(view).written]
    merchant = view.merchants[1]
    assert [text for text in said if text in {order_name(one.id) for one in merchant.completed}] == [
        order_name(one.id) for one in merchant.completed
    ]
    values = [str(one.value) for one in merchant.technologies]
    assert all(said.count(value) >= values.count(value) for value in values)
    assert "Completed orders: 12" in said


def test_what_the_next_technology_costs_more_is_said_from_the_fourth_on() -> None:
    few, many = ([word.text for word in mat(view).written] for view in (near_samples.middle(), near_samples.learned()))
    assert not any("the next one" in text for text in few)
    assert any(text.endswith("the next one +1") for text in many)


def vermilion(view: YokohamaView, before: YokohamaView) -> int:
    image = closeups.draw(view, "merchant1", samples.PEOPLE, "en", "7K2", before).image
    return sum(count for count, tone in image.getcolors(image.width * image.height) or () if tone == NOW)


@pytest.mark.parametrize(
    "lost",
    [{"tokens": ()}, {"achievements": ()}, {"agents": ()}, {"completed": ()}, {"technologies": ()}, {"points": 0}],
    ids=str,
)
def test_what_came_is_marked_and_what_went_is_not(lost: dict[str, object]) -> None:
    view = near_samples.middle()
    poor = replace(view.merchants[1], **lost)  # type: ignore[arg-type]
    other = replace(view, merchants=(view.merchants[0], poor, *view.merchants[2:]))
    assert vermilion(view, other) > 250
    assert vermilion(other, view) == 0


def test_an_agent_that_was_used_is_not_new() -> None:
    view = near_samples.middle()
    merchant = view.merchants[1]
    earlier = replace(merchant, agents=merchant.agents + merchant.used_agents, used_agents=())
    was = replace(view, merchants=(view.merchants[0], earlier, *view.merchants[2:]))
    assert vermilion(view, was) == 0


def test_pieces_in_the_warehouse_say_what_they_cost() -> None:
    said = [word.text for word in mat(near_samples.middle()).written]
    assert "2 yen each" in said
    assert "5/6/7 yen" in said
    bare = [word.text for word in mat(near_samples.fullest()).written]
    assert not {"2 yen each", "5/6/7 yen"} & set(bare)
