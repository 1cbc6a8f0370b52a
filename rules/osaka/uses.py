"""What traders did with the cards, by what was told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.uses import Usable, Use
from rules.osaka.events import Bought, Insured, Reserved, Scored, TokenChosen, TokenGained, Took
from rules.osaka.model.terms import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules.core.table import Event
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.terms import Card, CardName


def uses(told: Iterable[Event]) -> Iterator[Use]:
    """All that was used in a match: each card once for every time that it changed its place by someone's doing."""
    for event in told:
        match event:
            case Bought(seat=seat, goods=goods):
                yield from (Use(seat, "bought as goods", _name(card)) for card in goods)
            case Took(seat=seat, card=card):
                yield Use(seat, "taken as coins", _name(card))
            case Reserved(seat=seat, card=card):
                yield Use(seat, "reserved", _name(card))
            case Insured(seat=seat, saved=saved):
                yield from (Use(seat, "insured", _name(card)) for card in saved)
            case Scored(seat=seat, colour=colour):
                yield Use(seat, "sold", colour)
            case TokenChosen(seat=seat, colour=colour) | TokenGained(seat=seat, colour=colour):
                yield Use(seat, "token gained", colour)
            case _:
                pass


def _name(card: Card) -> CardName:
    return f"{card.colour[0]}{card.value}"


def usable(facts: Facts) -> Usable:
    """All that can be used in a match."""
    cards = ("bought as goods", "taken as coins", "reserved", "insured")
    return {**dict.fromkeys(cards, facts.names), "sold": COLOURS, "token gained": COLOURS}
