"""What leads to a match as a file."""

from __future__ import annotations

from bot.discord.completing import MATCH
from bot.discord.routes import Command, Routes
from bot.topics.record import screens

ROUTES = Routes(commands=(Command("game-export", screens.export, (MATCH,)),))
