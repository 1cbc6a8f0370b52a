"""How far what one owns reaches: how often each action could be activated, as the table shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from render.nippon.closeups.mat_figures import space_of, track_row
from render.nippon.reckoning import factory_price
from rules.core.labels import say
from rules.nippon.model.terms import ACTIVATIONS, GOODS, Action, Good, Track

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import ZaibatsuView


def stock(me: ZaibatsuView) -> dict[Good, int]:
    """Goods below one's factories, by kind; kinds of which there is none left out."""
    counts = {good: sum(factory.goods for factory in me.factories if factory.good == good) for good in GOODS}
    return {good: count for good, count in counts.items() if count}


def bonuses(view: NipponView, me: ZaibatsuView, track: Track, steps: int) -> tuple[Label, ...]:
    """The bonuses that so many steps on a track bring."""
    here = space_of(me, track)
    symbols = track_row(view, track).bonus
    return tuple([say("nippon-bonus", bonus=one.bonus) for one in symbols if here < one.space <= here + steps])


def iron_ways(view: NipponView, me: ZaibatsuView, count: int) -> Iterator[int]:
    """For how many of so many ships or railways iron alone can be paid."""
    row = view.tables.match.transport
    for alone in range(count + 1):
        paid = count - alone
        if row.money * paid <= me.money + me.silk and row.iron * paid + row.iron_alone * alone <= me.iron:
            yield alone


def reach(view: NipponView, me: ZaibatsuView, action: Action) -> int:
    """How often an action could be activated, or how many steps, factories or goods it could begin with."""
    match action:
        case "rnd" | "mining":
            return sum(price <= me.money + me.silk for price in view.tables.match.step_prices.value)
        case "factory":
            kinds = {kind.key: kind for kind in view.kinds}
            goods = (row.good for row in view.supply)
            return sum(factory_price(view, me, kinds[good]).reason is None for good in goods)
        case "machines":
            return _machines(view, me)
        case "produce":
            return _productions(view, me)
        case "ships":
            free = me.spaces - len(me.work) - 1
            open_there = sum(one.home and len(one.ships) < one.limit for one in view.missions)
            return _paid(view, me, min(ACTIVATIONS, open_there, free))
        case "railways":
            open_there = sum(any(rail.owner is None for rail in region.railways) for region in view.regions)
            return _paid(view, me, min(ACTIVATIONS, open_there))
        case "markets":
            return sum(stock(me).values())
        case "invest":
            return investments(tuple(stock(me).values()))
        case _:
            assert_never(action)


def investments(counts: tuple[int, ...], done: int = 0) -> int:
    """How many investments goods of some kinds pay, each the next dearer one and of another kind."""
    made = done
    for count in sorted(counts):
        if made < ACTIVATIONS and count > made:
            made += 1
    return made - done


def _machines(view: NipponView, me: ZaibatsuView) -> int:
    rules = view.tables.match
    empty = [factory for factory in me.factories if not all(factory.machines)]
    dear = sum(factory.machines[0] for factory in empty)
    iron = me.iron // rules.second_machine_iron.value if rules.second_machine_iron.value else dear
    money = (me.money + me.silk) // rules.machine_money.value
    return min(ACTIVATIONS, money, len(empty) - dear + min(dear, iron))


def _productions(view: NipponView, me: ZaibatsuView) -> int:
    """Factories that could produce together, the cheapest first."""
    prices = {kind.key: kind.coal for kind in view.kinds}
    coal = me.all_coal
    made = 0
    for price in sorted(prices[factory.good] for factory in me.factories if factory.row is not None):
        if made < ACTIVATIONS and price <= coal:
            coal -= price
            made += 1
    return made


def _paid(view: NipponView, me: ZaibatsuView, most: int) -> int:
    """How many ships or railways can be paid, up to so many."""
    return next((count for count in range(most, 0, -1) if any(True for _ in iron_ways(view, me, count))), 0)
