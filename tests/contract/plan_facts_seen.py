"""Whether what is said of a turn is true, told from what its seat sees before and after it: by views, not by states."""

from __future__ import annotations

from collections import Counter
from operator import ge
from typing import TYPE_CHECKING, assert_never

from rules.core.advice import Keeps
from rules.nippon import plan_facts as nippon
from rules.nippon.view import NipponView
from rules.osaka import plan_facts as osaka
from rules.osaka.model.terms import COLOURS
from rules.osaka.view import OsakaView
from rules.yokohama import plan_facts as yokohama
from rules.yokohama.view import YokohamaView

if TYPE_CHECKING:
    from rules.core.advice import PlanFact
    from rules.core.seats import Seat
    from rules.core.table import View
    from rules.nippon.model.terms import Track
    from rules.nippon.view.table import ZaibatsuView
    from rules.yokohama.model.cards import Order
    from rules.yokohama.view.table import MerchantView


def holds(fact: PlanFact, before: View, after: View, seat: Seat) -> bool:
    """Whether a fact of a turn is true of it."""
    if isinstance(fact, Keeps):
        return _stock(before, seat) == _stock(after, seat)
    if isinstance(fact, yokohama.YokohamaFact):
        assert isinstance(before, YokohamaView)
        assert isinstance(after, YokohamaView)
        return _in_yokohama(fact, before, after, seat)
    if isinstance(fact, osaka.OsakaFact):
        assert isinstance(before, OsakaView)
        assert isinstance(after, OsakaView)
        return _in_osaka(fact, before, after, seat)
    assert isinstance(fact, nippon.NipponFact)
    assert isinstance(before, NipponView)
    assert isinstance(after, NipponView)
    return _in_nippon(fact, before, after, seat)


def _stock(view: View, seat: Seat) -> object:
    """All that a seat can spend."""
    if isinstance(view, YokohamaView):
        one = view.merchants[seat]
        return one.points, one.yen, one.goods, one.warehouse, one.technologies, one.agents, one.completed, view.hand
    if isinstance(view, OsakaView):
        return view.traders[seat].goods, _coins(view)
    assert isinstance(view, NipponView)
    return _stores(view.zaibatsu[seat])


def _in_yokohama(fact: yokohama.YokohamaFact, before: YokohamaView, after: YokohamaView, seat: Seat) -> bool:
    was, now = before.merchants[seat], after.merchants[seat]
    match fact:
        case yokohama.Brings(points=points, yen=yen, goods=goods):
            return (points, yen, goods) == _more(was, now)
        case yokohama.Spends(points=points, yen=yen, goods=goods):
            return (points, yen, goods) == _more(now, was)
        case yokohama.UsesAgents(count=count):
            return len(now.used_agents) - len(was.used_agents) == count
        case yokohama.Hires(assistants=assistants, shops=shops, houses=houses):
            left, there = was.warehouse, now.warehouse
            pairs = ((left.assistants, there.assistants), (left.shops, there.shops), (left.houses, there.houses))
            return [assistants, shops, houses] == [had - have for had, have in pairs]
        case yokohama.Completes(orders=orders):
            return orders == tuple(order.id for order in now.completed[len(was.completed) :])
        case yokohama.Nears(order=name, missing=missing):
            held = next(order for order in (*(after.hand or ()), *(after.offer or ())) if order.id == name)
            return _short(held, now) == missing
        case yokohama.Gains(technology=technology):
            return technology in now.technologies
        case yokohama.Builds(piece="shop", count=count):
            return now.shops_built - was.shops_built == count
        case yokohama.Builds(count=count):
            return now.houses_built - was.houses_built == count
        case yokohama.Achieves(achievement=achievement):
            return achievement in set(now.achievements) - set(was.achievements)
        case yokohama.Befriends(agent=agent):
            agents = [(*one.agents, *one.used_agents).count(agent) for one in (was, now)]
            return agents[0] < agents[1]
        case yokohama.Ends(by=reason):
            return reason in set(after.ending) - set(before.ending)
        case yokohama.Ranks(ranking=ranking, place=place, ahead_of=other):
            had, have = _counts(before, ranking), _counts(after, ranking)
            beaten = other is None or (had[other] >= had[seat] and have[other] <= have[seat])
            return beaten and sum(count > have[seat] for count in have) < place
        case yokohama.MakesReady() | yokohama.TakesOrders():
            return _hand_holds(fact, before, after, now)
        case _:
            assert_never(fact)


def _more(was: MerchantView, now: MerchantView) -> tuple[int, int, tuple[int, ...]]:
    goods = tuple(max(have - had, 0) for had, have in zip(was.goods, now.goods, strict=True))
    return max(now.points - was.points, 0), max(now.yen - was.yen, 0), goods


def _short(order: Order, merchant: MerchantView) -> tuple[int, ...]:
    return tuple(max(want - have, 0) for want, have in zip(order.goods, merchant.goods, strict=True))


def _hand_holds(
    fact: yokohama.MakesReady | yokohama.TakesOrders, before: YokohamaView, after: YokohamaView, now: MerchantView
) -> bool:
    """Whether orders are in the hand that were not, or that can be completed and could not."""
    had, have = ({order.id: order for order in view.hand or ()} for view in (before, after))
    if isinstance(fact, yokohama.TakesOrders):
        points = sum(have[one].reward.points for one in fact.orders)
        return set(fact.orders) == have.keys() - had.keys() and fact.points == points
    was = before.merchants[now.seat]
    wanted = tuple(map(sum, zip(*[have[one].goods for one in fact.orders], strict=True)))
    return all(any(_short(had[one], was)) for one in fact.orders) and all(map(ge, now.goods, wanted))


def _counts(view: YokohamaView, ranking: yokohama.Ranking) -> list[int]:
    """By seat, what a majority or the production value is counted by."""
    if ranking == "technology":
        return [sum(card.value for card in one.technologies) for one in view.merchants]
    spaces = view.church if ranking == "church" else view.customs
    return [sum(space.owner == one.seat for space in spaces) for one in view.merchants]


def _in_osaka(fact: osaka.OsakaFact, before: OsakaView, after: OsakaView, seat: Seat) -> bool:
    was, now = before.traders[seat], after.traders[seat]
    match fact:
        case osaka.Sells(vp=vp, tokens=tokens):
            return (vp, tokens) == (now.vp - was.vp, sum(now.tokens) - sum(was.tokens))
        case osaka.OtherSells(seat=other, vp=vp):
            return after.traders[other].vp - before.traders[other].vp == vp
        case osaka.Lays(colour=colour, count=count, vp=vp, away=away):
            index, values = COLOURS.index(colour), [card.value for card in now.goods if card.colour == colour]
            worth = (max(values) + now.tokens[index]) * len(values)
            spaces = len(after.route) - 1 - after.ships[index]
            return (count, vp, away) == (len(values), -(-worth // 5), spaces)
        case osaka.Risks(colour=colour, count=count):
            there = after.route[after.ships[COLOURS.index(colour)]].water == "waves"
            uninsured = [[card.colour for card in some].count(colour) for some in (now.goods, now.insured)]
            return there and count == uninsured[0] - uninsured[1]
        case osaka.Saves(count=count):
            return len(now.insured) - len(was.insured) == count
        case osaka.Loses(count=count):
            return len(was.goods) - len(now.goods) == count
        case osaka.Raises(colour=colour):
            return now.tokens[COLOURS.index(colour)] > was.tokens[COLOURS.index(colour)]
        case osaka.Reserves(card=card):
            return any(offer.card == card and offer.stone == seat for offer in (*after.market, *after.farm))
        case osaka.Affords(coins=coins, price=price):
            dearest = sum(offer.card.value for offer in before.market)
            return _coins(before) < _coins(after) == coins and price <= dearest
        case osaka.Holds(coins=coins):
            return _coins(before) == _coins(after) == coins
        case osaka.Pays(coins=coins):
            return coins == _coins(before) - _coins(after)
        case osaka.Ends():
            return after.phase == "over"
        case _:
            assert_never(fact)


def _coins(view: OsakaView) -> int:
    return sum(card.value for card in view.hand or ())


def _in_nippon(fact: nippon.NipponFact, before: NipponView, after: NipponView, seat: Seat) -> bool:
    was, now = before.zaibatsu[seat], after.zaibatsu[seat]
    match fact:
        case nippon.Brings(amounts=amounts):
            return dict(amounts) == _stores(now) - _stores(was)
        case nippon.Spends(amounts=amounts):
            return dict(amounts) == _stores(was) - _stores(now)
        case nippon.BuildsFactory(factory=factory):
            keys = [{each.key for each in one.factories} for one in (was, now)]
            return factory in keys[1] - keys[0]
        case nippon.Lays(piece="ship", count=count):
            return now.ships - was.ships == count
        case nippon.Lays(piece="machine", count=count):
            return now.machines - was.machines == count
        case nippon.Lays(count=count):
            return now.railways - was.railways == count
        case nippon.Fulfils(contract=contract):
            return contract in {row.id for row in now.contracts} - {row.id for row in was.contracts}
        case nippon.Raises(track=track, value=value):
            (_, low), (_, high) = _track(was, track), _track(now, track)
            return low < high == value
        case nippon.Advances(track=track, steps=steps):
            (start, low), (end, high) = _track(was, track), _track(now, track)
            return low == high and steps == end - start
        case nippon.Upgrades(department=department):
            return department in set(now.upgraded) - set(was.upgraded)
        case nippon.Prides(level=level, area=area):
            return dict(now.achieved)[area] == level and not dict(was.achieved)[area]
        case nippon.Ranks(region=key, place=place, points=points, ahead_of=other):
            earlier, region = (next(one for one in view.regions if one.key == key) for view in (before, after))
            ahead = sum(one > region.influence[seat] for one in (*region.influence, region.overseas))
            beaten = other is None or (
                earlier.influence[other] >= earlier.influence[seat]
                and region.influence[other] <= region.influence[seat]
            )
            return beaten and (place, points) == (ahead + 1, region.now[seat])
        case nippon.Clears(workers=workers):
            return len(was.work) - len(now.work) == workers
        case nippon.SparesWages(due=due):
            return was.wages == now.wages == due
        case nippon.RaisesWages(due=due):
            return was.wages < now.wages == due
        case nippon.Ends():
            return after.results is not None
        case _:
            assert_never(fact)


def _track(one: ZaibatsuView, track: Track) -> tuple[int, int]:
    """Space and value of a track."""
    return {"rnd": one.rnd, "mining": one.mining, "finance": one.finance}[track]


def _stores(one: ZaibatsuView) -> Counter[str]:
    counts = {"points": one.points, "money": one.money, "coal": one.all_coal, "silk": one.silk, "iron": one.iron}
    return Counter({**counts, "goods": sum(factory.goods for factory in one.factories)})
