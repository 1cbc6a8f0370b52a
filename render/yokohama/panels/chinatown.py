"""Chinatown's panel: all exchanges in one menu if they are few, else a form with a field for each good."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from render.core.layout_answers import HINT, entries, labelled, only, part_title
from render.core.layout_picks import TITLE
from render.core.panel import MOST_ENTRIES, Entry, Field, Form, Menu
from render.core.words_cut import BUTTON, MENU, cut
from render.yokohama.words.figures import shortfall
from render.yokohama.words.labels import order_name, some_of
from rules.core.labels import Label, say
from rules.yokohama.model.terms import GOODS, TRADE_GOODS
from rules.yokohama.steps.areas.exchanges import Trade

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.panel import Control
    from rules.core.answers import Answer
    from rules.core.decisions import Amounts, Counted, Question
    from rules.yokohama.model.cards import Order
    from rules.yokohama.model.terms import Good, Goods
    from rules.yokohama.view import YokohamaView
    from rules.yokohama.view.table import MerchantView

FEW = 2
"""Exchanges up to which all plans are looked through."""

MINED = "copper"
"""The good of which the Mining Technology brings one more."""


def trade_controls(
    part: Amounts, number: int, question: Question, view: YokohamaView, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """Ready exchanges, those that serve an order in hand first, and the form in which all others can be set up."""
    most, me = max(part.bounds), view.merchants[question.seat]
    plans = _plans(part, most, me) if most <= FEW else None
    listed = plans is not None and len(plans) <= MOST_ENTRIES
    useful = _for_orders(part, most, view, me)
    ready = dict.fromkeys((*useful, *(plans if plans is not None and listed else part.suggest())))
    if not ready:
        return (_form(part, number, most, view, me, context),)
    title = cut(part_title(face, part, context), HINT)
    told = {part.notation(counts): detail for counts, detail in useful.items()}
    every = entries(question, [part.answer(one) for one in ready], context)
    menu = Menu(f"a{number}", title, tuple(_told(entry, told, context) for entry in every), only)
    return (menu,) if listed else (menu, _form(part, number, most, view, me, context))


def _told(entry: Entry, told: Mapping[str, Label], context: RenderContext) -> Entry:
    """An entry that says which order it serves."""
    if entry.word not in told:
        return entry
    return replace(entry, detail=cut(context.plain(told[entry.word]), MENU))


def _for_orders(part: Amounts, most: int, view: YokohamaView, me: MerchantView) -> dict[Counted, Label]:
    """The least exchanges that bring all that an order in hand lacks, and which orders they serve."""
    found: dict[Counted, list[Order]] = {}
    for one in view.hand or ():
        short = _purchases(shortfall(one, me.goods), me)
        spare = tuple(max(0, have - asked) for have, asked in zip(me.goods, one.goods, strict=True))
        ways = (_counts(part, short, sold) for sold in _sales(spare, most - sum(short))) if any(short) else ()
        plan = next((counts for counts in ways if part.refuse(counts) is None), None)
        if plan is not None:
            found.setdefault(plan, []).append(one)
    return {plan: _served(part, plan, orders, me) for plan, orders in found.items()}


def _served(part: Amounts, plan: Counted, orders: Sequence[Order], me: MerchantView) -> Label:
    """Which orders an exchange serves: all of them, or, as none leaves enough for another, one of them."""
    trade = part.answer(plan)
    assert isinstance(trade, Trade), "exchanges are counted out"
    more = (int(bool(trade.bought[0]) and mines(me)), *[0] * (len(GOODS) - 1))
    after = [sum(each) - out for *each, out in zip(me.goods, trade.bought, more, trade.sold, strict=True)]
    due = [sum(counts) for counts in zip(*[one.goods for one in orders], strict=True)]
    both = all(have >= asked for have, asked in zip(after, due, strict=False))
    names = tuple([order_name(one.id) for one in orders])
    return say("yokohama-panel-trade-order", orders=names, together=int(both))


def _purchases(short: Goods, me: MerchantView) -> Goods:
    """What has to be bought to have so much more: of copper one less, if the first purchase brings two."""
    copper, silk, tea, fish, imports = short
    return copper - int(copper > 1 and mines(me)), silk, tea, fish, imports


def _sales(spare: tuple[int, ...], most: int) -> Iterator[tuple[int, ...]]:
    """Goods that could be sold, the fewest first; none at all to begin with."""
    for size in range(most + 1):
        for chosen in combinations_with_replacement(range(TRADE_GOODS), size):
            sold = tuple(chosen.count(kind) for kind in range(TRADE_GOODS))
            if all(count <= there for count, there in zip(sold, spare, strict=False)):
                yield sold


def _counts(part: Amounts, bought: tuple[int, ...], sold: tuple[int, ...]) -> Counted:
    signed = {f"+{kind}": count for kind, count in zip(GOODS, bought, strict=True)}
    signed |= {f"-{kind}": count for kind, count in zip(GOODS, sold, strict=False)}
    return tuple(signed[kind] for kind in part.kinds)


def _plans(part: Amounts, most: int, me: MerchantView) -> tuple[Counted, ...]:
    """Every plan of at most so many exchanges that does not sell what it buys, unless buying it brings one more."""
    worth = MINED if mines(me) else None
    found: list[Counted] = []
    for size in range(1, most + 1):
        for chosen in combinations_with_replacement(range(len(part.kinds)), size):
            counts = tuple(chosen.count(kind) for kind in range(len(part.kinds)))
            if _both_ways(part.answer(counts)) <= {worth} and part.refuse(counts) is None:
                found.append(counts)
    return tuple(found)


def _both_ways(answer: Answer) -> set[Good]:
    """Goods that an exchange sells and buys."""
    assert isinstance(answer, Trade), "exchanges are counted out"
    return {good for good, out, into in zip(GOODS, answer.sold, answer.bought, strict=True) if out and into}


def _form(part: Amounts, number: int, most: int, view: YokohamaView, me: MerchantView, context: RenderContext) -> Form:
    fields: list[Field] = []
    known: dict[str, tuple[Good, int, int]] = {}
    for kind, owned, price in zip(GOODS, me.goods, view.prices, strict=True):
        steps = {f"{kind}.{sold}.{bought}": (kind, sold, bought) for sold, bought in _steps(kind, most, owned, me)}
        labels = [_step(*step, price) for step in steps.values()]
        every = labelled(tuple(steps), labels, [None] * len(labels), context)
        name = context.plain(say("yokohama-panel-trade-good", good=kind, price=price, have=owned))
        fields.append(Field(f"g{kind}", cut(name, TITLE), None, every, 0, 1))
        known |= steps
    return Form(
        slot=f"o{number}",
        label=cut(context.words.text("yokohama-panel-trade-form"), BUTTON),
        title=cut(context.words.text("yokohama-panel-trade-title", most=most, yen=me.yen), TITLE),
        fields=tuple(fields),
        compose=lambda chosen: part.write(_trade([known[word] for words in chosen.values() for word in words])),
    )


def _steps(kind: Good, most: int, owned: int, me: MerchantView) -> list[tuple[int, int]]:
    """What may be done with one good: sell so many, buy so many; copper both, where buying brings one more."""
    sells = range(1, min(most, owned) + 1) if GOODS.index(kind) < TRADE_GOODS else range(0)
    steps = [(count, 0) for count in reversed(sells)] + [(0, count) for count in range(1, most + 1)]
    if kind == MINED and mines(me):
        steps += [(sold, most_bought) for most_bought in range(1, most) for sold in range(1, most - most_bought + 1)]
    return steps


def _step(kind: Good, sold: int, bought: int, price: int) -> Label:
    what, yen = some_of(kind, sold or bought), abs(sold - bought) * price
    return say("yokohama-panel-exchange", sold=sold, bought=bought, what=what, yen=yen)


def _trade(steps: Sequence[tuple[Good, int, int]]) -> Trade:
    """The chosen steps of all goods as one answer."""
    out = {kind: sold for kind, sold, _ in steps}
    into = {kind: bought for kind, _, bought in steps}
    copper, silk, tea, fish, imports = (out.get(kind, 0) for kind in GOODS)
    sold = (copper, silk, tea, fish, imports)
    copper, silk, tea, fish, imports = (into.get(kind, 0) for kind in GOODS)
    return Trade(sold, (copper, silk, tea, fish, imports))


def mines(me: MerchantView) -> bool:
    """Whether copper that is bought brings one more."""
    return any(one.name == "mining" for one in me.technologies)
