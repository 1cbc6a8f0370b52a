"""Step 2: the president moves along own assistants, or comes from the hand, and acts where he stops.

Source: "2) Bewegung" (dlp 2017), "PRESIDENT MOVEMENT RULES" (Synapses 2024); rulings Y-R6, Y-R7, Y-R23 to Y-R25,
Y-R43.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from rules.core.alternatives import Alternative
from rules.core.clauses import Clause, Things
from rules.core.decisions import Description
from rules.core.grammar import Form, Grammar
from rules.core.labels import Arg, Who, say
from rules.core.reasons import IllegalAction, Missing, Reason
from rules.core.words import Word
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.moves import Went
from rules.yokohama.model.headings import MOVEMENT
from rules.yokohama.model.phrases import area_label, reward_label
from rules.yokohama.model.position import Position
from rules.yokohama.model.terms import STRONGEST
from rules.yokohama.model.words import AREA
from rules.yokohama.steps.action import effect_label, idle_label, start_action
from rules.yokohama.steps.bonus import AskBonus
from rules.yokohama.steps.fees import dues, owners, pay_fees
from rules.yokohama.steps.purse import pay
from rules.yokohama.steps.ways import (
    CANAL_FEE,
    Direct,
    Go,
    can_walk,
    footsteps,
    goings,
    is_free,
    refuse_area,
    steps_of,
    walk_by,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.seats import Seat
    from rules.core.table import Table
    from rules.yokohama.model.terms import Area


def _walk(area: str, via: tuple[str, ...] | None) -> Go:
    return Go(area, via or ())


def _brought(area: str, by: Direct) -> Go:
    return Go(area, (), by)


class Going(Alternative[Position, YokohamaEvent, Go]):
    """The president moves, pays, and acts where he stops."""

    name: ClassVar[str] = "go"

    @override
    def offers(self, at: Position) -> list[Go]:
        return goings(at)

    @override
    def fill(self, at: Position, answer: Go) -> Go:
        """The move that was typed without saying who is paid, or without all of them.

        Raises:
            IllegalAction: Several ways lead there.
        """
        via, area = set(answer.via), at.area(answer.area)
        if answer.by or (not via and is_free(at, area)):
            return answer
        there = [go for go in goings(at) if go.area == answer.area]
        wanted = [go for go in there if not via or set(go.via) == via]
        if len(wanted) == 1:
            return wanted[0]
        if via and (walk := walk_by(at, area, answer.via)):
            return walk
        if len(there) > 1:
            ways = ", ".join([" ".join(go.via) for go in there])
            raise IllegalAction(Reason(say("yokohama-which-way", ways=ways), MOVEMENT))
        return answer

    @override
    def refuse(self, at: Position, answer: Go) -> Reason | None:
        area = at.area(answer.area)
        match answer.by:
            case None if at.me.president is None:
                legal = not answer.via and is_free(at, area)
            case None:
                legal = can_walk(at, area, answer.via)
            case "tram":
                legal = steps_of(at).direct.get(area) == "tram"
            case "station":
                legal = "station" in at.me.skills and at.state.station == area != at.me.president
        return None if legal else refuse_area(at, area)

    @override
    def answer(self, at: Position, answer: Go, table: Table[YokohamaEvent]) -> None:
        me, area = at.me, at.area(answer.area)
        paid, canal = paid_by(at, answer)
        way = answer.by or ("hand" if me.president is None else "walk")
        _touch(at, answer, area, table)
        table.touch(f"go:{way}")
        me.walked = footsteps(at, answer) if way == "walk" else []
        fees = pay_fees(at, paid)
        pay(at, canal)
        me.president = area
        table.emit(Went(at.seat, answer.area, way, answer.via, fees, canal))
        if fees:
            table.touch("fee:go")
        if canal:
            table.touch("area:canal")
        start_action(at, area, agent=False)

    @override
    def describe(self, at: Position, answer: Go) -> Description:
        """Where the president goes, what the area gives, and what the way costs."""
        area = at.area(answer.area)
        power = min(at.power(area) + 1, STRONGEST)
        paid, canal = paid_by(at, answer)
        brings, idle = token_label(at, area, power), idle_label(at, area, power)
        effect = say("yokohama-go-nothing") if idle else effect_label(at, area, power, len(paid) + canal)
        name = area_label(at.town, area)
        via = tuple(area_label(at.town, at.area(stop)) for stop in answer.via)
        label = (
            say("yokohama-do-go-via", area=name, via=via, effect=effect)
            if via
            else say("yokohama-do-go", area=name, effect=effect)
        )
        house = at.state.sites[area].house
        landlord = () if house is None or house == at.seat else (Who(house),)
        builds = any(True for _ in AskBonus(area, power, token=False).offers(at))
        detail = say(
            "yokohama-go-detail",
            way=answer.by or ("hand" if at.me.president is None else "walk"),
            power=power,
            cost=len(paid) + canal,
            people=len(paid),
            paid=tuple(map(Who, paid)),
            canal=canal,
            idle=len(idle),
            why=idle,
            builds=int(builds),
            token=len(brings),
            brings=brings,
            house=len(landlord),
            owner=landlord,
        )
        return Description(label, detail)

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        """Areas with own assistants that cannot be reached."""
        reached = {go.area for go in goings(at)}
        for area, count in enumerate(at.me.placed):
            if count and at.name(area) not in reached and area != at.me.president:
                yield Missing(area_label(at.town, area), refuse_area(at, area))

    grammar: ClassVar[Grammar] = Grammar(
        Form(
            Go,
            "go",
            AREA,
            Clause("via", Things(AREA)),
            make=_walk,
            parts=lambda go: None if go.by else (go.area, go.via or None),
        ),
        Form(
            Go,
            "go",
            AREA,
            "by",
            Word[Direct]({"tram": "tram", "station": "station"}),
            make=_brought,
            parts=lambda go: (go.area, go.by),
        ),
    )


def paid_by(at: Position, go: Go) -> tuple[list[Seat], int]:
    """Who is paid on a way, once for each president, and the yen for the canal (Y-R6, Y-R7)."""
    stops = [*map(at.area, go.via), *(() if go.by else (at.area(go.area),))]
    canal = CANAL_FEE * sum([at.kind(stop) == "canal" for stop in stops])
    if "stagecoach" in at.me.skills:
        return [], canal
    guarded = dues(at)
    return [owner for stop in stops if stop in guarded for owner in owners(at, stop)], canal


def _touch(at: Position, go: Go, area: Area, table: Table[YokohamaEvent]) -> None:
    """Note which technologies made a way possible."""
    if go.by:
        table.touch(f"used:{go.by}")
        return
    if area in dues(at):
        table.touch("used:postal")
    if "stagecoach" in at.me.skills and _spared(at, go, area):
        table.touch("used:stagecoach")


def _spared(at: Position, go: Go, area: Area) -> bool:
    """Whether a way leads to or past presidents whom one would have to pay without the Stagecoach."""
    steps = steps_of(at)
    guarded = sum([1 << other for other in dues(at)])
    canal = at.town.canal if go.via else 0
    unpaid = at.town.reach(steps.start, steps.plain & ~guarded | canal) if steps.start else ~guarded
    return not unpaid >> area & 1


def token_label(at: Position, area: Area, power: int) -> tuple[Arg, ...]:
    """What the token of an area brings to such a power; nothing where none can be taken."""
    token = at.state.sites[area].token
    return () if token is None or power < STRONGEST else reward_label(at.facts.tokens[token].reward)
