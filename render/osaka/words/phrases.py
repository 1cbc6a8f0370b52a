"""The phrase table of Osaka: all that is said of each event and of each answer."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, assert_never

from render.core.phrases import Part, Phrase, chained, done_by_others, done_to
from render.osaka.words.labels import card, cards, coins, colour_name, points, ship
from render.osaka.words.things import thing
from rules.core.labels import Label, Who, say
from rules.osaka import events as told
from rules.osaka.steps.buy import Buy
from rules.osaka.steps.insuring import Insure
from rules.osaka.steps.market import Reserve, Take
from rules.osaka.steps.token import ChooseToken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.seats import Seat
    from rules.osaka.answers import OsakaAnswer
    from rules.osaka.events import OsakaEvent


def phrases(events: Sequence[OsakaEvent]) -> list[Phrase]:
    """What is said of each of several events.

    Args:
        events: In the order in which they happened.
    """
    return [phrase(event, stone=isinstance(after, told.StoneBack)) for event, after in zip_longest(events, events[1:])]


def phrase(event: OsakaEvent, *, stone: bool) -> Phrase:
    """All that is said of an event.

    Args:
        stone: Whether a reservation stone came back with its card right after it.
    """
    if isinstance(event, told.Beginning):
        return _dealt(event)
    if isinstance(event, told.TurnEvent):
        return _of_turn(event, stone=stone)
    if isinstance(event, told.PaydayEvent):
        return _paid(event)
    if isinstance(event, told.Ended):
        return Phrase(say("osaka-tell-ended", by=event.by))
    assert_never(event)


def _dealt(event: told.Beginning) -> Phrase:
    """The preparation."""
    match event:
        case told.LaidOut():
            return Phrase(say("osaka-tell-laid-out", market=cards(event.market), farm=cards(event.farm)))
        case told.HandDealt():
            hand = cards(event.cards)
            return Phrase(say("osaka-tell-hand", who=Who(event.seat), cards=hand, coins=coins(event.coins)))
        case told.StartPlayerFound():
            return Phrase(say("osaka-tell-start", who=Who(event.seat), by=event.by))
        case told.TokenChosen():
            return Phrase(say("osaka-tell-token", who=Who(event.seat), colour=colour_name(event.colour)))
        case _:
            assert_never(event)


def _of_turn(event: told.TurnEvent, *, stone: bool) -> Phrase:
    """The three actions of a turn and what follows; a stone that lay on a card is told with what became of the card."""
    match event:
        case told.Bought(seat=seat, price=price):
            goods, paid, cost = cards(event.goods), cards(event.paid), coins(price)
            key, who, spare = "osaka-tell-bought", Who(seat), event.coins - price
            line = say(key, who=who, goods=goods, price=cost, paid=paid, spare=spare, stone=int(stone))
            return Phrase(line, seat=seat, news=say("osaka-news-bought", goods=goods, price=cost))
        case told.Took(seat=seat):
            name, forced = card(event.card), int(event.forced)
            line = say("osaka-tell-took", who=Who(seat), card=name, stone=int(stone), forced=forced)
            return Phrase(line, seat=seat, news=say("osaka-news-took", card=name))
        case told.Reserved(seat=seat, area=area):
            name = card(event.card)
            line = say("osaka-tell-reserved", who=Who(seat), card=name, area=area, forced=int(event.forced))
            return Phrase(line, seat=seat, news=say("osaka-news-reserved", card=name, area=area))
        case told.StoneBack(seat=seat):
            return Phrase(say("osaka-tell-stone", who=Who(seat), card=card(event.card)), alone=True)
        case told.ShipMoved():
            place = say("osaka-place", water=event.water, n=event.nth)
            return Phrase(Part(event.kind, ship(event.colour), _ships, place))
        case told.Refilled():
            market, farm = cards(event.market), cards(event.farm)
            return Phrase(say("osaka-tell-refilled", market=market, farm=farm, short=event.short))
        case told.Reshuffled():
            return Phrase(say("osaka-tell-reshuffled", cards=event.cards))
        case told.PassedOver(seat=seat):
            return Phrase(say("osaka-tell-passed", who=Who(seat)), seat=seat, news=say("osaka-news-passed"))
        case _:
            assert_never(event)


def _paid(event: told.PaydayEvent) -> Phrase:
    """The payday: what was sold, insured and lost."""
    match event:
        case told.Scored(seat=seat, colour=colour):
            vp, how = points(event.vp), worth(event)
            line = say("osaka-tell-earned", who=Who(seat), vp=vp, sum=how)
            return Phrase(
                Part((event.kind, colour), line, lambda parts: _each("scored", parts, colour=colour_name(colour))),
                seat=seat,
                news=say("osaka-news-sold", goods=_sold(event), vp=vp),
                to=((seat, say("osaka-news-earned", vp=vp, sum=how)),),
            )
        case told.NothingSold():
            return Phrase(say("osaka-tell-nothing-sold", colour=colour_name(event.colour)))
        case told.ShipsSank():
            sunk = say("osaka-ships-named", count=len(event.colours), colours=tuple(map(ship, event.colours)))
            return Phrase(say("osaka-tell-sank", ships=sunk))
        case told.Insured():
            saved, discarded = cards(event.saved), cards(event.discarded)
            line = say("osaka-tell-insured", who=Who(event.seat), saved=saved, discarded=discarded)
            part = Part("insurance", line, lambda parts: _each("insurance", parts))
            return Phrase(part, seat=event.seat, news=say("osaka-news-insured", goods=saved))
        case told.NotInsured():
            line = say("osaka-tell-not-insured", who=Who(event.seat))
            return Phrase(Part("insurance", line, lambda parts: _each("insurance", parts)))
        case told.GoodsLost(seat=seat):
            goods = cards(event.goods)
            line = say("osaka-tell-lost-by", who=Who(seat), goods=goods)
            return Phrase(
                Part(event.kind, line, lambda parts: _each("lost", parts)),
                seat=seat,
                news=say("osaka-news-lost", goods=goods),
                to=((seat, say("osaka-news-gone", goods=goods)),),
            )
        case told.Payday() | told.TokenGained() | told.InsuranceAsked() | told.ShipsReturned():
            return Phrase()
        case _:
            assert_never(event)


def _each(what: str, parts: Sequence[Part], **args: Label) -> Label:
    """One line for what several traders did."""
    return say(f"osaka-tell-{what}", **args, each=tuple([part.label for part in parts]))


def _ships(parts: Sequence[Part]) -> Label:
    """One line for the ships of a purchase: those that reach the same place are named together."""
    colours: dict[Label | None, list[Label]] = {}
    for part in parts:
        colours.setdefault(part.place, []).append(part.label)
    moved = [say("osaka-tell-ship", colours=tuple(some), place=place) for place, some in colours.items() if place]
    return say("osaka-tell-ships", ships=chained("osaka-tell-then", moved))


def worth(event: told.Scored) -> Label:
    """What goods brought, part by part: "3 red goods at 2 coins = 6 coins, bonus 0"."""
    each, all_of_them = coins(event.highest), coins(event.coins)
    return say("osaka-sum", goods=_sold(event), highest=each, tokens=event.tokens, coins=all_of_them)


def _sold(event: told.Scored) -> Label:
    """The goods that were sold: "3 red goods"."""
    return say("osaka-sold-goods", count=len(event.goods), colour=event.colour)


def news(events: Sequence[OsakaEvent], seat: Seat) -> tuple[Label, ...]:
    """What happened since a seat's last turn: to itself first, then what others did; the picture shows new cards."""
    mine = _done_to(events, seat)
    own = (say("osaka-news-you", what=mine),) if mine else ()
    others = done_by_others(phrases(events), seat)
    return (*own, *[say("osaka-news-other", who=Who(other), what=done) for other, done in others])


def _done_to(events: Sequence[OsakaEvent], seat: Seat) -> tuple[Label, ...]:
    """What happened to a seat; of several sales the points together, as the posts have their sums."""
    said, sold = phrases(events), [one for one in events if isinstance(one, told.Scored) and one.seat == seat]
    if len(sold) < 2:
        return done_to(said, seat)
    vp = points(sum(one.vp for one in sold))
    rest = [one for one, event in zip(said, events, strict=True) if event not in sold]
    return (say("osaka-news-earned-all", vp=vp, goods=tuple(map(_sold, sold))), *done_to(rest, seat))


def undo_label(answer: OsakaAnswer) -> Label:
    """What an answer did, without what it cost or brought: "red 5 as coins", "purchase"."""
    match answer:
        case ChooseToken():
            return say("osaka-back", verb="token", what=(colour_name(answer.colour),))
        case Take() | Reserve():
            return say("osaka-back", verb=answer.kind, what=thing(answer.card))
        case Insure(discards=()):
            return say("osaka-do-insure-none")
        case Buy() | Insure():
            return say("osaka-back", verb=answer.kind, what="")
        case _:
            assert_never(answer)


def planned(answer: OsakaAnswer) -> Label:
    """What an answer does in a plan: a purchase with what it is paid with, an insurance with its symbols."""
    match answer:
        case Buy(paid=paid) if paid:
            return say("osaka-plans-buy", cards=tuple(map(thing, paid)))
        case Reserve(card=reserved):
            return say("osaka-plans-reserve", card=thing(reserved))
        case Insure(discards=discards) if discards:
            return say("osaka-plans-insure", cards=tuple(map(thing, discards)))
        case ChooseToken() | Take() | Buy() | Insure():
            return undo_label(answer)
        case _:
            assert_never(answer)
