"""Payday: goods are sold, tokens gained, ships lost to the Black Current and ships returned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.draw import draw_unseen
from rules.osaka.events import (
    GoodsLost,
    NothingSold,
    OsakaEvent,
    Scored,
    ShipsReturned,
    ShipsSank,
    TokenGained,
)
from rules.osaka.frames import GainTokens
from rules.osaka.insurance import at_risk, insurance_of
from rules.osaka.terms import COLOUR_INDICES
from rules.osaka.view import COLOURS

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.osaka.facts import Facts
    from rules.osaka.state import State, Trader
    from rules.osaka.terms import ColourIndex, Counts


def coins_of(facts: Facts, goods: Counts, tokens: int, colour: ColourIndex) -> int:
    """Worth of a set before rounding: most expensive card plus own tokens of the colour, times the number of cards."""
    suit = facts.suits[colour]
    cards = sum(goods[kind] for kind in suit)
    if not cards:
        return 0
    highest = next(facts.values[kind] for kind in suit if goods[kind])
    return (highest + tokens) * cards


def vp_of(facts: Facts, coins: int) -> int:
    """VP for a set: its worth rounded up to a multiple of five, divided by five."""
    return -(-coins // facts.coins_per_vp)


def score(facts: Facts, state: State, colours: tuple[ColourIndex, ...], table: Table[OsakaEvent]) -> None:
    """Step 1: colour by colour, and from the active trader clockwise, all goods of the colour are sold."""
    earned: list[tuple[Seat, ColourIndex]] = []
    for colour in colours:
        sellers = [
            seat
            for seat in state.clockwise(state.active)
            if any(state.traders[seat].goods[kind] for kind in facts.suits[colour])
        ]
        for seat in sellers:
            _sell(facts, state, seat, colour, table)
            earned.append((seat, colour))
        if not sellers:
            table.emit(NothingSold(COLOURS[colour]))
    state.then(GainTokens(tuple(earned)))


def _sell(facts: Facts, state: State, seat: Seat, colour: ColourIndex, table: Table[OsakaEvent]) -> None:
    trader = state.traders[seat]
    goods = _hand_over(facts, trader, colour)
    tokens = trader.tokens[colour]
    coins = coins_of(facts, goods, tokens, colour)
    vp = vp_of(facts, coins)
    missing = vp - _stow(facts, state, goods, vp, colour)
    drawn = draw_unseen(state, table, missing)
    state.owed += missing - drawn
    trader.vp += vp
    cards = facts.listed(goods)
    table.emit(Scored(seat, COLOURS[colour], cards, cards[0].value, tokens, coins, vp, drawn, missing - drawn))
    table.touch(f"sold:{COLOURS[colour]}")
    if tokens:
        table.touch("payday:bonus")
    if drawn:
        table.touch("payday:drawn")


def _hand_over(facts: Facts, trader: Trader, colour: ColourIndex) -> Counts:
    """Take all goods of a colour from a trader, insured or not."""
    goods = facts.nothing
    for kind in facts.suits[colour]:
        goods[kind], trader.goods[kind], trader.insured[kind] = trader.goods[kind], 0, 0
    return goods


def _stow(facts: Facts, state: State, goods: Counts, vp: int, colour: ColourIndex) -> int:
    """Lay goods under the trader stone, the cheapest first, at most ``vp``, and discard the rest.

    Returns:
        How many were laid under the stone.
    """
    left = vp
    for kind in reversed(facts.suits[colour]):
        kept = min(goods[kind], left)
        left -= kept
        state.stowed[kind] += kept
        state.discard[kind] += goods[kind] - kept
    return vp - left


def gain_tokens(state: State, earned: tuple[tuple[Seat, ColourIndex], ...], table: Table[OsakaEvent]) -> None:
    """Step 2: a token of the colour for each trader who earned VP with it."""
    for seat, colour in earned:
        tokens = state.traders[seat].tokens
        tokens[colour] += 1
        table.emit(TokenGained(seat, COLOURS[colour], sum(tokens)))


def somebody_is_done(facts: Facts, state: State) -> bool:
    """Whether a trader has enough tokens to end the match."""
    return any(sum(trader.tokens) >= facts.tokens_to_end for trader in state.traders)


def sink(facts: Facts, state: State, table: Table[OsakaEvent]) -> None:
    """Step 3: ships on the waves sink; traders who may insure goods are asked."""
    colours = tuple(colour for colour in COLOUR_INDICES if state.ships[colour] in facts.waves)
    if not colours:
        return
    table.emit(ShipsSank(tuple(COLOURS[colour] for colour in colours)))
    table.touch(f"sink:{min(len(colours), 2)}")
    state.then(*insurance_of(facts, state, colours, table))


def lose_goods(facts: Facts, state: State, colours: tuple[ColourIndex, ...], table: Table[OsakaEvent]) -> None:
    """Step 3: goods of sunk colours are discarded unless they are insured."""
    for seat in state.clockwise(state.active):
        trader = state.traders[seat]
        lost = at_risk(facts, trader, colours)
        if not any(lost):
            continue
        for kind, count in enumerate(lost):
            trader.goods[kind] -= count
            state.discard[kind] += count
        table.emit(GoodsLost(seat, facts.listed(lost)))
        table.touch("lost")


def return_ships(facts: Facts, state: State, table: Table[OsakaEvent]) -> None:
    """Step 4: arrived ships return to Osaka, sunk ones to Anori."""
    arrived = tuple(colour for colour in COLOUR_INDICES if state.ships[colour] == facts.goal)
    sunk = tuple(colour for colour in COLOUR_INDICES if state.ships[colour] in facts.waves)
    for colour in arrived:
        state.ships[colour] = 0
    for colour in sunk:
        state.ships[colour] = facts.anchor
    table.emit(ShipsReturned(tuple(COLOURS[c] for c in arrived), tuple(COLOURS[c] for c in sunk)))
