"""What leads to a match as a file, to its proof, and to a report."""

from __future__ import annotations

from bot.discord.completing import MATCH
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.record import film, screens

ROUTES = Routes(
    presses={
        "proved": Route(screens.show, "here"),
        "film": Route(film.film, "own"),
        "film:look": Route(film.look, "here"),
        "film:stop": Route(film.stop, "here"),
    },
    commands=(
        Command("game-export", screens.export, (MATCH,)),
        Command("game-verify", screens.verify, (MATCH,)),
        Command("game-report", screens.report, (Option("said", needed=True), MATCH)),
    ),
)
