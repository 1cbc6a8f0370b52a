"""Laboratories: a technology for its production value, which power, yen and imports pay.

Source: "Laboratorium" and "Forschungszentrum" (dlp 2017), "LABORATORY" (Synapses 2024); rulings Y-R18, Y-R19, Y-R32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.actions import Learn
from rules.yokohama.events import Learned, StationPlaced, TechnologyRefilled, YokohamaEvent
from rules.yokohama.frames import AskLearn, AskStation, RefillLaboratory
from rules.yokohama.gains import pay, pay_goods, take
from rules.yokohama.icons import gain_icon
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.headings import LABORATORY
from rules.yokohama.model.terms import IMPORT, INSTITUTES, YEN_PER_UNIT

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.actions import PlaceStation
    from rules.yokohama.model.facts import Facts, TechnologyNumber
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town


def units_due(facts: Facts, state: State, frame: AskLearn, space: int) -> int | None:
    """Production value that must be paid for the card on a space, besides the power; None if it cannot be had."""
    number = state.laboratories[frame.laboratory][space]
    if number is None:
        return None
    card, me = facts.technologies[number], state.me
    if card.name in me.skills:
        return None
    late = len(me.technologies) >= facts.numbers.costs.free_technologies
    return max(card.value + facts.surcharges[space] - frame.power, 0) + late


def learnings(facts: Facts, state: State, frame: AskLearn) -> list[Learn]:
    """All technologies that can be had, with every way to pay exactly, yen first."""
    me, price = state.me, YEN_PER_UNIT
    affordable = me.yen // price
    found: list[Learn] = []
    if not frame.power:
        return found
    for space, number in enumerate(state.laboratories[frame.laboratory]):
        due = units_due(facts, state, frame, space)
        if due is None or number is None:
            continue
        name = facts.technologies[number].id
        fewest, most = max(due - affordable, 0), min(due, me.goods[IMPORT])
        found += [Learn(name, imports, due - imports) for imports in range(fewest, most + 1)]
    return found


def can_learn(facts: Facts, state: State, frame: AskLearn) -> bool:
    """Whether any technology can be had."""
    me = state.me
    worth = me.goods[IMPORT] + me.yen // YEN_PER_UNIT
    dues = [units_due(facts, state, frame, space) for space in range(len(facts.surcharges))]
    return frame.power > 0 and any(due is not None and due <= worth for due in dues)


def refuse_learn(facts: Facts, state: State, frame: AskLearn, action: Learn) -> Reason | None:
    """Why a technology cannot be had like this, or None; paying too much is legal (Y-R18)."""
    number = facts.technology_numbers[action.technology]
    board = state.laboratories[frame.laboratory]
    if number not in board:
        return Reason(say("yokohama-not-on-board"), LABORATORY)
    due = units_due(facts, state, frame, board.index(number))
    if due is None:
        return Reason(say("yokohama-technology-owned"), LABORATORY)
    me, yen = state.me, action.units * YEN_PER_UNIT
    if action.imports > me.goods[IMPORT]:
        return Reason(say("yokohama-not-owned", thing="import", have=me.goods[IMPORT]), LABORATORY)
    if yen > me.yen:
        return Reason(say("yokohama-too-dear", cost=yen, yen=me.yen), LABORATORY)
    if action.imports + action.units < due:
        return Reason(say("yokohama-technology-short", due=due, paid=action.imports + action.units), LABORATORY)
    return None


def learn(facts: Facts, state: State, frame: AskLearn, action: Learn, table: Table[YokohamaEvent]) -> None:
    """Pay for a technology and take it; the Station asks for its place before the board is refilled."""
    number = facts.technology_numbers[action.technology]
    board = state.laboratories[frame.laboratory]
    space = board.index(number)
    due = units_due(facts, state, frame, space)
    assert due is not None, "the answer was checked"
    me, yen = state.me, action.units * YEN_PER_UNIT
    if len(me.technologies) >= facts.numbers.costs.free_technologies:
        table.touch("technology:fourth")
    if facts.surcharges[space]:
        table.touch("technology:surcharge")
    if action.imports + action.units > due:
        table.touch("technology:overpaid")
    state.stack.pop()
    state.then(RefillLaboratory(frame.laboratory))
    pay(state, me, yen)
    pay_goods(state, me, (0, 0, 0, 0, action.imports))
    board[space] = None
    card = facts.technologies[number]
    table.emit(Learned(state.active, card, INSTITUTES[frame.laboratory], action.imports, yen))
    table.touch(f"technology:{card.name}")
    _later(state, table)
    own(facts, state, number)
    if card.name == "exposition":
        take(state, state.active, Reward(points=10), "exposition", table)
    if card.name == "station":
        state.then(AskStation())
    gain_icon(state, state.active, facts.technology_countries[number], table)


def own(facts: Facts, state: State, number: TechnologyNumber) -> None:
    """Lay a technology out before the active merchant."""
    me = state.me
    me.technologies.append(number)
    me.skills.append(facts.technologies[number].name)


def _later(state: State, table: Table[YokohamaEvent]) -> None:
    """What earlier technologies bring with a later one."""
    skills = state.me.skills
    if "letterpress" in skills:
        take(state, state.active, Reward(yen=1), "letterpress", table)
        table.touch("used:letterpress")
    if "patent" in skills:
        take(state, state.active, Reward(points=2), "patent", table)
        table.touch("used:patent")


def place_station(town: Town, state: State, action: PlaceStation, table: Table[YokohamaEvent]) -> None:
    """Place the station token (Y-R25)."""
    state.stack.pop()
    state.station = town.numbers[action.area]
    table.emit(StationPlaced(state.active, action.area))


def refill(facts: Facts, state: State, laboratory: int, table: Table[YokohamaEvent]) -> None:
    """Slide the technologies to the left and draw one for the last space; an empty deck leaves it empty (Y-R19)."""
    left = [number for number in state.laboratories[laboratory] if number is not None]
    short = len(facts.surcharges) - len(left)
    drawn = None
    if short and any(state.technology_bag):
        drawn = table.rng.draw(state.technology_bag)
        left.append(drawn)
    state.laboratories[laboratory] = [*left, *[None] * (len(facts.surcharges) - len(left))]
    card = None if drawn is None else facts.technologies[drawn]
    table.emit(TechnologyRefilled(INSTITUTES[laboratory], card))
    if card is None:
        table.touch("technology:none-left")
