"""What leads to one's note about a match."""

from __future__ import annotations

from bot.discord.routes import Route, Routes
from bot.topics.notes import screens

ROUTES = Routes(presses={"note": Route(screens.form, "form"), "notedown": Route(screens.write, "here")})
