"""What alternative texts of Yokohama say: the table in sentences, always in the same order, and all that is new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.words.figures import standing
from render.yokohama.words.labels import area_name, lettered, order_name, some_of, technology
from render.yokohama.words.looks import AREA, MERCHANT
from rules.core.labels import Label, Who, say
from rules.core.results import EARLY
from rules.core.seats import Seat
from rules.yokohama.delta import TOKEN, area_delta, merchant_delta, new_cards, new_spaces, newly_done
from rules.yokohama.model.terms import GOODS

if TYPE_CHECKING:
    from rules.yokohama.delta import MerchantDelta
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AreaView

HOUSE = 4
"""Site of the trading house, after the four of shops."""


def table(view: YokohamaView, before: YokohamaView | None, match: str) -> list[Label]:
    """What the table shows: when, who is asked, who leads, what is new, where presidents stand, the score, the end.

    Args:
        before: What the reader saw last, or None.
    """
    labels = [
        say("yokohama-alt-table", match=match, round=view.round, turn=view.turn),
        say("yokohama-alt-asked", phase=view.phase, who=tuple(Who(seat) for seat in view.asked)),
    ]
    final = {line.seat: line.total for line in view.results or ()}
    points = {one.seat: final.get(one.seat, one.points) for one in view.merchants}
    best = max(points.values())
    if view.results is not None and view.ended_by != EARLY:
        labels.append(say("yokohama-alt-won", who=tuple(Who(line.seat) for line in view.results if line.place == 1)))
    elif best:
        leaders = tuple(Who(seat) for seat, won in points.items() if won == best)
        labels.append(say("yokohama-alt-leads", who=leaders))
    if before is not None and (new := changes(view, before)):
        labels.append(say("house-alt-new", what=new))
    labels.append(say("yokohama-alt-presidents", each=_presidents(view)))
    each = tuple(say("yokohama-score-seat", who=Who(seat), points=won) for seat, won in points.items())
    labels.append(say("yokohama-alt-points", each=each))
    church, customs = standing(view.church), standing(view.customs)
    labels.append(
        say("yokohama-alt-end", church=church, customs=customs, limit=view.board_limit, orders=view.order_deck)
    )
    return labels


def changes(view: YokohamaView, before: YokohamaView) -> tuple[Label, ...]:
    """What differs from an earlier view: presidents with their ways, points, buildings, the station."""
    found = []
    for changed in map(merchant_delta, before.merchants, view.merchants):
        if changed.president is not None:
            found.append(_moved(view, changed, changed.president))
        if changed.points > 0:
            found.append(say("yokohama-alt-new-points", who=Who(changed.seat), points=changed.points))
    for former, area in zip(before.areas, view.areas, strict=True):
        if former.building != area.building:
            found.append(say("yokohama-alt-new-building", area=lettered(area)))
        if area.station and not former.station:
            found.append(say("yokohama-alt-new-station", area=lettered(area)))
    return tuple(found)


def _moved(view: YokohamaView, changed: MerchantDelta, president: tuple[str | None, str | None]) -> Label:
    """Where a president went, and over which areas, by their letters."""
    who, ends = Who(changed.seat), moved(view, *president)
    letters = {area.id: area.letter for area in view.areas}
    if over := tuple(letters[area] for area in changed.way[1:-1]):
        return say("yokohama-alt-new-way", who=who, over=over, **ends)
    return say("yokohama-alt-new-president", who=who, **ends)


def _presidents(view: YokohamaView) -> tuple[Label, ...]:
    return tuple(
        say("yokohama-alt-president-hand", who=Who(one.seat))
        if one.president is None
        else say("yokohama-alt-president", who=Who(one.seat), area=whereabouts(view, one.president))
        for one in view.merchants
    )


def news(view: YokohamaView, before: YokohamaView, what: str) -> tuple[Label, ...]:
    """What of a close-up differs from an earlier view.

    Args:
        before: What the reader saw last.
    """
    if what.startswith(AREA):
        pairs = zip(view.areas, before.areas, strict=True)
        return next(_of_area(view, before, now, old) for now, old in pairs if now.id == what.removeprefix(AREA))
    if what.startswith(MERCHANT):
        seat = int(what.removeprefix(MERCHANT))
        return _of_merchant(merchant_delta(before.merchants[seat], view.merchants[seat]))
    match what:
        case "offer":
            shelves = (*(port.id for port in view.ports), *(one.id for one in view.laboratories))
            cards = (one for what in shelves for one in _of_shelf(view, before, what))
            return (*cards, *_of_achievements(view, before))
        case "boards":
            return _of_boards(view, before)
        case "achievements":
            return _of_achievements(view, before)
        case _:
            return _of_shelf(view, before, what)


def _of_area(view: YokohamaView, before: YokohamaView, now: AreaView, old: AreaView) -> tuple[Label, ...]:
    found = [
        say("yokohama-alt-new-president", who=Who(new.seat), **moved(view, past.president, new.president))
        for new, past in zip(view.merchants, before.merchants, strict=True)
        if new.president != past.president and now.id in {new.president, past.president}
    ]
    changed = area_delta(old, now)
    for seat, more in enumerate(changed.assistants):
        if more:
            found.append(_change("assistants", Seat(seat), more))
    if now.building is None:
        return tuple(found)
    owners = (*now.building.owners, now.building.house_owner)
    for site in changed.sites:
        if site == TOKEN:
            # One that an undo has put back is no news.
            found += [say("yokohama-alt-new-token")] if now.token is None else []
        elif (owner := owners[site]) is not None:
            key = "yokohama-alt-new-house" if site == HOUSE else "yokohama-alt-new-shop"
            found.append(say(key, who=Who(owner), space=site + 1))
    return tuple(found)


def moved(view: YokohamaView, start: str | None, end: str | None) -> dict[str, Label]:
    """Where a president came from and went to."""
    return {"from": whereabouts(view, start), "to": whereabouts(view, end)}


def whereabouts(view: YokohamaView, place: str | None) -> Label:
    """Where a president is: an area with its letter, or in hand."""
    if place is None:
        return say("yokohama-alt-in-hand")
    return next((lettered(area) for area in view.areas if area.id == place), area_name(place))


def _change(thing: str, seat: Seat, more: int) -> Label:
    key = f"yokohama-alt-new-{thing}" if more > 0 else f"yokohama-alt-lost-{thing}"
    return say(key, who=Who(seat), count=abs(more))


def _of_merchant(changed: MerchantDelta) -> tuple[Label, ...]:
    found = []
    if changed.points > 0:
        found.append(say("yokohama-alt-new-points", who=Who(changed.seat), points=changed.points))
    for thing, more in zip((*GOODS, "yen"), (*changed.goods, changed.yen), strict=True):
        if more:
            key = "yokohama-alt-more" if more > 0 else "yokohama-alt-less"
            found.append(say(key, what=some_of(thing, abs(more))))
    if changed.completed:
        orders = tuple([order_name(one.id) for one in changed.completed])
        found.append(say("yokohama-alt-new-completed", orders=orders))
    return (*found, *map(technology, changed.technologies))


def _of_boards(view: YokohamaView, before: YokohamaView) -> tuple[Label, ...]:
    boards = (("church", view.church, before.church), ("customs", view.customs, before.customs))
    return tuple(
        say("yokohama-alt-new-space", board=board, number=space.number, who=Who(space.owner))
        for board, now, old in boards
        for space in (now[i] for i in new_spaces(old, now))
        if space.owner is not None
    )


def _of_achievements(view: YokohamaView, before: YokohamaView) -> tuple[Label, ...]:
    return tuple(
        say("yokohama-alt-new-achievement", id=now.id, who=Who(seat))
        for now, old in zip(view.achievements, before.achievements, strict=True)
        for seat in newly_done(old, now)
    )


def _of_shelf(view: YokohamaView, before: YokohamaView, what: str) -> tuple[Label, ...]:
    for port, old in zip(view.ports, before.ports, strict=True):
        if port.id == what:
            cards = (port.orders[space] for space in new_cards(old.orders, port.orders))
            return tuple(say("yokohama-alt-new-order", order=order_name(one.id)) for one in cards if one is not None)
    for shelf, past in zip(view.laboratories, before.laboratories, strict=True):
        if shelf.id == what:
            found = (shelf.technologies[space] for space in new_cards(past.technologies, shelf.technologies))
            return tuple(technology(one) for one in found if one is not None)
    raise ValueError(f"no close-up {what!r} of this table")
