"""What leads to practice and playing once more."""

from __future__ import annotations

from functools import partial

from bot.discord.completing import games
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.practice import screens
from rules.core.player import LEVELS

ROUTES = Routes(
    presses={
        "rematch": Route(screens.rematch, "own"),
        "practise": Route(screens.practise_anew, "here"),
    },
    commands=(
        Command(
            "practice",
            screens.practise,
            (
                Option("game", needed=True, choices=partial(games, lambda game: game.automatic)),
                Option("level", choices=tuple((f"bots-level-{level}", level) for level in LEVELS)),
            ),
        ),
    ),
)
