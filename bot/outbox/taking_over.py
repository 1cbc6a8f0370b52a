"""What someone is told who has taken a seat over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.discord.ids import Press
from bot.discord.message import Button, Message, Text, row
from bot.discord.screens.reader import hand_button, names_of, render_context, table_link, turns_before
from bot.discord.screens.story import lines_of
from bot.outbox.posts import status_lines

if TYPE_CHECKING:
    from bot.core.outcomes import LoadedMatch
    from render.core.words import Words

LINES = 8
"""Lines of the log that tell what happened last."""

MOVES = 24
"""Answers among which these lines are sought."""


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
