"""*How it plays*: a game shown to a newcomer, by a match of our own that no one plays."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bot.core.tables import own_tables
from bot.discord.ids import Press
from bot.discord.message import Button, Image, Message, Text, row
from render.core.context import RenderContext
from render.core.people import Person
from render.faces import FACES
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.store.records import MatchInfo
    from render.core.picture import Picture
    from render.core.words import Words
    from rules.core.match import Match

NAMES = ("Mika", "Jonas", "Giulia")
"""Who sits at the table of the example."""

MATCH = "7K2"
"""What the example is called; it is no match that is kept."""

SEED = b"harbour"


@cache
def example(game: str) -> Match:
    """A match of a game as far as its face wants it, the same in every process."""
    rules, face = GAMES[game], FACES[game]
    seats = min(len(NAMES), rules.seats[1])
    match, rng = rules.with_tables(own_tables(rules)).deal(rules.setup(seats, SEED)), Rng(SEED)
    for _ in range(face.example):
        asked = [question for question in match.questions() if question.answered is None]
        if not asked:
            break
        seat = asked[0].seat
        match.give(seat, rules.prefer(asked[0], match.view(seat), rules.aims[seat], rng))
    return match


def _reader(game: str, words: Words) -> RenderContext:
    people = zip(NAMES, GAMES[game].colours, strict=False)
    return RenderContext(MATCH, tuple(Person(name, colour) for name, colour in people), words)


@cache
def title_card(game: str, words: Words) -> Picture | None:
    """The picture in the post of a lobby, drawn once; None for a game that shows nothing of itself."""
    face = FACES.get(game)
    if face is None or not face.example:
        return None
    return face.card(example(game).view(None), _reader(game, words))


def how_button(info: MatchInfo, words: Words) -> tuple[Button, ...]:
    """The button for *How it plays*, in a game that can be shown."""
    shown = info.game in FACES and FACES[info.game].example
    return (Button(words.text("house-how"), Press("how", info.id, slot=info.game)),) if shown else ()


def learn_button(game: str, words: Words) -> tuple[Button, ...]:
    """The button for the lesson of a game that has one."""
    return (Button(words.text("lesson-button"), Press("learn", slot=game)),) if GAMES[game].taught else ()


@cache
def _steps(game: str, words: Words) -> tuple[Picture, ...]:
    """The pictures of *How it plays*, drawn once."""
    return FACES[game].steps(example(game).view(Seat(0)), _reader(game, words))


def how_message(game: str, words: Words, number: int = 1) -> Message:
    """A step of *How it plays* with its picture, so that it is one screen of a phone.

    Args:
        number: Which step, from 1; any number counts as the nearest there is.
    """
    pictures = _steps(game, words)
    last = len(pictures)
    number = min(max(number, 1), last)
    title = words.text("house-how-title", game=words.text(f"{game}-name-short"))
    said = f"{title}\n{words.text(f'{game}-how-{number}')}"
    before = Button(words.text("house-back"), Press("step", at=number - 1, slot=game), off=number == 1)
    after = Button(words.text("house-how-next"), Press("step", at=number + 1, slot=game), "primary", off=number == last)
    more = (Text(words.text("house-how-more")),) if number == last else ()
    return Message((Text(said), Image(pictures[number - 1]), *more, row(before, after, *learn_button(game, words))))
