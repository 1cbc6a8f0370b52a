"""Close-ups of areas of Yokohama, and what alternative texts of close-ups tell first: what is new."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from render.core.context import RenderContext
from render.core.languages import LANGUAGES
from render.core.words import Words
from render.yokohama.closeups import closeups
from render.yokohama.closeups.area_tile import HALF, MIDDLE, POINT, WALL, beside
from render.yokohama.face import YOKOHAMA_FACE
from render.yokohama.words.figures import right
from rules.core.seats import Seat
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_cards as cards
from tests.render import samples_yokohama_near as near_samples

if TYPE_CHECKING:
    from render.core.canvas import Canvas
    from render.core.languages import Lang


def texts(canvas: Canvas) -> list[str]:
    return [word.text for word in canvas.written]


def test_an_area_lies_among_its_neighbours() -> None:
    view = near_samples.middle()
    canal = next(area for area in view.areas if area.kind == "canal")
    around = {other.letter: beside(canal, other) for other in view.areas if other.id in canal.neighbours}
    places = {letter: (near.across, near.down) for letter, near in around.items()}
    assert places == {"C": (-1, -1), "D": (1, -1), "H": (-2, 0), "J": (2, 0), "M": (-1, 1), "N": (1, 1)}
    said = texts(closeups.draw(view, "area:canal", samples.PEOPLE, "en", "7K2"))
    assert set(around) <= set(said)


def test_an_area_tells_with_which_power_its_reader_acts_and_what_presidents_cost_him() -> None:
    view = near_samples.middle()
    said = texts(closeups.draw(view, "area:bank", samples.PEOPLE, "en", "7K2"))
    assert "Your action here: power 3." in said
    assert "per assistant or passage, no stopping" in said
    alt = YOKOHAMA_FACE.close_up(view, "area:bank", RenderContext("7K2", samples.PEOPLE, Words.of("en"))).alt
    assert "Your action here: power 3. Presidents here: 1 yen per assistant or passage, no stopping. Next to" in alt
    away = texts(closeups.draw(view, "area:tea1", samples.PEOPLE, "en", "7K2"))
    assert "You have no assistants here." in away
    assert not any("per assistant" in text for text in away)
    watching = texts(closeups.draw(replace(view, audience=None), "area:bank", samples.PEOPLE, "en", "7K2"))
    assert "per assistant or passage, no stopping" in watching
    assert not any(text.startswith("Your action") for text in watching)


@pytest.mark.parametrize(
    ("owned", "told"),
    [
        ("stagecoach", "per assistant, passing is free, no stopping"),
        ("postal", "per assistant or visit"),
        ("stagecoach postal", "per assistant, visits are free"),
    ],
)
def test_technologies_spare_their_owner_fees(owned: str, told: str) -> None:
    view = near_samples.middle()
    mine = replace(view.merchants[1], technologies=tuple(cards.technology(name) for name in owned.split()))
    view = replace(view, merchants=(view.merchants[0], mine, *view.merchants[2:]))
    assert told in texts(closeups.draw(view, "area:bank", samples.PEOPLE, "en", "7K2"))


NEWS = {
    "port": "New: order GB 11.",
    "lab": "New: ",
    "boards": "New: Ise in the church, space 1.",
    "achievements": "New: A3 completed by Ise.",
    "merchant1": "New: Ise +5 points, loses 2 silk, loses 1 yen, completed: ",
    "area:tea1": "New: Hana loses 1 assistant.",
    "area:church": "New: 5-power token taken.",
}


@pytest.mark.parametrize("what", NEWS)
def test_alternative_texts_tell_first_what_is_new(what: str) -> None:
    view, at = near_samples.middle(), RenderContext("7K2", samples.PEOPLE, Words.of("en"))
    alt = YOKOHAMA_FACE.close_up(view, what, at, near_samples.earlier()).alt
    assert alt[alt.index("New:") :].startswith(NEWS[what])
    assert "New:" not in YOKOHAMA_FACE.close_up(view, what, at, view).alt
    assert "New:" not in YOKOHAMA_FACE.close_up(view, what, at).alt


def test_an_alternative_text_tells_who_came_and_what_was_built() -> None:
    view, at = near_samples.middle(), RenderContext("7K2", samples.PEOPLE, Words.of("en"))
    bank = next(area for area in view.areas if area.kind == "bank")
    assert bank.building is not None
    free = replace(bank.building, owners=(None,) * 4, house_owner=Seat(2))
    former = replace(bank, presidents=(), assistants=(0, 1, 0, 0), building=free)
    hana = replace(view.merchants[0], president="tea1")
    was = replace(
        view,
        areas=tuple(former if area is bank else area for area in view.areas),
        merchants=(hana, *view.merchants[1:]),
    )
    alt = YOKOHAMA_FACE.close_up(view, "area:bank", at, was).alt
    news = "New: Hana's president from [A] Tea 1 to [B] Bank, Ise gains 1 assistant and Hana's shop on space 4."
    assert news in alt
    built = replace(bank, building=replace(bank.building, house_owner=Seat(2)))
    now = replace(view, areas=tuple(built if area is bank else area for area in view.areas))
    assert "New: Mika's trading house." in YOKOHAMA_FACE.close_up(now, "area:bank", at, view).alt


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("owned", ["tram", "stagecoach", "postal", "stagecoach postal"])
def test_what_presidents_cost_stands_on_the_foot_of_the_tile(lang: Lang, owned: str) -> None:
    view = near_samples.fullest()
    mine = replace(view.merchants[0], technologies=tuple(cards.technology(name) for name in owned.split()))
    view = replace(view, merchants=(mine, *view.merchants[1:]))
    canvas = closeups.draw(view, "area:church", samples.PEOPLE, lang, "7K2")
    told = Words.of(lang).text("yokohama-closer-dues", right=right(view))
    words = next(word for word in canvas.written if word.wanted == told)
    coins = next(word for word in canvas.written if word.text == "3" and abs(word.box[1] - WALL) < 40)
    for x, low in ((coins.box[0], coins.box[3]), (words.box[2], words.box[3])):
        assert abs(x - MIDDLE) < HALF * (1 - max(0, low - WALL) / POINT) - 8


def test_who_left_an_area_leaves_an_outline() -> None:
    view = near_samples.middle()
    bank = next(area for area in view.areas if area.kind == "bank")
    former = replace(bank, presidents=(Seat(3),), assistants=(0, 2, 1, 0))
    was = replace(view, areas=tuple(former if area is bank else area for area in view.areas))
    loud = closeups.draw(view, "area:bank", samples.PEOPLE, "en", "7K2", was)
    plain = closeups.draw(view, "area:bank", samples.PEOPLE, "en", "7K2")
    columns = [(seat, *box) for seat, box in enumerate(((110, 290), (296, 476), (484, 660), (670, 846)))]
    changed = [seat for seat, left, right in columns if differ(loud, plain, (left, 150, right, 410))]
    assert changed == [0, 2, 3]


def differ(one: Canvas, other: Canvas, box: tuple[int, int, int, int]) -> bool:
    return one.image.crop(box).tobytes() != other.image.crop(box).tobytes()


def test_a_token_that_came_back_is_no_news() -> None:
    view, at = near_samples.middle(), RenderContext("7K2", samples.PEOPLE, Words.of("en"))
    bank = next(area for area in view.areas if area.kind == "bank")
    assert bank.token is not None
    taken = replace(view, areas=tuple(replace(area, token=None) if area is bank else area for area in view.areas))
    assert "New: 5-power token taken." in YOKOHAMA_FACE.close_up(taken, "area:bank", at, view).alt
    assert "New:" not in YOKOHAMA_FACE.close_up(view, "area:bank", at, taken).alt
