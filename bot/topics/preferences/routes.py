"""What leads to personal settings."""

from __future__ import annotations

from bot.discord.routes import Command, Route, Routes
from bot.topics.preferences import screens

ROUTES = Routes(
    presses={
        "hours": Route(screens.open_hours, "form"),
        "wishes": Route(screens.open_wishes, "form"),
        "set": Route(screens.set_preference, "here"),
        "noted": Route(screens.set_preference, "own"),
        "hush": Route(screens.hush, "here"),
    },
    commands=(Command("settings", screens.settings),),
)
