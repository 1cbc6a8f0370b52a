"""The toy game: small, whole, and there only to test the bot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from typing_extensions import override

from rules.core.carrying_out import go_on
from rules.core.decisions import StandingQuestion
from rules.core.game import Game
from rules.core.grammar import joined
from rules.core.labels import say
from rules.core.playouts import best_of
from rules.core.seats import Seat
from rules.core.setup import Option
from rules.core.stepped import SteppedRules
from rules.core.steps.together import AskEach
from rules.core.words import NoNames
from tests.toy.corrections import CORRECTABLE
from tests.toy.events import ToyEvent
from tests.toy.state import Position, State, offer
from tests.toy.steps import CODEC
from tests.toy.steps.clap import AskClap
from tests.toy.steps.effects import AskEffects
from tests.toy.steps.keep import AskKeep
from tests.toy.steps.stall import AskStall
from tests.toy.steps.turn import AskHang
from tests.toy.tables import COLOURS, TABLES, Tables
from tests.toy.view import ToyView, view

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.results import Result
    from rules.core.rng import Rng
    from rules.core.table import Table

ROUNDS = {"short": 3, "long": 5}


class ToyRules(SteppedRules[State, Position, ToyEvent]):
    """See `Rules`."""

    grammar = joined(*[ask.grammar for ask in (AskKeep, AskHang, AskEffects, AskStall, AskClap)])
    vocabulary = NoNames()
    version = 1
    codec = CODEC
    correctable = CORRECTABLE

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._lanterns = [row.count for row in tables.lanterns.lantern]

    def deal(self, seats: int, options: Mapping[str, str], table: Table[ToyEvent]) -> State:
        """Everyone is offered two lanterns of different colours and keeps one."""
        bag = list(self._lanterns)
        offers = [offer(bag, table.rng) for _ in range(seats)]
        hands, posts = [[0, 0, 0] for _ in range(seats)], [None] * self._tables.street.posts.value
        state = State(ROUNDS[options["length"]], bag, offers, hands, [0] * seats, list(posts))
        state.then(AskKeep(AskEach([Seat(seat) for seat in range(seats)])), AskHang())
        go_on(self.position(state, state.active), table)
        return state

    @override
    def position(self, state: State, seat: Seat) -> Position:
        return Position(self._tables, state, seat)

    @override
    def hand_turn(self, state: State, seat: Seat) -> None:
        before = (seat - state.active) % len(state.coins)
        if state.turns + before < state.rounds * len(state.coins):
            state.active, state.turns, state.done = seat, state.turns + before, []
            state.then(AskHang())

    def view(self, state: State, audience: Seat | None) -> ToyView:
        """What an audience sees."""
        return view(state, audience)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> None:
        """Deal anew all that an audience is not shown: the others' hands, offers and answers, and the bag."""
        others = [other for other in range(len(state.hands)) if other != seat]
        hidden = [*(state.hands[other] for other in others), *(state.offers[other] for other in others)]
        pool = [sum(counts) for counts in zip(state.bag, *hidden, strict=True)]
        top = state.stack[-1] if state.stack else None
        for other in others:
            if sum(state.offers[other]):
                state.offers[other] = offer(pool, rng)
            if isinstance(top, AskKeep) and other in top.each.answers:
                top.each.answers[Seat(other)] = rng.draw(list(state.offers[other]))
        for other in others:
            hand = [0] * len(COLOURS)
            for _ in range(sum(state.hands[other])):
                hand[rng.draw(pool)] += 1
            state.hands[other] = hand
        state.bag = pool

    def results(self, state: State) -> tuple[Result, ...] | None:
        """Places, best first."""
        return state.results()

    def violations(self, state: State) -> Sequence[str]:
        """What cannot be."""
        piles = [state.bag, state.sold, *state.hands, *state.offers]
        found = [f"lanterns below zero: {pile}" for pile in piles if min(pile) < 0]
        if [sum(counts) for counts in zip(*piles, strict=True)] != self._lanterns:
            found.append("lanterns lost or doubled")
        if min(state.coins) < 0:
            found.append("coins below zero")
        if any(state.posts[post] is None for post in state.lit) or len(set(state.lit)) < len(state.lit):
            found.append("a post is lit that no one owns, or twice")
        return found


class ToyGame(Game[Tables, ToyRules, ToyView]):
    """See `Game`."""

    key = "toy"
    seats = (2, 4)
    colours = ("white", "pink", "grey", "beige")
    options = (Option("length", ("short", "long"), "short"),)
    tables = TABLES
    data = Path(__file__).parent / "data"
    aims = ("rounds",)

    @override
    def rules(self, tables: Tables) -> ToyRules:
        return ToyRules(tables)

    @override
    def coverage(self, tables: Tables) -> frozenset[str]:
        return frozenset({"keep", "hang", "draw", "count", "light", "sell", "clap", "hush", "end"})

    @override
    def prefer(self, question: Question, view: ToyView, aim: str, rng: Rng) -> Answer:
        return best_of(question.parts[rng.below(len(question.parts))], rng)

    @override
    def standing(self) -> tuple[StandingQuestion, ...]:
        return (StandingQuestion(say("toy-wish"), (("always-clap", say("toy-wish-always-clap")),)),)


TOY = ToyGame()
