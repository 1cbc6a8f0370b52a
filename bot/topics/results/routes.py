"""What leads to results."""

from __future__ import annotations

import discord

from bot.discord.completing import games
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.results import screens

ROUTES = Routes(
    presses={
        "results": Route(screens.turned, "here"),
        "inwords": Route(screens.in_words, "own"),
        "finished": Route(screens.finished, "own"),
    },
    commands=(
        Command(
            "results",
            screens.results,
            (
                Option("whose", discord.User),
                Option("game", choices=games),
                Option("scope", choices=(("choice-scope-me", "me"), ("choice-scope-server", "server"))),
            ),
        ),
    ),
)
