"""Church: a space and a payment of one's own, picked together.

Source: "Kirche" (dlp 2017), "CHURCH" (Synapses 2024); ruling Y-R15.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core.decisions import Pick
from rules.core.labels import say
from rules.core.reasons import Reason
from rules.yokohama import boards
from rules.yokohama.actions import PlaceInChurch
from rules.yokohama.model.headings import CHURCH
from rules.yokohama.model.terms import GOODS, YEN_PER_UNIT, Goods
from rules.yokohama.notation import write

if TYPE_CHECKING:
    from rules.core.decisions import Picked
    from rules.core.rng import Rng
    from rules.yokohama.frames import AskChurch
    from rules.yokohama.model.facts import Facts
    from rules.yokohama.model.state import State

YEN = "2y"
"""Word of the payment in yen; spaces go by their faith."""


def church_pick(facts: Facts, state: State, frame: AskChurch) -> Pick:
    """A pick of one space and of what is paid for it; paying too much is legal."""
    needs = sorted({facts.church[space].need for space in boards.church_spaces(facts, state, frame)})
    paid: list[str] = [name for name, count in zip(GOODS, state.me.goods, strict=True) if count]
    if state.me.yen >= YEN_PER_UNIT:
        paid.append(YEN)
    items = (*map(str, needs), *paid)
    return Pick(
        part="church-pay",
        items=items,
        at_least=1,
        at_most=1 + len(paid),
        refuse=lambda picked: _refuse(facts, state, frame, items, picked),
        suggest=lambda: tuple(
            _picked(boards.cheapest(facts, state, frame, space)) for space in _best(facts, state, frame)
        ),
        sample=lambda rng: _sample(state, frame, needs, rng),
        notation=lambda picked: write(_action(picked)),
    )


def _best(facts: Facts, state: State, frame: AskChurch) -> list[int]:
    """The five spaces that ask for most faith."""
    spaces = {facts.church[space].need: space for space in reversed(boards.church_spaces(facts, state, frame))}
    return [spaces[need] for need in sorted(spaces, reverse=True)][:5]


def _action(picked: Picked) -> PlaceInChurch:
    faith = next(int(word) for word in picked if word.isdecimal())
    copper, silk, tea, fish, imports = (int(good in picked) for good in GOODS)
    return PlaceInChurch(faith, (copper, silk, tea, fish, imports), YEN in picked)


def _picked(action: PlaceInChurch) -> Picked:
    paid = [name for name, count in zip(GOODS, action.goods, strict=True) if count]
    return (str(action.faith), *paid, *([YEN] if action.yen else []))


def _refuse(facts: Facts, state: State, frame: AskChurch, items: tuple[str, ...], picked: Picked) -> Reason | None:
    if any(word not in items for word in picked) or sum(word.isdecimal() for word in picked) != 1:
        return Reason(say("yokohama-church-one-space"), CHURCH)
    return boards.refuse_church(facts, state, frame, _action(picked))


def _sample(state: State, frame: AskChurch, needs: list[int], rng: Rng) -> Picked:
    """Any space with any payment that suffices."""
    need = needs[rng.below(len(needs))]
    payments: list[tuple[Goods, bool]] = [
        (goods, yen) for goods, yen in boards.all_church_payments(state) if frame.power + sum(goods) + yen >= need
    ]
    goods, yen = payments[rng.below(len(payments))]
    return _picked(PlaceInChurch(need, goods, yen))
