"""The private panel of a question, in the frame that is the same in every game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, assert_never

from bot.discord.few_icons import few_icons
from bot.discord.height import SCREEN, SURELY_FITS, fits_a_row, height_of
from bot.discord.ids import Press, short
from bot.discord.message import Button, Buttons, Image, Message, Part, Pick, Select, Style, Text, row
from bot.discord.screens.notes import note_lines
from bot.discord.screens.reader import render_context
from bot.discord.screens.said import Said
from bot.discord.screens.story import known_of, last_seen, shortened, since_last_turn, told_of, turn_so_far
from render.core.context import nothing
from render.core.frame import framed
from render.core.layout_answers import final_tail, first_in
from render.core.panel import AnswerButton, Form, Menu, Panel, Preset, Toggle
from render.core.words_cut import BESIDE, BUTTON, cut

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from bot.core.loaded_match import LoadedMatch
    from render.core.panel import Control, Entry
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.log import Move
    from rules.core.table import Event, View

MOST_STATE = 40


def panel_of(
    loaded: LoadedMatch, question: Question, words: Words, state: str, before: Callable[[], View | None] = nothing
) -> Panel:
    """The panel as the game lays it out, for the seat's own eyes.

    Args:
        loaded: The match as its owner finds it.
        before: Finds what the reader saw last, if the picture is to mark what is new.
    """
    view, reader = loaded.match.view(question.seat), render_context(loaded, words)
    return loaded.face.panel(question, view, state[:MOST_STATE], replace(reader, before=before))


@few_icons
def question_message(
    loaded: LoadedMatch,
    question: Question,
    words: Words,
    *,
    state: str = "",
    head: str = "",
    brief: str | None = None,
    kept: Sequence[str] = (),
    guided: bool = False,
    known: Collection[str] = (),
    given: Sequence[Move[Event]] = (),
    ready: Button | None = None,
) -> Message:
    """The message of a panel.

    Args:
        loaded: The match as its owner finds it.
        head: What was done, or why something was not. It stands where the eye is after a press, between picture and
            menus.
        brief: What stands there instead where a phone has no room for all of it.
        kept: Hashes of picks to be shown as chosen, after a refusal.
        guided: Whether the reader wants a sentence of why while the game is new.
        known: The words of games that were explained to the reader.
        given: Answers that the reader gave just now; what came of them stands above the head, unless the panel tells it
            anyway: in what the turn holds, or in the news of a new one.
        ready: An answer that stands ready beneath the head.
    """
    turn = () if question.together else tuple(turn_so_far(loaded, words))
    # Whoever set a preset, or has answered already, has read the story and seen what is new.
    opens = not (turn or state or question.given is not None)
    panel = panel_of(loaded, question, words, state, partial(last_seen, loaded) if opens else nothing)
    where = Press("answer", loaded.info.id, loaded.match.asked_since(question.seat), "", state)
    news = news_of(loaded, question, words) if opens else ()
    said = Said(
        news,
        () if turn or news else tuple(told_of(loaded, given, words)),
        turn,
        _hint(loaded, question, words) if guided else (),
        _what_button(loaded, question, words, where, known) if guided else None,
        note=loaded.note,
    )
    picture = [] if panel.picture is None else [Image(panel.picture())]
    controls = _answers(panel, question, where, kept, ready, words)
    back = back_button(loaded, words, where)
    ways = (*([] if back is None else [back]), *_navigation(words, where))

    def laid(said: Said, head: str, seen: Sequence[Image]) -> Message:
        so_far = () if said.so_far is None else (words.text("house-so-far", what=said.so_far),)
        frame = framed(panel, so_far, said.news, said.hint)
        told = [*shortened([*said.came], said.lines, words), *([head] if head else [])]
        pressed, elsewhere = _explained(controls, ways, said.what, back=back is not None)
        return Message(
            (
                Text("\n".join([*note_lines(said.note, words), *frame.above])),
                *seen,
                *([Text("\n".join(told))] if told else []),
                *pressed,
                *([Text("\n".join(frame.beneath))] if frame.beneath else []),
                *_in_rows(elsewhere),
            ),
            panel=loaded.info.id,
        )

    for told, rest in product((head,) if brief is None else (head, brief), said.shorter()):
        message = laid(rest, told, picture)
        if height_of(message) <= SURELY_FITS:
            return message
    # What is read and pressed comes first; the board is one press away.
    return message if height_of(message) <= SCREEN else laid(rest, told, ())


def _answers(
    panel: Panel, question: Question, where: Press, kept: Sequence[str], ready: Button | None, words: Words
) -> tuple[Part, ...]:
    """All that is pressed to answer: what stands ready, the panel's menus and buttons, the end of the turn."""
    parts = [*([] if ready is None else [row(ready)]), *_controls(panel.controls, where, kept, words)]
    if (end := _end_button(question, panel.controls, where, words)) is not None:
        _beside(parts, end)
    return tuple(parts)


def _explained(
    controls: tuple[Part, ...], ways: tuple[Button, ...], what: Button | None, *, back: bool
) -> tuple[tuple[Part, ...], tuple[Button, ...]]:
    """Controls and ways elsewhere with what explains a word: beside the last buttons, else beside the ways.

    Beside *Undo* it would need a third row; the word stands in the next panel too.
    """
    last = controls[-1] if controls else None
    if what is None:
        return controls, ways
    if isinstance(last, Buttons) and fits_a_row((*last.buttons, what)):
        return (*controls[:-1], Buttons((*last.buttons, what))), ways
    return controls, ways if back else (*ways, what)


def plans_button(loaded: LoadedMatch, question: Question, words: Words) -> Button:
    """The way to whole turns that the reader might take."""
    at = loaded.match.asked_since(question.seat)
    return Button(words.text("plans-show"), Press("plans", loaded.info.id, at))


def _hint(loaded: LoadedMatch, question: Question, words: Words) -> tuple[str, ...]:
    """One sentence of why in the reader's first match of a game."""
    if not loaded.first:
        return ()
    why = loaded.face.guide(question, loaded.match.view(question.seat))
    return () if why is None else (words.text("house-guide", what=words.say(why, loaded.everyone)),)


def _what_button(
    loaded: LoadedMatch, question: Question, words: Words, where: Press, known: Collection[str]
) -> Button | None:
    """What explains a word of the panel in the reader's first match of a game, until it was explained."""
    if not loaded.first:
        return None
    game = loaded.info.game
    new = [word for word in loaded.face.new_words(question) if f"{game}.{word}" not in known]
    if not new:
        return None
    label = words.text("house-what", word=words.text(f"{game}-what-{new[0]}"))
    return Button(label, replace(where, verb="what", slot=new[0]))


def news_of(loaded: LoadedMatch, question: Question, words: Words) -> tuple[str, ...]:
    """What happened since the reader's last turn, for the first panel of the next.

    Within another's turn a phone has room for what that brought the reader, in one line.
    """
    if loaded.seat is None:
        return ()
    moves = loaded.match.standing_moves[since_last_turn(loaded) : loaded.match.published]
    if question.together:
        moves = [move for move in moves if move.turn == loaded.match.turn]
    told = loaded.face.news(known_of(loaded, moves, loaded.seat), loaded.seat)
    return tuple([words.say(label, loaded.everyone) for label in (told[:1] if question.together else told)])


def reasons_behind(loaded: LoadedMatch, question: Question, words: Words) -> tuple[str, ...]:
    """Lines of a panel that are read behind *More*, and that nothing can be taken back alone once cards are drawn."""
    lines = framed(panel_of(loaded, question, words, ""), (), ()).more
    last = next(reversed(loaded.match.standing_moves), None)
    drawn = last is not None and last.seat == question.seat and last.drew
    return (*lines, words.text("house-back-floor")) if drawn else lines


def _controls(controls: Sequence[Control], where: Press, kept: Sequence[str], words: Words) -> list[Part]:
    """Menus one below the other; buttons next to each other share a row."""
    parts: list[Part] = []
    for control in controls:
        match control:
            case Menu():
                shown = picks(control.entries, words, kept)
                press = replace(where, verb="menu", slot=control.slot)
                parts.append(Select(control.hint, press, shown, control.at_least, control.at_most))
            case Preset():
                shown = picks(control.entries, words)
                press = replace(where, verb="preset", slot=control.slot)
                parts.append(Select(control.hint, press, shown, control.at_least, control.at_most))
            case Toggle():
                _beside(parts, Button(control.label, replace(where, verb="toggle", slot=control.slot)))
            case AnswerButton(standing=standing):
                stands = None if standing is None else Press("stand", where.match, slot=standing)
                press = stands or replace(where, slot=short(control.answer))
                _beside(parts, Button(control.label, press, control.style, icon=words.icon(control.icon)))
            case Form():
                _beside(parts, Button(control.label, replace(where, verb="form", slot=control.slot)))
            case _:
                assert_never(control)
    return parts


def _in_rows(buttons: Sequence[Button]) -> list[Part]:
    """Buttons in as few rows as they take."""
    parts: list[Part] = []
    for button in buttons:
        _beside(parts, button)
    return parts


def _beside(parts: list[Part], button: Button) -> None:
    """Put a button into the row of the one before; a long one has a row of its own, as it has on a phone anyway."""
    last = parts[-1] if parts else None
    short_ones = isinstance(last, Buttons) and max(len(one.label) for one in (*last.buttons, button)) <= BESIDE
    if isinstance(last, Buttons) and short_ones and len(last.buttons) < 5:
        parts[-1] = Buttons((*last.buttons, button))
    else:
        parts.append(Buttons((button,)))


def picks(entries: tuple[Entry, ...], words: Words, kept: Sequence[str] = ()) -> tuple[Pick, ...]:
    """Entries of a menu as Discord sends them back: by the hash of their word."""
    return tuple(
        Pick(value, entry.label, entry.detail, entry.chosen or value in kept, words.icon(entry.icon))
        for entry, value in ((entry, short(entry.word)) for entry in entries)
    )


def _end_button(question: Question, controls: Sequence[Control], where: Press, words: Words) -> Button | None:
    """The end of the turn, where it may end now and no button of the panel leads there."""
    go_on = question.go_on
    buttons = [control.answer for control in controls if isinstance(control, AnswerButton)]
    # A button may go on from there, such as to the end of the turn.
    if go_on is None or go_on in map(first_in, buttons):
        return None
    nothing_left = all(isinstance(control, AnswerButton) for control in controls)
    style: Style = "success" if nothing_left else "primary"
    mark = final_tail(words) if question.describe(go_on).final else ""
    return Button(f"{words.text('house-end-turn')}{mark}", replace(where, slot=short(go_on)), style)


def _navigation(words: Words, where: Press) -> list[Button]:
    """What leads elsewhere."""
    return [
        Button(words.text("house-rules"), replace(where, verb="rule", slot="", state="")),
        Button(words.text("house-closer"), Press("closer", where.match)),
        Button(words.text("house-more"), replace(where, verb="more", slot="")),
    ]


def back_button(loaded: LoadedMatch, words: Words, where: Press) -> Button | None:
    """*Back*, naming what it takes back; None where there is nothing yet, or nothing that can be taken back alone."""
    undone = loaded.match.standing_moves[loaded.back_to :]
    if not undone:
        return None
    what = "; ".join([_brief(loaded, move, words) for move in undone])
    return Button(cut(words.text("house-back-of", what=what), BUTTON), replace(where, verb="back", slot="", state=""))


def _brief(loaded: LoadedMatch, move: Move[Event], words: Words) -> str:
    """One's own answer in a few words, or in notation where the game has no words for it."""
    brief = loaded.face.undo_label(loaded.match.answer_of(move, loaded.seat))
    return move.notation if brief is None else words.plain(brief, loaded.everyone)
