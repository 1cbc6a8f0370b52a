"""Everything on offer in words: orders, technologies and achievements, and what the reader lacks for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.sections import Section
from render.yokohama.words.figures import lacking, progress, reach, shortfall, units
from render.yokohama.words.labels import areas_by_id, good, lettered, need, order, technology
from rules.core.labels import Label, say
from rules.yokohama.model.terms import GOODS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.yokohama.model.cards import Order
    from rules.yokohama.model.terms import Goods
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import AchievementCard, LaboratoryView, MerchantView


def on_offer(view: YokohamaView) -> Section:
    """All boards in a row, each card with what is still lacking; an onlooker lacks nothing."""
    return Section("offer", say("yokohama-closer-offer"), tuple(_lines(view)))


def _lines(view: YokohamaView) -> Iterator[Label]:
    reader = None if view.audience is None else view.merchants[view.audience]
    areas = {area.kind: lettered(area) for area in view.areas}
    for port in view.ports:
        yield say("yokohama-board-port", area=areas[port.id])
        yield from (_order(one, reader) for one in port.orders if one is not None)
    for laboratory in view.laboratories:
        yield say("yokohama-board-lab", area=areas[laboratory.id])
        yield from _technologies(view, laboratory, reader)
    yield say("yokohama-board-achievements")
    yield from (_achievement(view, tile, reader) for tile in view.achievements)


def _order(one: Order, reader: MerchantView | None) -> Label:
    if reader is None:
        return _told(order(one))
    missing = lacking(one, reader.goods)
    return _told(order(one), say("yokohama-offer-lacks", goods=missing) if missing else say("yokohama-pic-ready"))


def _technologies(view: YokohamaView, laboratory: LaboratoryView, reader: MerchantView | None) -> Iterator[Label]:
    power = reach(view, areas_by_id(view)[laboratory.id])
    for more, card in zip(laboratory.surcharges, laboratory.technologies, strict=True):
        if card is not None:
            what = say("yokohama-offer-technology", technology=technology(card), value=card.value + more)
            yield _told(what) if reader is None else _told(what, technology_verdict(units(card, more, power, reader)))


def _achievement(view: YokohamaView, tile: AchievementCard, reader: MerchantView | None) -> Label:
    """That the reader has completed an achievement, could, or how far they are in each of its parts."""
    what = say("yokohama-offer-achievement", id=tile.id, need=need(tile))
    if reader is None:
        return _told(what)
    if reader.seat in tile.done:
        return _told(what, say("yokohama-offer-done"))
    have = [(min(progress(view, reader, kind), count), count) for kind, count in tile.need]
    if all(count >= most for count, most in have):
        return _told(what, say("yokohama-pic-ready"))
    each = tuple(say("yokohama-pic-of", count=count, most=most) for count, most in have)
    return _told(what, say("yokohama-offer-progress", each=each))


def _told(what: Label, *verdict: Label) -> Label:
    return say("yokohama-offer-line", what=what, told=len(verdict), verdict=verdict)


def order_verdict(order: Order, owned: Goods) -> Label:
    """Whether an order can be completed, or what it lacks."""
    missing = shortfall(order, owned)
    kinds = [kind for kind, count in zip(GOODS, missing, strict=True) if count]
    if not kinds:
        return say("yokohama-pic-ready")
    if len(kinds) == 1:
        return say("yokohama-pic-short", count=sum(missing), good=good(kinds[0]))
    return say("yokohama-pic-short-goods", count=sum(missing))


def technology_verdict(units: int | None) -> Label:
    """Whether a technology is owned, is paid by power alone, or what it costs besides."""
    if units is None:
        return say("yokohama-closer-owned")
    return say("yokohama-closer-units", count=units)
