"""Payday: goods are sold, tokens gained, ships lost to the Black Current and ships returned.

ZAHLTAG, steps 1 to 4; ENDE DES SPIELS. Rulings O-R1, O-R5 to O-R7, O-R14, O-R15, O-R19 to O-R21.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import override

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.step import Run
from rules.core.steps.together import AskEach
from rules.osaka.events import (
    Ended,
    GoodsLost,
    InsuranceAsked,
    NothingSold,
    OsakaEvent,
    Scored,
    ShipsReturned,
    ShipsSank,
    TokenGained,
)
from rules.osaka.model.position import Position
from rules.osaka.model.terms import COLOUR_INDICES, COLOURS, ColourIndex, EndReason
from rules.osaka.steps.insurance import AskInsurance, at_risk
from rules.osaka.steps.market import draw_unseen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.core.table import Table
    from rules.osaka.model.facts import Facts
    from rules.osaka.model.terms import Colour, Counts


def named(colours: Iterable[ColourIndex]) -> tuple[Colour, ...]:
    """Colours by their names."""
    return tuple([COLOURS[colour] for colour in colours])


@frozen
class Score(Run[Position, OsakaEvent]):
    """Step 1: colour by colour, and from the active trader clockwise, all goods of the arrived colours are sold."""

    colours: tuple[ColourIndex, ...]
    kind: Literal["score"] = "score"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        earned: list[tuple[Seat, ColourIndex]] = []
        for colour in self.colours:
            suit = position.facts.suits[colour]
            traders = [(seat, position.state.traders[seat]) for seat in position.state.clockwise(position.active)]
            sellers = [seat for seat, trader in traders if any(trader.goods[kind] for kind in suit)]
            for seat in sellers:
                _sell(position.seen_by(seat), colour, table)
                earned.append((seat, colour))
            if not sellers:
                table.emit(NothingSold(COLOURS[colour]))
        position.state.then(GainTokens(tuple(earned)))


def coins_of(facts: Facts, goods: Counts, tokens: int, colour: ColourIndex) -> int:
    """Worth of a set before rounding: most expensive card plus own tokens of the colour, times the number of cards."""
    owned = [kind for kind in facts.suits[colour] if goods[kind]]
    if not owned:
        return 0
    return (facts.values[owned[0]] + tokens) * sum([goods[kind] for kind in owned])


def vp_of(facts: Facts, coins: int) -> int:
    """VP for a set: its worth rounded up to a multiple of five, divided by five."""
    return -(-coins // facts.numbers.coins_per_vp.value)


def _sell(position: Position, colour: ColourIndex, table: Table[OsakaEvent]) -> None:
    """A trader sells his goods of a colour, insured or not, for VP.

    The cheapest are laid under his stone, the others discarded; what is missing comes from the draw pile, unseen.
    """
    goods, suit = position.facts.nothing, position.facts.suits[colour]
    for kind in suit:
        goods[kind], position.me.goods[kind], position.me.insured[kind] = position.me.goods[kind], 0, 0
    tokens = position.me.tokens[colour]
    coins = coins_of(position.facts, goods, tokens, colour)
    vp = vp_of(position.facts, coins)
    missing = vp
    for kind in reversed(suit):
        stowed = min(goods[kind], missing)
        missing -= stowed
        position.state.stowed[kind] += stowed
        position.state.discard[kind] += goods[kind] - stowed
    drawn = draw_unseen(position.state, missing, table)
    position.state.owed += missing - drawn
    position.me.vp += vp
    cards = position.facts.listed(goods)
    table.emit(Scored(position.seat, COLOURS[colour], cards, cards[0].value, tokens, coins, vp, drawn, missing - drawn))
    table.touch(f"sold:{COLOURS[colour]}")
    if tokens:
        table.touch("payday:bonus")
    if drawn:
        table.touch("payday:drawn")


@frozen
class GainTokens(Run[Position, OsakaEvent]):
    """Step 2: who earned VP with a colour gains a token of it, in the order of scoring."""

    earned: tuple[tuple[Seat, ColourIndex], ...]
    kind: Literal["gain-tokens"] = "gain-tokens"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        for seat, colour in self.earned:
            tokens = position.state.traders[seat].tokens
            tokens[colour] += 1
            table.emit(TokenGained(seat, COLOURS[colour], sum(tokens)))


@frozen
class CheckEnd(Run[Position, OsakaEvent]):
    """After step 2: the match ends if a trader has enough tokens."""

    kind: Literal["check-end"] = "check-end"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        if any(sum(trader.tokens) >= position.facts.numbers.tokens_to_end.value for trader in position.state.traders):
            position.stack.clear()
            position.state.then(End("tokens"))


@frozen
class End(Run[Position, OsakaEvent]):
    """The match is over."""

    by: EndReason
    kind: Literal["end"] = "end"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        position.state.over = self.by
        table.emit(Ended(self.by, tuple([line.seat for line in position.state.places() if line.place == 1])))
        table.touch(f"end:{self.by}")


@frozen
class Sink(Run[Position, OsakaEvent]):
    """Step 3: ships on the waves sink; whoever has goods at risk and a hand card is asked for insurance."""

    kind: Literal["sink"] = "sink"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        colours = tuple([colour for colour in COLOUR_INDICES if position.state.ships[colour] in position.facts.waves])
        if not colours:
            return
        table.emit(ShipsSank(named(colours)))
        table.touch(f"sink:{min(len(colours), 2)}")
        position.state.then(LoseGoods(colours))
        traders = [(seat, position.state.traders[seat]) for seat in position.state.clockwise(position.active)]
        asked = [seat for seat, one in traders if any(one.hand) and any(at_risk(position.facts, one, colours))]
        if asked:
            table.emit(InsuranceAsked(tuple(asked), named(colours)))
            position.state.then(AskInsurance(colours, AskEach(asked)))


@frozen
class LoseGoods(Run[Position, OsakaEvent]):
    """Step 3: goods of sunk colours are discarded unless they are insured."""

    colours: tuple[ColourIndex, ...]
    kind: Literal["lose-goods"] = "lose-goods"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        for seat in position.state.clockwise(position.active):
            trader = position.state.traders[seat]
            lost = at_risk(position.facts, trader, self.colours)
            if any(lost):
                trader.goods = position.state.discarded(trader.goods, lost)
                table.emit(GoodsLost(seat, position.facts.listed(lost)))
                table.touch("lost")


@frozen
class ReturnShips(Run[Position, OsakaEvent]):
    """Step 4: arrived ships return to Osaka, sunk ones to Anori."""

    kind: Literal["return-ships"] = "return-ships"

    @override
    def run(self, position: Position, table: Table[OsakaEvent]) -> None:
        facts, ships = position.facts, position.state.ships
        arrived = [colour for colour in COLOUR_INDICES if ships[colour] == facts.goal]
        sunk = [colour for colour in COLOUR_INDICES if ships[colour] in facts.waves]
        for colour in arrived:
            ships[colour] = 0
        for colour in sunk:
            ships[colour] = facts.anchor
        table.emit(ShipsReturned(named(arrived), named(sunk)))
