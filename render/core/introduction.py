"""What shows a game to those who do not know it: the card of its lobby, and four pictures of how it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from render.core.canvas import TABLE_WIDE, Canvas, Style
from render.core.colours import INK_2, PAPER
from render.core.header import HEIGHT, TITLE_LEFT, draw_header_ground, seal
from render.core.palette import developed
from render.core.sprites import printed
from rules.core.frozen import frozen

if TYPE_CHECKING:
    from render.core.context import RenderContext
    from render.core.picture import Picture
    from render.core.pictures import Pictures

Seen = TypeVar("Seen")

NAME = Style("title", 76, smallest=48)
MOTTO = Style("plain", 40, INK_2, smallest=30)


@frozen
class Shown:
    """A band of a picture that shows a step of a game.

    Attributes:
        what: Id of a close-up, or None for the table.
        top: Where the band begins, in pixels.
        bottom: Where it ends.
    """

    what: str | None
    top: int
    bottom: int


@frozen
class Introduction:
    """How a game is shown to those who do not know it.

    Attributes:
        kanji: The two signs of its seal.
        answers: Answers after which a match of our own is worth looking at.
        card: The band of the table that its card shows, top and bottom in pixels.
        steps: What is shown with each of the steps in which it is told.
    """

    kanji: str
    answers: int
    card: tuple[int, int]
    steps: tuple[Shown, ...]


def card(shown: Introduction, pictures: Pictures[Seen], view: Seen, context: RenderContext) -> Picture:
    """The card of a game: its seal, its name, and a part of its table."""
    top, bottom = shown.card
    words, name = context.words, context.words.text(f"{pictures.game}-name")
    motto = words.text(f"{pictures.game}-motto")
    canvas = Canvas(printed(TABLE_WIDE, HEIGHT + bottom - top, PAPER, lambda pen: draw_header_ground(pen, TABLE_WIDE)))
    canvas.put_corner(seal(shown.kanji), 30, 12)
    wide = canvas.write(name, TITLE_LEFT, 64, NAME)
    left = TITLE_LEFT + wide + 40
    canvas.write(motto, TABLE_WIDE - 40, 68, MOTTO, "right", room=TABLE_WIDE - 40 - left)
    table = pictures.draw_table(view, None, context.people, words.lang, context.match).image
    canvas.image.paste(table.crop((0, top, TABLE_WIDE, bottom)), (0, HEIGHT))
    alt = words.text("house-card-alt", game=name, motto=motto)
    return developed(canvas.image, pictures.game, alt, "card.png")
