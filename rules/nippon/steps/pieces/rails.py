"""Building a railway, whatever brings it about, and the bonus of a region.

Source: "Eine Eisenbahn bauen" ("Eisenbahnen"). Ruling N-R22 (equal spaces of a region: the topmost one).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.nippon.events.trade import RailwayBuilt
from rules.nippon.model.headings import FACTORY_EFFECT, RAILWAYS
from rules.nippon.model.influence import influence, markers_in, railway_influence
from rules.nippon.model.phrases import gains_label
from rules.nippon.model.terms import REGIONS, Region
from rules.nippon.model.words import RAIL, REGION
from rules.nippon.steps.concepts.asking import AskingOfChoice
from rules.nippon.steps.concepts.gaining import FREE, receive
from rules.nippon.steps.concepts.tracks import take_piece

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.effects import Gain
    from rules.nippon.model.position import Position
    from rules.nippon.steps.concepts.gaining import Cost

_REGIONS: dict[str, Region] = {region: region for region in REGIONS}


def region_of_rail(space: str) -> Region:
    """The region of a railway space, by its word: ``kanto/silk``."""
    return _REGIONS[space.split("/", maxsplit=1)[0]]


def _empty(position: Position, region: Region) -> dict[str, int]:
    """The empty usable spaces of a region by their word, each with its place; of equal ones the topmost (N-R22)."""
    found: dict[str, int] = {}
    owners = position.state.railways[REGIONS.index(region)]
    for place, (word, owner) in enumerate(zip(position.facts.rails[region], owners, strict=False)):
        if owner is None:
            found.setdefault(word, place)
    return found


def refuse_railways(position: Position, count: int) -> Reason | None:
    """Why so many railways cannot be built, wherever, or None."""
    left = position.me.left("railway")
    return None if count <= left else Reason(say("nippon-railways-left", left=left), RAILWAYS)


def refuse_space(position: Position, space: str) -> Reason | None:
    """Why no one can build a railway on a space now, or None."""
    region = region_of_rail(space)
    empty = _empty(position, region)
    if not empty:
        return refuse_region(position, region)
    return None if space in empty else Reason(say("nippon-rail-taken", region=region), RAILWAYS)


def refuse_region(position: Position, region: Region) -> Reason | None:
    """Why no one can build a railway in a region now, or None."""
    if _empty(position, region):
        return None
    return Reason(
        say("nippon-region-full", region=region, limit=position.facts.railway_spaces(position.people)), RAILWAYS
    )


def rail_offers(position: Position, exclude: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Spaces on which a railway can be built, whatever it costs, by their words.

    Args:
        exclude: Regions in which none may be built.
    """
    if refuse_railways(position, 1):
        return ()
    return tuple([space for region in REGIONS if region not in exclude for space in _empty(position, region)])


def bonus_of(position: Position, space: str) -> Gain:
    """The bonus of a railway space; it may be nothing."""
    region = region_of_rail(space)
    return position.facts.regions[region].railways[_empty(position, region)[space]]


def build_railway(position: Position, space: str, bonus: int, table: Table[NipponEvent], cost: Cost = FREE) -> None:
    """Build the leftmost railway; it was judged and paid.

    Args:
        bonus: How often the bonus of the space is gained.
        cost: What was paid for it.
    """
    region, gain = region_of_rail(space), bonus_of(position, space)
    position.state.railways[REGIONS.index(region)][_empty(position, region)[space]] = position.seat
    table.emit(RailwayBuilt(position.seat, region, gain, cost.money, cost.iron))
    table.touch(f"railway:{region}")
    for _ in range(bonus):
        receive(position, gain, "railway", table)
    take_piece(position, "railway")


def rail_label(position: Position, space: str, bonus: int = 1) -> Label:
    """A railway space with what it brings: "Kanto: 1 silk"."""
    gain = bonus_of(position, space)
    times = sum([gain] * (bonus - 1), gain)
    return say(
        "nippon-trade-rail", region=region_of_rail(space), gain=gains_label(times), bonus="yes" if gain else "no"
    )


def influence_label(position: Position, space: str) -> Label:
    """What becomes of the player's influence: it grows only where the player has a marker."""
    region = region_of_rail(space)
    before = influence(position.facts, position.state, position.seat, region)
    if not markers_in(position.facts, position.state, position.seat, region):
        return say("nippon-rail-no-marker", region=region)
    after = before + railway_influence(position.facts, position.state, position.seat)
    return say("nippon-trade-influence", region=region, before=before, after=after)


@frozen
class Railway(Answer):
    """Build a railway without paying."""

    space: str


@frozen
class AskRailway(AskingOfChoice[Railway]):
    """An effect builds a railway; asked only where there is a choice.

    Attributes:
        exclude: Regions in which it may not be built.
        bonus: How often the bonus of its space is gained.
    """

    exclude: tuple[str, ...] = ()
    bonus: int = 1
    kind: Literal["ask-railway"] = "ask-railway"

    asks: ClassVar[Literal["railway"]] = "railway"
    heading: ClassVar[str] = RAILWAYS
    grammar: ClassVar[Grammar] = Grammar(Form(Railway, "railway", RAIL))

    @override
    def offers(self, position: Position) -> Iterator[Railway]:
        return map(Railway, rail_offers(position, self.exclude))

    @override
    def refuse(self, position: Position, answer: Railway) -> Reason | None:
        region = region_of_rail(answer.space)
        if region in self.exclude:
            return Reason(say("nippon-region-again", region=region), RAILWAYS)
        return refuse_railways(position, 1) or refuse_space(position, answer.space)

    @override
    def carry_out(self, position: Position, answer: Railway, table: Table[NipponEvent]) -> None:
        if position.state.doing is not None:
            position.state.doing.built.append(region_of_rail(answer.space))
        build_railway(position, answer.space, self.bonus, table)

    @override
    def describe(self, position: Position, answer: Railway) -> Description:
        return Description(rail_label(position, answer.space, self.bonus), influence_label(position, answer.space))

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        return missing_regions(position, self.exclude)


def missing_regions(position: Position, exclude: tuple[str, ...]) -> Iterator[Missing]:
    """Regions in which no one can build a railway, with the reasons."""
    for region in REGIONS:
        if region not in exclude and (reason := refuse_region(position, region)):
            yield Missing(say("nippon-region", region=region), reason)


@frozen
class TakeBonus(Answer):
    """Gain the bonus of a region."""

    region: Region


@frozen
class AskRegionBonus(AskingOfChoice[TakeBonus]):
    """The bonus of one of some regions; with one of them it is gained without a question."""

    regions: tuple[Region, ...]
    kind: Literal["ask-region-bonus"] = "ask-region-bonus"

    asks: ClassVar[Literal["region-bonus"]] = "region-bonus"
    heading: ClassVar[str] = FACTORY_EFFECT
    grammar: ClassVar[Grammar] = Grammar(Form(TakeBonus, "bonus", REGION))

    @override
    def offers(self, position: Position) -> Iterator[TakeBonus]:
        return map(TakeBonus, self.regions)

    @override
    def refuse(self, position: Position, answer: TakeBonus) -> Reason | None:
        if answer.region in self.regions:
            return None
        return Reason(say("nippon-not-built-there", region=answer.region), FACTORY_EFFECT)

    @override
    def carry_out(self, position: Position, answer: TakeBonus, table: Table[NipponEvent]) -> None:
        receive(position, position.facts.regions[answer.region].bonus, "region", table)

    @override
    def describe(self, position: Position, answer: TakeBonus) -> Description:
        gain = position.facts.regions[answer.region].bonus
        return Description(say("nippon-do-region-bonus", region=answer.region, gain=gains_label(gain)))
