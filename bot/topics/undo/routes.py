"""What leads to taking answers back."""

from __future__ import annotations

from bot.discord.completing import MATCH
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.undo import screens

ROUTES = Routes(
    presses={
        "back": Route(screens.back, "here"),
        "over": Route(screens.start_over, "here"),
        "undo": Route(screens.undo, "own"),
        "propose": Route(screens.propose, "here"),
    },
    commands=(Command("game-undo", screens.go_back, (Option("to", complete=screens.lines), MATCH)),),
)
