"""The alternatives within each question: placement, movement, area actions, building."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from rules.core.decisions import Amounts, Choice, Pick
from rules.yokohama import agency, assistants, boards, building, chinatown, laboratory, movement, placement, port, ways
from rules.yokohama.actions import GainGoods, Hire, Place, TakeOrders, Trade
from rules.yokohama.church_pick import church_pick
from rules.yokohama.model.terms import TRADE_GOODS
from rules.yokohama.notation import recall_of, write, write_go, write_learn, write_place, write_recall

if TYPE_CHECKING:
    from rules.core.decisions import Counted, Part, Picked
    from rules.core.reasons import Reason
    from rules.core.rng import Rng
    from rules.yokohama.frames import AskBonus, AskChurch, AskCustoms, AskLearn, AskMove, AskTake
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town


ALONE = Choice("recall", ("recall",))
"""The president returns without assistants, because none is laid out."""


def none_of(verb: str) -> Choice:
    """The alternative of doing without."""
    return _NONE[verb]


_NONE = {
    verb: Choice("none", (f"{verb} none",))
    for verb in ("place", "church", "customs", "hire", "tech", "take", "trade", "token", "build", "move")
}


def place_parts(town: Town, state: State) -> list[Part]:
    """Step 1: up to three areas, or two assistants in one."""
    fees = placement.dues(state)
    areas = placement.open_areas(town, state, fees)
    most = min(placement.most(state), len(areas))
    if not most:
        return [none_of("place")]
    parts: list[Part] = [
        Pick(
            part="place",
            items=town.open_names if areas is town.open else tuple([town.names[area] for area in areas]),
            at_least=0,
            at_most=most,
            refuse=lambda picked: placement.refuse_place(town, state, Place(picked)),
            suggest=lambda: placement.suggest(town, state),
            sample=lambda rng: placement.sample(town, state, rng),
            notation=lambda picked: write_place(Place(picked)),
        )
    ]
    if twice := placement.doubles(town, state, fees):
        parts.append(Choice("double", twice))
    return parts


def move_parts(town: Town, state: State, frame: AskMove) -> tuple[Part, ...]:
    """Step 2: where the president goes, or who returns with him."""
    parts: list[Part] = []
    if frame.telegram is not None and (areas := placement.telegrams(town, state, frame.telegram)):
        parts.append(Choice("telegram", tuple([f"telegram {town.names[area]}" for area in areas])))
    if goings := ways.goings(town, state):
        parts.append(Choice("go", tuple([write_go(go) for go in goings])))
    parts.append(_recall_part(town, state))
    return tuple(parts)


def _recall_part(town: Town, state: State) -> Part:
    placed = state.me.placed
    there = [area for area, count in enumerate(placed) if count]
    if not there:
        return ALONE
    names = tuple([town.names[area] for area in there])
    bounds = tuple([placed[area] for area in there])

    def refuse(counts: Counted) -> Reason | None:
        if len(counts) != len(bounds) or any(
            not 0 <= count <= bound for count, bound in zip(counts, bounds, strict=True)
        ):
            return movement.too_many_recalled()
        return None

    return Amounts(
        part="recall",
        kinds=names,
        bounds=bounds,
        refuse=refuse,
        suggest=lambda: (bounds, (0,) * len(bounds)),
        sample=lambda rng: tuple(rng.below(bound + 1) for bound in bounds),
        notation=lambda counts: write_recall(recall_of(names, bounds, counts)),
    )


def church_parts(facts: Facts, state: State, frame: AskChurch) -> tuple[Part, ...]:
    """Church: a space with the cheapest payment, or a space and what is paid."""
    spaces = boards.church_spaces(facts, state, frame)
    ready = tuple([write(boards.cheapest(facts, state, frame, space)) for space in spaces])
    return (Choice("church", tuple(dict.fromkeys(ready))), church_pick(facts, state, frame), none_of("church"))


def customs_parts(facts: Facts, state: State, frame: AskCustoms) -> tuple[Part, ...]:
    """Customs: a space."""
    spaces = boards.customs_spaces(facts, state, frame)
    return (Choice("customs", tuple([f"customs {space + 1}" for space in spaces])), none_of("customs"))


def hire_parts(facts: Facts, state: State, pieces: int) -> tuple[Part, ...]:
    """Employment Agency and warehouse icons: a set of pieces."""
    return (Choice("hire", tuple([_hire(hire) for hire in agency.hires(facts, state, pieces)])), none_of("hire"))


@cache
def _hire(hire: Hire) -> str:
    return write(hire)


def learn_parts(facts: Facts, state: State, frame: AskLearn) -> tuple[Part, ...]:
    """Laboratory: a technology and how it is paid."""
    answers = [write_learn(learn) for learn in laboratory.learnings(facts, state, frame)]
    return (Choice("tech", tuple(answers)), none_of("tech"))


def port_parts(facts: Facts, state: State, frame: AskTake) -> tuple[Part, ...]:
    """Port: one order or two."""
    names = tuple([facts.orders[number].id for number in port.in_reach(facts, state, frame)])
    paid = port.payments(state) if len(names) > 1 else []
    parts = [_take_pick(facts, state, frame, names, 1, 2 if paid else 1)]
    if len(paid) > 1:
        parts.append(_take_pick(facts, state, frame, names, 2, 2))
    return (*parts, none_of("take"))


def _take_pick(facts: Facts, state: State, frame: AskTake, names: tuple[str, ...], at_least: int, at_most: int) -> Pick:
    """A pick of orders: two are paid as usual, or, if two must be picked, with an import."""

    def taken(picked: Picked) -> TakeOrders:
        return port.usual(state, picked) if at_least == 1 else TakeOrders(picked, "import")

    return Pick(
        part="take" if at_least == 1 else "take-import",
        items=names,
        at_least=at_least,
        at_most=at_most,
        refuse=lambda picked: port.refuse_pick(facts, state, frame, taken(picked), at_least),
        suggest=lambda: port.suggest(names, at_least, at_most),
        sample=lambda rng: port.sample(names, at_least, at_most, rng),
        notation=lambda picked: write(taken(picked)),
    )


def trade_parts(facts: Facts, state: State, exchanges: int) -> tuple[Part, ...]:
    """Chinatown: exchanges of each kind."""
    market = chinatown.market_for(facts, state, exchanges)
    part = Amounts(
        part="trade",
        kinds=chinatown.KINDS,
        bounds=market.bounds(),
        refuse=market.refuse,
        suggest=market.suggest,
        sample=market.sample,
        notation=lambda counts: write(Trade(*market.split(counts))),
    )
    return (part, none_of("trade"))


def bonus_parts(state: State, frame: AskBonus) -> tuple[Part, ...]:
    """Steps 4 and 5: the token, a shop, a trading house."""
    parts: list[Part] = []
    if building.token_there(state, frame):
        parts.append(Choice("token", ("token",)))
    built = [f"build shop {space + 1}" for space in building.shop_spaces(state, frame)]
    if building.house_there(state, frame):
        built.append("build house")
    if built:
        parts.append(Choice("build", tuple(built)))
    return (*parts, none_of("build" if built else "token"))


@cache
def gain_parts(count: int) -> tuple[Part, ...]:
    """Any goods: so many of one's choice."""
    answers: list[str] = []
    for chosen in combinations_with_replacement(range(TRADE_GOODS), count):
        copper, silk, tea, fish = (chosen.count(good) for good in range(TRADE_GOODS))
        answers.append(write(GainGoods((copper, silk, tea, fish, 0))))
    return (Choice("gain", tuple(answers)),)


def movement_parts(town: Town, state: State, count: int) -> tuple[Part, ...]:
    """Movement icons: a source and areas."""

    def notation(picked: Picked) -> str:
        action = assistants.moves_of(picked)
        assert action is not None, "the pick was checked"
        return write(action)

    def sample(rng: Rng) -> Picked:
        return assistants.sample_moves(town, state, count, rng)

    part = Pick(
        part="move",
        items=assistants.items(town, state),
        at_least=2,
        at_most=count + 1,
        refuse=lambda picked: assistants.refuse_pick(town, state, count, picked),
        suggest=lambda: assistants.suggest_moves(town, state, count),
        sample=sample,
        notation=notation,
    )
    return (part, none_of("move"))
