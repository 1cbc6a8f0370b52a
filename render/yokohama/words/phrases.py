"""The phrase table of Yokohama: all that is said of each event. Area actions and extras stand in `phrases_areas`."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from render.yokohama.words.labels import assistants_phrase, fees, order_name, orders, technology, yen
from render.yokohama.words.phrases_areas import of_area, of_extra
from render.yokohama.words.places import at_area, at_areas, from_area, left_areas, the_area, to_area
from render.yokohama.words.told import InTurn, Told
from rules.core.labels import Label, Who, say
from rules.yokohama.events import areas, extras, moves, rounds

if TYPE_CHECKING:
    from collections.abc import Sequence
    from collections.abc import Set as AbstractSet

    from rules.core.seats import Seat
    from rules.yokohama.events import YokohamaEvent


def phrases(events: Sequence[YokohamaEvent]) -> list[Told]:
    """What is said of each of several events; what stands with another of them is not said twice.

    Args:
        events: In the order in which they happened.
    """
    taken = {one.id for event in events if isinstance(event, areas.TookOrders) for one in event.orders}
    # Whoever reads which order they kept themselves need not read that they kept one.
    known = {event.seat for event in events if isinstance(event, rounds.Kept) and event.order is not None}
    told: list[Told] = []
    completed: extras.Completed | None = None
    for number, event in enumerate(events):
        said_before = _brought_by_order(completed, event) or (
            isinstance(event, rounds.Kept) and event.order is None and event.seat in known
        )
        one = phrase(event, taken)
        told.append(replace(one, label=None) if said_before else one)
        if isinstance(event, areas.Acted) and _in_vain(event, events[number + 1 :]):
            told.append(Told(say("yokohama-tell-in-vain"), seat=event.seat, in_turn="besides"))
        completed = event if isinstance(event, extras.Completed) else completed
    return told


def _in_vain(acted: areas.Acted, events: Sequence[YokohamaEvent]) -> bool:
    """Whether it is certain that an area action gave nothing: what comes after it begins before anything came of it.

    Args:
        events: What happened since.
    """
    for event in events:
        match event:
            case extras.Gained(cause="area" | "port") | areas.Traded() | areas.Hired() | areas.Learned():
                return False
            case areas.PlacedInChurch() | areas.PlacedAtCustoms() | areas.TookOrders():
                return False
            case moves.Recovered() | areas.TokenTaken() | areas.Built() | areas.AgentUsed() | rounds.TurnEnded():
                return event.seat == acted.seat
            case _:
                pass
    return False


def _brought_by_order(completed: extras.Completed | None, event: YokohamaEvent) -> bool:
    """Whether an event is but what the order brought that was completed last: that stands with the order.

    What technologies bring for completing it comes between the two.
    """
    return (
        completed is not None
        and isinstance(event, extras.Gained)
        and (event.seat, event.cause, event.reward) == (completed.seat, "order", completed.order.reward)
    )


def phrase(event: YokohamaEvent, taken: AbstractSet[str] = frozenset()) -> Told:
    """All that is said of an event.

    Args:
        taken: Ids of orders of which it is told elsewhere what they ask for and bring.
    """
    if isinstance(event, rounds.RoundEvent):
        return _of_round(event)
    if isinstance(event, moves.MoveEvent):
        return _of_move(event)
    if isinstance(event, areas.AreaEvent):
        return of_area(event)
    if isinstance(event, extras.ExtraEvent):
        return of_extra(event, taken)
    assert_never(event)


def _of_round(event: rounds.RoundEvent) -> Told:
    """The deal, new cards, and the end."""
    match event:
        case rounds.LaidOut():
            cards = tuple(order_name(one.id) for one in event.orders)
            return Told(
                say(
                    "yokohama-tell-laid-out",
                    areas=len(event.areas),
                    achievements=event.achievements,
                    orders=cards,
                    technologies=tuple(technology(one) for one in event.technologies),
                ),
                "own",
            )
        case rounds.StartPlayer():
            return Told(say("yokohama-tell-start", who=Who(event.seat)), "own")
        case rounds.Offered():
            return Told(say("yokohama-tell-offered", orders=orders(event.orders)), "own")
        case rounds.Kept(order=order):
            if order is None:
                return Told(say("yokohama-tell-kept", who=(Who(event.seat),), count=1), "keep", seat=event.seat)
            return Told(say("yokohama-tell-kept-own", order=orders((order,))), "own")
        case rounds.OrdersRefilled():
            some = tuple(order_name(one.id) for one in event.orders)
            said = say("yokohama-tell-orders-refilled", port=at_area(event.port), orders=some, short=event.short)
            return Told(said, "refill", event.port, came=event.orders)
        case rounds.TechnologyRefilled():
            found = () if event.technology is None else (event.technology,)
            said = say(
                "yokohama-tell-technology-refilled",
                laboratory=at_area(event.laboratory),
                empty=int(not found),
                technology=tuple(map(technology, found)),
            )
            return Told(said, "refill", event.laboratory, came=found)
        case rounds.TurnEnded():
            return Told(say("yokohama-tell-turn-ended"), seat=event.seat, alone=True)
        case rounds.EndIsNear():
            said = say("yokohama-tell-end-near", reason=event.reason, who=Who(event.seat))
            return Told(said, "own", ending=True)
        case rounds.Ended():
            # That the game is over stands above the score.
            return Told(say("yokohama-tell-ended"), "own", posted=False)
        case _:
            assert_never(event)


def _of_move(event: moves.MoveEvent) -> Told:
    """People who go from place to place."""
    seat = event.seat
    match event:
        case moves.Placed():
            return Told(_placed(event), "place", places=True, seat=seat, to=_paid_by(seat, event))
        case moves.Went():
            return Told(_went(event), "main", event.area, places=True, seat=seat, to=_paid_by(seat, event))
        case moves.Recalled(forced=forced):
            stayed = sum(count for _, count in event.assistants) if event.stayed else None
            in_turn: InTurn = "besides" if forced else "gain"
            return Told(_recalled(event), "main", places=True, seat=seat, stayed=stayed, in_turn=in_turn)
        case moves.MovedAssistants():
            return Told(_moved(event), places=True, seat=seat)
        case moves.Recovered(stayed=stayed) if stayed:
            said = say("yokohama-tell-stayed", people=assistants_phrase(stayed), area=at_area(event.area))
            return Told(said, area=event.area, places=True, seat=seat)
        case moves.Recovered(returned=returned):
            said = say("yokohama-tell-recovered", people=assistants_phrase(returned), area=from_area(event.area))
            return Told(said, area=event.area, places=True, seat=seat, alone=True)
        case _:
            assert_never(event)


def _paid_by(seat: Seat, event: moves.Placed | moves.Went) -> tuple[tuple[Seat, Label], ...]:
    """Fees, for those to whom they were paid."""
    return tuple(
        [
            (payee, say("yokohama-news-fee", who=Who(seat), yen=yen(amount)))
            for payee, amount in event.fees
            if payee != seat
        ]
    )


def _placed(event: moves.Placed) -> Label:
    areas, count = at_areas(event.areas), len(event.areas)
    said = say(
        "yokohama-tell-placed",
        count=count,
        people=assistants_phrase(count),
        one=assistants_phrase(1),
        places=len(areas),
        areas=areas,
        telegram=int(event.telegram),
    )
    return _with_fees(said, fees(event.fees))


def _went(event: moves.Went) -> Label:
    said = say("yokohama-tell-went", way=event.way, area=to_area(event.area))
    if event.via:
        said = say("yokohama-tell-via", went=said, areas=tuple(map(the_area, event.via)))
    canal = (say("yokohama-tell-canal", yen=yen(1)),) if event.canal else ()
    return _with_fees(said, (*fees(event.fees), *canal))


def _with_fees(said: Label, all_fees: tuple[Label, ...]) -> Label:
    """What was done, and what was paid for it."""
    if not all_fees:
        return said
    return say("yokohama-tell-then", first=said, then=say("yokohama-tell-fees", fees=all_fees))


def _recalled(event: moves.Recalled) -> Label:
    areas, count = left_areas(event.assistants), sum(count for _, count in event.assistants)
    key = "yokohama-tell-stayed-in-hand" if event.stayed else "yokohama-tell-recalled"
    people = assistants_phrase(count)
    return say(key, count=count, people=people, places=len(areas), areas=areas, forced=int(event.forced))


def _moved(event: moves.MovedAssistants) -> Label:
    moves = tuple(
        say(
            "yokohama-tell-move",
            **{"from": "hand" if source is None else "area"},
            source=from_area(source or target),
            to=to_area(target),
        )
        for source, target in event.moves
    )
    return say("yokohama-tell-moved", count=len(moves), moves=moves)
