"""What became of an act, told to the person who acted."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, assert_never

from bot.core import finding
from bot.core.loaded_match import LoadedMatch
from bot.core.outcomes import Closed, Done, LobbyChanged, Moved, Objected, Refused, Stale, Voted
from bot.discord.ids import Press
from bot.discord.message import Button, Message, Pick, Select, Text, note, row
from bot.discord.screens.board import foresee, result_line
from bot.discord.screens.how import learn_button
from bot.discord.screens.lobby import joined_message
from bot.discord.screens.notes import note_lines
from bot.discord.screens.objections import looking, no_seat, not_asked, objection_message
from bot.discord.screens.panels import question_message
from bot.discord.screens.reader import named, table_link, waited_for
from bot.discord.screens.story import told_of, turn_summary
from bot.store.records import MatchInfo
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.core.outcomes import Outcome
    from bot.discord.call import Call
    from render.core.words import Words
    from rules.core.decisions import Question
    from rules.core.labels import Arg, Label
    from rules.core.log import Move
    from rules.core.reasons import Reason
    from rules.core.table import Event

ASK_ME = "ask-me"

TURN = "turn"
"""Slot of the button that takes a turn back: it carries the revision at which that had ended."""


async def fresh(
    call: Call,
    loaded: LoadedMatch,
    head: str = "",
    *,
    brief: str | None = None,
    state: str = "",
    kept: Sequence[str] = (),
    given: Sequence[Move[Event]] = (),
    ready: Button | None = None,
) -> Message:
    """The panel of what the caller is asked now, or what else there is to say; see `question_message`."""
    question = loaded.question
    if question is None:
        return nothing_asked(loaded, call.words, head)
    work = partial(
        question_message,
        loaded,
        question,
        call.words,
        state=state,
        head=head,
        brief=brief,
        kept=kept,
        guided=call.preferences.guided,
        known=call.preferences.known,
        given=given,
        ready=ready,
    )
    return await call.backend.renderer.draw(work)


async def question_or_else(call: Call, found: LoadedMatch | MatchInfo | None, head: str = "") -> Message:
    """The panel, or why there is none."""
    match found:
        case None:
            return note(call.words.text("house-wrong-table" if call.match else "house-no-table"))
        case MatchInfo():
            key = "house-wrong-not-started" if found.phase == "lobby" else "house-wrong-over"
            return note(call.words.text(key))
        case _:
            return await fresh(call, found, head)


async def match_of(call: Call) -> LoadedMatch | Message:
    """The dealt match that is meant, or why there is none to be seen."""
    found = await call.find()
    return found if isinstance(found, LoadedMatch) else await question_or_else(call, found)


async def match_played(call: Call) -> LoadedMatch | Message:
    """The running match that is meant, in which the caller has a seat, or what else there is to say."""
    loaded = await match_of(call)
    return loaded if isinstance(loaded, Message) or loaded.plays else await question_or_else(call, loaded)


async def asked_of(call: Call) -> tuple[LoadedMatch, Question] | Message:
    """The match that is meant with what the caller is asked there, or what is said to one who is asked nothing."""
    loaded = await match_of(call)
    if isinstance(loaded, Message):
        return loaded
    return (loaded, loaded.question) if loaded.question is not None else nothing_asked(loaded, call.words)


async def asked_at(call: Call) -> tuple[LoadedMatch, Question] | Message:
    """The same, if the question is still the one of the panel that was pressed; else the fresh panel."""
    found = await asked_of(call)
    if isinstance(found, Message):
        return found
    loaded, question = found
    if loaded.match.asked_since(question.seat) != call.press.at:
        return await fresh(call, loaded, call.words.text("house-wrong-old-panel"))
    return found


def nothing_asked(loaded: LoadedMatch, words: Words, head: str = "", *, acted: bool = False) -> Message:
    """That it is another player's turn, or that the match is over, with what one may look at.

    Args:
        acted: Whether the press has changed something.
    """
    if not loaded.match.questions() or loaded.info.phase != "running":
        text = words.text("house-wrong-over")
        press = Press("sheet", loaded.info.id)
        buttons = row(Button(words.text("house-score-sheet"), press, "primary"))
    else:
        seats = waited_for(loaded)
        done = words.text("house-done", n=len(seats), who=named(words, loaded.people, seats))
        text = done if acted else not_asked(loaded, words)
        if loaded.seat is None:
            text = no_seat(loaded, words)
        buttons = looking(loaded, words)
    lines = [*note_lines(loaded.note, words), *([head] if head else []), text]
    return Message((Text("\n".join(lines)), buttons), panel=loaded.info.id)


async def outcome_message(call: Call, outcome: Outcome) -> Message:
    """The private answer to an act."""
    words = call.words
    match outcome:
        case Done():
            return await done_message(call, outcome)
        case LobbyChanged(what="joined", info=info):
            # Who plays is asked once where it is night when; Discord does not tell.
            asked = call.preferences.zone is None
            hours = (Button(words.text("quiet-hours"), Press("hours")),) if asked else ()
            new = not await call.read(finding.has_played, call.caller.user, info.game)
            offered = (*hours, *(learn_button(info.game, words) if new else ()))
            told = joined_message(outcome, words)
            return replace(told, parts=(*told.parts, row(*offered))) if offered else told
        case LobbyChanged():
            return joined_message(outcome, words)
        case Closed(told=told):
            told_by_dm = words.text("dead-closed-by-dm", n=told or 0)
            return note(words.text("dead-closed") if told is None else told_by_dm)
        case Moved(info=info):
            return note(words.text("dead-moved", link=table_link(info)))
        case Voted():
            alone = outcome.result == "agreed" and len(outcome.loaded.owned) == 1
            return note(words.text("house-vote-alone" if alone else f"bot-vote-{outcome.result}"))
        case Refused():
            return await fresh(call, outcome.loaded, refusal(outcome.reason, outcome.loaded, words))
        case Stale():
            return await fresh(call, outcome.loaded, words.text("house-wrong-old-panel"))
        case Objected():
            return objection_message(outcome, words)
        case _:
            assert_never(outcome)


async def done_message(call: Call, done: Done) -> Message:
    """What was done; then the next question, or who is asked now."""
    words, loaded = call.words, done.loaded
    foresee(call.backend.renderer, loaded)
    question = loaded.question
    lines: list[str] = []
    if done.rest:
        lines.append(words.text("house-drawn-rest", rest=f"`{'; '.join(done.rest)}`"))
    if question is not None:
        return await fresh(call, loaded, "\n".join(lines), given=done.moves)
    # The table's post tells the turn in full; here it is said once what it came to.
    lines = [*(turn_summary(loaded, done.moves, words) or told_of(loaded, done.moves, words)), *lines]
    seats = waited_for(loaded)
    if loaded.info.phase != "running":
        results = loaded.match.results()
        over = words.text("house-done-over") if results is None else result_line(loaded, results, words)
        lines.insert(0, over)
        sheet = Button(words.text("house-score-sheet"), Press("sheet", loaded.info.id))
        return Message((Text("\n".join(lines)), row(sheet)), panel=loaded.info.id)
    lines.append(words.text("house-done", n=len(seats), who=named(words, loaded.people, seats)))
    buttons = looking(loaded, words).buttons
    if loaded.seat is not None and loaded.match.floor(loaded.seat) < len(loaded.match.standing_moves):
        undo = Press("undo", loaded.info.id, loaded.match.revision, TURN)
        buttons = (Button(words.text("house-take-back"), undo), *buttons)
    return Message((Text("\n".join(lines)), row(*buttons)), panel=loaded.info.id)


def refusal(reason: Reason, loaded: LoadedMatch, words: Words) -> str:
    """Why the rules refuse something, and where the rulebook says so."""
    said = words.say(replace(reason.label, args=_examples(reason.label, loaded, words)), loaded.everyone)
    if not reason.section:
        return words.text("house-reason", reason=said)
    return words.text("house-wrong-picks", reason=said, section=loaded.face.heading(reason.section, words))


def _examples(label: Label, loaded: LoadedMatch, words: Words) -> tuple[tuple[str, Arg], ...]:
    """What fills a label; an example of what could be typed is in the reader's language."""
    return tuple(
        [
            (name, loaded.face.spoken(arg, words) if name == "example" and isinstance(arg, str) else arg)
            for name, arg in label.args
        ]
    )


def standing_selects(loaded: LoadedMatch, words: Words) -> list[Select]:
    """The menus of answers that may be given once and for all, one for each question that may still be asked."""
    asked_now = {each.kind for each in loaded.match.questions_shown()}
    stands = "" if loaded.seat is None else loaded.standing.get(loaded.seat, "")
    menus: list[Select] = []
    for number, question in enumerate(GAMES[loaded.info.game].standing()):
        if question.once is not None and question.once not in asked_now:
            continue
        keys = stands.split()
        ask = Pick(ASK_ME, words.text("house-settings-ask-me"))
        picks = [Pick(key, words.plain(label, loaded.everyone), chosen=key in keys) for key, label in question.answers]
        press = Press("stand", loaded.info.id, slot=f"q{number}")
        asked = words.plain(question.asked, loaded.everyone)
        menus.append(Select(words.text("house-settings-standing", asked=asked), press, (ask, *picks)))
    return menus


async def done_or_not(call: Call, outcome: Outcome, key: str) -> Message:
    """One sentence if it was done, else why it was not."""
    return note(call.words.text(key)) if outcome.kind == "done" else await outcome_message(call, outcome)
