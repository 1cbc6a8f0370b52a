"""What leads to lessons, and what is pressed in their panels."""

from __future__ import annotations

from functools import partial

from bot.discord.completing import games
from bot.discord.routes import Command, Option, Route, Routes
from bot.topics.lessons import screens

ROUTES = Routes(
    presses={
        "learn": Route(screens.begin, "own"),
        "lesson": Route(screens.go, "here"),
        "lesson/play": Route(screens.again, "own"),
        "lesson/again": Route(screens.again, "here"),
        "lesson/answer": Route(screens.answer, "here"),
        "lesson/menu": Route(screens.answer, "here"),
        "lesson/filled": Route(screens.answer, "here"),
        "lesson/sure": Route(screens.answer, "here"),
        "lesson/stand": Route(screens.answer, "here"),
        "lesson/preset": Route(screens.preset, "here"),
        "lesson/toggle": Route(screens.preset, "here"),
        "lesson/more": Route(screens.more, "here"),
    },
    commands=(
        Command(
            "learn", screens.learn, (Option("game", needed=True, choices=partial(games, lambda game: game.taught)),)
        ),
    ),
)
