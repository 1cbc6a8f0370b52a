"""Action modifiers: at most one factory changes an action, whatever the number of its activations.

Source: "Die Fabrikeffekte" ("Fabrikbau") and the F. A. Q. A modifier is named with the activations that meet its
condition, and counts from then on. Ruling N-R2.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, assert_never

from rules.core.clauses import Clause
from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from rules.core.words import Name
from rules.nippon.model.effects import AddGoods
from rules.nippon.model.headings import FACTORY_EFFECT
from rules.nippon.model.names import WITHOUT
from rules.nippon.model.phrases import factory_label
from rules.nippon.steps.effects.tiles import EffectOf

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from dataclasses import Field

    from rules.core.table import Table
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.tile_tables import FactoryRow

CLAUSE = Clause("with", Name("modifier"))
"""The factory that modifies the action: ``with paper3a``, ``with none``."""


class Modified(Protocol):
    """Activations that a factory may modify."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def modifier(self) -> str | None:
        """Key of the factory, or `WITHOUT`; None: nothing is said, which is legal only where no factory applies."""
        ...


M = TypeVar("M", bound=Modified)


def applicable(position: Position, new: Sequence[str] = (), contracts: int = 0) -> tuple[str, ...]:
    """The factories that could modify the action now; none once it is settled.

    Args:
        position: The position; its action is being activated.
        new: Factories, destinations or regions in which it is activated by the answer that is judged.
        contracts: Contracts that the answer fulfils.
    """
    doing = position.doing
    if doing.modifier is not None:
        return ()
    rows, used = position.facts.modifiers[doing.action], (*doing.used, *new)
    return tuple(
        [
            factory.key
            for factory in position.me.factories
            if (row := rows.get(factory.key)) is not None and _meets(row, used, doing.contracts + contracts)
        ]
    )


def _meets(row: FactoryRow, used: Sequence[str], contracts: int) -> bool:
    """Whether the condition of a modifier is met."""
    match row.when:
        case "always":
            return True
        case "here":
            return row.id in used
        case "each":
            return bool(used)
        case "contract":
            return contracts > 0
        case _:
            assert_never(row.when)


def refuse(position: Position, named: str | None, can: Sequence[str]) -> Reason | None:
    """Why an action cannot be modified like this, or None.

    Args:
        named: Key of the factory, or `WITHOUT`; None where nothing is said.
    """
    if named is None:
        return Reason(say("nippon-modifier-unsaid"), FACTORY_EFFECT) if can else None
    if named in can or (named == WITHOUT and can):
        return None
    if position.doing.modifier is not None:
        return Reason(say("nippon-modifier-settled"), FACTORY_EFFECT)
    if named == WITHOUT:
        return Reason(say("nippon-no-modifier"), FACTORY_EFFECT)
    return Reason(say("nippon-not-modified", factory=factory_label(named)), FACTORY_EFFECT)


def ways(can: Sequence[str]) -> tuple[str | None, ...]:
    """What may be said of the modifier: each factory that `applicable` found, then none of them; or nothing at all."""
    return (*can, WITHOUT) if can else (None,)


def complete(answer: M, can: Sequence[str], write: Callable[[M], str]) -> M:
    """An answer that says which factory modifies it; where it was left out, the only one there is.

    Args:
        answer: Activations as they were typed.

    Raises:
        IllegalAction: Nothing was said, and there are several.
    """
    if answer.modifier is not None:
        return answer
    if len(can) > 1:
        near = tuple([write(replace(answer, modifier=key)) for key in ways(can)])
        raise IllegalAction(Reason(say("nippon-modifier-which"), FACTORY_EFFECT), near)
    return replace(answer, modifier=can[0] if can else None)


def apply(position: Position, named: str | None, new: Sequence[str], table: Table[NipponEvent]) -> None:
    """Let the modifier have its effect after what was activated; it lies above what the action still asks.

    Call it before the activations are put on the stack, and before ``new`` is counted among `Doing.used`.

    Args:
        named: As the answer says; None where nothing is said, as it was settled before or no factory can modify it.
        new: Factories, destinations or regions in which the answer activates the action.
    """
    doing = position.doing
    settled = doing.modifier
    if named is not None and named != WITHOUT:
        doing.modifier = named
        table.touch(f"modifier:{named}")
    if doing.modifier is None:
        return
    row = position.facts.factories[doing.modifier]
    targets = _targets(position, row, new, settled=settled is not None)
    position.then(*[EffectOf(row.id, number, target) for target in targets for number in range(len(row.effect))])


def goods_here(position: Position, named: str | None, new: Sequence[str]) -> Counter[str]:
    """Goods that the modifier puts below each factory once the answer that is judged is carried out.

    Args:
        named: As in `apply`.
        new: As in `apply`.
    """
    settled = position.doing.modifier
    key = settled if named is None or named == WITHOUT else named
    if key is None:
        return Counter()
    row = position.facts.factories[key]
    count = sum([effect.count for effect in row.effect if isinstance(effect, AddGoods) and effect.where == "here"])
    return Counter(dict.fromkeys(_targets(position, row, new, settled=settled is not None), count))


def _targets(position: Position, row: FactoryRow, new: Sequence[str], *, settled: bool) -> tuple[str, ...]:
    """What "here" means for each time that a modifier has its effect."""
    before, now = (position.doing.used, tuple(new)) if row.when == "each" else ((row.id,), ())
    return now if settled else (*before, *now)
