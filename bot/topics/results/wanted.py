"""What someone wants to see of results, as presses name it."""

from __future__ import annotations

from bot.core.boxes.packs import NAME
from bot.discord.ids import Press, number_in
from bot.store.results import Kind
from rules.core.frozen import frozen
from rules.games import GAMES

ME, SERVER, SEASON = "me", "server", "season"
"""Whose results are looked at, besides a person's by number; the server's of all time, or of the season that runs."""

ALL = "all"
"""In place of a game's key: all games."""

LAST = 9999
"""The last page that is looked up; a press may name any number."""


@frozen
class Wanted:
    """What someone looks at.

    Attributes:
        whose: `ME`, `SERVER`, `SEASON`, or a person's number.
        game: Key of a game, with the name of a box behind a stroke if it was played with that; or `ALL`.
        page: Pages of finished games back from the newest.
    """

    whose: str
    game: str = ALL
    page: int = 0

    def press(self, verb: str, slot: str) -> Press:
        """A press that leads here; the slot tells it from others of the same message."""
        return Press(verb, at=self.page, slot=slot, state=f"{self.whose} {self.game}")

    @property
    def kind(self) -> Kind | None:
        """What was played; None for all games."""
        return None if self.game == ALL else Kind(*self.game.split("/", 1))


def wanted_by(press: Press) -> Wanted:
    """What a press wants to see."""
    whose, _, game = press.state.partition(" ")
    known = whose in (ME, SERVER, SEASON) or number_in(whose) is not None
    return Wanted(whose if known else ME, game if is_kind(game) else ALL, min(press.at, LAST))


def is_kind(game: str) -> bool:
    """Whether a text names a game, or a game and a box."""
    key, stroke, box = game.partition("/")
    return key in GAMES and bool(NAME.fullmatch(box)) == bool(stroke)
