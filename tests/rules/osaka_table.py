"""A table of Osaka laid by hand: positions in a few words, answers in notation, what was told as a list."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from bot.core.tables import load_tables
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.table import Table
from rules.osaka.events import OsakaEvent
from rules.osaka.game import OSAKA, OsakaRules
from rules.osaka.model.state import Offer, State
from rules.osaka.model.tables import Tables
from rules.osaka.model.terms import COLOUR_INDICES, COLOURS
from rules.osaka.setup import bare
from rules.osaka.steps.turn import AskTurn
from tests.rules.laid_table import LaidTable

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.step import AnyStep
    from rules.osaka.model.position import Position
    from rules.osaka.model.terms import Card

FOLDER = Path(__file__).parents[2] / "data" / "osaka"
_loaded = load_tables("osaka", FOLDER, OSAKA.tables)
assert isinstance(_loaded, Tables)
TABLES = _loaded
RULES = OsakaRules(TABLES)
FACTS = RULES.facts


def kinds(text: str) -> list[int]:
    """Kinds of the cards in a text such as ``r5 b3 g2x4``."""
    found = []
    for word in text.split():
        name, _, times = word.partition("x")
        found += [FACTS.names.index(name)] * int(times or 1)
    return found


def cards(text: str) -> tuple[Card, ...]:
    """The cards in a text, in the order in which events list them."""
    return FACTS.listed(FACTS.counted(kinds(text)))


def names(told: Iterable[Card]) -> str:
    """Names of some cards."""
    return " ".join(f"{card.colour[0]}{card.value}" for card in told)


def offers(text: str) -> list[Offer]:
    """Cards on offer; ``r5@1`` is reserved by seat 1."""
    found = []
    for word in text.split():
        name, _, owner = word.partition("@")
        found.append(Offer(kinds(name)[0], Seat(int(owner)) if owner else None))
    return found


class TableOfOsaka(LaidTable[State, OsakaEvent]):
    """A table of Osaka."""

    rules = RULES

    def __init__(
        self,
        *hands: str,
        goods: Sequence[str] = (),
        insured: Sequence[str] = (),
        tokens: Sequence[str] = (),
        vp: Sequence[str] = (),
        market: str = "",
        farm: str = "",
        ships: str = "0 0 0 0",
        deck: str | None = None,
        active: int = 0,
        stack: Sequence[AnyStep] = (AskTurn(),),
        seed: bytes = b"osaka",
    ) -> None:
        """Lay the table.

        Args:
            hands: Hand cards of each seat.
            goods: Goods of each seat.
            insured: Those that are insured.
            tokens: Tokens of each seat by the first letters of their colours, e.g. ``rrb``.
            vp: VP cards of each seat, all of them known.
            market: Cards of the market.
            farm: Cards of the farm.
            ships: Places of the red, blue, yellow and green ship.
            deck: Cards of the draw pile; the rest lies on the discard pile. None: all the rest is the draw pile.
            active: Whose turn it is.
            stack: What is still to happen, the next first.
            seed: The dice.
        """
        state = bare(FACTS, len(hands))
        for trader, hand in zip(state.traders, hands, strict=True):
            trader.hand = FACTS.counted(kinds(hand))
        for seat, text in enumerate(goods):
            state.traders[seat].goods = FACTS.counted(kinds(text))
        for seat, text in enumerate(insured):
            state.traders[seat].insured = FACTS.counted(kinds(text))
        for seat, text in enumerate(tokens):
            letters = [colour[0] for colour in COLOURS]
            state.traders[seat].tokens = [text.count(letters[colour]) for colour in COLOUR_INDICES]
        for seat, text in enumerate(vp):
            state.traders[seat].vp = len(kinds(text))
        state.stowed = FACTS.counted(kinds(" ".join(vp)))
        state.market, state.farm = offers(market), offers(farm)
        for offer in (*state.market, *state.farm):
            if offer.stone is not None:
                state.traders[offer.stone].has_stone = False
        state.ships = [int(place) for place in ships.split()]
        state.active = state.start = Seat(active)
        on_table = [
            *(trader.hand for trader in state.traders),
            *(trader.goods for trader in state.traders),
            state.stowed,
            FACTS.counted(offer.card for offer in (*state.market, *state.farm)),
        ]
        rest = [copies - sum(used) for copies, used in zip(FACTS.copies, zip(*on_table, strict=True), strict=True)]
        state.bag = rest if deck is None else FACTS.counted(kinds(deck))
        state.discard = [all_ - left for all_, left in zip(rest, state.bag, strict=True)]
        state.then(*stack)
        super().__init__(state, Table(Rng(seed)))
        self.check()

    @override
    def check(self) -> None:
        assert RULES.violations(self.state) == []

    def at(self, seat: int | None = None) -> Position:
        """The position as a seat looks at it; as the active one does if none is named."""
        return RULES.position(self.state, self.seat_of(seat))

    def hand(self, seat: int) -> str:
        """Hand cards of a seat."""
        return names(FACTS.listed(self.state.traders[seat].hand))

    def goods(self, seat: int) -> str:
        """Goods of a seat."""
        return names(FACTS.listed(self.state.traders[seat].goods))

    def insured(self, seat: int) -> str:
        """Insured goods of a seat."""
        return names(FACTS.listed(self.state.traders[seat].insured))

    def market(self) -> str:
        """Cards of the market, with stones."""
        return " ".join(
            FACTS.names[offer.card] + ("" if offer.stone is None else f"@{offer.stone}") for offer in self.state.market
        )


def some(told: Iterable[OsakaEvent], kind: str) -> list[OsakaEvent]:
    """The events of a kind."""
    return [event for event in told if event.kind == kind]
