"""Phase A and step 1: extras in any order, then assistants are placed from the hand, for fees to presidents' owners.

Source: "1) Platzierung" (dlp 2017), "1. Placement step" (Synapses 2024); rulings Y-R1, Y-R6, Y-R7, Y-R42, Y-R48, Y-R50.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.clauses import Clause, Things
from rules.core.decisions import Choice, Description, Pick, Plan
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import Who, say
from rules.core.reasons import Missing, Reason
from rules.core.steps.one_of import Alternative
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.model.headings import PLACEMENT, TECHNOLOGY
from rules.yokohama.model.labels import area_label
from rules.yokohama.model.position import Position
from rules.yokohama.model.words import AREA, NONE
from rules.yokohama.steps.common.asking import AskAnyOf
from rules.yokohama.steps.common.side_actions import possible
from rules.yokohama.steps.president.fees import dues, owners, put
from rules.yokohama.steps.president.placements import Place, most_areas
from rules.yokohama.steps.turn.destinations import describe_placed, destinations, plan
from rules.yokohama.steps.turn.extras import EXTRAS, Extra
from rules.yokohama.steps.turn.move import RECALLING, AskMove, Recall

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Part, Picked
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.model.terms import Area


class Placing(Alternative[Position, YokohamaEvent, Place]):
    """Assistants are placed: one each in different areas, or two in one."""

    @override
    def offers(self, position: Position) -> Iterator[Place]:
        fees = dues(position)
        names = _payable(position, fees, 1)
        for count in range(min(_most(position), len(names)), 0, -1):
            for chosen in combinations(names, count):
                if count == 1 or _cost(position, fees, chosen) <= position.me.yen:
                    yield Place(chosen)
        yield from _doubles(position, fees)

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        fees = dues(position)
        names = _payable(position, fees, 1)
        most = min(_most(position), len(names))
        if not most:
            return (Choice("none", (Place(()),), self.grammar.write),)
        several = Pick(
            part="place",
            items=names,
            at_least=0,
            at_most=most,
            refuse=lambda picked: self.refuse(position, Place(picked)),
            suggest=lambda: _suggest(position),
            sample=lambda rng: _sample(position, rng),
            answer=Place,
            picked=_picked,
            write=self.grammar.write,
        )
        twice = _doubles(position, fees)
        return (several, Choice("double", twice, self.grammar.write)) if twice else (several,)

    @override
    def fill(self, position: Position, answer: Place) -> Place:
        """Areas in reading order, so that a placement has one notation."""
        return Place(tuple(sorted(answer.areas, key=position.area)), answer.telegram)

    @override
    def refuse(self, position: Position, answer: Place) -> Reason | None:
        me, every, twice, most = position.me, answer.every, answer.twice, most_areas(position)
        if "canal" in [position.kind(position.area(name)) for name in every]:
            return Reason(say("yokohama-not-in-canal"), PLACEMENT)
        if not twice and len(set(answer.areas)) < len(answer.areas):
            return Reason(say("yokohama-place-twice"), PLACEMENT)
        if not twice and len(answer.areas) > most:
            return Reason(say("yokohama-place-too-many", most=most), PLACEMENT)
        if len(every) > me.assistants:
            return Reason(say("yokohama-too-few-assistants", have=me.assistants, wanted=len(every)), PLACEMENT)
        if answer.telegram is not None and not _next_to(position, answer, answer.telegram):
            return Reason(say("yokohama-no-telegram"), TECHNOLOGY)
        cost = _cost(position, dues(position), every)
        return None if cost <= me.yen else Reason(say("yokohama-fees-too-high", cost=cost, yen=me.yen), PLACEMENT)

    @override
    def answer(self, position: Position, answer: Place, table: Table[YokohamaEvent]) -> None:
        """Place assistants and go on to the movement."""
        put(position, [position.area(name) for name in answer.areas], table, telegram=False)
        if answer.telegram is not None:
            put(position, [position.area(answer.telegram)], table, telegram=True)
        elif answer.twice and "telegram" in position.me.skills:
            assert isinstance(position.stack[-1], AskMove), "the movement follows"
            position.stack[-1] = AskMove(telegram=position.area(answer.areas[0]))
        table.touch("place:double" if answer.twice else f"place:{len(answer.areas)}")

    @override
    def describe(self, position: Position, answer: Place) -> Description:
        return describe_placed(position, answer.areas, answer.telegram)

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        """Areas whose presidents cost more yen than there are, for one assistant or for two."""
        for count in (1, 2):
            for area, fee in sorted(dues(position).items()):
                if (count - 1) * fee <= position.me.yen < count * fee and (count == 1 or _most(position) > 1):
                    label = area_label(position.town, area)
                    people = tuple(map(Who, owners(position, area)))
                    reason = say("yokohama-fees", people=people, cost=count * fee, yen=position.me.yen)
                    yield Missing(
                        label if count == 1 else say("yokohama-two-in", area=label), Reason(reason, PLACEMENT)
                    )

    grammar: ClassVar[Grammar] = Grammar(
        Form(Place, "place", NONE, make=lambda: Place(()), parts=lambda place: None if place.areas else ()),
        Form(Place, "place", Things(AREA, "times"), Clause("+", AREA)),
    )


@frozen
class AskPlace(AskAnyOf[Place | Extra]):
    """Phase A and step 1: extras in any order, then assistants are placed."""

    kind: Literal["ask-place"] = "ask-place"
    asks: ClassVar[Literal["place"]] = "place"
    alternatives = (Placing(), *EXTRAS)

    @override
    def waits(self, position: Position) -> bool:
        """Whether there is an assistant, an order in hand, which may be completed or not, or anything else (Y-R42)."""
        if position.me.assistants or position.me.orders or possible(position):
            return True
        return any(True for way in EXTRAS for _ in way.offers(position))

    @override
    def plans(self, position: Position) -> Iterator[Plan]:
        """Where to: each area in which the president can act this turn, and back to the hand with everyone."""
        yield from (plan(position, destination) for destination in destinations(position))
        if any(position.me.placed):
            recall = Recall(everyone=True)
            label, placed = RECALLING.describe(position, recall).label, say("yokohama-do-none", what="place")
            yield Plan((Place(()), recall), Description(label, placed))


def _doubles(position: Position, fees: dict[Area, int]) -> tuple[Place, ...]:
    """Two assistants in each area where they can be paid for, if there are two."""
    return _twice(_payable(position, fees, 2)) if position.me.assistants > 1 else ()


@lru_cache(maxsize=1024)
def _twice(names: tuple[str, ...]) -> tuple[Place, ...]:
    """Two assistants in each of these areas; most questions offer the same ones."""
    return tuple([Place((name, name)) for name in names])


def _payable(position: Position, fees: dict[Area, int], count: int) -> tuple[str, ...]:
    """Areas in which so many assistants can be paid for (Y-R6)."""
    unaffordable = [position.name(area) for area, fee in fees.items() if count * fee > position.me.yen]
    if not unaffordable:
        return position.town.open_names
    return tuple([name for name in position.town.open_names if name not in unaffordable])


def _most(position: Position) -> int:
    return min(most_areas(position), position.me.assistants)


def _cost(position: Position, fees: dict[Area, int], names: tuple[str, ...]) -> int:
    """What assistants in these areas cost."""
    return sum([fees.get(position.area(name), 0) for name in names])


def _picked(answer: Answer) -> Picked | None:
    """The areas of a placement of one each."""
    return answer.areas if isinstance(answer, Place) and not answer.twice and answer.telegram is None else None


def _next_to(position: Position, answer: Place, third: str) -> bool:
    """Whether the Telegram allows a third assistant there, next to the two."""
    beside = answer.twice and "telegram" in position.me.skills
    return beside and position.area(third) in position.town.neighbours[position.area(answer.areas[0])]


def _suggest(position: Position) -> tuple[Picked, ...]:
    """A few placements, as many assistants as possible, the cheapest areas and the strongest there first."""
    me, fees = position.me, dues(position)
    payable = map(position.area, _payable(position, fees, 1))
    areas = sorted(payable, key=lambda area: (fees.get(area, 0), -me.placed[area], area))
    count = _most(position)
    found: list[Picked] = []
    for start in range(0, max(len(areas) - count, 0) + 1, max(count, 1)):
        chosen = sorted(areas[start : start + count])
        if chosen and sum(fees.get(area, 0) for area in chosen) <= me.yen:
            found.append(tuple([position.name(area) for area in chosen]))
    return tuple(dict.fromkeys(found))[:5]


def _sample(position: Position, rng: Rng) -> Picked:
    """Areas for a placement, any number of them; every legal answer can come."""
    fees, yen, picked = dues(position), position.me.yen, 0
    for _ in range(rng.below(_most(position) + 1)):
        left = [area for area in position.town.open if not picked >> area & 1 and fees.get(area, 0) <= yen]
        if not left:
            break
        area = left[rng.below(len(left))]
        picked |= 1 << area
        yen -= fees.get(area, 0)
    return tuple([position.name(area) for area in position.town.open if picked >> area & 1])
