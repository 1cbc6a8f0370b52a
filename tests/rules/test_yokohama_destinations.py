"""Where to: every entry plays as it says, and they are all areas that any placement and movement lead to."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from bot.bench.dealing import dealt
from rules.core.carrying_out import asked_now
from rules.core.labels import say
from rules.core.reasons import IllegalAction
from rules.core.rng import Rng
from rules.core.table import Table
from rules.games import GAMES
from rules.yokohama.events import YokohamaEvent
from rules.yokohama.events.areas import Acted
from rules.yokohama.events.moves import Placed, Went
from rules.yokohama.game import YOKOHAMA
from rules.yokohama.model.cards import together
from rules.yokohama.steps.president.paths import Go, president_moves
from rules.yokohama.steps.president.placements import Place
from rules.yokohama.steps.president.president_move import paid_by
from rules.yokohama.steps.turn.destinations import destinations
from rules.yokohama.steps.turn.extras import Orders
from rules.yokohama.steps.turn.place import AskPlace, Placing
from tests.rules.yokohama_table import FACTS, RULES, TableOfYokohama

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.core.decisions import Plan
    from rules.yokohama.model.position import Position
    from rules.yokohama.steps.turn.destinations import Destination

TURNS = 30
"""Turns of each play-out."""

SELDOM = 9
"""One turn in so many is held against all placements that there are."""

OFTEN = 3
"""One turn in so many is played from, entry by entry."""

OPTIONS = {"edition": "synapses", "modules": "rewards,free-agents", "mining": "action"}


@cache
def placings() -> tuple[Position, ...]:
    """Positions of play-outs in which someone places assistants."""
    return tuple(position for number in range(4) for position in _placings(2 + number % 3, number))


def _placings(seats: int, number: int) -> Iterator[Position]:
    rng = Rng(b"where to" + bytes([number]))
    table: Table[YokohamaEvent] = Table(rng)
    state = RULES.deal(seats, OPTIONS if number % 2 else {**OPTIONS, "edition": "dlp", "modules": ""}, table)
    aim = YOKOHAMA.aims[number % len(YOKOHAMA.aims)]
    while state.turns < TURNS and (asked := [one for one in RULES.questions(state) if one.given is None]):
        question = asked[0]
        position = RULES.position(state, question.seat)
        if isinstance(position.stack[-1], AskPlace):
            yield position.copy()
        RULES.play(state, question.seat, YOKOHAMA.prefer(question, RULES.view(state, question.seat), aim, rng), table)


def laid() -> Iterator[Position]:
    """Positions in which presidents, the canal and technologies matter."""
    skills = ("telegram", "newspaper", "postal", "stagecoach", "tram", "station")
    for seed in range(20):
        rng = Rng(b"roads%d" % seed)
        seats = 3 + seed % 2
        table = TableOfYokohama(seats).know(
            *[skills[number] for number in rng.shuffled(range(len(skills)))[: rng.below(4)]]
        )
        table.own(yen=rng.below(5), assistants=rng.below(5))
        places = [table.town.names[area] for area in rng.shuffled(table.town.open)]
        table.put(" ".join(places[: rng.below(5)]))
        if rng.below(6):
            table.stand(places[rng.below(9)])
        for seat in range(1, seats):
            table.stand(places[rng.below(9)], seat)
        table.state.station = table.area(places[rng.below(9)]) if rng.below(2) else None
        yield table.at


def placements(position: Position) -> Iterator[Place]:
    """Every legal placement."""
    names, most = position.town.open_names, 4 if "newspaper" in position.me.skills else 3
    every = [Place(chosen) for count in range(most + 1) for chosen in combinations(names, count)]
    every += [Place((name, name), third) for name in names for third in (None, *names)]
    return (place for place in every if Placing().refuse(position, place) is None)


def strongest(position: Position) -> dict[str, tuple[int, int]]:
    """By area that any placement and movement lead to: the most power there, and the least yen for it."""
    found: dict[str, tuple[int, int]] = {}
    for place in placements(position):
        after = position.copy()
        asked_now(after).answer(after, place, Table(Rng(b"")))
        for go in president_moves(after):
            paid, canal = paid_by(after, go)
            power = min(after.power(after.area(go.area)) + 1, 5)
            reached = power, after.me.yen - len(paid) - canal - position.me.yen
            found[go.area] = max(found.get(go.area, reached), reached)
    return found


def held_against_all(position: Position) -> None:
    assert {position.name(one.area): (one.power, -one.yen) for one in destinations(position)} == strongest(position)


def test_every_area_that_any_placement_leads_to_and_no_other() -> None:
    for position in placings()[::SELDOM]:
        held_against_all(position)


def test_presidents_the_canal_and_technologies_are_counted_in() -> None:
    for position in laid():
        held_against_all(position)


def test_every_entry_plays_as_it_says() -> None:
    for position in placings()[::OFTEN]:
        (question,) = RULES.questions(position.state)
        plans = [plan for plan in question.plans() if isinstance(plan.answers[-1], Go)]
        for destination, plan in zip(destinations(position), plans, strict=True):
            plays_as_it_says(position, destination, plan)


def test_the_last_entry_brings_everyone_back() -> None:
    table = TableOfYokohama().put("bank*2 lab").stand("bank").own(assistants=3)
    *_, last = table.question.plans()
    assert tuple(map(RULES.write, last.answers)) == ("place none", "recall all")
    assert not [one for one in TableOfYokohama().question.plans() if not isinstance(one.answers[-1], Go)]


def test_nothing_hidden_speaks_out_of_the_entries() -> None:
    for number, position in enumerate(placings()[::SELDOM]):
        dealt_anew = position.copy()
        RULES.resample_hidden(dealt_anew.state, position.seat, Rng(b"anew%d" % number))
        (before,), (after,) = RULES.questions(position.state), RULES.questions(dealt_anew.state)
        assert before.plans() == after.plans()


def plays_as_it_says(position: Position, destination: Destination, plan: Plan) -> None:
    seat, after, table = position.seat, position.copy(), Table[YokohamaEvent](Rng(b"other dice"))
    for answer in plan.answers:
        text = RULES.write(answer)
        assert RULES.read(after.state, seat, text) == answer
        RULES.play(after.state, seat, answer, table)
    assert after.me.president == destination.area
    told = [one.event for one in table.events]
    (acted,) = (one for one in told if isinstance(one, Acted))
    assert (acted.area, acted.power) == (position.name(destination.area), destination.power)
    paid = [fee for one in told if isinstance(one, Placed | Went) for fee in one.fees]
    assert sum(yen for _, yen in paid) == sum(yen for _, yen in destination.fees) == destination.yen - destination.canal
    assert {owner for owner, _ in paid} == {owner for owner, _ in destination.fees}
    ready = {one.order for one in Orders().offers(after)} - {one.order for one in Orders().offers(position)}
    assert set(destination.ready) == ready
    said = dict(plan.what.label.args)
    assert (said["power"], said["ready"]) == (destination.power, len(ready))
    assert dict(plan.what.detail.args if plan.what.detail else ())["yen"] == destination.yen


def test_two_orders_that_one_stock_cannot_fill_are_not_both_called_ready() -> None:
    table = TableOfYokohama().put("mine1*2").hold("gb8 gb7")
    table.own(assistants=1, copper=0, silk=2, tea=2, fish=2)
    (mine,) = (plan for plan in table.question.plans() if plan.answers[-1] == Go("mine1"))
    assert dict(mine.what.label.args)["orders"] == (say("yokohama-order-code", country="gb", number=7),)
    cards = [FACTS.orders[FACTS.order_numbers[name]] for name in ("gb8", "gb7")]
    assert together(cards, (3, 3, 2, 3, 0)) == tuple(cards)


def test_whoever_types_only_where_to_go_places_as_the_entry_does() -> None:
    match, dice = dealt("yokohama", 4, 3), Rng(b"typed")
    while (question := next(one for one in match.questions() if one.given is None)).kind != "place":
        match.give(
            question.seat, GAMES[YOKOHAMA.key].prefer(question, match.view(question.seat), YOKOHAMA.aims[0], dice)
        )
    for plan in question.plans():
        line = match.play_line(question.seat, [question.write(plan.answers[-1])])
        assert [move.notation for move in line.moves] == [question.write(answer) for answer in plan.answers]
        assert line.rest == ()
    with pytest.raises(IllegalAction, match="place"):
        match.play_line(question.seat, ["end"])
