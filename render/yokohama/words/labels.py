"""Things of Yokohama as labels: goods, rewards, areas, orders, technologies, agents."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from rules.core.labels import Label, Who, say
from rules.yokohama.model.terms import AGENTS, COUNTRIES, GOODS, AgentKind, AreaKind, Country, Goods

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules.yokohama.events.moves import Fees
    from rules.yokohama.model.cards import Order, PowerToken, Reward, Technology
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AchievementCard, AreaView

NUMBERED = re.compile(r"([a-z]+)([0-9]*)")
ORDER_ID = re.compile(r"([a-z]{2})([0-9]+)")


def area_name(place: str) -> Label:
    """An area by its id in notation: "Tea 2"."""
    found = NUMBERED.fullmatch(place)
    assert found is not None, "an area's id is a word and perhaps a number"
    return say("yokohama-area", area=found[1], number=int(found[2] or 0))


def area_names(places: Iterable[str]) -> tuple[Label, ...]:
    """Areas by their ids, those named more than once with their count: "2 x Bank"."""
    every = list(places)
    return tuple(
        area_name(place) if every.count(place) == 1 else counted(every.count(place), area_name(place))
        for place in dict.fromkeys(every)
    )


def lettered(area: AreaView) -> Label:
    """An area with the letter on its roof: "M Tea 2"."""
    return say("yokohama-area-lettered", letter=area.letter, area=area_name(area.id))


def effect(kind: AreaKind, count: int) -> Label:
    """What an area of a kind gives: "3 silk", "up to 3 exchanges", "faith 4"."""
    return say("yokohama-effect", area=kind, count=count, more=0, most=count)


def areas_by_id(view: YokohamaView) -> dict[str, AreaView]:
    """The areas of a table by their ids."""
    return {area.id: area for area in view.areas}


def counted(count: int, what: Label) -> Label:
    """So many of something: "2 x Bank"."""
    return say("yokohama-name-counted", count=count, what=what)


def good(kind: str) -> Label:
    """A good by its word."""
    return say("yokohama-name-good", good=kind)


def goods(some: Goods) -> tuple[Label, ...]:
    """So many of each good, those that are none left out: "2 silk"."""
    return tuple(some_of(kind, count) for kind, count in zip(GOODS, some, strict=True) if count)


def yen(amount: int) -> Label:
    """Money."""
    return some_of("yen", amount)


def paid(some: Goods, money: int) -> tuple[Label, ...]:
    """What is paid: goods, then money."""
    return (*goods(some), *((yen(money),) if money else ()))


def gains(reward: Reward) -> tuple[Label, ...]:
    """Each thing that a reward brings."""
    others = (
        ("any", reward.any),
        ("warehouse", reward.warehouse),
        ("movement", reward.movement),
        ("free-agent", reward.free_agent),
    )
    points = (some_of("points", reward.points),) if reward.points else ()
    return (*points, *paid(reward.goods, reward.yen), *(some_of(thing, count) for thing, count in others if count))


def some_of(thing: str, count: int) -> Label:
    """So many of a thing: "2 imports", "3 yen"."""
    return say("yokohama-some", thing=thing, count=count)


def summed(some: Iterable[Label]) -> tuple[Label, ...]:
    """So many of each thing, as those that are named several times come to."""
    counts: Counter[str] = Counter()
    for label in some:
        (_, thing), (_, count) = label.args
        assert isinstance(count, int), "so many of a thing"
        counts[str(thing)] += count
    return tuple(some_of(thing, count) for thing, count in counts.items())


def reward(one: Reward) -> Label:
    """A reward as a list; "nothing" if it is empty."""
    things = gains(one)
    return say("yokohama-name-reward", count=len(things), what=things)


def order_name(word: str) -> str:
    """An order by its id, as its card shows it: "GB 3"."""
    found = ORDER_ID.fullmatch(word)
    assert found is not None, "an order's id is a country and a number"
    return f"{country_letters(found[1])} {found[2]}"


def order(one: Order) -> Label:
    """An order with what it asks for and brings."""
    return say("yokohama-name-order", order=order_name(one.id), goods=goods(one.goods), reward=reward(one.reward))


def orders(some: Iterable[Order]) -> tuple[Label, ...]:
    """Orders as the story tells them, what they ask for and bring in brackets."""
    return tuple(
        say("yokohama-name-order-told", order=order_name(one.id), goods=goods(one.goods), reward=reward(one.reward))
        for one in some
    )


def country_letters(country: str) -> str:
    """The two letters beside a flag."""
    return country.upper()


def country(one: Country) -> Label:
    """A country by its name."""
    return say("yokohama-name-country", country=one)


def icons(counts: Iterable[int]) -> tuple[Label, ...]:
    """Country icons: "2 GB"; those that are none are left out."""
    return tuple(
        say("yokohama-name-icons", count=count, country=country_letters(one))
        for one, count in zip(COUNTRIES, counts, strict=True)
        if count
    )


def agent(kind: AgentKind) -> Label:
    """A foreign agent by its country."""
    return say("yokohama-name-agent", kind=kind)


def reward_token(kind: AgentKind) -> Label:
    """A reward token: a flag, or the free agent."""
    return say("yokohama-do-reward", token=kind)


def agents(some: Iterable[AgentKind]) -> tuple[Label, ...]:
    """Foreign agents, by country."""
    every = list(some)
    found = [kind for kind in AGENTS if kind in every]
    return tuple(agent(kind) if every.count(kind) == 1 else counted(every.count(kind), agent(kind)) for kind in found)


def technology(one: Technology) -> Label:
    """A technology card: "Tram (US)"."""
    return say("yokohama-technology-of", name=one.name, country=one.country)


def technology_name(name: str) -> Label:
    """A technology by its name."""
    return say("yokohama-technology", name=name)


def technology_effect(name: str) -> Label:
    """What a technology does, in few words."""
    return say("yokohama-name-effect", name=name)


def token(one: PowerToken) -> Label:
    """A 5-power token by what it brings."""
    return reward(one.reward)


def need(card: AchievementCard) -> tuple[Label, ...]:
    """What an achievement asks for: "7 tea"."""
    return tuple(say("yokohama-name-need", kind=kind, count=count) for kind, count in card.need)


def fees(some: Fees) -> tuple[Label, ...]:
    """Yen paid to merchants: "Ise 1"."""
    return tuple(say("yokohama-name-fee", who=Who(seat), yen=yen(amount)) for seat, amount in some)


def agent_phrase(kind: AgentKind) -> Label:
    """A foreign agent whom a merchant sends or gets: "a British agent", "einen britischen Vertreter"."""
    return say("yokohama-an-agent", kind=kind)


def assistants_phrase(count: int) -> Label:
    """So many assistants whom a merchant places or takes back: "1 assistant", "1 Assistenten"."""
    return say("yokohama-assistants", count=count)


def pieces(assistants: int, shops: int, houses: int) -> tuple[Label, ...]:
    """Pieces of a merchant: "2 assistants", "1 shop"; those that are none are left out."""
    counts = (("assistant", assistants), ("shop", shops), ("house", houses))
    return tuple(some_of(piece, count) for piece, count in counts if count)
