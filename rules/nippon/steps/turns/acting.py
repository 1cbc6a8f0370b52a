"""Choosing an action: a worker is taken from a hiring space for it.

Source: "Aktion ausführen" (A).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, assert_never

from typing_extensions import override

from rules.core.decisions import Choice, Description
from rules.core.grammar import Grammar
from rules.core.labels import say
from rules.core.reasons import IllegalAction, Missing, Reason
from rules.core.rng import Rng
from rules.core.steps.declining import Decline
from rules.core.steps.one_of import Alternative
from rules.core.table import Table
from rules.nippon.events import NipponEvent
from rules.nippon.events.turns import ActionChosen
from rules.nippon.model.headings import ACTION
from rules.nippon.model.position import Position
from rules.nippon.model.state import Doing, Worker
from rules.nippon.model.terms import ACTIONS, COLOURS, Action, Colour
from rules.nippon.steps.actions.action import Act, AskAction, acting
from rules.nippon.steps.actions.factory import AskFactory
from rules.nippon.steps.actions.invest import AskInvest
from rules.nippon.steps.actions.machines import AskMachines
from rules.nippon.steps.actions.markets import AskMarkets
from rules.nippon.steps.actions.production import AskProduction
from rules.nippon.steps.actions.railways import AskRailways
from rules.nippon.steps.actions.research import AskMine, AskResearch
from rules.nippon.steps.actions.ships import AskShips

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.answers import Answer
    from rules.core.decisions import Part


def ask_of(action: Action) -> AskAction[Any]:
    """What an action asks."""
    match action:
        case "rnd":
            return AskResearch()
        case "mining":
            return AskMine()
        case "factory":
            return AskFactory()
        case "machines":
            return AskMachines()
        case "produce":
            return AskProduction()
        case "ships":
            return AskShips()
        case "railways":
            return AskRailways()
        case "markets":
            return AskMarkets()
        case "invest":
            return AskInvest()
        case _:
            assert_never(action)


ASKS: dict[Action, AskAction[Any]] = {action: ask_of(action) for action in ACTIONS}


class Acting(Alternative[Position, NipponEvent, Act]):
    """Take a worker from a hiring space for one of its actions."""

    __slots__ = ()

    name: ClassVar[str] = "act"
    grammar: ClassVar[Grammar] = Grammar(
        *[
            taken
            for action, ask in ASKS.items()
            for form in ask.grammar.forms
            if form.answer is not Decline
            for taken in acting(action, form)
        ]
    )

    @override
    def offers(self, position: Position) -> Iterator[Act]:
        return (answer for _, answers in self._by_space(position) for answer in answers)

    def _by_space(self, position: Position) -> Iterator[tuple[int, tuple[Act, ...]]]:
        """What can be done, by hiring space from left to right."""
        if position.work_is_full:
            return
        for space, workers in enumerate(position.state.hiring):
            colours: list[Colour] = [colour for colour in COLOURS if colour in workers]
            actions = position.facts.tables.board.hiring[space].actions if colours else ()
            can: list[Action] = [action for action in actions if ASKS[action].barred(position) is None]
            if can:
                yield space, tuple([Act(action, colour) for action in can for colour in colours])

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        """One menu a hiring space, as on the board."""
        return tuple(
            [Choice(f"space{space + 1}", acts, self.grammar.write) for space, acts in self._by_space(position)]
        )

    @override
    def refuse(self, position: Position, answer: Act) -> Reason | None:
        if position.work_is_full:
            return Reason(say("nippon-work-full", spaces=position.facts.tables.mat.work.spaces), ACTION)
        if answer.worker not in position.state.hiring[position.facts.spaces[answer.action]]:
            label = say("nippon-no-such-worker", colour=answer.worker, action=answer.action)
            return Reason(label, ACTION)
        return ASKS[answer.action].barred(position)

    @override
    def answer(self, position: Position, answer: Act, table: Table[NipponEvent]) -> None:
        position.state.hiring[position.facts.spaces[answer.action]].remove(answer.worker)
        position.me.work.append(Worker(answer.worker))
        position.state.doing = Doing(answer.action, answer.worker)
        table.emit(ActionChosen(position.seat, answer.action, answer.worker))
        table.touch(f"action:{answer.action}")
        position.then(ASKS[answer.action])

    @override
    def fill(self, position: Position, answer: Act) -> Act:
        """What was left out of the activations, as it looks once the worker is taken.

        Raises:
            IllegalAction: The intended action cannot be determined.
        """
        if answer.then is None or self.refuse(position, answer):
            return answer
        copy = position.copy()
        self.answer(copy, answer, Table(Rng(b"")))
        try:
            return replace(answer, then=ASKS[answer.action].fill(copy, answer.then))
        except IllegalAction as unclear:
            near = (text.split(" ", 1) for text in unclear.near)
            taken = tuple([f"{verb} {answer.worker} {rest}" for verb, rest in near])
            raise IllegalAction(unclear.reason, taken) from unclear

    @override
    def follow(self, answer: Act) -> Answer | None:
        return answer.then

    @override
    def describe(self, position: Position, answer: Act) -> Description:
        taken = position.copy()
        self.answer(taken, answer, Table(Rng(b"")))
        work = [worker.colour for worker in taken.me.work]
        places = work[:1]
        if len(work) >= position.facts.tables.mat.work.topmost_from and work[-1] != work[0]:
            places.append(work[-1])
        detail = say(
            "nippon-act-detail",
            ends=_ends(taken, answer.action),
            action=answer.action,
            often=ASKS[answer.action].reach(taken),
            wages=position.facts.tables.match.wage.value * len(set(work)),
            tile=position.prestige_for(len(work)),
            departments=tuple([say("nippon-act-department", colour=colour) for colour in places]),
        )
        return Description(say("nippon-do-act", action=answer.action, colour=answer.worker), detail)

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        if position.work_is_full:
            return
        for action in ACTIONS:
            if reason := self._lacks(position, action):
                yield Missing(say("nippon-action-short", action=action), reason)

    def _lacks(self, position: Position, action: Action) -> Reason | None:
        """Why no one could choose an action."""
        if not position.state.hiring[position.facts.spaces[action]]:
            return Reason(say("nippon-space-empty"), ACTION)
        return ASKS[action].barred(position)


def _ends(position: Position, action: Action) -> str:
    """What ends with the turn of an action whose worker was taken: nothing, the round, or its section too."""
    state = position.state
    empty = sum(not workers for workers in state.hiring)
    if state.final_from is not None or state.hiring[position.facts.spaces[action]] or empty <= len(state.waiting):
        return "none"
    return "section" if state.round in position.facts.tables.board.rounds.section_ends else "round"
