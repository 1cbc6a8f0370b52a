"""What leads to the votes of a table."""

from __future__ import annotations

from bot.core.match.proposing import RESTS
from bot.discord.completing import MATCH
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.votes import screens

DAYS = tuple((f"choice-rest-{days}", days) for days in RESTS)

ROUTES = Routes(
    presses={
        "agree": Route(screens.agree, "own"),
        "keep": Route(screens.keep, "own"),
        "would": Route(screens.would, "own"),
        "resume": Route(screens.resume, "own"),
        "rest": Route(screens.rest, "own"),
        "rest:sure": Route(screens.rest, "here"),
        "finish": Route(screens.finish, "own"),
        "finish:sure": Route(screens.finish, "here"),
    },
    commands=(
        Command("game-end", screens.finish, (MATCH,)),
        Command("game-pause", screens.pause, (Option("until", int, needed=True, choices=DAYS), MATCH)),
    ),
)
