"""Building the view of one audience: an allow-list; and dealing anew all that it is not shown.

Source: "Allgemeine Regeln" (dlp 2017), "GENERAL RULES" (Synapses 2024); ruling Y-R40.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.yokohama.model.cards import goods_of
from rules.yokohama.model.position import town_for
from rules.yokohama.model.state import NEUTRAL
from rules.yokohama.model.terms import AGENTS, HARBOURS, INSTITUTES, ZONES, AgentKind, Zone
from rules.yokohama.scoring import results
from rules.yokohama.steps import QUESTIONS
from rules.yokohama.steps.areas.action import Recover
from rules.yokohama.steps.areas.boards import limit
from rules.yokohama.steps.areas.bonus import AskBonus
from rules.yokohama.steps.turn.keep import AskKeep
from rules.yokohama.view import Acting, Phase, YokohamaView
from rules.yokohama.view.table import (
    AchievementCard,
    AreaView,
    BoardSpace,
    Building,
    LaboratoryView,
    MerchantView,
    PortView,
    Stock,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.rng import Rng
    from rules.core.step import AnyStep
    from rules.yokohama.model.cards import Order, Space
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area
    from rules.yokohama.model.town import Town


def view_of(facts: Facts, state: State, audience: Seat | None) -> YokohamaView:
    """What an audience sees."""
    town = town_for(facts, state)
    frame = state.stack[-1] if state.stack else None
    keeping = frame if isinstance(frame, AskKeep) else None
    over = state.over is not None
    mine = None if audience is None else tuple(facts.orders[number] for number in state.merchants[audience].orders)
    kept = None if keeping is None or audience is None else keeping.each.answers.get(audience)
    agents = state.agents
    return YokohamaView(
        audience=audience,
        edition=state.variant.edition,
        modules=_modules(state),
        phase=_phase(frame),
        turn=0 if keeping else state.turns + (not over),
        round=0 if keeping else (state.turns - over) // len(state.merchants) + 1,
        active=None if over or keeping else state.active,
        asked=tuple(keeping.each.asked) if keeping else () if over else (state.active,),
        start=state.start,
        areas=tuple(_area(facts, town, state, area) for area in range(len(state.layout))),
        church=_spaces(facts.church, state.church),
        customs=_spaces(facts.customs, state.customs),
        ports=_ports(facts, state),
        laboratories=_laboratories(facts, state),
        achievements=_achievements(facts, state),
        reward_tokens=_kinds(state.reward_tokens),
        agents=(agents[0], agents[1], agents[2], agents[3], agents[4]),
        station=state.station is None,
        order_deck=state.order_deck,
        technology_deck=sum(state.technology_bag),
        prices=facts.prices,
        piece_costs=(facts.numbers.warehouse.assistant, facts.numbers.warehouse.shop),
        merchants=tuple(
            _merchant(facts, town, state, Seat(seat), keeping=keeping is not None)
            for seat in range(len(state.merchants))
        ),
        hand=() if keeping and mine is not None else mine,
        offer=mine if keeping else None,
        kept=None if kept is None else facts.orders[kept],
        acting=_acting(town, state),
        agent_used=state.agent_used,
        spun=state.spun,
        studied=state.studied,
        ending=tuple(state.ending),
        rounds_left=None if state.last_turn is None or over else state.rounds_left,
        board_limit=limit(facts, state),
        results=results(facts, state) if over else None,
        ended_by=state.over,
    )


def _phase(step: AnyStep | None) -> Phase:
    """What is asked."""
    if step is None:
        return "over"
    assert isinstance(step, QUESTIONS), "the match has settled"
    return step.asks


def _modules(state: State) -> tuple[str, ...]:
    chosen = (("rewards", state.variant.rewards), ("free-agents", state.variant.free_agents))
    return tuple(name for name, played in chosen if played)


def _kinds(counts: Sequence[int]) -> tuple[AgentKind, ...]:
    return tuple(kind for kind, count in zip(AGENTS, counts, strict=True) for _ in range(count))


def _area(facts: Facts, town: Town, state: State, area: Area) -> AreaView:
    site, kind = state.sites[area], town.kinds[area]
    row, column = town.places[area]
    seats = [Seat(seat) for seat in range(len(state.merchants))]
    canal = kind == "canal"
    building = None
    if site.tile is not None:
        tile, owners = facts.tiles[site.tile], site.shops
        building = Building(tile.id, tile.shops, (owners[0], owners[1], owners[2], owners[3]), tile.house, site.house)
    return AreaView(
        id=town.names[area],
        letter=town.letters[area],
        kind=kind,
        category=facts.categories[kind],
        row=row,
        column=column,
        neighbours=tuple(town.names[other] for other in town.neighbours[area]),
        building=building,
        token=None if site.token is None else facts.tokens[site.token],
        assistants=tuple(merchant.placed[area] for merchant in state.merchants),
        presidents=tuple(seat for seat in seats if state.merchants[seat].president == area),
        station=state.station == area,
        power=tuple(0 if canal else state.power(seat, area) for seat in seats),
        gives=facts.effects[kind],
    )


def _spaces(spaces: tuple[Space, ...], owners: list[int | None]) -> tuple[BoardSpace, ...]:
    return tuple(
        BoardSpace(
            number,
            space.need,
            space.reward,
            None if owner is None or owner == NEUTRAL else Seat(owner),
            blocked=owner == NEUTRAL,
        )
        for number, (space, owner) in enumerate(zip(spaces, owners, strict=True), start=1)
    )


def _ports(facts: Facts, state: State) -> tuple[PortView, ...]:
    zones: tuple[Zone, ...] = tuple(ZONES[zone] for zone in facts.zones)
    points = facts.numbers.costs.port_points
    return tuple(
        PortView(name, zones, tuple(None if number is None else facts.orders[number] for number in board), points)
        for name, board in zip(HARBOURS, state.ports, strict=False)
    )


def _laboratories(facts: Facts, state: State) -> tuple[LaboratoryView, ...]:
    return tuple(
        LaboratoryView(
            name, facts.surcharges, tuple(None if number is None else facts.technologies[number] for number in board)
        )
        for name, board in zip(INSTITUTES, state.laboratories, strict=False)
    )


def _achievements(facts: Facts, state: State) -> tuple[AchievementCard, ...]:
    cards = (facts.achievements[number] for number in state.achievements)
    return tuple(
        AchievementCard(card.id, card.stack, card.need, card.first, card.later, tuple(done))
        for card, done in zip(cards, state.achieved, strict=True)
    )


def _merchant(facts: Facts, town: Town, state: State, seat: Seat, *, keeping: bool) -> MerchantView:
    me = state.merchants[seat]
    costs = facts.numbers.warehouse.houses
    icons = me.icons
    return MerchantView(
        seat=seat,
        points=me.points,
        yen=me.yen,
        goods=goods_of(me.goods),
        hand=Stock(me.assistants, me.shops, me.houses),
        warehouse=Stock(*me.stored),
        house_costs=costs[len(costs) - me.stored[2] :],
        president=None if me.president is None else town.names[me.president],
        walked=tuple(town.names[area] for area in me.walked),
        orders_in_hand=0 if keeping else len(me.orders),
        completed=_cards(facts, me.completed),
        technologies=tuple(facts.technologies[number] for number in me.technologies),
        surcharge=int(len(me.technologies) >= facts.numbers.costs.free_technologies),
        icons=(icons[0], icons[1], icons[2], icons[3], icons[4]),
        agents=_kinds(me.agents),
        used_agents=_kinds(me.used),
        tokens=tuple(facts.tokens[token] for token in me.tokens),
        achievements=tuple(
            facts.achievements[number].id
            for number, done in zip(state.achievements, state.achieved, strict=True)
            if seat in done
        ),
        reward_token=None if me.reward_token is None else AGENTS[me.reward_token],
        shops_built=me.built[0],
        houses_built=me.built[1],
    )


def _cards(facts: Facts, numbers: Sequence[int]) -> tuple[Order, ...]:
    return tuple(facts.orders[number] for number in numbers)


def _acting(town: Town, state: State) -> Acting | None:
    """The action whose steps 4 and 5, or 6, are still to come."""
    president = state.me.president
    step = next((step for step in reversed(state.stack) if isinstance(step, AskBonus)), None)
    if step is not None:
        return Acting(town.names[step.area], step.power, president != step.area)
    last = state.stack[-1] if state.stack else None
    if isinstance(last, Recover):
        return Acting(town.names[last.area], state.power(state.active, last.area), president != last.area)
    return None


def resample_hidden(facts: Facts, state: State, audience: Seat | None, rng: Rng) -> None:
    """Deal anew the others' orders, those that they returned to the box, the draw pile, and what they keep.

    Technologies need no dealing: all that are not seen lie in one bag, and which comes next is drawn when it comes.
    """
    others = [merchant for seat, merchant in enumerate(state.merchants) if seat != audience]
    pool = [number for number, there in enumerate(state.order_bag) if there]
    for merchant in others:
        pool += merchant.orders
        if merchant.returned is not None:
            pool.append(merchant.returned)
    pool = rng.shuffled(sorted(pool))  # the same dice deal the same, wherever they lie now
    for merchant in others:
        merchant.orders = [pool.pop() for _ in merchant.orders]
        if merchant.returned is not None:
            merchant.returned = pool.pop()
    state.order_bag = [0] * len(facts.orders)
    for number in pool:
        state.order_bag[number] = 1
    if state.stack and isinstance(frame := state.stack[-1], AskKeep):
        for seat in sorted(frame.each.answers):
            if seat != audience:
                orders = state.merchants[seat].orders
                frame.each.answers[seat] = orders[rng.below(len(orders))]
