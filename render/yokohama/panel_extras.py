"""Extras before and after the main action, the Telephone, and the end of the turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from render.core.layout_answers import HINT, answer_button, answer_menu, entries
from render.core.panel import Answer, Menu
from render.core.words_cut import BUTTON, cut
from render.yokohama.bonus import THEN, quiet
from render.yokohama.labels import lettered
from render.yokohama.orders import lacking
from render.yokohama.things import thing
from rules.core.labels import Label, say

if TYPE_CHECKING:
    from render.core.face import Desk
    from render.core.panel import Control
    from rules.core.decisions import Choice, Question
    from rules.yokohama.view import YokohamaView

END = "end"
ORDER = "order "
STAYS = "leave 1"
RETURN = "leave 0"


def extra_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, desk: Desk
) -> tuple[Control, ...]:
    """Orders and achievements in one menu, several at once; it stands where the first of them does."""
    kinds = [one for one in question.parts if one.kind == "choice" and one.part in {"order", "achieve"}]
    if part is not kinds[0]:
        return ()
    answers = [answer for one in kinds for answer in one.answers]
    every = entries(question, answers, desk)
    hint = desk.words.text("yokohama-panel-extras", first=int(question.kind == "place"))
    return (Menu(f"x{number}", cut(hint, HINT), every, partial(_in_turn, view), 1, len(every)),)


def _in_turn(view: YokohamaView, answers: tuple[str, ...]) -> str:
    """Several at once: achievements before the orders that take goods away, what asks something last."""
    order = sorted(answers, key=lambda one: (not _asks_nothing(one, view), one.startswith(ORDER)))
    return THEN.join(order)


def agent_controls(
    part: Choice, number: int, question: Question, view: YokohamaView, desk: Desk
) -> tuple[Control, ...]:
    """Areas to which a foreign agent may be sent."""
    left = len(view.merchants[question.seat].agents)
    hint = desk.words.text("yokohama-panel-agents", first=int(question.kind == "place"), left=left)
    return (answer_menu(f"c{number}", hint, question, part.answers, desk),)


def finish_buttons(question: Question, view: YokohamaView, desk: Desk) -> tuple[Control, ...]:
    """The end of the turn, and a short way to it if just one order or achievement can be completed."""
    if question.go_on is None:
        return ()
    choices = {one.part: one.answers for one in question.parts if one.kind == "choice"}
    answers = [*choices.get("order", ()), *choices.get("achieve", ())]
    style: Literal["primary", "success"] = "primary" if answers or "agent" in choices else "success"
    button = answer_button(question, question.go_on, desk, style)
    if len(answers) != 1 or not _asks_nothing(answers[0], view):
        return (button,)
    word = answers[0].split()[1]
    what = thing(word) if answers[0].startswith(ORDER) else say("yokohama-panel-achievement", id=word)
    return (button, _and_end(answers[0], what, desk))


def _asks_nothing(answer: str, view: YokohamaView) -> bool:
    """Whether what an order or achievement brings leaves nothing to be chosen."""
    if answer.startswith(ORDER):
        word = answer.removeprefix(ORDER)
        return any(one.id == word and quiet(one.reward) for one in view.hand or ())
    return "rewards" not in view.modules


def recovery_buttons(question: Question, view: YokohamaView, desk: Desk) -> tuple[Control, ...]:
    """Telephone: who stays in the area that acted, and short ways to the end of the turn, one with the ready order."""
    assert view.acting is not None, "an area has acted"
    here = next(area for area in view.areas if area.id == view.acting.area)
    stays = say("yokohama-panel-stays", area=lettered(here))
    label = cut(desk.words.plain(stays, desk.people), BUTTON)
    buttons = (Answer(STAYS, label), answer_button(question, RETURN, desk, "secondary"))
    if view.acting.agent:
        return buttons
    owned = view.merchants[question.seat].goods
    ready = [one for one in view.hand or () if not lacking(one, owned)]
    both = (_staying_with(ready[0].id, desk),) if len(ready) == 1 and quiet(ready[0].reward) else ()
    return (*buttons, _and_end(STAYS, stays, desk), *both)


def _staying_with(order: str, desk: Desk) -> Answer:
    """A button that leaves one in the area, completes an order and ends the turn."""
    label = desk.words.plain(say("yokohama-panel-stays-order", order=thing(order)), desk.people)
    return Answer(THEN.join((STAYS, f"{ORDER}{order}", END)), cut(label, BUTTON), "success")


def _and_end(answer: str, what: Label, desk: Desk) -> Answer:
    """A button that gives an answer and ends the turn."""
    label = desk.words.plain(say("yokohama-panel-and-end", what=what), desk.people)
    return Answer(f"{answer}{THEN}{END}", cut(label, BUTTON), "success")
