"""Chinatown's panel: all exchanges in one menu if they are few, else a form with a field for each good."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from render.core.layout_answers import HINT, entries, only, part_title
from render.core.layout_picks import TITLE
from render.core.panel import MOST_ENTRIES, Entry, Field, Form, Menu
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from render.yokohama.figures import shortfall
from render.yokohama.words.labels import order_name, some_of
from rules.core.labels import Label, say
from rules.yokohama.model.terms import GOODS, TRADE_GOODS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from render.core.face import Face, RenderContext
    from render.core.panel import Control
    from rules.core.decisions import Amounts, Counted, Question
    from rules.yokohama.model.terms import Good, Goods
    from rules.yokohama.view import MerchantView, YokohamaView

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
    return replace(entry, detail=cut(context.words.plain(told[entry.word], context.people), MENU))


def _for_orders(part: Amounts, most: int, view: YokohamaView, me: MerchantView) -> dict[Counted, Label]:
    """The least exchanges that bring all that an order in hand lacks, and which orders they serve."""
    found: dict[Counted, list[str]] = {}
    for one in view.hand or ():
        short = _purchases(shortfall(one, me.goods), me)
        spare = tuple(max(0, have - asked) for have, asked in zip(me.goods, one.goods, strict=True))
        ways = (_counts(part, short, sold) for sold in _sales(spare, most - sum(short))) if any(short) else ()
        plan = next((counts for counts in ways if part.refuse(counts) is None), None)
        if plan is not None:
            found.setdefault(plan, []).append(order_name(one.id))
    return {plan: say("yokohama-panel-trade-order", orders=tuple(names)) for plan, names in found.items()}


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
    worth = {MINED} if mines(me) else set()
    found: list[Counted] = []
    for size in range(1, most + 1):
        for chosen in combinations_with_replacement(range(len(part.kinds)), size):
            counts = tuple(chosen.count(kind) for kind in range(len(part.kinds)))
            bought = {part.kinds[kind][1:] for kind in chosen if part.kinds[kind].startswith("+")}
            sold = {part.kinds[kind][1:] for kind in chosen if part.kinds[kind].startswith("-")}
            if bought & sold <= worth and part.refuse(counts) is None:
                found.append(counts)
    return tuple(found)


def _form(part: Amounts, number: int, most: int, view: YokohamaView, me: MerchantView, context: RenderContext) -> Form:
    fields = []
    for kind, owned, price in zip(GOODS, me.goods, view.prices, strict=True):
        steps = _steps(kind, most, owned, price, me, context)
        name = context.words.plain(say("yokohama-panel-trade-good", good=kind, price=price, have=owned), context.people)
        fields.append(Field(f"g{kind}", cut(name, TITLE), None, steps, 0, 1))
    return Form(
        slot=f"o{number}",
        label=cut(context.words.text("yokohama-panel-trade-form"), BUTTON),
        title=cut(context.words.text("yokohama-panel-trade-title", most=most, yen=me.yen), TITLE),
        fields=tuple(fields),
        compose=_counted(part),
    )


def _steps(
    kind: Good, most: int, owned: int, price: int, me: MerchantView, context: RenderContext
) -> tuple[Entry, ...]:
    """What may be done with one good: sell so many, buy so many; copper both, where buying brings one more."""
    sells = range(1, min(most, owned) + 1) if GOODS.index(kind) < TRADE_GOODS else range(0)
    steps = [(count, 0) for count in reversed(sells)] + [(0, count) for count in range(1, most + 1)]
    if kind == MINED and mines(me):
        steps += [(sold, most_bought) for most_bought in range(1, most) for sold in range(1, most - most_bought + 1)]
    said = [
        say(
            "yokohama-panel-exchange",
            sold=sold,
            bought=bought,
            what=some_of(kind, sold or bought),
            yen=abs(sold - bought) * price,
        )
        for sold, bought in steps
    ]
    labels = [context.words.plain(label, context.people) for label in said]
    words = [f"{kind}.{sold}.{bought}" for sold, bought in steps]
    return tuple(Entry(word, label) for word, label in zip(words, cut_apart(labels, MENU), strict=True))


def mines(me: MerchantView) -> bool:
    """Whether copper that is bought brings one more."""
    return any(one.name == "mining" for one in me.technologies)


def _counted(part: Amounts) -> Callable[[Mapping[str, tuple[str, ...]]], str]:
    """What turns the chosen steps of all goods into the answer."""

    def compose(chosen: Mapping[str, tuple[str, ...]]) -> str:
        counts = dict.fromkeys(part.kinds, 0)
        for word in (word for words in chosen.values() for word in words):
            kind, sold, bought = word.split(".")
            for sign, count in (("-", int(sold)), ("+", int(bought))):
                if count:
                    counts[sign + kind] = count
        return part.notation(tuple(counts[kind] for kind in part.kinds))

    return compose
