"""What leads to the position of the day, and what is pressed in its panel."""

from __future__ import annotations

from bot.discord.routes import Route, Routes
from bot.topics.day import screens

ROUTES = Routes(
    presses={
        "today": Route(screens.show, "own"),
        "day/play": Route(screens.show, "own"),
        "day/again": Route(screens.show, "here"),
        "day/answer": Route(screens.answer, "here"),
        "day/menu": Route(screens.answer, "here"),
        "day/filled": Route(screens.answer, "here"),
        "day/sure": Route(screens.answer, "here"),
        "day/stand": Route(screens.answer, "here"),
        "day/preset": Route(screens.preset, "here"),
        "day/toggle": Route(screens.preset, "here"),
        "day/back": Route(screens.back, "here"),
        "day/more": Route(screens.more, "here"),
        "day/over": Route(screens.anew, "here"),
    },
)
