"""The rest of a church turn in one form: space, payment, movements, token and building, orders and achievements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from render.core.layout_answers import entries
from render.core.layout_picks import TITLE
from render.core.panel import Entry, Field, Form
from render.core.words_cut import BUTTON, MENU, cut, cut_apart
from render.yokohama.panels.bonus import (
    BUILD_HOUSE,
    BUILD_SHOP,
    TAKE,
    THEN,
    bonus_entries,
    bonus_lines,
    building,
    quiet,
)
from render.yokohama.panels.ready import in_turn, ready
from render.yokohama.words.labels import areas_by_id, lettered
from render.yokohama.words.things import HAND
from rules.yokohama.model.terms import FOR_BUILDING, FOR_TOKEN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from render.core.face import Face, RenderContext
    from rules.core.decisions import Choice, Pick, Question
    from rules.core.seats import Seat
    from rules.yokohama.view import AreaView, YokohamaView

SPACE, PAY, MOVE, BONUS, THEREAFTER = "space", "pay", "move", "bonus", "then"
"""Fields of the form."""

CHOSEN = " for "
"""Stands in an answer that says what is chosen of what it brings."""

ENOUGH = 3
"""Fields with a choice from which a form is worth its two presses."""


def plan_form(
    part: Choice, own: Pick, question: Question, view: YokohamaView, context: RenderContext, face: Face
) -> tuple[Form, ...]:
    """The form, or nothing where one menu after the other is as quick.

    Args:
        part: The spaces, each with its cheapest payment.
        own: A space and what is paid for it.
        question: What is asked.
        view: What the seat sees.
        context: The reader.
        face: The face of Yokohama.
    """
    promised = tuple(_promised(view, question.seat))
    listed = {
        SPACE: _spaces(part, question, context),
        PAY: tuple(_named(word, face, context) for word in own.items if not word.isdecimal()),
        MOVE: _targets(view, question.seat, context),
        BONUS: bonus_entries(bonus_lines(promised, view, {}, None), context),
        THEREAFTER: bonus_entries(ready(view, question.seat, _returning(view, question.seat)), context),
    }
    phone = telephones(view, question.seat)
    fields = tuple(_field(slot, shown, view, context, phone=phone) for slot, shown in listed.items() if shown)
    if sum(len(shown) > (slot == SPACE) for slot, shown in listed.items()) < ENOUGH:
        return ()
    label = cut(context.words.text("yokohama-panel-plan"), BUTTON)
    title = cut(context.words.text("yokohama-panel-plan-title"), TITLE)
    return (Form("plan", label, title, fields, _composed(part, own, promised, question.seat, view)),)


def _field(slot: str, shown: tuple[Entry, ...], view: YokohamaView, context: RenderContext, *, phone: bool) -> Field:
    label = cut(context.words.text(f"yokohama-panel-plan-{slot}"), TITLE)
    detail = cut(context.words.text(f"yokohama-panel-plan-{slot}-detail", telephone=int(phone)), MENU)
    most = {SPACE: 1, BONUS: 1, MOVE: min(_movements(view), len(shown))}.get(slot, len(shown))
    return Field(slot, label, detail, shown, int(slot == SPACE), most)


def _spaces(part: Choice, question: Question, context: RenderContext) -> tuple[Entry, ...]:
    """Spaces in reach by their faith, each with its cheapest payment."""
    return tuple(Entry(_faith(one.word), one.label) for one in entries(question, part.answers, context))


def _faith(answer: str) -> str:
    return answer.split()[1]


def _named(word: str, face: Face, context: RenderContext) -> Entry:
    return Entry(word, context.words.plain(face.thing(word), context.people))


def _movements(view: YokohamaView) -> int:
    """Most movements that a free space brings."""
    return max((one.reward.movement for one in view.church if one.owner is None and not one.blocked), default=0)


def _targets(view: YokohamaView, seat: Seat, context: RenderContext) -> tuple[Entry, ...]:
    """Areas into which assistants may move from the hand, one of whom goes into the church before."""
    if not _movements(view) or view.merchants[seat].hand.assistants <= 1:
        return ()
    areas = [area for area in view.areas if area.building is not None]
    names = cut_apart([context.words.plain(lettered(area), context.people) for area in areas], MENU)
    return tuple(Entry(area.id, name) for area, name in zip(areas, names, strict=True))


def _promised(view: YokohamaView, seat: Seat) -> Iterator[str]:
    """The token and all that can be built once the space is taken."""
    assert view.acting is not None, "the church acts"
    here, hand, power = areas_by_id(view)[view.acting.area], view.merchants[seat].hand, view.acting.power
    assert here.building is not None, "a church has its building tile"
    if power >= FOR_TOKEN and here.token is not None:
        yield TAKE
    if power < FOR_BUILDING:
        return
    if hand.shops and seat not in here.building.owners:
        yield from (f"{BUILD_SHOP}{n}" for n, owner in enumerate(here.building.owners, 1) if owner is None)
    if hand.houses and here.building.house_owner is None:
        yield BUILD_HOUSE


def _returning(view: YokohamaView, seat: Seat) -> int:
    """Assistants in hand once the church has acted: one goes into it, one stays behind if there is a Telephone."""
    assert view.acting is not None, "the church acts"
    there = areas_by_id(view)[view.acting.area].assistants[seat]
    return view.merchants[seat].hand.assistants + there - 1 - telephones(view, seat)


def telephones(view: YokohamaView, seat: Seat) -> bool:
    """Whether a merchant may leave one assistant behind."""
    return any(one.name == "telephone" for one in view.merchants[seat].technologies)


def _composed(
    part: Choice, own: Pick, promised: tuple[str, ...], seat: Seat, view: YokohamaView
) -> Callable[[Mapping[str, tuple[str, ...]]], str]:
    """What turns the chosen words into a line: what is left empty is given up only where something follows."""
    assert view.acting is not None, "the church acts"
    here = areas_by_id(view)[view.acting.area]
    cheapest = {_faith(answer): answer for answer in part.answers}
    movements = {
        str(one.need): one.reward.movement for one in reversed(view.church) if one.owner is None and not one.blocked
    }

    def compose(chosen: Mapping[str, tuple[str, ...]]) -> str:
        (faith,), paid = chosen[SPACE], chosen.get(PAY, ())
        targets, bonus, extras = chosen.get(MOVE, ()), chosen.get(BONUS, ()), chosen.get(THEREAFTER, ())
        line = [own.notation((faith, *paid)) if paid else cheapest[faith]]
        if targets:
            line.append(" ".join(("move", *(f"{HAND}>{target}" for target in targets))))
        if (bonus or extras) and movements[faith] > len(targets):
            line.append("move none")
        line += bonus
        # What the building leaves to be chosen is asked first; the extras come up again behind it.
        if extras and not _asks(bonus, here):
            line += (*_left(promised, bonus), *_staying(view, seat, targets), *in_turn(view, extras))
        return THEN.join(line)

    return compose


def _asks(bonus: tuple[str, ...], here: AreaView) -> bool:
    """Whether a token or building brings something that is still to be chosen."""
    taken = [one for answer in bonus for one in answer.split(THEN) if CHOSEN not in one]
    built = [building(one, here, None).brings for one in taken if one != TAKE]
    token = [here.token.reward] if TAKE in taken and here.token is not None else []
    return not all(map(quiet, (*built, *token)))


def _left(promised: tuple[str, ...], bonus: tuple[str, ...]) -> tuple[str, ...]:
    """The token or the building that is not chosen, where it would be asked before the extras."""
    builds = any(one != TAKE for one in promised)
    if not promised or any("build" in one for one in bonus) or (bonus and not builds):
        return ()
    return ("build none" if builds else "token none",)


def _staying(view: YokohamaView, seat: Seat, targets: tuple[str, ...]) -> tuple[str, ...]:
    """The Telephone's usual answer, where an assistant is left in the area that may stay there."""
    assert view.acting is not None, "the church acts"
    here = areas_by_id(view)[view.acting.area]
    left = here.assistants[seat] + targets.count(here.id) - (not view.merchants[seat].hand.assistants)
    return ("leave 1",) if telephones(view, seat) and left > 0 else ()
