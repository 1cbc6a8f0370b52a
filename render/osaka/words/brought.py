"""What a turn of one's own came to: what one has more, what one has less, and what is left in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Label, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.seats import Seat
    from rules.osaka.view import OsakaView


def brought(before: OsakaView, after: OsakaView, seat: Seat) -> tuple[Label, ...]:
    """What changed for a trader in a turn, in few words.

    Args:
        before: What he saw when the turn began.
        after: What he sees now.
        seat: The trader.
    """
    return tuple(_changes(before, after, seat))


def _changes(before: OsakaView, after: OsakaView, seat: Seat) -> Iterator[Label]:
    was, now = before.traders[seat], after.traders[seat]
    if now.vp > was.vp:
        yield say("osaka-brought-vp", vp=now.vp - was.vp, all=now.vp)
    if sum(now.tokens) > sum(was.tokens):
        yield say("osaka-brought-tokens", count=sum(now.tokens) - sum(was.tokens), all=sum(now.tokens))
    if len(now.goods) != len(was.goods):
        yield say("osaka-brought-goods", more=max(len(now.goods) - len(was.goods), 0), all=len(now.goods))
    had, coins = (sum(card.value for card in view.hand or ()) for view in (before, after))
    if coins != had:
        yield say("osaka-brought-coins", more=max(coins - had, 0), all=coins)
    if was.has_stone and not now.has_stone:
        yield say("osaka-brought-stone")
