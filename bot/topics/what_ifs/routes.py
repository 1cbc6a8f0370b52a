"""What leads to a private copy, and what is pressed in its panel."""

from __future__ import annotations

from bot.discord.routes import Route, Routes
from bot.topics.what_ifs import screens

ROUTES = Routes(
    presses={
        "whatif": Route(screens.show, "here"),
        "renew": Route(screens.renew, "here"),
        "try/play": Route(screens.again, "own"),
        "try/again": Route(screens.again, "here"),
        "try/answer": Route(screens.answer, "here"),
        "try/menu": Route(screens.answer, "here"),
        "try/filled": Route(screens.answer, "here"),
        "try/sure": Route(screens.answer, "here"),
        "try/stand": Route(screens.again, "here"),
        "try/preset": Route(screens.preset, "here"),
        "try/toggle": Route(screens.preset, "here"),
        "try/back": Route(screens.back, "here"),
        "try/over": Route(screens.from_the_start, "here"),
        "try/more": Route(screens.more, "here"),
        "tryothers": Route(screens.choose_others, "here"),
        "tryend": Route(screens.end, "here"),
    },
)
