"""Where to: each area in which the president can act this turn, with what is placed for it, and what it brings.

It follows from steps 1 to 3 and advises nothing: every entry is a placement and a movement that were carried out on a
copy of the position.

Source: "1) Platzierung" to "3) Gebietsaktion" (dlp 2017), "1. Placement step" to "3. Area Action step" (Synapses
2024); rulings Y-R1 to Y-R7.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.carrying_out import asked_now, go_on
from rules.core.decisions import Description, Plan
from rules.core.frozen import frozen
from rules.core.labels import Arg, Label, Who, say
from rules.core.rng import Rng
from rules.core.table import Table
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.moves import Fees, Placed, Went
from rules.yokohama.model.cards import together
from rules.yokohama.model.labels import area_label, order_code
from rules.yokohama.model.terms import STRONGEST, Area
from rules.yokohama.steps.areas.action import MADE, effect_label, idle_label, start_action
from rules.yokohama.steps.areas.bonus import AskBonus
from rules.yokohama.steps.president.fees import dues, owners
from rules.yokohama.steps.president.paths import Go, president_moves
from rules.yokohama.steps.president.placements import Place, placement, routes_of
from rules.yokohama.steps.president.president_move import paid_by, token_label
from rules.yokohama.steps.turn.extras import Orders

if TYPE_CHECKING:
    from rules.core.seats import Seat
    from rules.yokohama.model.position import Position

ORDERS = Orders()


@frozen
class Destination:
    """An area in which the own president can act this turn, and what comes of it.

    Attributes:
        area: Where.
        place: What is placed first.
        go: How the president comes there.
        power: The power there.
        effect: What the area gives for it.
        idle: Why it asks nothing; empty if it does, or only gives.
        ready: Orders in hand that can be completed then and could not before.
        fees: What is paid to each owner of a president, for assistants and on the way.
        canal: Yen for the canal.
        token: What the 5-power token brings; empty where none can be taken.
        builds: Whether something can be built.
    """

    area: Area
    place: Place
    go: Go
    power: int
    effect: Label
    idle: tuple[Arg, ...]
    ready: tuple[str, ...]
    fees: Fees
    canal: int
    token: tuple[Arg, ...]
    builds: bool

    @property
    def yen(self) -> int:
        """What it costs."""
        return sum(yen for _, yen in self.fees) + self.canal


def destinations(position: Position) -> list[Destination]:
    """Every area where the president can act this turn, in the order of their letters: which is best is not said."""
    routes = routes_of(position)
    placed = [(area, placement(position, routes, area)) for area in position.town.open]
    return [_destination(position, place, area) for area, place in placed if place is not None]


def _destination(position: Position, place: Place, area: Area) -> Destination:
    """What comes of a placement and the cheapest way, by carrying them out on a copy."""
    after, table = position.copy(), Table[YokohamaEvent](Rng(b""))
    asked_now(after).answer(after, place, table)
    go = min([go for go in president_moves(after) if go.area == position.name(area)], key=lambda go: _price(after, go))
    asked_now(after).answer(after, go, table)
    power = after.power(area)
    idle, effect = idle_label(after, area, power), effect_label(after, area, power)
    token = token_label(after, area, power)
    builds = any(True for _ in AskBonus(area, power, token=False).offers(after))
    go_on(after, table)
    fees, canal = _costs(table)
    return Destination(area, place, go, power, effect, idle, _made_ready(position, after), fees, canal, token, builds)


def _costs(table: Table[YokohamaEvent]) -> tuple[Fees, int]:
    """What was paid to each owner of a president, and for the canal."""
    fees: dict[Seat, int] = {}
    canal = 0
    for told in table.events:
        if isinstance(told.event, Placed | Went):
            for seat, yen in told.event.fees:
                fees[seat] = fees.get(seat, 0) + yen
        if isinstance(told.event, Went):
            canal += told.event.canal
    return tuple(sorted(fees.items())), canal


def _made_ready(before: Position, after: Position) -> tuple[str, ...]:
    """Orders in hand that can be completed, all of them, and could not before."""
    known, facts = set(ORDERS.offers(before)), after.facts
    new = [facts.orders[facts.order_numbers[one.order]] for one in ORDERS.offers(after) if one not in known]
    return tuple([order.id for order in together(new, after.me.goods)])


def _price(position: Position, go: Go) -> int:
    paid, canal = paid_by(position, go)
    return len(paid) + canal


def plan(position: Position, destination: Destination) -> Plan:
    """A visit as answers in a row, with what it brings and what is placed for it."""
    town, place = position.town, destination.place
    label = say(
        "yokohama-plan",
        area=area_label(town, destination.area),
        power=destination.power,
        effect=destination.effect,
        idle=len(destination.idle),
        why=destination.idle,
        ready=len(destination.ready),
        orders=_codes(position, destination.ready),
    )
    placed = tuple(area_label(town, position.area(name)) for name in dict.fromkeys(place.areas))
    detail = say(
        "yokohama-plan-detail",
        placing="double" if place.twice else "some" if placed else "none",
        areas=placed,
        telegram=int(place.telegram is not None),
        beside=() if place.telegram is None else (area_label(town, position.area(place.telegram)),),
        way=destination.go.by or "walk",
        yen=destination.yen,
        people=len(destination.fees),
        paid=tuple(Who(seat) for seat, _ in destination.fees),
        canal=destination.canal,
        token=len(destination.token),
        brings=destination.token,
        builds=int(destination.builds),
    )
    return Plan((place, destination.go), Description(label, detail))


def describe_placed(position: Position, names: tuple[str, ...], telegram: str | None = None) -> Description:
    """Assistants in areas, what is paid for them, and what one could do there then."""
    if not names:
        return Description(say("yokohama-do-none", what="place"))
    first = position.area(names[0])
    every = names if telegram is None else (*names, telegram)
    labels = tuple(area_label(position.town, position.area(name)) for name in dict.fromkeys(every))
    fees = dues(position)
    cost = sum([fees.get(position.area(name), 0) for name in every])
    alone = len(set(names)) == 1
    label = say("yokohama-do-double" if alone and len(names) > 1 else "yokohama-do-place", areas=labels, cost=cost)
    return Description(label, _there(position, first, len(names)) if alone else None)


def _there(position: Position, area: Area, more: int) -> Label:
    """What the own president would do there with so many assistants more, and what keeps it from coming this turn."""
    power = min(position.power(area) + more + (position.me.president != area), STRONGEST)
    people, short = owners(position, area), routes_of(position).short(area)
    ready = _ready(position, area, more) if short == 0 else ()
    idle = idle_label(position, area, power)
    return say(
        "yokohama-place-detail",
        stop="leaves" if position.me.president == area else _stop(position, area, short),
        short=short or 0,
        have=position.me.placed[area],
        power=power,
        effect=effect_label(position, area, power),
        idle=len(idle),
        why=idle,
        ready=len(ready),
        orders=_codes(position, ready),
        people=len(people),
        presidents=tuple(map(Who, people)),
    )


def _stop(position: Position, area: Area, short: int | None) -> Literal["now", "short", "guarded", "dear"]:
    """Whether the own president may act in an area this turn once an assistant stands there, or why not yet."""
    if short is not None:
        return "short" if short else "now"
    return "guarded" if owners(position, area) and "postal" not in position.me.skills else "dear"


def _ready(position: Position, area: Area, more: int) -> tuple[str, ...]:
    """Orders that the goods of an area would make ready if the president acted there with so many assistants more."""
    if position.kind(area) not in MADE or not position.me.orders:
        return ()
    after, table = position.copy(), Table[YokohamaEvent](Rng(b""))
    after.me.placed[area] += more
    after.me.president = area
    start_action(after, area, agent=False)
    go_on(after, table)
    return _made_ready(position, after)


def _codes(position: Position, orders: tuple[str, ...]) -> tuple[Arg, ...]:
    return tuple(order_code(position.facts.orders[position.facts.order_numbers[order]]) for order in orders)
