"""Phase A and step 1: extras in any order, then assistants are placed from the hand, for fees to presidents' owners.

Source: "1) Platzierung" (dlp 2017), "1. Placement step" (Synapses 2024); rulings Y-R1, Y-R6, Y-R7, Y-R42, Y-R48, Y-R50.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, assert_never

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Pick
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import Who, say
from rules.core.reasons import Missing, Reason
from rules.core.words import Clause, Things
from rules.yokohama.model.headings import PLACEMENT, TECHNOLOGY
from rules.yokohama.model.phrases import area_label
from rules.yokohama.model.words import AREA, NONE
from rules.yokohama.steps import extras
from rules.yokohama.steps.asides import possible
from rules.yokohama.steps.asking import Asking
from rules.yokohama.steps.extras import Achieve, CompleteOrder, Extra, UseAgent
from rules.yokohama.steps.fees import BY_NEWSPAPER, describe_placed, dues, owners, put
from rules.yokohama.steps.move import AskMove

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Description, Part, Picked
    from rules.core.rng import Rng
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.terms import Area

DIFFERENT = 3
"""Areas in which one assistant each may be placed."""


@frozen
class Place(Answer):
    """Place assistants: one in each of these areas, or two in one; by Telegram one more next to it."""

    areas: tuple[str, ...]
    telegram: str | None = None

    @property
    def twice(self) -> bool:
        """Whether two assistants are placed in one area."""
        return len(self.areas) == 2 and self.areas[0] == self.areas[1]

    @property
    def every(self) -> tuple[str, ...]:
        """An area for each assistant."""
        return self.areas if self.telegram is None else (*self.areas, self.telegram)


Answers: TypeAlias = Place | Extra


@frozen
class AskPlace(Asking[Answers]):
    """Phase A and step 1: extras in any order, then assistants are placed."""

    kind: Literal["ask-place"] = "ask-place"
    asks: ClassVar[str] = "place"

    @override
    def offers(self, at: Position) -> Iterator[Answers]:
        areas = payable(at, 1)
        for count in range(min(_most(at), len(areas)), 0, -1):
            for chosen in combinations(areas, count):
                placed = Place(tuple([at.name(area) for area in chosen]))
                if count == 1 or _fees(at, placed) <= at.me.yen:
                    yield placed
        yield from self._doubles(at)
        yield from extras.offers(at)

    def _doubles(self, at: Position) -> list[Answers]:
        """Two assistants in each area where they can be paid for, if there are two."""
        if at.me.assistants < 2:
            return []
        return [_two_in(at.name(area)) for area in payable(at, 2)]

    @override
    def waits(self, at: Position) -> bool:
        """Whether there is an assistant, an order in hand, which may be completed or not, or anything else (Y-R42)."""
        me = at.me
        return me.assistants > 0 or bool(me.orders) or any(extras.AGENTS_IN_AREAS.offers(at)) or possible(at)

    @override
    def parts(self, at: Position) -> tuple[Part, ...]:
        areas = payable(at, 1)
        most = min(_most(at), len(areas))
        if not most:
            return (self.choice("none", (Place(()),)), *extras.parts(self, at))
        every = areas if areas is not at.town.open else None
        several = Pick(
            part="place",
            items=at.town.open_names if every is None else tuple([at.name(area) for area in every]),
            at_least=0,
            at_most=most,
            refuse=lambda picked: self.refuse(at, Place(picked)),
            suggest=lambda: _suggest(at),
            sample=lambda rng: _sample(at, rng),
            answer=Place,
            picked=_picked,
            write=self.grammar.write,
        )
        twice = self._doubles(at)
        doubles = (self.choice("double", twice),) if twice else ()
        return (several, *doubles, *extras.parts(self, at))

    @override
    def fill(self, at: Position, answer: Answers) -> Answers:
        """Areas in reading order, so that a placement has one notation."""
        match answer:
            case Place():
                if not answer.areas:
                    return answer
                return Place(tuple(sorted(answer.areas, key=at.area)), answer.telegram)
            case CompleteOrder() | Achieve() | UseAgent():
                return answer
            case _:
                assert_never(answer)

    @override
    def refuse(self, at: Position, answer: Answers) -> Reason | None:
        match answer:
            case Place():
                return _refuse(at, answer)
            case CompleteOrder() | Achieve() | UseAgent():
                return extras.rule(answer).refuse(at, answer)
            case _:
                assert_never(answer)

    @override
    def answer(self, at: Position, answer: Answers, table: Table[YokohamaEvent]) -> None:
        match answer:
            case Place():
                self._place(at, answer, table)
            case CompleteOrder() | Achieve() | UseAgent():
                extras.rule(answer).answer(at, answer, table)
            case _:
                assert_never(answer)

    def _place(self, at: Position, answer: Place, table: Table[YokohamaEvent]) -> None:
        """Place assistants and go on to the movement."""
        at.stack.pop()
        put(at, [at.area(name) for name in answer.areas], table, telegram=False)
        assert isinstance(at.stack[-1], AskMove), "the movement follows"
        if answer.telegram is not None:
            put(at, [at.area(answer.telegram)], table, telegram=True)
        elif answer.twice and "telegram" in at.me.skills:
            at.stack[-1] = AskMove(telegram=at.area(answer.areas[0]))
        table.touch("place:double" if answer.twice else f"place:{len(answer.areas)}")

    @override
    def describe(self, at: Position, answer: Answers) -> Description:
        match answer:
            case Place():
                return describe_placed(at, answer.areas, answer.telegram)
            case CompleteOrder() | Achieve() | UseAgent():
                return extras.rule(answer).describe(at, answer)
            case _:
                assert_never(answer)

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        """Areas whose presidents cost more than one has, for one assistant or for two; and extras."""
        for count in (1, 2):
            for area, fee in sorted(dues(at).items()):
                if (count - 1) * fee <= at.me.yen < count * fee and (count == 1 or _most(at) > 1):
                    label = area_label(at.town, area)
                    people = tuple(map(Who, owners(at, area)))
                    reason = say("yokohama-fees", people=people, cost=count * fee, yen=at.me.yen)
                    what = label if count == 1 else say("yokohama-two-in", area=label)
                    yield Missing(what, Reason(reason, PLACEMENT))
        yield from extras.missing(at)

    grammar: ClassVar[Grammar] = Grammar(
        Form(
            Place,
            "place",
            NONE,
            make=lambda: Place(()),
            parts=lambda place: None if place.areas else (),
        ),
        Form(Place, "place", Things(AREA, "times"), Clause("+", AREA)),
        *extras.GRAMMAR.forms,
    )


@cache
def _two_in(name: str) -> Place:
    return Place((name, name))


def payable(at: Position, count: int) -> tuple[Area, ...]:
    """Areas in which so many assistants can be paid for (Y-R6)."""
    unaffordable = [area for area, fee in dues(at).items() if count * fee > at.me.yen]
    if not unaffordable:
        return at.town.open
    return tuple([area for area in at.town.open if area not in unaffordable])


def _limit(at: Position) -> int:
    """Different areas in which assistants may be placed (Y-R1; "NEWSPAPER")."""
    return BY_NEWSPAPER if "newspaper" in at.me.skills else DIFFERENT


def _most(at: Position) -> int:
    return min(_limit(at), at.me.assistants)


def _fees(at: Position, answer: Place) -> int:
    fees = dues(at)
    return sum([fees.get(at.area(name), 0) for name in answer.every])


def _picked(answer: Answer) -> Picked | None:
    """The areas of a placement of one each."""
    return answer.areas if isinstance(answer, Place) and not answer.twice and answer.telegram is None else None


def _refuse(at: Position, answer: Place) -> Reason | None:
    """Why assistants cannot be placed like this, or None (Y-R1, Y-R6, Y-R7, Y-R48)."""
    me, every = at.me, answer.every
    if any(at.kind(at.area(name)) == "canal" for name in every):
        return Reason(say("yokohama-not-in-canal"), PLACEMENT)
    if not answer.twice and len(set(answer.areas)) < len(answer.areas):
        return Reason(say("yokohama-place-twice"), PLACEMENT)
    if not answer.twice and len(answer.areas) > _limit(at):
        return Reason(say("yokohama-place-too-many", most=_limit(at)), PLACEMENT)
    if len(every) > me.assistants:
        return Reason(say("yokohama-too-few-assistants", have=me.assistants, wanted=len(every)), PLACEMENT)
    if answer.telegram is not None and not _next_to(at, answer, answer.telegram):
        return Reason(say("yokohama-no-telegram"), TECHNOLOGY)
    cost = _fees(at, answer)
    if cost > me.yen:
        return Reason(say("yokohama-fees-too-high", cost=cost, yen=me.yen), PLACEMENT)
    return None


def _next_to(at: Position, answer: Place, third: str) -> bool:
    """Whether the Telegram allows a third assistant there, next to the two."""
    beside = answer.twice and "telegram" in at.me.skills
    return beside and at.area(third) in at.town.neighbours[at.area(answer.areas[0])]


def _suggest(at: Position) -> tuple[Picked, ...]:
    """A few placements, as many assistants as possible, the cheapest areas and the strongest there first."""
    me, fees = at.me, dues(at)
    areas = sorted(payable(at, 1), key=lambda area: (fees.get(area, 0), -me.placed[area], area))
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
