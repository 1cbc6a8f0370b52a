"""What one would expect to choose and cannot, with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.labels import Who, say
from rules.core.reasons import Missing, Reason
from rules.yokohama.actions import Hire
from rules.yokohama.agency import refuse_hire
from rules.yokohama.boards import church_spaces, customs_spaces
from rules.yokohama.building import refuse_house, refuse_shop
from rules.yokohama.extras import agent_areas, fulfilled, lacking
from rules.yokohama.frames import (
    AskBonus,
    AskChurch,
    AskCustoms,
    AskFinish,
    AskHire,
    AskLearn,
    AskMove,
    AskPlace,
    AskTake,
)
from rules.yokohama.laboratory import units_due
from rules.yokohama.model.headings import ACHIEVEMENT, AGENT, CHURCH, CUSTOMS, LABORATORY, ORDER, PLACEMENT, PORT
from rules.yokohama.model.phrases import area_label, order_label, technology_label
from rules.yokohama.model.terms import GOODS, HAND_LIMIT, IMPORT, YEN_PER_UNIT
from rules.yokohama.placement import dues, most, owners, unaffordable
from rules.yokohama.port import in_reach, payments
from rules.yokohama.ways import goings, refuse_area

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.yokohama.frames import Frame
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town


def missing(facts: Facts, town: Town, state: State, frame: Frame) -> tuple[Missing, ...]:
    """All that the active seat may expect in vain."""
    match frame:
        case AskPlace():
            return (*_placement(town, state), *_extras(facts, state))
        case AskMove():
            return tuple(_movement(town, state))
        case AskChurch():
            return tuple(_church(facts, state, frame))
        case AskCustoms():
            return tuple(_customs(facts, state, frame))
        case AskHire(pieces=pieces):
            return tuple(_hire(facts, state, pieces))
        case AskLearn():
            return tuple(_technologies(facts, state, frame))
        case AskTake():
            return tuple(_port(facts, state, frame))
        case AskBonus():
            return tuple(_buildings(state, frame))
        case AskFinish():
            return tuple(_extras(facts, state))
        case _:
            return ()


def _placement(town: Town, state: State) -> Iterator[Missing]:
    """Areas whose presidents cost more than one has, for one assistant or for two."""
    for area, seats in unaffordable(town, state):
        reason = say("yokohama-fees", people=tuple(map(Who, seats)), cost=len(seats), yen=state.me.yen)
        yield Missing(area_label(town, area), Reason(reason, PLACEMENT))
    for area, fee in dues(state).items():
        if fee <= state.me.yen < 2 * fee and most(state) > 1:
            reason = say("yokohama-fees", people=tuple(map(Who, owners(state, area))), cost=2 * fee, yen=state.me.yen)
            yield Missing(say("yokohama-two-in", area=area_label(town, area)), Reason(reason, PLACEMENT))


def _orders(facts: Facts, state: State) -> Iterator[Missing]:
    """Orders in hand that lack goods."""
    for number in state.me.orders:
        short = lacking(facts, state, number)
        if any(short):
            goods = tuple(say("yokohama-some", thing=GOODS[good], count=n) for good, n in enumerate(short) if n)
            reason = Reason(say("yokohama-order-short", goods=goods), ORDER)
            yield Missing(order_label(facts.orders[number]), reason)


def _extras(facts: Facts, state: State) -> Iterator[Missing]:
    """Orders that lack goods, achievements that lack only an assistant, and agents that cannot act."""
    yield from _orders(facts, state)
    if not state.me.assistants:
        reason = Reason(say("yokohama-none-in-hand", piece="assistant"), ACHIEVEMENT)
        for place in fulfilled(facts, state):
            name = facts.achievements[state.achievements[place]].id
            yield Missing(say("yokohama-achievement-name", achievement=name), reason)
    if any(state.me.agents) and not agent_areas(state):
        reason = Reason(say("yokohama-agent-idle", used=int(state.agent_used)), AGENT)
        yield Missing(say("yokohama-one-agent"), reason)


def _movement(town: Town, state: State) -> Iterator[Missing]:
    """Areas with own assistants that cannot be reached."""
    reached = {go.area for go in goings(town, state)}
    for area, count in enumerate(state.me.placed):
        if count and town.names[area] not in reached and area != state.me.president:
            yield Missing(area_label(town, area), refuse_area(town, state, area))


def _church(facts: Facts, state: State, frame: AskChurch) -> Iterator[Missing]:
    """Free spaces that ask for more faith than one can pay for."""
    reached = church_spaces(facts, state, frame)
    for space, row in enumerate(facts.church):
        if state.church[space] is None and space not in reached:
            what = say("yokohama-church-space", faith=row.need)
            yield Missing(what, Reason(say("yokohama-church-out-of-reach", power=frame.power), CHURCH))


def _customs(facts: Facts, state: State, frame: AskCustoms) -> Iterator[Missing]:
    """Free spaces that ask for more imports than one may or can pay."""
    reached = customs_spaces(facts, state, frame)
    for space, row in enumerate(facts.customs):
        if state.customs[space] is None and space not in reached:
            what = say("yokohama-customs-space", space=space + 1)
            reason = (
                say("yokohama-customs-power", need=row.need, most=frame.most)
                if row.need > frame.most
                else say("yokohama-not-owned", thing="import", have=state.me.goods[IMPORT])
            )
            yield Missing(what, Reason(reason, CUSTOMS))


def _hire(facts: Facts, state: State, pieces: int) -> Iterator[Missing]:
    """Single pieces that cannot be had."""
    for piece, action in (("assistant", Hire(1, 0, 0)), ("shop", Hire(0, 1, 0)), ("house", Hire(0, 0, 1))):
        if reason := refuse_hire(facts, state, pieces, action):
            yield Missing(say("yokohama-piece", piece=piece), reason)


def _technologies(facts: Facts, state: State, frame: AskLearn) -> Iterator[Missing]:
    """Technologies that one owns or cannot pay for, those that lack least first."""
    me = state.me
    worth = me.goods[IMPORT] + me.yen // YEN_PER_UNIT
    board = state.laboratories[frame.laboratory]
    left = {number: units_due(facts, state, frame, space) for space, number in enumerate(board) if number is not None}
    for number, due in sorted(left.items(), key=lambda one: one[1] or 0):
        if due is None:
            reason = say("yokohama-technology-owned")
        elif due > worth:
            reason = say("yokohama-technology-dear", due=due, worth=worth)
        else:
            continue
        yield Missing(technology_label(facts.technologies[number]), Reason(reason, LABORATORY))


def _port(facts: Facts, state: State, frame: AskTake) -> Iterator[Missing]:
    """Orders of zones out of reach, and a second order."""
    reached = in_reach(facts, state, frame)
    for number in state.ports[frame.port]:
        if number is not None and number not in reached:
            yield Missing(order_label(facts.orders[number]), Reason(say("yokohama-zone"), PORT))
    if not payments(state):
        full = len(state.me.orders) + 2 > HAND_LIMIT
        reason = (
            say("yokohama-hand-full", limit=HAND_LIMIT) if full else say("yokohama-second-order", cost=YEN_PER_UNIT)
        )
        yield Missing(say("yokohama-a-second-order"), Reason(reason, PORT))


def _buildings(state: State, frame: AskBonus) -> Iterator[Missing]:
    """A shop or a trading house that cannot be built."""
    site = state.sites[frame.area]
    free = site.shops.index(None) if None in site.shops else 0
    if reason := refuse_shop(state, frame, free):
        yield Missing(say("yokohama-piece", piece="shop"), reason)
    if reason := refuse_house(state, frame):
        yield Missing(say("yokohama-piece", piece="house"), reason)
