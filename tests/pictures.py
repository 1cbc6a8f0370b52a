"""Draws every kind of picture of a game into a folder, to be looked at; with --palette first makes its palette anew.

    python -m tests.pictures GAME FOLDER [--palette]

They come from matches that play themselves, at every number of seats and in every language, and from positions laid by
hand where a game has them. Each is written at full size and, as ``...-400.png``, as a phone column shows it.
"""

from __future__ import annotations

import argparse
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image

from bot.bench.dealing import dealt
from bot.bench.showing import people_of
from render.core.game_face import GameFace
from render.core.languages import LANGUAGES
from render.core.palette import PALETTES, developed, palette
from render.faces import FACES
from rules.core.rng import Rng
from rules.core.seats import Seat
from rules.games import GAMES
from tests.render import contact_sheet, contact_sheet_nippon, contact_sheet_yokohama
from tests.render.contact_sheet_yokohama_near import near
from tests.render.palette_making import made_palette, write_palette

if TYPE_CHECKING:
    from collections.abc import Iterator

    from render.core.canvas import Canvas
    from rules.core.match import Match

EVERY = 40
"""Answers between two positions of which all is drawn."""

PHONE = 400
"""Width in pixels of a phone's column."""


def face_of(game: str) -> GameFace[Any]:
    """The face of a game that draws pictures.

    Raises:
        SystemExit: It draws none of its own.
    """
    face = FACES[game]
    if not isinstance(face, GameFace):
        raise SystemExit(f"{game} draws no pictures of its own")
    return face


def positions(game: str) -> Iterator[tuple[str, Match]]:
    """Positions of a match at each number of seats, the last of them its end."""
    kind = GAMES[game]
    for seats in range(kind.seats[0], kind.seats[1] + 1):
        match, dice, count = dealt(game, seats, seats), Rng(b"pictures" + bytes([seats])), 0
        while asked := match.questions():
            if count % EVERY == 0:
                yield f"{seats}-{count:03}", match
            question = asked[dice.below(len(asked))]
            aim = kind.aims[seats % len(kind.aims)]
            match.give(question.seat, kind.prefer(question, match.view(question.seat), aim, dice))
            count += 1
        yield f"{seats}-end", match


def played(game: str) -> Iterator[tuple[str, Canvas]]:
    """All pictures of these positions, each in one language."""
    face = face_of(game)
    pictures = face.pictures
    for number, (name, match) in enumerate(positions(game)):
        lang = tuple(LANGUAGES)[number % len(LANGUAGES)]
        people = people_of(match)
        view = match.view(None)
        yield f"{name}-table-{lang}", pictures.draw_table(view, None, people, lang, "7K2")
        for seat in range(match.setup.seats):
            if (draw_hand := pictures.draw_hand) is not None:
                yield f"{name}-hand{seat}-{lang}", draw_hand(match.view(Seat(seat)), people, lang, "7K2", None)
        for what in face.looks(view):
            file = what.replace(":", "-")
            yield f"{name}-{file}-{lang}", pictures.draw_close_up(view, what, people, lang, "7K2", None)
        if not match.questions():
            yield f"{name}-score-{lang}", pictures.draw_score(view, people, lang, "7K2", ())


def laid(game: str) -> Iterator[tuple[str, Canvas]]:
    """Pictures of positions laid by hand, the ordinary, the emptiest and the fullest, and of all icons."""
    match game:
        case "osaka":
            yield from contact_sheet.sheets()
            yield "icons", contact_sheet.icon_canvas()
        case "yokohama":
            yield from contact_sheet_yokohama.sheets()
            yield from ((name, draw()) for name, draw in near().items())
            yield "icons", contact_sheet_yokohama.icon_canvas()
        case "nippon":
            yield from contact_sheet_nippon.sheets()
            yield "icons", contact_sheet_nippon.icon_canvas()
        case _:
            return


def on_a_phone(picture: Image.Image) -> Image.Image:
    """A picture at the width of a phone's column."""
    return picture.resize((PHONE, round(PHONE * picture.height / picture.width)), Image.Resampling.LANCZOS)


def main() -> None:
    """Read the command line and write the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(FACES))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--palette", action="store_true")
    asked = parser.parse_args()
    pictures = face_of(asked.game).pictures
    asked.folder.mkdir(parents=True, exist_ok=True)
    if asked.palette:
        samples = (canvas.image for name, canvas in chain(played(asked.game), laid(asked.game)) if "-en" in name)
        write_palette(made_palette(samples, pictures.flat), PALETTES / f"{asked.game}.png")
        palette.cache_clear()
    for name, canvas in chain(played(asked.game), laid(asked.game)):
        (asked.folder / f"{name}.png").write_bytes(developed(canvas.image, asked.game, "", "").png)
        on_a_phone(canvas.image).save(asked.folder / f"{name}-400.png")


if __name__ == "__main__":
    main()
