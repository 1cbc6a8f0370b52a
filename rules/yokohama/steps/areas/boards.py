"""The church board and the customs board: whose assistant goes there, what it brings, and when a board ends the match.

Source: "Kirche" and "Importlager" (dlp 2017), "CHURCH" and "CUSTOMS" (Synapses 2024); rulings Y-R16, Y-R32.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, TypeVar

from rules.core.answers import Answer
from rules.core.clauses import Clause
from rules.core.labels import say
from rules.core.reasons import IllegalAction, Reason
from rules.core.words import Name
from rules.yokohama.model.labels import area_label
from rules.yokohama.model.terms import ACTING, HAND
from rules.yokohama.steps.areas.gain import receive
from rules.yokohama.steps.common.asking import AreaAsk
from rules.yokohama.steps.common.ending import near
from rules.yokohama.steps.common.purse import use

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.events import YokohamaEvent
    from rules.yokohama.model.cards import Space
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import State
    from rules.yokohama.model.terms import Area
    from rules.yokohama.steps.common.asking import Why

A = TypeVar("A", bound=Answer)

FROM = Clause("from", Name("source"))


class BoardAsk(AreaAsk[A]):
    """A space of the church or customs board.

    Attributes:
        area: The area that acts.
        section: Heading of its rule.
        asks: Which board.
        helper: The technology that brings points there.
    """

    __slots__ = ()

    area: Area
    section: ClassVar[str]
    helper: ClassVar[Literal["winery", "brickyard"]]

    def rows(self, position: Position) -> tuple[Space, ...]:
        """Its spaces."""
        return position.facts.church if self.asks == "church" else position.facts.customs

    def owners(self, position: Position) -> list[int | None]:
        """By space, whose assistant stands there."""
        return position.state.church if self.asks == "church" else position.state.customs

    def source(self, position: Position, source: str | None) -> str | None:
        """Where an assistant comes from, as it is written: from the hand if one is there, unless the area is named.

        Raises:
            IllegalAction: From there none can come.
        """
        if source == HAND and not position.me.assistants:
            raise IllegalAction(Reason(say("yokohama-none-in-hand", piece="assistant"), self.section))
        if source in {None, HAND}:
            return None
        if source not in {ACTING, position.name(self.area)}:
            raise IllegalAction(
                Reason(say("yokohama-from-where", area=area_label(position.town, self.area)), self.section)
            )
        return ACTING

    def refuse_assistant(self, position: Position, space: int, source: str | None) -> Reason | None:
        """Why no assistant can be placed on a space, however that is paid, or None (Y-R16)."""
        if self.owners(position)[space] is not None:
            return Reason(say("yokohama-space-taken"), self.section)
        there = position.me.placed[self.area] > 0 or (source is None and position.me.assistants > 0)
        return None if there else Reason(say("yokohama-no-assistant-for-board"), self.section)

    def place(
        self, position: Position, space: int, source: str | None, told: YokohamaEvent, table: Table[YokohamaEvent]
    ) -> None:
        """Place an assistant and receive the reward; enough of them, the neutral one included, bring the end."""
        me, owners = position.me, self.owners(position)
        if source == ACTING or not me.assistants:
            me.placed[self.area] -= 1
            table.touch("board:from-area")
        else:
            me.assistants -= 1
        owners[space] = position.seat
        table.emit(told)
        table.touch(f"{self.asks}:{space + 1}")
        use(position, self.helper, table)
        receive(position, self.rows(position)[space].reward, self.asks, table)
        if self._there(position) >= limit(position.facts, position.state):
            near(position, self.asks, table)

    def _there(self, position: Position) -> int:
        """Assistants on the board."""
        return sum(owner is not None for owner in self.owners(position))

    def outlook(self, position: Position, space: int, source: str | None) -> dict[str, int]:
        """How many assistants the board holds then, and whether this one is the rightmost; for its label."""
        there, most = self._there(position) + 1, limit(position.facts, position.state)
        says = {
            "ends": there >= most,
            "right": all(owner is None for owner in self.owners(position)[space + 1 :]),
            "area": source is not None,
        }
        return {"there": there, "limit": most, **{name: int(true) for name, true in says.items()}}

    def why_no_space(self, position: Position, short: Why) -> Why:
        """Why no assistant can be placed; ``short`` if all there is would be paid for too little."""
        if not position.me.assistants and not position.me.placed[self.area]:
            return "assistant"
        return short if None in self.owners(position) else "spaces"


def limit(facts: Facts, state: State) -> int:
    """Assistants on a board that end the match ("ENDGAME CONDITIONS")."""
    return facts.numbers.ending.assistants[len(state.merchants) - 2]
