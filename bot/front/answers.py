"""What became of an act, told to the person who acted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, assert_never

from bot.front.ids import Press
from bot.front.lobby import joined_sheet
from bot.front.objections import looking, not_asked, objection_sheet
from bot.front.panels import question_sheet
from bot.front.reader import named, waited_for
from bot.front.sheet import Button, Pick, Sheet, Text, note, row
from bot.front.story import lines_of, turn_so_far
from bot.play.outcomes import Card, Done, LobbyChanged, Objected, Refused, Stale, Voted
from rules.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.front.call import Call
    from bot.play.outcomes import Outcome, Sitting
    from render.core.words import Words
    from rules.core.reasons import Reason


async def fresh(call: Call, sitting: Sitting, head: str = "", *, carry: str = "", kept: Sequence[str] = ()) -> Sheet:
    """The panel of what the caller is asked now, or what else there is to say."""
    question = sitting.question
    if question is None:
        return nothing_asked(sitting, call.words, head)
    work = partial(question_sheet, sitting, question, call.words, carry=carry, head=head, kept=kept)
    return await call.front.studio.draw(work)


async def question_or_else(call: Call, found: Sitting | Card | None, head: str = "") -> Sheet:
    """The panel, or why there is none."""
    match found:
        case None:
            return note(call.words.text("house-wrong-table" if call.match else "house-no-table"))
        case Card():
            key = "house-wrong-not-started" if found.phase == "lobby" else "house-wrong-over"
            return note(call.words.text(key))
        case _:
            return await fresh(call, found, head)


def nothing_asked(sitting: Sitting, words: Words, head: str = "") -> Sheet:
    """That it is somebody else's turn, or that the match is over, with what one may look at."""
    if not sitting.match.questions() or sitting.card.phase != "running":
        text = words.text("house-wrong-over")
        press = Press("sheet", sitting.card.id)
        buttons = row(Button(words.text("house-score-sheet"), press, "primary"))
    else:
        text = not_asked(sitting, words)
        if sitting.seat is None:
            everybody = named(words, sitting.people, sitting.owned)
            text = words.text("house-wrong-stranger", who=everybody)
        buttons = looking(sitting, words)
    return Sheet((Text(f"{head}\n{text}" if head else text), buttons))


async def outcome_sheet(call: Call, outcome: Outcome) -> Sheet:
    """The private answer to an act."""
    words = call.words
    match outcome:
        case Done():
            return await done_sheet(call, outcome)
        case LobbyChanged():
            return joined_sheet(outcome, words)
        case Voted():
            return note(words.text(f"bot-vote-{outcome.result}"))
        case Refused():
            return await fresh(call, outcome.sitting, refusal(outcome.reason, outcome.sitting, words))
        case Stale():
            return await fresh(call, outcome.sitting, words.text("house-wrong-old-panel"))
        case Objected():
            return objection_sheet(outcome, words)
        case _:
            assert_never(outcome)


async def done_sheet(call: Call, done: Done) -> Sheet:
    """What was done; then the next question, or who is asked now."""
    words, sitting = call.words, done.sitting
    question = sitting.question
    told_by_panel = question is not None and not question.together and turn_so_far(sitting, words)
    lines = [] if told_by_panel else lines_of(sitting, done.moves, words, sitting.seat)
    if done.rest:
        lines.append(words.text("house-drawn-rest", rest=f"`{'; '.join(done.rest)}`"))
    if question is not None:
        if question.answered is not None:
            kept = words.say(question.describe(question.answered).label, sitting.people)
            lines.append(words.text("house-answer-kept", what=kept))
        return await fresh(call, sitting, "\n".join(lines))
    seats = waited_for(sitting)
    if not sitting.match.questions():
        lines.append(words.text("house-done-over"))
        return Sheet(
            (Text("\n".join(lines)), row(Button(words.text("house-score-sheet"), Press("sheet", sitting.card.id))))
        )
    lines.append(words.text("house-done", n=len(seats), who=named(words, sitting.people, seats)))
    buttons = looking(sitting, words).buttons
    if sitting.seat is not None and sitting.match.floor(sitting.seat) < len(sitting.match.standing_moves):
        buttons = (Button(words.text("house-take-back"), Press("undo", sitting.card.id)), *buttons)
    return Sheet((Text("\n".join(lines)), row(*buttons)))


def refusal(reason: Reason, sitting: Sitting, words: Words) -> str:
    """Why the rules refuse something, and where the rulebook says so."""
    said = words.say(reason.label, sitting.people)
    if not reason.section:
        return words.text("house-reason", reason=said)
    return words.text("house-wrong-picks", reason=said, section=sitting.face.heading(reason.section, words))


def standing_of(sitting: Sitting, words: Words) -> tuple[Pick, ...]:
    """Wishes that may be given once and for all in this game."""
    wishes = GAMES[sitting.card.game].standing()
    return tuple(Pick(key, words.plain(label, sitting.people)) for key, label in wishes)
