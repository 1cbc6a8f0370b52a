"""Extras before and after the main action, the 5-power token with the building, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_answers import HINT, answer_button, answer_menu, entries, only, part_title
from render.core.panel import MOST_ENTRIES, Answer, Entry, Menu
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from rules.core.labels import say

if TYPE_CHECKING:
    from render.core.face import Desk, Face
    from render.core.panel import Control
    from rules.core.decisions import Choice, Question
    from rules.yokohama.view import Reward, YokohamaView

THEN = "; "
"""Joins answers that are played one after the other."""


def extra_controls(part: Choice, number: int, question: Question, desk: Desk) -> tuple[Control, ...]:
    """Orders and achievements in one menu, several at once; it stands where the first of them does."""
    kinds = [one for one in question.parts if one.kind == "choice" and one.part in {"order", "achieve"}]
    if part is not kinds[0]:
        return ()
    answers = [answer for one in kinds for answer in one.answers]
    every = entries(question, answers, desk)
    hint = desk.words.text("yokohama-panel-extras", first=int(question.kind == "place"))
    return (Menu(f"x{number}", cut(hint, HINT), every, THEN.join, 1, len(every)),)


def agent_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, desk: Desk
) -> tuple[Control, ...]:
    """Areas to which a foreign agent may be sent."""
    left = len(view.merchants[question.seat].agents)
    hint = desk.words.text("yokohama-panel-agents", first=int(question.kind == "place"), left=left)
    return (answer_menu(f"c{number}", hint, question, part.answers, desk),)


def bonus_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, desk: Desk, face: Face
) -> tuple[Control, ...]:
    """Token and building as one list of ready answers, unless the token itself asks something."""
    choices = {one.part: one for one in question.parts if one.kind == "choice"}
    token, build = choices.get("token"), choices.get("build")
    if part.part == "token":
        hint = part_title(face, part, desk)
        return () if build is not None else (answer_menu(f"c{number}", hint, question, part.answers, desk),)
    assert build is not None, "this part builds"
    if token is None:
        return (answer_menu(f"c{number}", part_title(face, part, desk), question, build.answers, desk),)
    pairs = _joined(question, token, build, desk) if _quiet(view) else ()
    every = (*pairs, *entries(question, (*token.answers, *build.answers), desk))
    labels = cut_apart([entry.label for entry in every])
    told = tuple(Entry(one.word, label, one.detail) for one, label in zip(every, labels, strict=True))
    hint = desk.words.text("yokohama-panel-bonus")
    return (Menu(f"c{number}", cut(hint, HINT), told[:MOST_ENTRIES], only),)


def _joined(question: Question, token: Choice, build: Choice, desk: Desk) -> tuple[Entry, ...]:
    first = desk.words.plain(question.describe(token.answers[0]).label, desk.people)
    described = [(answer, question.describe(answer)) for answer in build.answers]
    return tuple(
        Entry(
            f"{token.answers[0]}{THEN}{answer}",
            cut(f"{first} + {desk.words.plain(one.label, desk.people)}", MENU),
            None if one.detail is None else cut(desk.words.plain(one.detail, desk.people), MENU),
        )
        for answer, one in described
    )


def _quiet(view: YokohamaView) -> bool:
    """Whether the token of the acting area asks nothing by itself."""
    if view.acting is None:
        return False
    area = next(area for area in view.areas if area.id == view.acting.area)
    return area.token is not None and quiet(area.token.reward)


def quiet(reward: Reward) -> bool:
    """Whether a reward asks nothing."""
    return not (reward.any or reward.warehouse or reward.movement)


def finish_buttons(question: Question, view: YokohamaView, desk: Desk) -> tuple[Control, ...]:
    """The end of the turn, and a short way to it if just one order can be completed."""
    if question.go_on is None:
        return ()
    button = answer_button(question, question.go_on, desk, "success")
    extras = [one for one in question.parts if one.kind == "choice" and one.part in {"order", "achieve"}]
    answers = [answer for one in extras for answer in one.answers]
    if len(answers) != 1 or not answers[0].startswith("order "):
        return (button,)
    word = answers[0].removeprefix("order ")
    if not any(one.id == word and quiet(one.reward) for one in view.hand or ()):
        return (button,)
    what = question.describe(answers[0]).label
    label = cut(desk.words.plain(say("yokohama-panel-and-end", what=what), desk.people), BUTTON)
    return (button, Answer(f"{answers[0]}{THEN}{question.go_on}", label, "success"))
