"""The post of a day: what came of yesterday's position, and the one of today."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from bot.discord.ids import Press
from bot.discord.message import HARBOUR, Button, Divider, Image, Message, Text, row
from bot.discord.screens.planned import told
from bot.discord.screens.reader import game_name, render_context
from rules.core.labels import Who
from rules.core.reasons import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.days import Announced, Position
    from bot.discord.message import Part
    from render.core.words import Words


MOST: Final = 5
"""Choices that are told; of more the most frequent ones."""


def day_message(announced: Announced, words: Words) -> Message | None:
    """What a day's post says; None if there is neither a position nor anything to say of the last one."""
    parts: list[Part] = []
    if announced.before is not None:
        parts.append(Text("\n".join(_of_yesterday(announced.before, announced, words))))
    if announced.today is not None:
        parts += [*([Divider()] if parts else []), *_of_today(announced.today, words)]
    return Message(tuple(parts), HARBOUR, silent=True) if parts else None


def _of_today(at: Position, words: Words) -> list[Part]:
    loaded = at.loaded
    who = words.name(loaded.everyone, Who(at.turn.seat))
    text = words.text("day-title", game=game_name(words, loaded.info.game), who=who)
    picture = loaded.face.table(loaded.match.view(None), None, render_context(loaded, words))
    play = Button(words.text("day-play"), Press("today", loaded.info.id), "primary")
    return [Text(text), Image(picture), row(play)]


def _of_yesterday(at: Position, announced: Announced, words: Words) -> list[str]:
    """What was played, what people chose, and what the best player thinks."""
    who = words.name(at.loaded.everyone, Who(at.turn.seat))
    lines = [words.text("day-played", who=who, what=_said(at, at.turn.played, words))]
    chosen = Counter(_said(at, choice.answers, words) for _, choice in announced.chosen)
    lines += [words.text("day-choice", n=count, what=what) for what, count in chosen.most_common(MOST)]
    lines += [] if chosen else [words.text("day-no-one")]
    judged = at.day.judged
    if judged is not None:
        best = _said(at, judged.answers, words)
        ahead = words.number(judged.ahead)
        lines.append(words.text("day-judged", what=best, ahead=ahead, same="yes" if not judged.ahead else "no"))
    streak = max((choice.streak or 0 for _, choice in announced.chosen), default=0)
    return [*lines, *([words.text("day-streak", n=streak)] if streak > 1 else [])]


def _said(at: Position, answers: Sequence[str], words: Words) -> str:
    """A turn in words; in notation where something that was drawn stands in the way."""
    try:
        return " · ".join(told(at.start, answers, words))
    except IllegalAction:
        return "; ".join(answers)
