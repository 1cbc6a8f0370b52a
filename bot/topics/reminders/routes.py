"""What leads from a reminder."""

from __future__ import annotations

from bot.discord.routes import Route, Routes
from bot.topics.reminders import screens

ROUTES = Routes(presses={"mute": Route(screens.mute, "own")})
