"""Ports: orders to be taken."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout_answers import HINT, labelled, only, row_mark, with_twins
from render.core.layout_picks import in_order
from render.core.panel import Menu
from render.core.words_cut import MENU, cut
from render.yokohama.words.figures import lacking
from render.yokohama.words.labels import country_letters, order
from rules.core.labels import Label, say
from rules.yokohama.model.payment import filled
from rules.yokohama.model.terms import COUNTRIES, IMPORT
from rules.yokohama.steps.areas.port import TakeOrders

if TYPE_CHECKING:
    from render.core.context import RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Pick, Question
    from rules.yokohama.model.cards import Order
    from rules.yokohama.model.terms import Zone
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import MerchantView


def take_controls(
    part: Pick, number: int, question: Question, view: YokohamaView, context: RenderContext
) -> tuple[Control, ...]:
    """Orders of a port: each with what it asks for and brings, its zone, and what the merchant lacks of it."""
    there = {
        one.id: (one, zone) for port in view.ports for zone, one in zip(port.zones, port.orders, strict=True) if one
    }
    me = view.merchants[question.seat]
    labels = [order(there[item][0]) for item in part.items]
    details = [_taking(*there[item], me) for item in part.items]
    hint = context.plain(_asked(part))
    every, most = labelled(part.items, labels, details, context), min(part.at_most, len(part.items))
    taken = [part.answer((item,)) for item in part.items]
    marks = [row_mark(question, (one,), context) for one in taken]
    if most > 1:
        return (Menu(f"p{number}", cut(hint, HINT, marks[0]), every, in_order(part), part.at_least, most),)
    words = [
        replace(entry, word=question.write(one), label=cut(entry.label, MENU, mark))
        for entry, one, mark in zip(every, taken, marks, strict=True)
    ]
    ways = with_twins(question, [(one,) for one in taken], words, context)
    return (Menu(f"p{number}", cut(hint, HINT), ways, only),)


def _asked(part: Pick) -> Label:
    """How many orders may be taken, and how a second one is paid."""
    if part.part == "take-import":
        return say("yokohama-part-take-import")
    if min(part.at_most, len(part.items)) == 1:
        return say("yokohama-panel-take-one")
    pair = part.answer(part.items[:2])
    assert isinstance(pair, TakeOrders), "orders are picked"
    return say("yokohama-panel-take-two", pay="import" if filled(pair.paid).goods[IMPORT] else "yen")


def _taking(one: Order, zone: Zone, me: MerchantView) -> Label:
    missing = lacking(one, me.goods)
    icons = me.icons[COUNTRIES.index(one.country)]
    country = country_letters(one.country)
    return say(
        "yokohama-panel-take-detail",
        zone=zone,
        ready=int(not missing),
        missing=missing,
        icons=icons,
        country=country,
    )
