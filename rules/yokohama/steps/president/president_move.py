"""Step 2: the president moves along own assistants, or comes from the hand, and acts where it stops.

Source: "2) Bewegung" (dlp 2017), "PRESIDENT MOVEMENT RULES" (Synapses 2024); rulings Y-R6, Y-R7, Y-R23 to Y-R25,
Y-R43.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from rules.core.clauses import Clause, Things
from rules.core.decisions import Description
from rules.core.grammar import Form, Grammar
from rules.core.labels import Arg, Who, say
from rules.core.reasons import IllegalAction, Missing, Reason
from rules.core.steps.one_of import Alternative
from rules.core.words import Word
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.moves import Went
from rules.yokohama.model.headings import MOVEMENT
from rules.yokohama.model.labels import area_label, reward_label
from rules.yokohama.model.position import Position
from rules.yokohama.model.terms import STRONGEST
from rules.yokohama.model.words import AREA
from rules.yokohama.steps.areas.action import effect_label, idle_label, start_action
from rules.yokohama.steps.areas.bonus import AskBonus
from rules.yokohama.steps.common.purse import pay
from rules.yokohama.steps.president.fees import dues, owners, pay_fees
from rules.yokohama.steps.president.paths import (
    CANAL_FEE,
    Direct,
    Go,
    can_walk,
    footsteps,
    is_free,
    president_moves,
    reach_of,
    refuse_area,
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


class PresidentMove(Alternative[Position, YokohamaEvent, Go]):
    """The president moves, pays, and acts where it stops."""

    name: ClassVar[str] = "go"

    @override
    def offers(self, position: Position) -> list[Go]:
        return president_moves(position)

    @override
    def fill(self, position: Position, answer: Go) -> Go:
        """The move that was typed without saying who is paid, or without all of them.

        Raises:
            IllegalAction: Several ways lead there.
        """
        via, area = set(answer.via), position.area(answer.area)
        if answer.by or _names_twice(answer) or (not via and is_free(position, area)):
            return answer
        there = [go for go in president_moves(position) if go.area == answer.area]
        wanted = [go for go in there if not via or set(go.via) == via]
        if len(wanted) == 1:
            return wanted[0]
        if via and (walk := walk_by(position, area, answer.via)):
            return walk
        if len(there) > 1:
            ways = ", ".join([" ".join(go.via) for go in there])
            raise IllegalAction(Reason(say("yokohama-which-way", ways=ways), MOVEMENT))
        return answer

    @override
    def refuse(self, position: Position, answer: Go) -> Reason | None:
        area, start = position.area(answer.area), position.me.president
        if _names_twice(answer):
            return Reason(say("yokohama-go-twice"), MOVEMENT)
        if start is not None and position.name(start) in answer.via:
            return Reason(say("yokohama-go-start"), MOVEMENT)
        match answer.by:
            case None if start is None:
                legal = not answer.via and is_free(position, area)
            case None:
                legal = can_walk(position, area, answer.via)
            case "tram":
                legal = not answer.via and reach_of(position).direct.get(area) == "tram"
            case "station":
                stands = not answer.via and position.state.station == area != start
                legal = stands and "station" in position.me.skills
        return None if legal else refuse_area(position, area)

    @override
    def answer(self, position: Position, answer: Go, table: Table[YokohamaEvent]) -> None:
        me, area = position.me, position.area(answer.area)
        paid, canal = paid_by(position, answer)
        way = answer.by or ("hand" if me.president is None else "walk")
        _touch(position, answer, area, table)
        table.touch(f"go:{way}")
        me.walked = footsteps(position, answer) if way == "walk" else []
        fees = pay_fees(position, paid)
        pay(position, canal)
        me.president = area
        table.emit(Went(position.seat, answer.area, way, answer.via, fees, canal))
        if fees:
            table.touch("fee:go")
        if canal:
            table.touch("area:canal")
        start_action(position, area, agent=False)

    @override
    def describe(self, position: Position, answer: Go) -> Description:
        """Where the president goes, what the area gives, and what the way costs."""
        area = position.area(answer.area)
        power = min(position.power(area) + 1, STRONGEST)
        paid, canal = paid_by(position, answer)
        brings, idle = token_label(position, area, power), idle_label(position, area, power)
        effect = say("yokohama-go-nothing") if idle else effect_label(position, area, power, len(paid) + canal)
        name = area_label(position.town, area)
        via = tuple(area_label(position.town, position.area(stop)) for stop in answer.via)
        label = (
            say("yokohama-do-go-via", area=name, via=via, effect=effect)
            if via
            else say("yokohama-do-go", area=name, effect=effect)
        )
        house = position.state.sites[area].house
        landlord = () if house is None or house == position.seat else (Who(house),)
        builds = any(True for _ in AskBonus(area, power, token=False).offers(position))
        detail = say(
            "yokohama-go-detail",
            way=answer.by or ("hand" if position.me.president is None else "walk"),
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
    def missing(self, position: Position) -> Iterator[Missing]:
        """Areas with own assistants that cannot be reached."""
        reached = {go.area for go in president_moves(position)}
        for area, count in enumerate(position.me.placed):
            if count and position.name(area) not in reached and area != position.me.president:
                yield Missing(area_label(position.town, area), refuse_area(position, area))

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


def _names_twice(go: Go) -> bool:
    """Whether a way names an area twice, its end included: no walk enters a paid area again (Y-R43)."""
    return len({*go.via, go.area}) <= len(go.via)


def paid_by(position: Position, go: Go) -> tuple[list[Seat], int]:
    """Who is paid on a way, once for each president, and the yen for the canal (Y-R6, Y-R7)."""
    stops = [*map(position.area, go.via), *(() if go.by else (position.area(go.area),))]
    canal = CANAL_FEE * sum([position.kind(stop) == "canal" for stop in stops])
    if "stagecoach" in position.me.skills:
        return [], canal
    guarded = dues(position)
    return [owner for stop in stops if stop in guarded for owner in owners(position, stop)], canal


def _touch(position: Position, go: Go, area: Area, table: Table[YokohamaEvent]) -> None:
    """Note which technologies made a way possible."""
    if go.by:
        table.touch(f"used:{go.by}")
        return
    if area in dues(position):
        table.touch("used:postal")
    if "stagecoach" in position.me.skills and _spared(position, go, area):
        table.touch("used:stagecoach")


def _spared(position: Position, go: Go, area: Area) -> bool:
    """Whether a way leads to or past presidents that would have to be paid without the Stagecoach."""
    reach = reach_of(position)
    guarded = sum([1 << other for other in dues(position)])
    canal = position.town.canal if go.via else 0
    unpaid = position.town.reach(reach.start, reach.plain & ~guarded | canal) if reach.start else ~guarded
    return not unpaid >> area & 1


def token_label(position: Position, area: Area, power: int) -> tuple[Arg, ...]:
    """What the token of an area brings to such a power; nothing where none can be taken."""
    token = position.state.sites[area].token
    return () if token is None or power < STRONGEST else reward_label(position.facts.tokens[token].reward)
