"""Amounts: ready answers first, then every other one, thing by thing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from render.core.layout_answers import HINT, answer_menu
from render.core.layout_picks import MOST_FIELDS, TITLE
from render.core.panel import MOST_ENTRIES, Entry, Field, Form, Menu
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from render.core.words_icons import icon_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from render.core.context import RenderContext
    from render.core.face import Face
    from render.core.panel import Control
    from rules.core.decisions import Amounts, Counted, Question
    from rules.core.labels import Label


def amounts_controls(
    part: Amounts, number: int, title: str, question: Question, context: RenderContext, face: Face
) -> tuple[Control, ...]:
    """Amounts: all answers in one menu if they are at most 25, else the suggested ones and a way to all others.

    Args:
        number: Their number in the question.
    """
    ready = ready_answers(part)
    suggested = answer_menu(f"a{number}", title, question, [part.answer(one) for one in ready], context)
    if prod(bound + 1 for bound in part.bounds) <= MOST_ENTRIES:
        return (suggested,)
    own = own_amounts(part, f"o{number}", context.words.text("house-part-own", what=title), context, face.thing)
    return (suggested, own) if ready else (own,)


def ready_answers(part: Amounts) -> tuple[Counted, ...]:
    """The suggested answers, and behind them all others where the bounds leave at most 25."""
    suggested = part.suggest()
    if prod(bound + 1 for bound in part.bounds) > MOST_ENTRIES:
        return suggested
    every = product(*(range(bound + 1) for bound in part.bounds))
    return (*suggested, *(one for one in every if one not in suggested and part.refuse(one) is None))


def own_amounts(
    part: Amounts,
    slot: str,
    title: str,
    context: RenderContext,
    thing: Callable[[str], Label],
    groups: Sequence[tuple[str, tuple[str, ...]]] | None = None,
    *,
    beside: bool = False,
) -> Menu | Form:
    """The way to every answer: a menu with one entry for each single thing, or a form if they are more than 25.

    Args:
        groups: Name and kinds of each field of the form, at most five; left out, the kinds are spread evenly.
        beside: Whether it is a form, whose button stands beside others, however few things there are.
    """
    every = tuple(entry for kind in part.kinds for entry in single_things(part, kind, context, thing))
    if len(every) <= MOST_ENTRIES and not beside:
        labels = cut_apart([entry.label for entry in every], MENU)
        named = tuple(replace(entry, label=label) for entry, label in zip(every, labels, strict=True))
        return Menu(slot, cut(title, HINT), named, counted(part), 1, len(named))
    shown = groups or spread(part, title, context)
    return Form(
        slot=slot,
        label=cut(context.words.text("house-part-form", what=title), BUTTON),
        title=cut(title, TITLE),
        fields=tuple(
            kinds_field(part, f"{slot}k{place}", name, kinds, context, thing)
            for place, (name, kinds) in enumerate(shown)
            if any(part.bounds[part.kinds.index(kind)] for kind in kinds)
        ),
        compose=counted_fields(part),
    )


def kinds_field(
    part: Amounts, slot: str, name: str, kinds: tuple[str, ...], context: RenderContext, thing: Callable[[str], Label]
) -> Field:
    """Field of a form with the single things of some kinds; more than 25 have to be typed."""
    every = tuple(entry for kind in kinds for entry in single_things(part, kind, context, thing))
    shown = every[:MOST_ENTRIES]
    more = context.words.text("house-part-typed", n=len(every) - len(shown)) if len(every) > len(shown) else None
    return Field(slot, cut(name, TITLE), more, shown, 0, len(shown))


def single_things(part: Amounts, kind: str, context: RenderContext, thing: Callable[[str], Label]) -> tuple[Entry, ...]:
    """Each single thing of a kind: "red 5", "red 5 (second)"."""
    name, icon = context.plain(thing(kind)), icon_in(thing(kind))
    return tuple(
        Entry(f"{kind}.{n}", name if n == 1 else context.words.text("house-second", what=name, n=n), icon=icon)
        for n in range(1, part.bounds[part.kinds.index(kind)] + 1)
    )


def spread(part: Amounts, title: str, context: RenderContext) -> list[tuple[str, tuple[str, ...]]]:
    """The kinds in up to five groups of neighbours."""
    size = -(-len(part.kinds) // MOST_FIELDS)
    starts = range(0, len(part.kinds), size)
    return [
        (context.words.text("house-part-group", what=title, n=place + 1), part.kinds[start : start + size])
        for place, start in enumerate(starts)
    ]


def counted(part: Amounts) -> Callable[[Iterable[str]], str]:
    """What turns chosen single things, in any order, into the answer."""

    def compose(words: Iterable[str]) -> str:
        count = Counter(word.rpartition(".")[0] for word in set(words))
        return part.notation(tuple(count[kind] for kind in part.kinds))

    return compose


def counted_fields(part: Amounts) -> Callable[[Mapping[str, tuple[str, ...]]], str]:
    """What turns the chosen single things of all fields of a form into the answer."""
    compose = counted(part)
    return lambda chosen: compose(word for words in chosen.values() for word in words)
