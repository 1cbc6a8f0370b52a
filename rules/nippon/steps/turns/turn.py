"""A turn, its end, and the next one: workers move up, a round ends, the final rounds begin.

Source: "Spielablauf", "Aktion ausführen" (C), "Ende der Runde", "Die Finalrunden". Rulings N-R3 (nothing can be done),
N-R32 (an empty hiring space in the final rounds), N-R37 (a hiring space that stays empty when a round begins).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.carrying_out import draws
from rules.core.decisions import Description
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.core.seats import Seat
from rules.core.steps.one_of import AskOne
from rules.nippon.events import NipponEvent
from rules.nippon.events.rounds import FinalRounds, PassedOver, RoundEnded
from rules.nippon.events.turns import TurnEnded
from rules.nippon.model.headings import TURN
from rules.nippon.model.position import Position
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.scoring import competitors
from rules.nippon.steps.actions.action import Act
from rules.nippon.steps.concepts.asking import Asking, Running
from rules.nippon.steps.consolidation.consolidating import Consolidate, Consolidating
from rules.nippon.steps.consolidation.finals import FinishMatch
from rules.nippon.steps.consolidation.sections import ScoreSection
from rules.nippon.steps.takatoshi import TakatoshiTurn
from rules.nippon.steps.turns.acting import Acting
from rules.nippon.steps.turns.workers import draw_workers, move_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.labels import Label
    from rules.core.table import Table
    from rules.nippon.model.state import State


@frozen
class AskTurn(AskOne[Position, NipponEvent, Act | Consolidate], Asking[Act | Consolidate]):
    """An action, or consolidating."""

    kind: Literal["ask-turn"] = "ask-turn"

    asks: ClassVar[Literal["turn"]] = "turn"
    heading: ClassVar[str] = TURN
    alternatives: ClassVar = (Acting(), Consolidating())

    @override
    def prompt(self, position: Position) -> Label:
        return say("nippon-ask-turn", can=self._can(position))

    @override
    def instead(self, position: Position) -> Reason:
        return Reason(
            say(f"nippon-asked-{self.asks}", can=self._can(position), example=self.example(position)), self.heading
        )

    def _can(self, position: Position) -> str:
        """Whether an action can be chosen, or only consolidating, or both."""
        acting, consolidating = [any(True for _ in way.offers(position)) for way in self.alternatives]
        return "both" if acting and consolidating else "act" if acting else "rest"

    @override
    def answer(self, position: Position, answer: Act | Consolidate, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        position.then(AskEnd())
        self.way(answer).answer(position, answer, table)

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        """Nothing can be done: the turn is over (N-R3)."""
        table.emit(PassedOver(position.seat))
        table.touch("ruling:N-R3")
        position.then(EndTurn())


@frozen
class End(Answer):
    """End the turn."""


@frozen
class AskEnd(Asking[End]):
    """The end of a turn, before workers are drawn."""

    kind: Literal["ask-end"] = "ask-end"

    asks: ClassVar[Literal["end"]] = "end"
    ends_turn: ClassVar[bool] = True
    heading: ClassVar[str] = TURN
    grammar: ClassVar[Grammar] = Grammar(Form(End, "end"))

    @override
    def offers(self, position: Position) -> Iterator[End]:
        yield End()

    @override
    def refuse(self, position: Position, answer: End) -> Reason | None:
        return None

    @override
    def answer(self, position: Position, answer: End, table: Table[NipponEvent]) -> None:
        position.stack.pop()
        position.then(EndTurn())

    @override
    def describe(self, position: Position, answer: End) -> Description:
        drawn = draws(position, self, answer)
        following = "none" if not drawn else "workers" if position.state.automa is None else "takatoshi"
        return Description(say("nippon-do-end", next=following), final=drawn)


@frozen
class StartTurn(Running):
    """The turn of the active seat begins."""

    kind: Literal["start-turn"] = "start-turn"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        position.state.doing = None
        position.then(AskTurn())


@frozen
class EndTurn(Running):
    """The turn of the active seat ends."""

    kind: Literal["end-turn"] = "end-turn"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        position.state.doing = None
        table.emit(TurnEnded(position.seat))
        position.then(TurnOver(position.seat))


@frozen
class TurnOver(Running):
    """Workers move up; then the round ends, or the next turn begins.

    Attributes:
        seat: Whose turn is over, perhaps Takatoshi's.
    """

    seat: Seat
    kind: Literal["turn-over"] = "turn-over"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        state = position.state
        move_up(state, table)
        state.turns += 1
        state.last = [seat for seat in state.last if seat != self.seat] + [self.seat]
        following = next_after(state, self.seat)
        position.then(EndRound(following) if _round_over(state, following, table) else BeginTurn(following))


def _round_over(state: State, following: Seat, table: Table[NipponEvent]) -> bool:
    """Whether a hiring space stays empty; in the final rounds, whether everyone has had a turn (N-R32)."""
    empty = not all(state.hiring)
    if state.final_from is None:
        return empty
    if empty:
        table.touch("final:empty-space")
    return following == state.final_from


def next_after(state: State, seat: Seat) -> Seat:
    """Who has the next turn; alone, Takatoshi and the one person alternate."""
    return Seat((seat + 1) % len(competitors(state)))


@frozen
class BeginTurn(Running):
    """The next turn begins.

    Attributes:
        seat: Whose it is, perhaps Takatoshi's.
    """

    seat: Seat
    kind: Literal["begin-turn"] = "begin-turn"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        if position.state.automa is not None and self.seat == TAKATOSHI:
            position.then(TakatoshiTurn(), TurnOver(TAKATOSHI))
            return
        position.state.active = self.seat
        position.then(StartTurn())


@frozen
class EndRound(Running):
    """A round ends, with it perhaps a section or the match.

    Attributes:
        following: Whose turn comes next.
    """

    following: Seat
    kind: Literal["end-round"] = "end-round"

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        space, rounds = position.state.round, position.facts.tables.board.rounds
        table.emit(RoundEnded(space))
        position.then(FinishMatch() if space == rounds.normal + rounds.final else NewRound(self.following))
        if space in rounds.section_ends:
            position.then(ScoreSection(rounds.section_ends.index(space)))


@frozen
class NewRound(Running):
    """The round marker moves on and workers are drawn; or the final rounds begin or go on.

    Attributes:
        following: Whose turn comes next.
    """

    following: Seat
    kind: Literal["new-round"] = "new-round"
    between_turns: ClassVar[bool] = True

    @override
    def run(self, position: Position, table: Table[NipponEvent]) -> None:
        state, rounds = position.state, position.facts.tables.board.rounds
        state.round += 1
        if state.final_from is None:
            draw_workers(position.facts, state, table)
            if state.round > rounds.normal:
                state.final_from = self.following
                table.emit(FinalRounds(self.following, rounds.final))
                table.touch("final-rounds")
        position.then(BeginTurn(self.following))
