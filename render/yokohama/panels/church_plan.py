"""The rest of a church turn in one form: space, payment, movements, token and building, orders and achievements."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from render.core.layout_answers import entries, in_a_row, labelled
from render.core.layout_picks import TITLE
from render.core.panel import Entry, Field, Form
from render.core.words_cut import BUTTON, MENU, cut
from render.core.words_icons import icon_in
from render.yokohama.panels.bonus import Taking, bonus_lines, building, line_entries, quiet
from render.yokohama.panels.ready import in_turn, ready
from render.yokohama.words.labels import areas_by_id, lettered
from render.yokohama.words.things import HAND
from rules.core.answers import Answer
from rules.core.decisions import Choice, Pick, Question
from rules.core.frozen import frozen
from rules.core.steps.declining import Decline
from rules.yokohama.model.terms import FOR_BUILDING, FOR_TOKEN
from rules.yokohama.steps.areas.action import Leave
from rules.yokohama.steps.areas.bonus import BuildHouse, BuildShop, TakeToken
from rules.yokohama.steps.areas.church import PlaceInChurch
from rules.yokohama.steps.areas.movement import MoveAssistants
from rules.yokohama.view import YokohamaView

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from render.core.context import RenderContext
    from render.core.face import Face
    from rules.core.seats import Seat
    from rules.yokohama.view.table import AreaView

SPACE, PAY, MOVE, BONUS, THEREAFTER = "space", "pay", "move", "bonus", "then"
"""Fields of the form."""

ENOUGH = 3
"""Fields with a choice from which a form is worth its two presses."""


def plan_form(
    part: Choice, own: Pick, question: Question, view: YokohamaView, context: RenderContext, face: Face
) -> tuple[Form, ...]:
    """The form, or nothing where one menu after the other is as quick.

    Args:
        part: The spaces, each with its cheapest payment.
        own: A space and what is paid for it.
    """
    promised = tuple(_promised(view, question.seat))
    bonus = bonus_lines(promised, view, {}, None)
    extras = ready(view, question.seat, _returning(view, question.seat))
    spaces = spaces_of(own, view)
    listed = {
        SPACE: _spaces(part, question, context),
        PAY: tuple(_named(word, face, context) for word in own.items if word not in spaces),
        MOVE: _targets(view, question.seat, context),
        BONUS: line_entries(bonus, question, context),
        THEREAFTER: line_entries(extras, question, context),
    }
    phone = telephones(view, question.seat)
    fields = tuple(_field(slot, shown, view, context, phone=phone) for slot, shown in listed.items() if shown)
    if sum(len(shown) > (slot == SPACE) for slot, shown in listed.items()) < ENOUGH:
        return ()
    label = cut(context.words.text("yokohama-panel-plan"), BUTTON)
    title = cut(context.words.text("yokohama-panel-plan-title"), TITLE)
    known = {in_a_row(question, line.answers): line.answers for line in (*bonus, *extras)}
    plan = _Plan(part, own, promised, known, view, question)
    return (Form("plan", label, title, fields, plan.compose),)


def spaces_of(own: Pick, view: YokohamaView) -> tuple[str, ...]:
    """The spaces among the things of a payment of the player's own, each by its faith."""
    needs = {str(space.need) for space in view.church}
    return tuple(item for item in own.items if item in needs)


def _field(slot: str, shown: tuple[Entry, ...], view: YokohamaView, context: RenderContext, *, phone: bool) -> Field:
    label = cut(context.words.text(f"yokohama-panel-plan-{slot}"), TITLE)
    detail = cut(context.words.text(f"yokohama-panel-plan-{slot}-detail", telephone=int(phone)), MENU)
    most = {SPACE: 1, BONUS: 1, MOVE: min(_movements(view), len(shown))}.get(slot, len(shown))
    return Field(slot, label, detail, shown, int(slot == SPACE), most)


def _spaces(part: Choice, question: Question, context: RenderContext) -> tuple[Entry, ...]:
    """Spaces in reach by their faith, each with its cheapest payment."""
    every = zip(_cheapest(part), entries(question, part.offers, context), strict=True)
    return tuple(Entry(faith, one.label, icon=one.icon) for faith, one in every)


def _cheapest(part: Choice) -> dict[str, PlaceInChurch]:
    """The spaces in reach by their faith."""
    return {str(answer.faith): answer for answer in part.offers if isinstance(answer, PlaceInChurch)}


def _named(word: str, face: Face, context: RenderContext) -> Entry:
    thing = face.thing(word)
    return Entry(word, context.plain(thing), icon=icon_in(thing))


def _movements(view: YokohamaView) -> int:
    """Most movements that a free space brings."""
    return max((one.reward.movement for one in view.church if one.owner is None and not one.blocked), default=0)


def _targets(view: YokohamaView, seat: Seat, context: RenderContext) -> tuple[Entry, ...]:
    """Areas into which assistants may move from the hand, after one of them went into the church."""
    if not _movements(view) or view.merchants[seat].hand.assistants <= 1:
        return ()
    areas = [area for area in view.areas if area.building is not None]
    return labelled([area.id for area in areas], [lettered(area) for area in areas], [None] * len(areas), context)


def _promised(view: YokohamaView, seat: Seat) -> Iterator[Taking]:
    """The token and all that can be built once the space is taken."""
    assert view.acting is not None, "the church acts"
    here, hand, power = areas_by_id(view)[view.acting.area], view.merchants[seat].hand, view.acting.power
    assert here.building is not None, "a church has its building tile"
    if power >= FOR_TOKEN and here.token is not None:
        yield TakeToken()
    if power < FOR_BUILDING:
        return
    if hand.shops and seat not in here.building.owners:
        yield from (BuildShop(n) for n, owner in enumerate(here.building.owners, 1) if owner is None)
    if hand.houses and here.building.house_owner is None:
        yield BuildHouse()


def _returning(view: YokohamaView, seat: Seat) -> int:
    """Assistants in hand once the church has acted: one goes into it, one stays behind if there is a Telephone."""
    assert view.acting is not None, "the church acts"
    there = areas_by_id(view)[view.acting.area].assistants[seat]
    return view.merchants[seat].hand.assistants + there - 1 - telephones(view, seat)


def telephones(view: YokohamaView, seat: Seat) -> bool:
    """Whether a merchant may leave one assistant behind."""
    return any(one.name == "telephone" for one in view.merchants[seat].technologies)


@frozen
class _Plan:
    """What turns the chosen words into a line: what is left empty is given up only where something follows.

    Attributes:
        part: The spaces, each with its cheapest payment.
        own: A space and what is paid for it.
        promised: The token and all that can be built.
        known: Answers by their word in the form.
        view: What the seat sees.
        question: What is asked.
    """

    part: Choice
    own: Pick
    promised: tuple[Taking, ...]
    known: Mapping[str, tuple[Answer, ...]]
    view: YokohamaView
    question: Question

    def compose(self, chosen: Mapping[str, tuple[str, ...]]) -> str:
        """The answers in notation, one after the other."""
        (faith,), paid, targets = chosen[SPACE], chosen.get(PAY, ()), chosen.get(MOVE, ())
        bonus, extras = self._meant(chosen.get(BONUS, ())), self._meant(chosen.get(THEREAFTER, ()))
        line: list[Answer] = [self.own.answer((faith, *paid)) if paid else _cheapest(self.part)[faith]]
        if targets:
            line.append(MoveAssistants(tuple((HAND, target) for target in targets)))
        if (bonus or extras) and self._movements(faith) > len(targets):
            line.append(Decline("move"))
        line += bonus
        # What the building leaves to be chosen is asked first; the extras come up again behind it.
        if extras and not _asks(bonus, self._here):
            line += (*_left(self.promised, bonus), *self._staying(targets), *in_turn(self.view, extras))
        return in_a_row(self.question, line)

    def _meant(self, words: Iterable[str]) -> list[Answer]:
        return [answer for word in words for answer in self.known[word]]

    def _movements(self, faith: str) -> int:
        """Movements that the first free space of so much faith brings."""
        free = (one for one in self.view.church if one.owner is None and not one.blocked)
        return next(one.reward.movement for one in free if str(one.need) == faith)

    @property
    def _here(self) -> AreaView:
        assert self.view.acting is not None, "the church acts"
        return areas_by_id(self.view)[self.view.acting.area]

    def _staying(self, targets: tuple[str, ...]) -> tuple[Leave, ...]:
        """The Telephone's usual answer, where an assistant is left in the area that may stay there."""
        here, seat = self._here, self.question.seat
        left = here.assistants[seat] + targets.count(here.id) - (not self.view.merchants[seat].hand.assistants)
        return (Leave(1),) if telephones(self.view, seat) and left > 0 else ()


def _asks(bonus: list[Answer], here: AreaView) -> bool:
    """Whether a token or building brings something that is still to be chosen."""
    built = [one for one in bonus if isinstance(one, BuildShop | BuildHouse) and one.brings is None]
    rewards = [building(one, here, None).brings for one in built]
    if TakeToken() in bonus and here.token is not None:
        rewards.append(here.token.reward)
    return not all(map(quiet, rewards))


def _left(promised: tuple[Taking, ...], bonus: list[Answer]) -> tuple[Decline, ...]:
    """The token or the building that is not chosen, where it would be asked before the extras."""
    builds = any(not isinstance(one, TakeToken) for one in promised)
    if not promised or any(isinstance(one, BuildShop | BuildHouse) for one in bonus) or (bonus and not builds):
        return ()
    return (Decline("build" if builds else "token"),)
