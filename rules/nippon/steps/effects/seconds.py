"""The second effect of a factory tile, for a price: once more on a track, a second ship, a second railway.

Source: the tiles. It is asked after the first effects and their bonuses (N-R11). The price is paid whole: whoever
cannot go back so many spaces on the Finance track cannot pay it (N-R15).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, TypeVar

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar, joined
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from rules.core.steps.declining import Decline
from rules.nippon.events.building import MoreBought
from rules.nippon.model.effects import Advance, BuildPiece
from rules.nippon.model.headings import FACTORY_EFFECT
from rules.nippon.model.terms import LAST_SPACE
from rules.nippon.steps.concepts.asking import DECLINING, AskingOfChoice, Declinable
from rules.nippon.steps.concepts.gaining import Cost, pay, refuse_cost
from rules.nippon.steps.concepts.order import GoesFirst, Waiting
from rules.nippon.steps.concepts.tracks import advance, go_back
from rules.nippon.steps.pieces.building_labels import pay_label
from rules.nippon.steps.pieces.rails import AskRailway, Railway
from rules.nippon.steps.pieces.sending import AskShip, Ship

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules.core.step import AnyStep
    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.tile_tables import FactoryRow, Price

A = TypeVar("A", bound=Answer)


@frozen
class Again(Answer):
    """Pay for the second effect where it leaves nothing open."""


class AskSecond(Declinable[A], GoesFirst):
    """Whether a second effect is bought, and where its piece goes.

    Attributes:
        key: Id of the side.
        brings: What its second effect is.
    """

    __slots__ = ()

    key: str
    brings: ClassVar[Waiting]
    heading: ClassVar[str] = FACTORY_EFFECT

    @abstractmethod
    def more(self, position: Position) -> Iterator[A]:
        """What the second effect can be, whatever it costs."""

    @abstractmethod
    def buy(self, position: Position, answer: A, table: Table[NipponEvent]) -> None:
        """Let the second effect happen."""

    @abstractmethod
    def what(self, position: Position, answer: A) -> Description:
        """What it does."""

    @override
    def may_go_first(self, position: Position, above: Sequence[AnyStep]) -> Waiting | None:
        return self.brings if self.waits(position) else None

    def price(self, position: Position) -> Price:
        """What is paid."""
        price = position.facts.factories[self.key].price
        assert price is not None, "the tile has a second effect"
        return price

    @override
    def offers(self, position: Position) -> Iterator[A]:
        return self.more(position) if self._unpayable(position) is None else iter(())

    def _unpayable(self, position: Position) -> Reason | None:
        price = self.price(position)
        if price.finance > position.me.finance:
            return Reason(say("nippon-finance-short", due=price.finance, have=position.me.finance), FACTORY_EFFECT)
        return refuse_cost(position, _cost(price), FACTORY_EFFECT)

    @override
    def refuse(self, position: Position, answer: A | Decline) -> Reason | None:
        unpayable = None if isinstance(answer, Decline) else self._unpayable(position)
        return unpayable or super().refuse(position, answer)

    @override
    def leave(self, position: Position, none: Decline, table: Table[NipponEvent]) -> None:
        table.touch(f"factory:{self.key}:declined")

    @override
    def carry_out(self, position: Position, answer: A, table: Table[NipponEvent]) -> None:
        price = self.price(position)
        pay(position, _cost(price), table)
        table.emit(MoreBought(position.seat, self.key, price.money, price.iron, price.finance))
        if price.finance:
            go_back(position, "finance", price.finance, table)
        table.touch(f"factory:{self.key}:more")
        self.buy(position, answer, table)

    @override
    def explain(self, position: Position, answer: A) -> Description:
        price, done = self.price(position), self.what(position, answer)
        label = say("nippon-do-second", what=done.label, cost=pay_label(position, _cost(price)), finance=price.finance)
        if not (price.money or price.iron):
            label = say("nippon-do-second-back", what=done.label, finance=price.finance)
        return Description(label, done.detail)


@frozen
class AskAgain(AskSecond[Again]):
    """The same steps on a track once more."""

    key: str
    kind: Literal["ask-again"] = "ask-again"

    asks: ClassVar[Literal["again"]] = "again"
    brings: ClassVar[Waiting] = "steps"
    grammar: ClassVar[Grammar] = Grammar(Form(Again, "again"), DECLINING)

    def _steps(self, position: Position) -> Advance:
        effect = position.facts.factories[self.key].more
        assert isinstance(effect, Advance), "steps are asked for"
        return effect

    @override
    def more(self, position: Position) -> Iterator[Again]:
        """Nothing at the end of the track, where it would bring nothing."""
        if position.me.space(self._steps(position).track) < LAST_SPACE:
            yield Again()

    @override
    def why_not(self, position: Position, answer: Again) -> Reason | None:
        effect = self._steps(position)
        if position.me.space(effect.track) < LAST_SPACE:
            return None
        return Reason(say("nippon-track-end", track=effect.track), FACTORY_EFFECT)

    @override
    def buy(self, position: Position, answer: Again, table: Table[NipponEvent]) -> None:
        effect = self._steps(position)
        advance(position, effect.track, effect.steps, table)

    @override
    def what(self, position: Position, answer: Again) -> Description:
        effect = self._steps(position)
        space = min(position.me.space(effect.track) + effect.steps, LAST_SPACE)
        return Description(
            say("nippon-steps", track=effect.track, steps=effect.steps),
            say(
                "nippon-steps-detail", track=effect.track, value=position.facts.values[effect.track][space], space=space
            ),
        )


class AskSecondPiece(AskSecond[A]):
    """A second ship or railway: asked, judged and done as the first one, but for its price."""

    __slots__ = ()

    @abstractmethod
    def first(self, position: Position) -> AskingOfChoice[A]:
        """The question for the first one, without the places that are barred now."""

    def exclude(self, position: Position) -> tuple[str, ...]:
        """Where the second one must not go: where the effect built the first one, if the tile says so."""
        effect = position.facts.factories[self.key].more
        assert isinstance(effect, BuildPiece), "a piece is asked for"
        return tuple(position.doing.built[-1:]) if effect.elsewhere else ()

    @override
    def more(self, position: Position) -> Iterator[A]:
        return iter(self.first(position).offers(position))

    @override
    def why_not(self, position: Position, answer: A) -> Reason | None:
        return self.first(position).refuse(position, answer)

    @override
    def buy(self, position: Position, answer: A, table: Table[NipponEvent]) -> None:
        self.first(position).carry_out(position, answer, table)

    @override
    def what(self, position: Position, answer: A) -> Description:
        return self.first(position).describe(position, answer)

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        return self.first(position).missing(position)


@frozen
class AskSecondShip(AskSecondPiece[Ship]):
    """A second ship."""

    key: str
    kind: Literal["ask-second-ship"] = "ask-second-ship"

    asks: ClassVar[Literal["second-ship"]] = "second-ship"
    brings: ClassVar[Waiting] = "ship"
    grammar: ClassVar[Grammar] = joined(AskShip.grammar, Grammar(DECLINING))

    @override
    def first(self, position: Position) -> AskShip:
        return AskShip(self.exclude(position))


@frozen
class AskSecondRailway(AskSecondPiece[Railway]):
    """A second railway."""

    key: str
    kind: Literal["ask-second-railway"] = "ask-second-railway"

    asks: ClassVar[Literal["second-railway"]] = "second-railway"
    brings: ClassVar[Waiting] = "railway"
    grammar: ClassVar[Grammar] = joined(AskRailway.grammar, Grammar(DECLINING))

    @override
    def first(self, position: Position) -> AskRailway:
        return AskRailway(self.exclude(position))


Second: TypeAlias = AskAgain | AskSecondShip | AskSecondRailway


def second_of(row: FactoryRow) -> tuple[Second, ...]:
    """The question for the second effect of a side, if it has one."""
    match row.more:
        case None:
            return ()
        case Advance():
            return (AskAgain(row.id),)
        case BuildPiece(piece=("ship",)):
            return (AskSecondShip(row.id),)
        case BuildPiece(piece=("railway",)):
            return (AskSecondRailway(row.id),)
        case other:
            raise ValueError(f"no factory tile has this as its second effect: {other}")


def _cost(price: Price) -> Cost:
    return Cost(money=price.money, iron=price.iron)
