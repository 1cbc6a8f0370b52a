"""From which factories goods are paid: the fullest ones, unless a preset names one to be emptied first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.panel import Preset
from render.nippon.words.labels import goods
from rules.core.labels import say
from rules.core.reasons import IllegalAction
from rules.nippon.model.phrases import placed_label

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from render.core.panel import Control
    from render.nippon.panels.asked import Asked
    from rules.core.answers import Answer
    from rules.nippon.model.terms import Good

FROM = "g"
"""Letter of the preset."""

FULLEST = "fullest"


def sources_for(asked: Asked, good: Good, count: int) -> tuple[str, ...]:
    """The factories that pay so many goods: the named one as far as it goes, then others; none for the usual way."""
    own = {factory.key: factory.goods for factory in asked.me.factories if factory.good == good and factory.goods}
    first = asked.presets.get(FROM, FULLEST)
    if first not in own or len(own) < 2:
        return ()
    if own[first] >= count:
        return (first,)
    rest = sorted(own.items(), key=lambda one: -one[1])
    pool = [
        key for key, there in ((first, own[first]), *[one for one in rest if one[0] != first]) for _ in range(there)
    ]
    return tuple(pool[:count])


def written(asked: Asked, answer: Answer) -> str:
    """An answer as the rules write it, where factories that pay by themselves need no word."""
    text = asked.question.write(answer)
    try:
        return asked.question.write(asked.question.read(text))
    except IllegalAction:
        return text


def source_controls(asked: Asked, payable: Iterable[Good]) -> Iterator[Control]:
    """The preset, where goods of a kind that can be paid lie below several factories."""
    kinds = set(payable)
    stocked = [factory for factory in asked.me.factories if factory.goods and factory.good in kinds]
    shared = [one for one in stocked if sum(other.good == one.good for other in stocked) > 1]
    if not shared:
        return
    chosen = asked.presets.get(FROM, FULLEST)
    words = [FULLEST, *[factory.key for factory in shared]]
    labels = [
        say("nippon-panel-fullest"),
        *[
            say("nippon-panel-from", factory=placed_label("from", [one.key]), goods=goods(one.good, one.goods))
            for one in shared
        ],
    ]
    shown = asked.entries(words, labels, [None] * len(words))
    yield Preset(
        "from",
        asked.hint(say("nippon-panel-from-hint")),
        tuple([replace(one, chosen=one.word == chosen) for one in shown]),
        lambda picked: asked.presets.having(FROM, picked[0]),
    )
