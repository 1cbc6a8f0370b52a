"""What play-outs must never find: pieces lost or doubled, numbers below zero, more than a place can hold."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.nippon.model.state import TAKATOSHI
from rules.nippon.model.terms import (
    CITIES,
    COLOURS,
    DESTINATIONS,
    FAMILY,
    GOODS,
    GOODS_FIELDS,
    LAST_SPACE,
    LIMITS,
    MODERN,
    REGIONS,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import Factory, Marker, State, Zaibatsu


def violations(facts: Facts, state: State) -> list[str]:
    """All that is wrong with a position, in words for developers."""
    checks: tuple[Callable[[Facts, State], Iterable[str]], ...] = (
        _workers,
        _hiring,
        _missions,
        _pieces,
        _markers,
        _cities,
        _factories,
        _people,
        _rounds,
        _action,
        _takatoshi,
    )
    return [wrong for check in checks for wrong in check(facts, state)]


def _as_for(state: State) -> int:
    """People for whom the table is set up; alone as for two."""
    return max(len(state.people), 2)


def _workers(facts: Facts, state: State) -> Iterator[str]:
    """Every worker is somewhere."""
    there = Counter[str]()
    for heap in (state.bag, state.box):
        if min(heap) < 0:
            yield "a heap holds fewer than no workers"
        there.update(dict(zip(COLOURS, heap, strict=True)))
    for row in (*state.hiring, *state.waiting):
        there.update(row)
    for person in state.people:
        there.update(worker.colour for worker in person.work if not worker.specialist)
    if state.automa is not None:
        there.update(state.automa.priorities)
        there.update(state.automa.regions)
    most = facts.tables.board.limits.workers_a_colour[-1]
    yield from (f"{there[colour]} {colour} workers" for colour in COLOURS if there[colour] != most)
    out = most - facts.tables.board.limits.workers_a_colour[_as_for(state) - 2]
    away = Counter(dict(zip(COLOURS, state.box, strict=True)))
    if state.automa is not None:
        away.update([*state.automa.priorities, *state.automa.regions])
    yield from (f"{away[colour]} {colour} workers out of play" for colour in COLOURS if away[colour] != out)


def _hiring(facts: Facts, state: State) -> Iterator[str]:
    """Hiring spaces and the waiting area hold no more than they can."""
    board = facts.tables.board
    if len(state.hiring) != len(board.hiring) or any(len(row) > board.hired.value for row in state.hiring):
        yield "a hiring space is overfull"
    if len(state.waiting) > board.waiting.rows_a_section * (_as_for(state) - 1):
        yield f"{len(state.waiting)} rows wait"
    if any(not 0 < len(row) <= board.waiting.workers_a_row for row in state.waiting):
        yield "a row of the waiting area is empty or overfull"


def _missions(facts: Facts, state: State) -> Iterator[str]:
    """Specialists, upgrade tiles and ships of the Iwakura mission."""
    tiles = len(state.people) if state.automa is None else facts.tables.solo.upgrade_tiles.value
    for destination, mission in zip(DESTINATIONS, state.missions, strict=True):
        colour = facts.missions[destination]
        away = sum(worker.specialist and worker.colour == colour for person in state.people for worker in person.work)
        if away + mission.home != 1:
            yield f"the {colour} specialist is lost or doubled"
        upgraded = sum(person.upgraded.count(colour) for person in state.people)
        if mission.tiles < 0 or mission.tiles + upgraded != tiles:
            yield f"{mission.tiles + upgraded} {colour} upgrade tiles"
        if len(mission.ships) > facts.ships_a_destination(len(state.people)):
            yield f"{len(mission.ships)} ships lie at {destination}"
    for person in state.people:
        if len(set(person.upgraded)) < len(person.upgraded):
            yield "a department is upgraded twice"


def _pieces(facts: Facts, state: State) -> Iterator[str]:
    """Ships, machines and railways that are gone from a board lie elsewhere."""
    rails = [seat for row in state.railways for seat in row if seat is not None]
    for number, person in enumerate(state.people):
        seat = Seat(number)
        ships = sum(mission.ships.count(seat) for mission in state.missions)
        machines = sum([sum(factory.machines) for factory in person.factories]) + person.waiting_machine
        for piece, gone, lie in (
            ("ships", person.ships, ships),
            ("machines", person.machines, machines),
            ("railways", person.railways, rails.count(seat)),
        ):
            if gone != lie:
                yield f"{gone} {piece} of seat {seat} are gone, {lie} lie somewhere"
        if min(person.left("ship"), person.left("machine"), person.left("railway")) < 0:
            yield f"seat {seat} has fewer than no pieces"
    spaces = facts.railway_spaces(len(state.people))
    if len(state.railways) != len(REGIONS) or any(len(row) != spaces for row in state.railways):
        yield "railway spaces are missing or too many"


def _lying(state: State) -> list[Marker]:
    return [marker for city in state.cities for marker in city.markers if marker is not None]


def _markers(facts: Facts, state: State) -> Iterator[str]:
    """Influence markers in stores, on flags and on the board."""
    row = facts.tables.mat.markers
    lying = _lying(state)
    for number, person in enumerate(state.people):
        own = [marker.value for marker in lying if marker.seat == Seat(number)]
        if sorted([*person.markers, *person.flag, *own]) != sorted([*row.store, *row.flag]):
            yield f"seat {number} has lost or found an influence marker"
        if person.markers != sorted(person.markers):
            yield f"the markers of seat {number} are not in order"
        if Counter(person.flag) - Counter(row.flag):
            yield f"a marker came to the flag of seat {number}"
    others = {marker.seat for marker in lying} - {Seat(number) for number, _ in enumerate(state.people)}
    if others and (state.automa is None or others != {TAKATOSHI}):
        yield "a marker belongs to no one"


def _cities(facts: Facts, state: State) -> Iterator[str]:
    """Demand tiles, and markers beside them."""
    tiles = [city.tile for city in state.cities]
    if len(tiles) != len(CITIES) or len(set(tiles)) != len(tiles):
        yield "a demand tile is lost or doubled"
    most = facts.markers_a_city(len(state.people))
    for key, city in zip(CITIES, state.cities, strict=True):
        edges = facts.demand[city.tile]
        if city.demand not in {(*edges[turn:], *edges[:turn]) for turn in range(len(edges))}:
            yield f"the demand tile of {key} has changed"
        if len(city.markers) != len(edges) or sum(marker is not None for marker in city.markers) > most:
            yield f"too many markers lie at {key}"


def _factories(facts: Facts, state: State) -> Iterator[str]:
    """Factory tiles: none lost, none doubled, none with both sides up."""
    built = [factory for person in state.people for factory in person.factories]
    keys = [factory.key for factory in built if factory.key != FAMILY] + state.supply
    tiles = [key[:-1] for key in keys]
    if len(set(tiles)) < len(tiles):
        yield "a factory tile lies twice"
    for good in GOODS:
        kind = [tile for tile in tiles if facts.good_of(f"{tile}a") == good and not tile.endswith(MODERN)]
        if len(kind) != _as_for(state):
            yield f"{len(kind)} factories for {good}"
    modern = facts.tables.board.limits.modern_factories[_as_for(state) - 2] if state.variant.modern else 0
    if sum(tile.endswith(MODERN) for tile in tiles) != modern:
        yield "a modern factory is lost or found"
    for factory in built:
        yield from _factory(facts, factory)


def _factory(facts: Facts, factory: Factory) -> Iterator[str]:
    if not 0 <= factory.goods <= GOODS_FIELDS:
        yield f"{factory.goods} goods lie below {factory.key}"
    if factory.coal < 0 or len(factory.machines) != 2:
        yield f"{factory.key} has lost something"
    if factory.key != FAMILY and factory.good != facts.good_of(factory.key):
        yield f"{factory.key} makes {factory.good}"


def _people(facts: Facts, state: State) -> Iterator[str]:
    """What each person owns."""
    for seat, person in enumerate(state.people):
        yield from (f"seat {seat}: {wrong}" for wrong in _person(facts, person))


def _person(facts: Facts, person: Zaibatsu) -> Iterator[str]:
    mat = facts.tables.mat
    counts = (person.money, person.coal, person.silk, person.iron, person.tile_coal, person.waiting_goods)
    if min(counts) < 0:
        yield "less than nothing"
    if not all(0 <= space <= LAST_SPACE for space in (person.rnd, person.mining, person.finance)):
        yield "a marker stands beside its track"
    if len(person.work) > mat.work.spaces:
        yield "the work area is overfull"
    if len(person.factories) > len(mat.factories.points):
        yield "the factory area is overfull"
    if len(person.contracts) > len(mat.contracts.points) or len(set(person.contracts)) < len(person.contracts):
        yield "too many contracts, or one twice"
    for row, left in zip(mat.prestige, person.prestige, strict=True):
        if left < 0 or left + person.achieved.count(row.level) != row.count:
            yield f"a prestige tile of level {row.level} is lost or found"
    if person.factories and (person.waiting_machine or person.waiting_goods):
        yield "something still waits for the first factory"


def _rounds(facts: Facts, state: State) -> Iterator[str]:
    """The round track, and whose turn it is."""
    rounds = facts.tables.board.rounds
    if not 1 <= state.round <= rounds.normal + rounds.final:
        yield f"round {state.round}"
    if (state.final_from is None) != (state.round <= rounds.normal):
        yield f"final rounds in round {state.round}"
    if not 0 <= state.active < len(state.people):
        yield f"it is the turn of seat {state.active}"
    if len(set(state.last)) < len(state.last):
        yield "someone had two last turns"
    if (state.over is None) != bool(state.stack):
        yield "nothing is asked, and the match is not over"
    if state.won is not None and state.automa is None:
        yield "someone has beaten Takatoshi, who does not play"


def _action(facts: Facts, state: State) -> Iterator[str]:  # noqa: ARG001 - all checks look alike
    """The action that is being carried out."""
    doing = state.doing
    if doing is None:
        return
    if doing.done > LIMITS[doing.action]:
        yield f"{doing.action} was activated {doing.done} times"
    if doing.action in {"machines", "produce", "ships", "railways"} and len(set(doing.used)) < len(doing.used):
        yield f"{doing.action} was activated twice in one place"
    if doing.action == "invest" and len(set(doing.paid)) < len(doing.paid):
        yield "goods of one kind were paid twice"


def _takatoshi(facts: Facts, state: State) -> Iterator[str]:
    """Takatoshi's tiles, workers, railways and markers."""
    automa = state.automa
    if (automa is None) != (len(state.people) > 1):
        yield "Takatoshi plays where he should not, or does not where he should"
    if automa is None:
        return
    solo = facts.tables.solo
    if sorted([*automa.tiles, *automa.shown]) != sorted(range(len(solo.action))):
        yield "an action tile is lost or doubled"
    if sorted(automa.priorities) != sorted(COLOURS) or len(automa.regions) != len(REGIONS):
        yield "a worker of Takatoshi is lost or doubled"
    rails = sum(row.count(TAKATOSHI) for row in state.railways)
    if automa.railways < 0 or automa.railways + rails != solo.railways.value:
        yield "a railway of Takatoshi is lost or found"
    own = [marker.value for marker in _lying(state) if marker.seat == TAKATOSHI]
    own += [value for row in automa.markers for value in row]
    if Counter(own) - Counter(value for row in solo.markers for value in row):
        yield "a marker of Takatoshi is doubled"
    if len(set(automa.goals)) != {"easy": 1, "medium": 2, "hard": 3}[state.variant.difficulty]:
        yield f"{len(automa.goals)} goal tiles"
