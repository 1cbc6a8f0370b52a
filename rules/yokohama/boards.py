"""The church board and the customs board: what an assistant placed there costs and brings.

Source: "Kirche" and "Importlager" (dlp 2017), "CHURCH" and "CUSTOMS" (Synapses 2024); rulings Y-R15 to Y-R17, Y-R32.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama.actions import PlaceAtCustoms, PlaceInChurch
from rules.yokohama.ending import near
from rules.yokohama.events import PlacedAtCustoms as ToldCustoms
from rules.yokohama.events import PlacedInChurch as ToldChurch
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.gains import pay, pay_goods, receive, take
from rules.yokohama.model.cards import Reward
from rules.yokohama.model.headings import CHURCH, CUSTOMS
from rules.yokohama.model.terms import COPPER, FISH, GOODS, IMPORT, SILK, TEA, YEN_PER_UNIT, Goods

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.frames import AskChurch, AskCustoms
    from rules.yokohama.model.facts import Facts, Space
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area

YEN = -1
"""The payment in yen among the payments for faith."""

Faith = tuple[Goods, bool]
"""A payment in the church: goods, at most one of each, and whether yen are paid."""


def assistant_there(state: State, area: Area) -> bool:
    """Whether an assistant can be placed on a board, from the hand or the area."""
    me = state.me
    return me.assistants > 0 or me.placed[area] > 0


def _free(spaces: tuple[Space, ...], owners: list[int | None]) -> list[int]:
    return [space for space in range(len(spaces)) if owners[space] is None]


def church_spaces(facts: Facts, state: State, frame: AskChurch) -> list[int]:
    """Free spaces whose faith is in reach."""
    if not assistant_there(state, frame.area):
        return []
    most = frame.power + len(payments(state))
    return [space for space in _free(facts.church, state.church) if facts.church[space].need <= most]


def payments(state: State) -> list[int]:
    """What can be paid for 1 faith each: goods, or `YEN`. First what one will miss least (Y-R15)."""
    me = state.me
    found = [good for good in sorted((FISH, TEA), key=lambda good: -me.goods[good]) if me.goods[good]]
    if me.yen >= YEN_PER_UNIT:
        found.append(YEN)
    return found + [good for good in (SILK, COPPER, IMPORT) if me.goods[good]]


def cheapest(facts: Facts, state: State, frame: AskChurch, space: int) -> PlaceInChurch:
    """A space of the church with the payment that one will miss least."""
    need = facts.church[space].need
    paid = payments(state)[: max(need - frame.power, 0)]
    return PlaceInChurch(need, _goods(paid), YEN in paid)


def _goods(paid: list[int]) -> Goods:
    return (int(COPPER in paid), int(SILK in paid), int(TEA in paid), int(FISH in paid), int(IMPORT in paid))


def space_of(facts: Facts, state: State, faith: int) -> int | None:
    """The space that asks for so much faith, a free one first."""
    found = [space for space, row in enumerate(facts.church) if row.need == faith]
    return min(found, key=lambda space: (state.church[space] is not None, space)) if found else None


def refuse_church(facts: Facts, state: State, frame: AskChurch, action: PlaceInChurch) -> Reason | None:
    """Why an assistant cannot be placed like this in the church, or None (Y-R15, Y-R16)."""
    space = space_of(facts, state, action.faith)
    if space is None:
        return Reason(say("yokohama-church-no-space", faith=action.faith), CHURCH)
    if state.church[space] is not None:
        return Reason(say("yokohama-space-taken"), CHURCH)
    me = state.me
    if any(count > 1 for count in action.goods):
        return Reason(say("yokohama-church-once"), CHURCH)
    for good, count in enumerate(action.goods):
        if count > me.goods[good]:
            return Reason(say("yokohama-not-owned", thing=GOODS[good], have=me.goods[good]), CHURCH)
    cost = YEN_PER_UNIT
    if action.yen and me.yen < cost:
        return Reason(say("yokohama-too-dear", cost=cost, yen=me.yen), CHURCH)
    faith = frame.power + sum(action.goods) + action.yen
    if faith < action.faith:
        return Reason(say("yokohama-church-faith", faith=faith, need=action.faith), CHURCH)
    return _refuse_assistant(state, frame.area, CHURCH, from_area=action.from_area)


def _refuse_assistant(state: State, area: Area, section: str, *, from_area: bool) -> Reason | None:
    if (from_area and not state.me.placed[area]) or not assistant_there(state, area):
        return Reason(say("yokohama-no-assistant-for-board"), section)
    return None


def all_church_payments(state: State) -> list[Faith]:
    """Every payment that one can make in the church."""
    me = state.me
    goods = product(*(range(min(1, owned) + 1) for owned in me.goods))
    yen = (False, True) if me.yen >= YEN_PER_UNIT else (False,)
    return [((a, b, c, d, e), paid) for a, b, c, d, e in goods for paid in yen]


def _put(state: State, area: Area, table: Table[YokohamaEvent], *, from_area: bool) -> None:
    """Take the assistant that goes to a board."""
    me = state.me
    if from_area or not me.assistants:
        me.placed[area] -= 1
        table.touch("board:from-area")
    else:
        me.assistants -= 1


def place_in_church(
    facts: Facts, state: State, frame: AskChurch, action: PlaceInChurch, table: Table[YokohamaEvent]
) -> None:
    """Pay, place an assistant in the church, and receive the reward (Y-R16)."""
    space = space_of(facts, state, action.faith)
    assert space is not None, "the answer was checked"
    seat, me = state.active, state.me
    state.stack.pop()
    yen = YEN_PER_UNIT if action.yen else 0
    pay_goods(state, me, action.goods)
    pay(state, me, yen)
    _put(state, frame.area, table, from_area=action.from_area)
    state.church[space] = seat
    table.emit(ToldChurch(seat, space + 1, action.faith, action.goods, yen))
    table.touch(f"church:{space + 1}")
    if frame.power + sum(action.goods) + action.yen > action.faith and any((*action.goods, action.yen)):
        table.touch("church:overpaid")
    if "winery" in me.skills:
        take(state, seat, Reward(points=3), "winery", table)
        table.touch("used:winery")
    receive(state, seat, facts.church[space].reward, "church", table)
    _check_end(facts, state, state.church, table, church=True)


def customs_spaces(facts: Facts, state: State, frame: AskCustoms) -> list[int]:
    """Free spaces whose imports can be paid."""
    if not assistant_there(state, frame.area):
        return []
    most = min(frame.most, state.me.goods[IMPORT])
    return [space for space in _free(facts.customs, state.customs) if facts.customs[space].need <= most]


def imports_paid(facts: Facts, action: PlaceAtCustoms) -> int:
    """Imports that an answer pays at customs."""
    return facts.customs[action.space - 1].need if action.imports is None else action.imports


def refuse_customs(facts: Facts, state: State, frame: AskCustoms, action: PlaceAtCustoms) -> Reason | None:
    """Why an assistant cannot be placed like this at customs, or None (Y-R16, Y-R17)."""
    if not 1 <= action.space <= len(facts.customs):
        return Reason(say("yokohama-customs-no-space", spaces=len(facts.customs)), CUSTOMS)
    if state.customs[action.space - 1] is not None:
        return Reason(say("yokohama-space-taken"), CUSTOMS)
    need = facts.customs[action.space - 1].need
    paid = imports_paid(facts, action)
    if paid < need:
        return Reason(say("yokohama-customs-least", need=need), CUSTOMS)
    if paid > need and state.variant.edition != "dlp":
        return Reason(say("yokohama-customs-exact", need=need), CUSTOMS)
    if paid > frame.most:
        return Reason(say("yokohama-customs-power", need=paid, most=frame.most), CUSTOMS)
    if paid > state.me.goods[IMPORT]:
        return Reason(say("yokohama-not-owned", thing="import", have=state.me.goods[IMPORT]), CUSTOMS)
    return _refuse_assistant(state, frame.area, CUSTOMS, from_area=action.from_area)


def place_at_customs(
    facts: Facts, state: State, frame: AskCustoms, action: PlaceAtCustoms, table: Table[YokohamaEvent]
) -> None:
    """Pay imports, place an assistant at customs, and receive the reward (Y-R16, Y-R17)."""
    seat, me = state.active, state.me
    space, paid = facts.customs[action.space - 1], imports_paid(facts, action)
    state.stack.pop()
    pay_goods(state, me, (0, 0, 0, 0, paid))
    _put(state, frame.area, table, from_area=action.from_area)
    state.customs[action.space - 1] = seat
    table.emit(ToldCustoms(seat, action.space, paid))
    table.touch(f"customs:{action.space}")
    if "brickyard" in me.skills:
        take(state, seat, Reward(points=4), "brickyard", table)
        table.touch("used:brickyard")
    receive(state, seat, space.reward, "customs", table)
    _check_end(facts, state, state.customs, table, church=False)


def _check_end(
    facts: Facts, state: State, owners: list[int | None], table: Table[YokohamaEvent], *, church: bool
) -> None:
    """Enough assistants on a board, the neutral one included, bring the end."""
    if sum(owner is not None for owner in owners) >= limit(facts, state):
        near(state, "church" if church else "customs", table)


def limit(facts: Facts, state: State) -> int:
    """Assistants on a board that end the match ("ENDGAME CONDITIONS")."""
    return facts.numbers.ending.assistants[len(state.merchants) - 2]
