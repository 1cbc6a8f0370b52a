"""The story of a match of Osaka: what happened, in few lines."""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, TypeAlias, assert_never

from render.osaka.words.labels import card, cards, colour_name, colour_names
from rules.core.labels import Label, Who, say
from rules.osaka.events import (
    Bought,
    Ended,
    GoodsLost,
    HandDealt,
    InsuranceAsked,
    Insured,
    LaidOut,
    NothingSold,
    NotInsured,
    PassedOver,
    Payday,
    Refilled,
    Reserved,
    Reshuffled,
    Scored,
    ShipMoved,
    ShipsReturned,
    ShipsSank,
    StartPlayerFound,
    StoneBack,
    TokenChosen,
    TokenGained,
    Took,
)

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from rules.osaka.events import OsakaEvent

Joined: TypeAlias = Scored | Insured | NotInsured | GoodsLost
"""Events that share one line with others of their kind."""

Dealt: TypeAlias = LaidOut | HandDealt | StartPlayerFound | TokenChosen
"""Events of the preparation."""


def story(events: Sequence[OsakaEvent]) -> tuple[Label, ...]:
    """What happened, in few lines: events that belong together share one.

    Args:
        events: In the order in which they happened.
    """
    lines: list[Label] = []
    for _, group in groupby(zip_longest(events, events[1:]), key=lambda pair: _line_of(pair[0])):
        together = list(group)
        match together[0][0]:
            case ShipMoved():
                lines.append(_advance([event for event, _ in together if isinstance(event, ShipMoved)]))
            case Scored() | Insured() | NotInsured() | GoodsLost():
                lines.append(_joined([event for event, _ in together if isinstance(event, Joined)]))
            case StoneBack() if len(events) > 1:
                pass
            case _:
                found = (_line(event, stone=isinstance(after, StoneBack)) for event, after in together)
                lines += [label for label in found if label is not None]
    return tuple(lines)


def _line_of(event: OsakaEvent) -> Hashable:
    """What neighbours must have in common to share a line."""
    match event:
        case Scored():
            return event.kind, event.colour
        case Insured() | NotInsured():
            return "insurance"
        case _:
            return event.kind


def _line(event: OsakaEvent, *, stone: bool) -> Label | None:
    """A line of its own; None for what other lines or the board say as well."""
    match event:
        case LaidOut() | HandDealt() | StartPlayerFound() | TokenChosen():
            return _dealt(event)
        case Bought() | Took():
            return _had(event, stone=stone)
        case Reserved():
            key = "osaka-tell-reserved"
            return say(key, who=Who(event.seat), card=card(event.card), area=event.area, forced=int(event.forced))
        case StoneBack():
            return say("osaka-tell-stone", who=Who(event.seat), card=card(event.card))
        case ShipMoved():
            return _advance([event])
        case Scored() | Insured() | NotInsured() | GoodsLost():
            return _joined([event])
        case Payday() | TokenGained() | InsuranceAsked() | ShipsReturned():
            return None
        case NothingSold():
            return say("osaka-tell-nothing-sold", colour=colour_name(event.colour))
        case ShipsSank():
            ships = say("osaka-ships-named", count=len(event.colours), colours=colour_names(event.colours))
            return say("osaka-tell-sank", ships=ships)
        case Refilled():
            market, farm = cards(event.market), cards(event.farm)
            return say("osaka-tell-refilled", market=market, farm=farm, short=event.short)
        case Reshuffled():
            return say("osaka-tell-reshuffled", cards=event.cards)
        case PassedOver():
            return say("osaka-tell-passed", who=Who(event.seat))
        case Ended():
            return say("osaka-tell-ended", by=event.by)
        case other:
            assert_never(other)


def _dealt(event: Dealt) -> Label:
    match event:
        case LaidOut():
            return say("osaka-tell-laid-out", market=cards(event.market), farm=cards(event.farm))
        case HandDealt():
            return say("osaka-tell-hand", who=Who(event.seat), cards=cards(event.cards), coins=event.coins)
        case StartPlayerFound():
            return say("osaka-tell-start", who=Who(event.seat), by=event.by)
        case TokenChosen():
            return say("osaka-tell-token", who=Who(event.seat), colour=colour_name(event.colour))
        case other:
            assert_never(other)


def _had(event: Bought | Took, *, stone: bool) -> Label:
    """Cards that changed hands, with the stone that lay upon one."""
    match event:
        case Bought():
            return say(
                "osaka-tell-bought",
                who=Who(event.seat),
                goods=cards(event.goods),
                price=event.price,
                paid=cards(event.paid),
                spare=event.coins - event.price,
                stone=int(stone),
            )
        case Took():
            who, forced = Who(event.seat), int(event.forced)
            return say("osaka-tell-took", who=who, card=card(event.card), stone=int(stone), forced=forced)
        case other:
            assert_never(other)


def _advance(events: Sequence[ShipMoved]) -> Label:
    """One line for the ships of a purchase: those that reach the same place are named together."""
    places = dict.fromkeys((event.water, event.nth) for event in events)
    ships = tuple(
        say(
            "osaka-tell-ship",
            colours=colour_names(event.colour for event in events if (event.water, event.nth) == place),
            place=say("osaka-place", water=place[0], n=place[1]),
        )
        for place in places
    )
    return say("osaka-tell-ships", ships=ships)


def _joined(events: Sequence[Joined]) -> Label:
    """One line for events of one kind."""
    each = tuple(_share(event) for event in events)
    match events[0]:
        case Scored(colour=colour):
            return say("osaka-tell-scored", colour=colour_name(colour), each=each)
        case Insured() | NotInsured():
            return say("osaka-tell-insurance", each=each)
        case GoodsLost():
            return say("osaka-tell-lost", each=each)
        case other:
            assert_never(other)


def _share(event: Joined) -> Label:
    """An event's part of the line it shares."""
    match event:
        case Scored():
            return say("osaka-tell-earned", who=Who(event.seat), vp=event.vp, sum=worth(event))
        case Insured():
            saved, discarded = cards(event.saved), cards(event.discarded)
            return say("osaka-tell-insured", who=Who(event.seat), saved=saved, discarded=discarded)
        case NotInsured():
            return say("osaka-tell-not-insured", who=Who(event.seat))
        case GoodsLost():
            return say("osaka-tell-lost-by", who=Who(event.seat), goods=cards(event.goods))
        case other:
            assert_never(other)


def worth(event: Scored) -> Label:
    """What goods brought, part by part: "3 red at 2 coins = 6 coins, bonus 0"."""
    sold = say("osaka-count-of", count=len(event.goods), colour=event.colour)
    return say("osaka-sum", goods=sold, highest=event.highest, tokens=event.tokens, coins=event.coins)
