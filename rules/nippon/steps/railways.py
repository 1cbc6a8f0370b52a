"""Railways: pay for one to three of them, each in another region.

Source: "Eisenbahnen"; rulings N-R1 (silk is sold for money that is short), N-R21 (what is paid where nothing is said).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.nippon.model.headings import RAILWAYS
from rules.nippon.model.terms import REGIONS
from rules.nippon.model.words import RAIL
from rules.nippon.steps.actions import AskAction
from rules.nippon.steps.asking import DECLINING, Running
from rules.nippon.steps.gaining import pay, refuse_cost, refuse_costs
from rules.nippon.steps.modifiers import MODIFIER, applicable, modify, refuse_modifier, with_modifier
from rules.nippon.steps.rails import (
    build_railway,
    influence_label,
    missing_regions,
    rail_label,
    rail_offers,
    refuse_region,
    refuse_space,
    region_of_rail,
)
from rules.nippon.steps.saying import modifier_label
from rules.nippon.steps.transport import IRON_ALONE, cost_of, costs_label, payable, picking, usual, ways_to_pay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Part, Picked
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Region


@frozen
class BuildRailways(Answer):
    """Build railways, one after the other.

    Attributes:
        spaces: Where, by the words of the spaces.
        iron: For how many of them iron alone is paid; the first ones.
        modifier: The factory that modifies the action.
    """

    spaces: tuple[str, ...]
    iron: int = 0
    modifier: str | None = None

    @property
    def regions(self) -> tuple[Region, ...]:
        """The regions of the spaces."""
        return tuple([region_of_rail(space) for space in self.spaces])


@frozen
class LayRails(Running):
    """A railway of the action is paid for and built."""

    space: str
    iron: bool
    kind: Literal["lay-rails"] = "lay-rails"

    @override
    def run(self, at: Position, table: Table[NipponEvent]) -> None:
        cost = cost_of(at, 1, int(self.iron))
        pay(at, cost, table)
        table.touch("transport:iron" if self.iron else "transport:money")
        build_railway(at, self.space, 1, table, cost)


@frozen
class AskRailways(AskAction[BuildRailways]):
    """Which railways are built."""

    kind: Literal["ask-railways"] = "ask-railways"

    action: ClassVar = "railways"
    asks: ClassVar[str] = "railways"
    heading: ClassVar[str] = RAILWAYS
    grammar: ClassVar[Grammar] = Grammar(Form(BuildRailways, "railways", Things(RAIL), IRON_ALONE, MODIFIER), DECLINING)

    @override
    def barred(self, at: Position) -> Reason | None:
        if not at.me.left("railway"):
            return Reason(say("nippon-railways-left", left=0), RAILWAYS)
        if all(refuse_region(at, region) for region in REGIONS):
            return Reason(say("nippon-all-regions-full"), RAILWAYS)
        return None if payable(at, 1, RAILWAYS) else refuse_cost(at, cost_of(at, 1, 0), RAILWAYS)

    @override
    def offers(self, at: Position) -> Iterator[BuildRailways]:
        for iron in ways_to_pay(at, 1, RAILWAYS):
            for space in rail_offers(at, tuple(at.doing.used)):
                can = applicable(at, (region_of_rail(space),))
                yield BuildRailways((space,), iron, next(iter(can), None))

    @override
    def why_not(self, at: Position, answer: BuildRailways) -> Reason | None:
        regions, count = answer.regions, len(answer.spaces)
        if not regions:
            return Reason(say("nippon-once-at-least"), RAILWAYS)
        if again := next((key for place, key in enumerate(regions) if key in (*at.doing.used, *regions[:place])), None):
            return Reason(say("nippon-region-again", region=again), RAILWAYS)
        if reason := next(filter(None, [refuse_space(at, space) for space in answer.spaces]), None):
            return reason
        if at.me.left("railway") < count:
            return Reason(say("nippon-railways-left", left=at.me.left("railway")), RAILWAYS)
        if answer.iron > count:
            return Reason(say("nippon-iron-too-often", iron=answer.iron, count=count), RAILWAYS)
        alone = cost_of(at, 1, usual(at, 1, RAILWAYS))
        if reason := refuse_costs(at, cost_of(at, count, answer.iron), alone, RAILWAYS):
            return reason
        return refuse_modifier(at, answer.modifier, applicable(at, regions))

    @override
    def complete(self, at: Position, answer: BuildRailways) -> BuildRailways:
        """Iron alone as seldom as can be, and the only modifier there is."""
        answer = replace(answer, iron=answer.iron or usual(at, len(answer.spaces), RAILWAYS))
        return with_modifier(answer, applicable(at, answer.regions), self.grammar.write)

    @override
    def do(self, at: Position, answer: BuildRailways, table: Table[NipponEvent]) -> None:
        modify(at, answer.modifier, answer.regions, table)
        at.doing.used += answer.regions
        at.then(*[LayRails(space, place < answer.iron) for place, space in enumerate(answer.spaces)])

    @override
    def activations(self, answer: BuildRailways) -> int:
        return len(answer.spaces)

    @override
    def explain(self, at: Position, answer: BuildRailways) -> Description:
        label = say(
            "nippon-do-railways",
            railways=tuple([rail_label(at, space) for space in answer.spaces]),
            cost=costs_label(at, len(answer.spaces), answer.iron),
            modifier=modifier_label(answer.modifier),
        )
        details = tuple([influence_label(at, space) for space in answer.spaces])
        return Description(label, say("nippon-railways-detail", regions=details))

    @override
    def activating(self, at: Position) -> tuple[Part, ...]:
        spaces = rail_offers(at, tuple(at.doing.used))
        regions = len({region_of_rail(space) for space in spaces})
        most = payable(at, min(self.limit - at.doing.done, regions, at.me.left("railway")), RAILWAYS)
        if not most:
            return ()
        pick = picking(
            "railways",
            spaces,
            most,
            key=region_of_rail,
            refuse=lambda picked: self.refuse(at, self._of(at, picked)),
            answer=lambda picked: self._of(at, picked),
            picked=lambda answer: self._picked(at, spaces, answer),
            write=self.grammar.write,
        )
        return (pick,)

    def _of(self, at: Position, picked: Picked) -> BuildRailways:
        """The answer of a pick: iron alone as seldom as can be, the first modifier that applies."""
        can = applicable(at, tuple([region_of_rail(space) for space in picked]))
        return BuildRailways(picked, usual(at, len(picked), RAILWAYS), next(iter(can), None))

    def _picked(self, at: Position, spaces: tuple[str, ...], answer: Answer) -> Picked | None:
        """The pick of an answer, unless it says more or something else than a pick can."""
        if not isinstance(answer, BuildRailways):
            return None
        picked = tuple([space for space in spaces if space in answer.spaces])
        made = self._of(at, picked)
        unsaid = answer.iron in {0, made.iron} and answer.modifier in {None, made.modifier}
        return picked if unsaid and picked == answer.spaces else None

    @override
    def missing(self, at: Position) -> Iterator[Missing]:
        return missing_regions(at, tuple(at.doing.used))
