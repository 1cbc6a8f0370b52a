"""What placements, movements, area actions and buildings do, in labels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Description
from rules.core.labels import Arg, Label, Who, say
from rules.yokohama import actions as given
from rules.yokohama.boards import imports_paid, limit, space_of
from rules.yokohama.building import can_build
from rules.yokohama.chinatown import market_for
from rules.yokohama.frames import AskBonus, AskLearn, AskTrade
from rules.yokohama.idle import why_idle
from rules.yokohama.model.cards import NO_GOODS
from rules.yokohama.model.phrases import area_label, goods_label, order_label, reward_label, technology_label
from rules.yokohama.model.terms import GOODS, STRONGEST, YEN_PER_UNIT
from rules.yokohama.placement import dues, owners
from rules.yokohama.power import power_of
from rules.yokohama.ways import CANAL_FEE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules.core.seats import Seat
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area
    from rules.yokohama.model.town import Town


def describe_place(facts: Facts, town: Town, state: State, action: given.Place) -> Description:
    """Assistants in areas, and what is paid for them."""
    if not action.areas:
        return Description(say("yokohama-do-none", what="place"))
    areas = [town.numbers[name] for name in action.areas]
    every = areas if action.telegram is None else [*areas, town.numbers[action.telegram]]
    fees = dues(state)
    cost = sum(fees.get(area, 0) for area in every)
    labels = tuple(area_label(town, area) for area in dict.fromkeys(every))
    twice = len(areas) == 2 and areas[0] == areas[1]
    label = say("yokohama-do-double" if twice else "yokohama-do-place", areas=labels, cost=cost)
    if len(set(areas)) > 1:
        return Description(label)
    return Description(label, _there(facts, town, state, areas[0], len(areas)))


def _there(facts: Facts, town: Town, state: State, area: Area, more: int) -> Label:
    """What one's president would do there with so many assistants more; where he stands he cannot stay."""
    me = state.me
    president = 0 if me.president == area else 1
    power = min(power_of(state, state.active, area) + more + president, STRONGEST)
    people = owners(state, area)
    return say(
        "yokohama-place-detail",
        stop=_stop(state, area),
        have=me.placed[area],
        power=power,
        effect=effect_label(facts, town, state, area, power),
        people=len(people),
        presidents=_people(people),
    )


def _stop(state: State, area: Area) -> str:
    """Whether one's president may stop in an area this turn, or why not: he stands there already, or another does."""
    if state.me.president == area:
        return "leaves"
    return "guarded" if owners(state, area) and "postal" not in state.me.skills else "yes"


def _people(seats: Sequence[Seat]) -> tuple[Arg, ...]:
    return tuple(Who(seat) for seat in seats)


def effect_label(facts: Facts, town: Town, state: State, area: Area, power: int, spent: int = 0) -> Label:
    """What an area gives for a power: "3 silk", "up to 3 exchanges", "faith 4, up to 8 by paying".

    Args:
        facts: The rules as numbers.
        town: The areas.
        state: The position.
        area: Which area.
        power: Its power.
        spent: Yen that the way there costs.
    """
    kind = town.kinds[area]
    count, me = facts.effects[kind][power], state.me
    more = sum(map(bool, me.goods)) + int(me.yen - spent >= YEN_PER_UNIT)
    return say("yokohama-effect", area=kind, count=count, more=more, most=count + more)


def idle_label(facts: Facts, town: Town, state: State, area: Area, power: int) -> tuple[Arg, ...]:
    """Why an area would give nothing for a power: nobody who goes there is asked; empty if it gives something."""
    why = why_idle(facts, town, state, area, power)
    return () if why is None else (say("yokohama-idle", why=why),)


def describe_go(facts: Facts, town: Town, state: State, action: given.Go) -> Description:
    """Where the president goes, what the area gives, and what the way costs."""
    area = town.numbers[action.area]
    power = min(power_of(state, state.active, area) + 1, STRONGEST)
    via = tuple(area_label(town, town.numbers[name]) for name in action.via)
    stops = [town.numbers[stop] for stop in action.via]
    if action.way in {"walk", "hand"}:
        stops.append(area)
    free = "stagecoach" in state.me.skills
    paid = [owner for stop in stops if not free for owner in owners(state, stop)]
    canal = CANAL_FEE * sum(town.kinds[stop] == "canal" for stop in stops)
    effect = effect_label(facts, town, state, area, power, len(paid) + canal)
    name = area_label(town, area)
    label = (
        say("yokohama-do-go-via", area=name, via=via, effect=effect)
        if via
        else say("yokohama-do-go", area=name, effect=effect)
    )
    house = state.sites[area].house
    landlord = [] if house is None or house == state.active else [house]
    token = _token(facts, state, area, power)
    idle = idle_label(facts, town, state, area, power)
    builds = can_build(state, AskBonus(area, power, token=False))
    detail = say(
        "yokohama-go-detail",
        way=action.way,
        power=power,
        cost=len(paid) + canal,
        people=len(paid),
        paid=_people(paid),
        canal=canal,
        idle=len(idle),
        why=idle,
        builds=int(builds),
        token=len(token),
        brings=token,
        house=len(landlord),
        owner=_people(landlord),
    )
    return Description(label, detail)


def _token(facts: Facts, state: State, area: Area, power: int) -> tuple[Arg, ...]:
    """What the token of an area brings to such a power; nothing where none can be taken."""
    lies = state.sites[area].token
    return () if lies is None or power < STRONGEST else reward_label(facts.tokens[lies].reward)


def describe_recall(town: Town, state: State, action: given.Recall) -> Description:
    """Who returns with the president, or to him if he is in hand (Y-R3)."""
    stays = int(state.me.president is None)
    count = sum(number for _, number in action.assistants)
    if action.everybody and count:
        return Description(say("yokohama-do-recall-all", stays=stays, count=count))
    areas = tuple(
        say("yokohama-recalled", count=number, area=area_label(town, town.numbers[name]))
        for name, number in action.assistants
    )
    return Description(say("yokohama-do-recall", stays=stays, count=count, areas=areas))


def describe_church(facts: Facts, state: State, action: given.PlaceInChurch) -> Description:
    """A space of the church, what it brings and what is paid."""
    space = space_of(facts, state, action.faith)
    assert space is not None, "the answer was checked"
    # Each kind of payment counts once, so that goods need no number.
    spent = zip(GOODS, action.goods, strict=True)
    named = tuple([say("yokohama-church-paid", thing=good) for good, count in spent if count])
    paid = (*named, *goods_label(NO_GOODS, YEN_PER_UNIT if action.yen else 0))
    label = say(
        "yokohama-do-church",
        faith=action.faith,
        reward=reward_label(facts.church[space].reward),
        paid=paid,
        count=len(paid),
    )
    there = sum(owner is not None for owner in state.church) + 1
    detail = say(
        "yokohama-church-detail",
        there=there,
        limit=limit(facts, state),
        ends=int(there >= limit(facts, state)),
        right=int(all(owner is None for owner in state.church[space + 1 :])),
        area=int(action.from_area),
    )
    return Description(label, detail)


def describe_customs(facts: Facts, state: State, action: given.PlaceAtCustoms) -> Description:
    """A space of the customs board, what it brings and how many imports it costs."""
    space = facts.customs[action.space - 1]
    paid = imports_paid(facts, action)
    label = say("yokohama-do-customs", space=action.space, reward=reward_label(space.reward), imports=paid)
    there = sum(owner is not None for owner in state.customs) + 1
    detail = say(
        "yokohama-customs-detail",
        there=there,
        limit=limit(facts, state),
        ends=int(there >= limit(facts, state)),
        right=int(all(owner is None for owner in state.customs[action.space :])),
        area=int(action.from_area),
    )
    return Description(label, detail)


def describe_learn(facts: Facts, state: State, action: given.Learn) -> Description:
    """A technology and how it is paid."""
    frame = state.stack[-1]
    assert isinstance(frame, AskLearn), "a technology is asked"
    number = facts.technology_numbers[action.technology]
    card = facts.technologies[number]
    space = state.laboratories[frame.laboratory].index(number)
    country = facts.technology_countries[number]
    label = say(
        "yokohama-do-tech",
        technology=technology_label(card),
        paid=goods_label((0, 0, 0, 0, action.imports), YEN_PER_UNIT * action.units),
        count=action.imports + action.units,
    )
    detail = say(
        "yokohama-tech-detail",
        value=card.value,
        surcharge=facts.surcharges[space],
        country=card.country,
        agent=int(state.me.icons[country] % 2 and state.agents[country] > 0),
        name=card.name,
    )
    return Description(label, detail, final=card.name != "station" and any(state.technology_bag))


def describe_take(facts: Facts, state: State, action: given.TakeOrders) -> Description:
    """One or two orders; what they ask for and bring."""
    cards = [facts.orders[facts.order_numbers[name]] for name in action.orders]
    final = state.order_deck > 0
    if len(cards) == 1:
        card = cards[0]
        label = say("yokohama-do-order", order=order_label(card), reward=reward_label(card.reward))
        return Description(label, say("yokohama-order-detail", goods=goods_label(card.goods)), final=final)
    label = say("yokohama-do-take", orders=tuple(order_label(card) for card in cards), pay=action.pay or "none")
    return Description(label, final=final)


def describe_trade(facts: Facts, state: State, action: given.Trade) -> Description:
    """Exchanges, and the yen that they bring or cost."""
    frame = state.stack[-1]
    assert isinstance(frame, AskTrade), "exchanges are asked"
    yen = market_for(facts, state, frame.exchanges).yen_of(action.sold, action.bought)
    label = say(
        "yokohama-do-trade",
        sold=goods_label(action.sold),
        bought=goods_label(action.bought),
        sells=sum(action.sold),
        both=int(any(action.sold) and any(action.bought)),
        yen=abs(yen),
        wins=int(yen >= 0),
    )
    return Description(label, say("yokohama-trade-detail", yen=state.me.yen + yen))


def describe_bonus(
    facts: Facts, state: State, action: given.TakeToken | given.BuildShop | given.BuildHouse
) -> Description:
    """The token or a building, and what it brings."""
    frame = state.stack[-1]
    assert isinstance(frame, AskBonus), "a token or building is asked"
    site = state.sites[frame.area]
    assert site.tile is not None, "nobody builds on the canal"
    tile, me = facts.tiles[site.tile], state.me
    match action:
        case given.TakeToken():
            assert site.token is not None, "the answer was checked"
            reward = reward_label(facts.tokens[site.token].reward)
            return Description(say("yokohama-do-token", reward=reward))
        case given.BuildShop(space=space):
            reward = reward_label(tile.shops[space - 1])
            detail = say("yokohama-shop-detail", **_nth(me.built[0] + 1, facts.numbers.pieces.shops))
            return Description(say("yokohama-do-shop", space=space, reward=reward, count=len(reward)), detail)
        case given.BuildHouse():
            detail = say("yokohama-house-detail", **_nth(me.built[1] + 1, facts.numbers.pieces.houses))
            return Description(say("yokohama-do-house", reward=reward_label(tile.house)), detail)


def _nth(built: int, most: int) -> dict[str, int]:
    """Which of its kind a building is; the last one brings the end."""
    return {"built": built, "all": most, "ends": int(built == most)}
