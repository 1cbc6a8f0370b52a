"""What ships, railways, markets and investments offer is what they accept, in matches that are played at random."""

from __future__ import annotations

import re
from itertools import combinations, combinations_with_replacement, product
from typing import TYPE_CHECKING

import pytest

from bot.cli.selfplay import any_part
from rules.core.cloning import clone
from rules.core.decisions import Choice, Pick
from rules.core.playouts import any_of
from rules.core.rng import Rng
from rules.core.table import Table
from rules.nippon.model.parts import INTO, Delivery, Payment
from rules.nippon.model.spaces import space_word
from rules.nippon.model.state import Doing, Worker
from rules.nippon.model.terms import CITIES, DESTINATIONS, EDGES, GOODS, REGIONS
from rules.nippon.steps.actions.invest import AskInvest, Invest
from rules.nippon.steps.actions.markets import AskMarkets, Supply
from rules.nippon.steps.actions.railways import AskRailways, BuildRailways
from rules.nippon.steps.actions.ships import AskShips, Send
from rules.nippon.steps.pieces.rails import rail_offers
from rules.nippon.steps.turns.acting import ASKS
from tests.every_day import daily
from tests.rules.nippon_play import RULES, dealt, seen
from tests.rules.nippon_positions import FACTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from rules.core.answers import Answer
    from rules.nippon.events import NipponEvent
    from rules.nippon.model.position import Position
    from rules.nippon.model.state import State

SPACES = tuple(space_word(city, edge) for city in CITIES for edge in EDGES)


def dice(seed: bytes) -> Table[NipponEvent]:
    """Where a match is told, with dice of their own."""
    return Table(Rng(seed))


def everything(position: Position, step: object) -> Iterator[Answer]:
    """All single activations that could be thought of, whether legal or not, with every modifier there is."""
    modifiers = (None, "none", *[factory.key for factory in position.me.factories])
    match step:
        case AskShips():
            yield from (Send((key,), iron, named) for key, iron, named in product(DESTINATIONS, (0, 1, 2), modifiers))
        case AskRailways():
            bonuses = {word.split("/")[1] for word in rail_offers(position)}
            spaces = [f"{region}/{bonus}" for region in REGIONS for bonus in sorted(bonuses)]
            yield from (
                BuildRailways((key,), iron, named) for key, iron, named in product(spaces, (0, 1, 2), modifiers)
            )
        case AskMarkets():
            for space, goods, points, named in product(SPACES, range(5), (0, 1, 2), modifiers):
                city = space.split(".")[0]
                for removes in (None, *[space_word(city, edge) for edge in EDGES]):
                    for keys in sources(position, goods):
                        yield Supply((Delivery(space, goods, removes, keys),), points, named)
        case AskInvest():
            for good, into, named in product(GOODS, INTO, modifiers):
                for keys in sources(position, position.doing.done + 1):
                    yield Invest((Payment(good, into, sources=keys),), named)
        case _:
            pass


def sources(position: Position, count: int) -> Iterator[tuple[str, ...]]:
    """Factories that could be named to pay so many goods: none, one for all, one for each."""
    own = [factory.key for factory in position.me.factories]
    yield ()
    for key in own:
        yield (key,)
    double = any(one.good == other.good for one, other in combinations(position.me.factories, 2))
    if double and count > 1:
        yield from (keys for keys in combinations_with_replacement(own, count) if len(set(keys)) > 1)


def plainly(texts: Iterable[str]) -> set[str]:
    """Answers without the factories that pay."""
    return {re.sub(r" from( (family|[a-z]+[1-5][ab]|x[23]))+", "", text) for text in texts}


def check(state: State) -> str | None:
    """Compare what is offered with what is legal; the kind of question, if it is one of these."""
    step = state.stack[-1]
    position = seen(state, state.active)
    if not isinstance(step, AskShips | AskRailways | AskMarkets | AskInvest):
        return None
    legal = {answer for answer in everything(position, step) if step.refuse(position, answer) is None}  # type: ignore[arg-type]
    usual = {RULES.write(answer) for answer in step.offers(position)}
    plain = {RULES.write(answer) for answer in legal}
    assert usual <= plain
    if isinstance(step, AskMarkets | AskInvest):
        assert {text for text in usual if " from " not in text} == plainly(usual) == plainly(plain)
    else:
        # With the modifier that applies; without it one types "with none".
        assert usual == {text for text in plain if not text.endswith("with none")}
    return step.kind


@pytest.mark.parametrize("seats", daily(4, of=range(1, 5)))
def test_offers_are_what_is_legal(seats: int, *, heavy: bool) -> None:
    seen_kinds: set[str] = set()
    for seed in range(3 if heavy else 1):
        state, _ = dealt(seats, seed, sides="random")
        rng, table = Rng(b"offers%d" % seed), dice(b"dice%d" % seed)
        for number in range(400):
            questions = RULES.questions(state)
            if not questions:
                break
            if number % 2 and (kind := check(state)):
                seen_kinds.add(kind)
            question = questions[0]
            part = question.parts[rng.below(len(question.parts))]
            RULES.play(state, question.seat, any_of(part, rng), table)
    assert seen_kinds == {"ask-ships", "ask-railways", "ask-markets", "ask-invest"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_action_is_barred_where_nothing_is_offered_once_its_worker_is_taken(seats: int) -> None:
    """Each of the nine, in every turn: the first activation is not judged again before it is asked about."""
    state, _ = dealt(seats, sides="random")
    rng, table = Rng(b"barred"), dice(b"dice")
    bars: set[bool] = set()
    while questions := RULES.questions(state):
        question = questions[0]
        if question.kind == "turn" and len(seen(state, question.seat).me.work) < FACTS.tables.mat.work.spaces:
            for action, ask in ASKS.items():
                position = seen(clone(state), question.seat)
                barred = ask.barred(position) is not None
                position.me.work.append(Worker("white"))
                position.state.doing = Doing(action, "white")
                assert barred == (not any(True for _ in ask.offers(position)))
                bars.add(barred)
        RULES.play(state, question.seat, any_of(any_part(question, rng), rng), table)
        if question.together:
            break
    assert bars == {False, True}


def test_several_activations_in_one_answer_come_to_the_same_as_one_by_one() -> None:
    """Where no bonus asks anything in between, and what is paid is said."""
    compared = 0
    for seed in range(12):
        state, _ = dealt(2, seed)
        rng, table = Rng(b"several%d" % seed), dice(b"dice%d" % seed)
        for _ in range(400):
            questions = RULES.questions(state)
            if not questions:
                break
            question = questions[0]
            part = question.parts[rng.below(len(question.parts))]
            answer = part.answer(part.sample(rng)) if isinstance(part, Pick) else any_of(part, rng)
            compared += compare(state, answer)
            RULES.play(state, question.seat, answer, table)
    assert compared


def compare(state: State, answer: Answer) -> bool:
    """Whether an answer held several activations; then one by one they must lead to the same goods and points."""
    match answer:
        case Send(destinations=(_, _, *_)):
            single: list[Answer] = [
                Send((key,), number < answer.iron) for number, key in enumerate(answer.destinations)
            ]
        case BuildRailways(spaces=(_, _, *_)) if answer.modifier is None:
            single = [BuildRailways((key,), int(number < answer.iron)) for number, key in enumerate(answer.spaces)]
        case _:
            return False
    together, apart = clone(state), clone(state)
    for played, answers in ((together, [answer]), (apart, single)):
        table = dice(b"same")
        for one in answers:
            if RULES.questions(played)[0].kind not in {"ships", "railways"}:
                return False
            RULES.play(played, played.active, one, table)
    mine = (together.me, apart.me)
    assert [(one.money, one.iron, one.silk, one.points, one.work, one.railways) for one in mine[:1]] == [
        (one.money, one.iron, one.silk, one.points, one.work, one.railways) for one in mine[1:]
    ]
    return True


def test_choices_hold_what_is_offered() -> None:
    state, _ = dealt(2, 5)
    rng, table = Rng(b"parts"), dice(b"dice")
    for _ in range(300):
        questions = RULES.questions(state)
        if not questions:
            break
        step = state.stack[-1]
        if isinstance(step, AskMarkets | AskInvest):
            chosen = [
                answer
                for part in questions[0].parts
                if isinstance(part, Choice) and part.part != "none"
                for answer in part.offers
            ]
            assert chosen == list(step.offers(seen(state, state.active)))
        part = questions[0].parts[rng.below(len(questions[0].parts))]
        RULES.play(state, questions[0].seat, any_of(part, rng), table)
