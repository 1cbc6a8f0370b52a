"""A hand that knows what it wants: the fewest presses in a panel that come to the answers a player has in mind."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations, islice, product
from typing import TYPE_CHECKING, TypeAlias, TypeVar, assert_never

from bot.discord import ids
from bot.discord.ids import Verb
from bot.discord.screens.pressed import answers_in
from bot.local.autoplay import by_slot, offered
from render.core.panel import AnswerButton, Form, Menu, Preset, Toggle
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bot.local.autoplay import Actor
    from bot.local.seen import Reply, Seen
    from render.core.panel import Control, Entry, Panel
    from rules.core.answers import Answer
    from rules.core.decisions import Question
    from rules.core.match import Match
    from rules.core.seats import Seat

T = TypeVar("T")

Prefer: TypeAlias = "Callable[[Match, Question], Answer]"
"""The answer that a player would give to a question of a match."""

_MOST_TRIED = 4000
"""Selections of a menu or form that are tried."""

_MOST_PRESETS = 2
"""Presets and toggles that are set one after the other before something is played."""


@frozen
class Touch:
    """One press, choice or sent form.

    Attributes:
        verb: What it asks for.
        slot: The menu, form, or hash of a button's answer.
        words: What is chosen; by field of a form. A button has none.
    """

    verb: Verb
    slot: str
    words: tuple[tuple[str, str], ...] = ()

    @property
    def taps(self) -> int:
        """How often a finger touches the phone.

        Once for a button, twice for a form, to open and to send it; a list is opened and each choice touched, and where
        several are chosen it is closed.
        """
        chosen = Counter(slot for slot, _ in self.words)
        lists = sum(1 + count + (count > 1) for count in chosen.values())
        return lists if self.verb in ("menu", "preset") else lists + (2 if self.verb == "form" else 1)

    def values(self, field: str) -> list[str]:
        """What is chosen in a field, as it is sent."""
        return [ids.short(word) for slot, word in self.words if slot == field]


@frozen
class Way:
    """Touches in a panel that come to the next answers of a plan.

    Attributes:
        answers: Those answers.
        touches: Presets, then what plays.
    """

    answers: tuple[str, ...]
    touches: tuple[Touch, ...]

    @property
    def presses(self) -> int:
        """Interactions that it takes; a form takes one to open and one to send."""
        return len(self.touches) + sum(touch.verb == "form" for touch in self.touches)

    @property
    def taps(self) -> int:
        """How often a finger touches the phone on the way."""
        return sum(touch.taps for touch in self.touches)


def plan(match: Match, seat: Seat, prefer: Prefer) -> tuple[str, ...]:
    """What a seat means to answer, as far ahead as it can know: until something is drawn or others are asked.

    Where a draw leaves nothing else to decide, it means to end the turn.

    Args:
        match: Where the seat is asked; it stays as it is.
    """
    ahead = match.copy()
    answers: list[str] = []
    while True:
        asked = ahead.questions()
        question = next(one for one in asked if one.seat == seat)
        answer = prefer(ahead, question)
        end = question.closed((answer,))
        move = ahead.give(seat, answer)
        answers.append(move.notation)
        if move.drew and end is not None:
            return (*answers, *map(question.write, end.answers[1:]))
        others = [one.seat for one in ahead.questions()] != [seat]
        if move.drew or others or ahead.turn != match.turn:
            return tuple(answers)


def way(lay: Callable[[str], Panel], go_on: str | None, wanted: Sequence[str]) -> Way | None:
    """The shortest way through a panel to as many of the next answers as one press can give.

    Args:
        lay: The panel with given presets.
        go_on: The answer of the button that ends the turn, if there is one.
        wanted: What is to be answered, in this order.

    Returns:
        None if the panel offers no way to the first of them.
    """
    plain = lay("")
    found = [*_ways(plain.controls, wanted, ())]
    if go_on is not None and list(wanted[:1]) == [go_on]:
        found.append(Way((go_on,), (Touch("answer", ids.short(go_on)),)))
    laid: list[tuple[Panel, tuple[Touch, ...]]] = [(plain, ())]
    for _ in range(_MOST_PRESETS):
        if found:
            break
        laid = [(lay(carry), (*before, touch)) for panel, before in laid for carry, touch in _set(panel, wanted)]
        found = [one for panel, before in laid for one in _ways(panel.controls, wanted, before)]
    return max(found, key=lambda one: (len(one.answers), -one.presses, -one.taps), default=None)


def _set(panel: Panel, wanted: Sequence[str]) -> Iterator[tuple[str, Touch]]:
    """Whatever the presets and toggles of a panel may be set to, with the touch that does it."""
    for control in panel.controls:
        if isinstance(control, Toggle):
            yield control.carry, Touch("toggle", control.slot)
        elif isinstance(control, Preset):
            for words in _settings(control, wanted):
                yield control.carry(words), Touch("preset", control.slot, tuple(("", word) for word in words))


async def take(actor: Actor[Reply | None], panel: Seen, found: Way) -> Reply | None:
    """Go a way that was found, in the panel as it is seen.

    Returns:
        What came back to the last press, or None where the bot is gone.

    Raises:
        LookupError: The panel does not show what it should.
    """
    reply: Reply | None = None
    for touch in found.touches:
        seen = panel if reply is None else reply
        custom_id = by_slot(seen, touch.verb, touch.slot)
        if custom_id is None:
            offers = [part["custom_id"] for part in offered(seen)]
            raise LookupError(f"the panel has no {touch.verb} {touch.slot}, but {offers}: {seen.text!r}")
        if touch.verb in ("menu", "preset"):
            reply = await actor.choose(seen, custom_id, touch.values(""))
        else:
            reply = await actor.press(seen, custom_id)
            if reply is not None and reply.modal is not None:
                filled = {field["custom_id"]: touch.values(field["custom_id"]) for field in reply.modal.fields}
                reply = await actor.submit(reply.modal, filled)
        if reply is None:
            return None
    return reply


def _ways(controls: Sequence[Control], wanted: Sequence[str], before: tuple[Touch, ...]) -> Iterator[Way]:
    """Every way that one control opens, its shortest selection each."""
    for control in controls:
        match control:
            case AnswerButton(answer=text, standing=None):
                if answers := _prefix(text, wanted):
                    yield Way(answers, (*before, Touch("answer", ids.short(text))))
            case Menu():
                entries = _named(control.entries, wanted)
                for words in _selections(entries, max(1, control.at_least), control.at_most):
                    if answers := _prefix(control.compose(words), wanted):
                        chosen = tuple(("", word) for word in words)
                        yield Way(answers, (*before, Touch("menu", control.slot, chosen)))
            case Form():
                yield from _form_ways(control, wanted, before)
            case AnswerButton() | Preset() | Toggle():
                pass
            case _:
                assert_never(control)


def _form_ways(form: Form, wanted: Sequence[str], before: tuple[Touch, ...]) -> Iterator[Way]:
    fields = [
        [(field.slot, words) for words in _selections(_named(field.entries, wanted), field.at_least, field.at_most)]
        for field in form.fields
    ]
    for filled in islice(product(*fields), _MOST_TRIED):
        if answers := _prefix(form.compose(dict(filled)), wanted):
            words = tuple((slot, word) for slot, chosen in filled for word in chosen)
            yield Way(answers, (*before, Touch("form", form.slot, words)))


def _settings(preset: Preset, wanted: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Whatever a preset may be set to; of several at once only what the wanted answers speak of."""
    if preset.at_most == 1:
        return ((entry.word,) for entry in preset.entries)
    return _selections(_named(preset.entries, wanted), preset.at_least, preset.at_most)


def _named(entries: Iterable[Entry], wanted: Sequence[str]) -> list[str]:
    """Words of the entries that the wanted answers speak of."""
    text = "; ".join(wanted)
    return [entry.word for entry in entries if entry.word.split(".")[0] in text]


def _selections(things: Sequence[T], least: int, most: int) -> Iterator[tuple[T, ...]]:
    """Selections, small ones first, as many as can be tried."""
    sizes = range(least, min(most, len(things)) + 1)
    return islice(chain.from_iterable(combinations(things, size) for size in sizes), _MOST_TRIED)


def _prefix(composed: str, wanted: Sequence[str]) -> tuple[str, ...]:
    """The answers that a notation comes to if they are the next ones that are wanted; else nothing."""
    answers = tuple(answers_in(composed))
    return answers if answers and list(answers) == list(wanted[: len(answers)]) else ()
