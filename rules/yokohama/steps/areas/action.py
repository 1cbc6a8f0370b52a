"""Steps 3 to 6 in an area: its action, by the power there; token and building; then assistants return to the hand.

Source: "3) Gebietsaktion" and "6) Rückkehr" (dlp 2017), "3. Area Action step", "DETAILED AREA EXPLANATION" and "6.
Recovery step" (Synapses 2024); rulings Y-R8, Y-R20, Y-R26, Y-R52.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, assert_never

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description, Standing
from rules.core.frozen import frozen
from rules.core.grammar import AlsoRead, Form, Grammar
from rules.core.labels import Arg, Label, say
from rules.core.reasons import Reason
from rules.core.words import Number
from rules.yokohama.events.areas import Acted
from rules.yokohama.events.extras import Gained
from rules.yokohama.events.moves import Recovered
from rules.yokohama.model.cards import Reward, goods_of
from rules.yokohama.model.headings import TECHNOLOGY
from rules.yokohama.model.terms import (
    COPPER,
    FISH,
    GOODS,
    HAND_LIMIT,
    HARBOURS,
    SILK,
    TEA,
    YEN_PER_UNIT,
    Area,
    ProductionKind,
)
from rules.yokohama.model.words import NONE
from rules.yokohama.steps.areas.agency import AskHire
from rules.yokohama.steps.areas.bonus import AskBonus
from rules.yokohama.steps.areas.chinatown import AskTrade
from rules.yokohama.steps.areas.church import AskChurch
from rules.yokohama.steps.areas.customs import AskCustoms
from rules.yokohama.steps.areas.gain import receive
from rules.yokohama.steps.areas.laboratory import AskLearn
from rules.yokohama.steps.areas.port import AskTake
from rules.yokohama.steps.common.asking import Asking, Running

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.terms import AreaKind
    from rules.yokohama.steps.common.asking import AreaAsk, Why


@frozen
class Leave(Answer):
    """By Telephone, leave so many assistants in the area that acted: 0 or 1."""

    assistants: int


@frozen
class Recover(Asking[Leave]):
    """Step 6: assistants return from the area; with the Telephone one may stay (Y-R52)."""

    area: Area
    kind: Literal["recover"] = "recover"
    asks: ClassVar[Literal["recovery"]] = "recovery"

    @override
    def offers(self, position: Position) -> Iterator[Leave]:
        if "telephone" in position.me.skills and position.me.placed[self.area]:
            yield Leave(1)
            yield Leave(0)

    @override
    def waits(self, position: Position) -> bool:
        """Whether an assistant may stay; no side action changes who stands there."""
        return any(True for _ in self.offers(position))

    @override
    def refuse(self, position: Position, answer: Leave) -> Reason | None:
        return None if answer in self.offers(position) else Reason(say("yokohama-leave-one"), TECHNOLOGY)

    @override
    def answer(self, position: Position, answer: Leave, table: Table[YokohamaEvent]) -> None:
        position.stack.pop()
        self._recover(position, answer.assistants, table)

    @override
    def run(self, position: Position, table: Table[YokohamaEvent]) -> None:
        self._recover(position, 0, table)

    def _recover(self, position: Position, staying: int, table: Table[YokohamaEvent]) -> None:
        me = position.me
        returned = me.placed[self.area] - staying
        me.placed[self.area] = staying
        me.assistants += returned
        if returned or staying:
            table.emit(Recovered(position.seat, position.name(self.area), returned, staying))
        if staying:
            table.touch("used:telephone")
            if me.president != self.area:
                table.touch("telephone:agent")

    @override
    def describe(self, position: Position, answer: Leave) -> Description:
        return Description(say("yokohama-do-leave", count=answer.assistants))

    @override
    def standing(self, position: Position) -> tuple[Standing, ...]:
        return (Standing("stays", Leave(1)), Standing("returns", Leave(0)))

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        return (self.choice("leave", self.offers(position)),)

    grammar: ClassVar[Grammar] = Grammar(
        Form(Leave, "leave", Number()), AlsoRead(Leave, "leave", NONE, make=lambda: Leave(0))
    )


ZONES_WITH_POINTS = 5
"""Power that brings points in a port."""

MADE: dict[ProductionKind, int] = {"mine": COPPER, "mill": SILK, "tea": TEA, "fishing": FISH}
"""The good that each production area makes."""


@frozen
class Act(Running):
    """Step 3: owners of trading houses get their yen, then the area gives what it gives."""

    area: Area
    agent: bool
    kind: Literal["act"] = "act"

    @override
    def run(self, position: Position, table: Table[YokohamaEvent]) -> None:
        area, power, kind = self.area, position.power(self.area), position.kind(self.area)
        table.emit(Acted(position.seat, position.name(area), power))
        table.touch(f"area:{kind}")
        if position.state.station == area:
            table.touch("station:power")
        self._pay_owner(position, table)
        effect = position.facts.effects[kind][power]
        match kind:
            case "mine" | "mill" | "tea" | "fishing":
                receive(position, _some(MADE[kind], effect), "area", table)
            case "bank":
                receive(position, Reward(yen=effect), "area", table)
            case "port" | "dock" if power >= ZONES_WITH_POINTS:
                receive(position, Reward(points=position.facts.numbers.costs.port_points), "port", table)
                table.touch("port:points")
                if len(position.me.orders) == HAND_LIMIT:
                    table.touch("port:full-hand")
            case _:
                pass
        if asked := ask_of(kind, area, effect):
            position.then(asked)

    def _pay_owner(self, position: Position, table: Table[YokohamaEvent]) -> None:
        """An opponent with a trading house in the area gets 1 yen from the bank (Y-R8)."""
        owner = position.state.sites[self.area].house
        if owner is not None and owner != position.seat:
            position.state.merchants[owner].yen += 1
            position.state.bank -= 1
            table.emit(Gained(owner, Reward(yen=1), "trading-house"))
            table.touch("income")


@cache
def _some(good: int, count: int) -> Reward:
    return Reward(goods=goods_of(count * (kind == good) for kind, _ in enumerate(GOODS)))


def start_action(position: Position, area: Area, *, agent: bool) -> None:
    """Steps 3 to 6 in an area ("FLOW OF A TURN")."""
    position.then(*_action(area, position.power(area), agent=agent))


@cache
def _action(area: Area, power: int, *, agent: bool) -> tuple[Act, AskBonus, Recover]:
    return Act(area, agent), AskBonus(area, power, token=True), Recover(area)


def ask_of(
    kind: AreaKind, area: Area, effect: int
) -> AskTrade | AskChurch | AskCustoms | AskHire | AskTake | AskLearn | None:
    """What an area asks of who acts there; None for an area that only gives."""
    match kind:
        case "china":
            return AskTrade(effect)
        case "church":
            return AskChurch(area, effect)
        case "customs":
            return AskCustoms(area, effect)
        case "agency":
            return AskHire(effect)
        case "port" | "dock":
            return AskTake(int(kind == "dock"), effect)
        case "lab" | "research":
            return AskLearn(int(kind == "research"), effect)
        case "mine" | "mill" | "tea" | "fishing" | "bank":
            return None
        case "canal":
            raise AssertionError("no one acts on the canal")
        case _:
            assert_never(kind)


def why_idle(position: Position, area: Area, power: int) -> Why | None:
    """Why an area would give nothing for a power, even before a fee is paid; None if it gives something."""
    kind = position.kind(area)
    asked: AreaAsk[Any] | None = ask_of(kind, area, position.facts.effects[kind][power])
    if asked is None or (kind in HARBOURS and power >= ZONES_WITH_POINTS) or asked.waits(position):
        return None
    return asked.idle(position)


def idle_label(position: Position, area: Area, power: int) -> tuple[Arg, ...]:
    """Why an area would give nothing for a power: no one who goes there is asked; empty if it gives something."""
    why = why_idle(position, area, power)
    return () if why is None else (say("yokohama-idle", why=why),)


def effect_label(position: Position, area: Area, power: int, spent: int = 0) -> Label:
    """What an area gives for a power: "3 silk", "up to 3 exchanges", "faith 4, up to 8 by paying".

    Args:
        spent: Yen that the way there costs.
    """
    kind, me = position.kind(area), position.me
    count = position.facts.effects[kind][power]
    more = sum(map(bool, me.goods)) + int(me.yen - spent >= YEN_PER_UNIT)
    return say("yokohama-effect", area=kind, count=count, more=more, most=count + more)
