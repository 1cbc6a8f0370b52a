"""Investments and contracts: results in one menu, several at once, under a preset of what is paid for them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import permutations
from typing import TYPE_CHECKING

from render.core.panel import MOST_ENTRIES, Preset
from render.nippon.closeups.mat_figures import bonuses, stock
from render.nippon.panels.modifying import brings, modified, modifier_controls, modifiers
from render.nippon.panels.picking import picking
from render.nippon.panels.sources import source_controls, sources_for, written
from render.nippon.words.labels import goods
from rules.core.labels import say
from rules.nippon.model.parts import INTO, Into, Payment
from rules.nippon.model.phrases import gains_label
from rules.nippon.model.terms import COLOURS, GOODS, LAST_SPACE, LEVELS, Colour, Good
from rules.nippon.steps.actions.invest import Invest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.core.panel import Control
    from render.nippon.panels.asked import Asked
    from rules.core.labels import Label
    from rules.nippon.model.mat_tables import ContractRow

    Result = tuple[Into, Colour | None]

PAID = "p"
"""Letter of the preset: the kinds of goods that are paid, in order, by their numbers."""

_NUMBERS = "".join([str(number) for number in range(len(GOODS))])


def invest_controls(asked: Asked) -> Iterator[Control]:
    """What is paid, then everything it can be paid for."""
    ways = payments(asked)
    if not ways:
        return
    kinds = _chosen(asked, ways)
    known = _results(asked, kinds)
    keys = modifiers(asked, [Invest((Payment(kinds[0], *result),)) for result in known.values()])

    def settle(words: tuple[str, ...]) -> Invest:
        results = [known[word] for word in words]
        orders = (_paying(asked, kinds, order) for order in permutations(results))
        every = (one for order in orders for one in modified(asked, Invest(order), keys))
        return asked.first(every, Invest(_paying(asked, kinds, results)))

    yield from _pay(asked, ways, kinds)
    labels = [_label(asked, result, again) for again, result in enumerate(known.values(), 1)]
    details = [
        brings(asked, _modifier(asked, kinds, result, keys), _detail(asked, result, again))
        for again, result in enumerate(known.values(), 1)
    ]
    entries = asked.entries(tuple(known), labels, details)
    most = min(asked.left, len(kinds))
    if entries:
        costs = tuple([goods(kind, count) for count, kind in enumerate(kinds[:most], asked.doing.done + 1)])
        # Where a preset above names what is paid, the menu need not.
        key = "nippon-panel-invest" if len(ways) == 1 else "nippon-panel-invest-for"
        hint = say(key, left=most, costs=costs)
        yield from picking(asked, "invest", hint, entries, settle, most, partial(written, asked))
    yield from source_controls(asked, [kind for way in ways for kind in way])
    yield from modifier_controls(asked, keys)


def _modifier(asked: Asked, kinds: Sequence[Good], result: Result, keys: Sequence[str]) -> str | None:
    """The factory that modifies the action if this alone is had."""
    one = Invest(_paying(asked, tuple(kinds), (result,)))
    return asked.first(modified(asked, one, keys), one).modifier


def payments(asked: Asked) -> tuple[tuple[Good, ...], ...]:
    """Which kinds can be paid one after the other, the cheapest way first; none of them could be paid on."""
    have, done = stock(asked.me), asked.doing.done

    def on(paid: tuple[Good, ...]) -> Iterator[tuple[Good, ...]]:
        count = done + len(paid) + 1
        able = [
            kind
            for kind, there in have.items()
            if there >= count and kind not in (*paid, *asked.doing.paid) and len(paid) < asked.left
        ]
        if not able and paid:
            yield paid
        for kind in able:
            yield from on((*paid, kind))

    def price(paid: tuple[Good, ...]) -> tuple[int, ...]:
        dear = sum(count * LEVELS[kind] for count, kind in enumerate(paid, done + 1))
        return (-len(paid), dear, *[-have[kind] for kind in reversed(paid)])

    return tuple(sorted(on(()), key=price))


def _chosen(asked: Asked, ways: Sequence[tuple[Good, ...]]) -> tuple[Good, ...]:
    """What is paid: as preset, else the cheapest way."""
    preset = tuple([GOODS[int(one)] for one in asked.presets.get(PAID, "") if one in _NUMBERS])
    return next((way for way in ways if way[: len(preset)] == preset), ways[0])


def _pay(asked: Asked, ways: Sequence[tuple[Good, ...]], kinds: tuple[Good, ...]) -> Iterator[Control]:
    """What is paid, in one preset; if that are too many ways, the first kind in one and the others in another."""
    if len(ways) == 1:
        return
    if len(ways) <= MOST_ENTRIES:
        yield _preset(asked, "pay", ways, kinds, "")
        return
    firsts = tuple(dict.fromkeys([way[:1] for way in ways]))
    yield _preset(asked, "pay", firsts, kinds[:1], "")
    rests = tuple([way for way in ways if way[:1] == kinds[:1]])
    if len(rests) > 1 and asked.left > 1:
        yield _preset(asked, "then", rests[:MOST_ENTRIES], kinds, "then")


def _preset(asked: Asked, slot: str, ways: Sequence[tuple[Good, ...]], chosen: tuple[Good, ...], which: str) -> Control:
    done = asked.doing.done + (1 if which else 0)
    labels = [
        say(
            "nippon-panel-pay",
            which=which or "first",
            goods=tuple([goods(kind, count) for count, kind in enumerate(way[1:] if which else way, done + 1)]),
        )
        for way in ways
    ]
    words = [_word(way) for way in ways]
    shown = asked.entries(words, labels, [None] * len(words))
    return Preset(
        slot,
        asked.hint(say("nippon-panel-pay-hint", which=which or "first")),
        tuple([replace(one, chosen=one.word == _word(chosen)) for one in shown]),
        lambda words: asked.presets.having(PAID, words[0]),
    )


def _word(way: tuple[Good, ...]) -> str:
    return "".join([str(GOODS.index(kind)) for kind in way])


def _paying(asked: Asked, kinds: tuple[Good, ...], results: Sequence[Result]) -> tuple[Payment, ...]:
    return tuple(
        [
            Payment(kind, *result, sources_for(asked, kind, count))
            for count, (kind, result) in enumerate(zip(kinds, results, strict=False), asked.doing.done + 1)
        ]
    )


def _results(asked: Asked, kinds: tuple[Good, ...]) -> dict[str, Result]:
    """Everything that can be had in one of the activations, by its word in the menu."""
    found: dict[str, Result] = {}
    for number in range(1, len(kinds) + 1):
        found["finance" if number == 1 else f"finance.{number}"] = ("finance", None)
    ids: dict[str, Into] = {into: into for into in INTO}
    for row in asked.me.open:
        if not _can(asked, row, kinds):
            continue
        found[row.id] = (ids[row.id], None)
        if row.department == "any":
            found |= {f"{row.id}>{colour}": (ids[row.id], colour) for colour in COLOURS}
    return found


def _can(asked: Asked, row: ContractRow, kinds: tuple[Good, ...]) -> bool:
    """Whether a contract can be fulfilled once what it asks for is paid; the rules judge the answer as a whole."""
    there = len(asked.view.tables.mat.contracts.points) > len(asked.me.contracts)
    return there and (not row.needs or any(kind in row.needs for kind in (*asked.doing.paid, *kinds)))


def _label(asked: Asked, result: Result, again: int) -> Label:
    """What is had: "Finance +2", "contract K3, Accounting (blue): 5 money".

    Args:
        result: What goods are paid for, and the department a contract then activates.
        again: How manieth entry of the menu it is; steps on the Finance track come first, once for each payment.
    """
    into, colour = result
    if into == "finance":
        steps = asked.view.tables.match.investment_steps.value
        return say("nippon-panel-finance", steps=steps, again=again)
    row = next(one for one in asked.me.open if one.id == into)
    which = colour or row.department
    if which == "any":
        return say("nippon-panel-contract-any", contract=into.upper())
    place = next(one for one in asked.view.tables.mat.department if one.colour == which)
    upgraded = which in asked.me.upgraded
    return say(
        "nippon-panel-contract",
        contract=into.upper(),
        colour=which,
        steps=place.steps[1 if upgraded else 0],
        gain=gains_label(place.upgraded if upgraded else place.normal),
    )


def _detail(asked: Asked, result: Result, again: int) -> Label | None:
    """What steps on the Finance track lead to; the contracts say it themselves, and the picture what they count."""
    if result[0] != "finance":
        return None
    steps = asked.view.tables.match.investment_steps.value
    before, after = [bonuses(asked.view, asked.me, "finance", steps * times) for times in (again - 1, again)]
    reached = after[len(before) :]
    value = asked.view.tables.mat.finance.values[min(asked.me.finance[0] + steps * again, LAST_SPACE)]
    return say("nippon-panel-finance-to", value=value, count=len(reached), bonuses=reached)
