"""Facts of a plan of Traders of Osaka: what is true of a turn, told from what its seat sees before and after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rules.core.advice import Cost, PlanFact
from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.osaka.delta import delta
from rules.osaka.model.terms import COLOUR_INDICES, COLOURS, Card, Colour, EndReason
from rules.osaka.steps.payday import vp_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.osaka.delta import TraderDelta
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.terms import ColourIndex
    from rules.osaka.view import OsakaView, TraderView


@frozen
class Sells(PlanFact):
    """The trader's goods are sold at once for so many VP and tokens."""

    vp: int
    tokens: int


@frozen
class OtherSells(Cost):
    """Another trader sells, too."""

    seat: Seat
    vp: int


@frozen
class Lays(PlanFact):
    """The trader has more goods of a colour than before.

    Attributes:
        colour: The colour.
        count: How many there are then.
        vp: What they would bring on a payday.
        away: Spaces from their ship to Edo.
    """

    colour: Colour
    count: int
    vp: int
    away: int


@frozen
class Risks(Cost):
    """So many uninsured goods of a colour are at Enshunada with their ship, and were not before."""

    colour: Colour
    count: int


@frozen
class Saves(PlanFact):
    """So many goods are insured."""

    count: int


@frozen
class Loses(Cost):
    """So many goods are lost."""

    count: int


@frozen
class Raises(PlanFact):
    """Each of the trader's goods of a colour is worth 1 more on a payday."""

    colour: Colour


@frozen
class Reserves(PlanFact):
    """A card can be bought or taken by no one else."""

    card: Card


@frozen
class Affords(PlanFact):
    """The hand is worth so many coins, more than before.

    Attributes:
        coins: What it is worth.
        price: What of the market is left costs so much; 0 if nothing is.
    """

    coins: int
    price: int


@frozen
class Holds(PlanFact):
    """The hand stays worth so many coins."""

    coins: int


@frozen
class Pays(Cost):
    """So many coins leave the hand."""

    coins: int


@frozen
class Ends(PlanFact):
    """It ends the game."""

    by: EndReason


OsakaFact: TypeAlias = (
    Sells | OtherSells | Lays | Risks | Saves | Loses | Raises | Reserves | Affords | Holds | Pays | Ends
)


def plan_facts(facts: Facts, before: OsakaView, after: OsakaView) -> Iterator[OsakaFact]:
    """What a turn does for the seat that looks, what matters most first.

    Args:
        before: What the seat sees before the turn.
        after: What it sees after the turn.
    """
    seat, changed = after.audience, delta(before, after)
    assert seat is not None, "a seat is advised"
    mine = changed.traders[seat]
    if after.ended_by is not None:
        yield Ends(after.ended_by)
    if mine.vp > 0:
        yield Sells(mine.vp, sum(mine.tokens))
    had, have = (sum(card.value for card in view.hand or ()) for view in (before, after))
    if before.phase == "insurance":
        yield from _insured(mine)
        yield Pays(had - have) if have < had else Holds(have)
        return
    yield from _laid(facts, mine, after)
    if not mine.vp:
        yield from [Raises(COLOURS[colour]) for colour in COLOUR_INDICES if mine.tokens[colour] > 0]
    if mine.laid_stone:
        yield from [Reserves(offer.card) for offer in (*after.market, *after.farm) if offer.stone == seat]
    yield from _risked(before, after, seat)
    for trader in changed.traders:
        if trader.seat != seat and trader.vp > 0:
            yield OtherSells(trader.seat, trader.vp)
    if have > had:
        yield Affords(
            have, sum([offer.card.value for offer in before.market if offer.stone in {None, seat}]) - have + had
        )
    elif have < had:
        yield Pays(had - have)


def _insured(mine: TraderDelta) -> Iterator[OsakaFact]:
    """Goods saved; those lost once all have answered."""
    saved, lost = len(mine.insured) - len(mine.uninsured), len(mine.gone) - len(mine.gained)
    if saved > 0:
        yield Saves(saved)
    if lost > 0:
        yield Loses(lost)


def _laid(facts: Facts, mine: TraderDelta, after: OsakaView) -> Iterator[OsakaFact]:
    """Colours of which the seat now has more goods, most valuable first."""
    now = after.traders[mine.seat]
    sets: list[Lays] = []
    for place, colour in enumerate(COLOURS):
        more = [card.colour for card in mine.gained].count(colour) - [card.colour for card in mine.gone].count(colour)
        if more > 0:
            values = [card.value for card in now.goods if card.colour == colour]
            vp = vp_of(facts, (max(values) + now.tokens[place]) * len(values))
            sets.append(Lays(colour, len(values), vp, facts.goal - after.ships[place]))
    yield from sorted(sets, key=lambda one: -one.vp)


def _risked(before: OsakaView, after: OsakaView, seat: Seat) -> Iterator[OsakaFact]:
    for colour in COLOUR_INDICES:
        was, now = (_at_enshunada(view, view.traders[seat], colour) for view in (before, after))
        if now > was:
            yield Risks(COLOURS[colour], now)


def _at_enshunada(view: OsakaView, trader: TraderView, colour: ColourIndex) -> int:
    """Uninsured goods of a colour, if its ship is there."""
    if view.route[view.ships[colour]].water != "waves":
        return 0
    goods, insured = ([card.colour for card in some].count(COLOURS[colour]) for some in (trader.goods, trader.insured))
    return goods - insured
