"""Playing on a table of Nippon laid by hand, in typed answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.stepped import go_on
from rules.core.table import Table
from rules.nippon.events import NipponEvent
from rules.nippon.game import NipponRules
from rules.nippon.model.state import Factory, State, Zaibatsu
from rules.nippon.steps.asking import Asking
from rules.nippon.steps.turn import AskTurn
from tests.rules.nippon_positions import FACTS, bare

if TYPE_CHECKING:
    from rules.nippon.steps import Frame

RULES = NipponRules(FACTS.tables)
FIRST = Seat(0)


@dataclass
class Play:
    """A match in which the first seat has the turn.

    Attributes:
        state: The position.
        table: Where it is told.
    """

    state: State = field(default_factory=bare)
    table: Table[NipponEvent] = field(default_factory=lambda: Table(Rng(b"nippon")))

    def __post_init__(self) -> None:
        if not self.state.stack:
            self.state.stack.append(AskTurn())

    @property
    def me(self) -> Zaibatsu:
        """What the first seat owns."""
        return self.state.people[0]

    def own(self, *factories: str, machines: int = 0, goods: int = 0) -> Play:
        """Give factories by their id, each with so many machines and goods."""
        for key in factories:
            good = "paper" if key == "family" else FACTS.good_of(key)
            self.me.factories.append(Factory(key, good, [machines > 0, machines > 1], goods))
            self.me.machines += machines
        return self

    def have(self, *, money: int = 0, coal: int = 0, silk: int = 0, iron: int = 0) -> Play:
        """Give money and resources."""
        self.me.money, self.me.coal, self.me.silk, self.me.iron = money, coal, silk, iron
        return self

    def offer(self, *factories: str) -> Play:
        """Put factories into the supply."""
        self.state.supply += factories
        return self

    def put_step(self, step: Frame) -> Play:
        """Let a step happen next, and what follows by itself."""
        self.state.stack.append(step)
        go_on(RULES.position(self.state, FIRST), self.table)
        return self

    def type(self, *texts: str) -> Play:
        """Give answers one after the other; every hiring space has workers of all colours."""
        for text in texts:
            for space in range(len(self.state.hiring)):
                self.state.hiring[space] = ["white", "blue", "grey", "yellow", "red", "black"]
            RULES.play(self.state, FIRST, RULES.read(self.state, FIRST, text), self.table)
        return self

    def refused(self, text: str) -> str:
        """Id of the label with which a text is refused."""
        for space in range(len(self.state.hiring)):
            self.state.hiring[space] = ["white", "blue", "grey", "yellow", "red", "black"]
        try:
            answer = RULES.read(self.state, FIRST, text)
        except IllegalAction as refused:
            return refused.reason.label.key
        raise AssertionError(f"legal: {answer}")

    @property
    def asked(self) -> str:
        """What is asked now."""
        return RULES.questions(self.state)[0].kind

    @property
    def offers(self) -> list[str]:
        """What the question offers, in notation."""
        top = self.state.stack[-1]
        assert isinstance(top, Asking)
        return [top.grammar.write(answer) for answer in top.offers(RULES.position(self.state, FIRST))]

    def told(self, *kinds: str) -> list[NipponEvent]:
        """The events of some kinds so far, or all of them."""
        events = [record.event for record in self.table.events]
        return [event for event in events if not kinds or event.kind in kinds]
