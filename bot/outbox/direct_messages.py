"""What people are sent by DM: the hand of a seat, and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.discord.message import Button, Message, Part, Text, row
from bot.discord.screens.board import hand_parts
from bot.discord.screens.demands import status_lines
from bot.discord.screens.panels import question_message
from bot.discord.screens.reader import game_name, hand_button, names_of, render_context, table_link, turns_before
from bot.discord.screens.story import lines_of
from bot.outbox.posts import TURN
from rules.core.labels import Who
from rules.core.log import Undo

if TYPE_CHECKING:
    from bot.core.loaded_match import LoadedMatch
    from render.core.words import Words

LINES = 8
"""Lines of the log that tell what happened last."""

MOVES = 24
"""Answers among which these lines are sought."""


def hand_dm_message(loaded: LoadedMatch, post: int, words: Words) -> Message:
    """The DM with a seat's hand."""
    info = loaded.info
    title = words.text("house-hand-dm", game=game_name(words, info.game), match=info.id, link=table_link(info))
    play = Button(words.text("house-play"), Press("play", info.id, post), "primary")
    again = Button(words.text("house-hand"), Press("hand", info.id, post))
    buttons = row(play, again) if loaded.question else row(again)
    return Message((Text(title), *hand_parts(loaded, words), *_of_its_day(loaded, words), buttons), TURN)


def _of_its_day(loaded: LoadedMatch, words: Words) -> list[Part]:
    """A note that goods and money are as of the DM; empty if it shows only cards."""
    if loaded.seat is None:
        return []
    view, reader = loaded.match.view(loaded.seat), render_context(loaded, words)
    if loaded.face.hand_told(view, None, reader) == loaded.face.hand_text(view, reader):
        return []
    return [Text(words.text("bot-hand-of-its-day"))]


def asked_dm_message(loaded: LoadedMatch, post: int, words: Words) -> Message:
    """The DM with a question: with its panel when it comes out of turn, else a call to the table."""
    info, question = loaded.info, loaded.question
    if question is None:
        return asked_closed_message(loaded, words)
    what = words.say(question.prompt, loaded.everyone)
    game = game_name(words, info.game)
    head = words.text("house-demand-dm", game=game, match=info.id, what=what, link=table_link(info))
    if info.standstill in ("barred", "gone"):
        head = f"{head}\n{words.text(f'dead-call-{info.standstill}')}"
    tail = row(Button(words.text("house-play"), Press("play", info.id, post), "primary"))
    if not question.together:
        return Message((Text(head), tail), TURN)
    panel = question_message(loaded, question, words)
    return Message((Text(head), *panel.parts, tail), TURN)


def asked_closed_message(loaded: LoadedMatch, words: Words) -> Message:
    """The same DM once the question is answered."""
    info, question = loaded.info, loaded.question
    game = game_name(words, info.game)
    text = words.text("bot-asked-no-more", game=game, match=info.id, link=table_link(info))
    if question is None or question.given is None or info.phase != "running":
        return Message((Text(text),))
    # It is answered but does not count yet: until then the answer may be changed.
    kept = words.say(question.explain(question.given).label, loaded.everyone)
    play = Button(words.text("house-play"), Press("play", info.id))
    return Message((Text(f"{text}\n{words.text('house-answer-kept', what=kept)}"), row(play)))


def called_back_message(loaded: LoadedMatch, words: Words) -> Message:
    """The same DM once the turn before was taken back."""
    info = loaded.info
    undo = next(entry for entry in reversed(loaded.match.entries) if isinstance(entry, Undo))
    names = {"game": game_name(words, info.game), "match": info.id, "link": table_link(info)}
    return Message((Text(words.text("dead-called-back", **names, who=words.name(loaded.everyone, Who(undo.seat)))),))


def taken_over_message(loaded: LoadedMatch, words: Words) -> Message:
    """How the match stands, what happened last as everyone saw it, and who is asked now."""
    info, match = loaded.info, loaded.match
    # A colour tells the seat: the name that stands at it is the reader's own since.
    colour = words.text(f"house-colour-{loaded.people[loaded.own].colour}")
    names = {**names_of(loaded, words), "link": table_link(info), "colour": colour}
    score = loaded.face.score_line(match.view(None), render_context(loaded, words))
    lines = [words.text("dead-taken-over", **names), score]
    story = lines_of(loaded, match.standing_moves[: match.published][-MOVES:], words, None)[-LINES:]
    if story:
        lines += [words.text("dead-last-lines"), *(words.text("house-post-line", what=line) for line in story)]
    lines += status_lines(loaded, words)
    before = turns_before(loaded)
    if before:
        lines.append(words.text("dead-in-line", n=before))
    question = loaded.question
    play = (Button(words.text("house-play"), Press("play", info.id), "primary"),) if question is not None else ()
    hand = hand_button(info, Press("hand", info.id), words)
    closer = Button(words.text("house-closer"), Press("closer", info.id))
    buttons = row(*play, *hand, closer, Button(words.text("house-log"), Press("log", info.id)))
    return Message((Text("\n".join(lines)), buttons))
