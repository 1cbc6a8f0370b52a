"""Set-up: boards, tiles, tokens, cards, and what each merchant begins with.

Source: "Spielaufbau" (dlp 2017), "GAME SETUP" (Synapses 2024); rulings Y-R31, Y-R36, Y-R41, Y-R51.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.core.steps.together import AskEach
from rules.yokohama.events.rounds import LaidOut, Offered, StartPlayer
from rules.yokohama.model.position import town_for
from rules.yokohama.model.state import NEUTRAL, Merchant, Site, State, Variant
from rules.yokohama.model.terms import AGENTS, COUNTRIES, FEWEST, TRADE_GOODS
from rules.yokohama.steps.areas.port import draw
from rules.yokohama.steps.turn.keep import AskKeep
from rules.yokohama.steps.turn.rounds import StartTurn

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.terms import AreaKind

DEALT = 2
"""Orders dealt to each merchant, who keeps one of them."""


def variant_of(options: Mapping[str, str]) -> Variant:
    """What was chosen in the lobby."""
    modules = options.get("modules", "").split(",")
    return Variant(
        edition="synapses" if options.get("edition") == "synapses" else "dlp",
        mining_once=options.get("mining") == "action",
        rewards="rewards" in modules,
        free_agents="free-agents" in modules,
    )


def boards(facts: Facts, seats: int) -> tuple[AreaKind, ...]:
    """Area boards in play, in the order of the table."""
    return tuple(kind for kind, copies in facts.copies for _ in range(copies[seats - FEWEST]))


def bare(facts: Facts, variant: Variant, layout: tuple[AreaKind, ...], seats: int) -> State:
    """The table with its boards, before tiles, tokens and cards are dealt."""
    numbers = facts.numbers
    merchants = [_merchant(facts, len(layout)) for _ in range(seats)]
    given = seats * numbers.start.goods
    neutral = seats == FEWEST
    agents = numbers.agents
    return State(
        variant=variant,
        layout=layout,
        merchants=merchants,
        sites=[Site() for _ in layout],
        church=[NEUTRAL if neutral and space.blocked else None for space in facts.church],
        customs=[NEUTRAL if neutral and space.blocked else None for space in facts.customs],
        ports=[[] for kind in ("port", "dock") if kind in layout],
        laboratories=[[] for kind in ("lab", "research") if kind in layout],
        order_bag=[1] * len(facts.orders),
        removed=numbers.orders.removed[seats - FEWEST],
        technology_bag=[1] * len(facts.technologies),
        achievements=[],
        achieved=[[], [], []],
        agents=[getattr(agents, country) for country in COUNTRIES],
        reward_tokens=[0] * len(AGENTS),
        bank=numbers.supply.yen - seats * numbers.start.yen,
        supply=[count - given if good < TRADE_GOODS else count for good, count in enumerate(facts.supply)],
    )


def _merchant(facts: Facts, areas: int) -> Merchant:
    numbers = facts.numbers
    pieces, start = numbers.pieces, numbers.start
    return Merchant(
        placed=[0] * areas,
        assistants=pieces.assistants_in_hand,
        shops=pieces.shops_in_hand,
        houses=0,
        stored=[pieces.assistants - pieces.assistants_in_hand, pieces.shops - pieces.shops_in_hand, pieces.houses],
        yen=start.yen,
        goods=[start.goods] * TRADE_GOODS + [0],
    )


def deal(facts: Facts, seats: int, options: Mapping[str, str], table: Table[YokohamaEvent]) -> State:
    """Set up a match up to its first question: which order everyone keeps ("GAME SETUP")."""
    kinds = boards(facts, seats)
    layout: tuple[AreaKind, ...] = tuple(kinds[place] for place in table.rng.shuffled(range(len(kinds))))
    state = bare(facts, variant_of(options), layout, seats)
    _deal_tiles(facts, state, table.rng)
    for port, _ in enumerate(state.ports):
        state.ports[port] = list(draw(state, len(facts.zones), table))
    for laboratory, _ in enumerate(state.laboratories):
        state.laboratories[laboratory] = [table.rng.draw(state.technology_bag) for _ in facts.surcharges]
    _deal_achievements(facts, state, table.rng)
    town = town_for(facts, state)
    table.emit(
        LaidOut(
            town.names,
            tuple(facts.achievements[number].id for number in state.achievements),
            tuple(facts.orders[number] for port in state.ports for number in port if number is not None),
            tuple(facts.technologies[number] for board in state.laboratories for number in board if number is not None),
        )
    )
    start_player(facts, state, Seat(table.rng.below(seats)), table)
    for seat, merchant in enumerate(state.merchants):
        merchant.orders = list(draw(state, DEALT, table))
        table.emit(Offered(Seat(seat), tuple(facts.orders[number] for number in merchant.orders)), only=Seat(seat))
    state.then(AskKeep(AskEach([Seat(seat) for seat in range(seats)])), StartTurn())
    return state


def _deal_tiles(facts: Facts, state: State, rng: Rng) -> None:
    """A building tile and a 5-power token for each area but the canal."""
    tiles = [1] * len(facts.tiles)
    more = facts.module_tokens if state.variant.free_agents else [0] * len(facts.tokens)
    tokens = [count + extra for count, extra in zip(facts.token_counts, more, strict=True)]
    for site, kind in zip(state.sites, state.layout, strict=True):
        if kind != "canal":
            site.tile, site.token = rng.draw(tiles), rng.draw(tokens)


def _deal_achievements(facts: Facts, state: State, rng: Rng) -> None:
    """One achievement of each stack; with the mini-expansion its reward tokens."""
    for stack in ("A", "B", "C"):
        pile = [number for number, card in enumerate(facts.achievements) if card.stack == stack]
        state.achievements.append(pile[rng.below(len(pile))])
    if state.variant.rewards:
        bag = [1] * len(COUNTRIES) + [facts.numbers.rewards.free]
        for _ in range(facts.numbers.rewards.in_play):
            state.reward_tokens[rng.draw(bag)] += 1


def start_player(facts: Facts, state: State, seat: Seat, table: Table[YokohamaEvent]) -> None:
    """The start player begins, with less yen (Y-R41)."""
    start = facts.numbers.start
    state.start = state.active = seat
    state.me.yen = start.yen_first
    state.bank += start.yen - start.yen_first
    table.emit(StartPlayer(seat))
