"""Step 1: assistants are placed from the hand, for fees to presidents' owners.

Source: "1) Platzierung" (dlp 2017), "1. Placement step" (Synapses 2024); rulings Y-R1, Y-R6, Y-R7, Y-R48, Y-R50.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.seats import Seat
from rules.yokohama.events import Placed, YokohamaEvent
from rules.yokohama.frames import AskMove
from rules.yokohama.model.headings import PLACEMENT, TECHNOLOGY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rules.core.decisions import Picked
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.actions import Place
    from rules.yokohama.events import Fees
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area
    from rules.yokohama.model.town import Town

DIFFERENT = 3
"""Areas in which one assistant each may be placed."""

BY_NEWSPAPER = 4


def owners(state: State, area: Area) -> list[Seat]:
    """Opponents of the active seat whose president stands in an area (Y-R6)."""
    return [
        Seat(seat) for seat, other in enumerate(state.merchants) if other.president == area and seat != state.active
    ]


def dues(state: State) -> dict[Area, int]:
    """Opposing presidents by area; areas without any are left out (Y-R6)."""
    found: dict[Area, int] = {}
    me = state.me
    for other in state.merchants:
        area = other.president
        if area is not None and other is not me:
            found[area] = found.get(area, 0) + 1
    return found


def most(state: State) -> int:
    """Different areas in which assistants may be placed now (Y-R1; "NEWSPAPER")."""
    me = state.me
    return min(BY_NEWSPAPER if "newspaper" in me.skills else DIFFERENT, me.assistants)


def open_areas(town: Town, state: State, fees: dict[Area, int]) -> tuple[Area, ...]:
    """Areas in which one assistant can be paid for (Y-R6)."""
    yen = state.me.yen
    too_expensive = [area for area, fee in fees.items() if fee > yen]
    return tuple([area for area in town.open if area not in too_expensive]) if too_expensive else town.open


def doubles(town: Town, state: State, fees: dict[Area, int]) -> tuple[str, ...]:
    """Notations of two assistants in each area in which they can be paid for, if there are two."""
    me = state.me
    if me.assistants < 2:
        return ()
    too_expensive = [area for area, fee in fees.items() if 2 * fee > me.yen]
    if not too_expensive:
        return town.doubles
    return tuple([text for area, text in zip(town.open, town.doubles, strict=True) if area not in too_expensive])


def refuse_place(town: Town, state: State, action: Place) -> Reason | None:
    """Why assistants cannot be placed like this, or None (Y-R1, Y-R6, Y-R7, Y-R48)."""
    areas = [town.numbers[name] for name in action.areas]
    twice = len(areas) == 2 and areas[0] == areas[1]
    every = areas if action.telegram is None else [*areas, town.numbers[action.telegram]]
    me = state.me
    if "canal" in [town.kinds[area] for area in every]:
        return Reason(say("yokohama-not-in-canal"), PLACEMENT)
    if not twice and len(set(areas)) < len(areas):
        return Reason(say("yokohama-place-twice"), PLACEMENT)
    limit = BY_NEWSPAPER if "newspaper" in me.skills else DIFFERENT
    if not twice and len(areas) > limit:
        return Reason(say("yokohama-place-too-many", most=limit), PLACEMENT)
    if len(every) > me.assistants:
        return Reason(say("yokohama-too-few-assistants", have=me.assistants, wanted=len(every)), PLACEMENT)
    if action.telegram is not None and (
        not twice or "telegram" not in me.skills or every[2] not in town.neighbours[areas[0]]
    ):
        return Reason(say("yokohama-no-telegram"), TECHNOLOGY)
    fees = dues(state)
    cost = sum([fees.get(area, 0) for area in every])
    if cost > me.yen:
        return Reason(say("yokohama-fees-too-high", cost=cost, yen=me.yen), PLACEMENT)
    return None


def place(town: Town, state: State, action: Place, table: Table[YokohamaEvent]) -> None:
    """Place assistants and go on to the movement."""
    areas = [town.numbers[name] for name in action.areas]
    state.stack.pop()
    twice = len(areas) == 2 and areas[0] == areas[1]
    put(town, state, areas, table, telegram=False)
    frame = state.stack[-1]
    assert isinstance(frame, AskMove), "the movement follows"
    if action.telegram is not None:
        put(town, state, [town.numbers[action.telegram]], table, telegram=True)
    elif twice and "telegram" in state.me.skills:
        state.stack[-1] = AskMove(telegram=areas[0])
    table.touch("place:double" if twice else f"place:{len(areas)}")


def put(town: Town, state: State, areas: Sequence[Area], table: Table[YokohamaEvent], *, telegram: bool) -> None:
    """Put an assistant from the hand on each of these areas, for the fees due."""
    me, guarded = state.me, dues(state)
    paid: list[Seat] = []
    for area in areas:
        me.assistants -= 1
        me.placed[area] += 1
        if area in guarded:
            paid += owners(state, area)
    fees = pay_fees(state, paid)
    table.emit(Placed(state.active, tuple([town.names[area] for area in areas]), fees, telegram))
    if fees:
        table.touch("fee:place")
    if telegram:
        table.touch("used:telegram")
    if len(areas) == BY_NEWSPAPER:
        table.touch("used:newspaper")


def pay_fees(state: State, paid: Sequence[Seat]) -> Fees:
    """Pay other merchants 1 yen each time they are named; return what each got (Y-R6)."""
    if not paid:
        return ()
    fees = tuple(sorted(Counter(paid).items()))
    for owner, yen in fees:
        state.me.yen -= yen
        state.merchants[owner].yen += yen
    return fees


def telegrams(town: Town, state: State, area: Area) -> list[Area]:
    """Areas next to the two assistants in which one more can be placed (Y-R50)."""
    me = state.me
    if not me.assistants:
        return []
    fees = dues(state)
    return [other for other in town.neighbours[area] if town.kinds[other] != "canal" and fees.get(other, 0) <= me.yen]


def sample(town: Town, state: State, rng: Rng) -> Picked:
    """Areas for a placement, any number of them; every legal answer can come."""
    me, fees = state.me, dues(state)
    yen, picked = me.yen, 0
    for _ in range(rng.below(most(state) + 1)):
        payable = [area for area in town.open if not picked >> area & 1 and fees.get(area, 0) <= yen]
        if not payable:
            break
        area = payable[rng.below(len(payable))]
        picked |= 1 << area
        yen -= fees.get(area, 0)
    return tuple([town.names[area] for area in town.open if picked >> area & 1])


def suggest(town: Town, state: State) -> tuple[Picked, ...]:
    """A few placements, as many assistants as possible, the cheapest areas and the strongest there first."""
    me, fees = state.me, dues(state)
    payable = sorted(open_areas(town, state, fees), key=lambda area: (fees.get(area, 0), -me.placed[area], area))
    count = most(state)
    found: list[Picked] = []
    for start in range(0, max(len(payable) - count, 0) + 1, max(count, 1)):
        areas = payable[start : start + count]
        if areas and sum(fees.get(area, 0) for area in areas) <= me.yen:
            found.append(_named(town, areas))
    return tuple(dict.fromkeys(found))[:5]


def _named(town: Town, areas: Iterable[Area]) -> Picked:
    return tuple(town.names[area] for area in sorted(areas))


def unaffordable(town: Town, state: State) -> list[tuple[Area, list[Seat]]]:
    """Areas in which not even one assistant can be paid for, with whom one would have to pay."""
    fees, yen = dues(state), state.me.yen
    return [(area, owners(state, area)) for area in town.open if fees.get(area, 0) > yen]
