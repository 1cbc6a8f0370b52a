"""The players' boards in words, and Takatoshi's."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, assert_never

from render.core.sections import Section
from render.nippon.closeups.mat_figures import achieved_points, brings, consolidation, next_symbol
from render.nippon.words import labels
from rules.core.labels import Label, Who, say
from rules.nippon.model.effect_phrases import effect_label
from rules.nippon.model.phrases import factory_label, gains_label
from rules.nippon.model.terms import REGIONS, TRACKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.nippon.closeups.ids import Part
    from rules.core.seats import Seat
    from rules.nippon.model.mat_tables import ContractRow
    from rules.nippon.view import NipponView
    from rules.nippon.view.table import FactoryView, TakatoshiView, WorkerView, ZaibatsuView


def zaibatsu(view: NipponView, seat: Seat) -> Section:
    """All that lies on a player's board."""
    one = view.zaibatsu[seat]
    lines = chain([_store(one)], _prestige(view, one), _tracks(view, one), _rows(view, one), _made(one))
    return _section(seat, tuple(lines))


def close_up(view: NipponView, seat: Seat, part: Part) -> Section:
    """What one of the board's close-ups shows, or for the whole board a summary."""
    one = view.zaibatsu[seat]
    match part:
        case "all":
            return _section(seat, tuple(_overview(view, one)))
        case "tracks":
            return _section(seat, (_store(one), *_prestige(view, one), *_tracks(view, one)))
        case "rows":
            return _section(seat, (_store(one), *_prestige(view, one), *_rows(view, one)))
        case "factories":
            return _section(seat, tuple(_made(one)))
        case _:
            assert_never(part)


def _section(seat: Seat, lines: tuple[Label, ...]) -> Section:
    return Section(f"zaibatsu{seat}", say("nippon-title-zaibatsu", who=Who(seat)), lines)


def _overview(view: NipponView, one: ZaibatsuView) -> Iterator[Label]:
    """A whole board in the words of an alternative text; its close-ups tell of effects and bonuses."""
    yield _store(one)
    yield _work(one)
    yield _consolidating(view, one)
    yield say("nippon-alt-prestige", tiles=_placed(one), points=achieved_points(view, one))
    values = zip(TRACKS, (one.rnd, one.mining, one.finance), strict=True)
    tracks = [say("nippon-alt-track", track=track, value=value) for track, (_, value) in values]
    yield say("nippon-alt-tracks", tracks=tuple(tracks))
    yield _pieces(one)
    yield _markers(one)
    built = [say("nippon-alt-factory", factory=factory_label(each.key), n=each.goods) for each in one.factories]
    yield say("nippon-alt-factories", factories=tuple(built))
    yield say("nippon-board-upgraded", departments=labels.colours(one.upgraded))
    yield say("nippon-alt-contracts", done=len(one.contracts), left=len(one.open))


def _rows(view: NipponView, one: ZaibatsuView) -> Iterator[Label]:
    """Ships, machines and railways, workers, what they bring, markers and departments."""
    yield _pieces(one)
    yield _work(one)
    yield _consolidating(view, one)
    yield _markers(one)
    yield say("nippon-board-upgraded", departments=tuple([labels.department(colour) for colour in one.upgraded]))
    if one.tile_coal:
        yield say("nippon-board-tile-coal", coal=one.tile_coal)


def _made(one: ZaibatsuView) -> Iterator[Label]:
    """Factories and contracts."""
    yield from _factories(one)
    yield _contracts("nippon-board-contracts", one.contracts)
    yield _contracts("nippon-board-open", one.open)
    yield from _start(one)


def _pieces(one: ZaibatsuView) -> Label:
    return say("nippon-board-pieces", ships=one.ships, machines=one.machines, railways=one.railways)


def _markers(one: ZaibatsuView) -> Label:
    return say("nippon-board-markers", markers=labels.numbers(one.markers), flag=labels.numbers(one.flag))


def _store(one: ZaibatsuView) -> Label:
    store = (("money", one.money), ("coal", one.coal), ("silk", one.silk), ("iron", one.iron))
    return say("nippon-board-store", points=one.points, store=labels.amounts(store))


def _tracks(view: NipponView, one: ZaibatsuView) -> Iterator[Label]:
    """Each track: where the marker stands, and which bonus comes next."""
    for track, (space, value) in zip(TRACKS, (one.rnd, one.mining, one.finance), strict=True):
        yield say("nippon-board-track", track=track, space=space, value=value)
        if (symbol := next_symbol(view, one, track)) is not None:
            yield say("nippon-board-next", steps=symbol.space - space, bonus=brings(view, one, symbol))


def _work(one: ZaibatsuView) -> Label:
    there = tuple([_worker(worker) for worker in one.work])
    return say("nippon-board-work", workers=there, count=len(there), spaces=one.spaces, wages=one.wages)


def _consolidating(view: NipponView, one: ZaibatsuView) -> Label:
    """What consolidating would bring now."""
    found = consolidation(view, one)
    return say(
        "nippon-board-consolidating",
        workers=len(one.work),
        gain=gains_label(found.gain),
        steps=found.steps,
        lost=found.lost,
        level=found.level,
    )


def _worker(one: WorkerView) -> Label:
    return say("nippon-specialist" if one.specialist else "nippon-colour", colour=one.colour)


def _factories(one: ZaibatsuView) -> list[Label]:
    return [_factory(factory) for factory in one.factories] or [say("nippon-board-none-built")]


def _factory(one: FactoryView) -> Label:
    """A factory with its machines, goods and effect."""
    return say(
        "nippon-board-own",
        factory=factory_label(one.key),
        machines=sum(one.machines),
        free=_free(one),
        goods=labels.goods(one.good, one.goods),
        n=one.goods,
        coal=one.coal,
        effect="none" if one.row is None else effect_label(one.row),
        plain=int(one.row is None),
    )


def _free(one: FactoryView) -> str:
    """Which machine space is still free, where only one is."""
    free, iron = one.machines
    return "other" if free == iron else "iron" if free else "free"


def _contracts(key: str, rows: tuple[ContractRow, ...]) -> Label:
    return say(key, contracts=tuple([contract(row) for row in rows]))


def contract(row: ContractRow) -> Label:
    """A contract by the colour of its department, or what it needs."""
    if row.department != "any":
        return labels.colour(row.department)
    one, other = [labels.good(good) for good in row.needs]
    return say("nippon-board-choice", one=one, other=other)


def _prestige(view: NipponView, one: ZaibatsuView) -> list[Label]:
    left = tuple(
        [
            say("nippon-board-level-left", level=level, count=count)
            for level, count in enumerate(one.prestige, start=1)
            if count
        ]
    )
    return [say("nippon-board-prestige", left=left, placed=_placed(one)), _worth(view, one)]


def _placed(one: ZaibatsuView) -> tuple[Label, ...]:
    """Areas with the levels of the prestige tiles beside them."""
    return tuple(
        [say("nippon-board-achieved", area=labels.area(area), level=level) for area, level in one.achieved if level]
    )


def _worth(view: NipponView, one: ZaibatsuView) -> Label:
    return say("nippon-board-worth", points=achieved_points(view, one))


def _start(one: ZaibatsuView) -> list[Label]:
    """What a start tile still gives to factories."""
    found: list[Label] = []
    if one.waiting_machine:
        found.append(say("nippon-board-waiting-machine"))
    if one.waiting_goods:
        found.append(say("nippon-board-waiting-goods", goods=labels.amount("goods", one.waiting_goods)))
    if one.start == "discount":
        found.append(say("nippon-board-discount"))
    return found


def opponent(view: NipponView, one: TakatoshiView) -> Section:
    """Takatoshi's board and the goals against him."""
    tiles = [view.tables.solo.action[tile] for tile in one.tiles]
    named = [
        say("nippon-board-tile", space=row.space or 0, arrow=row.arrow or "none", border=row.border or "none")
        for row in tiles
    ]
    regions = [
        say("nippon-board-region-worker", region=labels.region(region), colour=labels.colour(colour))
        for region, colour in zip(REGIONS, one.regions, strict=True)
    ]
    rows = [
        say("nippon-board-row-markers", row=number, markers=labels.numbers(row))
        for number, row in enumerate(one.markers, start=1)
    ]
    goals = [
        say("nippon-board-goal", goal=labels.goal(goal.key), have=goal.have, least=goal.least) for goal in one.goals
    ]
    return Section(
        "takatoshi",
        say("nippon-title-takatoshi", who=labels.TAKATOSHI),
        (
            *goals,
            say("nippon-board-tiles", tiles=tuple(named)),
            say("nippon-board-priorities", colours=labels.colours(one.priorities)),
            say("nippon-board-region-workers", each=tuple(regions)),
            *rows,
            say("nippon-board-his-railways", railways=one.railways),
        ),
    )
