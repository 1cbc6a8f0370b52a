"""What leads to the settings of a server."""

from __future__ import annotations

from bot.discord.routes import Command, Route, Routes
from bot.topics.rooms import screens

ROUTES = Routes(
    presses={"server": Route(screens.choose, "here")},
    commands=(Command("table-settings", screens.settings, only_servers=True, only_managers=True),),
)
