"""What a turn of one's own came to: what one has more, what one has less, what was built and completed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.yokohama.words.labels import order_name, some_of, technology
from rules.core.labels import Label, say
from rules.yokohama.model.terms import GOODS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.yokohama.view.table import MerchantView


def brought(before: MerchantView, after: MerchantView) -> tuple[Label, ...]:
    """What changed for a merchant in a turn, in few words.

    Args:
        before: As he was when the turn began.
        after: As he is now.
    """
    changed = tuple(_stock(before, after))
    more = tuple([some_of(what, count) for what, count in changed if count > 0])
    less = tuple([some_of(what, -count) for what, count in changed if count < 0])
    return (
        *((say("yokohama-brought-more", what=more),) if more else ()),
        *((say("yokohama-brought-less", what=less),) if less else ()),
        *_done(before, after),
    )


def _stock(before: MerchantView, after: MerchantView) -> Iterator[tuple[str, int]]:
    """Points, money, goods, what left the warehouse, and foreign agents: by how much each has changed."""
    yield "points", after.points - before.points
    yield "yen", after.yen - before.yen
    for kind, was, now in zip(GOODS, before.goods, after.goods, strict=True):
        yield kind, now - was
    yield "assistant", before.warehouse.assistants - after.warehouse.assistants
    yield "shop", before.warehouse.shops - after.warehouse.shops
    yield "house", before.warehouse.houses - after.warehouse.houses
    yield "agent", len(after.agents) + len(after.used_agents) - len(before.agents) - len(before.used_agents)


def _done(before: MerchantView, after: MerchantView) -> Iterator[Label]:
    for one in after.completed[len(before.completed) :]:
        yield say("yokohama-brought-order", order=order_name(one.id))
    taken = after.orders_in_hand + len(after.completed) - before.orders_in_hand - len(before.completed)
    if taken > 0:
        yield say("yokohama-brought-taken", count=taken)
    for card in after.technologies[len(before.technologies) :]:
        yield technology(card)
    if after.shops_built > before.shops_built:
        yield say("yokohama-brought-built", piece="shop", count=after.shops_built - before.shops_built)
    if after.houses_built > before.houses_built:
        yield say("yokohama-brought-built", piece="house", count=after.houses_built - before.houses_built)
    for achievement in after.achievements[len(before.achievements) :]:
        yield say("yokohama-brought-achievement", achievement=achievement)
