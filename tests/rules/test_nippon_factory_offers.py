"""Nippon: what is offered for factories, machines and production is legal, complete, and can be typed."""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import TYPE_CHECKING

import pytest

from render.core.words import Words
from rules.core.decisions import Choice, Pick
from rules.core.rng import Rng
from rules.nippon.model.state import FIRST, Doing, Worker
from rules.nippon.steps.actions.factory import AskFactory, Build
from rules.nippon.steps.actions.machines import AskMachines, Machines
from rules.nippon.steps.actions.production import AskProduction, Produce
from rules.nippon.steps.pieces.slots import empty_slots, factory_of
from tests.rules.nippon_play import RULES, Play
from tests.rules.nippon_positions import FACTS

if TYPE_CHECKING:
    from rules.core.answers import Answer
    from rules.nippon.steps.actions.action import AskAction

SEEDS = range(25)
MODIFYING = {
    "machines": ("cotton4a", "bento4a", "lenses4a", "bulbs4a", "clocks4a"),
    "produce": ("cotton4b", "paper4a", "paper4b", "bento4b", "bulbs3a", "bulbs3b"),
}


def table(seed: int, action: str) -> Play:
    """Some factories, machines, goods and resources, with an action begun."""
    rng = Rng(f"{action} {seed}".encode())
    keys = sorted({_any(rng, [*FACTS.factories, *MODIFYING.get(action, ()) * 6, "family"]) for _ in range(4)})
    play = Play()
    for key in keys:
        play.own(key, machines=rng.below(3), goods=rng.below(5))
    play.me.machines = min(play.me.machines, 6)
    play.have(money=rng.below(18), coal=rng.below(10), silk=rng.below(4), iron=rng.below(3))
    play.me.rnd = rng.below(9)
    play.offer(*sorted({_any(rng, list(FACTS.factories)) for _ in range(9)} - set(keys)))
    play.state.doing = Doing(action, "white")  # type: ignore[arg-type]
    if action != "factory" and rng.below(2):
        play.state.doing.used, play.state.doing.done = [keys[0]], 1
    return play


def subsets(things: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One to three of some things."""
    return list(chain.from_iterable(combinations(things, count) for count in (1, 2, 3)))


def every(play: Play, ask: AskAction[Answer]) -> list[Answer]:
    """All answers that could be given, legal or not."""
    keys = tuple([factory.key for factory in play.me.factories])
    position = RULES.position(play.state, FIRST)
    modifiers = (None, "none", *keys)
    match ask.asks:
        case "machines":
            return [Machines(some, key) for some, key in product(subsets(empty_slots(position)), modifiers)]
        case "produce":
            frees = (None, *keys)
            return [Produce(some, free, key) for some, free, key in product(subsets(keys), frees, modifiers)]
        case _:
            return [Build(key) for key in FACTS.factories]


ASKS: tuple[AskAction[Answer], ...] = (AskFactory(), AskMachines(), AskProduction())  # type: ignore[assignment]


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: str(ask.asks))
@pytest.mark.parametrize("seed", SEEDS)
def test_offers_and_parts_are_what_is_legal(ask: AskAction[Answer], seed: int) -> None:
    """Offered is each single activation that is legal; a pick refuses just what the rules refuse."""
    play = table(seed, ask.asks)
    play.state.stack.append(ask)
    position = RULES.position(play.state, FIRST)
    legal = {answer for answer in every(play, ask) if ask.refuse(position, answer) is None}
    offers = list(ask.offers(position))
    singles = {answer for answer in legal if ask.activations(answer) == 1}
    assert len(set(offers)) == len(offers)
    assert set(offers) == singles
    if not offers:
        return
    found: set[Answer] = set()
    for part in ask.chosen(position):
        match part:
            case Choice():
                found |= set(part.offers)
            case Pick():
                assert part.at_least == 1
                assert part.at_most == min(ask.limit - position.doing.done, len(part.items))
                for some in subsets(part.items):
                    if len(some) <= part.at_most and part.refuse(some) is None:
                        found.add(part.answer(some))
                        assert part.picked(part.answer(some)) == some
                assert part.answer(part.sample(Rng(b"any"))) in legal
                assert {part.answer(some) for some in part.suggest()} <= legal
                assert part.suggest()
            case _:
                raise AssertionError(part)
    assert singles <= found <= legal


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: str(ask.asks))
@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_legal_can_be_written_and_read(ask: AskAction[Answer], seed: int) -> None:
    """Each legal answer is understood again, and described."""
    play = table(seed, ask.asks)
    play.state.stack.append(ask)
    position = RULES.position(play.state, FIRST)
    for answer in every(play, ask)[::7]:
        if ask.refuse(position, answer) is None:
            text = RULES.write(answer)
            assert RULES.parse(text) == answer
            assert RULES.read(play.state, FIRST, text) == answer
            assert ask.describe(position, answer).label


@pytest.mark.parametrize("ask", ASKS, ids=lambda ask: str(ask.asks))
@pytest.mark.parametrize("seed", SEEDS)
def test_an_action_is_barred_where_nothing_could_be_activated(ask: AskAction[Answer], seed: int) -> None:
    """What bars an action before its worker is taken, and what is offered then, are the same rule."""
    play = table(seed, ask.asks)
    play.state.doing = None
    position = RULES.position(play.state, FIRST)
    barred = ask.barred(position)
    play.state.doing = Doing(ask.asks, "white")
    assert (barred is None) == any(True for _ in ask.offers(position))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_line_is_as_good_as_its_parts(seed: int) -> None:
    """Several machines in one answer come to the same as one after the other."""
    play, other = table(seed, "machines"), table(seed, "machines")
    for one in (play, other):
        one.have(money=30, iron=9)
        one.state.doing = Doing("machines", "white")
        one.put_step(AskMachines())
    if play.me.left("machine") < 2:
        return
    slots = [slot for slot in empty_slots(RULES.position(play.state, FIRST)) if "/" not in slot][:2]
    if len(slots) == 2:
        play.type(f"machines {' '.join(slots)} with none" if _modified(slots) else f"machines {' '.join(slots)}")
        for slot in slots:
            if other.asked == "machines":
                other.type(f"machines {slot} with none" if _modified([slot]) else f"machines {slot}")
        assert [one.machines for one in play.me.factories] == [one.machines for one in other.me.factories]


def _modified(slots: list[str]) -> bool:
    return any(factory_of(slot) in MODIFYING["machines"] for slot in slots)


def _any(rng: Rng, things: list[str]) -> str:
    return things[rng.below(len(things))]


def test_an_effect_that_cannot_happen_says_so_before_the_factory_is_built() -> None:
    """The worker of the action takes the last space: no specialist could come with the ship."""

    def told(workers: int) -> str:
        play = Play().have(money=40, silk=9).offer("clocks2a")
        play.me.rnd = 12
        play.me.work = [Worker("white")] * workers
        (question,) = RULES.questions(play.type("factory w").state)
        detail = question.describe("factory clocks2a").detail
        assert detail is not None
        return Words.of("en").plain(detail, ())

    assert "(no ship" not in told(4)
    assert "(no ship: work area full)" in told(5)
