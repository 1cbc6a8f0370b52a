"""The stall: once a turn light one or two of one's posts, once a turn sell one to three lanterns, then end the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, assert_never

from typing_extensions import override

from rules.core.answers import Answer
from rules.core.clauses import Counts
from rules.core.decisions import Amounts, Description, Pick
from rules.core.frozen import frozen
from rules.core.grammar import Form, Grammar
from rules.core.labels import say
from rules.core.reasons import Missing
from tests.toy.events import Lit, Sold
from tests.toy.steps.asking import COLOUR, Numbers, ToyAsk, because, lantern
from tests.toy.steps.clap import AskClap
from tests.toy.tables import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Counted, Part, Picked
    from rules.core.reasons import Reason
    from rules.core.rng import Rng
    from rules.core.table import Table
    from tests.toy.events import ToyEvent
    from tests.toy.state import Position

MOST_LIT = 2
MOST_SOLD = 3
PRICE = 2
"""Coins for a lantern sold."""


@frozen
class Light(Answer):
    """Light posts, in rising order."""

    posts: tuple[int, ...]


@frozen
class Sell(Answer):
    """Sell lanterns, so many of each colour."""

    counts: tuple[int, ...]


@frozen
class End(Answer):
    """End the turn."""


Trade: TypeAlias = Light | Sell | End


@frozen
class AskStall(ToyAsk[Trade]):
    """What the active seat does at its stall; asked again until it ends the turn."""

    kind: Literal["ask-stall"] = "ask-stall"

    asks = "stall"
    grammar = Grammar(
        Form(Light, "light", Numbers(), make=lambda posts: Light(tuple(sorted(posts)))),
        Form(Sell, "sell", Counts(COLOUR, len(COLOURS), "counted")),
        Form(End, "end"),
    )

    @override
    def offers(self, position: Position) -> Iterator[Trade]:
        """Single posts and single lanterns; several are picked or counted out."""
        single: tuple[Trade, ...] = (
            *[Light((post,)) for post in _dark(position)],
            *map(Sell, _single(position)),
            End(),
        )
        return (answer for answer in single if self.refuse(position, answer) is None)

    @override
    def parts(self, position: Position) -> tuple[Part, ...]:
        parts = (_lighting(self, position), _selling(self, position), self.choice("end", [End()]))
        return tuple(part for part in parts if part is not None)

    @override
    def refuse(self, position: Position, answer: Trade) -> Reason | None:
        match answer:
            case Light():
                return _refuse_light(position, answer)
            case Sell():
                return _refuse_sell(position, answer)
            case End():
                return None
            case _:
                assert_never(answer)

    @override
    def missing(self, position: Position) -> Iterator[Missing]:
        dark = _dark(position)
        if dark and "light" not in position.state.done and (reason := _refuse_light(position, Light(dark[:1]))):
            yield Missing(say("toy-part-light"), reason)

    @override
    def answer(self, position: Position, answer: Trade, table: Table[ToyEvent]) -> None:
        match answer:
            case Light():
                _light(position, answer, table)
            case Sell():
                _sell(position, answer, table)
            case End():
                position.stack.pop()
            case _:
                assert_never(answer)

    @override
    def describe(self, position: Position, answer: Trade) -> Description:
        match answer:
            case Light(posts=posts):
                return Description(say("toy-do-light", posts=posts, cost=len(posts)))
            case Sell(counts=counts):
                sold = tuple(say("toy-some", lantern=lantern(c), n=n) for c, n in enumerate(counts) if n)
                return Description(say("toy-do-sell", lanterns=sold, coins=PRICE * sum(counts)), final=True)
            case End():
                return Description(say("toy-do-end"))
            case _:
                assert_never(answer)


def _dark(position: Position) -> tuple[int, ...]:
    """Posts of the seat that are not lit, numbered from 1."""
    posts = enumerate(position.state.posts)
    return tuple(post + 1 for post, owner in posts if owner == position.seat and post not in position.state.lit)


def _refuse_light(position: Position, answer: Light) -> Reason | None:
    if "light" in position.state.done:
        return because("toy-once")
    posts = answer.posts
    if not 1 <= len(set(posts)) == len(posts) <= MOST_LIT or not set(posts) <= set(_dark(position)):
        return because("toy-no-light", most=MOST_LIT)
    return because("toy-no-coins", coins=position.coins, cost=len(posts)) if len(posts) > position.coins else None


def _light(position: Position, answer: Light, table: Table[ToyEvent]) -> None:
    position.state.coins[position.seat] -= len(answer.posts)
    position.state.lit = sorted([*position.state.lit, *(post - 1 for post in answer.posts)])
    position.state.done.append("light")
    table.emit(Lit(position.seat, answer.posts))
    table.touch("light")


def _lighting(ask: AskStall, position: Position) -> Pick | None:
    dark = _dark(position)
    most = min(MOST_LIT, len(dark), position.coins)
    if not most or "light" in position.state.done:
        return None

    def sample(rng: Rng) -> Picked:
        order = rng.shuffled(range(len(dark)))[: 1 + rng.below(most)]
        return tuple(str(dark[place]) for place in sorted(order))

    return Pick(
        part="light",
        items=tuple(map(str, dark)),
        at_least=1,
        at_most=most,
        refuse=lambda picked: _refuse_light(position, _lit(picked)),
        suggest=lambda: (tuple(map(str, dark[:most])),),
        sample=sample,
        answer=_lit,
        picked=lambda answer: tuple(map(str, answer.posts)) if isinstance(answer, Light) else None,
        write=ask.grammar.write,
    )


def _lit(picked: Picked) -> Light:
    return Light(tuple(map(int, picked)))


def _refuse_sell(position: Position, answer: Sell) -> Reason | None:
    if "sell" in position.state.done:
        return because("toy-once")
    if any(count > have for count, have in zip(answer.counts, position.hand, strict=True)):
        return because("toy-no-lanterns")
    return None if 1 <= sum(answer.counts) <= MOST_SOLD else because("toy-no-sale", most=MOST_SOLD)


def _sell(position: Position, answer: Sell, table: Table[ToyEvent]) -> None:
    """The coins come at once; the next seat is asked to clap."""
    state, counts = position.state, answer.counts
    coins = PRICE * sum(counts)
    state.hands[position.seat] = [have - count for have, count in zip(position.hand, counts, strict=True)]
    state.sold = [had + count for had, count in zip(state.sold, counts, strict=True)]
    state.coins[position.seat] += coins
    state.done.append("sell")
    table.emit(
        Sold(position.seat, tuple((COLOURS[colour], count) for colour, count in enumerate(counts) if count), coins)
    )
    table.touch("sell")
    state.then(AskClap())


def _single(position: Position) -> tuple[Counted, ...]:
    """One lantern of each colour that the seat holds."""
    colours = range(len(position.hand))
    return tuple([tuple([int(colour == sold) for colour in colours]) for sold in colours if position.hand[sold]])


def _selling(ask: AskStall, position: Position) -> Amounts | None:
    have = tuple(position.hand)
    if not sum(have) or "sell" in position.state.done:
        return None

    def sample(rng: Rng) -> Counted:
        left, counts = list(have), [0] * len(have)
        for _ in range(1 + rng.below(min(MOST_SOLD, sum(have)))):
            counts[rng.draw(left)] += 1
        return tuple(counts)

    return Amounts(
        part="sell",
        kinds=COLOURS,
        bounds=have,
        refuse=lambda counts: _refuse_sell(position, Sell(counts)),
        suggest=lambda: _single(position),
        sample=sample,
        answer=Sell,
        amounts=lambda answer: answer.counts if isinstance(answer, Sell) else None,
        write=ask.grammar.write,
    )
