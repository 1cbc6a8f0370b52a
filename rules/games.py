"""The games of the house, by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.nippon.game import NIPPON
from rules.osaka.game import OSAKA
from rules.yokohama.game import YOKOHAMA

if TYPE_CHECKING:
    from rules.core.game import Game

GAMES: dict[str, Game] = {game.key: game for game in (YOKOHAMA, OSAKA, NIPPON)}
