"""The table of Nippon in words, for screen readers and for the pictures of words: the game board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.sections import Section
from render.nippon.closeups.ids import SUPPLIES
from render.nippon.derived import factory_price, goal_count
from render.nippon.words import labels
from render.nippon.words.mats import opponent, zaibatsu
from rules.core.labels import Label, Who, say
from rules.core.seats import Seat
from rules.nippon.model.effect_phrases import timed_label
from rules.nippon.model.phrases import factory_label, gains_label
from rules.nippon.model.terms import ACTIVATIONS, ONCE, REGIONS, SECTIONS

if TYPE_CHECKING:
    from rules.nippon.model.terms import Goal, Level
    from rules.nippon.model.tile_tables import GoodRow
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import CityView, MissionView, PairView, RegionView, SpaceView


def sections(view: NipponView) -> tuple[Section, ...]:
    """All that there is to see."""
    return (
        _turn(view),
        *((_pairs(view),) if view.pairs else ()),
        _hiring(view),
        *[_region(one, view) for one in view.regions],
        _missions(view),
        *[_supply(level, view) for level in SUPPLIES.values()],
        *((_goals(view),) if any(view.goals) else ()),
        *[zaibatsu(view, one.seat) for one in view.zaibatsu],
        *((opponent(view, view.takatoshi),) if view.takatoshi else ()),
    )


def section(view: NipponView, what: str) -> Section:
    """What a close-up of the table shows.

    Args:
        what: Its id; not one of a board, nor of a section that was scored.

    Raises:
        ValueError: There is no such close-up of this table.
    """
    if what in SUPPLIES:
        return _supply(SUPPLIES[what], view)
    match what:
        case "pairs":
            return _pairs(view)
        case "hiring":
            return _hiring(view)
        case "missions":
            return _missions(view)
        case "goals":
            return _goals(view)
        case "takatoshi" if view.takatoshi is not None:
            return opponent(view, view.takatoshi)
        case _ if what in REGIONS:
            return next(_region(one, view) for one in view.regions if one.key == what)
        case _:
            raise ValueError(f"no close-up {what!r} of this table")


def _turn(view: NipponView) -> Section:
    who = labels.people(view.asked)
    lines = [
        say(
            "nippon-board-now",
            over=int(view.ended_by is not None),
            turn=view.turn,
            round=view.round,
            rounds=view.rounds,
            section=view.section,
            sections=SECTIONS,
            who=who,
        )
    ]
    if view.doing is not None and view.active is not None:
        lines.append(
            say(
                "nippon-board-doing",
                who=Who(view.active),
                action=labels.action(view.doing.action),
                colour=labels.colour(view.doing.worker),
                done=view.doing.done,
                limit=1 if view.doing.action in ONCE else ACTIVATIONS,
            )
        )
    if view.final:
        lines.append(say("nippon-board-final"))
    lines.append(say("nippon-board-ends", rounds=labels.numbers(view.section_ends)))
    return Section("turn", say("nippon-title-turn"), tuple(lines))


def _pairs(view: NipponView) -> Section:
    lines = [_pair(number, one) for number, one in enumerate(view.pairs, start=1)]
    return Section("pairs", say("nippon-title-pairs"), tuple(lines))


def _pair(number: int, one: PairView) -> Label:
    steps = [say("nippon-steps", track=track, steps=count) for track, count in one.steps]
    brings = (*gains_label(one.gain), *steps)
    return say("nippon-board-pair", pair=number, points=one.points, effect=one.effect, brings=brings)


def hiring_lines(view: NipponView) -> list[Label]:
    """Each hiring space with its actions and workers."""
    return [
        say(
            "nippon-board-hiring",
            space=number,
            actions=tuple(map(labels.action_short, one.actions)),
            workers=labels.workers(one.workers),
        )
        for number, one in enumerate(view.hiring, start=1)
    ]


def _hiring(view: NipponView) -> Section:
    lines = hiring_lines(view)
    rows = [
        say("nippon-board-row", row=number, workers=labels.workers(row))
        for number, row in enumerate(view.waiting, start=1)
    ]
    bag = say("nippon-board-bag", workers=labels.counted(view.bag))
    return Section("hiring", say("nippon-title-hiring"), (*lines, *(rows or [say("nippon-board-no-rows")]), bag))


def _region(one: RegionView, view: NipponView) -> Section:
    each = [
        say("nippon-board-influence", who=Who(Seat(seat)), influence=count) for seat, count in enumerate(one.influence)
    ]
    points = [
        say("nippon-board-points", who=Who(Seat(seat)), points=count) for seat, count in enumerate(one.now) if count
    ]
    over = view.ended_by is not None
    return Section(
        one.key,
        labels.region(one.key),
        (
            say("nippon-board-bonus", gain=gains_label(one.bonus)),
            say("nippon-board-influences", each=tuple(each), overseas=one.overseas),
            say("nippon-board-leads", who=labels.people(one.leaders)),
            *([] if over else [say("nippon-board-scoring", section=view.section, each=tuple(points))]),
            *[_city(city) for city in one.cities],
            say("nippon-board-railways", spaces=tuple(_railways(one))),
        ),
    )


def _city(city: CityView) -> Label:
    spaces = tuple([_space(space) for space in city.spaces])
    return say("nippon-board-city", city=labels.city(city.key), spaces=spaces)


def _space(space: SpaceView) -> Label:
    """An influence space with what lies there, or what is printed on it."""
    good, edge = labels.good(space.good), say("nippon-edge", edge=space.edge)
    if space.owner is None:
        return say("nippon-board-free", good=good, edge=edge, overseas=space.overseas)
    return say("nippon-board-marker", good=good, edge=edge, who=Who(space.owner), value=space.value)


def _railways(one: RegionView) -> list[Label]:
    """The railway spaces, topmost first."""
    found: list[Label] = []
    for space in one.railways:
        gain = gains_label(space.bonus)
        if space.owner is None:
            found.append(say("nippon-board-rail-free", gain=gain))
        else:
            found.append(say("nippon-board-rail", gain=gain, who=Who(space.owner)))
    return found


def _missions(view: NipponView) -> Section:
    return Section("missions", say("nippon-title-missions"), tuple([_mission(view, one) for one in view.missions]))


def _mission(view: NipponView, one: MissionView) -> Label:
    row = next(row for row in view.tables.mat.department if row.colour == one.colour)
    return say(
        "nippon-board-mission",
        destination=labels.destination(one.key),
        colour=labels.colour(one.colour),
        home=int(one.home),
        tiles=one.tiles,
        ships=len(one.ships),
        limit=one.limit,
        who=labels.people(one.ships),
        gain=gains_label(row.upgraded),
        steps=row.steps[1],
    )


def _supply(level: Level, view: NipponView) -> Section:
    """The factories of a level that are on offer."""
    kinds = [kind for kind in view.kinds if kind.level == level]
    lines = [
        say("nippon-board-factory", factory=factory_label(row.id), effect=timed_label(row))
        for kind in kinds
        for row in view.supply
        if row.good == kind.key
    ]
    need = say("nippon-board-level", rnd=kinds[0].rnd, coal=kinds[0].coal)
    title = say("nippon-title-supply", level=level)
    if not lines:
        return Section(f"supply{level}", title, (need, say("nippon-board-no-factory")))
    return Section(f"supply{level}", title, (need, *_builders(view, kinds[0]), *lines))


def _builders(view: NipponView, kind: GoodRow) -> list[Label]:
    """Who can build a factory of a level, and what the others lack; the reader comes first."""
    found: list[Label] = []
    for one in sorted(view.zaibatsu, key=lambda one: one.seat != view.reader):
        price = factory_price(view, one, kind)
        if price.reason is None:
            cost = say("nippon-pic-can-build", money=price.money, silk=price.silk)
            found.append(say("nippon-board-can-build", who=Who(one.seat), cost=cost))
        else:
            why = say(f"nippon-pic-cannot-{price.reason}", short=price.short, silk=price.silk)
            found.append(say("nippon-board-cannot-build", who=Who(one.seat), why=why))
    return found


def _goals(view: NipponView) -> Section:
    lines = [
        say("nippon-board-goals", section=number, goal=labels.goal(goal), each=_goal_counts(view, goal))
        for number, goals in enumerate(view.goals, start=1)
        for goal in goals
    ]
    return Section("goals", say("nippon-title-goals"), tuple(lines))


def _goal_counts(view: NipponView, goal: Goal) -> tuple[Label, ...]:
    """How far each player is with a goal."""
    return tuple(
        [
            say("nippon-board-influence", who=Who(one.seat), influence=goal_count(view, one.seat, goal))
            for one in view.zaibatsu
        ]
    )
