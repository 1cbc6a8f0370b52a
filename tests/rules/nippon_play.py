"""Nippon played by hand, in typed answers: whole matches from the deal, and positions that were laid."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.core.carrying_out import go_on
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.core.table import Table
from rules.nippon.events import NipponEvent
from rules.nippon.game import NipponRules
from rules.nippon.model.position import Position
from rules.nippon.model.state import FIRST, Factory, State, Worker, Zaibatsu
from rules.nippon.model.terms import COLOURS
from rules.nippon.steps.concepts.asking import Asking
from rules.nippon.steps.turns.turn import AskTurn
from tests.rules.nippon_positions import FACTS, bare

if TYPE_CHECKING:
    from rules.core.step import AnyStep
    from rules.nippon.model.terms import Colour

RULES = NipponRules(FACTS.tables)


def dealt(seats: int, seed: int = 1, **options: str) -> tuple[State, list[NipponEvent]]:
    """A match up to its first question, and what was told."""
    table: Table[NipponEvent] = Table(Rng(seed.to_bytes(4, "big")))
    state = RULES.deal(seats, options, table)
    return state, [record.event for record in table.events]


def seen(state: State, seat: int = 0) -> Position:
    """A position for one seat."""
    return Position(FACTS, state, Seat(seat))


def let(state: State, *, seed: int = 1) -> tuple[list[NipponEvent], set[str]]:
    """Let happen what happens by itself; what was told, and what was touched."""
    table: Table[NipponEvent] = Table(Rng(seed.to_bytes(4, "big")))
    go_on(seen(state, state.active), table)
    return [record.event for record in table.events], table.touched


def say(state: State, text: str, seat: int | None = None, *, seed: int = 1) -> list[NipponEvent]:
    """Let a seat, or the active one, answer; what was told."""
    who = state.active if seat is None else Seat(seat)
    table: Table[NipponEvent] = Table(Rng(seed.to_bytes(4, "big")))
    RULES.play(state, who, RULES.read(state, who, text), table)
    return [record.event for record in table.events]


def refused(state: State, text: str, seat: int | None = None) -> str:
    """Key of the sentence with which an answer is refused."""
    try:
        RULES.read(state, state.active if seat is None else Seat(seat), text)
    except IllegalAction as why:
        return why.reason.label.key
    raise AssertionError(text)


def offered(state: State, seat: int | None = None) -> list[str]:
    """Everything that a seat is offered, in notation."""
    who = state.active if seat is None else seat
    (question,) = [question for question in RULES.questions(state) if question.seat == who]
    return [answer for part in question.parts if part.kind == "choice" for answer in part.answers]


def asked(state: State) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.kind) for question in RULES.questions(state)]


def workers(*colours: Colour) -> list[Worker]:
    """Workers of a work area, lowest first."""
    return [Worker(colour) for colour in colours]


def built(*keys: str) -> list[Factory]:
    """Factories of a factory area."""
    return [Factory(key, FACTS.good_of(key)) for key in keys]


def ready(**owned: int) -> State:
    """A turn of the first seat, who has 10 money and what is said; three workers stand on each hiring space."""
    state = bare()
    state.hiring = [["white", "blue", "red"] for _ in state.hiring]
    state.people[0].money = 10
    for name, count in owned.items():
        setattr(state.people[0], name, count)
    state.stack = [AskTurn()]
    return state


def give(state: State, *texts: str) -> None:
    """Type some answers."""
    for text in texts:
        say(state, text)


def me(state: State) -> Zaibatsu:
    """What the first seat owns."""
    return state.people[0]


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

    def put_step(self, step: AnyStep) -> Play:
        """Let a step happen next, and what follows by itself."""
        self.state.stack.append(step)
        go_on(seen(self.state), self.table)
        return self

    def type(self, *texts: str) -> Play:
        """Give answers one after the other; every hiring space has workers of all colours."""
        for text in texts:
            self._hire()
            RULES.play(self.state, FIRST, RULES.read(self.state, FIRST, text), self.table)
        return self

    def refused(self, text: str) -> str:
        """Id of the label with which a text is refused."""
        self._hire()
        return refused(self.state, text, FIRST)

    def _hire(self) -> None:
        self.state.hiring = [list(COLOURS) for _ in self.state.hiring]

    @property
    def asked(self) -> str:
        """What is asked now."""
        return asked(self.state)[0][1]

    @property
    def offers(self) -> list[str]:
        """What the question offers, in notation."""
        top = self.state.stack[-1]
        assert isinstance(top, Asking)
        return [top.grammar.write(answer) for answer in top.offers(seen(self.state))]

    def told(self, *kinds: str) -> list[NipponEvent]:
        """The events of some kinds so far, or all of them."""
        events = [record.event for record in self.table.events]
        return [event for event in events if not kinds or event.kind in kinds]


def build(
    key: str, *, finance: int = 0, money: int = 0, iron: int = 0, coal: int = 0, own: tuple[str, ...] = ()
) -> Play:
    """Build a factory with R&D value enough, and so much left over."""
    play = Play().own(*own).have(money=6 + money, iron=iron, coal=coal).offer(key)
    play.me.rnd, play.me.finance = 10, finance
    return play.type(f"factory w {key}")


def acting(key: str, text: str, *others: str) -> Play:
    """Carry out an action with a factory that modifies it, and plenty of everything."""
    play = Play().own(key, *others).have(money=30, coal=20, silk=5, iron=9)
    return play.type(text)
