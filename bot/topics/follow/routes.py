"""What leads to following."""

from __future__ import annotations

from bot.discord.routes import Route, Routes
from bot.topics.follow import screens

ROUTES = Routes(
    presses={
        "follow": Route(screens.show, "own"),
        "followhow": Route(screens.choose, "here"),
        "followwho": Route(screens.choose_people, "here"),
        "unfollow": Route(screens.all_of_them, "own"),
        "unfollow:some": Route(screens.end, "here"),
    },
)
