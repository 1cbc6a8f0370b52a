"""The table of Osaka in words: sections of whole facts for a screen reader, and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.osaka.words.labels import by_colour, card, cards, place
from rules.core.labels import Label, Who, say
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from render.core.face import RenderContext
    from render.core.people import People
    from rules.core.seats import Seat
    from rules.osaka.view import OnOffer, OsakaView, TraderView

NEAR = 1
"""So many tokens before the last one the end is near."""


def sections(view: OsakaView, context: RenderContext) -> tuple[str, ...]:
    """All that the pictures show; the first line of each section is its title."""
    parts = [_turn(view), _sea(view), _market(view), _farm(view)]
    parts += [_trader(trader, context.people) for trader in view.traders]
    return tuple("\n".join(context.words.say(label, context.people) for label in part) for part in parts)


def section(view: OsakaView, what: str, context: RenderContext) -> str:
    """What a close-up shows, in one line without markdown.

    Args:
        view: The table.
        what: Id of the close-up.
        context: The reader.
    """
    match what:
        case "market":
            farm, *offers = _farm(view)
            part = [*_market(view)[1:], say("osaka-board-beside", title=farm), *offers]
        case "sea":
            part = _sea(view)[1:]
        case _:
            part = _trader(view.traders[int(what.removeprefix("trader"))], context.people)[1:]
    return " ".join(context.words.plain(label, context.people) for label in part)


def most_tokens(view: OsakaView) -> int:
    """Tokens of the trader who has most."""
    return max(sum(trader.tokens) for trader in view.traders)


def price_for(view: OsakaView, seat: Seat) -> int:
    """What a seat would have to pay for all it may buy."""
    return sum(offer.card.value for offer in view.market if offer.stone in {None, seat})


def score_line(view: OsakaView, people: People, speak: Callable[[Label, People], str]) -> str:
    """Everybody's points and how near the end is."""
    each = " · ".join(speak(_score(trader), people) for trader in view.traders)
    label = say("osaka-score-line", each=each, most=most_tokens(view), end=view.tokens_to_end)
    return speak(label, people)


def _score(trader: TraderView) -> Label:
    return say("osaka-score-seat", who=Who(trader.seat), vp=trader.vp, tokens=sum(trader.tokens))


def warning(view: OsakaView) -> Label | None:
    """That somebody lacks one token, or none, to end the match."""
    most = most_tokens(view)
    if view.phase == "over" or most < view.tokens_to_end - NEAR:
        return None
    who = tuple(Who(trader.seat) for trader in view.traders if sum(trader.tokens) == most)
    return say("osaka-warning", who=who, n=len(who), most=most, end=view.tokens_to_end)


def final_score(view: OsakaView) -> tuple[Label, ...]:
    """Who wins and why, then every place, then what ended the match; empty while it runs."""
    if view.results is None or view.ended_by is None:
        return ()
    first = [line for line in view.results if line.place == 1]
    others = [line for line in view.results if line.place > 1]
    best, who = first[0].vp, tuple(Who(line.seat) for line in first)
    second = max((line.vp for line in others), default=best)
    if len(first) > 1:
        winner = say("osaka-win-shared", who=who, vp=best)
    elif second == best:
        winner = say("osaka-win-tokens", who=who, vp=best)
    else:
        winner = say("osaka-win-lead", who=who, vp=best, lead=best - second)
    places = (
        say("osaka-win-place", place=line.place, who=Who(line.seat), vp=line.vp, tokens=line.tokens)
        for line in view.results
    )
    return (winner, *places, say("osaka-win-by", by=view.ended_by, end=view.tokens_to_end))


def _turn(view: OsakaView) -> list[Label]:
    who = tuple(Who(seat) for seat in view.asked)
    return [
        say("osaka-board-turn"),
        say("osaka-board-now", turn=view.turn, asked=len(who), who=who),
        say("osaka-board-piles", deck=view.deck, discard=view.discard),
        say("osaka-board-end", tokens=view.tokens_to_end, most=most_tokens(view)),
    ]


def _sea(view: OsakaView) -> list[Label]:
    goal = len(view.route) - 1
    ships = [
        say("osaka-board-ship", colour=colour, place=place(view.route, at), left=goal - at)
        for colour, at in zip(COLOURS, view.ships, strict=True)
    ]
    places = tuple(place(view.route, index) for index in range(len(view.route)))
    return [say("osaka-board-sea"), *ships, say("osaka-board-route", places=places)]


def _market(view: OsakaView) -> list[Label]:
    lines = [say("osaka-board-market"), *_offers(view.market)]
    prices = {trader.seat: price_for(view, trader.seat) for trader in view.traders}
    if any(prices.values()):
        each = tuple(say("osaka-board-price", who=Who(seat), price=price) for seat, price in prices.items())
        lines.append(say("osaka-board-prices", each=each))
    return lines


def _farm(view: OsakaView) -> list[Label]:
    return [say("osaka-board-farm"), *_offers(view.farm)]


def _offers(offers: tuple[OnOffer, ...]) -> list[Label]:
    free = cards(offer.card for offer in offers if offer.stone is None)
    lines = [say("osaka-board-free", cards=free)] if free else []
    lines += [
        say("osaka-board-reserved", card=card(offer.card), who=Who(offer.stone))
        for offer in offers
        if offer.stone is not None
    ]
    return lines or [say("osaka-board-no-cards")]


def _trader(trader: TraderView, people: People) -> list[Label]:
    colour = say(f"house-colour-{people[trader.seat].colour}")
    lines = [
        say("osaka-board-trader", who=Who(trader.seat), colour=colour),
        say("osaka-board-vp", vp=trader.vp, n=sum(trader.tokens), tokens=by_colour(trader.tokens)),
        say("osaka-board-goods", goods=cards(trader.goods)),
    ]
    if trader.insured:
        lines.append(say("osaka-board-insured", goods=cards(trader.insured)))
    lines.append(say("osaka-board-holds", n=trader.hand_size, stone=int(trader.has_stone)))
    return lines
