"""Phase A and step 1: extras in any order, then assistants are placed from the hand, for fees to presidents' owners.

Source: "1) Platzierung" (dlp 2017), "1. Placement step" (Synapses 2024); rulings Y-R1, Y-R6, Y-R7, Y-R42, Y-R48, Y-R50.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.alternatives import Alternative
from rules.core.clauses import Clause, Things
from rules.core.decisions import Choice, Description, Pick, Plan
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import Who, say
from rules.core.reasons import Missing, Reason
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.model.headings import PLACEMENT, TECHNOLOGY
from rules.yokohama.model.phrases import area_label
from rules.yokohama.model.position import Position
from rules.yokohama.model.words import AREA, NONE
from rules.yokohama.steps.asides import possible
from rules.yokohama.steps.asking import AskAnyOf
from rules.yokohama.steps.extras import EXTRAS, Extra
from rules.yokohama.steps.fees import dues, owners, put
from rules.yokohama.steps.move import RECALLING, AskMove, Recall
from rules.yokohama.steps.roads import Place, most_areas
from rules.yokohama.steps.where import describe_placed, plan, visits

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
    def offers(self, at: Position) -> Iterator[Place]:
        fees = dues(at)
        names = _payable(at, fees, 1)
        for count in range(min(_most(at), len(names)), 0, -1):
            for chosen in combinations(names, count):
                if count == 1 or _cost(at, fees, chosen) <= at.me.yen:
                    yield Place(chosen)
        yield from _doubles(at, fees)

    @override
    def parts(self, at: Position) -> tuple[Part, ...]:
        fees = dues(at)
        names = _payable(at, fees, 1)
        most = min(_most(at), len(names))
        if not most:
            return (Choice("none", (Place(()),), self.grammar.write),)
        several = Pick(
            part="place",
            items=names,
            at_least=0,
            at_most=most,
            refuse=lambda picked: self.refuse(at, Place(picked)),
            suggest=lambda: _suggest(at),
            sample=lambda rng: _sample(at, rng),
            answer=Place,
            picked=_picked,
            write=self.grammar.write,
        )
        twice = _doubles(at, fees)
        return (several, Choice("double", twice, self.grammar.write)) if twice else (several,)

    @override
    def fill(self, at: Position, answer: Place) -> Place:
        """Areas in reading order, so that a placement has one notation."""
        return Place(tuple(sorted(answer.areas, key=at.area)), answer.telegram)

    @override
    def refuse(self, at: Position, answer: Place) -> Reason | None:
        me, every, twice, most = at.me, answer.every, answer.twice, most_areas(at)
        if "canal" in [at.kind(at.area(name)) for name in every]:
            return Reason(say("yokohama-not-in-canal"), PLACEMENT)
        if not twice and len(set(answer.areas)) < len(answer.areas):
            return Reason(say("yokohama-place-twice"), PLACEMENT)
        if not twice and len(answer.areas) > most:
            return Reason(say("yokohama-place-too-many", most=most), PLACEMENT)
        if len(every) > me.assistants:
            return Reason(say("yokohama-too-few-assistants", have=me.assistants, wanted=len(every)), PLACEMENT)
        if answer.telegram is not None and not _next_to(at, answer, answer.telegram):
            return Reason(say("yokohama-no-telegram"), TECHNOLOGY)
        cost = _cost(at, dues(at), every)
        return None if cost <= me.yen else Reason(say("yokohama-fees-too-high", cost=cost, yen=me.yen), PLACEMENT)

    @override
    def answer(self, at: Position, answer: Place, table: Table[YokohamaEvent]) -> None:
        """Place assistants and go on to the movement."""
        put(at, [at.area(name) for name in answer.areas], table, telegram=False)
        if answer.telegram is not None:
            put(at, [at.area(answer.telegram)], table, telegram=True)
        elif answer.twice and "telegram" in at.me.skills:
            assert isinstance(at.stack[-1], AskMove), "the movement follows"
            at.stack[-1] = AskMove(telegram=at.area(answer.areas[0]))
        table.touch("place:double" if answer.twice else f"place:{len(answer.areas)}")

    @override
    def describe(self, at: Position, answer: Place) -> Description:
        return describe_placed(at, answer.areas, answer.telegram)

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        """Areas whose presidents cost more than one has, for one assistant or for two."""
        for count in (1, 2):
            for area, fee in sorted(dues(at).items()):
                if (count - 1) * fee <= at.me.yen < count * fee and (count == 1 or _most(at) > 1):
                    label = area_label(at.town, area)
                    people = tuple(map(Who, owners(at, area)))
                    reason = say("yokohama-fees", people=people, cost=count * fee, yen=at.me.yen)
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
    asks: ClassVar[str] = "place"
    alternatives = (Placing(), *EXTRAS)

    @override
    def waits(self, at: Position) -> bool:
        """Whether there is an assistant, an order in hand, which may be completed or not, or anything else (Y-R42)."""
        if at.me.assistants or at.me.orders or possible(at):
            return True
        return any(True for way in EXTRAS for _ in way.offers(at))

    @override
    def plans(self, at: Position) -> Iterator[Plan]:
        """Where to: each area in which the president can act this turn, and back to the hand with everybody."""
        yield from (plan(at, visit) for visit in visits(at))
        if any(at.me.placed):
            recall = Recall(everybody=True)
            label, nobody = RECALLING.describe(at, recall).label, say("yokohama-do-none", what="place")
            yield Plan((Place(()), recall), Description(label, nobody))


def _doubles(at: Position, fees: dict[Area, int]) -> tuple[Place, ...]:
    """Two assistants in each area where they can be paid for, if there are two."""
    return _twice(_payable(at, fees, 2)) if at.me.assistants > 1 else ()


@lru_cache(maxsize=1024)
def _twice(names: tuple[str, ...]) -> tuple[Place, ...]:
    """Two assistants in each of these areas; most questions offer the same ones."""
    return tuple([Place((name, name)) for name in names])


def _payable(at: Position, fees: dict[Area, int], count: int) -> tuple[str, ...]:
    """Areas in which so many assistants can be paid for (Y-R6)."""
    unaffordable = [at.name(area) for area, fee in fees.items() if count * fee > at.me.yen]
    if not unaffordable:
        return at.town.open_names
    return tuple([name for name in at.town.open_names if name not in unaffordable])


def _most(at: Position) -> int:
    return min(most_areas(at), at.me.assistants)


def _cost(at: Position, fees: dict[Area, int], names: tuple[str, ...]) -> int:
    """What assistants in these areas cost."""
    return sum([fees.get(at.area(name), 0) for name in names])


def _picked(answer: Answer) -> Picked | None:
    """The areas of a placement of one each."""
    return answer.areas if isinstance(answer, Place) and not answer.twice and answer.telegram is None else None


def _next_to(at: Position, answer: Place, third: str) -> bool:
    """Whether the Telegram allows a third assistant there, next to the two."""
    beside = answer.twice and "telegram" in at.me.skills
    return beside and at.area(third) in at.town.neighbours[at.area(answer.areas[0])]


def _suggest(at: Position) -> tuple[Picked, ...]:
    """A few placements, as many assistants as possible, the cheapest areas and the strongest there first."""
    me, fees = at.me, dues(at)
    payable = map(at.area, _payable(at, fees, 1))
    areas = sorted(payable, key=lambda area: (fees.get(area, 0), -me.placed[area], area))
    count = _most(at)
    found: list[Picked] = []
    for start in range(0, max(len(areas) - count, 0) + 1, max(count, 1)):
        chosen = sorted(areas[start : start + count])
        if chosen and sum(fees.get(area, 0) for area in chosen) <= me.yen:
            found.append(tuple([at.name(area) for area in chosen]))
    return tuple(dict.fromkeys(found))[:5]


def _sample(at: Position, rng: Rng) -> Picked:
    """Areas for a placement, any number of them; every legal answer can come."""
    fees, yen, picked = dues(at), at.me.yen, 0
    for _ in range(rng.below(_most(at) + 1)):
        left = [area for area in at.town.open if not picked >> area & 1 and fees.get(area, 0) <= yen]
        if not left:
            break
        area = left[rng.below(len(left))]
        picked |= 1 << area
        yen -= fees.get(area, 0)
    return tuple([at.name(area) for area in at.town.open if picked >> area & 1])
