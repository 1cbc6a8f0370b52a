"""Parts of the story: what one event adds to the line of the merchant who acts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias, assert_never

from render.yokohama.words.labels import agent, fees, goods, orders, paid, reward
from render.yokohama.words.labels import technology as technology_label
from render.yokohama.words.places import at_area, at_areas, from_area, left_areas, the_area, to_area
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.yokohama.events.areas import (
    Acted,
    AgentUsed,
    Built,
    Hired,
    Learned,
    PlacedAtCustoms,
    PlacedInChurch,
    StationPlaced,
    TokenTaken,
    TookOrders,
    Traded,
)
from rules.yokohama.events.extras import Achieved, AgentGained, Completed, Gained, RewardTokenTaken, Spun, Studied
from rules.yokohama.events.moves import MovedAssistants, Placed, Recalled, Recovered, Went
from rules.yokohama.events.rounds import TurnEnded

if TYPE_CHECKING:
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.events.extras import Cause
    from rules.yokohama.model.terms import AgentKind

Done: TypeAlias = (
    Placed
    | Went
    | Recalled
    | AgentUsed
    | Acted
    | Gained
    | Traded
    | PlacedInChurch
    | PlacedAtCustoms
    | Hired
    | Learned
    | StationPlaced
    | TookOrders
    | TokenTaken
    | Built
    | MovedAssistants
    | Recovered
    | Completed
    | AgentGained
    | Achieved
    | RewardTokenTaken
    | Spun
    | Studied
    | TurnEnded
)
"""Events in which a merchant does or gets something."""

PLAIN: frozenset[Cause] = frozenset({"area", "token", "shop", "house", "order", "church", "customs", "choice"})
"""What brings something and stands right before it."""


@dataclass(frozen=True, slots=True)
class Said:
    """What is said of an event.

    Attributes:
        label: Its words.
        where: The area named last, so that it need not be named again.
    """

    label: Label
    where: str | None


def share(event: YokohamaEvent) -> Seat | None:
    """Whose event it is."""
    seat = getattr(event, "seat", None)
    return None if seat is None else Seat(seat)


def part(event: Done, seat: Seat | None, where: str | None) -> Said:
    """What one event adds to a line.

    Args:
        event: What happened.
        seat: Whose line it is; others are named.
        where: The area the line named last.
    """
    match event:
        case Placed() | Went() | Recalled() | AgentUsed() | MovedAssistants() | Recovered() | StationPlaced():
            label, place = _moved(event), getattr(event, "area", None)
        case Acted():
            label, place = _acted(event, where), event.area
        case Built():
            label, place = _built(event, where), event.area
        case Gained():
            label, place = _gained(event), where
        case Traded() | PlacedInChurch() | PlacedAtCustoms() | Hired() | Learned() | TookOrders():
            label, place = _bought(event), where
        case _:
            label, place = _rest(event), where
    if event.seat != seat:
        label = say("yokohama-tell-line", who=Who(event.seat), what=label)
    return Said(label, place)


def _moved(
    event: Placed | Went | Recalled | AgentUsed | MovedAssistants | Recovered | StationPlaced,
) -> Label:
    """People who go from place to place."""
    match event:
        case Placed():
            areas = at_areas(event.areas)
            said = say(
                "yokohama-tell-placed",
                count=len(event.areas),
                places=len(areas),
                areas=areas,
                telegram=int(event.telegram),
            )
            return _with_fees(said, tuple(fees(event.fees)))
        case Went():
            return _went(event)
        case Recalled():
            areas = left_areas(event.assistants)
            count = sum(count for _, count in event.assistants)
            key = "yokohama-tell-stayed-in-hand" if event.stayed else "yokohama-tell-recalled"
            return say(key, count=count, places=len(areas), areas=areas, forced=int(event.forced))
        case AgentUsed():
            return say("yokohama-tell-agent-used", agent=an_agent(event.agent), area=to_area(event.area))
        case MovedAssistants():
            moves = tuple(
                say(
                    "yokohama-tell-move",
                    **{"from": "hand" if source is None else "area"},
                    source=from_area(source or target),
                    to=to_area(target),
                )
                for source, target in event.moves
            )
            return say("yokohama-tell-moved", count=len(moves), moves=moves)
        case Recovered(stayed=stayed, returned=returned):
            if stayed:
                return say("yokohama-tell-stayed", count=stayed, area=at_area(event.area))
            return say("yokohama-tell-recovered", count=returned, area=from_area(event.area))
        case StationPlaced():
            return say("yokohama-tell-station", area=at_area(event.area))
        case other:
            assert_never(other)


def _went(event: Went) -> Label:
    said = say("yokohama-tell-went", way=event.way, area=to_area(event.area))
    if event.via:
        said = say("yokohama-tell-via", went=said, areas=tuple(map(the_area, event.via)))
    canal = (say("yokohama-tell-canal"),) if event.canal else ()
    return _with_fees(said, (*fees(event.fees), *canal))


def _with_fees(said: Label, all_fees: tuple[Label, ...]) -> Label:
    """What was done, and what was paid for it."""
    if not all_fees:
        return said
    return say("yokohama-tell-then", first=said, then=say("yokohama-tell-fees", fees=all_fees))


def _acted(event: Acted, where: str | None) -> Label:
    if event.area == where:
        return say("yokohama-tell-acted", power=event.power)
    return say("yokohama-tell-acted-in", area=at_area(event.area), power=event.power)


def _built(event: Built, where: str | None) -> Label:
    if event.area == where:
        return say("yokohama-tell-built", piece=event.piece, space=event.space)
    return say("yokohama-tell-built-in", piece=event.piece, space=event.space, area=at_area(event.area))


def _gained(event: Gained) -> Label:
    if event.cause in PLAIN:
        return say("yokohama-tell-gained", reward=reward(event.reward))
    return say("yokohama-tell-gained-by", reward=reward(event.reward), cause=event.cause)


def _bought(event: Traded | PlacedInChurch | PlacedAtCustoms | Hired | Learned | TookOrders) -> Label:
    """What something was paid for."""
    match event:
        case Traded():
            sold, bought = goods(event.sold), goods(event.bought)
            return say(
                "yokohama-tell-traded",
                sold=len(sold),
                count=len(bought),
                goods=sold,
                bought=bought,
                wins=int(event.yen > 0),
                yen=abs(event.yen),
            )
        case PlacedInChurch():
            cost = paid(event.goods, event.yen)
            return say("yokohama-tell-church", faith=event.faith, paid=len(cost), goods=cost)
        case PlacedAtCustoms():
            return say("yokohama-tell-customs", imports=event.imports)
        case Hired():
            return say("yokohama-tell-hired", pieces=pieces(event.assistants, event.shops, event.houses), yen=event.yen)
        case Learned():
            cost = paid((0, 0, 0, 0, event.imports), event.yen)
            learned = technology_label(event.technology)
            return say("yokohama-tell-learned", technology=learned, paid=len(cost), goods=cost)
        case TookOrders():
            cost = paid((0, 0, 0, 0, event.imports), event.yen)
            return say("yokohama-tell-took", orders=orders(event.orders), paid=len(cost), goods=cost)
        case other:
            assert_never(other)


def an_agent(kind: AgentKind) -> Label:
    """A foreign agent whom a merchant sends or gets: "a British agent", "einen britischen Vertreter"."""
    return say("yokohama-an-agent", kind=kind)


def pieces(assistants: int, shops: int, houses: int) -> tuple[Label, ...]:
    """Pieces of a merchant: "2 assistants", "1 shop"; those that are none are left out."""
    counts = (("assistant", assistants), ("shop", shops), ("house", houses))
    return tuple(say("yokohama-some", thing=piece, count=count) for piece, count in counts if count)


def _rest(
    event: TokenTaken | Completed | AgentGained | Achieved | RewardTokenTaken | Spun | Studied | TurnEnded,
) -> Label:
    match event:
        case TokenTaken():
            return say("yokohama-tell-token")
        case Completed():
            return say("yokohama-tell-completed", order=orders((event.order,)))
        case AgentGained():
            which = agent(event.country) if event.short else an_agent(event.country)
            return say("yokohama-tell-agent-gained", agent=which, short=int(event.short))
        case Achieved():
            return say(
                "yokohama-tell-achieved", achievement=event.achievement, points=event.points, first=int(event.first)
            )
        case RewardTokenTaken(token=kind):
            return say("yokohama-tell-reward-token", token=kind)
        case Spun():
            return say("yokohama-tell-spun")
        case Studied():
            return say("yokohama-tell-studied")
        case TurnEnded():
            return say("yokohama-tell-turn-ended")
        case other:
            assert_never(other)
