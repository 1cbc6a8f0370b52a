"""What the toy game asks, and what it refuses."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, assert_never

from rules.core.decisions import Amounts, Choice, Description, Pick, Question, Standing
from rules.core.frames import AskEach, Effects
from rules.core.labels import say
from rules.core.reasons import Missing, Reason
from tests.toy.notation import SECTION, Clap, Do, End, Hang, Keep, Light, Sell, read, write
from tests.toy.play import PRICE
from tests.toy.state import AskClap, AskHang, AskStall, NextSeat
from tests.toy.tables import COLOURS

if TYPE_CHECKING:
    from rules.core.decisions import Counted, Part, Picked
    from rules.core.labels import Label
    from rules.core.rng import Rng
    from rules.core.seats import Seat
    from tests.toy.notation import Action
    from tests.toy.state import Effect, State

MOST_LIT = 2
MOST_SOLD = 3


def questions(state: State) -> tuple[Question, ...]:
    """What is asked now."""
    if not state.stack:
        return ()
    match state.stack[-1]:
        case AskEach(asked=asked, answers=answers):
            return tuple(
                _keep(state, seat, answers.get(seat), last=len(answers.keys() - {seat}) == len(asked) - 1)
                for seat in asked
            )
        case AskHang():
            return (_hang(state),)
        case Effects(bag=bag):
            notations = tuple(write(Do(effect)) for effect in bag)
            return (_question(state, state.active, "effects", (Choice("effects", notations),)),)
        case AskStall():
            return (_stall(state),)
        case AskClap(seat=seat):
            choice = Choice("clap", ("clap", "hush"))
            return (_question(state, seat, "clap", (choice,), standing=(Standing("always-clap", "clap"),)),)
        case NextSeat() as frame:
            raise AssertionError(frame)
        case other:
            assert_never(other)


def _question(
    state: State,
    seat: Seat,
    kind: str,
    parts: tuple[Part, ...],
    standing: tuple[Standing, ...] = (),
    missing: tuple[Missing, ...] = (),
) -> Question:
    return Question(
        seat=seat,
        kind=kind,
        prompt=say(f"toy-ask-{kind}"),
        parts=parts,
        describe=lambda text: describe(state, read(text)),
        missing=lambda: missing,
        standing=standing,
    )


def _keep(state: State, seat: Seat, answered: int | None, *, last: bool) -> Question:
    kept = tuple(write(Keep(colour)) for colour, count in enumerate(state.offers[seat]) if count)
    return Question(
        seat=seat,
        kind="keep",
        prompt=say("toy-ask-keep"),
        parts=(Choice("keep", kept),),
        describe=lambda text: replace(describe(state, read(text)), final=last),
        missing=tuple,
        together=True,
        answered=None if answered is None else write(Keep(answered)),
    )


def _hang(state: State) -> Question:
    free = tuple(write(Hang(post)) for post, owner in enumerate(state.posts, start=1) if owner is None)
    return _question(state, state.active, "hang", (Choice("hang", free),))


def _stall(state: State) -> Question:
    seat = state.active
    parts: list[Part] = []
    missing: list[Missing] = []
    unlit = _unlit(state)
    if "light" not in state.done and unlit:
        if state.coins[seat]:
            parts.append(_light(state, unlit))
        else:
            missing.append(Missing(say("toy-part-light"), Reason(say("toy-no-coins", coins=0, cost=1), SECTION)))
    if "sell" not in state.done and any(state.hands[seat]):
        parts.append(_sell(state))
    parts.append(Choice("end", ("end",)))
    return _question(state, seat, "stall", tuple(parts), missing=tuple(missing))


def _unlit(state: State) -> tuple[int, ...]:
    """Posts of the active seat that are not lit, numbered from 1."""
    return tuple(post + 1 for post, owner in enumerate(state.posts) if owner == state.active and post not in state.lit)


def _light(state: State, unlit: tuple[int, ...]) -> Pick:
    most = min(MOST_LIT, len(unlit), state.coins[state.active])

    def refuse(picked: Picked) -> Reason | None:
        if not picked or len(picked) > MOST_LIT or any(int(post) not in unlit for post in picked):
            return Reason(say("toy-no-light", most=MOST_LIT), SECTION)
        if len(picked) > state.coins[state.active]:
            return Reason(say("toy-no-coins", coins=state.coins[state.active], cost=len(picked)), SECTION)
        return None

    def sample(rng: Rng) -> Picked:
        order = rng.shuffled(range(len(unlit)))[: 1 + rng.below(most)]
        return tuple(str(unlit[place]) for place in sorted(order))

    return Pick(
        part="light",
        items=tuple(map(str, unlit)),
        at_least=1,
        at_most=most,
        refuse=refuse,
        suggest=lambda: (tuple(map(str, unlit[:most])),),
        sample=sample,
        notation=lambda picked: write(Light(tuple(map(int, picked)))),
    )


def _sell(state: State) -> Amounts:
    have = tuple(state.hands[state.active])

    def refuse(counts: Counted) -> Reason | None:
        if len(counts) != len(have) or any(not 0 <= n <= most for n, most in zip(counts, have, strict=True)):
            return Reason(say("toy-no-lanterns"), SECTION)
        if not 1 <= sum(counts) <= MOST_SOLD:
            return Reason(say("toy-no-sale", most=MOST_SOLD), SECTION)
        return None

    def suggest() -> tuple[Counted, ...]:
        return tuple(
            tuple(int(colour == sold) for colour in range(len(have))) for sold, count in enumerate(have) if count
        )

    def sample(rng: Rng) -> Counted:
        left, counts = list(have), [0] * len(have)
        for _ in range(1 + rng.below(min(MOST_SOLD, sum(have)))):
            counts[rng.draw(left)] += 1
        return tuple(counts)

    return Amounts("sell", COLOURS, have, refuse, suggest, sample, lambda counts: write(Sell(counts)))


def refusal(state: State, seat: Seat, action: Action) -> Reason | None:
    """Why a seat that is asked cannot answer like this, or None if it can."""
    text = write(action)
    asked = next(question for question in questions(state) if question.seat == seat)
    for part in asked.parts:
        match part, action:
            case Choice(answers=answers), _ if text in answers:
                return None
            case Pick(part="light"), Light(posts=posts):
                return part.refuse(tuple(map(str, posts)))
            case Amounts(), Sell(counts=counts):
                return part.refuse(counts)
            case _:
                pass
    return Reason(say("toy-not-now"), SECTION)


def describe(state: State, action: Action) -> Description:
    """What an answer does."""
    match action:
        case Keep(colour=colour):
            return Description(say("toy-do-keep", lantern=lantern(colour)))
        case Hang(post=post):
            return Description(say("toy-do-hang", post=post))
        case Do(effect=effect):
            return _describe_effect(state, effect)
        case Light(posts=posts):
            return Description(say("toy-do-light", posts=posts, cost=len(posts)))
        case Sell(counts=counts):
            sold = tuple(say("toy-some", lantern=lantern(c), n=n) for c, n in enumerate(counts) if n)
            return Description(say("toy-do-sell", lanterns=sold, coins=PRICE * sum(counts)), final=True)
        case Clap(clapped=clapped):
            return Description(say("toy-do-clap" if clapped else "toy-do-hush"), final=True)
        case End():
            return Description(say("toy-do-end"))
        case other:
            assert_never(other)


def _describe_effect(state: State, effect: Effect) -> Description:
    """Whichever comes first, a lantern is drawn afterwards, so both are final."""
    if effect == "draw":
        return Description(say("toy-do-draw"), final=True)
    return Description(
        say("toy-do-count", coins=sum(state.hands[state.active])), say("toy-do-count-detail"), final=True
    )


def lantern(colour: int) -> Label:
    """A lantern in words."""
    return say("toy-lantern", colour=COLOURS[colour])
