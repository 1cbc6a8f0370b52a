"""Positions of Yokohama laid by hand, in a few words: for its lesson, and for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.yokohama.model.position import town_for
from rules.yokohama.model.terms import AGENTS, COUNTRIES, GOODS
from rules.yokohama.setup import bare
from rules.yokohama.steps.turn.move import AskMove
from rules.yokohama.steps.turn.place import AskPlace
from rules.yokohama.steps.turn.rounds import AskFinish, NextSeat

if TYPE_CHECKING:
    from rules.core.step import AnyStep
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State, Variant
    from rules.yokohama.model.terms import AreaKind

LAYOUTS: dict[int, tuple[AreaKind, ...]] = {
    2: ("tea", "bank", "port", "church", "mill", "lab", "mine", "customs", "agency", "fishing"),
    3: (
        *("tea", "mine", "bank", "port", "fishing"),
        *("mill", "lab", "canal", "china"),
        *("customs", "church", "dock"),
        *("agency", "fishing"),
    ),
    4: (
        *("tea", "mine", "bank", "port", "fishing", "church"),
        *("mill", "lab", "canal", "china", "mine"),
        *("customs", "tea", "agency", "dock"),
        *("mill", "fishing", "research"),
    ),
}
"""Towns, row by row; every row is shifted by half a board."""


def lay(facts: Facts, seats: int, variant: Variant, *stack: AnyStep) -> State:
    """A town with nothing on it: the first seat is asked to place, unless something else is to happen.

    Every area has the building tile of its number, 5-power tokens of the first kinds; ports and laboratories are
    filled in the order of the tables; reward tokens are gb, us, fr, free.

    Args:
        stack: What is still to happen, the next first.
    """
    state = bare(facts, variant, LAYOUTS[seats], seats)
    tokens = [kind for kind, count in enumerate(facts.token_counts) for _ in range(count)]
    for area, site in enumerate(state.sites):
        if state.layout[area] != "canal":
            site.tile, site.token = area, tokens[area]
    numbers, cards = iter(range(len(facts.orders))), iter(range(len(facts.technologies)))
    state.ports = [[next(numbers) for _ in facts.zones] for _ in state.ports]
    state.laboratories = [[next(cards) for _ in facts.surcharges] for _ in state.laboratories]
    for number in range(next(numbers)):
        state.order_bag[number] = 0
    for number in range(next(cards)):
        state.technology_bag[number] = 0
    ids = [card.id for card in facts.achievements]
    state.achievements = [ids.index("A1"), ids.index("B1"), ids.index("C1")]
    if state.variant.rewards:
        for kind in ("gb", "us", "fr", "free"):
            state.reward_tokens[AGENTS.index(kind)] = 1
    state.then(*(stack or (AskPlace(), AskMove(), AskFinish(), NextSeat())))
    return state


def area_of(facts: Facts, state: State, name: str) -> int:
    """An area by its name."""
    return town_for(facts, state).numbers[name]


def put(facts: Facts, state: State, text: str, seat: int = 0) -> None:
    """Lay out assistants of a seat, e.g. ``bank*2 tea1 lab``; they come from hand, then from the warehouse."""
    me = state.merchants[seat]
    for word in text.split():
        name, _, times = word.partition("*")
        for _ in range(int(times or 1)):
            if me.assistants > KEPT:
                me.assistants -= 1
            else:
                me.stored[0] -= 1
            me.placed[area_of(facts, state, name)] += 1


KEPT = 4
"""Assistants that stay in hand."""


def own(state: State, seat: int = 0, **things: int) -> None:
    """Let a seat own exactly this: yen, goods, assistants, shops, houses in hand, points."""
    me = state.merchants[seat]
    for thing, count in things.items():
        match thing:
            case "yen":
                state.bank += me.yen - count
                me.yen = count
            case "imports" | "copper" | "silk" | "tea" | "fish":
                good = len(GOODS) - 1 if thing == "imports" else [*GOODS].index(thing)
                state.supply[good] += me.goods[good] - count
                me.goods[good] = count
            case "points":
                me.points = count
            case _:
                place = ("assistants", "shops", "houses").index(thing)
                me.stored[place] += getattr(me, thing) - count
                setattr(me, thing, count)


def hold(facts: Facts, state: State, text: str, seat: int = 0) -> None:
    """Let a seat hold orders, drawn from the deck."""
    for name in text.split():
        from_deck(state, facts.order_numbers[name])
        state.merchants[seat].orders.append(facts.order_numbers[name])


def done(facts: Facts, state: State, text: str, seat: int = 0) -> None:
    """Let a seat have completed orders."""
    me = state.merchants[seat]
    for name in text.split():
        number = facts.order_numbers[name]
        from_deck(state, number)
        me.completed.append(number)
        me.icons[facts.order_countries[number]] += 1


def from_deck(state: State, number: int) -> None:
    """Take an order from the deck, or from a port, which is filled from the deck."""
    if not state.order_bag[number]:
        port = next(port for port in state.ports if number in port)
        spare = next(place for place, there in enumerate(state.order_bag) if there and place != number)
        state.order_bag[spare] = 0
        port[port.index(number)] = spare
        state.order_bag[number] = 1
    state.order_bag[number] = 0


def agents(state: State, text: str, seat: int = 0) -> None:
    """Let a seat own unused foreign agents."""
    for name in text.split():
        kind = AGENTS.index(name)
        if kind < len(COUNTRIES):
            state.agents[kind] -= 1
        state.merchants[seat].agents[kind] += 1
