"""Positions of Nippon to look at and to measure: dealt, in the middle of a match, its end, and the fullest table."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import cycle
from typing import TYPE_CHECKING

from bot.bench.dealing import dealt
from bot.bench.showing import people_of
from render.core.words import Words
from rules.core.results import Verdict
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES
from rules.nippon.model.effect_phrases import effect_label
from rules.nippon.model.places import Placing
from rules.nippon.model.terms import AREAS, COLOURS
from rules.nippon.view import NipponView
from rules.nippon.view.table import FactoryView, WorkerView

if TYPE_CHECKING:
    from render.core.people import People
    from rules.core.match import Match
    from rules.nippon.view.table import CityView, MissionView, RegionView, ZaibatsuView

BEFORE = 12
"""Answers between a view and the one from which changes are marked."""


@cache
def people(seats: int) -> People:
    """Who plays, behind them Takatoshi in a solo match."""
    return people_of(dealt("nippon", seats, seats))


@cache
def views(seats: int) -> tuple[NipponView, ...]:
    """All positions of a match that plays itself, the last one its end."""
    match, dice = dealt("nippon", seats, seats), Rng(b"nippon samples" + bytes([seats]))
    found = [_view(match)]
    kind = GAMES["nippon"]
    aim = kind.aims[seats % len(kind.aims)]
    while asked := match.questions():
        question = asked[dice.below(len(asked))]
        match.give(question.seat, kind.prefer(question, match.view(question.seat), aim, dice))
        # In the middle of a turn everyone still sees what was there before it.
        found.append(_view(match) if match.is_shown(None) else found[-1])
    return tuple(found)


def _view(match: Match) -> NipponView:
    view = match.view(None)
    assert isinstance(view, NipponView)
    return view


def opening(seats: int) -> NipponView:
    """No one has chosen a start tile."""
    return views(seats)[0]


def middle(seats: int) -> NipponView:
    """Half way through a match."""
    found = views(seats)
    return found[len(found) // 2]


def earlier(seats: int) -> NipponView:
    """Some answers before `middle`."""
    found = views(seats)
    return found[len(found) // 2 - BEFORE]


def early(seats: int) -> NipponView:
    """In the first round proper."""
    found = views(seats)
    return found[len(found) // 8]


def late(seats: int) -> NipponView:
    """In the last section."""
    found = views(seats)
    return found[len(found) * 4 // 5]


def before_late(seats: int) -> NipponView:
    """Some answers before `late`."""
    found = views(seats)
    return found[len(found) * 4 // 5 - BEFORE]


def won() -> NipponView:
    """A match alone in which every goal was met, with the rulebook's best rank."""
    view = over(1)
    assert view.takatoshi is not None, "he plays"
    goals = tuple(replace(goal, have=goal.least + 1) for goal in view.takatoshi.goals)
    lines = tuple(
        replace(line, total=line.in_play + 93, achievements=(20, 16, 0, 10, 8, 0, 13, 19), things=5, money=2)
        for line in view.results or ()
    )
    owner = replace(view.zaibatsu[0], achieved=tuple((area, 1 + number % 3) for number, area in enumerate(AREAS)))
    return replace(
        view,
        takatoshi=replace(view.takatoshi, goals=goals),
        results=lines,
        zaibatsu=(owner,),
        verdict=Verdict(won=True, rank="heavenly"),
    )


def over(seats: int) -> NipponView:
    """The end of a match."""
    return views(seats)[-1]


def fullest(seats: int) -> NipponView:
    """More than can ever lie there: every space taken, the largest numbers."""
    view = middle(seats)
    rivals = max(2, seats)
    return replace(
        view,
        regions=tuple(_full_region(one, rivals) for one in view.regions),
        missions=tuple(_full_mission(one, seats) for one in view.missions),
        hiring=tuple(replace(one, workers=COLOURS[:3]) for one in view.hiring),
        waiting=(COLOURS[:3], COLOURS[3:]) * 3,
        bag=(8, 8, 8, 8, 8, 8),
        supply=tuple(sorted(view.tables.factories.side, key=lambda row: row.id)[::2]),
        zaibatsu=tuple(_full_zaibatsu(one) for one in view.zaibatsu),
        asked=tuple(one.seat for one in view.zaibatsu),
    )


def crowded(seats: int) -> NipponView:
    """Six factories whose sides do most, all machines and goods on them, every contract fulfilled, all on the flag."""
    view = fullest(seats)
    words = Words.of("de")
    sides = sorted(view.tables.factories.side, key=lambda row: -len(words.plain(effect_label(row), ())))
    shown = {row.id[:-2]: row for row in reversed(sides)}
    full = tuple(
        FactoryView(row.id, row, row.id[:-2], (True, True), 4, coal=0)  # type: ignore[arg-type]
        for row in shown.values()
    )
    rows = view.tables.mat.contract
    rich = [
        replace(one, factories=full, contracts=rows[:7], open=rows[7:], flag=(), markers=(1, 2, 3, 3, 4, 5, 5, 6, 7, 7))
        for one in view.zaibatsu
    ]
    return replace(view, zaibatsu=tuple(rich))


def _full_region(one: RegionView, rivals: int) -> RegionView:
    seats = cycle([Seat(seat) for seat in range(rivals)])
    influence = tuple(28 - seat for seat in range(rivals))
    return replace(
        one,
        cities=tuple(_full_city(city, rivals) for city in one.cities),
        railways=tuple(replace(rail, owner=next(seats)) for rail in one.railways),
        influence=influence,
        overseas=0,
        leaders=(Seat(0),),
        places=tuple(
            replace(_placing(one), seat=Seat(seat), influence=count, points=26 - seat)
            for seat, count in enumerate(influence)
        ),
    )


def _placing(one: RegionView) -> Placing:
    return one.places[0] if one.places else Placing(None, 0, 0)


def _full_city(one: CityView, rivals: int) -> CityView:
    seats = cycle([Seat(seat) for seat in range(rivals)])
    return replace(one, spaces=tuple(replace(space, owner=next(seats), value=7) for space in one.spaces))


def _full_mission(one: MissionView, seats: int) -> MissionView:
    ships = tuple(Seat(number % seats) for number in range(one.limit))
    return replace(one, ships=ships, home=False, tiles=0)


def _full_zaibatsu(one: ZaibatsuView) -> ZaibatsuView:
    return replace(
        one,
        points=148,
        money=68,
        coal=24,
        silk=26,
        iron=18,
        work=tuple(WorkerView(colour, number % 2 == 0) for number, colour in enumerate(COLOURS)),
        wages=18,
        achieved=tuple((area, 1 + number % 3) for number, area in enumerate(AREAS)),
        upgraded=COLOURS,
    )


KINDS = {"opening": opening, "middle": middle, "full": fullest, "over": over}
"""Positions by what they are samples of, each for a number of seats."""
