"""Building spaces on the table of Yokohama: what they bring and who built on them reads on a phone, and keeps apart."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PIL import ImageChops

from render.core.colours import HOUSE_PLAYERS
from render.core.names import seated
from render.core.words import Words
from render.yokohama.cards.rewards import reward_items
from render.yokohama.table import table
from render.yokohama.table.plan import CITY, PLANS
from render.yokohama.table.shops import EDGE, SHOPS, SHOPS_HIGH, spaces
from rules.core.seats import Seat
from rules.yokohama.model.cards import Reward
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_turns as turns

if TYPE_CHECKING:
    from render.core.canvas import Canvas, Written
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView, Building

SEATS = (2, 3, 4)


def at_phone(word: Written) -> float:
    """Size of letters where the picture is 400 wide."""
    return word.size / 4


def drawn(view: YokohamaView) -> Canvas:
    return table.draw(view, None, samples.PEOPLE[: len(view.merchants)], "en", "7K2")


def row_of(canvas: Canvas, area: AreaView, seats: int) -> list[Written]:
    """What is written in the row of shops of an area, from the left."""
    plan = PLANS[seats]
    x, y = plan.roof(area)
    high = range(y + SHOPS - SHOPS_HIGH // 2, y + SHOPS + SHOPS_HIGH // 2)
    row = [w for w in canvas.written if abs(w.box[0] - x) < plan.half and w.box[1] in high and w.box[3] - 2 in high]
    return sorted(row, key=lambda word: word.box[0])


def with_building(view: YokohamaView, building: Building) -> YokohamaView:
    """The same table with this building in its first area."""
    return replace(view, areas=(replace(view.areas[0], building=building), *view.areas[1:]))


@pytest.mark.parametrize("seats", SEATS)
def test_what_an_area_still_brings_reads_on_a_phone(seats: int) -> None:
    """Nine points for all that shops, trading house and 5-power token bring, nine and a half for the row of shops."""
    view = samples.opening(seats)
    canvas, areas = drawn(view), [area for area in view.areas if area.building]
    lying_out = [port[:2] for port in PLANS[seats].ports]
    figures = [word for word in canvas.written if word.text.isdecimal() and word.box[1] > CITY and word.face == "bold"]
    brought = [word for word in figures if not any(left < word.box[0] and top < word.box[1] for left, top in lying_out)]
    fee = len(view.areas) - len(areas)
    assert len(brought) == 5 * len(areas) + fee
    assert [word for word in brought if at_phone(word) < 9] == []
    for area in areas:
        assert len([word for word in row_of(canvas, area, seats) if at_phone(word) >= 9.5]) == 3


@pytest.mark.parametrize("seats", SEATS)
def test_letters_of_those_who_built_read_on_a_phone(seats: int) -> None:
    """Nine points for the letter on a shop or a trading house, which tells its owner without any colour."""
    view = turns.widest(seats)
    initials = {person.name[0] for person in samples.PEOPLE}
    letters = [word for word in drawn(view).written if word.text in initials and word.face == "bold"]
    assert len(letters) == 5 * sum(1 for area in view.areas if area.building)
    assert [word for word in letters if at_phone(word) < 9] == []


def test_two_letters_stand_whole_wherever_one_would() -> None:
    """Who share an initial: on buildings, presidents, their strips and the banner, nothing is cut."""
    people = tuple(
        replace(one, name=name) for one, name in zip(samples.PEOPLE, ("Wim", "Wendy Maria", "Mo", "Mmadu"), strict=True)
    )
    written = table.draw(samples.fullest(), samples.middle(), people, "en", "7K2").written
    marks = [word for word in written if word.wanted in seated(people, Words.of("en")).marks]
    assert {word.wanted for word in marks} == {"Wi", "We", "Mo", "Mm"}
    assert all(word.text == word.wanted for word in marks)
    assert len(marks) > 5 * sum(1 for area in samples.fullest().areas if area.building)


@pytest.mark.parametrize("seats", SEATS)
def test_what_stands_in_the_row_keeps_to_its_space(seats: int) -> None:
    """Printed tiles, and those of a pack which bring two things in each space."""
    view, plan = samples.opening(seats), PLANS[seats]
    first = view.areas[0].building
    assert first is not None
    two = Reward(points=2, yen=3)
    for building in (first, replace(first, shops=(two, two, two, two))):
        x, _ = plan.roof(view.areas[0])
        fields = spaces(tuple(reward_items(reward) for reward in building.shops), plan)
        assert sum(wide for _, wide in fields) == pytest.approx(2 * (plan.half - EDGE))
        found = []
        for word in row_of(drawn(with_building(view, building)), view.areas[0], seats):
            middle = (word.box[0] + word.box[2]) / 2 - x
            space = min(range(4), key=lambda i: abs(fields[i][0] - middle))
            assert abs(word.box[0] - x - fields[space][0]) < fields[space][1] / 2
            assert abs(word.box[2] - x - fields[space][0]) < fields[space][1] / 2
            found.append(space)
        wanted = [i for i, reward in enumerate(building.shops) for _ in reward_items(reward)]
        assert found == wanted


@pytest.mark.parametrize("seats", SEATS)
def test_building_on_a_space_changes_that_space_alone(seats: int) -> None:
    view, plan = samples.opening(seats), PLANS[seats]
    first = view.areas[0].building
    assert first is not None
    x, y = plan.roof(view.areas[0])
    fields = spaces(tuple(reward_items(reward) for reward in first.shops), plan)
    bare = drawn(view).image
    for space, (middle, wide) in enumerate(fields):
        owners = [Seat(1) if i == space else None for i in range(4)]
        built = drawn(with_building(view, replace(first, owners=(owners[0], owners[1], owners[2], owners[3])))).image
        changed = ImageChops.difference(bare, built).getbbox()
        assert changed is not None
        assert changed[0] >= x + middle - wide / 2 - 1
        assert changed[2] <= x + middle + wide / 2 + 1
        assert y + SHOPS - SHOPS_HIGH / 2 <= changed[1] < changed[3] <= y + SHOPS + SHOPS_HIGH / 2
        tones = {tone: count for count, tone in built.crop(changed).getcolors(1 << 16) or []}
        assert tones[HOUSE_PLAYERS["ochre"]] > 600
