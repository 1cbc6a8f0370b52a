"""Railways: pay for one to three of them, each in another region.

Source: "Eisenbahnen". What they cost stands in `transport`, what building one is in `rails`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.clauses import Things
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.nippon.model.headings import RAILWAYS
from rules.nippon.model.phrases import modifier_label
from rules.nippon.model.terms import REGIONS
from rules.nippon.model.words import RAIL
from rules.nippon.steps.actions.transport import IRON_ALONE, AskTransport, Transport, costs_label, pay_for_one
from rules.nippon.steps.concepts.asking import DECLINING, Running
from rules.nippon.steps.effects import modifiers
from rules.nippon.steps.pieces.building_labels import with_bonuses
from rules.nippon.steps.pieces.rails import (
    build_railway,
    influence_label,
    missing_regions,
    rail_label,
    rail_offers,
    refuse_railways,
    refuse_region,
    refuse_space,
    region_of_rail,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Picked
    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.terms import Region


@frozen
class BuildRailways(Transport):
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
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        cost = pay_for_one(position, table, iron=self.iron)
        build_railway(position, self.space, 1, table, cost)


@frozen
class AskRailways(AskTransport[BuildRailways]):
    """Which railways are built."""

    kind: Literal["ask-railways"] = "ask-railways"

    asks: ClassVar[Literal["railways"]] = "railways"
    heading: ClassVar[str] = RAILWAYS
    grammar: ClassVar[Grammar] = Grammar(
        Form(BuildRailways, "railways", Things(RAIL), IRON_ALONE, modifiers.CLAUSE), DECLINING
    )

    @override
    def make(self, places: tuple[str, ...], iron: int = 0, modifier: str | None = None) -> BuildRailways:
        return BuildRailways(places, iron, modifier)

    @override
    def places(self, answer: BuildRailways) -> tuple[str, ...]:
        return answer.spaces

    @override
    def differs(self, place: str) -> Region:
        return region_of_rail(place)

    @override
    def open_places(self, position: Position) -> tuple[str, ...]:
        return rail_offers(position, tuple(position.doing.used))

    @override
    def most(self, position: Position) -> int:
        return position.me.left("railway")

    @override
    def refuse_all(self, position: Position) -> Reason | None:
        if reason := refuse_railways(position, 1):
            return reason
        if all(refuse_region(position, region) for region in REGIONS):
            return Reason(say("nippon-all-regions-full"), RAILWAYS)
        return None

    @override
    def again(self, key: str) -> Label:
        return say("nippon-region-again", region=key)

    @override
    def refuse_places(self, position: Position, places: tuple[str, ...]) -> Reason | None:
        reasons = [refuse_space(position, space) for space in places]
        return next(filter(None, reasons), None) or refuse_railways(position, len(places))

    @override
    def step_for(self, place: str, *, iron: bool) -> LayRails:
        return LayRails(place, iron)

    @override
    def explain(self, position: Position, answer: BuildRailways) -> Description:
        label = say(
            "nippon-do-railways",
            railways=tuple([rail_label(position, space) for space in answer.spaces]),
            cost=costs_label(position, len(answer.spaces), answer.iron),
            modifier=modifier_label(answer.modifier),
        )
        details = tuple([influence_label(position, space) for space in answer.spaces])
        detail = say("nippon-railways-detail", regions=details)
        return Description(label, with_bonuses(position, "railway", len(answer.spaces), detail))

    @override
    def things(self, position: Position, answer: Answer) -> Picked | None:
        return self.unless_said(position, answer) if isinstance(answer, BuildRailways) else None

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        return missing_regions(position, tuple(position.doing.used))
