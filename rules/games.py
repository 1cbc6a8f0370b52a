"""The games of the house, by key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.osaka.game import OSAKA

if TYPE_CHECKING:
    from rules.core.game import Game

GAMES: dict[str, Game] = {OSAKA.key: OSAKA}
