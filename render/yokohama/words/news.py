"""What happened since one's last turn, in few lines: what it brought oneself, what others did, which cards came."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from render.yokohama.words.labels import order_name, orders, reward, some_of, technology, technology_effect, yen
from render.yokohama.words.places import at_area
from render.yokohama.words.story import own
from rules.core.labels import Label, Who, say
from rules.yokohama.events.areas import Acted, Built, Hired, Learned, PlacedAtCustoms, PlacedInChurch, TookOrders
from rules.yokohama.events.extras import Achieved, Completed, Gained
from rules.yokohama.events.moves import Placed, Went
from rules.yokohama.events.rounds import EndIsNear, OrdersRefilled, TechnologyRefilled
from rules.yokohama.model.cards import Technology

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from collections.abc import Set as AbstractSet

    from rules.core.seats import Seat
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.cards import Order

Deed: TypeAlias = Acted | Built | Hired | Learned | PlacedAtCustoms | PlacedInChurch | TookOrders | Achieved | Completed
"""What others do that matters; what it brought them, their boards show."""


def news(events: Sequence[YokohamaEvent], seat: Seat) -> tuple[Label, ...]:
    """What happened, for one seat.

    Args:
        events: Since its last turn.
        seat: Who reads.
    """
    mine = tuple([said for event in events for said in _to_me(event, seat)])
    deeds: dict[Seat, list[Label]] = {}
    taken = {one.id for event in events if isinstance(event, TookOrders) for one in event.orders}
    for event in events:
        if isinstance(event, Deed) and event.seat != seat:
            deeds.setdefault(event.seat, []).append(_done(event, taken))
    others = [say("yokohama-news-other", who=Who(who), what=tuple(what)) for who, what in deeds.items()]
    came = tuple(_came(events))
    return (
        *((say("yokohama-news-you", what=mine),) if mine else ()),
        *[own(event) for event in events if isinstance(event, EndIsNear)],
        *others,
        *((say("yokohama-news-new", what=came),) if came else ()),
    )


def _to_me(event: YokohamaEvent, seat: Seat) -> Iterator[Label]:
    """Fees paid to one, and what one's trading house brings when others act beside it."""
    match event:
        case Placed() | Went() if event.seat != seat:
            for payee, amount in event.fees:
                if payee == seat:
                    yield say("yokohama-news-fee", who=Who(event.seat), yen=yen(amount))
        case Gained(cause="trading-house") if event.seat == seat:
            yield say("yokohama-news-house", reward=reward(event.reward))
        case _:
            pass


def _done(event: Deed, taken: AbstractSet[str]) -> Label:
    """A deed; what an order asks for and brings is said where it is taken, else where it is completed."""
    match event:
        case Acted():
            return say("yokohama-news-acted", area=at_area(event.area), power=event.power)
        case Built():
            return say("yokohama-news-built", piece=event.piece, area=at_area(event.area))
        case Hired():
            counts = (("assistant", event.assistants), ("shop", event.shops), ("house", event.houses))
            return say("yokohama-news-hired", what=tuple([some_of(what, count) for what, count in counts if count]))
        case Learned():
            return say("yokohama-news-learned", technology=technology(event.technology))
        case PlacedInChurch():
            return say("yokohama-news-board", board="church")
        case PlacedAtCustoms():
            return say("yokohama-news-board", board="customs")
        case TookOrders():
            return say("yokohama-news-took", orders=orders(event.orders))
        case Completed():
            told = (order_name(event.order.id),) if event.order.id in taken else orders((event.order,))
            return say("yokohama-news-completed", order=told)
        case Achieved():
            return say("yokohama-news-achieved", achievement=event.achievement, points=event.points)


def _came(events: Sequence[YokohamaEvent]) -> Iterator[Label]:
    """New cards that still lie there, with what they ask for and bring."""
    taken = [one.id for event in events if isinstance(event, TookOrders) for one in event.orders]
    learned = [event.technology for event in events if isinstance(event, Learned)]
    ports: dict[str, list[Order]] = {}
    laboratories: dict[str, list[Label]] = {}
    for event in events:
        match event:
            case OrdersRefilled():
                ports.setdefault(event.port, []).extend([one for one in event.orders if one.id not in taken])
            case TechnologyRefilled(technology=Technology() as card) if card not in learned:
                said = say("yokohama-news-technology", technology=technology(card), effect=technology_effect(card.name))
                laboratories.setdefault(event.laboratory, []).append(said)
            case _:
                pass
    for port, some in ports.items():
        if some:
            yield say("yokohama-news-orders", area=at_area(port), orders=orders(some))
    for laboratory, cards in laboratories.items():
        yield say("yokohama-news-technologies", area=at_area(laboratory), technologies=tuple(cards))
