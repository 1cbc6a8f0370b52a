"""How Yokohama is played: what a merchant's goods, orders, people and buildings are worth with rounds to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.carrying_out import asked_now
from rules.core.seats import Seat
from rules.players.advising import Counsel
from rules.players.ideas import beginner
from rules.players.mind import Mind, Option
from rules.players.thinking import Depth, Thinker
from rules.yokohama.delta import kind_of
from rules.yokohama.plan_facts import plan_facts
from rules.yokohama.player_ideas import IDEAS, PLAIN, UNSEEN
from rules.yokohama.player_worth import WORTH, Worth, to_nearest_end, worth
from rules.yokohama.steps.president.paths import Go
from rules.yokohama.steps.turn.extras import Achieve, CompleteOrder, UseAgent
from rules.yokohama.steps.turn.move import Recall
from rules.yokohama.steps.turn.place import AskPlace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.advice import Adviser
    from rules.core.player import Level, Player
    from rules.players.world import Playable, World
    from rules.yokohama.model.position import Position
    from rules.yokohama.model.state import State

ROUNDS = 22
"""Rounds of a usual match."""

AT_LEAST = 0.15
"""Share of such a match that is to come as long as no end is certain."""


class YokohamaMind(Mind["State", "Position"]):
    """What Yokohama teaches.

    Args:
        rules: The game's, with one set of component tables.
        table: What counts in a position, and how much.
    """

    def __init__(self, rules: Playable[State, Position], table: dict[str, Worth] = WORTH) -> None:
        self.rules = rules
        self._table = table

    @override
    def seats(self, world: World[State, Position]) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(len(world.state.merchants))))

    @override
    def worth(self, position: Position) -> float:
        state = position.state
        if state.last_turn is not None:
            return worth(self._table, position, state.rounds_left / ROUNDS)
        usual = 1 - state.turns / (len(state.merchants) * ROUNDS)
        return worth(self._table, position, max(AT_LEAST, min(usual, to_nearest_end(position))))

    @override
    def options(self, position: Position) -> list[Option]:
        ask = asked_now(position)
        if isinstance(ask, AskPlace):
            visits = [plan.answers for plan in ask.plans(position)]
            if visits:
                return visits
        return super().options(position)

    @override
    def kind(self, answers: Option) -> object:
        moved = next((answer for answer in answers if isinstance(answer, Go | Recall)), answers[0])
        match moved:
            case Go(area=area):
                return kind_of(area)
            case Recall() | CompleteOrder() | Achieve() | UseAgent():
                return type(moved)
            case _:
                return moved


DEPTHS: Mapping[Level, Depth] = {
    "apprentice": Depth(doubt=55.0),
    "trader": Depth(doubt=20.0),
    "master": Depth(width=2, best=6, trials=18, rounds=1),
}
"""How thoroughly each level thinks."""

ADVISED = Depth(width=2)
"""How thoroughly a turn is thought through that is advised: someone waits for it, and will think it over."""


def players(rules: Playable[State, Position]) -> Mapping[Level, Player]:
    """The players of each level."""
    mind = YokohamaMind(rules)
    found: dict[Level, Player] = {level: Thinker(mind, depth) for level, depth in DEPTHS.items()}
    seen = YokohamaMind(rules, {what: one for what, one in WORTH.items() if what not in UNSEEN})
    found["apprentice"] = beginner(seen, [IDEAS[name] for name in PLAIN], DEPTHS["apprentice"])
    return found


def adviser(rules: Playable[State, Position]) -> Adviser:
    """Who advises what a master would consider first."""
    return Counsel(Thinker(YokohamaMind(rules), ADVISED), rules.position, plan_facts)
