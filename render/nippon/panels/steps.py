"""R&D and Mining: one button for each number of steps, which ends the turn too where nothing else is left."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from render.core.layout_answers import ending_button
from render.core.panel import AnswerButton, Toggle
from render.core.words_cut import BUTTON, cut
from render.core.words_icons import icon_in
from render.nippon.closeups.mat_figures import bonuses
from render.nippon.panels.modifying import brings, modified, modifier_controls, modifiers
from rules.core.labels import say
from rules.nippon.model.terms import LAST_SPACE
from rules.nippon.steps.actions.research import Mine, Research

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.panel import Control
    from render.nippon.panels.asked import Asked
    from rules.core.decisions import Choice
    from rules.core.labels import Label


GOES_ON = "o"
"""Letter of the preset that leaves the turn open after the steps."""


def step_controls(asked: Asked, part: Choice) -> Iterator[Control]:
    """A button for each number of steps, with the value they lead to and the bonuses they reach."""
    offers = [answer for answer in part.offers if isinstance(answer, Research | Mine)]
    first = {answer.steps: answer for answer in reversed(offers)}
    keys = _keys(asked, offers)
    settled = [_settled(asked, first[steps], keys) for steps in dict.fromkeys([answer.steps for answer in offers])]
    goes_on = asked.presets.get(GOES_ON, "") == "1"
    for answer in settled:
        told = _told(asked, first[answer.steps], answer)
        if goes_on:
            label = cut(asked.plain(told), BUTTON)
            yield AnswerButton(asked.question.write(answer), label, icon=icon_in(told))
        else:
            button = ending_button(asked.question, (answer,), told, asked.context)
            # A label that says so much needs the room of an icon.
            ends = button.style == "success"
            yield replace(button, style="primary", icon=None) if ends else button
    yield from modifier_controls(asked, keys)
    if any(asked.question.closed((answer,)) is not None for answer in settled):
        label = cut(asked.plain(say("nippon-panel-goes-on", ends=int(not goes_on))), BUTTON)
        carry = asked.presets.without(GOES_ON) if goes_on else asked.presets.having(GOES_ON, "1")
        yield Toggle("goeson", label, carry)


def _told(asked: Asked, answer: Research | Mine, settled: Research | Mine) -> Label:
    """Steps with what they lead to, and what a factory adds to that."""
    label, more = _label(asked, answer), brings(asked, settled.modifier, None)
    return label if more is None else say("nippon-tell-then", first=label, then=more)


def _keys(asked: Asked, offers: list[Research | Mine]) -> tuple[str, ...]:
    research = [answer for answer in offers if isinstance(answer, Research)]
    return modifiers(asked, research) or modifiers(asked, [answer for answer in offers if isinstance(answer, Mine)])


def _settled(asked: Asked, answer: Research | Mine, keys: tuple[str, ...]) -> Research | Mine:
    if isinstance(answer, Research):
        return asked.first(modified(asked, answer, keys), answer)
    return asked.first(modified(asked, answer, keys), answer)


def _label(asked: Asked, answer: Research | Mine) -> Label:
    """How far the marker goes, for what price: "+3 for 12 money: value 5, Accounting"; at the track's end no step."""
    mat, match = asked.view.tables.mat, asked.view.tables.match
    research = isinstance(answer, Research)
    track, (space, _) = (mat.rnd, asked.me.rnd) if research else (mat.mining, asked.me.mining)
    after = min(space + answer.steps, LAST_SPACE)
    price = match.step_prices.value[answer.steps - 1]
    reached = bonuses(asked.view, asked.me, "rnd" if research else "mining", answer.steps)
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
