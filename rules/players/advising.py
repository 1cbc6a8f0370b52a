"""How a turn is advised: what the best players would do, with what is true of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from typing_extensions import override

from rules.core.advice import MOST, Advice, Adviser, Cost, Keeps, PlanFact
from rules.core.carrying_out import asked_now
from rules.core.decisions import Choice
from rules.core.reasons import IllegalAction
from rules.core.step import InPlay, Position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rules.core.seats import Seat
    from rules.players.thinking import Thinker
    from rules.players.turns import Line
    from rules.players.world import World

S = TypeVar("S", bound=InPlay)
P = TypeVar("P", bound=Position)
T = TypeVar("T")

MOST_REASONS = 5
"""Reasons for a turn that are told; a phone has room for no more."""

DEALS = 3
"""Ways to deal what is hidden in which something must be true to be said."""


class Counsel(Adviser, Generic[S, P, T]):
    """Advises what a player would do.

    Args:
        thinker: The player.
        look: What facts are found in: a state as a seat sees it.
        plan_facts: What is true of a turn, by what its seat sees before and after it.
    """

    def __init__(
        self,
        thinker: Thinker[S, P],
        look: Callable[[S, Seat], T],
        plan_facts: Callable[[T, T], Iterable[PlanFact]],
    ) -> None:
        self._thinker = thinker
        self._look = look
        self._plan_facts = plan_facts

    @override
    def advise(self, world: str, seat: Seat, seed: bytes) -> tuple[Advice, ...]:
        own, kind = self._thinker.known(world, seat, seed), self._thinker.mind.kind
        deals = [own.redrawn(seat, seed + b"/sure/%d" % number) for number in range(DEALS)]
        lines = self._thinker.ways(own, seat, seed)
        found: dict[object, Advice] = {}
        for line in lines:
            if kind(line.answers) in found:
                continue
            advice = self._advice(own, deals, seat, line)
            known = any(advice.reasons == other.reasons for other in found.values())
            if not known and (advice.reasons or not advice.whole):
                found[kind(line.answers)] = advice
            if len(found) == MOST:
                break
        return tuple(found.values()) or (self._advice(own, deals, seat, lines[0]),)

    def _advice(self, own: World[S, P], deals: Sequence[World[S, P]], seat: Seat, line: Line[S, P]) -> Advice:
        """A turn with what is true of it in every way to deal what is hidden."""
        told = [self._told(deal.copy(), seat, line) for deal in deals]
        sure = [fact for fact in told[0] if all(fact in other for other in told[1:])]
        costs = tuple([fact for fact in sure if isinstance(fact, Cost)])
        reasons = tuple([fact for fact in sure if not isinstance(fact, Cost)])[:MOST_REASONS]
        if not any(told):
            reasons = (Keeps(),)
        answers = tuple([own.rules.write(answer) for answer in line.answers])
        return Advice(answers, self._whole(own, seat, line), reasons, costs)

    @override
    def weigh(self, world: str, seat: Seat, seed: bytes, answers: Sequence[str]) -> float:
        own = self._thinker.known(world, seat, seed)
        deals = [own.redrawn(seat, seed + b"/sure/%d" % number) for number in range(DEALS)]
        return sum(self._ahead(deal, seat, answers) for deal in deals) / DEALS

    def _ahead(self, deal: World[S, P], seat: Seat, answers: Sequence[str]) -> float:
        mind = self._thinker.mind
        for text in answers:
            try:
                deal.give(seat, mind.rules.read(deal.state, seat, text))
            except IllegalAction:
                # What was drawn in the meantime was something else.
                break
        return mind.margin(deal, seat)

    def _told(self, deal: World[S, P], seat: Seat, line: Line[S, P]) -> list[PlanFact]:
        """What is true of a turn in one way to deal what is hidden.

        What comes of dice after a turn that was only to be ended, such as the rulebook's opponent, is no fact of it.
        """
        before, look = deal.copy(), self._look
        *first, last = line.answers
        for answer in first:
            deal.give(seat, answer)
        after = deal.copy()
        after.give(seat, last)
        asked = deal.asked(seat)
        if after.drawn > deal.drawn and asked is not None and _no_choice(asked):
            after = deal
        return list(self._plan_facts(look(before.state, seat), look(after.state, seat)))

    def _whole(self, own: World[S, P], seat: Seat, line: Line[S, P]) -> bool:
        """Whether a turn is over, not only interrupted by a draw."""
        asked, rules = line.world.asked(seat), own.rules
        return asked is None or asked.seat != seat or rules.turn(line.world.state) > rules.turn(own.state)


def _no_choice(position: Position) -> bool:
    """Whether there is but one answer to what is asked."""
    first, *others = asked_now(position).parts(position)
    return not others and isinstance(first, Choice) and len(first.offers) == 1
