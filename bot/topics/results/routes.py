"""What leads to results."""

from __future__ import annotations

import discord

from bot.discord.completing import games
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.results import screens

SCOPES = ("me", "server", "season")

ROUTES = Routes(
    presses={
        "results": Route(screens.turned, "here"),
        "inwords": Route(screens.in_words, "own"),
        "season": Route(screens.of_server, "own"),
        "finished": Route(screens.finished, "own"),
    },
    commands=(
        Command(
            "results",
            screens.results,
            (
                Option("whose", discord.User),
                Option("game", choices=games),
                Option("scope", choices=tuple((f"choice-scope-{scope}", scope) for scope in SCOPES)),
            ),
        ),
    ),
)
