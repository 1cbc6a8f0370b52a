"""Chinatown's panel: all exchanges in one menu if they are few, else a form with a field for each good."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from render.core.layout_answers import answer_menu, part_title
from render.core.layout_picks import TITLE
from render.core.panel import MOST_ENTRIES, Entry, Field, Form
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from render.yokohama.labels import good
from rules.core.labels import say
from rules.yokohama.terms import GOODS, TRADE_GOODS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from render.core.face import Desk, Face
    from render.core.panel import Control
    from rules.core.decisions import Amounts, Counted, Question
    from rules.yokohama.terms import Good
    from rules.yokohama.view import MerchantView, YokohamaView

FEW = 2
"""Exchanges up to which all plans are looked through."""


def trade_controls(
    part: Amounts, number: int, question: Question, view: YokohamaView, desk: Desk, face: Face
) -> tuple[Control, ...]:
    """Ready exchanges, and the form in which every other plan can be set up."""
    most = max(part.bounds)
    plans = _plans(part, most) if most <= FEW else None
    ready = part.suggest() if plans is None or len(plans) > MOST_ENTRIES else plans
    title = part_title(face, part, desk)
    menu = answer_menu(f"a{number}", title, question, [part.notation(one) for one in ready], desk)
    if ready is plans:
        return (menu,)
    form = _form(part, number, most, view.merchants[question.seat], desk)
    return (menu, form) if ready else (form,)


def _plans(part: Amounts, most: int) -> tuple[Counted, ...]:
    """Every plan of at most so many exchanges that does not sell what it buys."""
    found: list[Counted] = []
    for size in range(1, most + 1):
        for chosen in combinations_with_replacement(range(len(part.kinds)), size):
            counts = tuple(chosen.count(kind) for kind in range(len(part.kinds)))
            bought = {part.kinds[kind][1:] for kind in chosen if part.kinds[kind].startswith("+")}
            sold = {part.kinds[kind][1:] for kind in chosen if part.kinds[kind].startswith("-")}
            if not bought & sold and part.refuse(counts) is None:
                found.append(counts)
    return tuple(found)


def _form(part: Amounts, number: int, most: int, me: MerchantView, desk: Desk) -> Form:
    fields = []
    for kind, owned in zip(GOODS, me.goods, strict=True):
        entries = _steps(kind, most, owned, me, desk)
        name = desk.words.plain(say("yokohama-panel-trade-good", good=good(kind), have=owned), desk.people)
        fields.append(Field(f"g{kind}", cut(name, TITLE), None, entries, 0, 1))
    return Form(
        slot=f"o{number}",
        label=cut(desk.words.text("yokohama-panel-trade-form"), BUTTON),
        title=cut(desk.words.text("yokohama-panel-trade-title", most=most, yen=me.yen), TITLE),
        fields=tuple(fields),
        compose=_counted(part),
    )


def _steps(kind: Good, most: int, owned: int, me: MerchantView, desk: Desk) -> tuple[Entry, ...]:
    """What may be done with one good: sell so many, buy so many; copper both, where buying brings one more."""
    sells = range(1, min(most, owned) + 1) if GOODS.index(kind) < TRADE_GOODS else range(0)
    steps = [(count, 0) for count in reversed(sells)] + [(0, count) for count in range(1, most + 1)]
    if kind == "copper" and any(one.name == "mining" for one in me.technologies):
        steps += [(sold, most_bought) for most_bought in range(1, most) for sold in range(1, most - most_bought + 1)]
    labels = [
        desk.words.plain(say("yokohama-panel-exchange", sold=sold, bought=bought, good=good(kind)), desk.people)
        for sold, bought in steps
    ]
    words = [f"{kind}.{sold}.{bought}" for sold, bought in steps]
    return tuple(Entry(word, label) for word, label in zip(words, cut_apart(labels, MENU), strict=True))


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
