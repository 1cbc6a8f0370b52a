"""The phrase table of Yokohama's area actions and extras: all that is said of what merchants build, pay and receive."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.yokohama.words.labels import (
    agent,
    agent_phrase,
    goods,
    order_name,
    orders,
    paid,
    pieces,
    reward,
    some_of,
    technology,
    yen,
)
from render.yokohama.words.places import at_area, to_area
from render.yokohama.words.told import Told
from rules.core.labels import Label, say
from rules.yokohama.events import areas, extras
from rules.yokohama.model.cards import NO_GOODS

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from rules.yokohama.events.extras import Cause

PLAIN: frozenset[Cause] = frozenset({"area", "token", "shop", "house", "order", "church", "customs", "choice"})
"""What brings something and stands right before it."""


def of_area(event: areas.AreaEvent) -> Told:
    """What is said of an area action, its token and its building."""
    seat = event.seat
    match event:
        case areas.AgentUsed():
            said = say("yokohama-tell-agent-used", agent=agent_phrase(event.agent), area=to_area(event.area))
            return Told(said, "main", event.area, places=True, seat=seat)
        case areas.Acted(area=area, power=power):
            there, area_label = say("yokohama-tell-acted", power=power), at_area(area)
            said = say("yokohama-tell-acted-in", area=area_label, power=power)
            news = say("yokohama-news-acted", area=area_label, power=power)
            return Told(said, area=area, there=there, places=True, seat=seat, news=news)
        case areas.Built(area=area, piece=piece, space=space):
            there, area_label = say("yokohama-tell-built", piece=piece, space=space), at_area(area)
            said = say("yokohama-tell-built-in", piece=piece, space=space, area=area_label)
            news = say("yokohama-news-built", piece=piece, area=area_label)
            return Told(said, area=area, there=there, places=True, seat=seat, news=news)
        case areas.TokenTaken():
            return Told(say("yokohama-tell-token"), seat=seat)
        case areas.Traded():
            return Told(_traded(event), seat=seat, in_turn="instead")
        case areas.PlacedInChurch(faith=faith):
            said, news = say("yokohama-tell-church", faith=faith), say("yokohama-news-board", board="church")
            return Told(said, seat=seat, paid=paid(event.goods, event.yen), news=news)
        case areas.PlacedAtCustoms(imports=imports):
            said, news = say("yokohama-tell-customs"), say("yokohama-news-board", board="customs")
            return Told(said, seat=seat, paid=paid((0, 0, 0, 0, imports), 0), news=news)
        case areas.Hired():
            said = say("yokohama-tell-hired", pieces=pieces(event.assistants, event.shops, event.houses))
            return Told(said, seat=seat, paid=paid(NO_GOODS, event.yen), news=_hired(event))
        case areas.Learned(technology=card):
            name, cost = technology(card), paid((0, 0, 0, 0, event.imports), event.yen)
            said, news = (say(f"yokohama-{how}-learned", technology=name) for how in ("tell", "news"))
            return Told(said, seat=seat, paid=cost, news=news, gone=(card,))
        case areas.TookOrders():
            cards, cost = orders(event.orders), paid((0, 0, 0, 0, event.imports), event.yen)
            said, news = (say(f"yokohama-{how}-took", orders=cards) for how in ("tell", "news"))
            return Told(said, seat=seat, paid=cost, news=news, gone=event.orders)
        case areas.StationPlaced():
            return Told(say("yokohama-tell-station", area=at_area(event.area)), area=event.area, places=True, seat=seat)
        case _:
            assert_never(event)


def of_extra(event: extras.ExtraEvent, taken: AbstractSet[str]) -> Told:
    """What is said of what merchants receive, and of orders, achievements and technologies outside area actions.

    Args:
        taken: Ids of orders of which it is told elsewhere what they ask for and bring.
    """
    seat = event.seat
    match event:
        case extras.Gained(reward=gain, cause=cause):
            words = reward(gain)
            said = say("yokohama-tell-gained", reward=words)
            if cause not in PLAIN:
                said = say("yokohama-tell-gained-by", reward=words, cause=cause)
            # A trading house brings its owner something when others act beside it.
            to = ((seat, say("yokohama-news-house", reward=words)),) if cause == "trading-house" else ()
            return Told(said, seat=seat, to=to, gain=gain, tail=cause in PLAIN)
        case extras.Completed(order=order):
            cards = orders((order,))
            # What an order asks for and brings is said where it is taken, else where it is completed.
            news = say("yokohama-news-completed", order=(order_name(order.id),) if order.id in taken else cards)
            return Told(say("yokohama-tell-completed", order=cards), "extra", seat=seat, news=news)
        case extras.AgentGained(country=country, short=short):
            which = agent(country) if short else agent_phrase(country)
            said = say("yokohama-tell-agent-gained", agent=which, short=int(short))
            return Told(said, seat=seat, in_turn="besides")
        case extras.Achieved(achievement=achievement, points=points):
            brings = some_of("points", points)
            said = say("yokohama-tell-achieved", achievement=achievement, points=brings, first=int(event.first))
            news = say("yokohama-news-achieved", achievement=achievement, points=brings)
            return Told(said, "extra", seat=seat, news=news)
        case extras.RewardTokenTaken(token=kind):
            return Told(say("yokohama-tell-reward-token", token=kind), seat=seat)
        case extras.Spun():
            return Told(say("yokohama-tell-spun"), "extra", seat=seat)
        case extras.Studied():
            return Told(say("yokohama-tell-studied"), "extra", seat=seat)
        case _:
            assert_never(event)


def _traded(event: areas.Traded) -> Label:
    sold, bought = goods(event.sold), goods(event.bought)
    return say(
        "yokohama-tell-traded",
        sold=len(sold),
        count=len(bought),
        goods=sold,
        bought=bought,
        wins=int(event.yen > 0),
        yen=abs(event.yen),
        money=yen(abs(event.yen)),
    )


def _hired(event: areas.Hired) -> Label:
    counts = (("assistant", event.assistants), ("shop", event.shops), ("house", event.houses))
    return say("yokohama-news-hired", what=tuple([some_of(what, count) for what, count in counts if count]))
