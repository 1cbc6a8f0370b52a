"""How long a picture takes to be drawn, and how large it is."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from bot.bench.figures import spread
from bot.bench.playing import playouts
from render.core.context import RenderContext
from render.core.people import Person, at_table
from render.core.words import Words
from render.faces import FACES
from rules.games import GAMES

if TYPE_CHECKING:
    from bot.bench.figures import Figures
    from render.core.people import People
    from rules.core.match import Match
    from rules.core.table import View

NAMES = ("Mika", "Hana", "Tomas", "Ise")
PICTURES = 120
EVERY = 5


def people_of(match: Match) -> People:
    """Names for all who play a match."""
    setup, game = match.setup, GAMES[match.setup.game]
    owners = tuple(Person(name, colour) for name, colour in zip(NAMES, game.colours, strict=False))
    return at_table(owners[: setup.seats], game, dict(setup.options))


def drawing(game: str) -> Figures:
    """Milliseconds to draw the table, warm and the first time, and KiB of its file."""
    face = FACES[game]
    times: list[float] = []
    sizes: list[float] = []
    before: View | None = None
    for number, (match, _) in enumerate(playouts(game, 30)):
        if number % EVERY:
            continue
        view = match.view(None)
        context = RenderContext("7K2", people_of(match), Words.of("en"))
        begin = perf_counter()
        picture = face.table(view, before if match.revision > EVERY else None, context)
        times.append(1e3 * (perf_counter() - begin))
        sizes.append(len(picture.png) / 1024)
        before = view
        if len(times) > PICTURES:
            break
    cold, *warm = times
    return {"render_ms": spread(warm), "picture_kib": spread(sizes), "cold_ms": spread([cold])}
