"""What leads to plans."""

from __future__ import annotations

from bot.discord.routes import Route, Routes
from bot.topics.plans import screens

ROUTES = Routes(presses={"plans": Route(screens.show, "here"), "plan": Route(screens.fill, "here")})
