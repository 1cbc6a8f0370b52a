"""What is new in a close-up since the reader last looked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.seats import Seat
    from rules.yokohama.model.cards import Order, Technology
    from rules.yokohama.view.table import AchievementCard, AreaView, BoardSpace, MerchantView


def new_cards(now: Sequence[Order | Technology | None], old: Sequence[Order | Technology | None]) -> tuple[int, ...]:
    """Spaces with a card that lay on no space of the board before."""
    return tuple(space for space, card in enumerate(now) if card is not None and card not in old)


def new_spaces(now: Sequence[BoardSpace], old: Sequence[BoardSpace]) -> tuple[int, ...]:
    """Spaces of church or customs board on which someone has placed an assistant."""
    return tuple(i for i, (one, was) in enumerate(zip(now, old, strict=True)) if one.owner != was.owner)


def new_sites(now: AreaView, old: AreaView) -> tuple[int, ...]:
    """Building spaces that were built on: 0 to 3 for shops, 4 for the trading house; 5 for a 5-power token taken."""
    assert now.building is not None, "only the canal has no building tile"
    assert old.building is not None, "a building tile stays where it is"
    owners = zip(
        (*now.building.owners, now.building.house_owner, now.token is None),
        (*old.building.owners, old.building.house_owner, old.token is None),
        strict=True,
    )
    return tuple(site for site, (one, was) in enumerate(owners) if one != was)


def stirred(now: AreaView, old: AreaView, seat: Seat) -> bool:
    """Whether a merchant has more or fewer assistants in an area, or his president came or left."""
    came = (seat in now.presidents) != (seat in old.presidents)
    return came or now.assistants[seat] != old.assistants[seat]


def newly_done(now: AchievementCard, old: AchievementCard, seat: Seat) -> bool:
    """Whether a merchant has completed an achievement."""
    return seat in now.done and seat not in old.done


def changed_goods(now: MerchantView, old: MerchantView) -> tuple[int, ...]:
    """Goods, imports and money of which a merchant has more or less, money last."""
    pairs = zip((*now.goods, now.yen), (*old.goods, old.yen), strict=True)
    return tuple(i for i, (one, was) in enumerate(pairs) if one != was)
