"""The toy game: small, whole, and there only to test the bot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from pydantic import TypeAdapter
from typing_extensions import override

from rules.core.frames import AskEach, Effects
from rules.core.game import Book, Codec, Game, Option
from rules.core.labels import say
from rules.core.log import Entry
from rules.core.reasons import IllegalAction
from rules.core.running import RuleBook
from rules.core.seats import Seat
from tests.toy import asking, notation, play
from tests.toy import view as seen
from tests.toy.notation import Action, Clap, Do, End, Hang, Keep, Light, Sell
from tests.toy.state import State, ToyEvent
from tests.toy.tables import COLOURS, TABLES, Tables

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules.core.decisions import Question
    from rules.core.game import Result
    from rules.core.labels import Label
    from rules.core.reasons import Reason
    from rules.core.rng import Rng
    from rules.core.table import Table, View
    from tests.toy.view import ToyView

KEY = "toy"
VERSION = 1
CODEC: Codec[State, ToyEvent] = Codec(TypeAdapter(State), TypeAdapter(Entry[ToyEvent]))


class ToyRules:
    """See `Rules`."""

    def __init__(self, tables: Tables) -> None:
        self._lanterns = [row.count for row in tables.lanterns.lantern]
        self._posts = tables.street.posts.value

    @property
    def version(self) -> int:
        return VERSION

    @property
    def codec(self) -> Codec[State, ToyEvent]:
        return CODEC

    def deal(self, seats: int, options: Mapping[str, str], table: Table[ToyEvent]) -> State:
        rounds = 5 if options.get("length") == "long" else 3
        return play.deal(seats, rounds, list(self._lanterns), self._posts, table)

    def questions(self, state: State) -> tuple[Question, ...]:
        return asking.questions(state)

    def read(self, state: State, seat: Seat, text: str) -> Action:
        action = notation.read(text)
        reason = asking.refusal(state, seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        return action

    def write(self, action: Action) -> str:
        return notation.write(action)

    def redact(self, state: State, seat: Seat, action: Action) -> str | None:
        del state, seat
        return "keep ?" if isinstance(action, Keep) else None

    def play(self, state: State, seat: Seat, action: Action, table: Table[ToyEvent]) -> None:
        top = state.stack[-1]
        match action:
            case Keep(colour=colour):
                assert isinstance(top, AskEach)
                play.keep(state, top, seat, colour, table)
            case Hang(post=post):
                play.hang(state, post, table)
            case Do(effect=effect):
                assert isinstance(top, Effects)
                play.carry_out(state, top, effect, table)
            case Light(posts=posts):
                play.light(state, posts, table)
            case Sell(counts=counts):
                play.sell(state, counts, table)
            case Clap(clapped=clapped):
                play.clap(state, seat, table, clapped=clapped)
            case End():
                play.end_turn(state)
            case other:
                assert_never(other)
        play.go_on(state, table)

    def turn(self, state: State) -> int:
        return state.turns

    def view(self, state: State, audience: Seat | None) -> ToyView:
        return seen.view(state, tuple(question.seat for question in asking.questions(state)), audience)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> None:
        others = [other for other in range(len(state.hands)) if other != seat]
        hidden = [*(state.hands[other] for other in others), *(state.offers[other] for other in others)]
        pool = [sum(counts) for counts in zip(state.bag, *hidden, strict=True)]
        top = state.stack[-1] if state.stack else None
        for other in others:
            if sum(state.offers[other]):
                state.offers[other] = play.offer(pool, rng)
            if isinstance(top, AskEach) and other in top.answers:
                top.answers[Seat(other)] = rng.draw(list(state.offers[other]))
        for other in others:
            hand = [0] * len(COLOURS)
            for _ in range(sum(state.hands[other])):
                hand[rng.draw(pool)] += 1
            state.hands[other] = hand
        state.bag = pool

    def results(self, state: State) -> tuple[Result, ...] | None:
        return seen.results(state)

    def end_reason(self, state: State) -> str | None:
        return "rounds" if state.over else None

    def violations(self, state: State) -> Sequence[str]:
        piles = [state.bag, state.sold, *state.hands, *state.offers]
        found = [f"lanterns below zero: {pile}" for pile in piles if min(pile) < 0]
        if [sum(counts) for counts in zip(*piles, strict=True)] != self._lanterns:
            found.append("lanterns lost or doubled")
        if min(state.coins) < 0:
            found.append("coins below zero")
        if any(state.posts[post] is None for post in state.lit) or len(set(state.lit)) < len(state.lit):
            found.append("a post is lit that nobody owns, or twice")
        return found

    def words(self, text: str) -> Reason:
        return notation.unknown(text)


class ToyGame(Game):
    """See `Game`."""

    key = KEY
    seats = (2, 4)
    colours = ("white", "pink", "grey", "beige")
    options = (Option("length", ("short", "long"), "short"),)
    tables = TABLES
    data = Path(__file__).parent / "data"
    aims = ("rounds",)

    @override
    def with_tables(self, tables: object) -> Book:
        assert isinstance(tables, Tables)
        return RuleBook(ToyRules(tables))

    @override
    def coverage(self, tables: object) -> frozenset[str]:
        return frozenset({"keep", "hang", "draw", "count", "light", "sell", "clap", "hush", "end"})

    @override
    def prefer(self, question: Question, view: View, aim: str, rng: Rng) -> str:
        part = question.parts[rng.below(len(question.parts))]
        match part.kind:
            case "choice":
                return part.answers[rng.below(len(part.answers))]
            case "pick":
                return part.notation(part.suggest()[0])
            case "amounts":
                return part.notation(part.suggest()[0])
            case other:
                assert_never(other)

    @override
    def standing(self) -> tuple[tuple[str, Label], ...]:
        return (("always-clap", say("toy-wish-always-clap")),)


TOY = ToyGame()
