"""Positions of Yokohama between which a turn was played, tables as wide as they can be, and names of all kinds."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.people import People, Person
from rules.core.seats import Seat
from rules.yokohama.model.terms import MERCHANTS
from tests.render.samples_yokohama import fullest, middle
from tests.render.samples_yokohama_cards import technology

if TYPE_CHECKING:
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView

SCRIPTS: tuple[tuple[str, ...], ...] = (
    ("Hana", "Bartholomäus Schwarzenberger", "Łukasz Ożóg-Brzęczyszczykiewicz", "José María de la Cruz"),
    ("田中さん", "Дмитрий", "محمد", "\N{GRINNING FACE}\N{FIRE}"),
    ("W" * 200, "i" * 200, "\u202eevil\u202c name", "A B C D E F G H I J K L M N"),
    ("<@123> `x` **b**", "", "\u200b\u200b", "H\u0336a\u0336n\u0336a\u0336 Q\u0301\u0302\u0303"),
    ("10 000 000", "X", "Ōta Nobunaga", "Chevalier d'Éon"),
)
"""Names that people bear: long ones, other scripts, pictures, direction marks, markup, digits."""

TURN = {
    2: ("mill", "bank", "mine", "church", "agency", "fishing"),
    3: ("fishing1", "port", "canal", "church", "fishing2"),
    4: ("fishing1", "port", "canal", "agency", "research"),
}
"""The way on which Ise went in that turn, by number of players."""


def named(names: tuple[str, ...], seats: int) -> People:
    """People with these names."""
    return tuple(Person(name, colour) for name, colour in zip(names[:seats], MERCHANTS, strict=False))


def turn_before(seats: int = 4) -> YokohamaView:
    """What was to be seen before the turn that led to `after_turn`."""
    now = middle(seats)
    return replace(now, turn=25)


def after_turn(seats: int = 4) -> YokohamaView:
    """Ochre placed in two areas, went to the last one, built a shop and took the 5-power token."""
    now = middle(seats)
    last = len(now.areas) - 1
    areas = list(now.areas)
    start = next(i for i, one in enumerate(areas) if Seat(1) in one.presidents)
    areas[start] = replace(areas[start], presidents=())
    for place in (2, 3):
        areas[place] = _with_assistant(areas[place], 1)
    building = areas[last].building
    assert building is not None, "only the canal has no building"
    free = building.owners.index(None)
    owners = tuple(Seat(1) if i == free else owner for i, owner in enumerate(building.owners))
    new = replace(building, owners=(owners[0], owners[1], owners[2], owners[3]))
    areas[last] = replace(areas[last], presidents=(Seat(1),), building=new, token=None)
    people = [
        replace(one, president=areas[last].id, walked=TURN[seats], yen=one.yen - 1, goods=(1, 2, 7, 2, 1))
        if one.seat == 1
        else one
        for one in now.merchants
    ]
    return replace(now, areas=tuple(areas), merchants=tuple(people), active=Seat(0), asked=(Seat(0),))


def _with_assistant(area: AreaView, seat: int) -> AreaView:
    return replace(area, assistants=tuple(n + (i == seat) for i, n in enumerate(area.assistants)))


def widest(seats: int = 4) -> YokohamaView:
    """Numbers of as many figures as can be: 99 yen, 199 points, two figures of everything else."""
    full = fullest(seats)
    people = tuple(
        replace(
            one,
            yen=99,
            points=199 - one.seat,
            goods=(20, 18, 19, 17, 14),
            orders_in_hand=3,
            technologies=(technology("station"), *one.technologies) if one.seat == 1 else one.technologies,
        )
        for one in full.merchants
    )
    return replace(full, merchants=people, order_deck=19)
