"""What changed in a match of Yokohama: between two views of one audience, and what its events count as."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never, get_args

from rules.core.frozen import frozen
from rules.core.seats import Seat
from rules.core.uses import Counted, Points, Usable, Use
from rules.yokohama.events import areas, extras, moves, rounds
from rules.yokohama.model.cards import Order, Technology
from rules.yokohama.model.terms import AGENTS, AREA_KINDS, COUNTRIES, FEWEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.events.extras import Cause
    from rules.yokohama.model.cards import Space
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import Variant
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AchievementCard, AreaView, BoardSpace, MerchantView

Source: TypeAlias = Literal[
    "orders", "shops", "houses", "church-board", "customs-board", "port", "technologies", "tokens", "achievements"
]
SOURCES: tuple[Source, ...] = get_args(Source)
"""Where points of the match come from, in the order of the score sheet."""

_OF_CAUSE: dict[Cause, Source] = {
    "order": "orders",
    "shop": "shops",
    "house": "houses",
    "church": "church-board",
    "customs": "customs-board",
    "token": "tokens",
    "port": "port",
}
"""Sources of what is received; all other causes of points are technologies."""

TOKEN = 5
"""The site of an area after its four for shops and that for a trading house: its 5-power token."""


@frozen
class MerchantDelta:
    """What changed for one merchant; a number is below zero where there is less of something.

    Attributes:
        seat: Whose.
        points: Victory points.
        yen: Money.
        goods: Goods by kind, imports last.
        assistants: Assistants that left the warehouse.
        shops: Shops that left it.
        houses: Trading houses that left it.
        agents: Foreign agents, used ones too.
        completed: Orders that were completed.
        orders: Orders that were taken, completed ones too.
        technologies: Technologies that were gained.
        shops_built: Shops that were built.
        houses_built: Trading houses that were built.
        achievements: Ids of the achievements that were completed.
        president: Where the president was and is, None for the hand; None if it stands where it stood.
        way: Ids of the areas through which the president walked from where it was last seen, both ends included;
            none where it did not walk, came by tram or from the hand, or walked more than once since.
    """

    seat: Seat
    points: int
    yen: int
    goods: tuple[int, ...]
    assistants: int
    shops: int
    houses: int
    agents: int
    completed: tuple[Order, ...]
    orders: int
    technologies: tuple[Technology, ...]
    shops_built: int
    houses_built: int
    achievements: tuple[str, ...]
    president: tuple[str | None, str | None] | None
    way: tuple[str, ...]


@frozen
class AreaDelta:
    """What changed in one area.

    Attributes:
        came: Seats whose president came.
        left: Seats whose president left.
        assistants: Assistants more, or fewer, by seat.
        sites: Building spaces that were built on: 0 to 3 for shops, 4 for the trading house; `TOKEN` if the 5-power
            token was taken, or put back by an undo.
    """

    came: tuple[Seat, ...]
    left: tuple[Seat, ...]
    assistants: tuple[int, ...]
    sites: tuple[int, ...]

    def stirred(self, seat: Seat) -> bool:
        """Whether a merchant has more or fewer assistants there, or the president came or left."""
        return bool(self.assistants[seat]) or seat in self.came or seat in self.left


def merchant_delta(before: MerchantView, after: MerchantView) -> MerchantDelta:
    """What changed for one merchant from one view to a later one."""
    had, have = (len(one.agents) + len(one.used_agents) for one in (before, after))
    moved = (before.president, after.president) if before.president != after.president else None
    walked = moved is not None and (after.walked[:1], after.walked[-1:]) == ((moved[0],), (moved[1],))
    return MerchantDelta(
        seat=after.seat,
        points=after.points - before.points,
        yen=after.yen - before.yen,
        goods=tuple([now - was for was, now in zip(before.goods, after.goods, strict=True)]),
        assistants=before.warehouse.assistants - after.warehouse.assistants,
        shops=before.warehouse.shops - after.warehouse.shops,
        houses=before.warehouse.houses - after.warehouse.houses,
        agents=have - had,
        completed=after.completed[len(before.completed) :],
        orders=after.orders_in_hand + len(after.completed) - before.orders_in_hand - len(before.completed),
        technologies=after.technologies[len(before.technologies) :],
        shops_built=after.shops_built - before.shops_built,
        houses_built=after.houses_built - before.houses_built,
        achievements=after.achievements[len(before.achievements) :],
        president=moved,
        way=after.walked if walked else (),
    )


def area_delta(before: AreaView, after: AreaView) -> AreaDelta:
    """What changed in one area from one view to a later one."""
    were, are = set(before.presidents), set(after.presidents)
    return AreaDelta(
        came=tuple(sorted(are - were)),
        left=tuple(sorted(were - are)),
        assistants=tuple([now - was for was, now in zip(before.assistants, after.assistants, strict=True)]),
        sites=tuple([i for i, (was, now) in enumerate(zip(_sites(before), _sites(after), strict=True)) if was != now]),
    )


def _sites(area: AreaView) -> tuple[Seat | bool | None, ...]:
    """Who has built on each space, and whether the token is taken; nothing on the canal, which has neither."""
    building = area.building
    return () if building is None else (*building.owners, building.house_owner, area.token is None)


def new_cards(
    before: Sequence[Order | Technology | None], after: Sequence[Order | Technology | None]
) -> tuple[int, ...]:
    """Spaces with a card that lay on no space of the board before."""
    return tuple([space for space, card in enumerate(after) if card is not None and card not in before])


def new_spaces(before: Sequence[BoardSpace], after: Sequence[BoardSpace]) -> tuple[int, ...]:
    """Spaces of church or customs board on which an assistant was placed."""
    return tuple([i for i, (was, now) in enumerate(zip(before, after, strict=True)) if was.owner != now.owner])


def newly_done(before: AchievementCard, after: AchievementCard) -> tuple[Seat, ...]:
    """Who has completed an achievement since then."""
    return tuple([seat for seat in after.done if seat not in before.done])


def counted(event: YokohamaEvent) -> tuple[Counted, ...]:
    """What an event counts as: uses of cards, areas, boards and tokens, and points by source."""
    match event:
        case rounds.Kept(seat=seat, order=order):
            return () if order is None else (Use(seat, "order taken", order.id),)
        case areas.TookOrders(seat=seat, orders=orders):
            return tuple([Use(seat, "order taken", order.id) for order in orders])
        case extras.Completed(seat=seat, order=order):
            return (Use(seat, "order completed", order.id),)
        case areas.Learned(seat=seat, technology=technology):
            return (Use(seat, "technology gained", technology.name),)
        case extras.Achieved(seat=seat, achievement=achievement, points=points):
            return Use(seat, "achievement completed", achievement), Points(seat, "achievements", points)
        case extras.Gained(seat=seat, reward=reward, cause=cause):
            return (Points(seat, _OF_CAUSE.get(cause, "technologies"), reward.points),)
        case areas.Acted(seat=seat, area=area):
            return (Use(seat, "area action", kind_of(area)),)
        case areas.Built(seat=seat, area=area, piece=piece):
            return (Use(seat, f"{piece} built", kind_of(area)),)
        case areas.PlacedInChurch(seat=seat, space=space):
            return (Use(seat, "church space", str(space)),)
        case areas.PlacedAtCustoms(seat=seat, space=space):
            return (Use(seat, "customs space", str(space)),)
        case areas.TokenTaken(seat=seat, token=token):
            return (Use(seat, "5-power token", token.id),)
        case areas.AgentUsed(seat=seat, agent=agent):
            return (Use(seat, "agent used", agent),)
        case rounds.LaidOut() | rounds.StartPlayer() | rounds.Offered() | rounds.OrdersRefilled() | rounds.TurnEnded():
            return ()
        case rounds.TechnologyRefilled() | rounds.EndIsNear() | rounds.Ended():
            return ()
        case moves.Placed() | moves.Went() | moves.Recalled() | moves.MovedAssistants() | moves.Recovered():
            return ()
        case areas.Traded() | areas.Hired() | areas.StationPlaced():
            return ()
        case extras.AgentGained() | extras.RewardTokenTaken() | extras.Spun() | extras.Studied():
            return ()
        case _:
            assert_never(event)


def fee(event: YokohamaEvent) -> tuple[int, YokohamaEvent]:
    """The yen that an event paid to presidents' owners, and the event as if there had been none to pay."""
    match event:
        case moves.Placed(fees=fees):
            return _paid(fees), replace(event, fees=())
        case moves.Went(fees=fees):
            return _paid(fees), replace(event, fees=(), via=())
        case _:
            return 0, event


def _paid(fees: moves.Fees) -> int:
    return sum([yen for _, yen in fees])


def kind_of(area: str) -> str:
    """The kind of an area: its id without the number of the copy."""
    return area.rstrip("0123456789")


def usable(facts: Facts, seats: int, variant: Variant) -> Usable:
    """All that can be used in a match; no one acts or builds on the canal."""
    orders = tuple(order.id for order in facts.orders)
    in_play = {kind for kind, copies in facts.copies if copies[seats - FEWEST]}
    areas = tuple(kind for kind in AREA_KINDS if kind in in_play and facts.categories[kind] != "canal")
    tokens = zip(facts.tokens, facts.token_counts, facts.module_tokens, strict=True)
    free_agents = variant.free_agents or (variant.rewards and facts.numbers.rewards.free)
    return {
        "order taken": orders,
        "order completed": orders,
        "technology gained": tuple(dict.fromkeys(card.name for card in facts.technologies)),
        "achievement completed": tuple(card.id for card in facts.achievements),
        "area action": areas,
        "shop built": areas,
        "house built": areas,
        "church space": _free(facts.church, seats),
        "customs space": _free(facts.customs, seats),
        "5-power token": tuple(token.id for token, count, more in tokens if count or (more and variant.free_agents)),
        "agent used": AGENTS if free_agents else COUNTRIES,
    }


def seen(view: YokohamaView) -> Usable:
    """What of it a seat sees within reach: of the decks only some cards are dealt."""
    ports = [order for port in view.ports for order in port.orders if order is not None]
    own = [*(view.hand or ()), *(view.offer or ())]
    boards = [card for board in view.laboratories for card in board.technologies if card is not None]
    return {
        "order taken": tuple([order.id for order in (*ports, *own)]),
        "order completed": tuple([order.id for order in (*ports, *own)]),
        "technology gained": tuple([card.name for card in boards]),
        "achievement completed": tuple([card.id for card in view.achievements]),
    }


def _free(spaces: tuple[Space, ...], seats: int) -> tuple[str, ...]:
    """Numbers of the spaces of a board that no neutral assistant takes."""
    return tuple(str(number) for number, space in enumerate(spaces, start=1) if seats > FEWEST or not space.blocked)
