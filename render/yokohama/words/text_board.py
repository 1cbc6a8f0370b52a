"""The table of Yokohama in words: sections of whole facts for a screen reader."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain, groupby
from typing import TYPE_CHECKING

from render.core.sections import Section
from render.yokohama.words.figures import fee, gauges, here
from render.yokohama.words.labels import (
    agents,
    areas_by_id,
    counted,
    effect,
    goods,
    icons,
    lettered,
    need,
    order,
    order_name,
    pieces,
    reward,
    reward_token,
    technology,
    technology_effect,
    token,
)
from render.yokohama.words.looks import AREA, MERCHANT, name_of
from render.yokohama.words.offer import on_offer
from render.yokohama.words.places import at_area
from render.yokohama.words.score import warning
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.yokohama.model.terms import STRONGEST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.people import People
    from rules.yokohama.model.cards import PowerToken
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView, BoardSpace, Building, LaboratoryView, MerchantView, PortView, Stock

TOGETHER = 3
"""Areas in one section; more would not fit into a message when everything is full."""


COUNTED = frozenset({"church", "lab", "research"})
"""Areas whose power is counted against a need."""


def sections(view: YokohamaView, people: People) -> tuple[Section, ...]:
    """All that the pictures show."""
    parts = [_turn(view), *((on_offer(view),) if view.audience is not None else ())]
    for row, group in groupby(view.areas, key=lambda area: area.row):
        areas = list(group)
        parts += [_city(view, row, areas[at : at + TOGETHER]) for at in range(0, len(areas), TOGETHER)]
    return (*parts, *_boards(view), *(_merchant(view, merchant, people) for merchant in view.merchants))


def _boards(view: YokohamaView) -> Iterator[Section]:
    """What lies beside the areas."""
    for port in view.ports:
        yield _port(view, port)
    for laboratory in view.laboratories:
        yield _laboratory(view, laboratory)
    yield _board(view.church, "church")
    yield _board(view.customs, "customs")
    yield _achievements(view)


def section(view: YokohamaView, what: str, people: People) -> Section:
    """What a close-up shows."""
    if what == "offer":
        return on_offer(view)
    if what == "boards":
        church, customs = _board(view.church, "church"), _board(view.customs, "customs")
        return Section(what, name_of(view, what), (church.title, *church.lines, customs.title, *customs.lines))
    for area in view.areas:
        if what == f"{AREA}{area.id}":
            return replace(_area(view, area), notes=_notes(view, area))
    mats = (_merchant(view, one, people) for one in view.merchants if what == f"{MERCHANT}{one.seat}")
    part = next(one for one in chain(mats, _boards(view)) if one.key == what)
    return replace(part, title=name_of(view, what))


def _notes(view: YokohamaView, area: AreaView) -> tuple[Label, ...]:
    """What an area means for the reader: power and fees."""
    return tuple(note for note in (here(view, area), fee(view, area)) if note is not None)


def _turn(view: YokohamaView) -> Section:
    who = tuple(Who(seat) for seat in view.asked)
    lines = [say("yokohama-board-now", round=view.round, turn=view.turn, asked=len(who), who=who)]
    if view.turn and who:
        lines.append(say("yokohama-alt-asked", phase=view.phase, who=who))
    lines.append(say("yokohama-board-start", who=Who(view.start)))
    if view.acting is not None and view.active is not None:
        place = at_area(view.acting.area)
        lines.append(say("yokohama-board-acting", who=Who(view.active), area=place, power=view.acting.power))
    if (near := warning(view)) is not None:
        lines.append(near)
    lines += [say(f"yokohama-board-{gauge.reason}-gauge", count=gauge.count, end=gauge.end) for gauge in gauges(view)]
    lines.append(say("yokohama-board-piles", technologies=view.technology_deck, agents=icons(view.agents)))
    if view.station:
        lines.append(say("yokohama-board-station"))
    return Section("turn", say("yokohama-board-turn"), tuple(lines))


def _city(view: YokohamaView, row: int, areas: list[AreaView]) -> Section:
    title = say(
        "yokohama-board-city",
        row=row + 1,
        first=len(areas),
        to=areas[-1].letter,
        **{"from": areas[0].letter},
    )
    parts = (_area(view, area) for area in areas)
    return Section(areas[0].letter, title, tuple(line for part in parts for line in (part.title, *part.lines)))


def _area(view: YokohamaView, area: AreaView) -> Section:
    """An area with all that stands on it."""
    areas = areas_by_id(view)
    beside = say("yokohama-board-beside", areas=tuple(areas[one].letter for one in area.neighbours))
    if area.building is None:
        return Section(f"{AREA}{area.id}", say("yokohama-board-canal", area=lettered(area)), (beside,))
    lines = [beside, *_gives(area)]
    if area.presidents:
        lines.append(say("yokohama-board-presidents", who=tuple(map(Who, area.presidents))))
    if standing := _counts(area.assistants):
        lines.append(say("yokohama-board-assistants", each=standing))
    if area.station:
        lines.append(say("yokohama-board-station-here"))
    if area.token is None:
        lines.append(say("yokohama-board-no-token"))
    else:
        lines.append(say("yokohama-board-token", reward=token(area.token)))
    lines += _building(area.building)
    if view.phase != "over" and (power := _counts(area.power)):
        lines.append(say("yokohama-board-power", each=power))
    title = say("yokohama-board-area", area=lettered(area), category=area.category)
    return Section(f"{AREA}{area.id}", title, tuple(lines))


def _gives(area: AreaView) -> list[Label]:
    """What the area gives for each power; in a church or laboratory, where that is the power itself, what it is for."""
    if area.kind in COUNTED and area.gives == tuple(range(STRONGEST + 1)):
        return [say("yokohama-closer-rule", area=area.kind)]
    each = tuple(
        say("yokohama-board-gives-one", power=power, effect=effect(area.kind, area.gives[power]))
        for power in range(1, STRONGEST + 1)
    )
    return [say("yokohama-board-gives", each=each)]


def _counts(counts: tuple[int, ...]) -> tuple[Label, ...]:
    """Who has how many; those who have none are left out."""
    return tuple(say("yokohama-board-count", who=Who(Seat(seat)), count=n) for seat, n in enumerate(counts) if n)


def _building(building: Building) -> list[Label]:
    spaces = tuple(
        say("yokohama-board-shop-free", space=number, reward=reward(brings))
        if owner is None
        else say("yokohama-board-shop-owned", space=number, who=Who(owner))
        for number, (brings, owner) in enumerate(zip(building.shops, building.owners, strict=True), 1)
    )
    if building.house_owner is None:
        house = say("yokohama-board-house-free", reward=reward(building.house))
    else:
        house = say("yokohama-board-house-owned", who=Who(building.house_owner))
    return [say("yokohama-board-shops", each=spaces), house]


def _port(view: YokohamaView, port: PortView) -> Section:
    lines = (
        say("yokohama-board-port-zone", zone=zone, order=say("yokohama-board-empty") if one is None else order(one))
        for zone, one in zip(port.zones, port.orders, strict=True)
    )
    title = say("yokohama-board-port", area=_place(view, port.id))
    return Section(port.id, title, (*lines, say("yokohama-board-port-note")))


def _laboratory(view: YokohamaView, laboratory: LaboratoryView) -> Section:
    lines = []
    for surcharge, one in zip(laboratory.surcharges, laboratory.technologies, strict=True):
        if one is None:
            lines.append(say("yokohama-board-lab-empty", more=surcharge))
            continue
        effect = technology_effect(one.name)
        lines.append(
            say("yokohama-board-technology", technology=technology(one), value=one.value, more=surcharge, effect=effect)
        )
    return Section(laboratory.id, say("yokohama-board-lab", area=_place(view, laboratory.id)), tuple(lines))


def _place(view: YokohamaView, kind: str) -> Label:
    """The area of a management board, with its letter."""
    return next(lettered(area) for area in view.areas if area.kind == kind)


def _board(spaces: tuple[BoardSpace, ...], which: str) -> Section:
    key = "yokohama-board-faith" if which == "church" else "yokohama-board-imports"
    lines = (say(key, number=one.number, need=one.need, reward=reward(one.reward), state=_state(one)) for one in spaces)
    return Section(which, say(f"yokohama-board-{which}"), (say("yokohama-closer-majority", board=which), *lines))


def _state(space: BoardSpace) -> Label:
    if space.owner is not None:
        return say("yokohama-board-space-owned", who=Who(space.owner))
    return say("yokohama-board-space-neutral" if space.blocked else "yokohama-board-space-free")


def _achievements(view: YokohamaView) -> Section:
    lines = [
        say(
            "yokohama-board-achievement",
            id=card.id,
            need=need(card),
            first=card.first,
            later=card.later,
            who=tuple(map(Who, card.done)),
        )
        for card in view.achievements
    ]
    if view.reward_tokens:
        lines.append(say("yokohama-board-reward-tokens", tokens=tuple(map(reward_token, view.reward_tokens))))
    return Section("achievements", say("yokohama-board-achievements"), tuple(lines))


def _merchant(view: YokohamaView, merchant: MerchantView, people: People) -> Section:
    """Everything a merchant owns that everyone may know."""
    colour = say(f"house-colour-{people[merchant.seat].colour}")
    place = () if merchant.president is None else (lettered(areas_by_id(view)[merchant.president]),)
    lines = [
        say("yokohama-board-points", points=merchant.points, yen=merchant.yen, goods=goods(merchant.goods)),
        say("yokohama-board-president", there=len(place), area=place),
        say("yokohama-board-hand", pieces=_stock(merchant.hand), orders=merchant.orders_in_hand),
        say("yokohama-board-warehouse", pieces=_stock(merchant.warehouse)),
    ]
    if merchant.house_costs:
        lines.append(say("yokohama-board-house-costs", costs=tuple(map(str, merchant.house_costs))))
    done = tuple(order_name(one.id) for one in merchant.completed)
    learned = tuple(technology(one) for one in merchant.technologies)
    lines += [
        say("yokohama-board-built", pieces=pieces(0, merchant.shops_built, merchant.houses_built)),
        say("yokohama-board-completed", count=len(done), orders=done, icons=icons(merchant.icons)),
        say("yokohama-board-technologies", technologies=learned, value=sum(one.value for one in merchant.technologies)),
        say(
            "yokohama-board-agents",
            agents=agents(merchant.agents),
            used=agents(merchant.used_agents),
            tokens=_tokens(merchant.tokens),
            achievements=merchant.achievements,
        ),
    ]
    title = say("yokohama-board-merchant", who=Who(merchant.seat), colour=colour)
    return Section(f"{MERCHANT}{merchant.seat}", title, tuple(lines))


def _stock(stock: Stock) -> tuple[Label, ...]:
    return pieces(stock.assistants, stock.shops, stock.houses)


def _tokens(tokens: tuple[PowerToken, ...]) -> tuple[Label, ...]:
    """Tokens by what they brought, equal ones together."""
    return tuple(token(one) if count == 1 else counted(count, token(one)) for one, count in Counter(tokens).items())
