"""What the values of a pack lead to beside ours: the same matches of automatic players with both."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.cli.calibrate import calibrate
from bot.cli.calibration_lines import said
from bot.core.tables import own_tables
from render.faces import FACES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.cli.calibration import Calibration
    from bot.core.boxes.rows import Examined
    from rules.core.game import Game
    from rules.core.player import Level

LEVEL: Level = "trader"

NAME, CELL = 34, 14
"""Characters of the first column and of the others."""


def compare(game: Game, found: Examined, games: int) -> None:
    """Let automatic players play with our values and with those of a pack, and print both side by side.

    Args:
        game: The game, with as many players as it takes.
        found: Its tables in the pack, which can be used.
        games: Matches with each.
    """
    if not game.automatic:
        print(f"{game.key} has no automatic players that could try it.")
        return
    seats = game.seats[1]
    theirs = game.tables.validate_python(found.content, strict=False)
    played = [
        calibrate(game, FACES[game.key], tables, players=seats, games=games, seed=0, level=LEVEL, options={})
        for tables in (own_tables(game), theirs)
    ]
    print(f"{game.key}, {seats} seats, {games} matches with each", "", sep="\n")
    for name, *cells in _lines(*played):
        print(f"  {name:<{NAME}}" + "".join(f"{cell:>{CELL}}" for cell in cells))


def _lines(ours: Calibration, theirs: Calibration) -> Iterator[tuple[str, ...]]:
    """Name of a line, our figure, the pack's."""
    both = (ours, theirs)
    yield "", "ours", "this box"
    yield "matches that came to an end", *(str(one.finished) for one in both)
    yield "rounds", *(said(one.rounds) for one in both)
    yield "points of winners", *(said(one.totals(won=True)) for one in both)
    yield "points of losers", *(said(one.totals(won=False)) for one in both)
    for end in dict.fromkeys((*ours.ends, *theirs.ends)):
        yield f"ended by {end}", *(str(one.ends.get(end, 0)) for one in both)
    for source in dict.fromkeys((*ours.points, *theirs.points)):
        yield f"points from {source}", *(_of(one, source) for one in both)
    for place in range(ours.players):
        yield f"wins of turn order {place + 1}", *(f"{one.order[place].wins:g}" for one in both)
    for kind in dict.fromkeys((*ours.uses, *theirs.uses)):
        yield (
            f"{kind} never used",
            *(str(sum(not used.all for used in one.uses.get(kind, {}).values())) for one in both),
        )


def _of(one: Calibration, source: str) -> str:
    """Points of a seat from a source, on average."""
    return said([*one.of(source, won=True), *one.of(source, won=False)])
