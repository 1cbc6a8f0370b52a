"""Building the view of a match of Nippon: an allow-list, although nothing of the table is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.seats import Seat
from rules.core.step import Ask
from rules.nippon.model.influence import goal_count, section_of
from rules.nippon.model.phrases import start_effect_label
from rules.nippon.model.terms import AREAS, BORDERS, DESTINATIONS, EDGES, SECTIONS, TRACKS
from rules.nippon.scoring import competitors, place_points, region_places, results
from rules.nippon.steps.takatoshi import verdict
from rules.nippon.view import DoingView, NipponView
from rules.nippon.view.table import (
    CityView,
    FactoryView,
    GoalView,
    HiringView,
    MissionView,
    PairView,
    RailwayView,
    RegionView,
    SpaceView,
    TakatoshiView,
    WorkerView,
    ZaibatsuView,
)

if TYPE_CHECKING:
    from rules.core.step import AnyStep
    from rules.nippon.model.automa import Automa
    from rules.nippon.model.board_tables import RegionRow
    from rules.nippon.model.facts import Facts
    from rules.nippon.model.state import CityState, Doing, Factory, State
    from rules.nippon.model.terms import City, Goal


def view_of(facts: Facts, state: State, audience: Seat | None) -> NipponView:
    """What an audience sees."""
    frame = state.stack[-1] if state.stack else None
    over = state.over is not None
    board = facts.tables.board
    return NipponView(
        reader=audience,
        variant=state.variant,
        phase=_phase(frame),
        turn=state.turns + (not over),
        round=state.round,
        rounds=board.rounds.section_ends[-1],
        section=section_of(facts, state.round) + 1,
        section_ends=board.rounds.section_ends,
        final_from=state.final_from,
        active=None if over else state.active,
        asked=_asked(state, frame),
        start=state.start,
        regions=tuple([_region(facts, state, number, row) for number, row in enumerate(board.region)]),
        missions=tuple([_mission(facts, state, number) for number in range(len(DESTINATIONS))]),
        hiring=tuple(
            [HiringView(row.actions, tuple(there)) for row, there in zip(board.hiring, state.hiring, strict=True)]
        ),
        waiting=tuple([tuple(row) for row in state.waiting]),
        bag=tuple(state.bag),
        kinds=facts.tables.factories.good,
        supply=tuple([facts.factories[key] for key in state.supply]),
        pairs=tuple([_pair(facts, front, back) for front, back in state.pairs]),
        goals=state.goals,
        zaibatsu=tuple([zaibatsu_view(facts, state, Seat(seat)) for seat in range(len(state.people))]),
        takatoshi=None if state.automa is None else _takatoshi(facts, state, state.automa),
        doing=None if state.doing is None else _doing(state.doing),
        scored=state.scored,
        results=results(facts, state) if over else None,
        verdict=verdict(facts, state),
        ended_by=state.over,
        prizes=tuple([place_points(facts, state, section) for section in range(SECTIONS)]),
        tables=facts.tables,
    )


def _phase(frame: AnyStep | None) -> str:
    """What is asked."""
    if frame is None:
        return "over"
    assert isinstance(frame, Ask), "the match has settled"
    asks: str = frame.asks
    return asks


def _asked(state: State, frame: AnyStep | None) -> tuple[Seat, ...]:
    """Who is asked."""
    if frame is None or state.over is not None:
        return ()
    each = getattr(frame, "each", None)
    return (state.active,) if each is None else tuple(each.asked)


def _region(facts: Facts, state: State, number: int, row: RegionRow) -> RegionView:
    """A region; places are found once, and say all about influence."""
    places = region_places(facts, state, row.key, section_of(facts, state.round))
    found = {place.seat: place for place in places}
    seats = competitors(state)
    values = tuple([found[seat].influence if seat in found else 0 for seat in seats])
    best = max(values)
    return RegionView(
        key=row.key,
        bonus=row.bonus,
        cities=tuple([_city(facts, key, state.cities[2 * number + place]) for place, key in enumerate(row.cities)]),
        railways=tuple(
            [RailwayView(gain, owner) for gain, owner in zip(row.railways, state.railways[number], strict=False)]
        ),
        influence=values,
        overseas=found[None].influence if None in found else 0,
        leaders=tuple([seat for seat, value in zip(seats, values, strict=True) if value == best]) if best else (),
        now=tuple([found[seat].points if seat in found else 0 for seat in seats]),
        places=places,
    )


def _city(facts: Facts, key: City, city: CityState) -> CityView:
    rows = zip(EDGES, city.demand, facts.overseas[key], city.markers, strict=True)
    return CityView(
        key,
        city.tile,
        tuple(
            [
                SpaceView(edge, good, printed, None, 0)
                if marker is None
                else SpaceView(edge, good, printed, marker.seat, marker.value)
                for edge, good, printed, marker in rows
            ]
        ),
    )


def _mission(facts: Facts, state: State, number: int) -> MissionView:
    key, mission = DESTINATIONS[number], state.missions[number]
    limit = facts.ships_a_destination(len(state.people))
    return MissionView(key, facts.missions[key], mission.home, mission.tiles, tuple(mission.ships), limit)


def _pair(facts: Facts, front: str, back: str) -> PairView:
    """A pair of start tiles: side A of the one, side B of the other."""
    tile, other = facts.starts[front], facts.starts[back]
    steps = zip(TRACKS, (other.rnd, other.mining, other.finance), strict=True)
    effect = start_effect_label(facts, tile.effect)
    return PairView(tile.points, effect, other.gain, tuple([(track, count) for track, count in steps if count]))


def zaibatsu_view(facts: Facts, state: State, seat: Seat) -> ZaibatsuView:
    """What a seat owns; no one's is secret."""
    me, mat = state.people[seat], facts.tables.mat
    rnd, mining, finance = [(me.space(track), facts.values[track][me.space(track)]) for track in TRACKS]
    return ZaibatsuView(
        seat=seat,
        points=me.points,
        money=me.money,
        coal=me.coal,
        silk=me.silk,
        iron=me.iron,
        rnd=rnd,
        mining=mining,
        finance=finance,
        ships=me.ships,
        machines=me.machines,
        railways=me.railways,
        markers=tuple(me.markers),
        flag=tuple(me.flag),
        factories=tuple([_factory(facts, one) for one in me.factories]),
        work=tuple([WorkerView(worker.colour, worker.specialist) for worker in me.work]),
        wages=facts.tables.match.wage.value * len({worker.colour for worker in me.work}),
        spaces=mat.work.spaces,
        upgraded=tuple(me.upgraded),
        contracts=tuple([facts.contracts[key] for key in me.contracts]),
        open=tuple([row for row in mat.contract if row.id not in me.contracts]),
        prestige=tuple(me.prestige),
        achieved=tuple(zip(AREAS, me.achieved, strict=True)),
        start=me.start,
        waiting_machine=me.waiting_machine,
        waiting_goods=me.waiting_goods,
        tile_coal=me.tile_coal,
    )


def _factory(facts: Facts, one: Factory) -> FactoryView:
    first, second = one.machines
    return FactoryView(one.key, facts.factories.get(one.key), one.good, (first, second), one.goods, one.coal)


def _doing(doing: Doing) -> DoingView:
    return DoingView(
        doing.action,
        doing.worker,
        doing.done,
        tuple(doing.used),
        tuple(doing.paid),
        doing.contracts,
        doing.modifier,
    )


def _takatoshi(facts: Facts, state: State, automa: Automa) -> TakatoshiView:
    return TakatoshiView(
        tiles=tuple(automa.tiles),
        shown=tuple(automa.shown),
        priorities=tuple(automa.priorities),
        regions=tuple(automa.regions),
        goals=tuple([_goal(facts, state, number, goal) for number, goal in enumerate(automa.goals)]),
        railways=automa.railways,
        markers=tuple([tuple(row) for row in automa.markers]),
    )


def _goal(facts: Facts, state: State, number: int, goal: Goal) -> GoalView:
    least = next(row.least for row in facts.tables.solo.goal if row.key == goal)
    return GoalView(goal, BORDERS[number], goal_count(state, Seat(0), goal), least)
