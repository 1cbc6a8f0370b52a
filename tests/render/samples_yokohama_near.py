"""Positions of Yokohama for close-ups: power that fits the pieces, neighbours, gaps, every card of a kind."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rules.yokohama.model.terms import STRONGEST
from tests.render import samples_yokohama as samples
from tests.render import samples_yokohama_cards as cards

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView


def true(view: YokohamaView) -> YokohamaView:
    """The same position with the power that the pieces in each area make, and with the areas beside each other."""
    return replace(view, areas=tuple(_true(view, area) for area in view.areas))


def _true(view: YokohamaView, area: AreaView) -> AreaView:
    beside = tuple(other.id for other in view.areas if _touch(area, other))
    if area.building is None:
        return replace(area, neighbours=beside)
    built, house = area.building.owners, area.building.house_owner
    power = tuple(
        min(
            STRONGEST,
            count + (seat in area.presidents) + (seat in built) + (seat == house) + area.station,
        )
        for seat, count in enumerate(area.assistants)
    )
    return replace(area, neighbours=beside, power=power)


def _touch(one: AreaView, other: AreaView) -> bool:
    across = 2 * other.column + other.row - 2 * one.column - one.row
    down = other.row - one.row
    return (down == 0 and abs(across) == 2) or (abs(down) == 1 and abs(across) == 1)


def middle(seats: int = 4) -> YokohamaView:
    """An ordinary position as the second merchant sees it."""
    return samples.seen_by(true(samples.middle(seats)), 1)


def earlier() -> YokohamaView:
    """What the reader of `middle` saw before: cards slid, the second merchant was busy, someone took a token."""
    now = middle()
    ports = tuple(replace(one, orders=(cards.order("us7"), *one.orders[:5])) for one in now.ports)
    shelves = tuple(replace(one, technologies=(None, *one.technologies[1:])) for one in now.laboratories)
    first = replace(now.areas[0], assistants=(now.areas[0].assistants[0] + 1, *now.areas[0].assistants[1:]))
    sixth = replace(now.areas[5], token=cards.tokens()[1])
    second = now.merchants[1]
    copper, silk, tea, fish, imports = second.goods
    busy = replace(
        second,
        points=second.points - 5,
        yen=second.yen + 1,
        goods=(copper, silk + 2, tea, fish, imports),
        completed=second.completed[:1],
        technologies=second.technologies[:1],
    )
    return replace(
        now,
        ports=ports,
        laboratories=shelves,
        areas=(first, *now.areas[1:5], sixth, *now.areas[6:]),
        church=cards.spaces("church", "-0--2---", 4),
        achievements=tuple(replace(card, done=()) for card in now.achievements),
        merchants=(now.merchants[0], busy, *now.merchants[2:]),
    )


def fullest(seats: int = 4) -> YokohamaView:
    """The fullest table there can be, as the first merchant sees it."""
    return samples.seen_by(true(samples.fullest(seats)), 0)


def bare() -> YokohamaView:
    """Boards that have run empty, for someone who only watches."""
    view = samples.opening(2)
    ports = tuple(replace(port, orders=(None,) * len(port.orders)) for port in view.ports)
    laboratories = tuple(replace(one, technologies=(None,) * len(one.technologies)) for one in view.laboratories)
    areas = tuple(replace(area, token=None) for area in view.areas)
    return true(replace(view, ports=ports, laboratories=laboratories, areas=areas))


def learned() -> YokohamaView:
    """A merchant with every technology there is by name, half of them in a laboratory once more."""
    view = middle()
    names = {one.name: one for one in cards.technologies()}
    people = tuple(
        replace(one, technologies=tuple(names.values()), surcharge=1, completed=cards.orders()[:12])
        for one in view.merchants
    )
    return replace(view, merchants=people)


def all_achievements() -> Iterator[YokohamaView]:
    """Positions with every achievement, three at a time."""
    for number in range(1, 5):
        three = tuple(cards.achievement(f"{stack}{number}", (2,) if stack == "A" else ()) for stack in "ABC")
        yield replace(middle(), achievements=three)


def broken_ties() -> YokohamaView:
    """A match of two by the rules of dlp in which every majority was equal."""
    view = samples.over(2)
    lines = tuple(replace(line, technology_halves=15) for line in view.results or ())
    return replace(
        view,
        edition="dlp",
        church=cards.spaces("church", "-01-----", 2),
        customs=cards.spaces("customs", "01------", 2),
        results=lines,
    )


def choosing() -> YokohamaView:
    """A merchant who has chosen one of two orders while others still think."""
    view = samples.seen_by(samples.opening(), 1, "", "gb7 de1")
    return replace(view, kept=cards.order("gb7"))


def pairing() -> YokohamaView:
    """A hand whose orders bring an agent, none because they are used up, and none."""
    view = samples.seen_by(samples.middle(), 1, "gb7 gb10 fr7")
    people = tuple(replace(one, icons=(1, 0, 3, 2, 0)) for one in view.merchants)
    return replace(view, merchants=people, agents=(3, 2, 0, 2, 1))


def ported(power: int) -> YokohamaView:
    """An action in the port."""
    view = samples.seen_by(true(samples.middle()), 1, "gb3")
    return samples.acting(view, "port", "port", power)
