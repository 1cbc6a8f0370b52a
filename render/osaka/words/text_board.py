"""The table of Osaka in words: sections of whole facts for a screen reader."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.sections import Section
from render.osaka.figures import price_for
from render.osaka.words.labels import by_colour, card, cards, place
from render.osaka.words.looks import TRADER, name_of
from render.osaka.words.score import most_tokens
from rules.core.labels import Label, Who, say
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from render.core.people import People
    from rules.osaka.view import OnOffer, OsakaView, TraderView


def sections(view: OsakaView, people: People) -> tuple[Section, ...]:
    """All that the pictures show."""
    traders = (_trader(trader, people) for trader in view.traders)
    return (_turn(view), _sea(view), _market(view), _farm(view), *traders, _discard(view))


def section(view: OsakaView, what: str, people: People) -> Section:
    """What a close-up shows."""
    match what:
        case "market":
            market, farm = _market(view), _farm(view)
            beside = say("osaka-board-beside", title=farm.title)
            part = replace(market, lines=(*market.lines, beside, *farm.lines))
        case _:
            part = next(one for one in sections(view, people) if one.key == what)
    return replace(part, title=name_of(view, what))


def _turn(view: OsakaView) -> Section:
    who = tuple(Who(seat) for seat in view.asked)
    lines = (
        say("osaka-board-now", turn=view.turn, asked=len(who), who=who),
        say("osaka-board-piles", deck=view.deck, discard=len(view.discard)),
        say("osaka-board-end", tokens=view.tokens_to_end, most=most_tokens(view)),
    )
    return Section("turn", say("osaka-board-turn"), lines)


def _sea(view: OsakaView) -> Section:
    goal = len(view.route) - 1
    ships = (
        say("osaka-board-ship", colour=colour, place=place(view.route, at), left=goal - at)
        for colour, at in zip(COLOURS, view.ships, strict=True)
    )
    places = tuple(place(view.route, index) for index in range(len(view.route)))
    return Section("sea", say("osaka-board-sea"), (*ships, say("osaka-board-route", places=places)))


def _market(view: OsakaView) -> Section:
    lines = _offers(view.market)
    prices = {trader.seat: price_for(view, trader.seat) for trader in view.traders}
    if any(prices.values()):
        each = tuple(say("osaka-board-price", who=Who(seat), price=price) for seat, price in prices.items())
        lines.append(say("osaka-board-prices", each=each))
    return Section("market", say("osaka-board-market"), tuple(lines))


def _farm(view: OsakaView) -> Section:
    return Section("farm", say("osaka-board-farm"), tuple(_offers(view.farm)))


def _discard(view: OsakaView) -> Section:
    line = say("osaka-board-discarded", cards=cards(view.discard)) if view.discard else say("osaka-board-no-cards")
    return Section("discard", name_of(view, "discard"), (line,))


def _offers(offers: tuple[OnOffer, ...]) -> list[Label]:
    free = cards(offer.card for offer in offers if offer.stone is None)
    lines = [say("osaka-board-free", cards=free)] if free else []
    lines += [
        say("osaka-board-reserved", card=card(offer.card), who=Who(offer.stone))
        for offer in offers
        if offer.stone is not None
    ]
    return lines or [say("osaka-board-no-cards")]


def _trader(trader: TraderView, people: People) -> Section:
    colour = say(f"house-colour-{people[trader.seat].colour}")
    lines = [
        say("osaka-board-vp", vp=trader.vp, n=sum(trader.tokens), tokens=by_colour(trader.tokens)),
        say("osaka-board-goods", goods=cards(trader.goods)),
    ]
    if trader.insured:
        lines.append(say("osaka-board-insured", goods=cards(trader.insured)))
    lines.append(say("osaka-board-holds", n=trader.hand_size, stone=int(trader.has_stone)))
    return Section(
        f"{TRADER}{trader.seat}", say("osaka-board-trader", who=Who(trader.seat), colour=colour), tuple(lines)
    )
