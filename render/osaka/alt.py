"""Alternative texts of the pictures of Osaka: complete sentences, always in the same order, never a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.words_cut import cut
from render.osaka.alt_news import news, ships
from render.osaka.board_text import final_score, most_tokens, section
from render.osaka.hand_news import new_cards
from render.osaka.story_cards import cards, colour_name, place
from rules.core.labels import Label, Who, say
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from render.core.face import RenderContext
    from rules.osaka.view import OnOffer, OsakaView, TraderView

LONGEST = 1024
"""Characters that Discord allows."""


def table(view: OsakaView, before: OsakaView | None, context: RenderContext) -> str:
    """What the table shows: when, who is asked, who leads, what is new, where everything is, the score, the end.

    Args:
        view: The table.
        before: What the reader saw last, or None.
        context: The reader.
    """
    labels = [
        say("osaka-alt-table", match=context.match, turn=view.turn),
        say("osaka-alt-asked", phase=view.phase, who=tuple(Who(seat) for seat in view.asked)),
    ]
    best = max(trader.vp for trader in view.traders)
    if best:
        labels.append(say("osaka-alt-leads", who=tuple(Who(each.seat) for each in view.traders if each.vp == best)))
    if before is not None and (new := changes(view, before)):
        labels.append(say("osaka-alt-new", what=new))
    ships = tuple(
        say("osaka-alt-ship", colour=colour_name(colour), place=place(view.route, at))
        for colour, at in zip(COLOURS, view.ships, strict=True)
    )
    labels.append(say("osaka-alt-ships", ships=ships))
    labels.append(say("osaka-alt-market", cards=_offered(view.market)))
    labels.append(say("osaka-alt-farm", cards=_offered(view.farm)))
    points = tuple(_points(trader) for trader in view.traders)
    labels.append(say("osaka-alt-points", each=points))
    labels.append(say("osaka-alt-end", most=most_tokens(view), tokens=view.tokens_to_end))
    return _sentences(labels, context, say("osaka-alt-rest"))


def changes(view: OsakaView, before: OsakaView) -> tuple[Label, ...]:
    """What differs from an earlier view: ships, VP and goods."""
    found = [*ships(view, before)]
    for old_trader, trader in zip(before.traders, view.traders, strict=True):
        who, more = Who(trader.seat), len(trader.goods) - len(old_trader.goods)
        if trader.vp > old_trader.vp:
            found.append(say("osaka-alt-new-vp", who=who, vp=trader.vp - old_trader.vp))
        if more:
            key = "osaka-alt-new-goods" if more > 0 else "osaka-alt-lost-goods"
            found.append(say(key, who=who, n=abs(more)))
    return tuple(found)


def hand(view: OsakaView, before: OsakaView | None, context: RenderContext) -> str:
    """That this is a hand, and how many cards are new; the cards stand in the message only."""
    return context.words.text("osaka-alt-hand", match=context.match, new=len(new_cards(view, before)))


def close_up(view: OsakaView, before: OsakaView | None, what: str, title: str, context: RenderContext) -> str:
    """What a close-up shows, first of all what is new in it."""
    said = [context.words.text("osaka-alt-closer", match=context.match, what=title)]
    if before is not None and (new := news(view, before, what)):
        said.append(context.words.plain(say("osaka-alt-new", what=new), context.people))
    said.append(section(view, what, context))
    return cut(" ".join(said), LONGEST, " " + context.words.text("osaka-alt-rest"))


def score_sheet(view: OsakaView, context: RenderContext) -> str:
    """The final score in sentences."""
    labels = [say("osaka-alt-score", match=context.match), *final_score(view)]
    return cut(" ".join(_sentence(label, context) for label in labels), LONGEST)


def _points(trader: TraderView) -> Label:
    return say("osaka-score-seat", who=Who(trader.seat), vp=trader.vp, tokens=sum(trader.tokens))


def _offered(offers: tuple[OnOffer, ...]) -> tuple[Label, ...]:
    free = cards(offer.card for offer in offers if offer.stone is None)
    held = (
        say("osaka-alt-reserved", card=each, who=Who(offer.stone))
        for offer in offers
        if offer.stone is not None
        for each in cards([offer.card])
    )
    return (*free, *held)


def _sentences(labels: list[Label], context: RenderContext, last: Label) -> str:
    said = " ".join(context.words.plain(label, context.people) for label in labels)
    return cut(said, LONGEST, " " + context.words.plain(last, context.people))


def _sentence(label: Label, context: RenderContext) -> str:
    said = context.words.plain(label, context.people)
    return said if said.endswith(".") else f"{said}."
