"""What leads to help and rules."""

from __future__ import annotations

from bot.discord.completing import games
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.help import screens

ROUTES = Routes(
    presses={
        "help": Route(screens.help_screen, "here"),
        "how": Route(screens.how, "own"),
        "step": Route(screens.how, "here"),
        "rule": Route(screens.rule, "own"),
        "what": Route(screens.explain, "here"),
    },
    commands=(
        Command("help", screens.show_help),
        Command(
            "rules",
            screens.look_up,
            (Option("about", needed=True, complete=screens.topics), Option("game", choices=games)),
        ),
    ),
)
