"""What leads to finding players."""

from __future__ import annotations

from bot.discord.routes import Command, Route, Routes
from bot.topics.find import screens

ROUTES = Routes(
    presses={
        "find": Route(screens.choose, "here"),
        "findon": Route(screens.begin, "here"),
        "findoff": Route(screens.withdraw, "here"),
        "findbots": Route(screens.start_with_bots, "here"),
    },
    commands=(Command("find", screens.show, only_servers=True),),
)
