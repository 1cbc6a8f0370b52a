"""What leads to a match as a file, to its proof, and to a report."""

from __future__ import annotations

from bot.discord.completing import MATCH
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.record import screens

ROUTES = Routes(
    presses={"proved": Route(screens.show, "here")},
    commands=(
        Command("game-export", screens.export, (MATCH,)),
        Command("game-verify", screens.verify, (MATCH,)),
        Command("game-report", screens.report, (Option("said", needed=True), MATCH)),
    ),
)
