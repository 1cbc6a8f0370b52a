"""How a match runs by itself, from one question to the next.

Source: "Ablauf eines Zuges" (dlp 2017), "FLOW OF A TURN" (Synapses 2024); ruling Y-R27.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from rules.core.frames import settle
from rules.core.seats import Seat
from rules.yokohama.action import act
from rules.yokohama.actions import Recall
from rules.yokohama.assistants import recover
from rules.yokohama.events import Ended, TurnEnded, YokohamaEvent
from rules.yokohama.extras import stock_market
from rules.yokohama.frames import (
    Act,
    AskFinish,
    AskMove,
    AskPlace,
    NextSeat,
    Recover,
    RefillLaboratory,
    RefillPort,
    StartTurn,
)
from rules.yokohama.laboratory import refill as refill_laboratory
from rules.yokohama.movement import recall
from rules.yokohama.port import refill as refill_port
from rules.yokohama.scoring import rarities, results, tie
from rules.yokohama.waiting import waits

if TYPE_CHECKING:
    from rules.core.table import Table
    from rules.yokohama.frames import Frame
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State
    from rules.yokohama.model.town import Town


WHOLE_TURN: tuple[Frame, ...] = (AskPlace(), AskMove(), AskFinish(), NextSeat())
"""Phases A to C of a turn, and the next one."""


def go_on(facts: Facts, town: Town, state: State, table: Table[YokohamaEvent]) -> None:
    """Let everything happen that happens by itself (Y-R42)."""
    settle(state.stack, partial(waits, facts, town, state), partial(run, facts, town, state, table))


def run(facts: Facts, town: Town, state: State, table: Table[YokohamaEvent], frame: Frame) -> None:
    """Carry out a frame that nobody is asked about; questions without an answer pass."""
    match frame:
        case NextSeat():
            next_seat(facts, state, table)
        case StartTurn():
            stock_market(state, table)
            state.then(*WHOLE_TURN)
        case Act():
            act(facts, town, state, frame, table)
        case RefillLaboratory(laboratory=laboratory):
            refill_laboratory(facts, state, laboratory, table)
        case RefillPort(port=port):
            refill_port(facts, state, port, table)
        case AskMove():
            state.stack.append(frame)
            recall(town, state, Recall((), everybody=True), table, forced=True)
        case Recover(area=area):
            recover(town, state, area, 0, table)
        case _:
            table.touch(f"passed:{frame.kind}")


def next_seat(facts: Facts, state: State, table: Table[YokohamaEvent]) -> None:
    """Pass the turn on clockwise, or end the match after the last round (Y-R27)."""
    table.emit(TurnEnded(state.active))
    state.turns += 1
    state.active = Seat((state.active + 1) % len(state.merchants))
    state.agent_used = state.spun = state.studied = False
    if state.turns != state.last_turn:
        state.then(StartTurn())
        return
    state.over = state.ending[0]
    lines = results(facts, state)
    table.emit(Ended(state.over, lines[0].seat, tie(lines)))
    table.touch(f"end:{state.over}")
    for rarity in rarities(facts, state):
        table.touch(rarity)
