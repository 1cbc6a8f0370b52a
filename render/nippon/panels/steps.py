"""R&D and Mining: each number of steps on a button, or where more is to be said of them in a menu."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeAlias

from render.core.languages import LANGUAGES
from render.core.layout_answers import in_two_rows, row_button
from render.core.panel import AnswerButton, Toggle
from render.core.words import Words
from render.core.words_cut import BUTTON, cut
from render.core.words_icons import icon_in
from render.nippon.closeups.mat_figures import bonuses
from render.nippon.panels.modifying import brings, modified, modifier_controls, modifiers
from render.nippon.panels.picking import single
from rules.core.labels import say
from rules.nippon.model.terms import LAST_SPACE
from rules.nippon.steps.actions.research import Mine, Research

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from render.core.context import RenderContext
    from render.core.panel import Control
    from render.nippon.panels.asked import Asked
    from rules.core.decisions import Choice, Plan
    from rules.core.labels import Label

    _Row: TypeAlias = tuple[Research | Mine, Plan | None, Label]
    """Steps, the same with the end of the turn if nothing else is left, and in words."""


GOES_ON = "o"
"""Letter of the preset that leaves the turn open after the steps."""


def step_controls(asked: Asked, part: Choice) -> Iterator[Control]:
    """Each number of steps, with the value they lead to and the bonuses they reach.

    A menu has room for what a factory adds and for many bonuses, where buttons have not.
    """
    offers = [answer for answer in part.offers if isinstance(answer, Research | Mine)]
    first = {answer.steps: answer for answer in reversed(offers)}
    keys = _keys(asked, offers)
    settled = [_settled(asked, first[steps], keys) for steps in dict.fromkeys([answer.steps for answer in offers])]
    reached = [_reached(asked, answer) for answer in settled]
    told = [_label(asked, answer, some) for answer, some in zip(settled, reached, strict=True)]
    if not keys:
        rows = [(answer, asked.question.closed((answer,)), one) for answer, one in zip(settled, told, strict=True)]
        if not _too_long(asked, rows):
            yield from _buttons(asked, rows)
            return
    labels = [_label(asked, answer, ()) for answer in settled]
    whys = [say("nippon-panel-reaches", bonuses=some) if some else None for some in reached]
    details = [brings(asked, answer.modifier, why) for answer, why in zip(settled, whys, strict=True)]
    entries = asked.entries([*map(asked.question.write, settled)], labels, details)
    yield single(asked, "steps", say(f"nippon-part-{part.part}"), entries, settled)
    yield from modifier_controls(asked, keys)


def _too_long(asked: Asked, rows: Sequence[_Row]) -> bool:
    """Whether a button needs more than two rows of a phone in any language: the words of a panel are those of all."""
    readers = [replace(asked.context, words=Words.of(lang)) for lang in LANGUAGES]
    labels = (button.label for reader in readers for button in _laid(asked, rows, reader))
    return not all(map(in_two_rows, labels))


def _laid(asked: Asked, rows: Sequence[_Row], reader: RenderContext) -> list[AnswerButton]:
    return [row_button(asked.question, (answer,), end, label, reader) for answer, end, label in rows]


def _buttons(asked: Asked, rows: Sequence[_Row]) -> Iterator[Control]:
    """A button for each number of steps, which ends the turn too where nothing else is left, unless that is put off."""
    goes_on = asked.presets.get(GOES_ON, "") == "1"
    for (answer, end, label), button in zip(rows, _laid(asked, rows, asked.context), strict=True):
        if end is not None and goes_on:
            yield AnswerButton(asked.question.write(answer), asked.plain(label), icon=icon_in(label))
        else:
            # A label that says so much needs the room of an icon.
            yield button if end is None else replace(button, style="primary", icon=None)
    if any(end is not None for _, end, _ in rows):
        other = cut(asked.plain(say("nippon-panel-goes-on", ends=int(not goes_on))), BUTTON)
        carry = asked.presets.without(GOES_ON) if goes_on else asked.presets.having(GOES_ON, "1")
        yield Toggle("goeson", other, carry)


def _keys(asked: Asked, offers: list[Research | Mine]) -> tuple[str, ...]:
    research = [answer for answer in offers if isinstance(answer, Research)]
    return modifiers(asked, research) or modifiers(asked, [answer for answer in offers if isinstance(answer, Mine)])


def _settled(asked: Asked, answer: Research | Mine, keys: tuple[str, ...]) -> Research | Mine:
    if isinstance(answer, Research):
        return asked.first(modified(asked, answer, keys), answer)
    return asked.first(modified(asked, answer, keys), answer)


def _reached(asked: Asked, answer: Research | Mine) -> tuple[Label, ...]:
    """The bonuses that the marker reaches or passes."""
    return bonuses(asked.view, asked.me, "rnd" if isinstance(answer, Research) else "mining", answer.steps)


def _label(asked: Asked, answer: Research | Mine, reached: tuple[Label, ...]) -> Label:
    """How far the marker goes, for what price: "3 steps for 6 money: value 5, Accounting"; at the track's end none."""
    mat, match = asked.view.tables.mat, asked.view.tables.match
    research = isinstance(answer, Research)
    track, (space, _) = (mat.rnd, asked.me.rnd) if research else (mat.mining, asked.me.mining)
    after = min(space + answer.steps, LAST_SPACE)
    price = match.step_prices.value[answer.steps - 1]
    return say(
        "nippon-panel-steps",
        track="rnd" if research else "mining",
        steps=after - space,
        money=price,
        silk=max(price - asked.me.money, 0),
        value=track.values[after],
        count=len(reached),
        bonuses=reached,
    )
